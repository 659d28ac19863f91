//! Part of [the heaviest subtree of a binary tree](super): the same recurrence in four forms, as a
//! textbook writes them: a recursion, a recursion with a memo, a table with a row for each node,
//! and a stack of rows.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion is exponential in the number of nodes kept, worst case. Each of the others
//! takes O(n · m) time for n nodes and m kept; memo and table take O(n · m) space, the stack O(n).
//! The recursions are at most m calls deep, and never deeper than the tree.
//!
//! Domain: binary trees, and weights whose sums fit an `i64`.
//!
//! Source: folklore.
//!
//! Checked: all binary trees of up to 6 nodes, against every connected set of nodes.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-binary-subtree.md`.

use crate::Step;
use crate::tree_dp::rooted_tree::RootedTree;

/// A node, and how many nodes are kept, of which it is the highest.
type State = (usize, usize);

/// The left and the right child of a node, if it has them.
fn children(tree: &RootedTree, v: usize) -> [Option<usize>; 2] {
    let children = tree.children(v);
    [children.first().copied(), children.get(1).copied()]
}

/// The number of nodes of a subtree; 0 if there is none.
fn size(tree: &RootedTree, v: Option<usize>) -> usize {
    v.map_or(0, |v| tree.size(v))
}

/// The largest sum of `k` connected nodes with `v` as the highest, by trying every split of the
/// others between the two children. `k` is at most the size of the subtree; 0 nodes weigh 0.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_binary_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// assert_eq!(plain::by_recursion(&tree, &[1, 2, 3, 4, 5], Some(0), 3), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If there is no node `v`, or a node has no weight.
pub fn by_recursion(tree: &RootedTree, weights: &[i64], v: Option<usize>, k: usize) -> i64 {
    by_recursion_watched(tree, weights, v, k, &mut |_| {})
}

/// [`by_recursion`], observed: each call for at least one node, and each answer.
pub fn by_recursion_watched(
    tree: &RootedTree,
    weights: &[i64],
    v: Option<usize>,
    k: usize,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let Some(v) = v.filter(|_| 0 < k) else { return 0 };
    watch(Step::Call((v, k)));
    let [left, right] = children(tree, v);
    let mut best = i64::MIN;
    for i in 0..k {
        let j = k - 1 - i;
        if i <= size(tree, left) && j <= size(tree, right) {
            let a = by_recursion_watched(tree, weights, left, i, watch);
            let b = by_recursion_watched(tree, weights, right, j, watch);
            best = best.max(weights[v] + a + b);
        }
    }
    watch(Step::Return(best));
    best
}

/// The same by a recursion that keeps each answer. O(n · k) time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_binary_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// assert_eq!(plain::by_memo(&tree, &[1, 2, 3, 4, 5], Some(0), 3), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If there is no node `v`, or a node has no weight.
pub fn by_memo(tree: &RootedTree, weights: &[i64], v: Option<usize>, k: usize) -> i64 {
    by_memo_watched(tree, weights, v, k, &mut |_| {})
}

