//! Part of [A*](super): best-first search as a textbook prints it. The rank by which the states
//! wait makes it A*, Dijkstra's algorithm or greedy best-first search.
//!
//! The pictures on the page run this version. The library's version numbers its states instead of
//! copying them.
//!
//! Cost: O((V + E) log V) expected time if no state is expanded twice, O(V + E) space, for V states
//! that are found and E steps among them.
//!
//! Domain: states with an order, which only decides ties. A sum of costs beyond 64 bits counts as
//! `u64::MAX`.
//!
//! Source: P. E. Hart, N. J. Nilsson, B. Raphael, "A formal basis for the heuristic determination
//! of minimum cost paths" (1968).
//!
//! Checked: all graphs of 4 states with steps of cost 0, 1 or 3 from a state to a later one, with
//! every admissible bound up to 4, against Bellman's equations.
//!
//! Page: `docs/en/search/a-star-search.md`.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::Hash;

/// The states that were found: the cost of the cheapest path to each so far, and the state before
/// it on that path; the start has none.
pub type Known<S> = HashMap<S, (u64, Option<S>)>;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, S> {
    /// A state was taken from the open list, at this cost.
    Expand(&'a S, u64),
    /// A path through the first state is the first to the second, or cheaper than the last, and the
    /// second is in the open list.
    Relax(&'a S, &'a S),
}

/// A path from `start` to a state for which `is_goal` is true, both included, and its cost; none if
/// no such state can be reached. Of the states that wait, the one of the least `rank` is expanded
/// next; of equal ranks, the one with the most cost so far. The rank of a state is computed from
/// the cost of the path to it.
///
/// ```
/// use search::a_star_search::plain::best_first;
///
/// // On a line, from 0 to 5, a step to the left costs 3 and one to the right 2.
/// let steps = |x: &i64| [(x - 1, 3), (x + 1, 2)];
/// let dijkstra = best_first(0, steps, |g, _| g, |x| *x == 5);
/// assert_eq!(dijkstra, Some((vec![0, 1, 2, 3, 4, 5], 10)));
/// ```
pub fn best_first<S: Ord + Hash + Clone, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    successors: impl Fn(&S) -> I,
    rank: impl Fn(u64, &S) -> u64,
    is_goal: impl Fn(&S) -> bool,
) -> Option<(Vec<S>, u64)> {
    best_first_watched(start, successors, rank, is_goal, |_, _| {})
}

/// [`best_first`], observed: each step, with all that is known then.
pub fn best_first_watched<S: Ord + Hash + Clone, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    successors: impl Fn(&S) -> I,
    rank: impl Fn(u64, &S) -> u64,
    is_goal: impl Fn(&S) -> bool,
    mut watch: impl FnMut(Step<'_, S>, &Known<S>),
) -> Option<(Vec<S>, u64)> {
    let mut known = HashMap::from([(start.clone(), (0, None))]);
    let mut open = BinaryHeap::from([Reverse((rank(0, &start), Reverse(0), start))]);
    while let Some(Reverse((_, Reverse(g), state))) = open.pop() {
        if known[&state].0 < g {
            continue; // A cheaper path to this state was found since.
        }
        watch(Step::Expand(&state, g), &known);
        if is_goal(&state) {
            return Some((path_to(state, &known), g));
        }
        for (next, cost) in successors(&state) {
            let g = g.saturating_add(cost);
            if known.get(&next).is_none_or(|(old, _)| g < *old) {
                known.insert(next.clone(), (g, Some(state.clone())));
                watch(Step::Relax(&state, &next), &known);
                open.push(Reverse((rank(g, &next), Reverse(g), next)));
            }
        }
    }
    None
}

/// The states from the start, which has no parent, to `state`.
fn path_to<S: Hash + Eq + Clone>(state: S, known: &Known<S>) -> Vec<S> {
    let mut path = vec![state];
    while let Some(parent) = &known[&path[path.len() - 1]].1 {
        path.push(parent.clone());
    }
    path.reverse();
    path
}

/// A cheapest path and its cost, by A*. The `heuristic` is a lower bound on the cost from a state
/// to a goal.
///
/// ```
/// use search::a_star_search::plain::a_star;
///
/// let steps = |x: &i64| [(x - 1, 3), (x + 1, 2)];
/// let path = a_star(0, steps, |x| 2 * x.abs_diff(5), |x| *x == 5);
/// assert_eq!(path, Some((vec![0, 1, 2, 3, 4, 5], 10)));
/// ```
pub fn a_star<S: Ord + Hash + Clone, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    successors: impl Fn(&S) -> I,
    heuristic: impl Fn(&S) -> u64,
    is_goal: impl Fn(&S) -> bool,
) -> Option<(Vec<S>, u64)> {
    let rank = |g: u64, state: &S| g.saturating_add(heuristic(state));
    best_first(start, successors, rank, is_goal)
}
