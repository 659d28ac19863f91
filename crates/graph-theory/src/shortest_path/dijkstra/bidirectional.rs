//! Part of [Dijkstra's algorithm](super): from both ends at once, for one pair of vertices.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::{Entry, Search, check_reached, check_weights};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::Path;
use crate::weight::Weight;

/// A shortest path from `source` to `target`, and its length; none if there is no path.
///
/// `backward` is [`graph.transpose()`](crate::DiGraph::transpose), and of an undirected graph the
/// graph itself. One search goes forward from the source and one backward from the target, always
/// the one that has come less far.
///
/// # Errors
/// As [`dijkstra`](super::dijkstra).
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
        // Invariant: a path that neither search has seen whole is at least as long as both have
        // come.
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
        // One of them has come to its end. If a sum did not fit, that may be why they have not met.
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
    /// How far the next vertex to be settled is, once what is stale is out of its way.
    fn nearest(&mut self) -> Option<D> {
        while self.queue.peek().is_some_and(|entry| self.is_stale(*entry)) {
            self.queue.pop();
        }
        self.queue.peek().map(|entry| entry.far)
    }
}
