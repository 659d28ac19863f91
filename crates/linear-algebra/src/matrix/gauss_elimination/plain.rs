//! Part of [Gaussian elimination](super): the textbook's version, entry by entry.
//!
//! The pictures on the pages run this version. The library's version chooses its pivots so that
//! rounding errors stay small, and works on four columns at a time.
//!
//! Cost: n equations with n unknowns take (n³ - n)/3 multiplications, and n(n - 1)/2 more for the
//! back substitution.
//!
//! Domain: exact numbers, such as fractions and numbers modulo a prime. With floats, larger pivots
//! should be chosen.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, for all small systems modulo 2 and 3 and for random ones.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

use super::Step;
use crate::{Field, Matrix};

/// Forward elimination: afterward, each equation begins with more zeros than the one above it.
///
/// A row is an equation: its coefficients, then its right-hand side. Returns the column of the
/// pivot for each row that has a pivot. These rows come first.
///
/// ```
/// use linear_algebra::matrix::gauss_elimination::plain::{back_substitution, eliminate};
/// use linear_algebra::{Matrix, Ratio};
///
/// let mut system = Matrix::from([[0, 2, 6], [3, 1, 9]]).map(|&x| Ratio::from(x));
/// let pivots = eliminate(&mut system);
/// assert_eq!(pivots, [0, 1]);
/// assert_eq!(back_substitution(&system, &pivots), Some([2, 3].map(Ratio::from).to_vec()));
/// ```
///
/// # Panics
/// If there is no column for the right-hand sides.
pub fn eliminate<F: Field>(system: &mut Matrix<F>) -> Vec<usize> {
    eliminate_watched(system, |_, _| {})
}

/// Like [`eliminate`], but calls `watch` after each [`Step`] with the system.
///
/// # Panics
/// Under the same condition as [`eliminate`].
pub fn eliminate_watched<F: Field>(
    system: &mut Matrix<F>,
    mut watch: impl FnMut(Step, &Matrix<F>),
) -> Vec<usize> {
    let (n_rows, n_unknowns) = (system.n_rows(), system.n_columns() - 1);
    let mut pivots = Vec::new();
    for column in 0..n_unknowns {
        // Invariant: this row and those below have only zeros in the columns before this one.
        let row = pivots.len();
        let Some(from) = (row..n_rows).find(|&i| system[(i, column)] != F::ZERO) else {
            // None of the remaining equations contains this unknown.
            watch(Step::Free { column }, system);
            continue;
        };
        system.swap_rows(row, from);
        pivots.push(column);
        watch(Step::Pivot { row, column, from }, system);
        for i in row + 1..n_rows {
            let factor = system[(i, column)] / system[(row, column)];
            system[(i, column)] = F::ZERO;
            for j in column + 1..=n_unknowns {
                system[(i, j)] = system[(i, j)] - factor * system[(row, j)];
            }
            watch(Step::Clear { row: i, column }, system);
        }
    }
    pivots
}

/// Returns the solution of an eliminated system in which all unknowns without a pivot are 0, or
/// `None` if there is no solution.
///
/// # Panics
/// If `pivots` are not those that [`eliminate`] returned for the system.
pub fn back_substitution<F: Field>(system: &Matrix<F>, pivots: &[usize]) -> Option<Vec<F>> {
    let n_unknowns = system.n_columns() - 1;
    // The equations without a pivot have been reduced to 0 = b.
    if (pivots.len()..system.n_rows()).any(|row| system[(row, n_unknowns)] != F::ZERO) {
        return None;
    }
    let mut x = vec![F::ZERO; n_unknowns];
    for (row, &column) in pivots.iter().enumerate().rev() {
        // Invariant: x[column + 1..] satisfies the equations below this one.
        let mut rest = system[(row, n_unknowns)];
        for j in column + 1..n_unknowns {
            rest = rest - system[(row, j)] * x[j];
        }
        x[column] = rest / system[(row, column)];
    }
    Some(x)
}
