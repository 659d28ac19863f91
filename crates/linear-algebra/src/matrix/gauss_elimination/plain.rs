//! Part of [Gaussian elimination](super): the textbook's form, on rows that are lists.
//!
//! The pictures of the pages run it. The front door keeps all rows in one list, chooses its pivots
//! so that errors of rounding stay small, and works on four columns at a time.
//!
//! Cost: n equations with n unknowns take (n³ - n)/3 multiplications, and n(n - 1)/2 more for the
//! back substitution.
//!
//! Domain: exact numbers, so fractions and numbers modulo a prime. Floats should choose larger
//! pivots.
//!
//! Source: as for the [front door](super).
//!
//! Checked: the front door, for all small systems modulo 2 and 3 and for random ones.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

use super::Step;
use crate::Field;

/// Forward elimination: afterward each equation begins with more zeros than the one above it.
///
/// A row is an equation: its coefficients, then its right side. The result holds the column of the
/// pivot of each row that has one. These rows come first.
///
/// ```
/// use linear_algebra::Ratio;
/// use linear_algebra::matrix::gauss_elimination::plain::{back_substitution, eliminate};
///
/// let mut rows = [[0, 2, 6], [3, 1, 9]].map(|row| row.map(Ratio::from).to_vec());
/// let pivots = eliminate(&mut rows, 2);
/// assert_eq!(pivots, [0, 1]);
/// assert_eq!(back_substitution(&rows, &pivots, 2), Some([2, 3].map(Ratio::from).to_vec()));
/// ```
///
/// # Panics
/// If a row has fewer than `n_unknowns + 1` entries.
pub fn eliminate<F: Field>(rows: &mut [Vec<F>], n_unknowns: usize) -> Vec<usize> {
    eliminate_watched(rows, n_unknowns, |_, _| {})
}

/// [`eliminate`], observed: each [`Step`] with the rows after it.
///
/// # Panics
/// As [`eliminate`].
pub fn eliminate_watched<F: Field>(
    rows: &mut [Vec<F>],
    n_unknowns: usize,
    mut watch: impl FnMut(Step, &[Vec<F>]),
) -> Vec<usize> {
    let mut pivots = Vec::new();
    for column in 0..n_unknowns {
        // Invariant: rows[row..] have only zeros in the columns before this one.
        let row = pivots.len();
        let Some(from) = (row..rows.len()).find(|&from| rows[from][column] != F::ZERO) else {
            // No equation that is left contains this unknown.
            watch(Step::Free { column }, rows);
            continue;
        };
        rows.swap(row, from);
        pivots.push(column);
        watch(Step::Pivot { row, column, from }, rows);
        for below in row + 1..rows.len() {
            let factor = rows[below][column] / rows[row][column];
            rows[below][column] = F::ZERO;
            for j in column + 1..=n_unknowns {
                rows[below][j] = rows[below][j] - factor * rows[row][j];
            }
            watch(Step::Clear { row: below, column }, rows);
        }
    }
    pivots
}

/// A solution of a system after [`eliminate`], in which all unknowns without a pivot are 0. `None`
/// if there is no solution.
///
/// # Panics
/// If the pivots are not those of the rows.
pub fn back_substitution<F: Field>(
    rows: &[Vec<F>],
    pivots: &[usize],
    n_unknowns: usize,
) -> Option<Vec<F>> {
    // What is left of these equations is 0 = b.
    if rows[pivots.len()..].iter().any(|row| row[n_unknowns] != F::ZERO) {
        return None;
    }
    let mut x = vec![F::ZERO; n_unknowns];
    for (row, &column) in pivots.iter().enumerate().rev() {
        // Invariant: x[column + 1..] satisfies the equations below this one.
        let mut rest = rows[row][n_unknowns];
        for j in column + 1..n_unknowns {
            rest = rest - rows[row][j] * x[j];
        }
        x[column] = rest / rows[row][column];
    }
    Some(x)
}
