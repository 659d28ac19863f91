//! 4.1 Disjoint sets.

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};

use data_structure::disjoint_set::DisjointSet;
use data_structure::disjoint_set::keyed::KeyedSets;
use data_structure::disjoint_set::plain::Sets;
use data_structure::disjoint_set::potential::{DifferenceError, Potentials};
use data_structure::disjoint_set::rollback::{RollbackError, RollbackSets};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/disjoint_set.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

type Pairs = &'static [(usize, usize)];

/// How many elements, the unions, the parents that come out, and the sets.
type Worked = (usize, Pairs, &'static [usize], &'static [&'static [usize]]);

const WORKED: &[Worked] = &[
    (
        10,
        &[(0, 4), (1, 9), (0, 2), (1, 3), (3, 5), (6, 8), (2, 6), (1, 7)],
        &[0, 1, 0, 1, 0, 1, 0, 1, 6, 1],
        &[&[0, 2, 4, 6, 8], &[1, 3, 5, 7, 9]],
    ),
    (6, &[(1, 2), (1, 3), (0, 4), (4, 5)], &[0, 1, 1, 1, 0, 0], &[&[0, 4, 5], &[1, 2, 3]]),
    (3, &[(0, 1), (2, 1)], &[0, 0, 0], &[&[0, 1, 2]]),
    (3, &[(1, 1)], &[0, 1, 2], &[&[0], &[1], &[2]]),
    (0, &[], &[], &[]),
];

fn united(n: usize, unions: &[(usize, usize)]) -> DisjointSet {
    let mut sets = DisjointSet::new(n);
    for &(x, y) in unions {
        sets.union(x, y);
    }
    sets
}

/// The links that are followed to find each of 1024 elements once: of a chain, of a tree by size,
/// and of the same tree with halving.
pub(crate) const LINKS_OF_A_CHAIN: u32 = 523_776;
pub(crate) const LINKS_BY_SIZE: u32 = 5120;
pub(crate) const LINKS_WITH_HALVING: u32 = 2597;

fn planted(n: usize, unions: &[(usize, usize)]) -> Sets {
    let mut sets = Sets::new(n);
    for &(x, y) in unions {
        sets.union(x, y);
    }
    sets
}

#[test]
fn the_worked_example_of_the_page() {
    let (n, unions, parents, _) = WORKED[0];
    let sets = planted(n, unions);
    assert_eq!(sets.parent, parents);
    // 2 is no root when it is united with 6, and 8 keeps its parent.
    let before = planted(n, &unions[..6]);
    let after = planted(n, &unions[..7]);
    assert_eq!((before.parent[2], before.parent[6], before.parent[8]), (0, 6, 6));
    assert_eq!((after.parent[2], after.parent[6], after.parent[8]), (0, 0, 6));
    // The second example: 7 has three links above it, and then two.
    let mut sets = planted(8, &[(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (4, 6), (0, 4)]);
    assert_eq!(sets.parent, [0, 0, 0, 2, 0, 4, 4, 6]);
    assert_eq!(sets.find(7), 0);
    assert_eq!(sets.parent, [0, 0, 0, 2, 0, 4, 4, 4]);
    assert_eq!(
        [demo::chain(1024), demo::by_size(1024), demo::by_size_and_halving(1024)],
        [LINKS_OF_A_CHAIN, LINKS_BY_SIZE, LINKS_WITH_HALVING]
    );
}

/// The trees of the questions.
#[test]
fn the_trees_of_the_questions() {
    let sets = planted(5, &[(0, 1), (2, 3), (3, 1), (4, 0)]);
    assert_eq!(sets.parent, [2, 0, 2, 2, 2]);
    // A path of five links.
    let mut path = Sets { parent: vec![0, 0, 1, 2, 3, 4], size: vec![6, 5, 4, 3, 2, 1] };
    assert_eq!(path.find(5), 0);
    assert_eq!(path.parent, [0, 0, 1, 1, 3, 3]);
    let links = std::iter::successors(Some(5), |x| Some(path.parent[*x]).filter(|up| up != x));
    assert_eq!(links.count() - 1, 3);
    // Seven unions make a tree of height 3 of eight elements, and six do not.
    assert_eq!(depth(&united(8, &[(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (4, 6), (0, 4)]), 7), 3);
    for size in 1..8_usize {
        assert!(size.ilog2() < 3, "the depth is at most the logarithm of the size");
    }
}

/// The same parents as the library's version, and the same answers.
#[test]
fn the_plain_form_is_the_fast_one() {
    let pairs: Vec<(usize, usize)> = (0..5).flat_map(|x| (0..5).map(move |y| (x, y))).collect();
    let mut n_sequences = 0;
    for code in 0..25_usize.pow(4) {
        let unions: Vec<(usize, usize)> =
            (0..4).map(|i| pairs[code / 25_usize.pow(i) % 25]).collect();
        let (mut sets, mut fast) = (Sets::new(5), DisjointSet::new(5));
        for (x, y) in unions {
            assert_eq!(sets.union(x, y), fast.union(x, y));
        }
        assert!(fast.parents().eq(sets.parent.iter().copied()));
        n_sequences += 1;
    }
    assert_eq!(n_sequences, 390_625);
    let mut dice = trace::SplitMix64::new(1);
    let (mut sets, mut fast) = (Sets::new(1000), DisjointSet::new(1000));
    for _ in 0..3000 {
        let (x, y) = (dice.below(1000), dice.below(1000));
        assert_eq!(sets.union(x, y), fast.union(x, y));
        assert_eq!(sets.find(y), fast.find(y));
    }
    assert!(fast.parents().eq(sets.parent.iter().copied()));
}

#[test]
fn worked_examples() {
    for &(n, unions, parents, groups) in WORKED {
        let mut sets = united(n, unions);
        assert_eq!(sets.parents().collect::<Vec<_>>(), parents, "{unions:?}");
        assert_eq!(sets.groups(), groups, "{unions:?}");
        assert_eq!(sets.n_sets(), groups.len(), "{unions:?}");
    }
}

#[test]
fn the_originals_pairs() {
    let mut sets = united(10, WORKED[0].1);
    for x in 0..10 {
        for y in 0..10 {
            assert_eq!(sets.same(x, y), x % 2 == y % 2, "{x} {y}");
        }
    }
    let mut sets = united(6, WORKED[1].1);
    for (x, y) in [(1, 2), (2, 3), (0, 4), (4, 5)] {
        assert_eq!(sets.same(x, y), true, "{x} {y}");
    }
    for (x, y) in [(0, 1), (0, 2), (0, 3), (1, 0), (1, 4), (1, 5)] {
        assert_eq!(sets.same(x, y), false, "{x} {y}");
    }
}

#[test]
fn a_walk_leaves_shorter_paths_behind() {
    let mut sets = united(8, &[(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (4, 6), (0, 4)]);
    assert_eq!(sets.parents().collect::<Vec<_>>(), [0, 0, 0, 2, 0, 4, 4, 6]);
    assert_eq!(sets.root(7), 0, "7, 6, 4, 0");
    assert_eq!(sets.parent(7), 6, "looking changes nothing");
    assert_eq!(sets.find(7), 0);
    assert_eq!(sets.parents().collect::<Vec<_>>(), [0, 0, 0, 2, 0, 4, 4, 4]);
}

#[test]
fn elements_come_one_by_one() {
    let mut sets = DisjointSet::default();
    assert!(sets.is_empty());
    for x in 0..5 {
        assert_eq!(sets.push(), x);
    }
    assert_eq!(sets.union(1, 3), true);
    assert_eq!(sets.union(3, 1), false);
    assert_eq!((sets.len(), sets.n_sets()), (5, 4));
    assert_eq!((sets.set_size(3), sets.set_size(0)), (2, 1));
}

// 2. All small inputs, against labels that are rewritten.

/// Each element has the label of its set; a union rewrites one of the two labels.
fn relabeled(n: usize, unions: &[(usize, usize)]) -> Vec<usize> {
    let mut labels: Vec<usize> = (0..n).collect();
    for &(x, y) in unions {
        let (from, to) = (labels[y], labels[x]);
        for label in &mut labels {
            *label = if *label == from { to } else { *label };
        }
    }
    labels
}

type Same = fn(usize, &[(usize, usize)]) -> Vec<Vec<bool>>;

/// Which pairs are in one set.
fn ours(n: usize, unions: &[(usize, usize)]) -> Vec<Vec<bool>> {
    let mut sets = united(n, unions);
    (0..n).map(|x| (0..n).map(|y| sets.same(x, y)).collect()).collect()
}

fn labels(n: usize, unions: &[(usize, usize)]) -> Vec<Vec<bool>> {
    let labels = relabeled(n, unions);
    (0..n).map(|x| (0..n).map(|y| labels[x] == labels[y]).collect()).collect()
}

/// The first sequence of up to `length` unions, out of all of them, on which a wrong version is
/// wrong.
fn fault(n: usize, length: usize, version: Same) -> Option<Vec<(usize, usize)>> {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|x| (0..n).map(move |y| (x, y))).collect();
    let mut sequences = vec![Vec::new()];
    for _ in 0..=length {
        let wrong = sequences.iter().find(|unions| version(n, unions) != labels(n, unions));
        if let Some(wrong) = wrong {
            return Some(wrong.clone());
        }
        if sequences[0].len() < length {
            let longer = |unions: &Vec<_>| {
                let unions = unions.clone();
                pairs.iter().map(move |pair| [&unions[..], &[*pair]].concat())
            };
            sequences = sequences.iter().flat_map(longer).collect();
        }
    }
    None
}

/// The original: the parent of `y`, and not of the root of `y`, is set.
fn moves_the_element_alone(n: usize, unions: &[(usize, usize)]) -> Vec<Vec<bool>> {
    let mut parents: Vec<usize> = (0..n).collect();
    let root = |parents: &[usize], mut x: usize| {
        while parents[x] != x {
            x = parents[x];
        }
        x
    };
    for &(x, y) in unions {
        parents[y] = root(&parents, x);
    }
    (0..n).map(|x| (0..n).map(|y| root(&parents, x) == root(&parents, y)).collect()).collect()
}

/// Compares parents in place of roots.
fn asks_the_parents(n: usize, unions: &[(usize, usize)]) -> Vec<Vec<bool>> {
    let sets = united(n, unions);
    let parents: Vec<usize> = sets.parents().collect();
    (0..n).map(|x| (0..n).map(|y| parents[x] == parents[y]).collect()).collect()
}

#[test]
fn labels_agree_on_all_small_inputs() {
    assert_eq!(fault(5, 4, ours), None, "25^4 sequences");
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(3, 2, moves_the_element_alone), Some(vec![(0, 1), (2, 1)]));
    assert_eq!(fault(4, 3, asks_the_parents), Some(vec![(0, 1), (2, 3), (0, 2)]));
}

// 3. Properties.

/// The sets by a search of the graph whose edges are the unions.
fn components(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut is_seen = vec![false; n];
    let mut components = Vec::new();
    for start in 0..n {
        let mut waiting = vec![start];
        let mut component = Vec::new();
        while let Some(x) = waiting.pop() {
            if !std::mem::replace(&mut is_seen[x], true) {
                component.push(x);
                let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                waiting.extend(ends.filter(|(a, _)| *a == x).map(|(_, b)| b));
            }
        }
        component.sort_unstable();
        components.push(component);
    }
    components.retain(|component| !component.is_empty());
    components
}

/// The links from `x` up to its root.
fn depth(sets: &DisjointSet, mut x: usize) -> u32 {
    let mut depth = 0;
    while sets.parent(x) != x {
        x = sets.parent(x);
        depth += 1;
    }
    depth
}

fn unions(n: usize, most: usize) -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..n, 0..n), 0..most)
}

