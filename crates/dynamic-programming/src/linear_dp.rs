//! Dynamic programming along one sequence, or along two.

pub mod longest_increasing_subsequence;
