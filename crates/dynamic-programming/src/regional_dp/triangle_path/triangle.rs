//! Part of [triangle path](super): the triangle, row after row in one vector.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/triangle-path.md`.

use std::ops::Index;

use super::TriangleError;

/// A triangle of numbers: one in row 0, two in row 1, and so on. Row i, column j is
/// `triangle[(i, j)]`.
///
/// ```
/// use dynamic_programming::{Triangle, maximum_path};
///
/// let triangle = Triangle::from_rows(&[vec![1], vec![2, 5]])?;
/// assert_eq!(maximum_path(&triangle)?.sum(), Some(6));
/// assert!(Triangle::from_rows(&[vec![1], vec![2, 5, 6]]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Triangle {
    // Rows 0..i hold 1 + 2 + ... + i numbers, so row i begins at i * (i + 1) / 2.
    numbers: Vec<i64>,
    n_rows: usize,
}

impl Triangle {
    /// A triangle of numbers that are given row after row.
    ///
    /// # Errors
    /// [`TriangleError::NotTriangular`] if the last row is not full.
    pub fn from_flat(numbers: Vec<i64>) -> Result<Self, TriangleError> {
        let len = numbers.len();
        // The row in which a number after the last would be.
        let (n_rows, column) = position(len);
        if column != 0 {
            return Err(TriangleError::NotTriangular { len, n_rows, full: len - column });
        }
        Ok(Triangle { numbers, n_rows })
    }

    /// A triangle of rows.
    ///
    /// # Errors
    /// [`TriangleError::Row`] at the first row i that has not i + 1 numbers.
    pub fn from_rows(rows: &[impl AsRef<[i64]>]) -> Result<Self, TriangleError> {
        let lengths = rows.iter().map(|row| row.as_ref().len());
        if let Some((row, found)) = lengths.enumerate().find(|(row, found)| *found != row + 1) {
            return Err(TriangleError::Row { row, found });
        }
        let numbers = rows.iter().flat_map(AsRef::as_ref).copied().collect();
        Ok(Triangle { numbers, n_rows: rows.len() })
    }

    /// The number of rows.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// All numbers, row after row.
    pub fn as_flat(&self) -> &[i64] {
        &self.numbers
    }

    /// The rows, from the apex down.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[i64]> + DoubleEndedIterator {
        (0..self.n_rows).map(|row| &self.numbers[index(row, 0)..=index(row, row)])
    }
}

impl Index<(usize, usize)> for Triangle {
    type Output = i64;

    fn index(&self, (row, column): (usize, usize)) -> &i64 {
        assert!(column <= row, "column {column} of row {row}, which has {}", row + 1);
        &self.numbers[index(row, column)]
    }
}

/// The index of row `row`, column `column` among all numbers; `column <= row`.
///
/// # Panics
/// If that does not fit a `usize`.
pub fn index(row: usize, column: usize) -> usize {
    debug_assert!(column <= row);
    // One of two neighboring numbers is even.
    let before = if row.is_multiple_of(2) { row / 2 * (row + 1) } else { row.div_ceil(2) * row };
    before + column
}

/// The row and the column of the number at `index`.
#[expect(clippy::missing_panics_doc, reason = "no row is more than the index of its numbers")]
pub fn position(index: usize) -> (usize, usize) {
    // The last row that begins at `index` or before it: row² + row <= 2 · index, in which nothing
    // overflows as u128.
    let twice = 2 * index as u128;
    let row = ((4 * twice + 1).isqrt() - 1) / 2;
    let begin = row * (row + 1) / 2;
    let fits = "no more than the index";
    (usize::try_from(row).expect(fits), index - usize::try_from(begin).expect(fits))
}
