//! The exercises of chapter 5.

pub mod bitonic_subsequence;
pub mod longest_common_subsequence;
pub mod longest_increasing_subsequence;
pub mod longest_palindrome;
pub mod maximum_binary_subtree;
pub mod maximum_radius_sum;
pub mod maximum_subarray;
pub mod maximum_subtree;
pub mod minimum_merge_cost;
mod trees;
pub mod triangle_path;
pub mod two_dimensional_knapsack;
pub mod unbounded_knapsack;
pub mod unique_paths;
pub mod zero_one_knapsack;
