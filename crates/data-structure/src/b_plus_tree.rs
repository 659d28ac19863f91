//! B+ tree: all entries are in leaves of equal depth, linked to their neighbors; inner nodes only
//! guide the search.
//!
//! Cost: with order M, an operation looks at one node per level, and there are at most log of n to
//! the base M/2 levels: O(log n) comparisons, or O(M log n) without branches, and O(M) moves for
//! each level that is split or merged. A range of k entries costs O(log n + k). O(n) space, at
//! least half of it filled.
//!
//! Domain: up to 2³² - 1 nodes, keys that can be cloned, in any total order; M is at least 3, which
//! the compiler checks.
//!
//! Source: D. Comer, "The ubiquitous B-tree", *ACM Computing Surveys* 11, 1979.
//!
//! Checked: the suite of all ordered maps against `BTreeMap`, for orders 3 to 8, 64 and 128; all
//! orders of few keys for 3 and 4.
//!
//! Page: `docs/en/data-structure/b-plus-tree.md`.

pub mod load;
pub mod plain;
pub mod scan;

use std::mem;
use std::ops::{Bound, RangeBounds};

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
    /// A new key has been added to a leaf, which may now have one too many.
    Insert {
        /// The leaf.
        node: Id,
        /// The index of the key in the leaf.
        index: usize,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its leaf.
        node: Id,
        /// The index of the key in the leaf.
        index: usize,
    },
    /// A node with one key too many is about to be split.
    Split {
        /// The node.
        node: Id,
    },
    /// A node has been split, and a separator has been added to its parent between the two halves.
    Rise {
        /// The parent.
        node: Id,
        /// The index of the separator in the parent.
        index: usize,
    },
    /// A key is about to be removed from a leaf, which may then have one too few.
    Remove {
        /// The leaf.
        node: Id,
        /// The index of the key in the leaf.
        index: usize,
    },
    /// A node has one key too few and is about to borrow one from its neighbor.
    Borrow {
        /// The node.
        node: Id,
        /// The neighbor.
        from: Id,
    },
    /// The node has enough keys again, and the separator in its parent has been updated.
    Borrowed {
        /// The node.
        node: Id,
    },
    /// A node has one key too few, and its neighbor has none to spare, so they are about to be
    /// merged.
    Merge {
        /// The left one, which stays.
        left: Id,
        /// The right one, which is removed.
        right: Id,
    },
    /// Two neighbors have been merged, and their parent has one key less.
    Merged {
        /// The merged node.
        node: Id,
    },
}

/// An ordered map in a B+ tree of order `M`: a node has at most `M` children, and a leaf at most
/// `M` - 1 entries. An order below 3 does not compile:
///
/// ```compile_fail
/// let mut map = data_structure::BPlusTree::<i32, i32, 2>::new();
/// # map.insert_watched(1, 1, |_, _| {});
/// ```
///
/// The default is chosen for speed:
///
/// ```
/// use data_structure::BPlusTree;
///
/// let map: BPlusTree<_, _> = [(30, 'c'), (10, 'a'), (20, 'b')].into_iter().collect();
/// assert_eq!((map.get(&20), map.first_key_value()), (Some(&'b'), Some((&10, &'a'))));
/// assert!(map.range(15..).map(|(key, _)| *key).eq([20, 30]));
/// ```
#[derive(Clone)]
pub struct BPlusTree<K, V, const M: usize = 128> {
    nodes: Arena<Node<K, V>>,
    root: Option<Id>,
    len: usize,
}

/// A leaf has keys and values; an inner node has separators and one more child than separators.
#[derive(Debug, Clone)]
struct Node<K, V> {
    keys: Vec<K>,
    values: Vec<V>,
    children: Vec<Id>,
    parent: Option<Id>,
    /// The adjacent leaves.
    previous: Option<Id>,
    next: Option<Id>,
}

impl<K, V> Node<K, V> {
    /// Creates a leaf or an inner node without neighbors.
    fn new(keys: Vec<K>, values: Vec<V>, children: Vec<Id>, parent: Option<Id>) -> Self {
        Node { keys, values, children, parent, previous: None, next: None }
    }

    fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }
}

/// Read access to a tree.
impl<K, V, const M: usize> BPlusTree<K, V, M> {
    /// Creates an empty map.
    pub fn new() -> Self {
        const { assert!(3 <= M, "a node with two children must have room for a third") };
        BPlusTree { nodes: Arena::new(), root: None, len: 0 }
    }

