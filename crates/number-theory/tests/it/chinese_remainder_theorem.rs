//! 8.5 The Chinese remainder theorem.

use std::num::{NonZeroU64, NonZeroU128};

use number_theory::chinese_remainder_theorem::mixed_radix::{self, MixedRadix, garner};
use number_theory::chinese_remainder_theorem::plain;
use number_theory::chinese_remainder_theorem::{
    Class, Congruence, CongruenceError, CrtError, Step, crt, crt_coprime, crt_watched,
};
use number_theory::extended_euclid::{Bezout, extended_gcd, extended_gcd_signed};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};

#[path = "../../examples/chinese_remainder_theorem.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn modulus(m: u64) -> NonZeroU64 {
    NonZeroU64::new(m).unwrap()
}

fn system(pairs: &[(u64, u64)]) -> Vec<Congruence> {
    let congruence = |&(remainder, m)| Congruence { remainder, modulus: modulus(m) };
    pairs.iter().map(congruence).collect()
}

fn class(remainder: u128, modulus: u128) -> Class {
    Class::new(remainder, NonZeroU128::new(modulus).unwrap())
}

// 1. Worked examples.

/// Congruences as (remainder, modulus), and the class of their solutions in the same way; none if
/// they exclude each other.
type Worked = (&'static [(u64, u64)], Option<(u128, u128)>);

const WORKED: [Worked; 11] = [
    (&[(2, 3), (3, 5), (2, 7)], Some((23, 105))),
    (&[(1, 9), (2, 8), (3, 7)], Some((10, 504))),
    (&[(0, 3), (3, 4), (4, 5)], Some((39, 60))),
    (&[(4, 5), (5, 11)], Some((49, 55))),
    (&[(7, 8), (9, 11)], Some((31, 88))),
    (&[], Some((0, 1))),
    // A remainder that is not below its modulus, and a modulus that says nothing.
    (&[(17, 5), (9, 1)], Some((2, 5))),
    // Moduli with a common divisor.
    (&[(3, 4), (5, 6)], Some((11, 12))),
    (&[(0, 1), (1, 2), (2, 3), (3, 4)], Some((11, 12))),
    (&[(1, 4), (2, 6)], None),
    (&[(1, 2), (1, 3), (2, 4)], None),
];

#[test]
fn worked_examples() {
    for (pairs, solutions) in WORKED {
        let found = crt(&system(pairs));
        assert_eq!(found.ok(), solutions.map(|(x, m)| class(x, m)), "{pairs:?}");
    }
}

/// For the worked example: the numbers that a search looks at, from 0 on.
const SEARCHED: usize = 24;
/// The numbers that stepping through the class before each congruence looks at.
const STEPPED: i64 = 8;
/// What the sum of all remainders times the other moduli is modulo 105.
const WITHOUT_INVERSES: i64 = 58;

#[test]
fn the_worked_example_of_the_page() {
    let pairs = [(2, 3), (3, 5), (2, 7)];
    let mut steps = Vec::new();
    let found = plain::crt_watched(&pairs, |step, &class| steps.push((step, class)));
    assert_eq!(found, Some((23, 105)));
    let read = |factor| plain::Step::Read { gcd: 1, factor };
    let merge = |t| plain::Step::Merge { t };
    assert_eq!(
        steps,
        [
            (read(1), (0, 1)),
            (merge(2), (2, 3)),
            // The factor is not 1 and t is not the difference: the inverse matters.
            (read(2), (2, 3)),
            (merge(2), (8, 15)),
            // The remainder must become less, so the difference is negative.
            (read(1), (8, 15)),
            (merge(1), (23, 105)),
        ]
    );
    // The remainders modulo 5 and 7 in the picture: each comes once.
    assert_eq!([0, 1, 2, 3, 4].map(|t| (2 + 3 * t) % 5), [2, 0, 3, 1, 4]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|t| (8 + 15 * t) % 7), [1, 2, 3, 4, 5, 6, 0]);
    // No number of the first strip is right.
    let searched = (0..105).position(|x| pairs.iter().all(|&(r, m)| x % m == r)).unwrap() + 1;
    assert_eq!(searched, SEARCHED);
    let merges = steps.iter().filter_map(|&(step, _)| match step {
        plain::Step::Merge { t } => Some(t + 1),
        plain::Step::Read { .. } => None,
    });
    assert_eq!(merges.sum::<i64>(), STEPPED);
    let sum: i64 = pairs.iter().map(|&(r, m)| r * (105 / m)).sum();
    assert_eq!((sum % 105, WITHOUT_INVERSES % 3), (WITHOUT_INVERSES, 1));
}

