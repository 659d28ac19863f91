//! Maximum subarray: of all ranges of a sequence, the one with the largest sum.
//!
//! Cost: O(n) additions and O(1) space, element by element; by dividing O(n log n).
//!
//! Domain: `i64`. A sum that does not fit is an error that names its range. A range is not empty,
//! unless a function says so. Of several ranges with the largest sum it is the one that ends first,
//! and of those the shortest.
//!
//! Source: J. B. Kadane, told in J. L. Bentley, "Programming pearls: algorithm design techniques",
//! Communications of the ACM 27 (1984).
//!
//! Checked: all sequences of up to 6 elements from -2 to 2 against all ranges, every variant; all
//! tables of 2 × 3 and 3 × 2 such elements.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/maximum-subarray.md`.

pub mod plain;
mod rectangle;
mod variants;

use std::cmp::Reverse;
use std::ops::Range;

pub use rectangle::{Rectangle, RectangleError, maximum_rectangle};
pub use variants::{at_least, at_most, circular, maximum_product, two_disjoint};

/// A range and its sum.
///
/// ```
/// use dynamic_programming::{Subarray, maximum_subarray};
///
/// let best = maximum_subarray(&[-2, 1, -3, 4, -1, 2, 1, -5, 4])?;
/// assert_eq!(best, Some(Subarray { sum: 6, range: 3..7 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Subarray {
    /// The sum of the elements.
    pub sum: i64,
    /// Their range.
    pub range: Range<usize>,
}

/// The sum of a range does not fit an `i64`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("what the elements {}..{} amount to does not fit an i64", range.start, range.end)]
pub struct SubarrayError {
    /// The range.
    pub range: Range<usize>,
}

/// The range with the largest sum; none if there are no elements. O(n).
///
/// ```
/// use dynamic_programming::maximum_subarray;
///
/// let best = maximum_subarray(&[-2, 1, -3, 4, -1, 2, 1, -5, 4])?.expect("the slice is not empty");
/// assert_eq!(best.sum, 6);
/// assert_eq!(best.range, 3..7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a sum exceeds `i64::MAX`.
#[doc(alias = "Kadane")]
pub fn maximum_subarray(v: &[i64]) -> Result<Option<Subarray>, SubarrayError> {
    let mut stream = Stream::default();
    for &x in v {
        stream.push(x)?;
    }
    Ok(stream.best)
}

/// The range with the largest sum, where the empty range is one too: `0..0`, with the sum 0, if no
/// sum is positive. O(n).
///
/// ```
/// use dynamic_programming::maximum_subarray_or_empty;
///
/// assert_eq!(maximum_subarray_or_empty(&[-3, -1, -2])?.sum, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a sum exceeds `i64::MAX`.
pub fn maximum_subarray_or_empty(v: &[i64]) -> Result<Subarray, SubarrayError> {
    let best = maximum_subarray(v)?.filter(|best| 0 < best.sum);
    Ok(best.unwrap_or(Subarray { sum: 0, range: 0..0 }))
}

/// The table of the recurrence: for each element, the largest sum of a range that ends with it.
/// O(n).
///
/// # Errors
/// If a sum exceeds `i64::MAX`.
pub fn largest_endings(v: &[i64]) -> Result<Vec<i64>, SubarrayError> {
    let mut stream = Stream::default();
    v.iter().map(|&x| stream.push(x)).collect()
}

/// Kadane's algorithm for elements that come one by one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stream {
    /// The number of elements so far.
    n: usize,
    /// The largest sum of a range that ends with the last element, and where the range begins.
    ending: i64,
    start: usize,
    best: Option<Subarray>,
}

impl Stream {
    /// Takes the next element, and returns the largest sum of a range that ends with it. O(1).
    ///
    /// # Errors
    /// If that sum exceeds `i64::MAX`. The element then does not count as taken.
    pub fn push(&mut self, x: i64) -> Result<i64, SubarrayError> {
        // A beginning that does not help is dropped.
        let start = if 0 < self.ending { self.start } else { self.n };
        let end = self.n + 1;
        let sum = self.ending.max(0).checked_add(x).ok_or(SubarrayError { range: start..end })?;
        (self.n, self.start, self.ending) = (end, start, sum);
        // Invariant: no range that ends with x has a larger sum, and of those with this sum it is
        // the shortest.
        if self.best.as_ref().is_none_or(|best| best.sum < sum) {
            self.best = Some(Subarray { sum, range: start..end });
        }
        Ok(sum)
    }

