//! Part of [B+ trees](super): bulk loading, which builds a tree from sorted entries, level by
//! level.
//!
//! Page: `docs/en/data-structure/b-plus-tree.md`.

use super::{BPlusTree, Node};
use crate::ordered_map::arena::Id;

/// The reason why a tree cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// A key is not greater than the one before it.
    #[error("the key at index {index} is not greater than the one before it")]
    NotAscending {
        /// The index of the later key.
        index: usize,
    },
    /// Nodes cannot be filled to this degree.
    #[error("nodes are filled to 50 to 100 per cent, not to {percent}")]
    Fill {
        /// The requested fill factor.
        percent: usize,
    },
}

impl<K: Ord + Clone, V, const M: usize> BPlusTree<K, V, M> {
    /// Builds a tree of these entries with nodes filled to `percent` percent, as nearly as the
    /// number of entries allows: use 100 for a tree that is only read, and less if insertions will
    /// follow. O(n).
    ///
    /// # Errors
    /// If the keys are not strictly ascending, or the fill factor is not from 50 to 100.
    pub fn bulk_load(
        entries: impl IntoIterator<Item = (K, V)>,
        percent: usize,
    ) -> Result<Self, LoadError> {
        if !(50..=100).contains(&percent) {
            return Err(LoadError::Fill { percent });
        }
        let entries = Vec::from_iter(entries);
        if let Some(index) = (1..entries.len()).find(|&i| entries[i].0 <= entries[i - 1].0) {
            return Err(LoadError::NotAscending { index });
        }
        let mut tree = BPlusTree::new();
        tree.len = entries.len();
        // The nodes of one level, each with the least key below it.
        let mut level: Vec<(K, Id)> = Vec::new();
        let sizes = groups(entries.len(), (M - 1) * percent / 100, M / 2);
        let mut entries = entries.into_iter();
        for size in sizes {
            let (mut keys, mut values) = (Vec::with_capacity(M), Vec::with_capacity(M));
            for (key, value) in entries.by_ref().take(size) {
                keys.push(key);
                values.push(value);
            }
            let least = keys[0].clone();
            let leaf = tree.nodes.add(Node::new(keys, values, Vec::new(), None));
            tree.link(level.last().map(|(_, leaf)| *leaf), Some(leaf));
            level.push((least, leaf));
        }
        while 1 < level.len() {
            // Invariant: the subtrees of this level are complete and together hold all entries.
            let sizes = groups(level.len(), M * percent / 100, M.div_ceil(2));
            let mut below = level.into_iter();
            level = Vec::with_capacity(sizes.len());
            for size in sizes {
                let (mut keys, mut children) = (Vec::with_capacity(M), Vec::with_capacity(M + 1));
                for (least, child) in below.by_ref().take(size) {
                    keys.push(least);
                    children.push(child);
                }
                // The least key of all separates nothing here, but may do so further up.
                let least = keys.remove(0);
                let node = tree.nodes.add(Node::new(keys, Vec::new(), children, None));
                tree.adopt(node);
                level.push((least, node));
            }
        }
        tree.root = level.first().map(|(_, root)| *root);
        Ok(tree)
    }
}

/// Divides n items into groups of nearly equal size: about `wanted` each, and at least `fewest`
/// unless there is only one group.
fn groups(n: usize, wanted: usize, fewest: usize) -> Vec<usize> {
    if n == 0 {
        return Vec::new();
    }
    let n_groups = n.div_ceil(wanted.max(fewest)).min(n / fewest).max(1);
    (0..n_groups).map(|i| n * (i + 1) / n_groups - n * i / n_groups).collect()
}
