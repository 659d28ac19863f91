//! Part of [quicksort](super): a sorting network for short parts. Which pairs are compared depends
//! on the length alone, so there is no branch that could be mispredicted.
//!
//! Cost: O(n log² n) comparisons, the same for all inputs of one length; 191 for 32 elements. O(1)
//! space. Not stable.
//!
//! Domain: any slice, any comparator. Every change is a swap, so nothing is lost.
//!
//! Source: K. E. Batcher's merge exchange; D. E. Knuth, *The Art of Computer Programming* 3, 5.2.2,
//! algorithm M.
//!
//! Checked: all zeros and ones on up to 16 wires, which by the 0-1 principle is every input; up to
//! 32 wires, its two halves are those networks, and the merge is tried on all sorted halves.
//!
//! Page: `docs/en/sort/quick-sort/fast-quicksort.md`.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;

/// Sorts ascending. O(n log^2 n) comparisons, the same whatever the elements are: 191 for 32.
#[doc(alias = "Batcher")]
#[doc(alias = "merge exchange")]
pub fn network_sort<T: Ord>(v: &mut [T]) {
    network_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. O(n log^2 n) comparisons.
pub fn network_sort_by<T>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let half = v.len().next_power_of_two() / 2;
    let mut p = half;
    while 0 < p {
        // Invariant: the elements at i, i + 2p, i + 4p, … ascend, for each i.
        exchange_at(v, 0, p, p, &mut compare);
        let mut q = half;
        while p < q {
            exchange_at(v, p, q - p, p, &mut compare);
            q /= 2;
        }
        p /= 2;
    }
}

/// Sorts by ascending key; the key is computed again for each comparison. O(n log^2 n) comparisons.
pub fn network_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    network_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Puts pairs at distance `d` in order: those that begin in `start..start + p`, and in each second
/// block of `p` after it.
fn exchange_at<T>(
    v: &mut [T],
    start: usize,
    d: usize,
    p: usize,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let n = v.len().saturating_sub(d);
    for lo in (start..n).step_by(2 * p) {
        for i in lo..n.min(lo + p) {
            let is_less = compare(&v[i + d], &v[i]) == Less;
            // An element that stays is swapped with itself.
            v.swap(i, select_unpredictable(is_less, i + d, i));
        }
    }
}
