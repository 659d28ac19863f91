//! The source has a height like all other vertices.

use std::collections::VecDeque;
fn distances(into: &[Vec<usize>], target: usize) -> Vec<Option<usize>> {
    let mut distance = vec![None; into.len()];
    distance[target] = Some(0);
    let mut queue = VecDeque::from([target]);
    while let Some(v) = queue.pop_front() {
        for &u in &into[v] {
            if distance[u].is_none() {
                distance[u] = distance[v].map(|far| far + 1);
                queue.push_back(u);
            }
        }
    }
    distance
}
pub fn measured_heights(
    n_nodes: usize,
    arcs: &[(usize, usize)],
    source: usize,
    sink: usize,
) -> Vec<usize> {
    let mut into = vec![Vec::new(); n_nodes];
    for &(u, v) in arcs {
        into[v].push(u);
    }
    let (to_sink, to_source) = (distances(&into, sink), distances(&into, source));
    let height = |v: usize| match (to_sink[v], to_source[v]) {
        (Some(far), _) => far,
        (None, Some(far)) => n_nodes + far,
        (None, None) => 2 * n_nodes,
    };
    (0..n_nodes).map(height).collect()
}
