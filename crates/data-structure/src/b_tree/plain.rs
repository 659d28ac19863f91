//! Part of [the B-tree](super): a set of keys with search and insertion, as printed in the lesson.
//!
//! The figure on the page runs this version. Nodes are identified by their indices in a vector;
//! nothing is removed, so an index stays valid.
//!
//! Cost: with minimum degree T and n keys, a search looks at no more than 1 + log of (n + 1)/2 to
//! the base T nodes, and so does an insertion, which also moves O(T) keys in each.
//!
//! Domain: keys in any total order; T is at least 2, which the compiler checks.
//!
//! Source: T. H. Cormen et al., *Introduction to Algorithms*, chapter 18: the single pass.
//!
//! Checked: equal to the map of this section, node by node, for all orders of up to seven keys and
//! for random keys; the rules of the tree after each step.
//!
//! Page: `docs/en/data-structure/b-tree.md`.

/// A step of an insertion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The key is compared with the keys of a node.
    Visit {
        /// The node.
        node: usize,
    },
    /// A node has been split: its median is now in its parent, between the two halves.
    Split {
        /// The parent.
        parent: usize,
        /// The index of the median there, and of the left half among the children.
        i: usize,
    },
    /// A key has been added to a leaf.
    Insert {
        /// The leaf.
        node: usize,
        /// The index of the key in the leaf.
        i: usize,
    },
    /// The key was already in the tree.
    Found {
        /// Its node.
        node: usize,
        /// The index of the key in the node.
        i: usize,
    },
}

/// A set of keys in a B-tree of minimum degree `T`.
#[derive(Debug, Clone)]
pub struct Tree<K, const T: usize> {
    /// All nodes. The other fields refer to a node by its index here.
    pub nodes: Vec<Node<K>>,
    /// The root.
    pub root: usize,
}

/// Keys in ascending order, and one more child than keys. A leaf has no children.
#[derive(Debug, Clone)]
pub struct Node<K> {
    /// The keys.
    pub keys: Vec<K>,
    /// The children: the keys below `children[i]` are less than `keys[i]`.
    pub children: Vec<usize>,
}

impl<K: Ord, const T: usize> Tree<K, T> {
    /// Creates a tree without keys: one empty leaf.
    pub fn new() -> Self {
        const { assert!(2 <= T, "a node needs two children to hold a key between them") };
        Tree { nodes: vec![Node { keys: Vec::new(), children: Vec::new() }], root: 0 }
    }

    /// Returns whether the key is in the tree.
    ///
    /// ```
    /// use data_structure::b_tree::plain::Tree;
    ///
    /// let mut tree = Tree::<i32, 2>::new();
    /// for key in [1, 3, 4, 2] {
    ///     tree.insert(key);
    /// }
    /// assert!(tree.contains(&2) && !tree.contains(&5));
    /// assert_eq!(tree.nodes[tree.root].keys, [3]);
    /// ```
    pub fn contains(&self, key: &K) -> bool {
        let mut node = self.root;
        loop {
            let Node { keys, children } = &self.nodes[node];
            let i = keys.partition_point(|other| other < key);
            if keys.get(i) == Some(key) {
                return true;
            }
            match children.get(i) {
                Some(child) => node = *child,
                None => return false,
            }
        }
    }

    /// Inserts a key and returns whether it was new.
    pub fn insert(&mut self, key: K) -> bool {
        self.insert_watched(key, |_, _| {})
    }

    /// Works like [`insert`](Tree::insert), but passes each step and the tree after it to `watch`.
    pub fn insert_watched(&mut self, key: K, mut watch: impl FnMut(Step, &Self)) -> bool {
        if self.is_full(self.root) {
            self.add_level();
            watch(Step::Split { parent: self.root, i: 0 }, self);
        }
        let mut node = self.root;
        loop {
            // Invariant: the key belongs below this node, which was not full when it was reached.
            watch(Step::Visit { node }, self);
            let Node { keys, children } = &mut self.nodes[node];
            let i = keys.partition_point(|other| *other < key);
            if keys.get(i) == Some(&key) {
                watch(Step::Found { node, i }, self);
                return false;
            }
            if children.is_empty() {
                keys.insert(i, key);
                watch(Step::Insert { node, i }, self);
                return true;
            }
            let child = children[i];
            if self.is_full(child) {
                self.split(node, i);
                watch(Step::Split { parent: node, i }, self);
            } else {
                node = child;
            }
        }
    }

    fn is_full(&self, node: usize) -> bool {
        self.nodes[node].keys.len() == 2 * T - 1
    }

    /// Adds a new root above the old one, which is full, and splits the old one.
    fn add_level(&mut self) {
        self.nodes.push(Node { keys: Vec::new(), children: vec![self.root] });
        self.root = self.nodes.len() - 1;
        self.split(self.root, 0);
    }

    /// Splits the full child `i` of a node that is not full.
    fn split(&mut self, parent: usize, i: usize) {
        let child = self.nodes[parent].children[i];
        let left = &mut self.nodes[child];
        let keys = left.keys.split_off(T);
        let children = left.children.split_off(T.min(left.children.len()));
        let median = left.keys.remove(T - 1);
        self.nodes.push(Node { keys, children });
        let right = self.nodes.len() - 1;
        self.nodes[parent].keys.insert(i, median);
        self.nodes[parent].children.insert(i + 1, right);
    }
}

impl<K: Ord, const T: usize> Default for Tree<K, T> {
    fn default() -> Self {
        Tree::new()
    }
}
