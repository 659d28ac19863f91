//! Part of [the segment tree](super): changes of a whole range, each kept at a few nodes until it
//! is needed further down.
//!
//! This is the tree of halved intervals: 0..n at the root, and below each node its two halves.
//! Operations descend from the root by recursion, log₂ n + 1 levels deep. A node's *tag* is a
//! pending change of all elements below it.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::marker::PhantomData;
use std::ops::{Range, RangeBounds};

use numbers::Semiring;

use super::Monoid;
use super::monoid::{Affine, Bounded, Max, Min, Sum};
use crate::range::{bounds, no_element};

/// Changes of all elements of a range, each of which can be applied directly to the join of a
/// range.
///
/// Laws, for changes f and g and parts x and y of m and n elements: changing a join is joining the
/// changed parts, `apply(f, join(x, y), m + n)` = `join(apply(f, x, m), apply(f, y, n))`; two
/// changes compose to one, `apply(g, apply(f, x, m), m)` = `apply(then(f, g), x, m)`; and the join
/// of no elements does not change, `apply(f, identity, 0)` = `identity`.
pub trait Action {
    /// The monoid that joins the elements.
    type On: Monoid;
    /// The type of the changes.
    type Change: Clone;
    /// Returns the join of `len` elements after the change, given their join before it.
    fn apply(change: &Self::Change, value: &Value<Self>, len: usize) -> Value<Self>;
    /// Returns the change that does `first`, then `next`.
    fn then(first: &Self::Change, next: &Self::Change) -> Self::Change;
}

/// The type of the elements of an action's tree.
pub type Value<A> = <<A as Action>::On as Monoid>::Value;

/// Adds a number to each element; the join is the sum, in any [`Semiring`].
#[derive(Debug, Clone, Copy)]
pub struct AddToSum<T>(PhantomData<T>);

/// Multiplies each element by a number and adds another; the join is the sum, in any [`Semiring`].
/// [`Affine::add`] is a change that only adds, and [`Affine::assign`] is one that makes all
/// elements equal.
#[derive(Debug, Clone, Copy)]
pub struct MapSum<T>(PhantomData<T>);

/// Adds a number to each element; the join is the minimum.
///
/// The greatest number of the type, which is the minimum of no elements, does not change: it stands
/// for an element without a value. All other sums must fit and be less than that, because a sum
/// that wraps around would not preserve the order. For floats, there is
/// [`Total`](crate::ordered_map::Total).
///
/// ```
/// use data_structure::segment_tree::lazy::{AddToMin, LazySegmentTree};
///
/// let mut tree = LazySegmentTree::<AddToMin<i32>>::from_iter([3, 1, 4]);
/// tree.change(1.., &10);
/// assert_eq!(tree.fold(..), 3);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct AddToMin<T>(PhantomData<T>);

/// Adds a number to each element; the join is the maximum. The least number of the type stands for
/// no value, and all other sums must fit, as for [`AddToMin`].
#[derive(Debug, Clone, Copy)]
pub struct AddToMax<T>(PhantomData<T>);

/// Sets each element to a value, for any monoid. To apply it, the value is joined with itself O(log
/// n) times.
#[derive(Debug, Clone, Copy)]
pub struct Assign<M>(PhantomData<M>);

impl<T: Semiring> Action for AddToSum<T> {
    type On = Sum<T>;
    type Change = T;
    fn apply(change: &T, value: &T, len: usize) -> T {
        value.plus(change.repeated(len))
    }
    fn then(first: &T, next: &T) -> T {
        first.plus(*next)
    }
}

impl<T: Semiring> Action for MapSum<T> {
    type On = Sum<T>;
    type Change = Affine<T>;
    fn apply(change: &Affine<T>, value: &T, len: usize) -> T {
        change.shift.repeated(len).plus_product(change.scale, *value)
    }
    fn then(first: &Affine<T>, next: &Affine<T>) -> Affine<T> {
        first.then(*next)
    }
}

impl<T: Semiring + Bounded> Action for AddToMin<T> {
    type On = Min<T>;
    type Change = T;
    fn apply(change: &T, value: &T, _: usize) -> T {
        if *value == T::MAX { T::MAX } else { value.plus(*change) }
    }
    fn then(first: &T, next: &T) -> T {
        first.plus(*next)
    }
}

