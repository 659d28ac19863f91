//! Part of [unique paths](super): the path with the least sum.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/unique-paths/minimum-sum.md`.

use super::{PathError, last, width};
use crate::Table;

/// The least sums of paths to each cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathSum {
    table: Table<i64>,
}

/// The least sum of the numbers on a path from the first cell to the last. O(n · m).
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::path_sum::minimum_path_sum;
///
/// assert_eq!(minimum_path_sum(&[[1, 3, 1], [1, 5, 1], [4, 2, 1]])?.sum(), Some(7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PathError::Overflow`] at the first cell whose least sum does not fit; [`PathError::Ragged`],
/// [`PathError::TooLarge`].
pub fn minimum_path_sum(rows: &[impl AsRef<[i64]>]) -> Result<PathSum, PathError> {
    let mut table = Table::new(rows.len(), width(rows)?, 0_i64)?;
    for (i, numbers) in rows.iter().enumerate() {
        for (j, &number) in numbers.as_ref().iter().enumerate() {
            // Invariant: the rows above, and row i before column j, hold the least sums.
            let before = match (i, j) {
                (0, 0) => 0,
                (0, _) => table[(0, j - 1)],
                (_, 0) => table[(i - 1, 0)],
                _ => table[(i - 1, j)].min(table[(i, j - 1)]),
            };
            let sum = before.checked_add(number);
            table[(i, j)] = sum.ok_or(PathError::Overflow { row: i, column: j })?;
        }
    }
    Ok(PathSum { table })
}

impl PathSum {
    /// The least sum to the last cell; `None` if there are no cells.
    pub fn sum(&self) -> Option<i64> {
        last(&self.table).copied()
    }

    /// The filled table: the least sum to each cell.
    pub fn table(&self) -> &Table<i64> {
        &self.table
    }

    /// The cells of a best path, as (row, column); where both ways back are as good, it came from
    /// above. O(n + m).
    pub fn path(&self) -> Vec<(usize, usize)> {
        let (n_rows, n_columns) = (self.table.n_rows(), self.table.n_columns());
        if n_rows == 0 || n_columns == 0 {
            return Vec::new();
        }
        let (mut i, mut j) = (n_rows - 1, n_columns - 1);
        let mut path = vec![(i, j)];
        while 0 < i || 0 < j {
            // Invariant: the cells in `path` lead from (i, j) to the end along a best path.
            let is_from_above =
                j == 0 || (0 < i && self.table[(i - 1, j)] <= self.table[(i, j - 1)]);
            if is_from_above {
                i -= 1;
            } else {
                j -= 1;
            }
            path.push((i, j));
        }
        path.reverse();
        path
    }
}
