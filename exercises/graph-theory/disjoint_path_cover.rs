//! Cover a directed acyclic graph with paths: `paths(graph)` returns as few paths as possible so
//! that each vertex is on exactly one of them. `graph[u]` holds the vertices to which arcs lead from
//! the vertex `u`. A path is a list of one or more vertices, and an arc must lead from each of its
//! vertices to the next. The paths may come in any order, and any cover with the smallest number of
//! paths will do.
//!
//! For example, if arcs lead from 0 to 2 and 3, and from 1 to 2, then `[[0, 3], [1, 2]]` is right.
//! No single path has all four vertices.
//!
//! The graph has no cycle, but an arc may lead to a smaller vertex. The large inputs have 600
//! vertices and more, so trying all choices takes too long. In none of them does a recursion have
//! to go deeper than 300 calls.

/// The fewest paths such that each vertex is on exactly one.
pub fn paths(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    todo!()
}
