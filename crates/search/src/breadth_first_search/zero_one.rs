//! Part of [breadth-first search](super): steps that cost 0 or 1. A queue
//! with two ends.
//!
//! Cost: O(states + steps) expected time, O(steps) space.
//!
//! Page: `docs/en/search/breadth-first-search/zero-one.md`.

use std::collections::VecDeque;
use std::hash::Hash;

use crate::states::States;

/// What a step costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cost {
    /// Nothing.
    Zero,
    /// One.
    One,
}

/// A cheapest path from `start` to a state for which `is_goal` is true, both included, and its
/// cost; none if no such state can be reached.
pub fn zero_one_search<S: Hash + Eq + Clone, I: IntoIterator<Item = (S, Cost)>>(
    start: S,
    mut successors: impl FnMut(&S) -> I,
    mut is_goal: impl FnMut(&S) -> bool,
) -> Option<(Vec<S>, usize)> {
    let mut states = States::default();
    let (first, _) = states.insert(start);
    let (mut costs, mut parents, mut is_settled) = (vec![0], vec![first], vec![false]);
    let mut queue = VecDeque::from([first]);
    while let Some(u) = queue.pop_front() {
        // Invariant: by the costs with which they came, the states of the queue ascend and differ
        // by at most 1.
        if is_settled[u] {
            continue; // It came once more, cheaper, and has been expanded since.
        }
        is_settled[u] = true;
        let state = &states.as_slice()[u];
        if is_goal(state) {
            return Some((path(states.as_slice(), &parents, u), costs[u]));
        }
        for (next, cost) in successors(state) {
            let (v, is_new) = states.insert(next);
            if is_new {
                costs.push(usize::MAX);
                parents.push(u);
                is_settled.push(false);
            }
            let through_u = costs[u] + usize::from(cost == Cost::One);
            if through_u < costs[v] {
                (costs[v], parents[v]) = (through_u, u);
                match cost {
                    Cost::Zero => queue.push_front(v),
                    Cost::One => queue.push_back(v),
                }
            }
        }
    }
    None
}

/// The states from the start, which is its own parent, to `u`.
fn path<S: Clone>(states: &[S], parents: &[usize], mut u: usize) -> Vec<S> {
    let mut path = vec![states[u].clone()];
    while parents[u] != u {
        u = parents[u];
        path.push(states[u].clone());
    }
    path.reverse();
    path
}
