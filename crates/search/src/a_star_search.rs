//! A* search: the state expanded next is the one through which a path to the goal promises to be
//! cheapest.
//!
//! Cost: with a consistent heuristic each state is expanded at most once: O((V + E) log V) time for
//! V states and E steps among them, O(V + E) space. With one that is only admissible, a state may
//! be expanded again, in bad cases many times.
//!
//! Domain: any states with `Clone + Eq + Hash`, and steps of any cost in `u64`. If you have
//! fractions, multiply all costs by one number. Negative costs and NaN cannot be written in the
//! type.
//!
//! Source: P. E. Hart, N. J. Nilsson, B. Raphael, "A formal basis for the heuristic determination
//! of minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968).
//!
//! Checked: all mazes of 3 x 3, and all graphs of 4 states with steps of cost 0, 1 or 3 from a
//! state to a later one with every admissible bound up to 4, against Bellman's equations; all 181
//! 440 boards of the 8-puzzle.
//!
//! Page: `docs/en/search/a-star-search.md`.

pub mod ida_star;
pub mod maze;
pub mod numbers;
pub mod plain;
pub mod sliding_puzzle;
pub mod two_stacks;

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::hash::Hash;

use numbers::Numbers;
use thiserror::Error;

use crate::states::States;

/// A sequence of states, each one step from the last, and the total cost of the steps.
///
/// ```
/// use search::a_star;
///
/// let outcome = a_star(2, |x| [(x * 3, 2), (x + 1, 1)], |_| 0, |x| *x == 7)?;
/// let path = outcome.path.expect("there is a way");
/// assert_eq!((path.states, path.cost), (vec![2, 6, 7], 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Path<S> {
    /// The states from the start to the goal, both included; never empty.
    pub states: Vec<S>,
    /// The sum of the costs of the steps.
    pub cost: u64,
}

/// The result of a search, and the work that it took.
///
/// ```
/// use search::a_star;
///
/// // Only 0 is found, and it is no goal.
/// let outcome = a_star(0, |_| [], |_| 0, |x| *x == 7)?;
/// assert_eq!((outcome.path, outcome.expanded, outcome.reopened), (None, 1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome<S> {
    /// The path; none if no goal can be reached.
    pub path: Option<Path<S>>,
    /// How often a state was taken from the open list, the goal included.
    pub expanded: usize,
    /// How often a state that had been expanded came back into the open list. 0 if the heuristic is
    /// consistent.
    pub reopened: usize,
}

/// A sum of costs that does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CostError {
    /// No path of a cost below 2^64 was found, and with this step the cost would exceed it.
    #[error("a step of cost {step} after a path of cost {g} exceeds 64 bits")]
    Overflow {
        /// The cost of the path.
        g: u64,
        /// The cost of the step.
        step: u64,
    },
}

/// A state that was found. The nodes, in the order in which they were found, form the search tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<S> {
    /// The state.
    pub state: S,
    /// The cost of the cheapest path to it so far.
    pub g: u64,
    /// The heuristic's bound for the rest of the path.
    pub h: u64,
    /// The index of the state before it on that path; none for the start.
    pub parent: Option<usize>,
    /// Whether it was expanded, and no cheaper path to it was found since.
    pub is_closed: bool,
}

/// A step of the search. `u` and `v` are indices into its nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `u` was taken from the open list.
    Expand {
        /// The node.
        u: usize,
    },
    /// A path through `u` is the first to `v`, or cheaper than the last, and `v` is in the open
    /// list.
    Relax {
        /// The node that is expanded.
        u: usize,
        /// The state after it.
        v: usize,
    },
}

/// An entry of the open list. The greatest is expanded first: the one with the smallest f; among
/// these, the one with the largest g; among these, the state found last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Open {
    f: u64,
    g: u64,
    u: usize,
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> Ordering {
        other.f.cmp(&self.f).then(self.g.cmp(&other.g)).then(self.u.cmp(&other.u))
    }
}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The open list: a heap, and in front of it the best entry since the last removal. A search that
/// comes near its goal often removes what it has just inserted, and then the heap has nothing to
/// do.
#[derive(Debug, Default)]
struct OpenList {
    latest: Option<Open>,
    heap: BinaryHeap<Open>,
}

