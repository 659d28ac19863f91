//! Part of [Gaussian elimination](super): equations over bits, where addition is exclusive or, with
//! 64 unknowns packed in a word.
//!
//! Cost: m equations with n unknowns take O(m · n · min(m, n) / 64), and O(m · n / 64) space.
//!
//! Source: the elimination of this section over the field of two elements.
//!
//! Checked: against elimination over [`Mod<2>`](crate::Mod), for all small systems and random ones
//! of several words.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination/xor-systems.md`.

use super::Solution;
use crate::{BitMatrix, ShapeError};

/// A system of equations such as x0 ⊕ x3 ⊕ x4 = 1.
///
/// ```
/// use linear_algebra::{Solution, XorSystem};
///
/// // x ^ y = 1 and y = 1.
/// let mut system = XorSystem::new(2);
/// system.push([0, 1], true)?;
/// system.push([1], true)?;
/// assert_eq!(system.solve(), Solution::Unique(vec![false, true]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct XorSystem {
    /// One row per equation; its last bit is the right-hand side.
    rows: BitMatrix,
}

/// The error for an equation with an unknown that does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no unknown {unknown} among {n_unknowns}")]
pub struct XorSystemError {
    /// The unknown in the equation, counted from 0.
    pub unknown: usize,
    /// The number of unknowns in the system.
    pub n_unknowns: usize,
}

impl XorSystem {
    /// Creates a system without equations.
    pub fn new(n_unknowns: usize) -> Self {
        XorSystem { rows: BitMatrix::zeros(0, n_unknowns + 1) }
    }

    /// The number of unknowns.
    pub fn n_unknowns(&self) -> usize {
        self.rows.n_columns().saturating_sub(1)
    }

    /// The number of equations.
    pub fn n_equations(&self) -> usize {
        self.rows.n_rows()
    }

    /// Adds the equation that the exclusive or of `unknowns` is `right`. An unknown that is listed
    /// twice cancels out.
    ///
    /// # Errors
    /// [`XorSystemError`] if an unknown does not exist; the system is then unchanged.
    pub fn push(
        &mut self,
        unknowns: impl IntoIterator<Item = usize>,
        right: bool,
    ) -> Result<(), XorSystemError> {
        let n_unknowns = self.n_unknowns();
        let mut row = vec![false; n_unknowns + 1];
        for unknown in unknowns {
            if n_unknowns <= unknown {
                return Err(XorSystemError { unknown, n_unknowns });
            }
            row[unknown] ^= true;
        }
        row[n_unknowns] = right;
        self.rows.push_row(&row);
        Ok(())
    }

    /// Adds the equation that the exclusive or of the unknowns whose coefficient is set is `right`.
    /// Missing coefficients at the end count as not set. O(unknowns), without a branch for each.
    ///
    /// # Errors
    /// [`XorSystemError`] if there are more coefficients than unknowns; the system is then
    /// unchanged.
    pub fn push_coefficients(
        &mut self,
        coefficients: &[bool],
        right: bool,
    ) -> Result<(), XorSystemError> {
        let n_unknowns = self.n_unknowns();
        if n_unknowns < coefficients.len() {
            return Err(XorSystemError { unknown: n_unknowns, n_unknowns });
        }
        self.rows.push_row(coefficients);
        let last = self.rows.n_rows() - 1;
        self.rows.set(last, n_unknowns, right);
        Ok(())
    }

    /// Returns all solutions. O(m · n · min(m, n) / 64), and n bytes for each vector of the basis.
    pub fn solve(self) -> Solution<bool> {
        self.into_echelon().solution(0)
    }

    /// Converts the system into reduced row echelon form. O(m · n · min(m, n) / 64).
    pub fn into_echelon(self) -> BitEchelon {
        let n_unknowns = self.n_unknowns();
        BitEchelon::new(self.rows, n_unknowns)
    }

    /// The rank: the largest number of equations with linearly independent left-hand sides. O(m ·
    /// n · min(m, n) / 64).
    pub fn rank(&self) -> usize {
        BitEchelon::staircase(self.rows.clone(), self.n_unknowns()).rank()
    }

    /// The determinant of the left-hand sides, 0 or 1. If it is 1, there is exactly one solution,
    /// whatever the right-hand sides are.
    ///
    /// # Errors
    /// [`ShapeError::NotSquare`] if the number of equations differs from the number of unknowns.
    pub fn determinant(&self) -> Result<bool, ShapeError> {
        let side = ShapeError::side((self.n_equations(), self.n_unknowns()))?;
        Ok(self.rank() == side)
    }
}

