//! Minimum-cost flow: the cheapest flow of a given value, found by pushing along a cheapest path as
//! long as there is one.
//!
//! Cost: O(F (V + E) log V), where F is the number of paths, which with integers is at most the
//! value. On Zadeh's networks F is exponential in V. So the main functions give up after as much
//! work as [cost scaling](mod@cost_scaling) is likely to take (512 settled vertices per vertex),
//! and let it find the rest in O(V² E log(V C)) for costs up to C. If a cost is negative, O(V E) is
//! added once. O(V + E) space.
//!
//! Which to choose: with few paths (a small value, a sparse network, an assignment), successive
//! paths are two to eight times as fast; with thousands of paths (large supplies and capacities,
//! large grids), cost scaling is three to eleven times as fast, and on Zadeh's networks there is no
//! comparison.
//!
//! Domain: 64-bit capacities and costs, costs of either sign, including negative cycles; V times
//! the largest cost must be below 2^59. The total cost is computed in 128 bits.
//!
//! Source: W. S. Jewell (1958), M. Iri (1960), R. G. Busacker, P. J. Gowen (1961); the potentials
//! of J. Edmonds, R. M. Karp, and of N. Tomizawa (1971).
//!
//! Checked: 16 807 networks of four vertices and five edges against all their flows; random
//! networks by the potentials, and by a search for negative cycles; assignments against the
//! algorithm of Kuhn and Munkres.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

pub mod cost_scaling;
pub mod plain;
mod proof;
pub mod supplies;

pub use cost_scaling::{cost_scaling, cost_scaling_cheapest, cost_scaling_up_to};
pub use proof::{MinCostFlow, MinimumCostError};

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use cost_scaling::make_cheapest;

use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::{CostNetwork, ResidualArc, is_open};
use crate::shortest_path::bellman_ford::potentials;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// An arc of negative cost was saturated, because there is a negative cycle. The resulting
    /// excess flows back later.
    Fill {
        /// The arc; [`FlowNetwork::tail_of`](crate::network_flow::FlowNetwork::tail_of) returns its
        /// tail.
        arc: usize,
    },
    /// Some of the excess from the saturated arcs flowed back along a cheapest path.
    Even {
        /// The arcs of the path, from a vertex with an excess to a vertex with a deficit.
        path: &'a [usize],
        /// The amount pushed.
        amount: i64,
    },
    /// Flow was pushed along a cheapest path from the source to the sink.
    Augment {
        /// The arcs of the path.
        path: &'a [usize],
        /// The amount pushed: the residual capacity of the bottleneck, or the rest of the limit.
        amount: i64,
        /// The cost per unit of flow along the path.
        unit_cost: i64,
    },
}

/// The value that the flow should reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The maximum.
    Most,
    /// The maximum, but at most this value.
    UpTo(i64),
    /// The value at which the total cost is least; of several, the smallest.
    Cheapest,
}

/// Finds a cheapest maximum flow from `source` to `sink`. It starts from the flow already in the
/// network between these two vertices, and leaves its result there. O(F (V + E) log V), where F is
/// the number of paths.
///
/// ```
/// use graph_theory::network_flow::CostNetwork;
/// use graph_theory::{NodeId, minimum_cost_flow};
///
/// // Tail, head, capacity, cost per unit.
/// let edges = [(0, 1, 2, 1), (0, 2, 2, 4), (1, 3, 1, 1), (1, 2, 1, 1), (2, 3, 2, 1)];
/// let mut network = CostNetwork::from_priced_edges(4, edges)?;
/// let flow = minimum_cost_flow(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!((flow.value(), flow.cost()), (3, 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::SourceIsSink`] if the
/// two are the same; [`GraphError::Overflow`] if V times a cost is 2^59 or more, or the value or
/// the total cost overflows.
pub fn minimum_cost_flow(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::Most)
}

/// Works like [`minimum_cost_flow`], but adds at most `limit` to the flow: it finds a cheapest flow
/// of the resulting value, or of the maximum if that is less. Another call continues.
///
/// ```
/// use graph_theory::{CostNetwork, NodeId, minimum_cost_flow_up_to};
///
/// let (source, sink) = (NodeId::from(0), NodeId::from(3));
/// // Tail, head, capacity, cost per unit.
/// let edges = [(0, 1, 2, 1), (0, 2, 2, 4), (1, 3, 1, 1), (1, 2, 1, 1), (2, 3, 2, 1)];
/// let mut network = CostNetwork::from_priced_edges(4, edges)?;
/// let flow = minimum_cost_flow_up_to(&mut network, source, sink, 1)?;
/// assert_eq!((flow.value(), flow.cost()), (1, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`minimum_cost_flow`].
pub fn minimum_cost_flow_up_to(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    limit: i64,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::UpTo(limit))
}

