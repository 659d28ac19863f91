//! Part of [the chapter](crate): partitions of the vertices, such as connected and strongly
//! connected components.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};

/// A partition of the vertices of a graph into classes numbered 0, 1, 2, …
///
/// Strongly connected components are numbered in topological order: an arc between two classes
/// leads from the lower to the higher number.
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
    /// Creates the partition from the class of each vertex and the number of classes.
    pub(crate) fn new(class_of: Vec<u32>, n_classes: usize) -> Self {
        debug_assert!(class_of.iter().all(|&class| (class as usize) < n_classes));
        Components { class_of, n_classes }
    }

    /// Returns the number of classes.
    pub fn len(&self) -> usize {
        self.n_classes
    }

    /// Returns whether there are no classes, because there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.n_classes == 0
    }

    /// Returns the class of a vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn class_of(&self, node: NodeId) -> usize {
        self.class_of[node.index()] as usize
    }

    /// Returns the class of each vertex, indexed by vertex: the numbers that
    /// [`class_of`](Self::class_of) returns, as they are stored.
    pub fn classes(&self) -> &[u32] {
        &self.class_of
    }

    /// Returns whether two vertices are in the same class. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn same(&self, u: NodeId, v: NodeId) -> bool {
        self.class_of[u.index()] == self.class_of[v.index()]
    }

    /// Returns the vertices of each class in ascending order. O(V).
    pub fn members(&self) -> Vec<Vec<NodeId>> {
        let mut members = vec![Vec::new(); self.n_classes];
        for (i, &class) in self.class_of.iter().enumerate() {
            members[class as usize].push(NodeId::at(i));
        }
        members
    }

    /// Returns the condensation of `graph`: a vertex for each class, and one arc for each ordered
    /// pair of classes that arcs lead between, weighted with the number of those arcs. The arcs are
    /// sorted. O(V + E log E).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if the graph and the partition have different numbers of
    /// vertices.
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
        // Fits: a graph has fewer than 2³² arcs.
        let arcs =
            runs.map(|run| (run[0].0, run[0].1, u32::try_from(run.len()).unwrap_or(u32::MAX)));
        DiGraph::from_weighted_edges(self.n_classes, arcs)
    }
}
