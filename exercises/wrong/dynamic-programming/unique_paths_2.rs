//! All cells of the first row and of the first column are 1, even behind an obstacle.

pub fn count(blocked: &[Vec<bool>]) -> u64 {
    let (n, m) = (blocked.len(), blocked[0].len());
    let mut table = vec![vec![1; m]; n];
    for i in 1..n {
        for j in 1..m {
            table[i][j] = if blocked[i][j] { 0 } else { table[i - 1][j] + table[i][j - 1] };
        }
    }
    if blocked[0][0] || blocked[n - 1][m - 1] { 0 } else { table[n - 1][m - 1] }
}
