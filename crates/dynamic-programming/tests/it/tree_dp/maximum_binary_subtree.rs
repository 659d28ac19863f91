//! 5.12 Maximum-weight m-node subtree of a binary tree.

use std::collections::HashSet;

use dynamic_programming::Step;
use dynamic_programming::tree_dp::maximum_binary_subtree::{
    heaviest_edges, maximum_binary_subtree, maximum_binary_subtree_watched, plain,
};
use dynamic_programming::tree_dp::rooted_tree::{RootedTree, TreeError};
use dynamic_programming::tree_dp::subtree_sums::{Kept, Top};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::oracle::{
    above_with_leaves, all_trees, check_kept, greedy, is_binary, n_sets, path, profile, tree_of,
    weights,
};
use crate::snapshots::Expect;

#[path = "../../../examples/maximum_binary_subtree.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// The worked example of the page: the weights, the parents, and how many nodes are kept.
const PAGE: ([i64; 8], [Option<usize>; 8], usize) = (
    [3, 1, 8, 4, 5, 10, 7, 2],
    [None, Some(0), Some(0), Some(1), Some(1), Some(3), Some(3), Some(2)],
    5,
);

pub(crate) const BEST: i64 = 26;
pub(crate) const BEST_WITH_ANY_TOP: i64 = 27;
pub(crate) const GREEDY: i64 = 19;
pub(crate) const HEAVIEST: i64 = 34;
pub(crate) const ONE_SIDE: i64 = 25;
pub(crate) const CALLS: usize = 21;
pub(crate) const CALLS_WITH_MEMO: usize = 19;
pub(crate) const SPLITS: usize = 30;
pub(crate) const CALLS_OF_41: usize = 28_655;
pub(crate) const CALLS_OF_41_WITH_MEMO: usize = 291;
pub(crate) const SPLITS_OF_41: usize = 630;

/// How many calls the recursion makes without and with a memo.
fn calls(tree: &RootedTree, weights: &[i64], m: usize) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (root, mut plain_calls, mut memo_calls) = (tree.root(), 0, 0);
    plain::by_recursion_watched(tree, weights, root, m, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(tree, weights, root, m, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let (weights, parents, m) = PAGE;
    let tree = RootedTree::from_parents(&parents).unwrap();
    let sum = |nodes: &[usize]| nodes.iter().map(|&v| weights[v]).sum::<i64>();
    let solved = maximum_binary_subtree(&tree, &weights, m).unwrap();
    let kept = solved.kept(Top::Root, m).unwrap();
    assert_eq!((kept.sum, &kept.nodes[..]), (BEST, &[0, 1, 2, 3, 5][..]));
    let any = solved.kept(Top::Any, m).unwrap();
    assert_eq!((any.sum, &any.nodes[..]), (BEST_WITH_ANY_TOP, &[1, 3, 4, 5, 6][..]));
    // Three ideas that seem simpler.
    let by_greedy = greedy(&tree, &weights, m);
    assert_eq!((sum(&by_greedy), &by_greedy[..]), (GREEDY, &[0, 1, 2, 4, 7][..]));
    let mut heaviest: Vec<usize> = (0..8).collect();
    heaviest.sort_by_key(|&v| -weights[v]);
    heaviest.truncate(m);
    heaviest.sort_unstable();
    assert_eq!((sum(&heaviest), &heaviest[..]), (HEAVIEST, &[2, 3, 4, 5, 6][..]));
    assert_eq!(weights[0] + solved.sums().row(1)[m - 1], ONE_SIDE);
    // One set is best, and no column of a row is decided by a tie.
    assert_eq!(n_sets(&parents, &weights, 5, BEST), 1);
    for v in 0..8 {
        let below =
            |i: usize| tree.children(v).get(i).map_or(&[0][..], |&child| solved.sums().row(child));
        let (left, right) = (below(0), below(1));
        for k in 1..solved.sums().row(v).len() {
            let splits = (0..k).filter(|&i| i < left.len() && k - 1 - i < right.len());
            let mut sums: Vec<i64> = splits.map(|i| left[i] + right[k - 1 - i]).collect();
            sums.sort_unstable();
            assert!(!sums.ends_with(&[*sums.last().unwrap(); 2]), "node {v}, {k} nodes");
        }
    }
    assert_eq!(calls(&tree, &weights, m), (CALLS, CALLS_WITH_MEMO));
    // Of the states with something to decide, one is asked for again.
    let (mut asked, mut again) = (HashSet::new(), Vec::new());
    plain::by_recursion_watched(&tree, &weights, Some(0), m, &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 1 < state.1
        {
            again.push(state);
        }
    });
    assert_eq!((again, asked.len()), (vec![(3, 2)], 13));
    let mut n_splits = 0;
    maximum_binary_subtree_watched(&tree, &weights, m, |_, _| n_splits += 1).unwrap();
    assert_eq!(n_splits, SPLITS);
}

