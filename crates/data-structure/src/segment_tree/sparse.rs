//! Part of [the segment tree](super): so many elements that no array could hold them, all but a few
//! of them the identity.
//!
//! A node is made when an element in its interval is first set. Cost: O(log n) joins for each
//! operation, and at most log₂ n + 1 new nodes for each new element, n being the number of indices.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::ops::Range;

use super::Monoid;
use crate::range::{no_element, no_range};

/// The join of any range of 0..len, of which few elements are not the identity.
#[doc(alias = "dynamic segment tree")]
#[doc(alias = "implicit segment tree")]
pub struct SparseSegmentTree<M: Monoid> {
    len: u64,
    /// The root is number 0. It covers 0 to the least power of two that is `len` or more.
    nodes: Vec<Node<M::Value>>,
}

#[derive(Clone)]
struct Node<T> {
    /// The join of the interval.
    value: T,
    /// Its halves; one that was never touched is not there. No node is the child 0, for 0 is the
    /// root.
    halves: [u32; 2],
}

/// Deeper than any tree over 64-bit indices.
const MOST_LEVELS: usize = 65;

impl<M: Monoid> SparseSegmentTree<M> {
    /// `len` times the identity. O(1).
    pub fn new(len: u64) -> Self {
        SparseSegmentTree { len, nodes: vec![Node { value: M::identity(), halves: [0, 0] }] }
    }

    /// How many indices there are.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there is no index.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many nodes there are.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Element `i`. O(log n).
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn get(&self, i: u64) -> M::Value {
        self.check(i);
        self.fold(i..i + 1)
    }

    /// Makes element `i` equal to `value`. O(log n) joins.
    ///
    /// # Panics
    /// If there is no such element; then nothing has changed. If there would be 2³² nodes.
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

    /// Makes element `i` what `change` makes of it. O(log n) joins.
    ///
    /// # Panics
    /// As [`set`](Self::set).
    #[track_caller]
    pub fn update(&mut self, i: u64, change: impl FnOnce(M::Value) -> M::Value) {
        let value = change(self.get(i));
        self.set(i, value);
    }

    /// The join of a range, from left to right; of none, the identity. O(log n) joins.
    ///
    /// # Panics
    /// If the range ends before it starts or behind the last element.
    #[track_caller]
    pub fn fold(&self, range: Range<u64>) -> M::Value {
        let Range { start, end } = range;
        if !(start <= end && end <= self.len) {
            no_range(start, end, self.len);
        }
        if start < end { self.fold_at(0, self.n_levels(), start, end - 1) } else { M::identity() }
    }

    /// The join of the elements first to last, counted from the start of a node that is
    /// `levels` levels high.
    fn fold_at(&self, at: usize, levels: u32, first: u64, last: u64) -> M::Value {
        let most = if levels == 64 { u64::MAX } else { (1 << levels) - 1 };
        if (first, last) == (0, most) {
            return self.nodes[at].value.clone();
        }
        // Not all of its elements are asked for, so it is not a leaf, and it has a middle.
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

    /// How many bits an index has: the height of the tree.
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
