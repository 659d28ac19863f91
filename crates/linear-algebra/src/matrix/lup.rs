//! A square, taken apart into two triangles, P A = L U: the elimination is done once, and each
//! right side then costs O(n²).
//!
//! Cost: n³/3 multiplications for the factors, n² for each right side; in place, and O(n) for the
//! order of the rows.
//!
//! Domain: squares over any [`Field`] that have an inverse.
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

/// What happens on the way to the factors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row, with the part of L in it, has been brought up.
    Pivot {
        /// Its place on the diagonal.
        k: usize,
        /// The row where it was found; the two have been exchanged.
        from: usize,
    },
    /// A multiple of the pivot's row has been subtracted from a row below, and the factor has taken
    /// the place of the zero.
    Clear {
        /// The row that has changed.
        row: usize,
        /// The pivot's place on the diagonal.
        k: usize,
    },
}

/// Why there are no factors, or no solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LupError {
    /// This column is a sum of multiples of those before it: no pivot is left.
    #[error("the matrix is singular: column {column} has no pivot")]
    Singular {
        /// The column.
        column: usize,
    },
    /// Shapes do not fit, an entry is no number, or one becomes too large.
    #[error(transparent)]
    Gauss(#[from] GaussError),
}

impl From<ShapeError> for LupError {
    fn from(error: ShapeError) -> Self {
        LupError::Gauss(error.into())
    }
}

/// The factors of a square. Row i of P A is row `order[i]` of A.
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
    /// U on the diagonal and above it, L below. The ones on L's diagonal are not kept.
    factors: Matrix<T>,
    /// The original place of each row.
    order: Vec<usize>,
    n_swaps: usize,
}

impl<T: Field> Lup<T> {
    /// The factors, by partial pivoting, in panels: the same to the last bit as without them, as
    /// [`Lup::new_watched`] finds them. O(n³).
    ///
    /// # Errors
    /// [`LupError::Singular`], and if A is no square, or not all are numbers.
    pub fn new(a: &Matrix<T>) -> Result<Self, LupError> {
        let (mut factors, n) = (a.clone(), a.side()?);
        check_numbers(a)?;
        let mut measure = Measure::new(Rules::default(), a, n);
        let singular = |column| Err(LupError::Singular { column });
        let Eliminated { order, n_swaps, .. } = eliminate(&mut factors, n, &mut measure, singular)?;
        Ok(Lup { factors, order, n_swaps })
    }

    /// The factors in place of the matrix, by other rules, observed: each [`Step`] with what there
    /// is after it.
    ///
    /// # Errors
    /// Those of [`Lup::new`].
    pub fn new_watched(
        a: Matrix<T>,
        rules: Rules,
        mut watch: impl FnMut(Step, &Self),
    ) -> Result<Self, LupError> {
        let n = a.side()?;
        check_numbers(&a)?;
        let mut measure = Measure::new(rules, &a, n);
        let mut this = Lup { factors: a, order: (0..n).collect(), n_swaps: 0 };
        for k in 0..n {
            // Invariant: the first k rows of U and the first k columns of L are done. The square
            // behind them is P A - L U.
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

    /// Whole rows are exchanged, because the part of L in a row belongs to a row of A.
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

    /// The solution x of A x = b. O(n²).
    ///
    /// # Errors
    /// [`GaussError::Shape`] if b has not n entries, [`GaussError::NotANumber`] and
    /// [`GaussError::Overflow`].
    pub fn solve(&self, b: &[T]) -> Result<Vec<T>, LupError> {
        let x = self.backward(self.forward(b)?);
        // The last of them has spoiled those before it.
        match x.iter().rposition(|x| !x.is_number()) {
            Some(column) => Err(GaussError::Overflow { column }.into()),
            None => Ok(x),
        }
    }

    /// The solution y of L y = P b, from the first row to the last. O(n²).
    ///
    /// # Errors
    /// [`GaussError::Shape`] if b has not n entries, and [`GaussError::NotANumber`].
    pub fn forward(&self, b: &[T]) -> Result<Vec<T>, LupError> {
        let n = self.order.len();
        if b.len() != n {
            return Err(ShapeError::Mismatch { left: (n, n), right: (b.len(), 1) }.into());
        }
        check_numbers(&Matrix::from_column(b))?;
        let mut y: Vec<T> = Vec::with_capacity(n);
        for (row, &from) in self.order.iter().enumerate() {
            // Invariant: y satisfies the equations above. L's diagonal consists of ones, so there
            // is no division.
            let known = self.factors.row(row).iter().zip(&y);
            y.push(known.fold(b[from], |rest, (&l, &y)| rest - l * y));
        }
        Ok(y)
    }

    /// The solution x of U x = y, from the last row to the first. O(n²). Where numbers overflow, x
    /// holds what is no number.
    ///
    /// # Panics
    /// If y has not n entries.
    pub fn backward(&self, mut y: Vec<T>) -> Vec<T> {
        assert_eq!(y.len(), self.order.len(), "the right sides of a triangle");
        for row in (0..y.len()).rev() {
            // Invariant: y[row + 1..] holds x already.
            let entries = self.factors.row(row);
            let known = entries[row + 1..].iter().zip(&y[row + 1..]);
            let rest = known.fold(y[row], |rest, (&u, &x)| rest - u * x);
            y[row] = rest / entries[row];
        }
        y
    }

    /// The solutions X of A X = B, a column for each right side. O(n²) for each.
    ///
    /// # Errors
    /// [`GaussError::Shape`] if B has not n rows, [`GaussError::NotANumber`] and
    /// [`GaussError::Overflow`].
    pub fn solve_many(&self, b: &Matrix<T>) -> Result<Matrix<T>, LupError> {
        let n = self.order.len();
        if b.n_rows() != n {
            return Err(ShapeError::Mismatch { left: (n, n), right: b.shape() }.into());
        }
        check_numbers(b)?;
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

    /// The determinant: the product of U's diagonal, negative if the exchanges of rows were odd in
    /// number.
    ///
    /// # Errors
    /// [`GaussError::Overflow`].
    pub fn determinant(&self) -> Result<T, LupError> {
        let sign = if self.n_swaps.is_multiple_of(2) { T::ONE } else { -T::ONE };
        let n = self.order.len();
        let product = (0..n).fold(sign, |product, k| product * self.factors[(k, k)]);
        let overflow = GaussError::Overflow { column: n.saturating_sub(1) };
        if product.is_number() { Ok(product) } else { Err(overflow.into()) }
    }

    /// L: ones on the diagonal, the factors of the elimination below it.
    pub fn lower(&self) -> Matrix<T> {
        let n = self.order.len();
        Matrix::from_fn(n, n, |row, column| match row.cmp(&column) {
            std::cmp::Ordering::Less => T::ZERO,
            std::cmp::Ordering::Equal => T::ONE,
            std::cmp::Ordering::Greater => self.factors[(row, column)],
        })
    }

    /// U: what the elimination leaves.
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

    /// P: in row i, a one in column `order[i]`.
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

    /// Both triangles in one square, as they are kept: U with the diagonal, L below it.
    pub fn factors(&self) -> &Matrix<T> {
        &self.factors
    }

    /// The original place of each row.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}
