//! The inverse of a square matrix, by Gauss-Jordan elimination: \[A|I\] becomes \[I|A⁻¹\], in place
//! of A.
//!
//! Cost: n³ multiplications. O(n) space besides the matrix, plus a second matrix at the end, into
//! which the columns are put in order.
//!
//! Domain: square matrices over any [`Field`]. To solve A x = b, do not invert A:
//! [`Lup`](super::lup::Lup) takes a third of the time and has smaller errors.
//!
//! Source: W. Jordan (1888), B.-I. Clasen (1888).
//!
//! Checked: all matrices of side 2 and 3 modulo small primes, from both sides; against the
//! adjugate.
//!
//! Page: `docs/en/linear-algebra/matrix/inverse-matrix.md`.

pub mod plain;

use super::gauss_elimination::{GaussError, Measure, Rules, check_numbers};
use super::lup::LupError;
use crate::{Field, Matrix, Ring};

/// A step on the way to the inverse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row has been swapped into position.
    Pivot {
        /// The index of the pivot on the diagonal.
        k: usize,
        /// The row where it was found; the two rows have been swapped.
        from: usize,
    },
    /// The pivot row has been divided by the pivot, and the column has been cleared in all other
    /// rows.
    Clear {
        /// The index of the pivot on the diagonal.
        k: usize,
    },
}

/// Returns the inverse of a square matrix. O(n³).
///
/// ```
/// use linear_algebra::{Matrix, Ratio, inverse};
///
/// let a = Matrix::from_rows(&[[2, 1], [5, 3]])?.map(|x| Ratio::from(*x));
/// let expected = Matrix::from_rows(&[[3, -1], [-5, 2]])?.map(|x| Ratio::from(*x));
/// assert_eq!(inverse(&a)?, expected);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`LupError::Singular`] if there is no inverse, and [`LupError::Gauss`] if A is not square, an
/// entry is infinite or NaN, or a result is too large.
#[doc(alias = "Gauss-Jordan")]
pub fn inverse<T: Field>(a: &Matrix<T>) -> Result<Matrix<T>, LupError> {
    inverse_watched(a.clone(), Rules::default(), |_, _| {})
}

/// Like [`inverse`], but works in place of the matrix, with custom rules, and calls `watch` after
/// each [`Step`] with the result so far.
///
/// # Errors
/// Those of [`inverse`].
pub fn inverse_watched<T: Field>(
    a: Matrix<T>,
    rules: Rules,
    mut watch: impl FnMut(Step, &Inversion<T>),
) -> Result<Matrix<T>, LupError> {
    let n = a.side()?;
    check_numbers(&a, n)?;
    let mut measure = Measure::new(rules, &a, n);
    let mut this = Inversion { matrix: a, order: (0..n).collect(), n_done: 0 };
    for k in 0..n {
        // Invariant: [A|I] has become [left|right] by row operations only, and left[..k] is the
        // identity.
        let found = measure.find_pivot(&this.matrix, k, k)?;
        let from = found.ok_or(LupError::Singular { column: k })?;
        this.matrix.swap_rows(k, from);
        this.order.swap(k, from);
        measure.scales.swap(k, from);
        watch(Step::Pivot { k, from }, &this);
        this.clear(k);
        this.n_done = k + 1;
        watch(Step::Clear { k }, &this);
    }
    let inverse = this.right();
    match check_numbers(&inverse, n) {
        Err(GaussError::NotANumber { column, .. }) => Err(GaussError::Overflow { column }.into()),
        _ => Ok(inverse),
    }
}

/// \[A|I\] on its way to \[I|A⁻¹\]. Of its 2n columns, n are always those of the identity, in some
/// order. Only the others are stored.
#[derive(Debug, Clone, PartialEq)]
pub struct Inversion<T> {
    /// First the `n_done` finished columns of the right half, then the remaining columns of the
    /// left half.
    matrix: Matrix<T>,
    /// The original index of each row. Once column k of the matrix is done, it is column `order[k]`
    /// of the right half.
    order: Vec<usize>,
    n_done: usize,
}

impl<T: Field> Inversion<T> {
    /// Makes the pivot 1 and the rest of its column 0, and stores in the same column what becomes
    /// of the identity's column.
    fn clear(&mut self, k: usize) {
        let pivot = self.matrix[(k, k)];
        self.matrix[(k, k)] = T::ONE;
        self.matrix.row_mut(k).iter_mut().for_each(|entry| *entry = *entry / pivot);
        for other in (0..self.order.len()).filter(|&other| other != k) {
            let (row, pivot_row) = self.matrix.two_rows_mut(other, k);
            let factor = std::mem::replace(&mut row[k], T::ZERO);
            if factor != T::ZERO {
                for (entry, &above) in row.iter_mut().zip(&*pivot_row) {
                    *entry = *entry - factor * above;
                }
            }
        }
    }

    /// The left half: A at the start, the identity at the end.
    pub fn left(&self) -> Matrix<T> {
        let n = self.order.len();
        let mut left = Matrix::identity(n);
        for row in 0..n {
            left.row_mut(row)[self.n_done..].copy_from_slice(&self.matrix.row(row)[self.n_done..]);
        }
        left
    }

    /// The right half: the identity at the start, the inverse at the end.
    pub fn right(&self) -> Matrix<T> {
        let n = self.order.len();
        let mut right = Matrix::zeros(n, n);
        for row in 0..n {
            for (k, &column) in self.order.iter().enumerate() {
                let unit = if row == k { T::ONE } else { T::ZERO };
                right[(row, column)] = if k < self.n_done { self.matrix[(row, k)] } else { unit };
            }
        }
        right
    }

    /// The original index of each row.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}

/// Returns the *adjugate* of a square matrix of side at most 3, or `None` for any other shape. A
/// times its adjugate is the determinant times the identity, so the inverse is the adjugate divided
/// by the determinant. There is no division here, so any commutative [`Ring`] will do.
pub fn adjugate<T: Ring>(a: &Matrix<T>) -> Option<Matrix<T>> {
    match a.shape() {
        (0, 0) => Some(Matrix::zeros(0, 0)),
        (1, 1) => Some(Matrix::identity(1)),
        (2, 2) => Some(Matrix::from([[a[(1, 1)], -a[(0, 1)]], [-a[(1, 0)], a[(0, 0)]]])),
        // Takes the next two rows and columns cyclically, which gets the signs right.
        (3, 3) => Some(Matrix::from_fn(3, 3, |j, i| {
            let [up, down] = [(i + 1) % 3, (i + 2) % 3];
            let [left, right] = [(j + 1) % 3, (j + 2) % 3];
            a[(up, left)] * a[(down, right)] - a[(up, right)] * a[(down, left)]
        })),
        _ => None,
    }
}

/// Returns the condition number of a matrix, given its inverse: the largest factor by which solving
/// with them may magnify a relative error. Near 1 / ε, about 4.5 · 10¹⁵, the inverse is worthless.
/// The norm is the largest absolute row sum. O(n²).
pub fn condition(a: &Matrix<f64>, inverse: &Matrix<f64>) -> f64 {
    let norm = |a: &Matrix<f64>| {
        let sums = a.rows().map(|row| row.iter().map(|entry| entry.abs()).sum());
        sums.fold(0.0, f64::max)
    };
    norm(a) * norm(inverse)
}