    /// Returns the root.
    pub fn root(&self) -> Option<Id> {
        self.root
    }

    /// Returns the keys of a leaf or the separators of an inner node, in ascending order.
    pub fn keys_of(&self, node: Id) -> &[K] {
        &self.nodes[node].keys
    }

    /// Returns the children of a node: one more than its separators, or none.
    pub fn children_of(&self, node: Id) -> &[Id] {
        &self.nodes[node].children
    }

    /// Returns the leaf after a leaf.
    pub fn next_leaf(&self, leaf: Id) -> Option<Id> {
        self.nodes[leaf].next
    }

    /// Returns the number of nodes and keys, separators included. O(n).
    pub fn statistics(&self) -> Statistics {
        let n_leaves = self.nodes.iter().filter(|node| node.is_leaf()).count();
        Statistics {
            height: self.root.map(|root| self.extreme(root, Left).1),
            n_leaves,
            n_inner: self.nodes.len() - n_leaves,
            n_keys: self.nodes.iter().map(|node| node.keys.len()).sum(),
            n_places: self.nodes.len() * (M - 1),
        }
    }

    /// Returns the least number of keys that a node must have.
    fn fewest(&self, node: Id) -> usize {
        match &self.nodes[node] {
            Node { parent: None, .. } => 1,
            leaf if leaf.is_leaf() => M / 2,
            _ => (M - 1) / 2,
        }
    }

    fn can_spare(&self, node: Id) -> bool {
        self.fewest(node) < self.nodes[node].keys.len()
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

    /// Links two leaves as neighbors.
    fn link(&mut self, left: Option<Id>, right: Option<Id>) {
        if let Some(left) = left {
            self.nodes[left].next = right;
        }
        if let Some(right) = right {
            self.nodes[right].previous = left;
        }
    }

    /// Sets the parent of the children of a node.
    fn adopt(&mut self, node: Id) {
        for i in 0..self.nodes[node].children.len() {
            let child = self.nodes[node].children[i];
            self.nodes[child].parent = Some(node);
        }
    }
}

impl<K: Ord + Clone, V, const M: usize> BPlusTree<K, V, M> {
    /// Returns the leaf that contains a key, or would contain it.
    fn leaf_of(&self, key: &K, mut visit: impl FnMut(Id)) -> Option<Id> {
        let mut node = self.root?;
        loop {
            // Invariant: if the key is present, it is in the subtree of this node.
            visit(node);
            let row = &self.nodes[node];
            if row.is_leaf() {
                return Some(node);
            }
            // A key equal to a separator is to the right of it.
            node = row.children[multiway::n_admitted(&row.keys, |separator| separator <= key)];
        }
    }

    /// Inserts an entry and reports each step to `watch`: a [`Step::Visit`] for each node on the
    /// way down, then [`Step::Replace`], or [`Step::Insert`] and, on the way up, [`Step::Split`]
    /// and [`Step::Rise`] for each node that is split.
    pub fn insert_watched(
        &mut self,
        key: K,
        value: V,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        let leaf = self.leaf_of(&key, |node| watch(Step::Visit { node }, self));
        let node = leaf.unwrap_or_else(|| self.add_root(Vec::new()));
        let row = &mut self.nodes[node];
        match multiway::search(&row.keys, &key) {
            Ok(index) => {
                let old = mem::replace(&mut row.values[index], value);
                watch(Step::Replace { node, index }, self);
                Some(old)
            }
            Err(index) => {
                self.put(node, index, (key, value), &mut watch);
                None
            }
        }
    }

    /// Adds an entry to a leaf. On the way up, splits each node that has one key too many.
    fn put(
        &mut self,
        leaf: Id,
        index: usize,
        (key, value): (K, V),
        watch: &mut impl FnMut(Step, &Self),
    ) {
        let row = &mut self.nodes[leaf];
        row.keys.insert(index, key);
        row.values.insert(index, value);
        self.len += 1;
        watch(Step::Insert { node: leaf, index }, self);
        let mut node = leaf;
        while self.nodes[node].keys.len() == M {
            // Invariant: no node except this one has too many keys.
            node = self.split(node, watch);
        }
    }

