//! Find a smallest vertex cover and a largest clique: `cover_and_clique(graph)` returns them in
//! this order, each as a list of vertices. `graph[v]` has the neighbors of the vertex `v`. A vertex
//! cover has at least one end of each edge. Every two vertices of a clique are joined. Any cover
//! and any clique of these sizes will do, in any order.
//!
//! For example, let 0, 1 and 2 be joined to each other, and 3 to 2: `[[1, 2], [0, 2], [0, 1, 3],
//! [2]]`. Then `([0, 2], [0, 1, 2])` is right. One vertex covers only the edges at it, and no
//! vertex but 2 is joined to 3.
//!
//! There are no loops and no parallel edges, and at most 60 vertices. So a set of vertices fits
//! into a number of 64 bits. The graph need not be bipartite.

/// A smallest vertex cover, and a largest clique.
pub fn cover_and_clique(graph: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    todo!()
}