#[test]
fn the_contradiction_of_the_page() {
    // 3, 7 and 11 leave 3, 1 and 5 modulo 6, so 5 is possible and 2 is not.
    assert_eq!(plain::crt(&[(3, 4), (2, 6)]), None);
    assert_eq!(plain::crt(&[(3, 4), (5, 6)]), Some((11, 12)));
    let error = crt(&system(&[(3, 4), (2, 6)])).unwrap_err();
    assert_eq!(error, CrtError::Contradiction { earlier: 0, index: 1, gcd: 2 });
}

/// The plain version without its check: the division drops the rest.
fn unchecked(system: &[(i64, i64)]) -> (i64, i64) {
    system.iter().fold((0, 1), |(x, modulus), &(r, m)| {
        let Bezout { gcd, x: factor, .. } = extended_gcd_signed(modulus, m);
        let gcd = gcd.cast_signed();
        let t = ((r - x) / gcd * factor).rem_euclid(m / gcd);
        (x + modulus * t, modulus * (m / gcd))
    })
}

#[test]
fn the_wrong_version_of_the_question() {
    assert_eq!(unchecked(&[(2, 3), (3, 5)]), (8, 15));
    assert_eq!(unchecked(&[(1, 4), (3, 6)]), (9, 12));
    let (x, _) = unchecked(&[(1, 4), (2, 6)]);
    assert_eq!((x, x % 6), (1, 1), "the remainder 2 is lost");
    assert_eq!(plain::crt(&[(1, 4), (2, 6)]), None);
}

