//! 5.14 Maximum weight within a radius in a tree.

use std::collections::HashSet;

use dynamic_programming::tree_dp::maximum_radius_sum::{
    Heaviest, ball, centroids, heaviest, maximum_radius_sum, neighbor_sums, plain,
};
use dynamic_programming::tree_dp::rooted_tree::{RootedTree, TreeError};
use dynamic_programming::{MAX_BYTES, Step};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::oracle::{all_trees, path, weights};
use crate::snapshots::Expect;

#[path = "../../../examples/maximum_radius_sum.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// The worked example of the page: the weights, the parents, and the radius.
const PAGE: ([i64; 7], [Option<usize>; 7], usize) =
    ([5, 2, 11, 7, 4, 1, 12], [None, Some(0), Some(1), Some(1), Some(2), Some(0), Some(4)], 2);

pub(crate) const BEST: i64 = 41;
pub(crate) const AT_THE_HEAVIEST: i64 = 27;
pub(crate) const AT_THE_LARGEST_DEGREE: i64 = 30;
pub(crate) const CALLS: usize = 31;
pub(crate) const CALLS_WITH_MEMO: usize = 31;
pub(crate) const CELLS: usize = 42;
pub(crate) const CALLS_OF_63: usize = 1_793;
pub(crate) const CALLS_OF_63_WITH_MEMO: usize = 705;
pub(crate) const CELLS_OF_63: usize = 882;
pub(crate) const SIBLING_ONLY: i64 = 122;
pub(crate) const NOT_SIBLING_ONLY: i64 = 131;

/// How many calls all nodes together make without and with a memo.
fn calls(tree: &RootedTree, weights: &[i64], r: usize) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    for v in 0..tree.len() {
        let state = (v, None, r);
        plain::by_recursion_watched(tree, weights, state, &mut |step| plain_calls += is_call(step));
    }
    plain::by_memo_watched(tree, weights, r, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let (weights, parents, r) = PAGE;
    let tree = RootedTree::from_parents(&parents).unwrap();
    let sums = maximum_radius_sum(&tree, &weights, r).unwrap().sums(r);
    assert_eq!(sums, [26, 30, 41, 25, 29, 8, 27]);
    assert_eq!(heaviest(&sums), Some(Heaviest { sum: BEST, nodes: vec![2] }));
    // The heaviest node, and the one with the most neighbors, are others.
    let of_most = |key: &dyn Fn(usize) -> i64| {
        let most = (0..7).map(key).max().unwrap();
        let nodes: Vec<usize> = (0..7).filter(|&v| key(v) == most).collect();
        assert_eq!(nodes.len(), 1);
        sums[nodes[0]]
    };
    assert_eq!(of_most(&|v| weights[v]), AT_THE_HEAVIEST);
    let degree = |v: usize| tree.children(v).len() + usize::from(tree.parent(v).is_some());
    assert_eq!(of_most(&|v| i64::try_from(degree(v)).unwrap()), AT_THE_LARGEST_DEGREE);
    // All sums differ.
    assert_eq!(sums.iter().collect::<HashSet<_>>().len(), 7);
    // Nodes 1 and 2 of the page, without the subtraction.
    let wrong = counts_twice(&tree, &weights, r);
    assert_eq!((wrong[1], sums[1]), (32, 30));
    assert_eq!(calls(&tree, &weights, r), (CALLS, CALLS_WITH_MEMO));
    let (below, within) = plain::fill_tables(&tree, &weights, r);
    assert_eq!(below.iter().chain(&within).map(Vec::len).sum::<usize>(), CELLS);
}

#[test]
fn sixty_three_nodes_of_the_page() {
    let parents: Vec<_> = (0..63).map(|v: usize| v.checked_sub(1).map(|v| v / 2)).collect();
    let tree = RootedTree::from_parents(&parents).unwrap();
    assert_eq!(calls(&tree, &[1; 63], 6), (CALLS_OF_63, CALLS_OF_63_WITH_MEMO));
    let (below, within) = plain::fill_tables(&tree, &[1; 63], 6);
    assert_eq!(below.iter().chain(&within).map(Vec::len).sum::<usize>(), CELLS_OF_63);
}

