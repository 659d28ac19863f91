//! Chapter 5, a file a section.

mod longest_common_subsequence;

use crate::Race;

pub(crate) const RACES: &[Race] = &[
    longest_common_subsequence::LETTERS,
    longest_common_subsequence::FEW_LETTERS,
    longest_common_subsequence::LINES,
];
