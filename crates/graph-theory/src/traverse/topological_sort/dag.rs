//! Part of [topological sort](super): computations that process the vertices in topological order.
//! When a vertex is processed, everything before it is final, and nothing after it matters.
//!
//! Page: `docs/en/graph-theory/traverse/topological-sort.md`.

use super::topological_sort;
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::paths::{Path, ShortestPaths};
use crate::weight::Weight;

/// Returns the weight of an arc as a sum, or an error if it is NaN or infinite.
fn length<W: Weight>(edge: EdgeId, weight: W) -> Result<W::Sum, GraphError> {
    if weight.is_valid() { Ok(weight.to_sum()) } else { Err(GraphError::NotANumber { edge }) }
}

/// Finds shortest paths from a vertex. Weights may be negative, because without cycles there are no
/// negative ones. O(V + E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::Cycle`] if there is a
/// cycle anywhere in the graph; [`GraphError::NotANumber`] or [`GraphError::Overflow`] if the
/// weight of a reachable arc is invalid, or a sum overflows.
pub fn shortest_paths<W: Weight>(
    graph: &DiGraph<W>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    graph.check(source)?;
    let mut paths: ShortestPaths<W::Sum> = ShortestPaths::unreached(graph.n_nodes());
    paths.start(source);
    for u in topological_sort(graph)? {
        // Invariant: the distances of u and of all vertices before it are final.
        let Some(dist) = paths.dist(u) else { continue };
        for arc in graph.arcs(u) {
            let edge = arc.edge;
            let through_u = dist.checked_add(length(edge, arc.weight)?);
            let through_u = through_u.ok_or(GraphError::Overflow { edge })?;
            if paths.dist(arc.head).is_none_or(|known| through_u < known) {
                paths.arrive(arc.head, through_u, edge);
            }
        }
    }
    Ok(paths)
}

/// Finds a longest path in the whole graph, and its length: the critical path, if the weights are
/// times. It may be a single vertex, of length 0. Without vertices it is empty. Of several, it is
/// the one whose end comes first in the order. O(V + E).
///
/// ```
/// use graph_theory::DiGraph;
/// use graph_theory::traverse::topological_sort::dag::longest_path;
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 2_u32), (1, 2, 3), (0, 2, 4)])?;
/// let (length, path) = longest_path(&graph)?;
/// assert_eq!((length, path.edges.len()), (5, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle; [`GraphError::NotANumber`] or
/// [`GraphError::Overflow`] if a weight is invalid or a sum overflows.
pub fn longest_path<W: Weight>(graph: &DiGraph<W>) -> Result<(W::Sum, Path), GraphError> {
    let mut longest = vec![<W::Sum as Weight>::ZERO; graph.n_nodes()];
    let mut arrival: Vec<Option<EdgeId>> = vec![None; graph.n_nodes()];
    let mut end: Option<NodeId> = None;
    for u in topological_sort(graph)? {
        // Invariant: longest[u] is the length of a longest path that ends at u, which may be just
        // u.
        let far = longest[u.index()];
        if end.is_none_or(|end| longest[end.index()] < far) {
            end = Some(u);
        }
        for arc in graph.arcs(u) {
            let edge = arc.edge;
            let through_u = far.checked_add(length(edge, arc.weight)?);
            let through_u = through_u.ok_or(GraphError::Overflow { edge })?;
            if longest[arc.head.index()] < through_u {
                longest[arc.head.index()] = through_u;
                arrival[arc.head.index()] = Some(edge);
            }
        }
    }
    let far = end.map_or(<W::Sum as Weight>::ZERO, |end| longest[end.index()]);
    let mut path = Path::default();
    while let Some(u) = end {
        path.nodes.push(u);
        path.edges.extend(arrival[u.index()]);
        end = arrival[u.index()].map(|edge| graph.edge(edge).tail);
    }
    path.nodes.reverse();
    path.edges.reverse();
    Ok((far, path))
}

/// Returns the number of paths from a vertex to each vertex: 1 to itself, with parallel arcs
/// counted separately. `None` stands for a number that overflows 64 bits. O(V + E).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::Cycle`] if there is a
/// cycle.
pub fn count_paths<W>(graph: &DiGraph<W>, source: NodeId) -> Result<Vec<Option<u64>>, GraphError> {
    graph.check(source)?;
    let mut counts = vec![Some(0_u64); graph.n_nodes()];
    counts[source.index()] = Some(1);
    for u in topological_sort(graph)? {
        // Invariant: all paths to u are counted, because no later vertex leads to it.
        let to_u = counts[u.index()];
        if to_u == Some(0) {
            continue;
        }
        for arc in graph.arcs(u) {
            let count = &mut counts[arc.head.index()];
            *count = to_u.zip(*count).and_then(|(more, known)| known.checked_add(more));
        }
    }
    Ok(counts)
}
