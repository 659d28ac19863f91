//! Part of [dancing links](super): n queens on a board of n × n, none attacking another.
//!
//! Page: `docs/en/search/dancing-links.md`.

use super::ExactCover;

/// The exact cover problem of `n` queens. Rows and columns are primary items: each must have a
/// queen. Diagonals are secondary: each may have one. The set `row * n + column` is a queen on that
/// square. O(n²).
///
/// ```
/// use search::dancing_links::queens::queens;
///
/// assert_eq!(queens(6).solutions().count(), 4);
/// ```
pub fn queens(n: u8) -> ExactCover {
    let n = usize::from(n);
    let n_diagonals = (2 * n).saturating_sub(1);
    let square = |row, column| {
        let down = n - 1 - row + column;
        [row, n + column, 2 * n + row + column, 2 * n + n_diagonals + down]
    };
    let sets: Vec<[usize; 4]> =
        (0..n).flat_map(|row| (0..n).map(move |column| square(row, column))).collect();
    ExactCover::linked(2 * n, 2 * n_diagonals, &sets)
}
