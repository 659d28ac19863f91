//! Leftist heap: a priority queue that melds with another one along two short right spines.
//!
//! Cost: O(log n) to meld, push, pop, and remove or decrease any element by its handle; O(1) to
//! look at the top; O(n) to build.
//!
//! Domain: elements in any total order, with the least on top; `Reverse` reverses the order. Up to
//! 2³² - 1 elements in a forest. Left chains of any length: nothing here is recursive.
//!
//! Source: C. A. Crane, *Linear lists and priority queues as balanced binary trees*, 1972; D. E.
//! Knuth, *The Art of Computer Programming* 3, 5.2.3.
//!
//! Checked: all orders of few elements, all pairs of small heaps, and random operations, against
//! sorted vectors.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

pub mod lazy;
pub mod plain;
pub mod randomized_heap;
pub mod single;
pub mod skew_heap;

use std::collections::VecDeque;
use std::mem;
use std::num::NonZeroU32;

pub use single::LeftistHeap;

/// A step of a meld.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The root that `stays` is the smaller of the two. Its right subtree is melded with the root
    /// that `goes` on.
    Descend {
        /// The smaller root.
        stays: Node,
        /// The other one.
        goes: Node,
    },
    /// One of the two heaps is empty, and the other has been attached to the end of the right
    /// spine.
    Hang {
        /// The root of the other heap.
        node: Node,
    },
    /// The distance of the right child was greater than that of the left one, so they have been
    /// swapped.
    Swap {
        /// Their parent.
        node: Node,
    },
    /// The distance of a node has been recomputed.
    Measure {
        /// The node.
        node: Node,
    },
}

/// A node of a forest, which is a slot for an element. After the element is removed, another one
/// may be stored in the slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(NonZeroU32);

/// A handle to an element, valid as long as the element is in its heap, and never reused for
/// another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handle {
    node: Node,
    /// The number of elements that were previously in this slot.
    generation: u32,
}

impl Handle {
    /// Returns the node of the element, as long as the element is in its heap.
    pub fn node(self) -> Node {
        self.node
    }
}

/// A heap in a [`Forest`]. Melding consumes it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Heap {
    root: Option<Node>,
    len: usize,
}

/// The nodes of any number of heaps.
///
/// - No element is smaller than the one above it.
/// - The *distance* of a node is the number of edges on the shortest path down to a node that lacks
///   a child; that of a missing child is -1. The distance of the left child is at least that of the
///   right child.
///
/// ```
/// use data_structure::leftist_heap::Forest;
///
/// let mut forest = Forest::new();
/// let a = forest.collect([5, 2, 8]);
/// let b = forest.collect([1, 9]);
/// let mut both = forest.meld(a, b);
/// assert_eq!(forest.pop(&mut both), Some(1));
/// assert_eq!(forest.pop(&mut both), Some(2));
/// ```
#[derive(Debug, Clone)]
pub struct Forest<T> {
    slots: Vec<Slot<T>>,
    /// The distance of each node. It is at most 31, because a node of distance d has at least
    /// 2^(d + 1) - 1 nodes in its subtree. A meld reads the distances of nodes from which it needs
    /// nothing else, so these bytes are stored close together in a vector of their own.
    distances: Vec<i8>,
    /// The slots without an element; the last one is used next.
    free: Vec<Node>,
}

#[derive(Debug, Clone)]
struct Slot<T> {
    item: Option<T>,
    left: Option<Node>,
    right: Option<Node>,
    parent: Option<Node>,
    generation: u32,
}

/// The reason why a handle could not be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HandleError {
    /// Its element is gone.
    #[error("the element of this handle is no longer in a heap")]
    Stale,
    /// Its element is the top of another heap.
    #[error("the element of this handle is in another heap")]
    OtherHeap,
    /// The new element is greater than the old one.
    #[error("the new element is greater than the old one")]
    Increases,
}

impl<T: Ord> Forest<T> {
    /// Creates an empty forest.
    pub fn new() -> Self {
        Forest { slots: Vec::new(), distances: Vec::new(), free: Vec::new() }
    }

    /// Melds two heaps. O(log n).
    pub fn meld(&mut self, a: Heap, b: Heap) -> Heap {
        self.meld_watched(a, b, |_, _| {})
    }

