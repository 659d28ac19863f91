//! Part of [the Fenwick tree](super): prefix maxima, where elements only grow.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use super::{cells_before, cells_over};
use crate::range::{bounds, no_element};

/// The prefix maxima of an array whose elements only grow. A maximum cannot be undone, so there are
/// no queries of other ranges, and no element can shrink. For minima, store [`std::cmp::Reverse`].
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct PrefixMax<T> {
    cells: Vec<Option<T>>,
}

impl<T: Ord + Copy> PrefixMax<T> {
    /// Creates `n` elements without a value, which counts as less than any value.
    pub fn new(n: usize) -> Self {
        PrefixMax { cells: vec![None; n] }
    }

    /// Raises element `i` to `value`, if it is less. O(log n).
    ///
    /// # Panics
    /// If `i` is out of bounds.
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

    /// Returns the greatest of the first `end` elements, or `None` if none of them has a value.
    /// O(log n).
    ///
    /// # Panics
    /// If `end` is greater than the number of elements.
    #[track_caller]
    pub fn max_before(&self, end: usize) -> Option<T> {
        let end = bounds(&(..end), self.cells.len()).end;
        cells_before(end).filter_map(|at| self.cells[at]).max()
    }
}
