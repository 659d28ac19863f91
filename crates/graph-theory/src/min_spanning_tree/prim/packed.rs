//! Part of [Prim's algorithm](super): queue entries with a weight and a vertex in one word.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/prim.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{NONE, PrimTree};
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// Finds the tree of [`prim`](super::prim) for 32-bit weights, with a heap of 64-bit words: the
/// weight in the upper half, and the vertex at the other end in the lower half. Comparing two
/// candidates takes a single comparison of integers. Among equal weights, the lowest vertex is
/// taken first, not the lowest edge, so the result may be another tree of the same weight. O(E log
/// E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex.
pub fn packed(graph: &UnGraph<u32>, start: NodeId) -> Result<PrimTree<u64>, GraphError> {
    let n_nodes = graph.n_nodes();
    let mut is_inside = vec![false; n_nodes];
    // For each vertex, the weight of the lightest edge between it and the tree, which has more than
    // 32 bits if there is none; and the edge itself.
    let mut lightest = vec![u64::MAX; n_nodes];
    let mut parents = vec![NONE; n_nodes];
    let (mut edges, mut sum) = (Vec::new(), 0);
    let mut u = graph.check(start)?;
    let mut queue = BinaryHeap::new();
    loop {
        is_inside[u.index()] = true;
        for arc in graph.arcs(u) {
            let (v, weight) = (arc.head.index(), u64::from(arc.weight));
            if !is_inside[v] && weight < lightest[v] {
                (lightest[v], parents[v]) = (weight, arc.edge.into());
                queue.push(Reverse(weight << 32 | u64::from(u32::from(arc.head))));
            }
        }
        // Invariant: for each vertex outside, its lightest edge is in the queue, before its heavier
        // ones.
        let nearest = loop {
            let Some(Reverse(word)) = queue.pop() else {
                return Ok(PrimTree { start, edges, weight: sum, parents });
            };
            #[expect(clippy::cast_possible_truncation, reason = "the vertex is the lower half")]
            let head = NodeId::from(word as u32);
            if !is_inside[head.index()] {
                break head;
            }
        };
        u = nearest;
        // Fits: there are fewer than 2³² weights, each of 32 bits.
        sum += lightest[u.index()];
        edges.push(parents[u.index()].into());
    }
}
