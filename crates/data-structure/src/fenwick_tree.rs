//! Fenwick tree, or binary indexed tree: sums of ranges of an array whose elements change, in one
//! array of the same length.
//!
//! Cost: O(log n) for a change or a sum, O(n) to build; the space of the elements and nothing else.
//!
//! Domain: any [`Group`]; integers are checked, and a sum that does not fit is an error. Indices
//! count from 0.
//!
//! Source: P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
//! Practice and Experience 24 (1994).
//!
//! Checked: all ranges of all arrays of up to 5 elements over 3 values, after each change, against
//! sums of slices.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

pub mod order;
pub mod plain;
pub mod plane;
pub mod prefix_max;
pub mod range_add;

use std::iter::successors;
use std::num::Wrapping;
use std::ops::{Range, RangeBounds};

use crate::range::{bounds, no_element};

/// Numbers that can be added up in any order and subtracted again. `None` means that a result does
/// not fit.
pub trait Group: Copy {
    /// The sum of nothing.
    const ZERO: Self;
    /// `self + other`.
    fn plus(self, other: Self) -> Option<Self>;
    /// `self - other`.
    fn minus(self, other: Self) -> Option<Self>;
}

macro_rules! checked {
    ($($integer:ident)*) => {$(
        impl Group for $integer {
            const ZERO: Self = 0;
            fn plus(self, other: Self) -> Option<Self> {
                self.checked_add(other)
            }
            fn minus(self, other: Self) -> Option<Self> {
                self.checked_sub(other)
            }
        }

        impl Group for Wrapping<$integer> {
            const ZERO: Self = Wrapping(0);
            fn plus(self, other: Self) -> Option<Self> {
                Some(self + other)
            }
            fn minus(self, other: Self) -> Option<Self> {
                Some(self - other)
            }
        }
    )*};
}

checked! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

/// Sums of ranges of an array whose elements change.
///
/// ```
/// use data_structure::FenwickTree;
///
/// let mut tree = FenwickTree::from_values([3, 1, 4, 1, 5])?;
/// assert_eq!(tree.sum(1..4)?, 6);
/// tree.add(2, 10)?;
/// assert_eq!(tree.sum(..)?, 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "BIT")]
#[doc(alias = "binary indexed tree")]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FenwickTree<T> {
    /// Cell x - 1 holds the sum of the last lowbit(x) of the first x elements, where lowbit(x) is
    /// the largest power of two that divides x.
    cells: Vec<T>,
}

/// Why a Fenwick tree cannot answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FenwickError {
    /// A sum, or one on the way to it, does not fit.
    #[error("a sum does not fit")]
    Overflow,
}

/// The cells that the element `i` is part of, from short to long: in the number of each next one,
/// the last zero in binary has become a one: 4 = 100₂, 5 = 101₂, 7 = 111₂, 15 = 1111₂. At most log₂
/// n + 1.
pub fn cells_over(i: usize, len: usize) -> impl Iterator<Item = usize> {
    // The largest number has no zero and stays what it is; it is less than no `len`.
    successors(Some(i), |at| Some(at | at.wrapping_add(1))).take_while(move |at| *at < len)
}

/// The cells that make up the first `end` elements, from the last one to the first: their ends are
/// `end` without its last ones in binary. At most log₂ n + 1.
pub fn cells_before(end: usize) -> impl Iterator<Item = usize> {
    successors(Some(end), |end| Some(end & end.wrapping_sub(1)))
        .take_while(|end| 0 < *end)
        .map(|end| end - 1)
}

impl<T: Group> FenwickTree<T> {
    /// `n` zeros. O(n).
    pub fn new(n: usize) -> Self {
        FenwickTree { cells: vec![T::ZERO; n] }
    }

