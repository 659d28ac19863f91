//! Part of [the sections on trees](super): the largest sums of connected nodes, a row for each
//! highest node.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

use super::rooted_tree::{RootedTree, TreeError};
use crate::MAX_BYTES;

/// Which node may be the highest of those kept.
///
/// ```
/// use dynamic_programming::{RootedTree, Top, maximum_subtree};
///
/// // The heaviest two nodes that are joined: below the root, or with it.
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1)])?;
/// let best = maximum_subtree(&tree, &[1, 5, 7], 2)?;
/// let sum = |top| best.kept(top, 2).map(|kept| kept.sum);
/// assert_eq!((sum(Top::Any), sum(Top::Root)), (Some(12), Some(6)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Top {
    /// Only the root.
    Root,
    /// Any node: what is above it is cut away too.
    Any,
}

/// Connected nodes, and the sum of their weights.
///
/// ```
/// use dynamic_programming::{Kept, RootedTree, Top, maximum_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0)])?;
/// let kept = maximum_subtree(&tree, &[1, 5, 7], 2)?.kept(Top::Root, 2);
/// assert_eq!(kept, Some(Kept { sum: 8, nodes: vec![0, 2] }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Kept {
    /// The sum of their weights.
    pub sum: i64,
    /// The nodes, ascending.
    pub nodes: Vec<usize>,
}

/// For every node v a row: in column k the largest sum of k connected nodes with v as the highest.
/// Column 0 is 0.
///
/// ```
/// use dynamic_programming::{RootedTree, Top, maximum_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0)])?;
/// let best = maximum_subtree(&tree, &[1, 5, 7], 3)?;
/// // 0, 1, 2 and 3 nodes with the root as the highest, and below any node.
/// assert_eq!(best.sums().row(0), [0, 1, 8, 13]);
/// assert_eq!(best.sums().profile(Top::Any), [0, 7, 8, 13]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubtreeSums {
    root: Option<usize>,
    /// The row of node v is `cells[start[v]..start[v + 1]]`.
    start: Vec<usize>,
    cells: Vec<i64>,
}

impl SubtreeSums {
    /// Empty rows. A row ends with the size of the subtree, or with `most`.
    pub(super) fn new(tree: &RootedTree, most: usize) -> Result<Self, TreeError> {
        let too_large = TreeError::TooLarge { n_nodes: tree.len() };
        let mut start = vec![0_usize];
        let mut n_cells = 0_usize;
        for v in 0..tree.len() {
            n_cells = n_cells.checked_add(tree.size(v).min(most) + 1).ok_or(too_large)?;
            start.push(n_cells);
        }
        if MAX_BYTES / size_of::<i64>() < n_cells {
            return Err(too_large);
        }
        Ok(SubtreeSums { root: tree.root(), start, cells: vec![0; n_cells] })
    }

    /// The row of node `v`: the largest sums of 0, 1, 2, .. nodes.
    ///
    /// # Panics
    /// If there is no node `v`.
    pub fn row(&self, v: usize) -> &[i64] {
        &self.cells[self.start[v]..self.start[v + 1]]
    }

    pub(super) fn set_row(&mut self, v: usize, row: &[i64]) {
        self.cells[self.start[v]..self.start[v + 1]].copy_from_slice(row);
    }

    /// The largest sums of 0, 1, 2, .. nodes below the root, or below any node. O(cells).
    pub fn profile(&self, top: Top) -> Vec<i64> {
        let mut best = vec![0];
        for v in self.tops(top) {
            let row = self.row(v);
            best.resize(best.len().max(row.len()), i64::MIN);
            for (best, &sum) in best.iter_mut().zip(row) {
                *best = sum.max(*best);
            }
        }
        best
    }

    /// The highest node of the best `m` nodes; of several, the one with the smallest number.
    pub(super) fn top_of(&self, top: Top, m: usize) -> Option<usize> {
        let tops = self.tops(top).filter(|&v| m < self.row(v).len());
        tops.rev().max_by_key(|&v| self.row(v)[m])
    }

    fn tops(&self, top: Top) -> std::ops::Range<usize> {
        match (top, self.root) {
            (Top::Any, _) => 0..self.start.len() - 1,
            (Top::Root, Some(root)) => root..root + 1,
            (Top::Root, None) => 0..0,
        }
    }
}
