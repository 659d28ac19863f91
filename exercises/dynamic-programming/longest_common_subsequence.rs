//! Write the longest common subsequence: `common(a, b)` returns a longest sequence that is a
//! subsequence of both `a` and `b`. Gaps are allowed, and the elements keep their order. If several
//! are longest, any one of them is right.
//!
//! For example, the sequences 1, 2, 3, 4, 2, 5 and 3, 2, 1, 5 have 3, 2, 5 in common.
//!
//! The sequences may be empty, and they may have different lengths. The large inputs have 2000
//! numbers each.

/// A longest common subsequence of `a` and `b`.
pub fn common(a: &[i64], b: &[i64]) -> Vec<i64> {
    todo!()
}
