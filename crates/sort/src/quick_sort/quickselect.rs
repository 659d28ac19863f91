//! Part of [quicksort](super): quickselect, which finds the k-th smallest element without sorting
//! the rest.
//!
//! Cost: O(n) expected if the elements are in random order, about n + min(k, n - k) comparisons;
//! O(n log n) on every input, because after three uneven partitions heapsort takes what is left.
//! O(1) space, O(log log n) stack for the samples.
//!
//! Domain: any slice, any place, any comparator. Every change is a swap, so nothing is lost.
//!
//! Source: C. A. R. Hoare, "Algorithm 65: Find", *Communications of the ACM* 4 (1961); the sample
//! is R. W. Floyd's and R. L. Rivest's, "Expected time bounds for selection", *Communications of
//! the ACM* 18 (1975).
//!
//! Checked: against sorting, on random input; every shape of a million; a killer made against it.
//!
//! Page: `docs/en/sort/quick-sort/quickselect.md`.

use std::cmp::Ordering;

use super::heapsort::heapsort_by;
use super::network::network_sort_by;
use super::pivot::Pivot;
use super::{PATIENCE, SHORT, is_uneven, partition_around};

/// From this length on, a sample says which pivot is near the place.
const LARGE: usize = 1024;

/// The element that sorting would put at `k`, counted from 0; none if there is no such place. Then
/// it is at `v[k]`, none before it is greater, none after it less. O(n) expected, O(n log n) on
/// every input.
///
/// ```
/// use sort::quickselect;
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
///
/// ```
/// // The median of five floats.
/// let mut v = [1.5, -2.0, 8.0, 0.5, 3.0];
/// assert_eq!(sort::quickselect_by(&mut v, 2, f64::total_cmp), Some(&1.5));
/// ```
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
///
/// ```
/// let mut words = ["banana", "fig", "pear"];
/// assert_eq!(sort::quickselect_by_key(&mut words, 0, |word| word.len()), Some(&"fig"));
/// ```
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
        let p = pivot_near(v, k, compare);
        let (lt, gt) = partition_around(v, p, compare);
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

/// The place of a pivot for the part `v`, of which the element of place `k` is looked for. In a
/// large part it is the element of a sample that probably belongs a little beyond `k`, on the side
/// of the middle: then the partition leaves hardly more than the shorter one of the sides of `k`.
fn pivot_near<T>(v: &mut [T], k: usize, compare: &mut impl FnMut(&T, &T) -> Ordering) -> usize {
    let n = v.len();
    if n < LARGE {
        return Pivot::Ninther.choose(v, compare);
    }
    // About n^(3/4) / 2 elements, from everywhere in the part.
    let n_sampled = n.isqrt() * n.isqrt().isqrt() / 2;
    let step = n / n_sampled;
    for i in 0..n_sampled {
        v.swap(i, i * step);
    }
    // Twice the standard deviation of the rank in the sample.
    let margin = n_sampled.isqrt();
    let rank = k / step;
    let p = if k < n / 2 { rank + margin } else { rank.saturating_sub(margin) };
    let p = p.min(n_sampled - 1);
    place(&mut v[..n_sampled], p, compare);
    p
}
