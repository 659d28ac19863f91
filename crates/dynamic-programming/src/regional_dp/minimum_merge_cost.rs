//! Minimum merge cost: a row of piles becomes one by merging neighbors, and each merge costs the
//! sum of what it merges. The best cost of a row follows from those of all shorter rows within it.
//!
//! Cost: O(n³) time and O(n²) space for n piles; O(n²) time with Knuth's bounds, O(n log n) by
//! Garsia and Wachs.
//!
//! Domain: any `i64` whose costs cannot overflow; negative piles for the cubic form alone.
//!
//! Source: D. E. Knuth, "Optimum binary search trees", Acta Informatica 1 (1971); F. F. Yao,
//! "Efficient dynamic programming using quadrangle inequalities", STOC 1980.
//!
//! Checked: every order of merging for all rows of up to 6 piles of 4 sizes, and random ones of up
//! to 9; the variants against each other.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

pub mod circular;
pub mod garsia_wachs;
pub mod instances;
pub mod knuth;
pub mod plain;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

use crate::{Table, TableSizeError};

/// The reasons why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// The costs within `start..end` could exceed an `i64`.
    #[error("merging {start}..{end} may cost more than 64 bits hold")]
    Overflow {
        /// The first of them.
        start: usize,
        /// One past the last of them.
        end: usize,
    },
    /// A pile is negative, and the method needs piles that are not.
    #[error("pile {pile} is negative")]
    Negative {
        /// Its index.
        pile: usize,
    },
    /// The table takes too much memory.
    #[error(transparent)]
    TooLarge(#[from] TableSizeError),
}

/// Two neighboring intervals, `start..mid` and `mid..end`, become one.
///
/// ```
/// use dynamic_programming::{Merge, minimum_merge};
///
/// // The piles 1 and 3, the piles 5 and 2, and then both.
/// let merges = minimum_merge(&[1, 3, 5, 2])?.merges();
/// assert_eq!(merges.last(), Some(&Merge { start: 0, mid: 2, end: 4 }));
/// assert_eq!(merges.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Merge {
    /// The first part of the left interval.
    pub start: usize,
    /// One past the last part of the left interval, and the first of the right one.
    pub mid: usize,
    /// One past the last part of the right interval.
    pub end: usize,
}

/// The best costs of all intervals of a row, and where the best ones are split.
///
/// ```
/// use dynamic_programming::minimum_merge;
///
/// let best = minimum_merge(&[1, 3, 5, 2])?;
/// assert_eq!((best.cost(), best.split(&(0..4))), (22, Some(2)));
/// assert_eq!(best.costs()[(0, 2)], 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intervals {
    // costs[(start, end)] is the best cost of start..end, and splits[(start, end)] the first mid
    // that has it. A single part costs 0, and its split is its end. Below that there are zeros.
    costs: Table<i64>,
    splits: Table<usize>,
}

impl Intervals {
    /// The table in which only the single parts are filled.
    fn new(n_parts: usize) -> Result<Self, TableSizeError> {
        let side = n_parts.saturating_add(1);
        let (costs, mut splits) = Table::pair(side, side, (0, 0))?;
        (0..n_parts).for_each(|start| splits[(start, start + 1)] = start + 1);
        Ok(Intervals { costs, splits })
    }

    /// The best cost of the whole row.
    pub fn cost(&self) -> i64 {
        self.costs[(0, self.n_parts())]
    }

    /// The number of parts in the row.
    pub fn n_parts(&self) -> usize {
        self.costs.n_rows() - 1
    }

    /// The filled table: `costs()[(start, end)]` for each interval `start..end`, and 0 where
    /// `end < start`.
    pub fn costs(&self) -> &Table<i64> {
        &self.costs
    }

    /// The place where the best cost of an interval of at least two parts splits it; the first of
    /// several.
    pub fn split(&self, interval: &Range<usize>) -> Option<usize> {
        let is_there = interval.end <= self.n_parts() && 2 <= interval.len();
        is_there.then(|| self.splits[(interval.start, interval.end)])
    }

    /// The merges of one optimum, each after those that make its two sides. O(n).
    pub fn merges(&self) -> Vec<Merge> {
        self.merges_of(0..self.n_parts())
    }

    /// The merges of one optimum of an interval, each after those that make its two sides.
    /// O(length).
    fn merges_of(&self, interval: Range<usize>) -> Vec<Merge> {
        let mut merges = Vec::new();
        let mut open = vec![interval];
        while let Some(interval) = open.pop() {
            if let Some(mid) = self.split(&interval) {
                let Range { start, end } = interval;
                merges.push(Merge { start, mid, end });
                open.extend([start..mid, mid..end]);
            }
        }
        // They were found from the last merge down.
        merges.reverse();
        merges
    }
}

/// The least cost of merging the piles into one, with the table and the merges. Nothing or one pile
/// costs 0. O(n³).
///
/// ```
/// use dynamic_programming::minimum_merge;
///
/// assert_eq!(minimum_merge(&[1, 3, 5, 2])?.cost(), 22);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`MergeError::Overflow`] if n - 1 times the sum of the absolute values exceeds an `i64`;
/// [`MergeError::TooLarge`] if the tables of costs and splits are.
pub fn minimum_merge(piles: &[i64]) -> Result<Intervals, MergeError> {
    let sums = prefix_sums(piles)?;
    interval_dp(piles.len(), |cost, best| cost < best, |i, _, j| Some(sums[j] - sums[i]))
}

