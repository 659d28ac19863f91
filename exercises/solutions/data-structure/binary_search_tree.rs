//! Write insertion and search for a binary search tree: `insert(tree, key)` and
//! `contains(tree, key)`.
//!
//! A tree is a node in a box, or `None`. All keys in the left subtree of a node are less than its
//! key, all keys in the right one are greater. A new key becomes a leaf in the empty place where
//! the search for it ends. The result of `insert` is whether the key is new; if it is not, nothing
//! changes.
//!
//! For example, after 4, 2 and 6 the root is 4, with the children 2 and 6.
//!
//! The judge also inserts 20 000 keys in ascending order: each becomes the right child of the one
//! before.

/// A node that owns its children.
#[derive(Debug)]
pub struct Node {
    /// The key.
    pub key: i64,
    /// The tree of smaller keys.
    pub left: Option<Box<Node>>,
    /// The tree of greater keys.
    pub right: Option<Box<Node>>,
}

/// Inserts a key, and returns whether it is new.
pub fn insert(tree: &mut Option<Box<Node>>, key: i64) -> bool {
    let mut tree = tree;
    while let Some(node) = tree {
        if key == node.key {
            return false;
        }
        tree = if key < node.key { &mut node.left } else { &mut node.right };
    }
    *tree = Some(Box::new(Node { key, left: None, right: None }));
    true
}

/// Whether the key is in the tree.
pub fn contains(tree: Option<&Node>, key: i64) -> bool {
    let mut tree = tree;
    while let Some(node) = tree {
        if key == node.key {
            return true;
        }
        tree = if key < node.key { node.left.as_deref() } else { node.right.as_deref() };
    }
    false
}
