//! AVL tree: a binary search tree in which the subtrees of every node differ in height by at most
//! one.
//!
//! Cost: O(log n) for each operation in the worst case: the height is less than
//! 1.4405 log₂(n + 2) - 1.3277. An insertion needs at most one single or double rotation, a
//! deletion at most one per level. O(n) space, O(1) beside the tree.
//!
//! Domain: up to 2³² - 1 entries with keys in any total order.
//!
//! Source: G. M. Adelson-Velsky, E. M. Landis, *An algorithm for the organization of information*
//! (1962); D. E. Knuth, *The Art of Computer Programming* 3, 6.2.3.
//!
//! Checked: the suite of all ordered maps against `BTreeMap`, with the heights checked; the number
//! of rotations.
//!
//! Page: `docs/en/data-structure/avl-tree.md`.

pub mod plain;
pub mod ranked;

use std::mem;
use std::ops::Bound;

use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::Side::{self, Left, Right};
use crate::ordered_map::binary_tree::{BinaryTree, Unlinked};
use crate::ordered_map::{
    InvariantError, OrderedMap, collects_sorted_at_once, made_of_sorted, positions_in_binary_tree,
    std_traits,
};

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search key is about to be compared with a node's key.
    Compare {
        /// The node.
        node: Id,
    },
    /// A new leaf has been added to the tree. The heights above it have not been updated yet.
    Link {
        /// The leaf.
        node: Id,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its node.
        node: Id,
    },
    /// A node is about to be removed. Its place is taken by its successor if it has two children,
    /// or by its child if it has one.
    Unlink {
        /// The node.
        node: Id,
    },
    /// On the way up, the height of a node has been recomputed.
    Measure {
        /// The node.
        node: Id,
    },
    /// One subtree of a node is higher than the other by two, so rotations are about to follow.
    Lean {
        /// The node.
        node: Id,
        /// The side on which it is higher, and the side on which its higher child is higher.
        case: Case,
    },
    /// A node has been rotated down; its parent is now the child that rose.
    Rotate {
        /// The node.
        down: Id,
    },
}

/// The four shapes of a node whose subtrees differ in height by two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// The left child is higher, and leans left or not at all: the node is rotated to the right.
    LeftLeft,
    /// The left child is higher and leans right: it is rotated to the left, and then the node to
    /// the right.
    LeftRight,
    /// The right child is higher and leans left: it is rotated to the right, and then the node to
    /// the left.
    RightLeft,
    /// The right child is higher, and leans right or not at all: the node is rotated to the left.
    RightRight,
}

/// An ordered map in a height-balanced binary search tree.
///
/// ```
/// use data_structure::AvlTree;
///
/// let mut map = AvlTree::new();
/// map.insert(2, 'b');
/// map.insert(1, 'a');
/// assert_eq!(map.get(&2), Some(&'b'));
/// assert_eq!(map.pop_first(), Some((1, 'a')));
/// ```
#[derive(Clone)]
pub struct AvlTree<K, V> {
    /// The mark of a node is the height of its subtree: 0 for a leaf.
    tree: BinaryTree<K, V, i8>,
}

impl<K: Ord, V> AvlTree<K, V> {
    /// Creates an empty map.
    pub fn new() -> Self {
        AvlTree { tree: BinaryTree::new() }
    }

    /// Builds the tree of least height from ascending entries. A subtree of m nodes has height
    /// ⌊log₂ m⌋.
    fn from_ascending(entries: Vec<(K, V)>) -> Self {
        let height = |size: usize, _| size.ilog2().try_into().expect("a height below 64");
        AvlTree { tree: BinaryTree::from_ascending(entries, height) }
    }

    /// Returns the underlying tree, for inspection.
    pub fn tree(&self) -> &BinaryTree<K, V, i8> {
        &self.tree
    }

    /// Inserts an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then [`Step::Replace`], or [`Step::Link`] and the steps of the rebalancing.
    pub fn insert_watched(
        &mut self,
        key: K,
        value: V,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        match self.tree.search(&key, |node| watch(Step::Compare { node }, self)) {
            Ok(node) => {
                let old = mem::replace(self.tree.value_mut(node), value);
                watch(Step::Replace { node }, self);
                Some(old)
            }
            Err(place) => {
                self.link(place, (key, value), &mut watch);
                None
            }
        }
    }

    /// Adds a new leaf where a search ended, and rebalances the tree above it.
    fn link(
        &mut self,
        place: Option<(Id, Side)>,
        (key, value): (K, V),
        watch: &mut impl FnMut(Step, &Self),
    ) -> Id {
        let node = self.tree.add_leaf(place, key, value, 0);
        watch(Step::Link { node }, self);
        self.retrace(self.tree.parent(node), watch);
        node
    }

