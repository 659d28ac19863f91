//! What the sections on trees are checked against.

use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::{Kept, Top};
use trace::SplitMix64;

/// All trees of `n` nodes in which every parent has a smaller number than its children.
pub(super) fn all_trees(n: usize) -> Vec<Vec<Option<usize>>> {
    let mut trees = vec![vec![]];
    for v in 0..n {
        let parents = |v: usize| if v == 0 { vec![None] } else { (0..v).map(Some).collect() };
        let grow = |tree: Vec<Option<usize>>| {
            parents(v).into_iter().map(move |parent| [tree.clone(), vec![parent]].concat())
        };
        trees = trees.into_iter().flat_map(grow).collect();
    }
    trees
}

/// Whether no node has more than two children.
pub(super) fn is_binary(parents: &[Option<usize>]) -> bool {
    (0..parents.len()).all(|v| parents.iter().filter(|&&parent| parent == Some(v)).count() <= 2)
}

/// Whether a set of nodes is connected: of its nodes, exactly one has its parent outside; of an
/// empty set none.
fn is_connected(parents: &[Option<usize>], is_in: impl Fn(usize) -> bool) -> bool {
    let is_top = |&v: &usize| is_in(v) && !parents[v].is_some_and(&is_in);
    (0..parents.len()).filter(is_top).count() <= 1
}

/// The largest sums of k connected nodes, for every k that there are: by trying every set of nodes.
pub(super) fn profile(parents: &[Option<usize>], weights: &[i64], top: Top) -> Vec<i64> {
    let n = parents.len();
    let mut best = vec![i64::MIN; n + 1];
    for set in 0..1_u32 << n {
        let is_in = |v: usize| set >> v & 1 == 1;
        let has_root = parents.iter().position(Option::is_none).is_some_and(is_in);
        if is_connected(parents, is_in) && (top == Top::Any || has_root || set == 0) {
            let sum = (0..n).filter(|&v| is_in(v)).map(|v| weights[v]).sum();
            let k = set.count_ones() as usize;
            best[k] = best[k].max(sum);
        }
    }
    best
}

/// Asserts that what is kept is what it says: so many nodes, connected, of that sum, with the root
/// if it must be.
pub(super) fn check_kept(tree: &RootedTree, weights: &[i64], top: Top, m: usize, kept: &Kept) {
    let parents: Vec<_> = (0..tree.len()).map(|v| tree.parent(v)).collect();
    assert!(kept.nodes.is_sorted_by(|a, b| a < b), "{kept:?}");
    assert_eq!(kept.nodes.len(), m, "{kept:?}");
    let is_in = |v: usize| kept.nodes.binary_search(&v).is_ok();
    assert!(is_connected(&parents, is_in), "{kept:?} of {parents:?}");
    assert!(m == 0 || top == Top::Any || tree.root().is_some_and(is_in), "{kept:?}");
    assert_eq!(kept.nodes.iter().map(|&v| weights[v]).sum::<i64>(), kept.sum, "{kept:?}");
}

/// Random weights from -50 to 49.
pub(super) fn weights(n: usize, seed: u64) -> Vec<i64> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| random.between(-50, 49)).collect()
}

/// A path of `n` nodes.
pub(super) fn path(n: usize) -> RootedTree {
    RootedTree::from_parents(&(0..n).map(|v| v.checked_sub(1)).collect::<Vec<_>>()).unwrap()
}

/// From the root on, always the heaviest node that touches those that are kept.
pub(super) fn greedy(tree: &RootedTree, weights: &[i64], m: usize) -> Vec<usize> {
    let (mut open, mut kept): (Vec<usize>, _) = (Vec::from_iter(tree.root()), Vec::new());
    while kept.len() < m
        && let Some(at) = (0..open.len()).max_by_key(|&at| weights[open[at]])
    {
        let v = open.swap_remove(at);
        kept.push(v);
        open.extend(tree.children(v));
    }
    kept.sort_unstable();
    kept
}

/// How many sets of `m` connected nodes with the root have this sum, in a tree of few nodes.
pub(super) fn n_sets(parents: &[Option<usize>], weights: &[i64], m: u32, sum: i64) -> usize {
    let n = parents.len();
    let has_sum = |set: &u32| {
        let is_in = |v: usize| set >> v & 1 == 1;
        set.count_ones() == m
            && (0..n).all(|v| !is_in(v) || parents[v].is_none_or(is_in))
            && (0..n).filter(|&v| is_in(v)).map(|v| weights[v]).sum::<i64>() == sum
    };
    (0..1_u32 << n).filter(has_sum).count()
}

/// The parent of a node in a path downward with a leaf beside each node but the last of it.
pub(super) fn above_with_leaves(v: usize) -> usize {
    (v - 1) / 2 * 2
}

/// The tree of `n` nodes whose parents are given by a function.
pub(super) fn tree_of(n: usize, parent: fn(usize) -> usize) -> RootedTree {
    let parents: Vec<_> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
    RootedTree::from_parents(&parents).unwrap()
}
