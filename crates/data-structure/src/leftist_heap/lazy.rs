//! Part of [the leftist heap](super): a heap of numbers that supports adding to all numbers, or
//! multiplying all of them, in one step.
//!
//! A change of all numbers is noted at the root alone. When an operation passes a node, the note at
//! that node moves one level down, so the costs of the other operations stay the same.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use std::mem;

/// A priority queue of numbers, the least first.
#[derive(Debug, Clone, Default)]
pub struct LazyHeap {
    nodes: Vec<Node>,
    /// The slots without a number; the last one is used next.
    free: Vec<Link>,
    root: Link,
    /// An upper bound on all numbers. It is meaningless while the heap is empty.
    most: i64,
}

/// The index of a node, plus one; [`NONE`] is no node.
type Link = u32;

const NONE: Link = 0;

#[derive(Debug, Clone, Copy)]
struct Node {
    /// The number, with all notes at this node already applied.
    number: i64,
    /// The pending change of all numbers below.
    note: Note,
    left: Link,
    right: Link,
    /// One more than the distance of the leftist heap, so that a missing child has 0.
    rank: u32,
}

/// The change from x to factor · x + delta, modulo 2⁶⁴.
///
/// Notes are also composed modulo 2⁶⁴. For a number that has never left the range of `i64`, the
/// result is exact, however large the factors have become.
#[derive(Debug, Clone, Copy)]
struct Note {
    factor: i64,
    delta: i64,
}

impl Note {
    const NOTHING: Note = Note { factor: 1, delta: 0 };

    fn apply(self, x: i64) -> i64 {
        self.factor.wrapping_mul(x).wrapping_add(self.delta)
    }

    /// Composes this note with a later one.
    fn then(self, later: Note) -> Note {
        Note { factor: self.factor.wrapping_mul(later.factor), delta: later.apply(self.delta) }
    }
}

/// The error for a number that would leave the range of `i64`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a number of the heap would leave the range of 64 bits")]
pub struct OverflowError;

impl LazyHeap {
    /// Creates an empty heap.
    pub fn new() -> Self {
        LazyHeap::default()
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.nodes.len() - self.free.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.root == NONE
    }

    /// Returns the least number.
    pub fn peek(&self) -> Option<i64> {
        (self.root != NONE).then(|| self.node(self.root).number)
    }

    /// Adds a number to the heap. O(log n).
    ///
    /// # Panics
    /// If there are 2³² - 1 numbers already.
    pub fn push(&mut self, number: i64) {
        self.most = if self.is_empty() { number } else { self.most.max(number) };
        let node = Node { number, note: Note::NOTHING, left: NONE, right: NONE, rank: 1 };
        let link = if let Some(link) = self.free.pop() {
            *self.node_mut(link) = node;
            link
        } else {
            self.nodes.push(node);
            Link::try_from(self.nodes.len()).expect("at most 2^32 - 1 numbers")
        };
        self.root = self.meld(self.root, link);
    }

    /// Removes and returns the least number. O(log n).
    pub fn pop(&mut self) -> Option<i64> {
        let least = self.peek()?;
        let root = self.root;
        self.hand_down(root);
        let Node { left, right, .. } = *self.node(root);
        self.root = self.meld(left, right);
        self.free.push(root);
        Some(least)
    }

    /// Adds `delta` to every number of the heap. O(1), unless a number may come near the end of the
    /// range; then O(n).
    ///
    /// # Errors
    /// If a number would leave the range of `i64`; then nothing has changed.
    pub fn add_to_all(&mut self, delta: i64) -> Result<(), OverflowError> {
        self.change(Note { factor: 1, delta }, |x| x.checked_add(delta))
    }

    /// Multiplies every number of the heap by `factor`, which preserves the heap order because it
    /// is not negative. O(1), as for [`LazyHeap::add_to_all`].
    ///
    /// # Errors
    /// If a number would leave the range of `i64`; then nothing has changed.
    pub fn multiply_all(&mut self, factor: u32) -> Result<(), OverflowError> {
        let factor = i64::from(factor);
        self.change(Note { factor, delta: 0 }, |x| x.checked_mul(factor))
    }

