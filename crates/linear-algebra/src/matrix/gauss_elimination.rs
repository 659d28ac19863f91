//! Systems of linear equations, solved by Gaussian elimination: one solution, no solution, or all
//! of infinitely many.
//!
//! Cost: m equations with n unknowns take O(m · n · min(m, n)), or n³/3 multiplications if m = n;
//! O(m · n) space. A basis of the solutions takes another O(n²) for each free unknown.
//!
//! Domain: any shape, and entries of any [`Field`]. [`Ratio`](crate::Ratio) and [`Mod`](crate::Mod)
//! are exact. With [`f64`], an entry that is small compared with the largest counts as zero:
//! [`Rules`] says how small.
//!
//! Source: *The Nine Chapters on the Mathematical Art* (九章算术), chapter 8; C. F. Gauss (1810).
//!
//! Checked: all systems of up to 3 equations with up to 3 unknowns modulo 2, and modulo 3 all but
//! those of 3 with 3, against trying all vectors.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

pub mod bareiss;
pub mod plain;
pub mod xor;

use super::panels::{Eliminated, eliminate};
use crate::{Field, Matrix, ShapeError};

/// A step on the way to the echelon form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pivot has been found, and its row has been swapped into position.
    Pivot {
        /// The row where the pivot is now.
        row: usize,
        /// Its column.
        column: usize,
        /// The row where it was found; the two rows have been swapped.
        from: usize,
    },
    /// A multiple of the pivot row has been subtracted from a row below, whose entry in this column
    /// is now zero.
    Clear {
        /// The row that has changed.
        row: usize,
        /// The pivot's column.
        column: usize,
    },
    /// None of the remaining rows has a pivot in this column: its unknown is free.
    Free {
        /// The column.
        column: usize,
    },
}

/// Which entry of a column becomes its pivot. Among equal entries, it is the uppermost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Pivoting {
    /// The first nonzero entry. Good enough for exact arithmetic.
    First,
    /// The largest entry: *partial pivoting*. No factor exceeds 1, so errors usually grow little.
    #[default]
    Largest,
    /// The largest entry relative to its own row, so that the units in which an equation is written
    /// do not matter.
    Scaled,
}

/// The rules for choosing pivots, and for what counts as zero.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Rules {
    /// Which entry becomes a pivot.
    pub pivoting: Pivoting,
    /// An entry counts as zero unless it exceeds this fraction of the largest entry, or, with
    /// [`Pivoting::Scaled`], of the largest entry in its row. The remainder of a right-hand side is
    /// compared with the largest right-hand side in the same way; with [`Pivoting::Scaled`], each
    /// is first divided by the largest entry of its row. `None` means zero for exact arithmetic,
    /// and otherwise ten roundings per row or per column, whichever is more.
    pub tolerance: Option<f64>,
}

/// All solutions of a system.
///
/// ```
/// use linear_algebra::{Matrix, Ratio, Solution, solve};
///
/// // x + y = 2, and the same again: x = 2 - y, with any y.
/// let a = Matrix::from_rows(&[[1, 1], [2, 2]])?.map(|x| Ratio::from(*x));
/// let solution = solve(&a, &[2, 4].map(Ratio::from))?;
/// let [particular, basis] = [[2, 0], [-1, 1]].map(|v| v.map(Ratio::from).to_vec());
/// assert_eq!(solution, Solution::Infinite { particular, basis: vec![basis] });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum Solution<T> {
    /// There is exactly one solution.
    Unique(Vec<T>),
    /// There is more than one solution: `particular` plus any linear combination of the vectors in
    /// `basis`. Modulo a prime, the number of solutions is finite: it is a power of the prime.
    Infinite {
        /// The solution whose free unknowns are zero.
        particular: Vec<T>,
        /// For each free unknown, in ascending order, the solution of A x = 0 in which it is 1 and
        /// the other free unknowns are 0.
        basis: Vec<Vec<T>>,
    },
    /// There is no solution.
    Inconsistent {
        /// The index, in the input, of an equation that contradicts those above it in the echelon
        /// form.
        equation: usize,
    },
}

