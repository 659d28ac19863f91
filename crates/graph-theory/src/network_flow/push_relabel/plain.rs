//! Part of [push-relabel](super): the textbook's form, in which vertices take turns.
//!
//! The picture of the page runs [`push_relabel`]. The front door takes the highest vertex first,
//! measures heights by a search, looks for gaps, and tries no arc twice between two lifts.
//!
//! Cost: O(V³) pushes and O(V²) lifts, each with a look at the arcs of a vertex; O(V + E) space.
//!
//! Domain: capacities of at least 0, such that those of all edges out of the source sum to an
//! `i64`.
//!
//! Source: as for the [front door](super).
//!
//! Checked: on all networks of four vertices with seven edges of capacity 0 to 3, and on random
//! ones, against all cuts; on random ones, the heights and the excess after every move.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use std::collections::VecDeque;

use crate::network_flow::plain::Network;

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A vertex has its turn.
    Turn {
        /// The vertex.
        u: usize,
    },
    /// This amount was pushed along an arc.
    Push {
        /// The arc.
        arc: usize,
        /// How much.
        amount: i64,
    },
    /// A vertex was lifted.
    Lift {
        /// The vertex.
        u: usize,
        /// Its height now.
        to: usize,
    },
}

/// The heights of the vertices, and how much each of them holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The height of each vertex.
    pub height: Vec<usize>,
    /// What came into each vertex minus what left it.
    pub excess: Vec<i64>,
}

/// The value of a maximum flow from `source` to `sink`. The flow is in the network then.
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
/// If there is no such vertex, or if source and sink are the same; if a sum overflows.
pub fn push_relabel(network: &mut Network, source: usize, sink: usize) -> i64 {
    push_relabel_watched(network, source, sink, |_, _, _| {})
}

/// [`push_relabel`], observed: each [`Step`] with the network and the [`State`] after it.
///
/// # Panics
/// As [`push_relabel`].
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
            // Invariant: no arc that can take more leads down by more than 1.
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

/// Pushes some amount along an arc. If its head held nothing before, it waits for a turn now.
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
