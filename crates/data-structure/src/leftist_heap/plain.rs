//! Part of [the leftist heap](super): a heap of boxes that own their children, with the recursive
//! merge of the lesson.
//!
//! Cost: a merge makes at most log₂(m + 1) + log₂(n + 1) comparisons; so do a push and a pop.
//!
//! Domain: elements in any total order, with the least on top. The right spine is short, so the
//! recursion is shallow; but dropping a heap follows the left side, which may be long.
//!
//! Source: C. A. Crane, *Linear lists and priority queues as balanced binary trees*, 1972.
//!
//! Checked: step by step against the forest of this section, for all pairs of small heaps.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use std::mem;

/// A possibly empty heap.
pub type Tree<T> = Option<Box<Node<T>>>;

/// An element, with two heaps that contain no lesser elements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<T> {
    /// The element.
    pub item: T,
    /// The number of edges down to the nearest node that lacks a child.
    pub distance: i32,
    /// The left heap, whose distance is at least that of the right one.
    pub left: Tree<T>,
    /// The right heap.
    pub right: Tree<T>,
}

/// A step of a merge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a, T> {
    /// Two roots have been compared.
    Descend {
        /// The smaller one.
        stays: &'a T,
        /// The other one, which is merged into the right side.
        goes: &'a T,
    },
    /// The children of this node have been swapped.
    Swap(&'a T),
    /// The distance of this node has been computed.
    Measure(&'a T, i32),
}

/// Returns the distance of a root, which is -1 if the heap is empty.
pub fn distance<T>(tree: &Tree<T>) -> i32 {
    tree.as_ref().map_or(-1, |node| node.distance)
}

/// Merges two heaps into one.
///
/// ```
/// use data_structure::leftist_heap::plain::{merge, pop, push};
///
/// let (mut a, mut b) = (None, None);
/// for x in [4, 1, 9] {
///     push(&mut a, x);
/// }
/// push(&mut b, 2);
/// let mut both = merge(a, b);
/// assert_eq!((pop(&mut both), pop(&mut both)), (Some(1), Some(2)));
/// ```
pub fn merge<T: Ord>(a: Tree<T>, b: Tree<T>) -> Tree<T> {
    merge_watched(a, b, &mut |_| {})
}

/// Works like [`merge`], but reports each step to `watch`: down the right spines, then back up.
pub fn merge_watched<T: Ord>(
    a: Tree<T>,
    b: Tree<T>,
    watch: &mut impl FnMut(Step<'_, T>),
) -> Tree<T> {
    let (mut a, mut b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return a.or(b),
    };
    if b.item < a.item {
        mem::swap(&mut a, &mut b);
    }
    watch(Step::Descend { stays: &a.item, goes: &b.item });
    a.right = merge_watched(a.right.take(), Some(b), watch);
    if distance(&a.left) < distance(&a.right) {
        mem::swap(&mut a.left, &mut a.right);
        watch(Step::Swap(&a.item));
    }
    a.distance = distance(&a.right) + 1;
    watch(Step::Measure(&a.item, a.distance));
    Some(a)
}

/// Adds an element.
pub fn push<T: Ord>(heap: &mut Tree<T>, item: T) {
    let node = Node { item, distance: 0, left: None, right: None };
    *heap = merge(heap.take(), Some(Box::new(node)));
}

/// Removes and returns the least element.
pub fn pop<T: Ord>(heap: &mut Tree<T>) -> Option<T> {
    let root = *heap.take()?;
    *heap = merge(root.left, root.right);
    Some(root.item)
}
