//! Part of [Minimum-cost flow](super): cost scaling, which makes any flow cheaper in rounds, each
//! with a finer idea of what is cheap.
//!
//! Cost: O(log(V C)) rounds for costs up to C. A round is O(V) searches and blocking flows, so all
//! is O(V² E log(V C)) at worst, whatever the capacities are; a dozen searches a round are usual.
//! Before that a maximum flow, by [Dinic's algorithm](crate::network_flow::dinic). O(V + E) space.
//!
//! Domain: as [Minimum-cost flow](super). Inside, costs are multiplied by V + 1 and prices have 128
//! bits.
//!
//! Source: A. V. Goldberg, R. E. Tarjan, "Finding minimum-cost circulations by successive
//! approximation", Mathematics of Operations Research 15 (1990), with blocking flows.
//!
//! Checked: by the prices; against successive shortest paths on all networks of four vertices and
//! five edges, and on random ones; on Zadeh's networks, where those paths are exponentially many.
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

/// The cheapest of the maximum flows from `source` to `sink`: first as much as possible, then as
/// cheaply as possible. Of the cost curve only the end is known. O(V² E log(V C)) for costs up to
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
/// As [`minimum_cost_flow`](super::minimum_cost_flow).
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

/// As [`cost_scaling`], but no more than `limit` is added to the flow. A second call continues.
///
/// # Errors
/// As [`cost_scaling`].
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

/// The cheapest flow of any value that is not less than what flows already: an edge from the sink
/// back to the source, at no cost, lets the value be what is cheapest. O(V² E log(V C)).
///
/// # Errors
/// As [`cost_scaling`].
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

/// The flow that is in the network, with the prices that prove it.
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

/// Changes the flow in a network into the cheapest one that brings as much to every vertex. The
/// prices that prove it come back, up to a number that is the same for all.
pub(super) fn make_cheapest(network: &mut CostNetwork<i64>) -> Vec<i64> {
    let mut scaling = Scaling::new(network);
    while 0 < scaling.bits {
        // Invariant: no arc with room gains more than 2^bits.
        scaling.bits = scaling.bits.saturating_sub(BITS_A_ROUND);
        scaling.fill();
        while scaling.search() {
            // Invariant: an arc with room gains no more than 2^bits, and the arcs that gain form no
            // cycle.
            scaling.block();
        }
    }
    scaling.potentials()
}

/// By how many bits the gain that is overlooked shrinks in a round.
const BITS_A_ROUND: u32 = 4;

/// More than any distance. It is only compared with.
const FAR: u64 = u64::MAX;

/// A round under way.
struct Scaling<'n> {
    network: &'n mut CostNetwork<i64>,
    /// Costs are multiplied by V + 1, so that a cycle of arcs that each gain no more than 1 gains
    /// nothing at all.
    factor: i128,
    /// The price of a unit at each vertex, multiplied as the costs are.
    price: Vec<i128>,
    /// A gain of up to 2^bits is overlooked in this round.
    bits: u32,
    /// What each vertex has too much; below 0, what it has too little.
    excess: Vec<i128>,
    /// How many times 2^bits it loses to come to each vertex from where there is too much.
    dist: Vec<u64>,
    /// The vertices whose distance is final.
    settled: Vec<NodeId>,
    queue: BinaryHeap<Reverse<(u64, NodeId)>>,
    /// What is as near as the vertex that was settled last.
    level: Vec<NodeId>,
    /// For each vertex, the arc that is tried next in this blocking flow.
    cursor: Vec<usize>,
    /// The arcs of the path under way.
    path: Vec<usize>,
}

impl<'n> Scaling<'n> {
    /// Nothing is known of the flow, but that no gain is larger than the largest cost.
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

    /// What a unit loses that is bought at u, moved along an arc and sold at its head. Below 0 it
    /// is a gain.
    fn loss(&self, u: NodeId, arc: &ResidualArc<i64, i64>) -> i128 {
        i128::from(arc.cost) * self.factor + self.price[u.index()] - self.price[arc.head.index()]
    }

    /// Whether more can flow along an arc out of u, and gains by it.
    fn is_gain(&self, u: NodeId, arc: &ResidualArc<i64, i64>) -> bool {
        0 < arc.residual && self.loss(u, arc) < 0
    }

    /// Fills every arc that gains anything.
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

    /// Raises prices until every vertex with too little can be reached from one with too much along
    /// arcs that gain. Whether there is any such vertex.
    ///
    /// An arc is as long as the number of steps of 2^bits by which the price at its head must rise
    /// for it to gain: 0, if it gains already. By Dijkstra's algorithm. A price that rises by the
    /// distance, but no more than the farthest of those vertices needs, makes no gain larger than
    /// one step.
    fn search(&mut self) -> bool {
        let mut n_short = self.start();
        if n_short == 0 {
            return false;
        }
        let mut far = 0;
        while let Some((next, u)) = self.pop(far) {
            // Invariant: what is settled is at most as far as u, and what is not is at least as
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
                // What is no farther than u has its distance.
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
        // All that was not settled rises by `far`. To leave it as it is, all prices fall by that.
        for u in &self.settled {
            let less = far - self.dist[u.index()];
            self.price[u.index()] -= i128::from(less) << self.bits;
        }
        true
    }

    /// Distances begin with 0 where there is too much. The number of vertices with too little.
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

    /// The nearest vertex that waits, and how far it is: no nearer than the last, which was this
    /// far.
    fn pop(&mut self, far: u64) -> Option<(u64, NodeId)> {
        match self.level.pop() {
            Some(u) => Some((far, u)),
            None => self.queue.pop().map(|Reverse(entry)| entry),
        }
    }

    /// A blocking flow: pushes from too much to too little until each path of arcs that gain has a
    /// full arc.
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

    /// Pushes along arcs that gain, depth-first, until `start` has nothing left or nothing can
    /// leave it. An arc that was of no use is not looked at again, for what is pushed makes room
    /// only on arcs that lose.
    fn push_from(&mut self, start: NodeId) {
        self.path.clear();
        let mut u = start;
        loop {
            // Invariant: the path leads from `start` to u along arcs with room that gain.
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

    /// Pushes as much as can be along the path, and takes its end off from the first full arc on.
    /// Where it then ends.
    fn push_along_path(&mut self, start: NodeId, end: NodeId) -> NodeId {
        let most = self.excess[start.index()].min(-self.excess[end.index()]);
        // What does not fit is no limit.
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

    /// The prices of the costs themselves, by Dijkstra's algorithm from all vertices at once. No
    /// arc gains more than 1. So let each cost 1 more: then none gains, and a path costs its costs
    /// times V + 1 and one for each of its arcs, of which there are at most V - 1.
    fn potentials(self) -> Vec<i64> {
        let Scaling { network, price, factor, .. } = &self;
        let top = price.iter().copied().max().unwrap_or(0);
        // Distances beyond the prices.
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
        // Fits: it is a sum of V - 1 costs at most.
        exact.map(|price| i64::try_from(price).unwrap_or(0)).collect()
    }
}
