//! Part of [Boyer-Moore](super): the textbook's searches, first by the bad-character rule alone,
//! then by both rules, and the good-suffix table by its definition.
//!
//! The pictures on the page run them. The library's version computes the table in linear time,
//! follows Galil's rule after an occurrence, and has a separate loop for the attempts that end with
//! the first comparison.
//!
//! Cost: O(nm) in the worst case; about n/m comparisons on ordinary texts, if the pattern is short
//! and the alphabet is large. The table by its definition takes O(m³) in the worst case.
//!
//! Domain: bytes; texts and patterns of any length, including 0.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the suite of the chapter; the table against that of the library's version, for all
//! patterns of up to ten letters a and b.
//!
//! Page: `docs/en/pattern-match/boyer-moore.md`.

use super::bad_character;

/// A step of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The pattern was compared with the text at one alignment, from right to left.
    Align {
        /// The index of the text with which the first byte of the pattern is aligned.
        start: usize,
        /// The number of bytes at the end of the pattern that match before the mismatch.
        matched: usize,
    },
}

/// Returns the starts of all occurrences, including overlapping ones, by the bad-character rule
/// alone.
///
/// ```
/// use pattern_match::boyer_moore::plain::find_all_by_bad_character;
///
/// assert_eq!(find_all_by_bad_character(b"HERE IS A SIMPLE EXAMPLE", b"EXAMPLE"), [17]);
/// ```
pub fn find_all_by_bad_character(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    find_all_by_bad_character_watched(text, pattern, |_, _| {})
}

/// Works like [`find_all_by_bad_character`], but reports each [`Step`] to `watch`, with the
/// occurrences found before it.
pub fn find_all_by_bad_character_watched(
    text: &[u8],
    pattern: &[u8],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let ends = bad_character(pattern);
    let (mut found, mut start) = (Vec::new(), 0);
    while let Some(window) = text.get(start..start + pattern.len()) {
        // Invariant: `found` holds all occurrences that start before `start`.
        let j = mismatch(window, pattern);
        watch(Step::Align { start, matched: pattern.len() - j }, &found);
        if j == 0 {
            found.push(start);
            start += 1;
        } else {
            // The rule may propose 0, or even a move to the left.
            let end = ends[usize::from(window[j - 1])];
            start += j.saturating_sub(end).max(1);
        }
    }
    found
}

/// Returns the j for which `pattern[j..]` matches the end of the window and the byte before it does
/// not, or 0 if the whole pattern matches.
pub fn mismatch(window: &[u8], pattern: &[u8]) -> usize {
    let mut j = pattern.len();
    while 0 < j && window[j - 1] == pattern[j - 1] {
        j -= 1;
    }
    j
}

/// Returns the starts of all occurrences, including overlapping ones, by both rules.
///
/// ```
/// use pattern_match::boyer_moore::plain::find_all;
///
/// assert_eq!(find_all(b"GTTATAGCTGATCGCGGCGTAGCGGCGAA", b"GTAGCGGCG"), [18]);
/// ```
pub fn find_all(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    find_all_watched(text, pattern, |_, _| {})
}

/// Works like [`find_all`], but reports each [`Step`] to `watch`, with the occurrences found before
/// it.
pub fn find_all_watched(
    text: &[u8],
    pattern: &[u8],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let (ends, shifts) = (bad_character(pattern), good_suffix(pattern));
    let (mut found, mut start) = (Vec::new(), 0);
    while let Some(window) = text.get(start..start + pattern.len()) {
        // Invariant: `found` holds all occurrences that start before `start`.
        let j = mismatch(window, pattern);
        watch(Step::Align { start, matched: pattern.len() - j }, &found);
        if j == 0 {
            found.push(start);
            start += shifts[0];
        } else {
            let by_bad_character = j.saturating_sub(ends[usize::from(window[j - 1])]);
            start += by_bad_character.max(shifts[j]);
        }
    }
    found
}

/// Returns the good-suffix table by its definition: at index j, for a match of `pattern[j..]` and a
/// mismatch of the byte before it, the least shift that does not contradict these. O(m³) in the
/// worst case.
///
/// ```
/// use pattern_match::boyer_moore::plain::good_suffix;
///
/// assert_eq!(good_suffix(b"GTAGCGGCG"), [8, 8, 8, 8, 8, 8, 3, 8, 2, 1]);
/// ```
pub fn good_suffix(pattern: &[u8]) -> Vec<usize> {
    let m = pattern.len();
    let is_possible = |j: usize, shift: usize| {
        // Below the good suffix, the moved pattern has the same bytes, as far as it reaches.
        let agrees = (j.max(shift)..m).all(|i| pattern[i - shift] == pattern[i]);
        // Below the bad character, it has another byte than before, if it reaches that far.
        let differs = j <= shift || pattern[j - 1 - shift] != pattern[j - 1];
        agrees && differs
    };
    // A shift by m is always possible. Only the empty pattern has no shift in this range.
    (0..=m).map(|j| (1..=m).find(|&shift| is_possible(j, shift)).unwrap_or(1)).collect()
}
