//! Part of [depth-first search](super): the order of discovery alone. It needs no finish and no
//! edge, so it never comes back to a vertex: all that an arc leads to waits on one stack.
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

use std::hint::black_box;

use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::traverse::visited::Visited;

/// The vertices that can be reached from these, as they are discovered; lazily. O(V + E) time,
/// O(V + E) space.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
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

/// The iterator of [`preorder`].
#[derive(Debug, Clone)]
pub struct Preorder<'g, W, K> {
    graph: &'g Graph<W, K>,
    roots: std::vec::IntoIter<NodeId>,
    met: Visited,
    /// The first `n_waiting` are the heads of arcs that are to be tried, the next one last. What
    /// follows is room.
    stack: Vec<u32>,
    n_waiting: usize,
}

impl<W, K: Kind> Preorder<'_, W, K> {
    /// Puts the heads of the arcs of a vertex on the stack, the first one on top.
    fn push_heads(&mut self, node: NodeId) {
        let mut n_waiting = self.n_waiting;
        let heads = self.graph.neighbors(node);
        // Where the graph is larger than the caches, most of the time is spent waiting for rows.
        // The vertex beneath is the next one if all these heads are met already: its row is asked
        // for now, while the one of `node` is on its way. Std does not promise that `black_box`
        // keeps a read whose value nobody uses; where it does not, the walk is slower, and still
        // right.
        if let Some(&below) = self.stack[..n_waiting].last() {
            black_box(self.graph.neighbors(below.into()).next());
        }
        if self.stack.len() < n_waiting + heads.len() {
            self.stack.resize(2 * (n_waiting + heads.len()), 0);
        }
        for head in heads.rev() {
            // Writes each, and lets it count if it was not met: no branch, which would be guessed
            // wrong half of the time.
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
            // Invariant: an arc out of a vertex that was met leads to one that was met, or that
            // waits.
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