#[test]
fn the_numbers_of_the_page() {
    // A basket of eggs.
    let eggs = [(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (0, 7)];
    assert_eq!(plain::crt(&eggs), Some((301, 420)));
    assert_eq!(plain::crt(&[(1, 9), (2, 8), (3, 7)]), Some((10, 504)));
    // Three congruences of which each two have a solution have one together.
    assert_eq!(plain::crt(&[(1, 6), (3, 10), (13, 15)]), Some((13, 30)));
    // 70, 21 and 15.
    let units = [(1, 0, 0), (0, 1, 0), (0, 0, 1)];
    let units = units.map(|(a, b, c)| plain::crt(&[(a, 3), (b, 5), (c, 7)]).unwrap().0);
    assert_eq!(units, [70, 21, 15]);
    assert_eq!((2 * 70 + 3 * 21 + 2 * 15, 233 % 105), (233, 23));
    assert_eq!(plain::crt(&[(2, 3), (4, 5), (2, 7)]), Some((44, 105)), "21 more than 23");
    // The remainder with the sign of the difference.
    let with_sign = |difference: i64| 8 + 15 * (difference % 7);
    assert_eq!((with_sign(2 - 8), with_sign(2 - 8).rem_euclid(105)), (-82, 23));
}

#[test]
fn garner_of_the_page() {
    let mut steps = Vec::new();
    let watch = |step, known: &MixedRadix| steps.push((step, known.digits().to_vec()));
    let known = mixed_radix::garner_watched(&system(&[(2, 3), (3, 5), (2, 7)]), watch).unwrap();
    let digit = |value, place| mixed_radix::Step::Digit { value, place };
    assert_eq!(
        steps,
        [(digit(0, 1), vec![2]), (digit(2, 3), vec![2, 2]), (digit(1, 1), vec![2, 2, 1])]
    );
    assert_eq!(known.value(), Some(23));
    // In the opposite order the digits are others.
    assert_eq!(garner(&system(&[(2, 7), (3, 5), (2, 3)])).unwrap().digits(), [2, 3, 0]);
    // The number modulo 10, which is none of the moduli.
    assert_eq!(known.modulo(modulus(10)), 3);
}

#[test]
fn a_product_by_its_remainders() {
    // 123456789 · 987654321, modulo three primes next to a million.
    let factors = [123_456_789_u64, 987_654_321];
    let primes = [999_983_u64, 1_000_003, 1_000_033];
    let pairs = primes.map(|p| (factors.iter().fold(1, |product, x| product * (x % p) % p), p));
    let product = u128::from(factors[0]) * u128::from(factors[1]);
    assert_eq!(crt(&system(&pairs)).unwrap().remainder(), product);
    assert_eq!(product, 121_932_631_112_635_269);
}

#[test]
fn each_congruence_leaves_less() {
    let mut left = Vec::new();
    let all = crt_watched(&system(&[(2, 3), (3, 5), (2, 7)]), |step, class| {
        let Step::Combine { index } = step;
        left.push((index, *class));
    });
    assert_eq!(left, [(0, class(2, 3)), (1, class(8, 15)), (2, class(23, 105))]);
    assert_eq!(all, Ok(class(23, 105)));
    // The sum of the coprime form: 2·35·2 + 3·21·1 + 2·15·1 = 233.
    assert_eq!(crt_coprime(&system(&[(2, 3), (3, 5), (2, 7)])), Ok(class(233 % 105, 105)));
    // 23 = 2 + 2·3 + 1·3·5.
    assert_eq!(garner(&system(&[(2, 3), (3, 5), (2, 7)])).unwrap().digits(), [2, 2, 1]);
}

#[test]
fn known_answers_of_judges() {
    // Luogu P1495.
    assert_eq!(crt(&system(&[(1, 3), (1, 5), (2, 7)])), Ok(class(16, 105)));
    // Luogu P4777.
    assert_eq!(crt(&system(&[(6, 11), (9, 25), (17, 33)])).unwrap().remainder(), 809);
    // POJ 2891.
    assert_eq!(crt(&system(&[(7, 8), (9, 11)])).unwrap().remainder(), 31);
    // POJ 1006: the next day on which three cycles peak, after a given one.
    for (peaks, today, days) in
        [([0, 0, 0], 0, 21_252), ([5, 20, 34], 325, 19_575), ([203, 301, 203], 40, 10_789)]
    {
        let [p, e, i] = peaks;
        let cycles = crt(&system(&[(p, 23), (e, 28), (i, 33)])).unwrap();
        assert_eq!(cycles.at_least(today + 1), Some(today + days));
    }
}

// 2. All small inputs, against a search.

/// All systems of up to three congruences with moduli up to 6.
fn small_systems() -> Vec<Vec<(u64, u64)>> {
    let one: Vec<(u64, u64)> = (1..=6).flat_map(|m| (0..m).map(move |r| (r, m))).collect();
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..3 {
        let end = all.len();
        for i in start..end {
            let longer = one.iter().map(|&next| [&all[i][..], &[next]].concat());
            all.extend(longer.collect::<Vec<_>>());
        }
        start = end;
    }
    all
}

/// The solutions of a small system by a search: 60 is a multiple of every modulus, so they repeat
/// after that.
fn by_search(pairs: &[(u64, u64)]) -> Option<(u128, u128)> {
    let fits = |x: &u64| pairs.iter().all(|&(r, m)| x % m == r);
    let mut solutions = (0..120).filter(fits);
    let first = solutions.next()?;
    let second = solutions.next().expect("the solutions repeat");
    Some((first.into(), (second - first).into()))
}

/// A system that a candidate gets wrong.
fn fault(candidate: impl Fn(&[(u64, u64)]) -> Option<(u128, u128)>) -> Option<Vec<(u64, u64)>> {
    small_systems().into_iter().find(|pairs| candidate(pairs) != by_search(pairs))
}

fn signed_parts(class: Class) -> (i128, i128) {
    let (x, m) = parts(class);
    (x.cast_signed(), m.cast_signed())
}

fn parts(class: Class) -> (u128, u128) {
    (class.remainder(), class.modulus().get())
}

#[test]
fn a_search_agrees_on_all_small_systems() {
    assert_eq!(small_systems().len(), 1 + 21 + 21 * 21 + 21 * 21 * 21);
    assert_eq!(fault(|pairs| crt(&system(pairs)).ok().map(parts)), None);
    for pairs in small_systems() {
        let known = crt(&system(&pairs));
        let signed: Vec<(i64, i64)> =
            pairs.iter().map(|(r, m)| (r.cast_signed(), m.cast_signed())).collect();
        let wide = |(x, m): (i64, i64)| (x.into(), m.into());
        assert_eq!(plain::crt(&signed).map(wide), known.ok().map(signed_parts), "{pairs:?}");
        match (crt_coprime(&system(&pairs)), garner(&system(&pairs))) {
            (Ok(class), Ok(digits)) => {
                assert_eq!(known, Ok(class), "{pairs:?}");
                assert_eq!(digits.value(), Some(class.remainder()));
                let m = modulus(13);
                assert_eq!(u128::from(digits.modulo(m)), class.remainder() % 13);
            }
            (Err(one), Err(other)) => {
                assert_eq!(one, other);
                let CrtError::NotCoprime { earlier, index, gcd } = one else { panic!("{one}") };
                assert!(earlier < index && 1 < gcd);
                assert!(pairs[earlier].1 % gcd == 0 && pairs[index].1 % gcd == 0);
            }
            (one, other) => panic!("{one:?}, {other:?}"),
        }
        if let Err(error) = known {
            // The witness says why there is no solution.
            let CrtError::Contradiction { earlier, index, gcd } = error else { panic!("{error}") };
            let [(r, m), (s, n)] = [pairs[earlier], pairs[index]];
            assert!(m % gcd == 0 && n % gcd == 0 && r % gcd != s % gcd, "{pairs:?}");
            assert!(crt(&system(&pairs[..index])).is_ok());
        }
    }
}

/// Two classes joined as if the moduli were coprime, with one part left out.
fn careless(
    pairs: &[(u64, u64)],
    checks: bool,
    by_lcm: bool,
    steps: fn(u128, u128, u128) -> u128,
) -> Option<(u128, u128)> {
    pairs.iter().map(|&(r, m)| (u128::from(r), u128::from(m))).try_fold((0, 1), |(x, m), (r, n)| {
        let gcd = u128::from(extended_gcd(u64::try_from(m).ok()?, u64::try_from(n).ok()?).gcd);
        let t = (0..n).find(|t| (x + t * m) % n == r);
        if checks && t.is_none() {
            return None;
        }
        let x = x + steps(t.unwrap_or(0), m, n) * m;
        Some((x, if by_lcm { m * n / gcd } else { m * n }))
    })
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|pairs| careless(pairs, true, true, |t, _, _| t)), None);
    // Contradictions go unnoticed; the product for the least common multiple; the steps of the
    // other modulus.
    assert!(fault(|pairs| careless(pairs, false, true, |t, _, _| t)).is_some());
    assert!(fault(|pairs| careless(pairs, true, false, |t, _, _| t)).is_some());
    assert!(fault(|pairs| careless(pairs, true, true, |t, m, n| t * n / m)).is_some());
}

