//! Let as much as possible flow from many sources to many sinks: `flows(n, edges, sources, sinks)`
//! returns what flows through each edge. There are n vertices, and each edge is a tail, a head and
//! a capacity. Each source is a vertex and the most that it can send, and each sink is a vertex and
//! the most that it can take. `None` means that there is no limit. What a source sends is what
//! leaves it minus what comes into it. If several flows have the largest total, any of them will
//! do.
//!
//! For example, let the edges be `(0, 2, 3)`, `(1, 2, 4)` and `(2, 3, 9)`, the sources `(0, Some(2))`
//! and `(1, None)`, and the only sink `(3, None)`. The answer is `[2, 4, 6]`.
//!
//! No vertex is named twice as a source or as a sink, or as both. Capacities and limits are at least
//! 0 and at most 10^15. The largest input has 8000 edges. No recursion has to go deeper than 1000
//! calls.

use std::collections::VecDeque;

/// What flows through each edge, as much as possible in total.
pub fn flows(
    n: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
) -> Vec<i64> {
    let (source, sink) = (n, n + 1);
    // More than any vertex can send or take.
    let beyond = 1 + edges.iter().map(|edge| edge.2).sum::<i64>();
    let first = sources.iter().map(|&(v, limit)| (source, v, limit.unwrap_or(beyond)));
    let last = sinks.iter().map(|&(v, limit)| (v, sink, limit.unwrap_or(beyond)));
    // Edge e is the arcs 2e and 2e + 1.
    let (mut arcs, mut heads, mut residual) = (vec![Vec::new(); n + 2], Vec::new(), Vec::new());
    for (tail, head, capacity) in edges.iter().copied().chain(first).chain(last) {
        for (from, to, room) in [(tail, head, capacity), (head, tail, 0)] {
            arcs[from].push(heads.len());
            heads.push(to);
            residual.push(room);
        }
    }
    while let Some(path) = path(&arcs, &heads, &residual, source, sink) {
        let amount = path.iter().map(|&arc| residual[arc]).min().unwrap_or(0);
        for arc in path {
            residual[arc] -= amount;
            residual[arc ^ 1] += amount;
        }
    }
    (0..edges.len()).map(|edge| residual[2 * edge + 1]).collect()
}

/// The arcs of a shortest path on which more can flow, if there is one.
fn path(
    arcs: &[Vec<usize>],
    heads: &[usize],
    residual: &[i64],
    source: usize,
    sink: usize,
) -> Option<Vec<usize>> {
    let mut arrival = vec![None; arcs.len()];
    let mut queue = VecDeque::from([source]);
    while let Some(u) = queue.pop_front() {
        for &arc in &arcs[u] {
            let v = heads[arc];
            if residual[arc] > 0 && arrival[v].is_none() && v != source {
                arrival[v] = Some(arc);
                queue.push_back(v);
            }
        }
    }
    let (mut path, mut v) = (Vec::new(), sink);
    while v != source {
        let arc = arrival[v]?;
        path.push(arc);
        v = heads[arc ^ 1];
    }
    Some(path)
}
