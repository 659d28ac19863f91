//! The exercises of chapter 5.

pub mod bitonic_subsequence;
pub mod longest_increasing_subsequence;
pub mod zero_one_knapsack;
