//! Part of [Gaussian elimination](super): the determinant of an integer matrix, without
//! intermediate fractions.
//!
//! Cost: n³ 128-bit multiplications, O(n²) space.
//!
//! Source: E. H. Bareiss (1968).
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination/bareiss.md`.

use super::GaussError;
use crate::Matrix;

/// Returns the determinant of a square integer matrix.
///
/// ```
/// use linear_algebra::Matrix;
/// use linear_algebra::matrix::gauss_elimination::bareiss::determinant;
///
/// let a = Matrix::from_rows(&[[2, 1, 0], [1, 3, 1], [0, 1, 4]])?;
/// assert_eq!(determinant(&a)?, 18);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GaussError::Shape`] if the matrix is not square; [`GaussError::Overflow`] if a minor or a
/// product of two minors does not fit in 128 bits.
pub fn determinant(a: &Matrix<i64>) -> Result<i128, GaussError> {
    let n = a.side()?;
    let mut minors = a.map(|&entry| i128::from(entry));
    let (mut sign, mut before) = (1, 1_i128);
    for k in 0..n {
        // Invariant: for k <= i, j, minors[(i, j)] is the determinant of the first k rows and row
        // i, restricted to the first k columns and column j.
        let Some(pivot_row) = (k..n).find(|&row| minors[(row, k)] != 0) else { return Ok(0) };
        if pivot_row != k {
            minors.swap_rows(pivot_row, k);
            sign = -sign;
        }
        let pivot = minors[(k, k)];
        for row in k + 1..n {
            let (row, above) = minors.two_rows_mut(row, k);
            let first = row[k];
            for (entry, &above) in row[k + 1..].iter_mut().zip(&above[k + 1..]) {
                let difference =
                    || pivot.checked_mul(*entry)?.checked_sub(first.checked_mul(above)?);
                // The previous pivot divides it without a remainder, because the quotient is again
                // a determinant.
                let quotient = difference().and_then(|number| number.checked_div(before));
                *entry = quotient.ok_or(GaussError::Overflow { column: k })?;
            }
        }
        before = pivot;
    }
    before.checked_mul(sign).ok_or(GaussError::Overflow { column: n.saturating_sub(1) })
}
