//! Part of [the ordered maps, 4.6 to 4.11](crate): their common interface.
//!
//! A map holds entries, each with a key and a value, in ascending order of the keys; no two keys
//! are equal. Six structures in this chapter do that. This module contains what they have in
//! common: [`OrderedMap`], the iterators, and the standard library's traits for collections. A set
//! of keys is a map to `()`.
//!
//! Equal keys can be stored as a multiset: a map from a key to its number of occurrences, which
//! `*map.entry(key).or_insert(0) += 1` counts. If equal keys need ranks or values of their own, use
//! a map whose keys are pairs of the key and a running number:
//!
//! ```
//! use data_structure::RankedAvlTree;
//!
//! let marks = [70, 85, 70, 90];
//! let set: RankedAvlTree<(i32, usize), ()> =
//!     marks.iter().enumerate().map(|(i, mark)| ((*mark, i), ())).collect();
//! assert_eq!(set.rank(&(85, 0)), 2, "two marks are below 85");
//! assert_eq!(set.range((70, 0)..(71, 0)).count(), 2);
//! ```
//!
//! A structure provides the required methods and inherits all others. It may override a method that
//! it can do faster.
//!
//! ```
//! use data_structure::{BinarySearchTree, OrderedMap};
//!
//! let mut map = BinarySearchTree::new();
//! assert_eq!(map.insert(4, "four"), None);
//! assert_eq!(map.insert(2, "two"), None);
//! assert_eq!(map.insert(4, "vier"), Some("four"));
//! assert_eq!(map.get(&4), Some(&"vier"));
//! assert_eq!(map.floor(&3), Some((&2, &"two")));
//! assert!(map.range(..=4).eq([(&2, &"two"), (&4, &"vier")]));
//! assert_eq!(map.remove(&2), Some("two"));
//! assert_eq!(map.len(), 1);
//! ```
//!
//! Page: `docs/en/data-structure/README.md`.

// To add a map, write a type with `new()`, a derived `Clone`, and its observed operations as
// methods of its own; an `impl` of `OrderedMap`, in which a tree that is built on a `BinaryTree`
// lets `positions_in_binary_tree!` write all but four methods; `std_traits!` and one of the
// `collects_...!`; in its tests, `suite!`; and in its benches, `ordered_maps::compare`.

pub mod arena;
pub mod binary_tree;
pub mod multiway;
mod total;

pub use total::Total;

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Bound, RangeBounds};

use arena::Id;

/// Entries in ascending order of their keys.
///
/// The costs below are given in searches, each of which takes O([`height`](OrderedMap::height))
/// comparisons in a binary tree; each section states the cost for its own structure. Walking over k
/// entries costs O(height + k).
///
/// ```
/// use data_structure::{AvlTree, OrderedMap, SkipList};
///
/// fn letters<M: OrderedMap<char, usize>>(word: &str) -> usize {
///     let mut map = M::default();
///     for (at, letter) in word.chars().enumerate() {
///         map.insert(letter, at);
///     }
///     map.len()
/// }
///
/// assert_eq!((letters::<AvlTree<_, _>>("level"), letters::<SkipList<_, _>>("level")), (3, 3));
/// ```
#[doc(alias = "symbol table")]
#[doc(alias = "sorted map")]
pub trait OrderedMap<K: Ord, V>: Default {
    /// The position of an entry. It is valid until the map is changed.
    type Position: Clone + PartialEq;
    /// The place where an absent key belongs. It is valid until the map is changed.
    type Vacancy;

    // Required methods.

    /// Returns the number of entries. O(1).
    fn len(&self) -> usize;

    /// Removes all entries. O(n).
    fn clear(&mut self);

    /// Sets the value of `key`. If an equal key is present, it stays, and its old value is
    /// returned. One search.
    fn insert(&mut self, key: K, value: V) -> Option<V>;

    /// Returns the position of a key. One search.
    ///
    /// # Errors
    /// If the key is not present: the place where it belongs.
    fn search(&self, key: &K) -> Result<Self::Position, Self::Vacancy>;

