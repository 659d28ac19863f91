//! Boyer-Moore: the pattern is compared from right to left, and after a mismatch it moves by the
//! larger of two shifts.
//!
//! Cost: O(m + 256) to prepare; O(n + m) in the worst case to search, about n/m comparisons on
//! ordinary texts if the pattern is short and the alphabet is large; O(m + 256) space.
//!
//! Domain: bytes; texts and patterns of any length, including 0.
//!
//! Source: R. S. Boyer, J. S. Moore, "A fast string searching algorithm", Communications of the ACM
//! 20 (1977); for the table of good suffixes, D. E. Knuth, J. H. Morris, V. R. Pratt, "Fast pattern
//! matching in strings" (1977), as corrected by W. Rytter (1980); Z. Galil, "On improving the worst
//! case running time of the Boyer-Moore string matching algorithm", Communications of the ACM 22
//! (1979).
//!
//! Checked: the suite of the chapter; the table for all patterns of up to ten letters a and b
//! against its definition.
//!
//! Page: `docs/en/pattern-match/boyer-moore.md`.

pub mod any_items;
pub mod horspool;
pub mod pairs;
pub mod plain;

use std::iter::FusedIterator;

use crate::{Reason, Step};

/// The number of distinct bytes.
const N_BYTES: usize = 256;

/// Returns, for each byte, the end of its last occurrence in the pattern: its index plus 1, or 0 if
/// it does not occur. O(m + 256).
///
/// ```
/// use pattern_match::bad_character;
///
/// let ends = bad_character(b"example");
/// assert_eq!([b'e', b'm', b'z'].map(|byte| ends[usize::from(byte)]), [7, 4, 0]);
/// ```
pub fn bad_character(pattern: &[u8]) -> [usize; N_BYTES] {
    let mut ends = [0; N_BYTES];
    for (j, &byte) in pattern.iter().enumerate() {
        ends[usize::from(byte)] = j + 1;
    }
    ends
}

/// A step in the computation of the good-suffix table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableStep {
    /// `pattern[j..]` is a border of `pattern[i + 1..]`, and the bytes before the two occurrences
    /// differ. So the suffix occurs again, j - i - 1 positions to the left, after another byte.
    Again {
        /// The index of the other byte.
        i: usize,
        /// The start of the suffix.
        j: usize,
    },
    /// `pattern[j..]` is the longest border of `pattern[i..]`.
    Border {
        /// The start of the longer suffix.
        i: usize,
        /// The start of its longest border.
        j: usize,
    },
    /// The longest border of the pattern that is not longer than `pattern[i..]` starts at j, so the
    /// entry at i is j, unless it is already known.
    Prefix {
        /// The index of the entry.
        i: usize,
        /// The start of the border.
        j: usize,
    },
}

/// Returns the good-suffix table. The entry at index j is for a match of `pattern[j..]` and a
/// mismatch of the byte before it: the least shift > 0 after which the moved pattern has the same
/// bytes below those that have matched, as far as it reaches, and another byte below the mismatch.
/// There are m + 1 entries; the one at index 0, for a match of the whole pattern, is the smallest
/// period. O(m).
///
/// ```
/// use pattern_match::good_suffix;
///
/// // By 2 after an occurrence. By 4 if "b" has matched, and the "a" before it has not.
/// assert_eq!(good_suffix(b"abab"), [2, 2, 2, 4, 1]);
/// ```
pub fn good_suffix(pattern: &[u8]) -> Vec<usize> {
    good_suffix_watched(pattern, |_, _| {})
}

/// Works like [`good_suffix`], but reports each [`TableStep`] to `watch`, with the table so far, in
/// which an unknown entry is 0.
pub fn good_suffix_watched(
    pattern: &[u8],
    mut watch: impl FnMut(TableStep, &[usize]),
) -> Vec<usize> {
    let m = pattern.len();
    let mut shift = vec![0; m + 1];
    // At index i, the start of the longest border of pattern[i..]. The empty string at m has none.
    let mut border = vec![m + 1; m + 1];
    let mut j = m + 1;
    for i in (0..m).rev() {
        // Invariant: pattern[j..] is the longest border of pattern[i + 1..].
        while j <= m && pattern[i] != pattern[j - 1] {
            // The suffix occurs again, after another byte. The first time is the nearest one.
            if shift[j] == 0 {
                shift[j] = j - i - 1;
            }
            watch(TableStep::Again { i, j }, &shift);
            j = border[j];
        }
        j -= 1;
        border[i] = j;
        watch(TableStep::Border { i, j }, &shift);
    }
    // The other suffixes do not occur again. A border of the pattern may still fit below their
    // ends.
    let mut j = border[0];
    for i in 0..=m {
        if shift[i] == 0 {
            shift[i] = j;
        }
        watch(TableStep::Prefix { i, j }, &shift);
        if i == j {
            j = border[j];
        }
    }
    shift
}

