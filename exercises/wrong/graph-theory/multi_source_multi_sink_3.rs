//! What the sinks can take has no limit.

use std::collections::VecDeque;

pub fn flows(
    n: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
) -> Vec<i64> {
    let (source, sink) = (n, n + 1);
    let beyond = 1 + edges.iter().map(|edge| edge.2).sum::<i64>();
    let first = sources.iter().map(|&(v, limit)| (source, v, limit.unwrap_or(beyond)));
    let last = sinks.iter().map(|&(v, _)| (v, sink, beyond));
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
