//! Unique paths: from the first cell of a grid to the last, each step to the right or down. A cell
//! is reached from above or from the left, so its number of paths is the sum of theirs.
//!
//! Cost: O(n · m) for n rows and m columns; O(min(n, m)) by the binomial coefficient if no cell is
//! blocked.
//!
//! Domain: counts in `u128`, checked: any grid up to 66 × 66. Beyond that modulo a number, or in a
//! type of the caller's.
//!
//! Source: the table is Pascal's triangle, turned; E. Lucas, *Théorie des nombres* (1891), for
//! paths in a lattice.
//!
//! Checked: all obstacles in all grids of up to 12 cells and all open grids with n + m <= 14
//! against a search of all paths.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/unique-paths.md`.

pub mod cells;
pub mod enumeration;
pub mod path_sum;
pub mod plain;

use std::num::NonZeroU64;

use crate::{Table, TableSizeError};

/// The reasons why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// A count or a sum does not fit its type.
    #[error("the number at row {row}, column {column} does not fit")]
    Overflow {
        /// The row of its cell.
        row: usize,
        /// The column of its cell.
        column: usize,
    },
    /// The rows of the grid are not equally long.
    #[error("row {row} has {found} cells, and row 0 has {expected}")]
    Ragged {
        /// The first row that is not as long as row 0.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of row 0.
        expected: usize,
    },
    /// A cell that is not in the grid.
    #[error("there is no cell at row {row}, column {column}")]
    Outside {
        /// The row asked for.
        row: usize,
        /// The column asked for.
        column: usize,
    },
    /// The table takes too much memory.
    #[error(transparent)]
    TooLarge(#[from] TableSizeError),
}

/// The number of paths to each cell.
///
/// ```
/// use dynamic_programming::unique_paths;
///
/// let paths = unique_paths(3, 7)?;
/// assert_eq!((paths.count(), paths.table()[(1, 6)], paths.table()[(2, 5)]), (28, 7, 21));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UniquePaths {
    table: Table<u128>,
}

impl UniquePaths {
    /// The number of paths to the last cell; 0 if there are no cells.
    pub fn count(&self) -> u128 {
        last(&self.table).copied().unwrap_or(0)
    }

    /// The filled table: `table()[(i, j)]` is the number of paths to row i, column j.
    pub fn table(&self) -> &Table<u128> {
        &self.table
    }
}

/// The paths through an open grid. O(n · m).
///
/// ```
/// use dynamic_programming::unique_paths;
///
/// assert_eq!(unique_paths(3, 7)?.count(), 28);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PathError::Overflow`] at the first cell with more than `u128::MAX` paths;
/// [`PathError::TooLarge`].
pub fn unique_paths(n_rows: usize, n_columns: usize) -> Result<UniquePaths, PathError> {
    let add = |above: &u128, left: &u128| above.checked_add(*left);
    let table = fill((n_rows, n_columns), |_, _| false, (0, 1), add)?;
    Ok(UniquePaths { table })
}

/// The paths around blocked cells: no path enters a cell that is `true`. O(n · m).
///
/// ```
/// use dynamic_programming::unique_paths_around;
///
/// let blocked = [[false, false, false], [false, true, false], [false, false, false]];
/// assert_eq!(unique_paths_around(&blocked)?.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`unique_paths`], and [`PathError::Ragged`].
pub fn unique_paths_around(blocked: &[impl AsRef<[bool]>]) -> Result<UniquePaths, PathError> {
    let table = count_with(blocked, 0, 1, |above: &u128, left: &u128| above.checked_add(*left))?;
    Ok(UniquePaths { table })
}

/// The table with the caller's numbers: `add` may compute modulo something, or with as many digits
/// as it takes. If it gives `None`, the sum does not fit. O(n · m) additions.
///
/// # Errors
/// As [`unique_paths_around`].
pub fn count_with<T: Clone>(
    blocked: &[impl AsRef<[bool]>],
    zero: T,
    one: T,
    add: impl FnMut(&T, &T) -> Option<T>,
) -> Result<Table<T>, PathError> {
    let n_columns = width(blocked)?;
    let is_blocked = |i: usize, j: usize| blocked[i].as_ref()[j];
    fill((blocked.len(), n_columns), is_blocked, (zero, one), add)
}

