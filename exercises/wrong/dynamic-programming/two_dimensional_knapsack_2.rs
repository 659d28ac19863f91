//! The two weights are added up, and so are the two capacities.

pub fn best_value(items: &[(usize, usize, u64)], capacities: (usize, usize)) -> u64 {
    let capacity = capacities.0 + capacities.1;
    let mut row = vec![0; capacity + 1];
    for &(v, w, value) in items {
        for j in (v + w..=capacity).rev() {
            row[j] = row[j].max(row[j - v - w] + value);
        }
    }
    row[capacity]
}
