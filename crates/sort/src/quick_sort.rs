//! Quicksort: choose a pivot, partition the slice into lesser and greater elements in place, and
//! sort both sides.
//!
//! This is the fast form. It partitions without a branch that depends on the elements, so the
//! processor has nothing to mispredict; short parts go through a sorting network; and equal
//! elements cost a second scan only where they are.
//!
//! Cost: O(n log n) time on every input: expected by good pivots, and enforced, because a part with
//! three uneven partitions around it goes to heapsort. A test holds it to twice the comparisons of
//! random input; heapsort compares elements that are far apart in memory, so in time the worst
//! input that we could make costs four to five times as much. O(n) if all elements are equal. O(log
//! n) stack, because recursion takes the shorter side. Not stable. It needs neither a buffer nor
//! copies.
//!
//! Domain: any slice, any comparator. Every change is a swap, so a comparator that panics, or
//! that is no total order, loses nothing.
//!
//! Source: C. A. R. Hoare, "Quicksort", *The Computer Journal* 5 (1962); the branch-free scan is
//! from A. Alexandrescu, "Lomuto's comeback" (2020).
//!
//! Checked: all inputs of up to 7 elements over 4 keys; killer sequences made against these very
//! pivots.
//!
//! Page: `docs/en/sort/quick-sort.md`.
//!
//! Other forms: [`plain`] (the textbook's), [`mod@introsort`] (one that can be watched, with a
//! bound on its depth). Parts: [`partition`], [`pivot`], [`network`], [`mod@heapsort`]. The same
//! idea for one element: [`mod@quickselect`]. Against all of them: [`adversary`].

pub mod adversary;
pub mod heapsort;
pub mod introsort;
pub mod network;
pub mod partition;
pub mod pivot;
pub mod plain;
pub mod quickselect;

use std::cmp::Ordering::{self, Less};

use self::heapsort::heapsort_by;
use self::network::network_sort_by;
use self::partition::branch_free;
use self::pivot::Pivot;

/// Up to this length, a network beats partitioning.
const SHORT: usize = 32;
/// How many uneven partitions around a part are taken for bad luck; at the next one, heapsort takes
/// over.
const PATIENCE: u32 = 2;

/// Sorts ascending; equal elements may change their order. O(n log n) on every input.
///
/// ```
/// use sort::quick_sort;
///
/// let mut v = [12, 7, 18, 3, 9, 15, 4, 10];
/// quick_sort(&mut v);
/// assert_eq!(v, [3, 4, 7, 9, 10, 12, 15, 18]);
/// ```
#[doc(alias = "unstable sort")]
pub fn quick_sort<T: Ord>(v: &mut [T]) {
    quick_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. If that is no total order, the elements end in some order. O(n
/// log n).
///
/// ```
/// use sort::quick_sort_by;
///
/// let mut v = [2.5, -1.0, 0.5];
/// quick_sort_by(&mut v, f64::total_cmp);
/// assert_eq!(v, [-1.0, 0.5, 2.5]);
/// ```
pub fn quick_sort_by<T>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    sort(v, PATIENCE, &mut compare);
}

/// Sorts by ascending key; the key is computed again for each comparison. O(n log n).
///
/// ```
/// use sort::quick_sort_by_key;
///
/// let mut words = ["pear", "fig", "banana"];
/// quick_sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["fig", "pear", "banana"]);
/// ```
pub fn quick_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    quick_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts `v` with patience for `n_uneven` more uneven partitions.
fn sort<T>(mut v: &mut [T], mut n_uneven: u32, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    while SHORT < v.len() {
        // Invariant: of the part that this call was given, only v is not sorted yet.
        let p = Pivot::Ninther.choose(v, compare);
        let (lt, gt) = partition_around(v, p, compare);
        if is_uneven(v.len(), lt.max(v.len() - gt)) {
            if n_uneven == 0 {
                return heapsort_by(v, compare);
            }
            n_uneven -= 1;
        }
        let (rest, greater) = v.split_at_mut(gt);
        let less = &mut rest[..lt];
        let (shorter, longer) =
            if less.len() < greater.len() { (less, greater) } else { (greater, less) };
        sort(shorter, n_uneven, compare);
        v = longer;
    }
    network_sort_by(v, compare);
}

/// Whether a partition of `n` elements leaves more than seven eighths of them on one side.
fn is_uneven(n: usize, n_longer: usize) -> bool {
    n - n / 8 < n_longer
}

/// Partitions `v`, which is not empty, around its element at `p`, and returns `lt` and `gt`. Then
/// `v[..lt]` is less than the pivot, `v[lt..gt]` equal to it, and `v[gt..]` not less. If nothing is
/// less, a second scan brings all equals of the pivot into `v[lt..gt]`.
fn partition_around<T>(
    v: &mut [T],
    p: usize,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> (usize, usize) {
    v.swap(0, p);
    let Some((pivot, rest)) = v.split_first_mut() else { return (0, 0) };
    let n_less = branch_free(rest, |x| compare(x, pivot) == Less);
    if n_less == 0 {
        return (0, 1 + branch_free(rest, |x| compare(pivot, x) != Less));
    }
    v.swap(0, n_less);
    (n_less, n_less + 1)
}