// 3. Properties.

proptest! {
    #[test]
    fn a_number_is_found_by_its_remainders(
        x: u128, moduli in prop::collection::vec(1..100_000_u64, 0..10),
    ) {
        let remainder = |m: u64| u64::try_from(x % u128::from(m)).unwrap();
        let pairs: Vec<(u64, u64)> = moduli.iter().map(|&m| (remainder(m), m)).collect();
        let lcm = moduli.iter().try_fold(1_u128, |lcm, &m| {
            let common = extended_gcd(u64::try_from(lcm % u128::from(m)).unwrap(), m).gcd;
            lcm.checked_mul(u128::from(m / common))
        });
        let found = crt(&system(&pairs));
        if let Some(lcm) = lcm {
            prop_assert_eq!(found, Ok(class(x % lcm, lcm)));
        } else {
            let overflows = matches!(found, Err(CrtError::Overflow { .. }));
            prop_assert!(overflows);
        }
    }

    #[test]
    fn a_class_is_found_from_any_remainders(r: u64, m in 1_u64.., s: u64, n in 1_u64..) {
        match crt(&system(&[(r, m), (s, n)])) {
            Ok(class) => {
                prop_assert_eq!(class.remainder() % u128::from(m), u128::from(r % m));
                prop_assert_eq!(class.remainder() % u128::from(n), u128::from(s % n));
                prop_assert!(class.remainder() < class.modulus().get());
            }
            Err(error) => {
                let gcd = extended_gcd(m, n).gcd;
                prop_assert_ne!(r % gcd, s % gcd);
                prop_assert_eq!(error, CrtError::Contradiction { earlier: 0, index: 1, gcd });
            }
        }
    }

    #[test]
    fn the_least_from_a_number_on(x: u128, m in 1_u128.., lowest: u128) {
        let class = class(x % m, m);
        match class.at_least(lowest) {
            Some(found) => {
                prop_assert!(lowest <= found && found - lowest < m);
                prop_assert!(class.contains(found));
            }
            // The numbers from the lowest to the end of the type are fewer than m.
            None => prop_assert!(u128::MAX - lowest < m),
        }
    }
}

// 4. Extremes.

