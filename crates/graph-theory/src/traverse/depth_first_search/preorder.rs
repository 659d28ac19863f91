//! Part of depth-first search: the order of discovery alone. It needs no finish, so it keeps less: for each vertex whether it
//! was met, and for each grey vertex the arcs that it has left, if it has any.

use std::slice;

use crate::error::GraphError;
use crate::graph::{Arc, Graph, Kind, NodeId};

/// The vertices that can be reached from these, as they are discovered; lazily.
///
/// # Errors
/// [`GraphError::NodeOutOfRange`].
pub fn preorder<W, K: Kind>(
    graph: &Graph<W, K>,
    roots: impl IntoIterator<Item = NodeId>,
) -> Result<Preorder<'_, W, K>, GraphError> {
    let roots: Result<Vec<NodeId>, _> = roots.into_iter().map(|root| graph.check(root)).collect();
    let is_met = vec![false; graph.n_nodes()];
    Ok(Preorder { graph, roots: roots?.into_iter(), is_met, stack: Vec::new() })
}

/// The iterator of [`preorder`].
#[derive(Debug, Clone)]
pub struct Preorder<'g, W, K> {
    graph: &'g Graph<W, K>,
    roots: std::vec::IntoIter<NodeId>,
    is_met: Vec<bool>,
    /// The arcs that the grey vertices have left; a vertex that has none is not here.
    stack: Vec<slice::Iter<'g, Arc<W>>>,
}

impl<W, K: Kind> Preorder<'_, W, K> {
    /// Whether a vertex is met for the first time; if so, its arcs are the next to be tried.
    fn meet(&mut self, node: NodeId) -> bool {
        if std::mem::replace(&mut self.is_met[node.index()], true) {
            return false;
        }
        let arcs = self.graph.arcs(node);
        if !arcs.is_empty() {
            self.stack.push(arcs.iter());
        }
        true
    }
}

impl<W, K: Kind> Iterator for Preorder<'_, W, K> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        while let Some(untried) = self.stack.last_mut() {
            // Invariant: no arc that was tried leads to a vertex that was not met.
            let head = untried.next().map(|arc| arc.head);
            if untried.len() == 0 {
                self.stack.pop();
            }
            if let Some(head) = head.filter(|head| self.meet(*head)) {
                return Some(head);
            }
        }
        let mut roots = std::mem::take(&mut self.roots);
        let root = roots.find(|root| self.meet(*root));
        self.roots = roots;
        root
    }
}
