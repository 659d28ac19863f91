//! Part of [the sections on matchings](super): what they return, and the proof that it cannot be
//! more.
//!
//! A cover is a set of vertices that holds an end of every edge. The pairs of a matching share no
//! vertex, so each needs one of its own in the cover: no matching is larger than any cover. A
//! matching and a cover of the same size prove each other.
//!
//! Source: D. Kőnig, "Gráfok és mátrixok", Matematikai és Fizikai Lapok 38 (1931); P. Hall, "On
//! representatives of subsets", Journal of the London Mathematical Society 10 (1935).
//!
//! Checked: the covers and crowds of all graphs of up to 3 + 3 vertices; corrupted matchings and
//! covers are rejected.
//!
//! Page: `docs/en/graph-theory/README.md`.

use super::bipartite::Bipartite;
use crate::graph::EdgeId;

/// No mate. No vertex has this number.
pub(super) const NONE: u32 = u32::MAX;

/// A set of edges without a common end, as pairs of a left and a right vertex.
///
/// ```
/// use graph_theory::{Bipartite, Matching};
///
/// let graph = Bipartite::from_edges(2, 2, [(0, 0), (0, 1), (1, 0)])?;
/// let matching = Matching::from_pairs(&graph, [(0, 1), (1, 0)])?;
/// assert_eq!((matching.mate_of_left(0), matching.mate_of_right(0)), (Some(1), Some(1)));
/// assert!(matching.is_perfect());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Matching {
    /// The mate of each left vertex, or [`NONE`].
    pub(super) mate_of_left: Vec<u32>,
    /// The mate of each right vertex, or [`NONE`]. Invariant: y is the mate of x if and only if x
    /// is that of y.
    pub(super) mate_of_right: Vec<u32>,
    pub(super) len: usize,
}

/// A set of vertices that is meant to hold an end of every edge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cover {
    /// Those on the left, ascending.
    pub left: Vec<u32>,
    /// Those on the right, ascending.
    pub right: Vec<u32>,
}

/// Left vertices that have too few neighbors between them: they cannot all be matched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crowd {
    /// The left vertices, ascending.
    pub left: Vec<u32>,
    /// All their neighbors, ascending: fewer.
    pub neighbors: Vec<u32>,
}

/// Why something is no matching of a graph, or is not proven to be a largest one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum MatchingError {
    /// The sides have other sizes than those of the graph.
    #[error("the matching is one of another graph")]
    OtherGraph,
    /// A pair is no edge.
    #[error("no edge joins {x} on the left and {y} on the right")]
    NoEdge {
        /// The vertex on the left.
        x: u32,
        /// The vertex on the right.
        y: u32,
    },
    /// A left vertex is in two pairs.
    #[error("{x} on the left is in two pairs")]
    LeftTwice {
        /// The vertex.
        x: u32,
    },
    /// A right vertex is in two pairs.
    #[error("{y} on the right is in two pairs")]
    RightTwice {
        /// The vertex.
        y: u32,
    },
    /// The cover misses an edge.
    #[error("the cover holds no end of edge {}", edge.index())]
    Uncovered {
        /// The edge.
        edge: EdgeId,
    },
    /// The cover is larger than the matching, and proves nothing.
    #[error("the cover has {n_cover} vertices, the matching {n_pairs} pairs")]
    Sizes {
        /// The vertices of the cover.
        n_cover: usize,
        /// The pairs of the matching.
        n_pairs: usize,
    },
}

fn some(mate: u32) -> Option<u32> {
    (mate != NONE).then_some(mate)
}

/// Which of `n` vertices are among these; those that are not there do not count.
fn marks(n: usize, vertices: &[u32]) -> Vec<bool> {
    let mut is_marked = vec![false; n];
    for &v in vertices {
        if let Some(is_marked) = is_marked.get_mut(v as usize) {
            *is_marked = true;
        }
    }
    is_marked
}

impl Matching {
    /// No pair yet. O(V).
    pub fn empty<W>(graph: &Bipartite<W>) -> Self {
        Matching::of_sizes(graph.n_left(), graph.n_right())
    }

    /// No pair yet, between sides of these sizes.
    pub(super) fn of_sizes(n_left: usize, n_right: usize) -> Self {
        Matching { mate_of_left: vec![NONE; n_left], mate_of_right: vec![NONE; n_right], len: 0 }
    }

