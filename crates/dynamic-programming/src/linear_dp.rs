//! Dynamic programming along one sequence, or along two.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

pub mod bitonic_subsequence;
pub mod longest_common_subsequence;
pub mod longest_increasing_subsequence;
pub mod longest_palindrome;
pub mod maximum_subarray;
