//! Find a minimum-cost flow: `min_cost_flow(n_nodes, edges, source, sink)` returns how much can flow
//! from `source` to `sink`, which are different vertices, and the least cost of so much. An edge
//! `(u, v, capacity, cost)` leads from `u` to `v`, carries at most its capacity, and each unit on it
//! pays its cost; both are at least 0. Several edges may join the same vertices, in both directions
//! too, and an edge may lead from a vertex to itself.
//!
//! For example, with the edges `(0, 1, 1, 1)`, `(0, 2, 1, 5)`, `(1, 2, 1, 1)`, `(1, 3, 1, 5)` and
//! `(2, 3, 1, 1)`, two units can flow from 0 to 3, and they cost 12: the result is `(2, 12)`.
//!
//! The large inputs have 200 vertices, and capacities up to a million. All sums fit an `i64`.

/// The value of a maximum flow, and the least cost of one.
pub fn min_cost_flow(
    n_nodes: usize,
    edges: &[(usize, usize, i64, i64)],
    source: usize,
    sink: usize,
) -> (i64, i64) {
    todo!()
}
