//! Breadth-first search of a state space: the states in the order of their distance from the start,
//! with a queue.
//!
//! Cost: O(states + steps) time in expectation, O(states) space, for the states that are reached
//! before the search stops.
//!
//! Domain: any type of states that can be hashed and compared, and a closure that lists the states
//! one step away. It must list the same ones whenever it is asked. The space may be infinite, if
//! something stops the search.
//!
//! Source: E. F. Moore, "The shortest path through a maze" (1959); C. Y. Lee, "An algorithm for
//! path connections and its applications" (1961).
//!
//! Checked: all 512 grids of 3 x 3 cells, and random directed graphs, against the distances of
//! Floyd and Warshall.
//!
//! Page: `docs/en/search/breadth-first-search.md`.

pub mod count;
pub mod on_grid;
pub mod plain;
pub mod zero_one;

use std::hash::Hash;

use crate::states::States;

/// A step of the search. States are given by their numbers, which are their indices in
/// [`Tree::states`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The successors of state `u`, the first of the queue, are about to be computed.
    Expand {
        /// The state.
        u: usize,
    },
    /// State `v` was met for the first time, as a successor of `u`, and now waits at the end of the
    /// queue.
    Discover {
        /// The state that is expanded.
        u: usize,
        /// Its successor.
        v: usize,
    },
}

/// The result of a search: each state that was reached, with a shortest path to it.
#[derive(Debug, Clone)]
pub struct Tree<S> {
    /// The states in the order of discovery, which is that of the queue.
    states: States<S>,
    /// The number of the state from which each was discovered; of a start, its own.
    parents: Vec<usize>,
    /// Ascending.
    distances: Vec<usize>,
    /// How many states were expanded; those after them are the queue.
    n_expanded: usize,
}

/// A shortest path from `start` to a state for which `is_goal` is true, both included; none if no
/// such state can be reached. Of several shortest paths, the order of the successors decides.
///
/// ```
/// use search::breadth_first_search;
///
/// // From 1 to 10 by doubling and adding one.
/// let path = breadth_first_search(1, |x| [2 * x, x + 1], |x| *x == 10).expect("10 is reached");
/// assert_eq!(path, [1, 2, 4, 5, 10]);
/// ```
pub fn breadth_first_search<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl FnMut(&S) -> I,
    mut is_goal: impl FnMut(&S) -> bool,
) -> Option<Vec<S>> {
    let tree = explore_until([start], successors, |state, _| is_goal(state));
    tree.path(tree.front()?)
}

/// All states that can be reached from any of `starts`. A state's distance is that from the nearest
/// start.
pub fn explore<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    starts: impl IntoIterator<Item = S>,
    successors: impl FnMut(&S) -> I,
) -> Tree<S> {
    explore_until(starts, successors, |_, _| false)
}

/// Explores until `stop` is true for the state that comes next, [`Tree::front`]: because it is the
/// goal, or too far, or the tree is too large. Without such a limit, the search of an infinite
/// space without a goal never ends.
pub fn explore_until<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    starts: impl IntoIterator<Item = S>,
    successors: impl FnMut(&S) -> I,
    stop: impl FnMut(&S, &Tree<S>) -> bool,
) -> Tree<S> {
    explore_watched(starts, successors, stop, |_, _| {})
}

/// Exploration, observed: each state that is expanded, and each that is discovered.
pub fn explore_watched<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    starts: impl IntoIterator<Item = S>,
    mut successors: impl FnMut(&S) -> I,
    mut stop: impl FnMut(&S, &Tree<S>) -> bool,
    mut watch: impl FnMut(Step, &Tree<S>),
) -> Tree<S> {
    let mut tree = Tree::new(starts);
    while let Some(state) = tree.front() {
        // Invariant: the distances of the queue ascend, and the last is at most one more than the
        // first.
        if stop(state, &tree) {
            break;
        }
        let u = tree.n_expanded;
        watch(Step::Expand { u }, &tree);
        let around = successors(state);
        tree.n_expanded += 1;
        for next in around {
            if let Some(v) = tree.discover(next, u) {
                watch(Step::Discover { u, v }, &tree);
            }
        }
    }
    tree
}

impl<S: Hash + Eq + Clone> Tree<S> {
    fn new(starts: impl IntoIterator<Item = S>) -> Self {
        let mut tree = Tree {
            states: States::default(),
            parents: Vec::new(),
            distances: Vec::new(),
            n_expanded: 0,
        };
        for start in starts {
            if let (number, true) = tree.states.insert(start) {
                tree.parents.push(number);
                tree.distances.push(0);
            }
        }
        tree
    }

    /// Puts a successor of state `u` at the end of the queue, unless it is known, and returns its
    /// number.
    fn discover(&mut self, state: S, u: usize) -> Option<usize> {
        let (v, is_new) = self.states.insert(state);
        if !is_new {
            return None;
        }
        self.parents.push(u);
        self.distances.push(self.distances[u] + 1);
        Some(v)
    }

    /// All states that were discovered, in this order; their distances ascend.
    pub fn states(&self) -> &[S] {
        self.states.as_slice()
    }

    /// The states whose successors have all been discovered.
    pub fn expanded(&self) -> &[S] {
        &self.states()[..self.n_expanded]
    }

    /// The states that wait, the next one first.
    pub fn queue(&self) -> &[S] {
        &self.states()[self.n_expanded..]
    }

    /// The first state of the queue: where the search was stopped, or none if it came to its end.
    pub fn front(&self) -> Option<&S> {
        self.queue().first()
    }

    /// The number of steps of a shortest path to a state; none if it was not discovered.
    pub fn distance(&self, state: &S) -> Option<usize> {
        self.states.number(state).map(|number| self.distances[number])
    }

    /// The state from which a state was discovered: the last but one of [`Tree::path`]. A start has
    /// none.
    pub fn parent(&self, state: &S) -> Option<&S> {
        let number = self.states.number(state)?;
        let parent = self.parents[number];
        (parent != number).then(|| &self.states()[parent])
    }

    /// A shortest path to a state, from a start, both included; none if the state was not
    /// discovered.
    pub fn path(&self, state: &S) -> Option<Vec<S>> {
        let mut number = self.states.number(state)?;
        let mut path = vec![state.clone()];
        while self.parents[number] != number {
            number = self.parents[number];
            path.push(self.states()[number].clone());
        }
        path.reverse();
        Some(path)
    }

    /// The states at distance 0, 1, 2, …
    pub fn layers(&self) -> impl Iterator<Item = &[S]> {
        let mut rest = self.states();
        self.distances.chunk_by(|a, b| a == b).map(move |layer| {
            let (states, behind) = rest.split_at(layer.len());
            rest = behind;
            states
        })
    }
}