#[test]
fn forty_one_nodes_of_the_page() {
    let tree = tree_of(41, above_with_leaves);
    assert_eq!(calls(&tree, &[1; 41], 20), (CALLS_OF_41, CALLS_OF_41_WITH_MEMO));
    assert_eq!(demo::splits(41, 20, above_with_leaves) as usize, SPLITS_OF_41);
}

#[test]
fn splits_of_ten_nodes() {
    assert_eq!(demo::splits(10, 10, |v| v / 2), 55);
}

#[test]
fn the_trees_of_the_questions() {
    let (weights, parents, m) = PAGE;
    let tree = RootedTree::from_parents(&parents).unwrap();
    assert_eq!(plain::fill_rows(&tree, &weights, m)[1], [0, 1, 6, 15, 22, 27]);
    let sum = |weights: &[i64], parents: &[Option<usize>], m: usize| {
        let tree = RootedTree::from_parents(parents).unwrap();
        let best = plain::by_recursion(&tree, weights, tree.root(), m);
        (greedy(&tree, weights, m).iter().map(|&v| weights[v]).sum::<i64>(), best)
    };
    let parents = [None, Some(0), Some(0), Some(1), Some(2)];
    assert_eq!(sum(&[1, 2, 3, 9, 1], &parents, 3), (6, 12));
    assert_eq!(sum(&[1, 2, 3, 1, 9], &parents, 3), (13, 13));
    assert_eq!(sum(&[1, 3, 2, 9, 1], &parents, 3), (13, 13));
    // The pitfalls: one side, and a node that weighs 0.
    let two = RootedTree::from_parents(&[None, Some(0), Some(0)]).unwrap();
    assert_eq!(profile_by(&two, &[1, 2, 3], one_side)[3], 1);
    assert_eq!(plain::best_sum(&two, &[1, 2, 3], 3), Some(6));
    assert_eq!(plain::best_sum(&path(2), &[1, -4], 2), Some(-3));
    // The exercise by hand: node 7 weighs -10.
    let (mut weights, parents, m) = PAGE;
    weights[6] = -10;
    let tree = RootedTree::from_parents(&parents).unwrap();
    let rows = plain::fill_rows(&tree, &weights, m);
    assert_eq!(rows[3], [0, 4, 14, 4]);
    assert_eq!(rows[1], [0, 1, 6, 15, 20, 10]);
    assert_eq!(rows[0], [0, 3, 11, 13, 18, 26]);
    // The short page on at most m nodes.
    let solved = maximum_binary_subtree(&two, &[2, -5, 4], 3).unwrap();
    assert_eq!(solved.sums().profile(Top::Root), [0, 2, 6, 1]);
    assert_eq!(solved.kept_at_most(Top::Root, 3), Kept { sum: 6, nodes: vec![0, 2] });
}

/// Seven nodes, the children of node v being 2v + 1 and 2v + 2.
const WEIGHTS: &[i64] = &[10, 9, 4, 1, 13, 2, 10];

/// Node, and its row: the largest sums of 0, 1, 2, .. nodes.
const ROWS: &[(usize, &[i64])] = &[
    (1, &[0, 9, 22, 23]),
    (2, &[0, 4, 14, 16]),
    (4, &[0, 13]),
    (0, &[0, 10, 19, 32, 36, 46, 48, 49]),
];

/// A tree in which node v has the children 2v + 1 and 2v + 2.
fn balanced(n: usize) -> RootedTree {
    let child = |v: usize| Some(v).filter(|&v| v < n);
    let left: Vec<_> = (0..n).map(|v| child(2 * v + 1)).collect();
    let right: Vec<_> = (0..n).map(|v| child(2 * v + 2)).collect();
    RootedTree::from_children(&left, &right).unwrap()
}

