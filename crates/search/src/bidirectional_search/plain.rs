//! Part of [bidirectional search](super): the textbook's search, with a layer and a table of
//! parents for each side.
//!
//! The picture on the page runs this version. The library's version keeps the states of both sides
//! in one table.
//!
//! Cost: with b steps out of each state and a distance of d, O(b^(d/2)) states in a tree; never
//! more than O(states + steps) expected time. O(states) space.
//!
//! Domain: as that of the [library's version](super::bidirectional_search()).
//!
//! Source: I. Pohl, "Bi-directional search", Machine Intelligence 6 (1971).
//!
//! Checked: all 4096 directed graphs of 4 vertices and all 1024 undirected ones of 5 against Floyd
//! and Warshall.
//!
//! Page: `docs/en/search/bidirectional-search.md`.

use std::collections::HashMap;
use std::hash::Hash;
use std::{iter, mem};

/// A state has been looked at.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a, S> {
    /// The side that looked at it: 0 is the start's, and 1 the goal's.
    pub side: usize,
    /// The state.
    pub state: &'a S,
    /// The state of the other side that it listed, if the search ends with it.
    pub meeting: Option<&'a S>,
}

/// A shortest path from `start` to `goal`, both included; none if there is no path. `after` lists
/// the states one step after a state, `before` those one step before it.
///
/// ```
/// use search::bidirectional_search::plain::bidirectional_search;
///
/// // Around a ring of twelve.
/// let after = |x: &u32| vec![(x + 1) % 12, (x + 11) % 12];
/// let path = bidirectional_search(0, 7, after, after);
/// assert_eq!(path, Some(vec![0, 11, 10, 9, 8, 7]));
/// ```
pub fn bidirectional_search<S: Hash + Eq + Clone>(
    start: S,
    goal: S,
    after: impl Fn(&S) -> Vec<S>,
    before: impl Fn(&S) -> Vec<S>,
) -> Option<Vec<S>> {
    bidirectional_search_watched(start, goal, after, before, |_, _| {})
}

/// [`bidirectional_search`], observed: each state after its steps were listed, with the parents on
/// both sides.
pub fn bidirectional_search_watched<S: Hash + Eq + Clone>(
    start: S,
    goal: S,
    after: impl Fn(&S) -> Vec<S>,
    before: impl Fn(&S) -> Vec<S>,
    mut watch: impl FnMut(Step<'_, S>, &[HashMap<S, Option<S>>; 2]),
) -> Option<Vec<S>> {
    if start == goal {
        return Some(vec![start]);
    }
    let mut parents = [&start, &goal].map(|end| HashMap::from([(end.clone(), None)]));
    let mut layers = [vec![start], vec![goal]];
    while layers.iter().all(|layer| !layer.is_empty()) {
        // Invariant: the two sides share no state.
        let own = usize::from(layers[1].len() < layers[0].len());
        for state in mem::take(&mut layers[own]) {
            for next in if own == 0 { after(&state) } else { before(&state) } {
                if parents[1 - own].contains_key(&next) {
                    watch(Step { side: own, state: &state, meeting: Some(&next) }, &parents);
                    return Some(join(own, state, next, &parents));
                }
                if !parents[own].contains_key(&next) {
                    parents[own].insert(next.clone(), Some(state.clone()));
                    layers[own].push(next);
                }
            }
            watch(Step { side: own, state: &state, meeting: None }, &parents);
        }
    }
    None
}

/// The path from the start to the goal through a step from `state`, on the side `own`, to `next`.
fn join<S: Hash + Eq + Clone>(
    own: usize,
    state: S,
    next: S,
    parents: &[HashMap<S, Option<S>>; 2],
) -> Vec<S> {
    let (u, v) = if own == 0 { (state, next) } else { (next, state) };
    let mut path: Vec<S> = iter::successors(Some(u), |u| parents[0][u].clone()).collect();
    path.reverse();
    path.extend(iter::successors(Some(v), |v| parents[1][v].clone()));
    path
}
