//! Measure heights for push-relabel: `measured_heights(n_nodes, arcs, source, sink)` returns the
//! largest heights that the rules allow. The arcs are those of the residual network, each a pair
//! `(u, v)`: more can flow from `u` to `v`.
//!
//! The height of a vertex from which the sink can be reached is the number of arcs on a shortest
//! path to the sink. Each other vertex from which the source can be reached has the height
//! `n_nodes` plus the number of arcs on a shortest path to the source. The rest have the height
//! `2 * n_nodes`. The source has the height `n_nodes`, whatever it reaches.
//!
//! For example, with the arcs `(0, 1)`, `(1, 0)`, `(2, 3)` and `(1, 4)` of five vertices, the source
//! 0 and the sink 3, the heights are `[5, 6, 1, 0, 10]`.
//!
//! The large input has 200 000 vertices.

use std::collections::VecDeque;

/// The number of arcs on a shortest path from each vertex to `target`.
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

/// The largest heights that the rules allow.
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
        _ if v == source => n_nodes,
        (Some(far), _) => far,
        (None, Some(far)) => n_nodes + far,
        (None, None) => 2 * n_nodes,
    };
    (0..n_nodes).map(height).collect()
}
