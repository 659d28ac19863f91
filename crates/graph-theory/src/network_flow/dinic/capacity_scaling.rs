//! Part of [Dinic's algorithm](super): capacity scaling, which adds the bits of the capacities one
//! by one, the highest first.
//!
//! For each bit, all flows and capacities are doubled, and each arc gets the next bit of its
//! capacity. After that, every arc of the last cut has at most one unit of room, so at most E units
//! are left to push, no matter how large the capacities are.
//!
//! Cost: O(V E log U) for capacities up to U: for each bit fewer than V phases, and at most E paths
//! of at most V arcs. O(V + E) space.
//!
//! Source: H. N. Gabow, "Scaling algorithms for network problems", Journal of Computer and System
//! Sciences 31 (1985).
//!
//! Page: `docs/en/graph-theory/network-flow/dinic.md`.

use std::ops::{BitAnd, Shr};

use super::{Levels, block};
use crate::error::GraphError;
use crate::graph::NodeId;
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow};

/// Works like [`dinic`](super::dinic), for integer capacities. The bound holds for capacities of
/// any size, but each bit takes at least one search. O(V E log U).
///
/// # Errors
/// The same as [`dinic`](super::dinic).
pub fn dinic_scaling<C>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError>
where
    C: Capacity + From<bool> + Shr<usize, Output = C> + BitAnd<Output = C>,
{
    network.begin(source, sink)?;
    let n_nodes = network.n_nodes();
    let mut levels = Levels::unknown(n_nodes);
    let mut cursor = vec![0; n_nodes];
    let room: Vec<C> = network.arcs.iter().map(|arc| arc.residual).collect();
    for arc in &mut network.arcs {
        arc.residual = C::ZERO;
    }
    for bit in (0..8 * size_of::<C>()).rev() {
        // Invariant: the flow is a maximum for the initial residual capacities without this bit and
        // the lower ones.
        for (arc, &room) in network.arcs.iter_mut().zip(&room) {
            arc.residual = arc.residual + arc.residual + (room >> bit & C::from(true));
        }
        while levels.search(network, source, sink) {
            block(network, &levels, &mut cursor, (source, sink), None, &mut |_, _| {});
        }
    }
    network.result(source, sink, network.reachable(source))
}
