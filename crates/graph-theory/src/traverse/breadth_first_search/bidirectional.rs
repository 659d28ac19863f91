//! Part of [breadth-first search](super): bidirectional search, for one pair of vertices.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use super::Search;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::Path;

/// Returns a shortest path from `source` to `target`, or `None` if there is no path.
///
/// `backward` is [`graph.transpose()`](crate::DiGraph::transpose), or the graph itself if it is
/// undirected. One search goes forward from the source and one backward from the target. The search
/// with the smaller layer visits that layer completely.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if an end does not exist.
pub fn shortest_path<W, K: Kind>(
    graph: &Graph<W, K>,
    backward: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
) -> Result<Option<Path>, GraphError> {
    let mut ahead = Search::from(graph, &[source])?;
    let mut behind = Search::from(backward, &[target])?;
    if source == target {
        return Ok(Some(Path { nodes: vec![source], edges: Vec::new() }));
    }
    let meeting = loop {
        // Invariant: each search has discovered everything as near as its queue, and nothing
        // farther; and no vertex was discovered by both.
        let (search, other, along) = if behind.queue().len() < ahead.queue().len() {
            (&mut behind, &ahead, backward)
        } else {
            (&mut ahead, &behind, graph)
        };
        if search.queue().is_empty() {
            return Ok(None);
        }
        if let Some(v) = search.visit_layer(along, |v| other.paths.is_reached(v)) {
            break v;
        }
    };
    let path = ahead.paths.path_to(graph, meeting).zip(behind.paths.path_to(backward, meeting));
    Ok(path.map(|(mut path, rest)| {
        path.nodes.extend(rest.nodes.into_iter().rev().skip(1));
        path.edges.extend(rest.edges.into_iter().rev());
        path
    }))
}

impl Search {
    /// Visits the waiting layer, up to the first new vertex for which `is_met` returns true.
    fn visit_layer<W, K: Kind>(
        &mut self,
        graph: &Graph<W, K>,
        is_met: impl Fn(NodeId) -> bool,
    ) -> Option<NodeId> {
        for _ in 0..self.queue().len() {
            let (u, far) = self.front()?;
            self.n_visited += 1;
            for arc in graph.arcs(u) {
                if self.discover(arc.head, far + 1, arc.edge) && is_met(arc.head) {
                    return Some(arc.head);
                }
            }
        }
        None
    }
}
