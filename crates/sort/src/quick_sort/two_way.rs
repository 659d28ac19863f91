//! Part of quicksort: the fast form. One scan parts a slice without a branch that could be mispredicted, short parts are
//! sorted by insertion, and equal elements cost a second scan only where they are.
//!
//! Cost: as the plain form. A part goes to heapsort after a few uneven partitions, whatever its depth.

use std::cmp::Ordering::{self, Less};
use std::mem;

use super::heap;
use super::pivot::Pivot;
use crate::insertion_sort::insertion_sort_by;

/// Up to this length, insertion beats partitioning.
const SHORT: usize = 24;

/// Sorts ascending; equal elements may change their order. O(n log n) on every input.
pub fn two_way_quick_sort<T: Ord>(v: &mut [T]) {
    two_way_quick_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. O(n log n) on every input.
pub fn two_way_quick_sort_by<T>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let n_uneven = 1 + v.len().checked_ilog2().unwrap_or(0) / 2;
    sort(v, n_uneven, &mut compare);
}

/// Sorts `v`, with patience for `n_uneven` partitions that leave less than an eighth on one side.
fn sort<T>(mut v: &mut [T], mut n_uneven: u32, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    while SHORT < v.len() {
        if n_uneven == 0 {
            return heap::heap_sort_by(v, compare);
        }
        let p = Pivot::Ninther.choose(v, compare);
        v.swap(0, p);
        let Some((pivot, rest)) = v.split_first_mut() else { return };
        let n_less = part_in_two(rest, |x| compare(x, pivot) == Less);
        if n_less == 0 {
            // The pivot is a least element. Put its equals aside too; only the rest is left.
            let n_equal = part_in_two(rest, |x| compare(pivot, x) != Less);
            v = &mut mem::take(&mut v)[n_equal + 1..];
            continue;
        }
        v.swap(0, n_less);
        let n = v.len();
        let (less, rest) = mem::take(&mut v).split_at_mut(n_less);
        let greater = &mut rest[1..];
        if less.len().min(greater.len()) < n / 8 {
            n_uneven -= 1;
        }
        if less.len() < greater.len() {
            sort(less, n_uneven, compare);
            v = greater;
        } else {
            sort(greater, n_uneven, compare);
            v = less;
        }
    }
    insertion_sort_by(v, compare);
}

/// Moves the elements that belong left before all others, and says how many they are.
fn part_in_two<T>(v: &mut [T], mut is_left: impl FnMut(&T) -> bool) -> usize {
    let mut n_left = 0;
    for i in 0..v.len() {
        // Invariant: v[..n_left] belongs left, v[n_left..i] does not.
        let is_one = is_left(&v[i]);
        v.swap(n_left, i);
        n_left += usize::from(is_one);
    }
    n_left
}
