//! Part of [the tree knapsack](super): the same recurrence in four forms, as a textbook writes
//! them: a recursion, a recursion with a memo, a table whose rows are merged child by child, and
//! rows that are merged in place.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion is exponential in the number of nodes kept, worst case. Each of the others
//! takes O(n · m) time for n nodes and m kept; the memo and the table take O(n · m) space, the rows
//! in place O(n). The recursions are at most as deep as the tree with its children in a row.
//!
//! Domain: rooted trees, weights whose sums fit an `i64`, and at least one node to keep.
//!
//! Source: D. S. Johnson, K. A. Niemi, "On knapsacks, partitions, and a new dynamic programming
//! technique for trees", Mathematics of Operations Research 8 (1983).
//!
//! Checked: all trees of up to 6 nodes, against every connected set of nodes.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-subtree.md`.

use std::mem;

use crate::Step;
use crate::tree_dp::rooted_tree::RootedTree;

/// A node, how many of its children may be used, the first ones, and how many nodes are kept.
type State = (usize, usize, usize);

/// The number of nodes of a subtree whose root has only its first `c` children.
fn size(tree: &RootedTree, v: usize, c: usize) -> usize {
    // In preorder, the other children come after these nodes.
    match tree.children(v).get(c) {
        Some(&child) => tree.place(child) - tree.place(v),
        None => tree.size(v),
    }
}

/// The largest sum of `k` connected nodes with `v` as the highest, without the children of `v`
/// after the first `c`. There are at least `k` such nodes, and `k` is at least 1.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// assert_eq!(plain::by_recursion(&tree, &[1, 5, 2, 4], (0, 3, 3)), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If there is no node `v`, or a node has no weight.
pub fn by_recursion(tree: &RootedTree, weights: &[i64], state: (usize, usize, usize)) -> i64 {
    by_recursion_watched(tree, weights, state, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    tree: &RootedTree,
    weights: &[i64],
    (v, c, k): State,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((v, c, k)));
    let mut best = if c == 0 { weights[v] } else { i64::MIN };
    if 0 < c {
        let child = tree.children(v)[c - 1];
        let all = tree.children(child).len();
        for j in 0..k {
            if j <= tree.size(child) && k - j <= size(tree, v, c - 1) {
                let mut sum = by_recursion_watched(tree, weights, (v, c - 1, k - j), watch);
                if 0 < j {
                    sum += by_recursion_watched(tree, weights, (child, all, j), watch);
                }
                best = best.max(sum);
            }
        }
    }
    watch(Step::Return(best));
    best
}

