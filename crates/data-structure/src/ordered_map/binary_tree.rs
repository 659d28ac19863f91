//! Part of [the ordered maps](super): the binary tree that 4.6, 4.7 and 4.8 share.
//!
//! Nodes have a parent, a left and a right child. A key is greater than all keys in its left
//! subtree and less than all keys in its right subtree. This module does not limit the depth of the
//! tree: each section stores what it needs for that in the `mark` of a node, which is nothing, a
//! height or a color.
//!
//! The parts of a node are stored in three vectors. A search reads only the first, so only keys and
//! links are loaded into the cache: sixteen bytes per node with four-byte keys. There are no gaps:
//! when a node is removed, the last one moves into its place, so its id changes.
//!
//! The nodes of a tree can be inspected by all code, but only the sections change it.
//!
//! Page: `docs/en/data-structure/README.md`.

pub mod by_rank;
mod traversals;

use std::mem;
use std::ops::Bound;

use super::InvariantError;
use super::arena::Id;

/// The left or the right side of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side of the smaller keys.
    Left,
    /// The side of the greater keys.
    Right,
}

use Side::{Left, Right};

impl Side {
    /// Returns the other side.
    pub fn flip(self) -> Self {
        match self {
            Left => Right,
            Right => Left,
        }
    }
}

/// A binary search tree without a rule for its depth.
#[derive(Debug, Clone)]
pub struct BinaryTree<K, V, M> {
    nodes: Vec<Node<K>>,
    marks: Vec<M>,
    values: Vec<V>,
    root: Option<Id>,
}

/// The part of a node that is read on a path down or up.
#[derive(Debug, Clone)]
struct Node<K> {
    key: K,
    parent: Option<Id>,
    /// The left and the right child.
    children: [Option<Id>; 2],
}

/// Read access to a tree.
impl<K, V, M> BinaryTree<K, V, M> {
    /// Returns the number of nodes. O(1).
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether there are no nodes. O(1).
    pub fn is_empty(&self) -> bool {
        self.root.is_none()
    }

    /// Returns the root.
    pub fn root(&self) -> Option<Id> {
        self.root
    }

    /// Returns a child of a node.
    pub fn child(&self, node: Id, side: Side) -> Option<Id> {
        self.nodes[node.index()].children[side as usize]
    }

    /// Returns the parent of a node.
    pub fn parent(&self, node: Id) -> Option<Id> {
        self.nodes[node.index()].parent
    }

    /// Returns the place of a node: its parent and its side, or `None` for the root.
    pub fn place(&self, node: Id) -> Option<(Id, Side)> {
        let parent = self.parent(node)?;
        Some((parent, if self.child(parent, Left) == Some(node) { Left } else { Right }))
    }

    /// Returns the key and the value of a node.
    pub fn entry_at(&self, node: Id) -> (&K, &V) {
        (self.key(node), &self.values[node.index()])
    }

    /// Returns the key of a node.
    pub fn key(&self, node: Id) -> &K {
        &self.nodes[node.index()].key
    }

    /// Returns the mark that a section keeps at a node, such as a height or a color.
    pub fn mark(&self, node: Id) -> &M {
        &self.marks[node.index()]
    }

