//! Part of [the Fenwick tree](super): order statistics, by trees whose elements count the
//! occurrences of each value.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

use super::{FenwickError, FenwickTree};
use crate::ordered_map::OrderStatistics;

/// A multiset of values in 0..n with order statistics. Every operation is O(log n).
///
/// ```
/// use data_structure::fenwick_tree::order::Ranks;
///
/// let mut ranks = Ranks::new(100);
/// for value in [30, 10, 20] {
///     ranks.insert(value);
/// }
/// assert_eq!(ranks.n_less(20), 1);
/// assert_eq!(ranks.kth_smallest(2), Some(30));
/// ```
#[doc(alias = "order statistics")]
#[doc(alias = "multiset")]
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Ranks {
    /// The number of occurrences of each value.
    counts: FenwickTree<usize>,
    len: usize,
}

impl Ranks {
    /// Creates an empty multiset of values in 0..n.
    pub fn new(n: usize) -> Self {
        Ranks { counts: FenwickTree::new(n), len: 0 }
    }

    /// Creates a multiset of the given values in 0..n. O(n), and one step per value.
    ///
    /// ```
    /// use data_structure::fenwick_tree::order::Ranks;
    ///
    /// let ranks = Ranks::from_values(10, [3, 1, 4, 1, 5]);
    /// assert_eq!(ranks.count(1), 2);
    /// assert_eq!(ranks.kth_smallest(2), Some(3));
    /// ```
    ///
    /// # Panics
    /// If one of them is not in 0..n, or there are more of them than a `usize` can count.
    #[track_caller]
    pub fn from_values(n: usize, values: impl IntoIterator<Item = usize>) -> Self {
        let (mut counts, mut len) = (vec![0; n], 0);
        for value in values {
            if n <= value {
                no_value(value, n);
            }
            len = one_more(len);
            counts[value] += 1;
        }
        Ranks { counts: FenwickTree::from_values(counts).expect(FITS), len }
    }

    /// Returns the number of values, with multiplicity.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a value.
    ///
    /// # Panics
    /// If it is not in 0..n, or there would be more values than a `usize` can count.
    #[track_caller]
    pub fn insert(&mut self, value: usize) {
        self.check(value);
        self.len = one_more(self.len);
        self.counts.add(value, 1).expect(FITS);
    }

    /// Removes one occurrence of a value. Returns false if the value is not present.
    ///
    /// # Panics
    /// If it is not in 0..n.
    #[track_caller]
    pub fn remove(&mut self, value: usize) -> bool {
        let is_there = self.contains(value);
        if is_there {
            self.counts.subtract(value, 1).expect("a cell counts at least those of its values");
            self.len -= 1;
        }
        is_there
    }

    /// Returns the number of occurrences of a value.
    ///
    /// # Panics
    /// If it is not in 0..n.
    #[track_caller]
    pub fn count(&self, value: usize) -> usize {
        self.check(value);
        self.counts.get(value).expect(FITS)
    }

    /// Returns whether a value is present.
    ///
    /// # Panics
    /// If it is not in 0..n.
    #[track_caller]
    pub fn contains(&self, value: usize) -> bool {
        0 < self.count(value)
    }

    /// Returns the greatest value that is at most `value`, if there is one.
    ///
    /// # Panics
    /// If `value` is not in 0..n.
    #[track_caller]
    pub fn floor(&self, value: usize) -> Option<usize> {
        self.check(value);
        self.n_less(value + 1).checked_sub(1).and_then(|k| self.kth_smallest(k))
    }

    /// Returns the least value that is at least `value`, if there is one.
    ///
    /// # Panics
    /// If `value` is not in 0..=n.
    #[track_caller]
    pub fn ceiling(&self, value: usize) -> Option<usize> {
        self.kth_smallest(self.n_less(value))
    }

    /// Returns the number of values less than `value`, which need not be present.
    ///
    /// # Panics
    /// If it is not in 0..=n.
    #[track_caller]
    pub fn n_less(&self, value: usize) -> usize {
        let n = self.counts.len();
        if n < value {
            no_value(value, n);
        }
        self.counts.sum(..value).expect(FITS)
    }

    #[track_caller]
    fn check(&self, value: usize) {
        let n = self.counts.len();
        if n <= value {
            no_value(value, n);
        }
    }

    /// Returns the value with exactly `k` values before it in ascending order, so 0 gives the
    /// least, or `None` if there are at most `k` values.
    pub fn kth_smallest(&self, k: usize) -> Option<usize> {
        (k < self.len).then(|| self.counts.lower_bound(k + 1))
    }
}

impl OrderStatistics<usize> for Ranks {
    fn rank(&self, key: &usize) -> usize {
        // All values are less than any key beyond the domain.
        self.n_less(self.counts.len().min(*key))
    }

    fn select_key(&self, rank: usize) -> Option<usize> {
        self.kth_smallest(rank)
    }
}

/// The reason why no sum of counts overflows.
const FITS: &str = "a sum of counts is at most the number of all values";

/// # Panics
/// Always, because there is no such value.
#[cold]
#[track_caller]
fn no_value(value: usize, n: usize) -> ! {
    panic!("{value} is not among the values 0..{n}")
}

#[track_caller]
fn one_more(len: usize) -> usize {
    len.checked_add(1).expect("too many values")
}

/// Returns the number of inversions, which are pairs with `i < j` but `v[j] < v[i]`. O(n log n).
///
/// ```
/// use data_structure::fenwick_tree::order::inversions;
///
/// assert_eq!(inversions(&[5, 2, 8, 6, 9, 3])?, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are more than a `u64` can count, which takes at least 6 · 10⁹ elements.
pub fn inversions<T: Ord>(v: &[T]) -> Result<u64, FenwickError> {
    let mut sorted: Vec<&T> = v.iter().collect();
    sorted.sort_unstable();
    sorted.dedup();
    let mut seen = Ranks::new(sorted.len());
    let mut n_inversions = 0_u64;
    for x in v {
        // The index of x among the distinct values, which include it.
        let rank = sorted.partition_point(|y| *y < x);
        let n_greater = seen.len() - seen.n_less(rank + 1);
        let n_greater = u64::try_from(n_greater).map_err(|_| FenwickError::Overflow)?;
        n_inversions = n_inversions.checked_add(n_greater).ok_or(FenwickError::Overflow)?;
        seen.insert(rank);
    }
    Ok(n_inversions)
}
