//! Dijkstra's algorithm: visits the vertices in the order of their distance from the source, with a
//! priority queue.
//!
//! Cost: O((V + E) log V) time, O(V + E) space. Each arc that gives a shorter path adds one entry
//! to the queue, so there is at most one per arc.
//!
//! Domain: directed and undirected graphs without negative weights. Weights of 0, loops, and
//! parallel edges are fine. Distances are sums with 64 bits (128 for 128-bit weights), or floats.
//!
//! Source: E. W. Dijkstra, "A note on two problems in connexion with graphs" (1959).
//!
//! Checked: all 4 096 directed graphs of three vertices with weights 0 to 2, and all 4 096
//! undirected ones of four vertices with weights 0, 1 and 3, against Bellman's equations; random
//! ones by the certificate; every way to stop early against the full search.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

pub mod a_star;
pub mod all_paths;
pub mod bidirectional;
pub mod bucket_queue;
pub mod dense;
pub mod monotone_queue;
pub mod packed;
pub mod plain;
pub mod radix_heap;

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::error::GraphError;
use crate::graph::{Edge, EdgeId, Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `u` was removed from the queue: its distance is final, and its arcs are examined next.
    Settle {
        /// The vertex.
        u: NodeId,
    },
    /// The path through `edge` is the first one to `v`, or shorter than the known one, and `v` is
    /// inserted into the queue with it.
    Relax {
        /// The edge.
        edge: EdgeId,
        /// The vertex that the edge leads to.
        v: NodeId,
    },
    /// `u` was removed from the queue with a distance that is no longer its shortest, and is
    /// ignored.
    Drop {
        /// The vertex.
        u: NodeId,
    },
}

/// The state of a search.
#[derive(Debug, Clone)]
pub struct Search<D> {
    paths: ShortestPaths<D>,
    queue: BinaryHeap<Entry<D>>,
}

/// A queue entry: a vertex, and its distance when it was inserted. The greatest entry is the
/// nearest one, and among equally near ones that of the least vertex.
#[derive(Debug, Clone, Copy)]
struct Entry<D> {
    far: D,
    node: NodeId,
}

impl<D: Weight> Ord for Entry<D> {
    fn cmp(&self, other: &Self) -> Ordering {
        other.far.order(&self.far).then(other.node.cmp(&self.node))
    }
}

impl<D: Weight> PartialOrd for Entry<D> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<D: Weight> PartialEq for Entry<D> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<D: Weight> Eq for Entry<D> {}

/// Finds the distances of all vertices from `source`, and a shortest path to each. Of several
/// shortest paths, it returns the first found.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, dijkstra};
///
/// let graph = DiGraph::from_weighted_edges(4, [(0, 1, 7_u32), (0, 2, 1), (2, 1, 2), (1, 3, 1)])?;
/// let paths = dijkstra(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(3)), Some(4));
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NegativeWeight`] or
/// [`GraphError::NotANumber`] if any weight in the graph is negative, NaN, or infinite;
/// [`GraphError::Overflow`] if a vertex is reachable, but its distance overflows.
pub fn dijkstra<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    dijkstra_until(graph, &[source], |_, weight| *weight, |_, _| false)
}

/// Works like [`dijkstra`], but stops at `target`: the result contains no vertices farther away,
/// and only some of those equally far.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, dijkstra_to};
///
/// let graph = DiGraph::from_weighted_edges(4, [(0, 1, 7_u32), (0, 2, 1), (2, 1, 2), (1, 3, 1)])?;
/// let paths = dijkstra_to(&graph, NodeId::from(0), NodeId::from(1))?;
/// let path = paths.path_to(&graph, NodeId::from(1)).expect("1 can be reached");
/// assert_eq!(path.nodes, [0, 2, 1].map(NodeId::from));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`dijkstra`]. A sum that overflows is an error only if the target is not reached.
/// The overflow may not be on a path to it, because the rest of the graph was not searched.
pub fn dijkstra_to<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    graph.check(target)?;
    dijkstra_until(graph, &[source], |_, weight| *weight, |u, _| u == target)
}

/// Works like [`dijkstra`], but only for the vertices at a distance of at most `radius`. A sum that
/// overflows is beyond any radius, and not an error.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NegativeWeight`] or
/// [`GraphError::NotANumber`] if any weight in the graph is negative, NaN, or infinite.
pub fn dijkstra_within<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    radius: W::Sum,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut search: Search<W::Sum> = Search::from(graph, &[source])?;
    if radius.is_negative() {
        // Even the source is beyond the radius.
        search.forget_queue();
    }
    while let Some(entry) = search.queue.pop() {
        // Invariant: nothing beyond the radius is or was in the queue.
        if search.is_stale(entry) {
            continue;
        }
        for arc in graph.arcs(entry.node) {
            let through = entry.far.checked_add(arc.weight.to_sum());
            if let Some(through) = through.filter(|through| *through <= radius) {
                search.relax(arc.head, through, arc.edge);
            }
        }
    }
    Ok(search.paths)
}

