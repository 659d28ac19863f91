//! Dynamic programming over a capacity: which things to take when not all of them fit.

pub mod two_dimensional_knapsack;
pub mod unbounded_knapsack;
pub mod zero_one_knapsack;
