//! Part of [Euler cycle](super): when there is a trail, why there is none, and whether a walk is
//! one.
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
    /// By how many more arcs lead out than in. Of an undirected graph 1: the degree is odd.
    pub out: i64,
}

/// Why there is no trail, or none that is closed, or none from where it should start.
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
    /// A walk enters each vertex as often as it leaves it, but for its ends. At these vertices that
    /// cannot be. For a cycle there must be none of them; for a trail none, or two, a surplus of 1
    /// at one of them.
    #[error("the edges at {} vertices, {} the first, cannot be paired", nodes.len(), first(nodes))]
    Unbalanced {
        /// All such vertices, ascending.
        nodes: Vec<Surplus>,
    },
    /// No walk has both of these edges.
    #[error("no walk has both edge {} and edge {}", edges[0].index(), edges[1].index())]
    Apart {
        /// Two edges in different components.
        edges: [EdgeId; 2],
    },
    /// A trail can begin elsewhere, but not here.
    #[error("no trail begins at vertex {}", start.index())]
    Start {
        /// Where it should begin.
        start: NodeId,
        /// Where it can begin; if that is nowhere in particular, wherever there is an edge.
        starts: Vec<NodeId>,
    },
    /// There is no such vertex.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

fn first(nodes: &[Surplus]) -> usize {
    nodes.first().map_or(0, |surplus| surplus.node.index())
}

/// The vertices that a closed walk along all edges cannot pass, ascending.
fn surpluses<W, K: Kind>(graph: &Graph<W, K>) -> Vec<Surplus> {
    let mut out: Vec<i64> = vec![0; graph.n_nodes()];
    for edge in graph.edges() {
        out[edge.tail.index()] += 1;
        out[edge.head.index()] -= 1;
    }
    let all = graph.nodes().zip(out);
    let surplus = |(node, out)| Surplus {
        node,
        // Tails and heads count alike where an edge leads both ways.
        out: if K::IS_DIRECTED { out } else { out.rem_euclid(2) },
    };
    all.map(surplus).filter(|surplus| surplus.out != 0).collect()
}

/// Whether the degrees allow a closed walk.
pub(super) fn balanced<W, K: Kind>(graph: &Graph<W, K>) -> Result<(), NoEulerTrail> {
    let nodes = surpluses(graph);
    if nodes.is_empty() { Ok(()) } else { Err(NoEulerTrail::Unbalanced { nodes }) }
}

/// Where a walk along all edges can begin, going by the degrees; if that is nowhere in particular,
/// it is closed.
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

/// The first of `starts`; if there are none, the lowest vertex with an edge; if there is none
/// either, the lowest vertex.
pub(super) fn default_start<W, K: Kind>(graph: &Graph<W, K>, starts: &[NodeId]) -> Option<NodeId> {
    let with_edge = || graph.nodes().find(|u| 0 < graph.degree(*u));
    starts.first().copied().or_else(with_edge).or_else(|| graph.nodes().next())
}

/// Whether a walk along all edges can begin here, going by the degrees.
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

/// The least number of trails that together have every edge exactly once.
///
/// In each component with edges it is half the number of odd vertices, or the sum of all surpluses
/// above 0; but at least 1. O((V + E) α(V)).
///
/// # Panics
/// If there are more than 2³¹ - 1 vertices.
pub fn n_trails<W, K: Kind>(graph: &Graph<W, K>) -> usize {
    let mut components = DisjointSet::new(graph.n_nodes());
    for edge in graph.edges() {
        // Both ends are vertices.
        components.union(edge.tail.index(), edge.head.index());
    }
    // Twice the number of trails of each component, kept at the vertex that stands for it.
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

/// Why a walk is no Euler trail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EulerTrailError {
    /// There must be one vertex more than edges; without vertices in the graph, none.
    #[error("{n_nodes} vertices do not fit {n_edges} edges")]
    Lengths {
        /// How many vertices the walk has.
        n_nodes: usize,
        /// How many edges it has.
        n_edges: usize,
    },
    /// This edge of the walk does not lead from the vertex before it to the one behind it.
    #[error("step {at} of the walk is not along its edge")]
    Joint {
        /// Its place in the walk.
        at: usize,
    },
    /// An edge is walked again.
    #[error("edge {} is walked again", edge.index())]
    Twice {
        /// The edge.
        edge: EdgeId,
    },
    /// An edge is not walked.
    #[error("edge {} is not walked", edge.index())]
    Missed {
        /// The edge.
        edge: EdgeId,
    },
}

/// The certificate: whether a walk has every edge of the graph exactly once, and each edge joins
/// the vertices beside it. It is an Euler cycle if its first vertex is also its last. O(V + E).
///
/// # Errors
/// [`EulerTrailError`] names what speaks against it.
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
