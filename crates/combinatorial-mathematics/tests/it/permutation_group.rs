//! 7.4 Permutation groups.

use std::collections::BTreeSet;

use combinatorial_mathematics::full_permutation::Lexicographic;
use combinatorial_mathematics::full_permutation::rank::is_even;
use combinatorial_mathematics::permutation::Words;
use combinatorial_mathematics::permutation_group::colorings::{
    n_bracelets, n_colorings, n_necklaces, reflections, rotations,
};
use combinatorial_mathematics::permutation_group::plain;
use combinatorial_mathematics::permutation_group::{
    Permutation, PermutationError, Product, generated, generated_watched, orbit, stabilizer,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};

#[path = "../../examples/permutation_group.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

#[path = "../../examples/transposition.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod transposition;

#[path = "../../examples/orbits.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod orbits;

#[path = "../../examples/necklaces.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod necklaces;

// 1. Worked examples.

const IMAGE: [usize; 10] = [3, 4, 2, 6, 1, 7, 0, 5, 9, 8];

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

/// The numbers of necklaces and bracelets of 1, 2, 3, … beads, in two and three colors.
const NECKLACES_OF_TWO: [u128; 8] = [2, 3, 4, 6, 8, 14, 20, 36];
const BRACELETS_OF_TWO: [u128; 8] = [2, 3, 4, 6, 8, 13, 18, 30];
const BRACELETS_OF_THREE: [u128; 5] = [3, 6, 10, 21, 39];
/// The numbers of necklaces of n beads in n colors.
const NECKLACES_OF_ALL: [u128; 7] = [1, 3, 11, 70, 629, 7826, 117_655];

fn permutation(image: &[usize]) -> Permutation {
    Permutation::new(image.to_vec()).unwrap()
}

#[test]
fn worked_examples() {
    let permutation = permutation(&IMAGE);
    for (k, wanted) in STEPS {
        let mut items: Vec<usize> = (0..10).collect();
        permutation.power(k).move_to(&mut items).unwrap();
        assert_eq!(items, wanted, "{k} steps");
    }
    assert_eq!(permutation.to_string(), "(0 3 6)(1 4)(2)(5 7)(8 9)");
    assert_eq!(permutation.cycles(), [vec![0, 3, 6], vec![1, 4], vec![2], vec![5, 7], vec![8, 9]]);
    assert_eq!(permutation.cycle_type(), [3, 2, 2, 2, 1]);
    assert_eq!(
        (permutation.order(), permutation.is_even(), permutation.n_swaps()),
        (Some(6), false, 5)
    );
    assert_eq!(permutation.fixed_points().collect::<Vec<_>>(), [2]);
    assert_eq!(Permutation::from_cycles(10, &permutation.cycles()), Ok(permutation));
}

/// The shuffle of the page: five of eight cards in the left hand, three in the right one, and one
/// card from each hand in turn.
const SHUFFLE: [usize; 8] = [0, 2, 4, 6, 7, 1, 3, 5];
/// The entries that are set for 17 shuffles, one by one and along the cycles.
const ONE_BY_ONE: usize = 136;
const ALONG_CYCLES: usize = 16;
/// The cards after 17 shuffles: the right answer, and what wrong ideas give.
const AFTER_17: &str = "AHFGBEDC";
const MODULO_LONGEST: &str = "AHFDBEGC";
const MODULO_PLACES: &str = "AFBGCHDE";
const BACKWARD: &str = "AEHGFCDB";