/// Finds the distances from the nearest of `sources`; `weight` returns the weight of an edge. The
/// search ends after the first vertex for which `stop` returns true, given the vertex and its
/// distance. Vertices not settled by then count as not reached.
///
/// # Errors
/// The same as [`dijkstra`].
pub fn dijkstra_until<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    weight: impl FnMut(EdgeId, &W) -> C,
    stop: impl FnMut(NodeId, C::Sum) -> bool,
) -> Result<ShortestPaths<C::Sum>, GraphError> {
    dijkstra_watched(graph, sources, weight, stop, |_, _| {})
}

/// Works like [`dijkstra_until`], but passes each [`Step`] and the search after it to `watch`.
///
/// # Errors
/// The same as [`dijkstra`].
pub fn dijkstra_watched<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut weight: impl FnMut(EdgeId, &W) -> C,
    mut stop: impl FnMut(NodeId, C::Sum) -> bool,
    mut watch: impl FnMut(Step, &Search<C::Sum>),
) -> Result<ShortestPaths<C::Sum>, GraphError> {
    check_weights(graph, &mut weight)?;
    let mut search = Search::from(graph, sources)?;
    let mut too_far = false;
    while let Some(entry) = search.queue.pop() {
        let Entry { far, node: u } = entry;
        if search.is_stale(entry) {
            watch(Step::Drop { u }, &search);
            continue;
        }
        // Invariant: the settled vertices are at most as far as u, and the others at least as far;
        // so no path to u is shorter.
        watch(Step::Settle { u }, &search);
        if stop(u, far) {
            search.forget_queue();
            return Ok(search.paths);
        }
        for arc in graph.arcs(u) {
            let weight = weight(arc.edge, &arc.weight).to_sum();
            let Some(through_u) = far.checked_add(weight) else {
                too_far = true;
                continue;
            };
            if search.relax(arc.head, through_u, arc.edge) {
                watch(Step::Relax { edge: arc.edge, v: arc.head }, &search);
            }
        }
    }
    if too_far {
        check_reached(graph, |u| search.paths.is_reached(u))?;
    }
    Ok(search.paths)
}

impl<D: Weight> Search<D> {
    /// Starts a search with the sources in the queue.
    fn from<W, K: Kind>(graph: &Graph<W, K>, sources: &[NodeId]) -> Result<Self, GraphError> {
        let paths = ShortestPaths::unreached(graph.n_nodes());
        let mut search = Search { paths, queue: BinaryHeap::new() };
        for &source in sources {
            if !search.paths.is_reached(graph.check(source)?) {
                search.paths.start(source);
                search.queue.push(Entry { far: D::ZERO, node: source });
            }
        }
        Ok(search)
    }

    /// Takes the path to `node` if it is the first one or shorter than the known one. Returns
    /// whether it was taken.
    fn relax(&mut self, node: NodeId, far: D, edge: EdgeId) -> bool {
        let is_shorter = self.paths.is_shorter(node, far);
        if is_shorter {
            self.paths.arrive(node, far, edge);
            self.queue.push(Entry { far, node });
        }
        is_shorter
    }

    /// Returns whether a shorter path to the vertex was found after the entry was inserted. That
    /// path has its own entry.
    fn is_stale(&self, entry: Entry<D>) -> bool {
        self.paths.dist(entry.node).is_some_and(|far| far < entry.far)
    }

    /// Keeps only the settled vertices: the others are in the queue.
    fn forget_queue(&mut self) {
        while let Some(entry) = self.queue.pop() {
            if !self.is_stale(entry) {
                self.paths.forget(entry.node);
            }
        }
    }

    /// Returns the current distances, which are final for settled vertices; for the others, they
    /// are those of the shortest paths found so far.
    pub fn paths(&self) -> &ShortestPaths<D> {
        &self.paths
    }

    /// Returns an iterator over the queue entries as pairs of distance and vertex, in no particular
    /// order.
    pub fn queue(&self) -> impl ExactSizeIterator<Item = (D, NodeId)> {
        self.queue.iter().map(|entry| (entry.far, entry.node))
    }
}

/// Checks that every reachable vertex is reached. If a sum overflowed, another path may have been
/// found later.
fn check_reached<W, K: Kind>(
    graph: &Graph<W, K>,
    is_reached: impl Fn(NodeId) -> bool,
) -> Result<(), GraphError> {
    for u in graph.nodes().filter(|u| is_reached(*u)) {
        if let Some(arc) = graph.arcs(u).iter().find(|arc| !is_reached(arc.head)) {
            return Err(GraphError::Overflow { edge: arc.edge });
        }
    }
    Ok(())
}

/// Checks that all weights are valid and nonnegative.
pub(super) fn check_weights<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    mut weight: impl FnMut(EdgeId, &W) -> C,
) -> Result<(), GraphError> {
    for (edge, Edge { weight: of, .. }) in graph.edge_ids() {
        let weight = weight(edge, of);
        if !weight.is_valid() {
            return Err(GraphError::NotANumber { edge });
        }
        if weight.is_negative() {
            return Err(GraphError::NegativeWeight { edge });
        }
    }
    Ok(())
}
