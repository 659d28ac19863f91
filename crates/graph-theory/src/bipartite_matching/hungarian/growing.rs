//! Part of [the Hungarian algorithm](super): a graph of two sides that grows, and a largest
//! matching of it at all times.
//!
//! An edge more can make one pair more, and no two: it lies on one augmenting path at most. The
//! right vertices that are reached on alternating paths from left vertices without a mate are kept
//! marked. A new edge that does not lead out of them changes nothing; one that does goes on with
//! the search where it stood.
//!
//! Cost: O(V + E) for each edge that makes a pair more; all the others between two of these O(V +
//! E) together.
//!
//! Checked: after each edge of random graphs in random order, by the cover and by Hopcroft and
//! Karp's algorithm.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hungarian.md`.

use super::super::bipartite::Bipartite;
use super::super::matching::{Cover, Matching, NONE};
use crate::error::GraphError;
use crate::graph::{MOST_IDS, NodeId};

/// A graph of two sides that grows, with a largest matching.
#[derive(Debug, Clone, Default)]
pub struct GrowingMatching {
    /// The neighbors of each left vertex.
    heads: Vec<Vec<u32>>,
    matching: Matching,
    /// For each right vertex that is reached: the left vertex from which. Invariant: all edges of
    /// reached left vertices lead to reached right ones, and those have mates.
    from: Vec<u32>,
    /// Right vertices that are reached, from whose mates the search has still to go on.
    open: Vec<u32>,
}

impl GrowingMatching {
    /// A graph without edges. O(V).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if a vertex would have no number.
    pub fn new(n_left: usize, n_right: usize) -> Result<Self, GraphError> {
        let empty = Bipartite::from_edges(n_left, n_right, [])?;
        let (heads, from) = (vec![Vec::new(); n_left], vec![NONE; n_right]);
        Ok(GrowingMatching { heads, matching: Matching::empty(&empty), from, open: Vec::new() })
    }

    /// Adds a vertex on the left, and returns its number: that of those before. O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if it would have no number.
    pub fn add_left(&mut self) -> Result<u32, GraphError> {
        let number = next_number(self.heads.len())?;
        self.heads.push(Vec::new());
        self.matching.mate_of_left.push(NONE);
        Ok(number)
    }

    /// Adds a vertex on the right, and returns its number: that of those before. O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if it would have no number.
    pub fn add_right(&mut self) -> Result<u32, GraphError> {
        let number = next_number(self.from.len())?;
        self.from.push(NONE);
        self.matching.mate_of_right.push(NONE);
        Ok(number)
    }

    /// Adds an edge. Whether there is a pair more.
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if a side has no such vertex.
    pub fn add_edge(&mut self, x: u32, y: u32) -> Result<bool, GraphError> {
        for (v, n_nodes) in [(x, self.heads.len()), (y, self.from.len())] {
            if n_nodes <= v as usize {
                return Err(GraphError::NodeOutOfRange { node: NodeId::from(v), n_nodes });
            }
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

    /// Whether an alternating path leads to the left vertex from one without a mate.
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

    /// Goes on from what is open, until all is reached that can be, or a path is flipped. Whether
    /// one is.
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

    /// Marks anew what is reached.
    fn start_over(&mut self) {
        self.from.fill(NONE);
        self.open.clear();
        for x in 0..self.heads.len() {
            if self.matching.mate_of_left[x] == NONE {
                for i in 0..self.heads[x].len() {
                    // Fits: each vertex has a number.
                    self.reach(u32::try_from(x).unwrap_or(NONE), self.heads[x][i]);
                }
            }
        }
        let is_more = self.go_on();
        debug_assert!(!is_more, "one edge makes one pair at most");
    }

    /// A largest matching of the graph so far.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// A least cover, which is its proof. O(V).
    pub fn cover(&self) -> Cover {
        self.matching.cover_from(|x| self.is_reached(x))
    }

    /// The graph so far, its edges by their left ends. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if an edge would have no id.
    pub fn graph(&self) -> Result<Bipartite, GraphError> {
        let edges =
            (0..).zip(&self.heads).flat_map(|(x, heads)| heads.iter().map(move |&y| (x, y)));
        Bipartite::from_edges(self.heads.len(), self.from.len(), edges)
    }
}

/// The number of the next vertex of a side of `n`.
fn next_number(n: usize) -> Result<u32, GraphError> {
    let number = u32::try_from(n).ok().filter(|_| n < MOST_IDS);
    number.ok_or(GraphError::TooLarge { what: "vertices", n: n.saturating_add(1) })
}