#[test]
fn a_star_needs_many_additions_with_a_memo_too() {
    // From each leaf, the center is asked for without this leaf.
    let star = |n: usize| {
        let parents: Vec<_> = (0..n).map(|v| (0 < v).then_some(0)).collect();
        RootedTree::from_parents(&parents).unwrap()
    };
    for n in [10, 20, 40] {
        let (_, with_memo) = calls(&star(n), &vec![1; n], 2);
        assert!((n - 1) * (n - 2) <= with_memo, "{with_memo}");
    }
}

#[test]
fn the_centroid_of_a_path() {
    // Without it, the largest piece of a path of seven nodes is smallest.
    let largest_piece = |v: usize| v.max(6 - v);
    let centroids: Vec<usize> = (0..7).filter(|&v| 2 * largest_piece(v) <= 7).collect();
    assert_eq!(centroids, [3]);
    // Counted from 1.
    assert_eq!(centroids[0] + 1, 4);
}

#[test]
fn the_trees_of_the_questions() {
    // A path of four nodes with the weights 1, 2, 3, 4.
    let path = path(4);
    let weights = [1, 2, 3, 4];
    assert_eq!(plain::by_layers(&path, &weights, 2), [6, 10, 10, 9]);
    let (below, within) = plain::fill_tables(&path, &weights, 2);
    assert_eq!((below[1][2], within[0][1], below[1][0], within[1][2]), (9, 3, 2, 10));
    // Without the subtraction: with radius 1 nothing goes wrong, with 2 it does.
    assert_eq!(counts_twice(&path, &weights, 1), plain::by_layers(&path, &weights, 1));
    assert_ne!(counts_twice(&path, &weights, 2), plain::by_layers(&path, &weights, 2));
    let one = super::oracle::path(1);
    assert_eq!(counts_twice(&one, &[5], 2), plain::by_layers(&one, &[5], 2));
    // The exercise by hand: the tree of the worked example with node 3 as the root.
    let (weights, parents, r) = PAGE;
    let edges: Vec<_> =
        parents.iter().enumerate().filter_map(|(v, parent)| Some((v, (*parent)?))).collect();
    let other = RootedTree::from_edges(7, 2, &edges).unwrap();
    let tree = RootedTree::from_parents(&parents).unwrap();
    assert_eq!(plain::by_layers(&other, &weights, r), plain::by_layers(&tree, &weights, r));
    let (below, within) = plain::fill_tables(&other, &weights, r);
    assert_eq!((&below[2][..], &below[1][..]), (&[11, 17, 41][..], &[2, 14, 15][..]));
    assert_eq!(within[1], [2, 25, 30]);
    // The short page on neighbors.
    let star = RootedTree::from_parents(&[None, Some(0), Some(0)]).unwrap();
    assert_eq!(neighbor_sums(&star, &[1, 2, 3]), Ok(vec![6, 3, 4]));
}

/// USACO 2012 February: edges counted from 1, the weights being 1 to 6; the sums for radius 2.
const COWS: &[(usize, usize)] = &[(5, 1), (3, 6), (2, 4), (2, 1), (3, 2)];
const COWS_SUMS: &[i64] = &[15, 21, 16, 10, 8, 11];

/// The page of the original: its inner nodes and their children. A node's label is its weight.
const PERFECT: &[(usize, [usize; 2])] = &[
    (1, [2, 9]),
    (2, [3, 4]),
    (9, [10, 11]),
    (3, [5, 6]),
    (4, [7, 8]),
    (10, [12, 13]),
    (11, [14, 15]),
    (5, [16, 17]),
    (6, [18, 19]),
    (7, [20, 21]),
    (8, [22, 23]),
    (12, [24, 25]),
    (13, [26, 27]),
    (14, [28, 29]),
    (15, [30, 31]),
];

