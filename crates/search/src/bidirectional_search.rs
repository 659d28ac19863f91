//! Bidirectional breadth-first search: two searches, one from the start and one from the goal,
//! until they meet.
//!
//! Cost: with b steps out of each state and a distance of d, O(b^(d/2)) states in a tree, where
//! one search needs Θ(b^d) in the worst case; never more than O(states + steps). O(states) space.
//!
//! Domain: any type of states that can be hashed and compared, both ends known, and two closures:
//! the states one step after a state, and those one step before it. The second must be the inverse
//! of the first: v is after u exactly if u is before v. If it is not, the path returned may not
//! exist, and one that exists may be missed.
//!
//! Source: I. Pohl, "Bi-directional search", Machine Intelligence 6 (1971).
//!
//! Checked: all 4096 directed graphs of 4 vertices and all grids of 3 x 3 cells against Floyd and
//! Warshall; breadth-first search on random graphs.
//!
//! Page: `docs/en/search/bidirectional-search.md`.

pub mod plain;

use std::hash::Hash;
use std::ops::Range;

use crate::grid::{Cell, Grid, GridError, Moves};
use crate::states::States;

/// Where a search began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// From the start, forward.
    Start,
    /// From the goal, backward.
    Goal,
}

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// All states that wait on one side are about to be expanded: there are fewer of them than on
    /// the other side. Of layers of the same size, that of the side that has expanded less comes
    /// first, then the start's.
    Layer {
        /// The side.
        side: Side,
    },
    /// A successor of a state of one side is known on the other.
    Meet {
        /// The side that was expanded.
        side: Side,
    },
}

/// The state of both searches.
#[derive(Debug, Clone)]
pub struct Fronts<S> {
    /// Those of both sides, in the order of discovery.
    states: States<S>,
    /// On which side each was discovered.
    sides: Vec<Side>,
    /// The number of the state from which each was discovered; of both ends, their own.
    parents: Vec<usize>,
    /// The numbers of the states that wait on either side: a whole layer. It is a range, for all of
    /// it was discovered while the one before it was expanded.
    layers: [Range<usize>; 2],
    n_expanded: [usize; 2],
    /// A state of the start's side and one of the goal's, one step apart; or the same, if it is
    /// both ends.
    meeting: Option<(usize, usize)>,
}

/// A shortest path from `start` to `goal`, both included; none if there is no path. `after` lists
/// the states one step after a state, `before` those one step before it.
///
/// If there is no path, it ends as soon as either side has nothing left. In an infinite space that
/// may be never.
///
/// ```
/// use search::bidirectional_search;
///
/// let after = |x: &u32| [2 * x, x + 1];
/// let before = |x: &u32| (*x % 2 == 0).then_some(x / 2).into_iter().chain(x.checked_sub(1));
/// let path = bidirectional_search(1, 10, after, before).expect("10 is reached");
/// assert_eq!(path.len(), 5);
/// ```
pub fn bidirectional_search<S: Hash + Eq + Clone, A, B>(
    start: S,
    goal: S,
    after: impl FnMut(&S) -> A,
    before: impl FnMut(&S) -> B,
) -> Option<Vec<S>>
where
    A: IntoIterator<Item = S>,
    B: IntoIterator<Item = S>,
{
    meet(start, goal, after, before).path()
}

/// [`bidirectional_search`] for steps that can be taken back: one closure serves both sides.
///
/// ```
/// use search::bidirectional_search_undirected;
///
/// let path = bidirectional_search_undirected(0, 7, |x| [(x + 1) % 12, (x + 11) % 12]);
/// assert_eq!(path.map(|path| path.len()), Some(6));
/// ```
pub fn bidirectional_search_undirected<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    start: S,
    goal: S,
    neighbors: impl Fn(&S) -> I,
) -> Option<Vec<S>> {
    bidirectional_search(start, goal, &neighbors, &neighbors)
}

/// A shortest path in a grid, both ends included; none if walls separate them.
///
/// # Errors
/// [`GridError::Outside`] or [`GridError::Wall`], if one of the ends is no free cell.
pub fn grid_path(
    grid: &Grid,
    start: Cell,
    goal: Cell,
    moves: Moves,
) -> Result<Option<Vec<Cell>>, GridError> {
    grid.check(start)?;
    grid.check(goal)?;
    Ok(bidirectional_search_undirected(start, goal, |cell| grid.neighbors(*cell, moves)))
}

/// The search with everything that it found: both sides, and where they met.
pub fn meet<S: Hash + Eq + Clone, A, B>(
    start: S,
    goal: S,
    after: impl FnMut(&S) -> A,
    before: impl FnMut(&S) -> B,
) -> Fronts<S>
where
    A: IntoIterator<Item = S>,
    B: IntoIterator<Item = S>,
{
    meet_watched(start, goal, after, before, |_, _| {})
}