/// The reason why a system could not be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GaussError {
    /// The shapes do not match.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// An entry of the matrix is infinite or NaN.
    #[error("the entry in row {row}, column {column} is not a number")]
    NotANumber {
        /// The row of the entry.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// An entry of the right-hand side b is infinite or NaN.
    #[error("the entry of b in row {row}, column {column} is not a number")]
    BadRightSide {
        /// The row of the entry: its equation.
        row: usize,
        /// Its column in b, which is 0 if there is only one right-hand side.
        column: usize,
    },
    /// An intermediate result is too large for the number type.
    #[error("a number overflows in column {column}")]
    Overflow {
        /// The column where the overflow was detected.
        column: usize,
    },
    /// A right-hand side becomes too large for the number type.
    #[error("the right-hand side of equation {equation} overflows")]
    RightSideOverflow {
        /// The index of the equation in the input.
        equation: usize,
    },
}

/// Returns all solutions x of A x = b.
///
/// ```
/// use linear_algebra::{Matrix, Ratio, Solution, solve};
///
/// let a = Matrix::from_rows(&[[2, 1], [1, 3]])?.map(|x| Ratio::from(*x));
/// let b = [5, 10].map(Ratio::from);
/// assert_eq!(solve(&a, &b)?, Solution::Unique([1, 3].map(Ratio::from).to_vec()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GaussError::Shape`] if `b` does not have one entry per row; [`GaussError::NotANumber`] if an
/// entry of `a` is infinite or NaN, and [`GaussError::BadRightSide`] if an entry of `b` is;
/// [`GaussError::Overflow`] or [`GaussError::RightSideOverflow`] if a result is too large.
#[doc(alias = "Gauss")]
pub fn solve<T: Field>(a: &Matrix<T>, b: &[T]) -> Result<Solution<T>, GaussError> {
    let system = augmented(a, b)?;
    Echelon::in_panels(system, a.n_columns())?.solutions(a, b, Rules::default())
}

/// Like [`solve`], but with custom rules, and calls `watch` after each [`Step`] with the system
/// \[A|b\].
///
/// # Errors
/// Those of [`solve`].
pub fn solve_watched<T: Field>(
    a: &Matrix<T>,
    b: &[T],
    rules: Rules,
    watch: impl FnMut(Step, &Echelon<T>),
) -> Result<Solution<T>, GaussError> {
    let system = augmented(a, b)?;
    let echelon = Echelon::new_watched(system, a.n_columns(), rules, watch)?;
    echelon.solutions(a, b, rules)
}

/// The system \[A|b\].
fn augmented<T: Field>(a: &Matrix<T>, b: &[T]) -> Result<Matrix<T>, ShapeError> {
    ShapeError::check_right_side(a.shape(), (b.len(), 1))?;
    a.beside(&Matrix::from_column(b))
}

/// Returns the determinant of a square matrix: the product of the pivots, negated if the number of
/// row swaps is odd. The determinant of a 0×0 matrix is 1.
///
/// ```
/// use linear_algebra::{Matrix, Ratio, determinant};
///
/// let a = Matrix::from_rows(&[[2, 1], [1, 3]])?.map(|x| Ratio::from(*x));
/// assert_eq!(determinant(&a)?, Ratio::from(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GaussError::Shape`] if the matrix is not square, [`GaussError::NotANumber`] if an entry is
/// infinite or NaN, and [`GaussError::Overflow`] if a result is too large.
pub fn determinant<T: Field>(a: &Matrix<T>) -> Result<T, GaussError> {
    let n = a.side()?;
    let echelon = Echelon::new(a)?;
    if echelon.rank() < n {
        return Ok(T::ZERO);
    }
    let sign = if echelon.n_swaps.is_multiple_of(2) { T::ONE } else { -T::ONE };
    let product = (0..n).fold(sign, |product, i| product * echelon.matrix[(i, i)]);
    if product.is_number() { Ok(product) } else { Err(GaussError::Overflow { column: n - 1 }) }
}

