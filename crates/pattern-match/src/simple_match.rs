//! Naive matching: align the pattern with each index of the text, and compare up to the first
//! mismatch.
//!
//! Cost: at most (n - m + 1) · m comparisons, attained by a...a in a text of a; on random letters
//! from an alphabet of σ, fewer than σ/(σ - 1) expected per alignment. O(1) space.
//!
//! Domain: any items that can be compared, or any test of one item against another; texts and
//! patterns of any length, including 0.
//!
//! Source: folklore.
//!
//! Checked: all texts of up to ten letters a and b with all patterns of up to five, against the
//! definition; texts of six kinds with patterns taken from them.
//!
//! Page: `docs/en/pattern-match/simple-match.md`.

pub mod plain;

use std::iter::FusedIterator;

use crate::{Reason, Step};

/// Returns the start of the first occurrence. O(nm).
///
/// ```
/// use pattern_match::simple_match;
///
/// assert_eq!(simple_match::find("abracadabra", "cad"), Some(4));
/// assert_eq!(simple_match::find("abracadabra", "xyz"), None);
/// ```
pub fn find<T: PartialEq>(
    text: &(impl AsRef<[T]> + ?Sized),
    pattern: &(impl AsRef<[T]> + ?Sized),
) -> Option<usize> {
    find_all(text, pattern).next()
}

/// Returns the start of the last occurrence, searching from the end. O(nm).
///
/// ```
/// use pattern_match::simple_match::rfind;
///
/// assert_eq!(rfind("abracadabra", "abra"), Some(7));
/// ```
pub fn rfind<T: PartialEq>(
    text: &(impl AsRef<[T]> + ?Sized),
    pattern: &(impl AsRef<[T]> + ?Sized),
) -> Option<usize> {
    let (text, pattern) = (text.as_ref(), pattern.as_ref());
    let last = text.len().checked_sub(pattern.len())?;
    (0..=last).rev().find(|&start| stands_at(text, pattern, start, T::eq, &mut |_| {}))
}

/// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
/// ascending order.
///
/// ```
/// use pattern_match::simple_match::find_all;
///
/// assert!(find_all("aaaa", "aa").eq([0, 1, 2]));
/// ```
pub fn find_all<'a, T: PartialEq>(
    text: &'a (impl AsRef<[T]> + ?Sized),
    pattern: &'a (impl AsRef<[T]> + ?Sized),
) -> Matches<'a, T> {
    Matches { text: text.as_ref(), pattern: pattern.as_ref(), next: 0, step: 1 }
}

/// Returns an iterator over the starts of occurrences that do not overlap: after an occurrence, the
/// search continues at its end. The empty pattern occurs at each index.
///
/// ```
/// use pattern_match::simple_match::find_disjoint;
///
/// assert!(find_disjoint("aaaa", "aa").eq([0, 2]));
/// ```
pub fn find_disjoint<'a, T: PartialEq>(
    text: &'a (impl AsRef<[T]> + ?Sized),
    pattern: &'a (impl AsRef<[T]> + ?Sized),
) -> Matches<'a, T> {
    let pattern = pattern.as_ref();
    Matches { text: text.as_ref(), pattern, next: 0, step: pattern.len().max(1) }
}

/// Returns the number of occurrences, including overlapping ones. O(nm).
///
/// ```
/// use pattern_match::simple_match::count;
///
/// assert_eq!(count("abracadabra", "abra"), 2);
/// ```
pub fn count<T: PartialEq>(
    text: &(impl AsRef<[T]> + ?Sized),
    pattern: &(impl AsRef<[T]> + ?Sized),
) -> usize {
    find_all(text, pattern).count()
}

/// An iterator over occurrences, returned by [`find_all`] and [`find_disjoint`].
#[derive(Debug)]
pub struct Matches<'a, T> {
    text: &'a [T],
    pattern: &'a [T],
    /// The first alignment that has not been tried yet.
    next: usize,
    /// The distance from an occurrence to the next alignment to be tried.
    step: usize,
}

