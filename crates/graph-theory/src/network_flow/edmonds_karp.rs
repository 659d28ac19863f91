//! Edmonds-Karp: the largest flow, by pushing along a shortest path as long as there is one.
//!
//! Cost: O(V E²), for there are at most V E paths, and a search for one is O(V + E). O(V + E)
//! space.
//!
//! Domain: capacities of at least 0, integers or finite floats, however large; loops and parallel
//! edges; a value that fits the sum of the capacities' type. The number of paths does not depend on
//! the capacities.
//!
//! Source: J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network
//! flow problems", Journal of the ACM 19 (1972). E. A. Dinic had the same bound in 1970.
//!
//! Checked: all networks of four vertices and seven edges with capacities up to 3 against all cuts;
//! every answer by its own cut.
//!
//! Page: `docs/en/graph-theory/network-flow/edmonds-karp.md`.

pub mod plain;

use crate::error::GraphError;
use crate::graph::NodeId;
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow, is_open};

/// What the search for paths does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a, C> {
    /// The search has reached a vertex along an arc, the first that leads there.
    Reach {
        /// The arc: [`FlowNetwork::tail_of`] and [`FlowNetwork::edge_of`] say which.
        arc: usize,
    },
    /// This amount was pushed along a path.
    Augment {
        /// Its arcs, from the source to the sink.
        path: &'a [usize],
        /// What its narrowest arc could take.
        amount: C,
    },
}

/// The largest flow from `source` to `sink`, by shortest paths. The flow stays in the network; what
/// was there before, between the same two vertices, is where it starts from. O(V E²).
///
/// ```
/// use graph_theory::network_flow::FlowNetwork;
/// use graph_theory::{NodeId, edmonds_karp};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = FlowNetwork::from_edges(4, edges)?;
/// let flow = edmonds_karp(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!(flow.value(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`], [`GraphError::SourceIsSink`]; [`GraphError::Overflow`] if the
/// value does not fit.
pub fn edmonds_karp<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    edmonds_karp_watched(network, source, sink, None, |_, _| {})
}

/// As [`edmonds_karp`], but no more than `limit` is added to the flow. A second call continues.
///
/// # Errors
/// As [`edmonds_karp`].
pub fn edmonds_karp_up_to<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    edmonds_karp_watched(network, source, sink, Some(limit), |_, _| {})
}

/// Edmonds-Karp, observed: each [`Step`] with the network as it then is. No limit is no bound.
///
/// # Errors
/// As [`edmonds_karp`].
pub fn edmonds_karp_watched<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    mut limit: Option<C>,
    mut watch: impl FnMut(Step<'_, C>, &FlowNetwork<C>),
) -> Result<MaxFlow<C>, GraphError> {
    network.begin(source, sink)?;
    let mut search = Search::new(network.n_nodes());
    let mut path = Vec::new();
    while is_open(limit) && search.finds(network, source, sink, &mut watch) {
        // Invariant: what is in the network is a flow, and no path to the sink is shorter than the
        // one that was found.
        search.trace_back(network, sink, &mut path);
        let amount = network.augment(&path, limit);
        limit = limit.map(|limit| limit - amount);
        watch(Step::Augment { path: &path, amount }, network);
    }
    network.result(source, sink, network.reachable(source))
}

/// A vertex that was not reached.
const UNREACHED: u32 = u32::MAX;
/// The vertex where the search began. An arc has a lower number than both.
const START: u32 = u32::MAX - 1;

/// A breadth-first search along arcs that can take more.
struct Search {
    /// The arc by which each vertex was reached.
    arrival: Vec<u32>,
    /// What was reached, in this order. Each vertex enters once, so it never needs to grow.
    queue: Vec<NodeId>,
}

impl Search {
    fn new(n_nodes: usize) -> Self {
        Search { arrival: vec![UNREACHED; n_nodes], queue: Vec::with_capacity(n_nodes) }
    }

    /// Whether a path leads to the sink. Stops where it is reached.
    fn finds<C: Capacity>(
        &mut self,
        network: &FlowNetwork<C>,
        source: NodeId,
        sink: NodeId,
        watch: &mut impl FnMut(Step<'_, C>, &FlowNetwork<C>),
    ) -> bool {
        self.arrival.fill(UNREACHED);
        self.arrival[source.index()] = START;
        self.queue.clear();
        self.queue.push(source);
        let mut next = 0;
        while next < self.queue.len() {
            // Invariant: the queue holds what was reached, by distance; the vertices before `next`
            // have no arc left to try.
            let u = self.queue[next];
            next += 1;
            for (arc, way) in (0..).zip(network.arcs(u)) {
                let arrival = &mut self.arrival[way.head.index()];
                if *arrival == UNREACHED && C::ZERO < way.residual {
                    let arc = network.arc_range(u).start + arc;
                    *arrival = short(arc);
                    watch(Step::Reach { arc }, network);
                    if way.head == sink {
                        return true;
                    }
                    self.queue.push(way.head);
                }
            }
        }
        false
    }

    /// The path to the sink, from the arcs by which its vertices were reached.
    fn trace_back<C: Capacity>(
        &self,
        network: &FlowNetwork<C>,
        sink: NodeId,
        path: &mut Vec<usize>,
    ) {
        path.clear();
        let mut at = sink;
        while self.arrival[at.index()] < START {
            let arc = self.arrival[at.index()] as usize;
            path.push(arc);
            at = network.tail_of(arc);
        }
        path.reverse();
    }
}

/// Fits: a network has fewer arcs.
fn short(arc: usize) -> u32 {
    u32::try_from(arc).unwrap_or(UNREACHED)
}
