//! 8.2 Greatest common divisor.

use number_theory::greatest_common_divisor::by_definition::{Bags, divisors, gcd_by_divisors};
use number_theory::greatest_common_divisor::plain::{
    Trial, binary_gcd, binary_gcd_watched, factor_both, factor_both_watched,
};
use number_theory::greatest_common_divisor::{
    Step, are_coprime, checked_lcm, checked_lcm_of_all, gcd, gcd_of_all, gcd_watched,
    gcd_without_each,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/greatest_common_divisor.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// Two numbers, their gcd, and their lcm.
const WORKED: &[(u64, u64, u64, u64)] = &[
    // The examples of the pages.
    (60, 24, 12, 120),
    (84, 66, 6, 924),
    (36, 66, 6, 396),
    (24, 20, 4, 120),
    (20, 30, 10, 60),
    (24, 60, 12, 120),
    (24, 10, 2, 120),
    // Of which one divides the other, and which have nothing in common.
    (7, 21, 7, 21),
    (8, 9, 1, 72),
    (1, 5, 1, 5),
];

#[test]
fn worked_examples() {
    for &(a, b, common, multiple) in WORKED {
        for (a, b) in [(a, b), (b, a)] {
            assert_eq!(gcd(a, b), common);
            assert_eq!(checked_lcm(a, b), Some(multiple));
            assert_eq!(gcd_by_divisors(a, b), Some(common));
            let bags = Bags::new(a, b).unwrap();
            assert_eq!((bags.gcd(), bags.lcm()), (common, Some(multiple)));
            assert_eq!(factor_both(a, b), Some(bags));
            assert_eq!(binary_gcd(a, b), common);
            assert_eq!(common * multiple, a * b);
        }
    }
}

/// For 60 and 24: the numbers that are tried from 24 down, the divisors that the two lists hold,
/// and the turns of the division by primes.
const TRIED: u64 = 13;
const LISTED: usize = 20;
const TURNS: usize = 8;
/// The gcd and the lcm of 60 and 24, if each prime counts once.
const GCD_BY_SETS: u64 = 6;
const LCM_BY_SETS: u64 = 30;

/// The product of the primes that both numbers have, and of those that at least one has, each once:
/// a wrong gcd and a wrong lcm.
fn by_sets(a: u64, b: u64) -> [u64; 2] {
    let primes =
        |n: u64| (2..=n).filter(move |&p| n.is_multiple_of(p) && (2..p).all(|d| p % d != 0));
    let common = primes(a).filter(|p| b.is_multiple_of(*p)).product();
    let of_a: u64 = primes(a).product();
    [common, primes(b).filter(|p| !a.is_multiple_of(*p)).product::<u64>() * of_a]
}

/// The number of turns that the division by primes makes.
fn n_turns(a: u64, b: u64) -> usize {
    let mut n_turns = 0;
    factor_both_watched(a, b, |_, _| n_turns += 1);
    n_turns
}

#[test]
fn the_worked_example_of_the_page() {
    let (a, b) = (60, 24);
    let tried = (1..=b).rev().find(|d| a % d == 0 && b % d == 0).map(|d| b - d + 1);
    assert_eq!(tried, Some(TRIED));
    let [of_a, of_b] = [a, b].map(|n| divisors(n).unwrap());
    assert_eq!(of_a, [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60]);
    assert_eq!(of_b, [1, 2, 3, 4, 6, 8, 12, 24]);
    assert_eq!(of_a.len() + of_b.len(), LISTED);
    let mut trials = Vec::new();
    let bags = factor_both_watched(a, b, |Trial { p, a, b, .. }, _| trials.push((p, a, b)));
    let mut turns = vec![(2, 60, 24), (2, 30, 12), (2, 15, 6), (2, 15, 3)];
    turns.extend([(3, 15, 3), (3, 5, 1), (4, 5, 1), (5, 5, 1)]);
    assert_eq!((trials.len(), trials), (TURNS, turns));
    let expected = Bags { only_a: vec![5], common: vec![2, 2, 3], only_b: vec![2] };
    assert_eq!(bags, Some(expected));
    // Both wrong products differ from the right ones, and the difference is not the gcd.
    assert_eq!(by_sets(a, b), [GCD_BY_SETS, LCM_BY_SETS]);
    assert_eq!((gcd(a, b), checked_lcm(a, b)), (12, Some(120)));
    assert_ne!(a - b, gcd(a, b));
}

/// The most turns of the division by primes, for two numbers below 1000.
const MOST_TURNS: u64 = 1005;

#[test]
fn turns_are_counted_by_the_largest_prime_and_the_factors_of_the_lcm() {
    // The prime factors of a number, with the largest one.
    let factors = |n: u64| {
        let all = factor_both(n, n).unwrap().common;
        (all.last().copied().unwrap_or(1), all.len() as u64)
    };
    for (a, b) in (1..150).flat_map(|a| (1..150).map(move |b| (a, b))) {
        let (largest, n_factors) = factors(checked_lcm(a, b).unwrap());
        let expected = (largest + n_factors).saturating_sub(2);
        assert_eq!(n_turns(a, b) as u64, if a * b == 1 { 0 } else { expected }, "{a} {b}");
    }
    // Below 1000 the lcm has at most as many prime factors as the two numbers together.
    let below_1000: Vec<(u64, u64)> = (1..1000).map(factors).collect();
    let most = below_1000.iter().enumerate().flat_map(|(i, &(p, n))| {
        below_1000[..=i].iter().map(move |&(q, m)| (p.max(q) + n + m).saturating_sub(2))
    });
    assert_eq!(most.max(), Some(MOST_TURNS));
    assert_eq!(n_turns(997, 512) as u64, MOST_TURNS);
}

#[test]
fn the_answers_of_the_page() {
    // Sets of primes are right by chance, or wrong.
    let is_right = |a, b| by_sets(a, b)[0] == gcd(a, b);
    assert_eq!([is_right(6, 10), is_right(12, 18), is_right(12, 20)], [true, true, false]);
    // The gcd is 6, the lcm is 180, and one number is 36.
    let others: Vec<u64> =
        (1..=180).filter(|&b| gcd(36, b) == 6 && checked_lcm(36, b) == Some(180)).collect();
    assert_eq!(others, [30]);
    assert_eq!((gcd(126_u64, 196), checked_lcm(126_u64, 196)), (14, Some(1764)));
    // One number divides the other if the gcd and the lcm add up to their sum.
    for (a, b) in (1..=60_u64).flat_map(|a| (1..=60).map(move |b| (a, b))) {
        let adds_up = gcd(a, b) + checked_lcm(a, b).unwrap() == a + b;
        assert_eq!(adds_up, a % b == 0 || b % a == 0);
    }
}

#[test]
fn the_two_definitions_of_36_and_66() {
    assert_eq!(divisors(36).unwrap(), [1, 2, 3, 4, 6, 9, 12, 18, 36]);
    assert_eq!(divisors(66).unwrap(), [1, 2, 3, 6, 11, 22, 33, 66]);
    let bags = Bags { only_a: vec![2, 3], common: vec![2, 3], only_b: vec![11] };
    assert_eq!(Bags::new(36, 66), Some(bags));
}

/// The subtractions of the binary algorithm for 84 and 66.
const SUBTRACTED: usize = 3;

#[test]
fn the_worked_example_of_the_binary_page() {
    let mut pairs = Vec::new();
    let common = binary_gcd_watched(84, 66, |step, pair| {
        if step == Step::Subtract {
            pairs.push(*pair);
        }
    });
    assert_eq!((common, pairs.len()), (6, SUBTRACTED));
    assert_eq!(pairs, [[21, 33], [3, 21], [9, 3]]);
    // The numbers have different numbers of twos, so it matters how many come back.
    assert_eq!([84_u64, 66].map(u64::trailing_zeros), [2, 1]);
    assert_ne!(84 - 66, common);
    // The pair of the question.
    let mut pairs = Vec::new();
    binary_gcd_watched(45, 35, |_, pair| pairs.push(*pair));
    assert_eq!(pairs[2], [5, 35]);
}

/// The most subtractions for two numbers below 512.
const MOST_BELOW_512: usize = 8;

#[test]
fn the_most_subtractions_below_512() {
    let pairs = (1..512).flat_map(|a| (1..a).map(move |b| (a, b)));
    let n_subtractions = |(a, b)| {
        let mut n = 0;
        binary_gcd_watched(a, b, |step, _| n += usize::from(step == Step::Subtract));
        n
    };
    assert_eq!(pairs.map(n_subtractions).max(), Some(MOST_BELOW_512));
}

#[test]
fn the_number_to_remove() {
    assert_eq!(gcd_without_each(&[24_u32, 60, 36, 90]), [6, 6, 6, 12]);
    assert_eq!(gcd_of_all([24_u32, 60, 36, 90]), 6);
    // The table of the page; and the gcd of all does not say what it is without the 8.
    assert_eq!(gcd_without_each(&[12_u32, 18, 8]), [2, 4, 6]);
    assert_eq!(gcd_without_each(&[4_u32, 18, 8])[2], 2);
    assert_eq!([[12_u32, 18, 8], [4, 18, 8]].map(gcd_of_all), [2, 2]);
    // The pitfalls.
    assert_eq!(gcd_of_all([2_u32; 3]) * checked_lcm_of_all([2_u32; 3]).unwrap(), 4);
    assert!(checked_lcm_of_all(1..=46_u64).is_some());
    assert_eq!(checked_lcm_of_all(1..=47_u64), None);
}

#[test]
fn gcd_and_lcm_distribute_over_each_other() {
    let [a, b, c] = [24_u64, 20, 30];
    let lcm = |a, b| checked_lcm(a, b).unwrap();
    assert_eq!((gcd(a, lcm(b, c)), lcm(gcd(a, b), gcd(a, c))), (12, 12));
    assert_eq!((lcm(a, gcd(b, c)), gcd(lcm(a, b), lcm(a, c))), (120, 120));
}

#[test]
fn the_steps_of_36_and_66() {
    let mut steps = Vec::new();
    assert_eq!(gcd_watched(36_u32, 66, |step, pair| steps.push((step, *pair))), 6);
    // 36 = 4 · 9 and 66 = 2 · 33; 33 - 9 = 24 = 8 · 3; 9 - 3 = 6 = 2 · 3.
    let strip = (Step::Strip { n_twos: 1 }, [9, 33]);
    assert_eq!(steps, [strip, (Step::Subtract, [9, 33]), (Step::Subtract, [9, 3])]);
}

#[test]
fn known_answers_of_judges() {
    // HDU 1108.
    assert_eq!(checked_lcm(10, 14), Some(70_u32));
    // Luogu P1029: how many pairs have the gcd 3 and the lcm 60? The product of each is 180.
    let is_pair =
        |&p: &u64| 180 % p == 0 && gcd(p, 180 / p) == 3 && checked_lcm(p, 180 / p) == Some(60);
    assert_eq!((1..=180).filter(is_pair).collect::<Vec<_>>(), [3, 12, 15, 60]);
    // Luogu P5435: the gcd of each with each.
    assert_eq!([4, 12].map(|a| [6, 9].map(|b| gcd(a, b))), [[2, 1], [6_u32, 3]]);
}

// 2. All small inputs, against the definition.

/// The first pair of numbers up to 60 on which this is not the greatest number that divides both.
fn fault(gcd: impl Fn(u64, u64) -> u64) -> Option<(u64, u64)> {
    let by_definition =
        |a: u64, b: u64| (1..=60).rfind(|&d| a.is_multiple_of(d) && b.is_multiple_of(d));
    (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))).find(|&(a, b)| {
        gcd(a, b) != if a == 0 && b == 0 { 0 } else { by_definition(a, b).unwrap() }
    })
}