impl<T> Clone for Matches<'_, T> {
    fn clone(&self) -> Self {
        Matches { ..*self }
    }
}

impl<T: PartialEq> Iterator for Matches<'_, T> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let start = find_watched(self.text, self.pattern, self.next, T::eq, |_| {});
        // If nothing was found, no alignment is left.
        self.next = start.map_or(self.text.len() + 1, |start| start + self.step);
        start
    }
}

impl<T: PartialEq> FusedIterator for Matches<'_, T> {}

/// Returns the start of the first occurrence at or after `from`, and reports each comparison, each
/// shift, and the occurrence to `watch`. An item of the text matches an item of the pattern if
/// `fits` returns `true`. O((n - from) · m).
pub fn find_watched<T, P>(
    text: &[T],
    pattern: &[P],
    from: usize,
    fits: impl Fn(&T, &P) -> bool,
    mut watch: impl FnMut(Step),
) -> Option<usize> {
    // The last alignment at which the pattern does not extend past the end of the text.
    let last = text.len().checked_sub(pattern.len())?;
    for start in from..=last {
        // Invariant: no occurrence starts in from..start.
        if stands_at(text, pattern, start, &fits, &mut watch) {
            watch(Step::Found { start });
            return Some(start);
        }
        watch(Step::Shift { start, reason: Reason::Next });
    }
    None
}

/// Returns `true` if an occurrence starts at `start`, from where the text must be at least as long
/// as the pattern.
pub(crate) fn stands_at<T, P>(
    text: &[T],
    pattern: &[P],
    start: usize,
    fits: impl Fn(&T, &P) -> bool,
    watch: &mut impl FnMut(Step),
) -> bool {
    let window = &text[start..start + pattern.len()];
    window.iter().zip(pattern).enumerate().all(|(j, (x, y))| {
        let is_equal = fits(x, y);
        watch(Step::Compare { start, j, is_equal });
        is_equal
    })
}

/// Returns an iterator over the starts of all occurrences of a pattern in which each `?` matches
/// any single byte. In a `str`, this byte may be part of a character. O(nm).
///
/// ```
/// use pattern_match::find_all_wild;
///
/// assert!(find_all_wild("the cat cut a cot", "c?t").eq([4, 8, 14]));
/// ```
pub fn find_all_wild<'a>(
    text: &'a (impl AsRef<[u8]> + ?Sized),
    pattern: &'a (impl AsRef<[u8]> + ?Sized),
) -> impl Iterator<Item = usize> + 'a {
    let (text, pattern) = (text.as_ref(), pattern.as_ref());
    let fits = |x: &u8, y: &u8| *y == b'?' || x == y;
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = find_watched(text, pattern, from, fits, |_| {});
        from = start.map_or(text.len() + 1, |start| start + 1);
        start
    })
}

/// Returns an iterator over the starts of all alignments with at most `most` mismatches, each with
/// the number of mismatches, the Hamming distance. O(nm) in the worst case. An alignment is
/// abandoned at mismatch number `most + 1`.
///
/// ```
/// use pattern_match::find_all_within;
///
/// // At 0 all letters match, and at 7 all letters except the last one.
/// assert!(find_all_within("abracadabrb", "abra", 1).eq([(0, 0), (7, 1)]));
/// ```
pub fn find_all_within<'a, T: PartialEq + 'a>(
    text: &'a (impl AsRef<[T]> + ?Sized),
    pattern: &'a (impl AsRef<[T]> + ?Sized),
    most: usize,
) -> impl Iterator<Item = (usize, usize)> + 'a {
    let (text, pattern) = (text.as_ref(), pattern.as_ref());
    let n_alignments = (text.len() + 1).saturating_sub(pattern.len());
    (0..n_alignments).filter_map(move |start| {
        let differ = text[start..].iter().zip(pattern).filter(|(x, y)| x != y);
        // One mismatch more than allowed is enough to know that there are too many.
        let n_mismatches = differ.take(most.saturating_add(1)).count();
        (n_mismatches <= most).then_some((start, n_mismatches))
    })
}
