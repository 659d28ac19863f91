//! Insertion sort: a sorted prefix grows by one element at a time; the next one moves left past all
//! that are larger.
//!
//! Cost: O(n + inversions) comparisons and shifts, so O(n) on sorted input and n(n - 1)/2 on
//! reversed input; O(1) extra space; stable. By halving: O(n log n) comparisons, the same shifts.
//!
//! Domain: any slice, any comparator. If it is no total order, or if it panics, the elements are
//! all still there.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.1.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the library's stable sort; shifts
//! against inversions counted pair by pair.
//!
//! The textbook's version: [`plain`].
//!
//! Page: `docs/en/sort/insertion-sort.md`.

pub mod plain;

use std::cmp::Ordering;

use crate::Step;

/// What a run has cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// How often two elements were compared.
    pub comparisons: u64,
    /// How often an element moved right by one to make room. It is the number of inversions of the
    /// input.
    pub shifts: u64,
}

/// Sorts; stable. O(n + inversions).
///
/// ```
/// use sort::insertion_sort;
///
/// let mut v = [5, 2, 8, 6, 9, 3];
/// insertion_sort(&mut v);
/// assert_eq!(v, [2, 3, 5, 6, 8, 9]);
/// ```
pub fn insertion_sort<T: Ord>(v: &mut [T]) {
    insertion_sort_by(v, T::cmp);
}

/// Sorts by a comparator; stable. O(n + inversions).
///
/// ```
/// let mut v = [13, 15, 2, 14];
/// sort::insertion_sort_by(&mut v, |a, b| b.cmp(a));
/// assert_eq!(v, [15, 14, 13, 2]);
/// ```
pub fn insertion_sort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    insertion_sort_watched(v, compare, |_, _| {});
}

/// Sorts by a key, which is computed at every comparison; stable. O(n + inversions).
///
/// ```
/// let mut words = ["three", "one", "four", "two"];
/// sort::insertion_sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["one", "two", "four", "three"]);
/// ```
pub fn insertion_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    insertion_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts and counts.
///
/// ```
/// use sort::insertion_sort::insertion_sort_counted;
///
/// assert_eq!(insertion_sort_counted(&mut [5, 2, 8, 6, 9, 3]).shifts, 6);
/// ```
pub fn insertion_sort_counted<T: Ord>(v: &mut [T]) -> Counts {
    let mut counts = Counts::default();
    let compare = |a: &T, b: &T| {
        counts.comparisons += 1;
        a.cmp(b)
    };
    insertion_sort_watched(v, compare, |step, _| {
        counts.shifts += u64::from(matches!(step, Step::Shift { .. }));
    });
    counts
}

/// Insertion sort, observed: [`Step::Pick`], [`Step::Shift`] and [`Step::Place`], each with the
/// slice as it then is.
pub fn insertion_sort_watched<T>(
    v: &mut [T],
    compare: impl FnMut(&T, &T) -> Ordering,
    watch: impl FnMut(Step, &[T]),
) {
    extend_sorted_watched(v, 0, compare, watch);
}

/// Sorts a slice whose first `n_sorted` elements are sorted already; stable. O(n + inversions),
/// whatever is in the prefix. If it is not sorted, neither is the result, but no element is
/// lost.
///
/// ```
/// use sort::insertion_sort::extend_sorted;
///
/// // The first three are sorted already.
/// let mut v = [2, 5, 8, 6, 3];
/// extend_sorted(&mut v, 3);
/// assert_eq!(v, [2, 3, 5, 6, 8]);
/// ```
///
/// # Panics
/// If the prefix is longer than the slice.
pub fn extend_sorted<T: Ord>(v: &mut [T], n_sorted: usize) {
    assert!(n_sorted <= v.len(), "a prefix of {n_sorted} in a slice of {}", v.len());
    extend_sorted_watched(v, n_sorted, T::cmp, |_, _| {});
}

fn extend_sorted_watched<T>(
    v: &mut [T],
    n_sorted: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    // One element is sorted as it is.
    for i in n_sorted.max(1)..v.len() {
        // Invariant: v[..i] is sorted and holds the first i inputs, equal ones in their order.
        watch(Step::Pick { i }, v);
        let mut j = i;
        while 0 < j && compare(&v[j], &v[j - 1]).is_lt() {
            // A swap rather than a hole: if `compare` panics, every element is still in the slice.
            v.swap(j - 1, j);
            watch(Step::Shift { j }, v);
            j -= 1;
        }
        watch(Step::Place { from: i, to: j }, v);
    }
}

/// Sorts, and finds each place by halving; stable. O(n log n) comparisons, and as many shifts as
/// there are inversions, moved as a block.
///
/// ```
/// use sort::insertion_sort::binary_insertion_sort;
///
/// let mut v = [5, 2, 8, 6];
/// binary_insertion_sort(&mut v);
/// assert_eq!(v, [2, 5, 6, 8]);
/// ```
pub fn binary_insertion_sort<T: Ord>(v: &mut [T]) {
    binary_insertion_sort_by(v, T::cmp);
}

/// Sorts by a comparator, and finds each place by halving; stable.
pub fn binary_insertion_sort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    binary_insertion_sort_watched(v, compare, |_, _| {});
}

/// Sorts by a key, which is computed at every comparison, and finds each place by halving; stable.
pub fn binary_insertion_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    binary_insertion_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts by halving and counts.
pub fn binary_insertion_sort_counted<T: Ord>(v: &mut [T]) -> Counts {
    let mut counts = Counts::default();
    let compare = |a: &T, b: &T| {
        counts.comparisons += 1;
        a.cmp(b)
    };
    binary_insertion_sort_watched(v, compare, |step, _| {
        if let Step::Place { from, to } = step {
            counts.shifts += (from - to) as u64;
        }
    });
    counts
}

/// Insertion sort by halving, observed: [`Step::Pick`], [`Step::Probe`] and [`Step::Place`].
pub fn binary_insertion_sort_watched<T>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    for i in 1..v.len() {
        watch(Step::Pick { i }, v);
        let (mut lo, mut hi) = (0, i);
        while lo < hi {
            // Invariant: nothing in v[..lo] is greater than v[i], and everything in v[hi..i] is.
            let mid = usize::midpoint(lo, hi);
            watch(Step::Probe { lo, mid, hi }, v);
            if compare(&v[i], &v[mid]).is_lt() {
                hi = mid;
            } else {
                lo = mid + 1;
            }
        }
        v[lo..=i].rotate_right(1);
        watch(Step::Place { from: i, to: lo }, v);
    }
}

/// Inserts one value into a sorted list, after its equals, and returns its place. O(log n)
/// comparisons, O(n) shifts.
///
/// ```
/// use sort::insertion_sort::insert_sorted;
///
/// let mut v = vec![2, 5, 8];
/// assert_eq!(insert_sorted(&mut v, 6), 2);
/// assert_eq!(v, [2, 5, 6, 8]);
/// ```
pub fn insert_sorted<T: Ord>(v: &mut Vec<T>, x: T) -> usize {
    let place = v.partition_point(|y| *y <= x);
    v.insert(place, x);
    place
}
