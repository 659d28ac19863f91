//! Part of [quicksort](super): quickselect, which finds the k-th smallest element without sorting
//! the rest.
//!
//! Cost: O(n) expected if the elements are in random order; O(n log n) on every input, because
//! after three uneven partitions heapsort takes what is left. O(1) space, no recursion.
//!
//! Domain: any slice, any place, any comparator. Every change is a swap, so nothing is lost.
//!
//! Source: C. A. R. Hoare, "Algorithm 65: Find", *Communications of the ACM* 4 (1961).
//!
//! Checked: against sorting, on random input; every shape of a million; a killer made against it.
//!
//! Page: `docs/en/sort/quick-sort/quickselect.md`.

use std::cmp::Ordering;

use super::heapsort::heapsort_by;
use super::network::network_sort_by;
use super::{PATIENCE, SHORT, is_uneven, partition_around_ninther};

/// The element that sorting would put at `k`, counted from 0; none if there is no such place. Then
/// it is at `v[k]`, none before it is greater, none behind it less. O(n) expected, O(n log n) on
/// every input.
///
/// ```
/// use sort::quick_sort::quickselect::quickselect;
///
/// let mut v = [12, 7, 18, 3, 9];
/// assert_eq!(quickselect(&mut v, 2), Some(&9));
/// assert_eq!(quickselect(&mut v, 5), None);
/// ```
#[doc(alias = "quick_select")]
#[doc(alias = "nth_element")]
pub fn quickselect<T: Ord>(v: &mut [T], k: usize) -> Option<&T> {
    quickselect_by(v, k, T::cmp)
}

/// [`quickselect`] in the order of `compare`.
pub fn quickselect_by<T>(
    v: &mut [T],
    k: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<&T> {
    if k < v.len() {
        place(v, k, &mut compare);
    }
    v.get(k)
}

/// [`quickselect`] by ascending key, which is computed again for each comparison.
pub fn quickselect_by_key<T, K: Ord>(
    v: &mut [T],
    k: usize,
    mut key: impl FnMut(&T) -> K,
) -> Option<&T> {
    quickselect_by(v, k, |a, b| key(a).cmp(&key(b)))
}

/// Puts the element of place `k < v.len()` there.
fn place<T>(mut v: &mut [T], mut k: usize, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    let mut n_uneven = PATIENCE;
    while SHORT < v.len() {
        // Invariant: the element that belongs at k of the part v is in v.
        let n = v.len();
        let (lt, gt) = partition_around_ninther(v, compare);
        if k < lt {
            v = &mut v[..lt];
        } else if gt <= k {
            v = &mut v[gt..];
            k -= gt;
        } else {
            return;
        }
        if is_uneven(n, v.len()) {
            if n_uneven == 0 {
                return heapsort_by(v, compare);
            }
            n_uneven -= 1;
        }
    }
    network_sort_by(v, compare);
}
