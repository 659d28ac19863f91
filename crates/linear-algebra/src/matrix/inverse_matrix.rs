//! The inverse of a square, by Gauss-Jordan elimination: \[A|I\] becomes \[I|A⁻¹\], in the place of
//! A.
//!
//! Cost: n³ multiplications, and O(n) space beside the matrix until its columns are put in order,
//! into a second one.
//!
//! Domain: squares over any [`Field`]. To solve A x = b, do not invert A: [`Lup`](super::lup::Lup)
//! takes a third of the time, and its errors are smaller.
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

/// What happens on the way to the inverse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row has been brought up.
    Pivot {
        /// Its place on the diagonal.
        k: usize,
        /// The row where it was found; the two have been exchanged.
        from: usize,
    },
    /// The pivot's row has been divided by it, and the column has been cleared in all other rows.
    Clear {
        /// The pivot's place on the diagonal.
        k: usize,
    },
}

/// The inverse. O(n³).
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
/// [`LupError::Singular`] if there is none, and if A is no square, or not all are numbers.
#[doc(alias = "Gauss-Jordan")]
pub fn inverse<T: Field>(a: &Matrix<T>) -> Result<Matrix<T>, LupError> {
    inverse_watched(a.clone(), Rules::default(), |_, _| {})
}

/// The inverse in place of the matrix, by other rules, observed: each [`Step`] with what there is
/// after it.
///
/// # Errors
/// Those of [`inverse`].
pub fn inverse_watched<T: Field>(
    a: Matrix<T>,
    rules: Rules,
    mut watch: impl FnMut(Step, &Inversion<T>),
) -> Result<Matrix<T>, LupError> {
    let n = a.side()?;
    check_numbers(&a)?;
    let mut measure = Measure::new(rules, &a, n);
    let mut this = Inversion { matrix: a, order: (0..n).collect(), n_done: 0 };
    for k in 0..n {
        // Invariant: [A|I] has become [left|right] by steps that change rows only, and in left[..k]
        // there is the identity.
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
    match check_numbers(&inverse) {
        Err(GaussError::NotANumber { column, .. }) => Err(GaussError::Overflow { column }.into()),
        _ => Ok(inverse),
    }
}

/// \[A|I\] on its way to \[I|A⁻¹\]. Of its 2n columns n are always those of the identity, in some
/// order. Only the others are kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Inversion<T> {
    /// First `n_done` columns of the right half, then the others of the left.
    matrix: Matrix<T>,
    /// The original position of each row. So column k of the matrix is column `order[k]` of the
    /// right half, if it is done.
    order: Vec<usize>,
    n_done: usize,
}

impl<T: Field> Inversion<T> {
    /// Makes the pivot 1 and the rest of its column 0, and records what that does to the
    /// identity's column, in the same place.
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

    /// The left half: A at first, the identity at last.
    pub fn left(&self) -> Matrix<T> {
        let n = self.order.len();
        let mut left = Matrix::identity(n);
        for row in 0..n {
            left.row_mut(row)[self.n_done..].copy_from_slice(&self.matrix.row(row)[self.n_done..]);
        }
        left
    }

    /// The right half: the identity at first, the inverse at last.
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

    /// The original place of each row.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}

/// The *adjugate* of a square of side 3 at most: A times it is the determinant times the identity,
/// so the inverse is the adjugate divided by the determinant. `None` for larger ones. Nothing is
/// divided here, so that any [`Ring`] will do in which x y = y x.
pub fn adjugate<T: Ring>(a: &Matrix<T>) -> Option<Matrix<T>> {
    match a.shape() {
        (0, 0) => Some(Matrix::zeros(0, 0)),
        (1, 1) => Some(Matrix::identity(1)),
        (2, 2) => Some(Matrix::from([[a[(1, 1)], -a[(0, 1)]], [-a[(1, 0)], a[(0, 0)]]])),
        // The rows and columns behind, going round: that gets the signs right.
        (3, 3) => Some(Matrix::from_fn(3, 3, |j, i| {
            let [up, down] = [(i + 1) % 3, (i + 2) % 3];
            let [left, right] = [(j + 1) % 3, (j + 2) % 3];
            a[(up, left)] * a[(down, right)] - a[(up, right)] * a[(down, left)]
        })),
        _ => None,
    }
}

/// The condition number of a matrix and its inverse: how many times a relative error may grow in
/// what is solved with them. Beside 1 / ε, some 4.5 · 10¹⁵, the inverse is worthless. Measured by
/// the largest sum of a row. O(n²).
pub fn condition(a: &Matrix<f64>, inverse: &Matrix<f64>) -> f64 {
    let norm = |a: &Matrix<f64>| {
        let sums = a.rows().map(|row| row.iter().map(|entry| entry.abs()).sum());
        sums.fold(0.0, f64::max)
    };
    norm(a) * norm(inverse)
}
