//! Part of merge sort: the fast form. It takes the runs that are there, makes longer ones where they are short, cuts where
//! a run ends nearest to the middle, and merges from both ends at once, without a branch that could be mispredicted.
//!
//! Cost: O(n + n log r) time for r runs; n - 1 comparisons on ascending or strictly descending input of more than 20
//! elements, for fewer are inserted; one buffer of n elements; recursion O(log n) deep. Stable.
//!
//! Source: J. I. Munro, S. Wild, "Nearly-optimal mergesorts", ESA 2018: the cut.
//!
//! Checked: as the plain form; and the plain merge takes over where a comparator contradicts itself.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;

use super::fours::sort_by_fours;
use crate::insertion_sort::insertion_sort_by;

/// Up to this length, insertion beats merging.
const SHORT: usize = 20;
/// Runs that are shorter are made so long.
const LEAST_RUN: usize = 32;

/// Sorts ascending; equal elements keep their order. O(n log n).
pub fn two_ended_merge_sort<T: Ord + Clone>(v: &mut [T]) {
    two_ended_merge_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`; equal elements keep their order. O(n log n).
pub fn two_ended_merge_sort_by<T: Clone>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let n = v.len();
    if n <= SHORT {
        return insertion_sort_by(v, compare);
    }
    let (mut ends, mut buffer) = (vec![], vec![]);
    let mut lo = 0;
    while lo < n {
        // Invariant: v[..lo] is cut into sorted runs, and `ends` says where each ends.
        let mut hi = lo + first_run(&mut v[lo..], &mut compare);
        if hi < n && buffer.is_empty() {
            buffer = v.to_vec();
        }
        let least = lo + LEAST_RUN.min(n / 2).min(n - lo);
        if hi < least {
            hi = least;
            sort_by_fours(&mut v[lo..hi], &mut buffer, &mut compare);
        }
        ends.push(hi);
        lo = hi;
    }
    merge_all(v, 0, &ends, &mut buffer, &mut compare);
}

/// Sorts by ascending key, which is computed anew for each comparison; equal keys keep their order. O(n log n).
pub fn two_ended_merge_sort_by_key<T: Clone, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    two_ended_merge_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// The length of the run in front. If it descends strictly, it is reversed, which moves no element past its equal.
fn first_run<T>(v: &mut [T], compare: &mut impl FnMut(&T, &T) -> Ordering) -> usize {
    let mut descents = v.windows(2).map(|pair| compare(&pair[1], &pair[0]) == Less);
    let Some(is_down) = descents.next() else { return v.len() };
    let n = 2 + descents.take_while(|is_descent| *is_descent == is_down).count();
    if is_down {
        v[..n].reverse();
    }
    n
}

/// Merges the runs of `v`, which begins at `base` in the whole; `ends` says where each run ends in the whole.
fn merge_all<T: Clone>(
    v: &mut [T],
    base: usize,
    ends: &[usize],
    buffer: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    let [inner @ .., _] = ends else { return };
    // Cut where a run ends, as near to the middle as can be.
    let middle = base + v.len() / 2;
    let k = inner.partition_point(|end| *end < middle);
    let near = k.saturating_sub(1)..inner.len().min(k + 1);
    let Some(k) = near.min_by_key(|&k| inner[k].abs_diff(middle)) else { return };
    let cut = inner[k];
    let mid = cut - base;
    let (left, right) = v.split_at_mut(mid);
    merge_all(left, base, &ends[..=k], &mut buffer[..mid], compare);
    merge_all(right, cut, &ends[k + 1..], &mut buffer[mid..], compare);
    if compare(&right[0], &left[mid - 1]) == Less {
        if merge_from_both_ends(left, right, buffer, compare).is_none() {
            merge_from_the_left(left, right, buffer, compare);
        }
        v.swap_with_slice(buffer);
    }
}

/// Merges sorted `left` and `right` into `out`: the least elements from the front, the greatest from the back.
/// None if the two ends do not meet, as happens only if `compare` contradicts itself; `out` is then of no use.
pub(super) fn merge_from_both_ends<T: Clone>(
    mut left: &[T],
    mut right: &[T],
    mut out: &mut [T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> Option<()> {
    while !left.is_empty() && !right.is_empty() {
        // So many steps cannot run past an end of the shorter run, whatever `compare` says.
        let n = left.len().min(right.len());
        let (left_skip, right_skip) = (left.len() - n, right.len() - n);
        let (left_front, left_back) = (&left[..n], &left[left_skip..]);
        let (right_front, right_back) = (&right[..n], &right[right_skip..]);
        let (front, rest) = out.split_at_mut(n);
        let (middle, back) = rest.split_at_mut(rest.len() - n);
        let (mut i, mut j) = (0, 0);
        let (mut i_end, mut j_end) = (n, n);
        for (least, greatest) in front.iter_mut().zip(back.iter_mut().rev()) {
            // Invariant: left_front[..i] and right_front[..j] stand in front, and
            // left_back[i_end..] and right_back[j_end..] at the back.
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

/// The plain merge: whatever `compare` says, `out` is all elements of `left` and `right`.
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
