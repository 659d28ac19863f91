//! Binary search tree: smaller keys to the left, greater keys to the right, at every node.
//!
//! Cost: O(height) for each operation: O(log n) expected if the keys arrive in random order, O(n)
//! if they arrive sorted. O(n) space, O(1) beside the tree.
//!
//! Domain: up to 2³² - 1 entries with keys in any total order. Chains of any length: nothing here
//! is recursive.
//!
//! Source: T. H. Cormen et al., *Introduction to Algorithms*, chapter 12; D. E. Knuth, *The Art of
//! Computer Programming* 3, 6.2.2.
//!
//! Checked: the suite of all ordered maps against `BTreeMap`; all insertion and deletion orders of
//! few keys.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

pub mod build;
pub mod plain;
pub mod ranked;
pub mod validate;

use std::mem;

use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::BinaryTree;
use crate::ordered_map::binary_tree::Side::{self, Left, Right};
use crate::ordered_map::{
    InvariantError, OrderedMap, collects_by_insertion, positions_in_binary_tree, std_traits,
};

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search key is about to be compared with a node's key.
    Compare {
        /// The node.
        node: Id,
    },
    /// A new leaf has been added to the tree.
    Link {
        /// The leaf.
        node: Id,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its node.
        node: Id,
    },
    /// A node is about to be removed. Its place is taken by its successor if it has two children,
    /// or by its child if it has one.
    Unlink {
        /// The node.
        node: Id,
    },
}

/// An ordered map in an unbalanced binary search tree, whose depth depends on the insertion order.
///
/// ```
/// use data_structure::BinarySearchTree;
///
/// let map = BinarySearchTree::from([(2, 'b'), (1, 'a')]);
/// assert!(map.iter().eq([(&1, &'a'), (&2, &'b')]));
/// ```
#[derive(Clone)]
pub struct BinarySearchTree<K, V> {
    /// The nodes need no mark, because the tree does not keep track of their depth.
    tree: BinaryTree<K, V, ()>,
}

impl<K: Ord, V> BinarySearchTree<K, V> {
    /// Creates an empty map.
    pub fn new() -> Self {
        BinarySearchTree { tree: BinaryTree::new() }
    }

    /// Returns the underlying tree, for inspection.
    pub fn tree(&self) -> &BinaryTree<K, V, ()> {
        &self.tree
    }

    /// Inserts an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then [`Step::Link`] or [`Step::Replace`].
    pub fn insert_watched(
        &mut self,
        key: K,
        value: V,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        match self.tree.search(&key, |node| watch(Step::Compare { node }, self)) {
            Ok(node) => {
                let old = mem::replace(self.tree.value_mut(node), value);
                watch(Step::Replace { node }, self);
                Some(old)
            }
            Err(place) => {
                self.link(place, (key, value), &mut watch);
                None
            }
        }
    }

    /// Adds a new leaf where a search ended.
    fn link(
        &mut self,
        place: Option<(Id, Side)>,
        (key, value): (K, V),
        watch: &mut impl FnMut(Step, &Self),
    ) -> Id {
        let node = self.tree.add_leaf(place, key, value, ());
        watch(Step::Link { node }, self);
        node
    }

    /// Removes an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then [`Step::Unlink`] if the key is present.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let node = self.tree.search(key, |node| watch(Step::Compare { node }, self)).ok()?;
        Some(self.unlink(node, &mut watch))
    }

    /// Removes a node.
    fn unlink(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> (K, V) {
        watch(Step::Unlink { node }, self);
        self.tree.unlink(node).entry
    }

    /// Returns the entry of the lowest node with both keys in its subtree, or `None` if one of the
    /// keys is not present. O(height).
    pub fn lowest_common_ancestor(&self, a: &K, b: &K) -> Option<(&K, &V)> {
        let (least, most) = if a <= b { (a, b) } else { (b, a) };
        let mut node = self.tree.root()?;
        loop {
            // Invariant: both keys, if present, are in the subtree of this node.
            let key = self.tree.key(node);
            let side = match (most < key, key < least) {
                (true, _) => Left,
                (_, true) => Right,
                // The paths to the keys diverge here, or this is one of the keys.
                _ => break,
            };
            node = self.tree.child(node, side)?;
        }
        let both = self.contains_key(a) && self.contains_key(b);
        both.then(|| self.tree.entry_at(node))
    }

    /// Returns the entries in pre-order: each before those of its subtrees.
    pub fn pre_order(&self) -> impl Iterator<Item = (&K, &V)> {
        self.tree.pre_order().map(|node| self.tree.entry_at(node))
    }

    /// Returns the entries in post-order: each after those of its subtrees.
    pub fn post_order(&self) -> impl Iterator<Item = (&K, &V)> {
        self.tree.post_order().map(|node| self.tree.entry_at(node))
    }

    /// Returns the entries in level order: from the root down, level by level.
    pub fn level_order(&self) -> impl Iterator<Item = (&K, &V)> {
        self.tree.level_order().map(|node| self.tree.entry_at(node))
    }

    /// Visits the entries in order without extra space, by Morris's threads: O(n) time, O(1) space.
    /// If `visit` panics, the tree is left in a broken state.
    pub fn morris(&mut self, visit: impl FnMut(&K, &V)) {
        self.tree.morris(visit);
    }
}

impl<K: Ord, V> OrderedMap<K, V> for BinarySearchTree<K, V> {
    positions_in_binary_tree!(tree);

    fn clear(&mut self) {
        self.tree.clear();
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.insert_watched(key, value, |_, _| {})
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        self.remove_watched(key, |_, _| {})
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.tree.check_links_and_order()
    }
}

std_traits!(BinarySearchTree);
collects_by_insertion!(BinarySearchTree);