#[test]
fn worked_example() {
    let tree = balanced(7);
    let solved = maximum_binary_subtree(&tree, WEIGHTS, 7).unwrap();
    for &(v, row) in ROWS {
        assert_eq!(solved.sums().row(v), row, "node {v}");
    }
    assert_eq!(solved.sums().profile(Top::Root), [0, 10, 19, 32, 36, 46, 48, 49]);
    assert_eq!(solved.sums().profile(Top::Any), [0, 13, 22, 32, 36, 46, 48, 49]);
    let kept = Kept { sum: 36, nodes: vec![0, 1, 2, 4] };
    assert_eq!(solved.kept(Top::Root, 4), Some(kept.clone()));
    assert_eq!(solved.kept(Top::Any, 4), Some(kept));
    assert_eq!(solved.kept(Top::Any, 2), Some(Kept { sum: 22, nodes: vec![1, 4] }));
    assert_eq!(solved.kept(Top::Any, 8), None);
}

/// The original's tests: weights in the order of a balanced tree, m, and the sum. Its own code
/// gives 3 and 20.
const ORIGINAL: &[(&[i64], usize, i64)] = &[(&[1, 2, 3], 2, 4), (WEIGHTS, 4, 36)];

#[test]
fn originals() {
    for &(weights, m, sum) in ORIGINAL {
        let tree = balanced(weights.len());
        let kept = maximum_binary_subtree(&tree, weights, m).unwrap().kept(Top::Root, m).unwrap();
        assert_eq!(kept.sum, sum);
    }
}

#[test]
fn the_apple_tree() {
    // Luogu P2015: edges 1-3: 1, 1-4: 10, 2-3: 20, 3-5: 20, two of them to be kept.
    let tree = RootedTree::from_edges(5, 0, &[(0, 2), (0, 3), (1, 2), (2, 4)]).unwrap();
    let to_parent = [0, 20, 1, 10, 20];
    let kept = heaviest_edges(&tree, &to_parent, 2).unwrap().unwrap();
    assert_eq!(kept.sum, 21);
    assert_eq!(kept.nodes.len(), 3);
    assert_eq!(heaviest_edges(&tree, &to_parent, 4).unwrap().unwrap().sum, 51);
    assert_eq!(heaviest_edges(&tree, &to_parent, 3).unwrap().unwrap().sum, 41);
    assert_eq!(heaviest_edges(&tree, &to_parent, 1).unwrap().unwrap().sum, 10);
    assert_eq!(heaviest_edges(&tree, &to_parent, 0).unwrap().unwrap().nodes, [0]);
    assert_eq!(heaviest_edges(&tree, &to_parent, 5), Ok(None));
    // The value of the root is not that of an edge.
    assert_eq!(heaviest_edges(&tree, &[i64::MIN, 20, 1, 10, 20], 2).unwrap().unwrap(), kept);
}

// 2. All small trees, against all sets of nodes.

/// Compares everything that is answered with the sums of all connected sets.
fn check(parents: &[Option<usize>], weights: &[i64]) {
    let n = parents.len();
    let tree = RootedTree::from_parents(parents).unwrap();
    for top in [Top::Root, Top::Any] {
        let expected = profile(parents, weights, top);
        for most in [n, n / 2] {
            let solved = maximum_binary_subtree(&tree, weights, most).unwrap();
            assert_eq!(solved.sums().profile(top), expected[..=most], "{weights:?} {parents:?}");
            for (m, &sum) in expected.iter().enumerate().take(most + 1) {
                let kept = solved.kept(top, m).unwrap();
                check_kept(&tree, weights, top, m, &kept);
                assert_eq!(kept.sum, sum, "{m} of {weights:?} {parents:?}");
                let at_most = solved.kept_at_most(top, m);
                check_kept(&tree, weights, top, at_most.nodes.len(), &at_most);
                assert_eq!(Some(&at_most.sum), expected[..=m].iter().max());
                // Of the best, the fewest.
                assert!(expected[..at_most.nodes.len()].iter().all(|&fewer| fewer < at_most.sum));
            }
            assert_eq!(solved.kept(top, most + 1), None);
        }
    }
    // The plain versions, against the library's.
    let rows = plain::fill_rows(&tree, weights, n);
    let solved = maximum_binary_subtree(&tree, weights, n).unwrap();
    for (v, row) in rows.iter().enumerate() {
        assert_eq!(row, solved.sums().row(v), "{weights:?} {parents:?}");
        for (k, &sum) in row.iter().enumerate() {
            assert_eq!(plain::by_recursion(&tree, weights, Some(v), k), sum);
            assert_eq!(plain::by_memo(&tree, weights, Some(v), k), sum);
        }
    }
    for m in 0..=n {
        let kept = solved.kept(Top::Root, m);
        assert_eq!(plain::best_sum(&tree, weights, m), kept.as_ref().map(|kept| kept.sum));
        if let (Some(kept), Some(root)) = (kept, tree.root()) {
            let mut nodes = plain::kept_nodes(&tree, weights, &rows, root, m);
            nodes.sort_unstable();
            assert_eq!(nodes, kept.nodes, "{weights:?} {parents:?}");
        }
    }
    assert_eq!(plain::best_sum(&tree, weights, n + 1), None);
}

