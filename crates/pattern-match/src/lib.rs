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

/// What a search for one pattern does, told to its watcher. The pattern lies below `text[start..]`.
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
        /// Where the pattern lies.
        start: usize,
        /// The index in the pattern.
        j: usize,
        /// Whether they were equal.
        is_equal: bool,
    },
    /// Rabin, Karp: the hash of the window of the text above the pattern.
    Hash {
        /// Where the pattern lies.
        start: usize,
        /// The hash.
        hash: u64,
    },
    /// The pattern stands here.
    Found {
        /// Where the pattern lies.
        start: usize,
    },
    /// The pattern is about to move to the right.
    Shift {
        /// Where it lies now.
        start: usize,
        /// Why it may move, and so how far.
        reason: Reason,
    },
}

/// Why a pattern may move to the right without missing an occurrence.
///
/// ```
/// use pattern_match::Reason;
///
/// // Of the two rules of Boyer and Moore, the larger shift is taken.
/// assert_eq!(Reason::Rules { bad_character: 3, good_suffix: 5 }.distance(), 5);
/// assert_eq!(Reason::Border { matched: 4, border: 2 }.distance(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// By one: nothing is left out.
    Next,
    /// Knuth, Morris, Pratt: so much of the pattern has matched, and only its border can match
    /// again.
    Border {
        /// How many characters have matched.
        matched: usize,
        /// How many of them still match below the next place.
        border: usize,
    },
    /// Boyer, Moore: two rules propose a shift, and the larger is taken.
    Rules {
        /// Until the mismatched character of the text has its like below it; 0 if that lies to the
        /// left.
        bad_character: usize,
        /// Until what has matched has its like below it.
        good_suffix: usize,
    },
    /// Horspool, Sunday: until one character of the text has its like below it.
    Character {
        /// How far that is.
        distance: usize,
    },
}

impl Reason {
    /// How far the pattern moves, at least 1.
    pub fn distance(self) -> usize {
        match self {
            Reason::Next => 1,
            // The empty pattern has no border, and moves all the same.
            Reason::Border { matched, border } => (matched - border).max(1),
            Reason::Rules { bad_character, good_suffix } => bad_character.max(good_suffix),
            Reason::Character { distance } => distance,
        }
    }
}
