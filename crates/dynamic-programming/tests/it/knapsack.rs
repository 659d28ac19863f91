//! Knapsacks.

mod zero_one_knapsack;