#[test]
fn all_small_binary_trees() {
    let mut n_trees = 0;
    for n in 0..=6 {
        for parents in all_trees(n).into_iter().filter(|parents| is_binary(parents)) {
            check(&parents, &weights(n, n_trees));
            check(&parents, &vec![1; n]);
            n_trees += 1;
        }
    }
    assert_eq!(n_trees, 1 + 1 + 1 + 2 + 5 + 16 + 61);
}

/// The first worked or small example that a profile with the root is wrong on.
fn fault(
    solve: impl Fn(&RootedTree, &[i64]) -> Vec<i64>,
) -> Option<(Vec<Option<usize>>, Vec<i64>)> {
    for n in 0..=5 {
        for parents in all_trees(n).into_iter().filter(|parents| is_binary(parents)) {
            let weights: Vec<i64> = (1..=6).take(n).collect();
            let tree = RootedTree::from_parents(&parents).unwrap();
            if solve(&tree, &weights) != profile(&parents, &weights, Top::Root) {
                return Some((parents, weights));
            }
        }
    }
    None
}

/// The rows with a join of one's own.
fn profile_by(
    tree: &RootedTree,
    weights: &[i64],
    join: impl Fn(i64, &[i64], &[i64]) -> Vec<i64>,
) -> Vec<i64> {
    let mut rows = vec![vec![0]; tree.len() + 1];
    for v in tree.postorder() {
        let below = |i: usize| tree.children(v).get(i).map_or(tree.len(), |&child| child);
        rows[v] = join(weights[v], &rows[below(0)], &rows[below(1)]);
    }
    tree.root().map_or(vec![0], |root| rows[root].clone())
}

/// The original's: all the rest to one side.
fn one_side(weight: i64, left: &[i64], right: &[i64]) -> Vec<i64> {
    let side = |row: &[i64], k: usize| row.get(k).copied().unwrap_or(0);
    let sum =
        |k: usize| if k == 0 { 0 } else { weight + side(left, k - 1).max(side(right, k - 1)) };
    (0..left.len() + right.len()).map(sum).collect()
}

/// The original's text: at least one node on the left.
fn never_none_left(weight: i64, left: &[i64], right: &[i64]) -> Vec<i64> {
    let sum = |k: usize| {
        let splits = (1..k).filter(|&i| i < left.len() && k - 1 - i < right.len());
        let best = splits.map(|i| weight + left[i] + right[k - 1 - i]).max();
        if k < 2 { weight * i64::from(k == 1) } else { best.unwrap_or(0) }
    };
    (0..left.len() + right.len()).map(sum).collect()
}

/// The last split instead of the best.
fn the_last_split(weight: i64, left: &[i64], right: &[i64]) -> Vec<i64> {
    let mut row = vec![0; left.len() + right.len()];
    for (i, a) in left.iter().enumerate() {
        for (j, b) in right.iter().enumerate() {
            row[1 + i + j] = weight + a + b;
        }
    }
    row
}

#[test]
fn wrong_versions_are_caught() {
    let right = |tree: &RootedTree, weights: &[i64]| {
        maximum_binary_subtree(tree, weights, weights.len()).unwrap().sums().profile(Top::Root)
    };
    assert_eq!(fault(right), None);
    let two = (vec![None, Some(0), Some(0)], vec![1, 2, 3]);
    assert_eq!(fault(|tree, weights| profile_by(tree, weights, one_side)), Some(two.clone()));
    assert_eq!(
        fault(|tree, weights| profile_by(tree, weights, never_none_left)),
        Some(two.clone())
    );
    assert_eq!(fault(|tree, weights| profile_by(tree, weights, the_last_split)), Some(two));
}

// 3. Properties.

