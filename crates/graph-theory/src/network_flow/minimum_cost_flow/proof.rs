//! Part of [Minimum-cost flow](super): the result, and its proof.
//!
//! The proof is a price (potential) for each vertex. An unsaturated arc is an offer to buy a unit
//! at its tail, pay the cost of the arc, and sell the unit at its head. If no offer yields a gain,
//! no cycle of unsaturated arcs has a negative cost, because the prices cancel along a cycle. And
//! any two flows of the same value differ by cycles of unsaturated arcs.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

use crate::error::GraphError;
use crate::graph::EdgeId;
use crate::network_flow::{CostNetwork, MaxFlow, MaxFlowError};

/// A cheapest flow of its value, and the potentials that prove it.
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
    /// The breakpoints of the cost curve: a value, and the least cost of a flow of that value.
    curve: Vec<(i64, i128)>,
    /// The potential of each vertex.
    potentials: Vec<i64>,
}

/// The reason a cheapest flow is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MinimumCostError {
    /// The flow is not a flow in this network.
    #[error(transparent)]
    Flow(#[from] MaxFlowError),
    /// The total cost is different.
    #[error("the cost is not that of the edges")]
    Cost,
    /// According to the potentials at its ends, more flow or less flow on this edge would be
    /// cheaper.
    #[error("edge {} can have more flow or less, and the prices say that it should", edge.index())]
    Price {
        /// The edge.
        edge: EdgeId,
    },
}

impl MinCostFlow {
    /// The last breakpoint of the curve must be the flow itself.
    pub(super) fn new(flow: MaxFlow<i64>, curve: Vec<(i64, i128)>, potentials: Vec<i64>) -> Self {
        MinCostFlow { flow, curve, potentials }
    }

    /// Prepends the breakpoints found on the way to the flow that this one continues.
    pub(super) fn after(self, begun: &Self) -> Self {
        let (mut curve, end) = (begun.curve.clone(), (self.value(), self.cost()));
        // There is no breakpoint where the cost per unit stays the same.
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

    /// Returns a claimed cheapest flow, with a potential for each vertex as the proof. Nothing is
    /// checked until [`verify`](MinCostFlow::verify).
    pub fn claimed(flow: MaxFlow<i64>, cost: i128, potentials: Vec<i64>) -> Self {
        let curve = vec![(flow.value(), cost)];
        MinCostFlow { flow, curve, potentials }
    }

    /// Returns the flow without its cost. If it is a maximum flow, this includes a minimum cut.
    pub fn flow(&self) -> &MaxFlow<i64> {
        &self.flow
    }

    /// Returns the value of the flow: the amount from the source to the sink.
    pub fn value(&self) -> i64 {
        self.flow.value()
    }

    /// Returns the total cost of the flow.
    pub fn cost(&self) -> i128 {
        self.curve.last().map_or(0, |&(_, cost)| cost)
    }

    /// Returns the breakpoints of the cost curve, starting at the value the network had before the
    /// call. Each is a value and the least cost of a flow of that value. Between two breakpoints,
    /// the cost per unit is constant; after each breakpoint, it is higher. If cost scaling took
    /// over because there were too many paths, the breakpoints between the last two are missing;
    /// [`minimum_cost_flow_watched`](super::minimum_cost_flow_watched) finds all of them.
    pub fn curve(&self) -> &[(i64, i128)] {
        &self.curve
    }

    /// Returns the potential of each vertex; it is 0 at the source.
    pub fn potentials(&self) -> &[i64] {
        &self.potentials
    }

    /// Checks the certificate: this is a flow in `network` with the recorded cost, and no flow of
    /// the same value is cheaper. Whether it is also a maximum, [`flow`](MinCostFlow::flow) can
    /// prove. O(V + E).
    ///
    /// # Errors
    /// [`MinimumCostError`] with the reason that the certificate is invalid.
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

/// Returns the total cost of the flow in a network.
pub(super) fn total_cost(network: &CostNetwork<i64>) -> Result<i128, GraphError> {
    let mut sum = 0_i128;
    for (i, edge) in network.edges().iter().enumerate() {
        let id = EdgeId::at(i);
        let flow = i128::from(network.flow(id)) - i128::from(network.back_flow(id));
        // The product of two 64-bit numbers fits.
        let paid = i128::from(edge.cost) * flow;
        sum = sum.checked_add(paid).ok_or(GraphError::Overflow { edge: id })?;
    }
    Ok(sum)
}
