//! Part of [the group](super): a spanning forest, and the proof that it is minimum.
//!
//! Page: `docs/en/graph-theory/README.md`.

use super::Bottlenecks;
use crate::error::GraphError;
use crate::graph::{EdgeId, UnGraph};
use crate::weight::Weight;

/// A spanning forest: edges without a cycle that form one tree for each connected component.
///
/// ```
/// use graph_theory::{EdgeId, UnGraph, kruskal};
///
/// // A triangle, and a vertex on its own.
/// let graph = UnGraph::from_weighted_edges(4, [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3)])?;
/// let forest = kruskal(&graph)?;
/// assert_eq!(forest.edges, [1, 2].map(EdgeId::from));
/// assert_eq!((forest.weight, forest.n_trees), (4, 2));
/// assert!(forest.verify(&graph).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpanningForest<D> {
    /// The edges, in the order in which they were taken.
    pub edges: Vec<EdgeId>,
    /// The sum of their weights.
    pub weight: D,
    /// The number of trees, including those of a single vertex.
    pub n_trees: usize,
}

/// The reason edges are not a minimum spanning forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SpanningForestError {
    /// There is no such edge.
    #[error("there is no edge {}", edge.index())]
    NoSuchEdge {
        /// The edge in the forest.
        edge: EdgeId,
    },
    /// The forest has a cycle.
    #[error("edge {} closes a cycle", edge.index())]
    Cycle {
        /// The heaviest edge of the cycle.
        edge: EdgeId,
    },
    /// This edge of the graph joins two trees.
    #[error("edge {} joins two trees", edge.index())]
    Apart {
        /// The edge.
        edge: EdgeId,
    },
    /// The forest would be lighter with one edge replaced by another.
    #[error("edge {} is lighter than edge {}, which it could replace", enter.index(), leave.index())]
    Lighter {
        /// The edge to add.
        enter: EdgeId,
        /// The edge to remove, the heaviest one on the path between the ends of the other.
        leave: EdgeId,
    },
    /// The recorded number of trees or sum of weights is wrong.
    #[error("the forest is not counted rightly")]
    Miscounted,
}

impl<D: Weight<Sum = D>> SpanningForest<D> {
    /// Returns the forest without edges, in which every vertex is a tree.
    pub(super) fn bare(n_nodes: usize) -> Self {
        SpanningForest { edges: Vec::new(), weight: D::ZERO, n_trees: n_nodes }
    }

    /// Adds an edge between two trees.
    pub(super) fn take<W>(&mut self, edge: EdgeId, weight: W) -> Result<(), GraphError>
    where
        W: Weight<Sum = D>,
    {
        let sum = self.weight.checked_add(weight.to_sum());
        self.weight = sum.ok_or(GraphError::Overflow { edge })?;
        self.edges.push(edge);
        self.n_trees -= 1;
        Ok(())
    }

    /// Returns the same forest if it is a single tree. A forest without vertices counts as one.
    ///
    /// # Errors
    /// [`GraphError::Disconnected`] if there are several trees.
    pub fn into_tree(self) -> Result<Self, GraphError> {
        if 1 < self.n_trees {
            return Err(GraphError::Disconnected { n_components: self.n_trees });
        }
        Ok(self)
    }

    /// Checks the certificate: this is a spanning forest of `graph`, and none is lighter. It has no
    /// cycle; every edge of the graph has both ends in the same tree; and no edge is lighter than
    /// an edge on the path between its ends. O(E log V).
    ///
    /// # Errors
    /// [`SpanningForestError`] with the reason that the certificate is invalid.
    pub fn verify<W: Weight<Sum = D>>(
        &self,
        graph: &UnGraph<W>,
    ) -> Result<(), SpanningForestError> {
        let paths = Bottlenecks::within(graph, &self.edges)?;
        for (enter, edge) in graph.edge_ids().filter(|(_, edge)| edge.tail != edge.head) {
            let apart = SpanningForestError::Apart { edge: enter };
            let leave = paths.between(edge.tail, edge.head).ok_or(apart)?;
            if edge.weight.order(&graph.edge(leave).weight).is_lt() {
                return Err(SpanningForestError::Lighter { enter, leave });
            }
        }
        let mut weights = self.edges.iter().map(|&edge| graph.edge(edge).weight.to_sum());
        let weight = weights.try_fold(D::ZERO, D::checked_add);
        let is_counted =
            weight == Some(self.weight) && self.n_trees + self.edges.len() == graph.n_nodes();
        if is_counted { Ok(()) } else { Err(SpanningForestError::Miscounted) }
    }
}
