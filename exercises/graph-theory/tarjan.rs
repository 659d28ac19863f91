//! Find the low-links of Tarjan's algorithm: `low_links(graph)` returns the low-link of each vertex
//! at the moment when the search leaves it. The list `graph[u]` holds the vertices that an arc leads
//! to from vertex `u`, ascending. The search tries the arcs in this order, and it begins again at the
//! smallest vertex that it has not entered, until it has entered all.
//!
//! The index of a vertex says how many vertices were entered before it. The low-link of `u` is the
//! least of the index of `u`, the low-links of the vertices that were entered from `u`, and the
//! indices of the vertices to which other arcs of `u` lead, if they are on the stack.
//!
//! For example, the lists `[1]`, `[2]`, `[0, 3]` and `[2]` give `[0, 0, 0, 2]`.
//!
//! The large inputs have 200 000 vertices, and the search goes at most 200 vertices deep.

/// The low-link of each vertex.
pub fn low_links(graph: &[Vec<usize>]) -> Vec<usize> {
    todo!()
}
