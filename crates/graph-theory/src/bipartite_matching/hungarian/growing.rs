//! Part of [the Hungarian algorithm](super): a maximum matching that is maintained while the
//! bipartite graph grows.
//!
//! A new edge can increase the number of pairs by at most one, because it can be on only one of
//! several disjoint augmenting paths. The right vertices that alternating paths reach from left
//! vertices without a mate are kept marked. A new edge that does not leave the marked part changes
//! nothing; one that does continues the search where it stopped.
//!
//! Cost: O(V + E) for each edge that adds a pair; all other edges between two of these take O(V +
//! E) together.
//!
//! Checked: after each edge of random graphs in random order, by the cover and against the
//! algorithm of Hopcroft and Karp.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hungarian.md`.

use super::super::bipartite::{Bipartite, check_ends};
use super::super::matching::{Cover, Matching, NONE};
use crate::error::GraphError;
use crate::graph::{EdgeId, MOST_IDS};

/// A growing bipartite graph with a maximum matching.
#[derive(Debug, Clone, Default)]
pub struct GrowingMatching {
    /// The neighbors of each left vertex.
    heads: Vec<Vec<u32>>,
    matching: Matching,
    /// For each reached right vertex, the left vertex from which it was reached. Invariant: all
    /// edges of reached left vertices lead to reached right vertices, and those have mates.
    from: Vec<u32>,
    /// The reached right vertices from whose mates the search has yet to continue.
    open: Vec<u32>,
}

impl GrowingMatching {
    /// Returns a graph without edges. O(V).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more vertices than ids.
    pub fn new(n_left: usize, n_right: usize) -> Result<Self, GraphError> {
        let empty = Bipartite::from_edges(n_left, n_right, [])?;
        let (heads, from) = (vec![Vec::new(); n_left], vec![NONE; n_right]);
        Ok(GrowingMatching { heads, matching: Matching::empty(&empty), from, open: Vec::new() })
    }

    /// Adds a left vertex and returns its number, which is the number of left vertices before. O(1)
    /// amortized.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are no ids left.
    pub fn add_left(&mut self) -> Result<u32, GraphError> {
        let number = next_number(self.heads.len())?;
        self.heads.push(Vec::new());
        self.matching.mate_of_left.push(NONE);
        Ok(number)
    }

    /// Adds a right vertex and returns its number, which is the number of right vertices before.
    /// O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are no ids left.
    pub fn add_right(&mut self) -> Result<u32, GraphError> {
        let number = next_number(self.from.len())?;
        self.from.push(NONE);
        self.matching.mate_of_right.push(NONE);
        Ok(number)
    }

    /// Adds an edge. Returns whether this adds a pair.
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if a side has no such vertex.
    pub fn add_edge(&mut self, x: u32, y: u32) -> Result<bool, GraphError> {
        let (n_left, n_right) = (self.heads.len(), self.from.len());
        if n_left <= x as usize || n_right <= y as usize {
            let edge = EdgeId::at(self.heads.iter().map(Vec::len).sum());
            check_ends(edge, (x, n_left), (y, n_right))?;
        }
        self.heads[x as usize].push(y);
        if !self.is_reached(x) {
            return Ok(false);
        }
        self.reach(x, y);
        let is_more = self.go_on();
        if is_more {
            self.start_over();
        }
        Ok(is_more)
    }

    /// Returns whether an alternating path leads to the left vertex from one without a mate.
    fn is_reached(&self, x: u32) -> bool {
        let mate = self.matching.mate_of_left[x as usize];
        mate == NONE || self.from[mate as usize] != NONE
    }

    fn reach(&mut self, x: u32, y: u32) {
        if self.from[y as usize] == NONE {
            self.from[y as usize] = x;
            self.open.push(y);
        }
    }

    /// Continues the search from the open vertices until everything reachable is reached or a path
    /// is flipped. Returns whether a path was flipped.
    fn go_on(&mut self) -> bool {
        while let Some(y) = self.open.pop() {
            let owner = self.matching.mate_of_right[y as usize];
            if owner == NONE {
                self.matching.flip(y, &self.from);
                return true;
            }
            for i in 0..self.heads[owner as usize].len() {
                self.reach(owner, self.heads[owner as usize][i]);
            }
        }
        false
    }

    /// Clears the marks and starts the search over.
    fn start_over(&mut self) {
        self.from.fill(NONE);
        self.open.clear();
        for x in 0..self.heads.len() {
            if self.matching.mate_of_left[x] == NONE {
                for i in 0..self.heads[x].len() {
                    // Fits: each vertex has an id.
                    self.reach(u32::try_from(x).unwrap_or(NONE), self.heads[x][i]);
                }
            }
        }
        let is_more = self.go_on();
        debug_assert!(!is_more, "one edge makes one pair at most");
    }

    /// Returns a maximum matching of the current graph.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// Returns a minimum cover, which proves the matching maximum. O(V).
    pub fn cover(&self) -> Cover {
        self.matching.cover_from(|x| self.is_reached(x))
    }

    /// Returns the current graph, with its edges ordered by left end. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more edges than ids.
    pub fn graph(&self) -> Result<Bipartite, GraphError> {
        let edges =
            (0..).zip(&self.heads).flat_map(|(x, heads)| heads.iter().map(move |&y| (x, y)));
        Bipartite::from_edges(self.heads.len(), self.from.len(), edges)
    }
}

/// Returns the number of the next vertex on a side of `n` vertices.
fn next_number(n: usize) -> Result<u32, GraphError> {
    let number = u32::try_from(n).ok().filter(|_| n < MOST_IDS);
    number.ok_or(GraphError::TooLarge { what: "vertices", n: n.saturating_add(1) })
}
