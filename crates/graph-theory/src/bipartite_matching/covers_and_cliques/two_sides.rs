//! Part of [the section on covers and cliques](super): sets derived from a matching. In a bipartite
//! graph, a minimum cover and a maximum independent set. In any graph, an edge cover, and a vertex
//! cover of at most twice the minimum size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/six-numbers.md`.

use super::{Notion, VertexSetError, check_matching, marks};
use crate::bipartite_matching::bipartite::Split;
use crate::bipartite_matching::hopcroft_karp::matching_and_cover;
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// A maximum matching, a minimum vertex cover, and a maximum independent set of a bipartite graph.
/// They prove each other optimal.
///
/// ```
/// use graph_theory::{UnGraph, konig};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 3)])?;
/// let found = konig(&graph)?;
/// assert_eq!((found.matching.len(), found.cover.len(), found.independent.len()), (2, 2, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Konig {
    /// The vertices of one side, ascending; they include the least vertex of each component.
    pub left: Vec<NodeId>,
    /// The edges of the matching, ascending.
    pub matching: Vec<EdgeId>,
    /// The vertices of the cover, as many as there are pairs, ascending.
    pub cover: Vec<NodeId>,
    /// The other vertices, ascending.
    pub independent: Vec<NodeId>,
}

/// Matches the two sides and derives the cover from the last search. O(E √V).
///
/// ```
/// use graph_theory::{GraphError, UnGraph, konig};
///
/// let star = UnGraph::from_edges(4, [(0, 1), (0, 2), (0, 3)])?;
/// assert_eq!((konig(&star)?.cover.len(), konig(&star)?.independent.len()), (1, 3));
/// let triangle = UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?;
/// assert!(matches!(konig(&triangle), Err(GraphError::NotBipartite { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotBipartite`] with an odd cycle, if the graph is not bipartite.
pub fn konig<W: Clone>(graph: &UnGraph<W>) -> Result<Konig, GraphError> {
    let Split { graph: sides, left, right } = Split::from_graph(graph)?;
    let (pairs, halves) = matching_and_cover(&sides);
    let mut matching = pairs.edges(&sides);
    matching.sort_unstable();
    let in_left = halves.left.iter().map(|&x| left[x as usize]);
    let mut cover: Vec<NodeId> =
        in_left.chain(halves.right.iter().map(|&y| right[y as usize])).collect();
    cover.sort_unstable();
    let is_in = marks(graph, &cover);
    let independent = graph.nodes().filter(|v| !is_in[v.index()]).collect();
    Ok(Konig { left, matching, cover, independent })
}

impl Konig {
    /// Checks the sets and that they are optimal: no cover has fewer vertices than a matching has
    /// edges, and the complement of a cover is independent. O(V + E).
    ///
    /// # Errors
    /// [`VertexSetError`] with the first flaw found.
    ///
    /// # Panics
    /// If a vertex or an edge does not exist.
    pub fn verify<W>(&self, graph: &UnGraph<W>) -> Result<(), VertexSetError> {
        check_matching(graph, &self.matching)?;
        Notion::Cover.check(graph, &self.cover)?;
        Notion::Independent.check(graph, &self.independent)?;
        let is_in = marks(graph, &self.independent);
        let n_independent = is_in.iter().filter(|is_in| **is_in).count();
        let wanted = self.matching.len();
        for found in [self.cover.len(), graph.n_nodes() - n_independent] {
            if found != wanted {
                return Err(VertexSetError::Sizes { found, wanted });
            }
        }
        Ok(())
    }
}

/// Returns an edge cover: the matching, and an edge for each unmatched vertex. If the matching is
/// maximum, the edge cover is minimum, and their sizes sum to the number of vertices. O(V log V),
/// because the result is sorted.
///
/// # Errors
/// [`GraphError::IsolatedVertex`] if a vertex has no edges, so that none can cover it.
///
/// # Panics
/// If an edge does not exist.
pub fn edge_cover_from<W>(
    graph: &UnGraph<W>,
    matching: &[EdgeId],
) -> Result<Vec<EdgeId>, GraphError> {
    let n_ends = super::n_ends(graph, matching);
    let mut cover = matching.to_vec();
    for node in graph.nodes().filter(|v| n_ends[v.index()] == 0) {
        let arc = graph.arcs(node).first().ok_or(GraphError::IsolatedVertex { node })?;
        cover.push(arc.edge);
    }
    cover.sort_unstable();
    // If the matching is not maximum, two unmatched vertices may get the same edge.
    cover.dedup();
    Ok(cover)
}

/// Returns a vertex cover, and a matching that proves its quality: the cover contains both ends of
/// each edge in the matching, and every cover contains at least one. So it is at most twice as
/// large as necessary. A loop counts as an edge with one end. O(V + E).
pub fn vertex_cover_by_pairs<W>(graph: &UnGraph<W>) -> (Vec<NodeId>, Vec<EdgeId>) {
    let mut is_in = vec![false; graph.n_nodes()];
    let mut pairs = Vec::new();
    for (id, edge) in graph.edge_ids() {
        if !is_in[edge.tail.index()] && !is_in[edge.head.index()] {
            is_in[edge.tail.index()] = true;
            is_in[edge.head.index()] = true;
            pairs.push(id);
        }
    }
    (graph.nodes().filter(|v| is_in[v.index()]).collect(), pairs)
}
