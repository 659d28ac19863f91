//! Depth-first search: visits every vertex once, always continuing from the newest vertex with an
//! untried arc.
//!
//! Cost: O(V + E) time; O(V) space, for a color per vertex and a stack of the unfinished vertices.
//! No recursion: a path of a million vertices is searched like any other graph.
//!
//! Domain: directed and undirected graphs, with loops and parallel edges. The arcs of a vertex are
//! tried in the order of the graph; after [`Graph::sorted_by_head`](crate::Graph::sorted_by_head),
//! this is the order of the neighbors.
//!
//! Source: C. P. Trémaux, 1882, for mazes; J. Hopcroft, R. Tarjan, "Algorithm 447: efficient
//! algorithms for graph manipulation" (1973).
//!
//! Checked: all graphs of up to four vertices, and random ones, against a recursive search; the
//! intervals of every result by [`Forest::verify`].
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

pub mod biconnected;
mod forest;
pub mod plain;
mod preorder;

use std::slice;

pub use forest::{EdgeClass, Forest, ForestError};
pub use preorder::{Preorder, preorder};

use crate::components::Components;
use crate::error::GraphError;
use crate::graph::{Arc, EdgeId, Graph, Kind, NodeId, UnGraph};
use crate::paths::Path;

/// A step of the search. Every edge that is tried appears in exactly one step; an undirected edge,
/// when the first of its two ends tries it. The only exception is an undirected edge in a search
/// that was [pruned](DepthFirstSearch::prune), which may not appear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A vertex is discovered, by a tree edge or as a root.
    Discover {
        /// The vertex.
        node: NodeId,
        /// The edge that leads to it, or `None` for a root.
        by: Option<EdgeId>,
    },
    /// The edge leads back to an unfinished vertex, so it closes a cycle.
    Back {
        /// The current vertex.
        u: NodeId,
        /// An ancestor of the current vertex, or that vertex itself.
        v: NodeId,
        /// The edge.
        edge: EdgeId,
    },
    /// The edge leads to a finished vertex: forward to a descendant, or across. This only happens
    /// in directed graphs.
    Cross {
        /// The current vertex.
        u: NodeId,
        /// The finished vertex.
        v: NodeId,
        /// The edge.
        edge: EdgeId,
    },
    /// All arcs of the vertex have been tried.
    Finish {
        /// The vertex.
        node: NodeId,
    },
}

/// The state of a vertex in the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// Not discovered.
    White,
    /// Discovered but not finished: on the path from the root to the current vertex.
    Gray,
    /// Finished.
    Black,
}

/// A depth-first search as an iterator over its steps. To search less, stop iterating or
/// [prune](Self::prune).
///
/// ```
/// use graph_theory::traverse::depth_first_search::Step;
/// use graph_theory::{DepthFirstSearch, UnGraph};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0)])?;
/// let is_back = |step: &Step| matches!(step, Step::Back { .. });
/// assert_eq!(DepthFirstSearch::new(&graph).filter(is_back).count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct DepthFirstSearch<'g, W, K> {
    graph: &'g Graph<W, K>,
    roots: std::vec::IntoIter<NodeId>,
    color: Vec<Color>,
    /// The gray vertices, each one arc away from the one before.
    stack: Vec<Frame<'g, W>>,
}

/// An unfinished vertex.
#[derive(Debug, Clone)]
struct Frame<'g, W> {
    node: NodeId,
    /// The edge by which the vertex was discovered, or [`NO_EDGE`].
    by: u32,
    untried: slice::Iter<'g, Arc<W>>,
}

/// Marks a root. No edge has this id.
const NO_EDGE: u32 = u32::MAX;

impl<'g, W, K: Kind> DepthFirstSearch<'g, W, K> {
    /// Returns a search of the whole graph. Its roots are the vertices that are still white, in
    /// ascending order.
    pub fn new(graph: &'g Graph<W, K>) -> Self {
        Self::rooted(graph, graph.nodes().collect())
    }

