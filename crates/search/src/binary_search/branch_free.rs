//! Part of [binary search](super): the same answers without a branch that depends on the data.
//!
//! A processor predicts each branch, and it mispredicts half of the comparisons with the middle.
//! Here the comparison only selects a number, and the number of rounds depends on the length alone.
//!
//! Page: `docs/en/search/binary-search.md`.

use std::cmp::Ordering;
use std::hint::select_unpredictable;

/// Like [`super::partition_point`]. O(log n): exactly ⌈log₂ n⌉ + 1 questions for n > 0.
pub fn partition_point<T>(v: &[T], mut is_left: impl FnMut(&T) -> bool) -> usize {
    if v.is_empty() {
        return 0;
    }
    let (mut lo, mut size) = (0, v.len());
    while 1 < size {
        // Invariant: the answer lies in lo..=lo + size.
        let half = size / 2;
        lo = select_unpredictable(is_left(&v[lo + half]), lo + half, lo);
        size -= half;
    }
    lo + usize::from(is_left(&v[lo]))
}

/// Like [`super::binary_search`], but the last one of several equal elements. O(log n).
///
/// # Errors
/// If no element equals `x`: the index of the first element greater than `x`, or `v.len()`.
pub fn binary_search<T: Ord>(v: &[T], x: &T) -> Result<usize, usize> {
    if v.is_empty() {
        return Err(0);
    }
    let (mut lo, mut size) = (0, v.len());
    while 1 < size {
        // Invariant: the last element that is not greater than x, if there is one, lies in
        // v[lo..lo + size].
        let half = size / 2;
        lo = select_unpredictable(v[lo + half] <= *x, lo + half, lo);
        size -= half;
    }
    match v[lo].cmp(x) {
        Ordering::Less => Err(lo + 1),
        Ordering::Equal => Ok(lo),
        Ordering::Greater => Err(lo),
    }
}
