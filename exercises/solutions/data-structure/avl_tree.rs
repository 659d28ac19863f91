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
    fn height(tree: Option<&Node>) -> i32 {
        tree.map_or(-1, |node| node.height)
    }

    fn lean(node: &Node) -> i32 {
        height(node.left.as_deref()) - height(node.right.as_deref())
    }

    fn measure(node: &mut Node) {
        node.height = 1 + height(node.left.as_deref()).max(height(node.right.as_deref()));
    }

    fn rotate_right(node: &mut Box<Node>) {
        let Some(mut child) = node.left.take() else { return };
        // From here on, `node` is the one that rises, and `child` the one that falls.
        std::mem::swap(node, &mut child);
        child.left = node.right.take();
        measure(&mut child);
        node.right = Some(child);
        measure(node);
    }

    fn rotate_left(node: &mut Box<Node>) {
        let Some(mut child) = node.right.take() else { return };
        std::mem::swap(node, &mut child);
        child.right = node.left.take();
        measure(&mut child);
        node.left = Some(child);
        measure(node);
    }

    let Some(mut node) = tree else {
        return Some(Box::new(Node { key, height: 0, left: None, right: None }));
    };
    match key.cmp(&node.key) {
        std::cmp::Ordering::Less => node.left = insert(node.left.take(), key),
        std::cmp::Ordering::Greater => node.right = insert(node.right.take(), key),
        std::cmp::Ordering::Equal => return Some(node),
    }
    measure(&mut node);
    if lean(&node) == 2 {
        if let Some(child) = node.left.as_mut().filter(|child| lean(child) < 0) {
            rotate_left(child);
        }
        rotate_right(&mut node);
    } else if lean(&node) == -2 {
        if let Some(child) = node.right.as_mut().filter(|child| 0 < lean(child)) {
            rotate_right(child);
        }
        rotate_left(&mut node);
    }
    Some(node)
}
