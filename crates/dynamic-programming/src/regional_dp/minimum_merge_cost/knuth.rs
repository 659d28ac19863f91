//! Part of [minimum merge cost](super): Knuth's bounds of the split, O(n²).
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

use super::{Intervals, MergeError, best_split, prefix_sums_of_naturals};

/// The same table as [`super::minimum_merge`], in O(n²) time. No pile may be negative.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::knuth::minimum_merge;
///
/// assert_eq!(minimum_merge(&[1, 3, 5, 2])?.cost(), 22);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`MergeError::Negative`], and those of [`super::minimum_merge`].
pub fn minimum_merge(piles: &[i64]) -> Result<Intervals, MergeError> {
    let sums = prefix_sums_of_naturals(piles)?;
    interval_dp(piles.len(), |i, _, j| Some(sums[j] - sums[i]))
}

/// The minimum of [`super::interval_dp`], where only the splits from that of `start..end - 1` to
/// that of `start + 1..end` are tried for `start..end`. O(n²).
///
/// That is right if `join` does not depend on its middle argument, is never less on an interval
/// than on a part of it, and for i <= j <= k <= l has
/// `join(i, k) + join(j, l) <= join(i, l) + join(j, k)`. Otherwise some cost may be too
/// great.
///
/// # Errors
/// Those of [`super::interval_dp`].
pub fn interval_dp(
    n_parts: usize,
    mut join: impl FnMut(usize, usize, usize) -> Option<i64>,
) -> Result<Intervals, MergeError> {
    let mut intervals = Intervals::new(n_parts)?;
    for length in 2..=n_parts {
        for start in 0..=n_parts - length {
            // Invariant: the cells of all shorter intervals are final.
            let (end, Intervals { costs, splits }) = (start + length, &mut intervals);
            let mids = if length == 2 {
                start + 1..end
            } else {
                // If the join breaks its promise, the bounds may cross. One candidate is still
                // tried.
                let first = splits[(start, end - 1)];
                first..splits[(start + 1, end)].max(first) + 1
            };
            let sides = mids.map(|mid| (mid, (costs[(start, mid)], costs[(mid, end)])));
            let (cost, split) =
                best_split(start..end, sides, &|cost, best| cost < best, &mut join)?;
            (costs[(start, end)], splits[(start, end)]) = (cost, split);
        }
    }
    Ok(intervals)
}
