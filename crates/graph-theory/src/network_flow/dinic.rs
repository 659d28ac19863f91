//! Dinic's algorithm: the largest flow in phases, each of which uses up all shortest paths of one
//! length.
//!
//! Cost: O(V² E): fewer than V phases, each with at most E paths of at most V arcs. With unit
//! capacities O(E min(V^(2/3), √E)), and O(E √V) if only one unit can go through any inner vertex.
//! O(V + E) space.
//!
//! Domain: capacities of at least 0, integers or finite floats, however large; loops and parallel
//! edges; a value that fits the sum of the capacities' type. The number of phases does not depend
//! on the capacities.
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

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a, C> {
    /// The sink can be reached: a phase begins.
    Phase {
        /// How far from the source the vertices are.
        levels: &'a Levels,
    },
    /// This amount was pushed along a path.
    Augment {
        /// Its arcs, from the sink back to the source.
        path: &'a [usize],
        /// What its narrowest arc could take.
        amount: C,
    },
    /// Nothing more can come through a vertex in this phase. If it is the sink, the phase ends.
    Retreat {
        /// The vertex.
        u: NodeId,
    },
}

/// How far vertices are from the source, in arcs that can take more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Levels {
    /// [`UNREACHED`] where no level is known.
    level: Vec<u32>,
    /// The vertices with a level, by level.
    queue: Vec<NodeId>,
}

/// More than any level.
const UNREACHED: u32 = u32::MAX;

/// The largest flow from `source` to `sink`, in phases. The flow stays in the network; what was
/// there before, between the same two vertices, is where it starts from. O(V² E).
///
/// ```
/// use graph_theory::network_flow::FlowNetwork;
/// use graph_theory::{NodeId, dinic};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = FlowNetwork::from_edges(4, edges)?;
/// let flow = dinic(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!(flow.value(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`], [`GraphError::SourceIsSink`]; [`GraphError::Overflow`] if the
/// value does not fit.
pub fn dinic<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    dinic_watched(network, source, sink, None, |_, _| {})
}

/// As [`dinic`], but no more than `limit` is added to the flow. A second call continues.
///
/// # Errors
/// As [`dinic`].
pub fn dinic_up_to<C: Capacity, Q: Cost>(
    network: &mut FlowNetwork<C, Q>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    dinic_watched(network, source, sink, Some(limit), |_, _| {})
}

/// Dinic's algorithm, observed: each [`Step`] with the network as it then is. No limit is no bound.
///
/// # Errors
/// As [`dinic`].
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
        // Invariant: what is in the network is a flow, and the sink is farther from the source than
        // in any phase before.
        watch(Step::Phase { levels: &levels }, network);
        limit = block(network, &levels, &mut cursor, (source, sink), limit, &mut watch);
    }
    // If the last search has failed, it knows the source's side.
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

    /// The level of a vertex; none if it cannot be reached, or lies no nearer than the sink.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn level(&self, node: NodeId) -> Option<usize> {
        let level = self.level[node.index()];
        (level != UNREACHED).then_some(level as usize)
    }

    /// Finds the levels anew, up to the sink. Whether it can be reached.
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
            // Invariant: the queue holds the vertices with a level, by level; those before `next`
            // have no arc left to try.
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

/// A blocking flow: pushes until every path that goes up one level with each arc has a full arc.
/// Searches depth-first, from the sink back to the source, and without a second look at any arc
/// that was of no use. What is left of the limit comes back.
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
        // Invariant: the path leads from u to the sink, every arc of it one level up and with room.
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

/// The next arc to u from one level below that can take more, from the cursor on, and where it
/// begins. The cursor stays at its partner.
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
        // An arc with room never skips a level on the way up, so whatever lies lower lies one level
        // below.
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
