//! Part of [the sections on matchings](super): the result type, and the proof that a matching is
//! maximum.
//!
//! A vertex cover is a set of vertices that contains an end of every edge. The pairs of a matching
//! share no vertex, so the cover must contain a different vertex for each: no matching is larger
//! than any cover. A matching and a cover of the same size prove each other optimal.
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

/// Stands for no mate; it is larger than any vertex.
pub(super) const NONE: u32 = u32::MAX;

/// A matching: a set of edges without a common end, as pairs of a left and a right vertex.
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
    /// is the mate of y.
    pub(super) mate_of_right: Vec<u32>,
    pub(super) len: usize,
}

/// A set of vertices that is supposed to be a vertex cover.
///
/// ```
/// use graph_theory::{Bipartite, Cover, hopcroft_karp};
///
/// let graph = Bipartite::from_edges(2, 2, [(0, 0), (0, 1), (1, 0)])?;
/// let cover = Cover { left: vec![0], right: vec![0] };
/// cover.check(&graph)?;
/// // It is as large as the matching, so the cover is a minimum, and the matching a maximum.
/// hopcroft_karp(&graph).verify(&graph, &cover)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cover {
    /// The left vertices, ascending.
    pub left: Vec<u32>,
    /// The right vertices, ascending.
    pub right: Vec<u32>,
}

/// A violation of Hall's condition: left vertices with too few neighbors to be all matched.
///
/// ```
/// use graph_theory::{Bipartite, Crowd, hopcroft_karp};
///
/// let graph = Bipartite::from_edges(2, 2, [(0, 0), (1, 0)])?;
/// let crowd = Crowd { left: vec![0, 1], neighbors: vec![0] };
/// assert_eq!(hopcroft_karp(&graph).crowd(&graph), Some(crowd));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crowd {
    /// The left vertices, ascending.
    pub left: Vec<u32>,
    /// All their neighbors, ascending, which are fewer.
    pub neighbors: Vec<u32>,
}

/// The reason a matching is not valid, or not proven maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum MatchingError {
    /// The sizes of the sides differ from those of the graph.
    #[error("the matching is one of another graph")]
    OtherGraph,
    /// A pair is not an edge of the graph.
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
    /// The cover is not of the same size as the matching, so it proves nothing.
    #[error("the cover has {n_cover} vertices, the matching {n_pairs} pairs")]
    Sizes {
        /// The number of vertices in the cover.
        n_cover: usize,
        /// The number of pairs in the matching.
        n_pairs: usize,
    },
}

fn some(mate: u32) -> Option<u32> {
    (mate != NONE).then_some(mate)
}