proptest! {
    #[test]
    fn a_search_of_the_graph_finds_the_same_sets(edges in unions(60, 80)) {
        let mut sets = united(60, &edges);
        let components = components(60, &edges);
        prop_assert_eq!(sets.n_sets(), components.len());
        for component in &components {
            prop_assert_eq!(sets.set_size(component[0]), component.len());
        }
        prop_assert_eq!(sets.groups(), components);
    }

    #[test]
    fn no_tree_is_higher_than_the_logarithm_of_its_set(edges in unions(64, 200)) {
        let mut sets = DisjointSet::new(64);
        for (x, y) in edges {
            sets.union(x, y);
            for z in 0..64 {
                let size = sets.set_size(z);
                prop_assert!(depth(&sets, z) <= size.ilog2(), "{z} in a set of {size}");
            }
        }
    }

    #[test]
    fn a_walk_keeps_every_root_and_halves_the_depth(edges in unions(64, 100), x in 0..64_usize) {
        let mut sets = united(64, &edges);
        let before = sets.clone();
        let root = sets.find(x);
        prop_assert_eq!(before.root(x), root);
        prop_assert_eq!(depth(&sets, x), depth(&before, x).div_ceil(2));
        for y in 0..64 {
            prop_assert_eq!(sets.root(y), before.root(y));
            prop_assert!(depth(&sets, y) <= depth(&before, y));
        }
    }

    #[test]
    fn true_differences_never_contradict(
        values in prop::collection::vec(any::<i32>(), 40),
        pairs in unions(40, 80),
        modulus in 1..100_u32,
    ) {
        let modulus = NonZeroU32::new(modulus).unwrap();
        let (mut exact, mut modular) = (Potentials::new(40), Potentials::modulo(40, modulus));
        let mut sets = DisjointSet::new(40);
        for (x, y) in pairs {
            let difference = i64::from(values[y]) - i64::from(values[x]);
            let is_new = sets.union(x, y);
            prop_assert_eq!(exact.relate(x, y, difference), Ok(is_new));
            prop_assert_eq!(modular.relate(x, y, difference), Ok(is_new));
            // What is now known must be told from anything else.
            let m = i128::from(modulus.get());
            let known = i128::from(difference);
            let stated = i128::from(difference + 1);
            let wrong = DifferenceError::Contradiction { x, y, known, stated };
            prop_assert_eq!(exact.relate(x, y, difference + 1), Err(wrong));
            let (known, stated) = (known.rem_euclid(m), stated.rem_euclid(m));
            let wrong = DifferenceError::Contradiction { x, y, known, stated };
            let expected = if m == 1 { Ok(false) } else { Err(wrong) };
            prop_assert_eq!(modular.relate(x, y, difference + 1), expected);
        }
        for x in 0..40 {
            for y in 0..40 {
                let difference = i128::from(values[y]) - i128::from(values[x]);
                let known = sets.same(x, y).then_some(difference);
                prop_assert_eq!(exact.difference(x, y), known);
                let known = known.map(|known| known.rem_euclid(modulus.get().into()));
                prop_assert_eq!(modular.difference(x, y), known);
            }
        }
    }

    #[test]
    fn rolled_back_sets_are_what_they_were(
        edges in unions(30, 60),
        back in prop::collection::vec(0..60_usize, 0..10),
    ) {
        let mut sets = RollbackSets::new(30);
        let mut kept = Vec::new();
        for time in std::iter::once(usize::MAX).chain(back) {
            if time <= sets.time() {
                sets.roll_back(time).unwrap();
                kept.truncate(time);
            }
            for &(x, y) in &edges {
                if sets.union(x, y) {
                    kept.push((x, y));
                }
                let mut now = sets.sets().clone();
                prop_assert_eq!(now.groups(), components(30, &kept));
                prop_assert_eq!(now.n_sets(), 30 - kept.len());
            }
        }
        while sets.undo().is_some() {}
        let parents: Vec<usize> = sets.sets().parents().collect();
        prop_assert_eq!(parents, (0..30).collect::<Vec<_>>());
        prop_assert_eq!(sets.sets().set_size(7), 1);
    }
}

