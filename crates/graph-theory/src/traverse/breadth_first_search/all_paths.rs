//! Part of [breadth-first search](super): all shortest paths to each vertex instead of one.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use super::breadth_first_search_watched;
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, Graph, GraphBuilder, Kind, NodeId};
use crate::paths::ShortestPaths;

/// Returns the number of shortest paths from `source` to each vertex: 0 if there is no path, and 1
/// for the source itself. Each of several parallel edges gives a different path. O(V + E).
///
/// ```
/// use graph_theory::traverse::breadth_first_search::all_paths::count_shortest_paths;
/// use graph_theory::{NodeId, UnGraph};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 3), (0, 3)])?;
/// assert_eq!(count_shortest_paths(&graph, NodeId::from(0))?, [1, 1, 2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if the source does not exist; [`GraphError::Overflow`] if a
/// number overflows, with the edge at which it did.
pub fn count_shortest_paths<W, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<Vec<u64>, GraphError> {
    count_shortest_paths_by(graph, &[source], u64::checked_add)
}

/// Counts the shortest paths from the nearest of `sources`, with the caller's own addition, which
/// returns `None` for an overflow. `|a, b| Some((a + b) % 1_000_000_007)` counts modulo a prime,
/// and `|a, b| Some(a.wrapping_add(b))` modulo 2⁶⁴.
///
/// # Errors
/// The same as [`count_shortest_paths`].
pub fn count_shortest_paths_by<W, K: Kind>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut add: impl FnMut(u64, u64) -> Option<u64>,
) -> Result<Vec<u64>, GraphError> {
    let search = breadth_first_search_watched(graph, sources, |_, _| false, |_, _| {})?;
    let mut counts = vec![0; graph.n_nodes()];
    for source in sources {
        counts[source.index()] = 1;
    }
    for &u in search.visited() {
        // Invariant: all predecessors of u on shortest paths are nearer, so they came before, and
        // the number of u is final.
        for arc in graph.arcs(u).iter().filter(|arc| is_step_away(search.paths(), u, arc.head)) {
            let sum = add(counts[arc.head.index()], counts[u.index()]);
            counts[arc.head.index()] = sum.ok_or(GraphError::Overflow { edge: arc.edge })?;
        }
    }
    Ok(counts)
}

/// Returns the arcs on shortest paths: each leads from a vertex to one that is one edge farther.
/// They form an acyclic graph in which the walks from the sources are exactly the shortest paths.
/// Its weights are the ids of the edges in `graph`. O(V + E).
///
/// # Errors
/// [`GraphError::TooLarge`], formally, as for every graph that is built; but it has no more arcs
/// than `graph`.
///
/// # Panics
/// If `paths` belongs to a graph with fewer vertices.
pub fn shortest_path_arcs<W, K: Kind>(
    graph: &Graph<W, K>,
    paths: &ShortestPaths<u32>,
) -> Result<DiGraph<EdgeId>, GraphError> {
    let mut builder = GraphBuilder::new();
    builder.add_nodes(graph.n_nodes())?;
    for u in graph.nodes() {
        for arc in graph.arcs(u).iter().filter(|arc| is_step_away(paths, u, arc.head)) {
            builder.add_edge(u, arc.head, arc.edge)?;
        }
    }
    Ok(builder.build())
}

/// Returns whether `v` is one edge farther than `u`.
fn is_step_away(paths: &ShortestPaths<u32>, u: NodeId, v: NodeId) -> bool {
    paths.dist(u).is_some_and(|far| paths.dist(v) == Some(far + 1))
}
