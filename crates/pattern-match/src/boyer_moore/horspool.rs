//! Part of [Boyer-Moore](super): the simplifications by Horspool and Sunday, in which one byte of
//! the text determines how far the pattern moves.
//!
//! Cost: like Boyer-Moore on ordinary texts, with less to prepare; O(nm) in the worst case.
//!
//! Source: R. N. Horspool, "Practical fast searching in strings", Software: Practice and Experience
//! 10 (1980); D. M. Sunday, "A very fast substring search algorithm", Communications of the ACM 33
//! (1990).
//!
//! Page: `docs/en/pattern-match/boyer-moore/horspool.md`.

use std::iter::FusedIterator;

use super::N_BYTES;
use crate::{Reason, Step};

/// A pattern prepared for many searches by Horspool's or Sunday's rule.
///
/// ```
/// use pattern_match::boyer_moore::horspool::Horspool;
///
/// let horspool = Horspool::new("example");
/// assert_eq!(horspool.find_all("here is a simple example").collect::<Vec<_>>(), [17]);
/// ```
#[derive(Debug, Clone)]
pub struct Horspool<'p> {
    pattern: &'p [u8],
    /// The index of the deciding byte, counted from the start of the alignment.
    decides: usize,
    /// For each value of the deciding byte, how far the pattern moves.
    shift: [usize; N_BYTES],
}

impl<'p> Horspool<'p> {
    /// Prepares a pattern by Horspool's rule: the byte aligned with the last byte of the pattern
    /// decides. O(m + 256).
    pub fn new(pattern: &'p (impl AsRef<[u8]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        Self::decided_at(pattern, pattern.len().saturating_sub(1))
    }

    /// Prepares a pattern by Sunday's rule (quick search): the byte after the pattern decides,
    /// because the next alignment covers it. O(m + 256).
    #[doc(alias = "quick_search")]
    pub fn sunday(pattern: &'p (impl AsRef<[u8]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        Self::decided_at(pattern, pattern.len())
    }

    fn decided_at(pattern: &'p [u8], decides: usize) -> Self {
        // The pattern moves until the last occurrence before the deciding index is aligned with
        // that index, or past it if there is none.
        let mut shift = [decides + 1; N_BYTES];
        for (j, &byte) in pattern[..decides].iter().enumerate() {
            shift[usize::from(byte)] = decides - j;
        }
        Horspool { pattern, decides, shift }
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order. O(nm) in the worst case.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { matcher: self, text: text.as_ref(), start: 0 }
    }
}

/// An iterator over occurrences, returned by [`Horspool::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    matcher: &'a Horspool<'a>,
    text: &'a [u8],
    /// The index of the text with which the pattern is aligned.
    start: usize,
}

impl Matches<'_> {
    /// Returns the next occurrence, and reports each comparison, each shift, and the occurrence to
    /// `watch`.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        let Horspool { pattern, decides, shift } = self.matcher;
        while let Some(window) = self.text.get(self.start..self.start + pattern.len()) {
            // Invariant: all occurrences before start have been found.
            let start = self.start;
            let is_found = window.iter().zip(*pattern).enumerate().rev().all(|(j, (x, y))| {
                watch(Step::Compare { start, j, is_equal: x == y });
                x == y
            });
            if is_found {
                watch(Step::Found { start });
            }
            let byte = self.text.get(start + decides);
            let distance = byte.map_or(1, |&byte| shift[usize::from(byte)]);
            watch(Step::Shift { start, reason: Reason::Character { distance } });
            self.start += distance;
            if is_found {
                return Some(start);
            }
        }
        None
    }
}

impl Iterator for Matches<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.next_watched(|_| {})
    }
}

impl FusedIterator for Matches<'_> {}
