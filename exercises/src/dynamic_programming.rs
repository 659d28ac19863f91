//! The exercises of chapter 5.

pub mod unique_paths;
pub mod zero_one_knapsack;
