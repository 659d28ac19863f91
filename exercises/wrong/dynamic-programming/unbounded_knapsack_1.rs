//! The table looks back into the row above, so each item is used at most once.

pub fn best_counts(items: &[(usize, u64)], capacity: usize) -> Vec<usize> {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for (i, &(weight, value)) in items.iter().enumerate() {
        for j in 0..=capacity {
            table[i + 1][j] = table[i][j];
            if weight <= j {
                table[i + 1][j] = table[i + 1][j].max(table[i][j - weight] + value);
            }
        }
    }
    let mut counts = vec![0; items.len()];
    let mut j = capacity;
    for i in (0..items.len()).rev() {
        if table[i + 1][j] != table[i][j] {
            counts[i] += 1;
            j -= items[i].0;
        }
    }
    counts
}
