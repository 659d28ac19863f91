//! Part of [Minimum path cover with shared vertices](super): the transitive closure, with one bit
//! for each ordered pair of vertices.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/joint-path-cover.md`.

use crate::bipartite_matching::Bipartite;
use crate::bipartite_matching::covers_and_cliques::bits;
use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};
use crate::traverse::topological_sort::topological_sort;

/// The largest total size of the rows: 128 MiB.
const MOST_BITS: usize = 1 << 30;
/// The largest number of pairs that a graph is made from. The split graph of this many pairs takes
/// 1 GiB.
const MOST_PAIRS: usize = 1 << 26;

/// The transitive closure of an acyclic graph.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Closure {
    n_nodes: usize,
    /// The rows: bit v of row u says whether a path of at least one arc leads from u to v. Each row
    /// begins at a word boundary.
    words: Vec<u64>,
    row_len: usize,
}

impl Closure {
    /// Returns the closure of a graph. The row of u contains the heads of the arcs out of u, and
    /// everything in their rows. O(V (V + E) / 64).
    ///
    /// # Errors
    /// [`GraphError::Cycle`] if there is a cycle; [`GraphError::TooLarge`] if the rows would be
    /// more than 2³⁰ bits.
    pub fn from_graph<W>(graph: &DiGraph<W>) -> Result<Self, GraphError> {
        let n_nodes = graph.n_nodes();
        let row_len = n_nodes.div_ceil(64);
        let n = n_nodes.saturating_mul(row_len.saturating_mul(64));
        if MOST_BITS < n {
            return Err(GraphError::TooLarge { what: "cells", n });
        }
        let mut words = vec![0; n_nodes * row_len];
        for u in topological_sort(graph)?.into_iter().rev() {
            // Invariant: the rows of all vertices after u are complete.
            let at_u = u.index() * row_len;
            for v in graph.neighbors(u) {
                let at_v = v.index() * row_len;
                for i in 0..row_len {
                    words[at_u + i] |= words[at_v + i];
                }
                words[at_u + v.index() / 64] |= 1 << (v.index() % 64);
            }
        }
        Ok(Closure { n_nodes, words, row_len })
    }

    fn row(&self, u: NodeId) -> &[u64] {
        &self.words[u.index() * self.row_len..][..self.row_len]
    }

    /// Returns whether a path of at least one arc leads from `u` to `v`. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn leads(&self, u: NodeId, v: NodeId) -> bool {
        assert!(v.index() < self.n_nodes, "a vertex of another graph");
        self.row(u)[v.index() / 64] >> (v.index() % 64) & 1 == 1
    }

    /// Returns the number of ordered pairs of vertices of which the first leads to the second. O(V²
    /// / 64).
    pub fn n_pairs(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns an iterator over the vertices that `u` leads to, in ascending order.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn heads(&self, u: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        bits::members(self.row(u)).map(NodeId::at)
    }

    fn nodes(&self) -> impl ExactSizeIterator<Item = NodeId> {
        (0..self.n_nodes).map(NodeId::at)
    }

    /// Returns the number of pairs, if it is not too large for a graph.
    fn few_pairs(&self) -> Result<usize, GraphError> {
        let n = self.n_pairs();
        if n <= MOST_PAIRS { Ok(n) } else { Err(GraphError::TooLarge { what: "pairs", n }) }
    }

    /// Returns the split graph of the closure: the out-copies of the vertices on the left, their
    /// in-copies on the right, and an edge from u to v if u leads to v. O(V² / 64) plus the number
    /// of pairs, at 16 bytes each.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than 2²⁶ pairs.
    pub fn split_vertices(&self) -> Result<Bipartite, GraphError> {
        let n_pairs = self.few_pairs()?;
        let rows = self.nodes().map(|u| self.heads(u).map(u32::from));
        Ok(Bipartite::of_rows(self.n_nodes, n_pairs, rows))
    }

    /// Returns the closure as a graph, with an arc for each pair. O(V² / 64) plus the number of
    /// arcs.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than 2²⁶ pairs.
    pub fn to_graph(&self) -> Result<DiGraph, GraphError> {
        self.few_pairs()?;
        let arcs = self.nodes().flat_map(|u| self.heads(u).map(move |v| (u.into(), v.into())));
        DiGraph::from_edges(self.n_nodes, arcs)
    }
}
