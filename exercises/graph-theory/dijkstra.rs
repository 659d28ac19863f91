//! Find shortest paths without negative weights: `distances(graph, source)` returns for each vertex
//! the length of a shortest path from `source`, or `None` if no path leads there. The list
//! `graph[u]` holds each vertex that an arc leads to from `u`, with the weight of the arc.
//!
//! For example, the lists `[(1, 10), (2, 1)]`, `[]`, `[(1, 1)]` and `[]` and the source 0 give
//! `[Some(0), Some(2), Some(1), None]`.
//!
//! Weights may be 0, and several arcs may lead to the same vertex. The large inputs have up to
//! 100 000 vertices and 400 000 arcs. All sums fit a `u64`.

/// The length of a shortest path to each vertex.
pub fn distances(graph: &[Vec<(usize, u64)>], source: usize) -> Vec<Option<u64>> {
    todo!()
}
