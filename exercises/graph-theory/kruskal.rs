//! Connect all vertices as cheaply as possible: `least_weight(n_nodes, edges)` returns the weight
//! of a minimum spanning tree of the vertices `0..n_nodes`, or `None` if the edges do not connect
//! them. An edge `(u, v, weight)` joins the vertices `u` and `v`.
//!
//! For example, the edges `(0, 1, 4)`, `(1, 2, 1)` and `(0, 2, 3)` of three vertices give
//! `Some(4)`.
//!
//! There is at least one vertex. Weights may be negative, and an edge may join a vertex to itself.
//! The large inputs have 100 000 vertices and up to twice as many edges.

/// The weight of a minimum spanning tree.
pub fn least_weight(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Option<i64> {
    todo!()
}