#[test]
fn links_grow_as_the_page_says() {
    for n in demo::SIZES {
        let elements = u32::from(n);
        assert_eq!(demo::chain(n), elements * (elements - 1) / 2);
        assert_eq!(demo::by_size(n), elements / 2 * elements.ilog2());
        assert!(demo::by_size_and_halving(n) < 3 * elements, "{n}");
    }
}

// The variants.

#[test]
fn differences_of_three_weights() {
    let mut weights = Potentials::new(4);
    assert_eq!(weights.relate(0, 1, 5), Ok(true), "1 weighs 5 more than 0");
    assert_eq!(weights.relate(2, 1, 3), Ok(true), "and 3 more than 2");
    assert_eq!(weights.difference(0, 2), Some(2));
    assert_eq!(weights.difference(2, 0), Some(-2));
    assert_eq!(weights.difference(0, 3), None);
    assert_eq!(weights.relate(0, 2, 2), Ok(false), "known");
    let wrong = DifferenceError::Contradiction { x: 0, y: 2, known: 2, stated: 4 };
    assert_eq!(weights.relate(0, 2, 4), Err(wrong));
    assert_eq!(wrong.to_string(), "2 less 0 is 2 by what was said before, and not 4");
    assert_eq!(weights.difference(0, 2), Some(2), "as before");
}

