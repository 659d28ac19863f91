//! Part of [the leftist heap](super): a heap with a forest of its own and the usual interface of a
//! priority queue.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use std::fmt::{self, Debug};
use std::mem;

use super::{Forest, Heap};

/// A priority queue, the least element first.
///
/// ```
/// use data_structure::LeftistHeap;
///
/// let (mut a, mut b) = (LeftistHeap::new(), LeftistHeap::new());
/// a.push(6);
/// a.push(2);
/// b.push(4);
/// a.append(&mut b);
/// assert_eq!((a.pop(), a.pop(), a.len(), b.len()), (Some(2), Some(4), 1, 0));
/// ```
#[doc(alias = "mergeable heap")]
#[doc(alias = "priority queue")]
pub struct LeftistHeap<T> {
    forest: Forest<T>,
    heap: Heap,
}

impl<T: Ord> LeftistHeap<T> {
    /// Creates an empty heap.
    pub fn new() -> Self {
        LeftistHeap { forest: Forest::new(), heap: Heap::new() }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.heap.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.heap.is_empty()
    }

    /// Adds an element. O(log n).
    pub fn push(&mut self, item: T) {
        self.forest.push(&mut self.heap, item);
    }

    /// Returns the least element. O(1).
    pub fn peek(&self) -> Option<&T> {
        self.forest.peek(&self.heap)
    }

    /// Removes and returns the least element. O(log n).
    pub fn pop(&mut self) -> Option<T> {
        self.forest.pop(&mut self.heap)
    }

    /// Moves all elements of another heap into this one. The elements of one heap have to move to
    /// the forest of the other, and all slots of the first forest are scanned for them. A forest
    /// keeps as many slots as the most elements it has ever held at once. This costs O(slots of the
    /// forest that has fewer), and O(log n) to meld. Heaps that are melded often should share one
    /// [`Forest`] instead.
    pub fn append(&mut self, other: &mut Self) {
        if self.forest.slots.len() < other.forest.slots.len() {
            mem::swap(self, other);
        }
        let LeftistHeap { forest, .. } = mem::take(other);
        let moved = self.forest.collect(forest.into_items());
        let heap = mem::take(&mut self.heap);
        self.heap = self.forest.meld(heap, moved);
    }

    /// Returns all elements in ascending order. O(n log n).
    pub fn into_sorted_vec(mut self) -> Vec<T> {
        let mut sorted = Vec::with_capacity(self.len());
        while let Some(item) = self.pop() {
            sorted.push(item);
        }
        sorted
    }

    /// Removes all elements.
    pub fn clear(&mut self) {
        *self = LeftistHeap::new();
    }

    /// Returns all elements in arbitrary order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.forest.slots.iter().filter_map(|slot| slot.item.as_ref())
    }
}

impl<T> Forest<T> {
    /// Returns all elements of all heaps in arbitrary order.
    pub fn into_items(self) -> impl Iterator<Item = T> {
        self.slots.into_iter().filter_map(|slot| slot.item)
    }
}

impl<T: Clone> Clone for LeftistHeap<T> {
    fn clone(&self) -> Self {
        let Heap { root, len } = self.heap;
        LeftistHeap { forest: self.forest.clone(), heap: Heap { root, len } }
    }
}

impl<T: Ord> Default for LeftistHeap<T> {
    fn default() -> Self {
        LeftistHeap::new()
    }
}

impl<T: Ord> FromIterator<T> for LeftistHeap<T> {
    /// Creates a heap of the elements. O(n).
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut forest = Forest::new();
        let heap = forest.collect(items);
        LeftistHeap { forest, heap }
    }
}

impl<T: Ord> Extend<T> for LeftistHeap<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        let more = self.forest.collect(items);
        let heap = mem::take(&mut self.heap);
        self.heap = self.forest.meld(heap, more);
    }
}

impl<T: Ord> IntoIterator for LeftistHeap<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    /// Returns the elements in arbitrary order.
    fn into_iter(self) -> Self::IntoIter {
        self.forest.into_items().collect::<Vec<T>>().into_iter()
    }
}

impl<T: Ord + Debug> Debug for LeftistHeap<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
