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
use std::collections::VecDeque;

/// The value of a maximum flow from the source to the sink.
pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    // Edge e is the arcs 2e and 2e + 1, one each way.
    let (mut heads, mut residual) = (Vec::new(), Vec::new());
    let mut arcs = vec![Vec::new(); n_nodes];
    for &(u, v, capacity) in edges {
        for (tail, head, room) in [(u, v, capacity), (v, u, 0)] {
            arcs[tail].push(heads.len());
            heads.push(head);
            residual.push(room);
        }
    }
    let mut value = 0;
    loop {
        let mut arrival = vec![usize::MAX; n_nodes];
        let mut queue = VecDeque::from([source]);
        while let Some(u) = queue.pop_front() {
            for &arc in &arcs[u] {
                let v: usize = heads[arc];
                if residual[arc] > 0 && arrival[v] == usize::MAX && v != source {
                    arrival[v] = arc;
                    queue.push_back(v);
                }
            }
        }
        if arrival[sink] == usize::MAX {
            return value;
        }
        let mut path = Vec::new();
        let mut at = sink;
        while at != source {
            path.push(arrival[at]);
            at = heads[arrival[at] ^ 1];
        }
        let amount = path.iter().map(|&arc| residual[arc]).min().unwrap_or(0);
        for arc in path {
            residual[arc] -= amount;
            residual[arc ^ 1] += amount;
        }
        value += amount;
    }
}
