//! Triangle path: from the apex of a triangle of numbers to its last row, each step to one of the
//! two numbers below; the path with the least or the greatest sum.
//!
//! Cost: O(cells) time; O(rows) space for the sum, O(cells) for the table and the path.
//!
//! Domain: any `i64`; a sum that does not fit is an error.
//!
//! Source: the problem "The Triangle" of the International Olympiad in Informatics, 1994.
//!
//! Checked: all triangles of up to 4 rows over 2 or 3 numbers, and random ones of up to 11 rows and
//! one of 15, against all 2^(rows - 1) paths.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/triangle-path.md`.

pub mod plain;
pub mod triangle;

use std::cell::Cell;

pub use triangle::Triangle;

/// Why there is no answer, or no triangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TriangleError {
    /// No number of full rows has exactly this many numbers.
    #[error("{len} numbers are no triangle: row {n_rows} is not full")]
    NotTriangular {
        /// The number of numbers.
        len: usize,
        /// The number of full rows that they make.
        n_rows: usize,
        /// The number of numbers in these rows.
        full: usize,
    },
    /// A row has too many numbers, or too few.
    #[error("row {row} has {found} numbers, not {}", .row + 1)]
    Row {
        /// The row, counted from 0.
        row: usize,
        /// Its length.
        found: usize,
    },
    /// The best sum from a cell to the last row, or the number of best paths from it, does not fit.
    #[error("the number for row {row}, column {column} does not fit")]
    Overflow {
        /// The row, counted from 0.
        row: usize,
        /// The column, counted from 0.
        column: usize,
    },
}

/// The best sums from each cell down to the last row.
///
/// ```
/// use dynamic_programming::{Triangle, minimum_path};
///
/// let triangle = Triangle::from_rows(&[vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]])?;
/// let path = minimum_path(&triangle)?;
/// assert_eq!((path.sum(), path.columns()), (Some(16), vec![0, 1, 2, 2]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrianglePath<'a> {
    triangle: &'a Triangle,
    sums: Triangle,
}

/// The least sum of a path; none in an empty triangle. O(cells) time, O(rows) space.
///
/// # Errors
/// [`TriangleError::Overflow`] at the lowest cell whose best sum does not fit, the leftmost of
/// several.
pub fn minimum_sum(triangle: &Triangle) -> Result<Option<i64>, TriangleError> {
    best_sum(triangle, i64::min)
}

/// The greatest sum of a path; none in an empty triangle. O(cells) time, O(rows) space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::{Triangle, maximum_sum};
///
/// let triangle = Triangle::from_rows(&[vec![3], vec![7, 4], vec![2, 4, 6], vec![8, 5, 9, 3]])?;
/// assert_eq!(maximum_sum(&triangle)?, Some(23));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`minimum_sum`].
pub fn maximum_sum(triangle: &Triangle) -> Result<Option<i64>, TriangleError> {
    best_sum(triangle, i64::max)
}

/// The least sums from each cell, and with them the path. O(cells).
///
/// ```
/// use dynamic_programming::minimum_path;
/// use dynamic_programming::regional_dp::triangle_path::Triangle;
///
/// let triangle = Triangle::from_rows(&[vec![2], vec![3, 4], vec![6, 5, 7], vec![4, 1, 8, 3]])?;
/// let path = minimum_path(&triangle)?;
/// assert_eq!((path.sum(), path.values()), (Some(11), vec![2, 3, 5, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`minimum_sum`].
pub fn minimum_path(triangle: &Triangle) -> Result<TrianglePath<'_>, TriangleError> {
    best_path(triangle, i64::min)
}

/// The greatest sums from each cell, and with them the path. O(cells).
///
/// ```
/// use dynamic_programming::{Triangle, maximum_path};
///
/// let triangle = Triangle::from_rows(&[vec![3], vec![7, 4], vec![2, 4, 6], vec![8, 5, 9, 3]])?;
/// let path = maximum_path(&triangle)?;
/// assert_eq!((path.sum(), path.values()), (Some(23), vec![3, 7, 4, 9]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`minimum_sum`].
pub fn maximum_path(triangle: &Triangle) -> Result<TrianglePath<'_>, TriangleError> {
    best_path(triangle, i64::max)
}

/// The sum alone, where the caller says which of two sums is the better: `better(left, right)` must
/// be the minimum or the maximum.
///
/// # Errors
/// As [`minimum_sum`].
pub fn best_sum(
    triangle: &Triangle,
    better: impl FnMut(i64, i64) -> i64,
) -> Result<Option<i64>, TriangleError> {
    let mut apex = None;
    bottom_up(triangle, better, |sums| apex = sums.first().copied())?;
    Ok(apex)
}

fn best_path(
    triangle: &Triangle,
    better: impl FnMut(i64, i64) -> i64,
) -> Result<TrianglePath<'_>, TriangleError> {
    let mut rows: Vec<Vec<i64>> = Vec::new();
    bottom_up(triangle, better, |sums| rows.push(sums.to_vec()))?;
    rows.reverse();
    Ok(TrianglePath { triangle, sums: Triangle::from_rows(&rows)? })
}

