//! Longest palindrome: the table of all ranges, each from the one without its two ends; the same by
//! centers.
//!
//! Cost: n(n + 1)/2 cells at most, O(n²) time and space for n elements; by centers O(n²) time and
//! O(1) space; by [`manacher`] O(n) time and space.
//!
//! Domain: any slice; a text as a slice of its symbols. Elements that are not equal to themselves
//! (NaN) are equal to no other, and each is a palindrome alone.
//!
//! Source: G. K. Manacher, "A new linear-time on-line algorithm for finding the smallest initial
//! palindrome of a string", Journal of the ACM 22 (1975).
//!
//! Checked: all sequences of up to 8 elements over 3, each range read from both ends, and all their
//! subsets.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-palindrome.md`.

pub mod manacher;
pub mod plain;
pub mod subsequence;

use std::ops::Range;

use crate::{Table, TableSizeError};

/// The leftmost longest range that reads the same from both ends; empty for an empty slice. O(n)
/// time and space.
///
/// ```
/// use dynamic_programming::longest_palindrome;
///
/// let text = b"babad";
/// let range = longest_palindrome(text);
/// assert_eq!(&text[range], b"bab");
/// ```
pub fn longest_palindrome<T: PartialEq>(v: &[T]) -> Range<usize> {
    manacher::manacher(v).longest()
}

/// Which ranges of a sequence are palindromes: the filled table.
///
/// ```
/// use dynamic_programming::palindromes;
///
/// let palindromes = palindromes(b"babad")?;
/// assert_eq!(palindromes.longest(), 0..3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palindromes {
    /// In row i and column j, for i <= j: whether v[i..j] is one.
    table: Table<bool>,
}

/// Finds all ranges of a sequence that are palindromes, the short ones first. O(n²) time and space.
///
/// ```
/// use dynamic_programming::palindromes;
///
/// let palindromes = palindromes(b"babad")?;
/// // "aba" is one, and "abad" is not.
/// assert_eq!((palindromes.table()[(1, 4)], palindromes.table()[(1, 5)]), (true, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if the table would be too large. [`longest_palindrome`] needs no table.
pub fn palindromes<T: PartialEq>(v: &[T]) -> Result<Palindromes, TableSizeError> {
    let n = v.len();
    let mut table = Table::new(n + 1, n + 1, false)?;
    for i in 0..=n {
        // Nothing and one element are palindromes: one base for even lengths, and one for odd ones.
        table[(i, i)] = true;
        table[(i, (i + 1).min(n))] = true;
    }
    for length in 2..=n {
        // Invariant: every range that is shorter than length is known.
        for (i, j) in (0..).zip(length..=n) {
            table[(i, j)] = v[i] == v[j - 1] && table[(i + 1, j - 1)];
        }
    }
    Ok(Palindromes { table })
}

impl Palindromes {
    /// The filled table: `table[(i, j)]` tells, for i <= j, whether `v[i..j]` is a palindrome.
    pub fn table(&self) -> &Table<bool> {
        &self.table
    }

    /// The leftmost longest range that is a palindrome. O(n²).
    pub fn longest(&self) -> Range<usize> {
        let n = self.table.n_rows() - 1;
        let of_length = |length: usize| (0..=n - length).map(move |i| i..i + length);
        let mut from_long = (0..=n).rev().flat_map(of_length);
        from_long.find(|range| self.table[(range.start, range.end)]).unwrap_or(0..0)
    }
}

/// The leftmost longest palindrome, by expanding each center. O(n²) time, O(n) if all palindromes
/// are short; O(1) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::by_centers;
///
/// assert_eq!(by_centers(b"abacdc").len(), 3);
/// ```
pub fn by_centers<T: PartialEq>(v: &[T]) -> Range<usize> {
    let mut longest = 0..0;
    for center in 0..=2 * v.len() {
        // Invariant: longest is the leftmost longest one of all centers before.
        let range = expand(v, center, center % 2);
        if longest.len() < range.len() {
            longest = range;
        }
    }
    longest
}

/// The longest palindrome of a center, which is known to have one of the given length.
///
/// The center of `v[i..j]` is called i + j: it is even between two elements, and odd in the middle
/// of one.
fn expand<T: PartialEq>(v: &[T], center: usize, length: usize) -> Range<usize> {
    let mut i = (center - length) / 2;
    let mut j = i + length;
    while 0 < i && j < v.len() && v[i - 1] == v[j] {
        // Invariant: v[i..j] is a palindrome, and i + j is the center.
        (i, j) = (i - 1, j + 1);
    }
    i..j
}
