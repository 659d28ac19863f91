//! Part of [depth-first search](super): the result of a complete search.
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

use super::{DepthFirstSearch, NO_EDGE, Step, edge};
use crate::graph::{EdgeId, Graph, Kind, NodeId};

/// The trees of a search, the times at which it discovered and finished each vertex, and the class
/// of each edge.
///
/// The clock starts at 0 and ticks at each discovery and each finish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forest {
    /// The reached vertices, in the order of their discovery.
    preorder: Vec<NodeId>,
    /// The reached vertices, in the order in which they finished.
    postorder: Vec<NodeId>,
    /// The time at which each vertex was discovered, or [`NEVER`] if it was not reached.
    discovered: Vec<usize>,
    finished: Vec<usize>,
    /// The edge by which each vertex was discovered, or [`NO_EDGE`].
    arrival: Vec<u32>,
    root: Vec<NodeId>,
    class: Vec<Option<EdgeClass>>,
}

const NEVER: usize = usize::MAX;

/// The class of an edge with respect to the forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EdgeClass {
    /// The edge discovered a vertex.
    Tree,
    /// The edge leads to an ancestor, or from a vertex to itself.
    Back,
    /// The edge leads to a descendant that another edge discovered.
    Forward,
    /// The edge leads to a vertex that is neither ancestor nor descendant.
    Cross,
}

impl Forest {
    pub(super) fn grow<W, K: Kind>(search: DepthFirstSearch<'_, W, K>) -> Self {
        let (n_nodes, n_edges) = (search.graph.n_nodes(), search.graph.n_edges());
        let mut forest = Forest {
            preorder: Vec::new(),
            postorder: Vec::new(),
            discovered: vec![NEVER; n_nodes],
            finished: vec![NEVER; n_nodes],
            arrival: vec![NO_EDGE; n_nodes],
            root: search.graph.nodes().collect(),
            class: vec![None; n_edges],
        };
        let mut root = NodeId::default();
        for step in search {
            let now = forest.preorder.len() + forest.postorder.len();
            match step {
                Step::Discover { node, by } => {
                    if let Some(edge) = by {
                        forest.arrival[node.index()] = edge.into();
                        forest.class[edge.index()] = Some(EdgeClass::Tree);
                    } else {
                        root = node;
                    }
                    forest.root[node.index()] = root;
                    forest.discovered[node.index()] = now;
                    forest.preorder.push(node);
                }
                Step::Back { edge, .. } => forest.class[edge.index()] = Some(EdgeClass::Back),
                Step::Cross { u, v, edge } => {
                    let is_forward = forest.discovered[u.index()] < forest.discovered[v.index()];
                    let class = if is_forward { EdgeClass::Forward } else { EdgeClass::Cross };
                    forest.class[edge.index()] = Some(class);
                }
                Step::Finish { node } => {
                    forest.finished[node.index()] = now;
                    forest.postorder.push(node);
                }
            }
        }
        forest
    }

    /// Returns the reached vertices, in the order of their discovery.
    pub fn preorder(&self) -> &[NodeId] {
        &self.preorder
    }

    /// Returns the reached vertices, in the order in which they finished.
    pub fn postorder(&self) -> &[NodeId] {
        &self.postorder
    }

    /// Returns whether the search reached a vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex. The same holds for the methods below.
    pub fn is_reached(&self, node: NodeId) -> bool {
        self.discovered[node.index()] != NEVER
    }

    /// Returns the times at which a vertex was discovered and finished, or `None` if it was not
    /// reached. O(1).
    pub fn times(&self, node: NodeId) -> Option<(usize, usize)> {
        let i = node.index();
        self.is_reached(node).then(|| (self.discovered[i], self.finished[i]))
    }

    /// Returns the edge by which a vertex was discovered; a root has none. O(1).
    pub fn pred_edge(&self, node: NodeId) -> Option<EdgeId> {
        edge(self.arrival[node.index()])
    }

    /// Returns the root of the tree that contains a vertex, or `None` if it was not reached. O(1).
    pub fn root(&self, node: NodeId) -> Option<NodeId> {
        self.is_reached(node).then(|| self.root[node.index()])
    }

