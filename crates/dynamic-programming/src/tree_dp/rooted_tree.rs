//! Part of [the sections on trees](super): a rooted tree that has been checked, and its nodes in an
//! order that needs no recursion.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

/// A tree with one root, or an empty one. The nodes are numbered from 0.
///
/// ```
/// use dynamic_programming::RootedTree;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1)])?;
/// assert_eq!(tree.children(0), [1, 2]);
/// assert_eq!(tree.size(1), 2);
/// assert_eq!(tree.preorder(), [0, 1, 3, 2]);
/// assert_eq!(tree.place(3), 2);
/// assert_eq!(tree.subtree(1), [1, 3]);
/// assert_eq!(tree.depths(), [0, 1, 1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RootedTree {
    parents: Vec<Option<usize>>,
    /// The children of node v are `children[first_child[v]..first_child[v + 1]]`.
    children: Vec<usize>,
    first_child: Vec<usize>,
    preorder: Vec<usize>,
    /// The place of each node in the preorder.
    places: Vec<usize>,
    sizes: Vec<usize>,
}

/// An error in a tree, or in the weights of its nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// A node names another that is not there.
    #[error("node {node} names node {other}, but the nodes end before {n_nodes}")]
    OutOfRange {
        /// The node that names it.
        node: usize,
        /// The node named.
        other: usize,
        /// The number of nodes.
        n_nodes: usize,
    },
    /// A node is named as a child twice.
    #[error("node {node} has two parents, {first} and {second}")]
    TwoParents {
        /// The child.
        node: usize,
        /// The parent named first.
        first: usize,
        /// The parent named last.
        second: usize,
    },
    /// Two nodes have no parent.
    #[error("nodes {first} and {second} are both roots")]
    SeveralRoots {
        /// The first root.
        first: usize,
        /// The second root.
        second: usize,
    },
    /// A node is its own ancestor, or an edge closes a cycle.
    #[error("node {node} is on a cycle")]
    Cycle {
        /// A node of the cycle.
        node: usize,
    },
    /// No path leads from the root to a node.
    #[error("node {node} is not joined to the root")]
    Unreached {
        /// The node.
        node: usize,
    },
    /// A node of a binary tree has three children.
    #[error("node {node} has a third child, {child}")]
    ThirdChild {
        /// The parent.
        node: usize,
        /// Its third child.
        child: usize,
    },
    /// There is not one value for every node.
    #[error("{n_given} values for {n_nodes} nodes")]
    Lengths {
        /// The number of values.
        n_given: usize,
        /// The number of nodes.
        n_nodes: usize,
    },
    /// Some sum of weights might not fit into 64 bits.
    #[error("with node {node} the absolute values of the weights add up to more than 2^63 - 1")]
    Overflow {
        /// The first node at which it happens.
        node: usize,
    },
    /// The tables would take more than [`MAX_BYTES`](crate::MAX_BYTES).
    #[error("the tables of {n_nodes} nodes take more than a gibibyte")]
    TooLarge {
        /// The number of nodes.
        n_nodes: usize,
    },
}

impl RootedTree {
    /// A tree from the parent of each node; the root has none. Children ascend. O(n).
    ///
    /// # Errors
    /// [`TreeError::OutOfRange`], [`TreeError::SeveralRoots`], [`TreeError::Cycle`].
    pub fn from_parents(parents: &[Option<usize>]) -> Result<Self, TreeError> {
        let n_nodes = parents.len();
        let mut first_child = vec![0; n_nodes + 1];
        for (node, &parent) in parents.iter().enumerate() {
            let Some(other) = parent else { continue };
            if n_nodes <= other {
                return Err(TreeError::OutOfRange { node, other, n_nodes });
            }
            first_child[other + 1] += 1;
        }
        for v in 0..n_nodes {
            first_child[v + 1] += first_child[v];
        }
        let mut next = first_child.clone();
        let mut children = vec![0; first_child[n_nodes]];
        for (node, &parent) in parents.iter().enumerate() {
            if let Some(parent) = parent {
                children[next[parent]] = node;
                next[parent] += 1;
            }
        }
        Self::ordered(parents.to_vec(), first_child, children)
    }

