//! Minimum vertex-disjoint path cover: the fewest paths of an acyclic graph such that every vertex
//! is on exactly one.
//!
//! Cost: O(E √V) time, O(V + E) space, as for a matching.
//!
//! Domain: directed graphs without cycles. A single vertex is a path; parallel arcs change nothing.
//! For arcs with costs, see [`cheapest`].
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

/// Vertex-disjoint paths that cover all vertices.
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
    /// Invariant: following pairs never returns to the same vertex.
    matching: Matching,
}

/// Finds the fewest disjoint paths. O(E √V).
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
/// [`GraphError::Cycle`] if there is a cycle.
pub fn disjoint_path_cover<W>(graph: &DiGraph<W>) -> Result<PathCover, GraphError> {
    cover_and_proof(graph).map(|(cover, _)| cover)
}

/// Finds the fewest disjoint paths, and a proof: out-copies (on the left) and in-copies (on the
/// right) such that each arc uses one of them. Disjoint paths use each at most once, so they have
/// at most that many arcs. O(E √V).
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle.
pub fn cover_and_proof<W>(graph: &DiGraph<W>) -> Result<(PathCover, Cover), GraphError> {
    Ok(cover_of_split(&split_vertices(graph)?))
}

/// Finds the fewest disjoint paths and the proof, given the split vertices of an acyclic graph. O(E
/// √V).
pub(super) fn cover_of_split(split: &Bipartite) -> (PathCover, Cover) {
    let (matching, proof) = matching_and_cover(split);
    (PathCover { matching }, proof)
}

/// Finds at most `limit` disjoint paths, not necessarily the fewest, or returns `None` if that many
/// are not enough. O(E √V).
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle.
pub fn cover_within<W>(graph: &DiGraph<W>, limit: usize) -> Result<Option<PathCover>, GraphError> {
    let split = split_vertices(graph)?;
    let n_pairs = graph.n_nodes().saturating_sub(limit);
    let search = hopcroft_karp_watched(&split, Matching::empty(&split), n_pairs, |_, _| {});
    let cover = PathCover { matching: search.matching().clone() };
    Ok((cover.len() <= limit).then_some(cover))
}

/// Returns the graph with the out-copies of the vertices on the left, their in-copies on the right,
/// and an edge for each arc, from the out-copy of its tail to the in-copy of its head. O(V + E).
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle, along which every out-copy could be matched so that
/// no path begins.
pub fn split_vertices<W>(graph: &DiGraph<W>) -> Result<Bipartite, GraphError> {
    topological_sort(graph)?;
    Ok(Bipartite::from_arcs(graph))
}

impl PathCover {
    /// Returns the number of paths: each pair of an out-copy and an in-copy joins two paths.
    pub fn len(&self) -> usize {
        self.n_nodes() - self.matching.len()
    }

    /// Returns whether there are no paths, because there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn n_nodes(&self) -> usize {
        self.matching.mate_of_left.len()
    }

    /// Returns the vertex after `node` on its path, or `None` if the path ends there. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn successor(&self, node: NodeId) -> Option<NodeId> {
        self.matching.mate_of_left(node.into()).map(NodeId::from)
    }

    /// Returns the vertex before `node` on its path, or `None` if the path begins there. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn predecessor(&self, node: NodeId) -> Option<NodeId> {
        self.matching.mate_of_right(node.into()).map(NodeId::from)
    }

    /// Returns an iterator over the vertices where paths begin, in ascending order.
    pub fn starts(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.n_nodes()).map(NodeId::at).filter(|&v| self.predecessor(v).is_none())
    }

    /// Returns an iterator over the vertices of the path, starting at `node`.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(Some(node), |&u| self.successor(u))
    }

    /// Returns an iterator over the paths, by their first vertices.
    pub fn paths(&self) -> impl Iterator<Item = Vec<NodeId>> + '_ {
        self.starts().map(|start| self.path_from(start).collect())
    }

    /// Returns the arcs of the paths, by ascending tail; of parallel arcs, the first. O(V + E).
    ///
    /// # Panics
    /// If the graph has fewer vertices than the one that was covered.
    pub fn edges<W>(&self, graph: &DiGraph<W>) -> Vec<EdgeId> {
        let arc = |(u, v): (u32, u32)| {
            graph.arcs(NodeId::from(u)).iter().find(|arc| arc.head == NodeId::from(v))
        };
        self.matching.pairs().filter_map(arc).map(|arc| arc.edge).collect()
    }

    /// Checks the certificate: these are paths of this graph, and the out-copies and in-copies
    /// prove that fewer paths are not enough. O(V + E).
    ///
    /// # Errors
    /// [`MatchingError`] with the first flaw found.
    pub fn verify<W>(&self, graph: &DiGraph<W>, proof: &Cover) -> Result<(), MatchingError> {
        self.matching.verify(&Bipartite::from_arcs(graph), proof)
    }
}
