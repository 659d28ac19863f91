//! Part of the ordered maps: the shape that 4.6, 4.7 and 4.8 share.
//!
//! Nodes with a parent, a left and a right child. A key is greater than all keys in the subtree on its left, and less than all
//! on its right. How deep the tree may be is not decided here: each section carries what it needs for that in a `mark`
//! of the node, a size, a height or a colour.
//!
//! Anyone may look at a tree, node by node; only the sections change it.

pub mod by_rank;
mod traversals;

use std::mem;
use std::ops::Bound;

use super::Broken;
use super::arena::{Arena, Id};

/// The left or the right of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Where the smaller keys are.
    Left,
    /// Where the greater keys are.
    Right,
}

use Side::{Left, Right};

impl Side {
    /// The other one.
    pub fn flip(self) -> Self {
        match self {
            Left => Right,
            Right => Left,
        }
    }
}

/// A binary search tree, without a rule for its depth.
#[derive(Debug, Clone)]
pub struct BinaryTree<K, V, M> {
    nodes: Arena<Node<K, V, M>>,
    root: Option<Id>,
}

#[derive(Debug, Clone)]
struct Node<K, V, M> {
    key: K,
    value: V,
    mark: M,
    parent: Option<Id>,
    /// The left and the right child.
    children: [Option<Id>; 2],
}

/// Looking at a tree.
impl<K, V, M> BinaryTree<K, V, M> {
    /// The number of nodes. O(1).
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node. O(1).
    pub fn is_empty(&self) -> bool {
        self.root.is_none()
    }

    /// The node that has no parent.
    pub fn root(&self) -> Option<Id> {
        self.root
    }

    /// A child of a node.
    pub fn child(&self, node: Id, side: Side) -> Option<Id> {
        self.nodes[node].children[side as usize]
    }

    /// The node above a node.
    pub fn parent(&self, node: Id) -> Option<Id> {
        self.nodes[node].parent
    }

    /// Where a node hangs: its parent, and on which side; none for the root.
    pub fn place(&self, node: Id) -> Option<(Id, Side)> {
        let parent = self.parent(node)?;
        Some((parent, if self.child(parent, Left) == Some(node) { Left } else { Right }))
    }

    /// The key and the value of a node.
    pub fn entry(&self, node: Id) -> (&K, &V) {
        let Node { key, value, .. } = &self.nodes[node];
        (key, value)
    }

    /// The key of a node.
    pub fn key(&self, node: Id) -> &K {
        &self.nodes[node].key
    }

    /// What a section keeps at a node: a size, a height, a colour.
    pub fn mark(&self, node: Id) -> &M {
        &self.nodes[node].mark
    }

    /// The places for nodes in memory, used or free.
    pub fn n_slots(&self) -> usize {
        self.nodes.n_slots()
    }

    /// The last node on one side of a subtree: its least key on the left, its greatest on the right. O(height).
    pub fn extreme(&self, mut node: Id, side: Side) -> Id {
        while let Some(child) = self.child(node, side) {
            node = child;
        }
        node
    }

    /// The node next to this one in the order of the keys. All n steps through a tree together cost O(n).
    pub fn neighbour(&self, node: Id, side: Side) -> Option<Id> {
        if let Some(child) = self.child(node, side) {
            return Some(self.extreme(child, side.flip()));
        }
        // The nearest node above that has this one on its other side.
        let mut below = node;
        loop {
            let parent = self.parent(below)?;
            if self.child(parent, side) != Some(below) {
                return Some(parent);
            }
            below = parent;
        }
    }

    /// The number of edges on the longest way down; none for an empty tree. O(n), without a stack.
    pub fn height(&self) -> Option<usize> {
        let (mut depth, mut height) = (0, 0);
        let mut node = self.root?;
        loop {
            // Down, to the left if there is a left; else to the right.
            while let Some(child) = self.child(node, Left).or(self.child(node, Right)) {
                (node, depth) = (child, depth + 1);
            }
            height = height.max(depth);
            // Up, to the nearest node that has a right child still to be seen.
            loop {
                let Some(parent) = self.parent(node) else { return Some(height) };
                let right = self.child(parent, Right).filter(|right| *right != node);
                if let Some(right) = right {
                    node = right;
                    break;
                }
                (node, depth) = (parent, depth - 1);
            }
        }
    }
}

/// Searching.
impl<K: Ord, V, M> BinaryTree<K, V, M> {
    /// The node of a key; `watch` is told each node whose key is compared. O(height).
    ///
    /// # Errors
    /// If the key is not there: where it belongs, as the parent and the side; none in an empty tree.
    pub fn search(&self, key: &K, mut watch: impl FnMut(Id)) -> Result<Id, Option<(Id, Side)>> {
        let (mut place, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: if the key is in the tree, it is in the subtree of this node.
            watch(node);
            // One comparison; asked twice it compiles to better code than a match of three ways.
            let order = key.cmp(self.key(node));
            if order.is_eq() {
                return Ok(node);
            }
            let side = if order.is_lt() { Left } else { Right };
            place = Some((node, side));
            next = self.child(node, side);
        }
        Err(place)
    }

