//! Dynamic programming over a capacity: knapsacks.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

pub mod two_dimensional_knapsack;
pub mod unbounded_knapsack;
pub mod zero_one_knapsack;
