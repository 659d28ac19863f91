//! The tests of chapter 9, one module a part, in it one a section.

mod linear_programming;
mod matrix;
mod snapshots;
