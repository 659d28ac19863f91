//! The heaviest ball of a tree: for every node the sum of the weights within distance r, by one
//! pass up and one pass down.
//!
//! Cost: O(n · r) time and space for all radii up to r; O(n log n) time and O(n) space for one
//! radius by centroids.
//!
//! Domain: any tree, empty or a path of a million nodes; weights of either sign, whose absolute
//! values add up to at most `i64::MAX`.
//!
//! Source: USACO 2012 February, Gold, "Nearby Cows"; rerooting is folklore.
//!
//! Checked: all trees of up to 7 nodes, and random ones of up to 200, against a search from every
//! node.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-radius-sum.md`.

pub mod centroids;
pub mod plain;

use super::rooted_tree::{RootedTree, TreeError};
use crate::Table;

/// For every node and every radius from 0 to r, two sums: of the nodes below it, and of all nodes.
///
/// ```
/// use dynamic_programming::{RootedTree, maximum_radius_sum};
///
/// // A path of four: each with its neighbors, and each alone.
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// let sums = maximum_radius_sum(&tree, &[1, 2, 3, 4], 1)?;
/// assert_eq!((sums.sums(1), sums.sums(0)), (vec![3, 6, 9, 7], vec![1, 2, 3, 4]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RadiusSums {
    /// In row v and column d: the sum of the nodes of v's subtree within distance d of v.
    below: Table<i64>,
    /// In row v and column d: the sum of all nodes within distance d of v.
    within: Table<i64>,
}

/// The largest sum, and all nodes that have it.
///
/// ```
/// use dynamic_programming::{Heaviest, RootedTree, maximum_radius_sum};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0)])?;
/// let heaviest = maximum_radius_sum(&tree, &[1, 5, 5], 0)?.heaviest(0);
/// assert_eq!(heaviest, Some(Heaviest { sum: 5, nodes: vec![1, 2] }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heaviest {
    /// The largest sum.
    pub sum: i64,
    /// The nodes, ascending.
    pub nodes: Vec<usize>,
}

/// Finds, for every node, the sum of the weights within each radius from 0 to `r`. O(n · r) time
/// and space. A radius beyond the nodes of the tree is cut to them.
///
/// ```
/// use dynamic_programming::{RootedTree, maximum_radius_sum};
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// let best = maximum_radius_sum(&tree, &[1, 2, 3, 4], 1)?.heaviest(1).expect("there are nodes");
/// assert_eq!((best.sum, best.nodes), (9, vec![2]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TreeError::Lengths`], [`TreeError::Overflow`], [`TreeError::TooLarge`].
pub fn maximum_radius_sum(
    tree: &RootedTree,
    weights: &[i64],
    r: usize,
) -> Result<RadiusSums, TreeError> {
    tree.check_weights(weights)?;
    // The distance between two nodes is at most n - 1.
    let r = r.min(tree.len().saturating_sub(1));
    let too_large = TreeError::TooLarge { n_nodes: tree.len() };
    let tables = Table::pair(tree.len(), r + 1, (0, 0));
    let (mut below, mut within) = tables.map_err(|_| too_large)?;
    for v in tree.postorder() {
        // Invariant: the rows of v's children are final.
        below[(v, 0)] = weights[v];
        for d in 1..=r {
            let children = tree.children(v).iter();
            below[(v, d)] = weights[v] + children.map(|&child| below[(child, d - 1)]).sum::<i64>();
        }
    }
    for &v in tree.preorder() {
        // Invariant: the row of v's parent is final.
        within[(v, 0)] = weights[v];
        for d in 1..=r {
            // Among the nodes within d - 1 of the parent, those below v are within d - 2 of v and
            // have been counted.
            let counted = if d < 2 { 0 } else { below[(v, d - 2)] };
            let above = tree.parent(v).map_or(0, |parent| within[(parent, d - 1)] - counted);
            within[(v, d)] = below[(v, d)] + above;
        }
    }
    Ok(RadiusSums { below, within })
}

impl RadiusSums {
    /// In row v and column d: the sum of the nodes of v's subtree within distance d of v.
    pub fn below(&self) -> &Table<i64> {
        &self.below
    }

    /// In row v and column d: the sum of all nodes within distance d of v.
    pub fn within(&self) -> &Table<i64> {
        &self.within
    }

    /// The sum within distance `r` of every node. O(n).
    pub fn sums(&self, r: usize) -> Vec<i64> {
        let last = self.within.n_columns() - 1;
        (0..self.within.n_rows()).map(|v| self.within[(v, r.min(last))]).collect()
    }

    /// The largest sum within distance `r`; `None` for an empty tree. O(n). The tables must reach
    /// to `r`, or to all of the tree.
    pub fn heaviest(&self, r: usize) -> Option<Heaviest> {
        heaviest(&self.sums(r))
    }
}

/// The largest of the sums, with all nodes that have it; none of no sums. O(n).
pub fn heaviest(sums: &[i64]) -> Option<Heaviest> {
    let sum = *sums.iter().max()?;
    Some(Heaviest { sum, nodes: (0..sums.len()).filter(|&v| sums[v] == sum).collect() })
}

/// The sums within distance 1 of every node, in one pass: each edge gives both of its ends. O(n)
/// time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_radius_sum::neighbor_sums;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0)])?;
/// assert_eq!(neighbor_sums(&tree, &[1, 2, 3])?, [6, 3, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TreeError::Lengths`], [`TreeError::Overflow`].
pub fn neighbor_sums(tree: &RootedTree, weights: &[i64]) -> Result<Vec<i64>, TreeError> {
    tree.check_weights(weights)?;
    let mut sums = weights.to_vec();
    for (v, weight) in weights.iter().enumerate() {
        if let Some(parent) = tree.parent(v) {
            sums[parent] += weight;
            sums[v] += weights[parent];
        }
    }
    Ok(sums)
}

/// The nodes within distance `r` of `from`, with `from` first and the nearer before the further:
/// one search. O(nodes found and their neighbors).
///
/// # Panics
/// If there is no node `from`.
pub fn ball(tree: &RootedTree, from: usize, r: usize) -> Vec<usize> {
    let mut found = vec![(from, from, 0)];
    let mut next = 0;
    while let Some(&(v, came_from, d)) = found.get(next) {
        // Invariant: the nodes found before position next have had their neighbors looked at.
        next += 1;
        if d < r {
            let neighbors = tree.children(v).iter().copied().chain(tree.parent(v));
            found.extend(neighbors.filter(|&u| u != came_from).map(|u| (u, v, d + 1)));
        }
    }
    found.into_iter().map(|(v, _, _)| v).collect()
}