#[test]
fn the_worked_example_of_the_page() {
    let hands = ["ABCDE", "FGH"].map(str::chars).map(Iterator::collect::<Vec<char>>);
    let in_turn = (0..5).flat_map(|i| hands.iter().filter_map(move |hand| hand.get(i)));
    let shuffle = permutation(&SHUFFLE);
    let after = |permutation: &Permutation| {
        let mut cards: Vec<char> = ('A'..='H').collect();
        permutation.move_to(&mut cards).unwrap();
        cards.into_iter().collect::<String>()
    };
    assert_eq!(after(&shuffle), in_turn.collect::<String>());
    assert_eq!(shuffle.to_string(), "(0)(1 2 4 7 5)(3 6)");
    // The order is larger than the longest cycle, and larger than the number of cards.
    assert_eq!((shuffle.order(), shuffle.fixed_points().count()), (Some(10), 1));
    // The shifts of 17 steps differ, and so do the results of the wrong ideas.
    assert_eq!((17 % 5, 17 % 2), (2, 1));
    assert_eq!(after(&shuffle.power(17)), AFTER_17);
    assert_eq!(after(&shuffle.power(17 % 5)), MODULO_LONGEST);
    assert_eq!(after(&shuffle.power(17 % 8)), MODULO_PLACES);
    assert_eq!(after(&shuffle.power(-17)), BACKWARD);
    let all: BTreeSet<&str> =
        BTreeSet::from([AFTER_17, MODULO_LONGEST, MODULO_PLACES, BACKWARD, "ABCDEFGH"]);
    assert_eq!(all.len(), 5);
    assert_eq!(ONE_BY_ONE, 17 * SHUFFLE.len());
    assert_eq!(ALONG_CYCLES, 2 * SHUFFLE.len());
    let [one_by_one, _, along] = demo::entries(17);
    assert_eq!((one_by_one, along), (17 * 52, 2 * 52));
}

/// The perfect shuffle of n cards, n even: the card at place i goes to place 2i modulo n - 1, and
/// the last one stays.
fn perfect_shuffle(n: usize) -> Permutation {
    Permutation::new((0..n - 1).map(|i| 2 * i % (n - 1)).chain([n - 1]).collect()).unwrap()
}

/// How many perfect shuffles bring back 52 and 54 cards.
const PERFECT: u64 = 8;
const PERFECT_OF_54: u64 = 52;

#[test]
fn perfect_shuffles() {
    assert_eq!(perfect_shuffle(52).order(), Some(PERFECT));
    assert_eq!(perfect_shuffle(10).to_string(), "(0)(1 2 4 8 7 5)(3 6)(9)");
    assert_eq!(perfect_shuffle(10).order(), Some(6));
    assert_eq!(perfect_shuffle(54).order(), Some(PERFECT_OF_54));
}

/// The largest order of a permutation of n places, by trying all lengths of cycles.
fn largest_order(n_left: usize, longest: usize, order: usize) -> usize {
    let lcm = |a: usize, b: usize| {
        let gcd = (1..=a).rfind(|d| a.is_multiple_of(*d) && b.is_multiple_of(*d)).unwrap();
        a / gcd * b
    };
    let lengths = 1..=longest.min(n_left);
    let longer = lengths.map(|length| largest_order(n_left - length, length, lcm(length, order)));
    longer.max().unwrap_or(order).max(order)
}

/// The largest orders of permutations of 10 and of 20 places.
const LARGEST_OF_10: usize = 30;
const LARGEST_OF_20: usize = 420;

#[test]
fn the_answers_of_the_page() {
    // Where the item from place 0 is after 102 steps.
    let asked = permutation(&[2, 0, 5, 6, 7, 1, 3, 4]);
    assert_eq!(asked.to_string(), "(0 2 5 1)(3 6)(4 7)");
    assert_eq!(asked.power(102).image()[0], 5);
    assert_eq!(largest_order(10, 10, 1), LARGEST_OF_10);
    assert_eq!(largest_order(20, 20, 1), LARGEST_OF_20);
    // A program that takes k modulo the longest cycle is wrong for lengths 3 and 2 only.
    let by_longest = |permutation: &Permutation, k: usize| {
        permutation.power((k % permutation.cycle_type()[0]) as u64)
    };
    for (image, is_wrong) in
        [(&[1, 2, 3, 0, 5, 4][..], false), (&[1, 2, 0, 4, 3], true), (&[1, 2, 3, 4, 0, 5], false)]
    {
        let permutation = permutation(image);
        let differs = (0..100).any(|k| by_longest(&permutation, k) != permutation.power(k as u64));
        assert_eq!(differs, is_wrong, "{permutation}");
    }
    // The inverse of pairs is the same.
    assert_eq!(permutation(&[1, 0, 3, 2]).inverse(), permutation(&[1, 0, 3, 2]));
}