impl<T: Semiring + Bounded> Action for AddToMax<T> {
    type On = Max<T>;
    type Change = T;
    fn apply(change: &T, value: &T, _: usize) -> T {
        if *value == T::MIN { T::MIN } else { value.plus(*change) }
    }
    fn then(first: &T, next: &T) -> T {
        first.plus(*next)
    }
}

impl<M: Monoid> Action for Assign<M> {
    type On = M;
    type Change = M::Value;
    fn apply(change: &M::Value, _: &M::Value, len: usize) -> M::Value {
        let mut power = M::identity();
        for bit in (0..usize::BITS - len.leading_zeros()).rev() {
            // Invariant: `power` is the join of as many copies of the value as len says without its
            // last bit + 1 bits.
            power = M::join(&power, &power);
            if len >> bit & 1 == 1 {
                power = M::join(&power, change);
            }
        }
        power
    }
    fn then(_: &M::Value, next: &M::Value) -> M::Value {
        next.clone()
    }
}

/// A step of an operation. A node is identified by its number in pre-order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// All of the node's interval is in the range: its value is used, or it is changed as a whole
    /// and keeps the tag.
    Take {
        /// The node.
        node: usize,
    },
    /// Part of the node's interval is in the range: the children are next.
    Split {
        /// The node.
        node: usize,
    },
    /// The node has passed its tag to its children.
    Push {
        /// The node.
        node: usize,
    },
    /// The node's value has been recomputed as the join of its children.
    Join {
        /// The node.
        node: usize,
    },
}

/// A tree of halved intervals that supports changing all elements of a range.
///
/// ```
/// use data_structure::LazySegmentTree;
/// use data_structure::segment_tree::lazy::AddToSum;
///
/// let mut tree: LazySegmentTree<AddToSum<i64>> = [3, 1, 4, 1, 5].into_iter().collect();
/// tree.change(1..4, &10);
/// assert_eq!(tree.fold(..), 44);
/// ```
#[doc(alias = "lazy propagation")]
pub struct LazySegmentTree<A: Action> {
    len: usize,
    /// The joins of 2 · len - 1 intervals in pre-order: a node is followed by the nodes of its left
    /// half, and then by those of its right half. A value includes all tags at and below its node,
    /// but not those above it.
    values: Vec<Value<A>>,
    /// The pending changes of the elements below each node.
    tags: Tags<A::Change>,
}

/// The tags of all nodes except the leaves, each stored at the middle of its node's interval, which
/// no other node shares. A separate bit says whether there is a tag, because next to the tag it
/// would take as much space as the tag itself.
#[derive(Clone)]
struct Tags<C> {
    is_there: Vec<u64>,
    /// Empty until the first tag is set; after that, a place without a tag has an arbitrary change.
    changes: Vec<C>,
}

impl<C: Clone> Tags<C> {
    /// Creates storage without tags for the middles 0..n.
    fn new(n: usize) -> Self {
        Tags { is_there: vec![0; n.div_ceil(64)], changes: Vec::new() }
    }

    #[inline]
    fn get(&self, middle: usize) -> Option<&C> {
        let is_there = self.is_there[middle / 64] >> (middle % 64) & 1 == 1;
        if is_there { self.changes.get(middle) } else { None }
    }

    #[inline]
    fn put(&mut self, middle: usize, change: C) {
        if self.changes.is_empty() {
            self.changes = vec![change.clone(); 64 * self.is_there.len()];
        }
        self.is_there[middle / 64] |= 1 << (middle % 64);
        self.changes[middle] = change;
    }

    #[inline]
    fn take(&mut self, middle: usize) -> Option<C> {
        let tag = self.get(middle)?.clone();
        self.is_there[middle / 64] &= !(1 << (middle % 64));
        Some(tag)
    }
}

/// A nonempty interval, and the number of its node.
#[derive(Clone, Copy)]
struct Place {
    node: usize,
    start: usize,
    end: usize,
}

impl Place {
    /// Returns the two halves. A tree of m elements has 2m - 1 nodes, so the right half's node
    /// comes that many nodes after the left half's.
    fn halves(self) -> [Place; 2] {
        let (Place { node, start, end }, middle) = (self, self.middle());
        let left = Place { node: node + 1, start, end: middle };
        let right = Place { node: node + 2 * (middle - start), start: middle, end };
        [left, right]
    }

