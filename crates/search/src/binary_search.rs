//! Binary search: in ascending data, one comparison with the middle decides which half cannot hold
//! the answer.
//!
//! These are the fast forms: no branch depends on the data, so the processor has nothing to
//! mispredict. The textbook's version, which can be watched, is in [`plain`].
//!
//! Cost: ⌈log₂ n⌉ + 1 comparisons for n > 0 elements, O(1) space; galloping: O(log p) for an answer
//! at index p.
//!
//! Domain: any slice. If it is not ascending, the answer means nothing, but the search ends and
//! stays within the slice. The bounds of an integer range may be those of the type.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 3, 6.2.1; J. L. Bentley, A. C. Yao, "An
//! almost optimal algorithm for unbounded searching", Information Processing Letters 5 (1976), for
//! galloping.
//!
//! Checked: all ascending sequences of up to 7 elements over 4 keys against a linear scan; every
//! prefix of 0..1023.
//!
//! Page: `docs/en/search/binary-search.md`.

pub mod answer;
pub mod eytzinger;
pub mod plain;

use std::cmp::Ordering::{self, Equal, Greater, Less};
use std::hint::select_unpredictable;
use std::ops::Range;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `v[mid]` is about to be looked at, while the candidates are `v[lo..hi]`; `lo <= mid < hi`.
    Probe {
        /// The first candidate.
        lo: usize,
        /// The candidate that is looked at.
        mid: usize,
        /// One past the last candidate.
        hi: usize,
    },
}

/// The index of an element equal to `x`, the last of several; else the index where `x` could be
/// inserted. O(log n).
///
/// ```
/// use search::binary_search;
///
/// assert_eq!(binary_search(&[1, 3, 5, 7], &5), Ok(2));
/// assert_eq!(binary_search(&[1, 3, 5, 7], &4), Err(2));
/// ```
///
/// # Errors
/// If no element equals `x`: the index of the first element greater than `x`, or `v.len()`.
pub fn binary_search<T: Ord>(v: &[T], x: &T) -> Result<usize, usize> {
    binary_search_by(v, |y| y.cmp(x))
}

/// Searches by a comparator, which compares an element with what you search for. O(log n).
///
/// ```
/// use search::binary_search_by;
///
/// // A number between 17 and 19.
/// let squares = [1, 100, 324, 400];
/// assert_eq!(binary_search_by(&squares, |square| square.cmp(&324)), Ok(2));
/// assert_eq!(binary_search_by(&squares, |square| square.cmp(&325)), Err(3));
/// ```
///
/// # Errors
/// If no element is `Equal`: the index of the first one that is `Greater`, or `v.len()`.
pub fn binary_search_by<T>(
    v: &[T],
    mut compare: impl FnMut(&T) -> Ordering,
) -> Result<usize, usize> {
    let (mut lo, mut size) = (0, v.len());
    while 1 < size {
        // Invariant: the last element that is not greater than what is sought, if there is one, is
        // in v[lo..lo + size].
        let half = size / 2;
        let is_right = compare(&v[lo + half]) != Greater;
        lo = select_unpredictable(is_right, lo + half, lo);
        size -= half;
    }
    match v.get(lo).map(compare) {
        Some(Equal) => Ok(lo),
        Some(Less) => Err(lo + 1),
        Some(Greater) | None => Err(lo),
    }
}

/// Searches by a key, in whose order the slice ascends. O(log n).
///
/// ```
/// use search::binary_search_by_key;
///
/// let by_age = [("Ada", 36), ("Grace", 85), ("Kurt", 71)];
/// let by_name = binary_search_by_key(&by_age, &"Grace", |(name, _)| name);
/// assert_eq!(by_name, Ok(1));
/// ```
///
/// # Errors
/// If no element has the key: the index of the first one whose key is greater, or `v.len()`.
pub fn binary_search_by_key<T, K: Ord>(
    v: &[T],
    x: &K,
    mut key: impl FnMut(&T) -> K,
) -> Result<usize, usize> {
    binary_search_by(v, |y| key(y).cmp(x))
}

/// The index of the first element that is not less than `x`, or `v.len()`. O(log n).
///
/// ```
/// use search::lower_bound;
///
/// assert_eq!(lower_bound(&[1, 3, 3, 5], &3), 1);
/// ```
pub fn lower_bound<T: Ord>(v: &[T], x: &T) -> usize {
    partition_point(v, |y| y < x)
}

/// The index of the first element that is greater than `x`, or `v.len()`. O(log n).
///
/// ```
/// use search::upper_bound;
///
/// assert_eq!(upper_bound(&[1, 3, 3, 5], &3), 3);
/// ```
pub fn upper_bound<T: Ord>(v: &[T], x: &T) -> usize {
    partition_point(v, |y| y <= x)
}

/// The indices of all elements equal to `x`; empty, at the place where `x` could be inserted, if
/// there is none. O(log n).
///
/// ```
/// use search::equal_range;
///
/// assert_eq!(equal_range(&[1, 3, 3, 5], &3), 1..3);
/// ```
pub fn equal_range<T: Ord>(v: &[T], x: &T) -> Range<usize> {
    let lower = lower_bound(v, x);
    lower..lower + upper_bound(&v[lower..], x)
}

/// The index of the first element for which `is_left` is false, or `v.len()`. It must be true on a
/// prefix and false on the rest; either may be empty. O(log n).
///
/// ```
/// use search::partition_point;
///
/// assert_eq!(partition_point(&[2, 4, 6, 7, 9], |x| x % 2 == 0), 3);
/// ```
pub fn partition_point<T>(v: &[T], mut is_left: impl FnMut(&T) -> bool) -> usize {
    let (mut lo, mut size) = (0, v.len());
    while 1 < size {
        // Invariant: the answer is in lo..=lo + size.
        let half = size / 2;
        lo = select_unpredictable(is_left(&v[lo + half]), lo + half, lo);
        size -= half;
    }
    lo + usize::from(v.get(lo).is_some_and(is_left))
}

/// [`partition_point`] by steps of 1, 2, 4, … from the front. O(log p) for the answer p, however
/// long the slice is.
pub fn gallop<T>(v: &[T], is_left: impl FnMut(&T) -> bool) -> usize {
    gallop_watched(v, is_left, |_| {})
}

/// Galloping, observed: one [`Step::Probe`] for each question.
pub fn gallop_watched<T>(
    v: &[T],
    mut is_left: impl FnMut(&T) -> bool,
    mut watch: impl FnMut(Step),
) -> usize {
    let (mut lo, mut hi, mut leap) = (0, v.len(), 1_usize);
    while leap <= hi - lo {
        // Invariant: is_left is true on v[..lo], and lo = leap - 1.
        let mid = lo + leap - 1;
        watch(Step::Probe { lo, mid, hi });
        if !is_left(&v[mid]) {
            hi = mid;
            break;
        }
        lo = mid + 1;
        leap = leap.saturating_mul(2);
    }
    plain::halve(v, lo..hi, is_left, watch)
}
