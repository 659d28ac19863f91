//! Part of [depth-first search](super): only the order of discovery. It needs no finishing times
//! and no edges, so it never returns to a vertex: the heads of all arcs wait on a single stack.
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

use std::hint::black_box;

use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::traverse::visited::Visited;

/// Returns an iterator over the vertices reachable from these roots, in the order of their
/// discovery. O(V + E) time and space.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if a root does not exist.
pub fn preorder<W, K: Kind>(
    graph: &Graph<W, K>,
    roots: impl IntoIterator<Item = NodeId>,
) -> Result<Preorder<'_, W, K>, GraphError> {
    let roots: Result<Vec<NodeId>, _> = roots.into_iter().map(|root| graph.check(root)).collect();
    Ok(Preorder {
        graph,
        roots: roots?.into_iter(),
        met: Visited::none(graph.n_nodes()),
        stack: Vec::new(),
        n_waiting: 0,
    })
}

/// The iterator returned by [`preorder`].
#[derive(Debug, Clone)]
pub struct Preorder<'g, W, K> {
    graph: &'g Graph<W, K>,
    roots: std::vec::IntoIter<NodeId>,
    met: Visited,
    /// The first `n_waiting` entries are the heads of arcs that are still to be tried, the next one
    /// last. The rest is spare room.
    stack: Vec<u32>,
    n_waiting: usize,
}

impl<W, K: Kind> Preorder<'_, W, K> {
    /// Pushes the heads of the arcs of a vertex onto the stack, with the first one on top.
    fn push_heads(&mut self, node: NodeId) {
        let mut n_waiting = self.n_waiting;
        let heads = self.graph.neighbors(node);
        // If the graph is larger than the caches, most of the time is spent waiting for rows. If
        // all these heads have been visited, the vertex below them is next: its row is requested
        // now, while that of `node` is on its way. Std does not guarantee that `black_box` keeps a
        // read whose value is unused; where it does not, the search is slower, but still correct.
        if let Some(&below) = self.stack[..n_waiting].last() {
            black_box(self.graph.neighbors(below.into()).next());
        }
        if self.stack.len() < n_waiting + heads.len() {
            self.stack.resize(2 * (n_waiting + heads.len()), 0);
        }
        for head in heads.rev() {
            // Writes every head, and counts it only if it is unvisited: this needs no branch, which
            // would be mispredicted half of the time.
            self.stack[n_waiting] = head.into();
            n_waiting += usize::from(!self.met.contains(head));
        }
        self.n_waiting = n_waiting;
    }
}

impl<W, K: Kind> Iterator for Preorder<'_, W, K> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        loop {
            // Invariant: the head of every arc out of a visited vertex is visited or waiting.
            let node = if self.n_waiting == 0 {
                self.roots.next()?
            } else {
                self.n_waiting -= 1;
                NodeId::from(self.stack[self.n_waiting])
            };
            if self.met.insert(node) {
                self.push_heads(node);
                return Some(node);
            }
        }
    }
}
