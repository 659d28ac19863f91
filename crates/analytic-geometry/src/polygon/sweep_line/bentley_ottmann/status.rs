//! Part of [sweep line](super::super): the segments at the sweep line, in a row of slots.
//!
//! The slots are the nodes of a treap, a search tree in which each node also has a pseudorandom
//! priority, no greater than that of its parent. Its expected depth is O(log n), as if the nodes
//! had been inserted by descending priority, that is, in random order. Each slot also has links to
//! its neighbors.
//!
//! Where segments cross, they change slots, and the tree keeps its shape.
//!
//! Source: R. Seidel, C. R. Aragon, "Randomized search trees" (1996).
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

use std::cmp::Ordering;
use std::iter::successors;

/// The index of a slot.
pub(super) type Slot = usize;

/// The indices of below and above in pairs.
const BELOW: usize = 0;
const ABOVE: usize = 1;

/// A gap in the row, between the slots below and above it. `None` is the end of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) below: Option<Slot>,
    pub(super) above: Option<Slot>,
}

/// The row, from bottom to top.
pub(super) struct Status {
    slots: Vec<Node>,
    root: Option<Slot>,
    /// Unused slots.
    free: Vec<Slot>,
    /// The slot of each segment that is in the row.
    slot_of: Vec<Slot>,
}

struct Node {
    segment: usize,
    priority: u64,
    parent: Option<Slot>,
    /// The subtrees of the slots below and above.
    children: [Option<Slot>; 2],
    /// The neighboring slots in the row, below and above.
    next: [Option<Slot>; 2],
}

impl Status {
    /// Creates an empty row for segments with indices below `n`.
    pub(super) fn new(n: usize) -> Self {
        Status { slots: Vec::new(), root: None, free: Vec::new(), slot_of: vec![0; n] }
    }

    /// Returns a slot with a segment that contains a place, or the gap for the place if there is
    /// none. `place_of` returns whether the place is below a segment, on it, or above it. O(log n).
    ///
    /// The segments must be in order: first those below the place, then those that contain it, then
    /// those above.
    pub(super) fn search(&self, place_of: impl Fn(usize) -> Ordering) -> Result<Slot, Gap> {
        let (mut at, mut gap) = (self.root, [None; 2]);
        while let Some(slot) = at {
            let node = &self.slots[slot];
            let order = place_of(node.segment);
            if order.is_eq() {
                return Ok(slot);
            }
            // Used as an index, the side takes no branch; every second branch would be
            // mispredicted.
            let side = usize::from(order.is_gt());
            gap[1 - side] = at;
            at = node.children[side];
        }
        Err(Gap { below: gap[BELOW], above: gap[ABOVE] })
    }

    /// Returns the segment in a slot.
    pub(super) fn segment(&self, slot: Slot) -> usize {
        self.slots[slot].segment
    }

    /// Returns the slot of a segment that is in the row.
    pub(super) fn slot_of(&self, segment: usize) -> Slot {
        self.slot_of[segment]
    }

    /// Appends the slots around `slot` whose segments have a property to an empty list, from bottom
    /// to top, and returns the gap that they fill. All slots that have it must be neighbors. O(k)
    /// for k slots.
    pub(super) fn list(
        &self,
        slot: Slot,
        has_it: impl Fn(usize) -> bool,
        into: &mut Vec<Slot>,
    ) -> Gap {
        let next = |slot: Slot, side: usize| {
            successors(self.slots[slot].next[side], move |&slot| self.slots[slot].next[side])
        };
        let is_listed = |slot: &Slot| has_it(self.segment(*slot));
        into.extend(next(slot, BELOW).take_while(is_listed));
        into.reverse();
        into.push(slot);
        into.extend(next(slot, ABOVE).take_while(is_listed));
        let [first, last] = [into[0], into[into.len() - 1]];
        Gap { below: self.slots[first].next[BELOW], above: self.slots[last].next[ABOVE] }
    }

    /// Puts another segment into a slot.
    pub(super) fn put(&mut self, slot: Slot, segment: usize) -> Slot {
        self.slots[slot].segment = segment;
        self.slot_of[segment] = slot;
        slot
    }

    /// Inserts a slot for a segment into a gap. O(log n), O(1) on average.
    pub(super) fn insert(&mut self, gap: Gap, segment: usize) -> Slot {
        let Gap { below, above } = gap;
        let slot = self.free.pop().unwrap_or(self.slots.len());
        // Of two neighbors in the row, one is a descendant of the other in the tree, and has no
        // child on the side of the gap.
        let parent = match (below, above) {
            (Some(below), _) if self.slots[below].children[ABOVE].is_none() => Some((below, ABOVE)),
            (_, above) => above.map(|above| (above, BELOW)),
        };
        let node = Node {
            segment,
            priority: mixed(segment),
            parent: parent.map(|(parent, _)| parent),
            children: [None; 2],
            next: [below, above],
        };
        match self.slots.get_mut(slot) {
            Some(free) => *free = node,
            None => self.slots.push(node),
        }
        match parent {
            Some((parent, side)) => self.slots[parent].children[side] = Some(slot),
            None => self.root = Some(slot),
        }
        self.tie(below, Some(slot));
        self.tie(Some(slot), above);
        self.slot_of[segment] = slot;
        while let Some(parent) = self.slots[slot].parent
            && self.slots[parent].priority < self.slots[slot].priority
        {
            self.lift(slot);
        }
        slot
    }

