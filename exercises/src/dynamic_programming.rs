//! The exercises of chapter 5.

pub mod zero_one_knapsack;
