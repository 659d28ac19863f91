//! Segment tree: the join of any range of an array whose elements change, for any operation that
//! joins values in order.
//!
//! Cost: O(log n) joins for a change, a fold, or a search from a border; O(n) joins to build. 2n
//! values.
//!
//! Domain: any [`Monoid`], commutative or not; any number of elements, including none. An index or
//! a range that does not exist is the caller's mistake, and causes a panic.
//!
//! Source: J. L. Bentley, "Solutions to Klee's rectangle problems", 1977; the form that goes up
//! from the leaves is folklore.
//!
//! Checked: all ranges of words of up to 17 letters, whose joins reveal order and place; sums of
//! slices after each change.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

pub mod lazy;
pub mod monoid;
pub mod persistent;
pub mod plain;
pub mod sparse;

use std::ops::{Range, RangeBounds};

use crate::range::{bounds, no_element};

/// Values that can be joined in order: a monoid.
///
/// Laws: `join(join(a, b), c)` is `join(a, join(b, c))`, and joining with the identity, on either
/// side, changes nothing. It is *not* required that `join(a, b)` is `join(b, a)`.
///
/// ```
/// use data_structure::segment_tree::{Monoid, SegmentTree};
///
/// struct Concat;
///
/// impl Monoid for Concat {
///     type Value = String;
///     fn identity() -> String {
///         String::new()
///     }
///     fn join(left: &String, right: &String) -> String {
///         format!("{left}{right}")
///     }
/// }
///
/// let mut word: SegmentTree<Concat> = "tree".chars().map(String::from).collect();
/// word.set(1, "h".into());
/// assert_eq!(word.fold(..3), "the");
/// ```
pub trait Monoid {
    /// The type of the values.
    type Value: Clone;
    /// Returns the join of no values.
    fn identity() -> Self::Value;
    /// Returns the join of two adjacent parts, the left one first.
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value;
}

/// The join of any range of an array whose elements change. Common joins are in [`monoid`]:
/// [`Min`](monoid::Min), [`Max`](monoid::Max), [`Sum`](monoid::Sum) and others.
///
/// ```
/// use data_structure::{Max, SegmentTree};
///
/// let mut tree: SegmentTree<Max<i32>> = [3, 1, 4, 1, 5].into_iter().collect();
/// assert_eq!(tree.fold(1..4), 4);
/// tree.set(2, 0);
/// assert_eq!(tree.fold(1..4), 1);
/// ```
pub struct SegmentTree<M: Monoid> {
    /// Node 0 is unused; nodes n..2n are the elements; node k < n is the join of nodes 2k and
    /// 2k + 1.
    nodes: Vec<M::Value>,
}

impl<M: Monoid> SegmentTree<M> {
    /// Creates an array of `n` identities. O(n).
    pub fn new(n: usize) -> Self {
        SegmentTree { nodes: vec![M::identity(); 2 * n] }
    }

    /// Creates an array with the elements of a vector. O(n): each node is joined once, children
    /// before parents.
    pub fn from_values(values: Vec<M::Value>) -> Self {
        let (n, mut nodes) = (values.len(), values);
        // The copies in front will be overwritten.
        nodes.reserve_exact(n);
        nodes.extend_from_within(..);
        for k in (1..n).rev() {
            // Invariant: all nodes after k are the joins of their children.
            nodes[k] = M::join(&nodes[2 * k], &nodes[2 * k + 1]);
        }
        SegmentTree { nodes }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.nodes.len() / 2
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the elements.
    pub fn values(&self) -> &[M::Value] {
        &self.nodes[self.len()..]
    }

    /// Returns all nodes by number: node 0 is unused, the elements are in the second half, and node
    /// k joins nodes 2k and 2k + 1. If the number of elements is not a power of two, some nodes
    /// join the last elements with the first; no fold reads those.
    pub fn nodes(&self) -> &[M::Value] {
        &self.nodes
    }

    /// Returns element `i`. O(1).
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn get(&self, i: usize) -> &M::Value {
        &self.nodes[self.leaf(i)]
    }

    /// Sets element `i` to `value`. O(log n) joins.
    ///
    /// # Panics
    /// If `i` is out of bounds; then nothing has changed.
    #[track_caller]
    pub fn set(&mut self, i: usize, value: M::Value) {
        let (mut k, mut value) = (self.leaf(i), value);
        while 1 < k {
            // Invariant: `value` is what belongs at node k; all other nodes are correct, except for
            // those above k.
            let sibling = &self.nodes[k ^ 1];
            let (left, right) = if k % 2 == 0 { (&value, sibling) } else { (sibling, &value) };
            let join = M::join(left, right);
            self.nodes[k] = value;
            (k, value) = (k / 2, join);
        }
        self.nodes[k] = value;
    }

    /// Replaces element `i` by the result of `change` for it. O(log n) joins.
    ///
    /// # Panics
    /// If `i` is out of bounds; then nothing has changed.
    #[track_caller]
    pub fn update(&mut self, i: usize, change: impl FnOnce(&M::Value) -> M::Value) {
        let value = change(self.get(i));
        self.set(i, value);
    }

    /// Returns the join of a range, from left to right, or the identity if the range is empty. At
    /// most 2 log₂ n + 2 joins.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn fold(&self, range: impl RangeBounds<usize>) -> M::Value {
        let (at_left, at_right) = self.ends(range);
        let left = at_left.fold(M::identity(), |left, k| M::join(&left, &self.nodes[k]));
        let right = at_right.fold(M::identity(), |right, k| M::join(&self.nodes[k], &right));
        M::join(&left, &right)
    }

