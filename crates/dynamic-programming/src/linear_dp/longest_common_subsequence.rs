//! Longest common subsequence: the table of the answers for all pairs of prefixes, filled from
//! three neighbors a cell.
//!
//! Cost: n · m comparisons for n and m elements. The table takes O(n · m) space, the length alone
//! O(min(n, m)).
//!
//! Domain: any two slices, of different lengths too. Elements that are not equal to themselves
//! (NaN) are never common.
//!
//! Source: R. A. Wagner, M. J. Fischer, "The string-to-string correction problem", Journal of the
//! ACM 21 (1974).
//!
//! Checked: all pairs of sequences of up to 4 letters over 3, against the subsets of both.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence.md`.

pub mod bit_parallel;
pub mod diff;
pub mod edit_distance;
pub mod hirschberg;
pub mod hunt_szymanski;
pub mod plain;

use crate::{Table, TableSizeError};

/// Two sequences, and the filled table of their common subsequences.
///
/// ```
/// use dynamic_programming::longest_common_subsequence;
///
/// let lcs = longest_common_subsequence(b"ABCBDAB", b"BDCABA")?;
/// assert_eq!(lcs.elements().into_iter().copied().collect::<Vec<u8>>(), b"BCBA");
/// assert_eq!(lcs.table()[(7, 6)], 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Lcs<'a, T> {
    a: &'a [T],
    b: &'a [T],
    /// In row i and column j: the length of a longest common subsequence of a[..i] and b[..j].
    table: Table<u32>,
}

/// Finds a longest common subsequence of `a` and `b`: its length, its elements, and their indices
/// in both. O(n · m) time and space.
///
/// It fills a table with a row for each prefix of `a` and a column for each prefix of `b`, which is
/// returned too. [`diff`](diff::diff) lists what is deleted and inserted in between.
///
/// ```
/// use dynamic_programming::longest_common_subsequence;
///
/// let lcs = longest_common_subsequence(b"ABCBDAB", b"BDCABA")?;
/// assert_eq!((lcs.length(), lcs.elements()), (4, vec![&b'B', &b'C', &b'B', &b'A']));
/// assert_eq!(lcs.pairs(), [(1, 0), (2, 2), (3, 4), (5, 5)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if the table would be too large. [`length`] and
/// [`hirschberg`](hirschberg::hirschberg) need no table.
#[doc(alias = "LCS")]
pub fn longest_common_subsequence<'a, T: PartialEq>(
    a: &'a [T],
    b: &'a [T],
) -> Result<Lcs<'a, T>, TableSizeError> {
    // Row 0 and column 0: with nothing, nothing is common.
    let mut table = Table::new(a.len() + 1, b.len() + 1, 0)?;
    for (i, x) in (1..).zip(a) {
        for (j, y) in (1..).zip(b) {
            // Invariant: every cell above row i, and those of row i before column j, are final.
            table[(i, j)] = if x == y {
                table[(i - 1, j - 1)] + 1
            } else {
                table[(i - 1, j)].max(table[(i, j - 1)])
            };
        }
    }
    Ok(Lcs { a, b, table })
}

impl<'a, T: PartialEq> Lcs<'a, T> {
    /// The filled table: `table[(i, j)]` is the length for `a[..i]` and `b[..j]`.
    pub fn table(&self) -> &Table<u32> {
        &self.table
    }

    /// The length of a longest common subsequence.
    pub fn length(&self) -> usize {
        self.table[(self.a.len(), self.b.len())] as usize
    }

