//! Write the merge of two leftist heaps: `merge(a, b)`.
//!
//! No element of a heap is less than the one above it. The distance of a node is the number of
//! steps down to the nearest node that lacks a child; a missing child has the distance -1. At every
//! node, the distance of the left child is at least that of the right child. The result must be
//! such a heap, with all elements of both and the right distances.
//!
//! For example, the heaps 1 and 2, of one node each, become the heap with the root 1, the left
//! child 2 and no right child.
//!
//! The judge merges many heaps, some with very long left sides, and measures the time.

/// A node that owns its children.
#[derive(Debug)]
pub struct Node {
    /// The element.
    pub item: i64,
    /// The number of steps down to the nearest node that lacks a child.
    pub distance: i32,
    /// The left child.
    pub left: Option<Box<Node>>,
    /// The right child.
    pub right: Option<Box<Node>>,
}

/// The leftist heap of all elements of two leftist heaps.
pub fn merge(a: Option<Box<Node>>, b: Option<Box<Node>>) -> Option<Box<Node>> {
    fn distance(tree: Option<&Node>) -> i32 {
        tree.map_or(-1, |node| node.distance)
    }

    let (mut a, mut b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return a.or(b),
    };
    if b.item < a.item {
        std::mem::swap(&mut a, &mut b);
    }
    a.right = merge(a.right.take(), Some(b));
    if distance(a.left.as_deref()) < distance(a.right.as_deref()) {
        std::mem::swap(&mut a.left, &mut a.right);
    }
    a.distance = distance(a.right.as_deref()) + 1;
    Some(a)
}
