//! Part of [insertion sort](super): the textbook's insertion sort, by the order of the type.
//!
//! The picture on the page runs this version; the library's version takes a comparator or a key
//! too.
//!
//! Cost: O(n + inversions) comparisons and shifts, O(1) extra space; stable.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 5.2.1.
//!
//! Checked: by the suite of all sorts, and step by step against the library's version.
//!
//! Page: `docs/en/sort/insertion-sort.md`.

use crate::Step;

/// Sorts; stable. O(n + inversions).
///
/// ```
/// let mut v = [5, 2, 8, 6, 9, 3];
/// sort::insertion_sort::plain::insertion_sort(&mut v);
/// assert_eq!(v, [2, 3, 5, 6, 8, 9]);
/// ```
pub fn insertion_sort<T: Ord>(v: &mut [T]) {
    insertion_sort_watched(v, |_, _| {});
}

/// Like [`insertion_sort`], with each [`Step::Pick`], [`Step::Shift`] and [`Step::Place`] passed to
/// `watch`.
pub fn insertion_sort_watched<T: Ord>(v: &mut [T], mut watch: impl FnMut(Step, &[T])) {
    for i in 1..v.len() {
        // Invariant: v[..i] is sorted and holds the first i inputs.
        watch(Step::Pick { i }, v);
        let mut j = i;
        while 0 < j && v[j] < v[j - 1] {
            v.swap(j - 1, j);
            watch(Step::Shift { j }, v);
            j -= 1;
        }
        watch(Step::Place { from: i, to: j }, v);
    }
}