    /// Removes a slot from the row. O(log n), O(1) on average.
    pub(super) fn remove(&mut self, slot: Slot) {
        while let [Some(left), Some(right)] = self.slots[slot].children {
            let left_is_first = self.slots[right].priority < self.slots[left].priority;
            self.lift(if left_is_first { left } else { right });
        }
        let Node { parent, children: [left, right], next: [below, above], .. } = self.slots[slot];
        self.replace(slot, parent, left.or(right));
        self.tie(below, above);
        self.free.push(slot);
    }

    /// Makes two slots neighbors.
    fn tie(&mut self, below: Option<Slot>, above: Option<Slot>) {
        if let Some(below) = below {
            self.slots[below].next[ABOVE] = above;
        }
        if let Some(above) = above {
            self.slots[above].next[BELOW] = below;
        }
    }

    /// Rotates a node up into the place of its parent.
    fn lift(&mut self, slot: Slot) {
        let Some(parent) = self.slots[slot].parent else { return };
        let side = usize::from(self.slots[parent].children[ABOVE] == Some(slot));
        // The subtree between the two changes its parent.
        let between = self.slots[slot].children[1 - side];
        self.slots[parent].children[side] = between;
        if let Some(between) = between {
            self.slots[between].parent = Some(parent);
        }
        self.replace(parent, self.slots[parent].parent, Some(slot));
        self.slots[slot].children[1 - side] = Some(parent);
        self.slots[parent].parent = Some(slot);
    }

    /// Replaces the subtree at `slot`, below its parent, with another one.
    fn replace(&mut self, slot: Slot, parent: Option<Slot>, by: Option<Slot>) {
        match parent {
            Some(parent) => {
                let side = usize::from(self.slots[parent].children[ABOVE] == Some(slot));
                self.slots[parent].children[side] = by;
            }
            None => self.root = by,
        }
        if let Some(by) = by {
            self.slots[by].parent = parent;
        }
    }
}

/// Returns a multiple of the golden ratio, mixed: pseudorandom, and different for each index.
fn mixed(i: usize) -> u64 {
    let mixed = (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[cfg(test)]
mod tests {
    use super::{ABOVE, BELOW, Gap, Status};

    /// The row by the links between neighbors and by the tree must be the same, and each node less
    /// urgent than its parent.
    fn check(status: &Status, row: &[usize]) {
        let (mut by_tree, mut open, mut at) = (Vec::new(), Vec::new(), status.root);
        loop {
            while let Some(slot) = at {
                let node = &status.slots[slot];
                for child in node.children.into_iter().flatten() {
                    assert_eq!(status.slots[child].parent, Some(slot));
                    assert!(status.slots[child].priority <= node.priority);
                }
                open.push(slot);
                at = node.children[BELOW];
            }
            let Some(slot) = open.pop() else { break };
            by_tree.push(slot);
            at = status.slots[slot].children[ABOVE];
        }
        for (i, &slot) in by_tree.iter().enumerate() {
            let below = i.checked_sub(1).map(|i| by_tree[i]);
            assert_eq!(status.slots[slot].next, [below, by_tree.get(i + 1).copied()]);
            assert_eq!(status.slot_of(status.segment(slot)), slot);
        }
        let by_tree: Vec<usize> = by_tree.iter().map(|&slot| status.segment(slot)).collect();
        assert_eq!(by_tree, row);
    }

    #[test]
    fn the_row_is_that_of_a_vector() {
        const N: usize = 300;
        let (mut status, mut row) = (Status::new(N), Vec::new());
        for step in 0..8 * N {
            // Each number below N, in some order, again and again: in if it is out, out if it is
            // in.
            let number = step * 179 % N;
            match row.binary_search(&number) {
                Ok(place) => {
                    let slot = status.search(|i| number.cmp(&i));
                    assert_eq!(slot, Ok(status.slot_of(number)));
                    row.remove(place);
                    status.remove(status.slot_of(number));
                }
                Err(place) => {
                    let slot = |i: usize| status.slot_of(row[i]);
                    let above = (place < row.len()).then(|| slot(place));
                    let gap = Gap { below: place.checked_sub(1).map(slot), above };
                    assert_eq!(status.search(|i| number.cmp(&i)), Err(gap));
                    row.insert(place, number);
                    status.insert(gap, number);
                }
            }
            if step % 7 == 0 && 2 < row.len() {
                let n = row.len();
                let mut slots = Vec::new();
                let gap = status.list(status.slot_of(row[1]), |i| i < row[n - 1], &mut slots);
                assert_eq!(slots.len(), n - 1);
                assert_eq!(gap, Gap { below: None, above: Some(status.slot_of(row[n - 1])) });
            }
            check(&status, &row);
        }
    }
}