#[test]
fn moduli_of_64_bits() {
    const MAX: u64 = u64::MAX;
    // Neighbors are coprime, and their product just fits.
    let pairs = [(MAX - 1, MAX), (MAX - 2, MAX - 1)];
    let product = u128::from(MAX) * u128::from(MAX - 1);
    assert_eq!(crt(&system(&pairs)), Ok(class(product - 1, product)), "-1 for both");
    assert_eq!(crt_coprime(&system(&pairs)), Ok(class(product - 1, product)));
    let three = [pairs[0], pairs[1], (4, 11)];
    assert_eq!(crt(&system(&three)), Err(CrtError::Overflow { index: 2 }));
    assert_eq!(crt_coprime(&system(&three)), Err(CrtError::Overflow { index: 2 }));
    // What says nothing new does no harm.
    let repeated = [pairs[0], pairs[1], (1, 3), pairs[0]];
    assert_eq!(MAX % 3, 0);
    assert_eq!(
        crt(&system(&repeated)),
        Err(CrtError::Contradiction { earlier: 0, index: 2, gcd: 3 })
    );
    let repeated = [pairs[0], pairs[1], (2, 3), pairs[0]];
    assert_eq!(crt(&system(&repeated)), Ok(class(product - 1, product)));
}

#[test]
fn the_largest_moduli_of_the_plain_form() {
    let largest = (1 << 31) - 1;
    for (r, s) in [(0, 0), (largest - 1, 0), (0, largest - 2), (largest - 1, largest - 2)] {
        let pairs = [(r, largest), (s, largest - 1), (r % 7, 7)];
        for n in 1..=2 {
            let (x, modulus) = plain::crt(&pairs[..n]).unwrap();
            assert!((0..modulus).contains(&x) && pairs[..n].iter().all(|&(r, m)| x % m == r));
        }
        // The small modulus first, so that it is merged with a large one.
        let (x, modulus) = plain::crt(&[pairs[2], pairs[0]]).unwrap();
        assert_eq!((x % 7, x % largest, modulus), (r % 7, r, 7 * largest));
    }
}

#[test]
fn sums_near_the_end_of_128_bits() {
    // The product of the moduli is above 2^127, so that two terms would overflow.
    let m = [u64::MAX, u64::MAX - 1];
    for r in [[0, 0], [1, 0], [0, 1], [m[0] / 2, m[1] - 5], [m[0] - 1, 1]] {
        let system = system(&[(r[0], m[0]), (r[1], m[1])]);
        let class = crt_coprime(&system).unwrap();
        assert_eq!(crt(&system), Ok(class));
        assert_eq!(garner(&system).unwrap().value(), Some(class.remainder()));
    }
}

#[test]
fn a_million_congruences() {
    let pairs: Vec<(u64, u64)> = (0..1_000_000).map(|i| (i % 12 + 12 * i, 12)).collect();
    assert_eq!(crt(&system(&pairs[..1])), Ok(class(0, 12)));
    let error = Err(CrtError::Contradiction { earlier: 0, index: 1, gcd: 12 });
    assert_eq!(crt(&system(&pairs)), error);
    let same: Vec<(u64, u64)> = (0..1_000_000).map(|i| (5, 12 / (1 + i % 4))).collect();
    let reduced: Vec<(u64, u64)> = same.iter().map(|&(r, m)| (r % m, m)).collect();
    assert_eq!(crt(&system(&same)), Ok(class(5, 12)));
    assert_eq!(crt(&system(&reduced)), Ok(class(5, 12)));
}

#[test]
fn a_number_of_3000_bits() {
    // 2^3000 by its remainders for the primes below 3000, whose product is greater.
    let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    let power = |m: u64| (0..3000).fold(1 % m, |power, _| power * 2 % m);
    let primes = (2..3000).filter(is_prime);
    let pairs: Vec<(u64, u64)> = primes.map(|p| (power(p), p)).collect();
    let known = garner(&system(&pairs)).unwrap();
    assert!(known.digits().iter().zip(&pairs).all(|(digit, (_, m))| digit < m));
    assert_eq!(known.modulo(modulus(1_000_000_007)), power(1_000_000_007));
    assert_eq!(known.value(), None, "it does not fit");
    assert!(matches!(crt(&system(&pairs)), Err(CrtError::Overflow { .. })));
}

// 5. Bad input.

