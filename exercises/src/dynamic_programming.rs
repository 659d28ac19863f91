//! The exercises of chapter 5.

pub mod maximum_subarray;
pub mod minimum_merge_cost;
pub mod unique_paths;
pub mod zero_one_knapsack;
