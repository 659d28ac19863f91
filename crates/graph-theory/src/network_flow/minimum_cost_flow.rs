//! Minimum-cost flow: among the flows of a value, the cheapest, by pushing along a cheapest path as
//! long as there is one.
//!
//! Cost: O(F (V + E) log V), where F is the number of paths; with integers, at most the value. On
//! Zadeh's networks F grows exponentially with V. So the front doors give up after so much work as
//! [cost scaling](mod@cost_scaling) is likely to take (512 settled vertices for each vertex), and
//! leave the rest to it: O(V² E log(V C)) for costs up to C. Before that O(V E), once, if a cost is
//! negative. O(V + E) space.
//!
//! When which: with few paths (a small value, a sparse network, an assignment) successive paths are
//! two to eight times as fast; with thousands of paths (large supplies and capacities, large grids)
//! cost scaling is three to eleven times as fast, and on Zadeh's networks there is no comparison.
//!
//! Domain: capacities and costs of 64 bits, the costs of either sign, negative cycles too; V times
//! the largest cost must stay below 2^59. The total cost is counted in 128 bits.
//!
//! Source: W. S. Jewell (1958), M. Iri (1960), R. G. Busacker, P. J. Gowen (1961); the potentials
//! of J. Edmonds, R. M. Karp, and of N. Tomizawa (1971).
//!
//! Checked: 16 807 networks of four vertices and five edges against all flows there are; random
//! ones by the prices, and by a search for negative cycles; assignments by Kuhn and Munkres'
//! algorithm.
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

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// There is a negative cycle, so every arc of negative cost is filled; what is too much at a
    /// vertex flows back.
    Fill {
        /// Such an arc: [`FlowNetwork::tail_of`](crate::network_flow::FlowNetwork::tail_of) says
        /// where it begins.
        arc: usize,
    },
    /// This much of what the filled arcs brought to a vertex has flowed back, along a
    /// cheapest path.
    Even {
        /// Its arcs, from where there was too much to where there was too little.
        path: &'a [usize],
        /// How much.
        amount: i64,
    },
    /// This amount was pushed along a cheapest path from the source to the sink.
    Augment {
        /// Its arcs.
        path: &'a [usize],
        /// What its narrowest arc could take, or what was left to push.
        amount: i64,
        /// The cost of a unit along it.
        unit_cost: i64,
    },
}

/// How much is to flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// As much as possible.
    Most,
    /// As much as possible, but no more than this.
    UpTo(i64),
    /// So much that no other flow, of whatever value, is cheaper: no unit more that costs 0 or
    /// more.
    Cheapest,
}

/// The cheapest of the maximum flows from `source` to `sink`. The flow stays in the network; what
/// was there before, between the same two vertices, is where it starts from. O(F (V + E) log V),
/// with F paths.
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
/// [`GraphError::NodeOutOfRange`], [`GraphError::SourceIsSink`]; [`GraphError::Overflow`] if V
/// times a cost is 2^59 or more, or the value or the total cost does not fit.
pub fn minimum_cost_flow(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::Most)
}

/// As [`minimum_cost_flow`], but no more than `limit` is added to the flow: the cheapest flow of
/// that value, or of the largest there is. A second call continues.
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
/// As [`minimum_cost_flow`].
pub fn minimum_cost_flow_up_to(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    limit: i64,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::UpTo(limit))
}

