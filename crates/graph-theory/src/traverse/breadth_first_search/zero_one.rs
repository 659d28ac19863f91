//! Part of [breadth-first search](super): 0-1 search, for edges that cost 0 or 1, with a
//! double-ended queue.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use std::collections::VecDeque;

use crate::error::GraphError;
use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::ShortestPaths;

/// Finds the least costs from the nearest of `sources`, where an edge costs 1 if `costs` returns
/// true for it and 0 otherwise. O(V + E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a source does not exist.
pub fn zero_one_search<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut costs: impl FnMut(EdgeId, &W) -> bool,
) -> Result<ShortestPaths<u32>, GraphError> {
    let mut paths = ShortestPaths::unreached(graph.n_nodes());
    let mut queue = VecDeque::new();
    for &source in sources {
        paths.start(graph.check(source)?);
        queue.push_back((0, source));
    }
    while let Some((far, u)) = queue.pop_front() {
        // Invariant: the costs in the queue ascend from `far`, and the last is at most one more.
        if paths.dist(u).is_some_and(|known| known < far) {
            continue; // A free edge has reached u in the meantime.
        }
        for arc in graph.arcs(u) {
            let cost = u32::from(costs(arc.edge, &arc.weight));
            let through_u = far + cost;
            if paths.is_shorter(arc.head, through_u) {
                paths.arrive(arc.head, through_u, arc.edge);
                if cost == 0 {
                    queue.push_front((through_u, arc.head));
                } else {
                    queue.push_back((through_u, arc.head));
                }
            }
        }
    }
    Ok(paths)
}
