//! Part of [Multi-source multi-sink maximum flow](super): limits on the flow through vertices.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink/vertex-capacities.md`.

use crate::error::GraphError;
use crate::graph::NodeId;
use crate::network_flow::{Capacity, FlowEdge, FlowNetwork};

/// A network in which each limited vertex is split into two, joined by an edge whose capacity is
/// the limit.
#[derive(Debug, Clone)]
pub struct SplitNetwork<C> {
    /// The network. Edges keep their ids; those inside the split vertices come after them.
    pub network: FlowNetwork<C>,
    /// The vertex where the edges out of each vertex now begin: a new vertex, or the vertex itself
    /// if it has no limit.
    exits: Vec<NodeId>,
}

impl<C: Capacity> SplitNetwork<C> {
    /// Splits every vertex for which `limit` returns a limit. The edges into a split vertex still
    /// lead to its old id. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are not enough ids; [`GraphError::NegativeCapacity`] or
    /// [`GraphError::NotANumber`], for the edge inside the vertex, if a limit is not a valid
    /// capacity.
    ///
    /// # Panics
    /// If an edge has capacity in both directions: it would have to become two edges.
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

    /// Returns the vertex where the flow through a vertex comes out. To limit the flow *into* a
    /// vertex as well, use this as the sink. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn exit(&self, node: NodeId) -> NodeId {
        self.exits[node.index()]
    }
}
