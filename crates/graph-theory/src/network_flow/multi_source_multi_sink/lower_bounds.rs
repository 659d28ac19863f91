//! Part of [Multi-source multi-sink maximum flow](super): lower bounds on the flow of edges.
//!
//! Every edge is filled to its lower bound. After that some vertices have an excess and some a
//! deficit; the former become sources, the latter sinks, with the excess or deficit as the limit.
//! If the remaining capacities can carry a flow that meets all demands, the sum of both flows is a
//! circulation.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink/circulations.md`, and beside it
//! `lower-bounds.md`.

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::dinic::dinic;
use crate::network_flow::multi_source_multi_sink::{ManyTerminals, TerminalError};
use crate::network_flow::{FlowEdge, FlowNetwork};

/// An edge whose flow is at least `lower` and at most `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoundedEdge {
    /// The vertex where the edge begins.
    pub tail: NodeId,
    /// The vertex where the edge ends.
    pub head: NodeId,
    /// The least flow on the edge.
    pub lower: i64,
    /// The most flow on the edge.
    pub upper: i64,
}

/// The reason no flow satisfies the bounds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Infeasible {
    /// More flow must enter these vertices than can leave them.
    #[error("more must flow into {} vertices than can leave them", nodes.len())]
    Trapped {
        /// The vertices, ascending.
        nodes: Vec<NodeId>,
    },
    /// The lower bound of this edge is negative, or above the upper bound.
    #[error("edge {} has no flow between its bounds", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// A sum of bounds overflows.
    #[error("the bounds at vertex {} overflow", node.index())]
    Overflow {
        /// The vertex.
        node: NodeId,
    },
    /// There is no such vertex, or the source is the sink.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

impl From<TerminalError> for Infeasible {
    fn from(error: TerminalError) -> Self {
        match error {
            TerminalError::Graph(error) => Infeasible::Graph(error),
            // Cannot happen: limits are positive, and no vertex has both an excess and a deficit.
            TerminalError::Overflow { node }
            | TerminalError::BothSides { node }
            | TerminalError::NegativeLimit { node }
            | TerminalError::NotANumber { node } => Infeasible::Overflow { node },
        }
    }
}

/// Finds a circulation: a flow on each edge within its bounds, such that as much enters every
/// vertex as leaves it. O(V² E).
///
/// # Errors
/// [`Infeasible`] if there is none, with vertices that prove it.
pub fn circulation(n_nodes: usize, edges: &[BoundedEdge]) -> Result<Vec<i64>, Infeasible> {
    let mut network = FlowNetwork::new(n_nodes)?;
    let mut excess = vec![0_i64; n_nodes];
    for (i, &BoundedEdge { tail, head, lower, upper }) in edges.iter().enumerate() {
        if lower < 0 || upper < lower {
            return Err(Infeasible::Bounds { edge: EdgeId::at(i) });
        }
        network.add_edge(tail, head, upper - lower)?;
        for (node, amount) in [(head, lower), (tail, -lower)] {
            let sum = excess[node.index()].checked_add(amount);
            excess[node.index()] = sum.ok_or(Infeasible::Overflow { node })?;
        }
    }
    // The deficit of a vertex, which must be representable, becomes the limit of a sink.
    if let Some(node) = network.nodes().find(|node| excess[node.index()] == i64::MIN) {
        return Err(Infeasible::Overflow { node });
    }
    let has = |sign: i64| {
        let signed = excess.iter().map(move |excess| sign * excess);
        signed
            .enumerate()
            .filter(|(_, limit)| 0 < *limit)
            .map(|(i, limit)| (NodeId::at(i), Some(limit)))
    };
    let mut terminals = ManyTerminals::new(&network, has(1), has(-1))?;
    let flow = terminals.solve(dinic)?;
    if flow.meets_demands(&terminals).is_err() {
        let nodes = network.nodes().filter(|&node| flow.is_on_source_side(node)).collect();
        return Err(Infeasible::Trapped { nodes });
    }
    Ok(edges.iter().zip(flow.edge_flows()).map(|(edge, flow)| edge.lower + flow).collect())
}

/// Finds a maximum flow from `source` to `sink` within the bounds, and returns its value and the
/// flow on each edge. O(V² E).
///
/// # Errors
/// [`Infeasible`] if there is none. Trapped vertices are trapped even if all flow into the sink
/// returns to the source.
pub fn maximum_flow(
    n_nodes: usize,
    edges: &[BoundedEdge],
    source: NodeId,
    sink: NodeId,
) -> Result<(i64, Vec<i64>), Infeasible> {
    let flows = feasible_flow(n_nodes, edges, source, sink)?;
    improve(n_nodes, edges, flows, (source, sink), source)
}

/// Finds a minimum flow from `source` to `sink` within the bounds, and returns its value and the
/// flow on each edge. The value is negative if the net flow runs from the sink to the source. O(V²
/// E).
///
/// # Errors
/// The same as [`maximum_flow`].
pub fn minimum_flow(
    n_nodes: usize,
    edges: &[BoundedEdge],
    source: NodeId,
    sink: NodeId,
) -> Result<(i64, Vec<i64>), Infeasible> {
    let flows = feasible_flow(n_nodes, edges, source, sink)?;
    // Sending as much as possible back leaves the least flow forward.
    improve(n_nodes, edges, flows, (sink, source), source)
}

/// Finds any flow within the bounds: a circulation in the network with edges between sink and
/// source that carry any amount.
fn feasible_flow(
    n_nodes: usize,
    edges: &[BoundedEdge],
    source: NodeId,
    sink: NodeId,
) -> Result<Vec<i64>, Infeasible> {
    FlowNetwork::<i64>::new(n_nodes)?.check_ends(source, sink)?;
    let all = edges.iter().try_fold(0_i64, |sum, edge| sum.checked_add(edge.upper));
    let upper = all.ok_or(Infeasible::Overflow { node: source })?;
    let mut closed = edges.to_vec();
    closed.push(BoundedEdge { tail: sink, head: source, lower: 0, upper });
    closed.push(BoundedEdge { tail: source, head: sink, lower: 0, upper });
    let mut flows = circulation(n_nodes, &closed)?;
    flows.truncate(edges.len());
    Ok(flows)
}

/// Adds a maximum flow between two ends to the flow, in either order of source and sink. The flow
/// on an edge can rise to its upper bound or fall to its lower bound. The value is the net flow out
/// of `source`.
fn improve(
    n_nodes: usize,
    edges: &[BoundedEdge],
    mut flows: Vec<i64>,
    (from, to): (NodeId, NodeId),
    source: NodeId,
) -> Result<(i64, Vec<i64>), Infeasible> {
    let mut network = FlowNetwork::new(n_nodes)?;
    for (edge, flow) in edges.iter().zip(&flows) {
        network.add(FlowEdge {
            tail: edge.tail,
            head: edge.head,
            capacity: edge.upper - flow,
            back_capacity: flow - edge.lower,
            cost: (),
        })?;
    }
    let more = dinic(&mut network, from, to)?;
    let mut value = 0;
    for (i, edge) in edges.iter().enumerate() {
        flows[i] += more.flow(EdgeId::at(i)) - more.back_flow(EdgeId::at(i));
        // At most the sum of all upper bounds, which fits.
        value += if edge.tail == source { flows[i] } else { 0 };
        value -= if edge.head == source { flows[i] } else { 0 };
    }
    Ok((value, flows))
}
