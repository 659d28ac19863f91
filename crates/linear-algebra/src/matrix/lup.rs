//! The decomposition of a square matrix into two triangular ones, P A = L U: the elimination is
//! done once, and then each right-hand side costs O(n²).
//!
//! Cost: n³/3 multiplications for the factors, n² for each right-hand side; in place, plus O(n)
//! space for the order of the rows.
//!
//! Domain: invertible square matrices over any [`Field`].
//!
//! Source: T. Banachiewicz (1938); A. M. Turing (1948).
//!
//! Checked: all matrices of side 2 and 3 modulo 3 against the expansion of their determinants, and
//! P A against L U.
//!
//! Page: `docs/en/linear-algebra/matrix/lup.md`.

pub mod cholesky;
mod condition;
pub mod plain;

use super::gauss_elimination::{GaussError, Measure, Rules, check_numbers};
use super::panels::{Eliminated, eliminate};
use crate::{Field, Matrix, ShapeError};

/// A step on the way to the factors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row, with the part of L in it, has been swapped into
    /// position.
    Pivot {
        /// The index of the pivot on the diagonal.
        k: usize,
        /// The row where it was found; the two rows have been swapped.
        from: usize,
    },
    /// A multiple of the pivot row has been subtracted from a row below, and the factor has been
    /// stored in place of the zero.
    Clear {
        /// The row that has changed.
        row: usize,
        /// The index of the pivot on the diagonal.
        k: usize,
    },
}

/// The reason why there are no factors or no solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LupError {
    /// The column is a linear combination of those before it, so it has no pivot.
    #[error("the matrix is singular: column {column} has no pivot")]
    Singular {
        /// The column.
        column: usize,
    },
    /// The shapes do not match, an entry is infinite or NaN, or a result is too large.
    #[error(transparent)]
    Gauss(#[from] GaussError),
}

impl From<ShapeError> for LupError {
    fn from(error: ShapeError) -> Self {
        LupError::Gauss(error.into())
    }
}

/// The factors of a square matrix. Row i of P A is row `order[i]` of A.
///
/// ```
/// use linear_algebra::{Lup, Matrix, Ratio};
///
/// let a = Matrix::from_rows(&[[0, 2], [1, 3]])?.map(|x| Ratio::from(*x));
/// let lup = Lup::new(&a)?;
/// assert_eq!(lup.solve(&[2, 4].map(Ratio::from))?, [1, 1].map(Ratio::from));
/// assert_eq!(lup.determinant()?, Ratio::from(-2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Lup<T> {
    /// U on and above the diagonal, L below it. The ones on L's diagonal are not stored.
    factors: Matrix<T>,
    /// The original index of each row.
    order: Vec<usize>,
    n_swaps: usize,
}

impl<T: Field> Lup<T> {
    /// Factors a matrix, with partial pivoting, in panels. The result is identical to the last bit
    /// to that of [`Lup::new_watched`], which works without panels. O(n³).
    ///
    /// # Errors
    /// [`LupError::Singular`] if there is no inverse, and [`LupError::Gauss`] if A is not square,
    /// an entry is infinite or NaN, or a result is too large.
    pub fn new(a: &Matrix<T>) -> Result<Self, LupError> {
        let (mut factors, n) = (a.clone(), a.side()?);
        check_numbers(a, n)?;
        let mut measure = Measure::new(Rules::default(), a, n);
        let singular = |column| Err(LupError::Singular { column });
        let Eliminated { order, n_swaps, .. } = eliminate(&mut factors, n, &mut measure, singular)?;
        Ok(Lup { factors, order, n_swaps })
    }

    /// Factors a matrix in place, with custom rules, and calls `watch` after each [`Step`] with the
    /// result so far.
    ///
    /// # Errors
    /// Those of [`Lup::new`].
    pub fn new_watched(
        a: Matrix<T>,
        rules: Rules,
        mut watch: impl FnMut(Step, &Self),
    ) -> Result<Self, LupError> {
        let n = a.side()?;
        check_numbers(&a, n)?;
        let mut measure = Measure::new(rules, &a, n);
        let mut this = Lup { factors: a, order: (0..n).collect(), n_swaps: 0 };
        for k in 0..n {
            // Invariant: the first k rows of U and the first k columns of L are done. The square
            // below and to the right of them is P A - L U.
            let found = measure.find_pivot(&this.factors, k, k)?;
            let from = found.ok_or(LupError::Singular { column: k })?;
            this.swap_rows(k, from);
            measure.scales.swap(k, from);
            watch(Step::Pivot { k, from }, &this);
            for row in k + 1..n {
                this.clear(row, k);
                watch(Step::Clear { row, k }, &this);
            }
        }
        Ok(this)
    }

    /// Swaps whole rows, because the part of L in a row belongs to a row of A.
    fn swap_rows(&mut self, one: usize, other: usize) {
        self.factors.swap_rows(one, other);
        self.order.swap(one, other);
        self.n_swaps += usize::from(one != other);
    }

    fn clear(&mut self, row: usize, k: usize) {
        let (row, pivot_row) = self.factors.two_rows_mut(row, k);
        let factor = row[k] / pivot_row[k];
        row[k] = factor;
        if factor == T::ZERO {
            return;
        }
        for (entry, &above) in row[k + 1..].iter_mut().zip(&pivot_row[k + 1..]) {
            *entry = *entry - factor * above;
        }
    }

