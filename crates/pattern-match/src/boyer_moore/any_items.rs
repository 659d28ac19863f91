//! Part of [Boyer-Moore](super): items of any kind, such as code points or words. The
//! table of shifts is a hash map, and holds those items alone that the pattern has.
//!
//! Cost: O(m) expected to prepare; one look-up for each attempt, O(nm) at worst; O(d) space for d
//! different items of the pattern.
//!
//! Source: as for [Horspool](super::horspool), with Horspool's rule.
//!
//! Checked: the suite of the chapter; random numbers against the definition; characters and words.
//!
//! Page: `docs/en/pattern-match/boyer-moore.md`.

use std::collections::HashMap;
use std::hash::Hash;

/// A pattern that is prepared for many searches.
#[derive(Debug, Clone)]
pub struct AnyItems<'p, T> {
    pattern: &'p [T],
    /// For each item of the pattern but its last one, how far its last occurrence is from the end.
    shift: HashMap<&'p T, usize>,
}

impl<'p, T: Eq + Hash> AnyItems<'p, T> {
    /// Prepares a pattern. O(m) expected.
    pub fn new(pattern: &'p (impl AsRef<[T]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        let last = pattern.len().saturating_sub(1);
        // Of equal items the last one is entered last, and stays.
        let shifts = pattern[..last].iter().enumerate().map(|(j, item)| (item, last - j));
        AnyItems { pattern, shift: shifts.collect() }
    }

    /// All places of the pattern, overlaps included, ascending and lazily. O(nm) at worst.
    pub fn find_all<'a>(
        &'a self,
        text: &'a (impl AsRef<[T]> + ?Sized),
    ) -> impl Iterator<Item = usize> + 'a {
        let (text, m) = (text.as_ref(), self.pattern.len());
        let mut next = 0;
        std::iter::from_fn(move || {
            while let Some(window) = text.get(next..next + m) {
                // Invariant: all places before next are found.
                let start = next;
                let known = window.last().and_then(|item| self.shift.get(item));
                // An item that the pattern has nowhere before its end is left behind; an empty
                // pattern moves all the same.
                next += known.copied().unwrap_or(m.max(1));
                if window == self.pattern {
                    return Some(start);
                }
            }
            None
        })
    }
}
