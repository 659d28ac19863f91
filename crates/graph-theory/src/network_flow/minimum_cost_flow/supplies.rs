//! Part of [Minimum-cost flow](super): every vertex has something or wants something, and edges
//! must carry at least so much.
//!
//! Fill every edge with its lower bound, which may be negative. Then each vertex has too much or
//! too little, counting its own supply, and the edges can still take the rest of their bounds. What
//! is too much flows to where it is too little, along cheapest paths.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::CostNetwork;
use crate::network_flow::dinic::dinic;
use crate::network_flow::minimum_cost_flow::cost_scaling::make_cheapest;
use crate::network_flow::minimum_cost_flow::{PATIENCE, Search, check_costs};
use crate::shortest_path::bellman_ford::potentials;

/// An edge that carries at least `lower`, and at most `upper` if that is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PricedEdge {
    /// Where it begins.
    pub tail: NodeId,
    /// Where it ends.
    pub head: NodeId,
    /// The least that it must carry. Below 0, so much may flow from the head to the tail, and each
    /// unit gets the cost back.
    pub lower: i64,
    /// The most that it can carry; none if there is no limit.
    pub upper: Option<i64>,
    /// The cost of a unit.
    pub cost: i64,
}

/// What flows on each edge, what that costs, and prices that prove that nothing is cheaper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transport {
    /// What flows on each edge.
    pub flows: Vec<i64>,
    /// What all units pay together.
    pub cost: i128,
    /// The price of a unit at each vertex.
    pub potentials: Vec<i64>,
}

/// Why there is no cheapest way to serve all vertices.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TransportError {
    /// All supplies and demands together are not 0.
    #[error("supplies and demands sum to {sum}, not to 0")]
    Unbalanced {
        /// Their sum.
        sum: i128,
    },
    /// These vertices have, and must let in, more than can leave them.
    #[error("more comes to {} vertices than can leave them", nodes.len())]
    Trapped {
        /// The vertices, ascending.
        nodes: Vec<NodeId>,
    },
    /// Each round along this cycle of edges without limit makes it cheaper.
    #[error("a cycle of {} edges without limit has a negative cost", edges.len())]
    Unbounded {
        /// Its edges, in traveling order.
        edges: Vec<EdgeId>,
    },
    /// The bounds of this edge leave nothing between them.
    #[error("edge {} has no flow between its bounds", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// The supplies and demands of the vertices up to this one do not fit one number.
    #[error("the supplies and demands up to vertex {} overflow", node.index())]
    Overflow {
        /// The vertex.
        node: NodeId,
    },
    /// There is no such vertex, or a sum of bounds or costs does not fit.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The cheapest way to bring what the vertices supply (a number above 0) to those that want
/// something (a number below 0). O(F (V + E) log V), where F is the number of paths; if they are
/// too many, [cost scaling](mod@super::cost_scaling) does it in O(V² E log(V C)) for costs up to C.
///
/// # Errors
/// [`TransportError`], with what proves it.
pub fn transport(supplies: &[i64], edges: &[PricedEdge]) -> Result<Transport, TransportError> {
    let sum: i128 = supplies.iter().map(|&supply| i128::from(supply)).sum();
    if sum != 0 {
        return Err(TransportError::Unbalanced { sum });
    }
    check_unlimited(supplies.len(), edges)?;
    let beyond_need = beyond_need(supplies, edges)?;
    let mut network = CostNetwork::<i64>::new(supplies.len())?;
    let mut excess: Vec<i128> = supplies.iter().map(|&supply| supply.into()).collect();
    for &PricedEdge { tail, head, lower, upper, cost } in edges {
        let room = upper.map_or(beyond_need, |upper| upper - lower);
        network.add_priced_edge(tail, head, room, cost)?;
        excess[tail.index()] -= i128::from(lower);
        excess[head.index()] += i128::from(lower);
    }
    network.freeze();
    check_costs(&network)?;
    let mut search = Search::new(supplies.len());
    search.patience = Some(PATIENCE * supplies.len() as u64);
    let mut left = excess.clone();
    search.fill(&mut network, &mut left, &mut |_, _, _| {});
    let potentials = if search.even_out(&mut network, &mut left, &mut |_, _, _| {}) {
        search.potential
    } else if search.has_given_up {
        network.reset();
        scaling(&mut network, &excess)?
    } else {
        search.settled.sort_unstable();
        return Err(TransportError::Trapped { nodes: search.settled });
    };
    let flow = |(i, edge): (usize, &PricedEdge)| {
        edge.lower.checked_add(network.flow(EdgeId::at(i))).ok_or_else(|| overflow(i))
    };
    let flows = edges.iter().enumerate().map(flow).collect::<Result<Vec<i64>, _>>()?;
    let cost = total_cost(edges, &flows).ok_or_else(|| overflow(edges.len() - 1))?;
    Ok(Transport { flows, cost, potentials })
}

