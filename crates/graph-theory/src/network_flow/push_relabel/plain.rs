//! Part of [push-relabel](super): the textbook version, in which vertices take turns.
//!
//! The picture on the page runs [`push_relabel`]. The library's version takes the highest vertex
//! first, recomputes heights by a search, detects gaps, and tries no arc twice between two lifts of
//! a vertex.
//!
//! Cost: O(V³) pushes and O(V²) lifts, each with a scan of the arcs of a vertex; O(V + E) space.
//!
//! Domain: nonnegative capacities; those of the edges out of the source have a sum that fits an
//! `i64`.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all networks of four vertices with seven edges of capacity 0 to 3, and on random
//! networks, against all cuts; on random networks, the heights and the excesses after every move.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use std::collections::VecDeque;

use crate::network_flow::plain::Network;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The turn of a vertex begins.
    Turn {
        /// The vertex.
        u: usize,
    },
    /// Flow was pushed along an arc.
    Push {
        /// The arc.
        arc: usize,
        /// The amount pushed.
        amount: i64,
    },
    /// A vertex was lifted.
    Lift {
        /// The vertex.
        u: usize,
        /// The new height of the vertex.
        to: usize,
    },
}

/// The heights and excesses of the vertices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The height of each vertex.
    pub height: Vec<usize>,
    /// The flow into each vertex minus the flow out of it.
    pub excess: Vec<i64>,
}

/// Returns the value of a maximum flow from `source` to `sink`, and leaves the flow in the network.
///
/// ```
/// use graph_theory::network_flow::plain::Network;
/// use graph_theory::network_flow::push_relabel::plain::push_relabel;
///
/// let edges = [(0, 1, 3), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = Network::new(4, &edges);
/// assert_eq!(push_relabel(&mut network, 0, 3), 5);
/// ```
///
/// # Panics
/// If there is no such vertex, the source is the sink, or a sum overflows.
pub fn push_relabel(network: &mut Network, source: usize, sink: usize) -> i64 {
    push_relabel_watched(network, source, sink, |_, _, _| {})
}

/// Works like [`push_relabel`], but passes each [`Step`], the network, and the [`State`] after it
/// to `watch`.
///
/// # Panics
/// The same as [`push_relabel`].
pub fn push_relabel_watched(
    network: &mut Network,
    source: usize,
    sink: usize,
    mut watch: impl FnMut(Step, &Network, &State),
) -> i64 {
    assert_ne!(source, sink, "the source is the sink");
    let n = network.arcs.len();
    let mut state = State { height: vec![0; n], excess: vec![0; n] };
    let mut queue = VecDeque::new();
    state.height[source] = n;
    for arc in network.arcs[source].clone() {
        let amount = network.residual[arc];
        push_watched(network, &mut state, &mut queue, (arc, amount), &mut watch);
    }
    while let Some(u) = queue.pop_front() {
        watch(Step::Turn { u }, network, &state);
        while u != source && u != sink && state.excess[u] > 0 {
            // Invariant: no arc with residual capacity leads down by more than 1.
            let open = network.arcs[u].iter().filter(|arc| network.residual[**arc] > 0);
            let lowest = open.min_by_key(|arc| state.height[network.heads[**arc]]);
            let Some(&arc) = lowest else { break };
            let below = state.height[network.heads[arc]];
            if below < state.height[u] {
                let amount = state.excess[u].min(network.residual[arc]);
                push_watched(network, &mut state, &mut queue, (arc, amount), &mut watch);
            } else {
                state.height[u] = below + 1;
                watch(Step::Lift { u, to: below + 1 }, network, &state);
            }
        }
    }
    state.excess[sink]
}

/// Pushes flow along an arc. If the head had no excess before, it begins to wait for its turn.
fn push_watched(
    network: &mut Network,
    state: &mut State,
    queue: &mut VecDeque<usize>,
    (arc, amount): (usize, i64),
    watch: &mut impl FnMut(Step, &Network, &State),
) {
    let (u, v) = (network.heads[arc ^ 1], network.heads[arc]);
    if amount > 0 && u != v {
        network.push(arc, amount);
        state.excess[u] -= amount;
        state.excess[v] += amount;
        if state.excess[v] == amount {
            queue.push_back(v);
        }
        watch(Step::Push { arc, amount }, network, state);
    }
}