    /// The first node that a lower bound admits. O(height).
    pub fn first_from(&self, bound: Bound<&K>) -> Option<Id> {
        self.outermost(Left, |key| match bound {
            Bound::Included(least) => least <= key,
            Bound::Excluded(below) => below < key,
            Bound::Unbounded => true,
        })
    }

    /// The last node that an upper bound admits. O(height).
    pub fn last_to(&self, bound: Bound<&K>) -> Option<Id> {
        self.outermost(Right, |key| match bound {
            Bound::Included(greatest) => key <= greatest,
            Bound::Excluded(above) => key < above,
            Bound::Unbounded => true,
        })
    }

    /// Of the nodes that are admitted, the farthest to one side. What is admitted must reach to the other end of the order.
    fn outermost(&self, side: Side, admits: impl Fn(&K) -> bool) -> Option<Id> {
        let (mut best, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: the answer is the best so far, or in the subtree of this node.
            let admitted = admits(self.key(node));
            if admitted {
                best = Some(node);
            }
            next = self.child(node, if admitted { side } else { side.flip() });
        }
        best
    }

    /// Asks whether the links agree with each other, and whether the keys ascend. O(n).
    ///
    /// # Errors
    /// The first rule that is broken.
    pub fn check_links_and_order(&self) -> Result<(), Broken> {
        if let Some(root) = self.root {
            Broken::unless(self.parent(root).is_none(), "the root has no parent", Some(root))?;
        }
        let mut reached = vec![false; self.n_slots()];
        let mut n_reached = 0;
        let mut waiting: Vec<Id> = self.root.into_iter().collect();
        while let Some(node) = waiting.pop() {
            let again = mem::replace(&mut reached[node.index()], true);
            Broken::unless(!again, "each node is reached once", Some(node))?;
            n_reached += 1;
            for child in [Left, Right].into_iter().filter_map(|side| self.child(node, side)) {
                let is_mutual = self.parent(child) == Some(node);
                Broken::unless(is_mutual, "a child names its parent", Some(child))?;
                waiting.push(child);
            }
        }
        Broken::unless(n_reached == self.len(), "no node is lost", None)?;
        let mut next = self.root.map(|root| self.extreme(root, Left));
        while let Some(node) = next {
            next = self.neighbour(node, Right);
            let ascends = next.is_none_or(|after| self.key(node) < self.key(after));
            Broken::unless(ascends, "the keys ascend from left to right", Some(node))?;
        }
        Ok(())
    }
}

/// Changing a tree, which is for the sections alone.
impl<K, V, M> BinaryTree<K, V, M> {
    pub(crate) fn new() -> Self {
        BinaryTree { nodes: Arena::new(), root: None }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.root = None;
    }

    pub(crate) fn value_mut(&mut self, node: Id) -> &mut V {
        &mut self.nodes[node].value
    }

    pub(crate) fn mark_mut(&mut self, node: Id) -> &mut M {
        &mut self.nodes[node].mark
    }

    /// Hangs a new leaf below `place`, as a failed search gives it.
    pub(crate) fn add_leaf(&mut self, place: Option<(Id, Side)>, key: K, value: V, mark: M) -> Id {
        let parent = place.map(|(parent, _)| parent);
        let leaf = self.nodes.add(Node { key, value, mark, parent, children: [None; 2] });
        match place {
            None => self.root = Some(leaf),
            Some((parent, side)) => self.nodes[parent].children[side as usize] = Some(leaf),
        }
        leaf
    }

    /// Hangs a subtree, which may be empty, below a node; both links are set.
    pub(crate) fn set_child(&mut self, node: Id, side: Side, child: Option<Id>) {
        self.nodes[node].children[side as usize] = child;
        if let Some(child) = child {
            self.nodes[child].parent = Some(node);
        }
    }

    /// Puts the subtree `new`, which may be empty, where `old` hangs.
    pub(crate) fn replace(&mut self, old: Id, new: Option<Id>) {
        if let Some((parent, side)) = self.place(old) {
            self.set_child(parent, side, new);
        } else {
            self.root = new;
            if let Some(new) = new {
                self.nodes[new].parent = None;
            }
        }
    }

    /// All entries, ascending. O(n).
    pub(crate) fn into_sorted_vec(mut self) -> Vec<(K, V)> {
        let mut order = Vec::with_capacity(self.len());
        let mut next = self.root.map(|root| self.extreme(root, Left));
        while let Some(node) = next {
            order.push(node);
            next = self.neighbour(node, Right);
        }
        let mut take = |node| {
            let Node { key, value, .. } = self.nodes.remove(node);
            (key, value)
        };
        order.into_iter().map(&mut take).collect()
    }
}

