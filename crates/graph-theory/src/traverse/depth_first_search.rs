//! Depth-first search: every vertex once, always going on from the newest that has an arc left to
//! try.
//!
//! Cost: O(V + E) time; O(V) space, for a color of every vertex and a stack of those that are begun
//! and not done. No recursion: a path of a million vertices is searched like any other graph.
//!
//! Domain: directed and undirected graphs, with loops and parallel edges. The arcs of a vertex are
//! tried in their order in the graph; [`Graph::sorted_by_head`](crate::Graph::sorted_by_head) makes
//! that the order of the neighbors.
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

/// What the search does next. Every edge that it tries is in exactly one step: an undirected edge
/// too, at the first of its two ends to try it. Only where the search was
/// [pruned](DepthFirstSearch::prune) may an undirected edge that is tried be in none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The vertex is met for the first time, by a tree edge; a root by none.
    Discover {
        /// The vertex.
        node: NodeId,
        /// The edge that leads to it.
        by: Option<EdgeId>,
    },
    /// The edge leads back to a vertex that is not finished: it closes a cycle.
    Back {
        /// Where the search is.
        u: NodeId,
        /// The vertex on the path to it, or itself.
        v: NodeId,
        /// The edge.
        edge: EdgeId,
    },
    /// The edge leads to a vertex that is finished: forward to a descendant, or across. Only arcs
    /// of a directed graph do.
    Cross {
        /// Where the search is.
        u: NodeId,
        /// The finished vertex.
        v: NodeId,
        /// The edge.
        edge: EdgeId,
    },
    /// All arcs of the vertex are tried.
    Finish {
        /// The vertex.
        node: NodeId,
    },
}

/// How far the search is with a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// Not met.
    White,
    /// Discovered and not finished: on the path from the root to where the search is.
    Gray,
    /// Finished.
    Black,
}

/// A depth-first search as an iterator over its steps. Whoever wants less stops asking, or
/// [prunes](Self::prune).
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
    /// The gray vertices, each an arc away from the one before.
    stack: Vec<Frame<'g, W>>,
}

/// A vertex that is begun.
#[derive(Debug, Clone)]
struct Frame<'g, W> {
    node: NodeId,
    /// The edge by which it was discovered, or [`NO_EDGE`].
    by: u32,
    untried: slice::Iter<'g, Arc<W>>,
}

/// Of a root. No edge has this id.
const NO_EDGE: u32 = u32::MAX;

impl<'g, W, K: Kind> DepthFirstSearch<'g, W, K> {
    /// Searches the whole graph; each vertex that is still white, in ascending order, is a root.
    pub fn new(graph: &'g Graph<W, K>) -> Self {
        Self::rooted(graph, graph.nodes().collect())
    }

    /// Searches what can be reached from these vertices. One after another they are roots, unless
    /// they were met before.
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`].
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

    /// The color of a vertex now. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn color(&self, node: NodeId) -> Color {
        self.color[node.index()]
    }

    /// The gray vertices, from the root to where the search is, each with the edge by which it was
    /// discovered.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = (NodeId, Option<EdgeId>)> {
        self.stack.iter().map(|frame| (frame.node, edge(frame.by)))
    }

    /// The cycle that an edge back to the gray vertex `v` closes: from `v` down the tree edges, and
    /// by the edge to `v` again.
    pub(crate) fn closed_cycle(&self, v: NodeId, back: EdgeId) -> Path {
        let down = || self.path().skip_while(|(node, _)| *node != v);
        let nodes = down().map(|(node, _)| node).chain([v]).collect();
        let edges = down().skip(1).filter_map(|(_, by)| by).chain([back]).collect();
        Path { nodes, edges }
    }

    /// Leaves the arcs of the newest gray vertex untried that have not been: it finishes next.
    /// O(1).
    ///
    /// An undirected edge that is left so may be tried later at its other end. If the vertex is
    /// finished by then, the search takes the edge for one that was tried before, and no step tells
    /// of it.
    pub fn prune(&mut self) {
        if let Some(top) = self.stack.last_mut() {
            top.untried = slice::Iter::default();
        }
    }

    /// The vertices as they are discovered.
    pub fn preorder(self) -> impl Iterator<Item = NodeId> {
        self.filter_map(|step| match step {
            Step::Discover { node, .. } => Some(node),
            _ => None,
        })
    }

    /// The vertices as they are finished: each after all that were discovered from it.
    pub fn postorder(self) -> impl Iterator<Item = NodeId> {
        self.filter_map(|step| match step {
            Step::Finish { node } => Some(node),
            _ => None,
        })
    }

    /// Paints a white vertex gray, and puts it on the stack.
    fn discover(&mut self, node: NodeId, by: u32) -> Step {
        self.color[node.index()] = Color::Gray;
        self.stack.push(Frame { node, by, untried: self.graph.arcs(node).iter() });
        Step::Discover { node, by: edge(by) }
    }
}

/// The edge of an id that may be [`NO_EDGE`].
fn edge(id: u32) -> Option<EdgeId> {
    (id != NO_EDGE).then(|| EdgeId::from(id))
}

impl<W, K: Kind> Iterator for DepthFirstSearch<'_, W, K> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        // Invariant: the stack is a path from a root, and holds the gray vertices; no arc leads
        // from black to white, but out of a vertex that was pruned.
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
                // The second arc of an undirected edge; at its other end the edge was tried before.
                Color::Gray | Color::Black => {}
            }
        }
        let root = self.roots.by_ref().find(|root| self.color[root.index()] == Color::White)?;
        Some(self.discover(root, NO_EDGE))
    }
}

impl<W> Frame<'_, W> {
    /// Of an undirected edge to a gray vertex: whether it is the edge that led here, or a loop
    /// whose second arc is still to come. The two arcs of a loop lie side by side.
    fn was_tried(&self, arc: &Arc<W>) -> bool {
        let is_tree_edge = u32::from(arc.edge) == self.by;
        let comes_again =
            || self.untried.as_slice().first().is_some_and(|next| next.edge == arc.edge);
        is_tree_edge || comes_again()
    }
}

/// The whole search, from all roots: when each vertex was discovered and finished, by which edge,
/// and the class of every edge.
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

/// The search from these roots, one after another.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
pub fn depth_first_search_from<W, K: Kind>(
    graph: &Graph<W, K>,
    roots: impl IntoIterator<Item = NodeId>,
) -> Result<Forest, GraphError> {
    DepthFirstSearch::from_roots(graph, roots).map(Forest::grow)
}

/// For each vertex, whether a path leads to it from one of `roots`; to a root itself, always. O(V +
/// E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
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

/// The classes of vertices that paths join, numbered in the order of their least vertices. O(V +
/// E).
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

/// A cycle, or none if there is no cycle. It is a closed walk: its last vertex is its first one
/// again, and no other comes twice. A loop is a cycle of one edge, and two parallel undirected
/// edges are one of two. O(V + E).
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
