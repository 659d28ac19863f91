//! Write A*: `a_star(n, successors, heuristic)` returns the cost of a cheapest path from state 0 to
//! state n - 1.
//!
//! `successors(u)` lists the steps out of state u, each as the next state and the cost of the step.
//! `heuristic(u)` is a lower bound on the cost from u to the goal; it never exceeds the true cost,
//! but it need not be consistent. The result is `None` if no path leads to the goal.
//!
//! For example, the steps are 0 to 1 at cost 9, 0 to 2 at cost 2, 2 to 1 at cost 2, and 1 to 3 at
//! cost 1. The result for n = 4 is 5, along 0, 2, 1, 3.
//!
//! The judge counts how often you ask for successors. A state whose g + h exceeds the result is
//! never worth the question.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The cost of a cheapest path from state 0 to state n - 1; none if there is no path.
pub fn a_star(
    n: usize,
    successors: impl Fn(usize) -> Vec<(usize, u64)>,
    heuristic: impl Fn(usize) -> u64,
) -> Option<u64> {
    let mut best = vec![u64::MAX; n];
    best[0] = 0;
    let mut open = BinaryHeap::from([Reverse((heuristic(0), Reverse(0), 0))]);
    while let Some(Reverse((_, Reverse(g), u))) = open.pop() {
        if best[u] < g {
            continue;
        }
        if u == n - 1 {
            return Some(g);
        }
        for (v, cost) in successors(u) {
            if g + cost < best[v] {
                best[v] = g + cost;
                open.push(Reverse((g + cost + heuristic(v), Reverse(g + cost), v)));
            }
        }
    }
    None
}
