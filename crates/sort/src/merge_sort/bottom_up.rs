//! Part of [merge sort](super): without recursion. Runs of 1 are merged into runs of 2, those into
//! runs of 4, and so on.
//!
//! Cost: O(n log n) time on every input, as many comparisons as [`super::plain`] if n is a power of
//! two; one buffer of n elements, no stack. Stable.
//!
//! Domain: any slice, any comparator; nothing is lost if it panics or contradicts itself.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.4, algorithm S.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the standard library's stable sort,
//! with their tags.
//!
//! Page: `docs/en/sort/merge-sort/bottom-up.md`.

use std::cmp::Ordering::{self, Less};

use crate::Step;

/// Sorts ascending; equal elements keep their order. O(n log n) time, one buffer of n.
pub fn bottom_up_merge_sort<T: Ord + Clone>(v: &mut [T]) {
    bottom_up_merge_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. If that is no total order, the elements end in some order. O(n
/// log n).
pub fn bottom_up_merge_sort_by<T: Clone>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    bottom_up_merge_sort_watched(v, compare, |_, _| {});
}

/// Sorts by ascending key, which is computed again for each comparison; equal keys keep their
/// order. O(n log n).
pub fn bottom_up_merge_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    bottom_up_merge_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// [`bottom_up_merge_sort_by`] that shows each [`Step::Take`] and [`Step::Merge`] to `watch`, with
/// the whole slice. The slice changes only before each `Merge`, which has put `lo..hi` in order.
pub fn bottom_up_merge_sort_watched<T: Clone>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let mut buffer = v.to_vec();
    let mut width = 1;
    while width < v.len() {
        // Invariant: v consists of sorted runs of `width` elements; the last may be shorter.
        let mut lo = 0;
        while width < v.len() - lo {
            let mid = lo + width;
            let hi = mid + width.min(v.len() - mid);
            merge_runs(v, [lo, mid, hi], &mut buffer, &mut compare, &mut watch);
            lo = hi;
        }
        width = width.saturating_mul(2);
    }
}

/// Merges the sorted runs `v[lo..mid]` and `v[mid..hi]`, through `buffer[lo..hi]`. On ties the left
/// run comes first.
pub(super) fn merge_runs<T: Clone>(
    v: &mut [T],
    [lo, mid, hi]: [usize; 3],
    buffer: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
    watch: &mut impl FnMut(Step, &[T]),
) {
    let (mut i, mut j) = (lo, mid);
    for (to, place) in (lo..hi).zip(&mut buffer[lo..hi]) {
        // Invariant: buffer[lo..to] holds v[lo..i] and v[mid..j], merged; v has not changed.
        let is_right = j < hi && (i == mid || compare(&v[j], &v[i]) == Less);
        let head = if is_right { &mut j } else { &mut i };
        place.clone_from(&v[*head]);
        watch(Step::Take { from: *head, to }, v);
        *head += 1;
    }
    // The comparator does not run in here, so it never sees a run half written.
    v[lo..hi].swap_with_slice(&mut buffer[lo..hi]);
    watch(Step::Merge { lo, mid, hi }, v);
}
