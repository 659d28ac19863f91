//! Part of [disjoint sets](super): elements of any hashable type.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;

use super::DisjointSet;

/// Disjoint sets of keys. A table numbers the keys in the order in which they are added.
///
/// ```
/// use data_structure::disjoint_set::keyed::KeyedSets;
///
/// let mut sets = KeyedSets::new();
/// sets.union("ant", "bee");
/// sets.union("bee", "cat");
/// assert_eq!(sets.same("ant", "cat"), Some(true));
/// ```
#[derive(Debug, Clone)]
pub struct KeyedSets<K> {
    number: HashMap<K, usize>,
    sets: DisjointSet,
}

impl<K: Hash + Eq> KeyedSets<K> {
    /// Creates an empty collection of sets.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// Returns the number of sets.
    pub fn n_sets(&self) -> usize {
        self.sets.n_sets()
    }

    /// Adds a key in a set of its own. Returns false if it is already present.
    pub fn insert(&mut self, key: K) -> bool {
        let n = self.len();
        self.number_of(key) == n
    }

    /// Merges the sets of `x` and `y`, which are added if they are not present. Returns false if
    /// they are already the same set.
    pub fn union(&mut self, x: K, y: K) -> bool {
        let (x, y) = (self.number_of(x), self.number_of(y));
        self.sets.union(x, y)
    }

    /// Returns whether `x` and `y` are in the same set, or `None` if either is unknown.
    pub fn same<Q: Hash + Eq + ?Sized>(&mut self, x: &Q, y: &Q) -> Option<bool>
    where
        K: Borrow<Q>,
    {
        let (x, y) = (*self.number.get(x)?, *self.number.get(y)?);
        Some(self.sets.same(x, y))
    }

    /// Returns the number of keys in the set of `x`, or `None` if `x` is unknown.
    pub fn set_size<Q: Hash + Eq + ?Sized>(&self, x: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        Some(self.sets.set_size(*self.number.get(x)?))
    }

    /// Returns the sets, each with its keys in the order in which they were added.
    pub fn groups(&mut self) -> Vec<Vec<&K>> {
        let mut keys: Vec<(usize, &K)> = self.number.iter().map(|(key, &x)| (x, key)).collect();
        keys.sort_unstable_by_key(|(x, _)| *x);
        let groups = self.sets.groups();
        groups.into_iter().map(|group| group.into_iter().map(|x| keys[x].1).collect()).collect()
    }

    fn number_of(&mut self, key: K) -> usize {
        *self.number.entry(key).or_insert_with(|| self.sets.push())
    }
}

impl<K> Default for KeyedSets<K> {
    fn default() -> Self {
        KeyedSets { number: HashMap::new(), sets: DisjointSet::default() }
    }
}

impl<K: Hash + Eq> Extend<K> for KeyedSets<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        for key in keys {
            self.insert(key);
        }
    }
}

impl<K: Hash + Eq> FromIterator<K> for KeyedSets<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut sets = Self::new();
        sets.extend(keys);
        sets
    }
}