/// The number of paths around blocked cells, modulo a number. O(n · m).
///
/// # Errors
/// [`PathError::Ragged`], [`PathError::TooLarge`].
pub fn count_modulo(blocked: &[impl AsRef<[bool]>], modulus: NonZeroU64) -> Result<u64, PathError> {
    let modulus = modulus.get();
    // Both are less than the modulus, so their sum is taken once too often at most.
    let add = |a: &u64, b: &u64| Some(if *a < modulus - *b { a + b } else { a - (modulus - b) });
    let table = count_with(blocked, 0, 1 % modulus, add)?;
    Ok(last(&table).copied().unwrap_or(0))
}

/// The number of paths around blocked cells, with one row in memory. O(n · m) time, O(m) space.
///
/// # Errors
/// As [`unique_paths_around`].
pub fn count_by_row(blocked: &[impl AsRef<[bool]>]) -> Result<u128, PathError> {
    let mut row = vec![0_u128; width(blocked)?];
    if let Some(first) = row.first_mut() {
        *first = 1;
    }
    for (i, blocked) in blocked.iter().enumerate() {
        let mut left = 0_u128;
        for (j, (ways, &is_blocked)) in row.iter_mut().zip(blocked.as_ref()).enumerate() {
            // Invariant: row[..j] is of row i, row[j..] still of the row above.
            let sum = if is_blocked { Some(0) } else { ways.checked_add(left) };
            *ways = sum.ok_or(PathError::Overflow { row: i, column: j })?;
            left = *ways;
        }
    }
    Ok(row.last().copied().unwrap_or(0))
}

/// The number of paths through an open grid by the binomial coefficient: of n + m - 2 steps, choose
/// the n - 1 that go down. O(min(n, m)).
///
/// # Errors
/// [`PathError::Overflow`] at the last cell if there are more than `u128::MAX`.
pub fn binomial(n_rows: usize, n_columns: usize) -> Result<u128, PathError> {
    let (Some(n_down), Some(n_right)) = (n_rows.checked_sub(1), n_columns.checked_sub(1)) else {
        return Ok(0);
    };
    let overflow = PathError::Overflow { row: n_down, column: n_right };
    let (fewer, more) = (n_down.min(n_right) as u128, n_down.max(n_right) as u128);
    let mut ways = 1_u128;
    for k in 1..=fewer {
        // Invariant: ways is the number of paths with k - 1 steps one way and `more` the other.
        let common = gcd(ways, k);
        // k / common and ways / common have no common divisor, so k / common divides the other
        // factor.
        let factor = (more + k) / (k / common);
        ways = (ways / common).checked_mul(factor).ok_or(overflow)?;
    }
    Ok(ways)
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The table of a grid: `zero` in blocked cells, `one` in the first, and elsewhere the sum of above
/// and left.
fn fill<T: Clone>(
    (n_rows, n_columns): (usize, usize),
    is_blocked: impl Fn(usize, usize) -> bool,
    (zero, one): (T, T),
    mut add: impl FnMut(&T, &T) -> Option<T>,
) -> Result<Table<T>, PathError> {
    let mut table = Table::new(n_rows, n_columns, zero)?;
    if n_columns == 0 {
        // Rows without cells take no memory, so there may be too many of them to iterate over.
        return Ok(table);
    }
    for i in 0..n_rows {
        for j in 0..n_columns {
            // Invariant: the rows above, and row i before column j, hold the number of paths to
            // their cells.
            if is_blocked(i, j) {
                continue;
            }
            let ways = match (i, j) {
                (0, 0) => one.clone(),
                (0, _) => table[(0, j - 1)].clone(),
                (_, 0) => table[(i - 1, 0)].clone(),
                _ => add(&table[(i - 1, j)], &table[(i, j - 1)])
                    .ok_or(PathError::Overflow { row: i, column: j })?,
            };
            table[(i, j)] = ways;
        }
    }
    Ok(table)
}

/// The length of every row; 0 if there is none.
fn width<T>(rows: &[impl AsRef<[T]>]) -> Result<usize, PathError> {
    let expected = rows.first().map_or(0, |row| row.as_ref().len());
    let mut lengths = rows.iter().map(|row| row.as_ref().len()).enumerate();
    match lengths.find(|(_, found)| *found != expected) {
        Some((row, found)) => Err(PathError::Ragged { row, found, expected }),
        None => Ok(expected),
    }
}

fn last<T>(table: &Table<T>) -> Option<&T> {
    let cell = (table.n_rows().checked_sub(1)?, table.n_columns().checked_sub(1)?);
    Some(&table[cell])
}