    /// The matching of these pairs. O(V) and the degrees of the left vertices in them.
    ///
    /// # Errors
    /// [`MatchingError::NoEdge`], [`MatchingError::LeftTwice`], [`MatchingError::RightTwice`].
    pub fn from_pairs<W>(
        graph: &Bipartite<W>,
        pairs: impl IntoIterator<Item = (u32, u32)>,
    ) -> Result<Self, MatchingError> {
        let mut matching = Matching::empty(graph);
        for (x, y) in pairs {
            if !(graph.left().contains(&x) && graph.heads(x).contains(&y)) {
                return Err(MatchingError::NoEdge { x, y });
            }
            if matching.mate_of_left(x).is_some() {
                return Err(MatchingError::LeftTwice { x });
            }
            if matching.mate_of_right(y).is_some() {
                return Err(MatchingError::RightTwice { y });
            }
            matching.join(x, y);
            matching.len += 1;
        }
        Ok(matching)
    }

    /// Makes x and y mates. Their former mates are the caller's care, and so is the number of
    /// pairs.
    pub(super) fn join(&mut self, x: u32, y: u32) {
        self.mate_of_left[x as usize] = y;
        self.mate_of_right[y as usize] = x;
    }

    /// Flips the augmenting path that ends at the right vertex `y`, where `from` has the left
    /// vertex before each right one: from the end back to the root, each left vertex takes the
    /// right one that follows it, and leaves its mate to the one before. One pair more.
    pub(super) fn flip(&mut self, mut y: u32, from: &[u32]) {
        while y != NONE {
            let x = from[y as usize];
            let given_up = self.mate_of_left[x as usize];
            self.join(x, y);
            y = given_up;
        }
        self.len += 1;
    }

