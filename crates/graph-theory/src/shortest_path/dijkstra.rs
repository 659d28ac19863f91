//! Dijkstra's algorithm: the vertices in the order of their distance from the source, with a
//! priority queue.
//!
//! Cost: O((V + E) log V) time, O(V + E) space. An arc that makes a shorter way puts one entry into
//! the queue, at most one for each arc.
//!
//! Domain: directed and undirected graphs without negative weights. Weights of 0, loops and
//! parallel edges are fine. Distances are sums of 64 bits (128, if the weights have as many); of
//! floats too.
//!
//! Source: E. W. Dijkstra, "A note on two problems in connexion with graphs" (1959).
//!
//! Checked: all 4 096 directed graphs of three vertices with weights 0 to 2, and all 4 096
//! undirected ones of four vertices with weights 0, 1 and 3, against Bellman's equations; random
//! ones by the certificate; every way to stop against the whole search.
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

/// What the search does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `u` came out of the queue: its distance is final, and its arcs are looked at next.
    Settle {
        /// The vertex.
        u: NodeId,
    },
    /// The way through `edge` is the first one to `v`, or shorter than the last, and `v` is in the
    /// queue with it.
    Relax {
        /// The edge.
        edge: EdgeId,
        /// Where it leads.
        v: NodeId,
    },
    /// `u` came out of the queue with a way that is no longer its shortest; nothing is done.
    Drop {
        /// The vertex.
        u: NodeId,
    },
}

/// A search that is under way.
#[derive(Debug, Clone)]
pub struct Search<D> {
    paths: ShortestPaths<D>,
    queue: BinaryHeap<Entry<D>>,
}

/// A vertex in the queue, at the distance that it had when it came in. The greatest entry is the
/// nearest, and of equally near ones that of the least vertex.
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

/// The distances of all vertices from `source`, and a shortest path to each. Of several shortest
/// paths, the first found.
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
/// [`GraphError::NodeOutOfRange`]; [`GraphError::NegativeWeight`] and [`GraphError::NotANumber`]
/// wherever in the graph the edge is; [`GraphError::Overflow`] if a vertex can be reached, but the
/// sum does not fit.
pub fn dijkstra<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    dijkstra_until(graph, &[source], |_, weight| *weight, |_, _| false)
}

/// The same as far as `target`: what is farther is left out, and also some that is as far.
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
/// As [`dijkstra`]. A sum that does not fit is an error only if the target is not reached. It need
/// not be on a way to it: what lies behind is not known.
pub fn dijkstra_to<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    graph.check(target)?;
    dijkstra_until(graph, &[source], |_, weight| *weight, |u, _| u == target)
}

/// The same for the vertices at a distance of at most `radius`. A sum that does not fit is beyond
/// any radius, and no error.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`], [`GraphError::NegativeWeight`], [`GraphError::NotANumber`].
pub fn dijkstra_within<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    radius: W::Sum,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut search: Search<W::Sum> = Search::from(graph, &[source])?;
    if radius.is_negative() {
        // Not even the source is so near.
        search.forget_queue();
    }
    while let Some(entry) = search.queue.pop() {
        // Invariant: nothing beyond the radius is in the queue, or was.
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

/// The distances from the nearest of `sources`, by what `weight` says of each edge. The search ends
/// behind the first vertex of which `stop` is true: the arguments are the vertex and its distance.
/// What was not settled by then is not reached.
///
/// # Errors
/// As [`dijkstra`].
pub fn dijkstra_until<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    weight: impl FnMut(EdgeId, &W) -> C,
    stop: impl FnMut(NodeId, C::Sum) -> bool,
) -> Result<ShortestPaths<C::Sum>, GraphError> {
    dijkstra_watched(graph, sources, weight, stop, |_, _| {})
}

/// Dijkstra's algorithm, observed: each [`Step`] with the search behind it.
///
/// # Errors
/// As [`dijkstra`].
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
        // Invariant: what is settled is at most as far as u, and what is not is at least as far; so
        // no way to u is shorter.
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
    /// Nothing is settled yet, and the sources are in the queue.
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

    /// Takes the way to `node`, if it is the first or shorter than the last; says whether.
    fn relax(&mut self, node: NodeId, far: D, edge: EdgeId) -> bool {
        let is_shorter = self.paths.is_shorter(node, far);
        if is_shorter {
            self.paths.arrive(node, far, edge);
            self.queue.push(Entry { far, node });
        }
        is_shorter
    }

    /// Whether a shorter way to the vertex was found since the entry came in. It has an entry of
    /// its own.
    fn is_stale(&self, entry: Entry<D>) -> bool {
        self.paths.dist(entry.node).is_some_and(|far| far < entry.far)
    }

    /// Leaves only the settled vertices: the others are in the queue.
    fn forget_queue(&mut self) {
        while let Some(entry) = self.queue.pop() {
            if !self.is_stale(entry) {
                self.paths.forget(entry.node);
            }
        }
    }

    /// The distances so far; final for the settled vertices, and for others the shortest way found.
    pub fn paths(&self) -> &ShortestPaths<D> {
        &self.paths
    }

    /// The entries of the queue, in no order: the distance and the vertex.
    pub fn queue(&self) -> impl ExactSizeIterator<Item = (D, NodeId)> {
        self.queue.iter().map(|entry| (entry.far, entry.node))
    }
}

/// Whether every vertex that can be reached is. Where a sum did not fit, another way may have been
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

/// Whether all weights are numbers of at least 0.
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
