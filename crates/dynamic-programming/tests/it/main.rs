//! The tests of chapter 5, one module a section.

mod linear_dp;
mod snapshots;