/// Its largest sums for the radii from 0: the sum, and the label of the node.
const PERFECT_BEST: &[(i64, usize)] = &[(31, 31), (87, 15), (178, 11), (314, 9), (496, 1)];

fn perfect() -> (RootedTree, Vec<i64>) {
    let (mut left, mut right) = (vec![None; 31], vec![None; 31]);
    for &(v, [l, r]) in PERFECT {
        (left[v - 1], right[v - 1]) = (Some(l - 1), Some(r - 1));
    }
    (RootedTree::from_children(&left, &right).unwrap(), (1..=31).collect())
}

/// The original's old driver, which asserts nothing: its nodes with children. Labels are weights,
/// and none is 21.
const DRIVER: &[(usize, &[usize])] = &[
    (1, &[2, 3, 4]),
    (2, &[5, 6, 7]),
    (3, &[8, 9]),
    (4, &[10, 11, 12]),
    (6, &[13, 14, 15]),
    (9, &[16, 17, 18, 19, 20]),
    (15, &[22, 23]),
    (20, &[24, 25, 26, 27]),
    (22, &[28, 29, 30]),
    (25, &[31, 32, 33]),
    (30, &[34, 35]),
    (31, &[36, 37]),
    (33, &[38, 39]),
    (34, &[40, 41, 42]),
    (37, &[43, 44, 45, 46]),
    (43, &[47, 48]),
    (44, &[49, 50]),
    (47, &[51, 52]),
    (49, &[53, 54]),
    (50, &[55, 56]),
    (53, &[57, 58]),
];

#[test]
fn the_tree_of_the_old_driver() {
    // Every node, and its parent.
    let children = |&(v, children): &(usize, &'static [usize])| {
        children.iter().map(move |&child| (child, Some(v)))
    };
    let mut hung: Vec<_> = DRIVER.iter().flat_map(children).chain([(1, None)]).collect();
    hung.sort_unstable();
    assert_eq!(hung.len(), 57);
    let node = |label: usize| hung.iter().position(|&(other, _)| other == label).unwrap();
    let parents: Vec<_> = hung.iter().map(|&(_, parent)| parent.map(node)).collect();
    let labels: Vec<_> = hung.iter().map(|&(label, _)| i64::try_from(label).unwrap()).collect();
    let tree = RootedTree::from_parents(&parents).unwrap();
    let best = maximum_radius_sum(&tree, &labels, 4).unwrap().heaviest(4);
    assert_eq!(best, Some(Heaviest { sum: 1185, nodes: vec![node(37)] }));
    check(&tree, &labels, &[0, 1, 2, 3, 4]);
}

#[test]
fn nearby_cows() {
    let edges: Vec<_> = COWS.iter().map(|(u, v)| (u - 1, v - 1)).collect();
    for root in 0..6 {
        let tree = RootedTree::from_edges(6, root, &edges).unwrap();
        let solved = maximum_radius_sum(&tree, &[1, 2, 3, 4, 5, 6], 2).unwrap();
        assert_eq!(solved.sums(2), COWS_SUMS);
        assert_eq!(solved.heaviest(2), Some(Heaviest { sum: 21, nodes: vec![1] }));
    }
}

#[test]
fn the_perfect_tree() {
    let (tree, weights) = perfect();
    let solved = maximum_radius_sum(&tree, &weights, 30).unwrap();
    for (r, &(sum, label)) in PERFECT_BEST.iter().enumerate() {
        assert_eq!(solved.heaviest(r), Some(Heaviest { sum, nodes: vec![label - 1] }), "{r}");
        assert_eq!(heaviest(&centroids::sums(&tree, &weights, r).unwrap()), solved.heaviest(r));
    }
    let mut near: Vec<usize> = ball(&tree, 3, 2).iter().map(|v| v + 1).collect();
    near.sort_unstable();
    assert_eq!(near, [1, 2, 3, 4, 7, 8, 20, 21, 22, 23]);
    assert_eq!(solved.within()[(3, 2)], 111);
}

// 2. All small trees, against a search from every node.

