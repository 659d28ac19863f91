//! Walk along every edge once and come back: `euler_cycle(graph)` returns the vertices of such a
//! walk, with its first vertex again at the end, or `None` if there is no such walk. The list
//! `graph[u]` holds the neighbors of vertex `u` in ascending order, and an edge is in the lists of
//! both its ends.
//!
//! For example, the lists `[1, 2]`, `[0, 2]` and `[0, 1]` have the walk `[0, 1, 2, 0]`. The lists
//! `[1]` and `[0]` have none. If there are no edges, the answer is an empty list. Any right walk is
//! accepted.
//!
//! No two edges join the same vertices, and none joins a vertex to itself. The large inputs have up
//! to 500 500 edges.

/// A closed walk along every edge.
pub fn euler_cycle(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    todo!()
}
