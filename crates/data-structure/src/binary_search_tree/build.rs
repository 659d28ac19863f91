//! Part of [binary search trees](super): trees built at once, of least height or of a given shape.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

use crate::BinarySearchTree;
use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::BinaryTree;
use crate::ordered_map::binary_tree::Side::{Left, Right};

/// The reason why a tree cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// A key is not greater than the one before it.
    #[error("the key at index {index} is not greater than the one before it")]
    NotAscending {
        /// The index of the later key.
        index: usize,
    },
    /// No search tree has these keys in this pre-order.
    #[error("the key at index {index} fits nowhere in pre-order")]
    NotAPreOrder {
        /// The index of the first key that fits nowhere.
        index: usize,
    },
}

impl<K: Ord, V> BinarySearchTree<K, V> {
    /// Builds the tree of least height: each node has the middle key of its range, or the left one
    /// of two middle keys. O(n).
    ///
    /// # Errors
    /// If the keys are not strictly ascending.
    pub fn from_sorted(entries: impl IntoIterator<Item = (K, V)>) -> Result<Self, BuildError> {
        let entries = Vec::from_iter(entries);
        if let Some(index) = (1..entries.len()).find(|&i| entries[i].0 <= entries[i - 1].0) {
            return Err(BuildError::NotAscending { index });
        }
        let mut entries: Vec<Option<(K, V)>> = entries.into_iter().map(Some).collect();
        let mut tree = BinaryTree::new();
        let mut waiting = vec![(0..entries.len(), None)];
        while let Some((range, place)) = waiting.pop() {
            if range.is_empty() {
                continue;
            }
            let middle = range.start + (range.len() - 1) / 2;
            let Some((key, value)) = entries[middle].take() else { continue };
            let node = tree.add_leaf(place, key, value, ());
            waiting.push((middle + 1..range.end, Some((node, Right))));
            waiting.push((range.start..middle, Some((node, Left))));
        }
        Ok(BinarySearchTree { tree })
    }

    /// Builds the unique tree that has these entries in pre-order. O(n).
    ///
    /// # Errors
    /// If there is no such tree, or two keys are equal.
    pub fn from_pre_order(entries: impl IntoIterator<Item = (K, V)>) -> Result<Self, BuildError> {
        let mut tree = BinaryTree::new();
        let (mut open, mut closed) = (Vec::<Id>::new(), None::<Id>);
        for (index, (key, value)) in entries.into_iter().enumerate() {
            // Invariant: the open nodes may still get right children, and the last one also a left
            // child; their keys descend, and all are greater than the key of the node closed last,
            // which no later key may be less than.
            let mut place = open.last().map(|&node| (node, Left));
            while let Some(&node) = open.last()
                && *tree.key(node) < key
            {
                (closed, place) = (open.pop(), Some((node, Right)));
            }
            let is_open = |&node: &Id| *tree.key(node) != key;
            if closed.is_some_and(|node| key <= *tree.key(node)) || !open.last().is_none_or(is_open)
            {
                return Err(BuildError::NotAPreOrder { index });
            }
            open.push(tree.add_leaf(place, key, value, ()));
        }
        Ok(BinarySearchTree { tree })
    }

    /// Rebuilds the tree in place to the least possible height, by the algorithm of Day, Stout and
    /// Warren: rotations turn it into a chain to the right, and then fold the chain. O(n) time,
    /// O(1) space.
    pub fn rebalance(&mut self) {
        let mut next = self.tree.root();
        while let Some(mut node) = next {
            // Invariant: from the root down to this node, no node has a left child.
            while self.tree.child(node, Left).is_some() {
                node = self.tree.rotate(node, Right);
            }
            next = self.tree.child(node, Right);
        }
        // The largest full tree fills the upper levels, and the remaining nodes form the last
        // level.
        let n = self.len();
        let mut n_full = (n + 1).checked_ilog2().map_or(0, |levels| (1 << levels) - 1);
        self.fold(n - n_full);
        while 1 < n_full {
            n_full /= 2;
            self.fold(n_full);
        }
    }

    /// Rotates every other node of the right chain out of it, `n` in all.
    fn fold(&mut self, n: usize) {
        let mut next = self.tree.root();
        for _ in 0..n {
            let Some(top) = next else { break };
            let riser = self.tree.rotate(top, Left);
            next = self.tree.child(riser, Right);
        }
    }
}
