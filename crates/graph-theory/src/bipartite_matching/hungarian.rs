//! Kuhn's augmenting paths: a maximum bipartite matching *without weights*, by one search for an
//! augmenting path from each left vertex. For the assignment problem, which most people mean by the
//! Hungarian algorithm, see [`kuhn_munkres`](super::kuhn_munkres).
//!
//! Cost: O(V E) time: a search looks at no edge twice, and there is one search for each left vertex
//! without a mate. All failed searches together take O(V + E). O(V) extra space, no recursion.
//!
//! Domain: any bipartite graph; parallel edges change nothing. Left vertices are matched in
//! ascending order, and edges are tried in the order of the graph.
//!
//! Source: H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics
//! Quarterly 2 (1955), after D. Kőnig and J. Egerváry; C. Berge, "Two theorems in graph theory"
//! (1957).
//!
//! Checked: all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices and random ones of 7 + 7 against an
//! exhaustive search; against the algorithm of Hopcroft and Karp; every answer by a cover of the
//! same size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hungarian.md`.

pub mod growing;
pub mod plain;

use std::ops::Range;

use super::bipartite::Bipartite;
use super::matching::{Cover, Matching, MatchingError, NONE};

/// The order in which a search continues from the vertices it has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// Depth-first: the owner of a right vertex is tried immediately.
    #[default]
    DepthFirst,
    /// Breadth-first: the path found is a shortest one.
    BreadthFirst,
}

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search saw a right vertex for the first time, along an edge of the left vertex `x`.
    Look {
        /// The left vertex.
        x: u32,
        /// The right vertex.
        y: u32,
    },
    /// The right vertex has no mate; the path to it is about to be flipped.
    Augment {
        /// The right vertex.
        y: u32,
    },
    /// No path was found, so the left vertex stays without a mate. The right vertices reached are
    /// about to be closed permanently.
    Fail {
        /// The left vertex.
        x: u32,
    },
}

/// The state of a run.
#[derive(Debug, Clone)]
pub struct Search<'g, W> {
    graph: &'g Bipartite<W>,
    matching: Matching,
    /// The number of the current search, counted from 1.
    now: u32,
    /// For each right vertex, the last search that saw it, or [`CLOSED`].
    seen: Vec<u32>,
    /// For each right vertex that was seen, the left vertex from which it was seen.
    from: Vec<u32>,
    /// The right vertices that this search has seen, in order.
    reached: Vec<u32>,
    /// The left vertices on the path, each with the positions of its untried edges. Each after the
    /// first is the mate of a right vertex seen from the one before.
    path: Vec<(u32, Range<usize>)>,
}

/// Marks a vertex seen by a failed search. It is larger than the number of any search.
const CLOSED: u32 = u32::MAX;

/// Returns a maximum matching. O(V E).
///
/// ```
/// use graph_theory::{Bipartite, hungarian};
///
/// let graph = Bipartite::from_edges(3, 2, [(0, 0), (1, 0), (1, 1), (2, 1)])?;
/// assert_eq!(hungarian(&graph).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hungarian<W>(graph: &Bipartite<W>) -> Matching {
    hungarian_watched(graph, Matching::empty(graph), Order::DepthFirst, |_, _| {}).matching
}

/// Returns a maximum matching and a minimum cover, which proves it. O(V E).
pub fn matching_and_cover<W>(graph: &Bipartite<W>) -> (Matching, Cover) {
    let start = Matching::empty(graph);
    let search = hungarian_watched(graph, start, Order::DepthFirst, |_, _| {});
    let cover = search.cover();
    (search.matching, cover)
}

/// Returns a maximum matching grown from `start`; every vertex with a mate there keeps one.
/// Starting from [`greedy`] leaves few searches. O(V E).
///
/// # Errors
/// [`MatchingError::OtherGraph`], [`MatchingError::NoEdge`] if `start` is not a matching of the
/// graph.
pub fn extend<W>(graph: &Bipartite<W>, start: Matching) -> Result<Matching, MatchingError> {
    start.check(graph)?;
    Ok(hungarian_watched(graph, start, Order::DepthFirst, |_, _| {}).matching)
}

/// Returns a maximal matching, to which no edge can be added: each left vertex in turn takes its
/// first free neighbor. It has at least half as many pairs as a maximum matching. O(V + E).
pub fn greedy<W>(graph: &Bipartite<W>) -> Matching {
    let mut matching = Matching::empty(graph);
    for x in graph.left() {
        let is_free = |y: &&u32| matching.mate_of_right[**y as usize] == NONE;
        if let Some(&y) = graph.heads(x).iter().find(is_free) {
            matching.join(x, y);
            matching.len += 1;
        }
    }
    matching
}

