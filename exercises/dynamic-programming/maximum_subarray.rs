//! Write the maximum subarray: `largest_sum(v)` returns the largest sum of neighboring elements. At
//! least one element must be taken, and `v` is not empty.
//!
//! For example, 2, -6, -3, 7, -5, -1, 8, -4 gives 9: the sum of 7, -5, -1 and 8.
//!
//! The large inputs have 200 000 elements, so trying all ranges is too slow. No sum exceeds 64 bits.

/// The largest sum of a range of `v` that is not empty.
pub fn largest_sum(v: &[i64]) -> i64 {
    todo!()
}
