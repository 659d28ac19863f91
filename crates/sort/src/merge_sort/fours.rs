//! Part of merge sort: short parts. Four elements at a time are sorted by five comparisons, without a branch that could be
//! mispredicted, and then merged in pairs.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;
use std::mem;

use super::two_ended::merge_from_both_ends;
use crate::insertion_sort::insertion_sort_by;

/// Sorts `v`, stably, by a buffer at least twice as long. O(n log n), but for the last three elements at most.
pub(super) fn sort_by_fours<T: Clone>(
    v: &mut [T],
    buffer: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let n = v.len();
    let (from, to) = buffer.split_at_mut(n);
    let (mut from, mut to) = (from, &mut to[..n]);
    let (fours, rest) = v.as_chunks();
    let (sorted_fours, sorted_rest) = from.as_chunks_mut();
    for (four, sorted) in fours.iter().zip(sorted_fours) {
        sort_four(four, sorted, compare);
    }
    sorted_rest.clone_from_slice(rest);
    insertion_sort_by(sorted_rest, &mut *compare);
    let mut width = 4;
    while width < n {
        // Invariant: `from` is cut into sorted runs of `width` elements; the last may be shorter.
        for (pair, out) in from.chunks(2 * width).zip(to.chunks_mut(2 * width)) {
            let (left, right) = pair.split_at(width.min(pair.len()));
            if merge_from_both_ends(left, right, out, compare).is_none() {
                // A comparator that contradicts itself; nothing has happened to `v`.
                return insertion_sort_by(v, compare);
            }
        }
        mem::swap(&mut from, &mut to);
        width *= 2;
    }
    v.swap_with_slice(from);
}

/// Sorts four elements into `out`, stably. Whatever `compare` says, each is there once.
fn sort_four<T: Clone>(
    [a, b, c, d]: &[T; 4],
    out: &mut [T; 4],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let (a, b) = in_order(a, b, compare);
    let (c, d) = in_order(c, d, compare);
    // The least is a or c, and the greatest is b or d. The other two are left.
    let is_c_least = compare(c, a) == Less;
    let is_b_greatest = compare(d, b) == Less;
    let least = select_unpredictable(is_c_least, c, a);
    let greatest = select_unpredictable(is_b_greatest, b, d);
    let left = select_unpredictable(is_c_least, a, select_unpredictable(is_b_greatest, c, b));
    let right = select_unpredictable(is_b_greatest, d, select_unpredictable(is_c_least, b, c));
    let (left, right) = in_order(left, right, compare);
    for (place, x) in out.iter_mut().zip([least, left, right, greatest]) {
        place.clone_from(x);
    }
}

/// Both, the lesser first; `a` if they are equal.
fn in_order<'a, T>(
    a: &'a T,
    b: &'a T,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> (&'a T, &'a T) {
    let is_less = compare(b, a) == Less;
    (select_unpredictable(is_less, b, a), select_unpredictable(is_less, a, b))
}
