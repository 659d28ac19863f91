//! Part of [the segment tree](super): a change of a whole range, kept at few nodes until it is
//! needed further down.
//!
//! This is the tree of halved intervals: 0..n at the root, and below each node its two halves. It
//! goes down from the root by recursion, log₂ n + 1 deep. A node's *tag* is a change that all
//! elements below it are still owed.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::marker::PhantomData;
use std::ops::{Range, RangeBounds};

use numbers::Semiring;

use super::monoid::{Affine, Max, Min, Sum};
use super::{Monoid, RangeError, bounds, no_such_element};

/// Changes of all elements of a range, each of which can be done at once to the join of a range.
///
/// Laws, for changes f and g and parts x and y of m and n elements: changing the join is joining
/// the changed, `apply(f, join(x, y), m + n)` = `join(apply(f, x, m), apply(f, y, n))`; two changes
/// are one, `apply(g, apply(f, x, m), m)` = `apply(then(f, g), x, m)`; and nothing is changed to
/// nothing, `apply(f, identity, 0)` = `identity`.
pub trait Action {
    /// How the elements are joined.
    type On: Monoid;
    /// A change.
    type Change: Clone;
    /// What a change makes of the join of `len` elements.
    fn apply(change: &Self::Change, value: &Value<Self>, len: usize) -> Value<Self>;
    /// The change that is `first`, and after it `next`.
    fn then(first: &Self::Change, next: &Self::Change) -> Self::Change;
}

/// What an action's tree holds.
pub type Value<A> = <<A as Action>::On as Monoid>::Value;

/// Adds a number to each element; the join is the sum, in any [`Semiring`].
#[derive(Debug, Clone, Copy)]
pub struct AddToSum<T>(PhantomData<T>);

/// Multiplies each element and adds to it; the join is the sum, in any [`Semiring`].
/// [`Affine::add`] is the change that adds, [`Affine::assign`] the one that makes all elements
/// equal.
#[derive(Debug, Clone, Copy)]
pub struct MapSum<T>(PhantomData<T>);

/// Adds a number to each element; the join is the least.
///
/// The sums must fit: a sum that wraps round would not keep the order.
///
/// ```
/// use data_structure::segment_tree::lazy::{AddToMin, LazySegmentTree};
///
/// let mut tree = LazySegmentTree::<AddToMin<i32>>::from_iter([Some(3), Some(1), Some(4)]);
/// tree.change(1.., &10).unwrap();
/// assert_eq!(tree.fold(..), Ok(Some(3)));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct AddToMin<T>(PhantomData<T>);

/// Adds a number to each element; the join is the greatest. The sums must fit, as for
/// [`AddToMin`].
#[derive(Debug, Clone, Copy)]
pub struct AddToMax<T>(PhantomData<T>);

/// Makes each element equal to a value, whatever the monoid. Each time it joins that value with
/// itself, log₂ n times.
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

impl<T: Semiring + Ord> Action for AddToMin<T> {
    type On = Min<T>;
    type Change = T;
    fn apply(change: &T, value: &Option<T>, _: usize) -> Option<T> {
        value.map(|value| value.plus(*change))
    }
    fn then(first: &T, next: &T) -> T {
        first.plus(*next)
    }
}

impl<T: Semiring + Ord> Action for AddToMax<T> {
    type On = Max<T>;
    type Change = T;
    fn apply(change: &T, value: &Option<T>, _: usize) -> Option<T> {
        value.map(|value| value.plus(*change))
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
            // Invariant: `power` is the value as often as len says without its last bit + 1 bits.
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

/// What an operation does. A node is named by its number in pre-order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// All of the node's interval is asked for: its value is used, or it is changed as a whole and
    /// keeps the tag.
    Take {
        /// The node.
        node: usize,
    },
    /// Part of the node's interval is asked for: the children are next.
    Split {
        /// The node.
        node: usize,
    },
    /// The node has handed its tag to its children.
    Push {
        /// The node.
        node: usize,
    },
    /// The node's value is the join of its children again.
    Join {
        /// The node.
        node: usize,
    },
}

/// A tree of halved intervals whose ranges can be changed.
///
/// ```
/// use data_structure::LazySegmentTree;
/// use data_structure::segment_tree::lazy::AddToSum;
///
/// let mut tree: LazySegmentTree<AddToSum<i64>> = [3, 1, 4, 1, 5].into_iter().collect();
/// tree.change(1..4, &10)?;
/// assert_eq!(tree.fold(..)?, 44);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct LazySegmentTree<A: Action> {
    len: usize,
    /// 2 · len - 1 nodes in pre-order: behind a node stand the nodes of its left half, and then
    /// those of its right half.
    nodes: Vec<Node<A>>,
}

struct Node<A: Action> {
    /// The join of the interval, all tags at and below this node done, those above not.
    value: Value<A>,
    /// What all elements below this node are still owed.
    tag: Option<A::Change>,
}

/// An interval that is not empty, and the number of its node.
#[derive(Clone, Copy)]
struct Place {
    node: usize,
    start: usize,
    end: usize,
}

impl Place {
    /// The two halves. A tree of m elements has 2m - 1 nodes, so the right half's are that many
    /// behind the left half's.
    fn halves(self) -> [Place; 2] {
        let Place { node, start, end } = self;
        let middle = start.midpoint(end);
        let left = Place { node: node + 1, start, end: middle };
        let right = Place { node: node + 2 * (middle - start), start: middle, end };
        [left, right]
    }

    /// How many elements of the range lie in the interval.
    fn overlap(self, range: &Range<usize>) -> usize {
        self.end.min(range.end).saturating_sub(self.start.max(range.start))
    }

    fn len(self) -> usize {
        self.end - self.start
    }
}

