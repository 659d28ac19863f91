//! Part of [Multi-source multi-sink maximum flow](super): edges that must carry at least so much.
//!
//! Fill every edge with its lower bound. Then some vertices have too much and some too little; the
//! ones are sources, the others sinks, with what they have too much or lack as their limits. If all
//! demands are met within what the edges can still take, the sum of both is a circulation.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink/circulations.md`, and beside it
//! `lower-bounds.md`.

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::dinic::dinic;
use crate::network_flow::multi_source_multi_sink::{ManyTerminals, TerminalError};
use crate::network_flow::{FlowEdge, FlowNetwork};

/// An edge that carries from `lower` to `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoundedEdge {
    /// Where it begins.
    pub tail: NodeId,
    /// Where it ends.
    pub head: NodeId,
    /// The least that it must carry.
    pub lower: i64,
    /// The most that it can carry.
    pub upper: i64,
}

/// Why there is no flow within the bounds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Infeasible {
    /// Into these vertices must flow more than can flow out of them.
    #[error("more must flow into {} vertices than can leave them", nodes.len())]
    Trapped {
        /// The vertices, ascending.
        nodes: Vec<NodeId>,
    },
    /// The bounds of this edge leave nothing between them, or the lower one is negative.
    #[error("edge {} has no flow between its bounds", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// The sums of the bounds do not fit.
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
            // Limits are above 0, and no vertex has both too much and too little.
            TerminalError::Overflow { node }
            | TerminalError::BothSides { node }
            | TerminalError::NegativeLimit { node }
            | TerminalError::NotANumber { node } => Infeasible::Overflow { node },
        }
    }
}

/// A circulation: what flows on each edge, within its bounds and as much into every vertex as out
/// of it. O(V² E).
///
/// # Errors
/// [`Infeasible`]: if there is none, vertices that prove it.
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
    // What a vertex lacks is to be the limit of a sink.
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

/// The largest flow from `source` to `sink` within the bounds: its value, and what flows on each
/// edge. O(V² E).
///
/// # Errors
/// [`Infeasible`]. What is trapped is so even if all that arrives at the sink goes back to the
/// source.
pub fn maximum_flow(
    n_nodes: usize,
    edges: &[BoundedEdge],
    source: NodeId,
    sink: NodeId,
) -> Result<(i64, Vec<i64>), Infeasible> {
    let flows = feasible_flow(n_nodes, edges, source, sink)?;
    improve(n_nodes, edges, flows, (source, sink), source)
}

/// The smallest flow from `source` to `sink` within the bounds: its value, and what flows on each
/// edge. The value is negative if edges into the source or out of the sink carry more than the
/// others. O(V² E).
///
/// # Errors
/// As [`maximum_flow`].
pub fn minimum_flow(
    n_nodes: usize,
    edges: &[BoundedEdge],
    source: NodeId,
    sink: NodeId,
) -> Result<(i64, Vec<i64>), Infeasible> {
    let flows = feasible_flow(n_nodes, edges, source, sink)?;
    // To send as little as possible, send back as much as possible.
    improve(n_nodes, edges, flows, (sink, source), source)
}

/// Some flow within the bounds: a circulation, with edges between sink and source that carry
/// whatever is left over.
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

/// Adds the largest flow from the one end to the other. An edge can take up to its upper bound, and
/// give back down to its lower one. The value is what leaves `source`.
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
        // No more than all upper bounds together, which fit.
        value += if edge.tail == source { flows[i] } else { 0 };
        value -= if edge.head == source { flows[i] } else { 0 };
    }
    Ok((value, flows))
}