    /// Returns the number of slots for nodes in memory, none of which is free.
    pub fn n_slots(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the last node on one side of a subtree: the one with the least key on the left, or
    /// the greatest on the right. O(height).
    pub fn extreme(&self, mut node: Id, side: Side) -> Id {
        while let Some(child) = self.child(node, side) {
            node = child;
        }
        node
    }

    /// Returns the node next to this one in the order of the keys. All n steps through a tree
    /// together cost O(n).
    pub fn neighbor(&self, node: Id, side: Side) -> Option<Id> {
        if let Some(child) = self.child(node, side) {
            return Some(self.extreme(child, side.flip()));
        }
        // The nearest ancestor that has this node on its other side.
        let mut below = node;
        loop {
            let parent = self.parent(below)?;
            if self.child(parent, side) != Some(below) {
                return Some(parent);
            }
            below = parent;
        }
    }

    /// Returns the number of edges on the longest path down, or `None` for an empty tree. O(n),
    /// without a stack.
    pub fn height(&self) -> Option<usize> {
        let (mut depth, mut height) = (0, 0);
        let mut node = self.root?;
        loop {
            // Down, to the left if there is a left child; otherwise, to the right.
            while let Some(child) = self.child(node, Left).or(self.child(node, Right)) {
                (node, depth) = (child, depth + 1);
            }
            height = height.max(depth);
            // Up, to the nearest node that has a right child not visited yet.
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

/// Search.
impl<K: Ord, V, M> BinaryTree<K, V, M> {
    /// Returns the node of a key; `visit` is called with each node whose key is compared.
    /// O(height).
    ///
    /// # Errors
    /// If the key is not present: the place where it belongs, as the parent and the side, or `None`
    /// in an empty tree.
    pub fn search(&self, key: &K, mut visit: impl FnMut(Id)) -> Result<Id, Option<(Id, Side)>> {
        let (mut place, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: if the key is in the tree, it is in the subtree of this node.
            visit(node);
            // One comparison; testing its result twice compiles to better code than a three-way
            // match.
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

    /// Returns the node of a key, if it is present, like [`search`](BinaryTree::search), but
    /// without the place of an absent key. O(height).
    pub fn find(&self, key: &K) -> Option<Id> {
        let mut next = self.root;
        while let Some(node) = next {
            let Node { key: here, children, .. } = &self.nodes[node.index()];
            let order = key.cmp(here);
            if order.is_eq() {
                break;
            }
            next = children[usize::from(order.is_gt())];
        }
        next
    }

    /// Returns the first node within a lower bound. O(height).
    pub fn first_from(&self, bound: Bound<&K>) -> Option<Id> {
        self.outermost(Left, |key| match bound {
            Bound::Included(least) => least <= key,
            Bound::Excluded(below) => below < key,
            Bound::Unbounded => true,
        })
    }

    /// Returns the last node within an upper bound. O(height).
    pub fn last_to(&self, bound: Bound<&K>) -> Option<Id> {
        self.outermost(Right, |key| match bound {
            Bound::Included(greatest) => key <= greatest,
            Bound::Excluded(above) => key < above,
            Bound::Unbounded => true,
        })
    }

    /// Returns the admitted node that is farthest to one side. The admitted nodes must extend to
    /// the other end of the order.
    fn outermost(&self, side: Side, admits: impl Fn(&K) -> bool) -> Option<Id> {
        let (mut best, mut next) = (None, self.root);
        while let Some(node) = next {
            // Invariant: the answer is the best so far, or in the subtree of this node.
            let Node { key, children, .. } = &self.nodes[node.index()];
            let admitted = admits(key);
            best = if admitted { next } else { best };
            next = children[if admitted { side } else { side.flip() } as usize];
        }
        best
    }

    /// Checks that the links are consistent and the keys ascend. O(n).
    ///
    /// # Errors
    /// The first rule that does not hold.
    pub fn check_links_and_order(&self) -> Result<(), InvariantError> {
        if let Some(root) = self.root {
            InvariantError::unless(
                self.parent(root).is_none(),
                "the root has no parent",
                Some(root),
            )?;
        }
        let mut reached = vec![false; self.n_slots()];
        let mut n_reached = 0;
        let mut waiting: Vec<Id> = self.root.into_iter().collect();
        while let Some(node) = waiting.pop() {
            let again = mem::replace(&mut reached[node.index()], true);
            InvariantError::unless(!again, "each node is reached once", Some(node))?;
            n_reached += 1;
            for child in [Left, Right].into_iter().filter_map(|side| self.child(node, side)) {
                let is_mutual = self.parent(child) == Some(node);
                InvariantError::unless(is_mutual, "a child names its parent", Some(child))?;
                waiting.push(child);
            }
        }
        InvariantError::unless(n_reached == self.len(), "no node is lost", None)?;
        let mut next = self.root.map(|root| self.extreme(root, Left));
        while let Some(node) = next {
            next = self.neighbor(node, Right);
            let ascends = next.is_none_or(|after| self.key(node) < self.key(after));
            InvariantError::unless(ascends, "the keys ascend from left to right", Some(node))?;
        }
        Ok(())
    }
}

/// Changes to a tree, for the sections alone.
impl<K, V, M> BinaryTree<K, V, M> {
    pub(crate) fn new() -> Self {
        BinaryTree { nodes: Vec::new(), marks: Vec::new(), values: Vec::new(), root: None }
    }

    /// Builds the tree of least height from ascending entries: each node has the middle key of its
    /// range, or the left one of two middle keys. Its mark depends on the size of its subtree and
    /// on its depth. O(n).
    pub(crate) fn from_ascending(entries: Vec<(K, V)>, mark: impl Fn(usize, usize) -> M) -> Self
    where
        M: Clone,
    {
        let n = entries.len();
        let mut tree = BinaryTree {
            nodes: Vec::with_capacity(n),
            marks: vec![mark(1, 0); n],
            values: Vec::with_capacity(n),
            root: None,
        };
        for (key, value) in entries {
            tree.nodes.push(Node { key, parent: None, children: [None; 2] });
            tree.values.push(value);
        }
        let mut waiting = vec![(0..n, None, 0)];
        while let Some((range, place, depth)) = waiting.pop() {
            // Invariant: the waiting ranges are those of the subtrees still to be built.
            if range.is_empty() {
                continue;
            }
            let middle = range.start + (range.len() - 1) / 2;
            let node = Id::at(middle);
            tree.hang(place, Some(node));
            tree.marks[middle] = mark(range.len(), depth);
            waiting.push((middle + 1..range.end, Some((node, Right)), depth + 1));
            waiting.push((range.start..middle, Some((node, Left)), depth + 1));
        }
        tree
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.marks.clear();
        self.values.clear();
        self.root = None;
    }

    pub(crate) fn value_mut(&mut self, node: Id) -> &mut V {
        &mut self.values[node.index()]
    }

    pub(crate) fn mark_mut(&mut self, node: Id) -> &mut M {
        &mut self.marks[node.index()]
    }

    /// Adds a new leaf at `place`, as returned by a failed search.
    pub(crate) fn add_leaf(&mut self, place: Option<(Id, Side)>, key: K, value: V, mark: M) -> Id {
        let leaf = Id::at(self.len());
        let parent = place.map(|(parent, _)| parent);
        self.nodes.push(Node { key, parent, children: [None; 2] });
        self.marks.push(mark);
        self.values.push(value);
        *self.link(place) = Some(leaf);
        leaf
    }

    /// Returns the link that leads to a place.
    fn link(&mut self, place: Option<(Id, Side)>) -> &mut Option<Id> {
        match place {
            None => &mut self.root,
            Some((parent, side)) => &mut self.nodes[parent.index()].children[side as usize],
        }
    }

    /// Attaches a subtree, which may be empty, at a place; sets both links.
    fn hang(&mut self, place: Option<(Id, Side)>, subtree: Option<Id>) {
        *self.link(place) = subtree;
        if let Some(top) = subtree {
            self.nodes[top.index()].parent = place.map(|(parent, _)| parent);
        }
    }

    /// Attaches a subtree, which may be empty, below a node.
    pub(crate) fn set_child(&mut self, node: Id, side: Side, child: Option<Id>) {
        self.hang(Some((node, side)), child);
    }

    /// Replaces the subtree `old` by the subtree `new`, which may be empty.
    pub(crate) fn replace(&mut self, old: Id, new: Option<Id>) {
        self.hang(self.place(old), new);
    }

    /// Returns all entries in ascending order. O(n).
    pub(crate) fn into_sorted_vec(mut self) -> Vec<(K, V)> {
        let mut order = Vec::with_capacity(self.len());
        let mut next = self.root.map(|root| self.extreme(root, Left));
        while let Some(node) = next {
            order.push(node);
            next = self.neighbor(node, Right);
        }
        let keys = mem::take(&mut self.nodes).into_iter().map(|node| node.key);
        let mut entries: Vec<_> = keys.zip(mem::take(&mut self.values)).map(Some).collect();
        order.into_iter().filter_map(|node: Id| entries[node.index()].take()).collect()
    }
}

/// The result of [`BinaryTree::unlink`].
#[derive(Debug)]
pub(crate) struct Unlinked<K, V, M> {
    /// The entry that was removed.
    pub(crate) entry: (K, V),
    /// The place where the tree has one node less: the parent and the side, or `None` for the root.
    pub(crate) vacated: Option<(Id, Side)>,
    /// The mark that was removed along with that place.
    pub(crate) mark: M,
}

/// Rotations and removal, which are the same in every binary search tree.
impl<K, V, M> BinaryTree<K, V, M> {
    /// Rotates the subtree at `top` toward `turn`: its child on the other side rises into its
    /// place, and is returned. The order of the keys is preserved.
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

    /// Removes a node. If it has two children, its successor moves up into its place and takes over
    /// its mark, so that the tree loses the successor's old place and mark. O(height).
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
        if let Some(successor) = moved {
            self.marks.swap(node.index(), successor.index());
        }
        let last = Id::at(self.len() - 1);
        let vacated =
            vacated.map(|(parent, side)| (if parent == last { node } else { parent }, side));
        let (entry, mark) = self.swap_remove(node);
        Unlinked { entry, vacated, mark }
    }

    /// Removes a node, to which no link leads anymore, from the vectors. The last node takes over
    /// its place and id.
    fn swap_remove(&mut self, node: Id) -> ((K, V), M) {
        let last = Id::at(self.len() - 1);
        if node != last {
            *self.link(self.place(last)) = Some(node);
            for child in self.nodes[last.index()].children.into_iter().flatten() {
                self.nodes[child.index()].parent = Some(node);
            }
        }
        let i = node.index();
        let (key, value) = (self.nodes.swap_remove(i).key, self.values.swap_remove(i));
        ((key, value), self.marks.swap_remove(i))
    }
}

#[cfg(test)]
mod tests {
    use super::{BinaryTree, Id, Left, Node, Right};

    /// The tree 2(1,3), and the ids of the three nodes in the order of their keys.
    fn tree() -> (BinaryTree<i32, (), ()>, [Id; 3]) {
        let mut tree = BinaryTree::new();
        let two = tree.add_leaf(None, 2, (), ());
        let one = tree.add_leaf(Some((two, Left)), 1, (), ());
        let three = tree.add_leaf(Some((two, Right)), 3, (), ());
        (tree, [one, two, three])
    }

    fn broken(spoil: impl Fn(&mut Vec<Node<i32>>, [usize; 3])) -> Option<String> {
        let (mut tree, names) = tree();
        spoil(&mut tree.nodes, names.map(Id::index));
        tree.check_links_and_order().err().map(|broken| broken.to_string())
    }

    #[test]
    fn every_rule_can_be_broken() {
        assert_eq!(broken(|_, _| {}), None);
        let order = "broken: the keys ascend from left to right, at node";
        assert_eq!(broken(|nodes, [one, ..]| nodes[one].key = 2), Some(format!("{order} 1")));
        assert_eq!(broken(|nodes, [_, two, _]| nodes[two].key = 4), Some(format!("{order} 0")));
        let parent = "broken: a child names its parent, at node 2";
        let spoilt = broken(|nodes, [one, _, three]| nodes[three].parent = Some(Id::at(one)));
        assert_eq!(spoilt.as_deref(), Some(parent));
        let root = "broken: the root has no parent, at node 0";
        let spoilt = broken(|nodes, [one, two, _]| nodes[two].parent = Some(Id::at(one)));
        assert_eq!(spoilt.as_deref(), Some(root));
        let lost = "broken: no node is lost";
        let spoilt = broken(|nodes, [_, two, _]| nodes[two].children[0] = None);
        assert_eq!(spoilt.as_deref(), Some(lost));
        let twice = broken(|nodes, [one, two, _]| nodes[two].children[1] = Some(Id::at(one)));
        assert_eq!(twice.as_deref(), Some("broken: each node is reached once, at node 1"));
        let round = broken(|nodes, [one, _, three]| {
            nodes[one].children[0] = Some(Id::at(three));
            nodes[three].parent = Some(Id::at(one));
        });
        assert_eq!(round.as_deref(), Some("broken: a child names its parent, at node 2"));
    }

    #[test]
    fn the_last_node_takes_the_place_of_one_that_is_removed() {
        let (mut tree, [one, two, three]) = tree();
        assert_eq!(tree.unlink(one).entry, (1, ()));
        assert_eq!((tree.n_slots(), tree.child(two, Right)), (2, Some(one)));
        assert_eq!((*tree.key(one), tree.parent(one)), (3, Some(two)));
        // The node that moves may be the root, or the node below which a place became vacant.
        let vacated = tree.unlink(two).vacated;
        assert_eq!((vacated, tree.root(), *tree.key(two)), (None, Some(two), 3));
        tree.add_leaf(Some((two, Left)), 1, (), ());
        let four = tree.add_leaf(Some((two, Right)), 4, (), ());
        assert_eq!(four, three);
        tree.add_leaf(Some((four, Right)), 5, (), ());
        let last = tree.add_leaf(Some((one, Left)), 0, (), ());
        let leaf = tree.add_leaf(Some((last, Left)), -1, (), ());
        tree.replace(leaf, None);
        tree.swap_remove(leaf);
        assert_eq!(tree.check_links_and_order(), Ok(()));
    }
}
