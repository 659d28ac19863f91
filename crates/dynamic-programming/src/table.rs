//! Part of [the chapter](crate): the table that a dynamic program fills.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

use std::fmt;
use std::ops::{Index, IndexMut};

/// Rows and columns of values, one after the other in memory: `table[(row, column)]`.
///
/// ```
/// use dynamic_programming::Table;
///
/// let mut table = Table::new(2, 3, 0)?;
/// table[(1, 2)] = 7;
/// assert_eq!((table.row(0), table.row(1)), (&[0, 0, 0][..], &[0, 0, 7][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Table<T> {
    n_rows: usize,
    n_columns: usize,
    cells: Vec<T>,
}

/// The table has more cells than memory can hold, or two of its shape have, where two are needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table of {n_rows} rows and {n_columns} columns takes more than a gibibyte")]
pub struct TableSizeError {
    /// The rows asked for.
    pub n_rows: usize,
    /// The columns asked for.
    pub n_columns: usize,
}

/// The largest table in bytes: a gibibyte. A system that promises more memory than it has would
/// otherwise end the program half way through the table.
pub const MAX_BYTES: usize = 1 << 30;

impl<T: Clone> Table<T> {
    /// A table with `value` in every cell. O(rows · columns).
    ///
    /// # Errors
    /// [`TableSizeError`] if it takes more than [`MAX_BYTES`], or the memory cannot be had.
    pub fn new(n_rows: usize, n_columns: usize, value: T) -> Result<Self, TableSizeError> {
        Self::up_to(MAX_BYTES / size_of::<T>().max(1), (n_rows, n_columns), value)
    }

    /// Two tables of one shape, which together take no more than [`MAX_BYTES`].
    pub(crate) fn pair<U: Clone>(
        n_rows: usize,
        n_columns: usize,
        (one, other): (T, U),
    ) -> Result<(Self, Table<U>), TableSizeError> {
        let most_cells = MAX_BYTES / (size_of::<T>() + size_of::<U>()).max(1);
        let shape = (n_rows, n_columns);
        Ok((Self::up_to(most_cells, shape, one)?, Table::up_to(most_cells, shape, other)?))
    }

    fn up_to(
        most_cells: usize,
        (n_rows, n_columns): (usize, usize),
        value: T,
    ) -> Result<Self, TableSizeError> {
        let too_large = TableSizeError { n_rows, n_columns };
        let n_cells = n_rows.checked_mul(n_columns).ok_or(too_large)?;
        if most_cells < n_cells {
            return Err(too_large);
        }
        let mut cells = Vec::new();
        cells.try_reserve_exact(n_cells).map_err(|_| too_large)?;
        cells.resize(n_cells, value);
        Ok(Table { n_rows, n_columns, cells })
    }
}

impl<T> Table<T> {
    /// The number of rows.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// The number of columns.
    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// A row, from left to right.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[T] {
        &self.cells[self.place(row, 0)..][..self.n_columns]
    }

    /// A row, mutable.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_mut(&mut self, row: usize) -> &mut [T] {
        let place = self.place(row, 0);
        &mut self.cells[place..][..self.n_columns]
    }

    /// The rows, from top to bottom.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[T]> {
        (0..self.n_rows).map(|row| self.row(row))
    }

    /// The cells, row after row.
    pub fn into_cells(self) -> Vec<T> {
        self.cells
    }

    /// The index of a cell. A column beyond the last would be a cell of the next row.
    fn place(&self, row: usize, column: usize) -> usize {
        assert!(row < self.n_rows, "there is no row {row} among {}", self.n_rows);
        row * self.n_columns + column
    }
}

impl<T> Index<(usize, usize)> for Table<T> {
    type Output = T;

    fn index(&self, (row, column): (usize, usize)) -> &T {
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        &self.cells[self.place(row, column)]
    }
}

impl<T> IndexMut<(usize, usize)> for Table<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        let place = self.place(row, column);
        &mut self.cells[place]
    }
}

impl<T: fmt::Debug> fmt::Debug for Table<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}
