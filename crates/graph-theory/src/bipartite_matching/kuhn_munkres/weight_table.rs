//! Part of [the section on the assignment](super): the table of weights, with gaps for pairs that
//! are not allowed.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

use std::ops::{Add, Range, Sub};

use super::Goal;
use crate::bipartite_matching::Bipartite;
use crate::graph::MOST_IDS;
use crate::weight::{Weight, largest};

/// The type of weights, labels, and their sums: `i64`, `i128`, or `f64`.
pub trait Number: Weight<Sum = Self> + Add<Output = Self> + Sub<Output = Self> {
    /// Marks a cell without a weight. It is larger than any weight, and never used in arithmetic.
    const NO_WEIGHT: Self;

    /// Returns the largest weight for which sums of `n` weights do not overflow.
    fn most(n: usize) -> Self;

    /// Returns whether this number is less by more than rounding can explain, if both are sums of
    /// numbers up to `scale`.
    fn is_clearly_less(self, other: Self, scale: Self) -> bool;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Number for $integer {
            const NO_WEIGHT: Self = Self::MAX;

            fn most(n: usize) -> Self {
                let n = Self::try_from(n).unwrap_or(Self::MAX);
                Self::MAX / n.saturating_add(1).saturating_mul(32)
            }

            fn is_clearly_less(self, other: Self, _: Self) -> bool {
                self < other
            }
        }
    )*};
}

integers! { i64 i128 }

impl Number for f64 {
    const NO_WEIGHT: Self = f64::INFINITY;

    fn most(n: usize) -> Self {
        f64::MAX / 32.0 / (f64::from(u32::try_from(n).unwrap_or(u32::MAX)) + 1.0)
    }

    fn is_clearly_less(self, other: Self, scale: Self) -> bool {
        self < other - 1e-9 * self.abs().max(other.abs()).max(scale)
    }
}

/// The reason a table of weights is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TableError {
    /// The rows have different lengths.
    #[error("row {row} has {len} cell{}, not {n_columns}", if *len == 1 { "" } else { "s" })]
    Ragged {
        /// The row.
        row: usize,
        /// The number of its cells.
        len: usize,
        /// The number of cells in the first row.
        n_columns: usize,
    },
    /// A weight is NaN or infinite.
    #[error("the weight in row {row}, column {column} is not a number")]
    NotANumber {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
    },
    /// A weight is so large that a sum of weights could overflow.
    #[error("with the weight in row {row}, column {column}, sums could overflow")]
    TooLarge {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
    },
    /// There are more rows or columns than 32-bit numbers.
    #[error("{n} lines would be too many")]
    TooMany {
        /// The number of rows or columns.
        n: usize,
    },
}

/// A weight for each row and each column, or a gap where the pair is not allowed.
///
/// ```
/// use graph_theory::WeightTable;
///
/// let table = WeightTable::with_gaps(&[[Some(4_i64), None], [Some(2), Some(3)]])?;
/// assert_eq!((table.n_rows(), table.n_columns()), (2, 2));
/// assert_eq!((table.weight(0, 0), table.weight(0, 1)), (Some(4), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct WeightTable<W> {
    n_rows: usize,
    n_columns: usize,
    /// The cells, row by row; [`Number::NO_WEIGHT`] marks a gap.
    cells: Vec<W>,
}

impl<W> Default for WeightTable<W> {
    fn default() -> Self {
        WeightTable { n_rows: 0, n_columns: 0, cells: Vec::new() }
    }
}

impl<W: Number> WeightTable<W> {
    /// Returns the table of these rows, without gaps. O(n m).
    ///
    /// # Errors
    /// [`TableError`] if the rows do not form a valid table.
    pub fn from_rows<R: AsRef<[W]>>(rows: &[R]) -> Result<Self, TableError> {
        Self::of(rows.iter().map(|row| row.as_ref().iter().map(|&weight| Some(weight))))
    }

    /// Returns the table of these rows, with a gap for each `None`. O(n m).
    ///
    /// # Errors
    /// [`TableError`] if the rows do not form a valid table.
    pub fn with_gaps<R: AsRef<[Option<W>]>>(rows: &[R]) -> Result<Self, TableError> {
        Self::of(rows.iter().map(|row| row.as_ref().iter().copied()))
    }

    /// Returns the table of a bipartite graph, with a gap where there is no edge, and the best of
    /// parallel edges. O(n m + E).
    ///
    /// # Errors
    /// [`TableError`] if a weight is not valid.
    pub fn from_graph(graph: &Bipartite<W>, goal: Goal) -> Result<Self, TableError> {
        // Checked here, because NaN is neither better nor worse than a parallel edge and would be
        // dropped.
        if let Some(edge) = graph.edges().iter().find(|edge| !edge.weight.is_valid()) {
            let (row, column) = (edge.left as usize, edge.right as usize);
            return Err(TableError::NotANumber { row, column });
        }
        let n_columns = graph.n_right();
        let mut row = vec![None; n_columns];
        let rows = graph.left().map(|x| {
            row.fill(None);
            for (id, y) in graph.edges_of(x) {
                let weight = graph.edge(id).weight;
                let is_better = |&known: &W| match goal {
                    Goal::Greatest => known < weight,
                    Goal::Least => weight < known,
                };
                let cell = &mut row[y as usize];
                if cell.as_ref().is_none_or(is_better) {
                    *cell = Some(weight);
                }
            }
            row.clone().into_iter()
        });
        let mut table = Self::of(rows)?;
        // Without rows, the number of columns has not been set yet.
        table.n_columns = n_columns;
        Ok(table)
    }

