//! A row is changed in place from few nodes to many, so a child is counted twice.

pub fn heaviest(weights: &[i64], parents: &[Option<usize>], m: usize) -> i64 {
    let n = weights.len();
    let mut rows: Vec<Vec<Option<i64>>> = vec![vec![None; n.max(m) + 1]; n];
    for v in 0..n {
        rows[v][1] = Some(weights[v]);
    }
    for v in (1..n).rev() {
        let Some(parent) = parents[v] else { continue };
        let child = rows[v].clone();
        for k in 2..=n {
            for j in 1..k {
                if let (Some(a), Some(b)) = (rows[parent][k - j], child[j]) {
                    rows[parent][k] = rows[parent][k].max(Some(a + b));
                }
            }
        }
    }
    rows[0][m].unwrap_or(0)
}
