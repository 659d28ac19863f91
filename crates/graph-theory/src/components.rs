//! Part of [the chapter](crate): vertices in classes, as connected and strongly connected
//! components are.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};

/// A partition of the vertices of a graph into classes 0, 1, 2, …
///
/// The classes of strongly connected components are numbered in topological order: an arc between
/// two classes leads from the lower to the higher number.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, tarjan};
///
/// let graph = DiGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// let components = tarjan(&graph);
/// assert_eq!((components.len(), components.classes()), (2, &[0, 0, 0, 1][..]));
/// assert_eq!(components.members()[1], [NodeId::from(3)]);
/// assert!(components.same(NodeId::from(0), NodeId::from(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Components {
    class_of: Vec<u32>,
    n_classes: usize,
}

impl Components {
    /// The classes of the vertices 0, 1, 2, …, of which there are `n_classes`.
    pub(crate) fn new(class_of: Vec<u32>, n_classes: usize) -> Self {
        debug_assert!(class_of.iter().all(|&class| (class as usize) < n_classes));
        Components { class_of, n_classes }
    }

    /// How many classes there are.
    pub fn len(&self) -> usize {
        self.n_classes
    }

    /// Whether there is no class, because there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.n_classes == 0
    }

    /// The class of a vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn class_of(&self, node: NodeId) -> usize {
        self.class_of[node.index()] as usize
    }

    /// The classes of the vertices 0, 1, 2, …
    pub fn classes(&self) -> &[u32] {
        &self.class_of
    }

    /// Whether two vertices are in one class. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn same(&self, u: NodeId, v: NodeId) -> bool {
        self.class_of[u.index()] == self.class_of[v.index()]
    }

    /// The vertices of each class, ascending. O(V).
    pub fn members(&self) -> Vec<Vec<NodeId>> {
        let mut members = vec![Vec::new(); self.n_classes];
        for (i, &class) in self.class_of.iter().enumerate() {
            members[class as usize].push(NodeId::at(i));
        }
        members
    }

    /// The graph of the classes of `graph`: one arc for each pair of classes that an arc joins,
    /// weighted with how many do. The arcs ascend. O(V + E log E).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if the graph has other vertices than those in the classes.
    pub fn condensation<W>(&self, graph: &DiGraph<W>) -> Result<DiGraph<u32>, GraphError> {
        let n_nodes = self.class_of.len().min(graph.n_nodes());
        if n_nodes < self.class_of.len().max(graph.n_nodes()) {
            // The first vertex that only one of the two has.
            return Err(GraphError::NodeOutOfRange { node: NodeId::at(n_nodes), n_nodes });
        }
        let ends = |node: NodeId| self.class_of[node.index()];
        let pairs = graph.edges().iter().map(|edge| (ends(edge.tail), ends(edge.head)));
        let mut pairs: Vec<(u32, u32)> = pairs.filter(|(from, to)| from != to).collect();
        pairs.sort_unstable();
        let runs = pairs.chunk_by(|a, b| a == b);
        // Fits: a graph has fewer arcs than 2³².
        let arcs =
            runs.map(|run| (run[0].0, run[0].1, u32::try_from(run.len()).unwrap_or(u32::MAX)));
        DiGraph::from_weighted_edges(self.n_classes, arcs)
    }
}
