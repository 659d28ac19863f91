//! Part of [the skip list](super): a set of keys, with a tower of links for each.
//!
//! Cost: O(log n) expected for each operation if the heights are tossed, O(n) in the worst case.
//!
//! Domain: keys in any total order. The slot of a removed key is not reused.
//!
//! Source: W. Pugh, "Skip lists: a probabilistic alternative to balanced trees", CACM 33 (1990).
//!
//! Checked: the same levels and the same steps as the map of this section, for all heights up to
//! three of up to five keys, in four orders, and after each removal.
//!
//! Page: `docs/en/data-structure/skip-list.md`.

use numbers::SplitMix64;

use super::MOST_LEVELS;

/// The index of the head, which is the node before the first key, where every level begins.
pub const HEAD: usize = 0;

/// A key and its tower: the index of the next node on each level from 0 up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node<K> {
    /// The key; the head has none.
    pub key: Option<K>,
    /// The links, from level 0 to the top of the tower.
    pub next: Vec<Option<usize>>,
}

/// A sorted set of keys.
///
/// ```
/// use data_structure::skip_list::plain::SkipList;
///
/// let mut list = SkipList::new();
/// for (key, height) in [(1, 1), (3, 1), (4, 3), (2, 2)] {
///     assert!(list.insert(key, height));
/// }
/// assert!(list.contains(&3) && list.remove(&3) && !list.contains(&3));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkipList<K> {
    /// The nodes; the first one is the head.
    pub nodes: Vec<Node<K>>,
}

/// A step of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search moves right along this level (the first number) to this node (the second).
    Right(usize, usize),
    /// The search leaves this level (the first number) at this node (the second).
    Down(usize, usize),
}

/// Tosses a coin for the height of a new tower: one level, and one more each time the coin shows
/// heads, up to [`MOST_LEVELS`].
///
/// ```
/// use data_structure::skip_list::plain::toss;
///
/// let mut coin = numbers::SplitMix64::new(1);
/// let heights: Vec<usize> = (0..1000).map(|_| toss(&mut coin)).collect();
/// let n_low = heights.iter().filter(|height| **height == 1).count();
/// assert!((450..550).contains(&n_low));
/// ```
pub fn toss(coin: &mut SplitMix64) -> usize {
    let mut height = 1;
    while height < MOST_LEVELS && coin.next_u64().is_multiple_of(2) {
        height += 1;
    }
    height
}

impl<K> Default for SkipList<K> {
    fn default() -> Self {
        SkipList::new()
    }
}

impl<K> SkipList<K> {
    /// Creates a set without keys: a head with one level that leads nowhere.
    pub fn new() -> Self {
        SkipList { nodes: vec![Node { key: None, next: vec![None] }] }
    }
}

impl<K: Ord> SkipList<K> {
    /// Returns the last node before the key on each level.
    pub fn path(&self, key: &K) -> Vec<usize> {
        self.path_watched(key, |_| {})
    }

    /// Works like [`SkipList::path`], but reports each step to `watch`.
    pub fn path_watched(&self, key: &K, mut watch: impl FnMut(Step)) -> Vec<usize> {
        let mut path = vec![HEAD; self.nodes[HEAD].next.len()];
        let mut node = HEAD;
        for level in (0..path.len()).rev() {
            // Invariant: `node` is the head, or its key is less than the search key.
            while let Some(next) =
                self.nodes[node].next[level].filter(|next| self.is_less(*next, key))
            {
                node = next;
                watch(Step::Right(level, node));
            }
            path[level] = node;
            watch(Step::Down(level, node));
        }
        path
    }

    fn is_less(&self, node: usize, key: &K) -> bool {
        self.nodes[node].key.as_ref() < Some(key)
    }

    /// Returns the node of the key, if it is present, given the path to it.
    fn at(&self, path: &[usize], key: &K) -> Option<usize> {
        let next = self.nodes[path[0]].next[0]?;
        (self.nodes[next].key.as_ref() == Some(key)).then_some(next)
    }

    /// Returns whether the key is present.
    pub fn contains(&self, key: &K) -> bool {
        self.at(&self.path(key), key).is_some()
    }

    /// Inserts a key with a tower of the given height. Returns false, and changes nothing, if the
    /// key is already present.
    ///
    /// # Panics
    /// If the height is 0.
    pub fn insert(&mut self, key: K, height: usize) -> bool {
        assert!(0 < height, "each key is on level 0");
        let mut path = self.path(&key);
        if self.at(&path, &key).is_some() {
            return false;
        }
        if path.len() < height {
            // On the new levels, the head is the last node before the key.
            path.resize(height, HEAD);
            self.nodes[HEAD].next.resize(height, None);
        }
        let node = self.nodes.len();
        let mut tower = Vec::new();
        for (level, before) in path.into_iter().enumerate().take(height) {
            // The new node links to the node that the previous node linked to, and the previous
            // node links to the new one.
            tower.push(self.nodes[before].next[level].replace(node));
        }
        self.nodes.push(Node { key: Some(key), next: tower });
        true
    }

    /// Removes a key. Returns false if it is not present.
    pub fn remove(&mut self, key: &K) -> bool {
        let path = self.path(key);
        let Some(node) = self.at(&path, key) else { return false };
        for (level, next) in std::mem::take(&mut self.nodes[node].next).into_iter().enumerate() {
            self.nodes[path[level]].next[level] = next;
        }
        // Levels that have become empty are removed, except level 0.
        let first = &mut self.nodes[HEAD].next;
        while 1 < first.len() && first.last() == Some(&None) {
            first.pop();
        }
        true
    }
}
