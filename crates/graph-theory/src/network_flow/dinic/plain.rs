//! Part of [Dinic's algorithm](super): the textbook version, which searches from the source and
//! pushes along one path at a time.
//!
//! The picture on the page runs [`dinic`]. The library's version searches back from the sink,
//! without recursion, has capacities of any type, and returns the cut that proves its answer.
//!
//! Cost: O(V² E) time, O(V + E) space; the recursion is as deep as the distance of the sink, fewer
//! than V calls.
//!
//! Domain: nonnegative capacities whose sums fit an `i64`.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all networks of four vertices with seven edges of capacity 0 to 3, and on random
//! networks, against the [library's version](super): the same values, and the same levels in the
//! first phase.
//!
//! Page: `docs/en/graph-theory/network-flow/dinic.md`.

use std::collections::VecDeque;

use crate::network_flow::plain::Network;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The sink is reachable, and a phase begins.
    Phase {
        /// The level of each vertex, if it has one.
        level: &'a [Option<usize>],
    },
    /// Flow was pushed along an arc. The arcs of a path are reported from the last to the first.
    Push {
        /// The arc.
        arc: usize,
        /// The amount pushed: the residual capacity of the bottleneck of the path.
        amount: i64,
    },
    /// No arc out of this vertex is useful in this phase any longer.
    Retreat {
        /// The vertex. If it is the source, the phase ends.
        u: usize,
    },
}

/// Returns the value of a maximum flow from `source` to `sink`, and leaves the flow in the network.
///
/// ```
/// use graph_theory::network_flow::dinic::plain::dinic;
/// use graph_theory::network_flow::plain::Network;
///
/// let edges = [(0, 1, 3), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = Network::new(4, &edges);
/// assert_eq!(dinic(&mut network, 0, 3), 5);
/// ```
///
/// # Panics
/// If there is no such vertex, or the source is the sink.
pub fn dinic(network: &mut Network, source: usize, sink: usize) -> i64 {
    dinic_watched(network, source, sink, |_, _| {})
}

/// Works like [`dinic`], but passes each [`Step`] and the network after it to `watch`.
///
/// # Panics
/// The same as [`dinic`].
pub fn dinic_watched(
    network: &mut Network,
    source: usize,
    sink: usize,
    mut watch: impl FnMut(Step<'_>, &Network),
) -> i64 {
    assert_ne!(source, sink, "the source is the sink");
    let mut value = 0;
    loop {
        let level = levels(network, source);
        if level[sink].is_none() {
            return value;
        }
        // Invariant: the sink is farther from the source than in any earlier phase.
        watch(Step::Phase { level: &level }, network);
        let mut n_tried = vec![0; level.len()];
        loop {
            let ends = (source, sink);
            let amount = push_watched(network, &level, &mut n_tried, ends, i64::MAX, &mut watch);
            if amount == 0 {
                break;
            }
            value += amount;
        }
    }
}

/// Returns the distance of each vertex from the source in the residual network, in arcs.
fn levels(network: &Network, source: usize) -> Vec<Option<usize>> {
    let mut level = vec![None; network.arcs.len()];
    level[source] = Some(0);
    let mut queue = VecDeque::from([source]);
    while let Some(u) = queue.pop_front() {
        for &arc in &network.arcs[u] {
            let v = network.heads[arc];
            if network.residual[arc] > 0 && level[v].is_none() {
                level[v] = level[u].map(|level| level + 1);
                queue.push_back(v);
            }
        }
    }
    level
}

/// Pushes at most `limit` along one path from u to the sink on which each arc goes up one level.
/// Returns the amount, which is 0 if there is no such path left.
fn push_watched(
    network: &mut Network,
    level: &[Option<usize>],
    n_tried: &mut [usize],
    (u, sink): (usize, usize),
    limit: i64,
    watch: &mut impl FnMut(Step<'_>, &Network),
) -> i64 {
    if u == sink {
        return limit;
    }
    while let Some(&arc) = network.arcs[u].get(n_tried[u]) {
        // Invariant: the arcs before `n_tried[u]` are no longer useful in this phase.
        let v = network.heads[arc];
        if network.residual[arc] > 0 && level[v] == level[u].map(|level| level + 1) {
            let limit = limit.min(network.residual[arc]);
            let amount = push_watched(network, level, n_tried, (v, sink), limit, watch);
            if amount > 0 {
                network.push(arc, amount);
                watch(Step::Push { arc, amount }, network);
                return amount;
            }
        }
        n_tried[u] += 1;
    }
    watch(Step::Retreat { u }, network);
    0
}