    /// The range with the largest sum so far; none before the first element.
    pub fn best(&self) -> Option<&Subarray> {
        self.best.as_ref()
    }
}

/// A summary of a range that is not empty. The summaries of two neighboring ranges can be joined
/// without looking at their elements again, so a tree over the sequence can answer for every range.
/// The sums are wider than the elements, so none can overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Summary {
    /// The sum of all.
    pub total: i128,
    /// The largest sum of a range that begins where this one does.
    pub prefix: i128,
    /// The largest sum of a range that ends where this one does.
    pub suffix: i128,
    /// The largest sum of any range.
    pub best: i128,
}

impl From<i64> for Summary {
    fn from(x: i64) -> Self {
        let x = i128::from(x);
        Summary { total: x, prefix: x, suffix: x, best: x }
    }
}

impl Summary {
    /// The summary of this range and its right neighbor together. O(1), and associative.
    pub fn join(self, right: Summary) -> Summary {
        Summary {
            total: self.total + right.total,
            prefix: self.prefix.max(self.total + right.prefix),
            suffix: right.suffix.max(self.suffix + right.total),
            best: self.best.max(right.best).max(self.suffix + right.prefix),
        }
    }
}

/// Like [`maximum_subarray`], by halves: the best range is in the left half, in the right half, or
/// across both. O(n log n).
///
/// # Errors
/// If the largest sum exceeds `i64::MAX`.
pub fn divide_and_conquer(v: &[i64]) -> Result<Option<Subarray>, SubarrayError> {
    divide_and_conquer_by(v.len(), |i| v[i])
}

/// Like [`divide_and_conquer`], for `n` elements that a closure gives by their indices.
///
/// # Errors
/// If the largest sum exceeds `i64::MAX`.
pub fn divide_and_conquer_by(
    n: usize,
    mut element: impl FnMut(usize) -> i64,
) -> Result<Option<Subarray>, SubarrayError> {
    if n == 0 {
        return Ok(None);
    }
    fit(divide(0..n, &mut element)).map(Some)
}

/// A range and its sum, of which nothing is lost.
type Wide = (i128, Range<usize>);

/// The best of a range that is not empty. The recursion is log n deep.
fn divide(whole: Range<usize>, element: &mut impl FnMut(usize) -> i64) -> Wide {
    if whole.len() == 1 {
        return (i128::from(element(whole.start)), whole);
    }
    let middle = usize::midpoint(whole.start, whole.end);
    // Across: from the middle to the left as far as it pays, and to the right.
    let (left, start) = farthest((whole.start..middle).rev(), element);
    let (right, last) = farthest(middle..whole.end, element);
    let across = (left + right, start..last + 1);
    let halves = [divide(whole.start..middle, element), divide(middle..whole.end, element)];
    halves.into_iter().fold(across, better)
}

/// Sums along the indices, one or more, and returns the largest sum on the way and the index where
/// it is first reached.
fn farthest(
    indices: impl Iterator<Item = usize>,
    element: &mut impl FnMut(usize) -> i64,
) -> (i128, usize) {
    let mut best = (i128::MIN, 0);
    let mut sum = 0;
    for i in indices {
        sum += i128::from(element(i));
        if best.0 < sum {
            best = (sum, i);
        }
    }
    best
}

/// The larger sum; then the range that ends first; then the shorter one.
fn better(one: Wide, other: Wide) -> Wide {
    let key = |wide: &Wide| (wide.0, Reverse(wide.1.end), wide.1.start);
    if key(&one) < key(&other) { other } else { one }
}

/// A sum as an `i64`, if it is one. Of ranges of any length the largest sum is never below all
/// elements, so it can only be too large; if a range must have some length, it can be too small.
fn fit((sum, range): Wide) -> Result<Subarray, SubarrayError> {
    match i64::try_from(sum) {
        Ok(sum) => Ok(Subarray { sum, range }),
        Err(_) => Err(SubarrayError { range }),
    }
}
