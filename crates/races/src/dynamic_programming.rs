//! Chapter 5, a module a section.

pub(crate) mod bitonic_subsequence;
pub(crate) mod knapsack;
pub(crate) mod longest_common_subsequence;
pub(crate) mod longest_increasing_subsequence;
pub(crate) mod longest_palindrome;
pub(crate) mod maximum_radius_sum;
pub(crate) mod maximum_subarray;
pub(crate) mod minimum_merge_cost;
pub(crate) mod triangle_path;