/// The greatest cost of merging the piles into one, with the table and the merges. O(n³).
///
/// ```
/// use dynamic_programming::maximum_merge;
///
/// assert_eq!(maximum_merge(&[4, 1, 1])?.cost(), 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`minimum_merge`].
pub fn maximum_merge(piles: &[i64]) -> Result<Intervals, MergeError> {
    let sums = prefix_sums(piles)?;
    interval_dp(piles.len(), |cost, best| best < cost, |i, _, j| Some(sums[j] - sums[i]))
}

/// Interval dynamic programming: a single part costs 0, and `start..end` costs the best, over
/// `mid`, of both sides and `join(start, mid, end)`. O(n³) time, O(n²) space.
///
/// `is_better(cost, best)` must be `<` or `>`. A `join` of `None` is a cost that overflows.
///
/// # Errors
/// [`MergeError::Overflow`] if the cost of a split does; [`MergeError::TooLarge`] if the two tables
/// are.
#[doc(alias = "range DP")]
pub fn interval_dp(
    n_parts: usize,
    is_better: impl Fn(i64, i64) -> bool,
    join: impl FnMut(usize, usize, usize) -> Option<i64>,
) -> Result<Intervals, MergeError> {
    fill(n_parts, n_parts, is_better, join)
}

/// The table for intervals of up to `longest` parts.
fn fill(
    n_parts: usize,
    longest: usize,
    is_better: impl Fn(i64, i64) -> bool,
    mut join: impl FnMut(usize, usize, usize) -> Option<i64>,
) -> Result<Intervals, MergeError> {
    let mut table = Intervals::new(n_parts)?;
    for length in 2..=longest {
        for start in 0..=n_parts - length {
            // Invariant: the cells of all shorter intervals are final. costs[(end, start)] is a
            // copy of costs[(start, end)], so the sides of all splits are in two rows.
            let (end, costs) = (start + length, &table.costs);
            let [left, right] = [start, end].map(|row| &costs.row(row)[start + 1..end]);
            let sides = left.iter().copied().zip(right.iter().copied());
            let splits = (start + 1..end).zip(sides);
            let (cost, split) = best_split(start..end, splits, &is_better, &mut join)?;
            (table.costs[(start, end)], table.splits[(start, end)]) = (cost, split);
            table.costs[(end, start)] = cost;
        }
    }
    for end in 0..=n_parts {
        table.costs.row_mut(end)[..end].fill(0);
    }
    Ok(table)
}

/// The best cost of an interval, and the first split that has it. Each split comes with the costs
/// of its two sides.
#[inline]
fn best_split(
    Range { start, end }: Range<usize>,
    splits: impl Iterator<Item = (usize, (i64, i64))>,
    is_better: &impl Fn(i64, i64) -> bool,
    join: &mut impl FnMut(usize, usize, usize) -> Option<i64>,
) -> Result<(i64, usize), MergeError> {
    let mut best = None;
    for (mid, (left, right)) in splits {
        let joined = join(start, mid, end);
        let cost = joined.and_then(|joined| left.checked_add(right)?.checked_add(joined));
        let cost = cost.ok_or(MergeError::Overflow { start, end })?;
        if best.is_none_or(|(known, _)| is_better(cost, known)) {
            best = Some((cost, mid));
        }
    }
    Ok(best.expect("an interval of two parts or more has a split"))
}

/// The sums of `piles[..0]`, `piles[..1]` and so on.
///
/// There are n - 1 merges, and none costs more than all absolute values together. If that product
/// fits, no cost can overflow.
fn prefix_sums(piles: &[i64]) -> Result<Vec<i64>, MergeError> {
    let n_merges = u64::try_from(piles.len().saturating_sub(1)).unwrap_or(u64::MAX).max(1);
    let (mut sums, mut size) = (vec![0], 0_u64);
    for (i, &pile) in piles.iter().enumerate() {
        let most = size.checked_add(pile.unsigned_abs()).and_then(|size| {
            let most = size.checked_mul(n_merges)?;
            i64::try_from(most).is_ok().then_some(size)
        });
        size = most.ok_or(MergeError::Overflow { start: 0, end: i + 1 })?;
        sums.push(sums[i] + pile);
    }
    Ok(sums)
}

/// The prefix sums of piles none of which is negative.
fn prefix_sums_of_naturals(piles: &[i64]) -> Result<Vec<i64>, MergeError> {
    match piles.iter().position(|&pile| pile < 0) {
        Some(pile) => Err(MergeError::Negative { pile }),
        None => prefix_sums(piles),
    }
}

/// The least cost if any two piles may be merged, neighbors or not: always the two smallest
/// (Huffman). No negative pile is allowed. O(n log n).
///
/// # Errors
/// [`MergeError::Negative`], and [`MergeError::Overflow`] as [`minimum_merge`].
pub fn any_pair_cost(piles: &[i64]) -> Result<i64, MergeError> {
    prefix_sums_of_naturals(piles)?;
    let mut heap: BinaryHeap<Reverse<i64>> = piles.iter().copied().map(Reverse).collect();
    let mut cost = 0;
    while let (Some(Reverse(a)), Some(Reverse(b))) = (heap.pop(), heap.pop()) {
        cost += a + b;
        heap.push(Reverse(a + b));
    }
    Ok(cost)
}