    /// One longest common subsequence: its elements' indices in `a` and in `b`, ascending. O(n +
    /// m).
    ///
    /// If there are several, it is found from the end by these rules: take an equal pair; otherwise
    /// drop an element of `a` if that loses nothing; otherwise drop one of `b`.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let (mut i, mut j) = (self.a.len(), self.b.len());
        let mut pairs = Vec::with_capacity(self.length());
        while 0 < i && 0 < j {
            // Invariant: pairs, read backwards, completes any longest one of a[..i] and b[..j].
            if self.a[i - 1] == self.b[j - 1] {
                (i, j) = (i - 1, j - 1);
                pairs.push((i, j));
            } else if self.table[(i - 1, j)] == self.table[(i, j)] {
                i -= 1;
            } else {
                j -= 1;
            }
        }
        pairs.reverse();
        pairs
    }

    /// The elements of that subsequence. O(n + m).
    pub fn elements(&self) -> Vec<&'a T> {
        self.pairs().into_iter().map(|(i, _)| &self.a[i]).collect()
    }

    /// All longest common subsequences that differ as sequences of elements, each once, as indices;
    /// of two, the one first whose last difference is further right in `a`. There can be
    /// exponentially many; each takes O(length · n · (n + m)).
    pub fn distinct(&self) -> Distinct<'_, 'a, T> {
        let end = Ending { at: (self.a.len(), self.b.len()), n_taken: 0 };
        Distinct { lcs: self, waiting: vec![end], taken: Vec::new() }
    }

    /// The pairs that can end a longest common subsequence of `a[..i]` and `b[..j]`: for each
    /// element the last one in both, so that no sequence is found twice.
    fn last_pairs(&self, (i, j): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
        let length = self.table[(i, j)];
        (0..i).filter_map(move |p| {
            let x = &self.a[p];
            let is_last = 0 < length && !self.a[p + 1..i].contains(x);
            let q = if is_last { self.b[..j].iter().rposition(|y| x == y)? } else { return None };
            (self.table[(p, q)] + 1 == length).then_some((p, q))
        })
    }
}

/// The longest common subsequences, one after another: see [`Lcs::distinct`].
///
/// ```
/// use dynamic_programming::longest_common_subsequence;
///
/// // "ac" and "bc".
/// let lcs = longest_common_subsequence(b"abc", b"bac")?;
/// assert_eq!(lcs.distinct().count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Distinct<'l, 'a, T> {
    lcs: &'l Lcs<'a, T>,
    /// The ends that are still to be continued, the next one on top.
    waiting: Vec<Ending>,
    /// The pairs of the current one, from the last to the first.
    taken: Vec<(usize, usize)>,
}

/// The end of a longest common subsequence. Its beginning comes from `a[..at.0]` and `b[..at.1]`.
#[derive(Debug, Clone, Copy)]
struct Ending {
    at: (usize, usize),
    n_taken: usize,
}

impl<T: PartialEq> Iterator for Distinct<'_, '_, T> {
    type Item = Vec<(usize, usize)>;

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(Ending { at, n_taken }) = self.waiting.pop() {
            // Invariant: taken[..n_taken - 1], then `at`, is an end that no sequence returned so
            // far has.
            self.taken.truncate(n_taken.saturating_sub(1));
            if 0 < n_taken {
                self.taken.push(at);
            }
            if self.lcs.table[at] == 0 {
                return Some(self.taken.iter().rev().copied().collect());
            }
            let longer = self.lcs.last_pairs(at).map(|at| Ending { at, n_taken: n_taken + 1 });
            self.waiting.extend(longer);
        }
        None
    }
}

/// The length of a longest common subsequence, in the space of one row. O(n · m) time, O(min(n, m))
/// space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::length;
///
/// assert_eq!(length(b"ABCBDAB", b"BDCABA"), 4);
/// ```
pub fn length<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    last_row(long.iter(), short.iter())[short.len()]
}

/// The last row of the table, without the others.
fn last_row<'a, T: PartialEq + 'a>(
    a: impl Iterator<Item = &'a T>,
    b: impl ExactSizeIterator<Item = &'a T> + Clone,
) -> Vec<usize> {
    let mut row = vec![0; b.len() + 1];
    for x in a {
        let (mut diagonal, mut left) = (0, 0);
        for (cell, y) in row[1..].iter_mut().zip(b.clone()) {
            // Invariant: cells before this one belong to the new row, this one and those after it
            // to the row above.
            let above = *cell;
            // The table's rule without a branch: no neighbor is greater than the diagonal one by
            // more than 1.
            left = above.max(diagonal + usize::from(x == y)).max(left);
            (*cell, diagonal) = (left, above);
        }
    }
    row
}

/// How alike two sequences are, from 0 to 1: the share of their elements that is common, 2 · length
/// / (n + m). Two empty ones are alike. O(n · m) time, O(min(n, m)) space.
#[expect(clippy::cast_precision_loss, reason = "a ratio of two counts, rounded like any float")]
pub fn ratio<T: PartialEq>(a: &[T], b: &[T]) -> f64 {
    let n_elements = a.len() as f64 + b.len() as f64;
    if n_elements == 0.0 { 1.0 } else { 2.0 * length(a, b) as f64 / n_elements }
}
