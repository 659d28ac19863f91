//! Part of quicksort: the k-th smallest element, without sorting the rest.

use std::cmp::Ordering;
use std::mem;

use super::pivot::Pivot;
use super::{heap, most_levels, part_in_three};

/// The element that sorting would put at `k`, counted from 0; none if there is no such place. It is then at `v[k]`, none
/// before it is greater, none behind it less. O(n) expected, O(n log n) on every input.
pub fn quick_select<T: Ord>(v: &mut [T], k: usize) -> Option<&T> {
    quick_select_by(v, k, T::cmp)
}

/// The same in the order of `compare`.
pub fn quick_select_by<T>(
    v: &mut [T],
    k: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<&T> {
    if k < v.len() {
        place(v, k, &mut compare);
    }
    v.get(k)
}

/// The same by ascending key, which is computed anew for each comparison.
pub fn quick_select_by_key<T, K: Ord>(
    v: &mut [T],
    k: usize,
    mut key: impl FnMut(&T) -> K,
) -> Option<&T> {
    quick_select_by(v, k, |a, b| key(a).cmp(&key(b)))
}

/// Puts the element of place `k < v.len()` there.
fn place<T>(mut v: &mut [T], mut k: usize, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    for _ in 0..most_levels(v.len()) {
        // Invariant: the element that belongs at k is in this part.
        let p = Pivot::Ninther.choose(v, compare);
        let (lt, gt) = part_in_three(v, p, 0, compare, &mut |_, _| {});
        if k < lt {
            v = &mut mem::take(&mut v)[..lt];
        } else if gt <= k {
            v = &mut mem::take(&mut v)[gt..];
            k -= gt;
        } else {
            return;
        }
    }
    heap::heap_sort_by(v, compare);
}
