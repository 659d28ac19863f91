//! Write bubble sort: `bubble_sort(v)` sorts `v` in place by exchanging neighbors, and returns how
//! many swaps it made. It stops after the first pass that swaps nothing.
//!
//! A pass goes through the list from left to right and swaps `v[j - 1]` and `v[j]` wherever the
//! left one is greater. For example, `[3, 1, 2]`:
//!
//! ```text
//! 3 1 2  ->  1 3 2  ->  1 2 3     the first pass makes two swaps
//! 1 2 3                           the second pass makes none, so it is the last one
//! ```
//!
//! The result is 2. The judge counts your comparisons too: if the pass number k swaps nothing,
//! then k passes of n - 1 comparisons must do. `T: Ord` means that you can write `v[j] < v[j - 1]`.
//! You cannot copy an element, but `v.swap(j - 1, j)` swaps two.

/// Sorts in ascending order, and returns the number of swaps.
pub fn bubble_sort<T: Ord>(v: &mut [T]) -> usize {
    todo!()
}
