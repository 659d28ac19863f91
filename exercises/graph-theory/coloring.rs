//! Color a graph with few colors: `coloring(graph)` returns a color for each vertex, which is one of
//! the numbers 0, 1, 2, …, so that no edge joins two vertices of the same color. `graph[v]` holds
//! the neighbors of the vertex `v`. Repeatedly take away a vertex of the smallest degree, until none
//! is left. If no vertex has more than k neighbors when it is taken away, you may use the colors 0
//! to k. Any such coloring will do.
//!
//! For example, let 0, 1 and 2 be joined to each other, and 3 to 2: `[[1, 2], [0, 2], [0, 1, 3],
//! [2]]`. You can take 3 away first, then 0, 1 and 2. They have 1, 2, 1 and 0 neighbors then, so you
//! may use three colors, and `[0, 1, 2, 0]` is right.
//!
//! There are no loops and no parallel edges. The large inputs have 100 000 vertices, so looking
//! through all vertices for each one takes too long. Recursion may go too deep.

/// A color for each vertex, with one more color than the degeneracy.
pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    todo!()
}
