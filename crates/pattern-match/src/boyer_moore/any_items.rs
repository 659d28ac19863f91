//! Part of [Boyer-Moore](super): items of any kind, such as code points or words. The table of
//! shifts is a hash map, which contains only the items that occur in the pattern.
//!
//! Cost: O(m) expected to prepare; one lookup per attempt, O(nm) in the worst case; O(d) space for
//! d distinct items in the pattern.
//!
//! Source: as for [Horspool](super::horspool), whose rule it uses.
//!
//! Checked: the suite of the chapter; random numbers against the definition; characters and words.
//!
//! Page: `docs/en/pattern-match/boyer-moore/horspool.md`.

use std::collections::HashMap;
use std::hash::Hash;

/// A pattern prepared for many searches.
#[derive(Debug, Clone)]
pub struct AnyItems<'p, T> {
    pattern: &'p [T],
    /// For each item before the last one, the distance of its last occurrence from the end.
    shift: HashMap<&'p T, usize>,
}

impl<'p, T: Eq + Hash> AnyItems<'p, T> {
    /// Prepares a pattern. O(m) expected.
    pub fn new(pattern: &'p (impl AsRef<[T]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        let last = pattern.len().saturating_sub(1);
        // Among equal items, the last one is inserted last, and replaces the others.
        let shifts = pattern[..last].iter().enumerate().map(|(j, item)| (item, last - j));
        AnyItems { pattern, shift: shifts.collect() }
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order. O(nm) in the worst case.
    pub fn find_all<'a>(
        &'a self,
        text: &'a (impl AsRef<[T]> + ?Sized),
    ) -> impl Iterator<Item = usize> + 'a {
        let (text, m) = (text.as_ref(), self.pattern.len());
        let mut next = 0;
        std::iter::from_fn(move || {
            while let Some(window) = text.get(next..next + m) {
                // Invariant: all occurrences before next have been found.
                let start = next;
                let known = window.last().and_then(|item| self.shift.get(item));
                // If the item does not occur in the pattern before its end, the pattern moves past
                // it. An empty pattern moves by 1.
                next += known.copied().unwrap_or(m.max(1));
                if window == self.pattern {
                    return Some(start);
                }
            }
            None
        })
    }
}
