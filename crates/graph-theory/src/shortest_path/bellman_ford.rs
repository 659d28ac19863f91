//! Algorithm of Bellman and Ford: shortest paths with weights of any sign, or a negative cycle.
//! Every arc is relaxed, in rounds, until a round changes nothing.
//!
//! Cost: O(V E) time, O(V) space. It stops after the first round that changes nothing, which is at
//! the latest round r + 1 if all shortest paths have at most r edges.
//!
//! Domain: directed and undirected graphs. A negative undirected edge is a negative cycle, there
//! and back. Distances are sums with 64 bits (128 for 128-bit weights), or floats.
//!
//! Source: R. Bellman, "On a routing problem" (1958); L. R. Ford, "Network flow theory" (1956); A.
//! Shimbel (1955).
//!
//! Checked: all 15 625 directed graphs of three vertices with weights -2 to 1, and all 4 096
//! undirected ones of four vertices with weights 0 to 2, against walks counted edge by edge; random
//! ones by the certificate.
//!
//! Page: `docs/en/graph-theory/shortest-path/bellman-ford.md`.

pub mod by_edges;
pub mod lenient;
pub mod plain;
pub mod spfa;

use crate::error::GraphError;
use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::{Path, ShortestPaths};
use crate::weight::Weight;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The path through `edge` is the first one to `v`, or shorter than the known one, and replaces
    /// it.
    Relax {
        /// The edge.
        edge: EdgeId,
        /// The vertex that the edge leads to.
        v: NodeId,
    },
    /// A round over all arcs is complete.
    Round {
        /// The number of rounds so far.
        round: usize,
    },
}

/// Finds the distances of all vertices from `source`, and a shortest path to each.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, bellman_ford};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_i32), (0, 2, 5), (2, 1, -3)])?;
/// let paths = bellman_ford(&graph, NodeId::from(0))?;
/// assert_eq!(paths.dist(NodeId::from(1)), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NegativeCycle`] if one is reachable from the source;
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NotANumber`] if a
/// weight is NaN or infinite; [`GraphError::Overflow`] as soon as a sum overflows, even if later
/// arcs would compensate for it.
pub fn bellman_ford<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
) -> Result<ShortestPaths<W::Sum>, GraphError> {
    bellman_ford_watched(graph, &[source], |_, weight| *weight, |_, _| {})
}

/// Returns a potential for each vertex, at most 0, such that p(v) ≤ p(u) + w for every arc. They
/// are the distances from an extra vertex with an arc of weight 0 to every other. Replacing each
/// weight w by w + p(u) - p(v) makes all weights nonnegative and keeps the same shortest paths.
///
/// # Errors
/// [`GraphError::NegativeCycle`] if there is one anywhere; otherwise the same as [`bellman_ford`].
pub fn potentials<W: Weight, K: Kind>(graph: &Graph<W, K>) -> Result<Vec<W::Sum>, GraphError> {
    let everywhere: Vec<NodeId> = graph.nodes().collect();
    let paths = bellman_ford_watched(graph, &everywhere, |_, weight| *weight, |_, _| {})?;
    Ok(paths.distances().flatten().collect())
}

/// Returns a negative cycle anywhere in the graph, or `None` if there is none. It is a closed walk:
/// its last vertex equals its first.
///
/// ```
/// use graph_theory::DiGraph;
/// use graph_theory::shortest_path::bellman_ford::negative_cycle;
///
/// let arcs = [(0, 1, 4_i32), (1, 2, 2), (2, 1, -3)];
/// let cycle = negative_cycle(&DiGraph::from_weighted_edges(3, arcs)?)?;
/// assert!(cycle.is_some_and(|cycle| cycle.nodes.first() == cycle.nodes.last()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotANumber`] if a weight is NaN or infinite; [`GraphError::Overflow`] if a sum
/// overflows.
#[doc(alias = "find_negative_cycle")]
pub fn negative_cycle<W: Weight, K: Kind>(graph: &Graph<W, K>) -> Result<Option<Path>, GraphError> {
    match potentials(graph) {
        Ok(_) => Ok(None),
        Err(GraphError::NegativeCycle { edges }) => Ok(Path::along(graph, &edges)),
        Err(error) => Err(error),
    }
}

/// Runs the algorithm from the nearest of several sources, and passes each [`Step`] and the
/// distances after it to `watch`. `weight` returns the weight of an edge.
///
/// # Errors
/// The same as [`bellman_ford`].
pub fn bellman_ford_watched<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    weight: impl FnMut(EdgeId, &W) -> C,
    watch: impl FnMut(Step, &ShortestPaths<C::Sum>),
) -> Result<ShortestPaths<C::Sum>, GraphError> {
    let (paths, restless) = rounds(graph, sources, weight, watch)?;
    match restless {
        None => Ok(paths),
        Some(v) => Err(GraphError::NegativeCycle { edges: cycle_behind(graph, &paths, v) }),
    }
}

/// Runs V rounds, or fewer if one changes nothing. The vertex returned is one whose distance fell
/// in round V.
fn rounds<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    sources: &[NodeId],
    mut weight: impl FnMut(EdgeId, &W) -> C,
    mut watch: impl FnMut(Step, &ShortestPaths<C::Sum>),
) -> Result<(ShortestPaths<C::Sum>, Option<NodeId>), GraphError> {
    check_weights(graph, &mut weight)?;
    let mut paths: ShortestPaths<C::Sum> = ShortestPaths::unreached(graph.n_nodes());
    for &source in sources {
        paths.start(graph.check(source)?);
    }
    let mut nearer = None;
    for round in 1..=graph.n_nodes() {
        // Invariant: no distance exceeds the length of a shortest walk of at most round - 1 edges.
        nearer = None;
        for u in graph.nodes() {
            let Some(far) = paths.dist(u) else { continue };
            for arc in graph.arcs(u) {
                let through_u = far.checked_add(weight(arc.edge, &arc.weight).to_sum());
                let through_u = through_u.ok_or(GraphError::Overflow { edge: arc.edge })?;
                if paths.is_shorter(arc.head, through_u) {
                    paths.arrive(arc.head, through_u, arc.edge);
                    nearer = Some(arc.head);
                    watch(Step::Relax { edge: arc.edge, v: arc.head }, &paths);
                }
            }
        }
        watch(Step::Round { round }, &paths);
        if nearer.is_none() {
            break;
        }
    }
    Ok((paths, nearer))
}

/// Returns the cycle that is reached by following the paths backward from `v`.
fn cycle_behind<W, K: Kind, D: Weight>(
    graph: &Graph<W, K>,
    paths: &ShortestPaths<D>,
    mut v: NodeId,
) -> Vec<EdgeId> {
    // A walk of V edges ends on the cycle, no matter where it began.
    for _ in graph.nodes() {
        v = paths.pred(graph, v).unwrap_or(v);
    }
    let (mut edges, on_cycle) = (Vec::new(), v);
    while let (Some(edge), Some(before)) = (paths.pred_edge(v), paths.pred(graph, v)) {
        edges.push(edge);
        v = before;
        if v == on_cycle {
            break;
        }
    }
    edges.reverse();
    edges
}

/// Checks that all weights are valid.
fn check_weights<W, K: Kind, C: Weight>(
    graph: &Graph<W, K>,
    mut weight: impl FnMut(EdgeId, &W) -> C,
) -> Result<(), GraphError> {
    match graph.edge_ids().find(|(id, edge)| !weight(*id, &edge.weight).is_valid()) {
        None => Ok(()),
        Some((edge, _)) => Err(GraphError::NotANumber { edge }),
    }
}
