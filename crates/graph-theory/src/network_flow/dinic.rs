//! Dinic's algorithm: a maximum flow in phases, each of which saturates all shortest paths of one
//! length.
//!
//! Cost: O(V² E): fewer than V phases, each with at most E paths of at most V arcs. With unit
//! capacities O(E min(V^(2/3), √E)), and O(E √V) if at most one unit can flow through each inner
//! vertex. O(V + E) space.
//!
//! Domain: nonnegative capacities of any size, integers or finite floats; loops and parallel edges;
//! a value that fits the type of the sums of capacities. The number of phases does not depend on
//! the capacities.
//!
//! Source: E. A. Dinic, "Algorithm for solution of a problem of maximum flow in a network with
//! power estimation", Soviet Mathematics Doklady 11 (1970); in the form of S. Even and A. Itai.
//!
//! Checked: all networks of four vertices and seven edges with capacities up to 3 against all cuts;
//! every answer by its own cut.
//!
//! Page: `docs/en/graph-theory/network-flow/dinic.md`.

pub mod capacity_scaling;
pub mod plain;

use crate::error::GraphError;
use crate::graph::NodeId;
use crate::network_flow::{Capacity, Cost, FlowNetwork, MaxFlow, is_open};

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a, C> {
    /// The sink is reachable, and a phase begins.
    Phase {
        /// The distances of the vertices from the source.
        levels: &'a Levels,
    },
    /// Flow was pushed along a path.
    Augment {
        /// The arcs of the path, from the sink back to the source.
        path: &'a [usize],
        /// The amount pushed: the residual capacity of the bottleneck, or the limit.
        amount: C,
    },
    /// The search gave up on a vertex for this phase. If it is the sink, the phase ends.
    Retreat {
        /// The vertex.
        u: NodeId,
    },
}

/// The distances of vertices from the source in the residual network, in arcs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Levels {
    /// The level of each vertex, or [`UNREACHED`].
    level: Vec<u32>,
    /// The vertices that have a level, by level.
    queue: Vec<NodeId>,
}

/// Larger than any level.
const UNREACHED: u32 = u32::MAX;

/// Finds a maximum flow from `source` to `sink` in phases. It starts from the flow already in the
/// network between these two vertices, and leaves its result there. O(V² E).
///
/// The result also holds a minimum cut, which proves that the flow is a maximum:
/// [`MaxFlow::cut_edges`] returns its edges, and [`MaxFlow::source_side`] the vertices on the
/// source's side. If you need the cut but not the flow on each edge, use
/// [`minimum_cut`](crate::minimum_cut). It does only the first half of
/// [`push_relabel`](crate::push_relabel()), and it does not change the network. If several cuts are
/// minimum, this result holds the one nearest to the source, and `minimum_cut` returns the one
/// nearest to the sink.
///
/// ```
/// use graph_theory::{EdgeId, FlowNetwork, NodeId, dinic};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = FlowNetwork::from_edges(4, edges)?;
/// let flow = dinic(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!(flow.value(), 5);
/// // The cut consists of the two edges out of the source, whose capacities are 3 and 2.
/// assert_eq!(flow.cut_edges(&network), [0, 1].map(EdgeId::from));
/// assert!(flow.source_side().eq([NodeId::from(0)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::SourceIsSink`] if the
/// two are the same; [`GraphError::Overflow`] if the value overflows.
pub fn dinic<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    dinic_watched(network, source, sink, None, |_, _| {})
}

/// Works like [`dinic`], but adds at most `limit` to the flow. Another call continues.
///
/// # Errors
/// The same as [`dinic`].
pub fn dinic_up_to<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    dinic_watched(network, source, sink, Some(limit), |_, _| {})
}

/// Works like [`dinic`], but passes each [`Step`] and the network after it to `watch`. Without a
/// limit the flow is a maximum.
///
/// # Errors
/// The same as [`dinic`].
pub fn dinic_watched<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    source: NodeId,
    sink: NodeId,
    mut limit: Option<C>,
    mut watch: impl FnMut(Step<'_, C>, &FlowNetwork<C, Q>),
) -> Result<MaxFlow<C>, GraphError> {
    network.begin(source, sink)?;
    let n_nodes = network.n_nodes();
    let mut levels = Levels::unknown(n_nodes);
    let mut cursor = vec![0; n_nodes];
    while is_open(limit) && levels.search(network, source, sink) {
        // Invariant: the network holds a flow, and the sink is farther from the source than in any
        // earlier phase.
        watch(Step::Phase { levels: &levels }, network);
        limit = block(network, &levels, &mut cursor, (source, sink), limit, &mut watch);
    }
    // A failed search has found the source's side of the cut.
    let source_side = if is_open(limit) {
        levels.level.iter().map(|&level| level != UNREACHED).collect()
    } else {
        network.reachable(source)
    };
    network.result(source, sink, source_side)
}