/// A binary tree of up to `most` nodes: each node hangs from one that has room, chosen by a number.
fn parents_of(choices: &[usize]) -> Vec<Option<usize>> {
    let mut parents: Vec<Option<usize>> = vec![None];
    let mut room = vec![0, 0];
    for (v, choice) in (1..).zip(choices) {
        parents.push(Some(room.swap_remove(choice % room.len())));
        room.extend([v, v]);
    }
    parents
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_trees(choices in prop::collection::vec(0..1_000_usize, 0..10), seed in 0..1_000_u64) {
        check(&parents_of(&choices), &weights(choices.len() + 1, seed));
    }

    #[test]
    fn a_shorter_table_is_the_beginning_of_a_longer_one(
        choices in prop::collection::vec(0..1_000_usize, 0..100),
        most in 0..20_usize,
    ) {
        let tree = RootedTree::from_parents(&parents_of(&choices)).unwrap();
        let weights = weights(tree.len(), 7);
        let long = maximum_binary_subtree(&tree, &weights, tree.len()).unwrap();
        let short = maximum_binary_subtree(&tree, &weights, most).unwrap();
        for v in 0..tree.len() {
            let row = short.sums().row(v);
            prop_assert_eq!(row, &long.sums().row(v)[..row.len()]);
        }
        if let Some(kept) = long.kept(Top::Any, most) {
            check_kept(&tree, &weights, Top::Any, most, &kept);
        }
    }
}

#[test]
fn fourteen_nodes() {
    for seed in 0..3 {
        let choices: Vec<usize> =
            weights(13, seed).iter().map(|w| usize::try_from(w + 50).unwrap()).collect();
        check(&parents_of(&choices), &weights(14, seed + 100));
    }
}

#[test]
fn one_split_for_every_pair_of_nodes() {
    for n in demo::SIZES.map(usize::from) {
        let pairs = u32::try_from(n * (n + 1) / 2).unwrap();
        for parent in [|v| v - 1, |v| (v - 1) / 2] {
            assert_eq!(demo::splits(n, n, parent), pairs);
            // With 8 nodes to keep it is linear in n.
            assert!(demo::splits(n, 8, parent) <= 2 * 8 * u32::try_from(n).unwrap());
        }
    }
}

// 4. Extremes.

#[test]
fn nothing_one_and_none() {
    let empty = RootedTree::default();
    let solved = maximum_binary_subtree(&empty, &[], 3).unwrap();
    assert_eq!(solved.kept(Top::Any, 0), Some(Kept::default()));
    assert_eq!(solved.kept(Top::Any, 1), None);
    assert_eq!(solved.kept_at_most(Top::Root, 9), Kept::default());
    assert_eq!(heaviest_edges(&empty, &[], 0), Ok(None));
    let one = path(1);
    let solved = maximum_binary_subtree(&one, &[i64::MAX], 1).unwrap();
    assert_eq!(solved.kept(Top::Root, 1), Some(Kept { sum: i64::MAX, nodes: vec![0] }));
    let solved = maximum_binary_subtree(&one, &[-5], usize::MAX).unwrap();
    assert_eq!(solved.kept(Top::Root, 1), Some(Kept { sum: -5, nodes: vec![0] }));
    assert_eq!(solved.kept_at_most(Top::Root, usize::MAX), Kept::default());
}

#[test]
fn a_million_in_a_line() {
    let n = 1_000_000;
    let tree = path(n);
    let weights: Vec<i64> = (0..).take(n).collect();
    let solved = maximum_binary_subtree(&tree, &weights, 10).unwrap();
    let last: Vec<usize> = (n - 10..n).collect();
    assert_eq!(solved.kept(Top::Any, 10).unwrap().nodes, last);
    assert_eq!(solved.kept(Top::Root, 10).unwrap().sum, 45);
    // Longer rows than memory holds.
    let error = maximum_binary_subtree(&tree, &weights, n).unwrap_err();
    assert_eq!(error, TreeError::TooLarge { n_nodes: n });
    // A long way back.
    let tree = path(3_000);
    let solved = maximum_binary_subtree(&tree, &weights[..3_000], 3_000).unwrap();
    assert_eq!(solved.kept(Top::Root, 3_000).unwrap().nodes.len(), 3_000);
}

// 5. Bad input. The trees themselves are checked in `rooted_tree`.

