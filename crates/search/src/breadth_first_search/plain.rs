//! Part of [breadth-first search](super): the textbook's search, whose frontier is the caller's
//! choice.
//!
//! The pictures of the page run this form. The front door numbers its states instead of copying
//! them.
//!
//! Cost: O(states + steps) expected time, O(states) space, for the states that are discovered.
//!
//! Domain: as [`explore`](super::explore): a space may be infinite, if it has a goal within reach.
//!
//! Source: E. F. Moore, "The shortest path through a maze" (1959).
//!
//! Checked: all 512 grids of 3 x 3 cells: with a queue, the front door's path; with a stack, a path
//! wherever there is one.
//!
//! Page: `docs/en/search/breadth-first-search.md`.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, S> {
    /// A state was taken from the frontier, is no goal, and is about to be asked for its successors.
    Expand(&'a S),
    /// The second state was seen for the first time, as a successor of the first, and was put at
    /// the end of the frontier.
    Discover(&'a S, &'a S),
}

/// A path from `start` to a state for which `is_goal` is true, both included; none if no such state
/// can be reached. `take` takes a state out of the frontier, into which new states come from behind:
/// with [`VecDeque::pop_front`] it is breadth-first search, and the path is a shortest one; with
/// [`VecDeque::pop_back`] it is depth-first search. Expected O(states + steps).
///
/// ```
/// use search::breadth_first_search::plain::search;
/// use std::collections::VecDeque;
///
/// // From 1 to 10 by doubling and adding one.
/// let steps = |x: &u32| [2 * x, x + 1];
/// let path = search(1, steps, |x| *x == 10, VecDeque::pop_front);
/// assert_eq!(path, Some(vec![1, 2, 4, 5, 10]));
/// ```
pub fn search<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl Fn(&S) -> I,
    is_goal: impl Fn(&S) -> bool,
    take: impl Fn(&mut VecDeque<S>) -> Option<S>,
) -> Option<Vec<S>> {
    search_watched(start, successors, is_goal, take, |_, _| {})
}

/// [`search`], observed: each state that is expanded, and each that is discovered, with the
/// frontier.
pub fn search_watched<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl Fn(&S) -> I,
    is_goal: impl Fn(&S) -> bool,
    take: impl Fn(&mut VecDeque<S>) -> Option<S>,
    mut watch: impl FnMut(Step<'_, S>, &VecDeque<S>),
) -> Option<Vec<S>> {
    let mut parents = HashMap::from([(start.clone(), None)]);
    let mut frontier = VecDeque::from([start]);
    while let Some(state) = take(&mut frontier) {
        if is_goal(&state) {
            return Some(path_to(state, &parents));
        }
        watch(Step::Expand(&state), &frontier);
        for next in successors(&state) {
            if !parents.contains_key(&next) {
                parents.insert(next.clone(), Some(state.clone()));
                frontier.push_back(next.clone());
                watch(Step::Discover(&state, &next), &frontier);
            }
        }
    }
    None
}

/// The states from the start, which has no parent, to `state`.
fn path_to<S: Hash + Eq + Clone>(state: S, parents: &HashMap<S, Option<S>>) -> Vec<S> {
    let mut path = vec![state];
    while let Some(parent) = &parents[&path[path.len() - 1]] {
        path.push(parent.clone());
    }
    path.reverse();
    path
}
