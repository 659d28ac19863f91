//! Boyer-Moore: the pattern is compared from its right end, and a mismatch moves it on by the
//! larger of two shifts.
//!
//! Cost: O(m + 256) to prepare; O(n + m) to search, about n/m on ordinary texts; O(m + 256) space.
//!
//! Domain: bytes; texts and patterns of any length, also 0.
//!
//! Source: R. S. Boyer, J. S. Moore, "A fast string searching algorithm", Communications of the ACM
//! 20 (1977); the table of good suffixes as W. Rytter put it right (1980); Z. Galil, "On improving
//! the worst case running time of the Boyer-Moore string matching algorithm", Communications of the
//! ACM 22 (1979).
//!
//! Checked: the suite of the chapter; the table of all patterns of up to ten letters out of two
//! against its definition.
//!
//! Page: `docs/en/pattern-match/boyer-moore.md`.

pub mod any_items;
pub mod horspool;
pub mod pairs;

use std::iter::FusedIterator;

use crate::{Reason, Step};

/// How many different bytes there are.
const N_BYTES: usize = 256;

/// For each byte how much of the pattern ends with its last occurrence: the index of that and one
/// more, or 0 if it has none. O(m + 256).
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

/// At index j, for `pattern[j..]` matched and the character before it not: the least shift > 0
/// which lays the same characters below those that have matched, as far as the pattern reaches, and
/// another one below that which has not. It has m + 1 entries; at 0, where all has matched, it is
/// the period. O(m).
///
/// ```
/// use pattern_match::good_suffix;
///
/// // Where all has matched, by 2; where "b" has, and the "a" before it has not, by 4.
/// assert_eq!(good_suffix(b"abab"), [2, 2, 2, 4, 1]);
/// ```
pub fn good_suffix(pattern: &[u8]) -> Vec<usize> {
    let m = pattern.len();
    let mut shift = vec![0; m + 1];
    // At index i the longest border of pattern[i..] begins; behind the end stands one that is no
    // border.
    let mut border = vec![m + 1; m + 1];
    let mut j = m + 1;
    for i in (0..m).rev() {
        // Invariant: pattern[j..] is the longest border of pattern[i + 1..].
        while j <= m && pattern[i] != pattern[j - 1] {
            // The suffix stands again, j - i - 1 to the left, behind another character. The first
            // time is the nearest.
            if shift[j] == 0 {
                shift[j] = j - i - 1;
            }
            j = border[j];
        }
        j -= 1;
        border[i] = j;
    }
    // Where the suffix does not stand again as a whole, an end of it may begin the pattern: a
    // border of the pattern.
    let mut j = border[0];
    for (i, shift) in shift.iter_mut().enumerate() {
        if *shift == 0 {
            *shift = j;
        }
        if i == j {
            j = border[j];
        }
    }
    shift
}

/// A pattern that is prepared for many searches.
#[derive(Debug, Clone)]
pub struct Matcher<'p> {
    pattern: &'p [u8],
    bad_character: [usize; N_BYTES],
    good_suffix: Vec<usize>,
    /// For each byte the shift if it lies above the last character of the pattern; 0 if it is that
    /// character.
    at_last: [usize; N_BYTES],
}

impl<'p> Matcher<'p> {
    /// Prepares a pattern. O(m + 256).
    pub fn new(pattern: &'p (impl AsRef<[u8]> + ?Sized)) -> Self {
        let (pattern, at_last) = (pattern.as_ref(), [0; N_BYTES]);
        let (bad_character, good_suffix) = (bad_character(pattern), good_suffix(pattern));
        let mut matcher = Matcher { pattern, bad_character, good_suffix, at_last };
        for byte in (0..=u8::MAX).filter(|byte| pattern.last() != Some(byte)) {
            matcher.at_last[usize::from(byte)] = matcher.rules(pattern.len(), byte).distance();
        }
        matcher
    }

    /// The first place of the pattern. O(n).
    pub fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<usize> {
        self.find_all(text).next()
    }

    /// All places of the pattern, overlaps included, ascending and lazily. O(n + m) for all.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { matcher: self, text: text.as_ref(), start: 0, known: 0 }
    }

    /// How many places there are. O(n + m).
    pub fn count(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        self.find_all(text).count()
    }

    /// The pattern.
    pub fn pattern(&self) -> &[u8] {
        self.pattern
    }

    /// What the two rules say of a mismatch of a byte of the text with the character before
    /// `pattern[j..]`.
    fn rules(&self, j: usize, byte: u8) -> Reason {
        // The byte's last occurrence may lie behind the mismatch; then this rule would move the
        // pattern to the left.
        let bad_character = j.saturating_sub(self.bad_character[usize::from(byte)]);
        Reason::Rules { bad_character, good_suffix: self.good_suffix[j] }
    }
}

/// The first place of a pattern. O(n + m).
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

/// The iterator of [`Matcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    matcher: &'a Matcher<'a>,
    text: &'a [u8],
    /// Where the pattern lies.
    start: usize,
    /// How much of its beginning is known to match there.
    known: usize,
}

impl Matches<'_> {
    /// The next place, observed: each comparison, each shift, and what is found.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        loop {
            self.skip(&mut watch);
            let start = self.start;
            if self.attempt(&mut watch)? {
                return Some(start);
            }
        }
    }

    /// Compares from right to left, and moves the pattern on. Whether it was found; none behind the
    /// last place of the text.
    fn attempt(&mut self, mut watch: impl FnMut(Step)) -> Option<bool> {
        let Matcher { pattern, good_suffix, .. } = self.matcher;
        let m = pattern.len();
        let (start, window) = (self.start, self.text.get(self.start..self.start + m)?);
        // Invariant: all places before start are found, and pattern[..known] matches here.
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
            // Galil's rule: what the pattern has in common with itself, a period further on, is not
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

    /// Moves on until the last character of the pattern fits, or the text ends. Most attempts end
    /// with that character, so most of the time is spent here.
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
