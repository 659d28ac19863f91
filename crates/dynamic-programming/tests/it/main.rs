//! The tests of chapter 5, one module a section.

mod snapshots;
mod tree_dp;