    /// Inserts a key at the place returned by a failed search for it, and returns its position.
    /// Compares no keys.
    ///
    /// # Panics
    /// Possibly, if the map was changed since the search. A key that does not belong there breaks
    /// the order of the map.
    fn insert_at(&mut self, vacancy: Self::Vacancy, key: K, value: V) -> Self::Position;

    /// Removes the entry of a key and returns it. One search.
    fn remove_entry(&mut self, key: &K) -> Option<(K, V)>;

    /// Removes the entry with the least key and returns it. One pass down, which compares no keys.
    fn pop_first(&mut self) -> Option<(K, V)>;

    /// Removes the entry with the greatest key and returns it. One pass down, which compares no
    /// keys.
    fn pop_last(&mut self) -> Option<(K, V)>;

    /// Returns the first entry within a lower bound. One search.
    fn first_from(&self, bound: Bound<&K>) -> Option<Self::Position>;

    /// Returns the last entry within an upper bound. One search.
    fn last_to(&self, bound: Bound<&K>) -> Option<Self::Position>;

    /// Returns the next entry in the order. All n steps over a map together cost O(n).
    fn after(&self, position: Self::Position) -> Option<Self::Position>;

    /// Returns the previous entry in the order. All n steps over a map together cost O(n).
    fn before(&self, position: Self::Position) -> Option<Self::Position>;

    /// Returns the entry at a position. O(1).
    ///
    /// # Panics
    /// Possibly, if the map was changed since the position was found.
    fn entry_at(&self, position: &Self::Position) -> (&K, &V);

    /// Returns the value at a position. O(1).
    ///
    /// # Panics
    /// The same as [`entry_at`](OrderedMap::entry_at).
    fn value_mut(&mut self, position: &Self::Position) -> &mut V;

    /// Returns all entries in ascending order. O(n).
    fn into_sorted_vec(self) -> Vec<(K, V)>;

    /// Returns the number of steps on the longest path down from the top, or `None` if the map is
    /// empty. At most O(n).
    fn height(&self) -> Option<usize>;

    /// Returns the number of slots for nodes in memory, both those in use and those free for reuse.
    /// O(1).
    fn n_slots(&self) -> usize;

    /// Checks all invariants of the structure, for tests. O(n) or more.
    ///
    /// # Errors
    /// The first rule that does not hold.
    fn check_invariants(&self) -> Result<(), InvariantError>;

    // Provided methods.

    /// Returns whether there are no entries. O(1).
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the position of a key, if it is present. One search.
    fn find(&self, key: &K) -> Option<Self::Position> {
        self.search(key).ok()
    }

