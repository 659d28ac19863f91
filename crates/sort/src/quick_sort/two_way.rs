//! Part of quicksort: the fast form. One scan parts a slice without a branch that could be mispredicted, short parts go
//! through a network, and equal elements cost a second scan only where they are.
//!
//! Cost: O(n log n) time on every input. Three uneven partitions one within the other, and the part goes to merge sort. Only
//! then a buffer of its length is needed, and that is why `T: Clone`.

use std::cmp::Ordering::{self, Less};
use std::mem;

use super::network::network_sort_by;
use super::pivot::Pivot;
use crate::merge_sort::two_ended::two_ended_merge_sort_by;

/// Up to this length, a network beats partitioning.
const SHORT: usize = 32;
/// So many uneven partitions on the way to a part are bad luck; one more is somebody's plan.
const PATIENCE: u32 = 2;

/// Sorts ascending; equal elements may change their order. O(n log n) on every input.
pub fn two_way_quick_sort<T: Ord + Clone>(v: &mut [T]) {
    two_way_quick_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. O(n log n) on every input.
pub fn two_way_quick_sort_by<T: Clone>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    sort(v, PATIENCE, &mut compare);
}

/// Sorts by ascending key; the key is computed anew for each comparison. O(n log n) on every input.
pub fn two_way_quick_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    two_way_quick_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Sorts `v`, with patience for `n_uneven` partitions that leave more than seven eighths on one side.
fn sort<T: Clone>(
    mut v: &mut [T],
    mut n_uneven: u32,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    while SHORT < v.len() {
        let n = v.len();
        let p = Pivot::Ninther.choose(v, compare);
        v.swap(0, p);
        let Some((pivot, rest)) = v.split_first_mut() else { return };
        let n_less = part_in_two(rest, |x| compare(x, pivot) == Less);
        let (shorter, longer) = if n_less == 0 {
            // The pivot is a least element. Put its equals aside too; only the rest is left.
            let n_equal = part_in_two(rest, |x| compare(pivot, x) != Less);
            (&mut [][..], &mut mem::take(&mut v)[n_equal + 1..])
        } else {
            v.swap(0, n_less);
            let (less, rest) = mem::take(&mut v).split_at_mut(n_less);
            let greater = &mut rest[1..];
            if less.len() < greater.len() { (less, greater) } else { (greater, less) }
        };
        v = longer;
        if n - n / 8 < v.len() {
            if n_uneven == 0 {
                two_ended_merge_sort_by(v, &mut *compare);
                v = &mut [];
            } else {
                n_uneven -= 1;
            }
        }
        sort(shorter, n_uneven, compare);
    }
    network_sort_by(v, compare);
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
