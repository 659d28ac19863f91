//! Euler cycle: a closed walk along every edge exactly once; or an Euler trail, which may be open;
//! or the reason there is none.
//!
//! Cost: O(V + E) time and space, by Hierholzer's algorithm. No recursion: the stack is a vector,
//! even for a cycle of a million edges.
//!
//! Domain: directed and undirected graphs, with loops and parallel edges. Vertices without edges do
//! not matter. The arcs of a vertex are tried in the order of the graph; after
//! [`Graph::sorted_by_head`], the vertices of the walk are lexicographically the smallest of all
//! such walks from the same start.
//!
//! Source: L. Euler, "Solutio problematis ad geometriam situs pertinentis" (1741); C. Hierholzer,
//! "Ueber die Möglichkeit, einen Linienzug ohne Wiederholung und ohne Unterbrechung zu umfahren"
//! (1873).
//!
//! Checked: all lists of up to four edges among three vertices and all undirected graphs of four
//! vertices with up to eight edges against a search of all walks, which also finds the smallest;
//! random ones by [`verify`], which looks at every edge.
//!
//! Page: `docs/en/graph-theory/traverse/euler-cycle.md`.

pub mod plain;
mod proof;

pub use proof::{EulerTrailError, NoEulerTrail, Surplus, n_trails, verify};

use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::Path;

/// A step of Hierholzer's algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The walk continues along an unused edge.
    Walk {
        /// The edge.
        edge: EdgeId,
        /// The vertex that the edge leads to.
        to: NodeId,
    },
    /// The end of the walk has no unused edges left. It is written to the tape, and the walk
    /// becomes one edge shorter.
    Write {
        /// The vertex.
        node: NodeId,
    },
}

/// The current walk, and the part of the trail that is final.
#[derive(Debug, Clone)]
pub struct Tour {
    /// The walk from its start, each vertex with the edge that led to it.
    walk: Vec<(NodeId, Option<EdgeId>)>,
    /// The trail from its end, in the same form.
    tape: Vec<(NodeId, Option<EdgeId>)>,
    /// For each vertex, the position of the arc to try next.
    next: Vec<usize>,
    is_used: Vec<bool>,
}

/// Finds a closed walk along every edge exactly once, starting at the lowest vertex that has an
/// edge. Without edges it stays at vertex 0, and without vertices it is empty.
///
/// ```
/// use graph_theory::{UnGraph, euler_cycle};
///
/// let cycle = euler_cycle(&UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?)?;
/// assert_eq!(cycle.edges.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoEulerTrail::Unbalanced`] or [`NoEulerTrail::Apart`] if there is none.
pub fn euler_cycle<W, K: Kind>(graph: &Graph<W, K>) -> Result<Path, NoEulerTrail> {
    proof::balanced(graph)?;
    match proof::default_start(graph, &[]) {
        Some(start) => walk_all(graph, start, |_, _| {}),
        None => Ok(Path::default()),
    }
}

/// Works like [`euler_cycle`], but starts at `start`.
///
/// # Errors
/// The same as [`euler_cycle`], and [`NoEulerTrail::Start`] if a cycle cannot start there.
pub fn euler_cycle_from<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
) -> Result<Path, NoEulerTrail> {
    proof::balanced(graph)?;
    euler_trail_from(graph, start)
}

/// Finds a walk along every edge exactly once. If it cannot be closed, it starts at the only
/// possible vertex, or at the lower of two; otherwise it starts as in [`euler_cycle`].
///
/// ```
/// use graph_theory::{UnGraph, euler_trail};
///
/// let trail = euler_trail(&UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?)?;
/// assert_eq!(trail.edges.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoEulerTrail::Unbalanced`] or [`NoEulerTrail::Apart`] if there is none.
pub fn euler_trail<W, K: Kind>(graph: &Graph<W, K>) -> Result<Path, NoEulerTrail> {
    let starts = proof::starts(graph)?;
    match proof::default_start(graph, &starts) {
        Some(start) => walk_all(graph, start, |_, _| {}),
        None => Ok(Path::default()),
    }
}

