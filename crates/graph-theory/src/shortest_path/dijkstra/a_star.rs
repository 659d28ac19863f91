//! Part of [Dijkstra's algorithm](super): A*, which is guided toward a target by the caller's
//! bounds for the remaining distance.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::{Entry, check_reached, check_weights};
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// A queue entry with a lower bound for the whole path. The least bound comes out first.
#[derive(Debug, Clone, Copy)]
struct Promise<D> {
    /// The bound, or `None` if the sum overflows; such an entry comes out last.
    whole: Option<D>,
    entry: Entry<D>,
}

impl<D: Weight> Ord for Promise<D> {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_promise = match (self.whole, other.whole) {
            (Some(own), Some(other)) => other.order(&own),
            (own, other) => own.is_some().cmp(&other.is_some()),
        };
        // Among equal bounds, the entry with the longer known part comes first: less of it is an
        // estimate.
        by_promise.then(other.entry.cmp(&self.entry))
    }
}

impl<D: Weight> PartialOrd for Promise<D> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<D: Weight> PartialEq for Promise<D> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<D: Weight> Eq for Promise<D> {}

/// Finds a shortest path to `target` and its length. For other vertices the result contains only
/// what was found on the way, which may not be shortest. `bound` must never exceed the distance
/// from a vertex to the target. If it is 0 everywhere, this is Dijkstra's algorithm. An infinite
/// bound means that the vertex does not lead to the target.
///
/// The number returned counts how many times a vertex was settled. A vertex is settled more than
/// once only if the bound falls by more than the weight along some arc.
///
/// # Errors
/// The same as [`dijkstra`](super::dijkstra).
pub fn a_star<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    target: NodeId,
    mut bound: impl FnMut(NodeId) -> W::Sum,
) -> Result<(ShortestPaths<W::Sum>, usize), GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    graph.check(target)?;
    let mut paths = ShortestPaths::unreached(graph.n_nodes());
    paths.start(graph.check(source)?);
    let start = Entry { far: W::Sum::ZERO, node: source };
    let mut queue = BinaryHeap::from([Promise { whole: Some(bound(source)), entry: start }]);
    let (mut n_settled, mut overflow) = (0, false);
    while let Some(Promise { entry: Entry { far, node: u }, .. }) = queue.pop() {
        if paths.dist(u) != Some(far) {
            continue;
        }
        n_settled += 1;
        if u == target {
            return Ok((paths, n_settled));
        }
        for arc in graph.arcs(u) {
            let Some(through_u) = far.checked_add(arc.weight.to_sum()) else {
                overflow = true;
                continue;
            };
            if paths.is_shorter(arc.head, through_u) {
                paths.arrive(arc.head, through_u, arc.edge);
                let whole = through_u.checked_add(bound(arc.head));
                let entry = Entry { far: through_u, node: arc.head };
                queue.push(Promise { whole, entry });
            }
        }
    }
    if overflow {
        check_reached(graph, |u| paths.is_reached(u))?;
    }
    Ok((paths, n_settled))
}
