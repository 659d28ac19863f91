//! Part of the ordered maps: the number of a key in the order, found by the sizes of subtrees.
//!
//! Cost: O(height) for each operation.

use std::cmp::Ordering;

use super::Side::{Left, Right};
use super::{BinaryTree, Id};

/// A mark that knows how many nodes the subtree of its node has.
pub trait Counted {
    /// That number.
    fn size(&self) -> u32;
}

/// The number alone.
impl Counted for u32 {
    fn size(&self) -> u32 {
        *self
    }
}

impl<K, V, M: Counted> BinaryTree<K, V, M> {
    /// The number of nodes in a subtree, which may be empty. O(1).
    pub fn size(&self, subtree: Option<Id>) -> u32 {
        subtree.map_or(0, |node| self.mark(node).size())
    }

    /// The node with exactly `rank` nodes before it.
    pub fn select(&self, mut rank: usize) -> Option<Id> {
        let mut node = self.root()?;
        loop {
            // Invariant: the node sought, if it exists, has this rank in the subtree of this node.
            let left = self.child(node, Left);
            let n_left = self.size(left) as usize;
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

impl<K: Ord, V, M: Counted> BinaryTree<K, V, M> {
    /// How many keys are less than `key`, which itself need not be there.
    pub fn rank(&self, key: &K) -> usize {
        let (mut n_less, mut next) = (0, self.root());
        while let Some(node) = next {
            // Invariant: n_less keys are less than the key, beside those in the subtree of this node.
            let left = self.child(node, Left);
            if self.key(node) < key {
                n_less += self.size(left) as usize + 1;
                next = self.child(node, Right);
            } else {
                next = left;
            }
        }
        n_less
    }
}
