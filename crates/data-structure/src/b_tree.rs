//! B-tree: many keys per node, all leaves at one depth.
//!
//! Cost: with minimum degree T, the height is at most log of (n + 1)/2 to the base T. An operation
//! looks at one node per level and makes a single pass down: O(log n) comparisons or O(T log n),
//! O(T log n) moves. O(n) space, at least half of it filled.
//!
//! Domain: up to 2³² - 1 nodes, keys in any total order; T is at least 2, which the compiler
//! checks.
//!
//! Source: "Organization and maintenance of large ordered indexes", *Acta Informatica* 1, 1972; the
//! single pass is that of T. H. Cormen et al., *Introduction to Algorithms*, chapter 18.
//!
//! Checked: the suite of all ordered maps against `BTreeMap`, for T = 2 and 32, its random
//! operations and ranges also for 3 to 8; the shapes of the textbook's example.
//!
//! Page: `docs/en/data-structure/b-tree.md`.

pub mod plain;

use std::iter::successors;
use std::mem;
use std::ops::Bound;

use crate::ordered_map::arena::{Arena, Id};
use crate::ordered_map::binary_tree::Side::{self, Left, Right};
use crate::ordered_map::multiway::{self, Statistics};
use crate::ordered_map::{InvariantError, OrderedMap, collects_by_insertion, std_traits};

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The key is about to be searched for in a node.
    Visit {
        /// The node.
        node: Id,
    },
    /// A full node is about to be split.
    Split {
        /// The node.
        node: Id,
    },
    /// A node has been split: its median is now in its parent, between the two halves.
    Rise {
        /// The parent.
        node: Id,
        /// The index of the median in the parent.
        index: usize,
    },
    /// A new key has been added to a leaf.
    Insert {
        /// The leaf.
        node: Id,
        /// The index of the key in the leaf.
        index: usize,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its node.
        node: Id,
        /// The index of the key in the node.
        index: usize,
    },
    /// A node has too few keys to lose one, and is about to borrow one from its neighbor through
    /// their parent.
    Borrow {
        /// The node.
        node: Id,
        /// The neighbor.
        from: Id,
    },
    /// The node has received a key.
    Borrowed {
        /// The node.
        node: Id,
    },
    /// Two neighbors with the fewest possible keys are about to be merged, along with the key
    /// between them.
    Merge {
        /// The left one, which stays.
        left: Id,
        /// The right one, which is removed.
        right: Id,
    },
    /// Two neighbors have been merged.
    Merged {
        /// The merged node.
        node: Id,
    },
    /// A key is about to be removed. If it is in a leaf, nothing replaces it.
    Remove {
        /// Its node.
        node: Id,
        /// The index of the key in the node.
        index: usize,
    },
    /// A key of an inner node has been removed, and its predecessor or successor has taken its
    /// place.
    Supplant {
        /// The node.
        node: Id,
        /// The index of both keys in the node.
        index: usize,
    },
}

/// An ordered map in a B-tree of minimum degree `T`: each node except the root has from T - 1 to
/// 2T - 1 keys. With `T` = 2, it is a 2-3-4 tree. A degree below 2 does not compile:
///
/// ```compile_fail
/// let mut map = data_structure::BTree::<i32, i32, 1>::new();
/// # map.insert_watched(1, 1, |_, _| {});
/// ```
///
/// The default is chosen for speed:
///
/// ```
/// use data_structure::BTree;
///
/// let map: BTree<_, _> = [(30, 'c'), (10, 'a'), (20, 'b')].into_iter().collect();
/// assert_eq!((map.get(&20), map.first_key_value()), (Some(&'b'), Some((&10, &'a'))));
/// assert!(map.range(15..).map(|(key, _)| *key).eq([20, 30]));
/// ```
#[doc(alias = "2-3-4 tree")]
#[derive(Clone)]
pub struct BTree<K, V, const T: usize = 32> {
    nodes: Arena<Node<K, V>>,
    root: Option<Id>,
    len: usize,
}