    /// Returns the class of an edge, or `None` if the search did not try it. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn class(&self, edge: EdgeId) -> Option<EdgeClass> {
        self.class[edge.index()]
    }

    /// Returns whether the two vertices are the same or tree edges lead from `ancestor` down to
    /// `node`. O(1).
    pub fn is_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        let encloses = |((from, to), (began, ended)): ((usize, usize), (usize, usize))| {
            from <= began && ended <= to
        };
        self.times(ancestor).zip(self.times(node)).is_some_and(encloses)
    }

    /// Checks the certificate: a depth-first search of `graph` could have produced this forest, by
    /// trying the arcs in some order.
    ///
    /// The intervals from discovery to finish are nested like parentheses, and that of each vertex
    /// is directly inside that of the vertex it was discovered from. No arc leads from a vertex to
    /// one that was discovered after that vertex finished, or never. The class of each edge follows
    /// from the intervals of its ends. O(V + E).
    ///
    /// # Errors
    /// [`ForestError`] with the reason that the certificate is invalid.
    pub fn verify<W, K: Kind>(&self, graph: &Graph<W, K>) -> Result<(), ForestError> {
        if self.discovered.len() != graph.n_nodes() || self.class.len() != graph.n_edges() {
            return Err(ForestError::OtherGraph);
        }
        self.verify_parentheses(graph)?;
        for u in graph.nodes().filter(|u| self.is_reached(*u)) {
            for arc in graph.arcs(u) {
                let (v, edge) = (arc.head, arc.edge);
                let is_missed = self.finished[u.index()] < self.discovered[v.index()];
                let class = self.class_by_times(K::IS_DIRECTED, (u, v), edge);
                if is_missed || self.class(edge) != Some(class) {
                    return Err(ForestError::Edge { edge });
                }
            }
        }
        let mut untried = graph.edge_ids().filter(|(_, edge)| !self.is_reached(edge.tail));
        let with_class = untried.find(|(id, _)| self.class(*id).is_some());
        with_class.map_or(Ok(()), |(edge, _)| Err(ForestError::Edge { edge }))
    }

    /// Returns the class of an edge from u to v, both of which are reached.
    fn class_by_times(
        &self,
        is_directed: bool,
        (u, v): (NodeId, NodeId),
        edge: EdgeId,
    ) -> EdgeClass {
        let led_to = |node: NodeId| self.pred_edge(node) == Some(edge);
        if led_to(v) || !is_directed && led_to(u) {
            EdgeClass::Tree
        } else if self.is_ancestor(v, u) || !is_directed && self.is_ancestor(u, v) {
            EdgeClass::Back
        } else if self.is_ancestor(u, v) {
            EdgeClass::Forward
        } else {
            EdgeClass::Cross
        }
    }

    /// Goes through all times: a discovery opens an interval, and a finish closes the interval
    /// opened last.
    fn verify_parentheses<W, K: Kind>(&self, graph: &Graph<W, K>) -> Result<(), ForestError> {
        let mut open: Vec<NodeId> = Vec::new();
        let (mut preorder, mut postorder) = (self.preorder.iter(), self.postorder.iter());
        for time in 0..self.preorder.len() + self.postorder.len() {
            // Invariant: the open intervals are those of a path of tree edges from a root.
            let next = preorder.as_slice().first().copied();
            if let Some(node) = next.filter(|node| self.discovered[node.index()] == time) {
                preorder.next();
                let from = open.last().copied();
                let by = self.pred_edge(node).and_then(|edge| graph.edges().get(edge.index()));
                let arrives = match (from, by) {
                    (None, None) => true,
                    (Some(u), Some(edge)) => {
                        let ends = (edge.tail, edge.head);
                        ends == (u, node) || !K::IS_DIRECTED && ends == (node, u)
                    }
                    _ => false,
                };
                let root = open.first().copied().unwrap_or(node);
                if !arrives || self.root(node) != Some(root) {
                    return Err(ForestError::Node { node });
                }
                open.push(node);
            } else {
                let node = postorder.next().copied();
                let is_now = node.is_some_and(|node| self.finished[node.index()] == time);
                if !is_now || node != open.pop() {
                    return Err(ForestError::Time { time });
                }
            }
        }
        let n_reached = graph.nodes().filter(|node| self.is_reached(*node)).count();
        if n_reached == self.preorder.len() { Ok(()) } else { Err(ForestError::OtherGraph) }
    }
}

/// The reason a forest is not that of a depth-first search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ForestError {
    /// The graph has a different number of vertices or edges.
    #[error("the forest is of another graph")]
    OtherGraph,
    /// The vertex is not below the one it was discovered from, or has a wrong root.
    #[error("vertex {} hangs in the wrong place", node.index())]
    Node {
        /// The vertex.
        node: NodeId,
    },
    /// The recorded event at this time is wrong.
    #[error("at time {time} no vertex is discovered, nor is the newest one finished")]
    Time {
        /// The time.
        time: usize,
    },
    /// The edge leads to a vertex that was missed, or has a different class.
    #[error("edge {} leads to a vertex that was missed, or is of another class", edge.index())]
    Edge {
        /// The edge.
        edge: EdgeId,
    },
}
