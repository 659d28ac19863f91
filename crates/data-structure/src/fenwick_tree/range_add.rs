//! Part of [the Fenwick tree](super): additions to whole ranges.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use std::ops::{Range, RangeBounds};

use super::{FenwickError, FenwickTree};
use crate::range::{bounds, no_element};

/// An array that supports adding to a range and reading an element, both in O(log n).
///
/// The tree holds the differences between neighbors: an element is the sum of the differences up to
/// it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RangeAdd {
    /// One more difference than there are elements, so that every range has an end. They have 128
    /// bits, because a difference or a sum of differences can be larger than an element.
    steps: FenwickTree<i128>,
    len: usize,
}

impl RangeAdd {
    /// Creates `n` zeros.
    pub fn new(n: usize) -> Self {
        RangeAdd { steps: FenwickTree::new(n + 1), len: n }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds `delta` to each element of a range.
    ///
    /// # Errors
    /// If a sum overflows 128 bits, which takes 2⁶⁴ of the largest additions.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element; then nothing has changed.
    #[track_caller]
    pub fn add(&mut self, range: impl RangeBounds<usize>, delta: i64) -> Result<(), FenwickError> {
        let Range { start, end } = bounds(&range, self.len);
        self.steps.add(start, delta.into())?;
        self.steps.subtract(end, delta.into())
    }

    /// Returns element `i`.
    ///
    /// # Errors
    /// If a sum overflows 128 bits, which takes 2⁶⁴ of the largest additions.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn get(&self, i: usize) -> Result<i128, FenwickError> {
        if self.len <= i {
            no_element(i, self.len);
        }
        self.steps.sum(..=i)
    }
}

/// An array that supports adding to a range and summing a range, both in O(log n).
///
/// A step d at index s adds d · (end - s) to the sum of the elements before any later `end`: that
/// is `end` times the sum of all d, minus the sum of all d · s. Each of the two sums has its own
/// tree.
///
/// ```
/// use data_structure::fenwick_tree::range_add::RangeAddSum;
///
/// let mut tree = RangeAddSum::new(5);
/// tree.add(1..4, 10)?;
/// assert_eq!(tree.sum(0..3)?, 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "range update")]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RangeAddSum {
    steps: RangeAdd,
    /// For each step d at index s, the product d · s.
    weighted: FenwickTree<i128>,
}

impl RangeAddSum {
    /// Creates `n` zeros.
    pub fn new(n: usize) -> Self {
        RangeAddSum { steps: RangeAdd::new(n), weighted: FenwickTree::new(n + 1) }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Adds `delta` to each element of a range.
    ///
    /// # Errors
    /// If a sum does not fit into 128 bits.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element; then nothing has changed.
    #[track_caller]
    pub fn add(&mut self, range: impl RangeBounds<usize>, delta: i64) -> Result<(), FenwickError> {
        let Range { start, end } = bounds(&range, self.len());
        self.steps.add(start..end, delta)?;
        self.weighted.add(start, product(delta.into(), start)?)?;
        self.weighted.subtract(end, product(delta.into(), end)?)
    }

    /// Returns the sum of the elements of a range.
    ///
    /// # Errors
    /// If a sum does not fit into 128 bits.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn sum(&self, range: impl RangeBounds<usize>) -> Result<i128, FenwickError> {
        let Range { start, end } = bounds(&range, self.len());
        let before = |end: usize| {
            let all = product(self.steps.steps.sum(..end)?, end)?;
            all.checked_sub(self.weighted.sum(..end)?).ok_or(FenwickError::Overflow)
        };
        before(end)?.checked_sub(before(start)?).ok_or(FenwickError::Overflow)
    }
}

impl Default for RangeAdd {
    fn default() -> Self {
        RangeAdd::new(0)
    }
}

impl Default for RangeAddSum {
    fn default() -> Self {
        RangeAddSum::new(0)
    }
}

fn product(factor: i128, index: usize) -> Result<i128, FenwickError> {
    let index = i128::try_from(index).map_err(|_| FenwickError::Overflow)?;
    factor.checked_mul(index).ok_or(FenwickError::Overflow)
}
