//! Write a stable insertion sort: `insertion_sort_by_key(v, key)` sorts the elements of `v` by the
//! key that `key` gives for each of them. Elements with equal keys keep their order.
//!
//! The judge sorts pairs of a number and a letter by their numbers. So
//! `[(1, 'a'), (0, 'b'), (1, 'c'), (0, 'd')]` must become
//! `[(0, 'b'), (0, 'd'), (1, 'a'), (1, 'c')]`: b stays before d, and a before c.
//!
//! `K: Ord` means that two keys can be compared with `<`. Nothing is known about the elements
//! themselves: they cannot be compared or copied, but `v.swap(i, j)` swaps any two of them.

/// Sorts the elements by their keys, in ascending order; equal keys keep their order.
pub fn insertion_sort_by_key<T, K: Ord>(v: &mut [T], key: impl Fn(&T) -> K) {
    todo!()
}
