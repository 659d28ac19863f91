//! Minimum vertex-disjoint path cover: the fewest paths of an acyclic graph such that every vertex
//! is on exactly one.
//!
//! Cost: O(E √V) time, O(V + E) space: those of a matching.
//!
//! Domain: directed graphs without cycles. A single vertex is a path; parallel arcs change nothing.
//! If arcs cost something, see [`cheapest`].
//!
//! Source: F. T. Boesch, J. F. Gimpel, "Covering the points of a digraph with point-disjoint paths
//! and its application to code optimization", Journal of the ACM 24 (1977).
//!
//! Checked: all directed graphs of four vertices and all acyclic ones of five, against all
//! permutations cut into paths; random ones of up to 12 vertices against a search through all sets
//! of ends; every answer by its proof.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/disjoint-path-cover.md`.

pub mod cheapest;
pub mod plain;

use std::iter;

use super::bipartite::Bipartite;
use super::hopcroft_karp::{hopcroft_karp_watched, matching_and_cover};
use super::matching::{Cover, Matching, MatchingError};
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::traverse::topological_sort::topological_sort;

/// Paths that share no vertex and leave none out.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, disjoint_path_cover};
///
/// let cover = disjoint_path_cover(&DiGraph::from_edges(3, [(0, 1), (1, 2)])?)?;
/// assert!(cover.paths().eq([[0, 1, 2].map(NodeId::from)]));
/// assert_eq!(cover.successor(NodeId::from(2)), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PathCover {
    /// The out-copy of u and the in-copy of v are a pair if and only if v follows u on a path.
    /// Invariant: following pairs, nobody comes back to where they were.
    matching: Matching,
}

/// The fewest disjoint paths. O(E √V).
///
/// ```
/// use graph_theory::{DiGraph, disjoint_path_cover};
///
/// let cover = disjoint_path_cover(&DiGraph::from_edges(4, [(0, 1), (1, 2), (1, 3)])?)?;
/// assert_eq!(cover.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn disjoint_path_cover<W>(graph: &DiGraph<W>) -> Result<PathCover, GraphError> {
    cover_and_proof(graph).map(|(cover, _)| cover)
}

/// The fewest disjoint paths, and out-copies (on the left) and in-copies (on the right) such that
/// each arc uses one of them. Disjoint paths use each of these copies at most once, so they have at
/// most as many arcs as there are such copies. O(E √V).
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn cover_and_proof<W>(graph: &DiGraph<W>) -> Result<(PathCover, Cover), GraphError> {
    Ok(cover_of_split(&split_vertices(graph)?))
}

/// The same, for the split vertices of a graph without cycles. O(E √V).
pub(super) fn cover_of_split(split: &Bipartite) -> (PathCover, Cover) {
    let (matching, proof) = matching_and_cover(split);
    (PathCover { matching }, proof)
}

/// Disjoint paths, at most `limit` of them and no fewer than need be; none if so few are not
/// enough. O(E √V).
///
/// # Errors
/// [`GraphError::Cycle`].
pub fn cover_within<W>(graph: &DiGraph<W>, limit: usize) -> Result<Option<PathCover>, GraphError> {
    let split = split_vertices(graph)?;
    let n_pairs = graph.n_nodes().saturating_sub(limit);
    let search = hopcroft_karp_watched(&split, Matching::empty(&split), n_pairs, |_, _| {});
    let cover = PathCover { matching: search.matching().clone() };
    Ok((cover.len() <= limit).then_some(cover))
}

/// The split graph: the out-copies of the vertices on the left, their in-copies on the right, and
/// an edge for each arc, from the out-copy of its tail to the in-copy of its head. O(V + E).
///
/// # Errors
/// [`GraphError::Cycle`]: around a cycle, each out-copy could be paired with an in-copy, and
/// no path would begin.
pub fn split_vertices<W>(graph: &DiGraph<W>) -> Result<Bipartite, GraphError> {
    topological_sort(graph)?;
    Ok(Bipartite::from_arcs(graph))
}

impl PathCover {
    /// How many paths there are: each pair of an out-copy and an in-copy joins two paths into one.
    pub fn len(&self) -> usize {
        self.n_nodes() - self.matching.len()
    }

    /// Whether there is none, for there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn n_nodes(&self) -> usize {
        self.matching.mate_of_left.len()
    }

    /// The vertex behind `node` on its path; none if the path ends there. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn successor(&self, node: NodeId) -> Option<NodeId> {
        self.matching.mate_of_left(node.into()).map(NodeId::from)
    }

    /// The vertex before `node` on its path; none if the path begins there. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn predecessor(&self, node: NodeId) -> Option<NodeId> {
        self.matching.mate_of_right(node.into()).map(NodeId::from)
    }

    /// The vertices at which paths begin, ascending.
    pub fn starts(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.n_nodes()).map(NodeId::at).filter(|&v| self.predecessor(v).is_none())
    }

    /// The vertices of the path from `node` on.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(Some(node), |&u| self.successor(u))
    }

    /// The paths, by their first vertices.
    pub fn paths(&self) -> impl Iterator<Item = Vec<NodeId>> + '_ {
        self.starts().map(|start| self.path_from(start).collect())
    }

    /// The arcs of the paths, those out of lower vertices first; of parallel ones the first. O(V +
    /// E).
    ///
    /// # Panics
    /// If the graph has fewer vertices than the one of these paths.
    pub fn edges<W>(&self, graph: &DiGraph<W>) -> Vec<EdgeId> {
        let arc = |(u, v): (u32, u32)| {
            graph.arcs(NodeId::from(u)).iter().find(|arc| arc.head == NodeId::from(v))
        };
        self.matching.pairs().filter_map(arc).map(|arc| arc.edge).collect()
    }

    /// The certificate: whether these are paths of this graph, and the copies prove that fewer are
    /// not enough. O(V + E).
    ///
    /// # Errors
    /// The flaw, if one of these does not hold.
    pub fn verify<W>(&self, graph: &DiGraph<W>, proof: &Cover) -> Result<(), MatchingError> {
        self.matching.verify(&Bipartite::from_arcs(graph), proof)
    }
}