    /// Removes an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then, if the key is present, [`Step::Unlink`] and the steps of the rebalancing.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let node = self.tree.search(key, |node| watch(Step::Compare { node }, self)).ok()?;
        Some(self.unlink(node, &mut watch))
    }

    /// Removes a node, and rebalances the tree above the place that became vacant.
    fn unlink(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> (K, V) {
        watch(Step::Unlink { node }, self);
        let Unlinked { entry, vacated, .. } = self.tree.unlink(node);
        self.retrace(vacated.map(|(parent, _)| parent), watch);
        entry
    }

    /// Goes up from a node below which a height has changed by one, and balances each node on the
    /// path.
    fn retrace(&mut self, mut next: Option<Id>, watch: &mut impl FnMut(Step, &Self)) {
        while let Some(node) = next {
            // Invariant: only this node and its ancestors may lean by two or have a wrong height.
            let before = self.height_of(Some(node));
            self.measure(node);
            watch(Step::Measure { node }, self);
            let top = self.balance(node, watch);
            if self.height_of(Some(top)) == before {
                break;
            }
            next = self.tree.parent(top);
        }
    }

    /// Rotates a node that leans by two. Returns the new root of the subtree.
    fn balance(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> Id {
        let Some(high) = self.leans_by_two(node) else { return node };
        let child = self.tree.child(node, high).expect("what leans has a child on that side");
        let is_bent = self.lean(child, high) < 0;
        let case = match (high, is_bent) {
            (Left, false) => Case::LeftLeft,
            (Left, true) => Case::LeftRight,
            (Right, true) => Case::RightLeft,
            (Right, false) => Case::RightRight,
        };
        watch(Step::Lean { node, case }, self);
        if is_bent {
            self.rotate(child, high, watch);
        }
        self.rotate(node, high.flip(), watch)
    }

    /// Rotates a node and updates the heights.
    fn rotate(&mut self, down: Id, turn: Side, watch: &mut impl FnMut(Step, &Self)) -> Id {
        let riser = self.tree.rotate(down, turn);
        self.measure(down);
        self.measure(riser);
        watch(Step::Rotate { down }, self);
        riser
    }

    /// Recomputes the height of a node from those of its children.
    fn measure(&mut self, node: Id) {
        let [left, right] = [Left, Right].map(|side| self.height_of(self.tree.child(node, side)));
        *self.tree.mark_mut(node) = 1 + left.max(right);
    }

    /// Returns by how much the subtree on one side of a node is higher than the other: -1, 0 or 1
    /// between operations. O(1).
    pub fn lean(&self, node: Id, side: Side) -> i8 {
        let height = |side| self.height_of(self.tree.child(node, side));
        height(side) - height(side.flip())
    }

    /// Returns the side on which a node is too high, if any.
    fn leans_by_two(&self, node: Id) -> Option<Side> {
        match self.lean(node, Left) {
            2.. => Some(Left),
            ..=-2 => Some(Right),
            _ => None,
        }
    }

    /// Returns the height of a subtree, which is -1 if it is empty. O(1).
    pub fn height_of(&self, subtree: Option<Id>) -> i8 {
        subtree.map_or(-1, |node| *self.tree.mark(node))
    }
}

impl<K: Ord, V> OrderedMap<K, V> for AvlTree<K, V> {
    positions_in_binary_tree!(tree);

    fn clear(&mut self) {
        self.tree.clear();
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.insert_watched(key, value, |_, _| {})
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        self.remove_watched(key, |_, _| {})
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        self.tree.check_links_and_order()?;
        let mut next = self.first_from(Bound::Unbounded);
        while let Some(node) = next {
            let [left, right] =
                [Left, Right].map(|side| self.height_of(self.tree.child(node, side)));
            let is_height = *self.tree.mark(node) == 1 + left.max(right);
            InvariantError::unless(
                is_height,
                "a height is one more than the higher child's",
                Some(node),
            )?;
            let is_balanced = self.leans_by_two(node).is_none();
            InvariantError::unless(
                is_balanced,
                "two subtrees differ in height by one",
                Some(node),
            )?;
            next = self.after(node);
        }
        Ok(())
    }
}

std_traits!(AvlTree);
collects_sorted_at_once!(AvlTree);
made_of_sorted!(AvlTree);

#[cfg(test)]
mod tests {
    use super::{AvlTree, InvariantError, OrderedMap};

    type Set = AvlTree<i32, ()>;

    fn set(keys: impl IntoIterator<Item = i32>) -> Set {
        keys.into_iter().map(|key| (key, ())).collect()
    }

    /// An insertion that omits the second rotation where the child leans the other way.
    fn rotates_once(mut set: Set, key: i32) -> Result<(), InvariantError> {
        let place = set.tree.search(&key, |_| {}).unwrap_err();
        let leaf = set.tree.add_leaf(place, key, (), 0);
        let mut next = set.tree.parent(leaf);
        while let Some(node) = next {
            set.measure(node);
            let high = set.leans_by_two(node);
            let top = high.map_or(node, |high| set.rotate(node, high.flip(), &mut |_, _| {}));
            next = set.tree.parent(top);
        }
        set.check_invariants()
    }

    /// A deletion that balances only the first leaning node on the way up, which would be enough
    /// after an insertion.
    fn balances_the_first(mut set: Set, key: i32) -> Result<(), InvariantError> {
        let node = set.tree.search(&key, |_| {}).unwrap();
        let mut next = set.tree.unlink(node).vacated.map(|(parent, _)| parent);
        let mut has_leant = false;
        while let Some(node) = next {
            set.measure(node);
            let top = if has_leant { node } else { set.balance(node, &mut |_, _| {}) };
            has_leant |= top != node;
            next = set.tree.parent(top);
        }
        set.check_invariants()
    }

    #[test]
    fn shortcuts_are_caught() {
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let is_broken = |[a, b, c]: &[i32; 3]| rotates_once(set([*a, *b]), *c).is_err();
        assert!(orders.iter().filter(|order| is_broken(order)).eq(&[[0, 2, 1], [2, 0, 1]]));
        // The trees with the fewest nodes for their height, level by level.
        let sparse = [&[2, 1][..], &[3, 2, 4, 1], &[5, 3, 7, 2, 4, 6, 1]];
        for set in sparse.map(|keys| set(keys.iter().copied())) {
            assert!(set.keys().all(|key| balances_the_first(set.clone(), *key).is_ok()));
        }
        let twelve = set([8, 5, 11, 3, 7, 10, 12, 2, 4, 6, 9, 1]);
        assert!(balances_the_first(twelve, 12).is_err());
    }
}
