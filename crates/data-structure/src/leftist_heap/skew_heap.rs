//! Part of [the leftist heap](super): the skew heap, a variant that keeps no distances.
//!
//! It melds as the leftist heap does, in one pass down, but does not know which side is short. So
//! children are swapped on the path: at all nodes in the skew heap; by the toss of a coin in the
//! [randomized heap](super::randomized_heap), which has another [`Rule`].
//!
//! Cost: O(log n) to meld, push and pop, amortized; O(n) for a single operation in the worst case.
//!
//! Source: D. D. Sleator, R. E. Tarjan, "Self-adjusting heaps", *SIAM Journal on Computing* 15
//! (1986).
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use std::mem;

use crate::ordered_map::arena::{Arena, Id};

/// A priority queue, the least element first, whose children are swapped by a rule. O(log n) to
/// meld, push and pop: amortized if all are swapped, expected if a coin decides.
#[derive(Debug, Clone)]
pub struct SelfAdjustingHeap<T, R> {
    nodes: Arena<Node<T>>,
    root: Option<Id>,
    rule: R,
}

/// A priority queue, the least element first: the children of all nodes on the path are swapped.
/// O(log n) to meld, push and pop, amortized.
///
/// ```
/// use data_structure::SkewHeap;
///
/// let (mut heap, mut other) = (SkewHeap::default(), SkewHeap::default());
/// heap.push(3);
/// other.push(1);
/// heap.append(&mut other);
/// assert_eq!((heap.pop(), heap.pop(), heap.pop()), (Some(1), Some(3), None));
/// ```
pub type SkewHeap<T> = SelfAdjustingHeap<T, Always>;

#[derive(Debug, Clone)]
struct Node<T> {
    item: T,
    /// The left child, into which the meld continues, and the right child.
    children: [Option<Id>; 2],
}

/// The rule that decides whether the children of a node on the path are swapped.
pub trait Rule {
    /// Returns whether to swap. Called once for each node, before the meld continues into its left
    /// child.
    fn swaps(&mut self) -> bool;
}

/// The rule that swaps the children of all nodes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Always;

impl Rule for Always {
    fn swaps(&mut self) -> bool {
        true
    }
}

impl<T: Ord, R: Rule> SelfAdjustingHeap<T, R> {
    /// Creates an empty heap with a rule.
    pub fn with_rule(rule: R) -> Self {
        SelfAdjustingHeap { nodes: Arena::new(), root: None, rule }
    }

    /// Returns the number of elements. O(1).
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether there are no elements. O(1).
    pub fn is_empty(&self) -> bool {
        self.root.is_none()
    }

    /// Adds an element. O(log n), amortized or expected.
    ///
    /// # Panics
    /// If there are 2³² - 1 elements already.
    pub fn push(&mut self, item: T) {
        let node = self.nodes.add(Node { item, children: [None; 2] });
        self.root = self.meld(self.root, Some(node));
    }

    /// Returns the least element. O(1).
    pub fn peek(&self) -> Option<&T> {
        self.root.map(|root| self.item(root))
    }

    /// Removes and returns the least element. O(log n), amortized or expected.
    pub fn pop(&mut self) -> Option<T> {
        let Node { item, children: [left, right] } = self.nodes.remove(self.root?);
        self.root = self.meld(left, right);
        Some(item)
    }

    /// Moves all elements of another heap into this one. The nodes of the smaller heap move, and
    /// then the two are melded. This costs O(the smaller heap), and the cost of melding.
    ///
    /// # Panics
    /// If there are 2³² elements or more in total.
    pub fn append(&mut self, other: &mut Self) {
        if self.len() < other.len() {
            mem::swap(&mut self.nodes, &mut other.nodes);
            mem::swap(&mut self.root, &mut other.root);
        }
        let mut nodes = mem::replace(&mut other.nodes, Arena::new());
        let mut waiting: Vec<(Id, Option<(Id, usize)>)> = Vec::new();
        waiting.extend(other.root.take().map(|root| (root, None)));
        let mut moved = None;
        while let Some((node, place)) = waiting.pop() {
            // Invariant: all nodes that have moved are below `moved`, in the same shape.
            let Node { item, children } = nodes.remove(node);
            let here = self.nodes.add(Node { item, children: [None; 2] });
            match place {
                None => moved = Some(here),
                Some((above, i)) => self.nodes[above].children[i] = Some(here),
            }
            let below = children.into_iter().enumerate();
            waiting.extend(below.filter_map(|(i, child)| Some((child?, Some((here, i))))));
        }
        self.root = self.meld(self.root, moved);
    }

    /// Returns all elements in ascending order. O(n log n).
    pub fn into_sorted_vec(mut self) -> Vec<T> {
        std::iter::from_fn(|| self.pop()).collect()
    }

    /// Melds two trees.
    fn meld(&mut self, mut a: Option<Id>, mut b: Option<Id>) -> Option<Id> {
        let (mut top, mut above) = (None, None);
        while let (Some(x), Some(y)) = (a, b) {
            // Invariant: it remains to meld a and b, and to make the result the left child of
            // `above`.
            let is_second = self.item(y) < self.item(x);
            let (stays, goes) = if is_second { (y, x) } else { (x, y) };
            if self.rule.swaps() {
                self.nodes[stays].children.swap(0, 1);
            }
            self.hang(above, stays);
            top = top.or(Some(stays));
            (above, a, b) = (Some(stays), self.nodes[stays].children[0], Some(goes));
        }
        let rest = a.or(b);
        if let Some(rest) = rest {
            self.hang(above, rest);
        }
        top.or(rest)
    }

    /// Makes a node the left child of another one, if there is one.
    fn hang(&mut self, above: Option<Id>, node: Id) {
        if let Some(above) = above {
            self.nodes[above].children[0] = Some(node);
        }
    }

    /// Returns the node of the least element.
    pub fn root(&self) -> Option<Id> {
        self.root
    }

    /// Returns the element at a node.
    ///
    /// # Panics
    /// If the node does not exist.
    pub fn item(&self, node: Id) -> &T {
        &self.nodes[node].item
    }

    /// Returns the left and the right child.
    ///
    /// # Panics
    /// If the node does not exist.
    pub fn children(&self, node: Id) -> [Option<Id>; 2] {
        self.nodes[node].children
    }

    /// Checks all invariants, for tests. O(n).
    ///
    /// # Errors
    /// The rule that does not hold.
    pub fn check_invariants(&self) -> Result<(), &'static str> {
        let (mut waiting, mut n_seen) = (Vec::from_iter(self.root), 0);
        while let Some(node) = waiting.pop() {
            n_seen += 1;
            for child in self.children(node).into_iter().flatten() {
                if self.item(child) < self.item(node) {
                    return Err("no element is smaller than the one above it");
                }
                waiting.push(child);
            }
        }
        if n_seen == self.len() { Ok(()) } else { Err("every node hangs in the heap") }
    }
}

impl<T: Ord, R: Rule + Default> Default for SelfAdjustingHeap<T, R> {
    fn default() -> Self {
        SelfAdjustingHeap::with_rule(R::default())
    }
}
