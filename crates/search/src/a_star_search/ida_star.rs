//! Part of [A* search](super): iterative deepening, which needs no more memory than one path takes.
//!
//! Each round walks all paths without repeated states whose f stays within a bound, depth first.
//! The smallest f beyond the bound is the next bound. A state is visited again on each path that
//! leads to it, and in each round. So this is for spaces with few paths to each state and with
//! small costs, such as puzzles.
//!
//! Source: R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search",
//! Artificial Intelligence 27 (1985).
//!
//! Page: `docs/en/search/a-star-search.md`.

use super::{CostError, Path};

/// The result of a search, and the work that it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deepened<S> {
    /// The path; none if no goal can be reached.
    pub path: Option<Path<S>>,
    /// The bound of each round; the last is the cost of the path.
    pub bounds: Vec<u64>,
    /// How often a state was entered, in all rounds, the goal included.
    pub expanded: usize,
    /// The most states that were kept at a time: those of one path.
    pub longest: usize,
}

/// A state of the path that is being walked, and the steps out of it that are left.
struct Level<S, I> {
    state: S,
    g: u64,
    left: I,
}

/// A cheapest path, under the terms of [`super::a_star`], in memory for one path and its
/// successors. If no goal can be reached, every path without repetition is walked before that is
/// known.
///
/// # Errors
/// [`CostError::Overflow`] if no path was found, and one may exist whose cost exceeds 64 bits.
pub fn ida_star<S: Clone + Eq, I: IntoIterator<Item = (S, u64)>>(
    start: S,
    mut successors: impl FnMut(&S) -> I,
    mut heuristic: impl FnMut(&S) -> u64,
    mut is_goal: impl FnMut(&S) -> bool,
) -> Result<Deepened<S>, CostError> {
    let mut found = Deepened { path: None, bounds: Vec::new(), expanded: 0, longest: 0 };
    let mut overflow = None;
    let mut next = Some(heuristic(&start));
    while let Some(bound) = next.take() {
        // Invariant: no path to a goal costs less than the bound.
        found.bounds.push(bound);
        let mut walk: Vec<Level<S, I::IntoIter>> = Vec::new();
        let mut enter = Some((start.clone(), 0));
        loop {
            if let Some((state, g)) = enter.take() {
                found.expanded += 1;
                let is_goal = is_goal(&state);
                let left = successors(&state).into_iter();
                walk.push(Level { state, g, left });
                found.longest = found.longest.max(walk.len());
                if is_goal {
                    let states = walk.into_iter().map(|level| level.state).collect();
                    found.path = Some(Path { states, cost: g });
                    return Ok(found);
                }
            }
            let Some(Level { g, left, .. }) = walk.last_mut() else { break };
            let Some((state, step)) = left.next() else {
                walk.pop();
                continue;
            };
            let Some(g) = g.checked_add(step) else {
                overflow = overflow.or(Some(CostError::Overflow { g: *g, step }));
                continue;
            };
            if walk.iter().any(|level| level.state == state) {
                continue;
            }
            let f = g.saturating_add(heuristic(&state));
            if f <= bound {
                enter = Some((state, g));
            } else {
                next = Some(next.map_or(f, |least| f.min(least)));
            }
        }
    }
    overflow.map_or(Ok(found), Err)
}
