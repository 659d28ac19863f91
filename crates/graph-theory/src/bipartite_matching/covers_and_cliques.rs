//! Dominating sets, independent sets, covers, and cliques: what they are, how to check one, and how
//! to find the smallest or largest.
//!
//! Cost: a check takes O(V + E). In a bipartite graph, a minimum cover and a maximum independent
//! set take O(E √V), and a minimum edge cover O(V log V) more. No polynomial algorithm is known for
//! anything else: the exact searches are exponential and take a limit of steps. All maximal
//! cliques: O(3^(V/3)) in total, which is the largest possible number of them.
//!
//! Domain: undirected graphs. Parallel edges change nothing. A vertex with a loop is in no
//! independent set and in every cover; loops make no difference to cliques and dominating sets. The
//! algorithms on bit sets take up to [`MOST_NODES`] vertices.
//!
//! Source: T. Gallai, "Über extreme Punkt- und Kantenmengen", Annales Universitatis Scientiarum
//! Budapestinensis 2 (1959), for the two sums; the searches name theirs.
//!
//! Checked: all graphs of up to 5 vertices, and random ones of up to 12, against all their subsets.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques.md`.

pub(crate) mod bits;
mod bron_kerbosch;
mod dominating;
mod exact;
pub mod plain;
mod two_sides;

pub use bron_kerbosch::MaximalCliques;
pub use dominating::{greedy_dominating_set, minimum_dominating_set};
pub use exact::{maximum_clique, maximum_independent_set, maximum_matching, minimum_vertex_cover};
pub use two_sides::{Konig, edge_cover_from, konig, vertex_cover_by_pairs};

use crate::graph::{EdgeId, NodeId, UnGraph};

/// The largest number of vertices for the exact searches and the maximal cliques, which store a bit
/// for every pair of vertices.
pub const MOST_NODES: usize = 4096;

/// A property of a set of vertices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notion {
    /// Every vertex is in the set or has a neighbor in it.
    Dominating,
    /// No edge joins two vertices of the set.
    Independent,
    /// Every edge has an end in the set.
    Cover,
    /// Every two vertices of the set are adjacent.
    Clique,
}

/// The reason a set does not have a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum VertexSetError {
    /// Neither the vertex nor any neighbor is in the set.
    #[error("neither vertex {} nor a neighbor is in the set", node.index())]
    Undominated {
        /// The vertex.
        node: NodeId,
    },
    /// The edge joins two vertices of the set, or is a loop at one of them.
    #[error("edge {} lies in the set", edge.index())]
    Inside {
        /// The edge.
        edge: EdgeId,
    },
    /// Neither end of the edge is in the set.
    #[error("edge {} has no end in the set", edge.index())]
    Uncovered {
        /// The edge.
        edge: EdgeId,
    },
    /// Two vertices of the set are not adjacent.
    #[error("no edge joins {} and {}", u.index(), v.index())]
    NotJoined {
        /// The lower vertex.
        u: NodeId,
        /// The higher vertex.
        v: NodeId,
    },
    /// The set is not minimal: it keeps the property without this vertex.
    #[error("vertex {} is not needed", node.index())]
    Redundant {
        /// The vertex.
        node: NodeId,
    },
    /// The set is not maximal: it keeps the property with this vertex added.
    #[error("vertex {} could be added", node.index())]
    Addable {
        /// The vertex.
        node: NodeId,
    },
    /// The vertex is not an end of any edge in the set.
    #[error("no edge of the set ends at vertex {}", node.index())]
    Untouched {
        /// The vertex.
        node: NodeId,
    },
    /// The vertex is an end of two edges in the set.
    #[error("two ends of edges of the set are at vertex {}", node.index())]
    Shared {
        /// The vertex.
        node: NodeId,
    },
    /// The set of edges is not minimal: it keeps the property without this edge.
    #[error("edge {} is not needed", edge.index())]
    RedundantEdge {
        /// The edge.
        edge: EdgeId,
    },
    /// Two numbers that should be equal are not, so the proof fails.
    #[error("{found} vertices, and {wanted} would be the proof")]
    Sizes {
        /// The actual number.
        found: usize,
        /// The number that it should be.
        wanted: usize,
    },
}