    /// Returns a search from these roots, one after another, except those that have already been
    /// discovered by then.
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if a root does not exist.
    pub fn from_roots(
        graph: &'g Graph<W, K>,
        roots: impl IntoIterator<Item = NodeId>,
    ) -> Result<Self, GraphError> {
        let roots: Result<_, _> = roots.into_iter().map(|root| graph.check(root)).collect();
        Ok(Self::rooted(graph, roots?))
    }

    fn rooted(graph: &'g Graph<W, K>, roots: Vec<NodeId>) -> Self {
        let color = vec![Color::White; graph.n_nodes()];
        DepthFirstSearch { graph, roots: roots.into_iter(), color, stack: Vec::new() }
    }

    /// Returns the current color of a vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn color(&self, node: NodeId) -> Color {
        self.color[node.index()]
    }

    /// Returns an iterator over the gray vertices, from the root to the current vertex, each with
    /// the edge by which it was discovered.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = (NodeId, Option<EdgeId>)> {
        self.stack.iter().map(|frame| (frame.node, edge(frame.by)))
    }

    /// Returns the cycle that an edge back to the gray vertex `v` closes: from `v` down the tree
    /// edges, and over that edge back to `v`.
    pub(crate) fn closed_cycle(&self, v: NodeId, back: EdgeId) -> Path {
        let down = || self.path().skip_while(|(node, _)| *node != v);
        let nodes = down().map(|(node, _)| node).chain([v]).collect();
        let edges = down().skip(1).filter_map(|(_, by)| by).chain([back]).collect();
        Path { nodes, edges }
    }

    /// Skips the untried arcs of the newest gray vertex, so that it finishes next. O(1).
    ///
    /// An undirected edge that is skipped may be tried later from its other end. If the vertex is
    /// finished by then, the search treats the edge as already tried, and it appears in no step.
    pub fn prune(&mut self) {
        if let Some(top) = self.stack.last_mut() {
            top.untried = slice::Iter::default();
        }
    }

    /// Returns an iterator over the vertices in the order of their discovery.
    pub fn preorder(self) -> impl Iterator<Item = NodeId> {
        self.filter_map(|step| match step {
            Step::Discover { node, .. } => Some(node),
            _ => None,
        })
    }

    /// Returns an iterator over the vertices in the order in which they finish: each after all
    /// vertices discovered from it.
    pub fn postorder(self) -> impl Iterator<Item = NodeId> {
        self.filter_map(|step| match step {
            Step::Finish { node } => Some(node),
            _ => None,
        })
    }

    /// Colors a white vertex gray and pushes it onto the stack.
    fn discover(&mut self, node: NodeId, by: u32) -> Step {
        self.color[node.index()] = Color::Gray;
        self.stack.push(Frame { node, by, untried: self.graph.arcs(node).iter() });
        Step::Discover { node, by: edge(by) }
    }
}

/// Converts an id that may be [`NO_EDGE`] to an edge.
fn edge(id: u32) -> Option<EdgeId> {
    (id != NO_EDGE).then(|| EdgeId::from(id))
}

impl<W, K: Kind> Iterator for DepthFirstSearch<'_, W, K> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        // Invariant: the stack is a path from a root, and contains the gray vertices; no arc leads
        // from black to white, except out of a vertex that was pruned.
        while let Some(top) = self.stack.last_mut() {
            let u = top.node;
            let Some(arc) = top.untried.next() else {
                self.stack.pop();
                self.color[u.index()] = Color::Black;
                return Some(Step::Finish { node: u });
            };
            let (v, edge) = (arc.head, arc.edge);
            match self.color[v.index()] {
                Color::White => return Some(self.discover(v, edge.into())),
                Color::Gray if K::IS_DIRECTED || !top.was_tried(arc) => {
                    return Some(Step::Back { u, v, edge });
                }
                Color::Black if K::IS_DIRECTED => return Some(Step::Cross { u, v, edge }),
                // The second arc of an undirected edge that was tried from its other end before.
                Color::Gray | Color::Black => {}
            }
        }
        let root = self.roots.by_ref().find(|root| self.color[root.index()] == Color::White)?;
        Some(self.discover(root, NO_EDGE))
    }
}

