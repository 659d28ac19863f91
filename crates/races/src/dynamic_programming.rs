//! Chapter 5, a module a section.

pub(crate) mod longest_common_subsequence;
pub(crate) mod longest_palindrome;