    /// Works like [`meld`](Self::meld), but reports each step to `watch`: down the right spines,
    /// then back up.
    pub fn meld_watched(&mut self, a: Heap, b: Heap, mut watch: impl FnMut(Step, &Self)) -> Heap {
        let root = self.meld_roots(a.root, b.root, &mut watch);
        Heap { root, len: a.len + b.len }
    }

    /// Adds an element. O(log n).
    ///
    /// # Panics
    /// If the forest holds 2³² - 1 elements.
    pub fn push(&mut self, heap: &mut Heap, item: T) -> Handle {
        let node = self.plant(item);
        heap.root = self.meld_roots(heap.root, Some(node), &mut |_, _| {});
        heap.len += 1;
        Handle { node, generation: self.slot(node).generation }
    }

    /// Returns the least element. O(1).
    pub fn peek(&self, heap: &Heap) -> Option<&T> {
        Some(self.item(heap.root?))
    }

    /// Removes and returns the least element. O(log n).
    pub fn pop(&mut self, heap: &mut Heap) -> Option<T> {
        self.pop_watched(heap, |_, _| {})
    }

    /// Works like [`pop`](Self::pop), but reports each step of melding the two subtrees of the root
    /// to `watch`.
    pub fn pop_watched(&mut self, heap: &mut Heap, watch: impl FnMut(Step, &Self)) -> Option<T> {
        let root = heap.root?;
        self.cut_out(heap, root, watch)
    }

    /// Removes any element of this heap. O(log n).
    ///
    /// The handle must belong to this heap. If it belongs to an element deep in another heap of the
    /// forest, the mistake is not detected, and the lengths of both heaps are wrong afterward.
    ///
    /// # Errors
    /// If the element has already been removed, or is on top of another heap.
    pub fn remove(&mut self, heap: &mut Heap, handle: Handle) -> Result<T, HandleError> {
        let node = self.resolve(heap, handle)?;
        self.cut_out(heap, node, |_, _| {}).ok_or(HandleError::Stale)
    }

    /// Replaces an element of this heap by one that is not greater, and returns the old one. The
    /// handle remains valid. O(log n).
    ///
    /// # Errors
    /// If the element has already been removed, or is on top of another heap, or the new element is
    /// greater.
    pub fn decrease(&mut self, heap: &mut Heap, handle: Handle, item: T) -> Result<T, HandleError> {
        let node = self.resolve(heap, handle)?;
        if *self.item(node) < item {
            return Err(HandleError::Increases);
        }
        let old = self.slot_mut(node).item.replace(item).ok_or(HandleError::Stale)?;
        if let Some(parent) = self.slot(node).parent
            && *self.item(node) < *self.item(parent)
        {
            // Everything below it is still valid, so the whole subtree is cut off and melded back
            // in.
            self.replace(heap, node, None);
            heap.root = self.meld_roots(heap.root, Some(node), &mut |_, _| {});
        }
        Ok(old)
    }

    /// Returns the element of a handle, if it is still in a heap. O(1).
    pub fn get(&self, handle: Handle) -> Option<&T> {
        self.is_there(handle).then(|| self.item(handle.node))
    }

    /// Creates a heap of these elements. O(n).
    ///
    /// # Panics
    /// If the forest would hold 2³² elements.
    pub fn collect(&mut self, items: impl IntoIterator<Item = T>) -> Heap {
        let planted = items.into_iter().map(|item| Heap { root: Some(self.plant(item)), len: 1 });
        let mut queue: VecDeque<Heap> = planted.collect();
        while 1 < queue.len() {
            // Invariant: every element is in one heap of the queue, and no heap is smaller than any
            // before it.
            if let (Some(a), Some(b)) = (queue.pop_front(), queue.pop_front()) {
                let both = self.meld(a, b);
                queue.push_back(both);
            }
        }
        queue.pop_front().unwrap_or_default()
    }

