//! Knapsacks.

mod unbounded_knapsack;
mod zero_one_knapsack;
