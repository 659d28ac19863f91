//! Part of [`sweep_line`](super::super): the segments at the sweep line in a treap, which can be cut in two and joined again.
//!
//! A treap is a search tree in which each node also has a priority that looks random, none above that of its parent. Its depth is
//! O(log n) then, as if the nodes had been inserted by descending priority, that is, in random order.
//!
//! Source: R. Seidel, C. R. Aragon, "Randomized search trees" (1996).

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

    /// Cuts the list in two: the first part holds those for which `is_before` holds. They must stand before all others. The list is
    /// empty then. O(log n).
    pub(super) fn split(&mut self, is_before: impl Fn(usize) -> bool) -> (Tree, Tree) {
        let root = self.root.take();
        self.split_tree(root, &is_before)
    }

    fn split_tree(&mut self, tree: Tree, is_before: &impl Fn(usize) -> bool) -> (Tree, Tree) {
        let Some(root) = tree else { return (None, None) };
        if is_before(root) {
            let (first, second) = self.split_tree(self.nodes[root].right, is_before);
            self.nodes[root].right = first;
            (tree, second)
        } else {
            let (first, second) = self.split_tree(self.nodes[root].left, is_before);
            self.nodes[root].left = second;
            (first, tree)
        }
    }

    /// Makes the list that of a tree.
    pub(super) fn set(&mut self, tree: Tree) {
        self.root = tree;
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
        let (mut next, mut waiting) = (tree, Vec::new());
        loop {
            while let Some(node) = next {
                waiting.push(node);
                next = self.nodes[node].left;
            }
            let Some(node) = waiting.pop() else { return };
            into.push(node);
            next = self.nodes[node].right;
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