    /// Returns the value of a key. One search.
    fn get<'a>(&'a self, key: &K) -> Option<&'a V>
    where
        K: 'a,
    {
        self.find(key).map(|at| self.entry_at(&at).1)
    }

    /// Returns a mutable reference to the value of a key. One search.
    fn get_mut<'a>(&'a mut self, key: &K) -> Option<&'a mut V>
    where
        K: 'a,
    {
        self.find(key).map(|at| self.value_mut(&at))
    }

    /// Returns whether a key is present. One search.
    fn contains_key(&self, key: &K) -> bool {
        self.find(key).is_some()
    }

    /// Removes a key and returns its value. One search.
    fn remove(&mut self, key: &K) -> Option<V> {
        self.remove_entry(key).map(|(_, value)| value)
    }

    /// Returns the entry with the least key. One search.
    fn first(&self) -> Option<(&K, &V)> {
        self.first_from(Bound::Unbounded).map(|at| self.entry_at(&at))
    }

    /// Returns the entry with the greatest key. One search.
    fn last(&self) -> Option<(&K, &V)> {
        self.last_to(Bound::Unbounded).map(|at| self.entry_at(&at))
    }

    /// Returns the entry with the greatest key that is at most `key`. One search.
    fn floor<'a>(&'a self, key: &K) -> Option<(&'a K, &'a V)> {
        self.last_to(Bound::Included(key)).map(|at| self.entry_at(&at))
    }

    /// Returns the entry with the least key that is at least `key`. One search.
    fn ceiling<'a>(&'a self, key: &K) -> Option<(&'a K, &'a V)> {
        self.first_from(Bound::Included(key)).map(|at| self.entry_at(&at))
    }

    /// Returns the entry with the greatest key less than `key`, which itself need not be present.
    /// One search.
    fn predecessor<'a>(&'a self, key: &K) -> Option<(&'a K, &'a V)> {
        self.last_to(Bound::Excluded(key)).map(|at| self.entry_at(&at))
    }

    /// Returns the entry with the least key greater than `key`, which itself need not be present.
    /// One search.
    fn successor<'a>(&'a self, key: &K) -> Option<(&'a K, &'a V)> {
        self.first_from(Bound::Excluded(key)).map(|at| self.entry_at(&at))
    }

    /// Returns all entries, in ascending order or from both ends. Two searches, and O(n) for the
    /// walk.
    fn iter<'a>(&'a self) -> impl DoubleEndedIterator<Item = (&'a K, &'a V)>
    where
        K: 'a,
        V: 'a,
    {
        Entries::new(self)
    }

    /// Returns the entries whose keys are in a range, in ascending order or from both ends. An
    /// empty or inverted range, such as `9..3`, yields nothing. Two searches, and O(k) for the walk
    /// over k entries.
    fn range<'a>(
        &'a self,
        keys: impl RangeBounds<K>,
    ) -> impl DoubleEndedIterator<Item = (&'a K, &'a V)>
    where
        K: 'a,
        V: 'a,
    {
        Entries::within(self, (keys.start_bound(), keys.end_bound()))
    }

    /// Returns all keys in ascending order.
    fn keys<'a>(&'a self) -> impl DoubleEndedIterator<Item = &'a K>
    where
        K: 'a,
        V: 'a,
    {
        self.iter().map(|(key, _)| key)
    }

    /// Returns all values, in the order of their keys.
    fn values<'a>(&'a self) -> impl DoubleEndedIterator<Item = &'a V>
    where
        K: 'a,
        V: 'a,
    {
        self.iter().map(|(_, value)| value)
    }
}

/// Collections that know the rank of each key: the maps with ranks, and
/// [`Ranks`](crate::fenwick_tree::order::Ranks), which counts equal keys separately.
///
/// ```
/// use data_structure::ordered_map::OrderStatistics;
/// use data_structure::{RankedAvlTree, SkipList};
///
/// fn median(keys: &impl OrderStatistics<i32>, n: usize) -> Option<i32> {
///     keys.select_key(n / 2)
/// }
///
/// let entries = [(30, ()), (10, ()), (20, ())];
/// assert_eq!(median(&RankedAvlTree::from(entries), 3), Some(20));
/// assert_eq!(median(&SkipList::from(entries), 3), Some(20));
/// ```
pub trait OrderStatistics<K> {
    /// Returns the number of keys less than `key`, which itself need not be present.
    fn rank(&self, key: &K) -> usize;

    /// Returns the key with exactly `rank` keys before it.
    fn select_key(&self, rank: usize) -> Option<K>
    where
        K: Clone;
}

macro_rules! order_statistics {
    ($($map:ident)*) => {$(
        impl<K: Ord, V> OrderStatistics<K> for crate::$map<K, V> {
            fn rank(&self, key: &K) -> usize {
                self.rank(key)
            }

            fn select_key(&self, rank: usize) -> Option<K>
            where
                K: Clone,
            {
                self.select(rank).map(|(key, _)| key.clone())
            }
        }
    )*};
}

order_statistics! { RankedAvlTree RankedBinarySearchTree SkipList }

/// The entry of a key in a map, where the key may not be present yet.
#[derive(Debug)]
pub struct Entry<'a, K: Ord, V, M: OrderedMap<K, V>> {
    map: &'a mut M,
    key: K,
    /// The position of the key, or else the place where it belongs.
    place: Result<M::Position, M::Vacancy>,
}

impl<'a, K: Ord, V, M: OrderedMap<K, V>> Entry<'a, K, V, M> {
    /// Creates the entry of `key`. One search.
    pub fn new(map: &'a mut M, key: K) -> Self {
        let place = map.search(&key);
        Entry { map, key, place }
    }

