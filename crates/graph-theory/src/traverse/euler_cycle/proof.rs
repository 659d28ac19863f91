//! Part of [Euler cycle](super): the conditions for a trail, the reason there is none, and the
//! check of a walk.
//!
//! Page: `docs/en/graph-theory/traverse/euler-cycle.md`.

use data_structure::disjoint_set::DisjointSet;

use crate::error::GraphError;
use crate::graph::{EdgeId, Graph, Kind, NodeId};
use crate::paths::Path;

/// A vertex where a walk along all edges must begin or end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Surplus {
    /// The vertex.
    pub node: NodeId,
    /// The number of arcs out minus the number of arcs in. In an undirected graph it is 1, for an
    /// odd degree.
    pub out: i64,
}

/// The reason there is no trail, no closed trail, or no trail from the requested start.
///
/// ```
/// use graph_theory::{NoEulerTrail, UnGraph, euler_trail};
///
/// // Four vertices with an odd number of edges.
/// let star = UnGraph::from_edges(4, [(0, 1), (0, 2), (0, 3)])?;
/// assert!(matches!(euler_trail(&star), Err(NoEulerTrail::Unbalanced { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoEulerTrail {
    /// The degrees do not allow such a walk. A walk enters each vertex as often as it leaves it,
    /// except at its ends, and that is impossible at these vertices. For a cycle there must be no
    /// such vertices; for a trail none, or two, one of which has a surplus of 1.
    #[error("the edges at {} vertices, {} the first, cannot be paired", nodes.len(), first(nodes))]
    Unbalanced {
        /// All such vertices, ascending.
        nodes: Vec<Surplus>,
    },
    /// No walk contains both of these edges.
    #[error("no walk has both edge {} and edge {}", edges[0].index(), edges[1].index())]
    Apart {
        /// Two edges in different components.
        edges: [EdgeId; 2],
    },
    /// A trail can begin elsewhere, but not here.
    #[error("no trail begins at vertex {}", start.index())]
    Start {
        /// The requested start.
        start: NodeId,
        /// The vertices where it can begin; if empty, it can begin at any vertex with an edge.
        starts: Vec<NodeId>,
    },
    /// There is no such vertex.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

fn first(nodes: &[Surplus]) -> usize {
    nodes.first().map_or(0, |surplus| surplus.node.index())
}

/// Returns the vertices that a closed walk along all edges cannot pass, in ascending order.
fn surpluses<W, K: Kind>(graph: &Graph<W, K>) -> Vec<Surplus> {
    let mut out: Vec<i64> = vec![0; graph.n_nodes()];
    for edge in graph.edges() {
        out[edge.tail.index()] += 1;
        out[edge.head.index()] -= 1;
    }
    let all = graph.nodes().zip(out);
    let surplus = |(node, out)| Surplus {
        node,
        // If edges lead both ways, tails and heads count alike.
        out: if K::IS_DIRECTED { out } else { out.rem_euclid(2) },
    };
    all.map(surplus).filter(|surplus| surplus.out != 0).collect()
}

/// Checks that the degrees allow a closed walk.
pub(super) fn balanced<W, K: Kind>(graph: &Graph<W, K>) -> Result<(), NoEulerTrail> {
    let nodes = surpluses(graph);
    if nodes.is_empty() { Ok(()) } else { Err(NoEulerTrail::Unbalanced { nodes }) }
}

/// Returns the vertices where a walk along all edges can begin, according to the degrees; if there
/// are none in particular, the walk is closed.
pub(super) fn starts<W, K: Kind>(graph: &Graph<W, K>) -> Result<Vec<NodeId>, NoEulerTrail> {
    let nodes = surpluses(graph);
    match nodes[..] {
        [] => Ok(Vec::new()),
        [u, v] if !K::IS_DIRECTED => Ok(vec![u.node, v.node]),
        [u, v] if u.out == 1 && v.out == -1 => Ok(vec![u.node]),
        [u, v] if u.out == -1 && v.out == 1 => Ok(vec![v.node]),
        _ => Err(NoEulerTrail::Unbalanced { nodes }),
    }
}

/// Returns the first of `starts`; if it is empty, the lowest vertex with an edge; if there are no
/// edges either, the lowest vertex.
pub(super) fn default_start<W, K: Kind>(graph: &Graph<W, K>, starts: &[NodeId]) -> Option<NodeId> {
    let with_edge = || graph.nodes().find(|u| 0 < graph.degree(*u));
    starts.first().copied().or_else(with_edge).or_else(|| graph.nodes().next())
}

