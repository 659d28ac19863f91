//! Part of [maximum subarray](super): all ranges, and the recurrence in four forms, as a textbook
//! writes them: a recursion, a recursion with a memo, a table, and two variables.
//!
//! The pictures on the pages run these versions. The rest are the shortest versions of the
//! variants.
//!
//! Cost: all ranges and the recursion take O(n²) time, worst case and best; the others O(n). The
//! recursions are n calls deep.
//!
//! Domain: any elements whose sums, or products, fit an `i64`.
//!
//! Source: J. B. Kadane, told in J. L. Bentley, "Programming pearls: algorithm design techniques",
//! Communications of the ACM 27 (1984).
//!
//! Checked: all sequences of up to 6 elements from -2 to 2 against all ranges.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/maximum-subarray.md`.

use std::ops::Range;

use crate::Step;

/// The largest sum of a range; `None` if there are no elements. Each range in turn: O(n²).
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::all_ranges(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(9));
/// ```
pub fn all_ranges(v: &[i64]) -> Option<i64> {
    let mut best = None;
    for start in 0..v.len() {
        let mut sum = 0;
        for x in &v[start..] {
            // Invariant: sum is that of the elements from start up to the one before x.
            sum += x;
            best = best.max(Some(sum));
        }
    }
    best
}

