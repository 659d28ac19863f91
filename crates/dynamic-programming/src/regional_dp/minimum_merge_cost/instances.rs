//! Part of [minimum merge cost](super): other problems that fill the same table.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

use super::{Intervals, MergeError, interval_dp};

/// The least number of multiplications in a product of matrices, where matrix i has `sizes[i]` rows
/// and `sizes[i + 1]` columns. Fewer than three sizes cost 0. O(n³).
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::instances::matrix_chain;
///
/// // A 10 × 30, a 30 × 5 and a 5 × 60 matrix.
/// assert_eq!(matrix_chain(&[10, 30, 5, 60])?.cost(), 4500);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`MergeError::Overflow`] if the cost of a split does, even of one that is not in the optimum;
/// [`MergeError::TooLarge`].
#[doc(alias = "matrix chain multiplication")]
pub fn matrix_chain(sizes: &[u64]) -> Result<Intervals, MergeError> {
    let n_parts = sizes.len().saturating_sub(1);
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let most = largest.checked_pow(3).and_then(|most| most.checked_mul(n_parts as u64));
    if most.is_some_and(|most| i64::try_from(most).is_ok()) {
        // No sum of products overflows.
        let sizes: Vec<i64> = sizes.iter().map(|&size| size.cast_signed()).collect();
        let join = |i: usize, k: usize, j: usize| Some(sizes[i] * sizes[j] * sizes[k]);
        return interval_dp(n_parts, |cost, best| cost < best, join);
    }
    let join = |i: usize, k: usize, j: usize| {
        // Two sizes always fit into 128 bits, so the last of the three may be 0 whatever they are.
        let n_cells = u128::from(sizes[i]) * u128::from(sizes[k]);
        let n_products = n_cells.checked_mul(sizes[j].into())?;
        i64::try_from(n_products).ok()
    };
    interval_dp(n_parts, |cost, best| cost < best, join)
}

/// The least weight of the triangles that cut up a convex polygon, whose corners are `0..n_corners`
/// in turn. A merge `start`, `mid`, `end` is a triangle with these corners. Fewer than three
/// corners cost 0. O(n³).
///
/// # Errors
/// [`MergeError::Overflow`] if sums do, or `weight` gives `None`; [`MergeError::TooLarge`].
pub fn triangulation(
    n_corners: usize,
    weight: impl FnMut(usize, usize, usize) -> Option<i64>,
) -> Result<Intervals, MergeError> {
    interval_dp(n_corners.saturating_sub(1), |cost, best| cost < best, weight)
}
