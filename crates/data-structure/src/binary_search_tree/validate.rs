//! Part of [binary search trees](super): is this a search tree? Asked of any binary tree, and
//! answered with a witness.
//!
//! Page: `docs/en/data-structure/binary-search-tree.md`.

/// A node of a binary tree that anybody made; its children are indices of the slice that it stands
/// in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plain<K> {
    /// Its key.
    pub key: K,
    /// The root of its left subtree.
    pub left: Option<usize>,
    /// The root of its right subtree.
    pub right: Option<usize>,
}

/// Why the nodes are no search tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchTreeError {
    /// A key stands on the wrong side of another.
    #[error("node {node} is below node {ancestor}, on the wrong side of it")]
    OutOfOrder {
        /// The node whose key is wrong.
        node: usize,
        /// The node above it that the key contradicts, or repeats.
        ancestor: usize,
    },
    /// A link leads to no node, or to one that another link, or the root, leads to.
    #[error("node {node} has a child {child}, which is no node, or has another parent")]
    NotATree {
        /// The node with the link.
        node: usize,
        /// Where it leads.
        child: usize,
    },
    /// A node hangs nowhere.
    #[error("node {node} cannot be reached from the root")]
    Unreachable {
        /// The node.
        node: usize,
    },
}

/// Whether the nodes are a search tree with the first of them as its root, without equal keys.
/// O(n).
///
/// To compare each node with its children is not enough: every key must lie between two nodes above
/// it, those where the way down last turned right and left.
///
/// # Errors
/// The first contradiction in pre-order.
pub fn check<K: Ord>(nodes: &[Plain<K>]) -> Result<(), SearchTreeError> {
    let mut reached = vec![false; nodes.len()];
    // A node, and the nodes above it between whose keys its own must lie.
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
