//! Each row takes the cheapest column that is left.

pub fn assign(costs: &[Vec<i64>]) -> Vec<usize> {
    let n_columns = costs.first().map_or(0, Vec::len);
    let mut is_taken = vec![false; n_columns];
    let mut columns = Vec::new();
    for row in costs {
        let free = (0..n_columns).filter(|&y| !is_taken[y]);
        let y = free.min_by_key(|&y| row[y]).unwrap();
        is_taken[y] = true;
        columns.push(y);
    }
    columns
}
