//! Invert a square matrix modulo a prime: `inverse(a, p)` returns the matrix B with A · B = I, or
//! `None` if there is none.
//!
//! In I, the diagonal is 1, and all other entries are 0.
//!
//! For example, modulo 7 the inverse of the matrix with the rows `[2, 1]` and `[6, 5]` has the rows
//! `[3, 5]` and `[2, 4]`: in the upper left corner of the product is 2 · 3 + 1 · 2, and 8 is 1 modulo 7.
//!
//! All numbers are in `0..p`, those of the result as well. The prime is less than 2^30. Beware: the
//! upper left entry may be 0.

/// The matrix that makes the identity of A.
pub fn inverse(a: &[Vec<i64>], p: i64) -> Option<Vec<Vec<i64>>> {
    todo!()
}
