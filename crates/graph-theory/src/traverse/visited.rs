//! Part of [the group](super): the set of visited vertices. With one bit per vertex, it stays in
//! the caches while the search reads all over the graph.
//!
//! Page: `docs/en/graph-theory/README.md`.

use crate::graph::NodeId;

/// A set of vertices that only grows.
#[derive(Debug, Clone)]
pub(super) struct Visited {
    /// Vertex v is bit v mod 64 of word v / 64.
    words: Vec<u64>,
}

impl Visited {
    /// Returns the empty set for `n_nodes` vertices.
    pub(super) fn none(n_nodes: usize) -> Self {
        Visited { words: vec![0; n_nodes.div_ceil(64)] }
    }

    pub(super) fn contains(&self, node: NodeId) -> bool {
        self.words[node.index() / 64] >> (node.index() % 64) & 1 != 0
    }

    /// Inserts a vertex. Returns whether it is new.
    pub(super) fn insert(&mut self, node: NodeId) -> bool {
        let is_new = !self.contains(node);
        self.words[node.index() / 64] |= 1 << (node.index() % 64);
        is_new
    }
}
