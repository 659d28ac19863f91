//! Dynamic programming along one sequence, or along two.

pub mod bitonic_subsequence;
pub mod longest_common_subsequence;
pub mod longest_increasing_subsequence;
pub mod longest_palindrome;
pub mod maximum_subarray;
