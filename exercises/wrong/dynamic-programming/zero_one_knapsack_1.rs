//! The row is filled from left to right, so an item may be counted again and again.

pub fn best_value(items: &[(usize, u64)], capacity: usize) -> u64 {
    let mut row = vec![0; capacity + 1];
    for &(weight, value) in items {
        for j in weight..=capacity {
            row[j] = row[j].max(row[j - weight] + value);
        }
    }
    row[capacity]
}