#[test]
fn an_odd_cycle_is_not_bipartite() {
    let two = NonZeroU32::new(2).unwrap();
    for n in 2..10 {
        let mut sides = Potentials::modulo(n, two);
        for x in 1..n {
            assert_eq!(sides.relate(x - 1, x, 1), Ok(true));
        }
        assert_eq!(sides.relate(n - 1, 0, 1).is_ok(), n % 2 == 0, "a cycle of {n}");
    }
}

#[test]
fn undoing_goes_back_merge_by_merge() {
    let mut sets = RollbackSets::new(4);
    assert_eq!(sets.union(0, 1), true);
    assert_eq!(sets.union(2, 1), true);
    assert_eq!(sets.union(2, 0), false, "nothing to undo");
    assert_eq!(sets.time(), 2);
    assert_eq!(sets.undo(), Some((0, 2)));
    assert_eq!((sets.same(0, 1), sets.same(1, 2)), (true, false));
    assert_eq!(sets.undo(), Some((0, 1)));
    assert_eq!(sets.undo(), None);
}

#[test]
fn keys_of_any_kind() {
    let mut sets: KeyedSets<String> = ["ape", "bee", "cat"].map(String::from).into_iter().collect();
    assert!(sets.union("cat".into(), "ape".into()));
    assert!(!sets.union("ape".into(), "cat".into()));
    assert!(sets.union("dog".into(), "bee".into()), "dog is added");
    assert!(!sets.insert("dog".into()));
    assert_eq!((sets.same("ape", "cat"), sets.same("ape", "bee")), (Some(true), Some(false)));
    assert_eq!((sets.same("ape", "cow"), sets.set_size("cow")), (None, None));
    assert_eq!((sets.len(), sets.n_sets(), sets.set_size("bee")), (4, 2, Some(2)));
    assert_eq!(sets.groups(), [["ape", "cat"], ["bee", "dog"]]);
    assert!(KeyedSets::<char>::new().is_empty());
}

