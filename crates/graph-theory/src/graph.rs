//! Part of [the chapter](crate): the immutable graph that all sections use, stored in four arrays.
//!
//! The arcs out of a vertex are contiguous, in the order in which their edges were added, and the
//! arcs of vertex u+1 follow those of u. This layout is known as compressed sparse rows, or forward
//! star. An edge has the same id from both of its ends.
//!
//! Cost: O(V + E) to build, O(1) to find the arcs of a vertex. 4 bytes per vertex; 12 bytes and a
//! weight per arc; 8 bytes and a weight per edge.
//!
//! Domain: vertices 0..n; loops and parallel edges are kept. At most 2³² - 2 vertices, and the same
//! number of arcs.
//!
//! Checked: every list of up to three edges among three vertices, and random lists, against a
//! matrix of lists.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

mod build;
mod dot;
#[cfg(feature = "petgraph")]
mod from_petgraph;
pub mod generate;
pub mod read;
pub mod read_dimacs;

use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::ops::Range;

pub use build::GraphBuilder;

use crate::error::GraphError;

/// A vertex of a graph, identified by its index, counted from 0.
///
/// An id is made from a `u32` by `NodeId::from`, or from a `usize` by `NodeId::try_from`.
/// [`index`](NodeId::index) returns it as a `usize`, and `{}` prints it.
///
/// ```
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_edges(2, [(0, 1)])?;
/// let last = NodeId::from(1);
/// assert_eq!(graph.nodes().last(), Some(last));
/// assert_eq!((last.index(), graph.degree(last)), (1, 0));
/// assert_eq!(last.to_string(), "1");
/// let index: usize = 1;
/// assert_eq!(NodeId::try_from(index)?, last);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct NodeId(u32);

/// An edge of a graph, identified by the number of edges that were added before it.
///
/// Like a [`NodeId`], it is made from a `u32` or a `usize`, and `{}` prints it as a number.
///
/// ```
/// use graph_theory::{DiGraph, EdgeId, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 'a'), (1, 2, 'b')])?;
/// let edge = graph.edge(EdgeId::from(1));
/// assert_eq!((edge.tail, edge.head, edge.weight), (NodeId::from(1), NodeId::from(2), 'b'));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct EdgeId(u32);

macro_rules! ids {
    ($($id:ident $what:literal)*) => {$(
        impl $id {
            /// Returns the id as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<u32> for $id {
            fn from(number: u32) -> Self {
                $id(number)
            }
        }

        impl From<$id> for u32 {
            fn from(id: $id) -> u32 {
                id.0
            }
        }

        /// Fails with [`GraphError::TooLarge`] if no graph has an id as large as this index.
        impl TryFrom<usize> for $id {
            type Error = GraphError;

            fn try_from(index: usize) -> Result<Self, GraphError> {
                match u32::try_from(index) {
                    Ok(number) if index < MOST_IDS => Ok($id(number)),
                    _ => Err(GraphError::TooLarge { what: $what, n: index.saturating_add(1) }),
                }
            }
        }

        impl Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Display::fmt(&self.0, f)
            }
        }
    )*};
}

ids! { NodeId "vertices" EdgeId "edges" }

/// The limit for ids, exclusive. The two largest `u32` values are not ids: compact results use them
/// for "none".
pub(crate) const MOST_IDS: usize = u32::MAX as usize - 1;