/// Finds a cheapest flow of any value, by adding to the flow only as long as that lowers the cost.
/// The value never drops below that of the flow already in the network.
///
/// # Errors
/// The same as [`minimum_cost_flow`].
pub fn cheapest_flow(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::Cheapest)
}

/// The number of settled vertices per vertex before cost scaling takes over.
const PATIENCE: u64 = 512;

/// Finds successive cheapest paths, and switches to cost scaling if there are too many of them.
fn paths_or_scaling(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    aim: Aim,
) -> Result<MinCostFlow, GraphError> {
    let patience = PATIENCE * network.n_nodes() as u64;
    let (begun, is_done) =
        successive_paths_watched(network, source, sink, aim, Some(patience), |_, _, _| {})?;
    if is_done {
        return Ok(begun);
    }
    let rest = match aim {
        Aim::Most => cost_scaling(network, source, sink)?,
        Aim::UpTo(limit) => {
            let pushed = begun.value() - begun.curve()[0].0;
            cost_scaling_up_to(network, source, sink, limit - pushed)?
        }
        Aim::Cheapest => cost_scaling_cheapest(network, source, sink)?,
    };
    Ok(rest.after(&begun))
}

/// Works like [`minimum_cost_flow`], but passes each [`Step`], the network, and the search after it
/// to `watch`. It finds all paths one by one, no matter how many there are.
///
/// # Errors
/// The same as [`minimum_cost_flow`].
pub fn minimum_cost_flow_watched(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    aim: Aim,
    watch: impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
) -> Result<MinCostFlow, GraphError> {
    successive_paths_watched(network, source, sink, aim, None, watch).map(|(flow, _)| flow)
}

/// Pushes along cheapest paths until the aim is reached or the search is out of patience. Returns
/// the flow, and whether it is complete.
fn successive_paths_watched(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    aim: Aim,
    patience: Option<u64>,
    mut watch: impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
) -> Result<(MinCostFlow, bool), GraphError> {
    network.begin(source, sink)?;
    let mut search = Search::begin(network, patience, &mut watch)?;
    let (mut value, mut cost) = (network.value(source)?, proof::total_cost(network)?);
    let mut curve = vec![(value, cost)];
    let mut limit = if let Aim::UpTo(limit) = aim { Some(limit) } else { None };
    let mut last_unit_cost = None;
    while is_open(limit) && search.finds(network, [source], |v| v == sink).is_some() {
        // Invariant: no unsaturated arc has a negative reduced cost, so no flow of this value is
        // cheaper.
        let unit_cost = search.potential(sink) - search.potential(source);
        if aim == Aim::Cheapest && 0 <= unit_cost {
            break;
        }
        let amount = network.augment(&search.path, limit);
        limit = limit.map(|limit| limit - amount);
        let overflow = || GraphError::Overflow { edge: network.edge_of(search.path[0]) };
        value = value.checked_add(amount).ok_or_else(overflow)?;
        cost = cost.checked_add(i128::from(unit_cost) * i128::from(amount)).ok_or_else(overflow)?;
        if last_unit_cost == Some(unit_cost) {
            curve.pop();
        }
        curve.push((value, cost));
        last_unit_cost = Some(unit_cost);
        watch(Step::Augment { path: &search.path, amount, unit_cost }, network, &search);
    }
    let flow = network.result(source, sink, network.reachable(source))?;
    let best = MinCostFlow::new(flow, curve, search.potentials_from(source));
    Ok((best, !search.has_given_up))
}

/// The potentials of the vertices, and a Dijkstra search for a cheapest path with the reduced
/// costs.
#[derive(Debug, Clone)]
pub struct Search {
    /// The potential of each vertex. Along an unsaturated arc, it rises by no more than the cost of
    /// the arc.
    potential: Vec<i64>,
    /// The distance of each vertex in reduced costs. [`FAR`] is only used in comparisons.
    dist: Vec<i64>,
    /// The arc by which each vertex was reached.
    arrival: Vec<u32>,
    settled: Vec<NodeId>,
    queue: BinaryHeap<Reverse<(i64, NodeId)>>,
    /// The vertices at the same distance as the vertex settled last. The arcs of earlier paths have
    /// reduced cost 0, so there are many of these.
    level: Vec<NodeId>,
    /// The arcs of the path that was found.
    path: Vec<usize>,
    /// The number of vertices that may still be settled, or `None` for no limit.
    patience: Option<u64>,
    /// Whether the search gave up because it was out of patience.
    has_given_up: bool,
}

