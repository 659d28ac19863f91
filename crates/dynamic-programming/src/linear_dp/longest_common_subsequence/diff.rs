//! Part of [the longest common subsequence](super): what must be taken out and put in to make one
//! sequence of another.
//!
//! Source: E. W. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1 (1986).
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence/diff.md`.

use super::hirschberg::hirschberg;

/// One step of an edit script, which reads `a` and writes `b`, both from front to back.
///
/// ```
/// use dynamic_programming::{Edit, diff};
///
/// let script = [Edit::Keep { i: 0, j: 0 }, Edit::Delete { i: 1 }, Edit::Insert { j: 1 }];
/// assert_eq!(diff(b"at", b"as"), script);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edit {
    /// `a[i]` stays, and becomes `b[j]`, its equal.
    Keep {
        /// The index in `a`.
        i: usize,
        /// The index in `b`.
        j: usize,
    },
    /// `a[i]` goes.
    Delete {
        /// The index in `a`.
        i: usize,
    },
    /// `b[j]` comes.
    Insert {
        /// The index in `b`.
        j: usize,
    },
}

/// The most edits that are searched for by [`by_edits`], so that it takes at most 16 megabytes.
const MOST_EDITS: usize = 2_000;

/// A shortest edit script from `a` to `b`: d = n + m - 2 · length insertions and deletions. O((n +
/// m) · d) time and O(n + m + d²) space; from 2000 edits on O(n · m) time and O(n + m) space.
///
/// So d is the edit distance without replacements: Levenshtein's distance counts as one edit what
/// is a deletion and an insertion here. [`edit_steps`](super::edit_distance::edit_steps) replaces
/// too.
///
/// ```
/// use dynamic_programming::{Edit, diff};
///
/// // Four elements stay, three go, and two come.
/// let script = diff(b"ABCBDAB", b"BDCABA");
/// let n_edits = script.iter().filter(|edit| !matches!(edit, Edit::Keep { .. })).count();
/// assert_eq!((script.len(), n_edits), (9, 5));
/// ```
pub fn diff<T: PartialEq>(a: &[T], b: &[T]) -> Vec<Edit> {
    let pairs = by_edits(a, b, MOST_EDITS).unwrap_or_else(|| hirschberg(a, b));
    edit_script(a.len(), b.len(), pairs)
}

/// A longest common subsequence, as pairs of indices, found by the number of edits: with 0, with 1,
/// with 2, until the end of both sequences is reached; `None` if that takes more than `most`.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::diff::by_edits;
///
/// assert_eq!(by_edits(b"abc", b"ac", 1), Some(vec![(0, 0), (2, 1)]));
/// assert_eq!(by_edits(b"abc", b"xyz", 3), None);
/// ```
pub fn by_edits<T: PartialEq>(a: &[T], b: &[T], most: usize) -> Option<Vec<(usize, usize)>> {
    // In row d and column t: how far d edits, t of them deletions, can lead in `a`.
    let mut reached: Vec<Vec<usize>> = Vec::new();
    for d in 0..=most {
        let mut row = Vec::with_capacity(d + 1);
        for t in 0..=d {
            // Invariant: fewer than d edits do not do it, nor do d with fewer than t deletions.
            let x = after_edit(&reached, d, t);
            let y = x + d - 2 * t;
            let equal = a.iter().skip(x).zip(b.iter().skip(y)).take_while(|(x, y)| x == y).count();
            row.push(x + equal);
            if (x + equal, y + equal) == (a.len(), b.len()) {
                reached.push(row);
                return Some(pairs(&reached, t));
            }
        }
        reached.push(row);
    }
    None
}

/// How far the last of `d` edits, `t` of them deletions, leads in `a`, before equal elements are
/// passed. It may be beyond the end, from where nothing leads back.
fn after_edit(reached: &[Vec<usize>], d: usize, t: usize) -> usize {
    let Some(before) = d.checked_sub(1).map(|d| &reached[d]) else { return 0 };
    let deleted = t.checked_sub(1).map(|t| before[t] + 1);
    deleted.max(before.get(t).copied()).unwrap_or(0)
}

/// The pairs that were passed on the way to the end, whose last row has `t` deletions.
fn pairs(reached: &[Vec<usize>], mut t: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for d in (0..reached.len()).rev() {
        let x = after_edit(reached, d, t);
        pairs.extend((x..reached[d][t]).rev().map(|i| (i, i + d - 2 * t)));
        let was_inserted = 0 < d && reached[d - 1].get(t) == Some(&x);
        t -= usize::from(0 < d && !was_inserted);
    }
    pairs.reverse();
    pairs
}

/// The script that keeps exactly the given pairs of indices, which ascend in both sequences, of
/// lengths `n` and `m`. Between two of them, deletions come first. O(n + m).
///
/// # Panics
/// If the pairs do not ascend, or an index is out of range.
pub fn edit_script(
    n: usize,
    m: usize,
    pairs: impl IntoIterator<Item = (usize, usize)>,
) -> Vec<Edit> {
    let mut script = Vec::with_capacity(n.max(m));
    let mut at = (0, 0);
    for (i, j) in pairs {
        assert!(at.0 <= i && i < n && at.1 <= j && j < m, "({i}, {j}) is no next pair");
        // Invariant: the script makes b[..at.1] of a[..at.0].
        script.extend((at.0..i).map(|i| Edit::Delete { i }));
        script.extend((at.1..j).map(|j| Edit::Insert { j }));
        script.push(Edit::Keep { i, j });
        at = (i + 1, j + 1);
    }
    script.extend((at.0..n).map(|i| Edit::Delete { i }));
    script.extend((at.1..m).map(|j| Edit::Insert { j }));
    script
}
