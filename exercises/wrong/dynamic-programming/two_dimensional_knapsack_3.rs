//! An item that does not fit leaves its cell at 0.

pub fn best_value(items: &[(usize, usize, u64)], capacities: (usize, usize)) -> u64 {
    let empty = vec![vec![0; capacities.1 + 1]; capacities.0 + 1];
    let mut plane = empty.clone();
    for &(v, w, value) in items {
        let before = std::mem::replace(&mut plane, empty.clone());
        for a in v..=capacities.0 {
            for b in w..=capacities.1 {
                plane[a][b] = before[a][b].max(before[a - v][b - w] + value);
            }
        }
    }
    plane[capacities.0][capacities.1]
}