#[test]
fn the_answers_of_the_short_pages() {
    // Parity: 3 swaps are too few, 6 are even, and 7 sort the row.
    assert_eq!(permutation(&[3, 0, 1, 2, 5, 6, 4]).n_swaps(), 5);
    let row = permutation(&[1, 2, 3, 4, 0, 6, 5]);
    assert_eq!((row.n_swaps(), row.is_even()), (5, false));
    assert!(snapshots::answer(&transposition::DEMO, "").ends_with("Here there were 7 swaps."));
    // Conjugation.
    let (a, b) = (permutation(&[1, 2, 0, 4, 3]), permutation(&[1, 0, 4, 2, 3]));
    assert_eq!((a.to_string(), b.to_string()), ("(0 1 2)(3 4)".into(), "(0 1)(2 4 3)".into()));
    let g = a.conjugator(&b).unwrap();
    assert_eq!(g.image(), [2, 4, 3, 0, 1]);
    assert_eq!(g.inverse().then(&a).unwrap().then(&g), Ok(b));
    // How many permutations of 5 places have the cycle type 3, 2.
    let like_a = all(5).into_iter().filter(|p| p.len() == 5 && p.cycle_type() == a.cycle_type());
    assert_eq!(like_a.count(), 20);
    // Necklaces of 5 beads in 2 colors, and of 3 in 3.
    assert_eq!(
        (n_necklaces(5, 2), n_necklaces(3, 3), n_bracelets(3, 3)),
        (Some(8), Some(11), Some(10))
    );
    // Not a group: a rotation by one and the identity.
    let some: Vec<Permutation> = rotations(4).take(2).collect();
    assert_eq!(n_colorings(&some, 2), Some(9));
    // Colorings of the corners of a square, if it may be turned and flipped.
    assert_eq!(n_bracelets(4, 2), Some(6));
    assert_eq!(n_bracelets(4, 3), Some(21));
}

/// How many cycles of length 6 come from one cycle of a root for the exponent 20.
const TOGETHER_FOR_20: usize = 4;

#[test]
fn which_permutations_have_roots() {
    let with_cycles = |lengths: &[usize]| {
        let mut image: Vec<usize> = Vec::new();
        for length in lengths {
            let start = image.len();
            image.extend((start + 1..start + length).chain([start]));
        }
        permutation(&image)
    };
    let has_square_root = |lengths: &[usize]| with_cycles(lengths).root(2).is_some();
    assert!(!has_square_root(&[2]) && !has_square_root(&[2, 2, 2]) && !has_square_root(&[4, 2]));
    assert!(has_square_root(&[2, 2]) && has_square_root(&[4, 4, 3]) && has_square_root(&[5]));
    let sixes = (1..10).find(|&n| with_cycles(&vec![6; n]).root(20).is_some());
    assert_eq!(sixes, Some(TOGETHER_FOR_20));
    let twos = (1..10).find(|&n| with_cycles(&vec![2; n]).root(12).is_some());
    assert_eq!(twos, Some(4));
}

/// How many of the 24 rotations of a die leave the top face on top.
const TOP_STAYS: usize = 4;
/// In how many ways its faces can be colored in two colors.
const DICE_IN_TWO: u128 = 10;

/// The rotations of a die with the faces top, bottom, north, south, east, west.
fn die() -> Vec<Permutation> {
    let up = Permutation::from_cycles(6, &[vec![0, 2, 1, 3]]).unwrap();
    let aside = Permutation::from_cycles(6, &[vec![2, 4, 3, 5]]).unwrap();
    generated(6, &[up, aside], 100).unwrap()
}

#[test]
fn the_rotations_of_a_die() {
    let die = die();
    assert_eq!((die.len(), orbit(&die, 0).len(), stabilizer(&die, 0).len()), (24, 6, TOP_STAYS));
    assert_eq!([1, 2, 3].map(|colors| n_colorings(&die, colors)), [1, DICE_IN_TWO, 57].map(Some));
    assert_eq!(n_colorings(&die, 2), Some(counted(6, 2, &die)));
}

