//! Part of [quicksort](super): the plain version, as a textbook prints it.
//!
//! Cost: with pivots in random order, 2 n ln n comparisons are expected. At worst there are n(n -
//! 1)/2, and then the recursion is n deep: a million elements in an order that is bad for these
//! pivots overflow the stack. Sorted, reversed and equal elements are not bad for them.
//! [`quick_sort`](super::quick_sort()) and [`mod@super::introsort`] bound both.
//!
//! Domain: any slice. Every change is a swap, so an order that panics, or contradicts itself,
//! loses nothing.
//!
//! Source: C. A. R. Hoare, "Quicksort", *The Computer Journal* 5 (1962).
//!
//! Checked: all inputs of up to 7 elements over 4 keys; the order of the recursion step by step.
//!
//! Page: `docs/en/sort/quick-sort.md`.

/// What the plain version does. All indices are those of the part that is being partitioned; its
/// sides come next, the left one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The pivot, from the middle, has changed places with the first element.
    Pivot,
    /// The elements at `i` and `j` were on wrong sides and have changed places.
    Swap {
        /// The left one.
        i: usize,
        /// The right one.
        j: usize,
    },
    /// The pivot has changed places with the last element that is not greater.
    Place {
        /// Where the pivot is now and will stay.
        p: usize,
    },
}

/// Sorts ascending; equal elements may change their order. The pivot is the middle element.
///
/// ```
/// use sort::quick_sort::plain::quick_sort;
///
/// let mut v = [12, 7, 18, 3, 9, 15, 4, 10];
/// quick_sort(&mut v);
/// assert_eq!(v, [3, 4, 7, 9, 10, 12, 15, 18]);
/// ```
pub fn quick_sort<T: Ord>(v: &mut [T]) {
    quick_sort_watched(v, &mut |_, _| {});
}

/// [`quick_sort`] that shows each [`Step`] to `watch`, with the part that is being partitioned.
pub fn quick_sort_watched<T: Ord>(v: &mut [T], watch: &mut impl FnMut(Step, &[T])) {
    if v.len() < 2 {
        return;
    }
    let p = partition(v, watch);
    quick_sort_watched(&mut v[..p], watch);
    quick_sort_watched(&mut v[p + 1..], watch);
}

/// Moves a pivot to its final place p: then `v[..p] <= v[p] <= v[p + 1..]`.
fn partition<T: Ord>(v: &mut [T], watch: &mut impl FnMut(Step, &[T])) -> usize {
    v.swap(0, v.len() / 2);
    watch(Step::Pivot, v);
    let (mut lo, mut hi) = (1, v.len());
    // Invariant: v[1..lo] <= v[0] <= v[hi..]; v[lo..hi] is unread.
    while let Some(i) = (lo..hi).find(|&i| v[0] <= v[i]) {
        let Some(j) = (i + 1..hi).rfind(|&j| v[j] <= v[0]) else {
            hi = i;
            break;
        };
        v.swap(i, j);
        watch(Step::Swap { i, j }, v);
        (lo, hi) = (i + 1, j);
    }
    v.swap(0, hi - 1);
    watch(Step::Place { p: hi - 1 }, v);
    hi - 1
}