    /// Returns the start of the right half. No other node with two halves has the same middle.
    fn middle(self) -> usize {
        self.start.midpoint(self.end)
    }

    /// Returns whether all elements of the interval are in the range.
    #[inline]
    fn is_within(self, range: &Range<usize>) -> bool {
        range.start <= self.start && self.end <= range.end
    }

    /// Returns whether some element of the interval is in the range, which must not be empty.
    #[inline]
    fn meets(self, range: &Range<usize>) -> bool {
        range.start < self.end && self.start < range.end
    }

    /// Returns the number of elements of the range that are in the interval.
    #[inline]
    fn overlap(self, range: &Range<usize>) -> usize {
        self.end.min(range.end).saturating_sub(self.start.max(range.start))
    }

    fn len(self) -> usize {
        self.end - self.start
    }
}

impl<A: Action> LazySegmentTree<A> {
    /// Creates an array of `n` identities. O(n).
    pub fn new(n: usize) -> Self {
        Self::from_values(vec![A::On::identity(); n])
    }

    /// Creates an array with the elements of a vector. O(n).
    pub fn from_values(values: Vec<Value<A>>) -> Self {
        let len = values.len();
        let blank = vec![A::On::identity(); (2 * len).saturating_sub(1)];
        let mut tree = LazySegmentTree { len, values: blank, tags: Tags::new(len) };
        if !tree.is_empty() {
            tree.build_at(tree.root(), &mut values.into_iter());
        }
        tree
    }