/// [`by_memo`], observed: each call for at least one node, and each answer.
pub fn by_memo_watched(
    tree: &RootedTree,
    weights: &[i64],
    v: Option<usize>,
    k: usize,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let mut memo: Vec<Vec<_>> =
        (0..tree.len()).map(|v| vec![None; tree.size(v).min(k) + 1]).collect();
    remember(tree, weights, v, k, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    tree: &RootedTree,
    weights: &[i64],
    v: Option<usize>,
    k: usize,
    memo: &mut [Vec<Option<i64>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let Some(v) = v.filter(|_| 0 < k) else { return 0 };
    watch(Step::Call((v, k)));
    if let Some(sum) = memo[v][k] {
        watch(Step::Known(sum));
        return sum;
    }
    let [left, right] = children(tree, v);
    let mut best = i64::MIN;
    for i in 0..k {
        let j = k - 1 - i;
        if i <= size(tree, left) && j <= size(tree, right) {
            let a = remember(tree, weights, left, i, memo, watch);
            let b = remember(tree, weights, right, j, memo, watch);
            best = best.max(weights[v] + a + b);
        }
    }
    memo[v][k] = Some(best);
    watch(Step::Return(best));
    best
}

/// The row of a node from its weight and the rows of its children: in column `k` the largest sum of
/// `k` nodes, for `k` up to `m`.
fn join(weight: i64, left: &[i64], right: &[i64], m: usize) -> Vec<i64> {
    let last = (left.len() + right.len() - 1).min(m);
    let mut row = vec![i64::MIN; last + 1];
    row[0] = 0;
    for (i, a) in left.iter().enumerate() {
        for (j, b) in right.iter().enumerate() {
            if 1 + i + j <= last {
                row[1 + i + j] = row[1 + i + j].max(weight + a + b);
            }
        }
    }
    row
}

/// The table, a row for each node: `rows[v][k]` is the largest sum of `k` connected nodes with `v`
/// as the highest. O(n · m) time and space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_binary_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// let rows = plain::fill_rows(&tree, &[1, 2, 3, 4, 5], 3);
/// assert_eq!(rows, [vec![0, 1, 4, 8], vec![0, 2, 7, 11], vec![0, 3], vec![0, 4], vec![0, 5]]);
/// assert_eq!(plain::kept_nodes(&tree, &[1, 2, 3, 4, 5], &rows, 0, 3), [0, 1, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn fill_rows(tree: &RootedTree, weights: &[i64], m: usize) -> Vec<Vec<i64>> {
    let mut rows: Vec<Vec<i64>> = vec![vec![]; tree.len()];
    for v in tree.postorder() {
        // Invariant: the rows of v's children are final. A missing child can keep 0 nodes.
        let [left, right] =
            children(tree, v).map(|child| child.map_or(&[0][..], |child| &rows[child]));
        rows[v] = join(weights[v], left, right, m);
    }
    rows
}

/// The nodes of a best set of `m` connected nodes with `top` as the highest, read from the rows. Of
/// equal splits it takes the one with the fewest nodes on the left. O(m²) time.
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
    let mut open = vec![(Some(top), m)];
    while let Some((v, k)) = open.pop() {
        let Some(v) = v.filter(|_| 0 < k) else { continue };
        nodes.push(v);
        let [left, right] = children(tree, v);
        let below = |child: Option<usize>, i: usize| {
            if i == 0 { Some(&0) } else { rows[child?].get(i) }
        };
        let has_sum = |&i: &usize| match (below(left, i), below(right, k - 1 - i)) {
            (Some(a), Some(b)) => weights[v] + a + b == rows[v][k],
            _ => false,
        };
        let i = (0..k).find(has_sum).expect("the sum comes from a split");
        open.extend([(right, k - 1 - i), (left, i)]);
    }
    nodes
}

/// The largest sum of `m` connected nodes with the root as the highest, where a row is dropped as
/// soon as the row above it is known; `None` if there are fewer nodes. O(n · m) time, O(n) space.
///
/// ```
/// use dynamic_programming::RootedTree;
/// use dynamic_programming::tree_dp::maximum_binary_subtree::plain;
///
/// let tree = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1), Some(1)])?;
/// assert_eq!(plain::best_sum(&tree, &[1, 2, 3, 4, 5], 3), Some(8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node has no weight.
pub fn best_sum(tree: &RootedTree, weights: &[i64], m: usize) -> Option<i64> {
    let mut open: Vec<Vec<i64>> = Vec::new();
    for v in tree.postorder() {
        // Invariant: the last rows are those of v's children, the left one on top.
        let [left, right] =
            children(tree, v).map(|child| child.and_then(|_| open.pop()).unwrap_or(vec![0]));
        open.push(join(weights[v], &left, &right, m));
    }
    open.last().map_or(&[0][..], |row| row).get(m).copied()
}