/// Returns a proof that A x = b has no solution: a vector `y` with one factor per equation, such
/// that the sum of the equations, each times its factor, reads 0 = 1. Returns `None` if there is a
/// solution. By the *Fredholm alternative*, exactly one of the two exists.
///
/// # Errors
/// Those of [`solve`]. An overflow is counted in the transpose of \[A|b\], whose columns are the
/// equations.
pub fn contradiction<T: Field>(a: &Matrix<T>, b: &[T]) -> Result<Option<Vec<T>>, GaussError> {
    let system = augmented(a, b)?;
    check_numbers(&system, a.n_columns())?;
    let columns = system.transposed();
    let mut wanted = vec![T::ZERO; a.n_columns() + 1];
    wanted[a.n_columns()] = T::ONE;
    Ok(match solve(&columns, &wanted)? {
        Solution::Unique(y) | Solution::Infinite { particular: y, .. } => Some(y),
        Solution::Inconsistent { .. } => None,
    })
}

/// Returns the relative residual of A x = b: the largest |A x - b| of any row, divided by the
/// largest sum |A| |x| + |b| of any row. At best, it is a few roundings, about 10⁻¹⁵. Elimination
/// with partial pivoting reaches that even if the error of x itself is large.
///
/// # Errors
/// [`ShapeError::Column`] if the length of `x` does not match the shape of `a`, and
/// [`ShapeError::RightSide`] if that of `b` does not.
pub fn residual(a: &Matrix<f64>, x: &[f64], b: &[f64]) -> Result<f64, ShapeError> {
    let products = a.times_column(x)?;
    ShapeError::check_right_side(a.shape(), (b.len(), 1))?;
    let distances = products.iter().zip(b).map(|(product, b)| (product - b).abs());
    let sizes = a
        .rows()
        .zip(b)
        .map(|(row, b)| row.iter().zip(x).fold(b.abs(), |sum, (a, x)| sum + (a * x).abs()));
    Ok(distances.fold(0.0, f64::max) / not_zero(sizes.fold(0.0, f64::max)))
}

/// A matrix in *row echelon form*: each row begins with more zeros than the row above, and rows of
/// zeros come last.
///
/// ```
/// use linear_algebra::{Echelon, Matrix, Ratio};
///
/// let a = Matrix::from_rows(&[[1, 2], [2, 4]])?.map(|x| Ratio::from(*x));
/// assert_eq!(Echelon::new(&a)?.rank(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Echelon<T> {
    matrix: Matrix<T>,
    /// The number of columns in echelon form. The columns after them are right-hand sides.
    n_columns: usize,
    /// The column of the pivot, for each row that has a pivot, in ascending order.
    pivots: Vec<usize>,
    /// The original index of each row.
    order: Vec<usize>,
    n_swaps: usize,
}

impl<T: Field> Echelon<T> {
    /// Computes the echelon form of a matrix, by the default rules.
    ///
    /// # Errors
    /// [`GaussError::NotANumber`] if an entry is infinite or NaN, and [`GaussError::Overflow`] if a
    /// result is too large.
    pub fn new(a: &Matrix<T>) -> Result<Self, GaussError> {
        Echelon::in_panels(a.clone(), a.n_columns())
    }

