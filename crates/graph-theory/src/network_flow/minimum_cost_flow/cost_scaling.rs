//! Part of [Minimum-cost flow](super): cost scaling, which makes any flow cheapest in rounds of
//! increasing precision.
//!
//! Cost: O(log(V C)) rounds for costs up to C. A round takes O(V) searches and blocking flows, for
//! a total of O(V² E log(V C)) in the worst case, independent of the capacities; a dozen searches
//! per round are typical. Before that, a maximum flow by [Dinic's
//! algorithm](crate::network_flow::dinic). O(V + E) space.
//!
//! Domain: as [Minimum-cost flow](super). Internally, costs are multiplied by V + 1, and prices
//! have 128 bits.
//!
//! Source: A. V. Goldberg, R. E. Tarjan, "Finding minimum-cost circulations by successive
//! approximation", Mathematics of Operations Research 15 (1990), with blocking flows.
//!
//! Checked: by the prices; against successive shortest paths on all networks of four vertices and
//! five edges, and on random networks; on Zadeh's networks, which have exponentially many such
//! paths.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow/cost-scaling.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::check_costs;
use super::proof::{MinCostFlow, total_cost};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::dinic::{dinic, dinic_up_to};
use crate::network_flow::{CostNetwork, FlowEdge, ResidualArc};

/// Finds a cheapest maximum flow from `source` to `sink`: first a maximum flow, then a cheapest one
/// of the same value. Of the cost curve, only the end is computed. O(V² E log(V C)) for costs up to
/// C.
///
/// ```
/// use graph_theory::NodeId;
/// use graph_theory::network_flow::CostNetwork;
/// use graph_theory::network_flow::minimum_cost_flow::cost_scaling::cost_scaling;
///
/// // Tail, head, capacity, cost per unit.
/// let edges = [(0, 1, 2, 1), (0, 2, 2, 4), (1, 3, 1, 1), (1, 2, 1, 1), (2, 3, 2, 1)];
/// let mut network = CostNetwork::from_priced_edges(4, edges)?;
/// let flow = cost_scaling(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!((flow.value(), flow.cost()), (3, 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`minimum_cost_flow`](super::minimum_cost_flow).
pub fn cost_scaling(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    network.check_ends(source, sink)?;
    check_costs(network)?;
    dinic(network, source, sink)?;
    let potentials = make_cheapest(network);
    end(network, source, sink, &potentials)
}

/// Works like [`cost_scaling`], but adds at most `limit` to the flow. Another call continues.
///
/// # Errors
/// The same as [`cost_scaling`].
pub fn cost_scaling_up_to(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    limit: i64,
) -> Result<MinCostFlow, GraphError> {
    network.check_ends(source, sink)?;
    check_costs(network)?;
    dinic_up_to(network, source, sink, limit)?;
    let potentials = make_cheapest(network);
    end(network, source, sink, &potentials)
}

/// Finds a cheapest flow of any value that is at least the current one. An extra edge of cost 0
/// from the sink back to the source lets the value vary. O(V² E log(V C)).
///
/// # Errors
/// The same as [`cost_scaling`].
pub fn cost_scaling_cheapest(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    network.begin(source, sink)?;
    check_costs(network)?;
    let mut closed = CostNetwork::<i64>::new(network.n_nodes())?;
    for (i, &edge) in network.edges().iter().enumerate() {
        let (ahead, back) = network.arcs_of(EdgeId::at(i));
        let [capacity, back_capacity] = [ahead, back].map(|arc| network.all_arcs()[arc].residual);
        closed.add(FlowEdge { capacity, back_capacity, ..edge })?;
    }
    let return_edge = closed.add_priced_edge(sink, source, i64::MAX, 0)?;
    closed.freeze();
    let potentials = make_cheapest(&mut closed);
    if closed.residual(return_edge) == 0 {
        return Err(GraphError::Overflow { edge: return_edge });
    }
    for edge in (0..network.n_edges()).map(EdgeId::at) {
        let (ahead, back) = network.arcs_of(edge);
        network.push(ahead, closed.flow(edge));
        network.push(back, closed.back_flow(edge));
    }
    end(network, source, sink, &potentials)
}

/// Returns the flow in the network with the prices that prove it.
fn end(
    network: &CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    potentials: &[i64],
) -> Result<MinCostFlow, GraphError> {
    let flow = network.result(source, sink, network.reachable(source))?;
    let curve = vec![(flow.value(), total_cost(network)?)];
    let at_source = potentials[source.index()];
    let potentials = potentials.iter().map(|potential| potential - at_source).collect();
    Ok(MinCostFlow::new(flow, curve, potentials))
}

/// Changes the flow in a network to a cheapest one with the same net flow at each vertex. Returns
/// the prices that prove it, up to a constant that is the same for all vertices.
pub(super) fn make_cheapest(network: &mut CostNetwork<i64>) -> Vec<i64> {
    let mut scaling = Scaling::new(network);
    while 0 < scaling.bits {
        // Invariant: no unsaturated arc has a gain above 2^bits.
        scaling.bits = scaling.bits.saturating_sub(BITS_A_ROUND);
        scaling.fill();
        while scaling.search() {
            // Invariant: no unsaturated arc has a gain above 2^bits, and the arcs with a gain form
            // no cycle.
            scaling.block();
        }
    }
    scaling.potentials()
}