/// A row of entries, with the children before, between and after them; a leaf has no children.
#[derive(Debug, Clone)]
struct Node<K, V> {
    keys: Vec<K>,
    values: Vec<V>,
    children: Vec<Id>,
    parent: Option<Id>,
}

impl<K, V> Node<K, V> {
    fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    fn insert(&mut self, index: usize, (key, value): (K, V)) {
        self.keys.insert(index, key);
        self.values.insert(index, value);
    }

    fn remove(&mut self, index: usize) -> (K, V) {
        (self.keys.remove(index), self.values.remove(index))
    }

    fn replace(&mut self, index: usize, (key, value): (K, V)) -> (K, V) {
        (mem::replace(&mut self.keys[index], key), mem::replace(&mut self.values[index], value))
    }
}

/// Read access to a tree.
impl<K, V, const T: usize> BTree<K, V, T> {
    /// Creates an empty map.
    pub fn new() -> Self {
        const { assert!(2 <= T, "a node needs two children to hold a key between them") };
        BTree { nodes: Arena::new(), root: None, len: 0 }
    }

    /// Returns the root.
    pub fn root(&self) -> Option<Id> {
        self.root
    }

    /// Returns the keys of a node, in ascending order.
    pub fn keys_of(&self, node: Id) -> &[K] {
        &self.nodes[node].keys
    }

    /// Returns the children of a node: one more than its keys, or none.
    pub fn children_of(&self, node: Id) -> &[Id] {
        &self.nodes[node].children
    }

    /// Returns the number of nodes and keys. O(n).
    pub fn statistics(&self) -> Statistics {
        let n_leaves = self.nodes.iter().filter(|node| node.is_leaf()).count();
        Statistics {
            height: self.root.map(|root| self.extreme(root, Left).1),
            n_leaves,
            n_inner: self.nodes.len() - n_leaves,
            n_keys: self.len,
            n_places: self.nodes.len() * Self::MOST_KEYS,
        }
    }

    const MOST_KEYS: usize = 2 * T - 1;

    fn is_full(&self, node: Id) -> bool {
        self.nodes[node].keys.len() == Self::MOST_KEYS
    }

    /// Returns whether a node other than the root has a key to spare.
    fn can_spare(&self, node: Id) -> bool {
        T <= self.nodes[node].keys.len()
    }

    /// Returns the parent of a node and its index among the parent's children, or `None` for the
    /// root.
    fn place(&self, node: Id) -> Option<(Id, usize)> {
        let parent = self.nodes[node].parent?;
        let is_here = |child: &Id| *child == node;
        let index = self.nodes[parent].children.iter().position(is_here);
        Some((parent, index.expect("a node that names a parent is its child")))
    }

    /// Returns the last leaf on one side of a subtree, and its depth below `node`. O(height).
    fn extreme(&self, mut node: Id, side: Side) -> (Id, usize) {
        let mut depth = 0;
        loop {
            let children = &self.nodes[node].children;
            let next = if side == Left { children.first() } else { children.last() };
            let Some(&child) = next else { return (node, depth) };
            (node, depth) = (child, depth + 1);
        }
    }
}

impl<K: Ord, V, const T: usize> BTree<K, V, T> {
    /// Inserts an entry and reports each step to `watch`: a [`Step::Visit`] for each node on the
    /// path, and another one after a child of it has been split; around each split, [`Step::Split`]
    /// and [`Step::Rise`]; at the end, [`Step::Insert`] or [`Step::Replace`].
    pub fn insert_watched(
        &mut self,
        key: K,
        value: V,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        let mut node = match self.root {
            None => {
                let leaf = self.add_root(Vec::new());
                self.put(leaf, 0, (key, value), &mut watch);
                return None;
            }
            Some(root) if self.is_full(root) => self.split(root, &mut watch),
            Some(root) => root,
        };
        loop {
            // Invariant: the key belongs in the subtree of this node, and whatever happens there,
            // nothing above changes.
            watch(Step::Visit { node }, self);
            let row = &mut self.nodes[node];
            match multiway::search(&row.keys, &key) {
                Ok(index) => {
                    let old = mem::replace(&mut row.values[index], value);
                    watch(Step::Replace { node, index }, self);
                    return Some(old);
                }
                Err(index) if row.is_leaf() => {
                    self.put(node, index, (key, value), &mut watch);
                    return None;
                }
                Err(index) => {
                    let child = row.children[index];
                    if self.is_full(child) {
                        // The median is now in this node, so the key is searched for in it again.
                        self.split(child, &mut watch);
                    } else {
                        node = child;
                    }
                }
            }
        }
    }

