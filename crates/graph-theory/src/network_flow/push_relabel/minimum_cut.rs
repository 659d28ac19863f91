//! Part of [push-relabel](super): only its first half, which finds the minimum cut but not the
//! flow.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use super::{Preflow, Selection};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::{Capacity, FlowNetwork};
use crate::weight::Weight;

/// A minimum cut: a set of vertices that contains the source but not the sink, with the least total
/// capacity out of it. It is the largest such set: every vertex outside can still reach the sink in
/// the residual network.
///
/// ```
/// use graph_theory::{EdgeId, FlowNetwork, NodeId, minimum_cut};
///
/// let network = FlowNetwork::from_edges(3, [(0, 1, 5_u32), (1, 2, 3)])?;
/// let cut = minimum_cut(&network, NodeId::from(0), NodeId::from(2))?;
/// assert_eq!((cut.capacity(), cut.edges()), (3, &[EdgeId::from(1)][..]));
/// assert!(cut.is_on_source_side(NodeId::from(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MinCut<C: Capacity> {
    capacity: C::Sum,
    source_side: Vec<bool>,
    edges: Vec<EdgeId>,
}

impl<C: Capacity> MinCut<C> {
    /// Returns the capacity of the cut, which is also the value of a maximum flow.
    pub fn capacity(&self) -> C::Sum {
        self.capacity
    }

    /// Returns whether a vertex is on the source's side. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.source_side[node.index()]
    }

    /// Returns an iterator over the vertices on the source's side in ascending order. O(V).
    pub fn source_side(&self) -> impl Iterator<Item = NodeId> {
        (0..self.source_side.len()).filter(|&i| self.source_side[i]).map(NodeId::at)
    }

    /// Returns the edges of positive capacity out of the source's side in ascending order.
    pub fn edges(&self) -> &[EdgeId] {
        &self.edges
    }
}

/// Returns a minimum cut between `source` and `sink`. It saves time by not returning the excess
/// that cannot reach the sink, and does not change the network. O(V² √E).
///
/// If you also need the flow on each edge, call a solver such as [`dinic`](crate::dinic()), whose
/// result holds both. If several cuts are minimum, that result holds the one nearest to the source,
/// and this function returns the one nearest to the sink.
///
/// ```
/// use graph_theory::{EdgeId, FlowNetwork, NodeId, minimum_cut};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let network = FlowNetwork::from_edges(4, edges)?;
/// let cut = minimum_cut(&network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!((cut.capacity(), cut.edges()), (5, &[3, 4].map(EdgeId::from)[..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`push_relabel`](super::push_relabel).
pub fn minimum_cut<C: Capacity>(
    network: &FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCut<C>, GraphError> {
    let mut copy = network.clone();
    copy.begin(source, sink)?;
    let mut preflow = Preflow::new(&mut copy, source, sink, Selection::HighestLabel)?;
    // A vertex that reaches the height of the source stays there, which does no harm.
    while preflow.flood(None, &mut |_, _| {}) {
        preflow.drain(&mut |_, _| {});
    }
    // The last flood recomputed all heights, so the vertices at or above the height of the source
    // cannot reach the sink.
    let source_height = preflow.source_height();
    let source_side: Vec<bool> =
        preflow.height.iter().map(|&height| source_height <= height).collect();
    let (mut capacity, mut edges) = (C::Sum::ZERO, Vec::new());
    for (i, edge) in network.edges().iter().enumerate() {
        let room = match (source_side[edge.tail.index()], source_side[edge.head.index()]) {
            (true, false) => edge.capacity,
            (false, true) => edge.back_capacity,
            _ => C::ZERO,
        };
        if C::ZERO < room {
            let sum = capacity.checked_add(room.to_sum());
            capacity = sum.ok_or(GraphError::Overflow { edge: EdgeId::at(i) })?;
            edges.push(EdgeId::at(i));
        }
    }
    Ok(MinCut { capacity, source_side, edges })
}