    /// The number of pairs.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no pair.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The mate of the left vertex `x`, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn mate_of_left(&self, x: u32) -> Option<u32> {
        some(self.mate_of_left[x as usize])
    }

    /// The mate of the right vertex `y`, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn mate_of_right(&self, y: u32) -> Option<u32> {
        some(self.mate_of_right[y as usize])
    }

    /// The pairs, the left vertices ascending.
    pub fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..).zip(&self.mate_of_left).filter_map(|(x, &y)| Some((x, some(y)?)))
    }

    /// An edge for each pair, the first that was added between the two. O(V + E).
    pub fn edges<W>(&self, graph: &Bipartite<W>) -> Vec<EdgeId> {
        let edge = |(x, y)| graph.edges_of(x).find(|&(_, head)| head == y);
        self.pairs().filter_map(edge).map(|(id, _)| id).collect()
    }

    /// Whether every left vertex has a mate.
    pub fn is_left_perfect(&self) -> bool {
        self.len == self.mate_of_left.len()
    }

    /// Whether every vertex has a mate.
    pub fn is_perfect(&self) -> bool {
        self.is_left_perfect() && self.len == self.mate_of_right.len()
    }

    /// Whether the sides have these sizes.
    pub(super) fn is_of_sizes(&self, n_left: usize, n_right: usize) -> bool {
        (self.mate_of_left.len(), self.mate_of_right.len()) == (n_left, n_right)
    }

    /// The matching with its sides exchanged.
    pub(super) fn flipped(self) -> Self {
        let Matching { mate_of_left, mate_of_right, len } = self;
        Matching { mate_of_left: mate_of_right, mate_of_right: mate_of_left, len }
    }

    /// Whether the pairs are edges of this graph. O(V + E).
    ///
    /// # Errors
    /// [`MatchingError::OtherGraph`], [`MatchingError::NoEdge`].
    pub fn check<W>(&self, graph: &Bipartite<W>) -> Result<(), MatchingError> {
        if !self.is_of_sizes(graph.n_left(), graph.n_right()) {
            return Err(MatchingError::OtherGraph);
        }
        match self.pairs().find(|&(x, y)| !graph.heads(x).contains(&y)) {
            Some((x, y)) => Err(MatchingError::NoEdge { x, y }),
            None => Ok(()),
        }
    }

    /// Whether the matching is one of this graph, and the cover proves that none is larger. O(V +
    /// E).
    ///
    /// # Errors
    /// The flaw, if one of these does not hold.
    pub fn verify<W>(&self, graph: &Bipartite<W>, cover: &Cover) -> Result<(), MatchingError> {
        self.check(graph)?;
        cover.check(graph)?;
        // No matching is larger than a cover, so equal sizes are all that is to be seen.
        if cover.len() != self.len {
            return Err(MatchingError::Sizes { n_cover: cover.len(), n_pairs: self.len });
        }
        Ok(())
    }

    /// Which left vertices are reached from those without a mate on paths whose second, fourth, …
    /// edges are pairs. None if such a path ends at a right vertex without a mate: then there is a
    /// larger matching. O(V + E).
    fn reached<W>(&self, graph: &Bipartite<W>) -> Option<Vec<bool>> {
        let mut queue: Vec<u32> =
            graph.left().filter(|&x| self.mate_of_left(x).is_none()).collect();
        let mut is_reached = vec![false; graph.n_left()];
        for &x in &queue {
            is_reached[x as usize] = true;
        }
        let mut next = 0;
        while let Some(&x) = queue.get(next) {
            next += 1;
            for &y in graph.heads(x) {
                let owner = self.mate_of_right(y)?;
                if !is_reached[owner as usize] {
                    is_reached[owner as usize] = true;
                    queue.push(owner);
                }
            }
        }
        Some(is_reached)
    }

    /// The right vertices that have a mate, and a reached one.
    fn reached_right<'a>(
        &'a self,
        is_reached: impl Fn(u32) -> bool + 'a,
    ) -> impl Iterator<Item = u32> + 'a {
        let mates = (0..).zip(&self.mate_of_right);
        mates.filter(move |&(_, &x)| x != NONE && is_reached(x)).map(|(y, _)| y)
    }

    /// Kőnig's cover, from which left vertices are reached: those on the left that are not, and
    /// those on the right that are.
    pub(super) fn cover_from(&self, is_reached: impl Fn(u32) -> bool) -> Cover {
        let left = self.pairs().map(|(x, _)| x).filter(|&x| !is_reached(x)).collect();
        Cover { left, right: self.reached_right(is_reached).collect() }
    }

    /// A least cover, which proves that no matching is larger; none if one is. O(V + E).
    ///
    /// # Panics
    /// If the matching is one of another graph.
    pub fn cover<W>(&self, graph: &Bipartite<W>) -> Option<Cover> {
        let is_reached = self.reached(graph)?;
        Some(self.cover_from(|x| is_reached[x as usize]))
    }

    /// Left vertices with fewer neighbors than they are, which proves that not all of the left side
    /// can be matched. It lacks as many neighbors as left vertices stay without a mate. None if all
    /// have mates, or if a matching is larger. O(V + E).
    ///
    /// # Panics
    /// If the matching is one of another graph.
    pub fn crowd<W>(&self, graph: &Bipartite<W>) -> Option<Crowd> {
        if self.is_left_perfect() {
            return None;
        }
        let is_reached = self.reached(graph)?;
        let left = graph.left().filter(|&x| is_reached[x as usize]).collect();
        let neighbors = self.reached_right(|x| is_reached[x as usize]).collect();
        Some(Crowd { left, neighbors })
    }
}

impl Cover {
    /// How many vertices it holds.
    pub fn len(&self) -> usize {
        self.left.len() + self.right.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it holds an end of every edge. O(V + E).
    ///
    /// # Errors
    /// [`MatchingError::Uncovered`].
    pub fn check<W>(&self, graph: &Bipartite<W>) -> Result<(), MatchingError> {
        let left = marks(graph.n_left(), &self.left);
        let right = marks(graph.n_right(), &self.right);
        let is_bare = |x: u32, y: u32| !left[x as usize] && !right[y as usize];
        match graph.edges().iter().position(|edge| is_bare(edge.left, edge.right)) {
            Some(edge) => Err(MatchingError::Uncovered { edge: EdgeId::at(edge) }),
            None => Ok(()),
        }
    }
}

impl Crowd {
    /// Whether it is what it says: the neighbors of these left vertices are among the others, and
    /// those are fewer. O(V + E).
    pub fn check<W>(&self, graph: &Bipartite<W>) -> bool {
        let is_neighbor = marks(graph.n_right(), &self.neighbors);
        let mut left = self.left.clone();
        left.sort_unstable();
        left.dedup();
        let known = |&x: &u32| {
            graph.left().contains(&x) && graph.heads(x).iter().all(|&y| is_neighbor[y as usize])
        };
        self.neighbors.len() < left.len() && left.iter().all(known)
    }
}
