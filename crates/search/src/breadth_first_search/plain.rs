//! Part of [breadth-first search](super): the textbook's search, which keeps each state beside its
//! parent in a hash table, and the same search with a stack.
//!
//! The picture on the page runs [`breadth_first_search`]. The library's version keeps each state
//! once.
//!
//! Cost: O(states + steps) expected time, O(states) space, for the states that are reached before
//! the search ends.
//!
//! Domain: as that of the [library's version](super::breadth_first_search()).
//!
//! Source: E. F. Moore, "The shortest path through a maze" (1959).
//!
//! Checked: all 512 grids of 3 x 3 cells against the distances of Floyd and Warshall.
//!
//! Page: `docs/en/search/breadth-first-search.md`.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::iter;

/// A state has been looked at.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a, S> {
    /// The state.
    pub state: &'a S,
    /// The states that wait after it.
    pub frontier: &'a VecDeque<S>,
}

/// A shortest path from `start` to a state for which `is_goal` is true, both included; none if no
/// such state can be reached.
///
/// ```
/// use search::breadth_first_search::plain::breadth_first_search;
///
/// // From 1 to 10 by doubling and adding one.
/// let path = breadth_first_search(1, |x| [2 * x, x + 1], |x| *x == 10);
/// assert_eq!(path, Some(vec![1, 2, 4, 5, 10]));
/// ```
pub fn breadth_first_search<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl Fn(&S) -> I,
    is_goal: impl Fn(&S) -> bool,
) -> Option<Vec<S>> {
    breadth_first_search_watched(start, successors, is_goal, |_, _| {})
}

/// [`breadth_first_search`], observed: each state after it was looked at, with the frontier and the
/// parents of all states that were found; a start has none.
pub fn breadth_first_search_watched<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl Fn(&S) -> I,
    is_goal: impl Fn(&S) -> bool,
    mut watch: impl FnMut(Step<'_, S>, &HashMap<S, Option<S>>),
) -> Option<Vec<S>> {
    let mut parents = HashMap::from([(start.clone(), None)]);
    let mut frontier = VecDeque::from([start]);
    while let Some(state) = frontier.pop_front() {
        // Invariant: the distances in the frontier ascend, and the last is at most the first plus
        // 1.
        if is_goal(&state) {
            watch(Step { state: &state, frontier: &frontier }, &parents);
            return Some(path_to(state, &parents));
        }
        for next in successors(&state) {
            if !parents.contains_key(&next) {
                parents.insert(next.clone(), Some(state.clone()));
                frontier.push_back(next);
            }
        }
        watch(Step { state: &state, frontier: &frontier }, &parents);
    }
    None
}

/// Some path, found with a stack: the last state that was found is looked at first. It differs from
/// [`breadth_first_search`] in one call, and its path may be longer.
///
/// ```
/// use search::breadth_first_search::plain::depth_first_search;
///
/// let path = depth_first_search(1, |x| [2 * x, x + 1], |x| *x == 10);
/// assert_eq!(path, Some(vec![1, 2, 3, 6, 7, 8, 9, 10]));
/// ```
pub fn depth_first_search<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl Fn(&S) -> I,
    is_goal: impl Fn(&S) -> bool,
) -> Option<Vec<S>> {
    let mut parents = HashMap::from([(start.clone(), None)]);
    let mut frontier = VecDeque::from([start]);
    while let Some(state) = frontier.pop_back() {
        if is_goal(&state) {
            return Some(path_to(state, &parents));
        }
        for next in successors(&state) {
            if !parents.contains_key(&next) {
                parents.insert(next.clone(), Some(state.clone()));
                frontier.push_back(next);
            }
        }
    }
    None
}

/// The path from the start, which has no parent, to a state.
fn path_to<S: Hash + Eq + Clone>(state: S, parents: &HashMap<S, Option<S>>) -> Vec<S> {
    let mut path: Vec<S> = iter::successors(Some(state), |state| parents[state].clone()).collect();
    path.reverse();
    path
}