    /// Returns the nodes that make up a range: those of its left half from the left, and those of
    /// its right half from the right.
    #[track_caller]
    fn ends(
        &self,
        range: impl RangeBounds<usize>,
    ) -> (impl Iterator<Item = usize>, impl Iterator<Item = usize>) {
        let n = self.len();
        let Range { start, end } = bounds(&range, n);
        // Two paths go up from the places just outside the range. Invariant: the nodes between them
        // on a level, and the nodes taken below that level, make up the range, until the paths
        // meet.
        let (before, behind) = ((n + start).saturating_sub(1), n + end);
        let meet = (before ^ behind).checked_ilog2().unwrap_or(0);
        let below = (1 << meet) - 1;
        // A left child, whose bit is 0, has its sibling to the right; a right child has it to the
        // left.
        let at_left = ones(!before & below).map(move |level| (before >> level) + 1);
        let at_right = ones(behind & below).map(move |level| (behind >> level) - 1);
        (at_left, at_right)
    }

    /// Returns the join of all elements. O(log n) joins.
    pub fn total(&self) -> M::Value {
        self.fold(..)
    }

    /// Returns the numbers of the nodes that a fold joins, from left to right.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn cover(&self, range: impl RangeBounds<usize>) -> Vec<usize> {
        let (at_left, at_right) = self.ends(range);
        let mut cover: Vec<usize> = at_left.collect();
        let n_left = cover.len();
        cover.extend(at_right);
        cover[n_left..].reverse();
        cover
    }

    /// Returns the greatest `end` such that `holds` is true for the join of `start..end`. It must
    /// be true for the identity, and once it is false, it must be false for all longer ranges.
    /// O(log n) joins.
    ///
    /// # Panics
    /// If `start` is greater than the number of elements.
    #[track_caller]
    pub fn max_right(&self, start: usize, holds: impl Fn(&M::Value) -> bool) -> usize {
        let n = self.len();
        let mut join = M::identity();
        for mut k in self.cover(start..) {
            // Invariant: `join` is the join of everything from start up to node k, and `holds` is
            // true for it.
            let longer = M::join(&join, &self.nodes[k]);
            if holds(&longer) {
                join = longer;
                continue;
            }
            while k < n {
                // Invariant: `holds` is false once node k is joined too.
                k *= 2;
                let longer = M::join(&join, &self.nodes[k]);
                if holds(&longer) {
                    (join, k) = (longer, k + 1);
                }
            }
            return k - n;
        }
        n
    }

    /// Returns the least `start` such that `holds` is true for the join of `start..end`. It must be
    /// true for the identity, and once it is false, it must be false for all longer ranges. O(log
    /// n) joins.
    ///
    /// # Panics
    /// If `end` is greater than the number of elements.
    #[track_caller]
    pub fn min_left(&self, end: usize, holds: impl Fn(&M::Value) -> bool) -> usize {
        let n = self.len();
        let mut join = M::identity();
        for mut k in self.cover(..end).into_iter().rev() {
            let longer = M::join(&self.nodes[k], &join);
            if holds(&longer) {
                join = longer;
                continue;
            }
            while k < n {
                // Invariant: `holds` is false once node k is joined too.
                k = 2 * k + 1;
                let longer = M::join(&self.nodes[k], &join);
                if holds(&longer) {
                    (join, k) = (longer, k - 1);
                }
            }
            return k - n + 1;
        }
        0
    }

    /// Returns the number of the node that is element `i`.
    #[track_caller]
    fn leaf(&self, i: usize) -> usize {
        let n = self.len();
        if i < n { n + i } else { no_element(i, n) }
    }
}

impl<M: Monoid> FromIterator<M::Value> for SegmentTree<M> {
    fn from_iter<I: IntoIterator<Item = M::Value>>(values: I) -> Self {
        Self::from_values(values.into_iter().collect())
    }
}

impl<M: Monoid> Default for SegmentTree<M> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<M: Monoid> Clone for SegmentTree<M> {
    fn clone(&self) -> Self {
        SegmentTree { nodes: self.nodes.clone() }
    }
}

impl<M: Monoid<Value: PartialEq>> PartialEq for SegmentTree<M> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<M: Monoid<Value: Eq>> Eq for SegmentTree<M> {}

impl<M: Monoid<Value: std::fmt::Debug>> std::fmt::Debug for SegmentTree<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

/// Returns the positions of the one bits of a word, in ascending order.
fn ones(mut word: usize) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = word.trailing_zeros();
        (word != 0).then(|| {
            word &= word - 1;
            place
        })
    })
}
