//! A negative distance is taken for a negative cycle.

pub fn distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Option<Vec<Option<i64>>> {
    let mut distances = vec![None; n_nodes];
    distances[source] = Some(0);
    for _ in 0..n_nodes {
        for &(u, v, weight) in arcs {
            let Some(d) = distances[u] else { continue };
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
            }
        }
    }
    if distances.iter().flatten().any(|d| *d < 0) { None } else { Some(distances) }
}
