//! Find the strongly connected components: `classes(graph)` returns for each vertex the smallest
//! vertex of its class. Two vertices are in the same class if a path leads from each of them to the
//! other. The list `graph[u]` holds the vertices that an arc leads to from vertex `u`, ascending.
//!
//! For example, the lists `[1]`, `[0, 2]`, `[3]` and `[2]` give `[0, 0, 2, 2]`.
//!
//! The large inputs have 200 000 vertices.

/// The smallest vertex of the class of each vertex.
pub fn classes(graph: &[Vec<usize>]) -> Vec<usize> {
    todo!()
}
