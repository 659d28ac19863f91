//! The loop over the stops is the innermost one.

pub fn all_distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
) -> Option<Vec<Vec<Option<i64>>>> {
    let mut far = vec![vec![None; n_nodes]; n_nodes];
    for (i, row) in far.iter_mut().enumerate() {
        row[i] = Some(0);
    }
    for &(u, v, weight) in arcs {
        far[u][v] = Some(far[u][v].map_or(weight, |known: i64| known.min(weight)));
    }
    for i in 0..n_nodes {
        for j in 0..n_nodes {
            for k in 0..n_nodes {
                let (Some(to_k), Some(on)) = (far[i][k], far[k][j]) else { continue };
                if far[i][j].is_none_or(|known| to_k + on < known) {
                    far[i][j] = Some(to_k + on);
                }
            }
        }
    }
    if (0..n_nodes).any(|i| far[i][i] < Some(0)) { None } else { Some(far) }
}