// 4. Extremes.

#[test]
fn a_million_in_a_line_and_in_a_star() {
    const N: usize = 1_000_000;
    let mut line = DisjointSet::new(N);
    let mut star = DisjointSet::new(N);
    let mut undone = RollbackSets::new(N);
    for x in 1..N {
        assert_eq!(line.union(x, x - 1), true);
        assert_eq!(star.union(0, x), true);
        assert_eq!(undone.union(x - 1, x), true);
    }
    for mut sets in [line, star, undone.sets().clone()] {
        assert_eq!((sets.n_sets(), sets.set_size(N / 2)), (1, N));
        assert_eq!(sets.same(0, N - 1), true);
        assert_eq!(sets.groups().len(), 1);
    }
    undone.roll_back(0).unwrap();
    assert_eq!(undone.sets().n_sets(), N);
}

#[test]
fn a_million_merged_in_pairs_is_as_high_as_can_be() {
    const LOG: u32 = 20;
    let mut sets = DisjointSet::new(1 << LOG);
    for height in 0..LOG {
        for x in (0..1 << LOG).step_by(2 << height) {
            sets.union(x, x + (1 << height));
        }
    }
    let last = sets.len() - 1;
    assert_eq!(depth(&sets, last), LOG);
    for left in [10, 5, 3, 2, 1, 1] {
        sets.find(last);
        assert_eq!(depth(&sets, last), left);
    }
}

#[test]
fn the_largest_differences_add_up_exactly() {
    let n = 1000;
    let mut values = Potentials::new(n);
    for x in 1..n {
        assert_eq!(values.relate(x, x - 1, i64::MIN), Ok(true));
    }
    let sum = i128::from(i64::MIN) * 999;
    assert_eq!(values.difference(n - 1, 0), Some(sum));
    assert_eq!(values.difference(0, n - 1), Some(-sum));
}

// 5. Bad input.

