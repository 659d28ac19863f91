//! Find the value of a maximum flow: `max_flow(n_nodes, edges, source, sink)` returns how much can
//! flow from `source` to `sink`, which are different vertices. An edge `(u, v, capacity)` leads from
//! `u` to `v` and carries at most its capacity, which is at least 0; several edges may join the same
//! vertices, in both directions too, and an edge may lead from a vertex to itself. What flows into
//! any other vertex flows out of it again.
//!
//! For example, with the edges `(0, 1, 3)`, `(0, 2, 2)`, `(1, 2, 1)`, `(1, 3, 2)` and `(2, 3, 3)`,
//! 5 can flow from 0 to 3. With the edge `(1, 0, 3)` alone, nothing can flow from 0 to 1.
//!
//! The large inputs have 500 vertices. All sums fit an `i64`, but the capacities may be large.

/// The value of a maximum flow from the source to the sink.
pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    todo!()
}