/// The number of bits by which the tolerated gain shrinks in a round.
const BITS_A_ROUND: u32 = 4;

/// Larger than any distance. It is only used in comparisons.
const FAR: u64 = u64::MAX;

/// The state of a round.
struct Scaling<'n> {
    network: &'n mut CostNetwork<i64>,
    /// The factor V + 1 of all costs, which ensures that a cycle on which each arc gains at most 1
    /// has no gain at all.
    factor: i128,
    /// The price at each vertex, multiplied by the factor.
    price: Vec<i128>,
    /// Gains of up to 2^bits are tolerated in this round.
    bits: u32,
    /// The excess of each vertex; negative for a deficit.
    excess: Vec<i128>,
    /// The distance of each vertex from the nearest excess, in units of 2^bits.
    dist: Vec<u64>,
    /// The vertices whose distance is final.
    settled: Vec<NodeId>,
    queue: BinaryHeap<Reverse<(u64, NodeId)>>,
    /// The vertices at the same distance as the vertex settled last.
    level: Vec<NodeId>,
    /// For each vertex, the next arc to try in this blocking flow.
    cursor: Vec<usize>,
    /// The arcs of the current path.
    path: Vec<usize>,
}

impl<'n> Scaling<'n> {
    /// Starts with prices of 0, so no gain is larger than the largest cost.
    fn new(network: &'n mut CostNetwork<i64>) -> Self {
        let n_nodes = network.n_nodes();
        let dearest = network.edges().iter().map(|edge| edge.cost.unsigned_abs()).max();
        // Fits: V times a cost is less than 2^59, so this is less than 2^60.
        let largest = dearest.unwrap_or(0).saturating_mul(n_nodes as u64 + 1);
        Scaling {
            network,
            factor: n_nodes as i128 + 1,
            price: vec![0; n_nodes],
            bits: u64::BITS - largest.leading_zeros(),
            excess: vec![0; n_nodes],
            dist: vec![FAR; n_nodes],
            settled: Vec::with_capacity(n_nodes),
            queue: BinaryHeap::new(),
            level: Vec::new(),
            cursor: vec![0; n_nodes],
            path: Vec::new(),
        }
    }

    /// Returns the reduced cost of an arc out of u: the loss on a unit that is bought at u, moved
    /// along the arc, and sold at its head. A negative loss is a gain.
    fn loss(&self, u: NodeId, arc: &ResidualArc<i64, i64>) -> i128 {
        i128::from(arc.cost) * self.factor + self.price[u.index()] - self.price[arc.head.index()]
    }

    /// Returns whether an arc out of u is unsaturated and has a gain.
    fn is_gain(&self, u: NodeId, arc: &ResidualArc<i64, i64>) -> bool {
        0 < arc.residual && self.loss(u, arc) < 0
    }

    /// Saturates every arc that has a gain.
    fn fill(&mut self) {
        for u in self.network.nodes() {
            for place in self.network.arc_range(u) {
                let arc = self.network.all_arcs()[place];
                if self.is_gain(u, &arc) {
                    self.network.push(place, arc.residual);
                    self.excess[u.index()] -= i128::from(arc.residual);
                    self.excess[arc.head.index()] += i128::from(arc.residual);
                }
            }
        }
    }

    /// Raises prices until every vertex with a deficit can be reached from a vertex with an excess
    /// along arcs that have a gain. Returns whether there is any deficit.
    ///
    /// The length of an arc is the number of steps of 2^bits by which the price at its head must
    /// rise before the arc has a gain: 0 if it already has one. Distances come from Dijkstra's
    /// algorithm. Each price rises by the distance, up to that of the farthest deficit; this makes
    /// no gain larger than one step.
    fn search(&mut self) -> bool {
        let mut n_short = self.start();
        if n_short == 0 {
            return false;
        }
        let mut far = 0;
        while let Some((next, u)) = self.pop(far) {
            // Invariant: the settled vertices are at most as far as u, and the others at least as
            // far.
            far = next;
            if self.dist[u.index()] < far {
                continue;
            }
            self.settled.push(u);
            if self.excess[u.index()] < 0 {
                n_short -= 1;
                if n_short == 0 {
                    break;
                }
            }
            for arc in self.network.arcs(u) {
                // The distance of a vertex no farther than u is final.
                if arc.residual == 0 || self.dist[arc.head.index()] <= far {
                    continue;
                }
                // No gain is more than one step, so this is at least 0.
                let length = (self.loss(u, arc) >> self.bits) + 1;
                let through_u = far.saturating_add(u64::try_from(length).unwrap_or(FAR));
                if through_u < self.dist[arc.head.index()] {
                    self.dist[arc.head.index()] = through_u;
                    if through_u == far {
                        self.level.push(arc.head);
                    } else {
                        self.queue.push(Reverse((through_u, arc.head)));
                    }
                }
            }
        }
        // The prices of the unsettled vertices should rise by `far`. Subtracting that from all
        // prices leaves them unchanged.
        for u in &self.settled {
            let less = far - self.dist[u.index()];
            self.price[u.index()] -= i128::from(less) << self.bits;
        }
        true
    }

