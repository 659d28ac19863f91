//! Part of [the Fenwick tree](super): the greatest of the first elements, where elements only grow.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use super::{cells_before, cells_over};
use crate::range::{bounds, no_element};

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
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn raise(&mut self, i: usize, value: T) {
        let len = self.cells.len();
        if len <= i {
            no_element(i, len);
        }
        for at in cells_over(i, len) {
            self.cells[at] = self.cells[at].max(Some(value));
        }
    }

    /// The greatest of the first `end` elements; None if none of them has a value. O(log n).
    ///
    /// # Panics
    /// If `end` is greater than the number of elements.
    #[track_caller]
    pub fn max_before(&self, end: usize) -> Option<T> {
        let end = bounds(&(..end), self.cells.len()).end;
        cells_before(end).filter_map(|at| self.cells[at]).max()
    }
}