/// How many numbers below n have no common divisor with n.
fn totient(n: u64) -> u128 {
    let gcd =
        |a: u64, b: u64| (1..=a.max(b)).rfind(|d| a.is_multiple_of(*d) && b.is_multiple_of(*d));
    (1..=n).filter(|&i| gcd(i, n) == Some(1)).count() as u128
}

#[test]
fn the_sum_over_the_divisors_counts_necklaces() {
    for (n, colors) in (1..=24_u64).flat_map(|n| (1..=4_u64).map(move |colors| (n, colors))) {
        let divisors = (1..=n).filter(|d| n.is_multiple_of(*d));
        let term = |d: u64| totient(n / d) * u128::from(colors).pow(u32::try_from(d).unwrap());
        let sum: u128 = divisors.map(term).sum();
        assert_eq!(n_necklaces(u32::try_from(n).unwrap(), colors), Some(sum / u128::from(n)));
    }
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

/// A message, its permutation with places from 1, the steps, and what POJ 1026 prints.
const POJ_1026: [(&str, u64, &str); 2] =
    [("Hello Bob", 1, "BolHeol  b"), ("CERC", 1995, "C RCE     ")];

#[test]
fn known_answers_of_judges() {
    let permutation = permutation(&[4, 5, 3, 7, 2, 8, 1, 6, 10, 9].map(|place| place - 1));
    let moved = |text: &str, k: u64| {
        let mut letters: Vec<char> = format!("{text:10}").chars().collect();
        permutation.power(k).move_to(&mut letters).unwrap();
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
            all.push(permutation(order));
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
    for permutation in all(6) {
        let mut stepped: Vec<usize> = (0..permutation.len()).collect();
        for k in 0..=50 {
            let mut items: Vec<usize> = (0..permutation.len()).collect();
            many(&permutation, k).move_to(&mut items).unwrap();
            if items != stepped {
                return Some((permutation, k));
            }
            stepped = step(permutation.image(), &stepped);
        }
    }
    None
}

#[test]
fn the_plain_form_agrees() {
    let plain = |permutation: &Permutation, k: usize| {
        Permutation::new(plain::power(permutation.image(), k)).unwrap()
    };
    assert_eq!(fault(plain), None);
    for permutation in all(6) {
        assert_eq!(plain::cycles(permutation.image()), permutation.cycles());
    }
    assert_eq!(plain::power(&SHUFFLE, usize::MAX), permutation(&SHUFFLE).power(u64::MAX).image());
}

#[test]
fn the_cycles_are_closed_one_by_one() {
    for permutation in all(6) {
        let mut n_found = 0;
        plain::cycles_watched(permutation.image(), |step, found| {
            n_found += 1;
            assert_eq!((step, found.len()), (plain::Step::Close, n_found));
            assert_eq!(found, &permutation.cycles()[..n_found]);
        });
        let mut cycles = permutation.cycles().into_iter();
        plain::power_watched(permutation.image(), 17, |step, entries| {
            let cycle = cycles.next().unwrap();
            let plain::Step::Advance { start, shift } = step else { panic!("{step:?}") };
            assert_eq!((start, shift), (cycle[0], 17 % cycle.len()));
            assert!(
                cycle.iter().all(|&place| entries[place] == permutation.power(17).image()[place])
            );
        });
        assert_eq!(cycles.next(), None);
    }
}

#[test]
fn a_transposition_splits_or_merges() {
    for permutation in all(5) {
        let n = permutation.len();
        for (a, b) in (0..n).flat_map(|b| (0..b).map(move |a| (a, b))) {
            let mut image = permutation.image().to_vec();
            image.swap(a, b);
            let after = Permutation::new(image).unwrap();
            let are_together =
                permutation.cycles().iter().any(|cycle| cycle.contains(&a) && cycle.contains(&b));
            let (before, now) = (permutation.cycles().len(), after.cycles().len());
            assert_eq!(now, if are_together { before + 1 } else { before - 1 });
            assert_ne!(permutation.is_even(), after.is_even());
        }
    }
}

#[test]
fn orbit_and_stabilizer_share_the_elements() {
    for n in 1..=4 {
        let all: Vec<Permutation> = all(n).into_iter().filter(|each| each.len() == n).collect();
        for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
            let group = generated(n, &[a.clone(), b.clone()], 24).unwrap();
            for place in 0..n {
                let (orbit, fixed) = (orbit(&group, place), stabilizer(&group, place));
                assert_eq!(orbit.len() * fixed.len(), group.len());
                // As many elements lead to each place of the orbit.
                for to in orbit {
                    let there = group.iter().filter(|each| each.image()[place] == to);
                    assert_eq!(there.count(), fixed.len());
                }
            }
        }
    }
}

#[test]
fn products_are_formed_in_order() {
    let (turn, flip) = (permutation(&[1, 2, 3, 0]), permutation(&[0, 3, 2, 1]));
    let mut products = Vec::new();
    let group = generated_watched(4, &[turn, flip], 8, |product, group| {
        products.push((product, group.len()));
    });
    assert_eq!((group.unwrap().len(), products.len()), (8, 16));
    let first = Product { element: 0, is_new: true };
    assert_eq!(products[0], (first, 2));
    assert_eq!(products.iter().filter(|(product, _)| product.is_new).count(), 7);
}

#[test]
fn step_by_step_agrees() {
    assert_eq!(fault(|permutation, k| permutation.power(k as u64)), None);
    for permutation in all(6) {
        let n = permutation.len();
        let identity = Permutation::identity(n);
        let places: Vec<usize> = (0..n).collect();
        let (mut moved, mut taken) = (places.clone(), places.clone());
        permutation.move_to(&mut moved).unwrap();
        permutation.take_from(&mut taken).unwrap();
        assert_eq!((&moved[..], &taken[..]), (permutation.inverse().image(), permutation.image()));
        assert_eq!(permutation.then(&permutation.inverse()), Ok(identity.clone()));
        assert_eq!(
            (permutation.power(-1), permutation.power(1), permutation.power(0)),
            (permutation.inverse(), permutation.clone(), identity.clone())
        );
        assert_eq!(permutation.is_even(), is_even(permutation.image()).unwrap());
        assert_eq!(Permutation::from_cycles(n, &permutation.cycles()), Ok(permutation.clone()));
        // The order is the first power that is the identity.
        let first = (1..=6_u64).find(|&k| permutation.power(k) == identity);
        assert_eq!(permutation.order(), first);
        assert_eq!(
            permutation.fixed_points().count(),
            permutation.image().iter().enumerate().filter(|(i, to)| i == *to).count()
        );
    }
}

#[test]
fn wrong_versions_are_caught() {
    // The cycles turn by k modulo the order of the first of them.
    let by_first = |permutation: &Permutation, k: usize| {
        let length = permutation.cycles().first().map_or(1, Vec::len);
        permutation.power((k % length) as u64)
    };
    assert!(fault(by_first).is_some());
    // The other direction: it takes the item from where it should move it to.
    assert!(fault(|permutation, k| permutation.power(-i128::try_from(k).unwrap())).is_some());
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
        assert!(layer.iter().all(|permutation| permutation.n_swaps() == n_swaps));
        known.extend(layer.iter().cloned());
        let next = layer
            .iter()
            .flat_map(|permutation| swaps.iter().map(|swap| permutation.then(swap).unwrap()));
        layer = next.filter(|permutation| !known.contains(permutation)).collect();
    }
    assert_eq!((known.len(), layer.len()), (120, 0));
}

