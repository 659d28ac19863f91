//! Part of [Gaussian elimination and of LUP](super): the same steps, a panel of columns at a time.
//!
//! Cost: that of the sections, but each row is fetched once for the pivots of a panel, and not once
//! for each of them.
//!
//! Source: G. H. Golub, C. F. Van Loan, *Matrix Computations*, chapter 3. What is done to an entry
//! is done in the same order as without panels, so the results are the same to the last bit.
//!
//! Checked: against the elimination without panels, for all small systems modulo 2 and 3, and
//! random ones.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

use super::gauss_elimination::{GaussError, Measure};
use crate::{Field, Matrix};

/// The number of columns of a panel, so the number of rows that are subtracted from another at
/// once. Their factors stay in registers.
const PANEL: usize = 4;

/// The result of an elimination, apart from the matrix.
pub(super) struct Eliminated {
    /// For each row that has one, the column of its pivot.
    pub(super) pivots: Vec<usize>,
    /// The original place of each row.
    pub(super) order: Vec<usize>,
    pub(super) n_swaps: usize,
}

/// Eliminates in the first `n_columns` columns. In the place of the zeros below a pivot stand the
/// factors of its row. `free` is told of each column without a pivot.
///
/// # Errors
/// [`GaussError::Overflow`], and those of `free`.
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
            // Invariant: columns[..right] are what they would be without panels. From what is
            // right of them, the rows of pivots[done..] have not been subtracted yet.
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

/// Subtracts the rows of some pivots, the first of which is that of row `first`, from all rows
/// below them: right of the panel, where this has not been done yet.
fn catch_up<T: Field>(a: &mut Matrix<T>, first: usize, pivots: &[usize], right: usize) {
    let width = a.n_columns();
    for row in first + 1..a.n_rows() {
        let (above, row) = a.entries_mut().split_at_mut(row * width);
        let (factors, row) = row[..width].split_at_mut(right);
        let pivot_rows = above.chunks_exact(width).skip(first).map(|row| &row[right..]);
        // From the rows of the pivots themselves, only those above them are subtracted.
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

/// Subtracts a multiple of a row from another.
fn subtract<T: Field>(row: &mut [T], factor: T, above: &[T]) {
    if factor != T::ZERO {
        row.iter_mut().zip(above).for_each(|(entry, &above)| *entry = *entry - factor * above);
    }
}