/// Returns whether each of `n` vertices is in the list. Invalid vertices are ignored.
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
    /// Returns the empty matching of a graph. O(V).
    pub fn empty<W>(graph: &Bipartite<W>) -> Self {
        Matching::of_sizes(graph.n_left(), graph.n_right())
    }

    /// Returns the empty matching between sides of these sizes.
    pub(super) fn of_sizes(n_left: usize, n_right: usize) -> Self {
        Matching { mate_of_left: vec![NONE; n_left], mate_of_right: vec![NONE; n_right], len: 0 }
    }

    /// Returns the matching of these pairs. O(V) plus the degrees of the left vertices in the
    /// pairs.
    ///
    /// # Errors
    /// [`MatchingError::NoEdge`] if a pair is not an edge, [`MatchingError::LeftTwice`] or
    /// [`MatchingError::RightTwice`] if a vertex is in two pairs.
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

    /// Makes x and y mates. The caller must update their former mates and the number of pairs.
    pub(super) fn join(&mut self, x: u32, y: u32) {
        self.mate_of_left[x as usize] = y;
        self.mate_of_right[y as usize] = x;
    }

    /// Flips the augmenting path that ends at the right vertex `y`. `from` maps each right vertex
    /// to the left vertex before it. From the end back to the root, each left vertex takes the
    /// right vertex after it and leaves its mate to the left vertex before it. This adds one pair.
    pub(super) fn flip(&mut self, mut y: u32, from: &[u32]) {
        while y != NONE {
            let x = from[y as usize];
            let given_up = self.mate_of_left[x as usize];
            self.join(x, y);
            y = given_up;
        }
        self.len += 1;
    }

    /// Returns the number of pairs.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no pairs.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the mate of the left vertex `x`, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn mate_of_left(&self, x: u32) -> Option<u32> {
        some(self.mate_of_left[x as usize])
    }

    /// Returns the mate of the right vertex `y`, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn mate_of_right(&self, y: u32) -> Option<u32> {
        some(self.mate_of_right[y as usize])
    }

    /// Returns an iterator over the pairs, by ascending left vertex.
    pub fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..).zip(&self.mate_of_left).filter_map(|(x, &y)| Some((x, some(y)?)))
    }

    /// Returns an edge for each pair: the first one that was added between the two. O(V + E).
    pub fn edges<W>(&self, graph: &Bipartite<W>) -> Vec<EdgeId> {
        let edge = |(x, y)| graph.edges_of(x).find(|&(_, head)| head == y);
        self.pairs().filter_map(edge).map(|(id, _)| id).collect()
    }

    /// Returns whether every left vertex has a mate.
    pub fn is_left_perfect(&self) -> bool {
        self.len == self.mate_of_left.len()
    }

    /// Returns whether every vertex has a mate.
    pub fn is_perfect(&self) -> bool {
        self.is_left_perfect() && self.len == self.mate_of_right.len()
    }

    /// Returns whether the sides have these sizes.
    pub(super) fn is_of_sizes(&self, n_left: usize, n_right: usize) -> bool {
        (self.mate_of_left.len(), self.mate_of_right.len()) == (n_left, n_right)
    }

    /// Returns the matching with its sides exchanged.
    pub(super) fn flipped(self) -> Self {
        let Matching { mate_of_left, mate_of_right, len } = self;
        Matching { mate_of_left: mate_of_right, mate_of_right: mate_of_left, len }
    }

    /// Checks that the pairs are edges of this graph. O(V + E).
    ///
    /// # Errors
    /// [`MatchingError::OtherGraph`] if the sizes of the sides differ, [`MatchingError::NoEdge`] if
    /// a pair is not an edge.
    pub fn check<W>(&self, graph: &Bipartite<W>) -> Result<(), MatchingError> {
        if !self.is_of_sizes(graph.n_left(), graph.n_right()) {
            return Err(MatchingError::OtherGraph);
        }
        match self.pairs().find(|&(x, y)| !graph.heads(x).contains(&y)) {
            Some((x, y)) => Err(MatchingError::NoEdge { x, y }),
            None => Ok(()),
        }
    }

    /// Checks that this is a matching of the graph, and that the cover proves it maximum. O(V + E).
    ///
    /// # Errors
    /// The first flaw found in the matching or in the proof.
    pub fn verify<W>(&self, graph: &Bipartite<W>, cover: &Cover) -> Result<(), MatchingError> {
        self.check(graph)?;
        cover.check(graph)?;
        // No matching is larger than a cover, so it suffices that the sizes are equal.
        if cover.len() != self.len {
            return Err(MatchingError::Sizes { n_cover: cover.len(), n_pairs: self.len });
        }
        Ok(())
    }

    /// Returns whether each left vertex is reached by an alternating path from a left vertex
    /// without a mate. Returns `None` if such a path reaches a right vertex without a mate, which
    /// means that there is a larger matching. O(V + E).
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

    /// Returns an iterator over the right vertices whose mate is reached.
    fn reached_right<'a>(
        &'a self,
        is_reached: impl Fn(u32) -> bool + 'a,
    ) -> impl Iterator<Item = u32> + 'a {
        let mates = (0..).zip(&self.mate_of_right);
        mates.filter(move |&(_, &x)| x != NONE && is_reached(x)).map(|(y, _)| y)
    }

    /// Returns the cover of Kőnig's theorem: the left vertices that are not reached and the right
    /// vertices that are.
    pub(super) fn cover_from(&self, is_reached: impl Fn(u32) -> bool) -> Cover {
        let left = self.pairs().map(|(x, _)| x).filter(|&x| !is_reached(x)).collect();
        Cover { left, right: self.reached_right(is_reached).collect() }
    }

    /// Returns a minimum cover, which proves that the matching is maximum, or `None` if it is not.
    /// O(V + E).
    ///
    /// # Panics
    /// If the matching belongs to another graph.
    pub fn cover<W>(&self, graph: &Bipartite<W>) -> Option<Cover> {
        let is_reached = self.reached(graph)?;
        Some(self.cover_from(|x| is_reached[x as usize]))
    }

    /// Returns left vertices with fewer neighbors than their own number, which proves that the left
    /// side cannot be matched completely. The difference is the number of left vertices without a
    /// mate. Returns `None` if all have mates, or if the matching is not maximum. O(V + E).
    ///
    /// # Panics
    /// If the matching belongs to another graph.
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
    /// Returns the number of vertices.
    pub fn len(&self) -> usize {
        self.left.len() + self.right.len()
    }

    /// Returns whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Checks that the set contains an end of every edge. O(V + E).
    ///
    /// # Errors
    /// [`MatchingError::Uncovered`] with an edge that has neither end in the set.
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
    /// Returns whether the claim holds: all neighbors of the left vertices are listed, and they are
    /// fewer. O(V + E).
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