    /// Computes the echelon form in the first `n_columns` columns, by the default rules. The result
    /// is identical to the last bit to that of [`Echelon::new_watched`], which works one column at
    /// a time, but it is faster.
    fn in_panels(mut matrix: Matrix<T>, n_columns: usize) -> Result<Self, GaussError> {
        check_numbers(&matrix, n_columns)?;
        let mut measure = Measure::new(Rules::default(), &matrix, n_columns);
        let Eliminated { pivots, order, n_swaps } =
            eliminate(&mut matrix, n_columns, &mut measure, |_| Ok::<(), GaussError>(()))?;
        for row in 0..matrix.n_rows() {
            // Replace the factors with the zeros that belong there.
            let entries = matrix.row_mut(row);
            pivots.iter().take(row).for_each(|&column| entries[column] = T::ZERO);
        }
        Ok(Echelon { matrix, n_columns, pivots, order, n_swaps })
    }

    /// Computes the echelon form in the first `n_columns` columns, and calls `watch` after each
    /// [`Step`] with the result so far. The columns after them are right-hand sides.
    ///
    /// # Errors
    /// Those of [`Echelon::new`], and [`GaussError::BadRightSide`] if an entry of a right-hand side
    /// is infinite or NaN.
    ///
    /// # Panics
    /// If the matrix has fewer than `n_columns` columns.
    pub fn new_watched(
        matrix: Matrix<T>,
        n_columns: usize,
        rules: Rules,
        mut watch: impl FnMut(Step, &Self),
    ) -> Result<Self, GaussError> {
        assert!(n_columns <= matrix.n_columns(), "{n_columns} of {} columns", matrix.n_columns());
        check_numbers(&matrix, n_columns)?;
        let (n_rows, pivots) = (matrix.n_rows(), Vec::new());
        let mut measure = Measure::new(rules, &matrix, n_columns);
        let mut this =
            Echelon { matrix, n_columns, pivots, order: (0..n_rows).collect(), n_swaps: 0 };
        for column in 0..n_columns {
            // Invariant: the system has the same solutions as the input. In columns[..column],
            // rows[row..] are zero.
            let row = this.pivots.len();
            let Some(from) = measure.find_pivot(&this.matrix, row, column)? else {
                (row..n_rows).for_each(|row| this.matrix[(row, column)] = T::ZERO);
                watch(Step::Free { column }, &this);
                continue;
            };
            this.swap_rows(row, from);
            measure.scales.swap(row, from);
            this.pivots.push(column);
            watch(Step::Pivot { row, column, from }, &this);
            for below in row + 1..n_rows {
                this.clear(below, row, column);
                watch(Step::Clear { row: below, column }, &this);
            }
        }
        Ok(this)
    }

    fn swap_rows(&mut self, one: usize, other: usize) {
        self.matrix.swap_rows(one, other);
        self.order.swap(one, other);
        self.n_swaps += usize::from(one != other);
    }

    /// Subtracts the multiple of the pivot row that makes the entry of `row` in `column` zero.
    fn clear(&mut self, row: usize, pivot_row: usize, column: usize) {
        let (row, pivot_row) = self.matrix.two_rows_mut(row, pivot_row);
        let factor = row[column] / pivot_row[column];
        // Even if the factor is zero, because the division may have underflowed.
        row[column] = T::ZERO;
        if factor == T::ZERO {
            return;
        }
        for (entry, &above) in row[column + 1..].iter_mut().zip(&pivot_row[column + 1..]) {
            *entry = *entry - factor * above;
        }
    }

    /// All solutions of the original system A x = b, whose right-hand side is the column after
    /// those of the unknowns.
    fn solutions(&self, a: &Matrix<T>, b: &[T], rules: Rules) -> Result<Solution<T>, GaussError> {
        let (n_rows, n_columns) = (self.matrix.n_rows(), self.n_columns);
        let units = units(a, b, rules);
        let sizes: Vec<f64> = b.iter().zip(&units).map(|(b, unit)| b.size() / unit).collect();
        let scale = sizes.iter().copied().fold(0.0, f64::max);
        let too_large = sizes.iter().position(|size| !size.is_finite());
        let tolerance = rules.tolerance_for::<T>((n_rows, n_columns));
        for row in self.rank()..n_rows {
            // These equations have been reduced to 0 = b.
            let (rest, equation) = (self.matrix[(row, n_columns)], self.order[row]);
            if too_large.is_some() || !rest.is_number() {
                let equation = too_large.unwrap_or(equation);
                return Err(GaussError::RightSideOverflow { equation });
            }
            if tolerance < rest.size() / units[equation] / not_zero(scale) {
                return Ok(Solution::Inconsistent { equation });
            }
        }
        let particular = self.complete(vec![T::ZERO; n_columns], Some(n_columns))?;
        let basis = self.null_space()?;
        let is_unique = basis.is_empty();
        Ok(if is_unique {
            Solution::Unique(particular)
        } else {
            Solution::Infinite { particular, basis }
        })
    }

