//! Part of [the LUP decomposition](super): the Cholesky factor of a symmetric positive definite
//! matrix, A = L Lᵀ, for half the work.
//!
//! Cost: n³/6 multiplications and n square roots. There is no search for pivots, and none is
//! needed.
//!
//! Source: A.-L. Cholesky (1910), published by Benoît (1924).
//!
//! Page: `docs/en/linear-algebra/matrix/lup/cholesky.md`.

use super::super::gauss_elimination::{GaussError, check_numbers};
use crate::{Matrix, ShapeError};

/// The reason why there is no Cholesky factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CholeskyError {
    /// Two entries that should be equal are not.
    #[error("the entries ({row}, {column}) and ({column}, {row}) differ")]
    NotSymmetric {
        /// The row of the lower entry.
        row: usize,
        /// The column of the lower entry.
        column: usize,
    },
    /// The determinant of the first k + 1 rows and columns is not positive, within rounding errors.
    #[error("the matrix is not positive definite: row {k} leaves no root")]
    NotPositive {
        /// The row.
        k: usize,
    },
    /// The matrix is not square, or an entry is infinite or NaN.
    #[error(transparent)]
    Gauss(#[from] GaussError),
}

/// The Cholesky factor L of A = L Lᵀ, a lower triangular matrix.
#[derive(Debug, Clone, PartialEq)]
pub struct Cholesky {
    lower: Matrix<f64>,
}

impl Cholesky {
    /// Factors a symmetric positive definite matrix. O(n³).
    ///
    /// # Errors
    /// [`CholeskyError`] if the matrix is not square, not symmetric, or not positive definite, or
    /// if an entry is infinite or NaN.
    pub fn new(a: &Matrix<f64>) -> Result<Self, CholeskyError> {
        let n = a.side().map_err(GaussError::Shape)?;
        check_numbers(a, n)?;
        let mut lower = Matrix::zeros(n, n);
        for row in 0..n {
            // Invariant: the rows above are those of L.
            for column in 0..=row {
                // Compared to the last bit, because programs compute one half of a symmetric matrix
                // and copy it.
                #[expect(clippy::float_cmp, reason = "see above")]
                if a[(row, column)] != a[(column, row)] {
                    return Err(CholeskyError::NotSymmetric { row, column });
                }
                let done = lower.row(row)[..column].iter().zip(lower.row(column));
                let rest = done.fold(a[(row, column)], |rest, (x, y): (&f64, &f64)| rest - x * y);
                lower[(row, column)] = if column < row {
                    rest / lower[(column, column)]
                } else if 10.0 * f64::EPSILON * a[(row, row)] < rest {
                    rest.sqrt()
                } else {
                    return Err(CholeskyError::NotPositive { k: row });
                };
            }
        }
        Ok(Cholesky { lower })
    }

    /// The factor L.
    pub fn lower(&self) -> &Matrix<f64> {
        &self.lower
    }

    /// Returns the solution x of A x = b. O(n²).
    ///
    /// # Errors
    /// [`ShapeError::RightSide`] if `b` does not have n entries.
    pub fn solve(&self, b: &[f64]) -> Result<Vec<f64>, ShapeError> {
        let n = self.lower.n_rows();
        ShapeError::check_right_side((n, n), (b.len(), 1))?;
        let mut x = b.to_vec();
        for row in 0..n {
            let entries = self.lower.row(row);
            let known = entries[..row].iter().zip(&x);
            let rest = known.fold(x[row], |rest, (l, y)| rest - l * y);
            x[row] = rest / entries[row];
        }
        for row in (0..n).rev() {
            // The rows of L are the columns of its transpose.
            let (above, from) = x.split_at_mut(row);
            let entries = self.lower.row(row);
            from[0] /= entries[row];
            above.iter_mut().zip(entries).for_each(|(x, l)| *x -= l * from[0]);
        }
        Ok(x)
    }
}
