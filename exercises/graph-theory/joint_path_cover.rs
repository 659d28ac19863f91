//! Cover a directed acyclic graph by paths that may share vertices, and prove that no fewer are
//! enough: `cover(graph)` returns as few paths as possible, such that each vertex is on at least
//! one of them, and as many vertices of which none leads to another. `graph[u]` has the vertices to
//! which arcs lead from the vertex `u`. A path is a list of one vertex or more, and an arc must
//! lead from each vertex of it to the next. Any cover with the fewest paths will do, and so will
//! any proof, in any order.
//!
//! For example, if arcs lead from 0 and from 1 to 2, and from 2 to 3 and to 4, then
//! `(vec![vec![0, 2, 3], vec![1, 2, 4]], vec![3, 4])` is right. No path has both 3 and 4.
//!
//! The graph has no cycle, but an arc may lead to a smaller vertex. The large inputs have 300
//! vertices and more, so trying all choices takes too long. In none of them does a recursion have
//! to go deeper than 400 calls.

/// The fewest paths that cover the graph, and as many vertices of which none leads to another.
pub fn cover(graph: &[Vec<usize>]) -> (Vec<Vec<usize>>, Vec<usize>) {
    todo!()
}
