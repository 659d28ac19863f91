//! The two lightest neighbors are always merged first.

pub fn least_cost(piles: &[u64]) -> u64 {
    let (mut row, mut total) = (piles.to_vec(), 0);
    while let Some(i) = (1..row.len()).min_by_key(|&i| row[i - 1] + row[i]) {
        row[i - 1] += row.remove(i);
        total += row[i - 1];
    }
    total
}