/// The binary algorithm with one of its parts changed: what to do with 0, how many twos come back,
/// and whether they are taken out of the numbers at first.
fn gcd_with(a: u64, b: u64, sees_zero: bool, twos_of: fn(u64, u64) -> u64, strips: bool) -> u64 {
    if a == 0 || b == 0 {
        return if sees_zero { a | b } else { 0 };
    }
    let n_twos = twos_of(a, b).trailing_zeros();
    let strip = |x: u64| if strips { x >> x.trailing_zeros() } else { x };
    let (mut a, mut b) = (strip(a), strip(b));
    while a != b {
        (a, b) = (a.min(b), a.abs_diff(b) >> a.abs_diff(b).trailing_zeros());
    }
    a << n_twos
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(gcd), None);
    assert_eq!(fault(|a, b| gcd_with(a, b, true, |a, b| a | b, true)), None);
    // 0 with b is b, not 0.
    assert_eq!(fault(|a, b| gcd_with(a, b, false, |a, b| a | b, true)), Some((0, 1)));
    // Only common twos come back: those of the one that has fewer.
    assert_eq!(fault(|a, b| gcd_with(a, b, true, |a, _| a, true)), Some((2, 1)));
    // An even number beside an odd one loses its twos only at the next step, so those count twice.
    assert_eq!(fault(|a, b| gcd_with(a, b, true, |a, b| a | b, false)), Some((2, 2)));
}