    /// Creates a heap with `item` on top and the two heaps below it, the one with the smaller
    /// distance on the right. None of their elements may be less than `item`. O(1).
    ///
    /// # Errors
    /// The heaps and the element, if one of the heaps has a lesser element.
    pub fn join(&mut self, item: T, left: Heap, right: Heap) -> Result<Heap, (T, Heap, Heap)> {
        let tops = [&left, &right].map(|heap| self.peek(heap));
        if tops.into_iter().flatten().any(|top| *top < item) {
            return Err((item, left, right));
        }
        let root = self.plant(item);
        self.set_left(root, left.root);
        self.set_right(Some(root), right.root);
        self.lean(root, &mut |_, _| {});
        Ok(Heap { root: Some(root), len: 1 + left.len + right.len })
    }

    /// Melds two trees whose roots have no parents. The root of the result has no parent either.
    fn meld_roots(
        &mut self,
        mut a: Option<Node>,
        mut b: Option<Node>,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Option<Node> {
        let (mut top, mut above) = (None, None);
        while let (Some(x), Some(y)) = (a, b) {
            // Invariant: it remains to meld a and b, and to make the result the right child of
            // `above`.
            let (stays, goes) = if self.item(y) < self.item(x) { (y, x) } else { (x, y) };
            self.set_right(above, Some(stays));
            watch(Step::Descend { stays, goes }, self);
            top = top.or(Some(stays));
            (above, a, b) = (Some(stays), self.slot(stays).right, Some(goes));
        }
        let rest = a.or(b);
        self.set_right(above, rest);
        if let Some(node) = rest {
            watch(Step::Hang { node }, self);
        }
        while let Some(node) = above {
            // Invariant: all rules hold below this node; its own distance has not been updated yet.
            self.lean(node, watch);
            above = self.slot(node).parent;
        }
        top.or(rest)
    }

    /// Puts the child with the smaller distance on the right, and updates the distance of the node.
    /// Returns whether the distance changed.
    fn lean(&mut self, node: Node, watch: &mut impl FnMut(Step, &Self)) -> bool {
        let [left, right] = self.children(node);
        let (mut near, far) = (self.distance(right), self.distance(left));
        if far < near {
            let slot = self.slot_mut(node);
            (slot.left, slot.right) = (right, left);
            near = far;
            watch(Step::Swap { node }, self);
        }
        let before = mem::replace(&mut self.distances[index(node)], near + 1);
        watch(Step::Measure { node }, self);
        before != near + 1
    }

    /// Removes a node from its heap, and replaces it by the meld of its two subtrees.
    fn cut_out(
        &mut self,
        heap: &mut Heap,
        node: Node,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<T> {
        let Slot { left, right, .. } = *self.slot(node);
        for child in [left, right].into_iter().flatten() {
            self.slot_mut(child).parent = None;
        }
        let melded = self.meld_roots(left, right, &mut watch);
        self.replace(heap, node, melded);
        heap.len = heap.len.saturating_sub(1);
        self.free.push(node);
        let slot = self.slot_mut(node);
        slot.generation = slot.generation.wrapping_add(1);
        slot.item.take()
    }

    /// Replaces a tree by another one, and updates the distances above. The old tree no longer has
    /// a parent.
    fn replace(&mut self, heap: &mut Heap, old: Node, new: Option<Node>) {
        let parent = self.slot_mut(old).parent.take();
        match parent {
            None => heap.root = new,
            Some(parent) if self.slot(parent).left == Some(old) => self.set_left(parent, new),
            Some(_) => self.set_right(parent, new),
        }
        let mut next = parent;
        while let Some(node) = next {
            // Invariant: all rules hold, except perhaps for the distance and the order of the
            // children at this node.
            if !self.lean(node, &mut |_, _| {}) {
                break;
            }
            next = self.slot(node).parent;
        }
    }

    /// Creates a tree of one node.
    fn plant(&mut self, item: T) -> Node {
        if let Some(node) = self.free.pop() {
            let slot = self.slot_mut(node);
            (slot.left, slot.right, slot.parent) = (None, None, None);
            slot.item = Some(item);
            self.distances[index(node)] = 0;
            return node;
        }
        self.slots.push(Slot {
            item: Some(item),
            left: None,
            right: None,
            parent: None,
            generation: 0,
        });
        self.distances.push(0);
        let place = u32::try_from(self.slots.len()).ok().and_then(NonZeroU32::new);
        Node(place.expect("a forest holds at most 2^32 - 1 elements"))
    }

    fn set_left(&mut self, parent: Node, child: Option<Node>) {
        self.slot_mut(parent).left = child;
        if let Some(child) = child {
            self.slot_mut(child).parent = Some(parent);
        }
    }

    fn set_right(&mut self, parent: Option<Node>, child: Option<Node>) {
        if let Some(parent) = parent {
            self.slot_mut(parent).right = child;
        }
        if let Some(child) = child {
            self.slot_mut(child).parent = parent;
        }
    }

    /// Returns whether the element of a handle is still in a heap.
    fn is_there(&self, handle: Handle) -> bool {
        let slot = self.slots.get(index(handle.node));
        slot.is_some_and(|slot| slot.generation == handle.generation && slot.item.is_some())
    }

    /// Returns the node of a handle that may belong to this heap.
    fn resolve(&self, heap: &Heap, handle: Handle) -> Result<Node, HandleError> {
        if !self.is_there(handle) {
            return Err(HandleError::Stale);
        }
        let is_root = self.slot(handle.node).parent.is_none();
        if is_root && heap.root != Some(handle.node) {
            return Err(HandleError::OtherHeap);
        }
        Ok(handle.node)
    }

    fn slot(&self, node: Node) -> &Slot<T> {
        &self.slots[index(node)]
    }

    fn slot_mut(&mut self, node: Node) -> &mut Slot<T> {
        &mut self.slots[index(node)]
    }
}

fn index(node: Node) -> usize {
    node.0.get() as usize - 1
}

impl<T: Ord> Forest<T> {
    /// Returns the element at a node.
    ///
    /// # Panics
    /// If the node has no element.
    pub fn item(&self, node: Node) -> &T {
        self.slot(node).item.as_ref().expect("a link leads to a node that was removed")
    }

    /// Returns the left and the right child.
    pub fn children(&self, node: Node) -> [Option<Node>; 2] {
        let slot = self.slot(node);
        [slot.left, slot.right]
    }

    /// Returns the number of edges from a node down to the nearest one that lacks a child; -1 if
    /// there is no node.
    pub fn distance(&self, node: Option<Node>) -> i8 {
        node.map_or(-1, |node| self.distances[index(node)])
    }

    /// Returns the nodes of a heap in pre-order: each before those below it, left before right.
    pub fn nodes(&self, heap: &Heap) -> impl Iterator<Item = Node> {
        let mut waiting: Vec<Node> = heap.root.into_iter().collect();
        std::iter::from_fn(move || {
            let node = waiting.pop()?;
            let [left, right] = self.children(node);
            waiting.extend(right.into_iter().chain(left));
            Some(node)
        })
    }

    /// Checks all invariants of a heap, for tests. O(n).
    ///
    /// # Errors
    /// The rule that does not hold.
    pub fn check_invariants(&self, heap: &Heap) -> Result<(), &'static str> {
        let mut n_nodes = 0;
        for node in self.nodes(heap) {
            n_nodes += 1;
            let [left, right] = self.children(node);
            for child in [left, right].into_iter().flatten() {
                if *self.item(child) < *self.item(node) {
                    return Err("no element is smaller than the one above it");
                }
                if self.slot(child).parent != Some(node) {
                    return Err("a child knows its parent");
                }
            }
            if self.distance(left) < self.distance(right) {
                return Err("the left child is not nearer to a missing one");
            }
            if self.distance(Some(node)) != self.distance(right) + 1 {
                return Err("a distance is one more than the right child's");
            }
        }
        let is_top = heap.root.is_none_or(|root| self.slot(root).parent.is_none());
        match (is_top, n_nodes == heap.len) {
            (false, _) => Err("the root has no parent"),
            (_, false) => Err("the elements are counted"),
            _ => Ok(()),
        }
    }
}

impl Heap {
    /// Creates an empty heap.
    pub fn new() -> Self {
        Heap::default()
    }

    /// Returns the number of elements. O(1).
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the node of the least element.
    pub fn root(&self) -> Option<Node> {
        self.root
    }
}

impl<T: Ord> Default for Forest<T> {
    fn default() -> Self {
        Forest::new()
    }
}