/// Goes up from the last row, and hands the best sums of each row to `keep`.
fn bottom_up(
    triangle: &Triangle,
    mut better: impl FnMut(i64, i64) -> i64,
    mut keep: impl FnMut(&[i64]),
) -> Result<(), TriangleError> {
    // Below the last row there are zeros.
    let mut sums = vec![0_i64; triangle.n_rows() + 1];
    for (row, numbers) in triangle.rows().enumerate().rev() {
        // Invariant: sums[..numbers.len() + 1] holds the best sums from the row below.
        if add_row(numbers, &mut sums, &mut better) {
            // The sum came round the end of the numbers, so it cannot be taken back from.
            let mut back = sums.iter().zip(numbers).map(|(sum, number)| sum.checked_sub(*number));
            let column = back.position(|below| below.is_none()).unwrap_or(row);
            return Err(TriangleError::Overflow { row, column });
        }
        keep(&sums[..numbers.len()]);
    }
    Ok(())
}

/// Turns the best sums of the row below into those of this one, and says whether any of them
/// overflowed.
fn add_row(numbers: &[i64], sums: &mut [i64], better: &mut impl FnMut(i64, i64) -> i64) -> bool {
    let mut overflows = false;
    let sums = Cell::from_mut(sums).as_slice_of_cells();
    for (below, &number) in sums.windows(2).zip(numbers) {
        // Invariant: before `below` are the sums of this row, from there on still those of the
        // row below.
        let best = better(below[0].get(), below[1].get());
        let (sum, overflow) = number.overflowing_add(best);
        below[0].set(sum);
        overflows |= overflow;
    }
    overflows
}

impl TrianglePath<'_> {
    /// The best sum; `None` if the triangle is empty.
    pub fn sum(&self) -> Option<i64> {
        self.sums.rows().next().map(|apex| apex[0])
    }

    /// The filled table: the best sum from each cell down to the last row.
    pub fn sums(&self) -> &Triangle {
        &self.sums
    }

    /// The column of a best path in each row, from the apex on; where both ways are as good, it
    /// goes to the left one. O(rows).
    pub fn columns(&self) -> Vec<usize> {
        let mut columns = Vec::with_capacity(self.sums.n_rows());
        let mut j = 0;
        for row in 0..self.sums.n_rows() {
            columns.push(j);
            if row + 1 < self.sums.n_rows() {
                // The sum without this cell is the sum of the better cell below.
                let rest = self.sums[(row, j)] - self.triangle[(row, j)];
                j += usize::from(self.sums[(row + 1, j)] != rest);
            }
        }
        columns
    }

    /// The numbers on that path. O(rows).
    pub fn values(&self) -> Vec<i64> {
        let columns = self.columns().into_iter().enumerate();
        columns.map(|cell| self.triangle[cell]).collect()
    }

    /// The number of paths that have the best sum; 0 if the triangle is empty. O(cells) time,
    /// O(rows) space.
    ///
    /// # Errors
    /// [`TriangleError::Overflow`] at the apex if they are more than `u128::MAX`, which takes more
    /// than 128 rows.
    pub fn count(&self) -> Result<u128, TriangleError> {
        let n_rows = self.sums.n_rows();
        let Some(last) = n_rows.checked_sub(1) else { return Ok(0) };
        // Down from the apex: a cell that no best path enters counts nothing, so no count exceeds
        // the answer.
        let mut counts = vec![0_u128; n_rows];
        counts[0] = 1;
        let add = |a: u128, b: u128| {
            a.checked_add(b).ok_or(TriangleError::Overflow { row: 0, column: 0 })
        };
        for row in 0..last {
            for j in (0..=row).rev() {
                // Invariant: counts[..=j] is of this row, counts[j + 1..] of the row below, but for
                // what comes from counts[..=j].
                let rest = self.sums[(row, j)] - self.triangle[(row, j)];
                if self.sums[(row + 1, j + 1)] == rest {
                    counts[j + 1] = add(counts[j + 1], counts[j])?;
                }
                if self.sums[(row + 1, j)] != rest {
                    counts[j] = 0;
                }
            }
        }
        counts.into_iter().try_fold(0, add)
    }
}

/// The best sums from the apex to each cell, from the top down. O(cells).
///
/// # Errors
/// [`TriangleError::Overflow`] at the first cell whose best sum from the apex does not fit.
pub fn top_down(
    triangle: &Triangle,
    better: impl Fn(i64, i64) -> i64,
) -> Result<Triangle, TriangleError> {
    let mut rows: Vec<Vec<i64>> = Vec::with_capacity(triangle.n_rows());
    for (row, numbers) in triangle.rows().enumerate() {
        let mut sums = Vec::with_capacity(numbers.len());
        for (column, number) in numbers.iter().enumerate() {
            let above = rows.last().map_or(&[][..], Vec::as_slice);
            let left = column.checked_sub(1).and_then(|left| above.get(left));
            let best = match (left, above.get(column)) {
                (None, None) => 0,
                (Some(&only), None) | (None, Some(&only)) => only,
                (Some(&left), Some(&right)) => better(left, right),
            };
            let sum = number.checked_add(best);
            sums.push(sum.ok_or(TriangleError::Overflow { row, column })?);
        }
        rows.push(sums);
    }
    Triangle::from_rows(&rows)
}
