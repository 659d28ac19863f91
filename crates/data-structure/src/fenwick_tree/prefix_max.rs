//! Part of [the Fenwick tree](super): the greatest of the first elements, where elements only grow.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use super::{FenwickError, cells_before, cells_over};

/// The greatest of the first elements of an array whose elements only grow. A maximum cannot be
/// taken away again, so there are no other ranges, and no element shrinks. For the least, store
/// [`std::cmp::Reverse`].
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct PrefixMax<T> {
    cells: Vec<Option<T>>,
}

impl<T: Ord + Copy> PrefixMax<T> {
    /// `n` elements without a value, which is less than any.
    pub fn new(n: usize) -> Self {
        PrefixMax { cells: vec![None; n] }
    }

    /// Raises element `i` to `value`, if it is less. O(log n).
    ///
    /// # Errors
    /// If there is no such element.
    pub fn raise(&mut self, i: usize, value: T) -> Result<(), FenwickError> {
        let len = self.cells.len();
        if len <= i {
            return Err(FenwickError::NoSuchElement { index: i, len });
        }
        for at in cells_over(i, len) {
            self.cells[at] = self.cells[at].max(Some(value));
        }
        Ok(())
    }

    /// The greatest of the first `end` elements; None if none of them has a value. O(log n).
    ///
    /// # Errors
    /// If `end` is greater than the number of elements.
    pub fn max_before(&self, end: usize) -> Result<Option<T>, FenwickError> {
        let len = self.cells.len();
        if len < end {
            return Err(FenwickError::BadRange { start: 0, end, len });
        }
        Ok(cells_before(end).filter_map(|at| self.cells[at]).max())
    }
}