/// The largest sum of a range, by a recursion for each last element. n(n + 1)/2 calls.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::by_recursion(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(9));
/// ```
pub fn by_recursion(v: &[i64]) -> Option<i64> {
    by_recursion_watched(v, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(v: &[i64], watch: &mut impl FnMut(Step<usize>)) -> Option<i64> {
    (0..v.len()).map(|i| ending_at(v, i, watch)).max()
}

/// The largest sum of a range that ends with element `i`.
fn ending_at(v: &[i64], i: usize, watch: &mut impl FnMut(Step<usize>)) -> i64 {
    watch(Step::Call(i));
    if i == 0 {
        watch(Step::Return(v[0]));
        return v[0];
    }
    let before = ending_at(v, i - 1, watch);
    let sum = v[i] + before.max(0);
    watch(Step::Return(sum));
    sum
}

/// The largest sum of a range, by a recursion that keeps each answer. O(n) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::by_memo(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(9));
/// ```
pub fn by_memo(v: &[i64]) -> Option<i64> {
    by_memo_watched(v, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(v: &[i64], watch: &mut impl FnMut(Step<usize>)) -> Option<i64> {
    let mut memo = vec![None; v.len()];
    (0..v.len()).map(|i| remember(v, i, &mut memo, watch)).max()
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    v: &[i64],
    i: usize,
    memo: &mut [Option<i64>],
    watch: &mut impl FnMut(Step<usize>),
) -> i64 {
    watch(Step::Call(i));
    if let Some(sum) = memo[i] {
        watch(Step::Known(sum));
        return sum;
    }
    let before = if i == 0 { 0 } else { remember(v, i - 1, memo, watch).max(0) };
    memo[i] = Some(v[i] + before);
    watch(Step::Return(v[i] + before));
    v[i] + before
}

/// The table: `ending[i]` is the largest sum of a range that ends with element `i`. O(n).
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// let v = [2, -6, -3, 7, -5, -1, 8, -4];
/// let ending = plain::fill_table(&v);
/// assert_eq!(ending, [2, -4, -3, 7, 2, 1, 9, 5]);
/// assert_eq!(plain::best_range(&ending), Some(3..7));
/// ```
pub fn fill_table(v: &[i64]) -> Vec<i64> {
    let mut ending = v.to_vec();
    for i in 1..v.len() {
        // Invariant: the entries before entry i are final.
        ending[i] += ending[i - 1].max(0);
    }
    ending
}

/// The range of the largest sum, read from the table: the first end, and then the shortest. O(n).
pub fn best_range(ending: &[i64]) -> Option<Range<usize>> {
    let best = ending.iter().max()?;
    let last = ending.iter().position(|sum| sum == best)?;
    let mut start = last;
    while 0 < start && 0 < ending[start - 1] {
        start -= 1;
    }
    Some(start..last + 1)
}

/// The largest sum of a range, from two variables: Kadane's algorithm. O(n) time, O(1) space.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::kadane(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(9));
/// ```
pub fn kadane(v: &[i64]) -> Option<i64> {
    kadane_watched(v, |_, _| {})
}

/// [`kadane`], observed: after each element, the largest sum that ends there, and the best so far.
pub fn kadane_watched(v: &[i64], mut watch: impl FnMut(Step<usize>, i64)) -> Option<i64> {
    let mut best = *v.first()?;
    let mut ending = 0;
    for x in v {
        // Invariant: no range before x has a larger sum than best.
        ending = x + ending.max(0);
        best = best.max(ending);
        watch(Step::Return(ending), best);
    }
    Some(best)
}

/// The largest sum on a circle: after the last element comes the first. O(n) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::circular(&[5, -3, 5]), Some(10));
/// ```
pub fn circular(v: &[i64]) -> Option<i64> {
    let straight = kadane(v)?;
    let inside = v.get(1..v.len() - 1).unwrap_or_default();
    let negated: Vec<i64> = inside.iter().map(|x| -x).collect();
    let around = kadane(&negated).map(|least| v.iter().sum::<i64>() + least);
    around.max(Some(straight))
}

/// The largest sum of at most `length` elements, which is not 0, by the least prefix sum in a
/// window. O(n).
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::at_most(&[2, -6, -3, 7, -5, -1, 8, -4], 3), Some(8));
/// ```
pub fn at_most(v: &[i64], length: usize) -> Option<i64> {
    let mut sums = vec![0];
    let mut starts = std::collections::VecDeque::new();
    let mut best = None;
    for end in 1..=v.len() {
        sums.push(sums[end - 1] + v[end - 1]);
        while starts.back().is_some_and(|&start| sums[end - 1] <= sums[start]) {
            starts.pop_back();
        }
        starts.push_back(end - 1);
        if starts[0] + length < end {
            starts.pop_front();
        }
        best = best.max(Some(sums[end] - sums[starts[0]]));
    }
    best
}

/// The largest sum of at least `length` elements, which is not 0; `None` if there are fewer. O(n).
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::at_least(&[2, -6, -3, 7, -5, -1, 8, -4], 5), Some(6));
/// ```
pub fn at_least(v: &[i64], length: usize) -> Option<i64> {
    let mut sums = vec![0];
    let (mut least, mut best) = (0, None);
    for end in 1..=v.len() {
        sums.push(sums[end - 1] + v[end - 1]);
        if length <= end {
            least = least.min(sums[end - length]);
            best = best.max(Some(sums[end] - least));
        }
    }
    best
}

/// The largest sum of two ranges without a common element; `None` for fewer than two elements.
/// O(n) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::two_ranges(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(15));
/// ```
pub fn two_ranges(v: &[i64]) -> Option<i64> {
    let reversed: Vec<i64> = v.iter().rev().copied().collect();
    let (left, right) = (bests_of_prefixes(v), bests_of_prefixes(&reversed));
    (1..v.len()).map(|cut| left[cut - 1] + right[v.len() - cut - 1]).max()
}

/// The largest sum of a range within the first 1, 2, ..., n elements.
fn bests_of_prefixes(v: &[i64]) -> Vec<i64> {
    let mut bests = fill_table(v);
    for i in 1..bests.len() {
        bests[i] = bests[i].max(bests[i - 1]);
    }
    bests
}

/// The largest product of a range; `None` if there are no elements. O(n) time, O(1) space.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::maximum_product(&[-2, 3, -4]), Some(24));
/// ```
pub fn maximum_product(v: &[i64]) -> Option<i64> {
    let (mut least, mut largest) = (1, 1);
    let mut best = *v.first()?;
    for x in v {
        let ways = [*x, x * least, x * largest];
        least = ways[0].min(ways[1]).min(ways[2]);
        largest = ways[0].max(ways[1]).max(ways[2]);
        best = best.max(largest);
    }
    Some(best)
}

/// The largest sum of a range, by halves; `None` if there are no elements. O(n log n) time; the
/// recursion is log n calls deep.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// assert_eq!(plain::by_halves(&[2, -6, -3, 7, -5, -1, 8, -4]), Some(9));
/// ```
pub fn by_halves(v: &[i64]) -> Option<i64> {
    if v.len() < 2 {
        return v.first().copied();
    }
    let (left, right) = v.split_at(v.len() / 2);
    let across = best_start(left.iter().rev())? + best_start(right.iter())?;
    by_halves(left).max(by_halves(right)).max(Some(across))
}

/// The largest sum of the first 1, 2, ... elements.
fn best_start<'a>(elements: impl Iterator<Item = &'a i64>) -> Option<i64> {
    let sums = elements.scan(0, |sum, x| {
        *sum += x;
        Some(*sum)
    });
    sums.max()
}

/// The largest sum of a rectangle, whose rows are as long as the first; `None` without cells.
/// O(rows² · columns) time.
///
/// ```
/// use dynamic_programming::linear_dp::maximum_subarray::plain;
///
/// let rows = [vec![1, -2, 0], vec![-3, 4, 5], vec![2, 1, -1]];
/// assert_eq!(plain::maximum_rectangle(&rows), Some(9));
/// ```
pub fn maximum_rectangle(rows: &[Vec<i64>]) -> Option<i64> {
    let mut best = None;
    for top in 0..rows.len() {
        let mut sums = vec![0; rows[top].len()];
        for row in &rows[top..] {
            // Invariant: sums adds up the cells of each column from the top row to the one above.
            for (sum, x) in sums.iter_mut().zip(row) {
                *sum += x;
            }
            best = best.max(kadane(&sums));
        }
    }
    best
}