/// The cheapest flow of any value: it grows only as long as that makes it cheaper. What flows
/// already is not taken back.
///
/// # Errors
/// As [`minimum_cost_flow`].
pub fn cheapest_flow(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MinCostFlow, GraphError> {
    paths_or_scaling(network, source, sink, Aim::Cheapest)
}

/// How many vertices may be settled for each vertex there is, before cost scaling is called.
const PATIENCE: u64 = 512;

/// Successive cheapest paths; if there are so many that cost scaling would be faster, that.
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

/// The algorithm, observed: each [`Step`] with the network as it then is, and the search behind it.
/// All paths are found one by one, however many there are.
///
/// # Errors
/// As [`minimum_cost_flow`].
pub fn minimum_cost_flow_watched(
    network: &mut CostNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    aim: Aim,
    watch: impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
) -> Result<MinCostFlow, GraphError> {
    successive_paths_watched(network, source, sink, aim, None, watch).map(|(flow, _)| flow)
}

/// The algorithm, until all is pushed or the search has no patience left: whether that is not so.
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
        // Invariant: no arc with room is cheaper than the prices at its ends allow, so no flow of
        // this value is cheaper.
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

/// The prices at the vertices, and Dijkstra's search for a cheapest path that works with them.
#[derive(Debug, Clone)]
pub struct Search {
    /// The price of a unit at each vertex. Along an arc with room, it rises by no more than the
    /// arc's cost.
    potential: Vec<i64>,
    /// What it costs, beyond the prices, to come to each vertex. [`FAR`] is only compared with.
    dist: Vec<i64>,
    /// The arc by which each vertex was reached.
    arrival: Vec<u32>,
    settled: Vec<NodeId>,
    queue: BinaryHeap<Reverse<(i64, NodeId)>>,
    /// What is as near as the vertex that was settled last. Along paths that were found before,
    /// nothing is lost, so this is much.
    level: Vec<NodeId>,
    /// The arcs of the path that was found.
    path: Vec<usize>,
    /// How many more vertices may be settled; any number, if none.
    patience: Option<u64>,
    /// Whether a path was not looked for, because no patience was left.
    has_given_up: bool,
}

/// More than any distance.
const FAR: i64 = i64::MAX;
/// How a source was reached. An arc has a lower number.
const START: u32 = u32::MAX;
/// What no cost times the number of vertices may exceed. Distances, prices and their differences
/// are less than 16 times that.
const MOST: i64 = i64::MAX / 16;

impl Search {
    /// The price of a unit at a vertex, up to a number that is the same for all. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn potential(&self, node: NodeId) -> i64 {
        self.potential[node.index()]
    }

    /// The prices, that of `source` being 0.
    fn potentials_from(&self, source: NodeId) -> Vec<i64> {
        let at_source = self.potential(source);
        self.potential.iter().map(|potential| potential - at_source).collect()
    }

    /// Prices nothing yet.
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

    /// Finds prices for the flow that is in the network. If it can be had cheaper, because there is
    /// a negative cycle, the flow is changed until it cannot.
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
                // All that was filled can flow back, so nothing is left over.
                search.even_out(network, &mut excess, watch);
            }
            Err(error) => return Err(error),
        }
        Ok(search)
    }

    /// Fills every arc of negative cost: then no arc with room has one. What comes to each vertex
    /// by that is added to its excess, which can be more than a flow through it.
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

    /// Pushes from vertices with too much to vertices with too little, always along a cheapest
    /// path, until nothing is too much anywhere. If that cannot be, says so; then what was settled
    /// is all that can be reached from where there is too much.
    fn even_out(
        &mut self,
        network: &mut CostNetwork<i64>,
        excess: &mut [i128],
        watch: &mut impl FnMut(Step<'_>, &CostNetwork<i64>, &Search),
    ) -> bool {
        loop {
            // Invariant: as in the loop over the paths from source to sink.
            let mut sources = network.nodes().filter(|v| 0 < excess[v.index()]).peekable();
            if sources.peek().is_none() {
                return true;
            }
            let Some(end) = self.finds(network, sources, |v| excess[v.index()] < 0) else {
                return false;
            };
            let start = network.tail_of(self.path[0]);
            let most = excess[start.index()].min(-excess[end.index()]);
            // What does not fit is no limit.
            let amount = network.augment(&self.path, i64::try_from(most).ok());
            excess[start.index()] -= i128::from(amount);
            excess[end.index()] += i128::from(amount);
            watch(Step::Even { path: &self.path, amount }, network, self);
        }
    }

    /// Dijkstra's search for the cheapest path from a source to a goal, with the costs that are
    /// left when the prices are taken off. Afterwards the prices rise by what was found, and the
    /// path has no cost beyond them. The goal, if one can be reached.
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
            // Invariant: what is settled is at most as far as u, and what is not is at least as
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
        // Every price rises by the distance, but by no more than that of the goal. To leave those
        // of the many vertices beyond as they are, all prices fall by the latter.
        for u in &self.settled {
            self.potential[u.index()] += self.dist[u.index()] - nearest;
        }
        self.trace_back(network, goal);
        Some(goal)
    }

    /// The nearest vertex that waits, and how far it is: no nearer than the last, which was this
    /// far. Of equally near ones the newest, so that the search does not go broad where it need
    /// not.
    fn pop(&mut self, far: i64) -> Option<(i64, NodeId)> {
        match self.level.pop() {
            Some(u) => Some((far, u)),
            None => self.queue.pop().map(|Reverse(entry)| entry),
        }
    }

    /// The path to the goal, from the arcs by which its vertices were reached.
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

/// The arcs that can take more, as a graph, with their costs.
fn residual_graph(network: &CostNetwork<i64>) -> Result<DiGraph<i64>, GraphError> {
    let arcs = network.nodes().flat_map(|u| {
        let open = network.arcs(u).iter().filter(|arc| 0 < arc.residual);
        open.map(move |arc| (u.into(), arc.head.into(), arc.cost))
    });
    DiGraph::from_weighted_edges(network.n_nodes(), arcs)
}

/// Whether sums of costs along paths fit, whatever else is added to them here.
fn check_costs(network: &CostNetwork<i64>) -> Result<(), GraphError> {
    let n_nodes = i64::try_from(network.n_nodes()).unwrap_or(i64::MAX).max(1);
    let is_too_much = |cost: i64| MOST / n_nodes < cost.saturating_abs();
    match network.edges().iter().position(|edge| is_too_much(edge.cost)) {
        None => Ok(()),
        Some(i) => Err(GraphError::Overflow { edge: EdgeId::at(i) }),
    }
}

/// Fits: a network has fewer arcs.
fn short(arc: usize) -> u32 {
    u32::try_from(arc).unwrap_or(START)
}
