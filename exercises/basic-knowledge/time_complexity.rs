//! Write a test for duplicates that is fast: `has_duplicate(&v)` is true if two elements of the
//! list are equal.
//!
//! For example, `[7, 3, 9]` has none, and `[7, 3, 7]` has one.
//!
//! The large inputs have a million numbers. Two nested loops make about 5 · 10^11 comparisons for
//! them, which takes minutes. Sort a copy, or use a set: that takes about n log n steps, or n.

/// Whether two elements are equal.
pub fn has_duplicate(v: &[i64]) -> bool {
    todo!()
}
