//! Part of [the skip list](super): the memory layout of its nodes.
//!
//! In a long list, nearly every step of a search waits for memory. So keys and links are stored
//! apart from what a search does not read, and nodes of the same height are stored side by side:
//! the high ones are few, most searches pass through them, and together they fit into a near cache.
//!
//! Page: `docs/en/data-structure/skip-list.md`.

use std::num::{NonZeroU8, NonZeroU32};

use super::Link;
use crate::ordered_map::arena::Id;

/// The number of links stored in the node itself, next to its key.
const N_LOW: usize = 4;
/// The maximum number of slots that are laid out at once.
const MOST_AT_ONCE: usize = 64;

/// The part of a node that a search reads.
#[derive(Debug, Clone)]
pub(super) struct Front<K> {
    pub(super) key: K,
    /// The next nodes on the lowest levels.
    low: [Option<Id>; N_LOW],
    /// The index in [`Nodes::high`] where the links of the higher levels begin.
    high: NonZeroU32,
}

/// The part of a node that a search does not read.
#[derive(Debug, Clone)]
pub(super) struct Back<V> {
    pub(super) value: V,
    /// The previous node on level 0; `None` for the first.
    pub(super) before: Option<Id>,
    height: NonZeroU8,
    /// The widths of the links on the lowest levels.
    low: [u32; N_LOW],
}

/// All nodes, each in a slot of its own that does not change.
#[derive(Debug, Clone)]
pub(super) struct Nodes<K, V> {
    fronts: Vec<Option<Front<K>>>,
    backs: Vec<Option<Back<V>>>,
    /// The upper links of high nodes, which lead to the next nodes on levels `N_LOW` and up. The
    /// first one belongs to no node.
    high: Vec<Option<Id>>,
    /// The widths of the upper links.
    high_widths: Vec<u32>,
    /// The free slots for nodes of each height; the last one is used next.
    free: Vec<Vec<Place>>,
    /// The number of slots in use.
    n_taken: usize,
}

/// A slot for a node of a certain height and for its upper links.
#[derive(Debug, Clone)]
struct Place {
    id: Id,
    high: NonZeroU32,
}

const GONE: &str = "a link leads to a node that was removed";

impl<K, V> Nodes<K, V> {
    pub(super) fn new() -> Self {
        let (fronts, backs, free) = (Vec::new(), Vec::new(), Vec::new());
        Nodes { fronts, backs, high: vec![None], high_widths: vec![0], free, n_taken: 0 }
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.n_taken
    }

    /// Returns the number of slots, free or not.
    pub(super) fn n_slots(&self) -> usize {
        self.fronts.len()
    }

    /// Stores a node in a slot for its height. Its links lead nowhere yet.
    ///
    /// # Panics
    /// If the height is not in 1..=255, or 32 bits are too few to number the nodes or upper links.
    pub(super) fn add(&mut self, key: K, value: V, before: Option<Id>, height: usize) -> Id {
        if self.free.len() <= height {
            self.free.resize_with(height + 1, Vec::new);
        }
        if self.free[height].is_empty() {
            self.lay_out(height);
        }
        let Place { id, high } = self.free[height].pop().expect("places were laid out");
        let height = u8::try_from(height).ok().and_then(NonZeroU8::new);
        let height = height.expect("a height of 1 to 255");
        self.fronts[id.index()] = Some(Front { key, low: [None; N_LOW], high });
        self.backs[id.index()] = Some(Back { value, before, height, low: [0; N_LOW] });
        self.n_taken += 1;
        id
    }

    /// Creates free slots for nodes of one height, side by side: at most as many as there are
    /// already, but at least one.
    fn lay_out(&mut self, height: usize) {
        let (first, high) = (self.fronts.len(), self.high.len());
        let (n, n_high) = (first.clamp(1, MOST_AT_ONCE), height.saturating_sub(N_LOW));
        self.fronts.resize_with(first + n, || None);
        self.backs.resize_with(first + n, || None);
        self.high.resize(high + n * n_high, None);
        self.high_widths.resize(high + n * n_high, 0);
        let place = |i| {
            let high = u32::try_from(high + i * n_high).ok().and_then(NonZeroU32::new);
            Place { id: Id::at(first + i), high: high.expect("32 bits name 2^32 links") }
        };
        self.free[height].extend((0..n).rev().map(place));
    }

    /// Removes a node and frees its slot. O(1).
    pub(super) fn remove(&mut self, id: Id) -> (K, V) {
        let Front { key, high, .. } = self.fronts[id.index()].take().expect(GONE);
        let Back { value, height, .. } = self.backs[id.index()].take().expect(GONE);
        self.free[usize::from(height.get())].push(Place { id, high });
        self.n_taken -= 1;
        (key, value)
    }

    #[inline]
    pub(super) fn front(&self, id: Id) -> &Front<K> {
        self.fronts[id.index()].as_ref().expect(GONE)
    }

    #[inline]
    pub(super) fn front_mut(&mut self, id: Id) -> &mut Front<K> {
        self.fronts[id.index()].as_mut().expect(GONE)
    }

    #[inline]
    pub(super) fn back(&self, id: Id) -> &Back<V> {
        self.backs[id.index()].as_ref().expect(GONE)
    }

    #[inline]
    pub(super) fn back_mut(&mut self, id: Id) -> &mut Back<V> {
        self.backs[id.index()].as_mut().expect(GONE)
    }

    /// Returns the number of levels that a node is on.
    #[inline]
    pub(super) fn height(&self, id: Id) -> usize {
        self.back(id).height.get().into()
    }

    /// Returns the next node on a level of this node.
    #[inline]
    pub(super) fn next(&self, id: Id, level: usize) -> Option<Id> {
        let front = self.front(id);
        match level.checked_sub(N_LOW) {
            None => front.low[level],
            Some(above) => self.high[front.high.get() as usize + above],
        }
    }

    /// Returns the number of steps of level 0 that the link to the next node spans.
    #[inline]
    pub(super) fn width(&self, id: Id, level: usize) -> u32 {
        match level.checked_sub(N_LOW) {
            None => self.back(id).low[level],
            Some(above) => self.high_widths[self.front(id).high.get() as usize + above],
        }
    }

    /// Sets both the next node and the width of the link.
    #[inline]
    pub(super) fn set_link(&mut self, id: Id, level: usize, Link { next, width }: Link) {
        debug_assert!(level < self.height(id), "a level above the tower");
        if let Some(above) = level.checked_sub(N_LOW) {
            let at = self.front(id).high.get() as usize + above;
            (self.high[at], self.high_widths[at]) = (next, width);
        } else {
            self.front_mut(id).low[level] = next;
            self.back_mut(id).low[level] = width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Id, Nodes};

    #[test]
    fn nodes_of_one_height_lie_side_by_side() {
        let mut nodes = Nodes::new();
        let mut add = |i: usize| nodes.add(i, (), None, 1 + i % 4);
        let ids: Vec<Id> = (0..1_000).map(&mut add).collect();
        for first in 0..4 {
            let places: Vec<usize> =
                ids.iter().skip(first).step_by(4).map(|id| id.index()).collect();
            let n_gaps = places.windows(2).filter(|two| two[1] != two[0] + 1).count();
            assert!(n_gaps <= 10, "{n_gaps} gaps between 250 nodes of height {}", first + 1);
        }
        let before = nodes.n_slots();
        nodes.remove(ids[7]);
        assert_eq!(nodes.len(), 999);
        assert_eq!(nodes.add(7, (), None, 4), ids[7], "a place that is free is used again");
        assert_eq!((nodes.len(), nodes.n_slots()), (1_000, before));
    }
}
