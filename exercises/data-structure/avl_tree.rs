//! Write the insertion into an AVL tree: `insert(tree, key)`.
//!
//! The tree is a search tree, and at every node the heights of the two subtrees differ by at
//! most 1. A leaf has height 0, and an empty tree has height -1. The result is the tree with the
//! new key; if the key is there already, the tree does not change.
//!
//! For example, after 1, 2 and 3 the root is 2, of height 1, with the children 1 and 3.
//!
//! The judge accepts every AVL tree of the keys with the right heights. It also inserts 100 000
//! keys in ascending order.

/// A node that owns its children.
#[derive(Debug)]
pub struct Node {
    /// The key.
    pub key: i64,
    /// The number of steps down to the deepest leaf.
    pub height: i32,
    /// The tree of smaller keys.
    pub left: Option<Box<Node>>,
    /// The tree of greater keys.
    pub right: Option<Box<Node>>,
}

/// The tree with the key.
pub fn insert(tree: Option<Box<Node>>, key: i64) -> Option<Box<Node>> {
    todo!()
}
