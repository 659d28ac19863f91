//! Write the longest increasing subsequence: `longest_increasing(v)` returns the elements of a
//! longest strictly increasing subsequence, from left to right. If there are several, any of them
//! is right.
//!
//! For example, 8, 15, 9, 12, 7, 18, 10 gives 8, 9, 12, 18.
//!
//! Elements may be equal, and there may be none. The large inputs have 200 000 elements, so the
//! table of all pairs is too slow.

/// The elements of a longest strictly increasing subsequence.
pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    todo!()
}
