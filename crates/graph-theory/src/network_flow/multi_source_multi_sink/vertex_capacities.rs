//! Part of [Multi-source multi-sink maximum flow](super): vertices that let only so much through.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink/vertex-capacities.md`.

use crate::error::GraphError;
use crate::graph::NodeId;
use crate::network_flow::{Capacity, FlowEdge, FlowNetwork};

/// A network in which each limited vertex is two, and an edge of the limit leads from the one to
/// the other.
#[derive(Debug, Clone)]
pub struct SplitNetwork<C> {
    /// The edges have the ids that they had; those within the vertices come after them.
    pub network: FlowNetwork<C>,
    /// Where the edges out of each vertex leave now: a new vertex, or itself if it has no limit.
    exits: Vec<NodeId>,
}

impl<C: Capacity> SplitNetwork<C> {
    /// Splits every vertex of which `limit` says a limit. What enters a vertex enters under its old
    /// number. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`]; for a limit that is no capacity, [`GraphError::NegativeCapacity`]
    /// or [`GraphError::NotANumber`] of the edge within the vertex.
    ///
    /// # Panics
    /// If an edge can carry both ways: it would have to be two edges.
    pub fn new(
        network: &FlowNetwork<C>,
        mut limit: impl FnMut(NodeId) -> Option<C>,
    ) -> Result<Self, GraphError> {
        let limits: Vec<Option<C>> = network.nodes().map(&mut limit).collect();
        let mut split = FlowNetwork::new(network.n_nodes())?;
        let mut exits = Vec::with_capacity(network.n_nodes());
        for (node, limit) in network.nodes().zip(&limits) {
            exits.push(if limit.is_some() { split.add_node()? } else { node });
        }
        for edge in network.edges() {
            assert!(edge.back_capacity == C::ZERO, "an edge both ways is to be added as two");
            split.add(FlowEdge { tail: exits[edge.tail.index()], ..*edge })?;
        }
        for (node, limit) in network.nodes().zip(limits) {
            if let Some(limit) = limit {
                split.add_edge(node, exits[node.index()], limit)?;
            }
        }
        Ok(SplitNetwork { network: split, exits })
    }

    /// Where what went through a vertex comes out: a flow *to* the vertex, through it included, has
    /// this as its sink. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn exit(&self, node: NodeId) -> NodeId {
        self.exits[node.index()]
    }
}
