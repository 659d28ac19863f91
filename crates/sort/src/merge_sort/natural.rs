//! Part of [merge sort](super): the runs that the input already has. An input of r ascending runs
//! takes ⌈log₂ r⌉ rounds of merges.
//!
//! Cost: O(n + n log r) time for r runs; one buffer of n elements. Stable.
//!
//! Domain: any slice, any comparator; nothing is lost if it panics or contradicts itself.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.4, algorithm N.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the standard library's stable sort,
//! with their tags.
//!
//! Page: `docs/en/sort/merge-sort/bottom-up.md`.

use std::cmp::Ordering::{self, Less};

use super::bottom_up::merge_runs;
use crate::Step;

/// Sorts ascending; equal elements keep their order. O(n + n log r) time for r runs, one buffer of
/// n.
pub fn natural_merge_sort<T: Ord + Clone>(v: &mut [T]) {
    natural_merge_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. If that is no total order, the elements end in some order.
/// O(n + n log r) for r runs.
pub fn natural_merge_sort_by<T: Clone>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    natural_merge_sort_watched(v, compare, |_, _| {});
}

/// Sorts by ascending key, which is computed again for each comparison; equal keys keep their
/// order. O(n + n log r) for r runs.
pub fn natural_merge_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    natural_merge_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// [`natural_merge_sort_by`] that shows each [`Step::Run`], [`Step::Take`] and [`Step::Merge`] to
/// `watch`, with the whole slice.
pub fn natural_merge_sort_watched<T: Clone>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let mut ends = run_ends(v, &mut compare);
    for (k, &hi) in ends.iter().enumerate() {
        watch(Step::Run { lo: if k == 0 { 0 } else { ends[k - 1] }, hi }, v);
    }
    let mut buffer = v.to_vec();
    while 1 < ends.len() {
        // Invariant: v consists of sorted runs, and `ends` says where each ends.
        let mut lo = 0;
        for pair in ends.chunks_exact(2) {
            let (mid, hi) = (pair[0], pair[1]);
            merge_runs(v, [lo, mid, hi], &mut buffer, &mut compare, &mut watch);
            lo = hi;
        }
        // The second end of each pair stays; an odd last run waits for the next round.
        ends = ends.chunks(2).map(|pair| pair[pair.len() - 1]).collect();
    }
}

/// Where each ascending run ends: `[1, 3, 2]` gives 2 and 3. n - 1 comparisons.
pub fn run_ends<T>(v: &[T], compare: &mut impl FnMut(&T, &T) -> Ordering) -> Vec<usize> {
    let descents = (1..v.len()).filter(|&i| compare(&v[i], &v[i - 1]) == Less);
    let mut ends: Vec<usize> = descents.collect();
    ends.extend((!v.is_empty()).then_some(v.len()));
    ends
}
