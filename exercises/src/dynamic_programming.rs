//! The exercises of chapter 5.

pub mod longest_common_subsequence;
pub mod zero_one_knapsack;
