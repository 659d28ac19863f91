//! Part of [Gaussian elimination and LUP](super): the same steps, one panel of columns at a time.
//!
//! Cost: that of the sections, but each row is fetched once for all the pivots of a panel, not once
//! for each pivot.
//!
//! Source: G. H. Golub, C. F. Van Loan, *Matrix Computations*, chapter 3. The operations on each
//! entry happen in the same order as without panels, so the results are identical to the last bit.
//!
//! Checked: against elimination without panels, for all small systems modulo 2 and 3, and random
//! ones.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

use super::gauss_elimination::{GaussError, Measure};
use crate::{Field, Matrix};

/// The number of columns in a panel, and so the number of pivot rows that are subtracted from a row
/// at once. Their factors stay in registers.
const PANEL: usize = 4;

/// The result of an elimination, apart from the matrix itself.
pub(super) struct Eliminated {
    /// The column of the pivot, for each row that has a pivot.
    pub(super) pivots: Vec<usize>,
    /// The original index of each row.
    pub(super) order: Vec<usize>,
    pub(super) n_swaps: usize,
}

/// Eliminates in the first `n_columns` columns. Instead of the zeros below a pivot, the matrix
/// stores the factors by which the pivot row was multiplied. Calls `free` for each column without a
/// pivot.
///
/// # Errors
/// [`GaussError::Overflow`], and any error that `free` returns.
pub(super) fn eliminate<T: Field, E: From<GaussError>>(
    a: &mut Matrix<T>,
    n_columns: usize,
    measure: &mut Measure,
    mut free: impl FnMut(usize) -> Result<(), E>,
) -> Result<Eliminated, E> {
    let (n_rows, width) = a.shape();
    let (mut pivots, mut order) = (Vec::new(), (0..n_rows).collect::<Vec<usize>>());
    let mut n_swaps = 0;
    for left in (0..n_columns).step_by(PANEL) {
        let (right, done) = (n_columns.min(left + PANEL), pivots.len());
        for column in left..right {
            // Invariant: columns[..right] are the same as they would be without panels. The rows of
            // pivots[done..] have not been subtracted from the columns right of the panel yet.
            let row = pivots.len();
            let Some(from) = measure.find_pivot(a, row, column)? else {
                free(column)?;
                (row..n_rows).for_each(|row| a[(row, column)] = T::ZERO);
                continue;
            };
            a.swap_rows(row, from);
            order.swap(row, from);
            measure.scales.swap(row, from);
            n_swaps += usize::from(row != from);
            pivots.push(column);
            let (above, below) = a.entries_mut().split_at_mut((row + 1) * width);
            let (pivot, rest) = above[row * width..][column..right].split_at(1);
            for row in below.chunks_exact_mut(width) {
                row[column] = row[column] / pivot[0];
                let factor = row[column];
                subtract(&mut row[column + 1..right], factor, rest);
            }
        }
        catch_up(a, done, &pivots[done..], right);
    }
    Ok(Eliminated { pivots, order, n_swaps })
}

/// Subtracts the rows of `pivots`, the first of which is row `first`, from all rows below them, in
/// the columns right of the panel.
fn catch_up<T: Field>(a: &mut Matrix<T>, first: usize, pivots: &[usize], right: usize) {
    let width = a.n_columns();
    for row in first + 1..a.n_rows() {
        let (above, row) = a.entries_mut().split_at_mut(row * width);
        let (factors, row) = row[..width].split_at_mut(right);
        let pivot_rows = above.chunks_exact(width).skip(first).map(|row| &row[right..]);
        // From a pivot row itself, only the pivot rows above it are subtracted.
        let mut pairs = pivots.iter().map(|&pivot| factors[pivot]).zip(pivot_rows);
        match std::array::from_fn::<_, PANEL, _>(|_| pairs.next()) {
            [Some((f, a)), Some((g, b)), Some((h, c)), Some((i, d))]
                if ![f, g, h, i].contains(&T::ZERO) =>
            {
                let rows = a.iter().zip(b).zip(c).zip(d);
                for (entry, (((&a, &b), &c), &d)) in row.iter_mut().zip(rows) {
                    *entry = *entry - f * a - g * b - h * c - i * d;
                }
            }
            fewer => fewer.into_iter().flatten().for_each(|(f, above)| subtract(row, f, above)),
        }
    }
}

/// Subtracts `factor` times the row `above` from `row`.
fn subtract<T: Field>(row: &mut [T], factor: T, above: &[T]) {
    if factor != T::ZERO {
        row.iter_mut().zip(above).for_each(|(entry, &above)| *entry = *entry - factor * above);
    }
}
