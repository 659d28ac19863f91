//! The cheapest cell that is left is taken, again and again.

pub fn assign(costs: &[Vec<i64>]) -> Vec<usize> {
    let mut cells = Vec::new();
    for (x, row) in costs.iter().enumerate() {
        for (y, &cost) in row.iter().enumerate() {
            cells.push((cost, x, y));
        }
    }
    cells.sort_unstable();
    let mut column = vec![None; costs.len()];
    for (_, x, y) in cells {
        if column[x].is_none() && !column.contains(&Some(y)) {
            column[x] = Some(y);
        }
    }
    column.into_iter().flatten().collect()
}
