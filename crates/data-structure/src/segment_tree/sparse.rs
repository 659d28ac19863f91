//! Part of [the segment tree](super): more elements than an array could hold, where all but a few
//! are the identity.
//!
//! A node is created when an element in its interval is first set. Cost: O(log n) joins for each
//! operation, and at most log₂ n + 1 new nodes for each new element, where n is the number of
//! indices.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::ops::Range;

use super::Monoid;
use crate::range::{no_element, no_range};

/// The join of any range of 0..len, where few elements are not the identity.
#[doc(alias = "dynamic segment tree")]
#[doc(alias = "implicit segment tree")]
pub struct SparseSegmentTree<M: Monoid> {
    len: u64,
    /// The root is node 0. It covers 0 up to the least power of two that is at least `len`.
    nodes: Vec<Node<M::Value>>,
}

#[derive(Clone)]
struct Node<T> {
    /// The join of the interval.
    value: T,
    /// The two halves, each of which is absent until it is touched. No node has 0 as a child,
    /// because node 0 is the root; 0 means absent.
    halves: [u32; 2],
}

/// The greatest number of nodes on a path: one more than the bits of an index.
const MOST_LEVELS: usize = 65;

impl<M: Monoid> SparseSegmentTree<M> {
    /// Creates an array of `len` identities. O(1).
    pub fn new(len: u64) -> Self {
        SparseSegmentTree { len, nodes: vec![Node { value: M::identity(), halves: [0, 0] }] }
    }

    /// Returns the number of indices.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Returns whether there are no indices.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of nodes.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Returns element `i`. O(log n).
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn get(&self, i: u64) -> M::Value {
        self.check(i);
        self.fold(i..i + 1)
    }

    /// Sets element `i` to `value`. O(log n) joins.
    ///
    /// # Panics
    /// If `i` is out of bounds, in which case nothing has changed, or if there would be 2³² nodes.
    #[track_caller]
    pub fn set(&mut self, i: u64, value: M::Value) {
        self.check(i);
        let (mut path, mut depth) = ([0; MOST_LEVELS], 0);
        for bit in (0..self.n_levels()).rev() {
            // Invariant: node path[depth] covers all indices that agree with i above this bit.
            let half = (i >> bit & 1) as usize;
            let node = path[depth];
            if self.nodes[node].halves[half] == 0 {
                let new = u32::try_from(self.nodes.len()).expect("32 bits name 2^32 nodes");
                self.nodes.push(Node { value: M::identity(), halves: [0, 0] });
                self.nodes[node].halves[half] = new;
            }
            depth += 1;
            path[depth] = self.nodes[node].halves[half] as usize;
        }
        self.nodes[path[depth]].value = value;
        for &node in path[..depth].iter().rev() {
            let identity = M::identity();
            let value =
                |half: u32| if half == 0 { &identity } else { &self.nodes[half as usize].value };
            let [left, right] = self.nodes[node].halves.map(value);
            self.nodes[node].value = M::join(left, right);
        }
    }

    /// Replaces element `i` by the result of `change` for it. O(log n) joins.
    ///
    /// # Panics
    /// The same as [`set`](Self::set).
    #[track_caller]
    pub fn update(&mut self, i: u64, change: impl FnOnce(M::Value) -> M::Value) {
        let value = change(self.get(i));
        self.set(i, value);
    }

    /// Returns the join of a range, from left to right, or the identity if the range is empty.
    /// O(log n) joins.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn fold(&self, range: Range<u64>) -> M::Value {
        let Range { start, end } = range;
        if !(start <= end && end <= self.len) {
            no_range(start, end, self.len);
        }
        if start < end { self.fold_at(0, self.n_levels(), start, end - 1) } else { M::identity() }
    }

    /// Returns the join of the elements from first to last, inclusive, counted from the start of a
    /// node of height `levels`.
    fn fold_at(&self, at: usize, levels: u32, first: u64, last: u64) -> M::Value {
        let most = if levels == 64 { u64::MAX } else { (1 << levels) - 1 };
        if (first, last) == (0, most) {
            return self.nodes[at].value.clone();
        }
        // Not all of its elements are in the range, so it is not a leaf and has a middle.
        let middle = 1 << (levels - 1);
        let half = |which: usize, first: u64, last: u64| match self.nodes[at].halves[which] {
            0 => M::identity(),
            half => self.fold_at(half as usize, levels - 1, first, last),
        };
        if last < middle {
            half(0, first, last)
        } else if middle <= first {
            half(1, first - middle, last - middle)
        } else {
            M::join(&half(0, first, middle - 1), &half(1, 0, last - middle))
        }
    }

    /// Returns the number of bits of an index, which is the height of the tree.
    fn n_levels(&self) -> u32 {
        u64::BITS - self.len.saturating_sub(1).leading_zeros()
    }

    #[track_caller]
    fn check(&self, i: u64) {
        if self.len <= i {
            no_element(i, self.len);
        }
    }
}

impl<M: Monoid> Clone for SparseSegmentTree<M> {
    fn clone(&self) -> Self {
        SparseSegmentTree { len: self.len, nodes: self.nodes.clone() }
    }
}

impl<M: Monoid> std::fmt::Debug for SparseSegmentTree<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = format_args!("{} indices, {} nodes", self.len, self.nodes.len());
        f.debug_tuple("SparseSegmentTree").field(&name).finish()
    }
}
