//! Red-black tree: a binary search tree with red and black nodes, and the same number of black
//! nodes on every path down.
//!
//! Cost: O(log n) for each operation in the worst case: the height is less than 2 log₂(n + 1). An
//! insertion needs at most two rotations, a deletion at most three; recolorings are O(1) amortized.
//! O(n) space, O(1) beside the tree.
//!
//! Domain: up to 2³² - 1 entries with keys in any total order.
//!
//! Source: L. J. Guibas, R. Sedgewick, *A dichromatic framework for balanced trees* (1978); T. H.
//! Cormen et al., *Introduction to Algorithms*, chapter 13.
//!
//! Checked: the suite of all ordered maps against `BTreeMap`, with the colors checked; the numbers
//! of rotations and recolorings.
//!
//! Page: `docs/en/data-structure/red-black-tree.md`.

pub mod plain;

use std::mem;

use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::Side::{self, Left, Right};
use crate::ordered_map::binary_tree::{BinaryTree, Unlinked};
use crate::ordered_map::{
    InvariantError, OrderedMap, collects_by_insertion, made_of_sorted, positions_in_binary_tree,
    std_traits,
};

/// The color of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// The parent and the children of the node are black.
    Red,
    /// The node counts: every path down passes the same number of black nodes.
    Black,
}

use Color::{Black, Red};

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search key is about to be compared with a node's key.
    Compare {
        /// The node.
        node: Id,
    },
    /// A new leaf has been added to the tree; it is red.
    Link {
        /// The leaf.
        node: Id,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its node.
        node: Id,
    },
    /// A red node below a red one is about to be repaired.
    TwoReds {
        /// The lower one.
        node: Id,
        /// The case, which determines the repair.
        case: TwoReds,
    },
    /// A node is about to be removed. Its place is taken by its successor if it has two children,
    /// or by its child if it has one.
    Unlink {
        /// The node.
        node: Id,
    },
    /// A place is doubly black, which means that the paths through it have one black node too few,
    /// and is about to be repaired.
    DoublyBlack {
        /// The parent of the place.
        parent: Id,
        /// The side of the place.
        side: Side,
        /// The case, which determines the repair.
        case: DoublyBlack,
    },
    /// A node has been rotated down; its parent is now the child that rose, and the two have
    /// exchanged colors.
    Rotate {
        /// The node.
        down: Id,
    },
    /// A node has been recolored without a rotation.
    Paint {
        /// The node.
        node: Id,
    },
}

/// The cases of a red node below a red one. The uncle is the sibling of the upper one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoReds {
    /// The uncle is red: both siblings become black, and their parent becomes red.
    RedUncle,
    /// The uncle is black, and the two reds are on different sides of their parents: the upper one
    /// is rotated, which makes them straight.
    Bent,
    /// The uncle is black, and the two reds are on the same side: their grandparent is rotated.
    Straight,
}

/// The cases of a doubly black place. The nephews are the children of its sibling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DoublyBlack {
    /// The sibling is red: it is rotated above the parent, and the next sibling is black.
    RedSibling,
    /// The sibling and both nephews are black: the sibling becomes red, and the parent's place is
    /// repaired next.
    BlackNephews,
    /// Only the nephew near the place is red: it is rotated above the sibling, and then the far
    /// nephew is red.
    NearRed,
    /// The nephew far from the place is red: the sibling is rotated above the parent, and the
    /// nephew becomes black.
    FarRed,
}

/// An ordered map in a binary search tree that is balanced by colors.
///
/// ```
/// use data_structure::RedBlackTree;
///
/// let mut map = RedBlackTree::from([(2, 'b'), (1, 'a')]);
/// assert_eq!(map.remove(&1), Some('a'));
/// assert!(!map.contains_key(&1));
/// ```
#[derive(Clone)]
pub struct RedBlackTree<K, V> {
    tree: BinaryTree<K, V, Color>,
}

impl<K: Ord, V> RedBlackTree<K, V> {
    /// Creates an empty map.
    pub fn new() -> Self {
        RedBlackTree { tree: BinaryTree::new() }
    }

    /// Builds the tree of least height from ascending entries. All levels except the last are full
    /// and black; the last is red, unless it is the root's.
    fn from_ascending(entries: Vec<(K, V)>) -> Self {
        let last = entries.len().checked_ilog2().unwrap_or(0) as usize;
        let color = |_, depth| if 0 < depth && depth == last { Red } else { Black };
        RedBlackTree { tree: BinaryTree::from_ascending(entries, color) }
    }

