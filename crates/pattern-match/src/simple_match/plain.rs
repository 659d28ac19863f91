//! Part of [naive matching](super): the textbook's two loops.
//!
//! The picture on the page runs them. The library's version is lazy, and accepts any test of
//! whether items are equal.
//!
//! Cost: at most (n - m + 1) · m comparisons; O(1) space besides the result.
//!
//! Domain: any items that can be compared; texts and patterns of any length, including 0.
//!
//! Source: folklore.
//!
//! Checked: the suite of the chapter.
//!
//! Page: `docs/en/pattern-match/simple-match.md`.

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The pattern was compared with the text at one alignment.
    Align {
        /// The index of the text with which the first item of the pattern is aligned.
        start: usize,
        /// The number of items of the pattern that match before the first mismatch.
        matched: usize,
    },
}

/// Returns the starts of all occurrences of a pattern, including overlapping ones.
///
/// ```
/// use pattern_match::simple_match::plain::find_all;
///
/// assert_eq!(find_all(b"bananabandana", b"ana"), [1, 3, 10]);
/// ```
pub fn find_all<T: PartialEq>(text: &[T], pattern: &[T]) -> Vec<usize> {
    find_all_watched(text, pattern, |_, _| {})
}

/// Works like [`find_all`], but reports each [`Step`] to `watch`, with the occurrences found before
/// it.
pub fn find_all_watched<T: PartialEq>(
    text: &[T],
    pattern: &[T],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let mut found = Vec::new();
    // A pattern longer than the text has no alignment.
    let Some(last) = text.len().checked_sub(pattern.len()) else { return found };
    for start in 0..=last {
        // Invariant: `found` holds all occurrences that start before `start`.
        let mut matched = 0;
        while matched < pattern.len() && text[start + matched] == pattern[matched] {
            matched += 1;
        }
        watch(Step::Align { start, matched }, &found);
        if matched == pattern.len() {
            found.push(start);
        }
    }
    found
}
