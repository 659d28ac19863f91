//! Part of [Edmonds-Karp](super): the textbook version, two functions on arcs with partners.
//!
//! The picture on the page runs [`edmonds_karp`]. The library's version has capacities of any type
//! and an optional limit, starts from an existing flow, and returns the cut that proves its answer.
//!
//! Cost: O(V E²) time, O(V + E) space.
//!
//! Domain: nonnegative capacities whose sums fit an `i64`.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all networks of four vertices with seven edges of capacity 0 to 3 against the [front
//! door](super), flow by flow.
//!
//! Page: `docs/en/graph-theory/network-flow/edmonds-karp.md`.

use std::collections::VecDeque;

use crate::network_flow::plain::Network;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The search reached a vertex for the first time.
    Reach {
        /// The arc by which it was reached.
        arc: usize,
    },
    /// Flow was pushed along a path.
    Augment {
        /// The arcs of the path, from the source to the sink.
        path: &'a [usize],
        /// The amount pushed: the residual capacity of the bottleneck.
        amount: i64,
    },
}

/// Returns the value of a maximum flow from `source` to `sink`, and leaves the flow in the network.
///
/// ```
/// use graph_theory::network_flow::edmonds_karp::plain::edmonds_karp;
/// use graph_theory::network_flow::plain::Network;
///
/// let edges = [(0, 1, 3), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = Network::new(4, &edges);
/// assert_eq!(edmonds_karp(&mut network, 0, 3), 5);
/// assert_eq!(network.flow(0), 3);
/// ```
///
/// # Panics
/// If there is no such vertex, or the source is the sink.
pub fn edmonds_karp(network: &mut Network, source: usize, sink: usize) -> i64 {
    edmonds_karp_watched(network, source, sink, |_, _| {})
}

/// Works like [`edmonds_karp`], but passes each [`Step`] and the network after it to `watch`.
///
/// # Panics
/// The same as [`edmonds_karp`].
pub fn edmonds_karp_watched(
    network: &mut Network,
    source: usize,
    sink: usize,
    mut watch: impl FnMut(Step<'_>, &Network),
) -> i64 {
    assert_ne!(source, sink, "the source is the sink");
    let mut value = 0;
    while let Some(path) = shortest_path_watched(network, source, sink, &mut watch) {
        // Invariant: the network holds a flow of this value.
        let amount = path.iter().map(|&arc| network.residual[arc]).min().unwrap_or(0);
        for &arc in &path {
            network.push(arc, amount);
        }
        value += amount;
        watch(Step::Augment { path: &path, amount }, network);
    }
    value
}

/// Returns the arcs of a shortest path to the sink with residual capacity, if there is one.
fn shortest_path_watched(
    network: &Network,
    source: usize,
    sink: usize,
    watch: &mut impl FnMut(Step<'_>, &Network),
) -> Option<Vec<usize>> {
    let mut arrival = vec![None; network.arcs.len()];
    let mut queue = VecDeque::from([source]);
    while let Some(u) = queue.pop_front() {
        for &arc in &network.arcs[u] {
            let v = network.heads[arc];
            if network.residual[arc] > 0 && arrival[v].is_none() && v != source {
                arrival[v] = Some(arc);
                queue.push_back(v);
                watch(Step::Reach { arc }, network);
            }
        }
    }
    let (mut path, mut v) = (Vec::new(), sink);
    while v != source {
        let arc = arrival[v]?;
        path.push(arc);
        v = network.heads[arc ^ 1];
    }
    path.reverse();
    Some(path)
}