    fn of<R>(rows: impl ExactSizeIterator<Item = R>) -> Result<Self, TableError>
    where
        R: ExactSizeIterator<Item = Option<W>>,
    {
        let mut table = WeightTable::default();
        let n_rows = rows.len();
        for row in rows {
            if table.n_rows == 0 {
                table.n_columns = row.len();
                if MOST_IDS < n_rows.max(row.len()) {
                    return Err(TableError::TooMany { n: n_rows.max(row.len()) });
                }
            }
            let most = W::most(n_rows.min(table.n_columns));
            table.push_row(row, most, |weight| weight)?;
        }
        Ok(table)
    }

    /// Returns a table without rows.
    pub(super) fn without_rows(n_columns: usize) -> Result<Self, TableError> {
        if MOST_IDS < n_columns {
            return Err(TableError::TooMany { n: n_columns });
        }
        Ok(WeightTable { n_rows: 0, n_columns, cells: Vec::new() })
    }

    /// Adds a row of weights of at most this size, each converted by `turn`. If one is too large,
    /// nothing is added.
    pub(super) fn push_row(
        &mut self,
        weights: impl ExactSizeIterator<Item = Option<W>>,
        most: W,
        turn: impl Fn(W) -> W,
    ) -> Result<(), TableError> {
        let (row, n_columns, len) = (self.n_rows, self.n_columns, weights.len());
        if len != n_columns {
            return Err(TableError::Ragged { row, len, n_columns });
        }
        for (column, weight) in weights.enumerate() {
            let error = match weight {
                Some(weight) if !weight.is_valid() => TableError::NotANumber { row, column },
                Some(weight) if weight < W::ZERO - most || most < weight => {
                    TableError::TooLarge { row, column }
                }
                _ => {
                    // Not before the check, because the least integer has no negative.
                    self.cells.push(weight.map_or(W::NO_WEIGHT, &turn));
                    continue;
                }
            };
            self.cells.truncate(row * n_columns);
            return Err(error);
        }
        self.n_rows += 1;
        Ok(())
    }

    /// Removes the last row.
    pub(super) fn pop_row(&mut self) {
        self.n_rows -= 1;
        self.cells.truncate(self.n_rows * self.n_columns);
    }

    /// Returns the number of rows.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Returns the number of columns.
    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// Returns the rows in ascending order.
    pub fn rows(&self) -> Range<u32> {
        // Fits: this was checked when the table was built.
        0..u32::try_from(self.n_rows).unwrap_or(u32::MAX)
    }

    /// Returns the columns in ascending order.
    pub fn columns(&self) -> Range<u32> {
        0..u32::try_from(self.n_columns).unwrap_or(u32::MAX)
    }

    /// Returns the weight in a cell, or `None` for a gap. O(1).
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn weight(&self, row: u32, column: u32) -> Option<W> {
        Some(self.row(row)[column as usize]).filter(|&weight| weight < W::NO_WEIGHT)
    }

    /// Returns the cells of a row, with [`Number::NO_WEIGHT`] for gaps.
    pub(super) fn row(&self, row: u32) -> &[W] {
        &self.cells[row as usize * self.n_columns..][..self.n_columns]
    }

    /// Returns the largest absolute value of a weight, or 0 if there are no weights. O(n m).
    pub(super) fn largest(&self) -> W {
        let weights = self.cells.iter().filter(|&&cell| cell < W::NO_WEIGHT);
        largest(weights.map(|&w| if w < W::ZERO { W::ZERO - w } else { w }))
    }

    /// Returns the transposed table. O(n m).
    pub fn transposed(&self) -> Self {
        let cells = self
            .columns()
            .flat_map(|column| self.rows().map(move |row| self.row(row)[column as usize]));
        let cells = cells.collect();
        WeightTable { n_rows: self.n_columns, n_columns: self.n_rows, cells }
    }

    /// Returns the graph of the cells that have a weight. O(n m).
    pub fn to_graph(&self) -> Bipartite<W> {
        let cells = self.rows().flat_map(|row| {
            let columns = self.columns();
            columns.filter_map(move |column| Some((row, column, self.weight(row, column)?)))
        });
        // Cannot fail unless the table has 2^32 cells: all ends are valid vertices.
        Bipartite::from_weighted_edges(self.n_rows, self.n_columns, cells).unwrap_or_default()
    }

    /// Returns a table with the same gaps and each weight converted; the sizes of the weights must
    /// not change.
    pub(super) fn map(&self, turn: impl Fn(W) -> W) -> Self {
        let turned = |&cell: &W| if cell < W::NO_WEIGHT { turn(cell) } else { cell };
        WeightTable { cells: self.cells.iter().map(turned).collect(), ..*self }
    }

    /// Returns the table with 0 for gaps and negative weights, and an extra column of 0s on the
    /// right.
    pub(super) fn padded(&self) -> Self {
        let is_gain = |cell: W| W::ZERO < cell && cell < W::NO_WEIGHT;
        let gain = |&cell: &W| if is_gain(cell) { cell } else { W::ZERO };
        let row = |row| self.row(row).iter().map(gain).chain([W::ZERO]);
        let cells = self.rows().flat_map(row).collect();
        WeightTable { n_rows: self.n_rows, n_columns: self.n_columns + 1, cells }
    }
}
