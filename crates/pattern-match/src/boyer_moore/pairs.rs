//! Part of [Boyer-Moore](super): a pair of bytes of the text determines how far the pattern moves,
//! instead of one byte.
//!
//! A pattern contains few of all pairs, even if it contains both bytes of a pair. So most attempts
//! end at the last pair, and move the pattern by its length minus 1.
//!
//! Cost: O(m + 4096) to prepare; to search, about 2n/m comparisons on ordinary texts, even over a
//! small alphabet, if the pattern is short; O(m + 4096) space.
//!
//! Source: R. F. Zhu, T. Takaoka, "On improving the average case of the Boyer-Moore string matching
//! algorithm", Journal of Information Processing 10 (1987).
//!
//! Page: `docs/en/pattern-match/boyer-moore/pairs.md`.

use std::iter::FusedIterator;

use super::Matcher;
use crate::{Reason, Step};

/// The number of entries in the table: a pair keeps 12 of its 16 bits.
const N_ENTRIES: usize = 1 << 12;

/// Returns the entry of a pair. Several pairs may share it.
#[inline]
fn entry([x, y]: [u8; 2]) -> usize {
    usize::from(x) << 4 ^ usize::from(y)
}

/// A pattern prepared for many searches.
#[derive(Debug, Clone)]
pub struct PairMatcher<'p> {
    matcher: Matcher<'p>,
    /// For each pair, the index of its last byte at its last occurrence in the pattern; 0 if it
    /// does not occur. Among pairs that share an entry, the last one in the pattern counts.
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

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { pairs: self, all: self.matcher.find_all(text) }
    }
}

/// An iterator over occurrences, returned by [`PairMatcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    pairs: &'a PairMatcher<'a>,
    all: super::Matches<'a>,
}

impl Matches<'_> {
    /// Returns the next occurrence, and reports each comparison, each shift, and the occurrence to
    /// `watch`.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        loop {
            self.skip(&mut watch);
            let start = self.all.start;
            if self.all.attempt(&mut watch)? {
                return Some(start);
            }
        }
    }

    /// Moves the pattern until its last two bytes may match, or the text ends.
    fn skip(&mut self, mut watch: impl FnMut(Step)) {
        let PairMatcher { matcher: Matcher { pattern, .. }, end } = self.pairs;
        let Some(last) = pattern.len().checked_sub(1).filter(|last| 0 < *last) else { return };
        let mut start = self.all.start;
        while let Some(pair) = self.all.text.get(start + last - 1..).and_then(<[u8]>::first_chunk) {
            let end = end[entry(*pair)] as usize;
            if end == 0 {
                // This is the case for most pairs. The processor predicts it, and so can continue
                // before the entry has been loaded.
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

/// Reports an attempt that ends at the last pair.
fn watch_pair(start: usize, last: usize, fits: bool, distance: usize, mut watch: impl FnMut(Step)) {
    watch(Step::Compare { start, j: last, is_equal: fits });
    if fits {
        // The pair differs, but its last byte does not.
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
