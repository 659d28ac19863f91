//! Part of [the AVL tree](super): a set of keys in boxes, balanced as a recursion returns.
//!
//! Cost: O(log n) for each operation, with a recursion as deep as the height of the tree.
//!
//! Domain: keys in any total order.
//!
//! Source: G. M. Adelson-Velsky, E. M. Landis, *Soviet Mathematics Doklady* 3 (1962).
//!
//! Checked: the same rotations and the same tree as the map of this section, for all orders of up
//! to seven keys, and after each single removal.
//!
//! Page: `docs/en/data-structure/avl-tree.md`.

#![expect(clippy::unnecessary_box_returns, reason = "a node goes from owner to owner in its box")]

use std::cmp::Ordering;

/// A possibly empty tree.
pub type Tree<K> = Option<Box<Node<K>>>;

/// A key, with smaller keys to the left and greater keys to the right; the heights of the two
/// subtrees differ by at most one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<K> {
    /// The key.
    pub key: K,
    /// The number of edges down to the deepest leaf.
    pub height: i32,
    /// The tree of smaller keys.
    pub left: Tree<K>,
    /// The tree of greater keys.
    pub right: Tree<K>,
}

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, K> {
    /// One subtree of this node is higher than the other by two.
    Lean(&'a K),
    /// This node is about to be rotated down.
    Rotate(&'a K),
}

/// Returns the height of a tree, which is -1 if it is empty.
pub fn height<K>(tree: &Tree<K>) -> i32 {
    tree.as_ref().map_or(-1, |node| node.height)
}

/// Returns the tree with one more key. If the key is already present, nothing changes.
///
/// ```
/// use data_structure::avl_tree::plain::{height, insert, remove};
///
/// let mut tree = None;
/// for key in 1..=7 {
///     tree = insert(tree, key);
/// }
/// assert_eq!(height(&tree), 2);
/// assert_eq!(height(&remove(tree, &4)), 2);
/// ```
pub fn insert<K: Ord>(tree: Tree<K>, key: K) -> Tree<K> {
    insert_watched(tree, key, &mut |_| {})
}

/// Works like [`insert`], but reports each leaning node and each rotation to `watch`.
pub fn insert_watched<K: Ord>(
    tree: Tree<K>,
    key: K,
    watch: &mut impl FnMut(Step<'_, K>),
) -> Tree<K> {
    let Some(mut node) = tree else {
        return Some(Box::new(Node { key, height: 0, left: None, right: None }));
    };
    match key.cmp(&node.key) {
        Ordering::Less => node.left = insert_watched(node.left.take(), key, watch),
        Ordering::Greater => node.right = insert_watched(node.right.take(), key, watch),
        Ordering::Equal => return Some(node),
    }
    Some(balance(node, watch))
}

/// Returns the tree without a key. If the key is not present, nothing changes.
pub fn remove<K: Ord>(tree: Tree<K>, key: &K) -> Tree<K> {
    remove_watched(tree, key, &mut |_| {})
}

/// Works like [`remove`], but reports each leaning node and each rotation to `watch`.
pub fn remove_watched<K: Ord>(
    tree: Tree<K>,
    key: &K,
    watch: &mut impl FnMut(Step<'_, K>),
) -> Tree<K> {
    let mut node = tree?;
    match key.cmp(&node.key) {
        Ordering::Less => node.left = remove_watched(node.left.take(), key, watch),
        Ordering::Greater => node.right = remove_watched(node.right.take(), key, watch),
        Ordering::Equal => return join(node.left.take(), node.right.take(), watch),
    }
    Some(balance(node, watch))
}

/// Joins two trees, where all keys of `left` are less than all keys of `right`.
fn join<K>(left: Tree<K>, right: Tree<K>, watch: &mut impl FnMut(Step<'_, K>)) -> Tree<K> {
    let Some(right) = right else { return left };
    let (rest, mut least) = take_least(right, watch);
    (least.left, least.right) = (left, rest);
    Some(balance(least, watch))
}

/// Removes the node with the least key. Returns the remaining tree and the node.
fn take_least<K>(
    mut node: Box<Node<K>>,
    watch: &mut impl FnMut(Step<'_, K>),
) -> (Tree<K>, Box<Node<K>>) {
    match node.left.take() {
        None => (node.right.take(), node),
        Some(left) => {
            let (rest, least) = take_least(left, watch);
            node.left = rest;
            (Some(balance(node, watch)), least)
        }
    }
}

/// Rebalances a node whose subtrees are balanced and differ in height by at most two.
fn balance<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    match height(&node.right) - height(&node.left) {
        -2 => {
            watch(Step::Lean(&node.key));
            node.left = node.left.map(|child| {
                let is_bent = height(&child.left) < height(&child.right);
                if is_bent { rotate_left(child, watch) } else { child }
            });
            rotate_right(node, watch)
        }
        2 => {
            watch(Step::Lean(&node.key));
            node.right = node.right.map(|child| {
                let is_bent = height(&child.right) < height(&child.left);
                if is_bent { rotate_right(child, watch) } else { child }
            });
            rotate_left(node, watch)
        }
        _ => {
            measure(&mut node);
            node
        }
    }
}

/// Raises the left child above the node.
fn rotate_right<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    watch(Step::Rotate(&node.key));
    let Some(mut child) = node.left.take() else { return node };
    node.left = child.right.take();
    measure(&mut node);
    child.right = Some(node);
    measure(&mut child);
    child
}

/// Raises the right child above the node.
fn rotate_left<K>(mut node: Box<Node<K>>, watch: &mut impl FnMut(Step<'_, K>)) -> Box<Node<K>> {
    watch(Step::Rotate(&node.key));
    let Some(mut child) = node.right.take() else { return node };
    node.right = child.left.take();
    measure(&mut node);
    child.left = Some(node);
    measure(&mut child);
    child
}

/// Recomputes the height of a node from those of its children.
fn measure<K>(node: &mut Node<K>) {
    node.height = 1 + height(&node.left).max(height(&node.right));
}