impl<A: Action> LazySegmentTree<A> {
    /// The elements of a vector. O(n).
    pub fn from_values(values: Vec<Value<A>>) -> Self {
        let len = values.len();
        let blank = || Node { value: A::On::identity(), tag: None };
        let nodes = (0..(2 * len).saturating_sub(1)).map(|_| blank()).collect();
        let mut tree = LazySegmentTree { len, nodes };
        let mut values = values.into_iter().rev();
        let places: Vec<Place> = tree.places().collect();
        for place in places.into_iter().rev() {
            // Invariant: all nodes behind this one have their values, for children stand behind
            // their parents.
            if place.len() == 1 {
                tree.nodes[place.node].value = values.next().unwrap_or_else(A::On::identity);
            } else {
                tree.join(place);
            }
        }
        tree
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All nodes in pre-order: interval, value without the tags above, and tag.
    pub fn nodes(&self) -> impl Iterator<Item = (Range<usize>, &Value<A>, Option<&A::Change>)> {
        let view = |place: Place| (place, &self.nodes[place.node]);
        self.places()
            .map(view)
            .map(|(place, node)| (place.start..place.end, &node.value, node.tag.as_ref()))
    }

    /// Element `i`. O(log n).
    ///
    /// # Errors
    /// If there is no such element.
    pub fn get(&self, i: usize) -> Result<Value<A>, RangeError> {
        if i < self.len { self.fold(i..=i) } else { Err(no_such_element(i, self.len)) }
    }

    /// Changes each element of a range. O(log n) joins and changes.
    ///
    /// # Errors
    /// If the range ends before it starts or behind the last element. Then nothing has changed.
    pub fn change(
        &mut self,
        range: impl RangeBounds<usize>,
        change: &A::Change,
    ) -> Result<(), RangeError> {
        self.change_watched(range, change, |_, _| {})
    }

    /// Changes each element of a range, observed.
    ///
    /// # Errors
    /// As [`change`](Self::change).
    pub fn change_watched(
        &mut self,
        range: impl RangeBounds<usize>,
        change: &A::Change,
        mut watch: impl FnMut(Step, &Self),
    ) -> Result<(), RangeError> {
        let range = bounds(&range, self.len)?;
        if !range.is_empty() {
            self.change_at(self.root(), &range, change, &mut watch);
        }
        Ok(())
    }

    /// Changes the part of the range that lies at a place; the two overlap.
    fn change_at(
        &mut self,
        place: Place,
        range: &Range<usize>,
        change: &A::Change,
        watch: &mut impl FnMut(Step, &Self),
    ) {
        let node = place.node;
        if place.overlap(range) == place.len() {
            self.owe(place, change);
            watch(Step::Take { node }, self);
            return;
        }
        // What is owed already must come first, so it goes down before this change does.
        if let Some(tag) = self.nodes[node].tag.take() {
            for half in place.halves() {
                self.owe(half, &tag);
            }
            watch(Step::Push { node }, self);
        }
        for half in place.halves() {
            if 0 < half.overlap(range) {
                self.change_at(half, range, change, watch);
            }
        }
        self.join(place);
        watch(Step::Join { node }, self);
    }

    /// Changes a node's value, and leaves its elements the change as a tag.
    fn owe(&mut self, place: Place, change: &A::Change) {
        let node = &mut self.nodes[place.node];
        node.value = A::apply(change, &node.value, place.len());
        if 1 < place.len() {
            let tag = node.tag.as_ref().map(|tag| A::then(tag, change));
            node.tag = Some(tag.unwrap_or_else(|| change.clone()));
        }
    }

    /// Joins the values of a node's children; it has no tag.
    fn join(&mut self, place: Place) {
        let [left, right] = place.halves().map(|half| &self.nodes[half.node].value);
        self.nodes[place.node].value = A::On::join(left, right);
    }

    /// The join of a range, from left to right; of none, the identity. O(log n) joins and changes.
    ///
    /// # Errors
    /// If the range ends before it starts or behind the last element.
    pub fn fold(&self, range: impl RangeBounds<usize>) -> Result<Value<A>, RangeError> {
        self.fold_watched(range, |_, _| {})
    }

    /// The join of a range, observed.
    ///
    /// # Errors
    /// As [`fold`](Self::fold).
    pub fn fold_watched(
        &self,
        range: impl RangeBounds<usize>,
        mut watch: impl FnMut(Step, &Self),
    ) -> Result<Value<A>, RangeError> {
        let range = bounds(&range, self.len)?;
        if range.is_empty() {
            return Ok(A::On::identity());
        }
        Ok(self.fold_at(self.root(), &range, &mut watch))
    }

    /// The join of the part of the range that lies at a place, without the tags above; the two
    /// overlap.
    fn fold_at(
        &self,
        place: Place,
        range: &Range<usize>,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Value<A> {
        let (node, overlap) = (place.node, place.overlap(range));
        if overlap == place.len() {
            watch(Step::Take { node }, self);
            return self.nodes[node].value.clone();
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
        // Nothing is pushed: what the elements are owed is done to their join on the way back.
        match &self.nodes[node].tag {
            Some(tag) => A::apply(tag, &both, overlap),
            None => both,
        }
    }

    /// The root's place; there must be an element.
    fn root(&self) -> Place {
        Place { node: 0, start: 0, end: self.len }
    }

    /// All places in pre-order.
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
        let copy = |node: &Node<A>| Node { value: node.value.clone(), tag: node.tag.clone() };
        LazySegmentTree { len: self.len, nodes: self.nodes.iter().map(copy).collect() }
    }
}

impl<A: Action<Change: std::fmt::Debug, On: Monoid<Value: std::fmt::Debug>>> std::fmt::Debug
    for LazySegmentTree<A>
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.nodes()).finish()
    }
}
