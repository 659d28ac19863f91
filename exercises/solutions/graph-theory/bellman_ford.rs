//! Find shortest paths with weights of any sign: `distances(n_nodes, arcs, source)` returns for
//! each of the vertices `0..n_nodes` the weight of a shortest path from `source`, or `None` for a
//! vertex that no path reaches. If the source leads to a negative cycle, it returns `None` in
//! place of all distances. An arc `(u, v, weight)` leads from `u` to `v`.
//!
//! For example, the arcs `(0, 1, 4)`, `(0, 2, 3)` and `(2, 1, -2)` of four vertices and the source
//! 0 give `Some([Some(0), Some(1), Some(3), None])`. The arcs `(0, 1, 1)` and `(1, 0, -2)` give
//! `None`.
//!
//! The large inputs have 1000 vertices and up to 2000 arcs. All sums fit an `i64`.

/// The distance of each vertex, or none if the source leads to a negative cycle.
pub fn distances(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Option<Vec<Option<i64>>> {
    let mut distances = vec![None; n_nodes];
    distances[source] = Some(0);
    for _ in 0..n_nodes {
        let mut has_changed = false;
        for &(u, v, weight) in arcs {
            let Some(d) = distances[u] else { continue };
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
                has_changed = true;
            }
        }
        if !has_changed {
            return Some(distances);
        }
    }
    None
}
