//! Write a segment tree of minima: `build(values)`, `set(nodes, i, value)` and
//! `least(nodes, start, end)`.
//!
//! `build` makes the nodes, `set` makes element `i` equal to `value`, and `least` returns the least
//! of the elements from `start` on, up to but without `end`; of none, `i64::MAX`. What the nodes are
//! is up to you, but the page's form, with 2n numbers, is the shortest.
//!
//! For example, of 3, 1 and 4 the least element of 1..3 is 1. After element 1 has become 9, it is 4.
//!
//! The judge tries 200 000 elements and 200 000 steps.

/// The nodes of a tree over the values.
pub fn build(values: &[i64]) -> Vec<i64> {
    todo!()
}

/// Makes element `i` equal to `value`.
pub fn set(nodes: &mut [i64], i: usize, value: i64) {
    todo!()
}

/// The least of the elements `start..end`.
pub fn least(nodes: &[i64], start: usize, end: usize) -> i64 {
    todo!()
}