    /// Returns the key of the entry, as passed to `new`.
    pub fn key(&self) -> &K {
        &self.key
    }

    /// Changes the value, if there is one.
    #[must_use]
    pub fn and_modify(self, change: impl FnOnce(&mut V)) -> Self {
        if let Ok(position) = &self.place {
            change(self.map.value_mut(position));
        }
        self
    }

    /// Returns the value, after inserting `default()` if there was none. No further search.
    pub fn or_insert_with(self, default: impl FnOnce() -> V) -> &'a mut V {
        let Entry { map, key, place } = self;
        let position = place.unwrap_or_else(|vacancy| map.insert_at(vacancy, key, default()));
        map.value_mut(&position)
    }

    /// Returns the value, after inserting `default` if there was none. No further search.
    ///
    /// ```
    /// use data_structure::AvlTree;
    ///
    /// let mut counts = AvlTree::new();
    /// for letter in "banana".chars() {
    ///     *counts.entry(letter).or_insert(0) += 1;
    /// }
    /// assert!(counts.into_iter().eq([('a', 3), ('b', 1), ('n', 2)]));
    /// ```
    pub fn or_insert(self, default: V) -> &'a mut V {
        self.or_insert_with(|| default)
    }

    /// Returns the value, after inserting the default of its type if there was none. No further
    /// search.
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

/// An invariant that a structure violates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("broken: {rule}{}", .at.map(|id| format!(", at node {id}")).unwrap_or_default())]
pub struct InvariantError {
    /// The rule.
    pub rule: &'static str,
    /// The node that violates it, if it is a single node.
    pub at: Option<Id>,
}

impl InvariantError {
    /// Returns `Ok` if a rule holds.
    pub(crate) fn unless(
        holds: bool,
        rule: &'static str,
        at: Option<Id>,
    ) -> Result<(), InvariantError> {
        if holds { Ok(()) } else { Err(InvariantError { rule, at }) }
    }
}

/// A key of a sorted sequence that is not greater than the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the key at index {index} is not greater than the one before it")]
pub struct NotAscendingError {
    /// The index of the later key.
    pub index: usize,
}

/// Checks that each key is greater than the one before it. O(n).
///
/// # Errors
/// The first key that is not.
pub(crate) fn ascend<K: Ord, V>(entries: &[(K, V)]) -> Result<(), NotAscendingError> {
    match (1..entries.len()).find(|&i| entries[i].0 <= entries[i - 1].0) {
        None => Ok(()),
        Some(index) => Err(NotAscendingError { index }),
    }
}

/// The entries between two positions of a map, in ascending order or from both ends.
#[derive(Clone)]
pub struct Entries<'a, K: Ord, V, M: OrderedMap<K, V>> {
    map: &'a M,
    /// The first and the last entry still to be returned.
    ends: Option<(M::Position, M::Position)>,
    kind: PhantomData<&'a (K, V)>,
}

impl<'a, K: Ord, V, M: OrderedMap<K, V>> Entries<'a, K, V, M> {
    /// Creates an iterator over all entries.
    pub fn new(map: &'a M) -> Self {
        Self::within(map, (Bound::Unbounded, Bound::Unbounded))
    }

    /// Creates an iterator over the entries within two bounds.
    pub(crate) fn within(map: &'a M, (lower, upper): (Bound<&K>, Bound<&K>)) -> Self {
        // If the first is greater than the last, the range falls between two neighbors or is
        // inverted.
        let ends = map.first_from(lower).zip(map.last_to(upper));
        let ends = ends.filter(|(first, last)| map.entry_at(first).0 <= map.entry_at(last).0);
        Entries { map, ends, kind: PhantomData }
    }
}

impl<'a, K: Ord, V, M: OrderedMap<K, V>> Iterator for Entries<'a, K, V, M> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        let (first, last) = self.ends.take()?;
        let entry = self.map.entry_at(&first);
        if first != last {
            self.ends = self.map.after(first).map(|next| (next, last));
        }
        Some(entry)
    }
}