    /// Splits a node with one key too many. Adds a separator to its parent, which may be a new
    /// root, and returns the parent.
    fn split(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> Id {
        watch(Step::Split { node }, self);
        let (parent, index) = match self.place(node) {
            Some(place) => place,
            None => (self.add_root(vec![node]), 0),
        };
        let left = &mut self.nodes[node];
        let separator;
        let right = if left.is_leaf() {
            let keys = multiway::cut(&mut left.keys, M / 2, M);
            let values = multiway::cut(&mut left.values, M / 2, M);
            // The separator is a copy, because the key itself stays in its leaf.
            separator = keys[0].clone();
            let next = left.next;
            let right = self.nodes.add(Node::new(keys, values, Vec::new(), Some(parent)));
            self.link(Some(node), Some(right));
            self.link(Some(right), next);
            right
        } else {
            let children = multiway::cut(&mut left.children, M / 2 + 1, M + 1);
            let keys = multiway::cut(&mut left.keys, M / 2 + 1, M);
            // The separator moves up, because it is not needed below.
            separator = left.keys.remove(M / 2);
            let right = self.nodes.add(Node::new(keys, Vec::new(), children, Some(parent)));
            self.adopt(right);
            right
        };
        let above = &mut self.nodes[parent];
        above.keys.insert(index, separator);
        above.children.insert(index + 1, right);
        watch(Step::Rise { node: parent, index }, self);
        parent
    }

    /// Adds a new root above these children, or an empty leaf if there are none.
    fn add_root(&mut self, children: Vec<Id>) -> Id {
        let values = if children.is_empty() { Vec::with_capacity(M) } else { Vec::new() };
        let root = self.nodes.add(Node::new(Vec::with_capacity(M), values, children, None));
        self.adopt(root);
        self.root = Some(root);
        root
    }

    /// Removes an entry and reports each step to `watch`: a [`Step::Visit`] for each node on the
    /// way down, then [`Step::Remove`] if the key is present; on the way up, [`Step::Borrow`] and
    /// [`Step::Borrowed`] for each node that borrows a key, and [`Step::Merge`] and
    /// [`Step::Merged`] for each merge.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let leaf = self.leaf_of(key, |node| watch(Step::Visit { node }, self))?;
        let index = multiway::search(&self.nodes[leaf].keys, key).ok()?;
        Some(self.take(leaf, index, &mut watch))
    }

    /// Removes an entry from a leaf, and repairs each node on the way up that has too few keys.
    fn take(&mut self, leaf: Id, index: usize, watch: &mut impl FnMut(Step, &Self)) -> (K, V) {
        watch(Step::Remove { node: leaf, index }, self);
        let row = &mut self.nodes[leaf];
        let entry = (row.keys.remove(index), row.values.remove(index));
        self.len -= 1;
        if self.len == 0 {
            self.clear();
            return entry;
        }
        let mut node = leaf;
        while self.nodes[node].keys.len() < self.fewest(node) {
            // Invariant: no node except this one has too few keys.
            let Some(parent) = self.strengthen(node, watch) else { break };
            node = parent;
        }
        entry
    }

