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
    todo!()
}
