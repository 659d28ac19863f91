//! Part of [unique paths](super): the same recurrence in four forms, as a textbook writes them: a
//! recursion, a recursion with a memo, a table, and one row.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes up to 2 · C(n + m - 1, n) - 1 calls for n rows and m columns, worst
//! case, and is n + m - 1 calls deep. Each of the others takes O(n · m) time; memo and table take
//! O(n · m) space, the row O(m).
//!
//! Domain: grids whose counts fit a `u64`, given as rows of equal length; `true` is blocked.
//!
//! Source: E. Lucas, *Théorie des nombres* (1891).
//!
//! Checked: all obstacles in all grids of up to 12 cells, against a search of all paths.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/unique-paths.md`.

use crate::Step;

/// A row and a column, both counted from 0.
type State = (usize, usize);

/// The number of paths from the first cell to the cell `(i, j)`, by asking the cells above and to
/// the left.
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::plain;
///
/// let blocked = [[false; 4].to_vec(), vec![false, true, false, false], vec![false; 4]];
/// assert_eq!(plain::by_recursion(&blocked, (2, 3)), 4);
/// ```
///
/// # Panics
/// If there is no such cell.
pub fn by_recursion(blocked: &[Vec<bool>], cell: (usize, usize)) -> u64 {
    by_recursion_watched(blocked, cell, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    blocked: &[Vec<bool>],
    (i, j): State,
    watch: &mut impl FnMut(Step<State, u64>),
) -> u64 {
    watch(Step::Call((i, j)));
    let mut paths = 0;
    if !blocked[i][j] {
        if (i, j) == (0, 0) {
            paths = 1;
        }
        if 0 < i {
            paths += by_recursion_watched(blocked, (i - 1, j), watch);
        }
        if 0 < j {
            paths += by_recursion_watched(blocked, (i, j - 1), watch);
        }
    }
    watch(Step::Return(paths));
    paths
}

/// The number of paths to the cell, by a recursion that keeps each answer.
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::plain;
///
/// assert_eq!(plain::by_memo(&[vec![false; 3], vec![false; 3], vec![false; 3]], (2, 2)), 6);
/// ```
///
/// # Panics
/// If there is no such cell.
pub fn by_memo(blocked: &[Vec<bool>], cell: (usize, usize)) -> u64 {
    by_memo_watched(blocked, cell, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    blocked: &[Vec<bool>],
    cell: (usize, usize),
    watch: &mut impl FnMut(Step<State, u64>),
) -> u64 {
    let mut memo = vec![vec![None; blocked[0].len()]; blocked.len()];
    remember(blocked, cell, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    blocked: &[Vec<bool>],
    (i, j): State,
    memo: &mut [Vec<Option<u64>>],
    watch: &mut impl FnMut(Step<State, u64>),
) -> u64 {
    watch(Step::Call((i, j)));
    if let Some(paths) = memo[i][j] {
        watch(Step::Known(paths));
        return paths;
    }
    let mut paths = 0;
    if !blocked[i][j] {
        if (i, j) == (0, 0) {
            paths = 1;
        }
        if 0 < i {
            paths += remember(blocked, (i - 1, j), memo, watch);
        }
        if 0 < j {
            paths += remember(blocked, (i, j - 1), memo, watch);
        }
    }
    memo[i][j] = Some(paths);
    watch(Step::Return(paths));
    paths
}

/// The table: `table[i][j]` is the number of paths from the first cell to the cell `(i, j)`. Empty
/// without cells.
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::plain;
///
/// let table = plain::fill_table(&[vec![false; 3], vec![false, true, false]]);
/// assert_eq!(table, [[1, 1, 1], [1, 0, 1]]);
/// ```
pub fn fill_table(blocked: &[Vec<bool>]) -> Vec<Vec<u64>> {
    let mut table: Vec<Vec<u64>> = blocked.iter().map(|row| vec![0; row.len()]).collect();
    for i in 0..blocked.len() {
        for j in 0..blocked[i].len() {
            // Invariant: the rows above, and row i before column j, hold the number of paths.
            if !blocked[i][j] {
                let start = u64::from((i, j) == (0, 0));
                let above = if 0 < i { table[i - 1][j] } else { 0 };
                let left = if 0 < j { table[i][j - 1] } else { 0 };
                table[i][j] = start + above + left;
            }
        }
    }
    table
}

/// The number of paths to the last cell, from one row; 0 if there are no cells.
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::plain;
///
/// assert_eq!(plain::one_row(&[vec![false; 3], vec![false, true, false], vec![false; 3]]), 2);
/// ```
pub fn one_row(blocked: &[Vec<bool>]) -> u64 {
    let mut row = vec![0; blocked.first().map_or(0, Vec::len)];
    for (i, cells) in blocked.iter().enumerate() {
        for j in 0..row.len() {
            // Invariant: row[..j] is of row i, and row[j..] still of the row above.
            if cells[j] {
                row[j] = 0;
            } else if (i, j) == (0, 0) {
                row[j] = 1;
            } else if 0 < j {
                row[j] += row[j - 1];
            }
        }
    }
    row.last().copied().unwrap_or(0)
}
