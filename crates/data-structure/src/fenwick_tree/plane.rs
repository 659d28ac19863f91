//! Part of [the Fenwick tree](super): sums of rectangles, by a tree of trees.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use std::ops::{Range, RangeBounds};

use super::{FenwickError, FenwickTree, Group, cells_before, cells_over};
use crate::range::bounds;

/// Sums of rectangles of a table whose elements change. Each operation is O(log r · log c) with r
/// rows and c columns.
///
/// ```
/// use data_structure::fenwick_tree::plane::FenwickPlane;
///
/// let mut plane = FenwickPlane::new(3, 4);
/// plane.add(0, 1, 2.5)?;
/// plane.add(2, 3, 0.25)?;
/// assert_eq!(plane.sum(1.., ..)?, 0.25);
/// assert_eq!(plane.sum(.., ..)?, 2.75);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "2D Fenwick tree")]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FenwickPlane<T> {
    /// Cell x - 1 holds the sum of the last lowbit(x) of the first x rows, which is itself a tree
    /// over the columns.
    rows: Vec<FenwickTree<T>>,
    n_columns: usize,
}

impl<T: Group> FenwickPlane<T> {
    /// Creates a table of zeros. O(r · c).
    pub fn new(n_rows: usize, n_columns: usize) -> Self {
        FenwickPlane { rows: vec![FenwickTree::new(n_columns); n_rows], n_columns }
    }

    /// Returns the number of rows and the number of columns.
    pub fn size(&self) -> (usize, usize) {
        (self.rows.len(), self.n_columns)
    }

    /// Adds `delta` to the element in the given row and column.
    ///
    /// # Errors
    /// If a sum does not fit; then nothing has changed.
    ///
    /// # Panics
    /// If there is no such row or column; then nothing has changed.
    #[track_caller]
    pub fn add(&mut self, row: usize, column: usize, delta: T) -> Result<(), FenwickError> {
        let (n_rows, n_columns) = self.size();
        assert!(row < n_rows, "there is no row {row} among {n_rows}");
        assert!(column < n_columns, "there is no column {column} among {n_columns}");
        // Changes that cannot be undone are tried out first.
        if !T::IS_EXACT && !cells_over(row, n_rows).all(|at| self.rows[at].can_add(column, delta)) {
            return Err(FenwickError::Overflow);
        }
        for at in cells_over(row, n_rows) {
            if let Err(error) = self.rows[at].add(column, delta) {
                for at in cells_over(row, at) {
                    self.rows[at].subtract(column, delta)?;
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Returns the sum of the elements in both `rows` and `columns`.
    ///
    /// # Errors
    /// If a sum does not fit.
    ///
    /// # Panics
    /// If one of the ranges ends before it starts, or beyond the last row or column.
    #[track_caller]
    pub fn sum(
        &self,
        rows: impl RangeBounds<usize>,
        columns: impl RangeBounds<usize>,
    ) -> Result<T, FenwickError> {
        let Range { start, end } = bounds(&rows, self.rows.len());
        let columns = bounds(&columns, self.n_columns);
        let mut sum = T::ZERO;
        for at in cells_before(end) {
            let strip = self.rows[at].sum(columns.clone())?;
            sum = sum.plus(strip).ok_or(FenwickError::Overflow)?;
        }
        for at in cells_before(start) {
            let strip = self.rows[at].sum(columns.clone())?;
            sum = sum.minus(strip).ok_or(FenwickError::Overflow)?;
        }
        Ok(sum)
    }
}
