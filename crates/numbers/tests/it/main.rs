//! The tests of the ground floor.

mod random;