/// Every sum by a search of its own.
fn by_search(tree: &RootedTree, weights: &[i64], r: usize) -> Vec<i64> {
    (0..tree.len()).map(|v| ball(tree, v, r).iter().map(|&u| weights[u]).sum()).collect()
}

/// The distances of all pairs, by shortening paths until no path gets shorter: what the search
/// itself is checked by.
fn distances(tree: &RootedTree) -> Vec<Vec<usize>> {
    let n = tree.len();
    let is_edge = |u: usize, v: usize| tree.parent(u) == Some(v) || tree.parent(v) == Some(u);
    let step = |u: usize, v: usize| {
        if u == v {
            0
        } else if is_edge(u, v) {
            1
        } else {
            n
        }
    };
    let mut distances: Vec<Vec<usize>> =
        (0..n).map(|u| (0..n).map(|v| step(u, v)).collect()).collect();
    for through in 0..n {
        for u in 0..n {
            for v in 0..n {
                let detour = distances[u][through] + distances[through][v];
                distances[u][v] = distances[u][v].min(detour);
            }
        }
    }
    distances
}

fn check(tree: &RootedTree, weights: &[i64], radii: &[usize]) {
    let most = radii.iter().copied().max().unwrap_or(0);
    let solved = maximum_radius_sum(tree, weights, most).unwrap();
    for &r in radii {
        let expected = by_search(tree, weights, r);
        assert_eq!(solved.sums(r), expected, "radius {r} of {tree:?}");
        assert_eq!(centroids::sums(tree, weights, r).unwrap(), expected, "radius {r} of {tree:?}");
        let best = solved.heaviest(r);
        assert_eq!(best.as_ref().map(|best| best.sum), expected.iter().copied().max());
        for v in best.map_or(vec![], |best| best.nodes) {
            assert_eq!(Some(&expected[v]), expected.iter().max());
        }
    }
    assert_eq!(neighbor_sums(tree, weights).unwrap(), by_search(tree, weights, 1));
    // The plain versions, for small radii.
    let r = most.min(tree.len());
    let (below, within) = plain::fill_tables(tree, weights, r);
    let solved = maximum_radius_sum(tree, weights, r).unwrap();
    for d in 0..=r.min(tree.len().saturating_sub(1)) {
        for v in 0..tree.len() {
            assert_eq!(below[v][d], solved.below()[(v, d)], "radius {d} of {tree:?}");
            assert_eq!(within[v][d], solved.within()[(v, d)], "radius {d} of {tree:?}");
        }
    }
    let expected = by_search(tree, weights, r);
    assert_eq!(plain::by_layers(tree, weights, r), expected, "radius {r} of {tree:?}");
    if tree.len() <= 7 {
        assert_eq!(plain::by_memo(tree, weights, r), expected, "radius {r} of {tree:?}");
        let one = |v| plain::by_recursion(tree, weights, (v, None, r));
        assert_eq!((0..tree.len()).map(one).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn all_small_trees() {
    for (seed, parents) in (0..=7).flat_map(all_trees).enumerate() {
        let tree = RootedTree::from_parents(&parents).unwrap();
        check(&tree, &weights(parents.len(), seed as u64), &[0, 1, 2, 3, 4, 7, usize::MAX]);
    }
}

#[test]
fn balls_by_all_distances() {
    for parents in (1..=6).flat_map(all_trees) {
        let tree = RootedTree::from_parents(&parents).unwrap();
        for (v, distances) in distances(&tree).iter().enumerate() {
            for r in 0..=parents.len() {
                let mut near = ball(&tree, v, r);
                assert!(near.is_sorted_by_key(|&u| distances[u]));
                near.sort_unstable();
                let expected: Vec<_> = (0..tree.len()).filter(|&u| distances[u] <= r).collect();
                assert_eq!(near, expected);
            }
        }
    }
}

/// Whether a way to find all sums is wrong on some small tree.
fn is_caught(solve: impl Fn(&RootedTree, &[i64], usize) -> Vec<i64>) -> bool {
    (1..=6).flat_map(all_trees).any(|parents| {
        let tree = RootedTree::from_parents(&parents).unwrap();
        let weights: Vec<i64> = (1..=6).take(parents.len()).collect();
        (0..=4).any(|r| solve(&tree, &weights, r) != by_search(&tree, &weights, r))
    })
}

/// The pass down without the subtraction: what is below v counts twice.
fn counts_twice(tree: &RootedTree, weights: &[i64], r: usize) -> Vec<i64> {
    let solved = maximum_radius_sum(tree, weights, r).unwrap();
    let last = r.min(tree.len() - 1);
    let sum = |v: usize| {
        let above = tree.parent(v).filter(|_| 0 < last);
        solved.below()[(v, last)] + above.map_or(0, |parent| solved.within()[(parent, last - 1)])
    };
    (0..tree.len()).map(sum).collect()
}

/// The original's formula, with its base case repaired: the ancestors one by one, and of the other
/// branches only the sibling's.
fn only_the_sibling(tree: &RootedTree, weights: &[i64], r: usize) -> Vec<i64> {
    let solved = maximum_radius_sum(tree, weights, r).unwrap();
    let below = |v: usize, d: usize| solved.below()[(v, d.min(tree.len() - 1))];
    let sum = |v: usize| {
        let ancestors = std::iter::successors(tree.parent(v), |&u| tree.parent(u)).take(r);
        let above: i64 = ancestors.map(|u| weights[u]).sum();
        let siblings = tree.parent(v).map_or(&[][..], |parent| tree.children(parent));
        let beside = siblings.iter().filter(|&&u| u != v && 2 <= r);
        below(v, r) + above + beside.map(|&u| below(u, r - 2)).sum::<i64>()
    };
    (0..tree.len()).map(sum).collect()
}

#[test]
fn wrong_versions_are_caught() {
    assert!(!is_caught(|tree, weights, r| maximum_radius_sum(tree, weights, r).unwrap().sums(r)));
    assert!(!is_caught(|tree, weights, r| centroids::sums(tree, weights, r).unwrap()));
    assert!(is_caught(counts_twice));
    assert!(is_caught(only_the_sibling));
}

// 3. Properties.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_trees(
        choices in prop::collection::vec(0..1_000_usize, 0..200),
        reach in 1..200_usize,
        r in 0..30_usize,
    ) {
        // A node hangs from one of the last `reach`: from long trees to flat ones.
        let hung = (1..).zip(&choices).map(|(v, choice)| Some(v - 1 - choice % v.min(reach)));
        let parents: Vec<_> = [None].into_iter().chain(hung).collect();
        let tree = RootedTree::from_parents(&parents).unwrap();
        check(&tree, &weights(parents.len(), 7), &[r, r / 2, 200]);
    }
}

#[test]
fn cells_grow_with_n_alone() {
    for n in demo::SIZES.map(usize::from) {
        assert_eq!(demo::cells(n), u32::try_from(18 * n).unwrap());
    }
    // A ball of a balanced tree is large: the searches visit many more nodes.
    assert!(4 * demo::cells(1024) < demo::visited(1024));
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let empty = RootedTree::default();
    assert_eq!(maximum_radius_sum(&empty, &[], 3).unwrap().heaviest(3), None);
    assert_eq!(centroids::sums(&empty, &[], 3), Ok(vec![]));
    let one = maximum_radius_sum(&path(1), &[i64::MIN + 1], 9).unwrap();
    assert_eq!(one.heaviest(9), Some(Heaviest { sum: i64::MIN + 1, nodes: vec![0] }));
}

#[test]
fn the_largest_weights() {
    // Nothing on the way is larger than the sum of all: in a path of three, the middle counts once.
    let weights = [1, i64::MAX - 3, 1];
    check(&path(3), &weights, &[0, 1, 2]);
    check(&path(3), &weights.map(|w| -w), &[0, 1, 2]);
}

#[test]
fn all_that_have_the_largest_sum() {
    let best = maximum_radius_sum(&path(4), &[1; 4], 1).unwrap().heaviest(1);
    assert_eq!(best, Some(Heaviest { sum: 3, nodes: vec![1, 2] }));
}

#[test]
fn a_million_in_a_line() {
    let n = 1_000_000;
    let (tree, ones) = (path(n), vec![1; n]);
    let solved = maximum_radius_sum(&tree, &ones, 3).unwrap();
    let best = solved.heaviest(3).unwrap();
    assert_eq!((best.sum, best.nodes.len()), (7, n - 6));
    assert_eq!(maximum_radius_sum(&tree, &ones, n), Err(TreeError::TooLarge { n_nodes: n }));
    // Both tables together: each alone would do.
    let r = 99;
    assert!(n * (r + 1) * size_of::<i64>() < MAX_BYTES);
    assert_eq!(maximum_radius_sum(&tree, &ones, r), Err(TreeError::TooLarge { n_nodes: n }));
    let n = 100_000;
    let sums = centroids::sums(&path(n), &ones[..n], n / 2).unwrap();
    assert_eq!((sums[0], sums[n / 2 - 1]), (50_001, 100_000));
    assert_eq!(ball(&path(n), 0, usize::MAX).len(), n);
    let star: Vec<_> = (0..n).map(|v| (0 < v).then_some(0)).collect();
    let star = RootedTree::from_parents(&star).unwrap();
    assert_eq!(centroids::sums(&star, &ones[..n], 1).unwrap()[..2], [100_000, 2]);
}

// 5. Bad input. The trees themselves are checked in `rooted_tree`.

#[test]
fn bad_input() {
    let (lengths, overflow) =
        (TreeError::Lengths { n_given: 1, n_nodes: 2 }, TreeError::Overflow { node: 1 });
    let tree = path(2);
    for (weights, error) in [(&[1][..], lengths), (&[1, i64::MAX], overflow)] {
        assert_eq!(maximum_radius_sum(&tree, weights, 1), Err(error));
        assert_eq!(centroids::sums(&tree, weights, 1), Err(error));
        assert_eq!(neighbor_sums(&tree, weights), Err(error));
    }
}

// 6. Errata.

#[test]
fn erratum_a_radius_of_0_is_the_node_itself() {
    let solved = maximum_radius_sum(&path(2), &[3, 4], 0).unwrap();
    assert_eq!(solved.sums(0), [3, 4]);
}

#[test]
fn erratum_branches_of_higher_ancestors_count() {
    // From radius 3 on the sibling's branch is not all: node 9 hangs from the grandparent of node
    // 4.
    let (tree, weights) = perfect();
    assert_eq!(only_the_sibling(&tree, &weights, 2)[3], 111);
    assert_eq!(only_the_sibling(&tree, &weights, 3)[3], SIBLING_ONLY);
    let right = maximum_radius_sum(&tree, &weights, 3).unwrap();
    assert_eq!(right.sums(3)[3], NOT_SIBLING_ONLY);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("maximum_radius_sum", ""),
        ("maximum_radius_sum_recursion", "--recursion 3 / 1 2 3 4 5 / 0 1 1 2 2"),
        ("maximum_radius_sum_memo", "--memo 3 / 1 2 3 4 5 / 0 1 1 2 2"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    demo::DEMO.says(&[
        ("0 / 1 5 / 0 1", "…\nThe largest sum is 5, around node 2."),
        ("1 / 1 5 / 0 1", "…\nThe largest sum is 6, around nodes 1, 2."),
        ("1 /", "…\nThe tree is empty."),
        ("--cost", "…18 432…"),
        ("9 / 1 5 / 0 1", "…Too large to draw…\nThe largest sum is 6, around nodes 1, 2."),
    ]);
    demo::DEMO.refuses(&[
        ("-1 / 1 / 0", "R: \"-1\" is negative (column 1)"),
        ("1 2", "a slash behind R: \"2\" is none (column 3)"),
        ("1 / 1 2 / 0 0", "nodes 1 and 2 are both roots"),
        ("--memo --recursion 1 / 1 / 0", "--recursion and --memo exclude each other"),
    ]);
}
