//! Part of [Dijkstra's algorithm](super): the search with a priority queue that the caller
//! provides.
//!
//! The search is monotone: an inserted entry is never nearer than the last one removed. A queue may
//! rely on that.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::check_reached;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A priority queue that removes the least entry first, provided that no inserted entry is less
/// than the last one removed.
pub trait MonotoneQueue {
    /// Inserts a vertex with its distance.
    fn push(&mut self, far: u64, node: NodeId);
    /// Removes and returns an entry of the least distance.
    fn pop(&mut self) -> Option<(u64, NodeId)>;
}

/// Runs Dijkstra's algorithm with the caller's queue, which must be empty.
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra).
pub fn dijkstra_with<W: Weight<Sum = u64>, K: Kind>(
    mut queue: impl MonotoneQueue,
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<u64>, GraphError> {
    let mut paths = ShortestPaths::unreached(graph.n_nodes());
    let mut overflow = false;
    paths.start(graph.check(source)?);
    queue.push(0, source);
    while let Some((far, u)) = queue.pop() {
        if paths.dist(u) != Some(far) {
            continue;
        }
        for arc in graph.arcs(u) {
            match far.checked_add(arc.weight.to_sum()) {
                None => overflow = true,
                Some(through_u) if paths.is_shorter(arc.head, through_u) => {
                    paths.arrive(arc.head, through_u, arc.edge);
                    queue.push(through_u, arc.head);
                }
                Some(_) => {}
            }
        }
    }
    if overflow {
        check_reached(graph, |u| paths.is_reached(u))?;
    }
    Ok(paths)
}
