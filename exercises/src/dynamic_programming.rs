//! The exercises of chapter 5.

pub mod two_dimensional_knapsack;
pub mod unbounded_knapsack;
pub mod zero_one_knapsack;
