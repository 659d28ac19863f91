//! Part of the section on covers and cliques: all maximal cliques, by Bron and Kerbosch's algorithm with a pivot.
//!
//! Source: C. Bron, J. Kerbosch, "Algorithm 457: finding all cliques of an undirected graph", Communications of the ACM 16
//! (1973); E. Tomita, A. Tanaka, H. Takahashi, "The worst-case time complexity for generating all maximal cliques and
//! computational experiments", Theoretical Computer Science 363 (2006), for the choice of the pivot.

use super::bits::{self, Rows};
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// The maximal cliques of a graph, one at a time, each once; the vertices of each ascend.
#[derive(Debug, Clone)]
pub struct MaximalCliques {
    rows: Rows,
    /// The vertices added on the way down to the level at hand.
    clique: Vec<u64>,
    /// The first `depth` are in use; the others are kept for their memory.
    levels: Vec<Level>,
    depth: usize,
    n_steps: u64,
}

/// Cliques that hold all that was added so far. What follows is joined to all of that.
#[derive(Debug, Clone)]
struct Level {
    /// The vertex that was added last; before the first, none.
    added: Option<usize>,
    /// What can still be added.
    candidates: Vec<u64>,
    /// What could be added, but all cliques with it are known.
    excluded: Vec<u64>,
    /// The candidates that are still to be tried here.
    branches: Vec<u64>,
}

impl MaximalCliques {
    /// Nothing is searched yet. O(V² / 64 + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] beyond [`MOST_NODES`](super::MOST_NODES).
    pub fn of<W>(graph: &UnGraph<W>) -> Result<Self, GraphError> {
        let rows = Rows::of(graph, NodeId::index)?;
        let none = bits::none(rows.n());
        let mut root = Level::empty(&none);
        root.candidates = bits::all(rows.n());
        root.choose_branches(&rows);
        Ok(MaximalCliques { rows, clique: none, levels: vec![root], depth: 1, n_steps: 0 })
    }

    /// Searches for the next one. Whether there is one; then it is [`MaximalCliques::clique`].
    pub fn advance(&mut self) -> bool {
        if self.rows.n() == 0 {
            // Nothing can be added to the empty set: it is the only clique.
            return std::mem::take(&mut self.depth) == 1;
        }
        while let Some(level) = self.levels[..self.depth].last_mut() {
            // Invariant: each maximal clique that is not yet known holds, at the level where its way parts from `clique`, one
            // of the branches left.
            if let Some(v) = bits::pop(&mut level.branches) {
                if self.add(v) {
                    return true;
                }
                continue;
            }
            if let Some(v) = level.added {
                bits::take(&mut self.clique, v);
            }
            self.depth -= 1;
        }
        false
    }

    /// Goes one level down, to the cliques with `v`. Whether nothing can be added to what is there now.
    fn add(&mut self, v: usize) -> bool {
        if self.levels.len() == self.depth {
            self.levels.push(Level::empty(&self.clique));
        }
        let (above, below) = self.levels.split_at_mut(self.depth);
        let (level, next) = (&mut above[self.depth - 1], &mut below[0]);
        for (i, word) in self.rows.row(v).iter().enumerate() {
            next.candidates[i] = level.candidates[i] & word;
            next.excluded[i] = level.excluded[i] & word;
        }
        // All cliques with v are known when control gets back here.
        bits::take(&mut level.candidates, v);
        bits::put(&mut level.excluded, v);
        next.added = Some(v);
        next.choose_branches(&self.rows);
        bits::put(&mut self.clique, v);
        self.depth += 1;
        self.n_steps += 1;
        bits::is_empty(&next.candidates) && bits::is_empty(&next.excluded)
    }

    /// The clique found last.
    pub fn clique(&self) -> impl Iterator<Item = NodeId> + '_ {
        bits::members(&self.clique).map(NodeId::at)
    }

    /// How many vertices were added so far, on all ways down.
    pub fn n_steps(&self) -> u64 {
        self.n_steps
    }
}

impl Level {
    fn empty(none: &[u64]) -> Self {
        let none = || vec![0; none.len()];
        Level { added: None, candidates: none(), excluded: none(), branches: none() }
    }

    /// A maximal clique holds the pivot, or a vertex that is not joined to it: else the pivot could be added. So only those
    /// are tried. The pivot that leaves fewest is joined to most.
    fn choose_branches(&mut self, rows: &Rows) {
        // The least that a pivot can leave: a candidate is not joined to itself.
        let excluded = bits::members(&self.excluded).map(|u| (u, 0));
        let candidates = bits::members(&self.candidates).map(|u| (u, 1));
        let (mut pivot, mut fewest) = (None, usize::MAX);
        for (u, least) in excluded.chain(candidates) {
            let n_left = bits::count_without(&self.candidates, rows.row(u));
            if n_left < fewest {
                (pivot, fewest) = (Some(u), n_left);
            }
            if fewest <= least {
                break;
            }
        }
        match pivot {
            Some(pivot) => {
                bits::copy_without(&mut self.branches, &self.candidates, rows.row(pivot));
            }
            None => self.branches.fill(0),
        }
    }
}

impl Iterator for MaximalCliques {
    type Item = Vec<NodeId>;

    fn next(&mut self) -> Option<Vec<NodeId>> {
        self.advance().then(|| {
            // All but the first level have added a vertex.
            let mut clique = Vec::with_capacity(self.depth.saturating_sub(1));
            clique.extend(self.clique());
            clique
        })
    }
}