#[test]
fn bad_input() {
    let parents = [None, Some(0), Some(0), Some(0)];
    let star = RootedTree::from_parents(&parents).unwrap();
    let solve =
        |weights: &[i64]| maximum_binary_subtree(&star, weights, 2).map(|_| ()).unwrap_err();
    assert_eq!(solve(&[1; 4]), TreeError::ThirdChild { node: 0, child: 3 });
    assert_eq!(solve(&[1; 3]), TreeError::Lengths { n_given: 3, n_nodes: 4 });
    assert_eq!(solve(&[1, i64::MAX, 1, 1]), TreeError::Overflow { node: 1 });
    assert_eq!(
        heaviest_edges(&path(3), &[0; 2], 1),
        Err(TreeError::Lengths { n_given: 2, n_nodes: 3 })
    );
}

// 6. Errata.

#[test]
fn erratum_both_sides_count() {
    // The original adds the better side alone, so part of the nodes is lost.
    let tree = balanced(7);
    assert_eq!(profile_by(&tree, WEIGHTS, one_side)[4], 19);
    assert_eq!(
        maximum_binary_subtree(&tree, WEIGHTS, 4).unwrap().kept(Top::Root, 4).unwrap().sum,
        36
    );
}

#[test]
fn erratum_a_weight_of_0_is_a_node() {
    let tree = path(3);
    let solved = maximum_binary_subtree(&tree, &[5, 0, 7], 3).unwrap();
    assert_eq!(solved.kept(Top::Root, 3), Some(Kept { sum: 12, nodes: vec![0, 1, 2] }));
}

#[test]
fn erratum_the_top_may_be_any_node() {
    // The original's pictures cut the root away; its code cannot.
    let tree = path(2);
    let solved = maximum_binary_subtree(&tree, &[1, 5], 1).unwrap();
    assert_eq!(solved.kept(Top::Root, 1).unwrap().sum, 1);
    assert_eq!(solved.kept(Top::Any, 1).unwrap().sum, 5);
}

#[test]
fn erratum_all_nodes_may_be_kept() {
    let tree = balanced(7);
    let solved = maximum_binary_subtree(&tree, WEIGHTS, 7).unwrap();
    assert_eq!(solved.kept(Top::Root, 7).unwrap().sum, 49);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("maximum_binary_subtree", ""),
        ("maximum_binary_subtree_recursion", "--recursion"),
        ("maximum_binary_subtree_memo", "--memo"),
        ("maximum_binary_subtree_any", "--any"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    demo::DEMO.says(&[
        ("0 / 5 / 0", "…\nThe sum is 0: nodes none."),
        ("--any 1 / 1 5 / 0 1", "…\nThe sum is 5: nodes 2."),
        ("1 / 1 5 / 0 1", "…\nThe sum is 1: nodes 1."),
        ("3 / 1 5 / 0 1", "…\nThere are no 3 nodes."),
        ("--memo 3 / 1 5 / 0 1", "…\nThere are no 3 nodes."),
        ("--recursion 1 / /", "…\nThere are no 1 nodes."),
        ("--cost", "…524 800…"),
    ]);
    demo::DEMO.refuses(&[
        ("x", "M: \"x\" is not a number (column 1)"),
        ("1 2", "a slash behind M: \"2\" is none (column 3)"),
        ("1 / 1 2 / 0", "the parent of node 2: the input ends here (column 12)"),
        ("1 / 1 2 / 0 3", "the parent of node 2: \"3\" is more than 2 (column 13)"),
        ("1 / 1 2 / 0 1 1", "the parents: \"1\" is one too many (column 15)"),
        ("1 / 1 2 / 0 0", "nodes 1 and 2 are both roots"),
        ("1 / 1 2 / 0 2", "node 2 is on a cycle"),
        ("1 / 1 2 3 4 / 0 1 1 1", "node 1 has a third child, 4"),
        ("--memo --any 1 / 1 / 0", "--memo and --any exclude each other"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let parents: Vec<String> = (0..100).map(|v| v.to_string()).collect();
    let tree = format!("2 / {}/ {}", "1 ".repeat(100), parents.join(" "));
    let path = "--recursion 2 / 1 1 1 1 1 1 1 1 1 1 1 1 1 / 0 1 2 3 4 5 6 7 8 9 10 11 12";
    demo::DEMO.says(&[
        (&tree, "…Too large to draw…The sum is 2: nodes 1, 2.…"),
        (path, "…Too large to draw: the limit is 12 nodes.…The sum is 2: nodes 1, 2.…"),
    ]);
}