impl OpenList {
    fn push(&mut self, open: Open) {
        let worse = if self.latest < Some(open) { self.latest.replace(open) } else { Some(open) };
        self.heap.extend(worse);
    }

    fn pop(&mut self) -> Option<Open> {
        if self.latest.as_ref() < self.heap.peek() { self.heap.pop() } else { self.latest.take() }
    }
}

impl<S> Node<S> {
    /// The cost that a path through the state promises. A sum beyond 64 bits is no cheaper than any
    /// path.
    pub fn f(&self) -> u64 {
        self.g.saturating_add(self.h)
    }

    fn open(&self, u: usize) -> Open {
        Open { f: self.f(), g: self.g, u }
    }
}

/// A cheapest path from `start` to the first goal. `successors` gives the states one step away,
/// each with the cost of the step; `heuristic` a lower bound of the cost from a state to a goal,
/// and it must be 0 in a goal. It is asked once for each state, and may say `u64::MAX` where no way
/// leads on.
///
/// If the bound is too high somewhere, a path is still found if there is one, but maybe not a
/// cheapest.
///
/// ```
/// use search::a_star;
///
/// // On a line, from 0 to 5, a step to the left costs 3 and one to the right 2.
/// let steps = |x: &i64| [(x - 1, 3), (x + 1, 2)];
/// let outcome = a_star(0, steps, |x| 2 * x.abs_diff(5), |x| *x == 5)?;
/// assert_eq!(outcome.path.map(|path| path.cost), Some(10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// On a [`Grid`](crate::Grid), where each move costs 1 and the rows and columns to the goal are a
/// lower bound:
///
/// ```
/// use search::{Grid, Moves, a_star};
///
/// let grid = Grid::parse(&["S.#", "#..", "..G"])?;
/// let (start, goal) = grid.ends()?;
/// let steps = |cell: &_| grid.neighbors(*cell, Moves::Four).map(|next| (next, 1));
/// let bound = |cell: &(usize, usize)| (cell.0.abs_diff(goal.0) + cell.1.abs_diff(goal.1)) as u64;
/// let outcome = a_star(start, steps, bound, |cell| *cell == goal)?;
/// assert_eq!(outcome.path.map(|path| path.cost), Some(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CostError::Overflow`] if no path was found, and one may exist whose cost exceeds 64 bits.
pub fn a_star<S: Clone + Eq + Hash, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    successors: impl FnMut(&S) -> I,
    heuristic: impl FnMut(&S) -> u64,
    is_goal: impl FnMut(&S) -> bool,
) -> Result<Outcome<S>, CostError> {
    a_star_watched(start, States::default(), successors, heuristic, is_goal, |_, _| {})
}

/// Dijkstra's algorithm, which is A* that knows nothing of the goal: h = 0.
///
/// # Errors
/// As [`a_star`].
pub fn dijkstra<S: Clone + Eq + Hash, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    successors: impl FnMut(&S) -> I,
    is_goal: impl FnMut(&S) -> bool,
) -> Result<Outcome<S>, CostError> {
    a_star(start, successors, |_| 0, is_goal)
}

/// Weighted A*: the heuristic is multiplied by `weight`. With a weight of 1 or more, and an
/// admissible heuristic, the path costs at most `weight` times what a cheapest one does, and
/// usually far fewer states are expanded. 0 is Dijkstra's algorithm and 1 is A*. For a weight of
/// 3/2, double all costs and triple the heuristic.
///
/// # Errors
/// As [`a_star`].
pub fn weighted_a_star<S: Clone + Eq + Hash, I: IntoIterator<Item = (S, u64)>>(
    weight: u64,
    start: S,
    successors: impl FnMut(&S) -> I,
    mut heuristic: impl FnMut(&S) -> u64,
    is_goal: impl FnMut(&S) -> bool,
) -> Result<Outcome<S>, CostError> {
    a_star(start, successors, |state| heuristic(state).saturating_mul(weight), is_goal)
}

