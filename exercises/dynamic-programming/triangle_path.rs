//! Find the best path through a triangle of numbers: `least_sum(rows)` returns the least sum of a
//! path from the apex to the last row. Row `i` has `i + 1` numbers, and each step goes from column
//! `j` to column `j` or `j + 1` of the next row.
//!
//! For example, the rows `[3]`, `[4, 6]`, `[9, 7, 2]` and `[1, 8, 5, 8]` give 16: the path is
//! 3, 6, 2, 5.
//!
//! There is at least one row, and numbers may be negative. The large inputs have up to 1000 rows;
//! no sum exceeds 64 bits.

/// The least sum of a path from the apex to the last row.
pub fn least_sum(rows: &[Vec<i64>]) -> i64 {
    todo!()
}
