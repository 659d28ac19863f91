//! Part of [Floyd-Warshall](super): Warshall's original algorithm, which only determines whether
//! there is a path.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

use crate::dense::DenseMatrix;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};

/// The reachability of vertices, with one bit for each pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closure {
    n_nodes: usize,
    /// The number of 64-bit words per row.
    n_words: usize,
    words: Vec<u64>,
}

/// Returns, for each two vertices, whether a walk of at least one edge leads from the first to the
/// second. O(V³ / 64 + E).
///
/// ```
/// use graph_theory::shortest_path::floyd_warshall::closure::transitive_closure;
/// use graph_theory::{DiGraph, NodeId};
///
/// let closure = transitive_closure(&DiGraph::from_edges(3, [(0, 1), (1, 2)])?)?;
/// assert!(closure.reaches(NodeId::from(0), NodeId::from(2)));
/// assert!(!closure.reaches(NodeId::from(2), NodeId::from(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if the bits take more than [`DenseMatrix::MAX_BYTES`].
pub fn transitive_closure<W, K: Kind>(graph: &Graph<W, K>) -> Result<Closure, GraphError> {
    let n_nodes = graph.n_nodes();
    let n_words = n_nodes.div_ceil(64);
    let n_cells = n_nodes.saturating_mul(n_words);
    if DenseMatrix::<u64>::MAX_BYTES < n_cells.saturating_mul(size_of::<u64>()) as u64 {
        return Err(GraphError::TooLarge { what: "cells", n: n_nodes.saturating_mul(n_nodes) });
    }
    let mut closure = Closure { n_nodes, n_words, words: vec![0; n_cells] };
    for u in graph.nodes() {
        for v in graph.neighbors(u).map(NodeId::index) {
            closure.words[u.index() * n_words + v / 64] |= 1 << (v % 64);
        }
    }
    for k in graph.nodes() {
        // Invariant: a bit is set if a walk leads from its row to its column with all intermediate
        // vertices below k.
        let beyond = closure.row(k).to_vec();
        for i in graph.nodes() {
            if closure.reaches(i, k) {
                let row = &mut closure.words[i.index() * n_words..][..n_words];
                for (known, beyond) in row.iter_mut().zip(&beyond) {
                    *known |= beyond;
                }
            }
        }
    }
    Ok(closure)
}

impl Closure {
    /// Returns the number of vertices.
    pub fn n_nodes(&self) -> usize {
        self.n_nodes
    }

    fn row(&self, from: NodeId) -> &[u64] {
        &self.words[from.index() * self.n_words..][..self.n_words]
    }

    /// Returns whether a walk of at least one edge leads from one vertex to another. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn reaches(&self, from: NodeId, to: NodeId) -> bool {
        assert!(to.index() < self.n_nodes, "there is no vertex {}", to.index());
        self.row(from)[to.index() / 64] >> (to.index() % 64) & 1 == 1
    }

    /// Returns an iterator over the vertices that a vertex leads to, in ascending order. O(V).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn reached_from(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        (0..self.n_nodes).map(NodeId::at).filter(move |to| self.reaches(from, *to))
    }

    /// Returns a closure of the same size without any pairs.
    pub(super) fn without_pairs(&self) -> Self {
        Closure { words: vec![0; self.words.len()], ..*self }
    }

    /// Adds the pairs that have a walk through `k`.
    pub(super) fn add_walks_by(&mut self, reach: &Closure, k: NodeId) {
        for i in (0..self.n_nodes).map(NodeId::at).filter(|i| reach.reaches(*i, k)) {
            let row = &mut self.words[i.index() * self.n_words..][..self.n_words];
            for (known, beyond) in row.iter_mut().zip(reach.row(k)) {
                *known |= beyond;
            }
        }
    }

    /// Returns the number of pairs.
    pub fn n_pairs(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }
}
