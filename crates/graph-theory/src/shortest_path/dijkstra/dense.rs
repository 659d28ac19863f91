//! Part of [Dijkstra's algorithm](super): the form without a queue, for dense graphs.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::{check_reached, check_weights};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// Finds the distances of all vertices from `source`, and a shortest path to each. It finds each
/// next vertex by scanning all unsettled ones. O(V² + E).
///
/// ```
/// use graph_theory::shortest_path::dijkstra::dense::dijkstra_dense;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_u32), (0, 2, 1), (2, 1, 2)])?;
/// let paths = dijkstra_dense(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra).
pub fn dijkstra_dense<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut paths: ShortestPaths<W::Sum> = ShortestPaths::unreached(graph.n_nodes());
    paths.start(graph.check(source)?);
    let mut left: Vec<NodeId> = graph.nodes().collect();
    let mut overflow = false;
    while let Some((place, far)) = nearest(&paths, &left) {
        let u = left.swap_remove(place);
        for arc in graph.arcs(u) {
            match far.checked_add(arc.weight.to_sum()) {
                None => overflow = true,
                Some(through_u) if paths.is_shorter(arc.head, through_u) => {
                    paths.arrive(arc.head, through_u, arc.edge);
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

/// Returns the position in the list of the nearest reached vertex, and its distance.
fn nearest<D: Weight>(paths: &ShortestPaths<D>, left: &[NodeId]) -> Option<(usize, D)> {
    let mut nearest: Option<(usize, D)> = None;
    for (place, &node) in left.iter().enumerate() {
        if let Some(far) = paths.dist(node)
            && nearest.is_none_or(|(_, least)| far < least)
        {
            nearest = Some((place, far));
        }
    }
    nearest
}
