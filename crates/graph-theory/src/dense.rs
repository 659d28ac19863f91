//! Part of [the chapter](crate): a square matrix with a value for each pair of vertices.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use std::fmt::{self, Debug};
use std::ops::{Index, IndexMut};

use crate::error::GraphError;
use crate::graph::{Graph, Kind};
use crate::weight::Weight;

/// A square matrix in row-major order, indexed as `matrix[(row, column)]`.
///
/// ```
/// use graph_theory::{DenseMatrix, DiGraph};
///
/// let graph = DiGraph::from_weighted_edges(2, [(0, 1, 7_u32), (0, 1, 5)])?;
/// let matrix = DenseMatrix::from_graph(&graph)?;
/// assert_eq!(matrix.cells(), [None, Some(5), None, None]);
/// assert_eq!(matrix[(0, 1)], Some(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct DenseMatrix<T> {
    n_rows: usize,
    cells: Vec<T>,
}

impl<T: Clone> DenseMatrix<T> {
    /// The largest size of a matrix: 4 GiB. Without a limit, a system that overcommits memory could
    /// kill the program.
    pub const MAX_BYTES: u64 = 1 << 32;

    /// Returns a matrix with `value` in every cell. O(rows²).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if the matrix would exceed [`MAX_BYTES`](Self::MAX_BYTES), or the
    /// memory cannot be allocated.
    pub fn new(n_rows: usize, value: T) -> Result<Self, GraphError> {
        let mut cells = reserve(n_rows)?;
        cells.resize(n_rows * n_rows, value);
        Ok(DenseMatrix { n_rows, cells })
    }

    /// Returns the matrix with the given rows. O(rows²).
    ///
    /// # Errors
    /// [`GraphError::NotSquare`] if a row does not have as many cells as there are rows;
    /// [`GraphError::TooLarge`] as for [`new`](Self::new).
    pub fn from_rows<R: AsRef<[T]>>(rows: &[R]) -> Result<Self, GraphError> {
        let n_rows = rows.len();
        let mut cells = reserve(n_rows)?;
        for (row, values) in rows.iter().map(AsRef::as_ref).enumerate() {
            if values.len() != n_rows {
                return Err(GraphError::NotSquare { row, len: values.len(), n_rows });
            }
            cells.extend_from_slice(values);
        }
        Ok(DenseMatrix { n_rows, cells })
    }
}

/// Returns an empty vector with room for the cells of a square matrix.
fn reserve<T>(n_rows: usize) -> Result<Vec<T>, GraphError> {
    let n_cells = n_rows.saturating_mul(n_rows);
    let too_large = GraphError::TooLarge { what: "cells", n: n_cells };
    let n_bytes = n_cells.saturating_mul(size_of::<T>()) as u64;
    if DenseMatrix::<()>::MAX_BYTES < n_bytes {
        return Err(too_large);
    }
    let mut cells = Vec::new();
    cells.try_reserve_exact(n_cells).map_err(|_| too_large)?;
    Ok(cells)
}

impl<W: Weight> DenseMatrix<Option<W>> {
    /// Returns the weights of a graph: the least of parallel edges, and `None` where there is no
    /// arc. A NaN or infinite weight takes precedence over every edge parallel to it. O(V² + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] as for [`new`](Self::new).
    pub fn from_graph<K: Kind>(graph: &Graph<W, K>) -> Result<Self, GraphError> {
        let mut matrix = DenseMatrix::new(graph.n_nodes(), None)?;
        for u in graph.nodes() {
            for arc in graph.arcs(u) {
                let cell: &mut Option<W> = &mut matrix[(u.index(), arc.head.index())];
                // An invalid weight stays, so that the validity check of the algorithm finds it.
                let gives_way =
                    |known: W| known.is_valid() && (arc.weight < known || !arc.weight.is_valid());
                if cell.is_none_or(gives_way) {
                    *cell = Some(arc.weight);
                }
            }
        }
        Ok(matrix)
    }
}

impl<T> DenseMatrix<T> {
    /// Returns the number of rows, which equals the number of columns.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Returns a row, from left to right.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[T] {
        &self.cells[row * self.n_rows..][..self.n_rows]
    }

    /// Returns a mutable row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_mut(&mut self, row: usize) -> &mut [T] {
        &mut self.cells[row * self.n_rows..][..self.n_rows]
    }

    /// Returns an iterator over the rows, from top to bottom.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &[T]> + ExactSizeIterator {
        (0..self.n_rows).map(|row| self.row(row))
    }

    /// Returns all cells in row-major order.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// Returns all cells in row-major order, mutably.
    pub fn cells_mut(&mut self) -> &mut [T] {
        &mut self.cells
    }

    /// Returns a matrix of the same size with each cell mapped through `value`.
    pub fn map<U>(&self, value: impl FnMut(&T) -> U) -> DenseMatrix<U> {
        DenseMatrix { n_rows: self.n_rows, cells: self.cells.iter().map(value).collect() }
    }
}

impl<T> Index<(usize, usize)> for DenseMatrix<T> {
    type Output = T;

    fn index(&self, (row, column): (usize, usize)) -> &T {
        &self.row(row)[column]
    }
}

impl<T> IndexMut<(usize, usize)> for DenseMatrix<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        &mut self.row_mut(row)[column]
    }
}

impl<T: Debug> Debug for DenseMatrix<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}
