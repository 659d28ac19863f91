//! The heaviest m connected nodes of a binary tree: each node asks how many of the rest go to the
//! left, how many to the right.
//!
//! Cost: O(n · m) time and space for n nodes, since no split is tried that a subtree is too small
//! for.
//!
//! Domain: any binary tree, empty or a path of a million nodes; weights of either sign, whose
//! absolute values add up to at most `i64::MAX`.
//!
//! Source: folklore. The bound on the splits: J. A. Lukes, "Efficient algorithm for the
//! partitioning of trees", IBM Journal of Research and Development 18 (1974).
//!
//! Checked: all binary trees of up to 6 nodes and random ones of up to 14, against every connected
//! set of nodes.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-binary-subtree.md`.

pub mod plain;

use super::rooted_tree::{RootedTree, TreeError};
use super::subtree_sums::{Kept, SubtreeSums, Top};

/// A binary tree, and for every node the largest sums of connected nodes below it.
///
/// ```
/// use dynamic_programming::{RootedTree, maximum_binary_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// let best = maximum_binary_subtree(&tree, &[1, 2, 3, 4, 5], 3)?;
/// // Node 0 with 1, 2 or 3 nodes in all.
/// assert_eq!(best.sums().row(0), [0, 1, 4, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct BinarySubtrees<'a> {
    tree: &'a RootedTree,
    weights: &'a [i64],
    sums: SubtreeSums,
}

/// What happens while a row is filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A split of the kept nodes between the left and the right subtree is about to be compared
    /// with those before it.
    Split {
        /// The number of nodes kept on the left.
        left: usize,
        /// The number of nodes kept on the right.
        right: usize,
    },
}

/// Finds the heaviest connected nodes, for each highest node and each number of nodes up to `most`.
/// O(n · most) time and space.
///
/// ```
/// use dynamic_programming::{RootedTree, Top, maximum_binary_subtree};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// let best = maximum_binary_subtree(&tree, &[1, 2, 3, 4, 5], 3)?;
/// let kept = best.kept(Top::Any, 3).expect("there are three nodes");
/// assert_eq!((kept.sum, kept.nodes), (11, vec![1, 3, 4]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TreeError::ThirdChild`], [`TreeError::Lengths`], [`TreeError::Overflow`],
/// [`TreeError::TooLarge`].
pub fn maximum_binary_subtree<'a>(
    tree: &'a RootedTree,
    weights: &'a [i64],
    most: usize,
) -> Result<BinarySubtrees<'a>, TreeError> {
    maximum_binary_subtree_watched(tree, weights, most, |_, _| {})
}

/// Like [`maximum_binary_subtree`](maximum_binary_subtree()), observed: each [`Step`] of each node
/// with the row before it, children before parents.
///
/// # Errors
/// As [`maximum_binary_subtree`].
pub fn maximum_binary_subtree_watched<'a>(
    tree: &'a RootedTree,
    weights: &'a [i64],
    most: usize,
    mut watch: impl FnMut(Step, &[i64]),
) -> Result<BinarySubtrees<'a>, TreeError> {
    tree.check_weights(weights)?;
    let mut sums = SubtreeSums::new(tree, most)?;
    for v in tree.postorder() {
        // Invariant: the rows of v's children are final.
        let [left, right] = rows_below(tree, &sums, v)?;
        let row = joined(weights[v], [left, right], most, &mut watch);
        sums.set_row(v, &row);
    }
    Ok(BinarySubtrees { tree, weights, sums })
}

/// The row of a node from its weight and the rows of its children: 1 node here, i to the left, j to
/// the right.
fn joined(
    weight: i64,
    [left, right]: [&[i64]; 2],
    most: usize,
    watch: &mut impl FnMut(Step, &[i64]),
) -> Vec<i64> {
    let last = (left.len() + right.len() - 1).min(most);
    let mut row = vec![i64::MIN; last + 1];
    row[0] = 0;
    for (i, a) in left.iter().enumerate() {
        for (j, b) in right.iter().enumerate().take(last.saturating_sub(i)) {
            watch(Step::Split { left: i, right: j }, &row);
            row[1 + i + j] = row[1 + i + j].max(weight + a + b);
        }
    }
    row
}

