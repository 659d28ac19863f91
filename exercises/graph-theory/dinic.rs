//! Find the value of a maximum flow in a large network: `max_flow(n_nodes, edges, source, sink)`
//! returns how much can flow from `source` to `sink`, which are different vertices. An edge
//! `(u, v, capacity)` leads from `u` to `v` and carries at most its capacity, which is at least 0.
//!
//! For example, with the edges `(0, 1, 3)`, `(0, 2, 2)`, `(1, 2, 1)`, `(1, 3, 2)` and `(2, 3, 3)`,
//! 5 can flow from 0 to 3.
//!
//! The large inputs have 40 000 vertices and 100 000 edges, and so many paths that one search for
//! each of them takes too long. All sums fit an `i64`.

/// The value of a maximum flow from the source to the sink.
pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    todo!()
}