impl Levels {
    fn unknown(n_nodes: usize) -> Self {
        Levels { level: vec![UNREACHED; n_nodes], queue: Vec::with_capacity(n_nodes) }
    }

    /// Returns the level of a vertex, or `None` if it is unreachable or no nearer than the sink.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn level(&self, node: NodeId) -> Option<usize> {
        let level = self.level[node.index()];
        (level != UNREACHED).then_some(level as usize)
    }

    /// Computes the levels up to the sink, and returns whether it is reachable.
    fn search<C: Capacity, Q: Cost>(
        &mut self,
        network: &FlowNetwork<C, Q>,
        source: NodeId,
        sink: NodeId,
    ) -> bool {
        let Levels { level, queue } = self;
        level.fill(UNREACHED);
        level[source.index()] = 0;
        queue.clear();
        queue.push(source);
        let mut next = 0;
        while next < queue.len() {
            // Invariant: the queue holds the vertices with a level, by level; all arcs out of the
            // vertices before `next` have been tried.
            let u = queue[next];
            next += 1;
            for arc in network.arcs(u) {
                if level[arc.head.index()] == UNREACHED && C::ZERO < arc.residual {
                    level[arc.head.index()] = level[u.index()] + 1;
                    queue.push(arc.head);
                    if arc.head == sink {
                        return true;
                    }
                }
            }
        }
        false
    }
}

/// Finds a blocking flow: pushes until every path on which each arc goes up one level has a
/// saturated arc. The depth-first search runs from the sink back to the source and never retries an
/// arc that led nowhere. Returns the rest of the limit.
fn block<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    levels: &Levels,
    cursor: &mut [usize],
    (source, sink): (NodeId, NodeId),
    mut limit: Option<C>,
    watch: &mut impl FnMut(Step<'_, C>, &FlowNetwork<C, Q>),
) -> Option<C> {
    for &u in &levels.queue {
        cursor[u.index()] = network.arc_range(u).start;
    }
    let mut path = Vec::new();
    let mut u = sink;
    loop {
        // Invariant: the path leads from u to the sink, and each arc goes up one level and is not
        // saturated.
        if u == source {
            let amount = network.augment(&path, limit);
            watch(Step::Augment { path: &path, amount }, network);
            limit = limit.map(|limit| limit - amount);
            let is_full = |&arc: &usize| network.all_arcs()[arc].residual == C::ZERO;
            let Some(full) = path.iter().position(is_full).filter(|_| is_open(limit)) else {
                return limit;
            };
            u = network.all_arcs()[path[full]].head;
            path.truncate(full);
        }
        if let Some((arc, below)) = next_arc_into(u, network, levels, &mut cursor[u.index()]) {
            path.push(arc);
            u = below;
        } else {
            watch(Step::Retreat { u }, network);
            let Some(arc) = path.pop() else { return limit };
            u = network.all_arcs()[arc].head;
            cursor[u.index()] += 1;
        }
    }
}

/// Returns the next unsaturated arc into u from one level below, starting at the cursor, and its
/// tail. The cursor stays at the partner of that arc.
fn next_arc_into<C: Capacity, Q: Cost>(
    u: NodeId,
    network: &FlowNetwork<C, Q>,
    levels: &Levels,
    cursor: &mut usize,
) -> Option<(usize, NodeId)> {
    let Levels { level, .. } = levels;
    let end = network.arc_range(u).end;
    while *cursor < end {
        let way_back = &network.all_arcs()[*cursor];
        // An unsaturated arc goes up by at most one level, so any lower vertex is one level below.
        if level[way_back.head.index()] < level[u.index()] {
            let arc = way_back.partner();
            if C::ZERO < network.all_arcs()[arc].residual {
                return Some((arc, way_back.head));
            }
        }
        *cursor += 1;
    }
    None
}