#[test]
fn lists_of_divisors_agree_on_all_pairs_up_to_500() {
    let lists: Vec<Vec<u64>> = (1..=500).map(|n| divisors(n).unwrap()).collect();
    for (n, list) in (1..).zip(&lists) {
        assert_eq!(*list, (1..=n).filter(|d| n % d == 0).collect::<Vec<_>>());
    }
    for (a, of_a) in (1_u64..).zip(&lists) {
        for (b, of_b) in (1_u64..).zip(&lists) {
            let greatest = *of_a.iter().rfind(|d| of_b.contains(d)).unwrap();
            assert_eq!(gcd(a, b), greatest, "{a} {b}");
            assert_eq!(are_coprime(a, b), greatest == 1);
        }
    }
    for (a, b) in (1..=60).flat_map(|a| (1..=60).map(move |b| (a, b))) {
        let bags = Bags::new(a, b).unwrap();
        let multiple = (1..=b).map(|k| k * a).find(|m| m % b == 0);
        assert_eq!((bags.gcd(), bags.lcm()), (gcd(a, b), multiple));
        assert_eq!(checked_lcm(a, b), multiple);
    }
}

#[test]
fn the_plain_forms_agree_on_all_pairs_up_to_300() {
    for (a, b) in (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b))) {
        let mut fast = Vec::new();
        let common = gcd_watched(a, b, |step, pair: &[u64; 2]| fast.push((step, *pair)));
        let mut plain = Vec::new();
        assert_eq!(binary_gcd_watched(a, b, |step, pair| plain.push((step, *pair))), common);
        // The same pairs, though not in the same order.
        for (_, pair) in fast.iter_mut().chain(&mut plain) {
            pair.sort_unstable();
        }
        assert_eq!(fast, plain, "{a} {b}");
        if a.max(b) <= 120 {
            check_factors(a, b);
        }
    }
}

