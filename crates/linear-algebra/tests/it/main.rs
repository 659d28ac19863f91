//! The tests of chapter 9, one module a part, in it one a section.

mod core;
mod linear_programming;
mod matrix;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
