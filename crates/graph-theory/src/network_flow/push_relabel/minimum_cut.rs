//! Part of [push-relabel](super): the first half alone, for whoever wants the cut and not the flow.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use super::{Preflow, Selection};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::{Capacity, FlowNetwork};
use crate::weight::Weight;

/// A set of vertices with the source in it and the sink outside, out of which as little can flow as
/// out of any. Of all such sets it is the largest: from every vertex outside, more could flow to
/// the sink.
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
    /// How much can flow out of it, and so, from the source to the sink.
    pub fn capacity(&self) -> C::Sum {
        self.capacity
    }

    /// Whether a vertex is on the source's side. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.source_side[node.index()]
    }

    /// The vertices on the source's side, ascending. O(V).
    pub fn source_side(&self) -> impl Iterator<Item = NodeId> {
        (0..self.source_side.len()).filter(|&i| self.source_side[i]).map(NodeId::at)
    }

    /// The edges that lead out of it and can carry something, ascending.
    pub fn edges(&self) -> &[EdgeId] {
        &self.edges
    }
}

/// A minimum cut between `source` and `sink`. What cannot reach the sink is not brought back, which
/// saves a part of the time; the network is not changed. O(V² √E).
///
/// ```
/// use graph_theory::NodeId;
/// use graph_theory::network_flow::FlowNetwork;
/// use graph_theory::network_flow::push_relabel::minimum_cut;
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let network = FlowNetwork::from_edges(4, edges)?;
/// let cut = minimum_cut(&network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!(cut.capacity(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`push_relabel`](super::push_relabel).
pub fn minimum_cut<C: Capacity>(
    network: &FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCut<C>, GraphError> {
    let mut copy = network.clone();
    copy.begin(source, sink)?;
    let mut preflow = Preflow::new(&mut copy, source, sink, Selection::HighestLabel)?;
    // A vertex that reaches the height of the source stays there, and hinders nothing.
    while preflow.flood(None, &mut |_, _| {}) {
        preflow.drain(&mut |_, _| {});
    }
    // The last flood has found all heights again: a vertex at the height of the source or above it
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