    /// Gives a node with one key too few a key of its neighbor, or merges the two. After a merge,
    /// the parent has one key less, and is returned.
    fn strengthen(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> Option<Id> {
        let (parent, index) = self.place(node)?;
        let siblings = &self.nodes[parent].children;
        let left = index.checked_sub(1).map(|left| siblings[left]);
        let right = siblings.get(index + 1).copied();
        if left.is_some_and(|left| self.can_spare(left)) {
            self.borrow(parent, index - 1, Right, watch);
            None
        } else if right.is_some_and(|right| self.can_spare(right)) {
            self.borrow(parent, index, Left, watch);
            None
        } else {
            self.merge(parent, index - usize::from(left.is_some()), watch)
        }
    }

    /// Moves one key between the children on both sides of the separator at `index`, toward `turn`.
    fn borrow(&mut self, node: Id, index: usize, turn: Side, watch: &mut impl FnMut(Step, &Self)) {
        let [left, right] = [0, 1].map(|i| self.nodes[node].children[index + i]);
        let (from, to) = if turn == Left { (right, left) } else { (left, right) };
        watch(Step::Borrow { node: to, from }, self);
        let row = &mut self.nodes[from];
        let nth = if turn == Left { 0 } else { row.keys.len() - 1 };
        let key = row.keys.remove(nth);
        if row.is_leaf() {
            let value = row.values.remove(nth);
            let row = &mut self.nodes[to];
            let nth = if turn == Left { row.keys.len() } else { 0 };
            row.keys.insert(nth, key);
            row.values.insert(nth, value);
            // The least key on the right separates the two.
            self.nodes[node].keys[index] = self.nodes[right].keys[0].clone();
        } else {
            // The separators rotate: one moves up, and the one between the children moves down.
            let child = row.children.remove(if turn == Left { 0 } else { nth + 1 });
            let key = mem::replace(&mut self.nodes[node].keys[index], key);
            let row = &mut self.nodes[to];
            let nth = if turn == Left { row.keys.len() } else { 0 };
            row.keys.insert(nth, key);
            row.children.insert(if turn == Left { nth + 1 } else { 0 }, child);
            self.nodes[child].parent = Some(to);
        }
        watch(Step::Borrowed { node: to }, self);
    }

    /// Merges the children on both sides of the separator at `index`. Returns the node that had the
    /// separator, unless it was a root without any other, which is removed.
    fn merge(&mut self, node: Id, index: usize, watch: &mut impl FnMut(Step, &Self)) -> Option<Id> {
        let [left, right] = [0, 1].map(|i| self.nodes[node].children[index + i]);
        watch(Step::Merge { left, right }, self);
        let above = &mut self.nodes[node];
        above.children.remove(index + 1);
        let separator = above.keys.remove(index);
        let is_root_and_empty = above.parent.is_none() && above.keys.is_empty();
        let mut gone = self.nodes.remove(right);
        let row = &mut self.nodes[left];
        if row.is_leaf() {
            row.values.append(&mut gone.values);
            self.link(Some(left), gone.next);
        } else {
            row.keys.push(separator);
            row.children.append(&mut gone.children);
            self.adopt(left);
        }
        self.nodes[left].keys.append(&mut gone.keys);
        if is_root_and_empty {
            self.nodes.remove(node);
            self.nodes[left].parent = None;
            self.root = Some(left);
        }
        watch(Step::Merged { node: left }, self);
        (!is_root_and_empty).then_some(node)
    }
}

impl<K: Ord + Clone, V, const M: usize> OrderedMap<K, V> for BPlusTree<K, V, M> {
    /// The leaf, and the index of the entry in it.
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
        let leaf = self.leaf_of(key, |_| {}).ok_or(None)?;
        match multiway::search(&self.nodes[leaf].keys, key) {
            Ok(index) => Ok((leaf, index)),
            Err(index) => Err(Some((leaf, index))),
        }
    }

    fn insert_at(&mut self, leaf: Self::Vacancy, key: K, value: V) -> Self::Position {
        let (leaf, index) = leaf.unwrap_or_else(|| (self.add_root(Vec::new()), 0));
        self.put(leaf, index, (key, value), &mut |_, _| {});
        // If the leaf was split, the entries after the cut are in the next one.
        match index.checked_sub(self.nodes[leaf].keys.len()) {
            Some(index) => (self.nodes[leaf].next.expect("the other half"), index),
            None => (leaf, index),
        }
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        self.remove_watched(key, |_, _| {})
    }

    fn pop_first(&mut self) -> Option<(K, V)> {
        let (leaf, _) = self.extreme(self.root?, Left);
        Some(self.take(leaf, 0, &mut |_, _| {}))
    }

    fn pop_last(&mut self) -> Option<(K, V)> {
        let (leaf, _) = self.extreme(self.root?, Right);
        Some(self.take(leaf, self.nodes[leaf].keys.len() - 1, &mut |_, _| {}))
    }

    fn first_from(&self, bound: Bound<&K>) -> Option<Self::Position> {
        let (Bound::Included(key) | Bound::Excluded(key)) = bound else {
            return Some((self.extreme(self.root?, Left).0, 0));
        };
        let leaf = self.leaf_of(key, |_| {})?;
        let row = &self.nodes[leaf];
        let index = multiway::n_admitted(&row.keys, |other| match bound {
            Bound::Excluded(key) => other <= key,
            _ => other < key,
        });
        if index < row.keys.len() { Some((leaf, index)) } else { Some((row.next?, 0)) }
    }

    fn last_to(&self, bound: Bound<&K>) -> Option<Self::Position> {
        let leaf = match bound {
            Bound::Included(key) | Bound::Excluded(key) => self.leaf_of(key, |_| {})?,
            Bound::Unbounded => self.extreme(self.root?, Right).0,
        };
        let n_admitted = multiway::n_admitted(&self.nodes[leaf].keys, |key| match bound {
            Bound::Included(greatest) => key <= greatest,
            Bound::Excluded(above) => key < above,
            Bound::Unbounded => true,
        });
        // The position after the entry, which may be the first of its leaf.
        self.before((leaf, n_admitted))
    }

