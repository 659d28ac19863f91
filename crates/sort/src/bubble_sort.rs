//! Bubble sort: pass after pass, neighbors that are out of order are swapped, and the largest goes
//! to the end.
//!
//! Cost: O(n^2) comparisons in the worst case and on average, n - 1 on sorted input; as many swaps
//! as inversions; O(1) extra space; stable.
//!
//! Domain: any slice, any comparator. If it is no total order, or if it panics, the elements are
//! all still there.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.2.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the library's stable sort; swaps
//! against inversions counted pair by pair.
//!
//! The textbook's version: [`plain`].
//!
//! Page: `docs/en/sort/bubble-sort.md`.

pub mod plain;

use std::cmp::Ordering;

use crate::Step;

/// What a run has cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// How many passes there were, the last one included, which may have found nothing to do. In
    /// cocktail sort, a pass up and the pass down after it count as one.
    pub passes: u64,
    /// How often two neighbors were compared.
    pub comparisons: u64,
    /// How often they changed places. It is the number of inversions of the input.
    pub swaps: u64,
}

/// Sorts; stable. Each pass ends where the pass before made its last swap. O(n^2), O(n) on sorted
/// input.
///
/// ```
/// use sort::bubble_sort;
///
/// let mut v = [12, 5, 7, 3, 9, 14];
/// bubble_sort(&mut v);
/// assert_eq!(v, [3, 5, 7, 9, 12, 14]);
/// ```
pub fn bubble_sort<T: Ord>(v: &mut [T]) {
    bubble_sort_by(v, T::cmp);
}

/// Sorts by a comparator; stable. O(n^2), O(n) on sorted input.
///
/// ```
/// let mut v = [13, 15, 2, 14];
/// sort::bubble_sort_by(&mut v, |a, b| b.cmp(a));
/// assert_eq!(v, [15, 14, 13, 2]);
/// ```
pub fn bubble_sort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    bubble_sort_watched(v, compare, |_, _| {});
}

/// Sorts by a key, which is computed at every comparison; stable. O(n^2), O(n) on sorted input.
///
/// ```
/// let mut words = ["three", "one", "four", "two"];
/// sort::bubble_sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["one", "two", "four", "three"]);
/// ```
pub fn bubble_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    bubble_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts and counts.
///
/// ```
/// use sort::bubble_sort::bubble_sort_counted;
///
/// assert_eq!(bubble_sort_counted(&mut [12, 5, 7, 3, 9, 14]).comparisons, 9);
/// ```
pub fn bubble_sort_counted<T: Ord>(v: &mut [T]) -> Counts {
    let mut counts = Counts::default();
    bubble_sort_watched(v, T::cmp, |step, _| counts.add(step));
    counts
}

/// Bubble sort, observed: [`Step::Compare`], [`Step::Swap`] and [`Step::Pass`], each with the slice
/// as it then is.
pub fn bubble_sort_watched<T>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let mut hi = v.len();
    while 1 < hi {
        // Invariant: v[hi..] is sorted, and nothing before it is greater than anything in it.
        let mut last_swap = 0;
        for j in 1..hi {
            // Invariant: v[j - 1] is the greatest of v[..j].
            if swap_if_greater(v, j, &mut compare, &mut watch) {
                last_swap = j;
            }
        }
        hi = last_swap;
        watch(Step::Pass { lo: 0, hi }, v);
    }
}

/// Compares `v[j - 1]` with `v[j]`, swaps them if they are out of order, and returns whether
/// they were.
fn swap_if_greater<T>(
    v: &mut [T],
    j: usize,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
    watch: &mut impl FnMut(Step, &[T]),
) -> bool {
    watch(Step::Compare { i: j - 1, j }, v);
    let is_greater = compare(&v[j - 1], &v[j]).is_gt();
    if is_greater {
        v.swap(j - 1, j);
        watch(Step::Swap { i: j - 1, j }, v);
    }
    is_greater
}

/// Sorts, and stops after a pass without a swap; stable. The form that most people write first.
pub fn early_exit_sort<T: Ord>(v: &mut [T]) {
    early_exit_sort_by(v, T::cmp);
}

/// Sorts by a comparator, and stops after a pass without a swap; stable.
pub fn early_exit_sort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    early_exit_sort_watched(v, compare, |_, _| {});
}

/// Sorts by a key, which is computed at every comparison, and stops after a pass without a swap;
/// stable.
pub fn early_exit_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    early_exit_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts, stops after a pass without a swap, and counts.
pub fn early_exit_sort_counted<T: Ord>(v: &mut [T]) -> Counts {
    let mut counts = Counts::default();
    early_exit_sort_watched(v, T::cmp, |step, _| counts.add(step));
    counts
}

/// Bubble sort with early exit, observed as [`bubble_sort_watched`].
pub fn early_exit_sort_watched<T>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    for hi in (1..v.len()).rev() {
        let mut has_swapped = false;
        for j in 1..=hi {
            has_swapped |= swap_if_greater(v, j, &mut compare, &mut watch);
        }
        watch(Step::Pass { lo: 0, hi: if has_swapped { hi } else { 0 } }, v);
        if !has_swapped {
            break;
        }
    }
}

/// Sorts by passes up and down in turn, so that a small element at the end needs no pass of its own
/// for each step; stable. O(n^2), O(n) on sorted input.
///
/// ```
/// use sort::bubble_sort::cocktail_sort;
///
/// let mut v = [2, 3, 4, 5, 1];
/// cocktail_sort(&mut v);
/// assert_eq!(v, [1, 2, 3, 4, 5]);
/// ```
pub fn cocktail_sort<T: Ord>(v: &mut [T]) {
    cocktail_sort_by(v, T::cmp);
}

/// Sorts by a comparator, by passes up and down in turn; stable.
pub fn cocktail_sort_by<T>(v: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    cocktail_sort_watched(v, compare, |_, _| {});
}

/// Sorts by a key, which is computed at every comparison, by passes up and down in turn; stable.
pub fn cocktail_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    cocktail_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts by passes up and down, and counts.
pub fn cocktail_sort_counted<T: Ord>(v: &mut [T]) -> Counts {
    let mut counts = Counts::default();
    cocktail_sort_watched(v, T::cmp, |step, _| counts.add(step));
    counts
}

/// Cocktail sort, observed as [`bubble_sort_watched`]; its [`Step::Pass`] comes after each pass
/// down.
pub fn cocktail_sort_watched<T>(
    v: &mut [T],
    mut compare: impl FnMut(&T, &T) -> Ordering,
    mut watch: impl FnMut(Step, &[T]),
) {
    let (mut lo, mut hi) = (0, v.len());
    while lo + 1 < hi {
        // Invariant: v[..lo] and v[hi..] are in their final places.
        let mut last = lo;
        for j in lo + 1..hi {
            if swap_if_greater(v, j, &mut compare, &mut watch) {
                last = j;
            }
        }
        hi = last;
        let mut first = hi;
        for j in (lo + 1..hi).rev() {
            if swap_if_greater(v, j, &mut compare, &mut watch) {
                first = j;
            }
        }
        lo = first;
        watch(Step::Pass { lo, hi }, v);
    }
}

impl Counts {
    fn add(&mut self, step: Step) {
        match step {
            Step::Compare { .. } => self.comparisons += 1,
            Step::Swap { .. } => self.swaps += 1,
            Step::Pass { .. } => self.passes += 1,
            _ => {}
        }
    }
}
