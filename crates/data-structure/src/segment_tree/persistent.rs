//! Part of [the segment tree](super): a tree that keeps all its versions.
//!
//! A change copies the nodes on the path from the root to the element, and shares all others with
//! the previous version.
//!
//! Cost: O(log n) joins and new nodes for a change, O(log n) joins for a fold, O(1) for a new tree.
//! The recursion is log₂ n + 1 deep.
//!
//! Domain: any [`Monoid`]; up to 2³² nodes.
//!
//! Source: J. R. Driscoll, N. Sarnak, D. D. Sleator, R. E. Tarjan, "Making data structures
//! persistent", *Journal of Computer and System Sciences* 38 (1989).
//!
//! Checked: all versions against plain arrays, after each of many changes; ranks in ranges against
//! sorting.
//!
//! Page: `docs/en/data-structure/segment-tree/persistent.md`.

use std::ops::{Range, RangeBounds};

use super::Monoid;
use super::monoid::Sum;
use crate::range::{bounds, no_element};

/// A node: the join of the elements below it, and its two children.
#[derive(Debug, Clone)]
struct Node<V> {
    value: V,
    left: u32,
    right: u32,
}

/// The node of an interval in which no element was ever set: its value is the identity, and both of
/// its children are the node itself.
const EMPTY: u32 = 0;

/// All versions of an array, with the join of any range of each.
///
/// ```
/// use data_structure::segment_tree::monoid::Max;
/// use data_structure::segment_tree::persistent::PersistentSegmentTree;
///
/// let mut tree = PersistentSegmentTree::<Max<i32>>::new(4);
/// let first = tree.set(0, 2, 7);
/// let second = tree.set(first, 2, 5);
/// let other = tree.set(first, 3, 9);
/// assert_eq!([first, second, other].map(|version| tree.fold(version, ..)), [7, 5, 9]);
/// ```
#[doc(alias = "Chairman tree")]
pub struct PersistentSegmentTree<M: Monoid> {
    len: usize,
    nodes: Vec<Node<M::Value>>,
    /// The root of each version.
    roots: Vec<u32>,
}

impl<M: Monoid> PersistentSegmentTree<M> {
    /// Creates version 0, with `n` identities.
    pub fn new(n: usize) -> Self {
        let empty = Node { value: M::identity(), left: EMPTY, right: EMPTY };
        PersistentSegmentTree { len: n, nodes: vec![empty], roots: vec![EMPTY] }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of versions; the first one is 0.
    pub fn n_versions(&self) -> usize {
        self.roots.len()
    }

    /// Returns the total number of nodes of all versions.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Creates a new version, in which element `i` is `value` and all others are as in `version`.
    /// Returns its number.
    ///
    /// # Panics
    /// If there is no such element or version, or there are 2³² nodes.
    #[track_caller]
    pub fn set(&mut self, version: usize, i: usize, value: M::Value) -> usize {
        let root = self.root(version);
        if self.len <= i {
            no_element(i, self.len);
        }
        let root = self.copy_with(root, 0..self.len, i, value);
        self.roots.push(root);
        self.roots.len() - 1
    }

    /// Returns the root of a version.
    #[track_caller]
    fn root(&self, version: usize) -> u32 {
        let n_versions = self.roots.len();
        assert!(version < n_versions, "there is no version {version} among {n_versions}");
        self.roots[version]
    }

    /// Copies the node of an interval, with another value of element `i`.
    fn copy_with(&mut self, node: u32, place: Range<usize>, i: usize, value: M::Value) -> u32 {
        let Node { mut left, mut right, .. } = self.nodes[node as usize];
        let middle = place.start.midpoint(place.end);
        let value = if place.len() == 1 {
            value
        } else {
            if i < middle {
                left = self.copy_with(left, place.start..middle, i, value);
            } else {
                right = self.copy_with(right, middle..place.end, i, value);
            }
            M::join(&self.nodes[left as usize].value, &self.nodes[right as usize].value)
        };
        let number = u32::try_from(self.nodes.len()).expect("there are fewer than 2^32 nodes");
        self.nodes.push(Node { value, left, right });
        number
    }

    /// Returns the join of a range of a version, or the identity if the range is empty.
    ///
    /// # Panics
    /// If there is no such version, or the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn fold(&self, version: usize, range: impl RangeBounds<usize>) -> M::Value {
        let root = self.root(version);
        let range = bounds(&range, self.len);
        self.fold_at(root, 0..self.len, &range)
    }

    /// Returns the join of the part of the range that is in the interval of a node.
    fn fold_at(&self, node: u32, place: Range<usize>, range: &Range<usize>) -> M::Value {
        if place.end <= range.start || range.end <= place.start || node == EMPTY {
            return M::identity();
        }
        let Node { value, left, right } = &self.nodes[node as usize];
        if range.start <= place.start && place.end <= range.end {
            return value.clone();
        }
        let middle = place.start.midpoint(place.end);
        let left = self.fold_at(*left, place.start..middle, range);
        M::join(&left, &self.fold_at(*right, middle..place.end, range))
    }
}

impl PersistentSegmentTree<Sum<u64>> {
    /// Returns the index of the `k`-th unit, counted from 0, among those that version `to` has in
    /// addition to version `from`, or `None` if there are not that many. Each element must be at
    /// least as large in `to` as in `from`.
    ///
    /// If version p counts the occurrences of each number among the first p elements of an array,
    /// this is the `k`-th smallest number of `array[from..to]`. O(log n).
    ///
    /// ```
    /// use data_structure::segment_tree::monoid::Sum;
    /// use data_structure::segment_tree::persistent::PersistentSegmentTree;
    ///
    /// let mut counts = PersistentSegmentTree::<Sum<u64>>::new(8);
    /// for (version, number) in [5, 2, 6, 2, 7].into_iter().enumerate() {
    ///     let count = counts.fold(version, number..=number);
    ///     counts.set(version, number, count + 1);
    /// }
    /// // The numbers at 1..4 are 2, 6 and 2.
    /// let smallest = [0, 1, 2, 3].map(|k| counts.select_between(1, 4, k));
    /// assert_eq!(smallest, [Some(2), Some(2), Some(6), None]);
    /// ```
    ///
    /// # Panics
    /// If either version does not exist.
    #[track_caller]
    pub fn select_between(&self, from: usize, to: usize, k: u64) -> Option<usize> {
        let (mut old, mut new) = (self.root(from) as usize, self.root(to) as usize);
        let more = |old: usize, new: usize| {
            let [old, new] = [old, new].map(|node| self.nodes[node].value);
            new.saturating_sub(old)
        };
        let mut k = k;
        if more(old, new) <= k {
            return None;
        }
        let mut place = 0..self.len;
        while 1 < place.len() {
            // Invariant: the target is the k-th unit of the interval, which contains more than k.
            let [before, after] = [old, new].map(|node| &self.nodes[node]);
            let n_left = more(before.left as usize, after.left as usize);
            let middle = place.start.midpoint(place.end);
            if k < n_left {
                (old, new) = (before.left as usize, after.left as usize);
                place.end = middle;
            } else {
                k -= n_left;
                (old, new) = (before.right as usize, after.right as usize);
                place.start = middle;
            }
        }
        Some(place.start)
    }
}
