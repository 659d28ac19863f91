//! The tests of the knapsacks.

mod two_dimensional_knapsack;
mod unbounded_knapsack;
mod zero_one_knapsack;
