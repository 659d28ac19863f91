//! The nearest vertex is settled, and never changes again.

pub fn distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Option<Vec<Option<i64>>> {
    let mut distances = vec![None; n_nodes];
    let mut is_settled = vec![false; n_nodes];
    distances[source] = Some(0);
    loop {
        let open = (0..n_nodes).filter(|u| !is_settled[*u]);
        let next = open.filter_map(|u| Some((distances[u]?, u))).min();
        let Some((d, u)) = next else { return Some(distances) };
        is_settled[u] = true;
        for &(_, v, weight) in arcs.iter().filter(|arc| arc.0 == u && !is_settled[arc.1]) {
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
            }
        }
    }
}
