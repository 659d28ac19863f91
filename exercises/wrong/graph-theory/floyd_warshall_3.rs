//! Of two arcs that join the same vertices, the last one counts.

pub fn all_distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
) -> Option<Vec<Vec<Option<i64>>>> {
    let mut far = vec![vec![None; n_nodes]; n_nodes];
    for &(u, v, weight) in arcs {
        far[u][v] = Some(weight);
    }
    for (i, row) in far.iter_mut().enumerate() {
        row[i] = Some(row[i].unwrap_or(0).min(0));
    }
    for k in 0..n_nodes {
        for i in 0..n_nodes {
            for j in 0..n_nodes {
                let (Some(to_k), Some(on)) = (far[i][k], far[k][j]) else { continue };
                if far[i][j].is_none_or(|known: i64| to_k + on < known) {
                    far[i][j] = Some(to_k + on);
                }
            }
        }
        if (0..n_nodes).any(|i| far[i][i] < Some(0)) {
            return None;
        }
    }
    Some(far)
}
