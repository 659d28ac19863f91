//! Part of [the ordered maps](super): the rank of a key in the order, computed from the sizes of
//! subtrees.
//!
//! The code of a tree does not know about the sizes: they are stored beside it, and a watcher
//! updates them when a leaf is added, a node is removed, or a node is rotated.
//!
//! Cost: O(height) for each operation; O(1) for a rotation. Four bytes per node.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::cmp::Ordering;

use super::Side::{Left, Right};
use super::{BinaryTree, Id, InvariantError};

/// The size of the subtree of each node, in the order of the ids.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sizes(Vec<u32>);

impl Sizes {
    /// Computes the sizes of an existing tree. O(n).
    pub(crate) fn of<K, V, M>(tree: &BinaryTree<K, V, M>) -> Self {
        let mut sizes = Sizes(vec![1; tree.len()]);
        let order: Vec<Id> = tree.pre_order().collect();
        for node in order.into_iter().rev() {
            // Invariant: the sizes of this node and of all after it in pre-order are correct.
            if let Some(parent) = tree.parent(node) {
                sizes.0[parent.index()] += sizes.0[node.index()];
            }
        }
        sizes
    }

    /// Returns the size of the subtree of a node. O(1).
    pub(crate) fn size(&self, node: Id) -> u32 {
        self.0[node.index()]
    }

    /// Updates the sizes after a new leaf was added to the tree.
    pub(crate) fn link<K, V, M>(&mut self, leaf: Id, tree: &BinaryTree<K, V, M>) {
        self.0.push(1);
        self.resize(tree.parent(leaf), |size| size + 1, tree);
    }

    /// Updates the sizes before a node is removed from the tree.
    pub(crate) fn unlink<K, V, M>(&mut self, node: Id, tree: &BinaryTree<K, V, M>) {
        // If there are two children, the successor's place is the one that disappears, and the
        // successor takes over the node's place.
        let mut leaver = node;
        if let (Some(_), Some(right)) = (tree.child(node, Left), tree.child(node, Right)) {
            leaver = tree.extreme(right, Left);
        }
        self.resize(tree.parent(leaver), |size| size - 1, tree);
        self.0[leaver.index()] = self.0[node.index()];
        self.0.swap_remove(node.index());
    }

    /// Updates the sizes after a node was rotated down.
    pub(crate) fn rotate<K, V, M>(&mut self, down: Id, tree: &BinaryTree<K, V, M>) {
        for node in [Some(down), tree.parent(down)].into_iter().flatten() {
            self.0[node.index()] = self.by_children(node, tree);
        }
    }

    /// Changes the sizes of a node and all its ancestors.
    fn resize<K, V, M>(
        &mut self,
        mut node: Option<Id>,
        change: impl Fn(u32) -> u32,
        tree: &BinaryTree<K, V, M>,
    ) {
        while let Some(here) = node {
            let size = &mut self.0[here.index()];
            *size = change(*size);
            node = tree.parent(here);
        }
    }

    /// Returns the size of a node, computed from those of its children.
    fn by_children<K, V, M>(&self, node: Id, tree: &BinaryTree<K, V, M>) -> u32 {
        let children = [Left, Right].map(|side| tree.child(node, side));
        1 + children.into_iter().flatten().map(|child| self.size(child)).sum::<u32>()
    }

    /// Checks that the sizes match the tree. O(n).
    ///
    /// # Errors
    /// The first rule that does not hold.
    pub(crate) fn check<K, V, M>(&self, tree: &BinaryTree<K, V, M>) -> Result<(), InvariantError> {
        InvariantError::unless(self.0.len() == tree.len(), "each node has a size", None)?;
        for node in tree.pre_order() {
            let adds_up = self.size(node) == self.by_children(node, tree);
            InvariantError::unless(
                adds_up,
                "a size is that of both subtrees, and one",
                Some(node),
            )?;
        }
        Ok(())
    }
}

impl<K: Ord, V, M> BinaryTree<K, V, M> {
    /// Returns the number of keys less than `key`, which itself need not be present.
    pub(crate) fn rank(&self, key: &K, sizes: &Sizes) -> usize {
        let (mut n_less, mut next) = (0, self.root());
        while let Some(node) = next {
            // Invariant: n_less counts the keys less than the given key that are outside the
            // subtree of this node.
            let left = self.child(node, Left);
            if self.key(node) < key {
                n_less += left.map_or(0, |left| sizes.size(left)) as usize + 1;
                next = self.child(node, Right);
            } else {
                next = left;
            }
        }
        n_less
    }

    /// Returns the node with exactly `rank` nodes before it.
    pub(crate) fn select(&self, mut rank: usize, sizes: &Sizes) -> Option<Id> {
        let mut node = self.root()?;
        loop {
            // Invariant: the target node, if it exists, has this rank in the subtree of this node.
            let left = self.child(node, Left);
            let n_left = left.map_or(0, |left| sizes.size(left)) as usize;
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

#[cfg(test)]
mod tests {
    use super::{BinaryTree, Right, Sizes};

    #[test]
    fn a_wrong_size_is_found() {
        let mut tree = BinaryTree::<i32, (), ()>::new();
        let root = tree.add_leaf(None, 1, (), ());
        tree.add_leaf(Some((root, Right)), 2, (), ());
        let mut sizes = Sizes::of(&tree);
        assert_eq!((sizes.0.as_slice(), sizes.check(&tree)), (&[2, 1][..], Ok(())));
        sizes.0[0] += 1;
        let broken = sizes.check(&tree).unwrap_err();
        let text = "broken: a size is that of both subtrees, and one, at node 0";
        assert_eq!((broken.to_string().as_str(), broken.at), (text, tree.root()));
        sizes.0.pop();
        assert_eq!(sizes.check(&tree).unwrap_err().rule, "each node has a size");
    }
}