    fn after(&self, (leaf, index): Self::Position) -> Option<Self::Position> {
        let row = &self.nodes[leaf];
        if index + 1 < row.keys.len() { Some((leaf, index + 1)) } else { Some((row.next?, 0)) }
    }

    fn before(&self, (leaf, index): Self::Position) -> Option<Self::Position> {
        if 0 < index {
            return Some((leaf, index - 1));
        }
        let previous = self.nodes[leaf].previous?;
        Some((previous, self.nodes[previous].keys.len() - 1))
    }

    fn entry_at(&self, &(leaf, index): &Self::Position) -> (&K, &V) {
        let row = &self.nodes[leaf];
        (&row.keys[index], &row.values[index])
    }

    fn value_mut(&mut self, &(leaf, index): &Self::Position) -> &mut V {
        &mut self.nodes[leaf].values[index]
    }

    fn iter<'a>(&'a self) -> impl DoubleEndedIterator<Item = (&'a K, &'a V)>
    where
        K: 'a,
        V: 'a,
    {
        self.scan(..)
    }

    fn range<'a>(
        &'a self,
        keys: impl RangeBounds<K>,
    ) -> impl DoubleEndedIterator<Item = (&'a K, &'a V)>
    where
        K: 'a,
        V: 'a,
    {
        self.scan(keys)
    }

    fn into_sorted_vec(mut self) -> Vec<(K, V)> {
        let mut entries = Vec::with_capacity(self.len);
        let mut next = self.root.map(|root| self.extreme(root, Left).0);
        while let Some(leaf) = next {
            let row = &mut self.nodes[leaf];
            entries.extend(mem::take(&mut row.keys).into_iter().zip(mem::take(&mut row.values)));
            next = row.next;
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
        let (mut n_nodes, mut n_entries, mut last_leaf) = (0, 0, None);
        // A node, its parent, its depth, and the separators that bound its keys.
        let mut waiting: Vec<_> =
            self.root.map(|root| (root, None, 0, None, None)).into_iter().collect();
        while let Some((node, parent, depth, lower, upper)) = waiting.pop() {
            let row = &self.nodes[node];
            let holds = |holds, rule| InvariantError::unless(holds, rule, Some(node));
            n_nodes += 1;
            holds(n_nodes <= self.nodes.len(), "each node is reached once")?;
            holds(row.parent == parent, "a child names its parent")?;
            holds(row.keys.len() < M, "a node has at most M - 1 keys")?;
            holds(
                self.fewest(node) <= row.keys.len(),
                "a node is at least half full, the root not empty",
            )?;
            holds(row.keys.is_sorted_by(|a, b| a < b), "the keys ascend from left to right")?;
            let is_within = lower.is_none_or(|lower| lower <= &row.keys[0])
                && upper.is_none_or(|upper| row.keys.last().is_some_and(|last| last < upper));
            holds(is_within, "the keys lie between the separators")?;
            let n_expected = if Some(depth) == height { 0 } else { row.keys.len() + 1 };
            let rule = "all leaves are at one depth, others have a child more than separators";
            holds(row.children.len() == n_expected, rule)?;
            if row.is_leaf() {
                holds(row.values.len() == row.keys.len(), "each key has a value")?;
                let names = last_leaf.map(|last: Id| self.nodes[last].next);
                let is_linked =
                    row.previous == last_leaf && names.is_none_or(|next| next == Some(node));
                holds(is_linked, "each leaf names its neighbors")?;
                (n_entries, last_leaf) = (n_entries + row.keys.len(), Some(node));
            }
            for (i, &child) in row.children.iter().enumerate().rev() {
                let below = i.checked_sub(1).map_or(lower, |i| row.keys.get(i));
                waiting.push((child, Some(node), depth + 1, below, row.keys.get(i).or(upper)));
            }
        }
        let ends = last_leaf.is_none_or(|last| self.nodes[last].next.is_none());
        InvariantError::unless(ends, "each leaf names its neighbors", last_leaf)?;
        InvariantError::unless(n_nodes == self.nodes.len(), "no node is lost", None)?;
        InvariantError::unless(n_entries == self.len, "the entries are counted", None)
    }
}

std_traits!(BPlusTree, K: Clone, const M: usize);
collects_by_insertion!(BPlusTree, K: Clone, const M: usize);