    /// Returns the underlying tree, for inspection.
    pub fn tree(&self) -> &BinaryTree<K, V, Color> {
        &self.tree
    }

    /// Inserts an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then [`Step::Replace`], or [`Step::Link`] and each [`Step::TwoReds`] followed by its
    /// repair.
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

    /// Adds a new red leaf where a search ended, and repairs two reds in a row.
    fn link(
        &mut self,
        place: Option<(Id, Side)>,
        (key, value): (K, V),
        watch: &mut impl FnMut(Step, &Self),
    ) -> Id {
        let leaf = self.tree.add_leaf(place, key, value, Red);
        watch(Step::Link { node: leaf }, self);
        self.part_two_reds(leaf, watch);
        leaf
    }

    /// Goes up from a red node whose parent may be red too, and repairs two reds in a row.
    fn part_two_reds(&mut self, mut node: Id, watch: &mut impl FnMut(Step, &Self)) {
        // Invariant: the only possible violation is that this node and its parent are both red, or
        // that the root is red.
        while let Some((mut parent, side)) = self.tree.place(node) {
            if self.color(Some(parent)) == Black {
                return;
            }
            let Some((above, high)) = self.tree.place(parent) else { break };
            let uncle = self.tree.child(above, high.flip());
            if self.color(uncle) == Red {
                watch(Step::TwoReds { node, case: TwoReds::RedUncle }, self);
                for (node, color) in [(Some(parent), Black), (uncle, Black), (Some(above), Red)] {
                    self.paint(node, color, watch);
                }
                node = above;
                continue;
            }
            if side != high {
                watch(Step::TwoReds { node, case: TwoReds::Bent }, self);
                (node, parent) = (parent, self.rotate(parent, high, watch));
            }
            debug_assert_eq!(self.tree.parent(node), Some(parent));
            watch(Step::TwoReds { node, case: TwoReds::Straight }, self);
            self.rotate(above, high.flip(), watch);
            return;
        }
        self.paint(self.tree.root(), Black, watch);
    }

    /// Removes an entry and reports each step to `watch`: a [`Step::Compare`] for each node on the
    /// path, then [`Step::Unlink`] if the key is present, and each [`Step::DoublyBlack`] followed
    /// by its repair.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let node = self.tree.search(key, |node| watch(Step::Compare { node }, self)).ok()?;
        Some(self.unlink(node, &mut watch))
    }

    /// Removes a node; if it was black, restores the missing black node on its paths.
    fn unlink(&mut self, node: Id, watch: &mut impl FnMut(Step, &Self)) -> (K, V) {
        watch(Step::Unlink { node }, self);
        let Unlinked { entry, vacated, mark } = self.tree.unlink(node);
        if mark == Black {
            self.fill_doubly_black(vacated, watch);
        }
        entry
    }

    /// Restores the black node that is missing on the paths through a place.
    fn fill_doubly_black(
        &mut self,
        mut place: Option<(Id, Side)>,
        watch: &mut impl FnMut(Step, &Self),
    ) {
        while let Some((parent, side)) = place {
            // Invariant: all paths through this place have one black node too few. The node at this
            // place may be red, even below a red parent. Otherwise, every rule holds.
            let node = self.tree.child(parent, side);
            if self.color(node) == Red {
                return self.paint(node, Black, watch);
            }
            let far = side.flip();
            let sibling = self.tree.child(parent, far).expect("black nodes on the other side");
            let nephew = |side| self.tree.child(sibling, side);
            let reds = [nephew(side), nephew(far)].map(|nephew| self.color(nephew) == Red);
            let case = match (self.color(Some(sibling)), reds) {
                (Red, _) => DoublyBlack::RedSibling,
                (Black, [_, true]) => DoublyBlack::FarRed,
                (Black, [true, false]) => DoublyBlack::NearRed,
                (Black, [false, false]) => DoublyBlack::BlackNephews,
            };
            let far_nephew = nephew(far);
            watch(Step::DoublyBlack { parent, side, case }, self);
            match case {
                DoublyBlack::RedSibling => {
                    self.rotate(parent, side, watch);
                }
                DoublyBlack::NearRed => {
                    self.rotate(sibling, far, watch);
                }
                DoublyBlack::BlackNephews => {
                    self.paint(Some(sibling), Red, watch);
                    place = self.tree.place(parent);
                }
                DoublyBlack::FarRed => {
                    self.rotate(parent, side, watch);
                    return self.paint(far_nephew, Black, watch);
                }
            }
        }
        self.paint(self.tree.root(), Black, watch);
    }

    /// Rotates a node and exchanges the colors of the two nodes, so that their place keeps its
    /// color.
    fn rotate(&mut self, down: Id, turn: Side, watch: &mut impl FnMut(Step, &Self)) -> Id {
        let riser = self.tree.rotate(down, turn);
        let colors = (*self.tree.mark(riser), *self.tree.mark(down));
        (*self.tree.mark_mut(down), *self.tree.mark_mut(riser)) = colors;
        watch(Step::Rotate { down }, self);
        riser
    }

    /// Sets the color of a node.
    fn paint(&mut self, node: Option<Id>, color: Color, watch: &mut impl FnMut(Step, &Self)) {
        if let Some(node) = node
            && *self.tree.mark(node) != color
        {
            *self.tree.mark_mut(node) = color;
            watch(Step::Paint { node }, self);
        }
    }

    /// Returns the color of a place; an empty place is black.
    fn color(&self, node: Option<Id>) -> Color {
        node.map_or(Black, |node| *self.tree.mark(node))
    }

    /// Returns the number of black nodes on every path down. O(log n).
    pub fn black_height(&self) -> usize {
        let down = |node: &Id| self.tree.child(*node, Left);
        let way = std::iter::successors(self.tree.root(), down);
        way.filter(|node| *self.tree.mark(*node) == Black).count()
    }
}

