//! Part of [minimum merge cost](super): the same recurrence in three forms, as a textbook writes
//! them: a recursion, a recursion with a memo, and a table by growing length. Knuth's bounds, the
//! circle, the matrix chain and the algorithm of Garsia and Wachs are here in their shortest forms.
//!
//! The pictures on the pages run these versions.
//!
//! Cost: the recursion makes 3ⁿ⁻¹ calls for n piles, worst case and best. Memo and table take O(n³)
//! time and O(n²) space. The recursions are n calls deep.
//!
//! Domain: any piles whose costs fit an `i64`; those of [`with_bounds`] and [`garsia_wachs`] are
//! not negative.
//!
//! Source: D. E. Knuth, "Optimum binary search trees", Acta Informatica 1 (1971); A. M. Garsia, M.
//! L. Wachs, "A new algorithm for minimum cost binary trees", SIAM Journal on Computing 6 (1977).
//!
//! Checked: every order of merging for all rows of up to 6 piles of 4 sizes.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

use std::ops::RangeInclusive;

use super::Merge;
use crate::Step;

/// The range `i..j` of a row, as the pair (i, j).
type State = (usize, usize);

/// The sums of the first 0, 1, 2, ... piles. The piles `i..j` weigh `sums[j] - sums[i]`.
fn prefix_sums(piles: &[i64]) -> Vec<i64> {
    let mut sums = vec![0];
    for (i, pile) in piles.iter().enumerate() {
        sums.push(sums[i] + pile);
    }
    sums
}