/// Larger than any distance.
const FAR: i64 = i64::MAX;
/// Marks a source of the search. It is larger than any arc.
const START: u32 = u32::MAX;
/// The limit for costs times the number of vertices. Distances, potentials, and their differences
/// are less than 16 times as large.
const MOST: i64 = i64::MAX / 16;

impl Search {
    /// Returns the potential of a vertex, up to a constant that is the same for all vertices. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn potential(&self, node: NodeId) -> i64 {
        self.potential[node.index()]
    }

    /// Returns the potentials, shifted so that that of `source` is 0.
    fn potentials_from(&self, source: NodeId) -> Vec<i64> {
        let at_source = self.potential(source);
        self.potential.iter().map(|potential| potential - at_source).collect()
    }

    /// Returns a search with all potentials 0.
    fn new(n_nodes: usize) -> Self {
        Search {
            potential: vec![0; n_nodes],
            dist: vec![FAR; n_nodes],
            arrival: vec![START; n_nodes],
            settled: Vec::with_capacity(n_nodes),
            queue: BinaryHeap::new(),
            level: Vec::new(),
            path: Vec::new(),
            patience: None,
            has_given_up: false,
        }
    }

    /// Finds potentials for the flow in the network. If a negative cycle makes a cheaper flow of
    /// the same value possible, the flow is changed to the cheapest.
    fn begin(
        network: &mut CostNetwork<i64>,
        patience: Option<u64>,
        watch: &mut impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
    ) -> Result<Self, GraphError> {
        check_costs(network)?;
        let mut search = Search::new(network.n_nodes());
        search.patience = patience;
        if network.all_arcs().iter().all(|arc| arc.residual == 0 || 0 <= arc.cost) {
            return Ok(search);
        }
        match potentials(&residual_graph(network)?) {
            Ok(potential) => search.potential = potential,
            Err(GraphError::NegativeCycle { .. }) if patience.is_some() => {
                search.potential = make_cheapest(network);
            }
            Err(GraphError::NegativeCycle { .. }) => {
                let mut excess = vec![0; network.n_nodes()];
                search.fill(network, &mut excess, watch);
                // Everything pushed by `fill` can flow back, so no excess is left.
                search.even_out(network, &mut excess, watch);
            }
            Err(error) => return Err(error),
        }
        Ok(search)
    }

    /// Saturates every arc of negative cost, so that no unsaturated arc has one. The flow into each
    /// vertex is added to its excess, whose sum may exceed 64 bits.
    fn fill(
        &self,
        network: &mut CostNetwork<i64>,
        excess: &mut [i128],
        watch: &mut impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
    ) {
        let is_bargain = |arc: usize| {
            let arc = &network.all_arcs()[arc];
            0 < arc.residual && arc.cost < 0
        };
        let bargains: Vec<usize> =
            (0..network.all_arcs().len()).filter(|&a| is_bargain(a)).collect();
        for arc in bargains {
            let ResidualArc { head, residual, .. } = network.all_arcs()[arc];
            excess[network.tail_of(arc).index()] -= i128::from(residual);
            excess[head.index()] += i128::from(residual);
            network.push(arc, residual);
            watch(Step::Fill { arc }, network, self);
        }
    }

    /// Pushes flow from vertices with an excess to vertices with a deficit, each time along a
    /// cheapest path, until no excess is left. Returns false if that is impossible; the settled
    /// vertices are then all those reachable from an excess.
    fn even_out(
        &mut self,
        network: &mut CostNetwork<i64>,
        excess: &mut [i128],
        watch: &mut impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
    ) -> bool {
        loop {
            // Invariant: the same as in the loop over the paths from source to sink.
            let mut sources = network.nodes().filter(|v| 0 < excess[v.index()]).peekable();
            if sources.peek().is_none() {
                return true;
            }
            let Some(end) = self.finds(network, sources, |v| excess[v.index()] < 0) else {
                return false;
            };
            let start = network.tail_of(self.path[0]);
            let most = excess[start.index()].min(-excess[end.index()]);
            // An amount that does not fit is no limit.
            let amount = network.augment(&self.path, i64::try_from(most).ok());
            excess[start.index()] -= i128::from(amount);
            excess[end.index()] += i128::from(amount);
            watch(Step::Even { path: &self.path, amount }, network, self);
        }
    }

    /// Runs Dijkstra's algorithm with the reduced costs from the sources to the nearest goal.
    /// Afterwards it raises the potentials by the distances, which makes the reduced cost of the
    /// path 0. Returns the goal, if one is reachable.
    fn finds(
        &mut self,
        network: &CostNetwork<i64>,
        sources: impl IntoIterator<Item = NodeId>,
        is_goal: impl Fn(NodeId) -> bool,
    ) -> Option<NodeId> {
        if self.patience == Some(0) {
            self.has_given_up = true;
            return None;
        }
        self.dist.fill(FAR);
        self.settled.clear();
        self.queue.clear();
        self.level.clear();
        for source in sources {
            self.dist[source.index()] = 0;
            self.arrival[source.index()] = START;
            self.queue.push(Reverse((0, source)));
        }
        let (mut far, mut nearest, mut goal) = (0, FAR, None);
        while let Some((next, u)) = self.pop(far) {
            // Invariant: the settled vertices are at most as far as u, and the others at least as
            // far.
            far = next;
            if nearest <= far {
                break;
            }
            if self.dist[u.index()] < far {
                continue;
            }
            self.settled.push(u);
            let price = far + self.potential[u.index()];
            for (arc, way) in (network.arc_range(u).start..).zip(network.arcs(u)) {
                if way.residual == 0 {
                    continue;
                }
                let v = way.head;
                let through_u = price + way.cost - self.potential[v.index()];
                if through_u < self.dist[v.index()] && through_u < nearest {
                    self.dist[v.index()] = through_u;
                    self.arrival[v.index()] = short(arc);
                    if is_goal(v) {
                        (nearest, goal) = (through_u, Some(v));
                    } else if through_u == far {
                        self.level.push(v);
                    } else {
                        self.queue.push(Reverse((through_u, v)));
                    }
                }
            }
        }
        let goal = goal?;
        let n_settled = self.settled.len() as u64;
        self.patience = self.patience.map(|left| left.saturating_sub(n_settled));
        // Each potential should rise by the distance, but at most by that of the goal. Subtracting
        // the distance of the goal from all of them leaves the many vertices beyond unchanged.
        for u in &self.settled {
            self.potential[u.index()] += self.dist[u.index()] - nearest;
        }
        self.trace_back(network, goal);
        Some(goal)
    }

    /// Removes and returns the nearest waiting vertex and its distance, which is at least `far`,
    /// that of the last one. Among equals the newest comes first, which keeps the search narrow.
    fn pop(&mut self, far: i64) -> Option<(i64, NodeId)> {
        match self.level.pop() {
            Some(u) => Some((far, u)),
            None => self.queue.pop().map(|Reverse(entry)| entry),
        }
    }

    /// Collects the path to the goal from the arcs by which its vertices were reached.
    fn trace_back(&mut self, network: &CostNetwork<i64>, goal: NodeId) {
        self.path.clear();
        let mut at = goal;
        while self.arrival[at.index()] != START {
            let arc = self.arrival[at.index()] as usize;
            self.path.push(arc);
            at = network.tail_of(arc);
        }
        self.path.reverse();
    }
}

/// Returns the graph of the arcs with residual capacity, with their costs.
fn residual_graph(network: &CostNetwork<i64>) -> Result<DiGraph<i64>, GraphError> {
    let arcs = network.nodes().flat_map(|u| {
        let open = network.arcs(u).iter().filter(|arc| 0 < arc.residual);
        open.map(move |arc| (u.into(), arc.head.into(), arc.cost))
    });
    DiGraph::from_weighted_edges(network.n_nodes(), arcs)
}

/// Checks that the sums of costs along paths do not overflow in this module.
fn check_costs(network: &CostNetwork<i64>) -> Result<(), GraphError> {
    let n_nodes = i64::try_from(network.n_nodes()).unwrap_or(i64::MAX).max(1);
    let is_too_much = |cost: i64| MOST / n_nodes < cost.saturating_abs();
    match network.edges().iter().position(|edge| is_too_much(edge.cost)) {
        None => Ok(()),
        Some(i) => Err(GraphError::Overflow { edge: EdgeId::at(i) }),
    }
}

/// Converts an arc, which fits: a network has fewer than 2³² arcs.
fn short(arc: usize) -> u32 {
    u32::try_from(arc).unwrap_or(START)
}
