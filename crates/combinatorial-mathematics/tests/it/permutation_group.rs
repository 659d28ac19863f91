//! 7.4 Permutation groups.

use std::collections::BTreeSet;

use combinatorial_mathematics::full_permutation::Lexicographic;
use combinatorial_mathematics::full_permutation::rank::is_even;
use combinatorial_mathematics::permutation::Words;
use combinatorial_mathematics::permutation_group::colorings::{
    n_bracelets, n_colorings, n_necklaces, reflections, rotations,
};
use combinatorial_mathematics::permutation_group::{Permutation, PermutationError, generated};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};

#[path = "../../examples/permutation_group.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

const RULE: [usize; 10] = [3, 4, 2, 6, 1, 7, 0, 5, 9, 8];

/// What comes of 0 1 2 3 4 5 6 7 8 9 after so many steps.
const STEPS: [(i128, [usize; 10]); 8] = [
    (0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    (1, [6, 4, 2, 0, 1, 7, 3, 5, 9, 8]),
    (2, [3, 1, 2, 6, 4, 5, 0, 7, 8, 9]),
    (3, [0, 4, 2, 3, 1, 7, 6, 5, 9, 8]),
    (4, [6, 1, 2, 0, 4, 5, 3, 7, 8, 9]),
    (6, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    (10, [6, 1, 2, 0, 4, 5, 3, 7, 8, 9]),
    (1_000_000_000_000_000_000, [6, 1, 2, 0, 4, 5, 3, 7, 8, 9]),
];

/// Necklaces and bracelets of 1, 2, 3, … beads, with so many colors.
const NECKLACES_OF_TWO: [u128; 8] = [2, 3, 4, 6, 8, 14, 20, 36];
const BRACELETS_OF_TWO: [u128; 8] = [2, 3, 4, 6, 8, 13, 18, 30];
const BRACELETS_OF_THREE: [u128; 5] = [3, 6, 10, 21, 39];
/// Of n beads with n colors.
const NECKLACES_OF_ALL: [u128; 7] = [1, 3, 11, 70, 629, 7826, 117_655];

fn rule(image: &[usize]) -> Permutation {
    Permutation::new(image.to_vec()).unwrap()
}

#[test]
fn worked_examples() {
    let rule = rule(&RULE);
    for (k, wanted) in STEPS {
        let mut items: Vec<usize> = (0..10).collect();
        rule.power(k).move_to(&mut items).unwrap();
        assert_eq!(items, wanted, "{k} steps");
    }
    assert_eq!(rule.to_string(), "(0 3 6)(1 4)(2)(5 7)(8 9)");
    assert_eq!(rule.cycles(), [vec![0, 3, 6], vec![1, 4], vec![2], vec![5, 7], vec![8, 9]]);
    assert_eq!(rule.cycle_type(), [3, 2, 2, 2, 1]);
    assert_eq!((rule.order(), rule.is_even(), rule.n_swaps()), (Some(6), false, 5));
    assert_eq!(rule.fixed_points().collect::<Vec<_>>(), [2]);
    assert_eq!(Permutation::from_cycles(10, &rule.cycles()), Ok(rule));
}

#[test]
fn beads() {
    for n in 1..=8_u32 {
        let at = n as usize - 1;
        assert_eq!(n_necklaces(n, 2), Some(NECKLACES_OF_TWO[at]));
        assert_eq!(n_bracelets(n, 2), Some(BRACELETS_OF_TWO[at]));
        assert_eq!(BRACELETS_OF_THREE.get(at).copied(), n_bracelets(n, 3).filter(|_| n <= 5));
        assert_eq!(NECKLACES_OF_ALL.get(at).copied(), n_necklaces(n, n.into()).filter(|_| n <= 7));
    }
}

/// A message, its rule with places from 1, the steps, and what POJ 1026 prints.
const POJ_1026: [(&str, u64, &str); 2] =
    [("Hello Bob", 1, "BolHeol  b"), ("CERC", 1995, "C RCE     ")];

#[test]
fn known_answers_of_judges() {
    let rule = rule(&[4, 5, 3, 7, 2, 8, 1, 6, 10, 9].map(|place| place - 1));
    let moved = |text: &str, k: u64| {
        let mut letters: Vec<char> = format!("{text:10}").chars().collect();
        rule.power(k).move_to(&mut letters).unwrap();
        letters.into_iter().collect::<String>()
    };
    for (text, k, wanted) in POJ_1026 {
        assert_eq!(moved(text, k), wanted);
    }
    // The original's older program.
    assert_eq!(moved("abcdefghij", 1), "gecabhdfji");
    assert_eq!(moved("abcdefghij", 10), "gbcaefdhij");
    // POJ 2369: the order of 4 1 2 5 3.
    assert_eq!(Permutation::new(vec![3, 0, 1, 4, 2]).unwrap().order(), Some(5));
    // POJ 2409: colors, beads.
    let samples = [(1, 1, 1), (2, 1, 2), (2, 2, 3), (5, 1, 5), (2, 5, 8), (2, 6, 13), (6, 2, 21)];
    for (colors, n, wanted) in samples {
        assert_eq!(n_bracelets(n, colors), Some(wanted));
    }
}

// 2. All small inputs, step by step.

/// All permutations of up to n places.
fn all(n: usize) -> Vec<Permutation> {
    let mut all = Vec::new();
    for n in 0..=n {
        let mut orders = Lexicographic::new(n);
        while let Some(order) = orders.lend() {
            all.push(rule(order));
        }
    }
    all
}

/// One step, item by item.
fn step(image: &[usize], items: &[usize]) -> Vec<usize> {
    let mut moved = vec![usize::MAX; items.len()];
    for (from, &to) in image.iter().enumerate() {
        moved[to] = items[from];
    }
    moved
}

/// A permutation and a number of steps for which a way to make them all at once is wrong.
fn fault(many: impl Fn(&Permutation, usize) -> Permutation) -> Option<(Permutation, usize)> {
    for rule in all(6) {
        let mut stepped: Vec<usize> = (0..rule.len()).collect();
        for k in 0..=50 {
            let mut items: Vec<usize> = (0..rule.len()).collect();
            many(&rule, k).move_to(&mut items).unwrap();
            if items != stepped {
                return Some((rule, k));
            }
            stepped = step(rule.image(), &stepped);
        }
    }
    None
}

#[test]
fn step_by_step_agrees() {
    assert_eq!(fault(|rule, k| rule.power(k as u64)), None);
    for rule in all(6) {
        let n = rule.len();
        let identity = Permutation::identity(n);
        let places: Vec<usize> = (0..n).collect();
        let (mut moved, mut taken) = (places.clone(), places.clone());
        rule.move_to(&mut moved).unwrap();
        rule.take_from(&mut taken).unwrap();
        assert_eq!((&moved[..], &taken[..]), (rule.inverse().image(), rule.image()));
        assert_eq!(rule.then(&rule.inverse()), Ok(identity.clone()));
        assert_eq!(
            (rule.power(-1), rule.power(1), rule.power(0)),
            (rule.inverse(), rule.clone(), identity.clone())
        );
        assert_eq!(rule.is_even(), is_even(rule.image()).unwrap());
        assert_eq!(Permutation::from_cycles(n, &rule.cycles()), Ok(rule.clone()));
        // The order is the first power that is the identity.
        let first = (1..=6_u64).find(|&k| rule.power(k) == identity);
        assert_eq!(rule.order(), first);
        assert_eq!(
            rule.fixed_points().count(),
            rule.image().iter().enumerate().filter(|(i, to)| i == *to).count()
        );
    }
}

#[test]
fn wrong_versions_are_caught() {
    // The cycles turn by k modulo the order of the first of them.
    let by_first = |rule: &Permutation, k: usize| {
        let length = rule.cycles().first().map_or(1, Vec::len);
        rule.power((k % length) as u64)
    };
    assert!(fault(by_first).is_some());
    // The other direction: it takes the item from where it should move it to.
    assert!(fault(|rule, k| rule.power(-i128::try_from(k).unwrap())).is_some());
}

#[test]
fn swaps_of_a_permutation_are_the_fewest() {
    // By breadth: all permutations of five that d swaps make.
    let n = 5;
    let swaps: Vec<Permutation> = (0..n)
        .flat_map(|j| (0..j).map(move |i| Permutation::from_cycles(n, &[vec![i, j]]).unwrap()))
        .collect();
    let mut known = BTreeSet::new();
    let mut layer = BTreeSet::from([Permutation::identity(n)]);
    for n_swaps in 0..n {
        assert!(layer.iter().all(|rule| rule.n_swaps() == n_swaps));
        known.extend(layer.iter().cloned());
        let next = layer.iter().flat_map(|rule| swaps.iter().map(|swap| rule.then(swap).unwrap()));
        layer = next.filter(|rule| !known.contains(rule)).collect();
    }
    assert_eq!((known.len(), layer.len()), (120, 0));
}

#[test]
fn roots_are_there_if_any_power_says_so() {
    for m in 0..=12_u64 {
        let powers: BTreeSet<Permutation> = all(6).iter().map(|rule| rule.power(m)).collect();
        for rule in all(6) {
            let root = rule.root(m);
            assert_eq!(root.is_some(), powers.contains(&rule), "{rule} and {m}");
            if let Some(root) = root {
                assert_eq!(root.power(m), rule, "{root} is no root {m}");
            }
        }
    }
}

#[test]
fn the_same_cycles_by_another_name() {
    for n in 0..=4 {
        let rules: Vec<Permutation> = all(4).into_iter().filter(|rule| rule.len() == n).collect();
        for (a, b) in rules.iter().flat_map(|a| rules.iter().map(move |b| (a, b))) {
            let renamed = |g: &Permutation| g.inverse().then(a).unwrap().then(g).unwrap();
            let is_conjugate = rules.iter().any(|g| renamed(g) == *b);
            let found = a.conjugator(b);
            assert_eq!(found.is_some(), is_conjugate);
            assert!(found.is_none_or(|g| renamed(&g) == *b));
        }
    }
}

/// How many colorings differ, each turned in all ways of a group and the least one kept.
fn counted(n: usize, colors: usize, group: &[Permutation]) -> u128 {
    let mut classes = BTreeSet::new();
    let mut colorings = Words::new(colors, n);
    while let Some(coloring) = colorings.lend() {
        let turned = group.iter().map(|element| step(element.image(), coloring));
        classes.insert(turned.min().unwrap());
    }
    classes.len() as u128
}

#[test]
fn colorings_one_by_one_agree() {
    for (n, colors) in (1..=6_u32).flat_map(|n| (1..=3).map(move |colors| (n, colors))) {
        let places = n as usize;
        let turns: Vec<Permutation> = rotations(places).collect();
        let wanted = counted(places, usize::try_from(colors).unwrap(), &turns);
        assert_eq!(n_necklaces(n, colors), Some(wanted));
        assert_eq!(n_colorings(&turns, colors), Some(wanted));
        let all: Vec<Permutation> = rotations(places).chain(reflections(places)).collect();
        let wanted = counted(places, usize::try_from(colors).unwrap(), &all);
        assert_eq!(n_bracelets(n, colors), Some(wanted));
        assert_eq!(n_colorings(&all, colors), Some(wanted));
    }
    // The six faces of a die, turned: up, and to the side. Faces: top, bottom, north, south, east,
    // west.
    let up = Permutation::from_cycles(6, &[vec![0, 2, 1, 3]]).unwrap();
    let aside = Permutation::from_cycles(6, &[vec![2, 4, 3, 5]]).unwrap();
    let die = generated(6, &[up, aside], 100).unwrap();
    assert_eq!(die.len(), 24);
    assert_eq!([1, 2, 3].map(|colors| n_colorings(&die, colors)), [1, 10, 57].map(Some));
    assert_eq!(n_colorings(&die, 2), Some(counted(6, 2, &die)));
}

#[test]
fn groups_are_closed() {
    let cycles = |n: usize, cycles: &[&[usize]]| {
        Permutation::from_cycles(n, &cycles.iter().map(|cycle| cycle.to_vec()).collect::<Vec<_>>())
            .unwrap()
    };
    let ring = cycles(5, &[&[0, 1, 2, 3, 4]]);
    let over = cycles(5, &[&[1, 4], &[2, 3]]);
    let size = |n, generators: &[Permutation]| generated(n, generators, 1000).unwrap().len();
    assert_eq!(size(5, std::slice::from_ref(&ring)), 5);
    assert_eq!(size(5, &[ring.clone(), over]), 10);
    assert_eq!(size(5, &[ring.clone(), cycles(5, &[&[0, 1]])]), 120);
    assert_eq!(size(5, &[ring, cycles(5, &[&[0, 1, 2]])]), 60);
    assert_eq!((size(3, &[]), size(0, &[])), (1, 1));
    let group = generated(4, &[cycles(4, &[&[0, 1, 2, 3]]), cycles(4, &[&[0, 2]])], 8).unwrap();
    let set: BTreeSet<&Permutation> = group.iter().collect();
    assert_eq!((group.len(), set.len()), (8, 8));
    for (a, b) in group.iter().flat_map(|a| group.iter().map(move |b| (a, b))) {
        assert!(set.contains(&a.then(b).unwrap()) && set.contains(&a.inverse()));
    }
}

// 3. Properties.

/// A permutation of up to 60 places.
fn some_rule() -> impl Strategy<Value = Permutation> {
    (0_usize..60)
        .prop_flat_map(|n| Just((0..n).collect::<Vec<usize>>()).prop_shuffle())
        .prop_map(|image| Permutation::new(image).unwrap())
}

proptest! {
    #[test]
    fn powers_add_up(rule in some_rule(), a: i64, b: i64) {
        let both = rule.power(a).then(&rule.power(b)).unwrap();
        prop_assert_eq!(&both, &rule.power(i128::from(a) + i128::from(b)));
        let order = rule.order().unwrap();
        prop_assert_eq!(rule.power(i128::from(a) + i128::from(order)), rule.power(a));
    }

    #[test]
    fn roots_of_powers_are_there(rule in some_rule(), m in 1_u64..1000) {
        let power = rule.power(m);
        let root = power.root(m).unwrap();
        prop_assert_eq!(root.power(m), power);
    }

    #[test]
    fn a_rule_keeps_all_items(rule in some_rule()) {
        let mut items: Vec<usize> = (0..rule.len()).collect();
        rule.move_to(&mut items).unwrap();
        prop_assert_eq!(&items, &step(rule.image(), &(0..rule.len()).collect::<Vec<_>>()));
        rule.take_from(&mut items).unwrap();
        prop_assert!(items.into_iter().eq(0..rule.len()));
    }
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let empty = Permutation::default();
    assert!(empty.is_empty());
    assert_eq!(
        (empty.order(), empty.is_even(), empty.to_string()),
        (Some(1), true, "()".to_owned())
    );
    assert_eq!(empty.power(u64::MAX), empty);
    assert_eq!(empty.root(0), Some(empty.clone()));
    assert_eq!(empty.move_to::<u8>(&mut []), Ok(()));
    let one = Permutation::identity(1);
    assert_eq!((one.power(i64::MIN), one.cycle_type()), (one.clone(), vec![1]));
    // A rule may be what it is applied to.
    let rule = rule(&RULE);
    let mut items = RULE;
    rule.move_to(&mut items).unwrap();
    assert_eq!(items.to_vec(), step(&RULE, &RULE));
    assert_eq!(
        (n_necklaces(0, 2), n_bracelets(0, 0), n_necklaces(3, 0)),
        (Some(1), Some(1), Some(0))
    );
    assert_eq!((n_necklaces(u32::MAX, 1), n_bracelets(u32::MAX, 1)), (Some(1), Some(1)));
    assert_eq!((n_necklaces(u32::MAX, 2), n_bracelets(200, 2)), (None, None));
    assert_eq!(n_colorings(&[], 2), None);
    assert_eq!(n_colorings(&[Permutation::identity(200)], 2), None);
}

#[test]
fn a_million_places() {
    const N: usize = 1_000_000;
    // One long cycle, turned most of the way round, and back.
    let ring = Permutation::new((1..N).chain([0]).collect()).unwrap();
    assert_eq!((ring.order(), ring.n_swaps()), (Some(N as u64), N - 1));
    let mut items: Vec<usize> = (0..N).collect();
    ring.power(1_000_000_000_000_000_003_u64).move_to(&mut items).unwrap();
    assert_eq!(items[..4], [N - 3, N - 2, N - 1, 0]);
    ring.power(-3).move_to(&mut items).unwrap();
    assert!(items.iter().copied().eq(0..N));
    // Nothing but cycles of one.
    assert_eq!(Permutation::identity(N).cycles().len(), N);
    assert!(ring.root(3).is_some_and(|root| root.power(3) == ring));
    assert_eq!(ring.root(2), None, "an even cycle has no square root of its own");
}

#[test]
fn an_order_may_leave_64_bits() {
    // Landau: cycles of the primes up to 53 are 381 places, and their product is beyond 2^64.
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
    let of = |lengths: &[usize]| {
        let mut start = 0;
        let cycle = |&length: &usize| {
            start += length;
            (start - length..start).collect::<Vec<usize>>()
        };
        let cycles: Vec<Vec<usize>> = lengths.iter().map(cycle).collect();
        Permutation::from_cycles(lengths.iter().sum(), &cycles).unwrap()
    };
    let product: u64 = primes[..15].iter().map(|&p| p as u64).product();
    assert_eq!(of(&primes[..15]).order(), Some(product));
    assert_eq!(of(&primes).order(), None);
    assert_eq!(of(&primes).len(), 381);
}

// 5. Bad input.

#[test]
fn what_is_no_permutation_is_refused() {
    let new = |image: &[usize]| Permutation::new(image.to_vec()).unwrap_err();
    assert_eq!(new(&[0, 3, 1]), PermutationError::OutOfRange { at: 1, value: 3, n: 3 });
    assert_eq!(new(&[2, 0, 2]), PermutationError::Repeated { at: 2, value: 2 });
    assert_eq!(
        Permutation::try_from(vec![1]),
        Err(PermutationError::OutOfRange { at: 0, value: 1, n: 1 })
    );
    let cycles = |cycles: &[&[usize]]| {
        Permutation::from_cycles(4, &cycles.iter().map(|cycle| cycle.to_vec()).collect::<Vec<_>>())
            .unwrap_err()
    };
    let error = cycles(&[&[0, 1], &[], &[2, 4]]);
    assert_eq!(error, PermutationError::OutOfRangeInCycle { cycle: 2, at: 1, value: 4, n: 4 });
    assert_eq!(error.to_string(), "the value 4 at index 1 of cycle 2 is not below 4");
    assert_eq!(
        cycles(&[&[0, 1], &[2, 0]]),
        PermutationError::RepeatedInCycle { cycle: 1, at: 1, value: 0 }
    );
    assert_eq!(cycles(&[&[3, 3]]), PermutationError::RepeatedInCycle { cycle: 0, at: 1, value: 3 });
    let length = PermutationError::Length { n: 2, found: 3 };
    let two = Permutation::identity(2);
    assert_eq!(two.move_to(&mut [1, 2, 3]), Err(length));
    assert_eq!(two.take_from(&mut [1, 2, 3]), Err(length));
    assert_eq!(two.then(&Permutation::identity(3)), Err(length));
    assert_eq!(two.conjugator(&Permutation::identity(3)), None);
    assert_eq!(generated(2, &[Permutation::identity(3)], 9), Err(length));
    let ring: Vec<Permutation> = rotations(5).collect();
    assert_eq!(generated(5, &ring, 4), Err(PermutationError::TooLarge { most: 4 }));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1 x", r#"place 1: "x" is not a place, nor "on" (column 3)"#),
        ("1 -1", r#"place 1: "-1" is not a place, nor "on" (column 3)"#),
        ("1 1", "the value 1 at index 1 is there a second time"),
        ("0 2", "the value 2 at index 1 is not below 2"),
        ("1 0 on a", "the permutation has 2 places, the items are 1"),
        ("--steps x 0", r#"--steps: "x" is not a number (column 9)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_rule_may_be_the_identity_and_the_sequence_itself() {
    // The page forbids it, without need.
    let mut items = [2, 0, 1];
    Permutation::identity(3).move_to(&mut items).unwrap();
    assert_eq!(items, [2, 0, 1]);
    rule(&[2, 0, 1]).move_to(&mut items).unwrap();
    assert_eq!(items, [0, 1, 2]);
}

// 7. Growth, and the demo.

#[test]
fn swaps_grow_as_stated() {
    for n in demo::SIZES {
        let [one_by_one, at_once] = demo::swaps(n);
        assert!(at_once < n, "less than the places, for any number of steps");
        assert!(50 * n < one_by_one && one_by_one < 100 * n);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("permutation_group", ""),
        ("permutation_group_text", "--steps 1000 1 2 0 4 3 on a b c d e"),
        ("permutation_group_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("on", "…\nNothing moves."),
        ("0 on x", "…\n(0), order 1, even. After 4 steps: x."),
        ("--steps -1 1 2 0", "…\n(0 1 2), order 3, even. After -1 step: 1 2 0."),
    ]);
    let ring: Vec<String> = (1..30).chain([0]).map(|place: usize| place.to_string()).collect();
    assert!(
        snapshots::answer(&demo::DEMO, &ring.join(" "))
            .starts_with("1 cycle, order 30, odd. After 4 steps: 26 27 28 29 0 ")
    );
    demo::DEMO.says(&[(&ring.join(" "), "…the limit is 20 places…")]);
}
