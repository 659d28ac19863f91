//! Part of [recursive search](super): n queens on a board of n × n squares, none of which attacks
//! another.
//!
//! Page: `docs/en/search/recursion.md`.

use std::ops::Range;

use thiserror::Error;

use super::Space;

/// The space of placements, row by row. The choice at a depth is the column of the queen in that
/// row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Queens {
    n: usize,
    /// Whether a column has a queen.
    columns: Vec<bool>,
    /// Whether a diagonal from the bottom left to the top right has a queen:
    /// row + column is the same along it.
    rising: Vec<bool>,
    /// Likewise for the other diagonals, along which n + row - column is the same.
    falling: Vec<bool>,
}

impl Queens {
    /// An empty board of `n` × `n` squares.
    pub fn new(n: usize) -> Self {
        let diagonals = vec![false; 2 * n];
        Queens { n, columns: vec![false; n], rising: diagonals.clone(), falling: diagonals }
    }

    /// Puts a queen on a square, or takes it away.
    fn set(&mut self, row: usize, column: usize, is_there: bool) {
        self.columns[column] = is_there;
        self.rising[row + column] = is_there;
        self.falling[self.n + row - column] = is_there;
    }
}

impl Space for Queens {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        if path.len() < self.n { 0..self.n } else { 0..0 }
    }

    fn accepts(&self, path: &[usize]) -> bool {
        path.len() == self.n
    }

    fn prunes(&self, path: &[usize], column: usize) -> bool {
        let row = path.len();
        self.columns[column] || self.rising[row + column] || self.falling[self.n + row - column]
    }

    fn extend(&mut self, row: usize, column: usize) {
        self.set(row, column, true);
    }

    fn undo(&mut self, row: usize, column: usize) {
        self.set(row, column, false);
    }
}

/// The board has more columns than a word has bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{n} columns are more than the {} bits of a word", u32::BITS)]
pub struct QueensError {
    /// The number of columns.
    pub n: u32,
}

/// The number of placements. A row is one word, and its free squares are found all at once.
///
/// ```
/// use search::recursion::queens::count;
///
/// assert_eq!(count(8)?, 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If `n` is more than 32. Long before that the answer takes too long: from 12 to 20 rows the
/// number of placements grows five- to eightfold with each.
pub fn count(n: u32) -> Result<u64, QueensError> {
    if u32::BITS < n {
        return Err(QueensError { n });
    }
    // A word without any bit, for no columns, cannot be had by a shift.
    let all = u32::MAX.checked_shr(u32::BITS - n).unwrap_or(0);
    Ok(place(all, 0, 0, 0))
}

/// The number of ways to fill the rows that are left. The three words hold the squares of the next
/// row that are attacked along columns, from the upper right, and from the upper left. One call for
/// each row.
fn place(all: u32, columns: u32, rising: u32, falling: u32) -> u64 {
    if columns == all {
        return 1;
    }
    let mut free = all & !(columns | rising | falling);
    let mut n_ways = 0;
    while free != 0 {
        // Invariant: n_ways counts the ways with the queen on a square that has left the word.
        let queen = free & free.wrapping_neg();
        free ^= queen;
        n_ways += place(all, columns | queen, (rising | queen) >> 1, (falling | queen) << 1);
    }
    n_ways
}