/// By cost scaling: an edge leads from one more vertex to each that has too much, and to another
/// one more from each that has too little. First a largest flow from the one to the other, to see
/// whether all is served; then, as cheaply as possible.
fn scaling(network: &mut CostNetwork<i64>, excess: &[i128]) -> Result<Vec<i64>, TransportError> {
    let (source, sink) = (network.add_node()?, network.add_node()?);
    let mut sum = 0;
    for (i, &excess) in excess.iter().enumerate() {
        // Fits: it is less than `beyond_need`.
        let amount = i64::try_from(excess.unsigned_abs()).unwrap_or(i64::MAX);
        if 0 < excess {
            network.add_priced_edge(source, NodeId::at(i), amount, 0)?;
            sum += amount;
        } else {
            network.add_priced_edge(NodeId::at(i), sink, amount, 0)?;
        }
    }
    let flow = dinic(network, source, sink)?;
    if flow.value() < sum {
        let nodes = flow.source_side().filter(|&node| node != source).collect();
        return Err(TransportError::Trapped { nodes });
    }
    let mut potentials = make_cheapest(network);
    potentials.truncate(excess.len());
    Ok(potentials)
}

impl Transport {
    /// The certificate: whether every bound is kept and every vertex served, for this cost, and
    /// nothing is cheaper. O(V + E).
    pub fn is_cheapest(&self, supplies: &[i64], edges: &[PricedEdge]) -> bool {
        let n_nodes = supplies.len();
        let is_known = |edge: &PricedEdge| edge.tail.index().max(edge.head.index()) < n_nodes;
        if (self.flows.len(), self.potentials.len()) != (edges.len(), n_nodes)
            || !edges.iter().all(is_known)
        {
            return false;
        }
        let mut left: Vec<i128> = supplies.iter().map(|&supply| supply.into()).collect();
        for (edge, &flow) in edges.iter().zip(&self.flows) {
            left[edge.tail.index()] -= i128::from(flow);
            left[edge.head.index()] += i128::from(flow);
            let price = |node: NodeId| i128::from(self.potentials[node.index()]);
            let loss = i128::from(edge.cost) + price(edge.tail) - price(edge.head);
            let can_grow = edge.upper.is_none_or(|upper| flow < upper);
            if flow < edge.lower
                || edge.upper.is_some_and(|upper| upper < flow)
                || can_grow && loss < 0
                || edge.lower < flow && 0 < loss
            {
                return false;
            }
        }
        left.iter().all(|&left| left == 0) && total_cost(edges, &self.flows) == Some(self.cost)
    }
}

/// Whether bounds are in order, and no cycle of edges without limit has a negative cost.
fn check_unlimited(n_nodes: usize, edges: &[PricedEdge]) -> Result<(), TransportError> {
    let (mut unlimited, mut ids) = (Vec::new(), Vec::new());
    for (i, edge) in edges.iter().enumerate() {
        if edge.upper.is_some_and(|upper| upper < edge.lower) {
            return Err(TransportError::Bounds { edge: EdgeId::at(i) });
        }
        if edge.upper.is_none() {
            unlimited.push((edge.tail.into(), edge.head.into(), edge.cost));
            ids.push(EdgeId::at(i));
        }
    }
    match potentials(&DiGraph::from_weighted_edges(n_nodes, unlimited)?) {
        Ok(_) => Ok(()),
        Err(GraphError::NegativeCycle { edges }) => {
            let edges = edges.iter().map(|edge| ids[edge.index()]).collect();
            Err(TransportError::Unbounded { edges })
        }
        Err(GraphError::Overflow { edge }) => Err(overflow(ids[edge.index()].index())),
        Err(error) => Err(error.into()),
    }
}

/// More than any edge without limit needs to carry beyond its lower bound: all that the vertices
/// have or want, all lower bounds, all that fits between two bounds, and one more. So such an edge
/// is full only if so much goes round along edges without limit, at a cost of 0, and the prices
/// that are found allow for one unit more on it.
fn beyond_need(supplies: &[i64], edges: &[PricedEdge]) -> Result<i64, TransportError> {
    let mut sum = 1_i64;
    for (i, supply) in supplies.iter().enumerate() {
        let more = supply.checked_abs().and_then(|supply| sum.checked_add(supply));
        sum = more.ok_or(TransportError::Overflow { node: NodeId::at(i) })?;
    }
    for (i, edge) in edges.iter().enumerate() {
        let width = edge.upper.map_or(Some(0), |upper| upper.checked_sub(edge.lower));
        let bounds = edge.lower.checked_abs().zip(width);
        let more = bounds.and_then(|(lower, width)| sum.checked_add(lower)?.checked_add(width));
        sum = more.ok_or_else(|| overflow(i))?;
    }
    Ok(sum)
}

/// None if it does not fit.
fn total_cost(edges: &[PricedEdge], flows: &[i64]) -> Option<i128> {
    let mut paid =
        edges.iter().zip(flows).map(|(edge, &flow)| i128::from(edge.cost) * i128::from(flow));
    paid.try_fold(0_i128, i128::checked_add)
}

fn overflow(edge: usize) -> TransportError {
    TransportError::Graph(GraphError::Overflow { edge: EdgeId::at(edge) })
}
