//! Part of [the ordered maps](super): nodes in one vector, each identified by 32 bits.
//!
//! A link between nodes is an `Option<Id>` of four bytes, half a pointer. Nodes are dropped one by
//! one from the vector, so even a long chain of them is dropped without recursion. A freed slot is
//! reused before a new one is added.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut};

/// The id of a node. After the node is removed, another node may get the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(NonZeroU32);

impl Id {
    /// Returns the index of the node in its arena, from 0.
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the id of the node at an index.
    ///
    /// # Panics
    /// If there are 2³² - 1 nodes or more before it.
    pub(crate) fn at(index: usize) -> Self {
        let name = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        Id(name.expect("32 bits name at most 2^32 - 1 nodes"))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

/// Nodes, each in a slot of its own that does not change.
#[derive(Debug, Clone)]
pub(crate) struct Arena<T> {
    /// The nodes; a free slot is `None`.
    slots: Vec<Option<T>>,
    /// The free slots; the last one is used next.
    free: Vec<Id>,
}

impl<T> Arena<T> {
    pub(crate) fn new() -> Self {
        Arena { slots: Vec::new(), free: Vec::new() }
    }

    /// Returns the number of nodes. O(1).
    pub(crate) fn len(&self) -> usize {
        self.slots.len() - self.free.len()
    }

    /// Returns the number of slots, free or not. O(1).
    pub(crate) fn n_slots(&self) -> usize {
        self.slots.len()
    }

    /// Returns the nodes in the order of their slots.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.slots.iter().flatten()
    }

    pub(crate) fn clear(&mut self) {
        self.slots.clear();
        self.free.clear();
    }

    /// Stores a node in a slot and returns its id. O(1) amortized.
    ///
    /// # Panics
    /// If there are 2³² - 1 nodes already.
    pub(crate) fn add(&mut self, node: T) -> Id {
        if let Some(id) = self.free.pop() {
            self.slots[id.index()] = Some(node);
            id
        } else {
            let id = Id::at(self.slots.len());
            self.slots.push(Some(node));
            id
        }
    }

    /// Removes a node and frees its slot. O(1).
    ///
    /// # Panics
    /// If no node has this id.
    pub(crate) fn remove(&mut self, id: Id) -> T {
        let node = self.slots[id.index()].take().expect(GONE);
        self.free.push(id);
        node
    }
}

const GONE: &str = "a link leads to a node that was removed";

impl<T> Index<Id> for Arena<T> {
    type Output = T;

    fn index(&self, id: Id) -> &T {
        self.slots[id.index()].as_ref().expect(GONE)
    }
}

impl<T> IndexMut<Id> for Arena<T> {
    fn index_mut(&mut self, id: Id) -> &mut T {
        self.slots[id.index()].as_mut().expect(GONE)
    }
}
