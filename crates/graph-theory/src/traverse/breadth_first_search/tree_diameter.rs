//! Part of [breadth-first search](super): a longest path in a tree.
//!
//! Cost: two searches, O(V) time and space.
//!
//! Domain: undirected trees, and the graph without vertices. Lengths are counted in edges.
//!
//! Source: E. W. Dijkstra, about 1960; R. W. Bulterman and others, "On computing a longest path in
//! a tree", Information Processing Letters 81 (2002).
//!
//! Checked: all trees of up to eight vertices in which each vertex is joined to a lower one,
//! against the distances of all pairs; a path and a star of a million vertices.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use super::breadth_first_search;
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};
use crate::paths::{Path, ShortestPaths};
use crate::traverse::depth_first_search::{connected_components, find_cycle};

/// Returns a longest path of a tree. The vertex farthest from any vertex is one end of such a path,
/// and the vertex farthest from that end is the other. Of several farthest vertices, it takes the
/// lowest.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, tree_diameter};
///
/// let path = tree_diameter(&UnGraph::from_edges(5, [(0, 1), (1, 2), (1, 3), (3, 4)])?)?;
/// assert_eq!(path.nodes, [4, 3, 1, 0].map(NodeId::from));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`] or [`GraphError::Disconnected`] if the graph is not a tree.
#[doc(alias = "diameter")]
#[doc(alias = "longest_path")]
pub fn tree_diameter<W>(tree: &UnGraph<W>) -> Result<Path, GraphError> {
    if let Some(cycle) = find_cycle(tree) {
        return Err(GraphError::Cycle { edges: cycle.edges });
    }
    let n_components = connected_components(tree).len();
    if 1 < n_components {
        return Err(GraphError::Disconnected { n_components });
    }
    let Some(root) = tree.nodes().next() else { return Ok(Path::default()) };
    let start = farthest(&breadth_first_search(tree, root)?, root);
    let paths = breadth_first_search(tree, start)?;
    Ok(paths.path_to(tree, farthest(&paths, start)).unwrap_or_default())
}

/// Returns the lowest of the vertices at the greatest distance from `source`.
fn farthest(paths: &ShortestPaths<u32>, source: NodeId) -> NodeId {
    let mut best = (Some(0), source);
    for (node, far) in (0..).map(NodeId::from).zip(paths.distances()) {
        if best.0 < far {
            best = (far, node);
        }
    }
    best.1
}
