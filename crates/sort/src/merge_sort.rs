//! Merge sort: sort two parts, then merge the two sorted runs through a buffer.
//!
//! This is the fast form, peeksort's: it searches for the runs that the input already has,
//! lengthens the short ones, and splits at the end of the run that is nearest to the middle. It
//! merges from both ends at the same time, without a branch that depends on the elements, so the
//! processor has nothing to mispredict.
//!
//! Cost: O(n log n) time on every input, O(n + n log r) for r runs; n - 1 comparisons if the input
//! ascends, or descends strictly, and has more than 20 elements, because fewer are inserted. One
//! buffer of n elements; recursion O(log n) deep. Stable.
//!
//! Domain: any slice, any comparator. While the comparator runs, the slice is whole: a merge reads
//! the slice and writes the buffer, and only then do the two exchange their elements. So a
//! comparator that panics, or that is no total order, loses nothing. `T: Clone`, because the buffer
//! holds copies.
//!
//! Source: J. I. Munro, S. Wild, "Nearly-optimal mergesorts: fast, practical sorting methods that
//! optimally adapt to existing runs", ESA 2018. They find the run in the middle, and the others
//! later; this version finds all runs first.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the standard library's stable sort,
//! with their tags; runs of all lengths; comparators that contradict themselves.
//!
//! Page: `docs/en/sort/merge-sort.md`, and `docs/en/sort/merge-sort/peeksort.md`.
//!
//! Other forms: [`plain`] (the textbook's), [`bottom_up`], [`natural`]. Uses of the merge:
//! [`mod@inversions`], [`k_way`].

mod bidirectional;
pub mod bottom_up;
pub mod inversions;
pub mod k_way;
pub mod natural;
pub mod plain;
mod small_sort;

pub use inversions::inversions;
pub use k_way::{KWayMerge, k_way_merge};
pub use plain::merge;

use std::cmp::Ordering::{self, Less};

use self::bidirectional::merge_into;
use self::small_sort::small_sort;
use crate::insertion_sort::insertion_sort_by;

/// Up to this length, insertion beats merging.
const SHORT: usize = 20;
/// Shorter runs are made this long.
const LEAST_RUN: usize = 32;

/// Sorts ascending; equal elements keep their order. O(n log n), and O(n) if the input is sorted
/// already.
///
/// ```
/// use sort::merge_sort;
///
/// let mut v = [12, 7, 18, 3, 9, 15, 4, 10];
/// merge_sort(&mut v);
/// assert_eq!(v, [3, 4, 7, 9, 10, 12, 15, 18]);
/// ```
#[doc(alias = "stable sort")]
#[doc(alias = "peeksort")]
pub fn merge_sort<T: Ord + Clone>(v: &mut [T]) {
    merge_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`; equal elements keep their order. If `compare` is no total
/// order, the elements end in some order. O(n log n).
///
/// ```
/// use sort::merge_sort_by;
///
/// let mut v = [2.5, -1.0, 0.5];
/// merge_sort_by(&mut v, f64::total_cmp);
/// assert_eq!(v, [-1.0, 0.5, 2.5]);
/// ```
pub fn merge_sort_by<T: Clone>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let n = v.len();
    if n <= SHORT {
        return insertion_sort_by(v, compare);
    }
    let (mut ends, mut buffer) = (vec![], vec![]);
    let mut lo = 0;
    while lo < n {
        // Invariant: v[..lo] consists of sorted runs, and `ends` says where each ends.
        let mut hi = lo + first_run(&mut v[lo..], &mut compare);
        if hi < n && buffer.is_empty() {
            buffer = v.to_vec();
        }
        let least = lo + LEAST_RUN.min(n / 2).min(n - lo);
        if hi < least {
            hi = least;
            small_sort(&mut v[lo..hi], &mut buffer, &mut compare);
        }
        ends.push(hi);
        lo = hi;
    }
    merge_runs(v, 0, &ends, &mut buffer, &mut compare);
}

/// Sorts by ascending key, which is computed again for each comparison; equal keys keep their
/// order. O(n log n).
///
/// ```
/// use sort::merge_sort_by_key;
///
/// let mut words = ["pear", "fig", "plum", "banana"];
/// merge_sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["fig", "pear", "plum", "banana"]);
/// ```
pub fn merge_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    merge_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// The length of the run at the front. If the run descends strictly, it is reversed, which moves no
/// element past its equal.
fn first_run<T>(v: &mut [T], compare: &mut impl FnMut(&T, &T) -> Ordering) -> usize {
    let mut descents = v.windows(2).map(|pair| compare(&pair[1], &pair[0]) == Less);
    let Some(is_down) = descents.next() else { return v.len() };
    let n = 2 + descents.take_while(|is_descent| *is_descent == is_down).count();
    if is_down {
        v[..n].reverse();
    }
    n
}

/// Merges the runs of `v`, which begins at `base` in the whole; `ends` says where each run ends in
/// the whole.
fn merge_runs<T: Clone>(
    v: &mut [T],
    base: usize,
    ends: &[usize],
    buffer: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let [inner @ .., _] = ends else { return };
    // Split at the end of a run, as near to the middle as possible.
    let middle = base + v.len() / 2;
    let k = inner.partition_point(|end| *end < middle);
    let near = k.saturating_sub(1)..inner.len().min(k + 1);
    let Some(k) = near.min_by_key(|&k| inner[k].abs_diff(middle)) else { return };
    let mid = inner[k] - base;
    let (left, right) = v.split_at_mut(mid);
    merge_runs(left, base, &ends[..=k], &mut buffer[..mid], compare);
    merge_runs(right, inner[k], &ends[k + 1..], &mut buffer[mid..], compare);
    if compare(&right[0], &left[mid - 1]) == Less {
        merge_into(buffer, left, right, compare);
        v.swap_with_slice(buffer);
    }
}
