//! Part of [Dijkstra's algorithm](super): all shortest paths to each vertex instead of one.
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use super::dijkstra;
use crate::error::GraphError;
use crate::graph::{Arc, DiGraph, EdgeId, Graph, GraphBuilder, Kind, NodeId};
use crate::paths::ShortestPaths;
use crate::weight::Weight;

/// All shortest paths from a source: the arcs that are on one, and the number of paths.
#[derive(Debug, Clone)]
pub struct AllShortestPaths<D> {
    /// The distances, and one shortest path to each vertex.
    pub paths: ShortestPaths<D>,
    /// The arcs that are on a shortest path. Each is an edge in the direction in which it is
    /// walked, and its weight is the id of that edge. There is no cycle.
    pub arcs: DiGraph<EdgeId>,
    /// The number of shortest paths to each vertex: 0 if there is none. It stops at `u128::MAX`.
    pub counts: Vec<u128>,
}

/// Finds all shortest paths from `source`. O((V + E) log V).
///
/// ```
/// use graph_theory::shortest_path::dijkstra::all_paths::all_shortest_paths;
/// use graph_theory::{DiGraph, NodeId};
///
/// let edges = [(0, 1, 1_u32), (0, 2, 1), (1, 3, 1), (2, 3, 1)];
/// let paths = all_shortest_paths(&DiGraph::from_weighted_edges(4, edges)?, NodeId::from(0))?;
/// assert_eq!(paths.counts, [1, 1, 1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`dijkstra`]; and [`GraphError::Cycle`] if a cycle of weight 0 is reachable from the
/// source, because a walk can go around it forever without becoming longer. An undirected edge of
/// weight 0 is such a cycle, there and back.
pub fn all_shortest_paths<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<AllShortestPaths<W::Sum>, GraphError> {
    let paths = dijkstra(graph, source)?;
    let is_tight = |far: W::Sum, arc: &Arc<W>| {
        far.checked_add(arc.weight.to_sum()).is_some_and(|far| paths.dist(arc.head) == Some(far))
    };
    let mut tight = GraphBuilder::new();
    tight.add_nodes(graph.n_nodes())?;
    for u in graph.nodes() {
        let Some(far) = paths.dist(u) else { continue };
        for arc in graph.arcs(u).iter().filter(|arc| is_tight(far, arc)) {
            tight.add_edge(u, arc.head, arc.edge)?;
        }
    }
    let arcs: DiGraph<EdgeId> = tight.build();
    let counts = count(&arcs, source)?;
    Ok(AllShortestPaths { paths, arcs, counts })
}

/// Returns the number of walks from `source` to each vertex. A vertex is finished when all arcs
/// into it are.
fn count(arcs: &DiGraph<EdgeId>, source: NodeId) -> Result<Vec<u128>, GraphError> {
    let mut counts = vec![0_u128; arcs.n_nodes()];
    counts[source.index()] = 1;
    let mut n_waiting = arcs.in_degrees();
    let mut ready: Vec<NodeId> = arcs.nodes().filter(|u| n_waiting[u.index()] == 0).collect();
    while let Some(u) = ready.pop() {
        for arc in arcs.arcs(u) {
            let v = arc.head.index();
            counts[v] = counts[v].saturating_add(counts[u.index()]);
            n_waiting[v] -= 1;
            if n_waiting[v] == 0 {
                ready.push(arc.head);
            }
        }
    }
    match arcs.nodes().find(|u| 0 < n_waiting[u.index()]) {
        None => Ok(counts),
        Some(u) => Err(GraphError::Cycle { edges: cycle_behind(arcs, &n_waiting, u) }),
    }
}

/// Returns a cycle among the vertices that still wait for an arc: each has an incoming arc from
/// another waiting vertex.
fn cycle_behind(arcs: &DiGraph<EdgeId>, n_waiting: &[usize], from: NodeId) -> Vec<EdgeId> {
    let waits = |u: NodeId| 0 < n_waiting[u.index()];
    let back = arcs.transpose();
    let mut place = vec![None; arcs.n_nodes()];
    let (mut edges, mut u) = (Vec::new(), from);
    while place[u.index()].is_none() {
        place[u.index()] = Some(edges.len());
        let Some(arc) = back.arcs(u).iter().find(|arc| waits(arc.head)) else { break };
        edges.push(arc.weight);
        u = arc.head;
    }
    // The walk went backward, and entered the cycle at the position where it first met itself.
    let mut cycle = edges.split_off(place[u.index()].unwrap_or(0));
    cycle.reverse();
    cycle
}
