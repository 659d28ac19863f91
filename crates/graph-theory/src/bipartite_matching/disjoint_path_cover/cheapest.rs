//! Part of [Minimum vertex-disjoint path cover](super): arcs that cost something, and the cheapest
//! paths of a number.
//!
//! A pair of an out-copy and an in-copy costs what its arc costs. So the paths are a cheapest flow
//! of units from the out-copies to the in-copies, and each unit makes one path fewer.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/disjoint-path-cover.md`.

use super::{PathCover, split_vertices};
use crate::bipartite_matching::Matching;
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::CostNetwork;
use crate::network_flow::minimum_cost_flow::{
    MinCostFlow, MinimumCostError, minimum_cost_flow_up_to,
};

/// Disjoint paths that leave no vertex out, and cost as little as so many can.
#[derive(Debug, Clone, PartialEq)]
pub struct CheapestCover {
    /// The paths.
    pub cover: PathCover,
    /// Their arcs, ascending; of parallel ones a cheapest.
    pub edges: Vec<EdgeId>,
    /// What these cost together.
    pub cost: i128,
    /// The proof: a flow in the network of [`network`], with prices. Its curve says what paths of
    /// other numbers cost: n - p paths what a flow of the value p costs.
    pub flow: MinCostFlow,
}

/// Of the fewest disjoint paths the cheapest; what an arc costs is its weight, which may be
/// negative. O(V (V + E) log V).
///
/// # Errors
/// [`GraphError::Cycle`]; [`GraphError::Overflow`] if 2 V + 2 times a cost is 2^59 or more;
/// [`GraphError::TooLarge`].
pub fn cheapest_cover(graph: &DiGraph<i64>) -> Result<CheapestCover, GraphError> {
    cover_of_pairs(graph, graph.n_nodes())
}

/// The cheapest of all choices of exactly so many disjoint paths; none if there is no choice. O(V
/// (V + E) log V).
///
/// # Errors
/// As [`cheapest_cover`].
pub fn cheapest_cover_of(
    graph: &DiGraph<i64>,
    n_paths: usize,
) -> Result<Option<CheapestCover>, GraphError> {
    let Some(n_pairs) = graph.n_nodes().checked_sub(n_paths) else { return Ok(None) };
    let found = cover_of_pairs(graph, n_pairs)?;
    Ok((found.cover.len() == n_paths).then_some(found))
}

/// The cheapest paths with so many arcs, or with as many as there can be.
fn cover_of_pairs(graph: &DiGraph<i64>, most: usize) -> Result<CheapestCover, GraphError> {
    let mut matching = Matching::empty(&split_vertices(graph)?);
    let (mut network, source, sink) = network(graph)?;
    // Fits: there are fewer than 2^32 vertices.
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let flow = minimum_cost_flow_up_to(&mut network, source, sink, most)?;
    let edges = taken(graph, &flow);
    for &edge in &edges {
        let edge = graph.edge(edge);
        matching.join(edge.tail.into(), edge.head.into());
        matching.len += 1;
    }
    Ok(CheapestCover { cover: PathCover { matching }, edges, cost: flow.cost(), flow })
}

/// The arcs along which a unit flows.
fn taken(graph: &DiGraph<i64>, flow: &MinCostFlow) -> Vec<EdgeId> {
    graph.edge_ids().map(|(id, _)| id).filter(|&id| flow.flow().flow(id) == 1).collect()
}

/// The network, its source and its sink. The out-copies are 0, 1, …, n - 1, and the in-copies are
/// n, n + 1, …, 2n - 1. The edges of the arcs come first, by their ids. Then, for each vertex, there
/// is one edge from the source to its out-copy, and one from its in-copy to the sink. O(V + E).
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn network(graph: &DiGraph<i64>) -> Result<(CostNetwork<i64>, NodeId, NodeId), GraphError> {
    let n = graph.n_nodes();
    let mut network = CostNetwork::new(2 * n + 2)?;
    let (source, sink) = (NodeId::at(2 * n), NodeId::at(2 * n + 1));
    let in_copy = |v: NodeId| NodeId::at(n + v.index());
    for edge in graph.edges() {
        network.add_priced_edge(edge.tail, in_copy(edge.head), 1, edge.weight)?;
    }
    for v in graph.nodes() {
        network.add_priced_edge(source, v, 1, 0)?;
        network.add_priced_edge(in_copy(v), sink, 1, 0)?;
    }
    Ok((network, source, sink))
}

impl CheapestCover {
    /// The certificate: whether these are paths of this graph, cost so much, and the prices prove
    /// that so many disjoint paths do not cost less. O(V + E).
    ///
    /// # Errors
    /// [`MinimumCostError`] names what speaks against it.
    pub fn verify(&self, graph: &DiGraph<i64>) -> Result<(), MinimumCostError> {
        let other = MinimumCostError::Flow(crate::network_flow::MaxFlowError::OtherNetwork);
        let Ok((network, ..)) = network(graph) else { return Err(other) };
        self.flow.verify(&network)?;
        let follows = |&id: &EdgeId| {
            let edge = graph.edge(id);
            self.cover.successor(edge.tail) == Some(edge.head)
        };
        let is_same = self.edges == taken(graph, &self.flow)
            && self.cover.n_nodes() == graph.n_nodes()
            && self.edges.len() + self.cover.len() == graph.n_nodes()
            && self.edges.iter().all(follows);
        if !is_same {
            return Err(other);
        }
        if self.cost == self.flow.cost() { Ok(()) } else { Err(MinimumCostError::Cost) }
    }
}
