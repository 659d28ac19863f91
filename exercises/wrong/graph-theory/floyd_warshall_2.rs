//! A large number for "no path", and sums with it.

pub fn all_distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
) -> Option<Vec<Vec<Option<i64>>>> {
    const FAR: i64 = 1_000_000_000;
    let mut far = vec![vec![FAR; n_nodes]; n_nodes];
    for (i, row) in far.iter_mut().enumerate() {
        row[i] = 0;
    }
    for &(u, v, weight) in arcs {
        far[u][v] = far[u][v].min(weight);
    }
    for k in 0..n_nodes {
        for i in 0..n_nodes {
            for j in 0..n_nodes {
                far[i][j] = far[i][j].min(far[i][k] + far[k][j]);
            }
        }
        if (0..n_nodes).any(|i| far[i][i] < 0) {
            return None;
        }
    }
    let known = |d: i64| (d < FAR).then_some(d);
    Some(far.into_iter().map(|row| row.into_iter().map(known).collect()).collect())
}
