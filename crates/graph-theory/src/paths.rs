//! Part of [the chapter](crate): shortest paths, stored as a tree of edges that leads back to the
//! source.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::weight::Weight;

/// Distances from a source (or from the nearest of several), and a shortest path to each reachable
/// vertex.
///
/// The paths form a forest: every reached vertex other than a source has one edge by which its path
/// arrives.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, dijkstra};
///
/// let graph = DiGraph::from_weighted_edges(4, [(0, 1, 7_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = dijkstra(&graph, NodeId::from(0))?;
/// assert!(paths.distances().eq([Some(0), Some(3), Some(1), None]));
/// let path = paths.path_to(&graph, NodeId::from(1)).expect("1 can be reached");
/// assert_eq!(path.nodes, [0, 2, 1].map(NodeId::from));
/// assert!(paths.verify(&graph, |_, weight| u64::from(*weight)).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortestPaths<D> {
    /// One entry per vertex. The two numbers are kept together because a search that reads one soon
    /// reads the other.
    labels: Vec<Label<D>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Label<D> {
    /// Meaningless if `arrival` is [`UNREACHED`].
    dist: D,
    /// The edge by which the path arrives, or [`UNREACHED`] or [`SOURCE`].
    arrival: u32,
}

/// Marks a vertex that no path reaches.
const UNREACHED: u32 = u32::MAX;
/// Marks a vertex where paths begin.
const SOURCE: u32 = u32::MAX - 1;

/// A walk along edges: `nodes` has one more than `edges`, and `edges[i]` joins `nodes[i]` to
/// `nodes[i + 1]`.
///
/// ```
/// use graph_theory::{EdgeId, NodeId, UnGraph, euler_trail};
///
/// let graph = UnGraph::from_edges(3, [(0, 1), (1, 2)])?;
/// let path = euler_trail(&graph)?;
/// assert_eq!(path.nodes, [0, 1, 2].map(NodeId::from));
/// assert_eq!(path.edges, [0, 1].map(EdgeId::from));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Path {
    /// The vertices, from the start to the end.
    pub nodes: Vec<NodeId>,
    /// The edges between them.
    pub edges: Vec<EdgeId>,
}

impl Path {
    /// Returns the walk along `edges`, in this order, or `None` if two consecutive edges do not
    /// share a vertex. Given the edges of a cycle, it lists the vertices of the cycle. An
    /// undirected walk begins at the tail of its first edge if it can. O(its length).
    ///
    /// ```
    /// use graph_theory::{EdgeId, NodeId, Path, UnGraph};
    ///
    /// let graph = UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?;
    /// let path = Path::along(&graph, &[1, 2, 0].map(EdgeId::from));
    /// assert_eq!(path.map(|path| path.nodes), Some([1, 2, 0, 1].map(NodeId::from).to_vec()));
    /// assert_eq!(Path::along(&graph, &[0, 0, 2, 0].map(EdgeId::from)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn along<W, K: Kind>(graph: &Graph<W, K>, edges: &[EdgeId]) -> Option<Path> {
        let Some(first) = edges.first().map(|&id| graph.edge(id)) else {
            return Some(Path::default());
        };
        let walk_from = |start: NodeId| {
            let (mut at, mut nodes) = (start, vec![start]);
            for edge in edges.iter().map(|&id| graph.edge(id)) {
                at = match at {
                    u if u == edge.tail => edge.head,
                    u if u == edge.head && !K::IS_DIRECTED => edge.tail,
                    _ => return None,
                };
                nodes.push(at);
            }
            Some(Path { nodes, edges: edges.to_vec() })
        };
        walk_from(first.tail).or_else(|| walk_from(first.head))
    }
}

impl<D: Weight> ShortestPaths<D> {
    /// Returns the state in which no vertex is reached.
    pub(crate) fn unreached(n_nodes: usize) -> Self {
        ShortestPaths { labels: vec![Label { dist: D::ZERO, arrival: UNREACHED }; n_nodes] }
    }

    /// Records that a path begins at a vertex.
    pub(crate) fn start(&mut self, node: NodeId) {
        self.labels[node.index()] = Label { dist: D::ZERO, arrival: SOURCE };
    }

    /// Records that the path to a vertex has this length and arrives by this edge.
    pub(crate) fn arrive(&mut self, node: NodeId, dist: D, edge: EdgeId) {
        self.labels[node.index()] = Label { dist, arrival: edge.into() };
    }

