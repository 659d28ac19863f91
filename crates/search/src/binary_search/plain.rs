//! Part of [binary search](super): the textbook's search, by the order of the type, and the search
//! for a partition point.
//!
//! The pictures on the pages run these versions. The library's versions compare without branches.
//!
//! Cost: at most ⌊log₂ n⌋ + 1 comparisons for n > 0 elements, O(1) space.
//!
//! Domain: any slice; if it is not ascending, the answer means nothing.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 6.2.1.
//!
//! Checked: all ascending sequences of up to 7 elements over 4 keys against a linear scan.
//!
//! Page: `docs/en/search/binary-search.md`.

use std::cmp::Ordering;
use std::ops::Range;

use super::Step;

/// The index of an element equal to `x`, any of several; else the index where `x` could be
/// inserted. O(log n).
///
/// ```
/// use search::binary_search::plain::binary_search;
///
/// let v = [0, 3, 7, 8, 17, 26, 30, 36, 48, 50];
/// assert_eq!(binary_search(&v, &30), Ok(6));
/// assert_eq!(binary_search(&v, &5), Err(2));
/// ```
///
/// # Errors
/// If no element equals `x`: the index of the first element greater than `x`, or `v.len()`.
pub fn binary_search<T: Ord>(v: &[T], x: &T) -> Result<usize, usize> {
    binary_search_watched(v, x, |_| {})
}

/// [`binary_search`], observed: one [`Step::Probe`] for each comparison.
///
/// # Errors
/// As [`binary_search`].
pub fn binary_search_watched<T: Ord>(
    v: &[T],
    x: &T,
    mut watch: impl FnMut(Step),
) -> Result<usize, usize> {
    let (mut lo, mut hi) = (0, v.len());
    while lo < hi {
        // Invariant: v[..lo] is less than x, v[hi..] is greater.
        let mid = lo + (hi - lo - 1) / 2;
        watch(Step::Probe { lo, mid, hi });
        match v[mid].cmp(x) {
            Ordering::Less => lo = mid + 1,
            Ordering::Greater => hi = mid,
            Ordering::Equal => return Ok(mid),
        }
    }
    Err(lo)
}

/// The index of the first element for which `is_left` is false, or `v.len()`. It must be true on a
/// prefix and false on the rest; either may be empty. O(log n).
///
/// ```
/// use search::binary_search::plain::partition_point;
///
/// assert_eq!(partition_point(&[1, 2, 2, 2, 3], |y| *y < 2), 1);
/// ```
pub fn partition_point<T>(v: &[T], is_left: impl FnMut(&T) -> bool) -> usize {
    partition_point_watched(v, is_left, |_| {})
}

/// [`partition_point`], observed: one [`Step::Probe`] for each question.
pub fn partition_point_watched<T>(
    v: &[T],
    is_left: impl FnMut(&T) -> bool,
    watch: impl FnMut(Step),
) -> usize {
    halve(v, 0..v.len(), is_left, watch)
}

/// The partition point of `v`, known to be in `lo..=hi`.
pub(super) fn halve<T>(
    v: &[T],
    Range { start: mut lo, end: mut hi }: Range<usize>,
    mut is_left: impl FnMut(&T) -> bool,
    mut watch: impl FnMut(Step),
) -> usize {
    while lo < hi {
        // Invariant: is_left is true on v[..lo] and false on v[hi..].
        let mid = lo + (hi - lo - 1) / 2;
        watch(Step::Probe { lo, mid, hi });
        if is_left(&v[mid]) {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    lo
}