    /// Returns the solution x of A x = b. O(n²).
    ///
    /// # Errors
    /// [`GaussError::Shape`] if `b` does not have n entries, [`GaussError::BadRightSide`] if one of
    /// them is infinite or NaN, and [`GaussError::Overflow`] if a result is too large.
    pub fn solve(&self, b: &[T]) -> Result<Vec<T>, LupError> {
        let x = self.backward(self.forward(b)?);
        // Report the last bad entry: it was computed first and spoiled those before it.
        match x.iter().rposition(|x| !x.is_number()) {
            Some(column) => Err(GaussError::Overflow { column }.into()),
            None => Ok(x),
        }
    }

    /// Forward substitution: returns the solution y of L y = P b, computed from the first row to
    /// the last. O(n²).
    ///
    /// # Errors
    /// [`GaussError::Shape`] if `b` does not have n entries, and [`GaussError::BadRightSide`] if
    /// one of them is infinite or NaN.
    pub fn forward(&self, b: &[T]) -> Result<Vec<T>, LupError> {
        let n = self.order.len();
        ShapeError::check_right_side((n, n), (b.len(), 1))?;
        check_numbers(&Matrix::from_column(b), 0)?;
        let mut y: Vec<T> = Vec::with_capacity(n);
        for (row, &from) in self.order.iter().enumerate() {
            // Invariant: y satisfies the equations above. L's diagonal consists of ones, so there
            // is no division.
            let known = self.factors.row(row).iter().zip(&y);
            y.push(known.fold(b[from], |rest, (&l, &y)| rest - l * y));
        }
        Ok(y)
    }

    /// Back substitution: returns the solution x of U x = y, computed from the last row to the
    /// first. O(n²). Entries that overflow are returned as infinity or NaN.
    ///
    /// # Panics
    /// If `y` does not have n entries.
    pub fn backward(&self, mut y: Vec<T>) -> Vec<T> {
        assert_eq!(y.len(), self.order.len(), "the right sides of a triangle");
        for row in (0..y.len()).rev() {
            // Invariant: y[row + 1..] already holds entries of x.
            let entries = self.factors.row(row);
            let known = entries[row + 1..].iter().zip(&y[row + 1..]);
            let rest = known.fold(y[row], |rest, (&u, &x)| rest - u * x);
            y[row] = rest / entries[row];
        }
        y
    }

    /// Returns the solution X of A X = B, with one column for each right-hand side. O(n²) per
    /// column.
    ///
    /// # Errors
    /// [`GaussError::Shape`] if `b` does not have n rows, [`GaussError::BadRightSide`] if one of
    /// its entries is infinite or NaN, and [`GaussError::Overflow`] if a result is too large.
    pub fn solve_many(&self, b: &Matrix<T>) -> Result<Matrix<T>, LupError> {
        let n = self.order.len();
        ShapeError::check_right_side((n, n), b.shape())?;
        check_numbers(b, 0)?;
        let mut x = Matrix::from_fn(n, b.n_columns(), |row, column| b[(self.order[row], column)]);
        // The same two substitutions, on whole rows.
        let subtract = |x: &mut Matrix<T>, row: usize, from: usize| {
            let factor = self.factors[(row, from)];
            let (row, from) = x.two_rows_mut(row, from);
            row.iter_mut()
                .zip(from)
                .for_each(|(entry, &mut known)| *entry = *entry - factor * known);
        };
        for row in 0..n {
            (0..row).for_each(|above| subtract(&mut x, row, above));
        }
        for row in (0..n).rev() {
            (row + 1..n).for_each(|below| subtract(&mut x, row, below));
            let pivot = self.factors[(row, row)];
            x.row_mut(row).iter_mut().for_each(|entry| *entry = *entry / pivot);
        }
        let overflow = x.rows().rposition(|row| row.iter().any(|x| !x.is_number()));
        match overflow {
            Some(column) => Err(GaussError::Overflow { column }.into()),
            None => Ok(x),
        }
    }

    /// The determinant: the product of the diagonal of U, negated if the number of row swaps is
    /// odd.
    ///
    /// # Errors
    /// [`GaussError::Overflow`] if the product is too large.
    pub fn determinant(&self) -> Result<T, LupError> {
        let sign = if self.n_swaps.is_multiple_of(2) { T::ONE } else { -T::ONE };
        let n = self.order.len();
        let product = (0..n).fold(sign, |product, k| product * self.factors[(k, k)]);
        let overflow = GaussError::Overflow { column: n.saturating_sub(1) };
        if product.is_number() { Ok(product) } else { Err(overflow.into()) }
    }

    /// L: ones on the diagonal, and the factors of the elimination below it.
    pub fn lower(&self) -> Matrix<T> {
        let n = self.order.len();
        Matrix::from_fn(n, n, |row, column| match row.cmp(&column) {
            std::cmp::Ordering::Less => T::ZERO,
            std::cmp::Ordering::Equal => T::ONE,
            std::cmp::Ordering::Greater => self.factors[(row, column)],
        })
    }

    /// U: the upper triangle that is left by the elimination.
    pub fn upper(&self) -> Matrix<T> {
        let n = self.order.len();
        Matrix::from_fn(
            n,
            n,
            |row, column| {
                if row <= column { self.factors[(row, column)] } else { T::ZERO }
            },
        )
    }

    /// P: the permutation matrix with a one in column `order[i]` of row i.
    pub fn permutation(&self) -> Matrix<T> {
        let n = self.order.len();
        Matrix::from_fn(
            n,
            n,
            |row, column| {
                if self.order[row] == column { T::ONE } else { T::ZERO }
            },
        )
    }

    /// Both triangles in one matrix, as they are stored: U on and above the diagonal, L below it.
    pub fn factors(&self) -> &Matrix<T> {
        &self.factors
    }

    /// The original index of each row.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}