/// The least cost, by trying each last merge of each range. 3ⁿ⁻¹ calls.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// assert_eq!(plain::by_recursion(&[6, 5, 1, 4, 8]), 53);
/// ```
pub fn by_recursion(piles: &[i64]) -> i64 {
    by_recursion_watched(piles, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(piles: &[i64], watch: &mut impl FnMut(Step<State>)) -> i64 {
    least_cost(&prefix_sums(piles), 0, piles.len(), watch)
}

/// The least cost of merging the piles `i..j` into one.
fn least_cost(sums: &[i64], i: usize, j: usize, watch: &mut impl FnMut(Step<State>)) -> i64 {
    watch(Step::Call((i, j)));
    if j <= i + 1 {
        watch(Step::Return(0));
        return 0;
    }
    let mut best = i64::MAX;
    for k in i + 1..j {
        let left = least_cost(sums, i, k, watch);
        let right = least_cost(sums, k, j, watch);
        best = best.min(left + right);
    }
    best += sums[j] - sums[i];
    watch(Step::Return(best));
    best
}

/// The least cost, by a recursion that keeps each answer. O(n³) time, O(n²) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// assert_eq!(plain::by_memo(&[6, 5, 1, 4, 8]), 53);
/// ```
pub fn by_memo(piles: &[i64]) -> i64 {
    by_memo_watched(piles, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(piles: &[i64], watch: &mut impl FnMut(Step<State>)) -> i64 {
    let n = piles.len();
    let mut memo = vec![vec![None; n + 1]; n + 1];
    remember(&prefix_sums(piles), 0, n, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    sums: &[i64],
    i: usize,
    j: usize,
    memo: &mut [Vec<Option<i64>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((i, j)));
    if let Some(cost) = memo[i][j] {
        watch(Step::Known(cost));
        return cost;
    }
    if j <= i + 1 {
        watch(Step::Return(0));
        return 0;
    }
    let mut best = i64::MAX;
    for k in i + 1..j {
        let left = remember(sums, i, k, memo, watch);
        let right = remember(sums, k, j, memo, watch);
        best = best.min(left + right);
    }
    best += sums[j] - sums[i];
    memo[i][j] = Some(best);
    watch(Step::Return(best));
    best
}

/// The two tables: `cost[i][j]` is the least cost of the piles `i..j`, and `split[i][j]` is where
/// their last merge splits them, the first such place. O(n³) time, O(n²) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// let (cost, split) = plain::fill_tables(&[6, 5, 1, 4, 8]);
/// assert_eq!((cost[0][5], split[0][5]), (53, 2));
/// ```
pub fn fill_tables(piles: &[i64]) -> (Vec<Vec<i64>>, Vec<Vec<usize>>) {
    let (n, sums) = (piles.len(), prefix_sums(piles));
    let mut cost = vec![vec![0; n + 1]; n + 1];
    let mut split = vec![vec![0; n + 1]; n + 1];
    for length in 2..=n {
        // Invariant: the costs of all ranges shorter than `length` are final.
        for i in 0..=n - length {
            let j = i + length;
            cost[i][j] = i64::MAX;
            for k in i + 1..j {
                let with_k = cost[i][k] + cost[k][j] + sums[j] - sums[i];
                if with_k < cost[i][j] {
                    (cost[i][j], split[i][j]) = (with_k, k);
                }
            }
        }
    }
    (cost, split)
}

/// Lists the merges of the best merge tree of `i..j`, each after those that make its two sides.
/// O(j - i) time; the recursion is up to j - i calls deep.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// let (_, split) = plain::fill_tables(&[6, 5, 1, 4, 8]);
/// let mut merges = Vec::new();
/// plain::list_merges(&split, 0, 5, &mut merges);
/// let ends: Vec<_> = merges.iter().map(|merge| (merge.start, merge.mid, merge.end)).collect();
/// assert_eq!(ends, [(0, 1, 2), (2, 3, 4), (2, 4, 5), (0, 2, 5)]);
/// ```
pub fn list_merges(split: &[Vec<usize>], i: usize, j: usize, merges: &mut Vec<Merge>) {
    if i + 1 < j {
        let k = split[i][j];
        list_merges(split, i, k, merges);
        list_merges(split, k, j, merges);
        merges.push(Merge { start: i, mid: k, end: j });
    }
}

/// The tables of [`fill_tables`], where only the splits between those of two shorter ranges are
/// tried. O(n²) time and space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// let (cost, split) = plain::with_bounds(&[6, 5, 1, 4, 8]);
/// assert_eq!((cost[0][5], split[0][5]), (53, 2));
/// ```
pub fn with_bounds(piles: &[i64]) -> (Vec<Vec<i64>>, Vec<Vec<usize>>) {
    with_bounds_watched(piles, |_, _| {})
}

/// [`with_bounds`], observed: each range `i..j`, with the splits of it that are tried.
pub fn with_bounds_watched(
    piles: &[i64],
    mut watch: impl FnMut(Step<State>, RangeInclusive<usize>),
) -> (Vec<Vec<i64>>, Vec<Vec<usize>>) {
    let (n, sums) = (piles.len(), prefix_sums(piles));
    let mut cost = vec![vec![0; n + 1]; n + 1];
    let mut split = vec![vec![0; n + 1]; n + 1];
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length;
            let first = if length == 2 { i + 1 } else { split[i][j - 1] };
            let last = if length == 2 { i + 1 } else { split[i + 1][j] };
            watch(Step::Call((i, j)), first..=last);
            cost[i][j] = i64::MAX;
            for k in first..=last {
                let with_k = cost[i][k] + cost[k][j] + sums[j] - sums[i];
                if with_k < cost[i][j] {
                    (cost[i][j], split[i][j]) = (with_k, k);
                }
            }
        }
    }
    (cost, split)
}

/// The least cost of a circle of piles, from the table of two rounds. O(n³) time, O(n²) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// assert_eq!(plain::in_a_circle(&[4, 5, 9, 4]), 43);
/// ```
pub fn in_a_circle(piles: &[i64]) -> i64 {
    let n = piles.len();
    let (cost, _) = fill_tables(&piles.repeat(2));
    (0..n).map(|start| cost[start][start + n]).min().unwrap_or(0)
}

/// The least number of multiplications in a product of matrices, where matrix i has `sizes[i]` rows
/// and `sizes[i + 1]` columns. O(n³) time, O(n²) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// assert_eq!(plain::matrix_chain(&[10, 30, 5, 60]), 4500);
/// ```
pub fn matrix_chain(sizes: &[i64]) -> i64 {
    let n = sizes.len().saturating_sub(1);
    let mut cost = vec![vec![0; n + 1]; n + 1];
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length;
            let with = |k: usize| cost[i][k] + cost[k][j] + sizes[i] * sizes[k] * sizes[j];
            cost[i][j] = (i + 1..j).map(with).min().unwrap_or(0);
        }
    }
    cost[0][n]
}

/// The least cost, by the algorithm of Garsia and Wachs, in a vector. O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::plain;
///
/// assert_eq!(plain::garsia_wachs(&[4, 2, 3, 6]), 29);
/// ```
pub fn garsia_wachs(piles: &[i64]) -> i64 {
    let (mut row, mut total) = (piles.to_vec(), 0);
    while 2 <= row.len() {
        let last = row.len() - 2;
        let i = (0..last).find(|&i| row[i] <= row[i + 2]).unwrap_or(last);
        let merged = row[i] + row[i + 1];
        total += merged;
        row.drain(i..i + 2);
        // The new pile moves to the left, past all lighter ones.
        let place = row[..i].iter().rposition(|&pile| merged <= pile).map_or(0, |p| p + 1);
        row.insert(place, merged);
    }
    total
}
