//! Part of [the longest common subsequence](super): the same recurrence in four forms, as a
//! textbook writes them: a recursion, a recursion with a memo, a table, and one row.
//!
//! The pictures on the page run these versions.
//!
//! Cost: without a common element, the recursion makes 2 · C(n + m, n) - 1 calls for n and m
//! elements, the worst case. Each of the others takes O(n · m) time; memo and table take O(n · m)
//! space, the row O(m). The recursions are up to n + m calls deep.
//!
//! Domain: any two slices, of different lengths too. The recursions need a stack for their depth.
//!
//! Source: R. A. Wagner, M. J. Fischer, "The string-to-string correction problem", Journal of the
//! ACM 21 (1974).
//!
//! Checked: all pairs of sequences of up to 4 elements over 3, against all subsequences.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence.md`.

use crate::Step;

/// The lengths of a prefix of `a` and of a prefix of `b`.
type State = (usize, usize);

/// The length, by trying both cases where the last elements differ. It recurses up to n + m deep.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::plain;
///
/// assert_eq!(plain::by_recursion(b"nested", b"send"), 3);
/// ```
pub fn by_recursion<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    by_recursion_watched(a, b, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched<T: PartialEq>(
    a: &[T],
    b: &[T],
    watch: &mut impl FnMut(Step<State, usize>),
) -> usize {
    watch(Step::Call((a.len(), b.len())));
    let (Some((x, a_rest)), Some((y, b_rest))) = (a.split_last(), b.split_last()) else {
        watch(Step::Return(0));
        return 0;
    };
    let length = if x == y {
        by_recursion_watched(a_rest, b_rest, watch) + 1
    } else {
        let without_x = by_recursion_watched(a_rest, b, watch);
        without_x.max(by_recursion_watched(a, b_rest, watch))
    };
    watch(Step::Return(length));
    length
}

/// The length, by a recursion that keeps each answer. O(n · m) time and space. The recursion is up
/// to n + m calls deep.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::plain;
///
/// assert_eq!(plain::by_memo(b"nested", b"send"), 3);
/// ```
pub fn by_memo<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    by_memo_watched(a, b, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched<T: PartialEq>(
    a: &[T],
    b: &[T],
    watch: &mut impl FnMut(Step<State, usize>),
) -> usize {
    let mut memo = vec![vec![None; b.len() + 1]; a.len() + 1];
    remember(a, b, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember<T: PartialEq>(
    a: &[T],
    b: &[T],
    memo: &mut [Vec<Option<usize>>],
    watch: &mut impl FnMut(Step<State, usize>),
) -> usize {
    watch(Step::Call((a.len(), b.len())));
    if let Some(length) = memo[a.len()][b.len()] {
        watch(Step::Known(length));
        return length;
    }
    let (Some((x, a_rest)), Some((y, b_rest))) = (a.split_last(), b.split_last()) else {
        watch(Step::Return(0));
        return 0;
    };
    let length = if x == y {
        remember(a_rest, b_rest, memo, watch) + 1
    } else {
        let without_x = remember(a_rest, b, memo, watch);
        without_x.max(remember(a, b_rest, memo, watch))
    };
    memo[a.len()][b.len()] = Some(length);
    watch(Step::Return(length));
    length
}

/// The table: `table[i][j]` is the length for `a[..i]` and `b[..j]`. O(n · m) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::plain;
///
/// let (a, b) = (b"nested", b"send");
/// let table = plain::fill_table(a, b);
/// assert_eq!(table[6][4], 3);
/// assert_eq!(plain::common_pairs(a, b, &table), [(2, 0), (4, 1), (5, 3)]);
/// ```
pub fn fill_table<T: PartialEq>(a: &[T], b: &[T]) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 1..=a.len() {
        // Invariant: the rows above row i are final.
        for j in 1..=b.len() {
            table[i][j] = if a[i - 1] == b[j - 1] {
                table[i - 1][j - 1] + 1
            } else {
                table[i - 1][j].max(table[i][j - 1])
            };
        }
    }
    table
}

/// One longest common subsequence, read from the full table: its elements' indices in `a` and in
/// `b`, ascending. O(n + m) time.
pub fn common_pairs<T: PartialEq>(a: &[T], b: &[T], table: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let (mut i, mut j) = (a.len(), b.len());
    let mut pairs = Vec::new();
    while 0 < i && 0 < j {
        // Invariant: the pairs, after any longest one of a[..i] and b[..j], are a longest one.
        if a[i - 1] == b[j - 1] {
            (i, j) = (i - 1, j - 1);
            pairs.push((i, j));
        } else if table[i - 1][j] == table[i][j] {
            i -= 1;
        } else {
            j -= 1;
        }
    }
    pairs.reverse();
    pairs
}

/// The length alone, from one row. O(n · m) time, O(m) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::plain;
///
/// assert_eq!(plain::one_row(b"nested", b"send"), 3);
/// ```
pub fn one_row<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    let mut row = vec![0; b.len() + 1];
    for x in a {
        let mut diagonal = 0;
        for j in 1..=b.len() {
            // Invariant: row[..j] knows x, row[j..] does not; diagonal is the old row[j - 1].
            let above = row[j];
            row[j] = if *x == b[j - 1] { diagonal + 1 } else { above.max(row[j - 1]) };
            diagonal = above;
        }
    }
    row[b.len()]
}
