//! The tests of the sections on sequences.

mod longest_increasing_subsequence;
