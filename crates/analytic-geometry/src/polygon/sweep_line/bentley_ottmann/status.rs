//! Part of [`sweep_line`](super::super): the segments at the sweep line in a treap, which can be cut and joined again.
//!
//! A treap is a search tree in which each node also has a priority that looks random, none above that of its parent. Its depth is
//! O(log n) then, as if the nodes had been inserted by descending priority, that is, in random order.
//!
//! Source: R. Seidel, C. R. Aragon, "Randomized search trees" (1996).

use std::cmp::Ordering;

/// A subtree by its root.
pub(super) type Tree = Option<usize>;

/// A list of segments, each at most once. The nodes are the segments themselves.
pub(super) struct Status {
    nodes: Vec<Node>,
    root: Tree,
}

#[derive(Clone, Copy)]
struct Node {
    priority: u64,
    left: Tree,
    right: Tree,
}

impl Status {
    /// An empty list, for segments with indices below `n`.
    pub(super) fn new(n: usize) -> Self {
        // Multiples of the golden ratio, then mixed: different for each, and spread like chance.
        let priority = |i: usize| {
            let mixed = (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
        };
        let node = |i| Node { priority: priority(i), left: None, right: None };
        Status { nodes: (0..n).map(node).collect(), root: None }
    }

    /// Cuts the list in three, by where a place is: above a segment, on it, or below it. The list is empty then. O(log n + the
    /// number of segments that contain the place).
    ///
    /// The segments must be in order: first those below the place, then those that contain it, then those above.
    pub(super) fn cut(&mut self, place_of: impl Fn(usize) -> Ordering) -> [Tree; 3] {
        let root = self.root.take();
        self.cut_tree(root, &place_of)
    }

    fn cut_tree(&mut self, tree: Tree, place_of: &impl Fn(usize) -> Ordering) -> [Tree; 3] {
        let Some(root) = tree else { return [None; 3] };
        let Node { left, right, .. } = self.nodes[root];
        match place_of(root) {
            Ordering::Less => {
                let [below, on, rest] = self.cut_tree(left, place_of);
                self.nodes[root].left = rest;
                [below, on, tree]
            }
            Ordering::Greater => {
                let [rest, on, above] = self.cut_tree(right, place_of);
                self.nodes[root].right = rest;
                [tree, on, above]
            }
            Ordering::Equal => {
                let [below, first, _] = self.cut_tree(left, place_of);
                let [_, second, above] = self.cut_tree(right, place_of);
                (self.nodes[root].left, self.nodes[root].right) = (first, second);
                [below, tree, above]
            }
        }
    }

    /// Joins a tree to the end of the list. O(log n).
    pub(super) fn append(&mut self, tree: Tree) {
        self.root = self.join(self.root, tree);
    }

    /// Adds a segment at the end. O(log n).
    pub(super) fn push(&mut self, segment: usize) {
        (self.nodes[segment].left, self.nodes[segment].right) = (None, None);
        self.append(Some(segment));
    }

    fn join(&mut self, first: Tree, second: Tree) -> Tree {
        let (Some(a), Some(b)) = (first, second) else { return first.or(second) };
        if self.nodes[a].priority < self.nodes[b].priority {
            self.nodes[b].left = self.join(first, self.nodes[b].left);
            second
        } else {
            self.nodes[a].right = self.join(self.nodes[a].right, second);
            first
        }
    }

    /// Adds what stands in a tree to a vector, in order. O(its size).
    pub(super) fn list(&self, tree: Tree, into: &mut Vec<usize>) {
        if let Some(node) = tree {
            self.list(self.nodes[node].left, into);
            into.push(node);
            self.list(self.nodes[node].right, into);
        }
    }

    /// The first segment of a tree. O(log n).
    pub(super) fn first(&self, tree: Tree) -> Option<usize> {
        let next = |&node: &usize| self.nodes[node].left;
        std::iter::successors(tree, next).last()
    }

    /// The last segment of a tree. O(log n).
    pub(super) fn last(&self, tree: Tree) -> Option<usize> {
        let next = |&node: &usize| self.nodes[node].right;
        std::iter::successors(tree, next).last()
    }
}