#[test]
fn roots_are_there_if_any_power_says_so() {
    for m in 0..=12_u64 {
        let powers: BTreeSet<Permutation> =
            all(6).iter().map(|permutation| permutation.power(m)).collect();
        for permutation in all(6) {
            let root = permutation.root(m);
            assert_eq!(root.is_some(), powers.contains(&permutation), "{permutation} and {m}");
            if let Some(root) = root {
                assert_eq!(root.power(m), permutation, "{root} is no root {m}");
            }
        }
    }
}

#[test]
fn the_same_cycles_by_another_name() {
    for n in 0..=4 {
        let permutations: Vec<Permutation> =
            all(4).into_iter().filter(|permutation| permutation.len() == n).collect();
        for (a, b) in permutations.iter().flat_map(|a| permutations.iter().map(move |b| (a, b))) {
            let renamed = |g: &Permutation| g.inverse().then(a).unwrap().then(g).unwrap();
            let is_conjugate = permutations.iter().any(|g| renamed(g) == *b);
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
fn some_permutation() -> impl Strategy<Value = Permutation> {
    (0_usize..60)
        .prop_flat_map(|n| Just((0..n).collect::<Vec<usize>>()).prop_shuffle())
        .prop_map(|image| Permutation::new(image).unwrap())
}

proptest! {
    #[test]
    fn powers_add_up(permutation in some_permutation(), a: i64, b: i64) {
        let both = permutation.power(a).then(&permutation.power(b)).unwrap();
        prop_assert_eq!(&both, &permutation.power(i128::from(a) + i128::from(b)));
        let order = permutation.order().unwrap();
        prop_assert_eq!(permutation.power(i128::from(a) + i128::from(order)), permutation.power(a));
    }

    #[test]
    fn roots_of_powers_are_there(permutation in some_permutation(), m in 1_u64..1000) {
        let power = permutation.power(m);
        let root = power.root(m).unwrap();
        prop_assert_eq!(root.power(m), power);
    }

    #[test]
    fn a_permutation_keeps_all_items(permutation in some_permutation()) {
        let mut items: Vec<usize> = (0..permutation.len()).collect();
        permutation.move_to(&mut items).unwrap();
        prop_assert_eq!(&items, &step(permutation.image(), &(0..permutation.len()).collect::<Vec<_>>()));
        permutation.take_from(&mut items).unwrap();
        prop_assert!(items.into_iter().eq(0..permutation.len()));
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
    // A permutation may be what it is applied to.
    let permutation = permutation(&IMAGE);
    let mut items = IMAGE;
    permutation.move_to(&mut items).unwrap();
    assert_eq!(items.to_vec(), step(&IMAGE, &IMAGE));
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

/// The places of cycles whose lengths are the primes up to 53.
const PLACES_OF_PRIMES: usize = 381;

#[test]
fn an_order_may_leave_64_bits() {
    // Landau: the product of the primes up to 53 is more than 2^64.
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
    assert_eq!(of(&primes).len(), PLACES_OF_PRIMES);
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
        ("--steps 2 --root 2 0", "--steps and --root exclude each other"),
    ]);
    transposition::DEMO.refuses(&[
        ("1 x", r#"place 1: "x" is not a place, nor "swap" (column 3)"#),
        ("swap 0 1", "nothing can be swapped without places"),
        ("1 0 swap 0 2", r#"the second place of a swap: "2" is more than 1 (column 12)"#),
        ("1 0 swap 0", "the second place of a swap: the input ends here (column 11)"),
        ("1 0 swap 1 1", "the swap 1 1 has only one place"),
        ("1 0 swap 0 1 2", r#"after a swap: "2" is not "swap" (column 14)"#),
        ("1 1", "the value 1 at index 1 is there a second time"),
    ]);
    orbits::DEMO.refuses(&[
        ("1 0 and x", r#"place 0 of permutation 1: "x" is not a place, nor "and" (column 9)"#),
        ("1 0 and 0 1 2", "the permutation has 2 places, the items are 3"),
        ("--place 2 1 0", "--place: there are only 2 places, so there is no place 2"),
        ("1 0 and 0 0", "the value 0 at index 1 is there a second time"),
    ]);
    necklaces::DEMO.refuses(&[
        ("4", "the number of colors: the input ends here (column 2)"),
        ("-1 2", r#"the number of beads: "-1" is negative (column 1)"#),
        ("4 2 1", r#"the numbers: "1" is one too many (column 5)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_permutation_may_be_the_identity_and_the_sequence_itself() {
    // The page forbids it, without need.
    let mut items = [2, 0, 1];
    Permutation::identity(3).move_to(&mut items).unwrap();
    assert_eq!(items, [2, 0, 1]);
    permutation(&[2, 0, 1]).move_to(&mut items).unwrap();
    assert_eq!(items, [0, 1, 2]);
}

// 7. Growth, and the demos.

#[test]
fn entries_grow_as_stated() {
    for k in demo::SIZES {
        let [one_by_one, by_squaring, along] = demo::entries(k);
        let n_bits = k.ilog2() + 1;
        assert_eq!(one_by_one, 52 * k);
        // As many products as ones, and as many squares as bits but one.
        assert_eq!(by_squaring, 52 * (2 * n_bits - 1));
        assert_eq!(along, 104);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("permutation_group", ""),
        ("permutation_group_text", "--steps 1000 1 2 0 4 3 on a b c d e"),
        ("permutation_group_root", "--root 2 1 0 3 2 5 6 7 8 4"),
        ("permutation_group_cost", "--cost"),
    ]);
    transposition::DEMO.shows(&[("transposition", "")]);
    orbits::DEMO.shows(&[("orbits", "")]);
    necklaces::DEMO.shows(&[("necklaces", ""), ("necklaces_bracelets", "--bracelets 3 2")]);
    for demo in [demo::DEMO, transposition::DEMO, orbits::DEMO, necklaces::DEMO] {
        let random = demo.random.unwrap();
        for seed in 0..100 {
            assert_ne!(snapshots::answer(&demo, &random(seed)), "");
        }
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("on", "…\nNothing moves."),
        ("0 on x", "…\n(0), order 1. After 17 steps: x."),
        ("--steps -1 1 2 0", "…\n(0 1 2), order 3. After -1 step: B C A."),
        ("--steps 0 1 2 0", "…\n(0 1 2), order 3. After 0 steps: A B C."),
        ("--root 2 1 0", "…\nNo permutation to the power 2 is (0 1)."),
        ("--root 0 0 1", "…\n(0)(1) to the power 0 is (0)(1)."),
        ("--root 3 on", "…\n() to the power 3 is ()."),
    ]);
    let ring: Vec<String> = (1..30).chain([0]).map(|place: usize| place.to_string()).collect();
    assert!(
        snapshots::answer(&demo::DEMO, &format!("--steps 4 {}", ring.join(" ")))
            .starts_with("1 cycle, order 30. After 4 steps: 26 27 28 29 0 ")
    );
    demo::DEMO.says(&[
        (&ring.join(" "), "…the limit is 20 places…"),
        (&format!("--root 7 {}", ring.join(" ")), "…the limit is 20 places…"),
    ]);
    transposition::DEMO.says(&[
        ("0 1", "…\n2 places form 2 cycles, so at least 0 swaps are needed, and the permutation is even. Here there were 0 swaps."),
        (&ring.join(" "), "…the limit is 12 places and 12 swaps…"),
    ]);
    let eight = "1 2 3 4 5 6 7 0";
    orbits::DEMO.says(&[
        ("0", "…\n1 element = 1 · 1: the orbit of 0 is 0, and its stabilizer has 1 element."),
        (
            &format!("{eight} and 1 0 2 3 4 5 6 7"),
            "…12 elements and 12 places…40320 elements = 8 · 5040…",
        ),
        ("1 2 3 4 5 6 7 8 0 and 1 0 2 3 4 5 6 7 8", "…\nThe group has more than 50000 elements."),
        (
            "--place 2 1 0 2",
            "…\n2 elements = 1 · 2: the orbit of 2 is 2, and its stabilizer has 2 elements.",
        ),
    ]);
    necklaces::DEMO.says(&[
        ("0 2", "…\nThere is 1 necklace."),
        ("3 0", "…\nThere are 0 necklaces."),
        ("6 2", "…the limit is 6 beads and 32 colorings…There are 14 necklaces."),
        ("1 32", "…\nThere are 32 necklaces."),
        ("1000 2", "…\nThe sum does not fit 128 bits."),
        ("--bracelets 2 2", "…\nThere are 3 bracelets."),
    ]);
}