/// The result of a search, and a bound for the optimum.
///
/// ```
/// use graph_theory::{Found, NodeId, UnGraph, maximum_clique};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// let found: Found = maximum_clique(&graph, u64::MAX)?;
/// assert_eq!(found.set, [0, 1, 2].map(NodeId::from));
/// assert!(found.is_best());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<T = NodeId> {
    /// The best set found, ascending.
    pub set: Vec<T>,
    /// A bound for the size of every such set: an upper bound when maximizing, a lower bound when
    /// minimizing.
    pub bound: usize,
}

impl<T> Found<T> {
    /// Returns whether the set is proven optimal.
    pub fn is_best(&self) -> bool {
        self.set.len() == self.bound
    }
}

/// Returns whether each vertex is in the set. O(V).
fn marks<W>(graph: &UnGraph<W>, set: &[NodeId]) -> Vec<bool> {
    let mut is_in = vec![false; graph.n_nodes()];
    for v in set {
        is_in[v.index()] = true;
    }
    is_in
}

/// Returns, for each vertex, the number of vertices of the set among itself and its neighbors;
/// parallel edges count once. O(V + E).
fn n_near<W>(graph: &UnGraph<W>, is_in: &[bool]) -> Vec<usize> {
    let mut n_near = vec![0; graph.n_nodes()];
    // For each vertex, the last vertex of the set that was counted.
    let mut counted = vec![None; graph.n_nodes()];
    for u in graph.nodes().filter(|u| is_in[u.index()]) {
        for v in graph.neighbors(u).chain([u]) {
            if counted[v.index()].replace(u) != Some(u) {
                n_near[v.index()] += 1;
            }
        }
    }
    n_near
}

/// Returns an error with the first witness, if there is one.
fn unless<T>(
    witness: Option<T>,
    fault: impl FnOnce(T) -> VertexSetError,
) -> Result<(), VertexSetError> {
    witness.map_or(Ok(()), |witness| Err(fault(witness)))
}

impl Notion {
    /// Checks that the set has this property. Neither its order nor repeated vertices matter. O(V +
    /// E).
    ///
    /// # Errors
    /// The [`VertexSetError`] with the first vertex or edge that violates the property.
    ///
    /// # Panics
    /// If a vertex of the set does not exist.
    pub fn check<W>(self, graph: &UnGraph<W>, set: &[NodeId]) -> Result<(), VertexSetError> {
        let is_in = marks(graph, set);
        let mut nodes = graph.nodes();
        let ends = |edge: EdgeId| {
            let edge = graph.edge(edge);
            [is_in[edge.tail.index()], is_in[edge.head.index()]]
        };
        let mut edges = graph.edge_ids().map(|(edge, _)| edge);
        match self {
            Notion::Dominating => {
                let n_near = n_near(graph, &is_in);
                let bare = nodes.find(|v| n_near[v.index()] == 0);
                unless(bare, |node| VertexSetError::Undominated { node })
            }
            Notion::Independent => unless(edges.find(|&e| ends(e) == [true; 2]), |edge| {
                VertexSetError::Inside { edge }
            }),
            Notion::Cover => unless(edges.find(|&e| ends(e) == [false; 2]), |edge| {
                VertexSetError::Uncovered { edge }
            }),
            Notion::Clique => {
                let n_near = n_near(graph, &is_in);
                let size = is_in.iter().filter(|is_in| **is_in).count();
                let mut members = nodes.filter(|u| is_in[u.index()]);
                // The first member not adjacent to all others; it is adjacent to those before it.
                let lonely = members.find(|u| n_near[u.index()] < size);
                let missed = |u: NodeId| {
                    let near = marks(graph, &graph.neighbors(u).collect::<Vec<_>>());
                    members.find(|v| !near[v.index()]).map(|v| (u, v))
                };
                unless(lonely.and_then(missed), |(u, v)| VertexSetError::NotJoined { u, v })
            }
        }
    }