/// Runs the algorithm from the matching `start`, and passes each [`Step`] and the state to `watch`.
///
/// # Panics
/// If the sides of `start` have other sizes than those of the graph.
pub fn hungarian_watched<W>(
    graph: &Bipartite<W>,
    start: Matching,
    order: Order,
    mut watch: impl FnMut(Step, &Search<'_, W>),
) -> Search<'_, W> {
    let mut search = Search::new(graph, start);
    for x in graph.left() {
        // Invariant: no augmenting path begins at a left vertex before x, now or later.
        if search.matching.mate_of_left(x).is_some() {
            continue;
        }
        search.begin();
        let end = match order {
            Order::DepthFirst => search.go_deep(x, &mut watch),
            Order::BreadthFirst => search.go_wide(x, &mut watch),
        };
        if let Some(y) = end {
            watch(Step::Augment { y }, &search);
            search.matching.flip(y, &search.from);
        } else {
            watch(Step::Fail { x }, &search);
            search.close();
        }
    }
    search
}

impl<'g, W> Search<'g, W> {
    fn new(graph: &'g Bipartite<W>, matching: Matching) -> Self {
        assert_eq!(matching.mate_of_left.len(), graph.n_left(), "a matching of another graph");
        assert_eq!(matching.mate_of_right.len(), graph.n_right(), "a matching of another graph");
        let n_right = graph.n_right();
        let (seen, from) = (vec![0; n_right], vec![NONE; n_right]);
        Search { graph, matching, now: 0, seen, from, reached: Vec::new(), path: Vec::new() }
    }

    /// Begins a new search, to which only the closed vertices count as seen. Since the search has a
    /// new number, no mark needs to be cleared.
    fn begin(&mut self) {
        self.now += 1;
        self.reached.clear();
        self.path.clear();
    }

    /// Marks a right vertex as seen from x. Returns whether it was not seen before.
    fn see(&mut self, x: u32, y: u32) -> bool {
        let is_new = self.seen[y as usize] < self.now;
        if is_new {
            self.seen[y as usize] = self.now;
            self.from[y as usize] = x;
            self.reached.push(y);
        }
        is_new
    }

    /// Searches for a right vertex without a mate from `root`, depth-first.
    fn go_deep(&mut self, root: u32, watch: &mut impl FnMut(Step, &Self)) -> Option<u32> {
        self.path.push((root, self.graph.head_range(root)));
        while let Some((x, places)) = self.path.last_mut() {
            // Invariant: `path` alternates, and every path from a left vertex removed from it to a
            // free right vertex passes through a vertex still on it.
            let x = *x;
            let Some(place) = places.next() else {
                self.path.pop();
                continue;
            };
            let y = self.graph.all_heads()[place];
            if self.see(x, y) {
                watch(Step::Look { x, y }, self);
                match self.matching.mate_of_right[y as usize] {
                    NONE => return Some(y),
                    owner => self.path.push((owner, self.graph.head_range(owner))),
                }
            }
        }
        None
    }

    /// Searches for a right vertex without a mate from `root`, breadth-first. The mates of the
    /// reached vertices form the queue.
    fn go_wide(&mut self, root: u32, watch: &mut impl FnMut(Step, &Self)) -> Option<u32> {
        let (mut x, mut n_done) = (root, 0);
        loop {
            // Invariant: `reached` is ordered by distance from `root`; the first `n_done` owners
            // are finished.
            for &y in self.graph.heads(x) {
                if self.see(x, y) {
                    watch(Step::Look { x, y }, self);
                    if self.matching.mate_of_right[y as usize] == NONE {
                        return Some(y);
                    }
                }
            }
            let &next = self.reached.get(n_done)?;
            x = self.matching.mate_of_right[next as usize];
            n_done += 1;
        }
    }

    /// Closes the vertices seen by a failed search. All edges from there lead to closed vertices,
    /// so no path that enters them can leave again.
    fn close(&mut self) {
        for &y in &self.reached {
            self.seen[y as usize] = CLOSED;
        }
    }

    /// Returns the current matching.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// Returns the right vertices that this search has seen, in order.
    pub fn reached(&self) -> &[u32] {
        &self.reached
    }

    /// Returns whether the right vertex `y` is closed because a failed search has seen it.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_closed(&self, y: u32) -> bool {
        self.seen[y as usize] == CLOSED
    }

    /// Returns the alternating path by which this search saw the right vertex `y`: its left
    /// vertices, each with the right vertex after it, from the end back to the root. Only valid
    /// before the path is flipped.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path_to(&self, y: u32) -> impl Iterator<Item = (u32, u32)> + '_ {
        let part = |y: u32| (y != NONE && self.seen[y as usize] == self.now).then_some(y);
        let before =
            move |&y: &u32| part(self.matching.mate_of_left[self.from[y as usize] as usize]);
        std::iter::successors(part(y), before).map(|y| (self.from[y as usize], y))
    }

    /// Returns the cover of Kőnig's theorem: the closed right vertices, and the left vertices whose
    /// mates are not closed. At the end of the run it has the size of the matching and contains an
    /// end of every edge; before that, it may not.
    pub fn cover(&self) -> Cover {
        let is_reached = |x: u32| {
            let mate = self.matching.mate_of_left[x as usize];
            mate == NONE || self.is_closed(mate)
        };
        self.matching.cover_from(is_reached)
    }
}
