//! The tests of the sections on sequences.

mod bitonic_subsequence;
mod longest_common_subsequence;
mod longest_increasing_subsequence;
mod longest_palindrome;
mod maximum_subarray;