#[test]
fn what_has_no_solution() {
    let error = crt(&system(&[(0, 5), (1, 4), (2, 6)])).unwrap_err();
    assert_eq!(error, CrtError::Contradiction { earlier: 1, index: 2, gcd: 2 });
    assert_eq!(error.to_string(), "congruences 1 and 2 exclude each other: they differ modulo 2");
    let error = crt_coprime(&system(&[(1, 5), (1, 4), (3, 6)])).unwrap_err();
    assert_eq!(error, CrtError::NotCoprime { earlier: 1, index: 2, gcd: 2 });
    assert_eq!(error.to_string(), "the moduli of congruences 1 and 2 have the divisor 2 in common");
    assert_eq!(
        garner(&system(&[(1, 4), (3, 6)])).unwrap_err(),
        CrtError::NotCoprime { earlier: 0, index: 1, gcd: 2 }
    );
    let error = CrtError::Overflow { index: 3 };
    assert_eq!(error.to_string(), "the modulus leaves 128 bits with congruence 3");
    let even = Congruence::new(0, modulus(2));
    assert_eq!(class(1, 2).and(even), Err(CongruenceError::Contradiction));
    assert_eq!(class(1, u128::MAX).and(even), Err(CongruenceError::Overflow));
}

#[test]
fn remainders_of_any_sign() {
    let remainder = |r, m| Congruence::new(r, modulus(m)).remainder;
    assert_eq!(
        [remainder(-1, 7), remainder(-7, 7), remainder(-15, 7), remainder(15, 7)],
        [6, 0, 6, 1]
    );
    assert_eq!(remainder(i64::MIN, u64::MAX), u64::MAX - (1 << 63));
    assert_eq!(remainder(i64::MIN, 1 << 63), 0);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("2 3 3 0", r#"modulus 2: "0" is less than 1 (column 7)"#),
        ("2 3 3", "modulus 2: the input ends here (column 6)"),
        ("2 3 x 5", r#"remainder 2: "x" is not a number (column 5)"#),
        ("2 -3", r#"modulus 1: "-3" is negative (column 3)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_originals_test_has_another_answer() {
    // It gives 1, 2, 3, 4 and 0, 1, 2, 3, and wants 120. The second row cannot be moduli, for it
    // holds a 0.
    let read = system(&[(0, 1), (1, 2), (2, 3), (3, 4)]);
    let found = crt(&read).unwrap();
    assert_eq!(found, class(11, 12));
    assert!(!found.contains(120));
    // And 2 and 4 are not coprime, as its method would need.
    assert_eq!(crt_coprime(&read), Err(CrtError::NotCoprime { earlier: 1, index: 3, gcd: 2 }));
}

#[test]
fn erratum_the_divisor_is_no_inverse() {
    // The original takes the greatest common divisor of M / m and m for the inverse; it is 1 for
    // coprime moduli.
    let pairs = [(2, 3), (3, 5), (2, 7)];
    let sum: u64 = pairs.iter().map(|(r, m)| r * (105 / m)).sum();
    assert_eq!(sum % 105, 58);
    assert_eq!((58 % 3, 58 % 5, 58 % 7), (1, 3, 2), "right where the inverse happens to be 1");
}

// 7. Growth, and the demo.

#[test]
fn the_work_grows_as_stated() {
    for n in demo::SIZES {
        let [search, sieve, euclid] = demo::steps(n);
        assert_eq!(search, n * (n - 1), "the last number of all");
        assert_eq!(sieve, n - 1, "the last that is left");
        let [.., of_twice] = demo::steps(2 * n);
        assert!(of_twice <= euclid + 2, "{n}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("chinese_remainder_theorem", ""),
        ("chinese_remainder_theorem_not_coprime", "3 4 5 6"),
        ("chinese_remainder_theorem_contradiction", "3 4 2 6"),
        ("chinese_remainder_theorem_digits", "--digits 2 3 3 5 2 7"),
        ("chinese_remainder_theorem_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("-1 7 -1 11", "…\nx = 76 modulo 77"),
        ("17 5", "…\nx = 2 modulo 5"),
        ("3 1", "…\nx = 0 modulo 1"),
        (
            "0 18446744073709551615 0 18446744073709551614 0 18446744073709551613",
            "…\nThe least common multiple of the moduli leaves 128 bits.",
        ),
    ]);
    demo::DEMO.says(&[
        ("--digits 1 4 3 6", "…No digits: the moduli 4 and 6 have the divisor 2 in common."),
        ("--digits 17 5", "…\nx = 2"),
    ]);
    let large = snapshots::answer(&demo::DEMO, "1 9223372036854775807 0 9223372036854775806");
    assert!(large.starts_with("x is a number above"), "{large}");
    demo::DEMO.says(&[(
        "1 1000 2 1001",
        "…Too large to draw: the limit is 6 congruences modulo up to 24.…\
         x = 1000001 modulo 1001000",
    )]);
}
