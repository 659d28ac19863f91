//! Part of [Dijkstra's algorithm](super): bidirectional search, for one pair of vertices.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::{Entry, Search, check_reached, check_weights};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::Path;
use crate::weight::Weight;

/// Returns a shortest path from `source` to `target` and its length, or `None` if there is no path.
///
/// `backward` is [`graph.transpose()`](crate::DiGraph::transpose), or the graph itself if it is
/// undirected. One search goes forward from the source and one backward from the target; the next
/// step belongs to the one that has covered the shorter distance.
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra).
pub fn shortest_path<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    backward: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
) -> Result<Option<(W::Sum, Path)>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut searches: [Search<W::Sum>; 2] =
        [Search::from(graph, &[source])?, Search::from(backward, &[target])?];
    let graphs = [graph, backward];
    let mut best: Option<(W::Sum, NodeId)> = (source == target).then_some((W::Sum::ZERO, source));
    let mut overflow = false;
    loop {
        let tops = [searches[0].nearest(), searches[1].nearest()];
        let [Some(ahead), Some(behind)] = tops else { break };
        // Invariant: every path that the two searches have not yet seen in full is at least as long
        // as the sum of their current distances.
        if best.is_some_and(|(whole, _)| ahead.checked_add(behind).is_none_or(|far| whole <= far)) {
            break;
        }
        let side = usize::from(behind < ahead);
        let Some(Entry { far, node: u }) = searches[side].queue.pop() else { break };
        for arc in graphs[side].arcs(u) {
            let Some(through_u) = far.checked_add(arc.weight.to_sum()) else {
                overflow = true;
                continue;
            };
            let v = arc.head;
            searches[side].relax(v, through_u, arc.edge);
            let rest = searches[1 - side].paths.dist(v);
            if let Some(whole) = rest.and_then(|rest| through_u.checked_add(rest))
                && best.is_none_or(|(least, _)| whole < least)
            {
                best = Some((whole, v));
            }
        }
    }
    let [ahead, behind] = searches;
    let Some((whole, meeting)) = best else {
        // One of the searches is complete. If a sum overflowed, that may be why they have not met.
        if overflow && ahead.queue.is_empty() {
            check_reached(graph, |u| ahead.paths.is_reached(u))?;
        } else if overflow {
            check_reached(backward, |u| behind.paths.is_reached(u))?;
        }
        return Ok(None);
    };
    let path = ahead.paths.path_to(graph, meeting).zip(behind.paths.path_to(backward, meeting));
    Ok(path.map(|(mut path, rest)| {
        path.nodes.extend(rest.nodes.into_iter().rev().skip(1));
        path.edges.extend(rest.edges.into_iter().rev());
        (whole, path)
    }))
}

impl<D: Weight> Search<D> {
    /// Removes stale entries, and returns the distance of the next vertex to be settled.
    fn nearest(&mut self) -> Option<D> {
        while self.queue.peek().is_some_and(|entry| self.is_stale(*entry)) {
            self.queue.pop();
        }
        self.queue.peek().map(|entry| entry.far)
    }
}
