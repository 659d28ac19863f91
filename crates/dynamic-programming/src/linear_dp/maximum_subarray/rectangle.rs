//! Part of [maximum subarray](super): the rectangle of a table with the largest sum.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/maximum-subarray.md`.

use std::ops::Range;

use super::variants::best_of;
use crate::Table;

/// A rectangle of a table, and its sum.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rectangle {
    /// The sum of the cells.
    pub sum: i64,
    /// Its rows.
    pub rows: Range<usize>,
    /// Its columns.
    pub columns: Range<usize>,
}

/// The largest sum of a rectangle does not fit an `i64`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the rows {rows:?} and columns {columns:?} amount to more than {}", i64::MAX)]
pub struct RectangleError {
    /// Its rows.
    pub rows: Range<usize>,
    /// Its columns.
    pub columns: Range<usize>,
}

/// The rectangle with the largest sum; none if the table has no cells. O(rows² · columns).
///
/// # Errors
/// If that sum does not fit.
pub fn maximum_rectangle(table: &Table<i64>) -> Result<Option<Rectangle>, RectangleError> {
    let mut best: Option<(i128, Range<usize>, Range<usize>)> = None;
    for top in 0..table.n_rows() {
        let mut sums = vec![0; table.n_columns()];
        for bottom in top..table.n_rows() {
            // Invariant: sums[column] is that of the cells in the rows top..=bottom. A rectangle
            // over these rows is a range.
            for (sum, &x) in sums.iter_mut().zip(table.row(bottom)) {
                *sum += i128::from(x);
            }
            let Some((sum, columns)) = best_of(&sums) else { return Ok(None) };
            if best.as_ref().is_none_or(|best| best.0 < sum) {
                best = Some((sum, top..bottom + 1, columns));
            }
        }
    }
    let Some((sum, rows, columns)) = best else { return Ok(None) };
    match i64::try_from(sum) {
        Ok(sum) => Ok(Some(Rectangle { sum, rows, columns })),
        Err(_) => Err(RectangleError { rows, columns }),
    }
}
