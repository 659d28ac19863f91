//! Edmonds-Karp: a maximum flow, found by pushing along a shortest path as long as there is one.
//!
//! Cost: O(V E²), because there are at most V E paths, each found by a search in O(V + E). O(V + E)
//! space.
//!
//! Domain: nonnegative capacities of any size, integers or finite floats; loops and parallel edges;
//! a value that fits the type of the sums of capacities. The number of paths does not depend on the
//! capacities.
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

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a, C> {
    /// The search reached a vertex for the first time.
    Reach {
        /// The arc by which it was reached; see [`FlowNetwork::tail_of`] and
        /// [`FlowNetwork::edge_of`].
        arc: usize,
    },
    /// Flow was pushed along a path.
    Augment {
        /// The arcs of the path, from the source to the sink.
        path: &'a [usize],
        /// The amount pushed: the residual capacity of the bottleneck, or the limit.
        amount: C,
    },
}

/// Finds a maximum flow from `source` to `sink` along shortest paths. It starts from the flow
/// already in the network between these two vertices, and leaves its result there. O(V E²).
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
/// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::SourceIsSink`] if the
/// two are the same; [`GraphError::Overflow`] if the value overflows.
pub fn edmonds_karp<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    edmonds_karp_watched(network, source, sink, None, |_, _| {})
}

/// Works like [`edmonds_karp`], but adds at most `limit` to the flow. Another call continues.
///
/// # Errors
/// The same as [`edmonds_karp`].
pub fn edmonds_karp_up_to<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    edmonds_karp_watched(network, source, sink, Some(limit), |_, _| {})
}

/// Works like [`edmonds_karp`], but passes each [`Step`] and the network after it to `watch`.
/// Without a limit the flow is a maximum.
///
/// # Errors
/// The same as [`edmonds_karp`].
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
        // Invariant: the network holds a flow, and no path to the sink is shorter than the one
        // found.
        search.trace_back(network, sink, &mut path);
        let amount = network.augment(&path, limit);
        limit = limit.map(|limit| limit - amount);
        watch(Step::Augment { path: &path, amount }, network);
    }
    network.result(source, sink, network.reachable(source))
}

/// Marks a vertex that was not reached.
const UNREACHED: u32 = u32::MAX;
/// Marks the vertex where the search begins. Both marks are larger than any arc.
const START: u32 = u32::MAX - 1;

/// A breadth-first search along arcs with residual capacity.
struct Search {
    /// The arc by which each vertex was reached.
    arrival: Vec<u32>,
    /// The reached vertices, in this order. Each vertex enters once, so it never needs to grow.
    queue: Vec<NodeId>,
}

impl Search {
    fn new(n_nodes: usize) -> Self {
        Search { arrival: vec![UNREACHED; n_nodes], queue: Vec::with_capacity(n_nodes) }
    }

    /// Searches for a path to the sink, stops there, and returns whether there is one.
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
            // Invariant: the queue holds the reached vertices by distance; all arcs out of the
            // vertices before `next` have been tried.
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

    /// Collects the path to the sink from the arcs by which its vertices were reached.
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

/// Converts an arc, which fits: a network has fewer than 2³² arcs.
fn short(arc: usize) -> u32 {
    u32::try_from(arc).unwrap_or(UNREACHED)
}
