//! Part of [the segment tree](super): the tree above an array, with a loop from the leaves to the
//! root.
//!
//! Cost: at most two joins on each level for a fold, one for a change; n - 1 joins to build.
//!
//! Domain: any [`Monoid`], commutative or not; any number of elements, including none.
//!
//! Source: folklore.
//!
//! Checked: the same folds and the same nodes as the tree of this section, for all ranges of words
//! of up to 17 letters.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::ops::Range;

use super::Monoid;

/// Node 0 is unused; nodes n..2n are the elements; node k < n joins nodes 2k and 2k + 1.
///
/// ```
/// use data_structure::segment_tree::monoid::Sum;
/// use data_structure::segment_tree::plain::SegmentTree;
///
/// let mut tree = SegmentTree::<Sum<i64>>::new(&[3, 2, -1, 6, 5, 4, -3, 3]);
/// assert_eq!(tree.fold(1..7), 13);
/// tree.set(4, 15);
/// assert_eq!(tree.fold(1..7), 23);
/// ```
pub struct SegmentTree<M: Monoid> {
    /// The nodes by number.
    pub nodes: Vec<M::Value>,
}

/// A step of a fold or of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// On this level, the nodes from the first to before the second are still to be joined.
    Level(usize, usize),
    /// This node is joined.
    Take(usize),
    /// This node has been set to its new value.
    Set(usize),
}

impl<M: Monoid> SegmentTree<M> {
    /// Builds the tree above the values.
    pub fn new(values: &[M::Value]) -> Self {
        let n = values.len();
        let mut nodes = [vec![M::identity(); n], values.to_vec()].concat();
        for k in (1..n).rev() {
            nodes[k] = M::join(&nodes[2 * k], &nodes[2 * k + 1]);
        }
        SegmentTree { nodes }
    }

    /// Sets element `i` to `value`.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    pub fn set(&mut self, i: usize, value: M::Value) {
        self.set_watched(i, value, |_, _| {});
    }

    /// Works like [`SegmentTree::set`], but reports each step to `watch`.
    ///
    /// # Panics
    /// If `i` is out of bounds.
    pub fn set_watched(&mut self, i: usize, value: M::Value, mut watch: impl FnMut(Step, &Self)) {
        let mut k = self.nodes.len() / 2 + i;
        self.nodes[k] = value;
        watch(Step::Set(k), self);
        while 1 < k {
            k /= 2;
            self.nodes[k] = M::join(&self.nodes[2 * k], &self.nodes[2 * k + 1]);
            watch(Step::Set(k), self);
        }
    }

    /// Returns the join of a range, from left to right.
    ///
    /// # Panics
    /// If the range ends beyond the last element.
    pub fn fold(&self, range: Range<usize>) -> M::Value {
        self.fold_watched(range, |_| {})
    }

    /// Works like [`SegmentTree::fold`], but reports each step to `watch`.
    ///
    /// # Panics
    /// If the range ends beyond the last element.
    pub fn fold_watched(&self, range: Range<usize>, mut watch: impl FnMut(Step)) -> M::Value {
        let n = self.nodes.len() / 2;
        let (mut l, mut r) = (n + range.start, n + range.end);
        let (mut left, mut right) = (M::identity(), M::identity());
        while l < r {
            // Invariant: the range consists of what `left` joins, the nodes l..r, and what `right`
            // joins.
            watch(Step::Level(l, r));
            if l & 1 == 1 {
                left = M::join(&left, &self.nodes[l]);
                watch(Step::Take(l));
                l += 1;
            }
            if r & 1 == 1 {
                r -= 1;
                right = M::join(&self.nodes[r], &right);
                watch(Step::Take(r));
            }
            (l, r) = (l / 2, r / 2);
        }
        M::join(&left, &right)
    }
}