impl<K: Ord, V> OrderedMap<K, V> for RedBlackTree<K, V> {
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
        let root = self.tree.root();
        InvariantError::unless(self.color(root) == Black, "the root is black", root)?;
        // The number of black nodes from the root down to each node, inclusive.
        let mut n_black = vec![0; self.tree.n_slots()];
        let all = self.black_height();
        for node in self.tree.pre_order() {
            let color = *self.tree.mark(node);
            let parent = self.tree.parent(node);
            let two_reds = color == Red && self.color(parent) == Red;
            InvariantError::unless(!two_reds, "no red node is below a red one", Some(node))?;
            let here =
                parent.map_or(0, |parent| n_black[parent.index()]) + usize::from(color == Black);
            n_black[node.index()] = here;
            let ends = [Left, Right].iter().any(|side| self.tree.child(node, *side).is_none());
            let is_even = !ends || here == all;
            InvariantError::unless(is_even, "every way down has as many black nodes", Some(node))?;
        }
        Ok(())
    }
}

std_traits!(RedBlackTree);
collects_by_insertion!(RedBlackTree);
made_of_sorted!(RedBlackTree);

#[cfg(test)]
mod tests {
    use super::{Black, RedBlackTree};
    use crate::ordered_map::OrderedMap;

    type Set = RedBlackTree<i32, ()>;

    fn set(keys: impl IntoIterator<Item = i32>) -> Set {
        keys.into_iter().map(|key| (key, ())).collect()
    }

    /// An insertion whose new leaf is black: two reds can never meet, but all paths through the
    /// leaf get longer. Returns the rule that does not hold.
    fn inserts_black(mut set: Set, key: i32) -> Option<&'static str> {
        let place = set.tree.search(&key, |_| {}).unwrap_err();
        set.tree.add_leaf(place, key, (), Black);
        set.check_invariants().err().map(|broken| broken.rule)
    }

    /// A deletion without repairs. Returns the rule that does not hold.
    fn repairs_nothing(mut set: Set, key: i32) -> Option<&'static str> {
        let node = set.tree.search(&key, |_| {}).unwrap();
        set.tree.unlink(node);
        set.check_invariants().err().map(|broken| broken.rule)
    }

    #[test]
    fn shortcuts_are_caught() {
        let uneven = Some("every way down has as many black nodes");
        assert_eq!((inserts_black(set([]), 1), inserts_black(set([1]), 2)), (None, uneven));
        // The original page repairs a deletion by the cases of the insertion. In a tree of three
        // black nodes, which has no two reds, they do nothing, although the sibling must become
        // red.
        let mut three = set([2, 1, 3, 4]);
        three.remove(&4);
        assert_eq!((repairs_nothing(set([2, 1, 3]), 1), repairs_nothing(three, 1)), (None, uneven));
        // A red child of the removed node must become black if its new parent is red.
        let red = set([13, 8, 17, 1, 11, 15, 25, 6, 22, 27]);
        assert_eq!(repairs_nothing(red, 1), Some("no red node is below a red one"));
    }
}
