//! Part of [Dinic's algorithm](super): capacities are read bit by bit, the highest first.
//!
//! Double all that flows, and all that it may; give each arc the next bit of its capacity. Then
//! every arc of the last cut has one unit of room at most, so no more than E units are left to
//! push, however large the capacities are.
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

/// As [`dinic`](super::dinic), for capacities that have bits: integers. The bound holds with
/// capacities of any size, but a search or more is made for each bit. O(V E log U).
///
/// # Errors
/// As [`dinic`](super::dinic).
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
        // Invariant: if of what each arc had room for only the bits above this one counted, the
        // flow would be a maximum.
        for (arc, &room) in network.arcs.iter_mut().zip(&room) {
            arc.residual = arc.residual + arc.residual + (room >> bit & C::from(true));
        }
        while levels.search(network, source, sink) {
            block(network, &levels, &mut cursor, (source, sink), None, &mut |_, _| {});
        }
    }
    network.result(source, sink, network.reachable(source))
}