impl<K: Ord, V, M: OrderedMap<K, V>> DoubleEndedIterator for Entries<'_, K, V, M> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let (first, last) = self.ends.take()?;
        let entry = self.map.entry_at(&last);
        if first != last {
            self.ends = self.map.before(last).map(|previous| (first, previous));
        }
        Some(entry)
    }
}

impl<K: Ord, V, M: OrderedMap<K, V>> std::iter::FusedIterator for Entries<'_, K, V, M> {}

impl<K: Ord + fmt::Debug, V: fmt::Debug, M: OrderedMap<K, V>> fmt::Debug for Entries<'_, K, V, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = Entries { map: self.map, ends: self.ends.clone(), kind: PhantomData };
        f.debug_map().entries(rest).finish()
    }
}

/// A map from an iterator, by inserting one entry at a time: `collects_by_insertion!(BTree, const
/// T: usize)`, with the parameters of `std_traits!`.
macro_rules! collects_by_insertion {
    ($map:ident $(, K: $bound:path)? $(, const $constant:ident: $type:ty)*) => {
        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> FromIterator<(K, V)>
            for $map<K, V $(, $constant)*>
        {
            /// Inserts one entry at a time; of equal keys, the last value stays.
            fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
                let mut map = Self::new();
                map.extend(entries);
                map
            }
        }
    };
}

/// A map from an iterator: in O(n) by the map's `from_ascending` if the keys ascend, otherwise by
/// inserting one entry at a time.
macro_rules! collects_sorted_at_once {
    ($map:ident) => {
        impl<K: Ord, V> FromIterator<(K, V)> for $map<K, V> {
            /// Builds the tree of least height in O(n) if the keys ascend. Otherwise, inserts one
            /// entry at a time; of equal keys, the last value stays.
            fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
                let entries = Vec::from_iter(entries);
                if $crate::ordered_map::ascend(&entries).is_ok() {
                    return Self::from_ascending(entries);
                }
                let mut map = Self::new();
                map.extend(entries);
                map
            }
        }
    };
}

/// A tree built at once from sorted entries, by the map's `from_ascending`.
macro_rules! made_of_sorted {
    ($map:ident) => {
        impl<K: Ord, V> $map<K, V> {
            /// Builds the tree of least height: each node has the middle key of its range, or the
            /// left one of two middle keys. O(n).
            ///
            /// ```
            #[doc = concat!("use data_structure::", stringify!($map), ";")]
            ///
            #[doc = concat!("type Map = ", stringify!($map), "<i32, char>;")]
            /// let map = Map::from_sorted([(1, 'a'), (2, 'b')])?;
            /// assert_eq!(map.get(&2), Some(&'b'));
            /// let error = Map::from_sorted([(2, 'b'), (1, 'a')]).unwrap_err();
            /// assert_eq!(error.index, 1);
            /// # Ok::<(), data_structure::ordered_map::NotAscendingError>(())
            /// ```
            ///
            /// # Errors
            /// If a key is not greater than the one before it.
            pub fn from_sorted(
                entries: impl IntoIterator<Item = (K, V)>,
            ) -> Result<Self, $crate::ordered_map::NotAscendingError> {
                let entries = Vec::from_iter(entries);
                $crate::ordered_map::ascend(&entries)?;
                Ok(Self::from_ascending(entries))
            }
        }
    };
}

