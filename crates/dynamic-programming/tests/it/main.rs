//! The tests of chapter 5, one module a section.

#![allow(clippy::duplicate_mod, reason = "each program holds what several share")]

mod from_brute_force;
mod knapsack;
mod linear_dp;
mod regional_dp;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod tree_dp;