/// Factors both numbers, and looks at every turn.
fn check_factors(a: u64, b: u64) {
    let bags = factor_both_watched(a, b, |trial, bags| {
        let Trial { p, a: rest_a, b: rest_b, divides_a, divides_b } = trial;
        let product = |bag: &[u64]| bag.iter().product::<u64>();
        assert_eq!(rest_a * product(&bags.common) * product(&bags.only_a), a);
        assert_eq!(rest_b * product(&bags.common) * product(&bags.only_b), b);
        assert!((2..p).all(|d| rest_a % d != 0 && rest_b % d != 0));
        assert_eq!([divides_a, divides_b], [rest_a % p == 0, rest_b % p == 0]);
        assert!(bags.only_a.iter().all(|p| !bags.only_b.contains(p)));
    });
    assert_eq!(bags, Bags::new(a, b), "{a} {b}");
    if let Some(bags) = bags {
        assert_eq!((bags.gcd(), bags.lcm()), (gcd(a, b), checked_lcm(a, b)));
    }
}

#[test]
fn all_pairs_of_eight_bits() {
    for a in u8::MIN..=u8::MAX {
        for b in u8::MIN..=u8::MAX {
            let wide = gcd(u64::from(a), u64::from(b));
            assert_eq!(u64::from(gcd(a, b)), wide);
            let multiple = checked_lcm(u64::from(a), u64::from(b)).unwrap();
            assert_eq!(checked_lcm(a, b), u8::try_from(multiple).ok());
            // The same bits with a sign.
            let (c, d) = (a.cast_signed(), b.cast_signed());
            assert_eq!(gcd(c, d), gcd(c.unsigned_abs(), d.unsigned_abs()));
            assert_eq!(checked_lcm(c, d), checked_lcm(c.unsigned_abs(), d.unsigned_abs()));
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn the_algebra(a in 1_u64..1 << 20, b in 1_u64..1 << 20, c in 1_u64..1 << 20) {
        let lcm = |a, b| checked_lcm(a, b).unwrap();
        prop_assert_eq!(gcd(a, b) * lcm(a, b), a * b);
        prop_assert_eq!(gcd(a, lcm(b, c)), lcm(gcd(a, b), gcd(a, c)));
        prop_assert_eq!(lcm(a, gcd(b, c)), gcd(lcm(a, b), lcm(a, c)));
        prop_assert_eq!(gcd_of_all([a, b, c]), gcd(gcd(a, b), c));
        prop_assert_eq!(checked_lcm_of_all([a, b, c]), checked_lcm(lcm(a, b), c));
        prop_assert_eq!(gcd(a * c, b * c), gcd(a, b) * c);
    }

    #[test]
    fn each_step_keeps_the_gcd(a in 1_u128.., b in 1_u128..) {
        let mut pairs = Vec::new();
        let common = gcd_watched(a, b, |step, &[a, b]| if step == Step::Subtract { pairs.push((a, b)) });
        let odd = common >> common.trailing_zeros();
        for &(a, b) in &pairs {
            prop_assert!(a % 2 == 1 && b % 2 == 1 && a % odd == 0 && b % odd == 0);
            prop_assert_eq!(gcd(a, b), odd);
        }
        // The product loses at least one binary digit a step.
        prop_assert!(pairs.windows(2).all(|p| p[1].0.max(p[1].1) <= p[0].0.max(p[0].1)));
        let n_digits = (128 - a.leading_zeros()) + (128 - b.leading_zeros());
        prop_assert!(pairs.len() <= n_digits as usize);
    }

    #[test]
    fn without_each_is_the_gcd_of_the_others(numbers in prop::collection::vec(0_i64..200, 0..12)) {
        let expected: Vec<u64> = (0..numbers.len())
            .map(|i| gcd_of_all(numbers.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &x)| x)))
            .collect();
        prop_assert_eq!(gcd_without_each(&numbers), expected);
    }
}

