//! The tests of chapter 5, one module a section.

mod from_brute_force;
mod linear_dp;
mod snapshots;
