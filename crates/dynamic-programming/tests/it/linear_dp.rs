//! The tests of dynamic programming along sequences.

mod longest_common_subsequence;
mod longest_palindrome;