/// Works like [`euler_trail`], but starts at `start`.
///
/// # Errors
/// The same as [`euler_trail`], and [`NoEulerTrail::Start`] if a trail cannot start there.
pub fn euler_trail_from<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
) -> Result<Path, NoEulerTrail> {
    euler_trail_watched(graph, start, |_, _| {})
}

/// Works like [`euler_trail_from`], but passes each [`Step`] and the tour after it to `watch`.
///
/// # Errors
/// The same as [`euler_trail_from`].
pub fn euler_trail_watched<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
    watch: impl FnMut(Step, &Tour),
) -> Result<Path, NoEulerTrail> {
    proof::check_start(graph, start)?;
    walk_all(graph, start, watch)
}

/// Returns a trail from a vertex where the degrees allow one to begin, or two edges that are on no
/// common walk.
fn walk_all<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
    watch: impl FnMut(Step, &Tour),
) -> Result<Path, NoEulerTrail> {
    let tour = hierholzer(graph, start, watch);
    let missed = tour.is_used.iter().position(|is_used| !is_used).map(EdgeId::at);
    let path = tour.into_path();
    match (path.edges.first(), missed) {
        (Some(&walked), Some(missed)) => Err(NoEulerTrail::Apart { edges: [walked, missed] }),
        _ => Ok(path),
    }
}

fn hierholzer<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
    mut watch: impl FnMut(Step, &Tour),
) -> Tour {
    let mut tour = Tour::from(graph, start);
    while let Some(&(u, by)) = tour.walk.last() {
        // Invariant: every used edge is on the walk or on the tape, once. The tape is a trail to
        // the final vertex; unless it is empty, its first vertex is one edge away from a vertex of
        // the walk.
        if let Some((to, edge)) = tour.unused(graph, u) {
            tour.walk.push((to, Some(edge)));
            watch(Step::Walk { edge, to }, &tour);
        } else {
            tour.walk.pop();
            tour.tape.push((u, by));
            watch(Step::Write { node: u }, &tour);
        }
    }
    tour
}

impl Tour {
    /// Starts with no used edges and the walk at its start.
    fn from<W, K: Kind>(graph: &Graph<W, K>, start: NodeId) -> Self {
        Tour {
            walk: vec![(start, None)],
            tape: Vec::with_capacity(graph.n_edges() + 1),
            next: graph.nodes().map(|u| graph.arc_range(u).start).collect(),
            is_used: vec![false; graph.n_edges()],
        }
    }

    /// Returns the next unused edge out of a vertex, and marks it as used. Of the two arcs of an
    /// undirected edge, the later one is skipped.
    fn unused<W, K: Kind>(&mut self, graph: &Graph<W, K>, u: NodeId) -> Option<(NodeId, EdgeId)> {
        let end = graph.arc_range(u).end;
        let next = &mut self.next[u.index()];
        while *next < end {
            let arc = &graph.all_arcs()[*next];
            *next += 1;
            if !std::mem::replace(&mut self.is_used[arc.edge.index()], true) {
                return Some((arc.head, arc.edge));
            }
        }
        None
    }

    /// Returns an iterator over the vertices of the walk, from the start to its current end.
    pub fn walk(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator {
        self.walk.iter().map(|(node, _)| *node)
    }

    /// Returns an iterator over the vertices on the tape, the newest first: the rest of the trail
    /// in the order in which it will be walked.
    pub fn tape(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator {
        self.tape.iter().rev().map(|(node, _)| *node)
    }

    /// Returns whether an edge is on the walk or on the tape. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn is_used(&self, edge: EdgeId) -> bool {
        self.is_used[edge.index()]
    }

    /// Returns an iterator over the edges on the tape, the newest first; the first one comes from
    /// the walk.
    pub fn written(&self) -> impl DoubleEndedIterator<Item = EdgeId> {
        self.tape.iter().rev().filter_map(|(_, by)| *by)
    }

    /// Returns the tape as a path from the start.
    fn into_path(self) -> Path {
        let edges = self.written().collect();
        Path { nodes: self.tape().collect(), edges }
    }
}
