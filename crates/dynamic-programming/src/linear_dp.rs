//! Dynamic programming along sequences.

pub mod longest_common_subsequence;
pub mod longest_palindrome;