    /// Adds an entry to a leaf.
    fn put(&mut self, node: Id, index: usize, entry: (K, V), watch: &mut impl FnMut(Step, &Self)) {
        self.nodes[node].insert(index, entry);
        self.len += 1;
        watch(Step::Insert { node, index }, self);
    }

    /// Removes an entry from a leaf.
    fn take(&mut self, node: Id, index: usize) -> (K, V) {
        self.len -= 1;
        self.nodes[node].remove(index)
    }

    /// Splits a full node: its median moves up into its parent, which is returned and must not be
    /// full. If the node is the root, a new root is added above it.
    fn split(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> Id {
        watch(Step::Split { node }, self);
        let (parent, index) = match self.place(node) {
            Some(place) => place,
            None => (self.add_root(vec![node]), 0),
        };
        let left = &mut self.nodes[node];
        let keys = multiway::cut(&mut left.keys, T, Self::MOST_KEYS);
        let values = multiway::cut(&mut left.values, T, Self::MOST_KEYS);
        let n_children = if left.is_leaf() { 0 } else { Self::MOST_KEYS + 1 };
        let children = multiway::cut(&mut left.children, T.min(n_children), n_children);
        let median = left.remove(T - 1);
        let right = self.nodes.add(Node { keys, values, children, parent: Some(parent) });
        self.adopt(right);
        let above = &mut self.nodes[parent];
        above.insert(index, median);
        above.children.insert(index + 1, right);
        watch(Step::Rise { node: parent, index }, self);
        parent
    }

    /// Adds a new root above these children, or an empty leaf if there are none.
    fn add_root(&mut self, children: Vec<Id>) -> Id {
        let keys = Vec::with_capacity(Self::MOST_KEYS);
        let values = Vec::with_capacity(Self::MOST_KEYS);
        let root = self.nodes.add(Node { keys, values, children, parent: None });
        self.adopt(root);
        self.root = Some(root);
        root
    }

    /// Sets the parent of the children of a node.
    fn adopt(&mut self, node: Id) {
        for i in 0..self.nodes[node].children.len() {
            let child = self.nodes[node].children[i];
            self.nodes[child].parent = Some(node);
        }
    }

    /// Removes an entry and reports each step to `watch`: a [`Step::Visit`] for each node on the
    /// path; [`Step::Borrow`] and [`Step::Borrowed`], or [`Step::Merge`] and [`Step::Merged`],
    /// before and after a node receives a key; [`Step::Remove`] if the key is present; and finally
    /// [`Step::Supplant`] if it was not in a leaf. The tree may change its shape even if the key is
    /// absent.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let mut node = self.root?;
        let removed = loop {
            // Invariant: if the key is present, it is in the subtree of this node, which is the
            // root or has a key to spare.
            watch(Step::Visit { node }, self);
            let row = &self.nodes[node];
            match multiway::search(&row.keys, key) {
                Ok(index) => {
                    watch(Step::Remove { node, index }, self);
                    if row.is_leaf() {
                        break self.take(node, index);
                    }
                    match self.remove_neighbor(node, index, &mut watch) {
                        Ok(removed) => break removed,
                        Err(merged) => node = merged,
                    }
                }
                Err(_) if row.is_leaf() => return None,
                Err(index) => node = self.strengthen(node, index, &mut watch),
            }
        };
        if self.len == 0 {
            self.clear();
        }
        Some(removed)
    }

