#![doc = include_str!("../README.md")]

pub mod bubble_sort;
pub mod insertion_sort;
pub mod merge_sort;
pub mod patterns;
pub mod quick_sort;

#[doc(inline)]
pub use {
    bubble_sort::{bubble_sort, bubble_sort_by, bubble_sort_by_key},
    insertion_sort::{insertion_sort, insertion_sort_by, insertion_sort_by_key},
    merge_sort::{merge_sort, merge_sort_by, merge_sort_by_key},
    quick_sort::heapsort::{heapsort, heapsort_by, heapsort_by_key},
    quick_sort::introsort::{introsort, introsort_by, introsort_by_key},
    quick_sort::quickselect::{quickselect, quickselect_by, quickselect_by_key},
    quick_sort::{quick_sort, quick_sort_by, quick_sort_by_key},
};

/// What a sort does, told to its watcher together with the slice as it then is.
///
/// Positions are indices into the slice that the watcher sees. A sort that hands itself parts of
/// the slice shows the part: then `base` is where the part begins in the whole.
///
/// ```
/// use sort::Step;
/// use sort::insertion_sort::insertion_sort_watched;
///
/// let mut n_shifts = 0;
/// let watch = |step, _: &[i32]| n_shifts += u32::from(matches!(step, Step::Shift { .. }));
/// insertion_sort_watched(&mut [5, 2, 4, 1], i32::cmp, watch);
/// assert_eq!(n_shifts, 5);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Insertion: the element at `i` is about to be put in its place in the sorted prefix `v[..i]`.
    Pick {
        /// Its position.
        i: usize,
    },
    /// Insertion: the picked element has changed places with its left neighbor, which was larger
    /// and is now at `j`.
    Shift {
        /// The position from which the picked element has come; it is now at `j - 1`.
        j: usize,
    },
    /// Insertion by halving: the place is in `lo..=hi`, and the element at `mid` is about to be
    /// asked.
    Probe {
        /// The first place that is possible.
        lo: usize,
        /// The element that is asked.
        mid: usize,
        /// The last place that is possible.
        hi: usize,
    },
    /// Insertion: the element picked at `from` is in its place `to`; `v[..=from]` is sorted.
    Place {
        /// Where it was picked.
        from: usize,
        /// Where it is now.
        to: usize,
    },
    /// The elements at `i` and `j` are about to be compared.
    Compare {
        /// The left one.
        i: usize,
        /// The right one.
        j: usize,
    },
    /// The elements at `i` and `j` have changed places.
    Swap {
        /// The one position.
        i: usize,
        /// The other.
        j: usize,
    },
    /// Bubble: a pass has ended; everything outside `v[lo..hi]` is in its final place.
    Pass {
        /// The first position that may still change.
        lo: usize,
        /// One past the last position that may still change.
        hi: usize,
    },
    /// Quicksort: the part will be partitioned around the element at `p`.
    Pivot {
        /// Where the part begins in the whole.
        base: usize,
        /// The pivot's position.
        p: usize,
    },
    /// Quicksort, by holes: the element at `from` has gone into the hole `to`; the hole is now at
    /// `from`.
    Fill {
        /// Where the part begins in the whole.
        base: usize,
        /// The new hole.
        from: usize,
        /// The old one.
        to: usize,
    },
    /// Quicksort: `v[..lt]` is less than the pivot, `v[lt..i]` equal to it, `v[gt..]` greater;
    /// `v[i..gt]` is unread.
    Class {
        /// Where the part begins in the whole.
        base: usize,
        /// One past the last lesser element.
        lt: usize,
        /// The first element that is unread.
        i: usize,
        /// The first greater element.
        gt: usize,
    },
    /// Quicksort: the part is partitioned, and `v[lt..gt]` is in its final place.
    Partition {
        /// Where the part begins in the whole.
        base: usize,
        /// One past the last element before the pivot.
        lt: usize,
        /// The first element after the pivot and its equals.
        gt: usize,
    },
    /// Quicksort: the partitions were too uneven, so the part goes to heapsort.
    Heap {
        /// Where the part begins in the whole.
        base: usize,
    },
    /// Merge sort: `v[lo..hi]` is in order as it came.
    Run {
        /// Where it begins.
        lo: usize,
        /// One past its end.
        hi: usize,
    },
    /// Merge sort: of two heads the one at `from` was taken, as number `to` of the output.
    Take {
        /// The head.
        from: usize,
        /// Its position in the output.
        to: usize,
    },
    /// Merge sort: the sorted runs `v[lo..mid]` and `v[mid..hi]` have become one.
    Merge {
        /// Where the left run began.
        lo: usize,
        /// Where the right run began.
        mid: usize,
        /// One past the right run.
        hi: usize,
    },
}