/// Equations over bits after elimination, with any number of right-hand sides: a matrix \[A|B\] in
/// which each pivot is the only 1 bit in its column.
///
/// ```
/// use linear_algebra::matrix::gauss_elimination::xor::BitEchelon;
/// use linear_algebra::{BitMatrix, Solution};
///
/// // x ^ y = 1 and y = 1; and with other right sides, x ^ y = 0 and y = 1.
/// let a = BitMatrix::from_rows(&[[true, true], [false, true]])?;
/// let right = BitMatrix::from_rows(&[[true, false], [true, true]])?;
/// let echelon = BitEchelon::new(a.beside(&right)?, 2);
/// assert_eq!(echelon.rank(), 2);
/// assert_eq!(echelon.solution(0), Solution::Unique(vec![false, true]));
/// assert_eq!(echelon.solution(1), Solution::Unique(vec![true, true]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct BitEchelon {
    rows: BitMatrix,
    n_unknowns: usize,
    /// The column of the pivot, for each row that has a pivot.
    pivots: Vec<usize>,
    /// The original index of each row.
    order: Vec<usize>,
}

impl BitEchelon {
    /// Eliminates in the first `n_unknowns` columns; the other columns are right-hand sides. O(m ·
    /// n · rank / 64).
    ///
    /// # Panics
    /// If `rows` has fewer than `n_unknowns` columns.
    pub fn new(rows: BitMatrix, n_unknowns: usize) -> Self {
        BitEchelon::eliminate(rows, n_unknowns, 0)
    }

    /// Like [`BitEchelon::new`], but clears only the bits below the pivots, which is enough for the
    /// rank.
    pub(crate) fn staircase(rows: BitMatrix, n_unknowns: usize) -> Self {
        let n_rows = rows.n_rows();
        BitEchelon::eliminate(rows, n_unknowns, n_rows)
    }

    /// Clears the column of each pivot below the pivot, and above it in the rows starting from
    /// `top`.
    fn eliminate(mut rows: BitMatrix, n_unknowns: usize, top: usize) -> Self {
        assert!(n_unknowns <= rows.n_columns(), "{n_unknowns} of {} columns", rows.n_columns());
        let (n_rows, n_words) = (rows.n_rows(), rows.n_words());
        let (mut pivots, mut order) = (Vec::new(), (0..n_rows).collect::<Vec<usize>>());
        for column in 0..n_unknowns {
            // Invariant: each pivot so far is the only 1 bit in its column, except for the rows
            // above `top`. If `top` is 0, no back substitution is needed.
            let row = pivots.len();
            let Some(from) = rows.find_bit(row, column) else { continue };
            rows.swap_rows(row, from);
            order.swap(row, from);
            let [pivot_row, above, below] = rows.around(row);
            let above = above.get_mut(top * n_words..).unwrap_or_default();
            for others in [above, below] {
                for other in others.chunks_exact_mut(n_words) {
                    // All ones if the row has this unknown, else zeros. A branch would be
                    // mispredicted half of the time.
                    let mask = (other[column / 64] >> (column % 64) & 1).wrapping_neg();
                    // In the words before this one, the pivot row is zero.
                    let words = other.iter_mut().zip(&*pivot_row).skip(column / 64);
                    words.for_each(|(word, pivot)| *word ^= pivot & mask);
                }
            }
            pivots.push(column);
        }
        BitEchelon { rows, n_unknowns, pivots, order }
    }

    /// Returns all solutions for the right-hand side in column `n_unknowns + right`.
    ///
    /// # Panics
    /// If `right` is not less than the number of right-hand sides.
    pub fn solution(&self, right: usize) -> Solution<bool> {
        let column = self.n_unknowns + right;
        assert!(column < self.rows.n_columns(), "no right side {right}");
        if let Some(row) = self.rows.find_bit(self.rank(), column) {
            return Solution::Inconsistent { equation: self.order[row] };
        }
        let particular = self.read(column);
        let basis: Vec<Vec<bool>> = self.null_space().collect();
        if basis.is_empty() {
            Solution::Unique(particular)
        } else {
            Solution::Infinite { particular, basis }
        }
    }

    /// A basis of the null space: for each free unknown, the solution for zero right-hand sides in
    /// which it is 1 and the other free unknowns are 0. The vectors take n bytes each and are
    /// computed lazily.
    pub fn null_space(&self) -> impl Iterator<Item = Vec<bool>> {
        let free = (0..self.n_unknowns).filter(|column| self.pivots.binary_search(column).is_err());
        free.map(|column| {
            let mut x = self.read(column);
            x[column] = true;
            x
        })
    }

    /// The values of the pivot unknowns according to a column, either a right-hand side or the
    /// column of a free unknown.
    fn read(&self, column: usize) -> Vec<bool> {
        let mut x = vec![false; self.n_unknowns];
        for (row, &pivot) in self.pivots.iter().enumerate() {
            x[pivot] = self.rows.get(row, column);
        }
        x
    }

    /// The number of pivots.
    pub fn rank(&self) -> usize {
        self.pivots.len()
    }

    /// The column of the pivot, for each row that has a pivot.
    pub fn pivots(&self) -> &[usize] {
        &self.pivots
    }
}
