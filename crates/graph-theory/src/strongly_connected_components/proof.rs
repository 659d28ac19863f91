//! Part of [the group](super): the proof that classes are the strongly connected components, no
//! matter which algorithm found them.
//!
//! Page: `docs/en/graph-theory/README.md`.

use crate::Components;
use crate::graph::{DiGraph, EdgeId, NodeId};

/// The reason classes are not the strongly connected components of a graph, or not numbered in
/// topological order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ComponentsError {
    /// The graph has a different number of vertices.
    #[error("the classes are of another graph")]
    OtherGraph,
    /// This edge leads to a lower class, so the two classes are one, or numbered in the wrong
    /// order.
    #[error("edge {} leads to a lower class", edge.index())]
    Upstream {
        /// The edge.
        edge: EdgeId,
    },
    /// Within its class, this vertex and the lowest one do not reach each other.
    #[error("vertex {} does not belong to its class", node.index())]
    Apart {
        /// The vertex.
        node: NodeId,
    },
}

/// Checks that the classes are the strongly connected components, numbered in topological order: no
/// edge leads to a lower class, so no path leaves a class and returns; and within each class, the
/// lowest vertex reaches all others, and they reach it. O(V + E).
///
/// # Errors
/// [`ComponentsError`] with an edge or a vertex that refutes the claim.
pub fn verify<W: Clone>(
    graph: &DiGraph<W>,
    components: &Components,
) -> Result<(), ComponentsError> {
    if components.classes().len() != graph.n_nodes() {
        return Err(ComponentsError::OtherGraph);
    }
    for (id, edge) in graph.edge_ids() {
        if components.class_of(edge.head) < components.class_of(edge.tail) {
            return Err(ComponentsError::Upstream { edge: id });
        }
    }
    for way in [graph, &graph.transpose()] {
        let is_reached = reached_within(way, components);
        if let Some(node) = graph.nodes().find(|node| !is_reached[node.index()]) {
            return Err(ComponentsError::Apart { node });
        }
    }
    Ok(())
}

/// Returns whether each vertex is reachable from the lowest one of its class, without leaving the
/// class.
fn reached_within<W>(graph: &DiGraph<W>, components: &Components) -> Vec<bool> {
    let mut is_reached = vec![false; graph.n_nodes()];
    let mut has_started = vec![false; components.len()];
    let mut waiting = Vec::new();
    for node in graph.nodes() {
        let class = components.class_of(node);
        if !has_started[class] {
            has_started[class] = true;
            is_reached[node.index()] = true;
            waiting.push(node);
        }
    }
    while let Some(u) = waiting.pop() {
        for v in graph.neighbors(u) {
            if components.same(u, v) && !is_reached[v.index()] {
                is_reached[v.index()] = true;
                waiting.push(v);
            }
        }
    }
    is_reached
}

/// Returns whether every vertex reaches every other one, which is true for a graph without
/// vertices. O(V + E).
///
/// ```
/// use graph_theory::DiGraph;
/// use graph_theory::strongly_connected_components::is_strongly_connected;
///
/// assert!(is_strongly_connected(&DiGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_strongly_connected<W>(graph: &DiGraph<W>) -> bool {
    super::tarjan::tarjan(graph).len() <= 1
}
