//! A large number for what is not reached, and sums with it.

pub fn distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Option<Vec<Option<i64>>> {
    const FAR: i64 = 1_000_000_000;
    let mut distances = vec![FAR; n_nodes];
    distances[source] = 0;
    for round in 0..n_nodes {
        let mut has_changed = false;
        for &(u, v, weight) in arcs {
            if distances[u] + weight < distances[v] {
                distances[v] = distances[u] + weight;
                has_changed = true;
            }
        }
        if round + 1 == n_nodes && has_changed {
            return None;
        }
    }
    Some(distances.into_iter().map(|d| (d < FAR).then_some(d)).collect())
}
