//! Part of [minimum merge cost](super): piles in a circle, where the last and the first are
//! neighbors too.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

use super::{Merge, MergeError, fill, prefix_sums};

/// The best way to merge a circle of piles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Circle {
    /// The best cost.
    pub cost: i64,
    /// The circle may be cut open before this pile; the first of several. 0 if there are no piles.
    pub start: usize,
    /// The merges, each after those that make its two sides. Indices count from `start` on: pile k
    /// is the pile `(start + k) % n`.
    pub merges: Vec<Merge>,
}

/// The least cost of merging a circle of piles into one. O(n³) time, O(n²) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::circular::minimum_merge;
///
/// assert_eq!(minimum_merge(&[4, 5, 9, 4])?.cost, 43);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`super::minimum_merge`] on a row of 2n - 1 piles: the circle, and again all but its last.
pub fn minimum_merge(piles: &[i64]) -> Result<Circle, MergeError> {
    best_merge(piles, |cost, best| cost < best)
}

/// The greatest cost of merging a circle of piles into one. O(n³) time, O(n²) space.
///
/// # Errors
/// As [`minimum_merge`].
pub fn maximum_merge(piles: &[i64]) -> Result<Circle, MergeError> {
    best_merge(piles, |cost, best| best < cost)
}

fn best_merge(piles: &[i64], is_better: impl Fn(i64, i64) -> bool) -> Result<Circle, MergeError> {
    let n = piles.len();
    // Wherever the circle is cut open, the row that results is an interval of two rounds of it.
    let n_twice = (2 * n).saturating_sub(1);
    let twice: Vec<i64> = piles.iter().chain(piles).copied().take(n_twice).collect();
    let sums = prefix_sums(&twice)?;
    let table = fill(twice.len(), n, &is_better, |i, _, j| Some(sums[j] - sums[i]))?;
    let cost_from = |start: usize| table.costs()[(start, start + n)];
    let start =
        (1..n).fold(
            0,
            |best, start| {
                if is_better(cost_from(start), cost_from(best)) { start } else { best }
            },
        );
    let shifted = |Merge { start: first, mid, end }: Merge| Merge {
        start: first - start,
        mid: mid - start,
        end: end - start,
    };
    let merges = table.merges_of(start..start + n).into_iter().map(shifted).collect();
    Ok(Circle { cost: cost_from(start), start, merges })
}