/// A*, observed: each [`Step`] with all nodes at that moment. `numbers` finds the index of a state.
///
/// # Errors
/// As [`a_star`].
pub fn a_star_watched<S: Clone, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    mut numbers: impl Numbers<S>,
    mut successors: impl FnMut(&S) -> I,
    mut heuristic: impl FnMut(&S) -> u64,
    mut is_goal: impl FnMut(&S) -> bool,
    mut watch: impl FnMut(Step, &[Node<S>]),
) -> Result<Outcome<S>, CostError> {
    let mut outcome = Outcome { path: None, expanded: 0, reopened: 0 };
    let mut overflow = None;
    numbers.number(&start, 0);
    let h = heuristic(&start);
    let mut nodes = vec![Node { state: start, g: 0, h, parent: None, is_closed: false }];
    let mut open = OpenList::default();
    open.push(nodes[0].open(0));
    while let Some(Open { u, .. }) = open.pop() {
        if nodes[u].is_closed {
            continue; // A cheaper path to u came first.
        }
        // Invariant: if h never exceeds the cost to a goal, some open state lies on a cheapest
        // path, with the g of that path.
        nodes[u].is_closed = true;
        outcome.expanded += 1;
        watch(Step::Expand { u }, &nodes);
        if is_goal(&nodes[u].state) {
            outcome.path = Some(path_to(u, &nodes));
            return Ok(outcome);
        }
        for (state, step) in successors(&nodes[u].state) {
            let Some(g) = nodes[u].g.checked_add(step) else {
                overflow = overflow.or(Some(CostError::Overflow { g: nodes[u].g, step }));
                continue;
            };
            let v = numbers.number(&state, nodes.len());
            if v == nodes.len() {
                let h = heuristic(&state);
                nodes.push(Node { state, g, h, parent: Some(u), is_closed: false });
            } else if g < nodes[v].g {
                outcome.reopened += usize::from(nodes[v].is_closed);
                (nodes[v].g, nodes[v].parent, nodes[v].is_closed) = (g, Some(u), false);
            } else {
                continue;
            }
            open.push(nodes[v].open(v));
            watch(Step::Relax { u, v }, &nodes);
        }
    }
    overflow.map_or(Ok(outcome), Err)
}

/// Follows the parents back to the start.
fn path_to<S: Clone>(goal: usize, nodes: &[Node<S>]) -> Path<S> {
    let back = std::iter::successors(Some(goal), |&u| nodes[u].parent);
    let mut states: Vec<S> = back.map(|u| nodes[u].state.clone()).collect();
    states.reverse();
    Path { states, cost: nodes[goal].g }
}

/// Why a heuristic is not consistent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum HeuristicError<S> {
    /// A step along which the heuristic falls by more than the step costs.
    #[error("h falls from {} to {} over a step of cost {step}", h.0, h.1)]
    Step {
        /// Where the step begins.
        from: S,
        /// Where it ends.
        to: S,
        /// What it costs.
        step: u64,
        /// What the heuristic says at its two ends.
        h: (u64, u64),
    },
    /// A goal whose bound is not 0.
    #[error("h is {h} in a goal")]
    Goal {
        /// The goal.
        goal: S,
        /// What the heuristic says.
        h: u64,
    },
}

/// Checks that a heuristic is consistent on all steps out of `states`: h is 0 in a goal, and along
/// a step it falls by no more than the step costs. If `states` are all states, then h never exceeds
/// the cost to a goal. O(V + E).
///
/// # Errors
/// The first step or goal that violates this.
pub fn check_consistent<S: Clone, I: IntoIterator<Item = (S, u64)>>(
    states: impl IntoIterator<Item = S>,
    mut successors: impl FnMut(&S) -> I,
    mut heuristic: impl FnMut(&S) -> u64,
    mut is_goal: impl FnMut(&S) -> bool,
) -> Result<(), HeuristicError<S>> {
    for from in states {
        let h = heuristic(&from);
        if is_goal(&from) && h != 0 {
            return Err(HeuristicError::Goal { goal: from, h });
        }
        for (to, step) in successors(&from) {
            let h = (h, heuristic(&to));
            if h.1.saturating_add(step) < h.0 {
                return Err(HeuristicError::Step { from, to, step, h });
            }
        }
    }
    Ok(())
}
