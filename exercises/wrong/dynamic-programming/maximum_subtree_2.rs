//! Each node takes nodes below one of its children only.

pub fn heaviest(weights: &[i64], parents: &[Option<usize>], m: usize) -> i64 {
    let n = weights.len();
    let mut rows: Vec<Vec<Option<i64>>> = vec![vec![None; n + 1]; n];
    for v in (0..n).rev() {
        rows[v][1] = Some(weights[v]);
        for child in (v + 1..n).filter(|&child| parents[child] == Some(v)) {
            for k in 2..=n {
                let sum = rows[child][k - 1].map(|sum| sum + weights[v]);
                rows[v][k] = rows[v][k].max(sum);
            }
        }
    }
    rows[0][m].unwrap_or(0)
}
