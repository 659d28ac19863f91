//! Part of [B+ trees](super): a set of keys with search, insertion and scan, as printed in the
//! lesson.
//!
//! The figure on the page runs this version. Nodes are identified by their indices in a vector;
//! nothing is removed, so an index stays valid.
//!
//! Cost: with n keys and order M, a search and an insertion look at one node on each of at most 2 +
//! log of n/2 to the base M/2 levels; a scan of k keys looks at O(k) more leaves.
//!
//! Domain: keys in any total order; M is at least 3, which the compiler checks.
//!
//! Source: D. Comer, "The ubiquitous B-tree", *ACM Computing Surveys* 11, 1979.
//!
//! Checked: equal to the map of this section, node by node, for all orders of up to seven keys and
//! for random keys; scans against a sorted list.
//!
//! Page: `docs/en/data-structure/b-plus-tree.md`.

/// A step of an insertion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The key is compared with the separators of a node, or with the keys of a leaf.
    Visit {
        /// The node.
        node: usize,
    },
    /// A key has been added to a leaf, which may now have one too many.
    Insert {
        /// The leaf.
        node: usize,
        /// The index of the key in the leaf.
        i: usize,
    },
    /// A node with one key too many has been split, and a separator is now in its parent.
    Split {
        /// The parent.
        parent: usize,
        /// The index of the separator there, and of the left half among the children.
        i: usize,
    },
    /// The key was already in the tree.
    Found {
        /// Its leaf.
        node: usize,
        /// The index of the key in the leaf.
        i: usize,
    },
}

/// A set of keys in a B+ tree of order `M`.
#[derive(Debug, Clone)]
pub struct Tree<K, const M: usize> {
    /// All nodes. The other fields refer to a node by its index here.
    pub nodes: Vec<Node<K>>,
    /// The root.
    pub root: usize,
}

/// A leaf, or an inner node with one more child than separators.
#[derive(Debug, Clone)]
pub struct Node<K> {
    /// The keys of a leaf, or the separators of an inner node, in ascending order.
    pub keys: Vec<K>,
    /// The children, or none for a leaf.
    pub children: Vec<usize>,
    /// The next leaf.
    pub next: Option<usize>,
}

impl<K: Ord + Clone, const M: usize> Tree<K, M> {
    /// Creates a tree without keys: one empty leaf.
    pub fn new() -> Self {
        const { assert!(3 <= M, "a node with two children must have room for a third") };
        let leaf = Node { keys: Vec::new(), children: Vec::new(), next: None };
        Tree { nodes: vec![leaf], root: 0 }
    }

    /// Returns the leaf that contains the key, or would contain it.
    pub fn leaf_of(&self, key: &K) -> usize {
        let mut node = self.root;
        while !self.nodes[node].children.is_empty() {
            let Node { keys, children, .. } = &self.nodes[node];
            node = children[keys.partition_point(|separator| separator <= key)];
        }
        node
    }

    /// Returns whether the key is in the tree.
    ///
    /// ```
    /// use data_structure::b_plus_tree::plain::Tree;
    ///
    /// let mut tree = Tree::<i32, 4>::new();
    /// for key in [1, 3, 4, 2, 7] {
    ///     tree.insert(key);
    /// }
    /// assert!(tree.contains(&3) && !tree.contains(&5));
    /// assert_eq!(tree.scan(&2, &4), [2, 3, 4]);
    /// ```
    pub fn contains(&self, key: &K) -> bool {
        self.nodes[self.leaf_of(key)].keys.contains(key)
    }

    /// Returns the keys from `from` to `to`, inclusive, in ascending order.
    pub fn scan(&self, from: &K, to: &K) -> Vec<K> {
        let mut found = Vec::new();
        let mut next = Some(self.leaf_of(from));
        while let Some(leaf) = next {
            // Invariant: all keys of the range in the leaves before this one have been found.
            for key in &self.nodes[leaf].keys {
                if to < key {
                    return found;
                }
                if from <= key {
                    found.push(key.clone());
                }
            }
            next = self.nodes[leaf].next;
        }
        found
    }

    /// Inserts a key and returns whether it was new.
    pub fn insert(&mut self, key: K) -> bool {
        self.insert_watched(key, |_, _| {})
    }

    /// Works like [`insert`](Tree::insert), but passes each step and the tree after it to `watch`.
    pub fn insert_watched(&mut self, key: K, mut watch: impl FnMut(Step, &Self)) -> bool {
        let (mut node, mut path) = (self.root, Vec::new());
        while !self.nodes[node].children.is_empty() {
            watch(Step::Visit { node }, self);
            let Node { keys, children, .. } = &self.nodes[node];
            let i = keys.partition_point(|separator| *separator <= key);
            path.push((node, i));
            node = children[i];
        }
        watch(Step::Visit { node }, self);
        let keys = &mut self.nodes[node].keys;
        let i = keys.partition_point(|other| *other < key);
        if keys.get(i) == Some(&key) {
            watch(Step::Found { node, i }, self);
            return false;
        }
        keys.insert(i, key);
        watch(Step::Insert { node, i }, self);
        while self.nodes[node].keys.len() == M {
            // Invariant: no other node has too many keys.
            let (separator, right) = self.split(node);
            let (parent, i) = path.pop().unwrap_or_else(|| (self.add_root(node), 0));
            self.nodes[parent].keys.insert(i, separator);
            self.nodes[parent].children.insert(i + 1, right);
            watch(Step::Split { parent, i }, self);
            node = parent;
        }
        true
    }

    /// Cuts off the right half of a node. Returns the separator and the new node.
    fn split(&mut self, node: usize) -> (K, usize) {
        let new = self.nodes.len();
        let left = &mut self.nodes[node];
        let mut right = Node { keys: left.keys.split_off(M / 2), children: Vec::new(), next: None };
        let separator = if left.children.is_empty() {
            right.next = left.next.replace(new);
            right.keys[0].clone()
        } else {
            right.children = left.children.split_off(M / 2 + 1);
            right.keys.remove(0)
        };
        self.nodes.push(right);
        (separator, new)
    }

    /// Adds a new root above the old one.
    fn add_root(&mut self, child: usize) -> usize {
        self.nodes.push(Node { keys: Vec::new(), children: vec![child], next: None });
        self.root = self.nodes.len() - 1;
        self.root
    }
}

impl<K: Ord + Clone, const M: usize> Default for Tree<K, M> {
    fn default() -> Self {
        Tree::new()
    }
}