/// Checks that a walk along all edges can begin here, according to the degrees.
pub(super) fn check_start<W, K: Kind>(
    graph: &Graph<W, K>,
    start: NodeId,
) -> Result<(), NoEulerTrail> {
    graph.check(start)?;
    let starts = starts(graph)?;
    let can_begin = if starts.is_empty() {
        0 < graph.degree(start) || graph.n_edges() == 0
    } else {
        starts.contains(&start)
    };
    if can_begin { Ok(()) } else { Err(NoEulerTrail::Start { start, starts }) }
}

/// Returns the least number of trails that together contain every edge exactly once.
///
/// In each component with edges, it is half the number of odd vertices, or the sum of all positive
/// surpluses, but at least 1. O((V + E) α(V)).
///
/// # Panics
/// If there are more than 2³¹ - 1 vertices.
pub fn n_trails<W, K: Kind>(graph: &Graph<W, K>) -> usize {
    let mut components = DisjointSet::new(graph.n_nodes());
    for edge in graph.edges() {
        // Cannot fail: both ends are vertices.
        components.union(edge.tail.index(), edge.head.index());
    }
    // Twice the number of trails in each component, stored at its representative.
    let mut n_ends = vec![0_u64; graph.n_nodes()];
    let root = |u: NodeId| components.root(u.index());
    for surplus in surpluses(graph) {
        n_ends[root(surplus.node)] += surplus.out.unsigned_abs();
    }
    for edge in graph.edges() {
        let n_ends = &mut n_ends[root(edge.tail)];
        *n_ends = (*n_ends).max(2);
    }
    usize::try_from(n_ends.iter().sum::<u64>() / 2).unwrap_or(usize::MAX)
}

/// The reason a walk is not an Euler trail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EulerTrailError {
    /// There must be one more vertex than edges, or none if the graph has no vertices.
    #[error("{n_nodes} vertices do not fit {n_edges} edges")]
    Lengths {
        /// The number of vertices in the walk.
        n_nodes: usize,
        /// The number of edges in the walk.
        n_edges: usize,
    },
    /// This edge of the walk does not lead from the vertex before it to the vertex after it.
    #[error("step {at} of the walk is not along its edge")]
    Joint {
        /// The position of the edge in the walk.
        at: usize,
    },
    /// An edge is used twice.
    #[error("edge {} is walked again", edge.index())]
    Twice {
        /// The edge.
        edge: EdgeId,
    },
    /// An edge is not used.
    #[error("edge {} is not walked", edge.index())]
    Missed {
        /// The edge.
        edge: EdgeId,
    },
}

/// Checks the certificate: the walk contains every edge of the graph exactly once, and each edge
/// joins the vertices next to it. It is an Euler cycle if its first vertex is also its last. O(V +
/// E).
///
/// # Errors
/// [`EulerTrailError`] with the reason that the certificate is invalid.
pub fn verify<W, K: Kind>(graph: &Graph<W, K>, path: &Path) -> Result<(), EulerTrailError> {
    let (n_nodes, n_edges) = (path.nodes.len(), path.edges.len());
    let is_nowhere = graph.is_empty() && n_nodes == 0 && n_edges == 0;
    if !is_nowhere && n_nodes != n_edges + 1 || path.nodes.iter().any(|u| graph.check(*u).is_err())
    {
        return Err(EulerTrailError::Lengths { n_nodes, n_edges });
    }
    let mut is_walked = vec![false; graph.n_edges()];
    for (at, (ends, &id)) in path.nodes.windows(2).zip(&path.edges).enumerate() {
        let edge = graph.edges().get(id.index()).ok_or(EulerTrailError::Joint { at })?;
        let joins =
            [edge.tail, edge.head] == *ends || !K::IS_DIRECTED && [edge.head, edge.tail] == *ends;
        if !joins {
            return Err(EulerTrailError::Joint { at });
        }
        if std::mem::replace(&mut is_walked[id.index()], true) {
            return Err(EulerTrailError::Twice { edge: id });
        }
    }
    match is_walked.iter().position(|is_walked| !is_walked) {
        Some(missed) => Err(EulerTrailError::Missed { edge: EdgeId::at(missed) }),
        None => Ok(()),
    }
}
