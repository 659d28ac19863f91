//! Part of [Minimum-cost flow](super): supplies and demands at the vertices, and lower bounds on
//! the edges.
//!
//! Every edge is filled to its lower bound, which may be negative. After that each vertex has an
//! excess or a deficit, including its own supply, and the edges have the rest of their bounds as
//! capacities. Excess then flows to deficits along cheapest paths.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

use crate::error::{GraphError, check_ends};
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::CostNetwork;
use crate::network_flow::dinic::dinic;
use crate::network_flow::minimum_cost_flow::cost_scaling::make_cheapest;
use crate::network_flow::minimum_cost_flow::{PATIENCE, Search, check_costs};
use crate::shortest_path::bellman_ford::potentials;

/// An edge whose flow is at least `lower`, and at most `upper` if that is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PricedEdge {
    /// The vertex where the edge begins.
    pub tail: NodeId,
    /// The vertex where the edge ends.
    pub head: NodeId,
    /// The least flow on the edge. If it is negative, that much may flow from the head to the tail,
    /// and each unit is refunded the cost.
    pub lower: i64,
    /// The most flow on the edge, or `None` for no limit.
    pub upper: Option<i64>,
    /// The cost per unit of flow.
    pub cost: i64,
}

/// The flow on each edge, its total cost, and the potentials that prove that no flow is cheaper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transport {
    /// The flow on each edge.
    pub flows: Vec<i64>,
    /// The total cost.
    pub cost: i128,
    /// The potential of each vertex.
    pub potentials: Vec<i64>,
}

/// The reason there is no cheapest flow that meets all demands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TransportError {
    /// The supplies and demands do not sum to 0.
    #[error("supplies and demands sum to {sum}, not to 0")]
    Unbalanced {
        /// The sum of the supplies, in which demands are negative.
        sum: i128,
    },
    /// The supplies of these vertices and the flow that must enter them exceed what can leave them.
    #[error("more comes to {} vertices than can leave them", nodes.len())]
    Trapped {
        /// The vertices, ascending.
        nodes: Vec<NodeId>,
    },
    /// This cycle of edges without an upper bound has a negative cost, so there is no cheapest
    /// flow.
    #[error("a cycle of {} edges without limit has a negative cost", edges.len())]
    Unbounded {
        /// The edges of the cycle in order.
        edges: Vec<EdgeId>,
    },
    /// The lower bound of this edge is above its upper bound.
    #[error("edge {} has no flow between its bounds", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// The sum of the supplies of the vertices up to this one overflows.
    #[error("the supplies and demands up to vertex {} overflow", node.index())]
    Overflow {
        /// The vertex.
        node: NodeId,
    },
    /// There is no such vertex, or a sum of bounds or costs overflows.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Finds a cheapest flow from the vertices with a supply (a positive number) to those with a demand
/// (a negative number). O(F (V + E) log V), where F is the number of paths; if that is too many,
/// [cost scaling](mod@super::cost_scaling) takes O(V² E log(V C)) for costs up to C.
///
/// # Errors
/// [`TransportError`], with the evidence.
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

/// Solves the problem by cost scaling, with a super source that has an edge to each excess, and a
/// super sink with an edge from each deficit. A maximum flow between the two tells whether all
/// demands can be met; then it is made cheapest.
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
    /// Checks the certificate: the flow respects every bound, meets every demand, has the recorded
    /// cost, and is cheapest. O(V + E).
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

/// Checks the ends and the bounds, and that no cycle of edges without an upper bound has a negative
/// cost.
fn check_unlimited(n_nodes: usize, edges: &[PricedEdge]) -> Result<(), TransportError> {
    let (mut unlimited, mut ids) = (Vec::new(), Vec::new());
    for (i, edge) in edges.iter().enumerate() {
        check_ends(EdgeId::at(i), [edge.tail, edge.head], n_nodes)?;
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

/// Returns a number larger than any unbounded edge needs to carry above its lower bound: the sum of
/// all supplies and demands, all lower bounds, and all differences of bounds, plus one. So such an
/// edge is saturated only if that much flow goes around unbounded edges at a cost of 0, and the
/// potentials then remain valid for one more unit on it.
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

/// Returns the total cost, or `None` if it overflows.
fn total_cost(edges: &[PricedEdge], flows: &[i64]) -> Option<i128> {
    let mut paid =
        edges.iter().zip(flows).map(|(edge, &flow)| i128::from(edge.cost) * i128::from(flow));
    paid.try_fold(0_i128, i128::checked_add)
}

fn overflow(edge: usize) -> TransportError {
    TransportError::Graph(GraphError::Overflow { edge: EdgeId::at(edge) })
}
