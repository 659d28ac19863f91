//! Part of [binary search trees](super): a check whether any binary tree is a search tree, which
//! returns a witness if it is not.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

/// A node of an arbitrary binary tree; its children are indices of the slice that contains it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plain<K> {
    /// The key of the node.
    pub key: K,
    /// The root of the left subtree, if any.
    pub left: Option<usize>,
    /// The root of the right subtree, if any.
    pub right: Option<usize>,
}

/// The reason why the nodes are not a search tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchTreeError {
    /// A key is on the wrong side of another.
    #[error("node {node} is below node {ancestor}, on the wrong side of it")]
    OutOfOrder {
        /// The node whose key is wrong.
        node: usize,
        /// The ancestor whose key it contradicts or repeats.
        ancestor: usize,
    },
    /// A link leads to no node, or to one that another link leads to, or to the root.
    #[error("node {node} has a child {child}, which is no node, or has another parent")]
    NotATree {
        /// The node with the link.
        node: usize,
        /// The index that it leads to.
        child: usize,
    },
    /// A node cannot be reached from the root.
    #[error("node {node} cannot be reached from the root")]
    Unreachable {
        /// The node.
        node: usize,
    },
}

/// Checks that the nodes form a search tree without equal keys, rooted at the first of them. O(n).
///
/// It is not enough to compare each node with its children: every key must be between those of two
/// ancestors, where the path down last turned right and left.
///
/// # Errors
/// The first violation in pre-order.
pub fn check<K: Ord>(nodes: &[Plain<K>]) -> Result<(), SearchTreeError> {
    let mut reached = vec![false; nodes.len()];
    // A node, and the ancestors whose keys bound its own.
    let mut waiting = Vec::new();
    if let Some(root) = reached.first_mut() {
        *root = true;
        waiting.push((0, None, None));
    }
    while let Some((node, lower, upper)) = waiting.pop() {
        let Plain { key, left, right } = &nodes[node];
        let is_below = |lower: &usize| *key <= nodes[*lower].key;
        let is_above = |upper: &usize| nodes[*upper].key <= *key;
        if let Some(ancestor) = lower.filter(is_below).or(upper.filter(is_above)) {
            return Err(SearchTreeError::OutOfOrder { node, ancestor });
        }
        for (child, lower, upper) in [(*right, Some(node), upper), (*left, lower, Some(node))] {
            let Some(child) = child else { continue };
            if reached.get(child) != Some(&false) {
                return Err(SearchTreeError::NotATree { node, child });
            }
            reached[child] = true;
            waiting.push((child, lower, upper));
        }
    }
    match reached.iter().position(|is_reached| !is_reached) {
        None => Ok(()),
        Some(node) => Err(SearchTreeError::Unreachable { node }),
    }
}