/// The rows of a node's left and right child. Of a child that is not there, 0 nodes can be kept.
fn rows_below<'s>(
    tree: &RootedTree,
    sums: &'s SubtreeSums,
    node: usize,
) -> Result<[&'s [i64]; 2], TreeError> {
    match *tree.children(node) {
        [] => Ok([&[0], &[0]]),
        [left] => Ok([sums.row(left), &[0]]),
        [left, right] => Ok([sums.row(left), sums.row(right)]),
        [_, _, child, ..] => Err(TreeError::ThirdChild { node, child }),
    }
}

impl BinarySubtrees<'_> {
    /// The rows of all nodes.
    pub fn sums(&self) -> &SubtreeSums {
        &self.sums
    }

    /// The heaviest `m` connected nodes; `None` if there are fewer, or the rows end before `m`. If
    /// several tops are equally good, the first is taken, and among equal splits the one with the
    /// fewest nodes on the left. O(n + m · m), less if the rows are short.
    pub fn kept(&self, top: Top, m: usize) -> Option<Kept> {
        if m == 0 {
            return Some(Kept::default());
        }
        let top = self.sums.top_of(top, m)?;
        Some(Kept { sum: self.sums.row(top)[m], nodes: self.way_back(top, m) })
    }

    /// The heaviest connected nodes, at most `m` of them: with negative weights fewer may weigh
    /// more. Of several, the fewest.
    pub fn kept_at_most(&self, top: Top, m: usize) -> Kept {
        let profile = self.sums.profile(top);
        let counts = (0..profile.len()).take(m.saturating_add(1)).rev();
        let best = counts.max_by_key(|&k| profile[k]).unwrap_or(0);
        self.kept(top, best).unwrap_or_default()
    }

    fn way_back(&self, top: usize, m: usize) -> Vec<usize> {
        let mut nodes = Vec::new();
        let mut open = vec![(top, m)];
        while let Some((v, k)) = open.pop() {
            // Invariant: the nodes so far, with the best k nodes below each open v, have the sum
            // that was asked for.
            let [left, right] =
                rows_below(self.tree, &self.sums, v).expect("no third child, or no rows");
            let rest = self.sums.row(v)[k] - self.weights[v];
            let fewest = k - k.min(right.len());
            let i = (fewest..left.len().min(k)).find(|&i| left[i] + right[k - 1 - i] == rest);
            let i = i.expect("a row comes from a split");
            nodes.push(v);
            let parts = self.tree.children(v).iter().zip([i, k - 1 - i]);
            open.extend(parts.filter(|&(_, part)| 0 < part).map(|(&child, part)| (child, part)));
        }
        nodes.sort_unstable();
        nodes
    }
}

/// The heaviest `q` edges of an apple tree, given by their lower ends and the root; `None` if there
/// are fewer edges. Every edge has a weight, `to_parent[v]` is that of the edge above `v`, and the
/// root must stay. The root's own value is not used. O(n · q).
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_binary_subtree::heaviest_edges;
///
/// // An apple tree: on each branch, its apples. Two branches may stay.
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// let kept = heaviest_edges(&tree, &[0, 1, 4, 9, 3], 2)?.expect("two branches");
/// assert_eq!(kept.sum, 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`maximum_binary_subtree`].
pub fn heaviest_edges(
    tree: &RootedTree,
    to_parent: &[i64],
    q: usize,
) -> Result<Option<Kept>, TreeError> {
    let mut weights = to_parent.to_vec();
    if let Some(root) = tree.root().filter(|&root| root < weights.len()) {
        weights[root] = 0;
    }
    let m = q.saturating_add(1);
    let kept = maximum_binary_subtree(tree, &weights, m)?.kept(Top::Root, m);
    Ok(kept)
}
