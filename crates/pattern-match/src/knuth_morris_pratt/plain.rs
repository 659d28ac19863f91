//! Part of [Knuth-Morris-Pratt](super): the textbook's scan, which makes one comparison per
//! iteration of its only loop.
//!
//! The picture on the page runs this version. The library's version reads a text piece by piece,
//! and has a separate loop for indices at which not even the first item matches.
//!
//! Cost: at most 2n comparisons, and those of the [prefix function](super::prefix_function); O(m)
//! space besides the result.
//!
//! Domain: as for the [library's version](super).
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the suite of the chapter; the number of comparisons on all small texts.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

use super::prefix_function;
use crate::Step;

/// Returns the starts of all occurrences of a pattern, including overlapping ones.
///
/// ```
/// use pattern_match::knuth_morris_pratt::plain::find_all;
///
/// assert_eq!(find_all(b"ababaabaabaabc", b"abaaba"), [2, 5]);
/// ```
pub fn find_all<T: PartialEq>(text: &[T], pattern: &[T]) -> Vec<usize> {
    find_all_watched(text, pattern, |_, _| {})
}

/// Works like [`find_all`], but reports each [`Step::Compare`] to `watch`, with the occurrences
/// found before it.
pub fn find_all_watched<T: PartialEq>(
    text: &[T],
    pattern: &[T],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    if pattern.is_empty() {
        return (0..=text.len()).collect();
    }
    let border = prefix_function(pattern);
    let mut found = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < text.len() {
        // Invariant: text[..i] ends with pattern[..j], and `found` holds all occurrences that start
        // before i - j.
        let is_equal = text[i] == pattern[j];
        watch(Step::Compare { start: i - j, j, is_equal }, &found);
        if is_equal {
            (i, j) = (i + 1, j + 1);
        } else if 0 < j {
            // The pattern moves, and the same item of the text is compared again.
            j = border[j - 1];
        } else {
            i += 1;
        }
        if j == pattern.len() {
            found.push(i - j);
            j = border[j - 1];
        }
    }
    found
}
