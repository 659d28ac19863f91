//! Part of [binary search trees](super): a search tree that knows the rank of each key.
//!
//! The sizes of the subtrees are stored beside the tree. The code of the tree does not know about
//! them: a watcher keeps them up to date.
//!
//! Cost: O(height) for each operation; but an insertion and a removal go back up to the root. Four
//! more bytes per entry.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

use std::mem;

use super::{BinarySearchTree, Step};
use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::Side;
use crate::ordered_map::binary_tree::by_rank::Sizes;
use crate::ordered_map::{
    InvariantError, OrderedMap, collects_by_insertion, positions_in_binary_tree, std_traits,
};

/// A binary search tree that also supports queries by rank.
///
/// ```
/// use data_structure::RankedBinarySearchTree;
///
/// let map = RankedBinarySearchTree::from([(30, 'c'), (10, 'a'), (20, 'b')]);
/// assert_eq!((map.select(1), map.rank(&25)), (Some((&20, &'b')), 2));
/// ```
#[doc(alias = "order statistic tree")]
#[derive(Clone)]
pub struct RankedBinarySearchTree<K, V> {
    map: BinarySearchTree<K, V>,
    sizes: Sizes,
}

impl<K: Ord, V> RankedBinarySearchTree<K, V> {
    /// Creates an empty map.
    pub fn new() -> Self {
        RankedBinarySearchTree { map: BinarySearchTree::new(), sizes: Sizes::default() }
    }

    /// Returns the tree without the sizes.
    pub fn map(&self) -> &BinarySearchTree<K, V> {
        &self.map
    }

    /// Adds a new leaf where a search ended, and updates the sizes.
    fn link(
        &mut self,
        place: Option<(Id, Side)>,
        entry: (K, V),
        _: &mut impl FnMut(Step, &Self),
    ) -> Id {
        let sizes = &mut self.sizes;
        self.map.link(place, entry, &mut |step, map| follow(sizes, step, map))
    }

    /// Removes a node and updates the sizes.
    fn unlink(&mut self, node: Id, _: &mut impl FnMut(Step, &Self)) -> (K, V) {
        let sizes = &mut self.sizes;
        self.map.unlink(node, &mut |step, map| follow(sizes, step, map))
    }

    /// Returns the number of keys less than `key`, which itself need not be present. O(height).
    pub fn rank(&self, key: &K) -> usize {
        self.map.tree.rank(key, &self.sizes)
    }

    /// Returns the entry with exactly `rank` keys before it. O(height).
    pub fn select(&self, rank: usize) -> Option<(&K, &V)> {
        let node = self.map.tree.select(rank, &self.sizes)?;
        Some(self.map.tree.entry_at(node))
    }
}

impl<K: Ord, V> From<BinarySearchTree<K, V>> for RankedBinarySearchTree<K, V> {
    /// Computes the sizes of all subtrees. O(n).
    fn from(map: BinarySearchTree<K, V>) -> Self {
        RankedBinarySearchTree { sizes: Sizes::of(&map.tree), map }
    }
}

/// Updates the sizes at each step of a change.
fn follow<K: Ord, V>(sizes: &mut Sizes, step: Step, map: &BinarySearchTree<K, V>) {
    match step {
        Step::Link { node } => sizes.link(node, &map.tree),
        Step::Unlink { node } => sizes.unlink(node, &map.tree),
        Step::Compare { .. } | Step::Replace { .. } => {}
    }
}

impl<K: Ord, V> OrderedMap<K, V> for RankedBinarySearchTree<K, V> {
    positions_in_binary_tree!(map.tree);

    fn clear(&mut self) {
        mem::take(self);
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        let sizes = &mut self.sizes;
        self.map.insert_watched(key, value, |step, map| follow(sizes, step, map))
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        let sizes = &mut self.sizes;
        self.map.remove_watched(key, |step, map| follow(sizes, step, map))
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.map.check_invariants()?;
        self.sizes.check(&self.map.tree)
    }
}

std_traits!(RankedBinarySearchTree);
collects_by_insertion!(RankedBinarySearchTree);