    /// Records that no path to a vertex is known.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.labels[node.index()].arrival = UNREACHED;
    }

    /// Returns whether a path of this length to a vertex is the first one, or shorter than the
    /// known one.
    pub(crate) fn is_shorter(&self, node: NodeId, dist: D) -> bool {
        let known = &self.labels[node.index()];
        known.arrival == UNREACHED || dist < known.dist
    }

    /// Returns the number of vertices, reached or not.
    pub fn n_nodes(&self) -> usize {
        self.labels.len()
    }

    /// Returns the distance to a vertex, or `None` if it is unreachable. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn dist(&self, node: NodeId) -> Option<D> {
        let known = &self.labels[node.index()];
        (known.arrival != UNREACHED).then_some(known.dist)
    }

    /// Returns an iterator over the distances to the vertices 0, 1, 2, …
    pub fn distances(&self) -> impl ExactSizeIterator<Item = Option<D>> {
        (0..self.n_nodes()).map(|i| self.dist(NodeId::at(i)))
    }

    /// Returns whether a vertex is reachable. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_reached(&self, node: NodeId) -> bool {
        self.labels[node.index()].arrival != UNREACHED
    }

    /// Returns the last edge of the path to a vertex, or `None` if the vertex is a source or
    /// unreachable. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn pred_edge(&self, node: NodeId) -> Option<EdgeId> {
        let arrival = self.labels[node.index()].arrival;
        (arrival < SOURCE).then(|| EdgeId::from(arrival))
    }

    /// Returns the next-to-last vertex of the path to a vertex, or `None` if the vertex is a source
    /// or unreachable. O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or `graph` is not the graph that was searched.
    pub fn pred<W, K: Kind>(&self, graph: &Graph<W, K>, node: NodeId) -> Option<NodeId> {
        let edge = graph.edge(self.pred_edge(node)?);
        // Correct even for an undirected loop, although no loop is a tree edge.
        Some(if K::IS_DIRECTED { edge.tail } else { edge.other_end(node) })
    }

    /// Returns a shortest path to a vertex, or `None` if it is unreachable. `graph` is the graph
    /// that was searched. O(its length).
    ///
    /// # Panics
    /// If there is no such vertex, or `graph` is not the graph that was searched.
    pub fn path_to<W, K: Kind>(&self, graph: &Graph<W, K>, node: NodeId) -> Option<Path> {
        if !self.is_reached(node) {
            return None;
        }
        let mut path = Path { nodes: vec![node], edges: Vec::new() };
        let mut at = node;
        while let (Some(edge), Some(before)) = (self.pred_edge(at), self.pred(graph, at)) {
            // A tree has fewer edges than vertices; with more there is a cycle, and the loop would
            // not end.
            assert!(path.edges.len() < self.n_nodes(), "the paths are of another graph");
            path.edges.push(edge);
            path.nodes.push(before);
            at = before;
        }
        path.nodes.reverse();
        path.edges.reverse();
        Some(path)
    }

    /// Checks the certificate: these are the lengths of shortest paths in `graph` from exactly the
    /// sources recorded here.
    ///
    /// No arc out of a reached vertex leads to an unreached vertex or gives a path shorter than the
    /// known one; every path has its recorded length; every source is at distance 0. Together these
    /// prove that the paths are shortest. `weight` returns the length of an edge. O(V + E).
    ///
    /// # Errors
    /// [`ShortestPathsError`] with an edge or a vertex that refutes the claim.
    pub fn verify<W, K: Kind>(
        &self,
        graph: &Graph<W, K>,
        mut weight: impl FnMut(EdgeId, &W) -> D,
    ) -> Result<(), ShortestPathsError> {
        if self.n_nodes() != graph.n_nodes() {
            return Err(ShortestPathsError::OtherGraph);
        }
        for u in graph.nodes().filter(|&u| self.is_reached(u)) {
            let far = self.labels[u.index()].dist;
            if self.labels[u.index()].arrival == SOURCE && far != D::ZERO {
                return Err(ShortestPathsError::NoSuchPath { node: u });
            }
            for arc in graph.arcs(u) {
                let (v, weight) = (arc.head, weight(arc.edge, &arc.weight));
                // An overflowing sum is above every number, or below every number.
                let is_less = |known| {
                    far.checked_add(weight).map_or(weight.is_negative(), |through| through < known)
                };
                if self.dist(v).is_none_or(is_less) {
                    return Err(ShortestPathsError::Shorter { edge: arc.edge });
                }
            }
        }
        self.verify_tree(graph, weight)
    }

    /// Checks that every path has its recorded length and begins at a source.
    fn verify_tree<W, K: Kind>(
        &self,
        graph: &Graph<W, K>,
        mut weight: impl FnMut(EdgeId, &W) -> D,
    ) -> Result<(), ShortestPathsError> {
        let mut leads_back: Vec<bool> =
            self.labels.iter().map(|label| label.arrival == SOURCE).collect();
        let mut way = Vec::new();
        for start in graph.nodes().filter(|&node| self.is_reached(node)) {
            let mut node = start;
            while !leads_back[node.index()] {
                // Invariant: the visited vertices follow one another toward a source, if there is
                // one.
                let no_path = ShortestPathsError::NoSuchPath { node };
                let id = self.pred_edge(node).ok_or(no_path)?;
                let edge = graph.edges().get(id.index()).ok_or(no_path)?;
                let ends = if K::IS_DIRECTED {
                    edge.head == node
                } else {
                    [edge.tail, edge.head].contains(&node)
                };
                let before = if K::IS_DIRECTED || !ends { edge.tail } else { edge.other_end(node) };
                let far =
                    self.dist(before).and_then(|far| far.checked_add(weight(id, &edge.weight)));
                if !ends
                    || far != Some(self.labels[node.index()].dist)
                    || self.n_nodes() <= way.len()
                {
                    return Err(no_path);
                }
                way.push(node);
                node = before;
            }
            for node in way.drain(..) {
                leads_back[node.index()] = true;
            }
        }
        Ok(())
    }
}

/// The reason a certificate of shortest paths is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShortestPathsError {
    /// The graph has a different number of vertices.
    #[error("the paths are of another graph")]
    OtherGraph,
    /// This edge gives a shorter path to its head, or the first one.
    #[error("edge {} makes a shorter way", edge.index())]
    Shorter {
        /// The edge.
        edge: EdgeId,
    },
    /// The recorded path to this vertex does not exist or has a different length.
    #[error("the path to vertex {} is not as long as is said", node.index())]
    NoSuchPath {
        /// The vertex.
        node: NodeId,
    },
}
