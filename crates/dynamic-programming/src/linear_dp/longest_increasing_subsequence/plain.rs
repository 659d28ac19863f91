//! Part of [longest increasing subsequence](super): the same recurrence in four forms, as a
//! textbook writes them: a recursion, a recursion with a memo, a table, and the same table by
//! tails.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes a call for each increasing subsequence, up to 2ⁿ - 1 for n elements.
//! Memo and table take O(n²) time, and O(n) space. With tails, the table takes O(n log l) time for
//! an answer of l. The recursions are up to n calls deep.
//!
//! Domain: any numbers.
//!
//! Source: C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
//! Mathematics 13 (1961), for the tails.
//!
//! Checked: all sequences of up to 6 elements over 4 values, against all subsets.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-increasing-subsequence.md`.

use crate::Step;

/// The length of a longest increasing subsequence, by asking for each element. Up to 2ⁿ - 1 calls.
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::plain;
///
/// assert_eq!(plain::by_recursion(&[8, 15, 9, 12, 7, 18, 10]), 4);
/// ```
pub fn by_recursion(v: &[i64]) -> usize {
    (0..v.len()).map(|i| ending_at(v, i)).max().unwrap_or(0)
}

/// The length of a longest increasing subsequence that ends with element `i`. Up to 2ⁱ calls.
///
/// # Panics
/// If there is no element `i`.
pub fn ending_at(v: &[i64], i: usize) -> usize {
    ending_at_watched(v, i, &mut |_| {})
}

/// [`ending_at`], observed: each call, and each answer.
pub fn ending_at_watched(v: &[i64], i: usize, watch: &mut impl FnMut(Step<usize, usize>)) -> usize {
    watch(Step::Call(i));
    let mut longest = 1;
    for j in 0..i {
        if v[j] < v[i] {
            longest = longest.max(ending_at_watched(v, j, watch) + 1);
        }
    }
    watch(Step::Return(longest));
    longest
}

/// The length of a longest increasing subsequence, by a recursion that keeps each answer. O(n²)
/// time, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::plain;
///
/// assert_eq!(plain::by_memo(&[8, 15, 9, 12, 7, 18, 10]), 4);
/// ```
pub fn by_memo(v: &[i64]) -> usize {
    by_memo_watched(v, 0..v.len(), &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer. Only the elements with the indices `ends` are
/// asked for, in this order.
pub fn by_memo_watched(
    v: &[i64],
    ends: impl IntoIterator<Item = usize>,
    watch: &mut impl FnMut(Step<usize, usize>),
) -> usize {
    let mut memo = vec![None; v.len()];
    ends.into_iter().map(|i| remember(v, i, &mut memo, watch)).max().unwrap_or(0)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    v: &[i64],
    i: usize,
    memo: &mut [Option<usize>],
    watch: &mut impl FnMut(Step<usize, usize>),
) -> usize {
    watch(Step::Call(i));
    if let Some(length) = memo[i] {
        watch(Step::Known(length));
        return length;
    }
    let mut longest = 1;
    for j in 0..i {
        if v[j] < v[i] {
            longest = longest.max(remember(v, j, memo, watch) + 1);
        }
    }
    memo[i] = Some(longest);
    watch(Step::Return(longest));
    longest
}

/// The table: `f[i]` is the length of a longest increasing subsequence that ends with element `i`.
/// O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::plain;
///
/// let v = [8, 15, 9, 12, 7, 18, 10];
/// let f = plain::fill_table(&v);
/// assert_eq!(f, [1, 2, 2, 3, 1, 4, 3]);
/// assert_eq!(plain::walk_back(&v, &f), [0, 2, 3, 5]);
/// ```
pub fn fill_table(v: &[i64]) -> Vec<usize> {
    let mut f = vec![1; v.len()];
    for i in 0..v.len() {
        // Invariant: f[..i] is final.
        for j in 0..i {
            if v[j] < v[i] {
                f[i] = f[i].max(f[j] + 1);
            }
        }
    }
    f
}

/// The indices of one longest increasing subsequence, ascending, read from the table. O(n) time.
pub fn walk_back(v: &[i64], f: &[usize]) -> Vec<usize> {
    let mut wanted = f.iter().copied().max().unwrap_or(0);
    let mut indices: Vec<usize> = Vec::new();
    for i in (0..v.len()).rev() {
        // Invariant: the `wanted` elements that are still missing are in v[..=i].
        let is_smaller = indices.last().is_none_or(|&next| v[i] < v[next]);
        if f[i] == wanted && is_smaller {
            indices.push(i);
            wanted -= 1;
        }
    }
    indices.reverse();
    indices
}

/// The table of [`fill_table`], by way of the smallest tails. O(n log l) time for an answer of l,
/// O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::plain;
///
/// assert_eq!(plain::fill_by_tails(&[8, 15, 9, 12, 7, 18, 10]), [1, 2, 2, 3, 1, 4, 3]);
/// ```
pub fn fill_by_tails(v: &[i64]) -> Vec<usize> {
    fill_by_tails_watched(v, |_, _| {})
}

/// [`fill_by_tails`], observed: the length for each element, and the tails after it.
pub fn fill_by_tails_watched(
    v: &[i64],
    mut watch: impl FnMut(Step<usize, usize>, &[i64]),
) -> Vec<usize> {
    let mut tails = Vec::new();
    let mut f = Vec::new();
    for &x in v {
        // Invariant: tails[k] is the smallest last element of the increasing subsequences of k + 1
        // elements so far. So the tails ascend.
        let k = tails.partition_point(|&tail| tail < x);
        if k == tails.len() {
            tails.push(x);
        } else {
            tails[k] = x;
        }
        f.push(k + 1);
        watch(Step::Return(k + 1), &tails);
    }
    f
}

/// The number of longest increasing subsequences, by the table: those with different indices are
/// different. An empty sequence has one, the empty one. O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::plain;
///
/// let v = [2, 6, 4, 9, 7];
/// assert_eq!(plain::count_longest(&v, &plain::fill_table(&v)), 4);
/// ```
///
/// # Panics
/// With overflow checks, if there are more than `u64::MAX`.
pub fn count_longest(v: &[i64], f: &[usize]) -> u64 {
    let Some(&longest) = f.iter().max() else { return 1 };
    let mut ways = vec![0; v.len()];
    for i in 0..v.len() {
        // Invariant: ways[j] subsequences of the length f[j] end with element j, for all j < i.
        if f[i] == 1 {
            ways[i] = 1;
        }
        for j in 0..i {
            if v[j] < v[i] && f[j] + 1 == f[i] {
                ways[i] += ways[j];
            }
        }
    }
    (0..v.len()).filter(|&i| f[i] == longest).map(|i| ways[i]).sum()
}
