//! Chapter 5, a file a section.

mod longest_common_subsequence;
mod longest_palindrome;

use crate::Race;

pub(crate) const RACES: &[Race] = &[
    longest_common_subsequence::BITS,
    longest_common_subsequence::LETTERS,
    longest_common_subsequence::FEW_LETTERS,
    longest_common_subsequence::LINES,
    longest_palindrome::BITS,
    longest_palindrome::LETTERS,
    longest_palindrome::RANDOM,
    longest_palindrome::FIBONACCI,
    longest_palindrome::EQUAL,
];
