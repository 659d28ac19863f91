//! Prim's algorithm: grows a single tree, always by the lightest edge that leaves it.
//!
//! Cost: O(E log E) time and O(V + E) space with a heap; O(V²) time and O(V) space for [complete
//! graphs](dense).
//!
//! Domain: undirected graphs, connected or not. Weights may be negative. Loops are never taken, and
//! of parallel edges the lightest one is. Of equal weights, the lower id comes first, so the edges
//! are the same as those of Kruskal's algorithm. A weight that is NaN or infinite and a sum that
//! overflows are errors.
//!
//! Source: R. C. Prim, "Shortest connection networks and some generalizations", Bell System
//! Technical Journal 36 (1957); before him V. Jarník (1930).
//!
//! Checked: all weighted graphs of up to 4 vertices and random ones of 6, against all sets of
//! edges; the cut at every step.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/prim.md`.

mod dense;
mod packed;
pub mod plain;

use std::cmp::Ordering;
use std::collections::BinaryHeap;

pub use dense::{DenseForest, PairError, dense};
pub use packed::packed;

use super::{SpanningForest, check_weights};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};
use crate::weight::Weight;

/// A growing tree, as an iterator over its edges in the order in which they are taken. It ends when
/// no edge leaves the tree.
#[derive(Debug, Clone)]
pub struct Growth<'g, W> {
    graph: &'g UnGraph<W>,
    vertices: Vec<Vertex<W>>,
    queue: BinaryHeap<Candidate<W>>,
}

/// The state of a vertex.
#[derive(Debug, Clone, Copy)]
struct Vertex<W> {
    /// The lightest edge between the vertex and the tree, as of the time the vertex was outside; or
    /// [`NONE`].
    edge: u32,
    /// The weight of that edge.
    weight: W,
    is_inside: bool,
}

/// Marks a vertex without an edge from the tree. It is larger than any edge.
const NONE: u32 = u32::MAX;

/// An edge that leaves the tree, or did so when it was inserted into the queue.
#[derive(Debug, Clone, Copy)]
struct Candidate<W> {
    weight: W,
    edge: EdgeId,
    /// The vertex that the edge leads to.
    head: NodeId,
}

impl<'g, W: Weight> Growth<'g, W> {
    /// Returns a tree of one vertex. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NotANumber`] if a
    /// weight is NaN or infinite.
    pub fn new(graph: &'g UnGraph<W>, start: NodeId) -> Result<Self, GraphError> {
        graph.check(start)?;
        let mut growth = Self::bare(graph)?;
        growth.add(start);
        Ok(growth)
    }

    /// Returns the state without a tree.
    fn bare(graph: &'g UnGraph<W>) -> Result<Self, GraphError> {
        check_weights(graph.edges())?;
        let vertices =
            vec![Vertex { edge: NONE, weight: W::ZERO, is_inside: false }; graph.n_nodes()];
        Ok(Growth { graph, vertices, queue: BinaryHeap::new() })
    }

    /// Adds a vertex to the tree, and examines its edges.
    fn add(&mut self, u: NodeId) {
        self.vertices[u.index()].is_inside = true;
        for arc in self.graph.arcs(u) {
            let vertex = &mut self.vertices[arc.head.index()];
            let candidate = Candidate { weight: arc.weight, edge: arc.edge, head: arc.head };
            if !vertex.is_inside && candidate.is_before(vertex) {
                (vertex.edge, vertex.weight) = (arc.edge.into(), arc.weight);
                self.queue.push(candidate);
            }
        }
    }

    /// Returns whether a vertex is in the tree. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn contains(&self, node: NodeId) -> bool {
        self.vertices[node.index()].is_inside
    }

    /// Returns the lightest edge between the tree and a vertex outside, or the edge by which a
    /// vertex inside was added. Returns `None` if there is no such edge. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn edge_to(&self, node: NodeId) -> Option<EdgeId> {
        let edge = self.vertices[node.index()].edge;
        (edge != NONE).then(|| EdgeId::from(edge))
    }
}

impl<W: Weight> Iterator for Growth<'_, W> {
    type Item = EdgeId;

    fn next(&mut self) -> Option<EdgeId> {
        while let Some(Candidate { edge, head, .. }) = self.queue.pop() {
            // Invariant: for each vertex outside, the lightest edge between it and the tree is in
            // the queue. So the first candidate that still leads outside is the lightest edge that
            // leaves the tree.
            if !self.contains(head) {
                self.add(head);
                return Some(edge);
            }
        }
        None
    }
}

