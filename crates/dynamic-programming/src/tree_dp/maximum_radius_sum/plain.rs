//! Part of [the sums within a radius](super): the same sums in four forms, as a textbook writes
//! them: a recursion from every node, the same with a memo, two tables, and layer by layer.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes a call for every node of every ball, O(n²) in the worst case. With a
//! memo it often makes fewer, but in a star still O(n²). The tables take O(n · r) time and space,
//! the layers O(n · r) time and O(n) space. The recursions are r calls deep.
//!
//! Domain: trees, and weights whose sums fit an `i64`.
//!
//! Source: USACO 2012 February Contest, Gold Division, "Nearby Cows".
//!
//! Checked: all trees of up to 7 nodes, against a search from every node.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-radius-sum.md`.

use std::collections::BTreeMap;

use crate::Step;
use crate::tree_dp::rooted_tree::RootedTree;

/// A node, the neighbor that must not be entered, and a distance.
type State = (usize, Option<usize>, usize);

/// The neighbors of a node: its children and its parent.
fn neighbors(tree: &RootedTree, v: usize) -> impl Iterator<Item = usize> {
    tree.children(v).iter().copied().chain(tree.parent(v))
}

/// The sum of the nodes within distance `d` of `v` that are reached without the neighbor `from`.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_radius_sum::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// assert_eq!(plain::by_recursion(&tree, &[1, 2, 3, 4], (1, None, 1)), 6);
/// assert_eq!(plain::by_recursion(&tree, &[1, 2, 3, 4], (1, Some(0), 1)), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If there is no node `v`, or a node has no weight.
pub fn by_recursion(
    tree: &RootedTree,
    weights: &[i64],
    state: (usize, Option<usize>, usize),
) -> i64 {
    by_recursion_watched(tree, weights, state, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    tree: &RootedTree,
    weights: &[i64],
    (v, from, d): State,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((v, from, d)));
    let mut sum = weights[v];
    if 0 < d {
        for u in neighbors(tree, v).filter(|&u| Some(u) != from) {
            sum += by_recursion_watched(tree, weights, (u, Some(v), d - 1), watch);
        }
    }
    watch(Step::Return(sum));
    sum
}

/// The sums within distance `r` of every node, by a recursion that keeps each answer.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_radius_sum::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// assert_eq!(plain::by_memo(&tree, &[1, 2, 3, 4], 1), [3, 6, 9, 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn by_memo(tree: &RootedTree, weights: &[i64], r: usize) -> Vec<i64> {
    by_memo_watched(tree, weights, r, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    tree: &RootedTree,
    weights: &[i64],
    r: usize,
    watch: &mut impl FnMut(Step<State>),
) -> Vec<i64> {
    let mut memo = BTreeMap::new();
    (0..tree.len()).map(|v| remember(tree, weights, (v, None, r), &mut memo, watch)).collect()
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    tree: &RootedTree,
    weights: &[i64],
    (v, from, d): State,
    memo: &mut BTreeMap<State, i64>,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((v, from, d)));
    if let Some(&sum) = memo.get(&(v, from, d)) {
        watch(Step::Known(sum));
        return sum;
    }
    let mut sum = weights[v];
    if 0 < d {
        for u in neighbors(tree, v).filter(|&u| Some(u) != from) {
            sum += remember(tree, weights, (u, Some(v), d - 1), memo, watch);
        }
    }
    memo.insert((v, from, d), sum);
    watch(Step::Return(sum));
    sum
}

/// The two tables: in row `v` and column `d` of the first one the sum of the nodes below `v` within
/// distance `d`, itself included; in the second one that of all nodes. O(n · r) time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_radius_sum::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// let (below, within) = plain::fill_tables(&tree, &[1, 2, 3, 4], 1);
/// assert_eq!(below, [[1, 3], [2, 5], [3, 7], [4, 4]]);
/// assert_eq!(within, [[1, 3], [2, 6], [3, 9], [4, 7]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn fill_tables(tree: &RootedTree, weights: &[i64], r: usize) -> (Vec<Vec<i64>>, Vec<Vec<i64>>) {
    let mut below: Vec<Vec<i64>> = weights.iter().map(|&weight| vec![weight; r + 1]).collect();
    for v in tree.postorder() {
        // Invariant: the row of v is final, because its children have added theirs.
        if let Some(parent) = tree.parent(v) {
            for d in 1..=r {
                below[parent][d] += below[v][d - 1];
            }
        }
    }
    let mut within = below.clone();
    for &v in tree.preorder() {
        // Invariant: the row of v's parent is final.
        if let Some(parent) = tree.parent(v) {
            for d in 1..=r {
                let counted = if d < 2 { 0 } else { below[v][d - 2] };
                within[v][d] += within[parent][d - 1] - counted;
            }
        }
    }
    (below, within)
}

/// The sums within distance `r` of every node, one distance after the other. O(n · r) time, O(n)
/// space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_radius_sum::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)])?;
/// assert_eq!(plain::by_layers(&tree, &[1, 2, 3, 4], 1), [3, 6, 9, 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn by_layers(tree: &RootedTree, weights: &[i64], r: usize) -> Vec<i64> {
    let mut below_before = vec![0; weights.len()];
    let (mut below, mut within) = (weights.to_vec(), weights.to_vec());
    for _ in 0..r {
        // Invariant: with distance d, below and within are for d, and below_before for d - 1.
        let mut next_below = weights.to_vec();
        for &v in tree.preorder() {
            if let Some(parent) = tree.parent(v) {
                next_below[parent] += below[v];
            }
        }
        let mut next_within = next_below.clone();
        for &v in tree.preorder() {
            if let Some(parent) = tree.parent(v) {
                next_within[v] += within[parent] - below_before[v];
            }
        }
        (below_before, below, within) = (below, next_below, next_within);
    }
    within
}
