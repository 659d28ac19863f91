//! The tests of the sections on sequences.

mod bitonic_subsequence;
mod longest_increasing_subsequence;
mod maximum_subarray;