/// The same by a recursion that keeps each answer. O(n · k) time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// assert_eq!(plain::by_memo(&tree, &[1, 5, 2, 4], (0, 3, 3)), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If there is no node `v`, or a node has no weight.
pub fn by_memo(tree: &RootedTree, weights: &[i64], state: (usize, usize, usize)) -> i64 {
    by_memo_watched(tree, weights, state, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    tree: &RootedTree,
    weights: &[i64],
    state: State,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let row = |v, c| vec![None; size(tree, v, c).min(state.2) + 1];
    let rows = |v| (0..=tree.children(v).len()).map(|c| row(v, c)).collect();
    let mut memo: Vec<Vec<Vec<_>>> = (0..tree.len()).map(rows).collect();
    remember(tree, weights, state, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    tree: &RootedTree,
    weights: &[i64],
    (v, c, k): State,
    memo: &mut [Vec<Vec<Option<i64>>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((v, c, k)));
    if let Some(sum) = memo[v][c][k] {
        watch(Step::Known(sum));
        return sum;
    }
    let mut best = if c == 0 { weights[v] } else { i64::MIN };
    if 0 < c {
        let child = tree.children(v)[c - 1];
        let all = tree.children(child).len();
        for j in 0..k {
            if j <= tree.size(child) && k - j <= size(tree, v, c - 1) {
                let mut sum = remember(tree, weights, (v, c - 1, k - j), memo, watch);
                if 0 < j {
                    sum += remember(tree, weights, (child, all, j), memo, watch);
                }
                best = best.max(sum);
            }
        }
    }
    memo[v][c][k] = Some(best);
    watch(Step::Return(best));
    best
}

/// The row of a node with one more child, for up to `m` nodes: `k` nodes so far, the node itself
/// among them, and `j` of the child's subtree.
pub fn merge(row: &[i64], child: &[i64], m: usize) -> Vec<i64> {
    let last = (row.len() - 1 + child.len() - 1).min(m);
    let mut merged = vec![i64::MIN; last + 1];
    merged[0] = 0;
    for k in 1..row.len() {
        for j in 0..child.len().min(last + 1 - k) {
            merged[k + j] = merged[k + j].max(row[k] + child[j]);
        }
    }
    merged
}

/// The table, a row for each node: `rows[v][k]` is the largest sum of `k` connected nodes with `v`
/// as the highest, for `k` up to `m`, which is at least 1. O(n · m) time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// let rows = plain::fill_rows(&tree, &[1, 5, 2, 4], 3);
/// assert_eq!(rows[0], [0, 1, 6, 10]);
/// assert_eq!(plain::kept_nodes(&tree, &[1, 5, 2, 4], &rows, 0, 3), [0, 1, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn fill_rows(tree: &RootedTree, weights: &[i64], m: usize) -> Vec<Vec<i64>> {
    let mut rows: Vec<Vec<i64>> = vec![vec![]; tree.len()];
    for v in tree.postorder() {
        let mut row = vec![0, weights[v]];
        for &child in tree.children(v) {
            // Invariant: the row is that of v without this child and those after it.
            row = merge(&row, &rows[child], m);
        }
        rows[v] = row;
    }
    rows
}

/// The nodes of a best set of `m` connected nodes with `top` as the highest, read from the rows. Of
/// equal sums it takes the one with the fewest nodes below the last child. O(n · m) time.
///
/// # Panics
/// If the row of `top` ends before `m`, or the rows belong to another tree.
pub fn kept_nodes(
    tree: &RootedTree,
    weights: &[i64],
    rows: &[Vec<i64>],
    top: usize,
    m: usize,
) -> Vec<usize> {
    let mut nodes = Vec::new();
    let mut open = vec![(top, m)];
    while let Some((v, mut k)) = open.pop() {
        nodes.push(v);
        let mut merged = vec![vec![0, weights[v]]];
        for (c, &child) in tree.children(v).iter().enumerate() {
            merged.push(merge(&merged[c], &rows[child], k));
        }
        for (c, &child) in tree.children(v).iter().enumerate().rev() {
            let sum = |j: &usize| Some(merged[c].get(k - j)? + rows[child].get(*j)?);
            let j = (0..k).find(|j| sum(j) == Some(merged[c + 1][k])).expect("it comes from a sum");
            if 0 < j {
                open.push((child, j));
            }
            k -= j;
        }
    }
    nodes
}

/// The row of a node with one more child, in place, from many nodes to few.
fn merge_in_place(row: &mut Vec<i64>, child: &[i64], m: usize) {
    let before = row.len() - 1;
    let last = (before + child.len() - 1).min(m);
    row.resize(last + 1, i64::MIN);
    for k in (1..=last).rev() {
        // Invariant: row[..=k] does not contain this child yet.
        for j in k.saturating_sub(before).max(1)..child.len().min(k) {
            row[k] = row[k].max(row[k - j] + child[j]);
        }
    }
}

/// The largest sum of `m` connected nodes with the root as the highest, with rows that are merged
/// in place and dropped when they are no longer needed; `None` if there are fewer nodes. `m` is at
/// least 1. O(n · m) time, O(n) space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)])?;
/// assert_eq!(plain::best_sum(&tree, &[1, 5, 2, 4], 3), Some(10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn best_sum(tree: &RootedTree, weights: &[i64], m: usize) -> Option<i64> {
    let mut rows: Vec<Vec<i64>> = vec![vec![]; tree.len()];
    for v in tree.postorder() {
        let mut merged = vec![0, weights[v]];
        for &child in tree.children(v) {
            merge_in_place(&mut merged, &mem::take(&mut rows[child]), m);
        }
        rows[v] = merged;
    }
    rows[tree.root()?].get(m).copied()
}
