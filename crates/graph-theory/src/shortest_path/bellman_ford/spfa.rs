//! Part of [Bellman-Ford](super): the variant with a queue of the vertices whose distance was
//! reduced, because only their arcs can be relaxed.
//!
//! Page: `docs/en/graph-theory/shortest-path/bellman-ford.md`.

use std::collections::VecDeque;

use super::{Step, check_weights};
use crate::error::GraphError;
use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// Finds the distances of all vertices from `source`, and a shortest path to each. O(V E), as in
/// rounds; usually less on random graphs. Known as SPFA.
///
/// ```
/// use graph_theory::shortest_path::bellman_ford::spfa::spfa;
/// use graph_theory::{DiGraph, NodeId};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_i32), (0, 2, 5), (2, 1, -3)])?;
/// let paths = spfa(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`bellman_ford`](super::bellman_ford).
pub fn spfa<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    spfa_watched(graph, &[source], |_, _| {})
}

/// Works like [`spfa`](spfa()), but from the nearest of several sources, and passes each
/// [`Step::Relax`] and the distances after it to `watch`.
///
/// # Errors
/// The same as [`bellman_ford`](super::bellman_ford).
pub fn spfa_watched<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut watch: impl FnMut(Step, &ShortestPaths<W::Sum>),
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut paths: ShortestPaths<W::Sum> = ShortestPaths::unreached(graph.n_nodes());
    let mut queue = VecDeque::with_capacity(sources.len());
    let mut waits = vec![false; graph.n_nodes()];
    for source in sources.iter().copied() {
        paths.start(graph.check(source)?);
        if !waits[source.index()] {
            waits[source.index()] = true;
            queue.push_back(source);
        }
    }
    let mut pause = graph.n_nodes();
    let mut until_look = pause;
    while let Some(u) = queue.pop_front() {
        // Invariant: the tail of every arc that can be relaxed is in the queue, or is u.
        waits[u.index()] = false;
        let Some(far) = paths.dist(u) else { continue };
        for arc in graph.arcs(u) {
            let through_u = far.checked_add(arc.weight.to_sum());
            let through_u = through_u.ok_or(GraphError::Overflow { edge: arc.edge })?;
            if !paths.is_shorter(arc.head, through_u) {
                continue;
            }
            paths.arrive(arc.head, through_u, arc.edge);
            watch(Step::Relax { edge: arc.edge, v: arc.head }, &paths);
            if !waits[arc.head.index()] {
                waits[arc.head.index()] = true;
                queue.push_back(arc.head);
            }
            // A check of all paths takes V steps. The first one comes after V relaxations, and each
            // interval is V longer than the one before. So the checks take an ever smaller share of
            // the time, and a cycle still goes unnoticed only for a while.
            until_look -= 1;
            if until_look == 0 {
                pause += graph.n_nodes();
                until_look = pause;
                if let Some(edges) = cycle(graph, &paths) {
                    return Err(GraphError::NegativeCycle { edges });
                }
            }
        }
    }
    Ok(paths)
}

/// Returns a cycle among the last edges of the paths, if they no longer form a tree. Every such
/// cycle is negative.
fn cycle<W, K: Kind, D: Weight>(
    graph: &Graph<W, K>,
    paths: &ShortestPaths<D>,
) -> Option<Vec<EdgeId>> {
    // For each vertex, the walk that came there first, identified by its start.
    let mut walk: Vec<Option<NodeId>> = vec![None; graph.n_nodes()];
    for start in graph.nodes() {
        let mut u = start;
        while walk[u.index()].is_none() {
            walk[u.index()] = Some(start);
            u = paths.pred(graph, u).unwrap_or(u);
        }
        if walk[u.index()] == Some(start) && paths.pred_edge(u).is_some() {
            return Some(super::cycle_behind(graph, paths, u));
        }
    }
    None
}
