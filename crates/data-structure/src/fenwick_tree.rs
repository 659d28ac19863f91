//! Fenwick tree, or binary indexed tree: sums of ranges of an array whose elements change, stored
//! in one array of the same length.
//!
//! Cost: O(log n) for a change or a sum, O(n) to build; no space beyond that of the elements.
//!
//! Domain: any [`Group`]: integers are checked, and a sum that overflows is an error; numbers
//! modulo a prime always fit; floats are rounded. Indices count from 0; an index that does not
//! exist is the caller's mistake, and causes a panic.
//!
//! Source: P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
//! Practice and Experience 24 (1994).
//!
//! Checked: all ranges of all arrays of up to 5 elements over 3 values, after each change, against
//! sums of slices; floats against integers, where no sum is rounded.
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

use numbers::Mod;

use crate::ordered_map::Total;
use crate::range::{bounds, no_element};

/// Numbers that can be added in any order and subtracted again. `None` means that a result does not
/// fit.
///
/// Laws, as long as all results fit: addition is commutative and associative, adding zero changes
/// nothing, and `a.plus(b)` minus `b` is `a`.
///
/// ```
/// use data_structure::{FenwickTree, Mod};
///
/// let mut tree = FenwickTree::from_values([3, 6, 5].map(Mod::<7>::from))?;
/// assert_eq!(tree.sum(..)?, Mod::new(0));
/// tree.set(1, Mod::new(2))?;
/// assert_eq!(tree.sum(1..)?, Mod::new(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Floats satisfy these laws only as long as no sum is rounded, as with integers if all sums have
/// at most 53 bits. Otherwise a sum depends on which cells make it up, an element is only close to
/// the value it was set to, and a small element is lost for good next to a large one that is added
/// and later removed:
///
/// ```
/// use data_structure::FenwickTree;
///
/// let mut tree = FenwickTree::from_values([1.0, 0.25])?;
/// assert_eq!(tree.sum(..)?, 1.25);
/// tree.add(0, 1e17)?;
/// tree.subtract(0, 1e17)?;
/// assert_eq!(tree.sum(..)?, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// If that matters, a [segment tree](crate::SegmentTree) of sums is better: it recomputes the sum
/// of a range, so an element that was removed leaves no trace. A sum of floats that is infinite or
/// NaN does not fit.
pub trait Group: Copy {
    /// Whether all laws hold. If not, an addition cannot be undone by a subtraction.
    const IS_EXACT: bool = true;
    /// The sum of no elements.
    const ZERO: Self;
    /// Returns `self + other`, or `None` if it does not fit.
    fn plus(self, other: Self) -> Option<Self>;
    /// Returns `self - other`, or `None` if it does not fit.
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

/// Every sum fits.
impl<const P: u32> Group for Mod<P> {
    const ZERO: Self = Mod::ZERO;
    fn plus(self, other: Self) -> Option<Self> {
        Some(self + other)
    }
    fn minus(self, other: Self) -> Option<Self> {
        Some(self - other)
    }
}

macro_rules! rounded {
    ($($float:ident)*) => {$(
        /// Sums are rounded; one that is infinite or NaN does not fit.
        impl Group for $float {
            const IS_EXACT: bool = false;
            const ZERO: Self = 0.0;
            fn plus(self, other: Self) -> Option<Self> {
                Some(self + other).filter(|sum| sum.is_finite())
            }
            fn minus(self, other: Self) -> Option<Self> {
                Some(self - other).filter(|difference| difference.is_finite())
            }
        }
    )*};
}

rounded! { f32 f64 }

/// Behaves as `f64`; since these floats are ordered, [`lower_bound`](FenwickTree::lower_bound) is
/// available too.
impl Group for Total {
    const IS_EXACT: bool = false;
    const ZERO: Self = <Total as numbers::Semiring>::ZERO;
    fn plus(self, other: Self) -> Option<Self> {
        Group::plus(self.0, other.0).map(Total)
    }
    fn minus(self, other: Self) -> Option<Self> {
        Group::minus(self.0, other.0).map(Total)
    }
}

/// Sums of ranges of an array whose elements change.
///
/// A method returns an error if a sum does not fit into its type. An index or a range outside the
/// array is the caller's mistake, and causes a panic, as in a slice.
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

/// The reason why a Fenwick tree cannot answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FenwickError {
    /// A sum or an intermediate sum does not fit.
    #[error("a sum does not fit")]
    Overflow,
}

/// Returns the cells that include element `i`, from shortest to longest. Each next index is
/// obtained by changing the last zero in binary to a one: 4 = 100₂, 5 = 101₂, 7 = 111₂, 15 = 1111₂.
/// There are at most log₂ n + 1 of them.
pub fn cells_over(i: usize, len: usize) -> impl Iterator<Item = usize> {
    // The largest number has no zero and stays the same; it is never less than `len`.
    successors(Some(i), |at| Some(at | at.wrapping_add(1))).take_while(move |at| *at < len)
}

