//! 8.2 Greatest common divisor.

use number_theory::greatest_common_divisor::by_definition::{Bags, divisors, gcd_by_divisors};
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
            assert_eq!(common * multiple, a * b);
        }
    }
}

#[test]
fn the_two_definitions_of_36_and_66() {
    assert_eq!(divisors(36).unwrap(), [1, 2, 3, 4, 6, 9, 12, 18, 36]);
    assert_eq!(divisors(66).unwrap(), [1, 2, 3, 6, 11, 22, 33, 66]);
    let bags = Bags { only_a: vec![2, 3], common: vec![2, 3], only_b: vec![11] };
    assert_eq!(Bags::new(36, 66), Some(bags));
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
        let [tried, subtractions] = demo::steps(n);
        // The worst pair is n - 1 and n - 2.
        assert_eq!(tried, n - 2);
        // Doubled numbers take one step more, and at times none.
        assert!(subtractions <= n.ilog2(), "{n}: {subtractions}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("greatest_common_divisor", ""),
        ("greatest_common_divisor_coprime", "20 63"),
        ("greatest_common_divisor_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0 0", "…\nThe gcd is 0, the lcm is 0."),
        ("0 -5", "…\nThe gcd is 5, the lcm is 0."),
        ("1 1", "…\nThe gcd is 1, the lcm is 1."),
        ("7 7", "…\nThe gcd is 7, the lcm is 7."),
        ("-9223372036854775808 3", "…\nThe gcd is 1, the lcm does not fit into 64 bits."),
        ("1000001 1", "…the limit is 1000000…"),
    ]);
}
