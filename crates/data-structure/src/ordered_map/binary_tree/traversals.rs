//! Part of [the ordered maps](super): the four traversal orders of a binary tree, one node at a
//! time.
//!
//! Cost: O(n) time; the space is that of the waiting nodes: O(height), the widest level for level
//! order, and none for Morris.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::collections::VecDeque;
use std::iter;

use super::Side::{Left, Right};
use super::{BinaryTree, Id};

impl<K, V, M> BinaryTree<K, V, M> {
    /// Returns the nodes in pre-order: a node, then its left subtree, then its right.
    pub fn pre_order(&self) -> impl Iterator<Item = Id> {
        let mut waiting = Vec::from_iter(self.root());
        iter::from_fn(move || {
            let node = waiting.pop()?;
            waiting.extend(self.child(node, Right));
            waiting.extend(self.child(node, Left));
            Some(node)
        })
    }

    /// Returns the nodes in order, which is the order of the keys: a left subtree, then the node,
    /// then its right subtree.
    pub fn in_order(&self) -> impl Iterator<Item = Id> {
        let (mut waiting, mut next) = (Vec::new(), self.root());
        iter::from_fn(move || {
            while let Some(node) = next {
                waiting.push(node);
                next = self.child(node, Left);
            }
            let node = waiting.pop()?;
            next = self.child(node, Right);
            Some(node)
        })
    }

    /// Returns the nodes in post-order: a left subtree, then the right one, then the node.
    pub fn post_order(&self) -> impl Iterator<Item = Id> {
        // A node is pushed twice: first with its subtrees still to be visited, then alone.
        let mut waiting = Vec::from_iter(self.root().map(|root| (root, false)));
        iter::from_fn(move || {
            loop {
                let (node, is_alone) = waiting.pop()?;
                if is_alone {
                    return Some(node);
                }
                waiting.push((node, true));
                waiting.extend(self.child(node, Right).map(|child| (child, false)));
                waiting.extend(self.child(node, Left).map(|child| (child, false)));
            }
        })
    }

    /// Returns the nodes in level order: the root, then its children, then theirs; each level from
    /// left to right.
    pub fn level_order(&self) -> impl Iterator<Item = Id> {
        let mut waiting = VecDeque::from_iter(self.root());
        iter::from_fn(move || {
            let node = waiting.pop_front()?;
            waiting.extend(self.child(node, Left));
            waiting.extend(self.child(node, Right));
            Some(node)
        })
    }

    /// Visits the entries in order by Morris's method, without a stack and without the links to
    /// parents. On the way down, the predecessor's empty right link becomes a thread that leads
    /// back up; on the way back, the thread is cut. If `visit` panics, threads remain, and the
    /// structure is no longer a tree.
    pub(crate) fn morris(&mut self, mut visit: impl FnMut(&K, &V)) {
        let mut next = self.root;
        while let Some(node) = next {
            if let Some(left) = self.child(node, Left) {
                let mut predecessor = left;
                while let Some(right) = self.child(predecessor, Right)
                    && right != node
                {
                    predecessor = right;
                }
                let is_back = self.child(predecessor, Right).is_some();
                let thread = if is_back { None } else { Some(node) };
                *self.link(Some((predecessor, Right))) = thread;
                if !is_back {
                    next = Some(left);
                    continue;
                }
            }
            // Invariant: everything to the left of this node has been visited, and its threads have
            // been cut.
            let (key, value) = self.entry_at(node);
            visit(key, value);
            next = self.child(node, Right);
        }
    }
}