impl NodeId {
    /// The vertex with this index, which must be less than the number of vertices of a graph.
    pub(crate) fn at(index: usize) -> Self {
        debug_assert!(index < MOST_IDS, "a graph has fewer vertices");
        // Cannot fail: no graph has more vertices.
        NodeId(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

impl EdgeId {
    /// The edge with this index, which must be less than the number of edges of a graph.
    pub(crate) fn at(index: usize) -> Self {
        debug_assert!(index < MOST_IDS, "a graph has fewer edges");
        // Cannot fail: no graph has more edges.
        EdgeId(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

/// The kind of a graph whose edges lead from tail to head only.
///
/// ```
/// use graph_theory::{Directed, Graph, NodeId};
///
/// let graph: Graph<(), Directed> = Graph::from_edges(2, [(0, 1)])?;
/// assert!(graph.arcs(NodeId::from(1)).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Directed;

/// The kind of a graph whose edges lead in both directions.
///
/// ```
/// use graph_theory::{Graph, NodeId, Undirected};
///
/// let graph: Graph<(), Undirected> = Graph::from_edges(2, [(0, 1)])?;
/// assert_eq!(graph.arcs(NodeId::from(1))[0].head, NodeId::from(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Undirected;

/// Either [`Directed`] or [`Undirected`]. As part of the type of a graph, it lets the compiler
/// reject operations that make no sense for the other kind.
///
/// ```
/// use graph_theory::{DiGraph, Graph, Kind, UnGraph};
///
/// /// Works for graphs of both kinds.
/// fn n_arcs<W, K: Kind>(graph: &Graph<W, K>) -> usize {
///     if K::IS_DIRECTED { graph.n_edges() } else { 2 * graph.n_edges() }
/// }
///
/// assert_eq!(n_arcs(&DiGraph::from_edges(2, [(0, 1)])?), 1);
/// assert_eq!(n_arcs(&UnGraph::from_edges(2, [(0, 1)])?), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Kind: Copy + Debug + Default + sealed::Sealed {
    /// Whether edges have a direction.
    const IS_DIRECTED: bool;
}

impl Kind for Directed {
    const IS_DIRECTED: bool = true;
}

impl Kind for Undirected {
    const IS_DIRECTED: bool = false;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Directed {}
    impl Sealed for super::Undirected {}
}

/// An edge of a graph, as it was added.
///
/// ```
/// use graph_theory::{Edge, NodeId, UnGraph};
///
/// let graph = UnGraph::from_weighted_edges(2, [(0, 1, 7)])?;
/// let [Edge { tail, head, weight }] = graph.edges() else { panic!("there is one edge") };
/// assert_eq!((tail.index(), head.index(), *weight), (0, 1, 7));
/// assert_eq!(graph.edges()[0].other_end(NodeId::from(1)), NodeId::from(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge<W> {
    /// The vertex where the edge begins; in an undirected graph, the end that was given first.
    pub tail: NodeId,
    /// The vertex where the edge ends.
    pub head: NodeId,
    /// The weight of the edge.
    pub weight: W,
}

impl<W> Edge<W> {
    /// Returns the end that is not `end`; for a loop, `end` itself.
    ///
    /// # Panics
    /// In a debug build, if `end` is not an end of the edge.
    pub fn other_end(&self, end: NodeId) -> NodeId {
        debug_assert!(end == self.tail || end == self.head, "{end:?} is no end of the edge");
        if end == self.tail { self.head } else { self.tail }
    }
}

/// An edge as seen from one of its ends. A directed edge is one arc, out of its tail. An undirected
/// edge is two arcs, one out of each end; both arcs of an undirected loop leave the same vertex.
///
/// The name is the standard term of graph theory and has nothing to do with [`std::sync::Arc`].
///
/// ```
/// use graph_theory::{Arc, DiGraph, EdgeId, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(1, 2, 'a'), (0, 2, 'b')])?;
/// let arc = Arc { head: NodeId::from(2), edge: EdgeId::from(1), weight: 'b' };
/// assert_eq!(graph.arcs(NodeId::from(0)), [arc]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arc<W> {
    /// The vertex that the arc leads to.
    pub head: NodeId,
    /// The edge that the arc belongs to.
    pub edge: EdgeId,
    /// The weight of the edge, copied here so that a scan over arcs stays in contiguous memory.
    pub weight: W,
}

/// An immutable graph. [`GraphBuilder`], [`Graph::from_edges`], and the readers make one.
///
/// ```
/// use graph_theory::{NodeId, UnGraph};
///
/// let graph = UnGraph::from_edges(3, [(0, 1), (1, 2)])?;
/// assert_eq!((graph.n_nodes(), graph.n_edges()), (3, 2));
/// assert_eq!(graph.arcs(NodeId::from(1)).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph<W = (), K = Directed> {
    /// The arcs of vertex u are `arcs[first[u]..first[u + 1]]`, so this has one entry more than
    /// there are vertices.
    first: Vec<u32>,
    arcs: Vec<Arc<W>>,
    /// The heads of the arcs, stored a second time: a search that needs neither edges nor weights
    /// reads half as much memory.
    heads: Vec<NodeId>,
    /// The edges, in the order in which they were added.
    edges: Vec<Edge<W>>,
    kind: PhantomData<K>,
}

/// A graph whose edges have a direction.
///
/// ```
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4), (0, 2, 1), (2, 1, 2)])?;
/// let arcs = graph.arcs(NodeId::from(0)).iter().map(|arc| (arc.head.index(), arc.weight));
/// assert!(arcs.eq([(1, 4), (2, 1)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type DiGraph<W = ()> = Graph<W, Directed>;

