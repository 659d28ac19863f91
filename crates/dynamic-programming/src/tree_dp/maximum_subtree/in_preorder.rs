//! Part of [the maximum subtree](super): the nodes in preorder as the rows of one knapsack, where
//! to skip a node is to skip its subtree.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-subtree.md`.

use super::super::rooted_tree::{RootedTree, TreeError};
use super::super::subtree_sums::Kept;
use crate::Table;

/// The heaviest `m` connected nodes that include the root; `None` if there are fewer. Of several
/// choices, the one that keeps the earlier node in preorder is taken. O(n · m) time and space.
///
/// # Errors
/// [`TreeError::Lengths`], [`TreeError::Overflow`], [`TreeError::TooLarge`].
pub fn in_preorder(
    tree: &RootedTree,
    weights: &[i64],
    m: usize,
) -> Result<Option<Kept>, TreeError> {
    tree.check_weights(weights)?;
    let n = tree.len();
    if n < m || m == 0 {
        return Ok((m == 0).then(Kept::default));
    }
    let mut best = table(n, m)?;
    for (i, &v) in tree.preorder().iter().enumerate().rev() {
        // Invariant: best[(i', k)] is the largest sum of k nodes from position i' on, for all i' >
        // i and k that are possible.
        let behind = i + tree.size(v);
        for k in 1..=m.min(n - i) {
            let taken = weights[v] + best[(i + 1, k - 1)];
            // The root must be kept, and a subtree cannot be skipped if too few nodes come after
            // it.
            let can_skip = 0 < i && k <= n - behind;
            best[(i, k)] = if can_skip { taken.max(best[(behind, k)]) } else { taken };
        }
    }
    let mut kept = Kept { sum: best[(0, m)], nodes: Vec::new() };
    let (mut i, mut k) = (0, m);
    while 0 < k {
        let v = tree.preorder()[i];
        if best[(i, k)] == weights[v] + best[(i + 1, k - 1)] {
            kept.nodes.push(v);
            (i, k) = (i + 1, k - 1);
        } else {
            i += tree.size(v);
        }
    }
    kept.nodes.sort_unstable();
    Ok(Some(kept))
}

/// The heaviest connected nodes with the root among them, or none at all, whose costs are at most
/// `budget`: the knapsack in which an item needs its parent. Of several, an earlier node in
/// preorder is kept. O(n · budget) time and space.
///
/// # Errors
/// Those of [`in_preorder`]; [`TreeError::Lengths`] for the costs too.
pub fn within_budget(
    tree: &RootedTree,
    weights: &[i64],
    costs: &[usize],
    budget: usize,
) -> Result<Kept, TreeError> {
    tree.check_weights(weights)?;
    let n = tree.len();
    if costs.len() != n {
        return Err(TreeError::Lengths { n_given: costs.len(), n_nodes: n });
    }
    // Behind the last node nothing is gained, whatever is left.
    let mut best = table(n, budget)?;
    for (i, &v) in tree.preorder().iter().enumerate().rev() {
        for left in 0..=budget {
            let skipped = best[(i + tree.size(v), left)];
            let taken = left.checked_sub(costs[v]).map(|left| weights[v] + best[(i + 1, left)]);
            best[(i, left)] = taken.map_or(skipped, |taken| taken.max(skipped));
        }
    }
    let mut kept = Kept { sum: best[(0, budget)], nodes: Vec::new() };
    let (mut i, mut left) = (0, budget);
    while i < n {
        let v = tree.preorder()[i];
        match left.checked_sub(costs[v]) {
            Some(rest) if best[(i, left)] == weights[v] + best[(i + 1, rest)] => {
                kept.nodes.push(v);
                (i, left) = (i + 1, rest);
            }
            _ => i += tree.size(v),
        }
    }
    kept.nodes.sort_unstable();
    Ok(kept)
}

/// A row for each position and one after the last, a column for 0 to `last`.
fn table(n_nodes: usize, last: usize) -> Result<Table<i64>, TreeError> {
    let too_large = TreeError::TooLarge { n_nodes };
    let n_columns = last.checked_add(1).ok_or(too_large)?;
    Table::new(n_nodes + 1, n_columns, 0).map_err(|_| too_large)
}