// 4. Extremes.

#[test]
fn nothing_and_zero() {
    assert_eq!((gcd(0_u32, 0), gcd(0_u32, 7), gcd(7_u32, 0)), (0, 7, 7));
    assert_eq!((checked_lcm(0_u32, 0), checked_lcm(0, 7_u32)), (Some(0), Some(0)));
    assert_eq!((gcd_of_all::<u64>([]), checked_lcm_of_all::<u64>([])), (0, Some(1)));
    assert_eq!((divisors(0), Bags::new(0, 4), Bags::new(4, 0)), (None, None, None));
    assert_eq!((gcd_by_divisors(0, 4), gcd_by_divisors(4, 0)), (None, None));
    assert_eq!((factor_both(0, 4), factor_both(4, 0), factor_both(0, 0)), (None, None, None));
    assert_eq!((factor_both(1, 1), n_turns(1, 1)), (Some(Bags::default()), 0));
    assert_eq!([(0, 0), (0, 7), (7, 0)].map(|(a, b)| binary_gcd(a, b)), [0, 7, 7]);
    assert_eq!((gcd_without_each::<u8>(&[]), gcd_without_each(&[-4])), (vec![], vec![0_u32]));
    assert!(are_coprime(0, 1) && !are_coprime(0, 0) && !are_coprime(0, 2));
}

#[test]
fn the_largest_and_the_least() {
    assert_eq!(gcd(i64::MIN, 0), 1 << 63);
    assert_eq!(gcd(i64::MIN, i64::MIN), 1 << 63);
    assert_eq!(gcd(i64::MIN, 6), 2);
    assert_eq!(checked_lcm(i64::MIN, -1), Some(1 << 63));
    assert_eq!(gcd(u128::MAX, u128::MAX), u128::MAX);
    assert_eq!(gcd(u64::MAX, u64::MAX - 1), 1);
    assert_eq!((binary_gcd(u64::MAX, u64::MAX - 1), binary_gcd(1 << 63, 1 << 40)), (1, 1 << 40));
    assert_eq!(gcd(1_u128 << 127, 1 << 100), 1 << 100);
    assert_eq!(divisors(u64::from(u32::MAX)).unwrap().len(), 32);
}