/// A graph whose edges lead in both directions.
///
/// ```
/// use graph_theory::{NodeId, UnGraph};
///
/// let graph = UnGraph::from_edges(3, [(0, 1), (2, 1)])?;
/// assert_eq!(graph.degree(NodeId::from(1)), 2);
/// assert!(!graph.is_directed());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type UnGraph<W = ()> = Graph<W, Undirected>;

impl<W, K> Default for Graph<W, K> {
    fn default() -> Self {
        Graph {
            first: vec![0],
            arcs: Vec::new(),
            heads: Vec::new(),
            edges: Vec::new(),
            kind: PhantomData,
        }
    }
}

impl<W, K: Kind> Graph<W, K> {
    /// Returns the number of vertices.
    pub fn n_nodes(&self) -> usize {
        self.first.len() - 1
    }

    /// Returns the number of edges, including loops and parallel edges.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }

    /// Returns whether the graph has no vertices.
    pub fn is_empty(&self) -> bool {
        self.n_nodes() == 0
    }

    /// Returns whether the edges have a direction.
    pub fn is_directed(&self) -> bool {
        K::IS_DIRECTED
    }

    /// Returns an iterator over all vertices in ascending order.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<W, K> {
        (0..self.n_nodes()).map(NodeId::at)
    }

    /// Returns all edges, indexed by id.
    pub fn edges(&self) -> &[Edge<W>] {
        &self.edges
    }

    /// Returns an iterator over all edges with their ids, in the order in which they were added.
    pub fn edge_ids(
        &self,
    ) -> impl DoubleEndedIterator<Item = (EdgeId, &Edge<W>)> + ExactSizeIterator {
        self.edges.iter().enumerate().map(|(i, edge)| (EdgeId::at(i), edge))
    }

    /// Returns an edge, as it was added. O(1).
    ///
    /// # Panics
    /// If this graph has no such edge.
    pub fn edge(&self, edge: EdgeId) -> &Edge<W> {
        &self.edges[edge.index()]
    }

    /// Returns the arcs out of a vertex, in the order in which their edges were added. O(1).
    ///
    /// # Panics
    /// If there is no such vertex; [`Graph::check`] tests for that.
    pub fn arcs(&self, node: NodeId) -> &[Arc<W>] {
        &self.arcs[self.arc_range(node)]
    }

    /// Returns the range of the arcs out of a vertex within [`Graph::all_arcs`], for algorithms
    /// that keep a cursor for each vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn arc_range(&self, node: NodeId) -> Range<usize> {
        self.first[node.index()] as usize..self.first[node.index() + 1] as usize
    }

    /// Returns all arcs; those of one vertex are contiguous.
    pub fn all_arcs(&self) -> &[Arc<W>] {
        &self.arcs
    }

    /// Returns an iterator over the heads of the arcs out of a vertex, in the order of the arcs. A
    /// vertex appears once for each arc that leads to it. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn neighbors(
        &self,
        node: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator {
        self.heads[self.arc_range(node)].iter().copied()
    }

    /// Returns the neighbors of each vertex as indices, which is what the textbook versions in this
    /// chapter take. An undirected loop is listed twice. O(V + E).
    ///
    /// ```
    /// use graph_theory::UnGraph;
    ///
    /// let graph = UnGraph::from_edges(3, [(0, 1), (1, 2)])?;
    /// assert_eq!(graph.adjacency_lists(), [vec![1], vec![0, 2], vec![1]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn adjacency_lists(&self) -> Vec<Vec<usize>> {
        self.nodes().map(|u| self.neighbors(u).map(NodeId::index).collect()).collect()
    }

    /// Returns the neighbors of each vertex as indices, each with the weight of the edge that leads
    /// there. An undirected loop is listed twice. O(V + E).
    ///
    /// ```
    /// use graph_theory::DiGraph;
    ///
    /// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 7), (2, 1, -2)])?;
    /// assert_eq!(graph.weighted_lists(), [vec![(1, 7)], vec![], vec![(1, -2)]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn weighted_lists(&self) -> Vec<Vec<(usize, W)>>
    where
        W: Clone,
    {
        let weighted = |arc: &Arc<W>| (arc.head.index(), arc.weight.clone());
        self.nodes().map(|u| self.arcs(u).iter().map(weighted).collect()).collect()
    }

    /// Returns the neighbors of each vertex, each with the edge that leads there, as indices. An
    /// undirected loop is listed twice. O(V + E).
    ///
    /// ```
    /// use graph_theory::DiGraph;
    ///
    /// let graph = DiGraph::from_edges(3, [(0, 1), (2, 1), (0, 2)])?;
    /// assert_eq!(graph.numbered_lists(), [vec![(1, 0), (2, 2)], vec![], vec![(1, 1)]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn numbered_lists(&self) -> Vec<Vec<(usize, usize)>> {
        let numbered = |arc: &Arc<W>| (arc.head.index(), arc.edge.index());
        self.nodes().map(|u| self.arcs(u).iter().map(numbered).collect()).collect()
    }

    /// Returns the number of arcs out of a vertex; an undirected loop counts twice. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn degree(&self, node: NodeId) -> usize {
        self.arc_range(node).len()
    }

    /// Returns the number of arcs into each vertex. O(V + E).
    pub fn in_degrees(&self) -> Vec<usize> {
        let mut degrees = vec![0; self.n_nodes()];
        for head in &self.heads {
            degrees[head.index()] += 1;
        }
        degrees
    }

    /// Returns the vertex itself if the graph has it, as a check on user input. O(1).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if there is no such vertex.
    pub fn check(&self, node: NodeId) -> Result<NodeId, GraphError> {
        let n_nodes = self.n_nodes();
        if node.index() < n_nodes {
            Ok(node)
        } else {
            Err(GraphError::NodeOutOfRange { node, n_nodes })
        }
    }

    /// Returns a graph with the same structure and new weights, computed from each edge and its id.
    /// O(V + E).
    pub fn map<X: Clone>(&self, mut weight: impl FnMut(EdgeId, &Edge<W>) -> X) -> Graph<X, K> {
        let edges: Vec<Edge<X>> = self
            .edge_ids()
            .map(|(id, edge)| Edge { tail: edge.tail, head: edge.head, weight: weight(id, edge) })
            .collect();
        let carry = |arc: &Arc<W>| Arc {
            head: arc.head,
            edge: arc.edge,
            weight: edges[arc.edge.index()].weight.clone(),
        };
        let arcs = self.arcs.iter().map(carry).collect();
        Graph {
            first: self.first.clone(),
            arcs,
            heads: self.heads.clone(),
            edges,
            kind: PhantomData,
        }
    }
}

