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
    let n_columns = costs.first().map_or(0, Vec::len);
    let mut row_label = vec![0; costs.len()];
    let mut column_label = vec![0; n_columns];
    let mut mate = vec![None; n_columns];
    for root in 0..costs.len() {
        let mut is_in_tree = vec![false; n_columns];
        let mut slack = vec![i64::MAX; n_columns];
        let mut from = vec![root; n_columns];
        let mut x = root;
        // The free column at which the search ends.
        let mut y = loop {
            for y in 0..n_columns {
                let new = costs[x][y] - row_label[x] - column_label[y];
                if !is_in_tree[y] && new < slack[y] {
                    (slack[y], from[y]) = (new, x);
                }
            }
            let outside = (0..n_columns).filter(|&y| !is_in_tree[y]);
            let Some(nearest) = outside.min_by_key(|&y| slack[y]) else { return Vec::new() };
            let d = slack[nearest];
            row_label[root] += d;
            for y in 0..n_columns {
                match mate[y] {
                    Some(x) if is_in_tree[y] => {
                        let x: usize = x;
                        row_label[x] += d;
                        column_label[y] -= d;
                    }
                    _ => slack[y] -= d,
                }
            }
            is_in_tree[nearest] = true;
            match mate[nearest] {
                Some(owner) => x = owner,
                None => break nearest,
            }
        };
        loop {
            let x = from[y];
            let before = mate.iter().position(|&mate| mate == Some(x));
            mate[y] = Some(x);
            match before {
                Some(column) => y = column,
                None => break,
            }
        }
    }
    let mut columns = vec![0; costs.len()];
    for (y, x) in mate.into_iter().enumerate() {
        if let Some(x) = x {
            columns[x] = y;
        }
    }
    columns
}
