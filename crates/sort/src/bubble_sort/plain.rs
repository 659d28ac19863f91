//! Part of [bubble sort](super): the textbook's bubble sort, by the order of the type.
//!
//! The picture on the page runs this version; the library's version takes a comparator or a key
//! too.
//!
//! Cost: O(n^2) comparisons in the worst case, n - 1 on sorted input; as many swaps as inversions;
//! O(1) extra space; stable.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.2.
//!
//! Checked: step by step against the library's version, on all inputs of up to 7 elements over 4
//! keys.
//!
//! Page: `docs/en/sort/bubble-sort.md`.

use crate::Step;

/// Sorts; stable. Each pass ends where the pass before made its last swap. O(n^2), O(n) on sorted
/// input.
///
/// ```
/// let mut v = [12, 5, 7, 3, 9, 14];
/// sort::bubble_sort::plain::bubble_sort(&mut v);
/// assert_eq!(v, [3, 5, 7, 9, 12, 14]);
/// ```
pub fn bubble_sort<T: Ord>(v: &mut [T]) {
    bubble_sort_watched(v, |_, _| {});
}

/// Like [`bubble_sort`], with each [`Step::Compare`], [`Step::Swap`] and [`Step::Pass`] passed to
/// `watch`.
pub fn bubble_sort_watched<T: Ord>(v: &mut [T], mut watch: impl FnMut(Step, &[T])) {
    let mut hi = v.len();
    while 1 < hi {
        // Invariant: v[hi..] is sorted, and nothing before it is greater than anything in it.
        let mut last_swap = 0;
        for j in 1..hi {
            watch(Step::Compare { i: j - 1, j }, v);
            if v[j] < v[j - 1] {
                v.swap(j - 1, j);
                last_swap = j;
                watch(Step::Swap { i: j - 1, j }, v);
            }
        }
        hi = last_swap;
        watch(Step::Pass { lo: 0, hi }, v);
    }
}