/// The methods and traits that users of the standard library expect of a map:
/// `std_traits!(AvlTree)`, or, with constants, `std_traits!(BTree, const T: usize)`, or, if keys
/// are cloned, `std_traits!(BPlusTree, K: Clone, const M: usize)`. It requires `AvlTree::new()` and
/// a derived `Clone`.
macro_rules! std_traits {
    ($map:ident $(, K: $bound:path)? $(, const $constant:ident: $type:ty)*) => {
        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> Default for $map<K, V $(, $constant)*> {
            fn default() -> Self {
                Self::new()
            }
        }

        impl<K: Ord $(+ $bound)?, V, const N: usize $(, const $constant: $type)*> From<[(K, V); N]>
            for $map<K, V $(, $constant)*>
        {
            fn from(entries: [(K, V); N]) -> Self {
                entries.into_iter().collect()
            }
        }

        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> Extend<(K, V)> for $map<K, V $(, $constant)*> {
            fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
                for (key, value) in entries {
                    self.insert(key, value);
                }
            }
        }

        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> IntoIterator for $map<K, V $(, $constant)*> {
            type Item = (K, V);
            type IntoIter = std::vec::IntoIter<(K, V)>;

            fn into_iter(self) -> Self::IntoIter {
                self.into_sorted_vec().into_iter()
            }
        }

        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> $map<K, V $(, $constant)*> {
            /// Returns the number of entries. O(1).
            pub fn len(&self) -> usize {
                OrderedMap::len(self)
            }

            /// Returns whether there are no entries. O(1).
            pub fn is_empty(&self) -> bool {
                OrderedMap::is_empty(self)
            }

            /// Removes all entries. O(n).
            pub fn clear(&mut self) {
                OrderedMap::clear(self);
            }

            /// Sets the value of `key`. If an equal key is present, it stays, and its old value is
            /// returned. One search.
            pub fn insert(&mut self, key: K, value: V) -> Option<V> {
                OrderedMap::insert(self, key, value)
            }

            /// Removes a key and returns its value. One search.
            pub fn remove(&mut self, key: &K) -> Option<V> {
                OrderedMap::remove(self, key)
            }

            /// Returns the value of a key. One search.
            pub fn get(&self, key: &K) -> Option<&V> {
                OrderedMap::get(self, key)
            }

            /// Returns a mutable reference to the value of a key. One search.
            pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
                OrderedMap::get_mut(self, key)
            }

            /// Returns whether a key is present. One search.
            pub fn contains_key(&self, key: &K) -> bool {
                OrderedMap::contains_key(self, key)
            }

            /// Returns the entry of a key, which need not be present yet. One search.
            pub fn entry(&mut self, key: K) -> $crate::ordered_map::Entry<'_, K, V, Self> {
                $crate::ordered_map::Entry::new(self, key)
            }

            /// Returns the entry with the least key. One search.
            pub fn first_key_value(&self) -> Option<(&K, &V)> {
                OrderedMap::first(self)
            }

            /// Returns the entry with the greatest key. One search.
            pub fn last_key_value(&self) -> Option<(&K, &V)> {
                OrderedMap::last(self)
            }

            /// Removes the entry with the least key and returns it. One pass down.
            pub fn pop_first(&mut self) -> Option<(K, V)> {
                OrderedMap::pop_first(self)
            }

            /// Removes the entry with the greatest key and returns it. One pass down.
            pub fn pop_last(&mut self) -> Option<(K, V)> {
                OrderedMap::pop_last(self)
            }

            /// Returns all entries, in ascending order or from both ends.
            pub fn iter(&self) -> $crate::ordered_map::Entries<'_, K, V, Self> {
                $crate::ordered_map::Entries::new(self)
            }

            /// Returns all keys in ascending order.
            pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> {
                OrderedMap::keys(self)
            }

            /// Returns all values, in the order of their keys.
            pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
                OrderedMap::values(self)
            }

            /// Returns the entries whose keys are in a range, in ascending order or from both ends.
            /// An empty or inverted range, such as `9..3`, yields nothing.
            pub fn range(
                &self,
                keys: impl std::ops::RangeBounds<K>,
            ) -> $crate::ordered_map::Entries<'_, K, V, Self> {
                $crate::ordered_map::Entries::within(self, (keys.start_bound(), keys.end_bound()))
            }
        }

        impl<'a, K: Ord $(+ $bound)?, V $(, const $constant: $type)*> IntoIterator
            for &'a $map<K, V $(, $constant)*>
        {
            type Item = (&'a K, &'a V);
            type IntoIter =
                $crate::ordered_map::Entries<'a, K, V, $map<K, V $(, $constant)*>>;

            fn into_iter(self) -> Self::IntoIter {
                $crate::ordered_map::Entries::new(self)
            }
        }

        impl<K: Ord $(+ $bound)? + std::fmt::Debug, V: std::fmt::Debug $(, const $constant: $type)*>
            std::fmt::Debug for $map<K, V $(, $constant)*>
        {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_map().entries(self).finish()
            }
        }

        /// Maps are equal if their entries are equal, whatever their shapes.
        impl<K: Ord $(+ $bound)?, V: PartialEq $(, const $constant: $type)*> PartialEq
            for $map<K, V $(, $constant)*>
        {
            fn eq(&self, other: &Self) -> bool {
                self.len() == other.len() && self.iter().eq(other.iter())
            }
        }

        impl<K: Ord $(+ $bound)?, V: Eq $(, const $constant: $type)*> Eq for $map<K, V $(, $constant)*> {}

        impl<K: Ord $(+ $bound)?, V $(, const $constant: $type)*> std::ops::Index<&K>
            for $map<K, V $(, $constant)*>
        {
            type Output = V;

            /// # Panics
            /// If the key is not present.
            fn index(&self, key: &K) -> &V {
                self.get(key).expect("no entry has this key")
            }
        }
    };
}

