//! 5.13 Maximum-weight m-node subtree of a rooted tree.

use std::collections::HashSet;

use dynamic_programming::Step;
use dynamic_programming::tree_dp::maximum_binary_subtree::maximum_binary_subtree;
use dynamic_programming::tree_dp::maximum_subtree::in_preorder::{in_preorder, within_budget};
use dynamic_programming::tree_dp::maximum_subtree::{
    heaviest_of_forest, left_child_right_sibling, maximum_subtree, maximum_subtree_watched, plain,
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

#[path = "../../../examples/maximum_subtree.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// The worked example of the page: parents, weights, and how many nodes are kept.
const PAGE: (&[usize], &[i64], usize) = (&[0, 1, 1, 1, 2, 4, 4], &[5, 3, 8, 2, 1, 7, 10], 4);

pub(crate) const BEST: i64 = 25;
pub(crate) const GREEDY: i64 = 18;
pub(crate) const HEAVIEST: i64 = 30;
pub(crate) const ONE_CHILD: i64 = 24;
pub(crate) const CALLS: usize = 45;
pub(crate) const CALLS_WITH_MEMO: usize = 34;
pub(crate) const SUMS: usize = 27;
pub(crate) const CALLS_OF_41: usize = 85_965;
pub(crate) const CALLS_OF_41_WITH_MEMO: usize = 459;
pub(crate) const SUMS_OF_41: usize = 649;

/// How many calls the recursion makes without and with a memo.
fn calls(tree: &RootedTree, weights: &[i64], m: usize) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    let state = (0, tree.children(0).len(), m);
    plain::by_recursion_watched(tree, weights, state, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(tree, weights, state, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let (parents, weights, m) = PAGE;
    let parents = from_0(parents);
    let tree = RootedTree::from_parents(&parents).unwrap();
    let solved = maximum_subtree(&tree, weights, m).unwrap();
    let kept = solved.kept(Top::Root, m).unwrap();
    assert_eq!((kept.sum, &from_1(&kept)[..]), (BEST, &[1, 3, 4, 7][..]));
    // Three ideas that seem simpler.
    let by_greedy = greedy(&tree, weights, m);
    let sum = |nodes: &[usize]| nodes.iter().map(|&v| weights[v]).sum::<i64>();
    assert_eq!((sum(&by_greedy), &by_greedy[..]), (GREEDY, &[0, 1, 2, 3][..]));
    let mut heaviest: Vec<usize> = (0..7).collect();
    heaviest.sort_by_key(|&v| -weights[v]);
    heaviest.truncate(m);
    heaviest.sort_unstable();
    assert_eq!((sum(&heaviest), &heaviest[..]), (HEAVIEST, &[0, 2, 5, 6][..]));
    let of_one = tree.children(0).iter().filter_map(|&child| solved.sums().row(child).get(m - 1));
    assert_eq!(of_one.max().map(|sum| weights[0] + sum), Some(ONE_CHILD));
    // One set is best, and no column of a merge is decided by a tie.
    assert_eq!(n_sets(&parents, weights, 4, BEST), 1);
    for v in 0..7 {
        let merges = solved.merges(v);
        for (c, &child) in tree.children(v).iter().enumerate() {
            for k in 1..merges[c + 1].len() {
                let below = solved.sums().row(child).iter().take(k).enumerate();
                let sums = below.filter_map(|(j, sum)| Some(merges[c].get(k - j)? + sum));
                let mut sums: Vec<i64> = sums.collect();
                sums.sort_unstable();
                assert!(!sums.ends_with(&[*sums.last().unwrap(); 2]), "node {v}, {k} nodes");
            }
        }
    }
    assert_eq!(calls(&tree, weights, m), (CALLS, CALLS_WITH_MEMO));
    let mut n_sums = 0;
    maximum_subtree_watched(&tree, weights, m, |_, _| n_sums += 1).unwrap();
    assert_eq!(n_sums, SUMS);
    // The picture of the recursion keeps 3: of the states with something to decide, one is asked
    // for again.
    let (mut asked, mut again) = (HashSet::new(), Vec::new());
    plain::by_recursion_watched(&tree, weights, (0, 3, 3), &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 0 < state.1
            && 1 < state.2
        {
            again.push(state);
        }
    });
    assert_eq!(again, [(0, 1, 2)]);
}

#[test]
fn forty_one_nodes_of_the_page() {
    let tree = tree_of(41, above_with_leaves);
    assert_eq!(calls(&tree, &[1; 41], 20), (CALLS_OF_41, CALLS_OF_41_WITH_MEMO));
    assert_eq!(demo::compared(41, 20, above_with_leaves) as usize, SUMS_OF_41);
}

#[test]
fn the_trees_of_the_questions() {
    let (parents, weights, m) = PAGE;
    let tree = RootedTree::from_parents(&from_0(parents)).unwrap();
    let rows = plain::fill_rows(&tree, weights, m);
    assert_eq!(rows[3], [0, 2, 12, 19]);
    let one = plain::merge(&[0, 5], &rows[1], m);
    let two = plain::merge(&one, &rows[2], m);
    assert_eq!((&one[..], &two[..]), (&[0, 5, 8, 9][..], &[0, 5, 13, 16, 17][..]));
    assert_eq!(rows[0], [0, 5, 13, 17, 25]);
    // In another order, the same row.
    let other = plain::merge(&plain::merge(&[0, 5], &rows[3], m), &rows[2], m);
    assert_eq!(plain::merge(&other, &rows[1], m), rows[0]);
    assert_eq!(other, [0, 5, 13, 17, 25]);
    // In place from few nodes to many: a child is counted twice.
    let wrong = |parents: &[Option<usize>], weights: &[i64]| {
        ascending_in_place(&RootedTree::from_parents(parents).unwrap(), weights)
    };
    let right = |parents: &[Option<usize>], weights: &[i64]| {
        let tree = RootedTree::from_parents(parents).unwrap();
        plain::fill_rows(&tree, weights, weights.len())[0].clone()
    };
    let cases: [(&[Option<usize>], &[i64]); 3] = [
        (&[None, Some(0), Some(0)], &[1, 2, 5]),
        (&[None, Some(0)], &[1, 5]),
        (&[None, Some(0), Some(1)], &[1, 2, 3]),
    ];
    let answers = cases.map(|(parents, weights)| {
        let m = weights.len();
        (wrong(parents, weights)[m], right(parents, weights)[m])
    });
    assert_eq!(answers, [(11, 8), (6, 6), (6, 6)]);
}

#[test]
fn the_preorder_of_the_page() {
    let (parents, weights, _) = PAGE;
    let tree = RootedTree::from_parents(&from_0(parents)).unwrap();
    let order = tree.preorder();
    assert_eq!(order.iter().map(|&v| weights[v]).collect::<Vec<_>>(), [5, 3, 1, 8, 2, 7, 10]);
    let sizes: Vec<usize> = order.iter().map(|&v| tree.size(v)).collect();
    assert_eq!((&sizes[..], 1 + sizes[1]), (&[7, 2, 1, 1, 3, 1, 1][..], 3));
}

#[test]
fn the_star_of_the_page() {
    let star = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)]).unwrap();
    let (left, right) = left_child_right_sibling(&star);
    let binary = RootedTree::from_children(&left, &right).unwrap();
    assert_eq!(binary.depths().into_iter().max(), Some(3));
}