    /// Checks that the set has this property and is minimal (dominating sets and covers) or maximal
    /// (independent sets and cliques). There may still be smaller or larger sets elsewhere. O(V +
    /// E).
    ///
    /// # Errors
    /// The [`VertexSetError`] with the first vertex or edge that violates the property.
    ///
    /// # Panics
    /// If a vertex of the set does not exist.
    pub fn check_extremal<W>(
        self,
        graph: &UnGraph<W>,
        set: &[NodeId],
    ) -> Result<(), VertexSetError> {
        self.check(graph, set)?;
        let is_in = marks(graph, set);
        let n_near = n_near(graph, &is_in);
        let size = is_in.iter().filter(|is_in| **is_in).count();
        // If no single vertex can be added or removed, neither can several: each property carries
        // over to all larger sets, or to all smaller ones.
        let could_change = |&v: &NodeId| match self {
            // Every vertex that v dominates has another dominator.
            Notion::Dominating => {
                is_in[v.index()] && graph.neighbors(v).chain([v]).all(|u| 2 <= n_near[u.index()])
            }
            // A vertex with a loop is its own neighbor.
            Notion::Independent => n_near[v.index()] == 0 && graph.neighbors(v).all(|u| u != v),
            Notion::Cover => {
                is_in[v.index()] && graph.neighbors(v).all(|u| u != v && is_in[u.index()])
            }
            Notion::Clique => !is_in[v.index()] && n_near[v.index()] == size,
        };
        unless(graph.nodes().find(could_change), |node| match self {
            Notion::Dominating | Notion::Cover => VertexSetError::Redundant { node },
            Notion::Independent | Notion::Clique => VertexSetError::Addable { node },
        })
    }
}

/// Returns the number of ends of these edges at each vertex; a loop has two.
fn n_ends<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Vec<usize> {
    let mut n_ends = vec![0; graph.n_nodes()];
    for &edge in edges {
        n_ends[graph.edge(edge).tail.index()] += 1;
        n_ends[graph.edge(edge).head.index()] += 1;
    }
    n_ends
}

/// Checks that these edges share no vertex, so that they form a matching. A loop is not allowed.
/// O(V).
///
/// # Errors
/// [`VertexSetError::Shared`] with the first vertex that is an end twice.
///
/// # Panics
/// If an edge does not exist.
pub fn check_matching<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Result<(), VertexSetError> {
    let n_ends = n_ends(graph, edges);
    unless(graph.nodes().find(|v| 1 < n_ends[v.index()]), |node| VertexSetError::Shared { node })
}

/// Checks that every vertex is an end of one of these edges. O(V).
///
/// ```
/// use graph_theory::bipartite_matching::covers_and_cliques::check_edge_cover;
/// use graph_theory::{EdgeId, UnGraph};
///
/// let path = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 3)])?;
/// assert!(check_edge_cover(&path, &[0, 2].map(EdgeId::from)).is_ok());
/// assert!(check_edge_cover(&path, &[0, 1].map(EdgeId::from)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`VertexSetError::Untouched`] with the first vertex that is not.
///
/// # Panics
/// If an edge does not exist.
pub fn check_edge_cover<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Result<(), VertexSetError> {
    let n_ends = n_ends(graph, edges);
    unless(graph.nodes().find(|v| n_ends[v.index()] == 0), |node| VertexSetError::Untouched {
        node,
    })
}

/// Checks that every vertex is an end of one of these edges, and that this fails when any one of
/// them is removed. O(V).
///
/// # Errors
/// [`VertexSetError::Untouched`] with the first vertex that is not an end,
/// [`VertexSetError::RedundantEdge`] with the first edge that is not needed.
///
/// # Panics
/// If an edge does not exist.
pub fn check_minimal_edge_cover<W>(
    graph: &UnGraph<W>,
    edges: &[EdgeId],
) -> Result<(), VertexSetError> {
    check_edge_cover(graph, edges)?;
    let n_ends = n_ends(graph, edges);
    let is_needed = |&&edge: &&EdgeId| {
        let edge = graph.edge(edge);
        let n_own = if edge.tail == edge.head { 2 } else { 1 };
        n_ends[edge.tail.index()] == n_own || n_ends[edge.head.index()] == n_own
    };
    unless(edges.iter().find(|edge| !is_needed(edge)), |&edge| VertexSetError::RedundantEdge {
        edge,
    })
}