    /// A tree from the parents of a forest: one more node, the last, becomes the parent of all
    /// roots. O(n).
    ///
    /// # Errors
    /// [`TreeError::OutOfRange`], [`TreeError::Cycle`].
    pub fn with_virtual_root(parents: &[Option<usize>]) -> Result<Self, TreeError> {
        let n_nodes = parents.len();
        for (node, &parent) in parents.iter().enumerate() {
            if let Some(other) = parent.filter(|&other| n_nodes <= other) {
                return Err(TreeError::OutOfRange { node, other, n_nodes });
            }
        }
        let joined = parents.iter().map(|parent| parent.or(Some(n_nodes)));
        Self::from_parents(&joined.chain([None]).collect::<Vec<_>>())
    }

    /// A binary tree from the left and the right child of each node. The left child comes first.
    /// O(n).
    ///
    /// # Errors
    /// [`TreeError::Lengths`], [`TreeError::OutOfRange`], [`TreeError::TwoParents`],
    /// [`TreeError::SeveralRoots`], [`TreeError::Cycle`].
    pub fn from_children(
        left: &[Option<usize>],
        right: &[Option<usize>],
    ) -> Result<Self, TreeError> {
        let n_nodes = left.len();
        if right.len() != n_nodes {
            return Err(TreeError::Lengths { n_given: right.len(), n_nodes });
        }
        let mut parents = vec![None; n_nodes];
        let mut children = Vec::new();
        let mut first_child = vec![0];
        for (node, (&left, &right)) in left.iter().zip(right).enumerate() {
            for child in [left, right].into_iter().flatten() {
                if n_nodes <= child {
                    return Err(TreeError::OutOfRange { node, other: child, n_nodes });
                }
                if let Some(first) = parents[child].replace(node) {
                    return Err(TreeError::TwoParents { node: child, first, second: node });
                }
                children.push(child);
            }
            first_child.push(children.len());
        }
        Self::ordered(parents, first_child, children)
    }

    /// A tree of `n_nodes` nodes from its edges, in either direction, hung up at `root`. Children
    /// ascend. O(n + edges).
    ///
    /// # Errors
    /// [`TreeError::OutOfRange`], [`TreeError::Cycle`], [`TreeError::Unreached`].
    pub fn from_edges(
        n_nodes: usize,
        root: usize,
        edges: &[(usize, usize)],
    ) -> Result<Self, TreeError> {
        if n_nodes == 0 && edges.is_empty() {
            return Self::from_parents(&[]);
        }
        if n_nodes <= root {
            return Err(TreeError::OutOfRange { node: root, other: root, n_nodes });
        }
        let mut incident = vec![Vec::new(); n_nodes];
        for (edge, &(u, v)) in edges.iter().enumerate() {
            for (node, other) in [(u, v), (v, u)] {
                if n_nodes <= other {
                    return Err(TreeError::OutOfRange { node, other, n_nodes });
                }
                incident[node.min(n_nodes - 1)].push((edge, other));
            }
        }
        let mut parents = vec![None; n_nodes];
        let mut is_reached = vec![false; n_nodes];
        is_reached[root] = true;
        let mut open = vec![(root, None)];
        while let Some((node, above)) = open.pop() {
            for &(edge, other) in incident[node].iter().filter(|(edge, _)| Some(*edge) != above) {
                if is_reached[other] {
                    return Err(TreeError::Cycle { node: other });
                }
                is_reached[other] = true;
                parents[other] = Some(node);
                open.push((other, Some(edge)));
            }
        }
        if let Some(node) = is_reached.iter().position(|is_reached| !is_reached) {
            return Err(TreeError::Unreached { node });
        }
        Self::from_parents(&parents)
    }