    /// Moves all numbers of another heap into this one. The slots of one heap are appended to those
    /// of the other, with or without a number. A heap keeps as many slots as the most numbers it
    /// has ever held at once. This costs O(slots of the heap that has fewer), and O(log n) to meld.
    ///
    /// # Panics
    /// If there are more than 2³² - 1 slots in total.
    pub fn append(&mut self, other: &mut LazyHeap) {
        if self.nodes.len() < other.nodes.len() {
            mem::swap(self, other);
        }
        let other = mem::take(other);
        if !other.is_empty() {
            self.most = if self.is_empty() { other.most } else { self.most.max(other.most) };
            let n = Link::try_from(self.nodes.len()).ok().filter(|n| {
                usize::try_from(Link::MAX - n).is_ok_and(|room| other.nodes.len() <= room)
            });
            let n = n.expect("at most 2^32 - 1 places");
            let moved = |link: Link| if link == NONE { NONE } else { link + n };
            self.nodes.extend(other.nodes.iter().map(|node| Node {
                left: moved(node.left),
                right: moved(node.right),
                ..*node
            }));
            self.free.extend(other.free.iter().map(|link| link + n));
            self.root = self.meld(self.root, moved(other.root));
        }
    }

    /// Notes a change of all numbers at the root, if it leads none of them out of range.
    fn change(
        &mut self,
        note: Note,
        checked: impl Fn(i64) -> Option<i64>,
    ) -> Result<(), OverflowError> {
        let Some(least) = self.peek() else { return Ok(()) };
        if checked(self.most).is_none() {
            // The bound may come from a number that has been removed.
            self.most = self.greatest();
        }
        // The order is preserved, so if the least and the greatest number are in range, all are.
        self.most = checked(self.most).filter(|_| checked(least).is_some()).ok_or(OverflowError)?;
        let root = self.root;
        self.write(root, note);
        Ok(())
    }

    /// Returns the greatest number. Moves all notes down. O(n).
    fn greatest(&mut self) -> i64 {
        let (mut greatest, mut waiting) = (i64::MIN, vec![self.root]);
        while let Some(link) = waiting.pop() {
            if link != NONE {
                self.hand_down(link);
                let Node { number, left, right, .. } = *self.node(link);
                greatest = greatest.max(number);
                waiting.extend([left, right]);
            }
        }
        greatest
    }

    /// Applies a note to a number, and stores it at the node for the numbers below.
    fn write(&mut self, link: Link, note: Note) {
        if link != NONE {
            let node = self.node_mut(link);
            (node.number, node.note) = (note.apply(node.number), node.note.then(note));
        }
    }

    /// Moves the note of a node to its children.
    fn hand_down(&mut self, link: Link) {
        let node = self.node_mut(link);
        let (left, right) = (node.left, node.right);
        let note = mem::replace(&mut node.note, Note::NOTHING);
        self.write(left, note);
        self.write(right, note);
    }

    /// Melds two trees along their right spines.
    fn meld(&mut self, mut a: Link, mut b: Link) -> Link {
        let mut spine = Vec::new();
        while a != NONE && b != NONE {
            if self.node(b).number < self.node(a).number {
                mem::swap(&mut a, &mut b);
            }
            // The right subtree gets other nodes, to which the note here does not apply.
            self.hand_down(a);
            spine.push(a);
            a = self.node(a).right;
        }
        let mut below = a.max(b);
        while let Some(link) = spine.pop() {
            // Invariant: everything that was below this node on the spine has been melded.
            let left = self.node(link).left;
            let (far, near) =
                if self.rank(left) < self.rank(below) { (below, left) } else { (left, below) };
            let rank = self.rank(near) + 1;
            let node = self.node_mut(link);
            (node.left, node.right, node.rank) = (far, near, rank);
            below = link;
        }
        below
    }

    fn rank(&self, link: Link) -> u32 {
        if link == NONE { 0 } else { self.node(link).rank }
    }

    fn node(&self, link: Link) -> &Node {
        &self.nodes[link as usize - 1]
    }

    fn node_mut(&mut self, link: Link) -> &mut Node {
        &mut self.nodes[link as usize - 1]
    }
}

impl FromIterator<i64> for LazyHeap {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Self {
        let mut heap = LazyHeap::new();
        heap.extend(numbers);
        heap
    }
}

impl Extend<i64> for LazyHeap {
    fn extend<I: IntoIterator<Item = i64>>(&mut self, numbers: I) {
        for number in numbers {
            self.push(number);
        }
    }
}
