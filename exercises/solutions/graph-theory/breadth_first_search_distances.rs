//! Count the edges to every vertex: `distances(graph, source)` returns for each vertex the number
//! of edges on a shortest path from `source`, or `None` if no path leads there. The list `graph[u]`
//! holds the vertices that one edge leads to from `u`.
//!
//! For example, the lists `[1, 2]`, `[3]`, `[3]`, `[]` and `[0]` and the source 0 give
//! `[Some(0), Some(1), Some(1), Some(2), None]`.
//!
//! The source is a vertex of the graph. The large inputs have up to 100 000 vertices, or a million
//! edges.

use std::collections::VecDeque;

/// The distance of each vertex from the source, in edges.
pub fn distances(graph: &[Vec<usize>], source: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; graph.len()];
    distances[source] = Some(0);
    let mut queue = VecDeque::from([(source, 0)]);
    while let Some((u, d)) = queue.pop_front() {
        for &v in &graph[u] {
            if distances[v].is_none() {
                distances[v] = Some(d + 1);
                queue.push_back((v, d + 1));
            }
        }
    }
    distances
}
