//! Part of merge sort: without recursion. Runs of 1 are merged into runs of 2, those into runs of 4, and so on.

use std::cmp::Ordering;

use super::merge_runs;
use crate::Step;

/// Sorts ascending; equal elements keep their order. O(n log n) time, one buffer of n.
pub fn bottom_up_merge_sort<T: Ord + Clone>(v: &mut [T]) {
    bottom_up_merge_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. If that is no total order, the elements end in some order. O(n log n).
pub fn bottom_up_merge_sort_by<T: Clone>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    bottom_up_merge_sort_watched(v, compare, |_, _| {});
}

/// Sorts by ascending key, which is computed anew for each comparison; equal keys keep their order. O(n log n).
pub fn bottom_up_merge_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    bottom_up_merge_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts in the order of `compare`, each [`Step::Take`] and [`Step::Merge`] told to `watch`.
pub fn bottom_up_merge_sort_watched<T: Clone>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let mut buffer = v.to_vec();
    let mut width = 1;
    while width < v.len() {
        // Invariant: v is cut into sorted runs of `width` elements; the last may be shorter.
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
