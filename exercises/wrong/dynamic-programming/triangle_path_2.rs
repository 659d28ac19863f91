//! From the top down, and a cell that is not there counts as 0.

pub fn least_sum(rows: &[Vec<i64>]) -> i64 {
    let mut sums = rows.to_vec();
    for i in 1..rows.len() {
        for j in 0..=i {
            let left = if 0 < j { sums[i - 1][j - 1] } else { 0 };
            let right = if j < i { sums[i - 1][j] } else { 0 };
            sums[i][j] += left.min(right);
        }
    }
    sums[rows.len() - 1].iter().copied().min().unwrap_or(0)
}