/// A pattern prepared for many searches.
#[derive(Debug, Clone)]
pub struct Matcher<'p> {
    pattern: &'p [u8],
    bad_character: [usize; N_BYTES],
    good_suffix: Vec<usize>,
    /// For each byte, the shift if it is aligned with the last byte of the pattern; 0 if they are
    /// equal.
    at_last: [usize; N_BYTES],
}

impl<'p> Matcher<'p> {
    /// Prepares a pattern. O(m + 256).
    pub fn new(pattern: &'p (impl AsRef<[u8]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        let (bad_character, good_suffix) = (bad_character(pattern), good_suffix(pattern));
        // The pattern moves past a byte that it does not contain.
        let at_last = [pattern.len(); N_BYTES];
        let mut matcher = Matcher { pattern, bad_character, good_suffix, at_last };
        for &byte in pattern {
            matcher.at_last[usize::from(byte)] = matcher.rules(pattern.len(), byte).distance();
        }
        if let Some(&last) = pattern.last() {
            matcher.at_last[usize::from(last)] = 0;
        }
        matcher
    }

    /// Returns the start of the first occurrence. O(n).
    pub fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<usize> {
        self.find_all(text).next()
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order. O(n + m) in total.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { matcher: self, text: text.as_ref(), start: 0, known: 0 }
    }

    /// Returns the number of occurrences, including overlapping ones. O(n + m).
    pub fn count(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        self.find_all(text).count()
    }

    /// Returns the pattern.
    pub fn pattern(&self) -> &[u8] {
        self.pattern
    }

    /// Returns the shifts that the two rules propose after a mismatch of `byte` with the byte
    /// before `pattern[j..]`.
    fn rules(&self, j: usize, byte: u8) -> Reason {
        // If the last occurrence of the byte is to the right of the mismatch, this rule would move
        // the pattern to the left.
        let bad_character = j.saturating_sub(self.bad_character[usize::from(byte)]);
        Reason::Rules { bad_character, good_suffix: self.good_suffix[j] }
    }
}

/// Returns the start of the first occurrence of a pattern. O(n + m).
///
/// ```
/// use pattern_match::boyer_moore;
///
/// assert_eq!(boyer_moore::find("here is a simple example", "example"), Some(17));
/// ```
pub fn find(
    text: &(impl AsRef<[u8]> + ?Sized),
    pattern: &(impl AsRef<[u8]> + ?Sized),
) -> Option<usize> {
    Matcher::new(pattern).find(text)
}

/// An iterator over occurrences, returned by [`Matcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    matcher: &'a Matcher<'a>,
    text: &'a [u8],
    /// The index of the text with which the pattern is aligned.
    start: usize,
    /// The length of the prefix of the pattern that is known to match there.
    known: usize,
}

impl Matches<'_> {
    /// Returns the next occurrence, and reports each comparison, each shift, and the occurrence to
    /// `watch`.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        loop {
            self.skip(&mut watch);
            let start = self.start;
            if self.attempt(&mut watch)? {
                return Some(start);
            }
        }
    }

    /// Compares from right to left, and moves the pattern. Returns whether there is an occurrence,
    /// or `None` after the last alignment.
    fn attempt(&mut self, mut watch: impl FnMut(Step)) -> Option<bool> {
        let Matcher { pattern, good_suffix, .. } = self.matcher;
        let m = pattern.len();
        let (start, window) = (self.start, self.text.get(self.start..self.start + m)?);
        // Invariant: all occurrences before start have been found, and pattern[..known] matches
        // here.
        let mut j = m;
        while self.known < j {
            let is_equal = window[j - 1] == pattern[j - 1];
            watch(Step::Compare { start, j: j - 1, is_equal });
            if !is_equal {
                break;
            }
            j -= 1;
        }
        let is_found = j == self.known;
        let reason = if is_found {
            watch(Step::Found { start });
            // Galil's rule: after a shift by the period, the longest border matches, so it is not
            // compared again.
            self.known = m.saturating_sub(good_suffix[0]);
            Reason::Border { matched: m, border: self.known }
        } else {
            self.known = 0;
            self.matcher.rules(j, window[j - 1])
        };
        watch(Step::Shift { start, reason });
        self.start += reason.distance();
        Some(is_found)
    }

    /// Moves the pattern until its last byte matches, or the text ends. Most attempts end with this
    /// comparison, so most of the time is spent here.
    fn skip(&mut self, mut watch: impl FnMut(Step)) {
        let Some(last) = self.matcher.pattern.len().checked_sub(1) else { return };
        let mut start = self.start;
        while let Some(&byte) = self.text.get(start + last) {
            let distance = self.matcher.at_last[usize::from(byte)];
            if distance == 0 {
                break;
            }
            watch(Step::Compare { start, j: last, is_equal: false });
            watch(Step::Shift { start, reason: self.matcher.rules(last + 1, byte) });
            start += distance;
        }
        if self.start < start {
            (self.start, self.known) = (start, 0);
        }
    }
}

impl Iterator for Matches<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.next_watched(|_| {})
    }
}

impl FusedIterator for Matches<'_> {}