    /// Back substitution: given the free unknowns in `x`, computes the others from last to first.
    /// `right` is the column of the right-hand side; `None` means zeros.
    fn complete(&self, mut x: Vec<T>, right: Option<usize>) -> Result<Vec<T>, GaussError> {
        for (row, &column) in self.pivots.iter().enumerate().rev() {
            // Invariant: x[column + 1..] satisfies the equations below.
            let (entries, behind) = (self.matrix.row(row), column + 1..self.n_columns);
            let right = right.map_or(T::ZERO, |right| entries[right]);
            let known = entries[behind.clone()].iter().zip(&x[behind]);
            let rest = known.fold(right, |rest, (&a, &x)| rest - a * x);
            x[column] = rest / entries[column];
            if !x[column].is_number() {
                return Err(GaussError::Overflow { column });
            }
        }
        Ok(x)
    }

    /// A basis of the null space, all x with A x = 0: for each free column, the vector in which
    /// that entry is 1 and the other free entries are 0. O(n²) per vector.
    ///
    /// # Errors
    /// [`GaussError::Overflow`] if a result is too large.
    pub fn null_space(&self) -> Result<Vec<Vec<T>>, GaussError> {
        let vector = |free: usize| {
            let mut x = vec![T::ZERO; self.n_columns];
            x[free] = T::ONE;
            self.complete(x, None)
        };
        self.free().map(vector).collect()
    }

    /// The *reduced* row echelon form, which is unique for each matrix: each pivot is 1 and the
    /// only nonzero entry in its column. O(m · n · rank).
    pub fn reduced(&self) -> Matrix<T> {
        let mut reduced = self.clone();
        for (row, &column) in self.pivots.iter().enumerate().rev() {
            // Invariant: the pivots below are 1 and the only nonzero entries in their columns.
            let pivot = reduced.matrix[(row, column)];
            for entry in &mut reduced.matrix.row_mut(row)[column..] {
                *entry = *entry / pivot;
            }
            for above in 0..row {
                reduced.clear(above, row, column);
            }
        }
        reduced.matrix
    }

    /// The rank: the number of pivots, which is the number of independent equations.
    pub fn rank(&self) -> usize {
        self.pivots.len()
    }

    /// The column of the pivot, for each row that has a pivot. These columns of the original matrix
    /// are a basis of its column space.
    pub fn pivots(&self) -> &[usize] {
        &self.pivots
    }

    /// The columns without a pivot, in ascending order.
    pub fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.n_columns).filter(|column| self.pivots.binary_search(column).is_err())
    }

    /// The matrix in echelon form.
    pub fn matrix(&self) -> &Matrix<T> {
        &self.matrix
    }

    /// The original index of each row.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}

impl Rules {
    /// The bound that an entry must exceed to be nonzero, relative to the scale of its row.
    pub(crate) fn tolerance_for<T: Field>(self, (n_rows, n_columns): (usize, usize)) -> f64 {
        let n = u32::try_from(n_rows.max(n_columns)).unwrap_or(u32::MAX);
        let rounded = if T::IS_EXACT { 0.0 } else { 10.0 * f64::from(n) * f64::EPSILON };
        self.tolerance.unwrap_or(rounded)
    }
}

