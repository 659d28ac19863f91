//! The tests of the ground floor.

mod modular;
mod random;
