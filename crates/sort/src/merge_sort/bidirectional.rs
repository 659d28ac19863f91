//! Part of [merge sort](super): merging from both ends at the same time.
//!
//! On random input the processor cannot predict which head is taken next. Here it need not: the
//! head is chosen by arithmetic. The front and the back of the output do not depend on each other,
//! so the processor works on both.
//!
//! Cost: O(n) time, at most n comparisons for n elements in both runs.
//!
//! Source: I. van den Hoven, *quadsort* (2020), who calls it a parity merge; *driftsort* in Rust's
//! library has it for short slices.
//!
//! Checked: as a part of [merge sort](super), and with comparators that contradict themselves.
//!
//! Page: `docs/en/sort/merge-sort/peeksort.md`.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;

/// Merges sorted `left` and `right` into `out`, stably. Whatever `compare` says, `out` then holds
/// all their elements.
pub(super) fn merge_into<T: Clone>(
    out: &mut [T],
    left: &[T],
    right: &[T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    if merge_from_both_ends(left, right, out, compare).is_none() {
        merge_from_the_left(left, right, out, compare);
    }
}

/// Merges sorted `left` and `right` into `out`: the least elements from the front, the greatest
/// from the back. `None` if the two ends do not meet, which happens only if `compare` contradicts
/// itself; then `out` must be ignored.
pub(super) fn merge_from_both_ends<T: Clone>(
    mut left: &[T],
    mut right: &[T],
    mut out: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> Option<()> {
    while !left.is_empty() && !right.is_empty() {
        // This many steps cannot run past an end of the shorter run, whatever `compare` says.
        let n = left.len().min(right.len());
        let (left_skip, right_skip) = (left.len() - n, right.len() - n);
        let (left_front, left_back) = (&left[..n], &left[left_skip..]);
        let (right_front, right_back) = (&right[..n], &right[right_skip..]);
        let (front, rest) = out.split_at_mut(n);
        let (middle, back) = rest.split_at_mut(rest.len() - n);
        let (mut i, mut j) = (0, 0);
        let (mut i_end, mut j_end) = (n, n);
        for (least, greatest) in front.iter_mut().zip(back.iter_mut().rev()) {
            // Invariant: left_front[..i] and right_front[..j] are in front, and left_back[i_end..]
            // and right_back[j_end..] are at the back.
            let (a, b) = (&left_front[i], &right_front[j]);
            let is_right = compare(b, a) == Less;
            least.clone_from(select_unpredictable(is_right, b, a));
            j += usize::from(is_right);
            i += usize::from(!is_right);
            let (a, b) = (&left_back[i_end - 1], &right_back[j_end - 1]);
            let is_left = compare(b, a) == Less;
            greatest.clone_from(select_unpredictable(is_left, a, b));
            i_end -= usize::from(is_left);
            j_end -= usize::from(!is_left);
        }
        left = left.get(i..left_skip + i_end)?;
        right = right.get(j..right_skip + j_end)?;
        out = middle;
    }
    out.clone_from_slice(if left.is_empty() { right } else { left });
    Some(())
}

/// The merge with one branch for each element: whatever `compare` says, `out` is all elements of
/// `left` and `right`.
fn merge_from_the_left<T: Clone>(
    left: &[T],
    right: &[T],
    out: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let (mut left, mut right) = (left.iter().peekable(), right.iter().peekable());
    for to in out {
        let is_right = match (left.peek(), right.peek()) {
            (Some(a), Some(b)) => compare(b, a) == Less,
            (a, _) => a.is_none(),
        };
        let next = if is_right { right.next() } else { left.next() };
        if let Some(next) = next {
            to.clone_from(next);
        }
    }
}
