//! Chapter 5 of *Way to Algorithm*: dynamic programming on sequences, knapsacks, intervals, grids
//! and trees.
//!
//! Every section returns the value, one solution that has it, and the filled table it was read
//! from.

pub mod from_brute_force;
pub mod knapsack;
pub mod linear_dp;
pub mod regional_dp;
mod step;
mod table;
pub mod tree_dp;

pub use knapsack::two_dimensional_knapsack::{TwoDimensionalKnapsack, two_dimensional_knapsack};
pub use knapsack::unbounded_knapsack::{UnboundedKnapsack, unbounded_knapsack};
pub use knapsack::zero_one_knapsack::{ZeroOneKnapsack, zero_one_knapsack};
pub use linear_dp::bitonic_subsequence::{Bitonic, bitonic, bitonic_by};
pub use linear_dp::longest_common_subsequence::edit_distance::edit_distance;
pub use linear_dp::longest_common_subsequence::{Lcs, longest_common_subsequence};
pub use linear_dp::longest_increasing_subsequence::{Lis, lis, lis_by};
pub use linear_dp::longest_palindrome::{Palindromes, longest_palindrome};
pub use linear_dp::maximum_subarray::{Subarray, maximum_subarray, maximum_subarray_or_empty};
pub use regional_dp::minimum_merge_cost::instances::matrix_chain;
pub use regional_dp::minimum_merge_cost::{Merge, maximum_merge, minimum_merge};
pub use regional_dp::triangle_path::{TrianglePath, maximum_path, minimum_path};
pub use regional_dp::unique_paths::{UniquePaths, unique_paths, unique_paths_around};
pub use tree_dp::maximum_binary_subtree::{BinarySubtrees, maximum_binary_subtree};
pub use tree_dp::maximum_radius_sum::{RadiusSums, maximum_radius_sum};
pub use tree_dp::maximum_subtree::{Subtrees, maximum_subtree};
pub use tree_dp::rooted_tree::{RootedTree, TreeError};

pub use step::Step;
pub use table::{MAX_BYTES, Table, TableSizeError};

/// The example of the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