/// The required methods that a map gets from its [`BinaryTree`](binary_tree::BinaryTree), which is
/// the field of this name or part of a field, and from its own `link` and `unlink`.
macro_rules! positions_in_binary_tree {
    ($($tree:ident).+) => {
        type Position = $crate::ordered_map::arena::Id;

        /// The parent and the side; `None` if the tree is empty.
        type Vacancy =
            Option<($crate::ordered_map::arena::Id, $crate::ordered_map::binary_tree::Side)>;

        fn len(&self) -> usize {
            self.$($tree).+.len()
        }

        fn search(&self, key: &K) -> Result<Self::Position, Self::Vacancy> {
            self.$($tree).+.search(key, |_| {})
        }

        fn insert_at(&mut self, place: Self::Vacancy, key: K, value: V) -> Self::Position {
            self.link(place, (key, value), &mut |_, _| {})
        }

        fn pop_first(&mut self) -> Option<(K, V)> {
            let tree = &self.$($tree).+;
            let first = tree.extreme(tree.root()?, $crate::ordered_map::binary_tree::Side::Left);
            Some(self.unlink(first, &mut |_, _| {}))
        }

        fn pop_last(&mut self) -> Option<(K, V)> {
            let tree = &self.$($tree).+;
            let last = tree.extreme(tree.root()?, $crate::ordered_map::binary_tree::Side::Right);
            Some(self.unlink(last, &mut |_, _| {}))
        }

        fn find(&self, key: &K) -> Option<Self::Position> {
            self.$($tree).+.find(key)
        }

        fn first_from(&self, bound: std::ops::Bound<&K>) -> Option<Self::Position> {
            self.$($tree).+.first_from(bound)
        }

        fn last_to(&self, bound: std::ops::Bound<&K>) -> Option<Self::Position> {
            self.$($tree).+.last_to(bound)
        }

        fn after(&self, node: Self::Position) -> Option<Self::Position> {
            self.$($tree).+.neighbor(node, $crate::ordered_map::binary_tree::Side::Right)
        }

        fn before(&self, node: Self::Position) -> Option<Self::Position> {
            self.$($tree).+.neighbor(node, $crate::ordered_map::binary_tree::Side::Left)
        }

        fn entry_at(&self, node: &Self::Position) -> (&K, &V) {
            self.$($tree).+.entry_at(*node)
        }

        fn value_mut(&mut self, node: &Self::Position) -> &mut V {
            self.$($tree).+.value_mut(*node)
        }

        fn into_sorted_vec(self) -> Vec<(K, V)> {
            self.$($tree).+.into_sorted_vec()
        }

        fn height(&self) -> Option<usize> {
            self.$($tree).+.height()
        }

        fn n_slots(&self) -> usize {
            self.$($tree).+.n_slots()
        }
    };
}

pub(crate) use {
    collects_by_insertion, collects_sorted_at_once, made_of_sorted, positions_in_binary_tree,
    std_traits,
};
