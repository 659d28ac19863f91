//! Count the edges to every vertex: `distances(graph, source)` returns for each vertex the number
//! of edges on a shortest path from `source`, or `None` if no path leads there. The list `graph[u]`
//! holds the vertices that one edge leads to from `u`.
//!
//! For example, the lists `[1, 2]`, `[3]`, `[3]`, `[]` and `[0]` and the source 0 give
//! `[Some(0), Some(1), Some(1), Some(2), None]`.
//!
//! The source is a vertex of the graph. The large inputs have up to 100 000 vertices, or a million
//! edges.

/// The distance of each vertex from the source, in edges.
pub fn distances(graph: &[Vec<usize>], source: usize) -> Vec<Option<usize>> {
    todo!()
}
