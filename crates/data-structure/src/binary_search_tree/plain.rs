//! Part of [the binary search tree](super): a set of keys in boxes that own their children.
//!
//! Cost: O(height) for each operation.
//!
//! Domain: keys in any total order. Search and insertion are not recursive; [`remove`] and dropping
//! a tree are, so a chain of a million keys is too much for them.
//!
//! Source: T. H. Cormen et al., *Introduction to Algorithms*, chapter 12.
//!
//! Checked: the same comparisons and the same tree as the map of this section, for all orders of up
//! to seven keys, and after each single removal.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

use std::cmp::Ordering;

/// A possibly empty tree.
pub type Tree<K> = Option<Box<Node<K>>>;

/// A key, with smaller keys to the left and greater keys to the right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<K> {
    /// The key.
    pub key: K,
    /// The tree of smaller keys.
    pub left: Tree<K>,
    /// The tree of greater keys.
    pub right: Tree<K>,
}

/// A step of an insertion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, K> {
    /// The key is about to be compared with this one.
    Compare(&'a K),
    /// The key was already in the tree.
    Found(&'a K),
}

/// Returns whether the key is in the tree.
///
/// ```
/// use data_structure::binary_search_tree::plain::{contains, insert, remove};
///
/// let mut tree = None;
/// for key in [4, 2, 6] {
///     insert(&mut tree, key);
/// }
/// assert!(contains(&tree, &2) && !contains(&tree, &5));
/// assert!(remove(&mut tree, &4) && !contains(&tree, &4));
/// ```
pub fn contains<K: Ord>(tree: &Tree<K>, key: &K) -> bool {
    let mut tree = tree;
    while let Some(node) = tree {
        // Invariant: if the key is in the tree, it is in this subtree.
        tree = match key.cmp(&node.key) {
            Ordering::Less => &node.left,
            Ordering::Greater => &node.right,
            Ordering::Equal => return true,
        };
    }
    false
}

/// Inserts a key and returns whether it was new.
pub fn insert<K: Ord>(tree: &mut Tree<K>, key: K) -> bool {
    insert_watched(tree, key, |_| {})
}

/// Works like [`insert`], but reports each comparison, and whether the key was found, to `watch`.
pub fn insert_watched<K: Ord>(
    mut tree: &mut Tree<K>,
    key: K,
    mut watch: impl FnMut(Step<'_, K>),
) -> bool {
    while let Some(node) = tree {
        watch(Step::Compare(&node.key));
        tree = match key.cmp(&node.key) {
            Ordering::Less => &mut node.left,
            Ordering::Greater => &mut node.right,
            Ordering::Equal => {
                watch(Step::Found(&node.key));
                return false;
            }
        };
    }
    *tree = Some(Box::new(Node { key, left: None, right: None }));
    true
}

/// Removes a key and returns whether it was present.
pub fn remove<K: Ord>(tree: &mut Tree<K>, key: &K) -> bool {
    let Some(node) = tree else { return false };
    match key.cmp(&node.key) {
        Ordering::Less => remove(&mut node.left, key),
        Ordering::Greater => remove(&mut node.right, key),
        Ordering::Equal => {
            *tree = join(node.left.take(), node.right.take());
            true
        }
    }
}

/// Joins two trees, where all keys of `left` are less than all keys of `right`.
fn join<K>(left: Tree<K>, mut right: Tree<K>) -> Tree<K> {
    if left.is_none() {
        return right;
    }
    match take_least(&mut right) {
        None => left,
        Some(mut least) => {
            (least.left, least.right) = (left, right);
            Some(least)
        }
    }
}

/// Removes the node with the least key from a tree, and returns it.
fn take_least<K>(mut tree: &mut Tree<K>) -> Tree<K> {
    while tree.as_ref()?.left.is_some() {
        tree = &mut tree.as_mut()?.left;
    }
    let mut least = tree.take()?;
    *tree = least.right.take();
    Some(least)
}
