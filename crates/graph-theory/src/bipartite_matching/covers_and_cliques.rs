//! Dominating sets, independent sets, covers and cliques: what they are, how to check one, how to
//! find the smallest or largest.
//!
//! Cost: a check is O(V + E). If the graph has two sides, a minimum cover and a maximum independent
//! set are O(E √V), and a minimum edge cover is O(V log V) more. Everything else has no known way
//! in polynomial time: the exact searches are exponential and take a limit of steps. All maximal
//! cliques: O(3^(V/3)) in all, which is as many as there can be.
//!
//! Domain: undirected graphs. Parallel edges change nothing. A vertex with a loop is in no
//! independent set and in every cover; a clique and a dominating set do not mind. What works on
//! rows of bits takes up to [`MOST_NODES`] vertices.
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

/// The exact searches and the maximal cliques take a bit for every two vertices, so they have a
/// limit.
pub const MOST_NODES: usize = 4096;

/// What a set of vertices can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notion {
    /// Every vertex is in it, or next to one that is.
    Dominating,
    /// No edge joins two of its vertices.
    Independent,
    /// Every edge has an end in it.
    Cover,
    /// Every two of its vertices are joined.
    Clique,
}

/// Why a set is not what it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum VertexSetError {
    /// Neither the vertex nor a neighbor is in the set.
    #[error("neither vertex {} nor a neighbor is in the set", node.index())]
    Undominated {
        /// The vertex.
        node: NodeId,
    },
    /// The edge joins two vertices of the set, or is a loop at one.
    #[error("edge {} lies in the set", edge.index())]
    Inside {
        /// The edge.
        edge: EdgeId,
    },
    /// The edge has no end in the set.
    #[error("edge {} has no end in the set", edge.index())]
    Uncovered {
        /// The edge.
        edge: EdgeId,
    },
    /// Two vertices of the set are not joined.
    #[error("no edge joins {} and {}", u.index(), v.index())]
    NotJoined {
        /// The lower one.
        u: NodeId,
        /// The higher one.
        v: NodeId,
    },
    /// The set is not minimal: without this vertex it would still do.
    #[error("vertex {} is not needed", node.index())]
    Redundant {
        /// The vertex.
        node: NodeId,
    },
    /// The set is not maximal: with this vertex too it would still do.
    #[error("vertex {} could be added", node.index())]
    Addable {
        /// The vertex.
        node: NodeId,
    },
    /// No edge of the set ends at the vertex.
    #[error("no edge of the set ends at vertex {}", node.index())]
    Untouched {
        /// The vertex.
        node: NodeId,
    },
    /// Two ends of edges of the set are at this vertex.
    #[error("two ends of edges of the set are at vertex {}", node.index())]
    Shared {
        /// The vertex.
        node: NodeId,
    },
    /// The set of edges is not minimal: without this one it would still do.
    #[error("edge {} is not needed", edge.index())]
    RedundantEdge {
        /// The edge.
        edge: EdgeId,
    },
    /// Two numbers that must be equal are not, so nothing is proven.
    #[error("{found} vertices, and {wanted} would be the proof")]
    Sizes {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
}

/// What a search found, and how much better an answer could still be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<T = NodeId> {
    /// The best set found, ascending.
    pub set: Vec<T>,
    /// No set is better than this: larger if large ones are wanted, smaller if small ones are.
    pub bound: usize,
}

impl<T> Found<T> {
    /// Whether no set is better.
    pub fn is_best(&self) -> bool {
        self.set.len() == self.bound
    }
}

/// Which vertices are in the set. O(V).
fn marks<W>(graph: &UnGraph<W>, set: &[NodeId]) -> Vec<bool> {
    let mut is_in = vec![false; graph.n_nodes()];
    for v in set {
        is_in[v.index()] = true;
    }
    is_in
}

