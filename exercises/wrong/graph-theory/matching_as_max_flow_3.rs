//! The edges between the sides can carry a unit in both directions.

use std::collections::VecDeque;

pub fn choose(left: &[usize], right: &[usize], edges: &[(usize, usize)]) -> Vec<usize> {
    let (source, sink) = (left.len() + right.len(), left.len() + right.len() + 1);
    let middle = edges.iter().map(|&(x, y)| (x, left.len() + y, 1));
    let first = left.iter().enumerate().map(|(x, &quota)| (source, x, quota));
    let last = right.iter().enumerate().map(|(y, &quota)| (left.len() + y, sink, quota));
    // Edge e is the arcs 2e and 2e + 1.
    let (mut arcs, mut heads, mut residual) = (vec![Vec::new(); sink + 1], Vec::new(), Vec::new());
    let back = |tail: usize, head: usize| usize::from(tail != source && head != sink);
    for (tail, head, capacity) in middle.chain(first).chain(last) {
        for (from, to, room) in [(tail, head, capacity), (head, tail, back(tail, head))] {
            arcs[from].push(heads.len());
            heads.push(to);
            residual.push(room);
        }
    }
    while let Some(path) = path(&arcs, &heads, &residual, source, sink) {
        for arc in path {
            residual[arc] -= 1;
            residual[arc ^ 1] += 1;
        }
    }
    (0..edges.len()).filter(|edge| residual[2 * edge] == 0).collect()
}

fn path(
    arcs: &[Vec<usize>],
    heads: &[usize],
    residual: &[usize],
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