impl<W> Frame<'_, W> {
    /// Returns whether to skip an arc of an undirected edge to a gray vertex: the edge led here, or
    /// it is a loop whose second arc is still to come. The two arcs of a loop are adjacent.
    fn was_tried(&self, arc: &Arc<W>) -> bool {
        let is_tree_edge = u32::from(arc.edge) == self.by;
        let comes_again =
            || self.untried.as_slice().first().is_some_and(|next| next.edge == arc.edge);
        is_tree_edge || comes_again()
    }
}

/// Runs the whole search, from all roots, and returns the times at which each vertex was discovered
/// and finished, its tree edge, and the class of every edge.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, depth_first_search};
///
/// let forest = depth_first_search(&UnGraph::from_edges(4, [(0, 1), (1, 2)])?);
/// assert_eq!(forest.preorder().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn depth_first_search<W, K: Kind>(graph: &Graph<W, K>) -> Forest {
    Forest::grow(DepthFirstSearch::new(graph))
}

/// Runs the search from these roots, one after another.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a root does not exist.
pub fn depth_first_search_from<W, K: Kind>(
    graph: &Graph<W, K>,
    roots: impl IntoIterator<Item = NodeId>,
) -> Result<Forest, GraphError> {
    DepthFirstSearch::from_roots(graph, roots).map(Forest::grow)
}

/// Returns, for each vertex, whether it is reachable from one of `roots`; a root is always
/// reachable. O(V + E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a root does not exist.
pub fn reachable<W, K: Kind>(
    graph: &Graph<W, K>,
    roots: impl IntoIterator<Item = NodeId>,
) -> Result<Vec<bool>, GraphError> {
    let mut is_reached = vec![false; graph.n_nodes()];
    for node in preorder(graph, roots)? {
        is_reached[node.index()] = true;
    }
    Ok(is_reached)
}

/// Returns the connected components, numbered in the order of their lowest vertices. O(V + E).
///
/// ```
/// use graph_theory::{UnGraph, connected_components};
///
/// assert_eq!(connected_components(&UnGraph::from_edges(4, [(0, 1), (1, 2)])?).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn connected_components<W>(graph: &UnGraph<W>) -> Components {
    let mut class_of = vec![0; graph.n_nodes()];
    let mut n_classes = 0;
    for step in DepthFirstSearch::new(graph) {
        if let Step::Discover { node, by } = step {
            n_classes += u32::from(by.is_none());
            class_of[node.index()] = n_classes - 1;
        }
    }
    Components::new(class_of, n_classes as usize)
}

/// Returns a cycle, or `None` if there is none. It is a closed walk whose last vertex equals its
/// first, with no other repeated vertex. A loop is a cycle of one edge, and two parallel undirected
/// edges are a cycle of two. O(V + E).
///
/// ```
/// use graph_theory::{DiGraph, NodeId, find_cycle};
///
/// assert_eq!(find_cycle(&DiGraph::from_edges(3, [(0, 1), (1, 2), (0, 2)])?), None);
/// let cycle = find_cycle(&DiGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?);
/// assert_eq!(cycle.map(|cycle| cycle.nodes), Some([0, 1, 2, 0].map(NodeId::from).to_vec()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn find_cycle<W, K: Kind>(graph: &Graph<W, K>) -> Option<Path> {
    let mut search = DepthFirstSearch::new(graph);
    while let Some(step) = search.next() {
        if let Step::Back { v, edge, .. } = step {
            return Some(search.closed_cycle(v, edge));
        }
    }
    None
}