#[test]
fn an_element_that_is_not_there_is_the_callers_mistake() {
    type Call = fn(&mut DisjointSet);
    let calls: [Call; 8] = [
        |sets| _ = sets.find(3),
        |sets| _ = sets.root(3),
        |sets| _ = sets.parent(3),
        |sets| _ = sets.union(0, 3),
        |sets| _ = sets.union(3, 0),
        |sets| _ = sets.same(0, 3),
        |sets| _ = sets.same(3, 3),
        |sets| _ = sets.set_size(3),
    ];
    for call in calls {
        let mut sets = united(3, &[(0, 1)]);
        let panic = catch_unwind(AssertUnwindSafe(|| call(&mut sets))).unwrap_err();
        let message = panic.downcast_ref::<String>().expect("a message");
        assert_eq!(message, "index out of bounds: the len is 3 but the index is 3");
        assert_eq!(sets.n_sets(), 2, "no two sets have been merged");
    }
    assert!(catch_unwind(|| DisjointSet::new(0).find(0)).is_err());
    assert!(catch_unwind(|| RollbackSets::new(3).union(0, 3)).is_err());
    assert!(catch_unwind(|| RollbackSets::new(3).same(3, 0)).is_err());
    assert!(catch_unwind(|| Potentials::new(3).relate(3, 0, 1)).is_err());
    assert!(catch_unwind(|| Potentials::new(3).difference(0, 3)).is_err());
}

#[test]
fn an_element_differs_from_itself_by_nothing() {
    let mut values = Potentials::new(1);
    assert_eq!(values.relate(0, 0, 0), Ok(false));
    let wrong = DifferenceError::Contradiction { x: 0, y: 0, known: 0, stated: 7 };
    assert_eq!(values.relate(0, 0, 7), Err(wrong));
    let mut parities = Potentials::modulo(1, NonZeroU32::new(2).unwrap());
    assert_eq!(parities.relate(0, 0, -6), Ok(false));
    let wrong = DifferenceError::Contradiction { x: 0, y: 0, known: 0, stated: 1 };
    assert_eq!(parities.relate(0, 0, 7), Err(wrong));
}

#[test]
fn no_way_back_to_what_has_not_been() {
    let mut sets = RollbackSets::new(2);
    assert_eq!(sets.undo(), None);
    assert_eq!(sets.roll_back(0), Ok(()));
    assert_eq!(sets.roll_back(1), Err(RollbackError { time: 1, now: 0 }));
    assert_eq!(
        RollbackError { time: 1, now: 0 }.to_string(),
        "no way back to time 1: it is only 0"
    );
}

#[test]
#[should_panic(expected = "2147483648 elements are too many")]
fn more_elements_than_a_link_can_name() {
    DisjointSet::new(1 << 31);
}

// 6. Errata.

#[test]
fn erratum_a_union_must_move_the_root() {
    let unions = [(0, 1), (2, 1)];
    assert!(!moves_the_element_alone(3, &unions)[0][1], "0 and 1 have come apart");
    assert_eq!(united(3, &unions).same(0, 1), true);
}

#[test]
fn erratum_to_go_on_top_without_a_rule_is_no_compression() {
    assert_eq!(demo::chain(1000), 499_500, "half a thousand links for each of a thousand elements");
}

#[test]
fn erratum_there_is_no_largest_number_of_elements_of_1024() {
    assert_eq!(united(5000, &[(1024, 4999)]).same(4999, 1024), true);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[("disjoint_set", ""), ("disjoint_set_cost", "--cost")]);
}

#[test]
fn demo_of_random_input() {
    for seed in ["0", "1", "2", "3"] {
        let printed = demo::DEMO.output(&["--random", seed]).unwrap();
        assert!(printed.contains("10 elements in ") && !printed.contains("Too large"), "{printed}");
    }
    demo::DEMO.says(&[("--skip 9 3 0-1", "…3 elements in 2 sets: {0, 1}, {2}.")]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("3 0-1 x", "step 2: \"x\" is neither X-Y nor X (column 7)"),
        ("3 0-1-2", "step 1: \"0-1-2\" is neither X-Y nor X (column 3)"),
        ("3 -1", "step 1: \"-1\" is neither X-Y nor X (column 3)"),
        ("3 0-3", "step 1: \"0-3\" names 3, and the elements are those below 3 (column 3)"),
        ("0 0", "step 1: \"0\" names 0, and the elements are those below 0 (column 3)"),
        ("0-1", "the number of elements: \"0-1\" is not a number (column 1)"),
        ("1000001", "the number of elements: \"1000001\" is more than 1000000 (column 1)"),
    ]);
}

#[test]
fn demo_of_nothing_and_of_much() {
    demo::DEMO.says(&[
        ("0", "…0 elements in 0 sets."),
        ("3 1-1", "…1-1: both are the same element, so no sets are merged.\n…"),
        (
            "1000000 0-999999 5",
            "…Too large to draw: the limit is 16 elements and 24 steps.…\
             1000000 elements in 999999 sets.",
        ),
    ]);
}