/// The search, observed: each layer that is expanded, and the meeting.
pub fn meet_watched<S: Hash + Eq + Clone, A, B>(
    start: S,
    goal: S,
    mut after: impl FnMut(&S) -> A,
    mut before: impl FnMut(&S) -> B,
    mut watch: impl FnMut(Step, &Fronts<S>),
) -> Fronts<S>
where
    A: IntoIterator<Item = S>,
    B: IntoIterator<Item = S>,
{
    let mut fronts = Fronts::new(start, goal);
    while fronts.meeting.is_none() && fronts.layers.iter().all(|layer| !layer.is_empty()) {
        // Invariant: each side holds all states within its radius, its layer is the last of them,
        // and no state is within both radii; so the distance is more than their sum.
        let work = |side: Side| (fronts.layer(side).len(), fronts.n_expanded(side));
        let side = if work(Side::Start) <= work(Side::Goal) { Side::Start } else { Side::Goal };
        watch(Step::Layer { side }, &fronts);
        match side {
            Side::Start => fronts.expand_layer(side, &mut after),
            Side::Goal => fronts.expand_layer(side, &mut before),
        }
        if fronts.meeting.is_some() {
            watch(Step::Meet { side }, &fronts);
        }
    }
    fronts
}

impl<S: Hash + Eq + Clone> Fronts<S> {
    fn new(start: S, goal: S) -> Self {
        let mut fronts = Fronts {
            states: States::default(),
            sides: Vec::new(),
            parents: Vec::new(),
            layers: [0..0, 0..0],
            n_expanded: [0, 0],
            meeting: (start == goal).then_some((0, 0)),
        };
        for (end, side) in [(start, Side::Start), (goal, Side::Goal)] {
            if let (number, true) = fronts.states.insert(end) {
                fronts.add(number, side);
                fronts.layers[side as usize] = number..number + 1;
            }
        }
        fronts
    }

    /// Stores a new state.
    fn add(&mut self, parent: usize, side: Side) {
        self.parents.push(parent);
        self.sides.push(side);
    }

    /// Expands the layer of one side, up to the first step to a state of the other.
    fn expand_layer<I: IntoIterator<Item = S>>(
        &mut self,
        side: Side,
        mut successors: impl FnMut(&S) -> I,
    ) {
        let n_before = self.parents.len();
        'layer: for u in self.layers[side as usize].clone() {
            self.n_expanded[side as usize] += 1;
            for next in successors(&self.states.as_slice()[u]) {
                let (v, is_new) = self.states.insert(next);
                if is_new {
                    self.add(u, side);
                } else if self.sides[v] != side {
                    self.meeting = Some(if side == Side::Start { (u, v) } else { (v, u) });
                    break 'layer;
                }
            }
        }
        self.layers[side as usize] = n_before..self.parents.len();
    }

    /// The states that wait on a side, the last layer; not all of it once the searches have met.
    pub fn layer(&self, side: Side) -> &[S] {
        &self.states.as_slice()[self.layers[side as usize].clone()]
    }

    /// The states that were expanded on a side, in this order.
    pub fn expanded(&self, side: Side) -> impl Iterator<Item = &S> {
        let states = self.states.as_slice().iter().zip(&self.sides);
        let of_side = states.filter(move |(_, other)| **other == side);
        of_side.map(|(state, _)| state).take(self.n_expanded[side as usize])
    }

    /// The side on which a state was discovered; none if it was not.
    pub fn side(&self, state: &S) -> Option<Side> {
        self.states.number(state).map(|number| self.sides[number])
    }

    /// A shortest path from a state to the end on its side, both included; none if it was not
    /// discovered.
    pub fn path_to_end(&self, state: &S) -> Option<Vec<S>> {
        self.states.number(state).map(|number| self.back(number))
    }

    /// The two states, a step apart, where the searches met; none if there is no path. The same one
    /// twice, if start and goal are the same.
    pub fn meeting(&self) -> Option<(&S, &S)> {
        let (u, v) = self.meeting?;
        Some((&self.states.as_slice()[u], &self.states.as_slice()[v]))
    }

    /// How many states were expanded on a side.
    pub fn n_expanded(&self, side: Side) -> usize {
        self.n_expanded[side as usize]
    }

    /// A shortest path, both ends included; none if there is no path.
    pub fn path(&self) -> Option<Vec<S>> {
        let (u, v) = self.meeting?;
        let mut path = self.back(u);
        path.reverse();
        if u != v {
            path.extend(self.back(v));
        }
        Some(path)
    }

    /// The states from one to the end of its side.
    fn back(&self, mut number: usize) -> Vec<S> {
        let mut path = vec![self.states.as_slice()[number].clone()];
        while self.parents[number] != number {
            number = self.parents[number];
            path.push(self.states.as_slice()[number].clone());
        }
        path
    }
}
