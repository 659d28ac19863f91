//! The heaviest m connected nodes of a rooted tree: a node merges the rows of its children into its
//! own, one after the other.
//!
//! Cost: O(n · m) time and space for n nodes; every merge is bounded by the sizes of what it
//! merges.
//!
//! Domain: any rooted tree, or a forest with a virtual root; weights of either sign, whose absolute
//! values add up to at most `i64::MAX`.
//!
//! Source: J. A. Lukes, "Efficient algorithm for the partitioning of trees", IBM Journal of
//! Research and Development 18 (1974).
//!
//! Checked: all trees of up to 6 nodes and random ones of up to 14, against every connected set of
//! nodes; the three ways against each other.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-subtree.md`.

pub mod in_preorder;
pub mod plain;

use super::rooted_tree::{RootedTree, TreeError};
use super::subtree_sums::{Kept, SubtreeSums, Top};
use crate::MAX_BYTES;

/// A tree, and for every node the largest sums of connected nodes below it.
///
/// ```
/// use dynamic_programming::{RootedTree, maximum_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// let best = maximum_subtree(&tree, &[1, 5, 2, 4], 3)?;
/// // Node 0 with 1, 2 or 3 nodes in all.
/// assert_eq!(best.sums().row(0), [0, 1, 6, 10]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Subtrees<'a> {
    tree: &'a RootedTree,
    weights: &'a [i64],
    most: usize,
    sums: SubtreeSums,
}

/// What happens while a child is merged into the row of its parent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A sum is about to be compared with those before it. Its nodes are split between the part
    /// that has been merged and the child's subtree.
    Sum {
        /// The number of nodes kept of the merged part, the parent among them.
        before: usize,
        /// The number of nodes kept of the child's subtree.
        below: usize,
    },
}

/// Finds the heaviest connected nodes, for each highest node and each number of nodes up to `most`.
/// O(n · most) time and space.
///
/// ```
/// use dynamic_programming::{RootedTree, Top, maximum_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// let best = maximum_subtree(&tree, &[1, 5, 2, 4], 3)?;
/// let kept = best.kept(Top::Root, 3).expect("there are three nodes");
/// assert_eq!((kept.sum, kept.nodes), (10, vec![0, 1, 3]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TreeError::Lengths`], [`TreeError::Overflow`], [`TreeError::TooLarge`].
pub fn maximum_subtree<'a>(
    tree: &'a RootedTree,
    weights: &'a [i64],
    most: usize,
) -> Result<Subtrees<'a>, TreeError> {
    maximum_subtree_watched(tree, weights, most, |_, _| {})
}

/// Like [`maximum_subtree`](maximum_subtree()), observed: each [`Step`] of each merge with the
/// row before it, children before parents.
///
/// # Errors
/// As [`maximum_subtree`].
pub fn maximum_subtree_watched<'a>(
    tree: &'a RootedTree,
    weights: &'a [i64],
    most: usize,
    mut watch: impl FnMut(Step, &[i64]),
) -> Result<Subtrees<'a>, TreeError> {
    tree.check_weights(weights)?;
    let mut sums = SubtreeSums::new(tree, most)?;
    check_merges(tree, most)?;
    for v in tree.postorder() {
        // Invariant: the rows of v's children are final.
        let mut row = alone(weights[v], most);
        for &child in tree.children(v) {
            // Invariant: the row is that of v without this child and those after it.
            row = merged(&row, sums.row(child), most, &mut watch);
        }
        sums.set_row(v, &row);
    }
    Ok(Subtrees { tree, weights, most, sums })
}

/// The way back makes all rows of one node again, and these must not be too many either.
fn check_merges(tree: &RootedTree, most: usize) -> Result<(), TreeError> {
    let longest = MAX_BYTES / size_of::<i64>();
    let n_cells = |v: usize| tree.children(v).len().saturating_mul(tree.size(v).min(most) + 1);
    let is_large = (0..tree.len()).any(|v| longest < n_cells(v));
    if is_large { Err(TreeError::TooLarge { n_nodes: tree.len() }) } else { Ok(()) }
}

/// The row of a node without its children: nothing, or itself.
fn alone(weight: i64, most: usize) -> Vec<i64> {
    if most == 0 { vec![0] } else { vec![0, weight] }
}

/// The row of a node with one more child: k nodes so far, the node itself among them, and j of the
/// child's subtree.
fn merged(
    row: &[i64],
    child: &[i64],
    most: usize,
    watch: &mut impl FnMut(Step, &[i64]),
) -> Vec<i64> {
    let last = (row.len() - 1 + child.len() - 1).min(most);
    let mut merged = vec![i64::MIN; last + 1];
    merged[0] = 0;
    for (k, a) in row.iter().enumerate().skip(1) {
        for (j, b) in child.iter().enumerate().take(last + 1 - k) {
            watch(Step::Sum { before: k, below: j }, &merged);
            merged[k + j] = merged[k + j].max(a + b);
        }
    }
    merged
}

