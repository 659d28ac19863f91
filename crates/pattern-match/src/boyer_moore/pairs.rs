//! Part of [Boyer-Moore](super): two characters decide how far the pattern moves, and
//! not one.
//!
//! Few pairs of characters stand in a pattern, even if both characters do. So most attempts end
//! with the last pair, and move the pattern by all of its length but one.
//!
//! Cost: O(m + 4096) to prepare; O(n + m) to search, about 2n/m on ordinary texts, those of few
//! letters too; O(m + 4096) space.
//!
//! Source: R. F. Zhu, T. Takaoka, "On improving the average case of the Boyer-Moore string matching
//! algorithm", Journal of Information Processing 10 (1987).
//!
//! Page: `docs/en/pattern-match/boyer-moore.md`.

use std::iter::FusedIterator;

use super::Matcher;
use crate::{Reason, Step};

/// How many entries the table has: a pair keeps 12 of its 16 bits.
const N_ENTRIES: usize = 1 << 12;

/// The entry of a pair. Others may share it.
#[inline]
fn entry([x, y]: [u8; 2]) -> usize {
    usize::from(x) << 4 ^ usize::from(y)
}

/// A pattern that is prepared for many searches.
#[derive(Debug, Clone)]
pub struct PairMatcher<'p> {
    matcher: Matcher<'p>,
    /// For each pair where it ends last in the pattern, as an index; 0 if it is not there. Of those
    /// that share an entry the last counts.
    end: Box<[u32; N_ENTRIES]>,
}

impl<'p> PairMatcher<'p> {
    /// Prepares a pattern. O(m + 4096).
    ///
    /// # Panics
    /// If the pattern has 2^32 bytes or more.
    pub fn new(pattern: &'p (impl AsRef<[u8]> + ?Sized)) -> Self {
        let matcher = Matcher::new(pattern);
        let mut end = Box::new([0; N_ENTRIES]);
        for (i, pair) in matcher.pattern.array_windows().enumerate() {
            end[entry(*pair)] = u32::try_from(i + 1).expect("a pattern below 2^32 bytes");
        }
        PairMatcher { matcher, end }
    }

    /// All places of the pattern, overlaps included, ascending and lazily. O(n + m) for all.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { pairs: self, all: self.matcher.find_all(text) }
    }
}

/// The iterator of [`PairMatcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    pairs: &'a PairMatcher<'a>,
    all: super::Matches<'a>,
}

impl Matches<'_> {
    /// The next place, observed: each comparison, each shift, and what is found.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        loop {
            self.skip(&mut watch);
            let start = self.all.start;
            if self.all.attempt(&mut watch)? {
                return Some(start);
            }
        }
    }

    /// Moves on until the last two characters of the pattern may fit, or the text ends.
    fn skip(&mut self, mut watch: impl FnMut(Step)) {
        let PairMatcher { matcher: Matcher { pattern, .. }, end } = self.pairs;
        let Some(last) = pattern.len().checked_sub(1).filter(|last| 0 < *last) else { return };
        let mut start = self.all.start;
        while let Some(pair) = self.all.text.get(start + last - 1..).and_then(<[u8]>::first_chunk) {
            let end = end[entry(*pair)] as usize;
            if end == 0 {
                // Most pairs. The processor guesses that, and need not wait for the table before it
                // goes on.
                watch_pair(start, last, pair[1] == pattern[last], last, &mut watch);
                start += last;
                continue;
            }
            if end == last {
                break;
            }
            watch_pair(start, last, pair[1] == pattern[last], last - end, &mut watch);
            start += last - end;
        }
        if self.all.start < start {
            (self.all.start, self.all.known) = (start, 0);
        }
    }
}

/// An attempt that the last pair ends.
fn watch_pair(start: usize, last: usize, fits: bool, distance: usize, mut watch: impl FnMut(Step)) {
    watch(Step::Compare { start, j: last, is_equal: fits });
    if fits {
        // The pair is another one, so it differs there.
        watch(Step::Compare { start, j: last - 1, is_equal: false });
    }
    watch(Step::Shift { start, reason: Reason::Character { distance } });
}

impl Iterator for Matches<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.next_watched(|_| {})
    }
}

impl FusedIterator for Matches<'_> {}
