//! Part of quicksort: four ways to part a slice round a pivot. Each is O(n) and in place; by exchanges alone, so the slice
//! is whole at every comparison. Each returns where the pivot has ended, and none of an empty slice.

use super::part_in_three;
use crate::Step;

/// N. Lomuto's: one scan, the pivot is the last element. Then `v[..p] < v[p] <= v[p + 1..]`. n - 1 comparisons.
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

/// C. A. R. Hoare's: two scans that meet, the pivot is the first element. Then `v[..p] <= v[p] <= v[p + 1..]`. It stops at
/// elements equal to the pivot too, so equal elements are shared out. At most n comparisons.
pub fn hoare<T: Ord>(v: &mut [T]) -> Option<usize> {
    let (pivot, rest) = v.split_first_mut()?;
    let (mut i, mut j) = (0, rest.len());
    loop {
        // Invariant: rest[..i] <= pivot <= rest[j..].
        while i < j && rest[i] < *pivot {
            i += 1;
        }
        while i < j && *pivot < rest[j - 1] {
            j -= 1;
        }
        if j < i + 2 {
            break;
        }
        rest.swap(i, j - 1);
        (i, j) = (i + 1, j - 1);
    }
    v.swap(0, i);
    Some(i)
}

/// By filling holes from both ends: the first element is the pivot, and its place the first hole.
/// Then `v[..p] <= v[p] <= v[p + 1..]`. n - 1 comparisons.
pub fn hole_filling<T: Ord>(v: &mut [T]) -> Option<usize> {
    hole_filling_watched(v, |_, _| {})
}

/// The same, each [`Step::Fill`] told to `watch`. The pivot travels in the hole, so that the slice is whole.
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

/// E. W. Dijkstra's Dutch flag: lesser, equal, greater, round the first element. Returns `lt` and `gt`: then
/// `v[..lt]` is less than the pivot, `v[lt..gt]` is equal to it, and `v[gt..]` greater. n - 1 comparisons.
pub fn three_way<T: Ord>(v: &mut [T]) -> Option<(usize, usize)> {
    (!v.is_empty()).then(|| part_in_three(v, 0, 0, &mut T::cmp, &mut |_, _| {}))
}
