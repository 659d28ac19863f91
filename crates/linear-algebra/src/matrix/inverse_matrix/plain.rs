//! Part of [matrix inversion](super): the textbook's version, with the identity beside the matrix.
//!
//! The pictures on the pages run this version. The library's version stores only the columns that
//! are not those of an identity, so it needs half the space.
//!
//! Cost: n²(3n + 1)/2 multiplications and divisions, O(n²) space.
//!
//! Domain: exact numbers, such as fractions and numbers modulo a prime.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, for all small square matrices modulo 2, 3, and 5 and for random
//! ones.
//!
//! Page: `docs/en/linear-algebra/matrix/inverse-matrix.md`.

use crate::{Field, Matrix};

/// A step that changes \[A|I\].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row has been swapped into position.
    Pivot {
        /// The index of the pivot on the diagonal.
        k: usize,
        /// The row where it was found; the two rows have been swapped.
        from: usize,
    },
    /// The pivot row has been divided by the pivot.
    Divide {
        /// The index of the pivot on the diagonal.
        k: usize,
    },
    /// Multiples of the pivot row have been subtracted from all other rows.
    Clear {
        /// The index of the pivot on the diagonal.
        k: usize,
    },
}

/// Returns the inverse of a square matrix, or `None` if the matrix is singular.
///
/// ```
/// use linear_algebra::matrix::inverse_matrix::plain::inverse;
/// use linear_algebra::{Matrix, Ratio};
///
/// let a = Matrix::from([[2, 1], [5, 3]]).map(|&x| Ratio::from(x));
/// assert_eq!(inverse(&a), Some(Matrix::from([[3, -1], [-5, 2]]).map(|&x| Ratio::from(x))));
/// ```
///
/// # Panics
/// If the matrix is not square.
pub fn inverse<F: Field>(a: &Matrix<F>) -> Option<Matrix<F>> {
    inverse_watched(a, |_, _| {})
}

/// Like [`inverse`], but calls `watch` after each [`Step`] with \[A|I\].
///
/// # Panics
/// Under the same condition as [`inverse`].
pub fn inverse_watched<F: Field>(
    a: &Matrix<F>,
    mut watch: impl FnMut(Step, &Matrix<F>),
) -> Option<Matrix<F>> {
    let n = a.side().unwrap_or_else(|error| panic!("{error}"));
    let mut rows = a.beside(&Matrix::identity(n)).expect("as many rows");
    for k in 0..n {
        // Invariant: the first k columns are those of the identity.
        let from = (k..n).find(|&i| rows[(i, k)] != F::ZERO)?;
        rows.swap_rows(k, from);
        watch(Step::Pivot { k, from }, &rows);
        let pivot = rows[(k, k)];
        for j in k..2 * n {
            rows[(k, j)] = rows[(k, j)] / pivot;
        }
        watch(Step::Divide { k }, &rows);
        for i in (0..n).filter(|&i| i != k) {
            let factor = rows[(i, k)];
            for j in k..2 * n {
                rows[(i, j)] = rows[(i, j)] - factor * rows[(k, j)];
            }
        }
        watch(Step::Clear { k }, &rows);
    }
    Some(Matrix::from_fn(n, n, |i, j| rows[(i, n + j)]))
}
