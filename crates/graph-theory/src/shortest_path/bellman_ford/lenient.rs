//! Part of [Bellman-Ford](super): all distances that exist despite negative cycles.
//!
//! Page: `docs/en/graph-theory/shortest-path/bellman-ford.md`.

use super::rounds;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// Distances in a graph that may have negative cycles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lenient<D> {
    /// The vertices that have a distance, with a shortest path to each.
    pub paths: ShortestPaths<D>,
    /// The vertices without a shortest walk, because a negative cycle is on the way to them;
    /// ascending.
    pub bottomless: Vec<NodeId>,
}

/// Returns the distances from `source`, and the vertices at minus infinity. O(V E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NotANumber`] if a
/// weight is NaN or infinite; [`GraphError::Overflow`] if a sum overflows.
pub fn bellman_ford_lenient<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<Lenient<W::Sum>, GraphError> {
    let (mut paths, restless) = rounds(graph, &[source], |_, weight| *weight, |_, _| {})?;
    let mut is_bottomless = vec![false; graph.n_nodes()];
    let mut stack = Vec::new();
    if restless.is_some() {
        // Each negative cycle has an arc that can still be relaxed, since otherwise its weights
        // would sum to at least 0.
        for u in graph.nodes() {
            let Some(far) = paths.dist(u) else { continue };
            for arc in graph.arcs(u) {
                let through_u = far.checked_add(arc.weight.to_sum());
                if through_u.is_none_or(|through_u| paths.is_shorter(arc.head, through_u)) {
                    stack.push(arc.head);
                }
            }
        }
    }
    while let Some(u) = stack.pop() {
        if !is_bottomless[u.index()] {
            is_bottomless[u.index()] = true;
            paths.forget(u);
            stack.extend(graph.neighbors(u));
        }
    }
    let bottomless = graph.nodes().filter(|u| is_bottomless[u.index()]).collect();
    Ok(Lenient { paths, bottomless })
}