/// Returns the cells that make up the first `end` elements, from last to first: their ends are
/// obtained from `end` by clearing its last ones in binary, one by one. There are at most log₂ n +
/// 1 of them.
pub fn cells_before(end: usize) -> impl Iterator<Item = usize> {
    successors(Some(end), |end| Some(end & end.wrapping_sub(1)))
        .take_while(|end| 0 < *end)
        .map(|end| end - 1)
}

impl<T: Group> FenwickTree<T> {
    /// Creates `n` zeros. O(n).
    pub fn new(n: usize) -> Self {
        FenwickTree { cells: vec![T::ZERO; n] }
    }

    /// Creates a tree with the elements of `values`. O(n): each cell is added to the next one that
    /// contains it.
    ///
    /// # Errors
    /// If the sum of a cell does not fit.
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Result<Self, FenwickError> {
        let mut cells: Vec<T> = values.into_iter().collect();
        for i in 0..cells.len() {
            // Invariant: cells[..=i] are complete; each later one holds its own element and the
            // sums passed to it so far.
            let next = i | (i + 1);
            if next < cells.len() {
                cells[next] = cells[next].plus(cells[i]).ok_or(FenwickError::Overflow)?;
            }
        }
        Ok(FenwickTree { cells })
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Returns the cells: cell i holds the sum of the last lowbit(i + 1) elements up to and
    /// including element i.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// Appends an element. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit; then nothing has changed.
    pub fn push(&mut self, value: T) -> Result<(), FenwickError> {
        let end = self.len() + 1;
        let before = self.sum(end - lowbit(end)..end - 1)?;
        self.cells.push(before.plus(value).ok_or(FenwickError::Overflow)?);
        Ok(())
    }

    /// Adds `delta` to element `i`. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit; then nothing has changed.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn add(&mut self, i: usize, delta: T) -> Result<(), FenwickError> {
        self.change(i, |cell| cell.plus(delta), |cell| cell.minus(delta))
    }

    /// Subtracts `delta` from element `i`, which for unsigned integers cannot be done by addition.
    /// O(log n).
    ///
    /// # Errors
    /// If a difference does not fit; then nothing has changed.
    ///
    /// # Panics
    /// If `i` is out of bounds.
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
        // Changes that cannot be undone are tried out first.
        if !T::IS_EXACT && cells_over(i, len).any(|at| change(self.cells[at]).is_none()) {
            return Err(FenwickError::Overflow);
        }
        for at in cells_over(i, len) {
            let Some(sum) = change(self.cells[at]) else {
                // The cells before this one are restored.
                for at in cells_over(i, at) {
                    self.cells[at] = undo(self.cells[at]).ok_or(FenwickError::Overflow)?;
                }
                return Err(FenwickError::Overflow);
            };
            self.cells[at] = sum;
        }
        Ok(())
    }

    /// Returns the sum of the elements of a range, which is zero for an empty range. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn sum(&self, range: impl RangeBounds<usize>) -> Result<T, FenwickError> {
        let Range { mut start, mut end } = bounds(&range, self.len());
        let mut sum = T::ZERO;
        while start < end {
            // Invariant: the answer is `sum` plus the sum of start..end.
            sum = sum.plus(self.cells[end - 1]).ok_or(FenwickError::Overflow)?;
            end -= lowbit(end);
        }
        while end < start {
            // Invariant: the answer is `sum` minus the sum of end..start. The last cell of
            // start..end began at end.
            sum = sum.minus(self.cells[start - 1]).ok_or(FenwickError::Overflow)?;
            start -= lowbit(start);
        }
        Ok(sum)
    }

    /// Returns element `i`. O(log n), and O(1) on average over all elements.
    ///
    /// # Errors
    /// If a sum does not fit.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn get(&self, i: usize) -> Result<T, FenwickError> {
        let len = self.len();
        if len <= i {
            no_element(i, len);
        }
        self.sum(i..=i)
    }

    /// Sets element `i` to `value`, or to a number near it if sums are rounded. O(log n).
    ///
    /// # Errors
    /// If a sum does not fit, or the difference between the old and the new element does not fit;
    /// then nothing has changed.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn set(&mut self, i: usize, value: T) -> Result<(), FenwickError> {
        let old = self.get(i)?;
        match (value.minus(old), old.minus(value)) {
            (Some(delta), _) => self.add(i, delta),
            (None, Some(delta)) => self.subtract(i, delta),
            (None, None) => Err(FenwickError::Overflow),
        }
    }

    /// Returns whether `delta` can be added to element `i`, which must exist. O(log n).
    fn can_add(&self, i: usize, delta: T) -> bool {
        cells_over(i, self.len()).all(|at| self.cells[at].plus(delta).is_some())
    }

    /// Returns the least index i such that the elements up to and including i sum to `target` or
    /// more, or the number of elements if even the sum of all is less. No element may be negative;
    /// otherwise, the result is unspecified. O(log n).
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

/// Returns the largest power of two that divides `x`, which must not be 0.
fn lowbit(x: usize) -> usize {
    x & x.wrapping_neg()
}
