//! Part of [quicksort](super): five ways to partition a slice around a pivot, in place and by
//! swaps alone, so the slice is whole at every comparison.
//!
//! Cost: O(n) time, O(1) space; each says how often it compares.
//!
//! Domain: any slice; a slice without elements has no pivot.
//!
//! Source: C. A. R. Hoare, "Algorithm 63: Partition", *Communications of the ACM* 4 (1961); N.
//! Lomuto's is in J. Bentley, *Programming Pearls* (1986), and E. W. Dijkstra's in *A Discipline of
//! Programming* (1976), chapter 14.
//!
//! Checked: what each promises, on random input; all of them keep every element.
//!
//! Page: `docs/en/sort/quick-sort/partition-schemes.md`.

use std::cmp::Ordering::{self, Equal, Greater, Less};

use crate::Step;

/// N. Lomuto's: one scan, the pivot is the last element. Then `v[..p] < v[p] <= v[p + 1..]`. n - 1
/// comparisons.
pub fn lomuto<T: Ord>(v: &mut [T]) -> Option<usize> {
    let last = v.len().checked_sub(1)?;
    let mut p = 0;
    for i in 0..last {
        // Invariant: v[..p] is less than the pivot, v[p..i] is not.
        if v[i] < v[last] {
            v.swap(p, i);
            p += 1;
        }
    }
    v.swap(p, last);
    Some(p)
}

/// C. A. R. Hoare's: two scans that meet, the pivot is the first element. Then
/// `v[..p] <= v[p] <= v[p + 1..]`. It stops at elements equal to the pivot too, so equal elements
/// are spread over both sides. n - 1 comparisons.
pub fn hoare<T: Ord>(v: &mut [T]) -> Option<usize> {
    let (mut lo, mut hi) = (1, v.len());
    // Invariant: v[1..lo] <= v[0] <= v[hi..]; v[lo..hi] is unread.
    while let Some(i) = (lo..hi).find(|&i| v[0] <= v[i]) {
        let Some(j) = (i + 1..hi).rfind(|&j| v[j] <= v[0]) else {
            hi = i;
            break;
        };
        v.swap(i, j);
        (lo, hi) = (i + 1, j);
    }
    let p = hi.checked_sub(1)?;
    v.swap(0, p);
    Some(p)
}

/// By filling holes from both ends: the first element is the pivot, and its place the first hole.
/// Then `v[..p] <= v[p] <= v[p + 1..]`. n - 1 comparisons.
pub fn hole_filling<T: Ord>(v: &mut [T]) -> Option<usize> {
    hole_filling_watched(v, |_, _| {})
}

/// [`hole_filling`] that shows each [`Step::Fill`] to `watch`. The pivot travels in the hole, so
/// that the slice is whole.
pub fn hole_filling_watched<T: Ord>(
    v: &mut [T],
    mut watch: impl FnMut(Step, &[T]),
) -> Option<usize> {
    let (mut lo, mut hi) = (0, v.len().checked_sub(1)?);
    let mut hole = lo;
    while lo < hi {
        // Invariant: v[..lo] <= pivot <= v[hi + 1..]; the pivot is in the hole, lo or hi.
        let from = if hole == lo { hi } else { lo };
        let is_misplaced = if hole == lo { v[hi] < v[hole] } else { v[hole] < v[lo] };
        if is_misplaced {
            v.swap(hole, from);
            watch(Step::Fill { base: 0, from, to: hole }, v);
            (lo, hi) = if hole == lo { (lo + 1, hi) } else { (lo, hi - 1) };
            hole = from;
        } else if hole == lo {
            hi -= 1;
        } else {
            lo += 1;
        }
    }
    Some(hole)
}

/// E. W. Dijkstra's Dutch flag: less, equal, greater, around the first element. Returns `lt` and
/// `gt`: then `v[..lt]` is less than the pivot, `v[lt..gt]` is equal to it, and `v[gt..]` is
/// greater. n - 1 comparisons.
pub fn three_way<T: Ord>(v: &mut [T]) -> Option<(usize, usize)> {
    (!v.is_empty()).then(|| three_way_watched(v, 0, &mut T::cmp, &mut |_, _| {}))
}

/// Dijkstra's partition around the first element: less, equal, greater. `watch` sees each
/// [`Step::Class`]; the part `v` begins at `base` in the whole.
pub(super) fn three_way_watched<T>(
    v: &mut [T],
    base: usize,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
    watch: &mut impl FnMut(Step, &[T]),
) -> (usize, usize) {
    let (mut lt, mut i, mut gt) = (0, 1, v.len());
    while i < gt {
        // Invariant: v[..lt] < pivot, v[lt..i] == pivot, v[gt..] > pivot; v[i..gt] is unread.
        match compare(&v[i], &v[lt]) {
            Less => {
                v.swap(lt, i);
                (lt, i) = (lt + 1, i + 1);
            }
            Equal => i += 1,
            Greater => {
                gt -= 1;
                v.swap(i, gt);
            }
        }
        watch(Step::Class { base, lt, i, gt }, v);
    }
    (lt, gt)
}

/// Moves the elements that belong left before all others, and returns how many they are. Lomuto's
/// scan without a branch: the swap is made in any case, and the answer, 0 or 1, moves the
/// border. One question for each element.
pub fn branch_free<T>(v: &mut [T], mut is_left: impl FnMut(&T) -> bool) -> usize {
    let mut n_left = 0;
    for i in 0..v.len() {
        // Invariant: v[..n_left] belongs left, v[n_left..i] does not.
        let is_one = is_left(&v[i]);
        v.swap(n_left, i);
        n_left += usize::from(is_one);
    }
    n_left
}
