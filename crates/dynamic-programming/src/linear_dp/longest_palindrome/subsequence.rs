//! Part of [the longest palindrome](super): the longest subsequence that is one, where gaps are
//! allowed.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-palindrome.md`.

use super::super::longest_common_subsequence::bit_parallel;
use crate::{Table, TableSizeError};

/// A sequence, and the filled table of its ranges.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::subsequence::palindromic_subsequence;
///
/// let longest = palindromic_subsequence(b"character")?;
/// assert_eq!((longest.length(), longest.n_edits()), (5, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct PalindromicSubsequence<'a, T> {
    v: &'a [T],
    /// In row i and column j, for i <= j: the length of a longest palindromic subsequence of
    /// v[i..j].
    table: Table<u32>,
}

/// Finds a longest subsequence that is a palindrome: its length, its indices, and the filled table
/// of all ranges. O(n²) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::subsequence::palindromic_subsequence;
///
/// let text = b"character";
/// let indices = palindromic_subsequence(text)?.indices();
/// let letters: Vec<u8> = indices.into_iter().map(|i| text[i]).collect();
/// assert_eq!(letters, b"carac");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if the table would be too large. [`length`] needs no table.
pub fn palindromic_subsequence<T: PartialEq>(
    v: &[T],
) -> Result<PalindromicSubsequence<'_, T>, TableSizeError> {
    let n = v.len();
    // An empty range has 0, and one element 1.
    let mut table = Table::new(n + 1, n + 1, 0)?;
    for i in 0..n {
        table[(i, i + 1)] = 1;
    }
    for length in 2..=n {
        // Invariant: every range that is shorter than length is known.
        for (i, j) in (0..).zip(length..=n) {
            table[(i, j)] = if v[i] == v[j - 1] {
                table[(i + 1, j - 1)] + 2
            } else {
                table[(i + 1, j)].max(table[(i, j - 1)])
            };
        }
    }
    Ok(PalindromicSubsequence { v, table })
}

impl<'a, T: PartialEq> PalindromicSubsequence<'a, T> {
    /// The filled table: `table[(i, j)]` is, for i <= j, the length for `v[i..j]`.
    pub fn table(&self) -> &Table<u32> {
        &self.table
    }

    /// The length of a longest palindromic subsequence.
    pub fn length(&self) -> usize {
        self.table[(0, self.v.len())] as usize
    }

    /// The least number of elements that must be inserted to make the sequence a palindrome, or
    /// deleted: the same.
    pub fn n_edits(&self) -> usize {
        self.v.len() - self.length()
    }

    /// The indices of one longest palindromic subsequence, ascending. Equal ends are taken; else
    /// the last element is given up if nothing is lost by it, else the first. O(n).
    pub fn indices(&self) -> Vec<usize> {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        self.peel(|i, j| {
            left.extend(i.filter(|_| i == j || j.is_some()));
            right.extend(j.filter(|_| i != j && i.is_some()));
        });
        left.extend(right.into_iter().rev());
        left
    }

    /// A shortest palindrome of which the sequence is a subsequence: what has no partner gets one.
    /// O(n).
    pub fn completed(&self) -> Vec<&'a T> {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        self.peel(|i, j| {
            left.extend(i.or(j).map(|k| &self.v[k]));
            right.extend(j.or(i).filter(|_| i != j).map(|k| &self.v[k]));
        });
        left.extend(right.into_iter().rev());
        left
    }

    /// Takes the sequence off from its ends: two equal elements, or one of them alone; at last
    /// perhaps the middle, which is given as both.
    fn peel(&self, mut take: impl FnMut(Option<usize>, Option<usize>)) {
        let (mut i, mut j) = (0, self.v.len());
        while i + 1 < j {
            // Invariant: what was taken in pairs goes around any longest one of v[i..j].
            if self.v[i] == self.v[j - 1] {
                (i, j) = (i + 1, j - 1);
                take(Some(i - 1), Some(j));
            } else if self.table[(i, j - 1)] == self.table[(i, j)] {
                j -= 1;
                take(None, Some(j));
            } else {
                i += 1;
                take(Some(i - 1), None);
            }
        }
        if i < j {
            take(Some(i), Some(i));
        }
    }
}

/// The length of a longest palindromic subsequence, in the space of one row. O(n²) time, O(n)
/// space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::subsequence;
///
/// assert_eq!(subsequence::length(b"BBABCBCAB"), 7);
/// ```
pub fn length<T: PartialEq>(v: &[T]) -> usize {
    let n = v.len();
    let mut row = vec![0; n + 1];
    for (i, x) in v.iter().enumerate().rev() {
        let (mut diagonal, mut left) = (0, 1);
        row[i + 1] = 1;
        for (cell, y) in row[i + 1..][1..].iter_mut().zip(&v[i + 1..]) {
            // Invariant: cells before this one belong to row i, this one and those after it to row
            // i + 1.
            let below = *cell;
            // The table's rule without a branch: two more elements make the value greater by at
            // most 2.
            left = below.max(diagonal + 2 * usize::from(x == y)).max(left);
            (*cell, diagonal) = (left, below);
        }
    }
    row[n]
}

/// The length for bytes: a longest common subsequence of the sequence and its reverse. O(n² / 64)
/// time.
pub fn length_of_bytes(v: &[u8]) -> usize {
    let reversed: Vec<u8> = v.iter().rev().copied().collect();
    bit_parallel::length(v, &reversed)
}