impl Subtrees<'_> {
    /// The rows of all nodes.
    pub fn sums(&self) -> &SubtreeSums {
        &self.sums
    }

    /// The row of node `v` as it grows: alone, with its first child, with its first two, and so on.
    /// They are made again, for only the last is kept.
    ///
    /// # Panics
    /// If there is no node `v`.
    pub fn merges(&self, v: usize) -> Vec<Vec<i64>> {
        self.merges_up_to(v, self.most)
    }

    fn merges_up_to(&self, v: usize, most: usize) -> Vec<Vec<i64>> {
        let mut rows = vec![alone(self.weights[v], most)];
        for (i, &child) in self.tree.children(v).iter().enumerate() {
            rows.push(merged(&rows[i], self.sums.row(child), most, &mut |_, _| {}));
        }
        rows
    }

    /// The heaviest `m` connected nodes; `None` if there are fewer, or the rows end before `m`. If
    /// several tops are equally good, the first is taken; among equal splits, the one that gives
    /// the last children the fewest nodes. O(n · m).
    pub fn kept(&self, top: Top, m: usize) -> Option<Kept> {
        if m == 0 {
            return Some(Kept::default());
        }
        let top = self.sums.top_of(top, m)?;
        Some(Kept { sum: self.sums.row(top)[m], nodes: self.way_back(top, m) })
    }

    /// The heaviest connected nodes, at most `m` of them. Of several, the fewest.
    pub fn kept_at_most(&self, top: Top, m: usize) -> Kept {
        let profile = self.sums.profile(top);
        let counts = (0..profile.len()).take(m.saturating_add(1)).rev();
        let best = counts.max_by_key(|&k| profile[k]).unwrap_or(0);
        self.kept(top, best).unwrap_or_default()
    }

    fn way_back(&self, top: usize, m: usize) -> Vec<usize> {
        let mut nodes = Vec::new();
        let mut open = vec![(top, m)];
        while let Some((v, mut k)) = open.pop() {
            // Invariant: the nodes so far, with the best k nodes below each open v, have the sum
            // that was asked for.
            nodes.push(v);
            let rows = self.merges_up_to(v, k);
            for (i, &child) in self.tree.children(v).iter().enumerate().rev() {
                let (without, below) = (&rows[i], self.sums.row(child));
                let is_split = |j: &usize| {
                    without.get(k - j).is_some_and(|sum| sum + below[*j] == rows[i + 1][k])
                };
                let j = (0..below.len().min(k)).find(is_split).expect("a row comes from a split");
                if 0 < j {
                    open.push((child, j));
                }
                k -= j;
            }
        }
        nodes.sort_unstable();
        nodes
    }
}

/// The heaviest `m` nodes of a forest in which no node is kept without its parent; `None` if there
/// are fewer nodes. A virtual root of weight 0 joins the trees, and is kept in addition to the m
/// nodes. O(n · m).
///
/// ```
/// use dynamic_programming::tree_dp::maximum_subtree::heaviest_of_forest;
///
/// // Courses, each with the one that must come before it. Two may be taken.
/// let before = [None, Some(0), None];
/// let kept = heaviest_of_forest(&before, &[1, 9, 5], 2)?.expect("two courses");
/// assert_eq!(kept.sum, 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TreeError::OutOfRange`], [`TreeError::Cycle`], and those of [`maximum_subtree`].
pub fn heaviest_of_forest(
    parents: &[Option<usize>],
    weights: &[i64],
    m: usize,
) -> Result<Option<Kept>, TreeError> {
    let tree = RootedTree::with_virtual_root(parents)?;
    if weights.len() != parents.len() {
        return Err(TreeError::Lengths { n_given: weights.len(), n_nodes: parents.len() });
    }
    let weights = [weights, &[0]].concat();
    let most = m.saturating_add(1);
    let kept = maximum_subtree(&tree, &weights, most)?.kept(Top::Root, most);
    Ok(kept.map(|mut kept| {
        kept.nodes.pop();
        kept
    }))
}

/// The tree as a binary one: each node's left child is its first child, and its right child is its
/// next sibling. O(n).
pub fn left_child_right_sibling(tree: &RootedTree) -> (Vec<Option<usize>>, Vec<Option<usize>>) {
    let mut left = vec![None; tree.len()];
    let mut right = vec![None; tree.len()];
    for v in tree.postorder() {
        left[v] = tree.children(v).first().copied();
        for pair in tree.children(v).windows(2) {
            right[pair[0]] = Some(pair[1]);
        }
    }
    (left, right)
}
