#![doc = include_str!("../README.md")]

pub mod aho_corasick;
pub mod boyer_moore;
#[doc(alias = "kmp")]
pub mod knuth_morris_pratt;
#[doc(alias = "rolling_hash")]
pub mod rabin_karp;
#[doc(alias = "brute_force")]
#[doc(alias = "naive")]
pub mod simple_match;
pub mod texts;

#[doc(inline)]
pub use {
    aho_corasick::{AhoCorasick, Match, Scan},
    boyer_moore::horspool::Horspool,
    boyer_moore::{bad_character, good_suffix},
    knuth_morris_pratt::borders::{borders, period, root},
    knuth_morris_pratt::z_function::z_function,
    knuth_morris_pratt::{prefix_function, strong_failure},
    rabin_karp::{Hasher, HasherError},
    simple_match::{find_all_wild, find_all_within, find_disjoint, rfind},
};

/// A step of a search for one pattern, as reported to `watch`. The pattern is aligned with
/// `text[start..]`.
///
/// ```
/// use pattern_match::{Step, simple_match};
///
/// let mut n_compared = 0;
/// let count = |step| n_compared += usize::from(matches!(step, Step::Compare { .. }));
/// assert_eq!(simple_match::find_watched(b"aab", b"ab", 0, u8::eq, count), Some(1));
/// assert_eq!(n_compared, 4);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `text[start + j]` was compared with `pattern[j]`.
    Compare {
        /// The index of the text with which the pattern is aligned.
        start: usize,
        /// The index in the pattern.
        j: usize,
        /// Whether the two items are equal.
        is_equal: bool,
    },
    /// Rabin-Karp: the hash of the window of the text with which the pattern is aligned.
    Hash {
        /// The index of the text with which the pattern is aligned.
        start: usize,
        /// The hash.
        hash: u64,
    },
    /// An occurrence was found.
    Found {
        /// The index of the text with which the pattern is aligned.
        start: usize,
    },
    /// The pattern is about to move to the right.
    Shift {
        /// The index of the text with which the pattern is aligned before the move.
        start: usize,
        /// Why it may move, which determines how far.
        reason: Reason,
    },
}

/// Why a pattern may move to the right without skipping an occurrence.
///
/// ```
/// use pattern_match::Reason;
///
/// // Boyer and Moore take the larger of two shifts.
/// assert_eq!(Reason::Rules { bad_character: 3, good_suffix: 5 }.distance(), 5);
/// assert_eq!(Reason::Border { matched: 4, border: 2 }.distance(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// By one, which skips nothing.
    Next,
    /// Knuth-Morris-Pratt: a prefix of the pattern has matched, and the longest border of that
    /// prefix is aligned with its end.
    Border {
        /// The length of the matched prefix.
        matched: usize,
        /// The length of its longest border.
        border: usize,
    },
    /// Boyer-Moore: two rules propose a shift, and the larger one is taken.
    Rules {
        /// The shift that aligns an equal byte of the pattern with the bad character of the text; 0
        /// if that would be a move to the left.
        bad_character: usize,
        /// The shift that aligns equal bytes of the pattern with what has matched.
        good_suffix: usize,
    },
    /// Horspool, Sunday: the pattern moves until an equal byte of it is aligned with one byte of
    /// the text.
    Character {
        /// The distance of the move.
        distance: usize,
    },
}

impl Reason {
    /// Returns how far the pattern moves, at least 1.
    pub fn distance(self) -> usize {
        match self {
            Reason::Next => 1,
            // The empty pattern has no border, but it must move.
            Reason::Border { matched, border } => (matched - border).max(1),
            Reason::Rules { bad_character, good_suffix } => bad_character.max(good_suffix),
            Reason::Character { distance } => distance,
        }
    }
}