    /// The elements of `values`. O(n): each cell is handed on to the next one that holds it.
    ///
    /// # Errors
    /// If a sum of a cell does not fit.
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Result<Self, FenwickError> {
        let mut cells: Vec<T> = values.into_iter().collect();
        for i in 0..cells.len() {
            // Invariant: cells[..=i] are whole; each later one holds its own element and what was
            // handed on to it.
            let next = i | (i + 1);
            if next < cells.len() {
                cells[next] = cells[next].plus(cells[i]).ok_or(FenwickError::Overflow)?;
            }
        }
        Ok(FenwickTree { cells })
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The cells: number i holds the sum of the last lowbit(i + 1) elements up to and with element
    /// i.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// Adds an element at the end. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit. Then nothing has changed.
    pub fn push(&mut self, value: T) -> Result<(), FenwickError> {
        let end = self.len() + 1;
        let before = self.sum(end - lowbit(end)..end - 1)?;
        self.cells.push(before.plus(value).ok_or(FenwickError::Overflow)?);
        Ok(())
    }

    /// Adds `delta` to element `i`. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit. Then nothing has changed.
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn add(&mut self, i: usize, delta: T) -> Result<(), FenwickError> {
        self.change(i, |cell| cell.plus(delta), |cell| cell.minus(delta))
    }

    /// Takes `delta` away from element `i`: what an unsigned integer cannot add. O(log n).
    ///
    /// # Errors
    /// If a difference does not fit. Then nothing has changed.
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn subtract(&mut self, i: usize, delta: T) -> Result<(), FenwickError> {
        self.change(i, |cell| cell.minus(delta), |cell| cell.plus(delta))
    }

    #[track_caller]
    fn change(
        &mut self,
        i: usize,
        change: impl Fn(T) -> Option<T>,
        undo: impl Fn(T) -> Option<T>,
    ) -> Result<(), FenwickError> {
        let len = self.len();
        if len <= i {
            no_element(i, len);
        }
        for at in cells_over(i, len) {
            let Some(sum) = change(self.cells[at]) else {
                // The cells before this one go back to what they were.
                for at in cells_over(i, at) {
                    self.cells[at] = undo(self.cells[at]).ok_or(FenwickError::Overflow)?;
                }
                return Err(FenwickError::Overflow);
            };
            self.cells[at] = sum;
        }
        Ok(())
    }

    /// The sum of the elements of a range; of none, zero. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit.
    ///
    /// # Panics
    /// If the range ends before it starts or behind the last element.
    #[track_caller]
    pub fn sum(&self, range: impl RangeBounds<usize>) -> Result<T, FenwickError> {
        let Range { mut start, mut end } = bounds(&range, self.len());
        let mut sum = T::ZERO;
        while start < end {
            // Invariant: what is asked for is sum, and what start..end sum up to.
            sum = sum.plus(self.cells[end - 1]).ok_or(FenwickError::Overflow)?;
            end -= lowbit(end);
        }
        while end < start {
            // Invariant: what is asked for is sum, less what end..start sum up to. The last cell of
            // start..end began at end.
            sum = sum.minus(self.cells[start - 1]).ok_or(FenwickError::Overflow)?;
            start -= lowbit(start);
        }
        Ok(sum)
    }

    /// Element `i`. O(log n), and O(1) on average over all.
    ///
    /// # Errors
    /// If a sum does not fit.
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn get(&self, i: usize) -> Result<T, FenwickError> {
        let len = self.len();
        if len <= i {
            no_element(i, len);
        }
        self.sum(i..=i)
    }

    /// Makes element `i` equal to `value`. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit, or the difference of the old element and the new one. Then nothing has
    /// changed.
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn set(&mut self, i: usize, value: T) -> Result<(), FenwickError> {
        let old = self.get(i)?;
        match (value.minus(old), old.minus(value)) {
            (Some(delta), _) => self.add(i, delta),
            (None, Some(delta)) => self.subtract(i, delta),
            (None, None) => Err(FenwickError::Overflow),
        }
    }

    /// The least index i such that the elements up to and with i sum up to `target` or more; the
    /// number of elements if all together do not. No element may be negative, else some index comes
    /// out. O(log n).
    pub fn lower_bound(&self, target: T) -> usize
    where
        T: Ord,
    {
        let mut passed = 0;
        let mut missing = target;
        let mut stride = self.len().checked_ilog2().map_or(0, |log| 1 << log);
        while 0 < stride {
            // Invariant: the first `passed` elements sum up to target - missing, which is less than
            // target unless passed is 0; and the answer is below passed + 2 · stride. The cell that
            // ends at passed + stride starts at passed.
            if let Some(&cell) = self.cells.get(passed + stride - 1)
                && cell < missing
                && let Some(rest) = missing.minus(cell)
            {
                passed += stride;
                missing = rest;
            }
            stride /= 2;
        }
        passed
    }
}

impl<T> Default for FenwickTree<T> {
    fn default() -> Self {
        FenwickTree { cells: Vec::new() }
    }
}

/// The largest power of two that divides `x`, which is not 0.
fn lowbit(x: usize) -> usize {
    x & x.wrapping_neg()
}
