//! Part of [minimum-cost flow](super): successive cheapest paths, found by Bellman-Ford or by
//! Dijkstra's algorithm with potentials.
//!
//! The library's version takes a [`CostNetwork`](crate::network_flow::CostNetwork), handles
//! negative cycles and a limit, switches to cost scaling if there are too many paths, and returns
//! the potentials that prove its answer.
//!
//! Cost: O(F V E) time with Bellman-Ford and O(F (V + E) log E) with potentials, for F paths; F is
//! not bounded in terms of V and E. O(V + E) space.
//!
//! Domain: nonnegative capacities, and costs such that no cycle of edges of positive capacity is
//! negative (with potentials, nonnegative costs); sums fit an `i64`.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: both forms against the [library's version](super), on all networks without negative
//! cycles among those of four vertices and five edges, and on random networks: the same cost for
//! each value.
//!
//! Page: `docs/en/graph-theory/network-flow/minimum-cost-flow.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::network_flow::plain::Network;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// Flow was pushed along a cheapest path.
    Augment {
        /// The arcs of the path, from the source to the sink.
        path: &'a [usize],
        /// The amount pushed: the residual capacity of the bottleneck.
        amount: i64,
        /// The cost per unit of flow along the path.
        unit_cost: i64,
    },
}

/// Returns the costs of all arcs, given those of the edges. An arc back refunds the cost of its
/// partner.
///
/// ```
/// use graph_theory::network_flow::minimum_cost_flow::plain::arc_costs;
///
/// assert_eq!(arc_costs(&[3, 5]), [3, -3, 5, -5]);
/// ```
pub fn arc_costs(costs: &[i64]) -> Vec<i64> {
    costs.iter().flat_map(|&cost| [cost, -cost]).collect()
}

/// Returns the value of a maximum flow from `source` to `sink`, and the least cost of such a flow.
/// `costs[arc]` is the cost per unit on an arc; see [`arc_costs`]. The flow is left in the network.
///
/// ```
/// use graph_theory::network_flow::minimum_cost_flow::plain::{arc_costs, minimum_cost_flow};
/// use graph_theory::network_flow::plain::Network;
///
/// let edges = [(0, 1, 2), (0, 2, 2), (1, 3, 1), (1, 2, 1), (2, 3, 2)];
/// let costs = arc_costs(&[1, 4, 1, 1, 1]);
/// let mut network = Network::new(4, &edges);
/// assert_eq!(minimum_cost_flow(&mut network, &costs, 0, 3), (3, 10));
/// ```
///
/// # Panics
/// If there is no such vertex, the source is the sink, or a sum overflows.
pub fn minimum_cost_flow(
    network: &mut Network,
    costs: &[i64],
    source: usize,
    sink: usize,
) -> (i64, i64) {
    minimum_cost_flow_watched(network, costs, source, sink, |_, _| {})
}

