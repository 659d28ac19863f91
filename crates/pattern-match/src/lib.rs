//! Chapter 11 of *Way to Algorithm*: all places where one pattern, or one of many, stands in a
//! text.
//!
//! The same rules hold in all sections. A text has the length n, a pattern the length m, and a
//! place is the index of the text where an occurrence begins.
//!
//! - Every occurrence is reported, overlapping ones too, in ascending order: `aa` stands in `aaaa`
//!   at 0, 1 and 2.
//! - The empty pattern stands at each of the n + 1 places `0..=n`.
//! - A pattern longer than the text stands nowhere.
//! - Iterators are lazy: they read no further than they are asked to.
//! - A text is whatever lends a slice: `[T]`, `Vec<T>`, and `str`, whose places count bytes. UTF-8
//!   is made so that one character never stands within another, so what is found in a `str` begins
//!   and ends between characters.

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
pub use rabin_karp::Hasher;

/// What a search for one pattern does, told to its watcher. The pattern lies below `text[start..]`.
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

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
