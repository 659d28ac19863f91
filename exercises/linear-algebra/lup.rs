//! Decompose a square matrix modulo a prime: `decompose(a, p)` returns the order of the rows and,
//! in one matrix, L and U. If A is singular, it returns `None`.
//!
//! In row i of the result are the numbers that
//! belong to row `order[i]` of A. On the diagonal and to the right of it is U. Below the diagonal is L,
//! whose diagonal of ones is left out. The product L U modulo p must be P A,
//! whose row i is row `order[i]` of A.
//!
//! For example, modulo 7 the matrix with the rows `[2, 1]` and `[6, 5]` may become the order `[0, 1]` and the
//! rows `[2, 1]` and `[3, 2]`: 3 times the first row was subtracted from the second one, and 5 - 3 is 2.
//! The order `[1, 0]` with other factors is right, too.
//!
//! All numbers are in `0..p`, those of the result as well. The prime is less than 2^30. Beware: if you
//! exchange two rows late, the factors that are already in them belong to the rows.

/// The order of the rows, and L and U in one square.
pub fn decompose(a: &[Vec<i64>], p: i64) -> Option<(Vec<usize>, Vec<Vec<i64>>)> {
    todo!()
}
