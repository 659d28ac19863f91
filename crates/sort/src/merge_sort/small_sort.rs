//! Part of [merge sort](super): short slices. Four elements at a time are sorted with five
//! comparisons and without a branch that depends on them; then the fours are merged in pairs.
//!
//! Cost: O(n log n) time, apart from up to three elements that are inserted; a buffer of twice the
//! length.
//!
//! Source: O. Peters, L. Bergdoll, *driftsort*, the stable sort of Rust's library, which sorts four
//! elements so.
//!
//! Checked: as a part of [merge sort](super).
//!
//! Page: `docs/en/sort/merge-sort/peeksort.md`.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;
use std::mem;

use super::bidirectional::merge_from_both_ends;
use crate::insertion_sort::insertion_sort_by;

/// Sorts `v`, stably, with a buffer at least twice as long.
pub(super) fn small_sort<T: Clone>(
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
        // Invariant: `from` consists of sorted runs of `width` elements; the last may be shorter.
        for (pair, out) in from.chunks(2 * width).zip(to.chunks_mut(2 * width)) {
            let (left, right) = pair.split_at(width.min(pair.len()));
            if merge_from_both_ends(left, right, out, compare).is_none() {
                // The comparator contradicts itself. Nothing has happened to `v` yet.
                return insertion_sort_by(v, compare);
            }
        }
        mem::swap(&mut from, &mut to);
        width *= 2;
    }
    v.swap_with_slice(from);
}

/// Sorts four elements into `out`, stably. Whatever `compare` says, each is in `out` once.
fn sort_four<T: Clone>(
    [a, b, c, d]: &[T; 4],
    out: &mut [T; 4],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let (a, b) = in_order(a, b, compare);
    let (c, d) = in_order(c, d, compare);
    // The least is a or c, and the greatest is b or d. Two are left, in either order.
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

/// Both elements, the lesser first; `a` first if they are equal.
fn in_order<'a, T>(
    a: &'a T,
    b: &'a T,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> (&'a T, &'a T) {
    let is_less = compare(b, a) == Less;
    (select_unpredictable(is_less, b, a), select_unpredictable(is_less, a, b))
}