/// How many vertices of the set are at each vertex or next to it, parallel edges counted once.
/// O(V + E).
fn n_near<W>(graph: &UnGraph<W>, is_in: &[bool]) -> Vec<usize> {
    let mut n_near = vec![0; graph.n_nodes()];
    // The last vertex of the set that was counted at each vertex.
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

/// The first witness, if there is one.
fn unless<T>(
    witness: Option<T>,
    fault: impl FnOnce(T) -> VertexSetError,
) -> Result<(), VertexSetError> {
    witness.map_or(Ok(()), |witness| Err(fault(witness)))
}

impl Notion {
    /// Whether the set is one. Its order does not matter, nor whether a vertex is named twice.
    /// O(V + E).
    ///
    /// # Errors
    /// The [`VertexSetError`], with the first vertex or edge that shows it.
    ///
    /// # Panics
    /// If a vertex is not there.
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
                // The first that is not joined to all: the others before it are joined to it.
                let lonely = members.find(|u| n_near[u.index()] < size);
                let missed = |u: NodeId| {
                    let near = marks(graph, &graph.neighbors(u).collect::<Vec<_>>());
                    members.find(|v| !near[v.index()]).map(|v| (u, v))
                };
                unless(lonely.and_then(missed), |(u, v)| VertexSetError::NotJoined { u, v })
            }
        }
    }

    /// Whether the set is one, and no vertex can be left out of it (dominating sets and covers) or
    /// added to it (independent sets and cliques). Smaller or larger ones may lie elsewhere. O(V +
    /// E).
    ///
    /// # Errors
    /// The [`VertexSetError`], with the first vertex or edge that shows it.
    ///
    /// # Panics
    /// If a vertex is not there.
    pub fn check_extremal<W>(
        self,
        graph: &UnGraph<W>,
        set: &[NodeId],
    ) -> Result<(), VertexSetError> {
        self.check(graph, set)?;
        let is_in = marks(graph, set);
        let n_near = n_near(graph, &is_in);
        let size = is_in.iter().filter(|is_in| **is_in).count();
        // Adding or leaving out several cannot do what no one of them does: each notion passes on
        // to all larger sets, or to all smaller ones.
        let could_change = |&v: &NodeId| match self {
            // All whom v could serve have somebody else.
            Notion::Dominating => {
                is_in[v.index()] && graph.neighbors(v).chain([v]).all(|u| 2 <= n_near[u.index()])
            }
            // A vertex with a loop stands next to itself.
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

/// How many ends of these edges are at each vertex; a loop has both at one.
fn n_ends<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Vec<usize> {
    let mut n_ends = vec![0; graph.n_nodes()];
    for &edge in edges {
        n_ends[graph.edge(edge).tail.index()] += 1;
        n_ends[graph.edge(edge).head.index()] += 1;
    }
    n_ends
}

/// Whether these edges share no vertex, so that they are a matching. A loop shares its own. O(V).
///
/// # Errors
/// [`VertexSetError::Shared`].
///
/// # Panics
/// If an edge is not there.
pub fn check_matching<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Result<(), VertexSetError> {
    let n_ends = n_ends(graph, edges);
    unless(graph.nodes().find(|v| 1 < n_ends[v.index()]), |node| VertexSetError::Shared { node })
}

/// Whether every vertex is an end of one of these edges. O(V).
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
/// [`VertexSetError::Untouched`].
///
/// # Panics
/// If an edge is not there.
pub fn check_edge_cover<W>(graph: &UnGraph<W>, edges: &[EdgeId]) -> Result<(), VertexSetError> {
    let n_ends = n_ends(graph, edges);
    unless(graph.nodes().find(|v| n_ends[v.index()] == 0), |node| VertexSetError::Untouched {
        node,
    })
}

/// Whether every vertex is an end of one of these edges, and of none if any one of them is left
/// out. O(V).
///
/// # Errors
/// [`VertexSetError::Untouched`], [`VertexSetError::RedundantEdge`].
///
/// # Panics
/// If an edge is not there.
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
