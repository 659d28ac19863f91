//! Part of [Dinic's algorithm](super): the textbook's form, which searches from the source on and
//! pushes one path at a time.
//!
//! The picture of the page runs [`dinic`]. The front door searches from the sink back, without
//! recursion, takes capacities of any type, and returns the cut that proves its answer.
//!
//! Cost: O(V² E) time, O(V + E) space; the recursion is as deep as the sink is far, fewer than V
//! calls.
//!
//! Domain: capacities of at least 0 whose sums fit an `i64`.
//!
//! Source: as for the [front door](super).
//!
//! Checked: on all networks of four vertices with seven edges of capacity 0 to 3, and on random
//! ones, against the front door: the same values, and the same levels in the first phase.
//!
//! Page: `docs/en/graph-theory/network-flow/dinic.md`.

use std::collections::VecDeque;

use crate::network_flow::plain::Network;

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The sink can be reached: a phase begins.
    Phase {
        /// The level of each vertex, if it has one.
        level: &'a [Option<usize>],
    },
    /// This amount was pushed along an arc. The arcs of a path come from its last to its first.
    Push {
        /// The arc.
        arc: usize,
        /// The residual capacity of the narrowest arc of the path.
        amount: i64,
    },
    /// No arc that leaves this vertex is of use any more in this phase.
    Retreat {
        /// The vertex. If it is the source, the phase ends.
        u: usize,
    },
}

/// The value of a maximum flow from `source` to `sink`. The flow is in the network then.
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
/// If there is no such vertex, or if source and sink are the same.
pub fn dinic(network: &mut Network, source: usize, sink: usize) -> i64 {
    dinic_watched(network, source, sink, |_, _| {})
}

/// [`dinic`], observed: each [`Step`] with the network as it then is.
///
/// # Panics
/// As [`dinic`].
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
        // Invariant: the sink is farther from the source than in any phase before.
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

/// The number of arcs on a shortest path from the source to each vertex, in the residual network.
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

/// Pushes at most `limit` along one path from u to the sink that goes up one level with each arc.
/// Returns how much was pushed: 0 if there is no such path any more.
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
        // Invariant: the arcs before `n_tried[u]` are of no use any more in this phase.
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