#[test]
fn a_million_numbers() {
    let numbers = (1..=1_000_000_u64).map(|x| 6 * x);
    assert_eq!(gcd_of_all(numbers.clone()), 6);
    assert_eq!(checked_lcm_of_all(numbers.clone()), None);
    let without = gcd_without_each(&numbers.collect::<Vec<_>>());
    assert!(without.iter().all(|&common| common == 6));
}

#[test]
fn at_1_nothing_more_is_read() {
    let mut n_read = 0;
    let numbers = [6_u32, 10, 15, 30, 30].into_iter().inspect(|_| n_read += 1);
    assert_eq!((gcd_of_all(numbers), n_read), (1, 3));
}

// 5. Bad input.

#[test]
fn a_multiple_that_does_not_fit_is_none() {
    assert_eq!(checked_lcm(1_u64 << 63, 3), None);
    assert_eq!(checked_lcm(1_u64 << 63, 2), Some(1 << 63));
    assert_eq!(checked_lcm(i64::MIN, 3), None);
    assert_eq!(checked_lcm(i64::MAX, 2), Some(u64::MAX - 1));
    // And with a 0 it fits, wherever the 0 stands.
    assert_eq!(checked_lcm_of_all([1_u64 << 63, 3, 5]), None);
    assert_eq!(checked_lcm_of_all([1_u64 << 63, 3, 0]), Some(0));
    assert_eq!(Bags::new(1 << 63, 3).unwrap().lcm(), None);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x 2", r#"the first number: "x" is not a number (column 1)"#),
        ("36", "the second number: the input ends here (column 3)"),
        ("36 66 5", r#"the two numbers: "5" is one too many (column 7)"#),
        (
            "9223372036854775808 1",
            r#"the first number: "9223372036854775808" is more than 9223372036854775807 (column 1)"#,
        ),
    ]);
}

// 6. Errata.

#[test]
fn erratum_a_union_of_sets_is_not_the_lcm() {
    // The union of the factors as sets has each prime once: 2 · 3 · 11 = 66, which 36 does not
    // divide.
    let mut union: Vec<u64> = [36, 66].into_iter().flat_map(factor_list).collect();
    union.sort_unstable();
    union.dedup();
    assert_eq!(union.iter().product::<u64>(), 66);
    assert_eq!(Bags::new(36, 66).unwrap().lcm(), Some(396));
}

fn factor_list(n: u64) -> Vec<u64> {
    Bags::new(n, n).unwrap().common
}

// 7. Growth, and the demo.

#[test]
fn steps_grow_as_stated() {
    for n in demo::SIZES {
        let [tried, turns, divisors, subtractions] = demo::steps(n);
        // The worst pair is n - 1 and n - 2.
        assert_eq!(tried, n - 2);
        assert!(turns < n + 2 * n.ilog2());
        assert!(divisors <= 2 * n.isqrt());
        // Doubled numbers take one step more, and at times none.
        assert!(subtractions <= n.ilog2(), "{n}: {subtractions}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("greatest_common_divisor", ""),
        ("greatest_common_divisor_coprime", "20 63"),
        ("greatest_common_divisor_binary", "--binary 84 66"),
        ("greatest_common_divisor_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        for flag in ["", "--binary "] {
            let answer = crate::snapshots::answer(&demo::DEMO, &format!("{flag}{}", random(seed)));
            assert!(answer.starts_with("The gcd is "));
        }
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0 0", "…\nThe gcd is 0, and the lcm is 0."),
        ("0 -5", "…\nThe gcd is 5, and the lcm is 0."),
        ("1 1", "…\nThe gcd is 1, and the lcm is 1."),
        ("7 7", "…\nThe gcd is 7, and the lcm is 7."),
        ("-9223372036854775808 3", "…\nThe gcd is 1, and the lcm does not fit into 64 bits."),
        ("1000001 1", "…the limit is numbers up to 1000000…"),
        ("--binary 0 0", "…so the gcd of 0 and another number is that number: 0.…"),
        ("--binary 7 7", "…\nThe gcd is 7, and the lcm is 7."),
        ("999983 999979", "…\nThe gcd is 1, and the lcm is 999962000357."),
    ]);
}
