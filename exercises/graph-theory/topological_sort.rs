//! Find an order for tasks that depend on each other: `topological_order(graph)` returns all
//! vertices in an order in which every arc leads forward, or `None` if there is no such order. The
//! list `graph[u]` holds the vertices that must come after vertex `u`, each once.
//!
//! For example, the lists `[1, 2]`, `[3]`, `[1]` and `[]` have the order `[0, 2, 1, 3]`, and the
//! lists `[1]` and `[0]` have none. If there are several orders, each of them is right.
//!
//! The large inputs have up to 300 000 vertices.

/// The vertices in an order in which every arc leads forward.
pub fn topological_order(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    todo!()
}
