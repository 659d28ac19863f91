//! A state that was expanded is never opened again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

pub fn a_star(
    n: usize,
    successors: impl Fn(usize) -> Vec<(usize, u64)>,
    heuristic: impl Fn(usize) -> u64,
) -> Option<u64> {
    let mut best = vec![u64::MAX; n];
    best[0] = 0;
    let mut is_closed = vec![false; n];
    let mut open = BinaryHeap::from([Reverse((heuristic(0), Reverse(0), 0))]);
    while let Some(Reverse((_, Reverse(g), u))) = open.pop() {
        if std::mem::replace(&mut is_closed[u], true) {
            continue;
        }
        if u == n - 1 {
            return Some(g);
        }
        for (v, cost) in successors(u) {
            if !is_closed[v] && g + cost < best[v] {
                best[v] = g + cost;
                open.push(Reverse((g + cost + heuristic(v), Reverse(g + cost), v)));
            }
        }
    }
    None
}
