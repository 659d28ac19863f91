//! Part of [longest bitonic subsequence](super): the two recurrences as a textbook writes them: a
//! recursion, a recursion with a memo, two tables, and the same tables by tails.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes up to 2ⁿ + n - 1 calls for n elements. Memo and tables take O(n²)
//! time, and O(n) space. With tails, the tables take O(n log l) time for an answer of l. The
//! recursions are up to n calls deep.
//!
//! Domain: any numbers, strictly up and strictly down; a side may be the peak alone.
//!
//! Source: two longest increasing subsequences that meet, section 5.2.
//!
//! Checked: all sequences of up to 6 elements over 4 values, against all subsets.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/bitonic-subsequence.md`.

use crate::Step;
use crate::linear_dp::longest_increasing_subsequence::plain::fill_by_tails as fill_lis_by_tails;

/// One side of a peak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slope {
    /// From the left up to the peak.
    Rise,
    /// From the peak down to the right.
    Fall,
}

/// The length of a longest bitonic subsequence, by asking both sides of each element. Up to
/// 2ⁿ + n - 1 calls.
///
/// ```
/// use dynamic_programming::linear_dp::bitonic_subsequence::plain;
///
/// assert_eq!(plain::by_recursion(&[14, 7, 12, 17, 9, 8, 20]), 5);
/// ```
pub fn by_recursion(v: &[i64]) -> usize {
    let with_peak = |i| longest(v, Slope::Rise, i) + longest(v, Slope::Fall, i) - 1;
    (0..v.len()).map(with_peak).max().unwrap_or(0)
}

/// The length of a longest rise that ends with element `i`, or of a longest fall that begins with
/// it.
///
/// # Panics
/// If there is no element `i`.
pub fn longest(v: &[i64], slope: Slope, i: usize) -> usize {
    longest_watched(v, slope, i, &mut |_| {})
}

/// [`longest`], observed: each call, and each answer.
pub fn longest_watched(
    v: &[i64],
    slope: Slope,
    i: usize,
    watch: &mut impl FnMut(Step<(Slope, usize), usize>),
) -> usize {
    watch(Step::Call((slope, i)));
    let side = if slope == Slope::Rise { 0..i } else { i + 1..v.len() };
    let mut most = 1;
    for j in side {
        if v[j] < v[i] {
            most = most.max(longest_watched(v, slope, j, watch) + 1);
        }
    }
    watch(Step::Return(most));
    most
}

/// The length of a longest bitonic subsequence, by recursions that keep each answer. O(n²) time,
/// O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::bitonic_subsequence::plain;
///
/// assert_eq!(plain::by_memo(&[14, 7, 12, 17, 9, 8, 20]), 5);
/// ```
pub fn by_memo(v: &[i64]) -> usize {
    by_memo_watched(v, 0..v.len(), &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer. Only the `peaks` are asked for, in this
/// order.
pub fn by_memo_watched(
    v: &[i64],
    peaks: impl IntoIterator<Item = usize>,
    watch: &mut impl FnMut(Step<(Slope, usize), usize>),
) -> usize {
    let mut memo = [vec![None; v.len()], vec![None; v.len()]];
    let mut with_peak = |i| {
        let up = remember(v, Slope::Rise, i, &mut memo, watch);
        up + remember(v, Slope::Fall, i, &mut memo, watch) - 1
    };
    peaks.into_iter().map(&mut with_peak).max().unwrap_or(0)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    v: &[i64],
    slope: Slope,
    i: usize,
    memo: &mut [Vec<Option<usize>>; 2],
    watch: &mut impl FnMut(Step<(Slope, usize), usize>),
) -> usize {
    watch(Step::Call((slope, i)));
    if let Some(known) = memo[slope as usize][i] {
        watch(Step::Known(known));
        return known;
    }
    let side = if slope == Slope::Rise { 0..i } else { i + 1..v.len() };
    let mut most = 1;
    for j in side {
        if v[j] < v[i] {
            most = most.max(remember(v, slope, j, memo, watch) + 1);
        }
    }
    memo[slope as usize][i] = Some(most);
    watch(Step::Return(most));
    most
}

/// The two tables: `f[i]` is the length of a longest rise that ends with element `i`, and `g[i]` is
/// that of a longest fall that begins with it. O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::bitonic_subsequence::plain;
///
/// let v = [14, 7, 12, 17, 9, 8, 20];
/// let (f, g) = plain::fill_tables(&v);
/// assert_eq!((&f[..], &g[..]), (&[1, 1, 2, 3, 2, 2, 4][..], &[4, 1, 3, 3, 2, 1, 1][..]));
/// assert_eq!(plain::peak(&f, &g, 1), Some(3));
/// assert_eq!(plain::walk_down(&v, &f, &g, 3), [1, 2, 3, 4, 5]);
/// ```
pub fn fill_tables(v: &[i64]) -> (Vec<usize>, Vec<usize>) {
    let n = v.len();
    let (mut f, mut g) = (vec![1; n], vec![1; n]);
    for i in 0..n {
        for j in 0..i {
            if v[j] < v[i] {
                f[i] = f[i].max(f[j] + 1);
            }
        }
    }
    for i in (0..n).rev() {
        for j in i + 1..n {
            if v[j] < v[i] {
                g[i] = g[i].max(g[j] + 1);
            }
        }
    }
    (f, g)
}

/// The first element with the largest sum of both tables among those where each side, the peak
/// included, has at least `least` elements; `None` if there is none. O(n) time.
pub fn peak(f: &[usize], g: &[usize], least: usize) -> Option<usize> {
    let mut best: Option<usize> = None;
    for i in 0..f.len() {
        // Invariant: `best` is the best peak among the elements before i.
        let is_better = best.is_none_or(|b| f[b] + g[b] < f[i] + g[i]);
        if least <= f[i].min(g[i]) && is_better {
            best = Some(i);
        }
    }
    best
}

/// The indices of one longest bitonic subsequence with this peak, ascending, read from the tables.
/// O(n) time.
pub fn walk_down(v: &[i64], f: &[usize], g: &[usize], peak: usize) -> Vec<usize> {
    let mut indices = vec![peak];
    let mut last = peak;
    for i in (0..peak).rev() {
        if f[i] + 1 == f[last] && v[i] < v[last] {
            indices.push(i);
            last = i;
        }
    }
    indices.reverse();
    last = peak;
    for i in peak + 1..v.len() {
        if g[i] + 1 == g[last] && v[i] < v[last] {
            indices.push(i);
            last = i;
        }
    }
    indices
}

/// The tables of [`fill_tables`], by the smallest tails of section 5.2. O(n log l) time for an
/// answer of l, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::bitonic_subsequence::plain;
///
/// let v = [14, 7, 12, 17, 9, 8, 20];
/// assert_eq!(plain::fill_by_tails(&v), plain::fill_tables(&v));
/// ```
pub fn fill_by_tails(v: &[i64]) -> (Vec<usize>, Vec<usize>) {
    let f = fill_lis_by_tails(v);
    // Read from right to left, the fall is a rise.
    let reversed: Vec<i64> = v.iter().rev().copied().collect();
    let mut g = fill_lis_by_tails(&reversed);
    g.reverse();
    (f, g)
}