/// Works like [`minimum_cost_flow`], but passes each [`Step`] and the network after it to `watch`.
///
/// # Panics
/// The same as [`minimum_cost_flow`].
pub fn minimum_cost_flow_watched(
    network: &mut Network,
    costs: &[i64],
    source: usize,
    sink: usize,
    mut watch: impl FnMut(Step<'_>, &Network),
) -> (i64, i64) {
    assert_ne!(source, sink, "the source is the sink");
    let (mut value, mut total) = (0, 0);
    while let Some(path) = cheapest_path(network, costs, source, sink) {
        // Invariant: no flow of this value is cheaper.
        let amount = path.iter().map(|&arc| network.residual[arc]).min().unwrap_or(0);
        let unit_cost: i64 = path.iter().map(|&arc| costs[arc]).sum();
        for &arc in &path {
            network.push(arc, amount);
        }
        value += amount;
        total += amount * unit_cost;
        watch(Step::Augment { path: &path, amount, unit_cost }, network);
    }
    (value, total)
}

/// Returns the arcs of a cheapest path to the sink with residual capacity, if there is one, by
/// Bellman-Ford.
fn cheapest_path(
    network: &Network,
    costs: &[i64],
    source: usize,
    sink: usize,
) -> Option<Vec<usize>> {
    let n = network.arcs.len();
    let (mut distance, mut arrival) = (vec![None; n], vec![None; n]);
    distance[source] = Some(0);
    for _ in 1..n {
        for (arc, &v) in network.heads.iter().enumerate() {
            let u = network.heads[arc ^ 1];
            let Some(through_u) = distance[u].map(|far: i64| far + costs[arc]) else { continue };
            if network.residual[arc] > 0 && distance[v].is_none_or(|known| through_u < known) {
                (distance[v], arrival[v]) = (Some(through_u), Some(arc));
            }
        }
    }
    walk_back(network, &arrival, source, sink)
}

/// Returns the path to the sink, given the arc by which each vertex was reached, or `None` if the
/// sink was not reached.
fn walk_back(
    network: &Network,
    arrival: &[Option<usize>],
    source: usize,
    sink: usize,
) -> Option<Vec<usize>> {
    let (mut path, mut v) = (Vec::new(), sink);
    while v != source {
        let arc = arrival[v]?;
        path.push(arc);
        v = network.heads[arc ^ 1];
    }
    path.reverse();
    Some(path)
}

/// Does the same as [`minimum_cost_flow`], by Dijkstra's algorithm on reduced costs. Edges must not
/// have negative costs.
///
/// ```
/// use graph_theory::network_flow::minimum_cost_flow::plain::{arc_costs, with_potentials};
/// use graph_theory::network_flow::plain::Network;
///
/// let edges = [(0, 1, 2), (0, 2, 2), (1, 3, 1), (1, 2, 1), (2, 3, 2)];
/// let costs = arc_costs(&[1, 4, 1, 1, 1]);
/// let mut network = Network::new(4, &edges);
/// assert_eq!(with_potentials(&mut network, &costs, 0, 3), (3, 10));
/// ```
///
/// # Panics
/// The same as [`minimum_cost_flow`].
pub fn with_potentials(
    network: &mut Network,
    costs: &[i64],
    source: usize,
    sink: usize,
) -> (i64, i64) {
    with_potentials_watched(network, costs, source, sink, |_, _, _| {})
}

/// Works like [`with_potentials`], but passes each [`Step`], the network, and the potentials after
/// it to `watch`.
///
/// # Panics
/// The same as [`minimum_cost_flow`].
pub fn with_potentials_watched(
    network: &mut Network,
    costs: &[i64],
    source: usize,
    sink: usize,
    mut watch: impl FnMut(Step<'_>, &Network, &[i64]),
) -> (i64, i64) {
    assert_ne!(source, sink, "the source is the sink");
    let (mut value, mut total) = (0, 0);
    let mut potential = vec![0; network.arcs.len()];
    loop {
        let (distance, arrival) = dijkstra(network, costs, &potential, source);
        let Some(far) = distance[sink] else { return (value, total) };
        for (potential, distance) in potential.iter_mut().zip(&distance) {
            *potential += distance.unwrap_or(far).min(far);
        }
        // Invariant: no arc with residual capacity has a negative reduced cost.
        let path = walk_back(network, &arrival, source, sink).unwrap_or_default();
        let amount = path.iter().map(|&arc| network.residual[arc]).min().unwrap_or(0);
        let unit_cost = potential[sink] - potential[source];
        for &arc in &path {
            network.push(arc, amount);
        }
        value += amount;
        total += amount * unit_cost;
        watch(Step::Augment { path: &path, amount, unit_cost }, network, &potential);
    }
}

/// Returns the distances from the source in reduced costs, and the arc by which each vertex was
/// reached.
fn dijkstra(
    network: &Network,
    costs: &[i64],
    potential: &[i64],
    source: usize,
) -> (Vec<Option<i64>>, Vec<Option<usize>>) {
    let n = network.arcs.len();
    let (mut distance, mut arrival) = (vec![None; n], vec![None; n]);
    distance[source] = Some(0);
    let mut heap = BinaryHeap::from([Reverse((0, source))]);
    while let Some(Reverse((far, u))) = heap.pop() {
        if distance[u] != Some(far) {
            continue;
        }
        for &arc in &network.arcs[u] {
            let v = network.heads[arc];
            let through_u = far + costs[arc] + potential[u] - potential[v];
            if network.residual[arc] > 0 && distance[v].is_none_or(|known| through_u < known) {
                (distance[v], arrival[v]) = (Some(through_u), Some(arc));
                heap.push(Reverse((through_u, v)));
            }
        }
    }
    (distance, arrival)
}
