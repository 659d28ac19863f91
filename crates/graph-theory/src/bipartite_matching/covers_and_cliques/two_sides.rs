//! Part of [the section on covers and cliques](super): what follows from a matching. On two
//! sides, a smallest cover and a largest independent set. On any graph, an edge cover, and a vertex
//! cover of at most twice the necessary size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/six-numbers.md`.

use super::{Notion, VertexSetError, check_matching, marks};
use crate::bipartite_matching::bipartite::Split;
use crate::bipartite_matching::hopcroft_karp::matching_and_cover;
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// A largest matching, a smallest vertex cover and a largest independent set of a graph of two
/// sides. They prove each other.
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
    /// The vertices of one side, ascending; the least vertex of each component is among them.
    pub left: Vec<NodeId>,
    /// An edge for each pair, ascending.
    pub matching: Vec<EdgeId>,
    /// As many vertices as there are pairs, ascending.
    pub cover: Vec<NodeId>,
    /// The others, ascending.
    pub independent: Vec<NodeId>,
}

/// Matches the two sides and takes the cover from the last search. O(E √V).
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
/// [`GraphError::NotBipartite`], with an odd cycle.
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
    /// Whether the sets are what they say, and as small and large as can be: no cover has fewer
    /// vertices than a matching has edges, and what is left over of a cover is independent. O(V +
    /// E).
    ///
    /// # Errors
    /// The [`VertexSetError`].
    ///
    /// # Panics
    /// If a vertex or an edge is not there.
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

/// An edge cover: the matching, and an edge for each vertex that it leaves out. If no matching is
/// larger, no edge cover is smaller, and the two are as many as the vertices. O(V log V), for it is
/// sorted.
///
/// # Errors
/// [`GraphError::IsolatedVertex`], because no edge covers that.
///
/// # Panics
/// If an edge is not there.
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
    // Two vertices that the matching leaves out may get the same edge, if it could have been
    // larger.
    cover.dedup();
    Ok(cover)
}

/// A vertex cover, and edges without a common end that prove it: it holds both ends of each, and
/// every cover holds one. So it is at most twice as large as needed. Where a loop is, it counts as
/// an edge with one end. O(V + E).
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
