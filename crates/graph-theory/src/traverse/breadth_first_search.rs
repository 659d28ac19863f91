//! Breadth-first search: visits the vertices in the order of their distance from the source, in
//! edges, with a queue.
//!
//! Cost: O(V + E) time; O(V) space, for the tree of paths and the queue, which also records the
//! order of the search.
//!
//! Domain: directed and undirected graphs, with loops and parallel edges; one or more sources. The
//! arcs of a vertex are tried in the order of the graph; after
//! [`Graph::sorted_by_head`](crate::Graph::sorted_by_head), this is the order of the neighbors.
//!
//! Source: E. F. Moore, "The shortest path through a maze" (1959); C. Y. Lee, "An algorithm for
//! path connections and its applications" (1961).
//!
//! Checked: all graphs of up to four vertices, from each of them, against the distances of Floyd
//! and Warshall, layer by layer; random ones by the certificate of [`ShortestPaths`]; the other
//! searches of this section against this one.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

pub mod all_paths;
pub mod bidirectional;
mod order;
pub mod plain;
pub mod tree_diameter;
pub mod zero_one;

pub use order::{Layers, Order, layers, order};

use crate::error::GraphError;
use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::ShortestPaths;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `u` was removed from the front of the queue, and its arcs are examined next.
    Visit {
        /// The vertex.
        u: NodeId,
    },
    /// An arc of `u` leads to the new vertex `v`, which is now at the end of the queue.
    Discover {
        /// The vertex that is being visited.
        u: NodeId,
        /// The new vertex.
        v: NodeId,
        /// The edge between them, which is a tree edge.
        edge: EdgeId,
    },
}

/// The state of a search, current or final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    paths: ShortestPaths<u32>,
    /// The discovered vertices in this order, which is also that of their distances. Those after
    /// the first `n_visited` are the queue, so nothing is ever moved.
    met: Vec<NodeId>,
    n_visited: usize,
}

/// Finds the distance of every vertex from `source` in edges, and a shortest path to each. Of
/// several shortest paths, it returns the first found, through the vertex that was discovered
/// first.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, breadth_first_search};
///
/// let graph = UnGraph::from_edges(5, [(0, 1), (1, 2), (2, 3), (0, 3)])?;
/// let paths = breadth_first_search(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(2)), Some(2));
/// assert_eq!(paths.dist(NodeId::from(4)), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if the source does not exist.
pub fn breadth_first_search<W, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u32>, GraphError> {
    breadth_first_search_until(graph, &[source], |_, _| false)
}

/// Works like [`breadth_first_search`], but stops at `target`. The result contains all nearer
/// vertices, some of those equally far or one edge farther, and none beyond.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, breadth_first_search_to};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 3), (0, 3)])?;
/// let paths = breadth_first_search_to(&graph, NodeId::from(0), NodeId::from(2))?;
/// assert_eq!(paths.dist(NodeId::from(2)), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if the source or the target does not exist.
pub fn breadth_first_search_to<W, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
) -> Result<ShortestPaths<u32>, GraphError> {
    graph.check(target)?;
    breadth_first_search_until(graph, &[source], |u, _| u == target)
}

/// Works like [`breadth_first_search`], but only for the vertices at a distance of at most
/// `radius`.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if the source does not exist.
pub fn breadth_first_search_within<W, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    radius: u32,
) -> Result<ShortestPaths<u32>, GraphError> {
    // When the first vertex at this distance is due, all of them have been discovered, and nothing
    // beyond.
    breadth_first_search_until(graph, &[source], |_, far| far == radius)
}

/// Finds the distances from the nearest of `sources`; without sources, nothing is reached. The
/// search ends before it visits the first vertex for which `stop` returns true, given the vertex
/// and its distance. The vertices discovered by then are reached.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a source does not exist.
pub fn breadth_first_search_until<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    stop: impl FnMut(NodeId, u32) -> bool,
) -> Result<ShortestPaths<u32>, GraphError> {
    breadth_first_search_watched(graph, sources, stop, |_, _| {}).map(Search::into_paths)
}

/// Works like [`breadth_first_search_until`], but passes each [`Step`] and the search after it to
/// `watch`.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a source does not exist.
pub fn breadth_first_search_watched<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut stop: impl FnMut(NodeId, u32) -> bool,
    mut watch: impl FnMut(Step, &Search),
) -> Result<Search, GraphError> {
    let mut search = Search::from(graph, sources)?;
    while let Some((u, far)) = search.front() {
        // Invariant: the distances in the queue ascend from `far`, and the last is at most one
        // more.
        if stop(u, far) {
            break;
        }
        search.n_visited += 1;
        watch(Step::Visit { u }, &search);
        for arc in graph.arcs(u) {
            let (v, edge) = (arc.head, arc.edge);
            if search.discover(v, far + 1, edge) {
                watch(Step::Discover { u, v, edge }, &search);
            }
        }
    }
    Ok(search)
}

impl Search {
    /// Starts with no visited vertices and the sources in the queue.
    fn from<W, K: Kind>(graph: &Graph<W, K>, sources: &[NodeId]) -> Result<Self, GraphError> {
        let n_nodes = graph.n_nodes();
        let paths = ShortestPaths::unreached(n_nodes);
        let mut search = Search { paths, met: Vec::with_capacity(n_nodes), n_visited: 0 };
        for &source in sources {
            if !search.paths.is_reached(graph.check(source)?) {
                search.paths.start(source);
                search.met.push(source);
            }
        }
        Ok(search)
    }

    /// Returns the vertex that is visited next, and its distance.
    fn front(&self) -> Option<(NodeId, u32)> {
        let u = *self.queue().first()?;
        Some((u, self.paths.dist(u)?))
    }

    /// Appends a vertex to the queue unless it was discovered before. Returns whether it was
    /// appended.
    fn discover(&mut self, node: NodeId, far: u32, edge: EdgeId) -> bool {
        let is_new = !self.paths.is_reached(node);
        if is_new {
            self.paths.arrive(node, far, edge);
            self.met.push(node);
        }
        is_new
    }

    /// Returns the distances of the vertices discovered so far, which are final.
    pub fn paths(&self) -> &ShortestPaths<u32> {
        &self.paths
    }

    /// Converts the search into its distances.
    pub fn into_paths(self) -> ShortestPaths<u32> {
        self.paths
    }

    /// Returns the visited vertices in order.
    pub fn visited(&self) -> &[NodeId] {
        &self.met[..self.n_visited]
    }

    /// Returns the queue, the next vertex first.
    pub fn queue(&self) -> &[NodeId] {
        &self.met[self.n_visited..]
    }
}
