//! Part of [the longest palindrome](super): the same recurrence in four forms, as a textbook writes
//! them: a recursion for every range, the same with a memo, a table, and one row.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion for every range makes O(n³) calls for n elements, worst case. Each of the
//! others takes O(n²) time; memo and table take O(n²) space, the row O(n). The recursions are n / 2
//! calls deep.
//!
//! Domain: any slice.
//!
//! Source: folklore.
//!
//! Checked: all sequences of up to 8 elements over 3, each range read from both ends.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-palindrome.md`.

use std::ops::Range;

use crate::Step;

/// The two ends of a range, the second one excluded.
type State = (usize, usize);

/// Whether the range `v[i..j]` is a palindrome, by comparing its ends and asking for what is
/// between them.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::plain;
///
/// assert!(plain::is_palindrome(b"abacca", (2, 6)));
/// assert!(!plain::is_palindrome(b"abacca", (0, 6)));
/// ```
///
/// # Panics
/// If `(i, j)` is no range of `v`.
pub fn is_palindrome<T: PartialEq>(v: &[T], range: (usize, usize)) -> bool {
    is_palindrome_watched(v, range, &mut |_| {})
}

/// [`is_palindrome`], observed: each call, and each answer.
pub fn is_palindrome_watched<T: PartialEq>(
    v: &[T],
    (i, j): State,
    watch: &mut impl FnMut(Step<State, bool>),
) -> bool {
    watch(Step::Call((i, j)));
    let is_one = j < i + 2 || (v[i] == v[j - 1] && is_palindrome_watched(v, (i + 1, j - 1), watch));
    watch(Step::Return(is_one));
    is_one
}

/// The leftmost longest palindrome, by asking for every range of at least two elements.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::plain;
///
/// assert_eq!(plain::by_recursion(b"abacca"), 2..6);
/// ```
pub fn by_recursion<T: PartialEq>(v: &[T]) -> Range<usize> {
    by_recursion_watched(v, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched<T: PartialEq>(
    v: &[T],
    watch: &mut impl FnMut(Step<State, bool>),
) -> Range<usize> {
    let mut longest = 0..v.len().min(1);
    for i in 0..v.len() {
        for j in i + 2..=v.len() {
            if is_palindrome_watched(v, (i, j), watch) && longest.len() < j - i {
                longest = i..j;
            }
        }
    }
    longest
}

/// The leftmost longest palindrome, by a recursion that keeps each answer. O(n²) time and space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::plain;
///
/// assert_eq!(plain::by_memo(b"abacca"), 2..6);
/// ```
pub fn by_memo<T: PartialEq>(v: &[T]) -> Range<usize> {
    by_memo_watched(v, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched<T: PartialEq>(
    v: &[T],
    watch: &mut impl FnMut(Step<State, bool>),
) -> Range<usize> {
    let mut memo = vec![vec![None; v.len() + 1]; v.len() + 1];
    let mut longest = 0..v.len().min(1);
    for i in 0..v.len() {
        for j in i + 2..=v.len() {
            if remember(v, (i, j), &mut memo, watch) && longest.len() < j - i {
                longest = i..j;
            }
        }
    }
    longest
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember<T: PartialEq>(
    v: &[T],
    (i, j): State,
    memo: &mut [Vec<Option<bool>>],
    watch: &mut impl FnMut(Step<State, bool>),
) -> bool {
    watch(Step::Call((i, j)));
    if let Some(is_one) = memo[i][j] {
        watch(Step::Known(is_one));
        return is_one;
    }
    let is_one = j < i + 2 || (v[i] == v[j - 1] && remember(v, (i + 1, j - 1), memo, watch));
    memo[i][j] = Some(is_one);
    watch(Step::Return(is_one));
    is_one
}

/// The table: `table[i][j]` tells, for `i <= j`, whether `v[i..j]` is a palindrome. O(n²) time and
/// space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::plain;
///
/// let table = plain::fill_table(b"abacca");
/// assert!(table[2][6] && !table[0][6]);
/// assert_eq!(plain::longest(&table), 2..6);
/// ```
pub fn fill_table<T: PartialEq>(v: &[T]) -> Vec<Vec<bool>> {
    let n = v.len();
    // Ranges of 0 and of 1 elements are palindromes.
    let mut table = vec![vec![true; n + 1]; n + 1];
    for length in 2..=n {
        // Invariant: every range that is shorter than length is known.
        for i in 0..=n - length {
            let j = i + length;
            table[i][j] = v[i] == v[j - 1] && table[i + 1][j - 1];
        }
    }
    table
}

/// The leftmost longest palindrome, read from the table. O(n²) time.
pub fn longest(table: &[Vec<bool>]) -> Range<usize> {
    let n = table.len() - 1;
    for length in (1..=n).rev() {
        for i in 0..=n - length {
            if table[i][i + length] {
                return i..i + length;
            }
        }
    }
    0..0
}

/// The leftmost longest palindrome, from one row. O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::linear_dp::longest_palindrome::plain;
///
/// assert_eq!(plain::one_row(b"abacca"), 2..6);
/// ```
pub fn one_row<T: PartialEq>(v: &[T]) -> Range<usize> {
    let n = v.len();
    let mut row = vec![true; n + 1];
    let mut longest = 0..0;
    for i in (0..n).rev() {
        for j in (i + 1..=n).rev() {
            // Invariant: row[j + 1..] is of row i, and row[..=j] still of row i + 1.
            row[j] = j < i + 2 || (v[i] == v[j - 1] && row[j - 1]);
            if row[j] && longest.len() <= j - i {
                longest = i..j;
            }
        }
    }
    longest
}
