//! Part of [breadth-first search](super): the order alone, and the layers, which are its parts. No
//! distance and no path is kept.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use std::iter::FusedIterator;

use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::traverse::visited::Visited;

/// The vertices that can be reached from these, in the order of the search; lazily.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
pub fn order<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: impl IntoIterator<Item = NodeId>,
) -> Result<Order<'_, W, K>, GraphError> {
    let n_nodes = graph.n_nodes();
    // One place more than there are vertices, for a last one that is written and does not count.
    let nodes = vec![NodeId::default(); n_nodes + 1];
    let mut order = Order { graph, met: Visited::none(n_nodes), nodes, n_met: 0, n_visited: 0 };
    for source in sources {
        order.meet(graph.check(source)?);
    }
    Ok(order)
}

/// The iterator of [`order`].
#[derive(Debug, Clone)]
pub struct Order<'g, W, K> {
    graph: &'g Graph<W, K>,
    met: Visited,
    /// The first `n_met` are in order, and those behind the first `n_visited` of them are the
    /// queue.
    nodes: Vec<NodeId>,
    n_met: usize,
    n_visited: usize,
}

impl<W, K: Kind> Order<'_, W, K> {
    /// Writes a vertex behind the queue, and lets it count if it is met for the first time. So
    /// there is no branch, which on a random graph would be guessed wrong half of the time.
    fn meet(&mut self, node: NodeId) {
        self.nodes[self.n_met] = node;
        self.n_met += usize::from(self.met.insert(node));
    }

    /// The vertices that wait, the next one first.
    pub fn queue(&self) -> &[NodeId] {
        &self.nodes[self.n_visited..self.n_met]
    }
}

impl<W, K: Kind> Iterator for Order<'_, W, K> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        // Invariant: all heads of the arcs of visited vertices are met.
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

/// The same vertices layer by layer: first the sources, then what is one edge away from the nearest
/// of them, then what is two away. Lazily, and no layer is empty.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
pub fn layers<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: impl IntoIterator<Item = NodeId>,
) -> Result<Layers<'_, W, K>, GraphError> {
    order(graph, sources).map(|order| Layers { order })
}

/// The iterator of [`layers`].
#[derive(Debug, Clone)]
pub struct Layers<'g, W, K> {
    order: Order<'g, W, K>,
}

impl<W, K: Kind> Iterator for Layers<'_, W, K> {
    type Item = Vec<NodeId>;

    fn next(&mut self) -> Option<Vec<NodeId>> {
        // Invariant: the queue is one layer, whole. Once it is visited, the queue is the next.
        let layer = self.order.queue().to_vec();
        self.order.by_ref().take(layer.len()).for_each(drop);
        (!layer.is_empty()).then_some(layer)
    }
}

impl<W, K: Kind> FusedIterator for Layers<'_, W, K> {}