/// Finds pivots according to [`Rules`].
pub(crate) struct Measure {
    pivoting: Pivoting,
    tolerance: f64,
    /// The scale of each row, by which its entries are divided before they are compared.
    pub(crate) scales: Vec<f64>,
}

impl Measure {
    pub(crate) fn new<T: Field>(rules: Rules, a: &Matrix<T>, n_columns: usize) -> Self {
        let of_rows = a.rows().map(|row| largest(&row[..n_columns]));
        let scales = if rules.pivoting == Pivoting::Scaled {
            of_rows.map(not_zero).collect()
        } else {
            vec![not_zero(of_rows.fold(0.0, f64::max)); a.n_rows()]
        };
        let tolerance = rules.tolerance_for::<T>((a.n_rows(), n_columns));
        Measure { pivoting: rules.pivoting, tolerance, scales }
    }

    /// Returns the row of the pivot among the rows starting from `first`, or `None` if the rest of
    /// the column counts as zero.
    pub(crate) fn find_pivot<T: Field>(
        &self,
        a: &Matrix<T>,
        first: usize,
        column: usize,
    ) -> Result<Option<usize>, GaussError> {
        let (mut found, mut most) = (None, self.tolerance);
        let rows = a.rows().zip(&self.scales).enumerate().skip(first);
        for (row, (entries, scale)) in rows {
            let size = entries[column].size() / scale;
            if !size.is_finite() {
                return Err(GaussError::Overflow { column });
            }
            if most < size && (found.is_none() || self.pivoting != Pivoting::First) {
                (found, most) = (Some(row), size);
            }
        }
        Ok(found)
    }
}

/// Returns an error for the first entry that is not a number. The columns from `n_columns` on are
/// those of b.
pub(crate) fn check_numbers<T: Field>(a: &Matrix<T>, n_columns: usize) -> Result<(), GaussError> {
    // Check every entry, because bad entries are rare and a loop with an early exit is slower.
    if a.entries().iter().fold(true, |are_fine, entry| are_fine & entry.is_number()) {
        return Ok(());
    }
    let find = |row: &[T]| row.iter().position(|entry| !entry.is_number());
    let mut bad = a.rows().enumerate().filter_map(|(row, entries)| Some((row, find(entries)?)));
    bad.next().map_or(Ok(()), |(row, column)| {
        Err(match column.checked_sub(n_columns) {
            Some(column) => GaussError::BadRightSide { row, column },
            None => GaussError::NotANumber { row, column },
        })
    })
}

pub(crate) fn largest<T: Field>(entries: &[T]) -> f64 {
    // Keep several maxima side by side; with a single one, each step would have to wait for the one
    // before.
    let mut most = [0.0_f64; 8];
    let (eights, rest) = entries.as_chunks::<8>();
    for eight in eights {
        most.iter_mut().zip(eight).for_each(|(most, entry)| *most = most.max(entry.size()));
    }
    most.into_iter().chain(rest.iter().map(|entry| entry.size())).fold(0.0, f64::max)
}

/// The unit of each right-hand side, by which it is divided before it is compared with others. The
/// unit is 1 unless rows are scaled. If they are, it is the largest entry of the row or, in a row
/// of zeros, the right-hand side itself, because 0 = b is wrong in any unit.
fn units<T: Field>(a: &Matrix<T>, b: &[T], rules: Rules) -> Vec<f64> {
    if rules.pivoting != Pivoting::Scaled {
        return vec![1.0; b.len()];
    }
    let unit = |row: &[T], b: T| [largest(row), b.size()].into_iter().find(|size| 0.0 < *size);
    a.rows().zip(b).map(|(row, b)| unit(row, *b).unwrap_or(1.0)).collect()
}

/// Returns `scale` if it is positive, else 1, so that it is safe to divide by.
pub(crate) fn not_zero(scale: f64) -> f64 {
    if 0.0 < scale { scale } else { 1.0 }
}