/// A tree of least weight that spans everything reachable from its start.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, prim};
///
/// let graph = UnGraph::from_weighted_edges(3, [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3)])?;
/// let tree = prim(&graph, NodeId::from(0))?;
/// assert_eq!((tree.weight, tree.n_nodes()), (4, 3));
/// assert_eq!(tree.parent(&graph, NodeId::from(1)), Some(NodeId::from(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrimTree<D> {
    /// The vertex where the tree begins.
    pub start: NodeId,
    /// The edges of the tree, in the order in which they were taken.
    pub edges: Vec<EdgeId>,
    /// The sum of their weights.
    pub weight: D,
    /// The edge by which each vertex was added, or [`NONE`].
    parents: Vec<u32>,
}

/// Grows a minimum spanning tree of everything reachable from `start`. O(E log E).
///
/// ```
/// use graph_theory::{NodeId, UnGraph, prim};
///
/// let edges = [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// let tree = prim(&UnGraph::from_weighted_edges(4, edges)?, NodeId::from(0))?;
/// assert_eq!(tree.weight, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`Growth::new`]; [`GraphError::Overflow`] if the sum of the weights overflows, with
/// the edge at which it did.
#[doc(alias = "jarnik")]
#[doc(alias = "minimum_spanning_tree")]
pub fn prim<W: Weight>(graph: &UnGraph<W>, start: NodeId) -> Result<PrimTree<W::Sum>, GraphError> {
    let mut growth = Growth::new(graph, start)?;
    let mut tree = SpanningForest::bare(graph.n_nodes());
    for edge in growth.by_ref() {
        tree.take(edge, graph.edge(edge).weight)?;
    }
    let parents = growth.vertices.iter().map(|vertex| vertex.edge).collect();
    Ok(PrimTree { start, edges: tree.edges, weight: tree.weight, parents })
}

/// Finds a minimum spanning forest: when a tree is complete, another one begins at the lowest
/// vertex outside. O(E log E).
///
/// ```
/// use graph_theory::{UnGraph, prim_forest};
///
/// let edges = [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3)];
/// let forest = prim_forest(&UnGraph::from_weighted_edges(4, edges)?)?;
/// assert_eq!(forest.weight, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotANumber`] if a weight is NaN or infinite; [`GraphError::Overflow`] if the sum
/// of the weights overflows.
pub fn prim_forest<W: Weight>(graph: &UnGraph<W>) -> Result<SpanningForest<W::Sum>, GraphError> {
    let mut growth = Growth::bare(graph)?;
    let mut forest = SpanningForest::bare(graph.n_nodes());
    for root in graph.nodes() {
        if !growth.contains(root) {
            growth.add(root);
            for edge in growth.by_ref() {
                forest.take(edge, graph.edge(edge).weight)?;
            }
        }
    }
    Ok(forest)
}

impl<D> PrimTree<D> {
    /// Returns the number of vertices in the tree.
    pub fn n_nodes(&self) -> usize {
        self.edges.len() + 1
    }

    /// Returns the edge by which a vertex was added, or `None` if it is the start or not in the
    /// tree. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn parent_edge(&self, node: NodeId) -> Option<EdgeId> {
        let edge = self.parents[node.index()];
        (edge != NONE).then(|| EdgeId::from(edge))
    }

    /// Returns the vertex of the tree at the other end of that edge. O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or `graph` is not the graph of the tree.
    pub fn parent<W>(&self, graph: &UnGraph<W>, node: NodeId) -> Option<NodeId> {
        Some(graph.edge(self.parent_edge(node)?).other_end(node))
    }
}

impl<W: Weight> Candidate<W> {
    /// Returns whether this candidate is better than the edge of the vertex.
    fn is_before(&self, vertex: &Vertex<W>) -> bool {
        let by_weight = || self.weight.order(&vertex.weight);
        vertex.edge == NONE || by_weight().then(u32::from(self.edge).cmp(&vertex.edge)).is_lt()
    }
}

/// The greatest candidate, which the heap returns first, is the lightest; among equals, the one
/// that was added first.
impl<W: Weight> Ord for Candidate<W> {
    fn cmp(&self, other: &Self) -> Ordering {
        other.weight.order(&self.weight).then(other.edge.cmp(&self.edge))
    }
}

impl<W: Weight> PartialOrd for Candidate<W> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<W: Weight> PartialEq for Candidate<W> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<W: Weight> Eq for Candidate<W> {}
