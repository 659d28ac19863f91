//! Find the cheapest assignment: `assign(costs)` returns a column for each row. No two rows may
//! have the same column, and the sum of `costs[row][column]` over all rows must be as small as
//! possible. There are at least as many columns as rows, all rows are equally long, and costs may
//! be negative. If several assignments are the cheapest, any of them will do.
//!
//! For example, for the rows `[1, 3]` and `[2, 9]` the answer is `[1, 0]`, because 3 + 2 is less
//! than 1 + 9.
//!
//! The large inputs have 300 rows and 300 or 400 columns, so trying all assignments takes too long,
//! and so does looking at all cells for each change of the labels.

/// The column of each row in a cheapest assignment.
pub fn assign(costs: &[Vec<i64>]) -> Vec<usize> {
    todo!()
}
