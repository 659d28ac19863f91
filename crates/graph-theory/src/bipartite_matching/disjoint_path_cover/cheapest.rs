//! Part of [Minimum vertex-disjoint path cover](super): arcs with costs, and the cheapest cover by
//! a given number of paths.
//!
//! A pair of an out-copy and an in-copy costs as much as its arc. So the paths correspond to a
//! cheapest flow from the out-copies to the in-copies, in which each unit reduces the number of
//! paths by one.
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

/// Disjoint paths that cover all vertices, at the least cost for their number.
#[derive(Debug, Clone, PartialEq)]
pub struct CheapestCover {
    /// The paths.
    pub cover: PathCover,
    /// The arcs of the paths, ascending; of parallel arcs, a cheapest one.
    pub edges: Vec<EdgeId>,
    /// The total cost of these arcs.
    pub cost: i128,
    /// The proof: a flow in the network of [`network`], with potentials. Its curve tells the cost
    /// for other numbers of paths: n - p paths cost as much as a flow of value p.
    pub flow: MinCostFlow,
}

/// Finds the cheapest cover among those with the fewest disjoint paths. The cost of an arc is its
/// weight, which may be negative. O(V (V + E) log V).
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle; [`GraphError::Overflow`] if 2 V + 2 times a cost is
/// 2^59 or more; [`GraphError::TooLarge`] if there are not enough ids.
pub fn cheapest_cover(graph: &DiGraph<i64>) -> Result<CheapestCover, GraphError> {
    cover_of_pairs(graph, graph.n_nodes())
}

/// Finds the cheapest cover with exactly this many disjoint paths, or returns `None` if there is
/// none. O(V (V + E) log V).
///
/// # Errors
/// The same as [`cheapest_cover`].
pub fn cheapest_cover_of(
    graph: &DiGraph<i64>,
    n_paths: usize,
) -> Result<Option<CheapestCover>, GraphError> {
    let Some(n_pairs) = graph.n_nodes().checked_sub(n_paths) else { return Ok(None) };
    let found = cover_of_pairs(graph, n_pairs)?;
    Ok((found.cover.len() == n_paths).then_some(found))
}

/// Finds the cheapest paths with at most `most` arcs, and as many as possible.
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

/// Returns the arcs along which a unit flows.
fn taken(graph: &DiGraph<i64>, flow: &MinCostFlow) -> Vec<EdgeId> {
    graph.edge_ids().map(|(id, _)| id).filter(|&id| flow.flow().flow(id) == 1).collect()
}

/// Returns the network, its source, and its sink. The out-copies are 0, 1, …, n - 1, the in-copies
/// n, n + 1, …, 2n - 1. Its edges are first those of the arcs, by id; then for each vertex one from
/// the source to its out-copy, and one from its in-copy to the sink. O(V + E).
///
/// # Errors
/// [`GraphError::TooLarge`] if there are not enough ids.
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
    /// Checks the certificate: these are paths of this graph with the recorded cost, and the
    /// potentials prove that no cover with as many disjoint paths is cheaper. O(V + E).
    ///
    /// # Errors
    /// [`MinimumCostError`] with the reason that the certificate is invalid.
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
