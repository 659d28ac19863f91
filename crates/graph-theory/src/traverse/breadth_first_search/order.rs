//! Part of [breadth-first search](super): only the order of the search, and its layers. Neither
//! distances nor paths are stored.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use std::iter::FusedIterator;

use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::traverse::visited::Visited;

/// Returns an iterator over the vertices reachable from these sources, in the order of the search.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a source does not exist.
pub fn order<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: impl IntoIterator<Item = NodeId>,
) -> Result<Order<'_, W, K>, GraphError> {
    let n_nodes = graph.n_nodes();
    // One slot more than there are vertices, for a last vertex that is written but does not count.
    let nodes = vec![NodeId::default(); n_nodes + 1];
    let mut order = Order { graph, met: Visited::none(n_nodes), nodes, n_met: 0, n_visited: 0 };
    for source in sources {
        order.meet(graph.check(source)?);
    }
    Ok(order)
}

/// The iterator returned by [`order`].
#[derive(Debug, Clone)]
pub struct Order<'g, W, K> {
    graph: &'g Graph<W, K>,
    met: Visited,
    /// The first `n_met` entries are the discovered vertices in order; those after the first
    /// `n_visited` are the queue.
    nodes: Vec<NodeId>,
    n_met: usize,
    n_visited: usize,
}

impl<W, K: Kind> Order<'_, W, K> {
    /// Writes a vertex at the end of the queue, and counts it only if it is new. This needs no
    /// branch, which would be mispredicted half of the time on a random graph.
    fn meet(&mut self, node: NodeId) {
        self.nodes[self.n_met] = node;
        self.n_met += usize::from(self.met.insert(node));
    }

    /// Returns the queue, the next vertex first.
    pub fn queue(&self) -> &[NodeId] {
        &self.nodes[self.n_visited..self.n_met]
    }
}

impl<W, K: Kind> Iterator for Order<'_, W, K> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        // Invariant: the heads of all arcs out of visited vertices are discovered.
        let u = *self.queue().first()?;
        self.n_visited += 1;
        let graph = self.graph;
        for head in graph.neighbors(u) {
            self.meet(head);
        }
        Some(u)
    }
}

impl<W, K: Kind> FusedIterator for Order<'_, W, K> {}

/// Returns an iterator over the same vertices layer by layer: first the sources, then the vertices
/// one edge away from the nearest source, then those two edges away, and so on. No layer is empty.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a source does not exist.
pub fn layers<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: impl IntoIterator<Item = NodeId>,
) -> Result<Layers<'_, W, K>, GraphError> {
    order(graph, sources).map(|order| Layers { order })
}

/// The iterator returned by [`layers`].
#[derive(Debug, Clone)]
pub struct Layers<'g, W, K> {
    order: Order<'g, W, K>,
}

impl<W, K: Kind> Iterator for Layers<'_, W, K> {
    type Item = Vec<NodeId>;

    fn next(&mut self) -> Option<Vec<NodeId>> {
        // Invariant: the queue is exactly one layer. Once it is visited, the queue is the next
        // layer.
        let layer = self.order.queue().to_vec();
        self.order.by_ref().take(layer.len()).for_each(drop);
        (!layer.is_empty()).then_some(layer)
    }
}

impl<W, K: Kind> FusedIterator for Layers<'_, W, K> {}
