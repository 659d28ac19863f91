//! Part of [Minimum-cost flow](super): what comes back, and its proof.
//!
//! The proof is a price at each vertex. An arc with room is a way to buy a unit at its tail, pay
//! the arc's cost and sell at its head. If no such deal makes a gain, no cycle of arcs with room
//! has a negative cost, for along a cycle the prices cancel. And two flows of one value differ by
//! cycles of arcs with room.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

use crate::error::GraphError;
use crate::graph::EdgeId;
use crate::network_flow::{CostNetwork, MaxFlow, MaxFlowError};

/// A flow that is as cheap as any of its value, and prices that prove it.
///
/// ```
/// use graph_theory::{CostNetwork, NodeId, minimum_cost_flow};
///
/// let edges = [(0, 1, 2, 1), (0, 2, 2, 4), (1, 3, 1, 1), (1, 2, 1, 1), (2, 3, 2, 1)];
/// let mut network = CostNetwork::from_priced_edges(4, edges)?;
/// let flow = minimum_cost_flow(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!((flow.value(), flow.cost()), (3, 10));
/// assert!(flow.verify(&network).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct MinCostFlow {
    flow: MaxFlow<i64>,
    /// The corners of the curve: values, and what they cost at least.
    curve: Vec<(i64, i128)>,
    /// The price of a unit at each vertex.
    potentials: Vec<i64>,
}

/// Why a flow is not proven to be the cheapest of its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MinimumCostError {
    /// It is no flow in this network.
    #[error(transparent)]
    Flow(#[from] MaxFlowError),
    /// The edges cost something else together.
    #[error("the cost is not that of the edges")]
    Cost,
    /// By the prices at its ends, more flow on this edge would be cheaper, or less.
    #[error("edge {} can have more flow or less, and the prices say that it should", edge.index())]
    Price {
        /// The edge.
        edge: EdgeId,
    },
}

impl MinCostFlow {
    /// The last corner of the curve is the flow itself.
    pub(super) fn new(flow: MaxFlow<i64>, curve: Vec<(i64, i128)>, potentials: Vec<i64>) -> Self {
        MinCostFlow { flow, curve, potentials }
    }

    /// With the corners that were found on the way to this flow.
    pub(super) fn after(self, begun: &Self) -> Self {
        let (mut curve, end) = (begun.curve.clone(), (self.value(), self.cost()));
        // Where a unit goes on to cost the same, there is no corner.
        while let Some(&corner) = curve.last() {
            let is_straight = match curve[..] {
                [.., (from, cheap), (value, cost)] => {
                    let unit_cost = (cost - cheap) / i128::from(value - from);
                    unit_cost * i128::from(end.0 - value) == end.1 - cost
                }
                _ => corner == end,
            };
            if !is_straight {
                break;
            }
            curve.pop();
        }
        curve.push(end);
        MinCostFlow { curve, ..self }
    }

    /// What somebody claims to be a cheapest flow, with a price at each vertex for a proof. Nothing
    /// is believed: see [`verify`](MinCostFlow::verify).
    pub fn claimed(flow: MaxFlow<i64>, cost: i128, potentials: Vec<i64>) -> Self {
        let curve = vec![(flow.value(), cost)];
        MinCostFlow { flow, curve, potentials }
    }

    /// What flows where, how much that is, and from where to where. If it is a maximum flow, this
    /// has the minimum cut too.
    pub fn flow(&self) -> &MaxFlow<i64> {
        &self.flow
    }

    /// How much flows from the source to the sink.
    pub fn value(&self) -> i64 {
        self.flow.value()
    }

    /// What all units pay together.
    pub fn cost(&self) -> i128 {
        self.curve.last().map_or(0, |&(_, cost)| cost)
    }

    /// The corners of the cost curve, from the value with which the call began: a value, and the
    /// least that it costs. Between two corners, each unit costs the same; from corner to corner, a
    /// unit costs more. If there were so many paths that cost scaling took over, the corners
    /// between the last two are left out;
    /// [`minimum_cost_flow_watched`](super::minimum_cost_flow_watched) finds them all.
    pub fn curve(&self) -> &[(i64, i128)] {
        &self.curve
    }

    /// The price of a unit at each vertex; 0 at the source.
    pub fn potentials(&self) -> &[i64] {
        &self.potentials
    }

    /// The certificate: whether this is a flow in `network`, costs what it says, and no flow of
    /// the same value is cheaper. That it is a maximum too, [`flow`](MinCostFlow::flow) can prove.
    /// O(V + E).
    ///
    /// # Errors
    /// [`MinimumCostError`] names what speaks against it.
    pub fn verify(&self, network: &CostNetwork<i64>) -> Result<(), MinimumCostError> {
        self.flow.verify_flow(network)?;
        if self.potentials.len() != network.n_nodes() {
            return Err(MaxFlowError::OtherNetwork.into());
        }
        let mut cost = 0_i128;
        for (i, edge) in network.edges().iter().enumerate() {
            let id = EdgeId::at(i);
            let flow = i128::from(self.flow.flow(id)) - i128::from(self.flow.back_flow(id));
            let paid = i128::from(edge.cost).checked_mul(flow);
            cost = paid.and_then(|paid| cost.checked_add(paid)).ok_or(MinimumCostError::Cost)?;
            let price = |node: usize| i128::from(self.potentials[node]);
            let loss = i128::from(edge.cost) + price(edge.tail.index()) - price(edge.head.index());
            let (can_grow, can_shrink) =
                (flow < i128::from(edge.capacity), -i128::from(edge.back_capacity) < flow);
            if can_grow && loss < 0 || can_shrink && 0 < loss {
                return Err(MinimumCostError::Price { edge: id });
            }
        }
        if cost == self.cost() { Ok(()) } else { Err(MinimumCostError::Cost) }
    }
}

/// What the flow in a network costs.
pub(super) fn total_cost(network: &CostNetwork<i64>) -> Result<i128, GraphError> {
    let mut sum = 0_i128;
    for (i, edge) in network.edges().iter().enumerate() {
        let id = EdgeId::at(i);
        let flow = i128::from(network.flow(id)) - i128::from(network.back_flow(id));
        // 64 bits times 64 bits.
        let paid = i128::from(edge.cost) * flow;
        sum = sum.checked_add(paid).ok_or(GraphError::Overflow { edge: id })?;
    }
    Ok(sum)
}
