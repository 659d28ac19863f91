//! Visit all vertices of a graph depth first: `depth_first_order(graph)` returns them in the order
//! in which they are visited. The list `graph[u]` holds the neighbors of vertex `u` in ascending
//! order. The search starts at vertex 0, and then at the first vertex that was not visited, until
//! there is none.
//!
//! For example, the lists `[1, 2]`, `[0, 3]`, `[0, 3]`, `[1, 2]` and `[]` give `[0, 1, 3, 2, 4]`.
//!
//! The graph may have no vertex at all, and an arc need not have one that leads back. The large
//! inputs have up to 300 000 vertices.

/// The vertices in the order of the visits.
pub fn depth_first_order(graph: &[Vec<usize>]) -> Vec<usize> {
    todo!()
}
