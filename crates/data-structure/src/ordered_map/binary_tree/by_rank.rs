//! Part of the ordered maps: the number of a key in the order, found by the sizes of subtrees.
//!
//! Where the sizes are kept is the section's business: `size` tells that of the subtree of a node.
//!
//! Cost: O(height) for each operation.

use std::cmp::Ordering;

use super::Side::{Left, Right};
use super::{BinaryTree, Id};

impl<K: Ord, V, M> BinaryTree<K, V, M> {
    /// How many keys are less than `key`, which itself need not be there.
    pub fn rank(&self, key: &K, size: impl Fn(Id) -> u32) -> usize {
        let (mut n_less, mut next) = (0, self.root());
        while let Some(node) = next {
            // Invariant: n_less keys are less than the key, beside those in the subtree of this node.
            let left = self.child(node, Left);
            if self.key(node) < key {
                n_less += left.map_or(0, &size) as usize + 1;
                next = self.child(node, Right);
            } else {
                next = left;
            }
        }
        n_less
    }

    /// The node with exactly `rank` nodes before it.
    pub fn select(&self, mut rank: usize, size: impl Fn(Id) -> u32) -> Option<Id> {
        let mut node = self.root()?;
        loop {
            // Invariant: the node sought, if it exists, has this rank in the subtree of this node.
            let left = self.child(node, Left);
            let n_left = left.map_or(0, &size) as usize;
            match rank.cmp(&n_left) {
                Ordering::Equal => return Some(node),
                Ordering::Less => node = left?,
                Ordering::Greater => {
                    rank -= n_left + 1;
                    node = self.child(node, Right)?;
                }
            }
        }
    }
}