    /// Sets the distance of each vertex with an excess to 0. Returns the number of vertices with a
    /// deficit.
    fn start(&mut self) -> usize {
        self.dist.fill(FAR);
        self.settled.clear();
        self.queue.clear();
        self.level.clear();
        for u in self.network.nodes().filter(|u| 0 < self.excess[u.index()]) {
            self.dist[u.index()] = 0;
            self.level.push(u);
        }
        self.excess.iter().filter(|&&excess| excess < 0).count()
    }

    /// Removes and returns the nearest waiting vertex and its distance, which is at least `far`,
    /// that of the last one.
    fn pop(&mut self, far: u64) -> Option<(u64, NodeId)> {
        match self.level.pop() {
            Some(u) => Some((far, u)),
            None => self.queue.pop().map(|Reverse(entry)| entry),
        }
    }

    /// Finds a blocking flow: pushes from excesses to deficits until each path of arcs with a gain
    /// has a saturated arc.
    fn block(&mut self) {
        for u in self.network.nodes() {
            self.cursor[u.index()] = self.network.arc_range(u).start;
        }
        for i in 0..self.price.len() {
            if 0 < self.excess[i] {
                self.push_from(NodeId::at(i));
            }
        }
    }

    /// Pushes along arcs with a gain, depth-first, until `start` has no excess or no usable arc
    /// left. It never retries an arc that led nowhere, because pushing adds residual capacity only
    /// to arcs with a loss.
    fn push_from(&mut self, start: NodeId) {
        self.path.clear();
        let mut u = start;
        loop {
            // Invariant: the path leads from `start` to u along unsaturated arcs with a gain.
            if self.excess[u.index()] < 0 {
                u = self.push_along_path(start, u);
                if self.excess[start.index()] == 0 {
                    return;
                }
            }
            let cursor = self.cursor[u.index()];
            let rest = &self.network.all_arcs()[cursor..self.network.arc_range(u).end];
            let n_useless = rest.iter().position(|arc| self.is_gain(u, arc));
            if let Some(n_useless) = n_useless {
                let arc = cursor + n_useless;
                self.cursor[u.index()] = arc;
                self.path.push(arc);
                u = self.network.all_arcs()[arc].head;
            } else {
                self.cursor[u.index()] += rest.len();
                let Some(arc) = self.path.pop() else { return };
                u = self.network.tail_of(arc);
                self.cursor[u.index()] += 1;
            }
        }
    }

    /// Pushes as much as possible along the path, and truncates it before the first saturated arc.
    /// Returns the new end of the path.
    fn push_along_path(&mut self, start: NodeId, end: NodeId) -> NodeId {
        let most = self.excess[start.index()].min(-self.excess[end.index()]);
        // An amount that does not fit is no limit.
        let amount = self.network.augment(&self.path, i64::try_from(most).ok());
        self.excess[start.index()] -= i128::from(amount);
        self.excess[end.index()] += i128::from(amount);
        let is_full = |&arc: &usize| self.network.all_arcs()[arc].residual == 0;
        match self.path.iter().position(is_full) {
            None => end,
            Some(full) => {
                let tail = self.network.tail_of(self.path[full]);
                self.path.truncate(full);
                tail
            }
        }
    }

    /// Returns the prices for the original costs, by Dijkstra's algorithm from all vertices at
    /// once. No arc gains more than 1. If each cost is raised by 1, no arc gains; the cost of a
    /// path is then its original cost times V + 1, plus 1 for each of its at most V - 1 arcs.
    fn potentials(self) -> Vec<i64> {
        let Scaling { network, price, factor, .. } = &self;
        let top = price.iter().copied().max().unwrap_or(0);
        // Distances in reduced costs.
        let mut dist: Vec<i128> = price.iter().map(|price| top - price).collect();
        let mut queue: BinaryHeap<_> =
            network.nodes().map(|u| Reverse((dist[u.index()], u))).collect();
        while let Some(Reverse((far, u))) = queue.pop() {
            if dist[u.index()] < far {
                continue;
            }
            for arc in network.arcs(u).iter().filter(|arc| 0 < arc.residual) {
                let through_u = far + self.loss(u, arc) + 1;
                if through_u < dist[arc.head.index()] {
                    dist[arc.head.index()] = through_u;
                    queue.push(Reverse((through_u, arc.head)));
                }
            }
        }
        let exact =
            dist.iter().zip(price).map(|(dist, price)| (dist + price - top).div_euclid(*factor));
        // Fits: it is a sum of at most V - 1 costs.
        exact.map(|price| i64::try_from(price).unwrap_or(0)).collect()
    }
}
