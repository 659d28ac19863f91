//! Solve a linear program: `maximum(a, b, c)` returns the greatest value of c · x with A x <= b and
//! x >= 0, as a fraction `Some((numerator, denominator))`. If there is no greatest value, it returns
//! `None`.
//!
//! The list `a` holds the rows of A, and each row is as long as `c`. No entry of `b` is negative, so
//! the origin is feasible. For example, with a = [[2, 1], [1, 1], [0, 1]], b = [12, 9, 7] and
//! c = [3, 2] the greatest value is 21. The denominator must be positive; the fraction need not be in
//! lowest terms, so (21, 1) and (42, 2) are both right.
//!
//! The tableau contains fractions. You can keep it in whole numbers if all entries have one common
//! denominator, namely the last pivot. Beware: 64 bits are too few for products of two entries, and
//! a rule for the entering variable must not choose in circles.

/// The greatest c · x with A x <= b and x >= 0, as a numerator and a denominator.
pub fn maximum(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<(i64, i64)> {
    todo!()
}
