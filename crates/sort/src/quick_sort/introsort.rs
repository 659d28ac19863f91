//! Part of [quicksort](super): introsort, a quicksort that counts its levels and hands a part to
//! heapsort when it has too many.
//!
//! Cost: O(n log n) time on every input: at most 2 log₂ n levels of partitions, and then heapsort.
//! O(n) if all elements are equal, because the partition has three classes. O(log n) stack, because
//! recursion takes the shorter side. Not stable.
//!
//! Domain: any slice, any comparator. Every change is a swap, so a comparator that panics, or
//! that is no total order, loses nothing.
//!
//! Source: D. R. Musser, "Introspective sorting and selection algorithms", *Software: Practice and
//! Experience* 27 (1997).
//!
//! Checked: all inputs of up to 7 elements over 4 keys; killer sequences made against each pivot
//! rule.
//!
//! Page: `docs/en/sort/quick-sort/introsort.md`.

use std::cmp::Ordering;

use super::heapsort::heapsort_by;
use super::partition::three_way_watched;
use super::pivot::Pivot;
use crate::Step;

/// What a run has cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// How often two elements were compared.
    pub comparisons: u64,
    /// How often two elements changed places; those of heapsort are not counted.
    pub swaps: u64,
    /// How many parts were partitioned.
    pub partitions: u64,
    /// How many parts went to heapsort.
    pub heapsorts: u64,
}

/// Sorts ascending; equal elements may change their order. O(n log n) on every input.
///
/// ```
/// use sort::introsort;
///
/// let mut v = [2, 3, 2, 1];
/// introsort(&mut v);
/// assert_eq!(v, [1, 2, 2, 3]);
/// ```
#[doc(alias = "introspective sort")]
pub fn introsort<T: Ord>(v: &mut [T]) {
    introsort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. If that is no total order, the elements end in some order. O(n
/// log n).
///
/// ```
/// let mut v = [2.5, -1.0, 0.5];
/// sort::introsort_by(&mut v, f64::total_cmp);
/// assert_eq!(v, [-1.0, 0.5, 2.5]);
/// ```
pub fn introsort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    introsort_watched(v, Pivot::Ninther, compare, |_, _| {});
}

/// Sorts by ascending key; the key is computed again for each comparison. O(n log n).
///
/// ```
/// let mut words = ["pear", "fig", "banana"];
/// sort::introsort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["fig", "pear", "banana"]);
/// ```
pub fn introsort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    introsort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts with the pivots of a rule, and counts.
pub fn introsort_counted<T: Ord>(v: &mut [T], pivot: Pivot) -> Counts {
    let mut counts = Counts::default();
    let mut n_comparisons = 0;
    let compare = |a: &T, b: &T| {
        n_comparisons += 1;
        a.cmp(b)
    };
    let (mut lt_before, mut gt_before) = (0, 0);
    introsort_watched(v, pivot, compare, |step, part| match step {
        Step::Pivot { p, .. } => {
            // The pivot goes to the front, if it is not there.
            counts.swaps += u64::from(0 < p);
            (lt_before, gt_before) = (0, part.len());
        }
        Step::Class { lt, i, gt, .. } => {
            // The last element that is unread is put aside where it is.
            counts.swaps += u64::from(lt_before < lt || (gt < gt_before && i < gt));
            (lt_before, gt_before) = (lt, gt);
        }
        Step::Partition { .. } => counts.partitions += 1,
        Step::Heap { .. } => counts.heapsorts += 1,
        _ => {}
    });
    Counts { comparisons: n_comparisons, ..counts }
}

/// [`introsort_by`] with the pivots of a rule; it shows each [`Step::Pivot`], [`Step::Class`],
/// [`Step::Partition`] and [`Step::Heap`] to `watch`, with the part that is being sorted.
pub fn introsort_watched<T>(
    v: &mut [T],
    mut pivot: Pivot,
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let n_levels = most_levels(v.len());
    sort(v, 0, n_levels, &mut pivot, &mut compare, &mut watch);
}

/// Twice as many levels as halves would need.
fn most_levels(n: usize) -> u32 {
    2 * n.checked_ilog2().unwrap_or(0)
}

/// Sorts the part `v`, which begins at `base` in the whole, by at most `n_levels` levels of
/// partitions.
fn sort<T>(
    mut v: &mut [T],
    mut base: usize,
    mut n_levels: u32,
    pivot: &mut Pivot,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
    watch: &mut impl FnMut(Step, &[T]),
) {
    while 1 < v.len() {
        // Invariant: of the part that this call was given, only v is not sorted yet.
        if n_levels == 0 {
            heapsort_by(v, &mut *compare);
            return watch(Step::Heap { base }, v);
        }
        n_levels -= 1;
        let p = pivot.choose(v, compare);
        watch(Step::Pivot { base, p }, v);
        v.swap(0, p);
        let (lt, gt) = three_way_watched(v, base, compare, watch);
        watch(Step::Partition { base, lt, gt }, v);
        let (rest, greater) = v.split_at_mut(gt);
        let less = &mut rest[..lt];
        if less.len() < greater.len() {
            sort(less, base, n_levels, pivot, compare, watch);
            (v, base) = (greater, base + gt);
        } else {
            sort(greater, base + gt, n_levels, pivot, compare, watch);
            v = less;
        }
    }
}
