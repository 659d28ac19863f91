//! An item that does not fit leaves its cell at 0.

pub fn best_value(items: &[(usize, u64)], capacity: usize) -> u64 {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for (i, &(weight, value)) in items.iter().enumerate() {
        for j in weight..=capacity {
            table[i + 1][j] = table[i][j].max(table[i][j - weight] + value);
        }
    }
    table[items.len()][capacity]
}