impl<W: Clone, K: Kind> Graph<W, K> {
    /// Returns the same graph with the arcs out of each vertex sorted by head, and parallel arcs by
    /// edge id. Edges keep their ids. O(V + E log E).
    pub fn sorted_by_head(&self) -> Self {
        let mut sorted = self.clone();
        for node in self.nodes() {
            let range = self.arc_range(node);
            sorted.arcs[range].sort_unstable_by_key(|arc| (arc.head, arc.edge));
        }
        sorted.heads = build::heads_of(&sorted.arcs);
        sorted
    }
}

impl<W: Clone> DiGraph<W> {
    /// Returns the graph with every edge reversed. Edges keep their ids. O(V + E).
    pub fn transpose(&self) -> Self {
        let turned = self.edges.iter().map(|edge| Edge {
            tail: edge.head,
            head: edge.tail,
            weight: edge.weight.clone(),
        });
        build::freeze(self.n_nodes(), turned.collect())
    }

    /// Returns the undirected graph with the same edges. Edges keep their ids. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than 2³¹ - 1 edges.
    pub fn to_undirected(&self) -> Result<UnGraph<W>, GraphError> {
        build::check_size(self.n_nodes(), 2 * self.n_edges())?;
        Ok(build::freeze(self.n_nodes(), self.edges.clone()))
    }
}
