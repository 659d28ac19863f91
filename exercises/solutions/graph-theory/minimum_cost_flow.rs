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
    // Edge e is the arcs 2e and 2e + 1, one each way.
    let (mut ends, mut residual, mut costs) = (Vec::new(), Vec::new(), Vec::new());
    for &(u, v, capacity, cost) in edges {
        ends.extend([(u, v), (v, u)]);
        residual.extend([capacity, 0]);
        costs.extend([cost, -cost]);
    }
    let (mut value, mut total) = (0, 0);
    loop {
        let (mut distance, mut arrival) = (vec![None; n_nodes], vec![0; n_nodes]);
        distance[source] = Some(0);
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for (arc, &(u, v)) in ends.iter().enumerate() {
                let Some(through_u) = distance[u].map(|far: i64| far + costs[arc]) else {
                    continue;
                };
                if residual[arc] > 0 && distance[v].is_none_or(|known| through_u < known) {
                    (distance[v], arrival[v]) = (Some(through_u), arc);
                    is_changed = true;
                }
            }
        }
        let Some(unit_cost) = distance[sink] else { return (value, total) };
        let (mut path, mut at) = (Vec::new(), sink);
        while at != source {
            path.push(arrival[at]);
            at = ends[arrival[at]].0;
        }
        let amount = path.iter().map(|&arc| residual[arc]).min().unwrap_or(0);
        for arc in path {
            residual[arc] -= amount;
            residual[arc ^ 1] += amount;
        }
        value += amount;
        total += amount * unit_cost;
    }
}