    /// Finds the order. Every node has at most one parent, so whatever no root reaches hangs from a
    /// cycle.
    fn ordered(
        parents: Vec<Option<usize>>,
        first_child: Vec<usize>,
        children: Vec<usize>,
    ) -> Result<Self, TreeError> {
        let n_nodes = parents.len();
        let mut roots = (0..n_nodes).filter(|&v| parents[v].is_none());
        let root = roots.next();
        if let (Some(first), Some(second)) = (root, roots.next()) {
            return Err(TreeError::SeveralRoots { first, second });
        }
        let mut preorder = Vec::with_capacity(n_nodes);
        let mut places = vec![n_nodes; n_nodes];
        let mut open = Vec::from_iter(root);
        while let Some(v) = open.pop() {
            // Invariant: the open nodes are those whose parents have been visited; the next in
            // preorder is on top.
            places[v] = preorder.len();
            preorder.push(v);
            open.extend(children[first_child[v]..first_child[v + 1]].iter().rev());
        }
        if let Some(lost) = places.iter().position(|&place| place == n_nodes) {
            // After n steps upwards we are on the cycle.
            let node = (0..n_nodes).fold(lost, |v, _| parents[v].unwrap_or(v));
            return Err(TreeError::Cycle { node });
        }
        let mut sizes = vec![1; n_nodes];
        for &v in preorder.iter().rev() {
            if let Some(parent) = parents[v] {
                sizes[parent] += sizes[v];
            }
        }
        Ok(RootedTree { parents, children, first_child, preorder, places, sizes })
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// The root, unless the tree is empty.
    pub fn root(&self) -> Option<usize> {
        self.preorder.first().copied()
    }

    /// The parent of `v`, unless it is the root.
    ///
    /// # Panics
    /// If there is no node `v`; so do all that follow.
    pub fn parent(&self, v: usize) -> Option<usize> {
        self.parents[v]
    }

    /// The children of `v`.
    pub fn children(&self, v: usize) -> &[usize] {
        &self.children[self.first_child[v]..self.first_child[v + 1]]
    }

    /// The number of nodes in the subtree of `v`, including `v`.
    pub fn size(&self, v: usize) -> usize {
        self.sizes[v]
    }

    /// The nodes, every parent before its children, every subtree in one piece.
    pub fn preorder(&self) -> &[usize] {
        &self.preorder
    }

    /// The place of `v` in the preorder. Its subtree is `size(v)` nodes from there on, so a sum
    /// over the subtree is a sum over a range.
    pub fn place(&self, v: usize) -> usize {
        self.places[v]
    }

    /// The nodes of the subtree of `v`, in preorder; `v` is the first.
    pub fn subtree(&self, v: usize) -> &[usize] {
        &self.preorder[self.places[v]..][..self.sizes[v]]
    }

    /// For each node, the number of edges between it and the root. O(n).
    pub fn depths(&self) -> Vec<usize> {
        let mut depths = vec![0; self.len()];
        for &v in &self.preorder {
            if let Some(parent) = self.parents[v] {
                depths[v] = depths[parent] + 1;
            }
        }
        depths
    }

    /// The nodes, every node after all of its children: the order in which tables are filled.
    pub fn postorder(&self) -> impl ExactSizeIterator<Item = usize> {
        self.preorder.iter().rev().copied()
    }

    /// Checks that there is one weight for every node, and that no sum of weights of different
    /// nodes can overflow.
    ///
    /// # Errors
    /// [`TreeError::Lengths`]; [`TreeError::Overflow`] if the absolute values add up to more than
    /// `i64::MAX`.
    pub fn check_weights(&self, weights: &[i64]) -> Result<(), TreeError> {
        if weights.len() != self.len() {
            return Err(TreeError::Lengths { n_given: weights.len(), n_nodes: self.len() });
        }
        // A rough look, which the processor takes at several weights at once: none is more than all
        // their bits together.
        let bits = weights.iter().fold(0, |bits, weight| bits | weight.unsigned_abs());
        if u128::from(bits) * weights.len() as u128 <= i64::MAX.unsigned_abs().into() {
            return Ok(());
        }
        let mut sum = 0_u64;
        for (node, weight) in weights.iter().enumerate() {
            sum = sum
                .checked_add(weight.unsigned_abs())
                .filter(|&sum| sum <= i64::MAX.unsigned_abs())
                .ok_or(TreeError::Overflow { node })?;
        }
        Ok(())
    }
}
