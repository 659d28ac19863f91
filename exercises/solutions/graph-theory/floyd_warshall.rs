//! Find the distances between all pairs of vertices: `all_distances(n_nodes, arcs)` returns a table
//! whose entry `[i][j]` is the weight of a shortest path from `i` to `j`, or `None` if no path leads
//! from `i` to `j`. The distance from a vertex to itself is 0. If there is a negative cycle
//! anywhere, it returns `None` in place of the table. An arc `(u, v, weight)` leads from `u` to `v`;
//! several arcs may join the same vertices, and an arc may lead from a vertex to itself.
//!
//! For example, the arcs `(0, 1, 4)`, `(0, 2, 3)` and `(2, 1, -2)` of three vertices give the row
//! `[Some(0), Some(1), Some(3)]` for vertex 0. The arcs `(0, 1, 1)` and `(1, 0, -2)` give `None`.
//!
//! The large inputs have 200 vertices. All sums fit an `i64`.

/// The distances between all pairs, or none if there is a negative cycle.
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
    for k in 0..n_nodes {
        let from_k = far[k].clone();
        for row in &mut far {
            let Some(to_k) = row[k] else { continue };
            for (known, on) in row.iter_mut().zip(&from_k) {
                let Some(through_k) = on.map(|on| to_k + on) else { continue };
                *known = Some(known.map_or(through_k, |known| known.min(through_k)));
            }
        }
        if (0..n_nodes).any(|i| far[i][i] < Some(0)) {
            return None;
        }
    }
    Some(far)
}
