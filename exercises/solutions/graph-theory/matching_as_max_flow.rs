//! Choose pairs within quotas: `choose(left, right, edges)` returns the indices of as many edges as
//! possible, in any order, such that each left vertex `x` is an end of at most `left[x]` chosen
//! edges, and each right vertex `y` of at most `right[y]`. Each edge is given as a left and a right
//! vertex, no two edges have the same two ends, and an edge is chosen at most once. If several
//! choices have the largest size, any of them will do.
//!
//! For example, let the left quotas be `[2, 1]`, the right quotas `[1, 1]`, and the edges `(0, 0)`,
//! `(0, 1)` and `(1, 0)`. Both `[0, 1]` and `[1, 2]` are right.
//!
//! A quota may be much larger than the number of edges, so do not copy a vertex as many times as
//! its quota says. The largest input has 10 000 edges. No recursion has to go deeper than 1000
//! calls.

use std::collections::VecDeque;

/// The indices of as many edges as possible within the quotas.
pub fn choose(left: &[usize], right: &[usize], edges: &[(usize, usize)]) -> Vec<usize> {
    let (source, sink) = (left.len() + right.len(), left.len() + right.len() + 1);
    let middle = edges.iter().map(|&(x, y)| (x, left.len() + y, 1));
    let first = left.iter().enumerate().map(|(x, &quota)| (source, x, quota));
    let last = right.iter().enumerate().map(|(y, &quota)| (left.len() + y, sink, quota));
    // Edge e is the arcs 2e and 2e + 1.
    let (mut arcs, mut heads, mut residual) = (vec![Vec::new(); sink + 1], Vec::new(), Vec::new());
    for (tail, head, capacity) in middle.chain(first).chain(last) {
        for (from, to, room) in [(tail, head, capacity), (head, tail, 0)] {
            arcs[from].push(heads.len());
            heads.push(to);
            residual.push(room);
        }
    }
    while let Some(path) = path(&arcs, &heads, &residual, source, sink) {
        // An edge between the sides has room for 1, so a path carries 1.
        for arc in path {
            residual[arc] -= 1;
            residual[arc ^ 1] += 1;
        }
    }
    (0..edges.len()).filter(|edge| residual[2 * edge] == 0).collect()
}

/// The arcs of a shortest path on which more can flow, if there is one.
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
