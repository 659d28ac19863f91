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

pub use aho_corasick::AhoCorasick;
pub use boyer_moore::horspool::Horspool;
pub use boyer_moore::{bad_character, good_suffix};
pub use knuth_morris_pratt::borders::{borders, period, root};
pub use knuth_morris_pratt::z_function::z_function;
pub use knuth_morris_pratt::{prefix_function, strong_failure};
pub use rabin_karp::{Hasher, HasherError};
pub use simple_match::{find_all_wild, find_all_within, find_disjoint, rfind};

/// What a search for one pattern does, as reported to its watcher. The pattern is aligned with
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
        /// The index with which the pattern is aligned.
        start: usize,
        /// The index in the pattern.
        j: usize,
        /// Whether they were equal.
        is_equal: bool,
    },
    /// Rabin, Karp: the hash of the window of the text with which the pattern is aligned.
    Hash {
        /// The index with which the pattern is aligned.
        start: usize,
        /// The hash.
        hash: u64,
    },
    /// There is an occurrence here.
    Found {
        /// The index with which the pattern is aligned.
        start: usize,
    },
    /// The pattern is about to move to the right.
    Shift {
        /// The index with which it is aligned now.
        start: usize,
        /// Why it may move, and so how far.
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
    /// Knuth, Morris, Pratt: a beginning of the pattern has matched, and its longest border is
    /// aligned with its end.
    Border {
        /// The number of items that have matched.
        matched: usize,
        /// The length of their longest border.
        border: usize,
    },
    /// Boyer, Moore: two rules propose a shift, and the larger is taken.
    Rules {
        /// Until an equal character of the pattern is aligned with the bad character of the text; 0
        /// if that would be a move to the left.
        bad_character: usize,
        /// Until equal characters of the pattern are aligned with what has matched.
        good_suffix: usize,
    },
    /// Horspool, Sunday: until an equal character of the pattern is aligned with one character of
    /// the text.
    Character {
        /// The distance.
        distance: usize,
    },
}

impl Reason {
    /// How far the pattern moves, at least 1.
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
