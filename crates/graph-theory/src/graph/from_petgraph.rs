//! Part of [the chapter](crate): conversion from graphs of the crate `petgraph`, behind the feature
//! of that name.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use petgraph::visit::EdgeRef as _;
use petgraph::{EdgeType, graph::IndexType};

use super::{Directed, Graph, GraphBuilder, Kind, NodeId, Undirected};
use crate::error::GraphError;

impl<N, W: Clone, Ix: IndexType> TryFrom<&petgraph::Graph<N, W, petgraph::Directed, Ix>>
    for Graph<W, Directed>
{
    type Error = GraphError;

    /// Converts the graph. Vertices and edges keep their indices; vertex weights are dropped. O(V +
    /// E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
    fn try_from(graph: &petgraph::Graph<N, W, petgraph::Directed, Ix>) -> Result<Self, GraphError> {
        frozen(graph)
    }
}

impl<N, W: Clone, Ix: IndexType> TryFrom<&petgraph::Graph<N, W, petgraph::Undirected, Ix>>
    for Graph<W, Undirected>
{
    type Error = GraphError;

    /// Converts the graph. Vertices and edges keep their indices; vertex weights are dropped. O(V +
    /// E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
    fn try_from(
        graph: &petgraph::Graph<N, W, petgraph::Undirected, Ix>,
    ) -> Result<Self, GraphError> {
        frozen(graph)
    }
}

fn frozen<N, W: Clone, Ty: EdgeType, Ix: IndexType, K: Kind>(
    graph: &petgraph::Graph<N, W, Ty, Ix>,
) -> Result<Graph<W, K>, GraphError> {
    let mut builder = GraphBuilder::new();
    builder.add_nodes(graph.node_count())?;
    // The edges are in the order of their indices, which have no gaps.
    for edge in graph.edge_references() {
        let [tail, head] = [edge.source(), edge.target()].map(|node| NodeId::at(node.index()));
        builder.add_edge(tail, head, edge.weight().clone())?;
    }
    Ok(builder.build())
}
