//! Part of [triangle path](super): the same recurrence in four forms, as a textbook writes them: a
//! recursion, a recursion with a memo, a table, and one row.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes 2ⁿ - 1 calls for n rows, worst case and best. Each of the others takes
//! O(n²) time; memo and table take O(n²) space, the row O(n). The recursions are n calls deep.
//!
//! Domain: rows of 1, 2, 3, ... numbers whose path sums fit an `i64`.
//!
//! Source: the problem "The Triangle" of the International Olympiad in Informatics, 1994.
//!
//! Checked: all triangles of up to 4 rows over 2 or 3 numbers, against all paths.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/triangle-path.md`.

use std::cmp::Ordering;

use crate::Step;

/// A row and a column, both counted from 0.
type State = (usize, usize);

/// The least sum of a path from the cell `(i, j)` down to the last row, by asking both cells below.
/// Up to 2ⁿ - 1 calls for n rows.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let rows = [vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]];
/// assert_eq!(plain::by_recursion(&rows, (0, 0)), 16);
/// ```
///
/// # Panics
/// If there is no such cell, or if a row is too short.
pub fn by_recursion(rows: &[Vec<i64>], cell: (usize, usize)) -> i64 {
    by_recursion_watched(rows, cell, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    rows: &[Vec<i64>],
    (i, j): State,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((i, j)));
    let mut sum = rows[i][j];
    if i + 1 < rows.len() {
        let left = by_recursion_watched(rows, (i + 1, j), watch);
        let right = by_recursion_watched(rows, (i + 1, j + 1), watch);
        sum += left.min(right);
    }
    watch(Step::Return(sum));
    sum
}

/// The least sum of a path from the cell, by a recursion that keeps each answer. O(n²) time and
/// space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let rows = [vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]];
/// assert_eq!(plain::by_memo(&rows, (0, 0)), 16);
/// ```
///
/// # Panics
/// If there is no such cell, or if a row is too short.
pub fn by_memo(rows: &[Vec<i64>], cell: (usize, usize)) -> i64 {
    by_memo_watched(rows, cell, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    rows: &[Vec<i64>],
    cell: (usize, usize),
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let mut memo: Vec<Vec<_>> = rows.iter().map(|row| vec![None; row.len()]).collect();
    remember(rows, cell, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    rows: &[Vec<i64>],
    (i, j): State,
    memo: &mut [Vec<Option<i64>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((i, j)));
    if let Some(sum) = memo[i][j] {
        watch(Step::Known(sum));
        return sum;
    }
    let mut sum = rows[i][j];
    if i + 1 < rows.len() {
        let left = remember(rows, (i + 1, j), memo, watch);
        let right = remember(rows, (i + 1, j + 1), memo, watch);
        sum += left.min(right);
    }
    memo[i][j] = Some(sum);
    watch(Step::Return(sum));
    sum
}

/// The table: `sums[i][j]` is the least sum of a path from row `i`, column `j` down to the last
/// row. O(n²) time and space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let rows = [vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]];
/// let sums = plain::fill_table(&rows);
/// assert_eq!(sums, [vec![16], vec![14, 13], vec![10, 12, 7], vec![1, 8, 5, 8]]);
/// assert_eq!(plain::columns(&sums), [0, 1, 2, 2]);
/// ```
///
/// # Panics
/// If a row is too short.
pub fn fill_table(rows: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let mut sums = rows.to_vec();
    for i in (1..rows.len()).rev() {
        // Invariant: the rows from row i on are final.
        for j in 0..i {
            sums[i - 1][j] += sums[i][j].min(sums[i][j + 1]);
        }
    }
    sums
}

/// The column of a best path in each row, from the apex down, read from the full table. If both
/// cells below are as good, it goes to the left one. O(n) time.
pub fn columns(sums: &[Vec<i64>]) -> Vec<usize> {
    let mut columns = Vec::new();
    let mut j = 0;
    for (i, row) in sums.iter().enumerate() {
        if 0 < i && row[j + 1] < row[j] {
            j += 1;
        }
        columns.push(j);
    }
    columns
}

/// The least sum of a path from the apex, from one row; `None` if there are no rows. O(n²) time,
/// O(n) space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let rows = [vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]];
/// assert_eq!(plain::one_row(&rows), Some(16));
/// ```
///
/// # Panics
/// If a row is too short.
pub fn one_row(rows: &[Vec<i64>]) -> Option<i64> {
    let mut row = rows.last()?.clone();
    for i in (1..rows.len()).rev() {
        for j in 0..i {
            // Invariant: row[..j] is of row i - 1, and row[j..] still of row i.
            row[j] = rows[i - 1][j] + row[j].min(row[j + 1]);
        }
    }
    Some(row[0])
}

/// The least sum of a path from the apex *to* each cell, from the top down. The least number of its
/// last row is the answer. O(n²) time and space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let rows = [vec![3], vec![4, 6], vec![9, 7, 2], vec![1, 8, 5, 8]];
/// let sums = plain::from_the_top(&rows);
/// assert_eq!(sums, [vec![3], vec![7, 9], vec![16, 14, 11], vec![17, 22, 16, 19]]);
/// ```
///
/// # Panics
/// If a row is too short.
pub fn from_the_top(rows: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let mut sums = rows.to_vec();
    for i in 1..rows.len() {
        // Invariant: the rows before row i are final.
        sums[i][0] += sums[i - 1][0];
        for j in 1..i {
            sums[i][j] += sums[i - 1][j - 1].min(sums[i - 1][j]);
        }
        sums[i][i] += sums[i - 1][i - 1];
    }
    sums
}

/// The number of paths from the apex that have the least sum, from the table of [`fill_table`]; 0
/// if it is empty. O(n²) time, O(n) space.
///
/// ```
/// use dynamic_programming::regional_dp::triangle_path::plain;
///
/// let sums = plain::fill_table(&[vec![1], vec![2, 2], vec![3, 1, 3]]);
/// assert_eq!(plain::count_best(&sums), 2);
/// ```
pub fn count_best(sums: &[Vec<i64>]) -> u64 {
    let mut counts = vec![1; sums.len()];
    for i in (1..sums.len()).rev() {
        for j in 0..i {
            // Invariant: counts[..j] is of row i - 1, and counts[j..] still of row i.
            counts[j] = match sums[i][j].cmp(&sums[i][j + 1]) {
                Ordering::Less => counts[j],
                Ordering::Greater => counts[j + 1],
                Ordering::Equal => counts[j] + counts[j + 1],
            };
        }
    }
    counts.first().copied().unwrap_or(0)
}
