//! Chapter 5 of *Way to Algorithm*: dynamic programming on sequences, knapsacks, intervals, grids
//! and trees.
//!
//! Every section returns the value, one solution that has it, and the filled table it was read
//! from.

pub mod from_brute_force;
pub mod knapsack;
pub mod linear_dp;
pub mod regional_dp;
mod table;
pub mod tree_dp;

pub use table::{MAX_BYTES, Table, TableSizeError};