    /// Fills the nodes of a place: leaves with the next values, other nodes with joins.
    fn build_at(&mut self, place: Place, values: &mut impl Iterator<Item = Value<A>>) {
        if place.len() == 1 {
            self.values[place.node] = values.next().unwrap_or_else(A::On::identity);
            return;
        }
        for half in place.halves() {
            self.build_at(half, values);
        }
        self.join(place);
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns all nodes in pre-order: the interval, the value without the tags above, and the tag.
    pub fn nodes(&self) -> impl Iterator<Item = (Range<usize>, &Value<A>, Option<&A::Change>)> {
        self.places()
            .map(|place| (place.start..place.end, &self.values[place.node], self.tag(place)))
    }

    /// Returns element `i`. O(log n).
    ///
    /// # Panics
    /// If `i` is out of bounds.
    #[track_caller]
    pub fn get(&self, i: usize) -> Value<A> {
        if i < self.len { self.fold(i..=i) } else { no_element(i, self.len) }
    }

    /// Sets element `i` to `value`, whatever changes were pending. O(log n) joins and changes.
    ///
    /// # Panics
    /// If `i` is out of bounds; then nothing has changed.
    #[track_caller]
    pub fn set(&mut self, i: usize, value: Value<A>) {
        if self.len <= i {
            no_element(i, self.len);
        }
        let (mut place, mut above) = (self.root(), Vec::new());
        while 1 < place.len() {
            // Invariant: no changes of this node's elements are pending above it.
            self.push(place);
            above.push(place);
            let [left, right] = place.halves();
            place = if i < right.start { left } else { right };
        }
        self.values[place.node] = value;
        while let Some(place) = above.pop() {
            self.join(place);
        }
    }

    /// Changes each element of a range. O(log n) joins and changes.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element; then nothing has changed.
    #[track_caller]
    pub fn change(&mut self, range: impl RangeBounds<usize>, change: &A::Change) {
        self.change_watched(range, change, |_, _| {});
    }

    /// Works like [`change`](Self::change), but reports each step to `watch`.
    ///
    /// # Panics
    /// The same as [`change`](Self::change).
    #[track_caller]
    pub fn change_watched(
        &mut self,
        range: impl RangeBounds<usize>,
        change: &A::Change,
        mut watch: impl FnMut(Step, &Self),
    ) {
        let range = bounds(&range, self.len);
        if !range.is_empty() {
            self.change_at(self.root(), &range, change, &mut watch);
        }
    }

    /// Changes the part of the range that is inside a place, which must overlap the range.
    fn change_at(
        &mut self,
        place: Place,
        range: &Range<usize>,
        change: &A::Change,
        watch: &mut impl FnMut(Step, &Self),
    ) {
        let node = place.node;
        if place.is_within(range) {
            self.owe(place, change);
            watch(Step::Take { node }, self);
            return;
        }
        // Changes that are already pending must come first, so they move down before this change
        // does.
        if self.push(place) {
            watch(Step::Push { node }, self);
        }
        for half in place.halves() {
            if half.meets(range) {
                self.change_at(half, range, change, watch);
            }
        }
        self.join(place);
        watch(Step::Join { node }, self);
    }

    /// Passes a node's tag to its children. Returns whether there was one.
    #[inline]
    fn push(&mut self, place: Place) -> bool {
        let tag = self.tags.take(place.middle());
        if let Some(tag) = &tag {
            for half in place.halves() {
                self.owe(half, tag);
            }
        }
        tag.is_some()
    }

    /// Changes a node's value, and leaves the change as a tag for its elements.
    #[inline]
    fn owe(&mut self, place: Place, change: &A::Change) {
        let value = &mut self.values[place.node];
        *value = A::apply(change, value, place.len());
        if 1 < place.len() {
            let tag = self.tag(place).map(|tag| A::then(tag, change));
            self.tags.put(place.middle(), tag.unwrap_or_else(|| change.clone()));
        }
    }

    /// Returns the pending change of the elements below a node; a leaf has none below it.
    fn tag(&self, place: Place) -> Option<&A::Change> {
        if 1 < place.len() { self.tags.get(place.middle()) } else { None }
    }

    /// Joins the values of a node's children; the node must not have a tag.
    #[inline]
    fn join(&mut self, place: Place) {
        let [left, right] = place.halves().map(|half| &self.values[half.node]);
        self.values[place.node] = A::On::join(left, right);
    }

    /// Returns the join of a range, from left to right, or the identity if the range is empty.
    /// O(log n) joins and changes.
    ///
    /// # Panics
    /// If the range ends before it starts, or beyond the last element.
    #[track_caller]
    pub fn fold(&self, range: impl RangeBounds<usize>) -> Value<A> {
        self.fold_watched(range, |_, _| {})
    }

    /// Works like [`fold`](Self::fold), but reports each step to `watch`.
    ///
    /// # Panics
    /// The same as [`fold`](Self::fold).
    #[track_caller]
    pub fn fold_watched(
        &self,
        range: impl RangeBounds<usize>,
        mut watch: impl FnMut(Step, &Self),
    ) -> Value<A> {
        let range = bounds(&range, self.len);
        if range.is_empty() {
            return A::On::identity();
        }
        self.fold_at(self.root(), &range, &mut watch)
    }

    /// Returns the join of the part of the range that is inside a place, without the tags above.
    /// The place must overlap the range.
    fn fold_at(
        &self,
        place: Place,
        range: &Range<usize>,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Value<A> {
        let node = place.node;
        if place.is_within(range) {
            watch(Step::Take { node }, self);
            return self.values[node].clone();
        }
        watch(Step::Split { node }, self);
        let [left, right] = place.halves();
        let both = if range.end <= left.end {
            self.fold_at(left, range, watch)
        } else if right.start <= range.start {
            self.fold_at(right, range, watch)
        } else {
            A::On::join(&self.fold_at(left, range, watch), &self.fold_at(right, range, watch))
        };
        // Nothing is pushed: pending changes are applied to the join on the way back up.
        match self.tags.get(place.middle()) {
            Some(tag) => A::apply(tag, &both, place.overlap(range)),
            None => both,
        }
    }

    /// Returns the join of all elements. O(1).
    pub fn total(&self) -> Value<A> {
        self.values.first().cloned().unwrap_or_else(A::On::identity)
    }

    /// Returns the greatest `end` such that `holds` is true for the join of `start..end`. It must
    /// be true for the identity, and once it is false, it must be false for all longer ranges.
    /// O(log n) joins and changes.
    ///
    /// ```
    /// use data_structure::LazySegmentTree;
    /// use data_structure::segment_tree::lazy::AddToSum;
    ///
    /// let tree: LazySegmentTree<AddToSum<i64>> = [3, 1, 4, 1, 5].into_iter().collect();
    /// assert_eq!(tree.max_right(1, |sum| *sum < 10), 4);
    /// ```
    ///
    /// # Panics
    /// If `start` is greater than the number of elements.
    #[track_caller]
    pub fn max_right(&self, start: usize, holds: impl Fn(&Value<A>) -> bool) -> usize {
        let range = bounds(&(start..), self.len);
        let last = self.first_to_fail(&range, false, holds);
        last.map_or(self.len, |place| place.start)
    }

    /// Returns the least `start` such that `holds` is true for the join of `start..end`. It must be
    /// true for the identity, and once it is false, it must be false for all longer ranges. O(log
    /// n) joins and changes.
    ///
    /// # Panics
    /// If `end` is greater than the number of elements.
    #[track_caller]
    pub fn min_left(&self, end: usize, holds: impl Fn(&Value<A>) -> bool) -> usize {
        let range = bounds(&(..end), self.len);
        self.first_to_fail(&range, true, holds).map_or(0, |place| place.end)
    }

    /// Returns the first element of the range for which `holds` is false for the join of all
    /// elements up to and including it. The walk goes from left to right, or from right to left if
    /// it `is_backward`.
    fn first_to_fail(
        &self,
        range: &Range<usize>,
        is_backward: bool,
        holds: impl Fn(&Value<A>) -> bool,
    ) -> Option<Place> {
        let mut join = A::On::identity();
        let mut waiting = Vec::from_iter((!self.is_empty()).then(|| (self.root(), None)));
        while let Some((place, owed)) = waiting.pop() {
            // Invariant: `join` is the join of all elements of the range that the walk has passed,
            // and `holds` is true for it.
            if !place.meets(range) {
                continue;
            }
            if place.is_within(range) {
                let value = self.value_under(place, owed.as_ref());
                let longer = if is_backward {
                    A::On::join(&value, &join)
                } else {
                    A::On::join(&join, &value)
                };
                if holds(&longer) {
                    join = longer;
                    continue;
                }
                if place.len() == 1 {
                    return Some(place);
                }
            }
            let mut halves = self.halves_under(place, owed);
            if !is_backward {
                halves.reverse();
            }
            waiting.extend(halves);
        }
        None
    }

    /// Returns the join of an interval, given the change that is pending above it.
    fn value_under(&self, place: Place, owed: Option<&A::Change>) -> Value<A> {
        let value = &self.values[place.node];
        owed.map_or_else(|| value.clone(), |owed| A::apply(owed, value, place.len()))
    }

    /// Returns the two halves of a place, and the change pending above both: the node's own tag
    /// first.
    fn halves_under(
        &self,
        place: Place,
        owed: Option<A::Change>,
    ) -> [(Place, Option<A::Change>); 2] {
        let owed = match (self.tag(place), owed) {
            (Some(tag), Some(owed)) => Some(A::then(tag, &owed)),
            (tag, owed) => owed.or(tag.cloned()),
        };
        place.halves().map(|half| (half, owed.clone()))
    }

    /// Returns the root's place; there must be an element.
    fn root(&self) -> Place {
        Place { node: 0, start: 0, end: self.len }
    }

    /// Returns all places in pre-order.
    fn places(&self) -> impl Iterator<Item = Place> + use<A> {
        let mut waiting = Vec::from_iter((0 < self.len).then(|| self.root()));
        std::iter::from_fn(move || {
            let place = waiting.pop()?;
            if 1 < place.len() {
                waiting.extend(place.halves().into_iter().rev());
            }
            Some(place)
        })
    }
}

impl<A: Action> FromIterator<Value<A>> for LazySegmentTree<A> {
    fn from_iter<I: IntoIterator<Item = Value<A>>>(values: I) -> Self {
        Self::from_values(values.into_iter().collect())
    }
}

impl<A: Action> Default for LazySegmentTree<A> {
    fn default() -> Self {
        Self::from_values(Vec::new())
    }
}

impl<A: Action> Clone for LazySegmentTree<A> {
    fn clone(&self) -> Self {
        let (values, tags) = (self.values.clone(), self.tags.clone());
        LazySegmentTree { len: self.len, values, tags }
    }
}

impl<A: Action<Change: std::fmt::Debug, On: Monoid<Value: std::fmt::Debug>>> std::fmt::Debug
    for LazySegmentTree<A>
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.nodes()).finish()
    }
}
