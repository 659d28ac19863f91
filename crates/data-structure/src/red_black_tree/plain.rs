//! Part of [the red-black tree](super): a set of keys in boxes, repaired as a recursion returns. It
//! supports insertion only.
//!
//! Cost: O(log n) for an insertion, with a recursion as deep as the height of the tree.
//!
//! Domain: keys in any total order.
//!
//! Source: L. J. Guibas, R. Sedgewick, "A dichromatic framework for balanced trees", FOCS 1978.
//!
//! Checked: the same cases, rotations and tree as the map of this section, for all orders of up to
//! seven keys and for longer ones.
//!
//! Page: `docs/en/data-structure/red-black-tree.md`.

#![expect(clippy::unnecessary_box_returns, reason = "a node goes from owner to owner in its box")]
#![expect(clippy::ref_option, reason = "a subtree is a field that may be empty")]

use std::cmp::Ordering;
use std::mem;

pub use super::Color;

/// A possibly empty tree.
pub type Tree<K> = Option<Box<Node<K>>>;

/// A key, with smaller keys to the left and greater keys to the right, and a color.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<K> {
    /// The key.
    pub key: K,
    /// The color.
    pub color: Color,
    /// The tree of smaller keys.
    pub left: Tree<K>,
    /// The tree of greater keys.
    pub right: Tree<K>,
}

/// A step of an insertion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, K> {
    /// Below this node, a red node has a red child, and its sibling is red too: the three are about
    /// to be recolored.
    Paint(&'a K),
    /// This node is about to be rotated down.
    Rotate(&'a K),
}

/// Returns whether the root exists and is red.
fn is_red<K>(tree: &Tree<K>) -> bool {
    tree.as_ref().is_some_and(|node| node.color == Color::Red)
}

/// Returns whether the root is red and has a red child.
fn is_red_on_red<K>(tree: &Tree<K>) -> bool {
    is_red(tree) && tree.as_ref().is_some_and(|node| is_red(&node.left) || is_red(&node.right))
}

/// Returns the tree with one more key. If the key is already present, nothing changes.
///
/// ```
/// use data_structure::red_black_tree::plain::insert;
///
/// let tree = (1..=3).fold(None, |tree, key| insert(tree, key));
/// assert_eq!(tree.map(|root| root.key), Some(2));
/// ```
pub fn insert<K: Ord>(tree: Tree<K>, key: K) -> Tree<K> {
    insert_watched(tree, key, &mut |_| {})
}

/// Works like [`insert`], but reports each repair to `watch`.
pub fn insert_watched<K: Ord>(
    tree: Tree<K>,
    key: K,
    watch: &mut impl FnMut(Step<'_, K>),
) -> Tree<K> {
    let mut root = insert_below(tree, key, watch);
    root.color = Color::Black;
    Some(root)
}

/// Inserts a key into a subtree, whose root may become red.
fn insert_below<K: Ord>(
    tree: Tree<K>,
    key: K,
    watch: &mut impl FnMut(Step<'_, K>),
) -> Box<Node<K>> {
    let Some(mut node) = tree else {
        return Box::new(Node { key, color: Color::Red, left: None, right: None });
    };
    match key.cmp(&node.key) {
        Ordering::Less => node.left = Some(insert_below(node.left.take(), key, watch)),
        Ordering::Greater => node.right = Some(insert_below(node.right.take(), key, watch)),
        Ordering::Equal => return node,
    }
    repair(node, watch)
}

/// Repairs a node below which a red node may have a red child.
fn repair<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    let (on_left, on_right) = (is_red_on_red(&node.left), is_red_on_red(&node.right));
    if !on_left && !on_right {
        return node;
    }
    if is_red(&node.left) && is_red(&node.right) {
        watch(Step::Paint(&node.key));
        node.color = Color::Red;
        for child in [&mut node.left, &mut node.right].into_iter().flatten() {
            child.color = Color::Black;
        }
        return node;
    }
    if on_left {
        node.left = node
            .left
            .map(|parent| if is_red(&parent.right) { rotate_left(parent, watch) } else { parent });
        rotate_right(node, watch)
    } else {
        node.right = node
            .right
            .map(|parent| if is_red(&parent.left) { rotate_right(parent, watch) } else { parent });
        rotate_left(node, watch)
    }
}

/// Raises the left child above the node. The two exchange their colors.
fn rotate_right<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    watch(Step::Rotate(&node.key));
    let Some(mut child) = node.left.take() else { return node };
    mem::swap(&mut node.color, &mut child.color);
    node.left = child.right.take();
    child.right = Some(node);
    child
}

/// Raises the right child above the node. The two exchange their colors.
fn rotate_left<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    watch(Step::Rotate(&node.key));
    let Some(mut child) = node.right.take() else { return node };
    mem::swap(&mut node.color, &mut child.color);
    node.right = child.left.take();
    child.left = Some(node);
    child
}