    /// Removes the last entry on one side of the tree.
    fn pop(&mut self, side: Side) -> Option<(K, V)> {
        let removed = self.remove_extreme(self.root?, side, &mut |_, _| {});
        if self.len == 0 {
            self.clear();
        }
        Some(removed)
    }

    /// Removes the entry at `index` of an inner node: its place is taken by the greatest entry to
    /// its left or the least entry to its right, if the child on that side has a key to spare.
    ///
    /// # Errors
    /// If neither has one. Then the two children are merged around the entry, and the error is the
    /// merged node.
    fn remove_neighbor(
        &mut self,
        node: Id,
        index: usize,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Result<(K, V), Id> {
        let (left, right) =
            (self.nodes[node].children[index], self.nodes[node].children[index + 1]);
        let entry = if self.can_spare(left) {
            self.remove_extreme(left, Right, watch)
        } else if self.can_spare(right) {
            self.remove_extreme(right, Left, watch)
        } else {
            return Err(self.merge(node, index, watch));
        };
        let removed = self.nodes[node].replace(index, entry);
        watch(Step::Supplant { node, index }, self);
        Ok(removed)
    }

    /// Removes the last entry on one side of a subtree whose root has a key to spare, or is the
    /// root of the tree.
    fn remove_extreme(
        &mut self,
        mut node: Id,
        side: Side,
        watch: &mut impl FnMut(Step, &Self),
    ) -> (K, V) {
        loop {
            // Invariant: the entry is in the subtree of this node, which is the root or has a key
            // to spare.
            watch(Step::Visit { node }, self);
            let row = &self.nodes[node];
            let n = row.keys.len();
            if row.is_leaf() {
                return self.take(node, if side == Left { 0 } else { n - 1 });
            }
            node = self.strengthen(node, if side == Left { 0 } else { n }, watch);
        }
    }

    /// Makes sure that the child at `index` has a key to spare, by borrowing from a neighbor that
    /// has one or by merging with a neighbor. Returns the child or the merged node.
    fn strengthen(&mut self, node: Id, index: usize, watch: &mut impl FnMut(Step, &Self)) -> Id {
        let child = self.nodes[node].children[index];
        if self.can_spare(child) {
            return child;
        }
        let has_left = 0 < index;
        let has_right = index + 1 < self.nodes[node].children.len();
        if has_left && self.can_spare(self.nodes[node].children[index - 1]) {
            self.borrow(node, index - 1, Right, watch)
        } else if has_right && self.can_spare(self.nodes[node].children[index + 1]) {
            self.borrow(node, index, Left, watch)
        } else {
            self.merge(node, if has_left { index - 1 } else { index }, watch)
        }
    }

    /// Rotates the keys about the entry at `index`: it moves down to the child on the side of
    /// `turn`, and the nearest key of the other child moves up. Returns the child that received it.
    fn borrow(
        &mut self,
        node: Id,
        index: usize,
        turn: Side,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Id {
        let (left, right) =
            (self.nodes[node].children[index], self.nodes[node].children[index + 1]);
        let (from, to) = if turn == Left { (right, left) } else { (left, right) };
        watch(Step::Borrow { node: to, from }, self);
        let row = &mut self.nodes[from];
        let (entry, child) = match turn {
            Left => (row.remove(0), (!row.is_leaf()).then(|| row.children.remove(0))),
            Right => (row.remove(row.keys.len() - 1), row.children.pop()),
        };
        let entry = self.nodes[node].replace(index, entry);
        let row = &mut self.nodes[to];
        match turn {
            Left => {
                row.insert(row.keys.len(), entry);
                row.children.extend(child);
            }
            Right => {
                row.insert(0, entry);
                row.children.splice(0..0, child);
            }
        }
        if let Some(child) = child {
            self.nodes[child].parent = Some(to);
        }
        watch(Step::Borrowed { node: to }, self);
        to
    }

    /// Merges the children on both sides of the entry at `index`, along with the entry between
    /// them. Removes the root if it becomes empty.
    fn merge(&mut self, node: Id, index: usize, watch: &mut impl FnMut(Step, &Self)) -> Id {
        let (left, right) =
            (self.nodes[node].children[index], self.nodes[node].children[index + 1]);
        watch(Step::Merge { left, right }, self);
        let above = &mut self.nodes[node];
        above.children.remove(index + 1);
        let (key, value) = above.remove(index);
        let is_empty = above.keys.is_empty();
        let mut gone = self.nodes.remove(right);
        let row = &mut self.nodes[left];
        row.keys.push(key);
        row.keys.append(&mut gone.keys);
        row.values.push(value);
        row.values.append(&mut gone.values);
        row.children.append(&mut gone.children);
        self.adopt(left);
        if is_empty {
            // A node that lost its only key here is the root: every other node was filled up to T
            // keys before the walk entered it.
            self.nodes.remove(node);
            self.nodes[left].parent = None;
            self.root = Some(left);
        }
        watch(Step::Merged { node: left }, self);
        left
    }
}

impl<K: Ord, V, const T: usize> OrderedMap<K, V> for BTree<K, V, T> {
    /// The node, and the index of the entry in it.
    type Position = (Id, usize);

    /// The leaf, and the index in it; `None` if the tree is empty.
    type Vacancy = Option<(Id, usize)>;

    fn len(&self) -> usize {
        self.len
    }

    fn clear(&mut self) {
        self.nodes.clear();
        (self.root, self.len) = (None, 0);
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.insert_watched(key, value, |_, _| {})
    }

    fn search(&self, key: &K) -> Result<Self::Position, Self::Vacancy> {
        let mut node = self.root.ok_or(None)?;
        loop {
            // Invariant: if the key is in the tree, it is in the subtree of this node.
            let row = &self.nodes[node];
            match multiway::search(&row.keys, key) {
                Ok(index) => return Ok((node, index)),
                Err(index) => match row.children.get(index) {
                    Some(child) => node = *child,
                    None => return Err(Some((node, index))),
                },
            }
        }
    }

    fn insert_at(&mut self, leaf: Self::Vacancy, key: K, value: V) -> Self::Position {
        let (mut leaf, mut index) = leaf.unwrap_or_else(|| (self.add_root(Vec::new()), 0));
        // As on a way down from the root: each full node is split, and its parent first.
        let above = successors(Some(leaf), |node| self.nodes[*node].parent);
        let full: Vec<Id> = above.filter(|node| self.is_full(*node)).collect();
        for node in full.into_iter().rev() {
            // Invariant: the parent of this node, if any, is not full.
            self.split(node, &mut |_, _| {});
            if node == leaf && T <= index {
                let (parent, place) = self.place(leaf).expect("a split node has one above it");
                (leaf, index) = (self.nodes[parent].children[place + 1], index - T);
            }
        }
        self.put(leaf, index, (key, value), &mut |_, _| {});
        (leaf, index)
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        self.remove_watched(key, |_, _| {})
    }

    fn pop_first(&mut self) -> Option<(K, V)> {
        self.pop(Left)
    }

    fn pop_last(&mut self) -> Option<(K, V)> {
        self.pop(Right)
    }

    fn first_from(&self, bound: Bound<&K>) -> Option<Self::Position> {
        let is_below = |key: &K| match bound {
            Bound::Included(least) => key < least,
            Bound::Excluded(below) => key <= below,
            Bound::Unbounded => false,
        };
        let (mut best, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: the answer is the best so far, or in the subtree of this node.
            let row = &self.nodes[node];
            let index = multiway::n_admitted(&row.keys, is_below);
            if index < row.keys.len() {
                best = Some((node, index));
            }
            next = row.children.get(index).copied();
        }
        best
    }

    fn last_to(&self, bound: Bound<&K>) -> Option<Self::Position> {
        let is_admitted = |key: &K| match bound {
            Bound::Included(greatest) => key <= greatest,
            Bound::Excluded(above) => key < above,
            Bound::Unbounded => true,
        };
        let (mut best, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: the answer is the best so far, or in the subtree of this node.
            let row = &self.nodes[node];
            let n_admitted = multiway::n_admitted(&row.keys, is_admitted);
            if 0 < n_admitted {
                best = Some((node, n_admitted - 1));
            }
            next = row.children.get(n_admitted).copied();
        }
        best
    }

    fn after(&self, (node, index): Self::Position) -> Option<Self::Position> {
        let row = &self.nodes[node];
        if let Some(&child) = row.children.get(index + 1) {
            return Some((self.extreme(child, Left).0, 0));
        }
        let (mut node, mut index) = (node, index + 1);
        while index == self.nodes[node].keys.len() {
            // Invariant: the answer is the first entry after the subtree of this node.
            (node, index) = self.place(node)?;
        }
        Some((node, index))
    }

    fn before(&self, (node, index): Self::Position) -> Option<Self::Position> {
        let row = &self.nodes[node];
        if let Some(&child) = row.children.get(index) {
            let leaf = self.extreme(child, Right).0;
            return Some((leaf, self.nodes[leaf].keys.len() - 1));
        }
        let (mut node, mut index) = (node, index);
        while index == 0 {
            // Invariant: the answer is the last entry before the subtree of this node.
            (node, index) = self.place(node)?;
        }
        Some((node, index - 1))
    }

    fn entry_at(&self, &(node, index): &Self::Position) -> (&K, &V) {
        let row = &self.nodes[node];
        (&row.keys[index], &row.values[index])
    }

    fn value_mut(&mut self, &(node, index): &Self::Position) -> &mut V {
        &mut self.nodes[node].values[index]
    }

    fn into_sorted_vec(mut self) -> Vec<(K, V)> {
        let mut entries = Vec::with_capacity(self.len);
        let take = |node: Option<Id>, nodes: &mut Arena<Node<K, V>>| {
            let Node { keys, values, children, .. } = nodes.remove(node?);
            Some((keys.into_iter().zip(values), children.into_iter()))
        };
        let mut open = Vec::from_iter(take(self.root, &mut self.nodes));
        while let Some((row, children)) = open.last_mut() {
            // Invariant: each open node is a child of the one before it, and everything before its
            // next child has been taken.
            if let Some(child) = children.next() {
                open.extend(take(Some(child), &mut self.nodes));
                continue;
            }
            entries.extend(row);
            open.pop();
            if let Some((row, _)) = open.last_mut() {
                entries.extend(row.next());
            }
        }
        entries
    }

    fn height(&self) -> Option<usize> {
        self.root.map(|root| self.extreme(root, Left).1)
    }

    fn n_slots(&self) -> usize {
        self.nodes.n_slots()
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        let height = self.height();
        let (mut n_nodes, mut n_entries) = (0, 0);
        let mut waiting: Vec<_> = self.root.map(|root| (root, None, 0)).into_iter().collect();
        while let Some((node, parent, depth)) = waiting.pop() {
            let row = &self.nodes[node];
            let (n_keys, n_children) = (row.keys.len(), row.children.len());
            let holds = |holds, rule| InvariantError::unless(holds, rule, Some(node));
            holds(row.parent == parent, "a child names its parent")?;
            holds(n_keys <= Self::MOST_KEYS, "a node has at most 2T - 1 keys")?;
            let fewest = if parent.is_none() { 1 } else { T - 1 };
            holds(fewest <= n_keys, "a node has at least T - 1 keys, the root one")?;
            holds(row.values.len() == n_keys, "each key has a value")?;
            let is_leaf = Some(depth) == height;
            let n_expected = if is_leaf { 0 } else { n_keys + 1 };
            holds(
                n_children == n_expected,
                "all leaves are at one depth, others have a child more than keys",
            )?;
            waiting.extend(row.children.iter().map(|&child| (child, Some(node), depth + 1)));
            (n_nodes, n_entries) = (n_nodes + 1, n_entries + n_keys);
            holds(n_nodes <= self.nodes.len(), "each node is reached once")?;
        }
        InvariantError::unless(n_nodes == self.nodes.len(), "no node is lost", None)?;
        InvariantError::unless(n_entries == self.len, "the entries are counted", None)?;
        let mut next = self.first_from(Bound::Unbounded);
        while let Some(position) = next {
            next = self.after(position);
            let ascends =
                next.is_none_or(|next| self.entry_at(&position).0 < self.entry_at(&next).0);
            InvariantError::unless(
                ascends,
                "the keys ascend from left to right",
                Some(position.0),
            )?;
        }
        Ok(())
    }
}

std_traits!(BTree, const T: usize);
collects_by_insertion!(BTree, const T: usize);

#[cfg(test)]
mod tests {
    use super::{BTree, Id, OrderedMap, Step};
    use crate::ordered_map::multiway;

    type Set<const T: usize> = BTree<i32, (), T>;

    fn set(n: i32) -> Set<2> {
        (0..n).map(|key| (key, ())).collect()
    }

    #[test]
    fn each_broken_rule_is_found() {
        let broken = |break_it: fn(&mut Set<2>, Id)| {
            let mut set = set(10);
            let root = set.root.unwrap();
            break_it(&mut set, root);
            set.check_invariants().unwrap_err().rule
        };
        assert_eq!(
            broken(|set, root| set.nodes[root].parent = Some(root)),
            "a child names its parent"
        );
        assert_eq!(
            broken(|set, root| set.nodes[root].keys.splice(0..0, [-3, -2, -1]).for_each(drop)),
            "a node has at most 2T - 1 keys"
        );
        assert_eq!(
            broken(|set, root| set.nodes[root].keys.clear()),
            "a node has at least T - 1 keys, the root one"
        );
        assert_eq!(broken(|set, root| set.nodes[root].values.clear()), "each key has a value");
        assert_eq!(
            broken(|set, root| set.nodes[root].children.truncate(1)),
            "all leaves are at one depth, others have a child more than keys"
        );
        assert_eq!(
            broken(|set, root| set.nodes[root].keys[0] = 99),
            "the keys ascend from left to right"
        );
        assert_eq!(broken(|set, _| set.len += 1), "the entries are counted");
        let lost = |set: &mut Set<2>, root| {
            set.add_root(Vec::new());
            set.root = Some(root);
        };
        assert_eq!(broken(lost), "no node is lost");
        let twice = |set: &mut Set<2>, root: Id| {
            let row = &mut set.nodes[root];
            row.children[0] = row.children[1];
        };
        assert_eq!(broken(twice), "each node is reached once");
    }

    /// Continues into the left half of a node that was split, whichever half the key belongs in.
    fn insert_without_looking_again(set: &mut Set<2>, key: i32) {
        let mut watch = |_: Step, _: &Set<2>| {};
        let mut node = match set.root {
            Some(root) if set.is_full(root) => set.split(root, &mut watch),
            Some(root) => root,
            None => set.add_root(Vec::new()),
        };
        loop {
            let row = &set.nodes[node];
            let Err(index) = multiway::search(&row.keys, &key) else { return };
            if row.is_leaf() {
                return set.put(node, index, (key, ()), &mut watch);
            }
            let child = row.children[index];
            if set.is_full(child) {
                set.split(child, &mut watch);
            }
            node = child;
        }
    }

    #[test]
    fn an_insertion_that_does_not_look_at_the_median_is_caught() {
        let mut set = Set::<2>::new();
        let first_fault = (1..=10).find(|&key| {
            insert_without_looking_again(&mut set, key);
            set.check_invariants().is_err()
        });
        assert_eq!(
            first_fault,
            Some(6),
            "the first key that is greater than a median below the root"
        );
        assert_eq!(set.check_invariants().unwrap_err().rule, "the keys ascend from left to right");
    }
}
