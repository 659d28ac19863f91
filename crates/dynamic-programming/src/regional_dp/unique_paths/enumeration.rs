//! Part of [unique paths](super): the paths themselves, in order, and the k-th one without those
//! before it.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/unique-paths/kth-path.md`.

use super::{PathError, fill, width};
use crate::Table;

/// A step of a path. Down comes before right, as D before R.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// To the next row.
    Down,
    /// To the next column.
    Right,
}

/// All paths through a grid, in lexicographic order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paths {
    // to_end[(i, j)] is the number of paths from row i, column j to the last cell, both counted
    // from the last.
    to_end: Table<u128>,
}

impl Paths {
    /// Counts the paths from each cell to the last. O(n · m).
    ///
    /// # Errors
    /// [`PathError::Ragged`], [`PathError::TooLarge`]; [`PathError::Overflow`] at the cell from
    /// which there are more than `u128::MAX`.
    pub fn new(blocked: &[impl AsRef<[bool]>]) -> Result<Self, PathError> {
        let (n_rows, n_columns) = (blocked.len(), width(blocked)?);
        // The table of the grid rotated by 180 degrees.
        let is_blocked = |i: usize, j: usize| blocked[n_rows - 1 - i].as_ref()[n_columns - 1 - j];
        let add = |a: &u128, b: &u128| a.checked_add(*b);
        let to_end =
            fill((n_rows, n_columns), is_blocked, (0, 1), add).map_err(|error| match error {
                PathError::Overflow { row, column } => {
                    PathError::Overflow { row: n_rows - 1 - row, column: n_columns - 1 - column }
                }
                other => other,
            })?;
        Ok(Paths { to_end })
    }

    /// The number of paths.
    pub fn count(&self) -> u128 {
        super::last(&self.to_end).copied().unwrap_or(0)
    }

    /// The path with `k` paths before it; `None` if there are at most `k` paths. O(n + m).
    pub fn path(&self, mut k: u128) -> Option<Vec<Step>> {
        if self.count() <= k {
            return None;
        }
        let (mut i, mut j) = (self.to_end.n_rows() - 1, self.to_end.n_columns() - 1);
        let mut path = Vec::with_capacity(i + j);
        while 0 < i || 0 < j {
            // Invariant: among the paths that begin with `path`, the one asked for has k before it.
            let n_down = if 0 < i { self.to_end[(i - 1, j)] } else { 0 };
            if k < n_down {
                path.push(Step::Down);
                i -= 1;
            } else {
                path.push(Step::Right);
                j -= 1;
                k -= n_down;
            }
        }
        Some(path)
    }

    /// All paths, each in O(n + m).
    pub fn iter(&self) -> impl Iterator<Item = Vec<Step>> {
        (0..self.count()).map_while(|k| self.path(k))
    }
}