/// What [`BinaryTree::unlink`] leaves behind.
#[derive(Debug)]
pub(crate) struct Unlinked<K, V, M> {
    /// The entry that was removed.
    pub(crate) entry: (K, V),
    /// Where the tree has one node less: the parent and the side of the place that was vacated; none for the root.
    pub(crate) vacated: Option<(Id, Side)>,
    /// The mark that left the tree with that place.
    pub(crate) mark: M,
}

/// Rotations and removal, the same in every binary search tree.
impl<K, V, M> BinaryTree<K, V, M> {
    /// Turns the tree at `top` towards `turn`: its child on the other side rises into its place, and is returned. The
    /// order of the keys stays as it is.
    ///
    /// # Panics
    /// If there is no child on the other side.
    pub(crate) fn rotate(&mut self, top: Id, turn: Side) -> Id {
        let riser = self.child(top, turn.flip()).expect("a rotation needs a child to raise");
        let middle = self.child(riser, turn);
        self.replace(top, Some(riser));
        self.set_child(top, turn.flip(), middle);
        self.set_child(riser, turn, Some(top));
        riser
    }

    /// Takes a node out. With two children, its successor moves up into its place and takes over its mark, so that what
    /// leaves the tree is the successor's old place and mark. O(height).
    pub(crate) fn unlink(&mut self, node: Id) -> Unlinked<K, V, M> {
        let (mut vacated, mut moved) = (self.place(node), None);
        match (self.child(node, Left), self.child(node, Right)) {
            (only, None) | (None, only) => self.replace(node, only),
            (Some(left), Some(right)) => {
                let successor = self.extreme(right, Left);
                (vacated, moved) = (Some((successor, Right)), Some(successor));
                if successor != right {
                    vacated = self.place(successor);
                    self.replace(successor, self.child(successor, Right));
                    self.set_child(successor, Right, Some(right));
                }
                self.replace(node, Some(successor));
                self.set_child(successor, Left, Some(left));
            }
        }
        let Node { key, value, mut mark, .. } = self.nodes.remove(node);
        if let Some(successor) = moved {
            mem::swap(&mut mark, self.mark_mut(successor));
        }
        Unlinked { entry: (key, value), vacated, mark }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arena, BinaryTree, Id, Left, Node, Right};

    /// 2(1,3), and the names of the three nodes by their keys.
    fn tree() -> (BinaryTree<i32, (), ()>, [Id; 3]) {
        let mut tree = BinaryTree::new();
        let two = tree.add_leaf(None, 2, (), ());
        let one = tree.add_leaf(Some((two, Left)), 1, (), ());
        let three = tree.add_leaf(Some((two, Right)), 3, (), ());
        (tree, [one, two, three])
    }

    fn broken(spoil: impl Fn(&mut Arena<Node<i32, (), ()>>, [Id; 3])) -> Option<String> {
        let (mut tree, names) = tree();
        spoil(&mut tree.nodes, names);
        tree.check_links_and_order().err().map(|broken| broken.to_string())
    }

    #[test]
    fn every_rule_can_be_broken() {
        assert_eq!(broken(|_, _| {}), None);
        let order = "broken: the keys ascend from left to right, at node";
        assert_eq!(broken(|nodes, [one, ..]| nodes[one].key = 2), Some(format!("{order} 1")));
        assert_eq!(broken(|nodes, [_, two, _]| nodes[two].key = 4), Some(format!("{order} 0")));
        let parent = "broken: a child names its parent, at node 2";
        let spoilt = broken(|nodes, [one, _, three]| nodes[three].parent = Some(one));
        assert_eq!(spoilt.as_deref(), Some(parent));
        let root = "broken: the root has no parent, at node 0";
        let spoilt = broken(|nodes, [one, two, _]| nodes[two].parent = Some(one));
        assert_eq!(spoilt.as_deref(), Some(root));
        let lost = "broken: no node is lost";
        let spoilt = broken(|nodes, [_, two, _]| nodes[two].children[0] = None);
        assert_eq!(spoilt.as_deref(), Some(lost));
        let twice = broken(|nodes, [one, two, _]| nodes[two].children[1] = Some(one));
        assert_eq!(twice.as_deref(), Some("broken: each node is reached once, at node 1"));
        let round = broken(|nodes, [one, _, three]| {
            nodes[one].children[0] = Some(three);
            nodes[three].parent = Some(one);
        });
        assert_eq!(round.as_deref(), Some("broken: a child names its parent, at node 2"));
    }

    #[test]
    #[should_panic(expected = "a link leads to a node that was removed")]
    fn a_node_that_was_removed_is_gone() {
        let (mut tree, [one, ..]) = tree();
        tree.unlink(one);
        tree.entry(one);
    }
}
