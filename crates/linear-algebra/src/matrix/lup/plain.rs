//! Part of [the LUP decomposition](super): the textbook's version, entry by entry.
//!
//! The pictures on the pages run this version. The library's version chooses its pivots so that
//! rounding errors stay small, and works on four columns at a time.
//!
//! Cost: n(n - 1)(2n - 1)/6 multiplications for the factors, and n(n - 1) for each right-hand side.
//!
//! Domain: exact numbers, such as fractions and numbers modulo a prime.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, for all small square matrices modulo 2, 3, and 5 and for random
//! ones; and P A against L U.
//!
//! Page: `docs/en/linear-algebra/matrix/lup.md`.

use super::Step;
use crate::{Field, Matrix};

/// Replaces a square matrix with its factors: U on and above the diagonal, L below it. Returns the
/// original index of each row, or `None` if the matrix is singular.
///
/// ```
/// use linear_algebra::matrix::lup::plain::{decompose, solve};
/// use linear_algebra::{Matrix, Ratio};
///
/// let mut a = Matrix::from([[2, 1], [6, 5]]).map(|&x| Ratio::from(x));
/// assert_eq!(decompose(&mut a), Some(vec![0, 1]));
/// assert_eq!(a, Matrix::from([[2, 1], [3, 2]]).map(|&x| Ratio::from(x)));
/// assert_eq!(solve(&a, &[0, 1], &[3, 11].map(Ratio::from)), [1, 1].map(Ratio::from));
/// ```
///
/// # Panics
/// If the matrix is not square.
pub fn decompose<F: Field>(a: &mut Matrix<F>) -> Option<Vec<usize>> {
    decompose_watched(a, |_, _| {})
}

/// Like [`decompose`], but calls `watch` after each [`Step`] with the matrix.
///
/// # Panics
/// Under the same condition as [`decompose`].
pub fn decompose_watched<F: Field>(
    a: &mut Matrix<F>,
    mut watch: impl FnMut(Step, &Matrix<F>),
) -> Option<Vec<usize>> {
    let n = a.side().unwrap_or_else(|error| panic!("{error}"));
    let mut order: Vec<usize> = (0..n).collect();
    for k in 0..n {
        // Invariant: k columns of L and k rows of U are done, and the rest is R = P A - L U.
        let from = (k..n).find(|&i| a[(i, k)] != F::ZERO)?;
        // Swap whole rows, because the factors in a row belong to it.
        a.swap_rows(k, from);
        order.swap(k, from);
        watch(Step::Pivot { k, from }, a);
        for i in k + 1..n {
            let factor = a[(i, k)] / a[(k, k)];
            // Elimination would leave a zero here.
            a[(i, k)] = factor;
            for j in k + 1..n {
                a[(i, j)] = a[(i, j)] - factor * a[(k, j)];
            }
            watch(Step::Clear { row: i, k }, a);
        }
    }
    Some(order)
}

/// Returns the solution x of A x = b, given the factors of A and the order of its rows.
///
/// # Panics
/// If the sizes do not match.
pub fn solve<F: Field>(factors: &Matrix<F>, order: &[usize], b: &[F]) -> Vec<F> {
    let n = order.len();
    // L y = P b, from the first row to the last.
    let mut y: Vec<F> = order.iter().map(|&row| b[row]).collect();
    for i in 0..n {
        for j in 0..i {
            y[i] = y[i] - factors[(i, j)] * y[j];
        }
    }
    // U x = y, from the last row to the first.
    let mut x = y;
    for i in (0..n).rev() {
        for j in i + 1..n {
            x[i] = x[i] - factors[(i, j)] * x[j];
        }
        x[i] = x[i] / factors[(i, i)];
    }
    x
}