/// Parents counted from 1, of a root 0; weights; m; the sum with the root, and the nodes counted
/// from 1.
type Worked = (&'static [usize], &'static [i64], usize, i64, &'static [usize]);

/// The trees of the original's old driver, in which a node's weight was its label.
const WORKED: &[Worked] = &[
    (&[0, 1, 1, 1, 4, 4, 5, 5, 5], &[22, 28, 29, 30, 34, 35, 40, 41, 42], 5, 169, &[1, 4, 5, 8, 9]),
    (&[0, 1, 1, 2, 2, 3, 3, 4, 4], &[44, 49, 50, 53, 54, 55, 56, 57, 58], 5, 261, &[1, 2, 4, 8, 9]),
];

/// CTSC 1997, course selection: prerequisites, credits, how many courses, the credits, and the
/// courses.
const COURSES: Worked = (&[2, 0, 0, 2, 7, 7, 2], &[2, 1, 4, 1, 1, 6, 2], 4, 13, &[2, 3, 6, 7]);

fn from_0(parents: &[usize]) -> Vec<Option<usize>> {
    parents.iter().map(|parent| parent.checked_sub(1)).collect()
}

fn from_1(kept: &Kept) -> Vec<usize> {
    kept.nodes.iter().map(|v| v + 1).collect()
}

#[test]
fn worked_examples() {
    for &(parents, weights, m, sum, nodes) in WORKED {
        let tree = RootedTree::from_parents(&from_0(parents)).unwrap();
        let solved = maximum_subtree(&tree, weights, weights.len()).unwrap();
        let kept = solved.kept(Top::Root, m).unwrap();
        assert_eq!((kept.sum, &from_1(&kept)[..]), (sum, nodes));
        assert_eq!(in_preorder(&tree, weights, m).unwrap(), Some(kept));
    }
}

#[test]
fn rows_merged_one_by_one() {
    let tree = RootedTree::from_parents(&from_0(WORKED[0].0)).unwrap();
    let solved = maximum_subtree(&tree, WORKED[0].1, 5).unwrap();
    assert_eq!(
        solved.merges(4),
        [&[0, 34][..], &[0, 34, 74], &[0, 34, 75, 115], &[0, 34, 76, 117, 157]]
    );
    assert_eq!(solved.sums().row(3), [0, 30, 65, 106, 147, 187]);
    assert_eq!(solved.sums().row(0), [0, 22, 52, 87, 128, 169]);
}

#[test]
fn courses() {
    let (parents, credits, m, sum, courses) = COURSES;
    let kept = heaviest_of_forest(&from_0(parents), credits, m).unwrap().unwrap();
    assert_eq!((kept.sum, &from_1(&kept)[..]), (sum, courses));
    assert_eq!(heaviest_of_forest(&from_0(parents), credits, 7).unwrap().unwrap().sum, 17);
    assert_eq!(heaviest_of_forest(&from_0(parents), credits, 8), Ok(None));
    assert_eq!(heaviest_of_forest(&from_0(parents), credits, 0), Ok(Some(Kept::default())));
}

// 2. All small trees, against all sets of nodes.

/// Compares everything that is answered with the sums of all connected sets.
fn check(parents: &[Option<usize>], weights: &[i64]) {
    let n = parents.len();
    let tree = RootedTree::from_parents(parents).unwrap();
    for top in [Top::Root, Top::Any] {
        let expected = profile(parents, weights, top);
        for most in [n, n / 2] {
            let solved = maximum_subtree(&tree, weights, most).unwrap();
            assert_eq!(solved.sums().profile(top), expected[..=most], "{weights:?} {parents:?}");
            for (m, &sum) in expected.iter().enumerate().take(most + 1) {
                let kept = solved.kept(top, m).unwrap();
                check_kept(&tree, weights, top, m, &kept);
                assert_eq!(kept.sum, sum, "{m} of {weights:?} {parents:?}");
                let at_most = solved.kept_at_most(top, m);
                check_kept(&tree, weights, top, at_most.nodes.len(), &at_most);
                assert_eq!(Some(&at_most.sum), expected[..=m].iter().max());
            }
            assert_eq!(solved.kept(top, most + 1), None);
        }
    }
    let expected = profile(parents, weights, Top::Root);
    let sums = by_siblings(&tree, weights);
    assert_eq!(sums, expected, "by siblings: {weights:?} {parents:?}");
    for (m, &sum) in expected.iter().enumerate() {
        let kept = in_preorder(&tree, weights, m).unwrap().unwrap();
        check_kept(&tree, weights, Top::Root, m, &kept);
        assert_eq!(kept.sum, sum);
        // With every cost 1 the budget is the number of nodes.
        let within = within_budget(&tree, weights, &vec![1; n], m).unwrap();
        check_kept(&tree, weights, Top::Root, within.nodes.len(), &within);
        assert_eq!(Some(&within.sum), expected[..=m].iter().max());
    }
    assert_eq!(in_preorder(&tree, weights, n + 1), Ok(None));
    // The plain versions, against the library's.
    let solved = maximum_subtree(&tree, weights, n).unwrap();
    let rows = plain::fill_rows(&tree, weights, n.max(1));
    for (v, row) in rows.iter().enumerate() {
        assert_eq!(row, solved.sums().row(v), "{weights:?} {parents:?}");
        for (c, row) in solved.merges(v).iter().enumerate() {
            for (k, &sum) in row.iter().enumerate().skip(1) {
                assert_eq!(plain::by_recursion(&tree, weights, (v, c, k)), sum);
                assert_eq!(plain::by_memo(&tree, weights, (v, c, k)), sum);
            }
        }
    }
    for m in 1..=n {
        let kept = solved.kept(Top::Root, m).unwrap();
        assert_eq!(plain::best_sum(&tree, weights, m), Some(kept.sum));
        let mut nodes = plain::kept_nodes(&tree, weights, &rows, tree.root().unwrap(), m);
        nodes.sort_unstable();
        assert_eq!(nodes, kept.nodes, "{weights:?} {parents:?}");
        let short = plain::fill_rows(&tree, weights, m);
        for v in 0..n {
            assert_eq!(short[v], rows[v][..rows[v].len().min(m + 1)]);
        }
    }
    assert_eq!(plain::best_sum(&tree, weights, n + 1), None);
    if is_binary(parents) {
        let binary = maximum_binary_subtree(&tree, weights, n).unwrap();
        assert_eq!(maximum_subtree(&tree, weights, n).unwrap().sums(), binary.sums());
    }
}

/// The best sums of a family: a node and its later siblings. Either the node is skipped, with all
/// that is below it, or it is kept, with i nodes out of its children's family and j out of its
/// siblings'.
fn by_siblings(tree: &RootedTree, weights: &[i64]) -> Vec<i64> {
    let (left, right) = left_child_right_sibling(tree);
    let mut rows = vec![vec![0]; tree.len() + 1];
    // A sibling's row must stand before that of the one on its left: in postorder, from the right,
    // it does.
    for v in tree.postorder() {
        let (below, beside) =
            (&rows[left[v].unwrap_or(tree.len())], &rows[right[v].unwrap_or(tree.len())]);
        let mut row = beside.clone();
        row.resize(below.len() + beside.len(), i64::MIN);
        for (i, a) in below.iter().enumerate() {
            for (j, b) in beside.iter().enumerate() {
                row[1 + i + j] = row[1 + i + j].max(weights[v] + a + b);
            }
        }
        rows[v] = row;
    }
    tree.root().map_or(vec![0], |root| rows[root].clone())
}

#[test]
fn all_small_trees() {
    let mut n_trees = 0;
    for parents in (0..=6).flat_map(all_trees) {
        check(&parents, &weights(parents.len(), n_trees));
        n_trees += 1;
    }
    assert_eq!(n_trees, 1 + 1 + 1 + 2 + 6 + 24 + 120);
}

#[test]
fn all_small_forests() {
    // The trees of n + 1 nodes without their root are all forests of n nodes.
    for (seed, parents) in (1..=6).flat_map(all_trees).enumerate() {
        let n = parents.len() - 1;
        let forest: Vec<_> = parents[1..]
            .iter()
            .map(|parent| parent.and_then(|parent| parent.checked_sub(1)))
            .collect();
        let weights = weights(n, seed as u64);
        let with_root = [&[0], &weights[..]].concat();
        let expected = profile(&parents, &with_root, Top::Root);
        for m in 0..=n {
            let kept = heaviest_of_forest(&forest, &weights, m).unwrap().unwrap();
            assert_eq!((kept.nodes.len(), kept.sum), (m, expected[m + 1]));
            assert_eq!(kept.nodes.iter().map(|&v| weights[v]).sum::<i64>(), kept.sum);
            let has_parent = |v: &usize| forest[*v].is_none_or(|p| kept.nodes.contains(&p));
            assert!(kept.nodes.iter().all(has_parent), "{kept:?} of {forest:?}");
        }
    }
}

#[test]
fn budgets_of_all_small_trees() {
    for (seed, parents) in (0..=5).flat_map(all_trees).enumerate() {
        let n = parents.len();
        let tree = RootedTree::from_parents(&parents).unwrap();
        let weights = weights(n, seed as u64);
        // Costs from 0 to 3.
        let costs: Vec<usize> =
            weights.iter().map(|w| usize::try_from(w + 50).unwrap() % 4).collect();
        for budget in 0..=8 {
            let is_allowed = |set: u32| {
                let is_in = |v: usize| set >> v & 1 == 1;
                let nodes = (0..n).filter(|&v| is_in(v));
                nodes.clone().all(|v| parents[v].is_none_or(is_in))
                    && nodes.map(|v| costs[v]).sum::<usize>() <= budget
            };
            let sum =
                |set: u32| (0..n).filter(|v| set >> v & 1 == 1).map(|v| weights[v]).sum::<i64>();
            let best = (0..1_u32 << n).filter(|&set| is_allowed(set)).map(sum).max().unwrap();
            let kept = within_budget(&tree, &weights, &costs, budget).unwrap();
            let set = kept.nodes.iter().fold(0, |set, v| set | 1 << v);
            assert!(is_allowed(set), "{kept:?}");
            assert_eq!((kept.sum, sum(set)), (best, best));
        }
    }
}

/// Whether a profile with the root is wrong on some small tree.
fn is_caught(solve: impl Fn(&RootedTree, &[i64]) -> Vec<i64>) -> bool {
    (0..=5).flat_map(all_trees).any(|parents| {
        let weights: Vec<i64> = (1..=6).take(parents.len()).collect();
        let tree = RootedTree::from_parents(&parents).unwrap();
        solve(&tree, &weights) != profile(&parents, &weights, Top::Root)
    })
}

/// Merges in place, from few nodes to many: a child's nodes are counted twice.
fn ascending_in_place(tree: &RootedTree, weights: &[i64]) -> Vec<i64> {
    let n = tree.len();
    let mut rows = vec![vec![0; n + 1]; n];
    for v in tree.postorder() {
        let mut row = vec![weights[v]; n + 1];
        row[0] = 0;
        for &child in tree.children(v) {
            for k in 2..=n {
                for j in 1..k {
                    row[k] = row[k].max(row[k - j] + rows[child][j]);
                }
            }
        }
        rows[v] = row;
    }
    tree.root().map_or(vec![0], |root| rows[root].clone())
}

/// The original's: the last way to part the nodes overwrites the best, and the node's own weight is
/// not added.
fn the_last_and_not_itself(tree: &RootedTree, _: &[i64]) -> Vec<i64> {
    let mut rows = vec![vec![0]; tree.len()];
    for v in tree.postorder() {
        let mut row = vec![0, 0];
        for &child in tree.children(v) {
            let mut merged = vec![0; row.len() + rows[child].len() - 1];
            for (k, a) in row.iter().enumerate() {
                for (j, b) in rows[child].iter().enumerate() {
                    merged[k + j] = a + b;
                }
            }
            row = merged;
        }
        rows[v] = row;
    }
    tree.root().map_or(vec![0], |root| rows[root].clone())
}

#[test]
fn wrong_versions_are_caught() {
    assert!(!is_caught(|tree, weights| {
        maximum_subtree(tree, weights, weights.len()).unwrap().sums().profile(Top::Root)
    }));
    assert!(!is_caught(by_siblings));
    assert!(is_caught(ascending_in_place));
    assert!(is_caught(the_last_and_not_itself));
}

// 3. Properties.

/// A tree: node v hangs from one before it, chosen by a number.
fn parents_of(choices: &[usize]) -> Vec<Option<usize>> {
    let hung = (1..).zip(choices).map(|(v, choice)| Some(choice % v));
    [None].into_iter().chain(hung).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_trees(choices in prop::collection::vec(0..1_000_usize, 0..10), seed in 0..1_000_u64) {
        check(&parents_of(&choices), &weights(choices.len() + 1, seed));
    }

    #[test]
    fn merging_and_preorder_agree(
        choices in prop::collection::vec(0..1_000_usize, 0..150),
        m in 0..40_usize,
    ) {
        let tree = RootedTree::from_parents(&parents_of(&choices)).unwrap();
        let weights = weights(tree.len(), 7);
        let kept = maximum_subtree(&tree, &weights, m).unwrap().kept(Top::Root, m);
        let other = in_preorder(&tree, &weights, m).unwrap();
        prop_assert_eq!(kept.as_ref().map(|k| k.sum), other.as_ref().map(|k| k.sum));
        for kept in kept.iter().chain(&other) {
            check_kept(&tree, &weights, Top::Root, m, kept);
        }
    }
}

#[test]
fn fourteen_nodes() {
    let choices: Vec<usize> =
        weights(13, 3).iter().map(|w| usize::try_from(w + 50).unwrap()).collect();
    check(&parents_of(&choices), &weights(14, 100));
}

#[test]
fn sums_grow_as_the_square_or_with_n() {
    let mut before = [0; 2];
    for n in demo::SIZES.map(usize::from) {
        let pairs = u32::try_from(n * (n - 1) / 2).unwrap();
        for (parent, before) in [|v| v - 1, |_| 0].into_iter().zip(&mut before) {
            // One for every pair of nodes, and one more for each k when the child gives nothing.
            let compared = demo::compared(n, n, parent);
            assert!(pairs <= compared && compared <= 2 * pairs, "{compared}");
            let few = demo::compared(n, 8, parent);
            assert!(few <= 2 * 8 * u32::try_from(n).unwrap(), "{few}");
            assert!(*before == 0 || few <= *before * 9 / 4, "{few} after {before}");
            *before = few;
        }
    }
}

// 4. Extremes.

#[test]
fn nothing_one_and_none() {
    let empty = RootedTree::default();
    let solved = maximum_subtree(&empty, &[], 3).unwrap();
    assert_eq!(solved.kept(Top::Any, 0), Some(Kept::default()));
    assert_eq!(solved.kept(Top::Root, 1), None);
    assert_eq!(in_preorder(&empty, &[], 0), Ok(Some(Kept::default())));
    assert_eq!(in_preorder(&empty, &[], 1), Ok(None));
    assert_eq!(within_budget(&empty, &[], &[], 5), Ok(Kept::default()));
    assert_eq!(heaviest_of_forest(&[], &[], 0), Ok(Some(Kept::default())));
    assert_eq!(heaviest_of_forest(&[], &[], 1), Ok(None));
    let max = maximum_subtree(&path(1), &[i64::MAX], usize::MAX).unwrap().kept(Top::Any, 1);
    assert_eq!(max, Some(Kept { sum: i64::MAX, nodes: vec![0] }));
}

#[test]
fn stars_and_paths() {
    let n = 100_000;
    let star = RootedTree::from_parents(&(0..n).map(|v| (0 < v).then_some(0)).collect::<Vec<_>>());
    for tree in [star.unwrap(), path(n)] {
        let weights: Vec<i64> = (0..).take(n).collect();
        let kept = maximum_subtree(&tree, &weights, 20).unwrap().kept(Top::Root, 20).unwrap();
        check_kept(&tree, &weights, Top::Root, 20, &kept);
        assert_eq!(in_preorder(&tree, &weights, 20).unwrap().unwrap().sum, kept.sum);
    }
    let n = 1_000_000;
    let tree = path(n);
    let kept = maximum_subtree(&tree, &vec![1; n], 4).unwrap().kept(Top::Any, 4).unwrap();
    assert_eq!(kept.sum, 4);
}

#[test]
fn tables_too_large() {
    let n = 100_000;
    let star = RootedTree::from_parents(&(0..n).map(|v| (0 < v).then_some(0)).collect::<Vec<_>>());
    let star = star.unwrap();
    let error = TreeError::TooLarge { n_nodes: n };
    assert_eq!(maximum_subtree(&star, &vec![1; n], n).unwrap_err(), error);
    assert_eq!(maximum_subtree(&path(n), &vec![1; n], n).unwrap_err(), error);
    assert_eq!(in_preorder(&star, &vec![1; n], n), Err(error));
    assert_eq!(within_budget(&star, &vec![1; n], &vec![1; n], usize::MAX), Err(error));
}

// 5. Bad input. The trees themselves are checked in `rooted_tree`.

#[test]
fn bad_input() {
    use TreeError as E;
    let tree = path(3);
    let lengths = E::Lengths { n_given: 2, n_nodes: 3 };
    assert_eq!(maximum_subtree(&tree, &[1; 2], 1).unwrap_err(), lengths);
    assert_eq!(in_preorder(&tree, &[1; 2], 1), Err(lengths));
    assert_eq!(within_budget(&tree, &[1; 3], &[1; 2], 1), Err(lengths));
    let overflow = E::Overflow { node: 2 };
    assert_eq!(maximum_subtree(&tree, &[1, 0, i64::MAX], 1).unwrap_err(), overflow);
    assert_eq!(in_preorder(&tree, &[1, 0, i64::MIN], 1), Err(overflow));
    assert_eq!(within_budget(&tree, &[1, 0, i64::MAX], &[1; 3], 1), Err(overflow));
    let forest = |parents: &[Option<usize>]| heaviest_of_forest(parents, &[1, 1], 1);
    assert!(matches!(forest(&[Some(1), Some(0)]), Err(E::Cycle { node: 0 | 1 })));
    assert_eq!(forest(&[None, Some(2)]), Err(E::OutOfRange { node: 1, other: 2, n_nodes: 2 }));
    assert_eq!(forest(&[None]), Err(E::Lengths { n_given: 2, n_nodes: 1 }));
}

// 6. Errata.

#[test]
fn erratum_the_best_way_to_part_the_nodes() {
    // The original overwrites the best by the last, and does not add the node itself.
    let (parents, weights, m, sum, _) = WORKED[0];
    let tree = RootedTree::from_parents(&from_0(parents)).unwrap();
    assert_eq!(the_last_and_not_itself(&tree, weights)[m], 0);
    assert_eq!(in_preorder(&tree, weights, m).unwrap().unwrap().sum, sum);
}

// 7. The demo.

#[test]
fn demo() {
    let courses = "--forest 4 / 2 1 4 1 1 6 2 / 2 0 0 2 7 7 2";
    demo::DEMO.shows(&[
        ("maximum_subtree", ""),
        ("maximum_subtree_recursion", "--recursion 3 / 5 3 8 2 1 7 10 / 0 1 1 1 2 4 4"),
        ("maximum_subtree_memo", "--memo 3 / 5 3 8 2 1 7 10 / 0 1 1 1 2 4 4"),
        ("maximum_subtree_forest", courses),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let courses = "4 / 2 1 4 1 1 6 2 / 2 0 0 2 7 7 2";
    demo::DEMO.says(&[
        (&format!("--forest {courses}"), "…\nThe sum is 13: nodes 2, 3, 6, 7."),
        ("0 / 5 / 0", "…\nThe sum is 0: nodes none."),
        ("1 / 1 5 / 0 1", "…\nThe sum is 1: nodes 1."),
        ("--any 1 / 1 5 / 0 1", "…\nThe sum is 5: nodes 2."),
        ("1 / 5 / 0", "…\nThe sum is 5: nodes 1."),
        ("--forest 3 / 1 5 / 0 0", "…\nThere are no 3 nodes."),
        ("--cost", "…1 024…"),
    ]);
    demo::DEMO.refuses(&[
        ("4 / 2 1 4 1 1 6 2 / 2 0 0 2 7 7 2", "nodes 2 and 3 are both roots"),
        ("--forest --any 1 / 1 / 0", "--any and --forest exclude each other"),
        ("1 2", "a slash behind M: \"2\" is none (column 3)"),
        ("--forest 1 / 1 2 / 2 1", "node 2 is on a cycle"),
        ("1 / 1 x / 0 1", "the weight of node 2: \"x\" is not a number (column 7)"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let tree = format!("3 / {}/ 0{}", "1 ".repeat(100), " 1".repeat(99));
    // The recursion would make a hundred million calls.
    let star = format!("--recursion 8 / {}/ 0{}", "1 ".repeat(40), " 1".repeat(39));
    demo::DEMO.says(&[
        (&tree, "…Too large to draw…The sum is 3: nodes…"),
        (&star, "…Too large to draw: the limit is 12 nodes.…The sum is 8: nodes…"),
    ]);
}
