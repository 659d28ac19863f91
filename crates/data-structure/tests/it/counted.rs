//! Keys that count how often they are compared, for the tests that count.

use std::cell::Cell;
use std::cmp::Ordering;

/// A key, and the count of all comparisons of it and its like.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counted<'a, T>(pub(crate) T, pub(crate) &'a Cell<u32>);

impl<T: Ord> Ord for Counted<'_, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.1.set(self.1.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl<T: Ord> PartialOrd for Counted<'_, T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Ord> PartialEq for Counted<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<T: Ord> Eq for Counted<'_, T> {}
