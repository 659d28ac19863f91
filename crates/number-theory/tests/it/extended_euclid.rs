//! 8.4 Extended Euclid.

use std::num::{NonZeroU32, NonZeroU64};

use number_theory::extended_euclid::batch::{NotAUnitError, inverses_up_to, invert_all};
use number_theory::extended_euclid::congruence::solve_congruence;
use number_theory::extended_euclid::diophantine::{DiophantineError, solve_diophantine};
use number_theory::extended_euclid::plain;
use number_theory::extended_euclid::{
    Bezout, Row, Step, extended_gcd, extended_gcd_signed, extended_gcd_watched, inverse,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/extended_euclid.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn modulus(m: u64) -> NonZeroU64 {
    NonZeroU64::new(m).unwrap()
}

// 1. Worked examples.

/// a and b, their greatest common divisor, and how often each is taken.
const WORKED: [(u64, u64, Bezout); 7] = [
    (30, 22, Bezout { gcd: 2, x: 3, y: -4 }),
    (240, 46, Bezout { gcd: 2, x: -9, y: 47 }),
    (24, 39, Bezout { gcd: 3, x: 5, y: -3 }),
    (36, 66, Bezout { gcd: 6, x: 2, y: -1 }),
    (99, 78, Bezout { gcd: 3, x: -11, y: 14 }),
    (7, 0, Bezout { gcd: 7, x: 1, y: 0 }),
    (0, 0, Bezout { gcd: 0, x: 1, y: 0 }),
];

#[test]
fn worked_examples() {
    for (a, b, bezout) in WORKED {
        assert_eq!(extended_gcd(a, b), bezout, "{a} {b}");
    }
}

/// For 30 and 22: how many x from 0 on a search tries.
const TRIED: i64 = 4;
/// The divisions of extended Euclid.
const DIVIDED: usize = 4;

#[test]
fn the_worked_example_of_the_page() {
    let found = (0..22).find(|x| (30 * x - 2) % 22 == 0).unwrap();
    assert_eq!((found, found + 1), (3, TRIED));
    let mut rows = Vec::new();
    let answer =
        plain::extended_gcd_watched(30, 22, |plain::Step::Next { next, .. }, _| rows.push(next));
    assert_eq!(answer, [2, 3, -4]);
    assert_eq!(rows, [[8, 1, -1], [6, -2, 3], [2, 3, -4], [0, -11, 15]]);
    assert_eq!(rows.len(), DIVIDED);
    // The quotients are 1, 2, 1 and 3; no r, x or y comes twice, except -1 and 3.
    assert!(rows.iter().all(|[r, x, y]| *r == 30 * x + 22 * y));
}

#[test]
fn the_answers_of_the_page() {
    // Stamps of 5 and 8: 27 is the largest sum that they cannot make.
    let can = |sum: i64| (0..=sum / 5).any(|x| (sum - 5 * x) % 8 == 0);
    assert_eq!((0..200).rfind(|&sum| !can(sum)), Some(27));
    assert_eq!(inverse(17, modulus(43)), Some(38));
    // Coins of 6 and 10 pay no odd amount; those of 6 and 35 pay 1.
    assert_eq!(plain::extended_gcd(6, 10)[0], 2);
    assert_eq!(plain::extended_gcd(35, 6), [1, -1, 6]);
    // The last row of 51 and 36.
    let mut last = [0; 3];
    plain::extended_gcd_watched(51, 36, |plain::Step::Next { next, .. }, _| last = next);
    assert_eq!((last, plain::extended_gcd(51, 36)), ([0, -12, 17], [3, 5, -7]));
}

#[test]
fn the_table_of_240_and_46() {
    let mut table = Vec::new();
    extended_gcd_watched(240, 46, |step, &[_, lower]| {
        let Row { r, x, y, is_odd } = lower;
        table.push((step, r, x, y, is_odd));
    });
    let divide = |quotient| Step::Divide { quotient };
    assert_eq!(
        table,
        [
            (Step::Start, 46, 0, 1, true),
            (divide(5), 10, 1, 5, false),
            (divide(4), 6, 4, 21, true),
            (divide(1), 4, 5, 26, false),
            (divide(1), 2, 9, 47, true),
            (divide(2), 0, 23, 120, false),
        ]
    );
}

/// a, b and n, and all x below n with a·x ≡ b modulo n.
const CONGRUENCES: [(u64, u64, u64, &[u64]); 5] = [
    (35, 10, 50, &[6, 16, 26, 36, 46]),
    (14, 30, 100, &[45, 95]),
    (6, 4, 9, &[]),
    (0, 0, 3, &[0, 1, 2]),
    (5, 3, 1, &[0]),
];

#[test]
fn congruences() {
    for (a, b, n, all) in CONGRUENCES {
        let solutions = solve_congruence(a, b, modulus(n));
        assert_eq!(solutions.into_iter().flatten().collect::<Vec<_>>(), all, "{a} {b} {n}");
    }
}

#[test]
fn fourteen_times_x_is_30() {
    let solutions = solve_congruence(14, 30, modulus(100)).unwrap();
    assert_eq!(solutions.n_left(), 2);
    assert_eq!(solutions.collect::<Vec<_>>(), [45, 95]);
    // The modulus must be divided as well.
    assert_eq!(solve_congruence(7, 2, modulus(50)).unwrap().collect::<Vec<_>>(), [36]);
}

#[test]
fn equations() {
    // Luogu P5656: the number of solutions in positive integers, and the ends of their line.
    let positive = |a, b, c| {
        let line = solve_diophantine(a, b, c).unwrap();
        let times = line.within(1..=i64::MAX, 1..=i64::MAX);
        let n = times.end() - times.start() + 1;
        (n, line.at(*times.start()).unwrap(), line.at(*times.end()).unwrap())
    };
    assert_eq!(positive(3, 18, 6), (0, (2, 0), (-4, 1)));
    assert_eq!(positive(8, 6, 24), (0, (3, 0), (0, 4)));
    assert_eq!(positive(3, 2, 100), (16, (2, 47), (32, 2)));
    // Stamps of 5 and of 8 for 99.
    assert_eq!(positive(5, 8, 99), (2, (7, 8), (15, 3)));
}

#[test]
fn inverses() {
    assert_eq!(inverse(3, modulus(10)), Some(7));
    assert_eq!(inverse(13, modulus(10)), Some(7), "only the remainder counts");
    assert_eq!(inverse(4, modulus(10)), None);
    assert_eq!(inverse(0, modulus(2)), None);
    assert_eq!(inverse(5, modulus(1)), Some(0));
    assert_eq!(inverses_up_to(6, modulus(7)), Ok(vec![0, 1, 4, 5, 2, 3, 6]));
    assert_eq!(invert_all(&[3, 7, 9], modulus(10)), Ok(vec![7, 3, 9]));
}

// 2. All small inputs.

/// A pair for which a candidate is wrong: no common divisor, no greatest, not made of the two, or
/// of too many of them.
fn fault(candidate: impl Fn(u64, u64) -> Bezout) -> Option<(u64, u64)> {
    let pairs = (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b)));
    pairs.skip(1).find(|&(a, b)| {
        let Bezout { gcd, x, y } = candidate(a, b);
        let (wide_a, wide_b) = (i128::from(a), i128::from(b));
        let divides_both = gcd != 0 && a % gcd == 0 && b % gcd == 0;
        // Whatever divides both divides the sum, so a common divisor that is such a sum is the
        // greatest.
        let is_sum = wide_a * i128::from(x) + wide_b * i128::from(y) == i128::from(gcd);
        let is_trivial = a == 0 || b == 0 || a % b == 0 || b % a == 0;
        let is_least = || 2 * x.unsigned_abs() * gcd <= b && 2 * y.unsigned_abs() * gcd <= a;
        !(divides_both && is_sum && (is_trivial || is_least()))
    })
}

#[test]
fn the_identity_and_the_bounds_hold_for_all_small_pairs() {
    assert_eq!(fault(extended_gcd), None);
}

#[test]
fn wrong_versions_are_caught() {
    // Signs that do not alternate.
    let no_signs = |a, b| {
        let Bezout { gcd, x, y } = extended_gcd(a, b);
        Bezout { gcd, x: x.abs(), y: -y.abs() }
    };
    // One row too far: 0 = a·b/g - b·a/g.
    let row_of_zero = |a, b| {
        let Bezout { gcd, .. } = extended_gcd(a, b);
        Bezout { gcd, x: (b / gcd).cast_signed(), y: -(a / gcd).cast_signed() }
    };
    // Right, but not the least.
    let not_least = |a: u64, b: u64| {
        let Bezout { gcd, x, y } = extended_gcd(a, b);
        Bezout { gcd, x: x + (b / gcd).cast_signed(), y: y - (a / gcd).cast_signed() }
    };
    assert!(fault(no_signs).is_some());
    assert!(fault(row_of_zero).is_some());
    assert!(fault(not_least).is_some());
}

#[test]
fn the_plain_form_agrees_on_all_pairs_up_to_300() {
    for (a, b) in (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b))) {
        let [gcd, x, y] = plain::extended_gcd_watched(a, b, |_, rows| {
            assert!(rows.iter().all(|[r, x, y]| *r == i64::from(a) * x + i64::from(b) * y));
        });
        let expected = extended_gcd(a.into(), b.into());
        assert_eq!(Bezout { gcd: gcd.cast_unsigned(), x, y }, expected, "{a} {b}");
    }
    for (a, b) in
        [(u32::MAX, u32::MAX - 1), (u32::MAX, 2), (1, u32::MAX), (2_971_215_073, 1_836_311_903)]
    {
        let [gcd, x, y] = plain::extended_gcd(a, b);
        assert_eq!(Bezout { gcd: gcd.cast_unsigned(), x, y }, extended_gcd(a.into(), b.into()));
    }
}

#[test]
fn the_plain_inverse_agrees_with_a_search() {
    for m in 1..=60_u32 {
        for a in 0..=2 * m {
            let is_inverse = |x: &i64| (i64::from(a) * x - 1) % i64::from(m) == 0;
            let by_search = (0..i64::from(m)).find(is_inverse);
            assert_eq!(plain::inverse(a, NonZeroU32::new(m).unwrap()), by_search, "{a} {m}");
        }
    }
    let largest = NonZeroU32::MAX;
    assert_eq!(plain::inverse(u32::MAX - 1, largest), Some(i64::from(u32::MAX - 1)));
}

#[test]
fn a_search_agrees_on_all_congruences_up_to_60() {
    for n in 1..=60 {
        for a in 0..n {
            let by_search = (0..n).find(|x| a * x % n == 1 % n);
            assert_eq!(inverse(a, modulus(n)), by_search, "{a} {n}");
            for b in 0..n {
                let all: Vec<u64> = (0..n).filter(|x| a * x % n == b).collect();
                let solutions = solve_congruence(a, b, modulus(n));
                let listed: Vec<u64> = solutions.into_iter().flatten().collect();
                assert_eq!(listed, all, "{a} {b} {n}");
            }
        }
    }
}

#[test]
fn a_search_agrees_on_all_small_equations() {
    for (a, b, c) in triples(-6..=6) {
        let in_square = |x: i64, y: i64| a * x + b * y == c;
        let square = (-9..=9).flat_map(|x| (-9..=9).map(move |y| (x, y)));
        let found: Vec<(i64, i64)> = square.filter(|&(x, y)| in_square(x, y)).collect();
        match solve_diophantine(a, b, c) {
            Ok(line) => {
                let times = line.within(-9..=9, -9..=9);
                let at = |t| line.at(t).unwrap();
                let narrow = |(x, y): (i128, i128)| (x.try_into().unwrap(), y.try_into().unwrap());
                let mut listed: Vec<(i64, i64)> = times.map(|t| narrow(at(t))).collect();
                listed.sort_unstable();
                assert_eq!(listed, found, "{a} {b} {c}");
                let ((x, _), (dx, _)) = (line.first(), line.step());
                assert!(b == 0 || (0 <= x && x < dx), "the least x");
            }
            Err(DiophantineError::NoCoefficients) => assert_eq!((a, b), (0, 0)),
            Err(DiophantineError::NotDivisible { .. }) => assert_eq!(found, [], "{a} {b} {c}"),
        }
    }
}

fn triples(range: std::ops::RangeInclusive<i64>) -> impl Iterator<Item = (i64, i64, i64)> {
    let pairs = range.clone().flat_map(move |a| range.clone().map(move |b| (a, b)));
    pairs.flat_map(|(a, b)| (-12..=12).map(move |c| (a, b, c)))
}

#[test]
fn many_inverses_are_those_of_each() {
    for m in 1..=60 {
        for last in 0..=70 {
            let one_by_one: Option<Vec<u64>> = (1..=last).map(|i| inverse(i, modulus(m))).collect();
            let known = inverses_up_to(usize::try_from(last).unwrap(), modulus(m));
            assert_eq!(known.clone().ok().map(|all| all[1..].to_vec()), one_by_one, "{last} {m}");
            let values: Vec<u64> = (1..=last).collect();
            let all = invert_all(&values, modulus(m));
            assert_eq!(all.clone().ok(), one_by_one, "{last} {m}");
            if let (Err(known), Err(all)) = (known, all) {
                // The one counts from 0, the other's values from 1.
                assert_eq!((known.index, known.gcd), (all.index + 1, all.gcd));
            }
        }
    }
}

// 3. Properties.

/// Runs extended Euclid, and looks at every row.
fn check_rows(a: u64, b: u64) -> usize {
    let mut n_divisions = 0;
    let (wide_a, wide_b) = (i128::from(a), i128::from(b));
    let mut last = None;
    let Bezout { gcd, x, y } = extended_gcd_watched(a, b, |step, rows| {
        for row in rows {
            // Less than 2^128 in size, and wrapping on the way does no harm.
            let sum = wide_a
                .wrapping_mul(i128::from(row.x))
                .wrapping_sub(wide_b.wrapping_mul(i128::from(row.y)));
            assert_eq!(i128::from(row.r), if row.is_odd { -sum } else { sum });
        }
        let [upper, lower] = *rows;
        assert_ne!(upper.is_odd, lower.is_odd);
        // Two neighboring rows have the determinant ±1, so x and y have no common divisor.
        let [p, q] =
            [(upper.x, lower.y), (lower.x, upper.y)].map(|(x, y)| u128::from(x) * u128::from(y));
        assert_eq!(p.abs_diff(q), 1);
        n_divisions += usize::from(step != Step::Start);
        last = Some(lower);
    });
    let last = last.unwrap();
    if let (Some(x), Some(y)) = (b.checked_div(gcd), a.checked_div(gcd)) {
        assert_eq!((last.r, last.x, last.y), (0, x, y));
    }
    assert_eq!(wide_a * i128::from(x) + wide_b * i128::from(y), i128::from(gcd));
    n_divisions
}

proptest! {
    #[test]
    fn every_row_keeps_the_identity(a: u64, b: u64, shift in 0..64_u32) {
        prop_assert!(check_rows(a, b >> shift) <= 92);
        prop_assert!(check_rows(a >> shift, b) <= 92);
    }

    #[test]
    fn the_identity_holds_for_any_signs(a: i64, b: i64) {
        let Bezout { gcd, x, y } = extended_gcd_signed(a, b);
        let sum = i128::from(a) * i128::from(x) + i128::from(b) * i128::from(y);
        prop_assert_eq!(sum, i128::from(gcd));
    }

    #[test]
    fn an_inverse_gives_1(a: u64, m in 1_u64..) {
        match inverse(a, modulus(m)) {
            Some(x) => {
                prop_assert!(x < m);
                prop_assert_eq!(u128::from(a) * u128::from(x) % u128::from(m), u128::from(1 % m));
            }
            None => prop_assert!(1 < extended_gcd(a, m).gcd),
        }
    }

    #[test]
    fn a_solution_solves(a: u64, x: u64, n in 1_u64..) {
        let wide = |x: u64| u128::from(a) * u128::from(x) % u128::from(n);
        let b = u64::try_from(wide(x)).unwrap();
        let solutions = solve_congruence(a, b, modulus(n)).unwrap();
        prop_assert_eq!(solutions.first(), Some(x % solutions.step()));
        prop_assert_eq!(wide(solutions.first().unwrap()), u128::from(b));
        let all = u128::from(solutions.step().get()) * u128::from(solutions.n_left());
        prop_assert_eq!(all, u128::from(n));
    }

    #[test]
    fn a_line_runs_through_the_solution_it_was_made_from(a: i32, b: i32, x: i32, y in -5..5_i32) {
        let [a, b, x, y] = [a, b, x, y].map(i64::from);
        prop_assume!(b != 0);
        let line = solve_diophantine(a, b, a * x + b * y).unwrap();
        let times = line.within(x..=x, y..=y);
        prop_assert_eq!(times.clone().count(), 1);
        prop_assert_eq!(line.at(*times.start()), Some((i128::from(x), i128::from(y))));
    }
}

// 4. Extremes.

#[test]
fn the_largest_numbers() {
    const MAX: u64 = u64::MAX;
    for a in [1, 2, 3, 1 << 63, MAX - 1, MAX] {
        for b in [0, 1, 2, 1 << 32, (1 << 63) - 1, 1 << 63, MAX - 1, MAX] {
            check_rows(a, b);
        }
    }
    // As large as a coefficient can be: half of the other number.
    assert_eq!(extended_gcd(2, MAX), Bezout { gcd: 1, x: -i64::MAX, y: 1 });
    assert_eq!(inverse(MAX - 1, modulus(MAX)), Some(MAX - 1), "-1 is its own");
    assert_eq!(inverse(2, modulus(MAX)), Some(1 << 63));
    for (a, b) in [(i64::MIN, 0), (0, i64::MIN), (i64::MIN, i64::MIN)] {
        assert_eq!(extended_gcd_signed(a, b).gcd, 1 << 63);
    }
    let least = extended_gcd_signed(i64::MIN, i64::MAX);
    assert_eq!(least, Bezout { gcd: 1, x: -1, y: -1 });
}

#[test]
fn fibonacci_numbers_take_the_most_divisions() {
    // F93 is the largest below 2^64.
    let (mut small, mut large) = (0_u64, 1_u64);
    for _ in 0..92 {
        (small, large) = (large, small + large);
    }
    assert_eq!((large, small), (12_200_160_415_121_876_738, 7_540_113_804_746_346_429));
    assert_eq!(check_rows(large, small), 91);
    assert_eq!(check_rows(small, large), 92, "the first quotient is 0");
}

#[test]
fn the_widest_equations() {
    for a in [i64::MIN, -7, 1, i64::MAX] {
        for b in [i64::MIN, -1, 9, i64::MAX] {
            for c in [i64::MIN, 0, i64::MAX] {
                if let Ok(line) = solve_diophantine(a, b, c) {
                    let (x, y) = line.first();
                    let sum = i128::from(a) * x + i128::from(b) * y;
                    assert_eq!(sum, i128::from(c));
                    line.within(i64::MIN..=i64::MAX, i64::MIN..=i64::MAX);
                }
            }
        }
    }
    let line = solve_diophantine(1, 1, 0).unwrap();
    assert_eq!(line.at(i128::MAX), Some((i128::MAX, -i128::MAX)));
    assert_eq!(line.at(i128::MIN), None);
}

#[test]
fn as_many_solutions_as_numbers() {
    let mut all = solve_congruence(0, 0, modulus(u64::MAX)).unwrap();
    assert_eq!((all.n_left(), all.step().get()), (u64::MAX, 1));
    assert_eq!(all.next(), Some(0));
    let mut two = solve_congruence(1 << 63, 0, NonZeroU64::new(1 << 63).unwrap()).unwrap();
    assert_eq!(two.n_left(), 1 << 63);
    assert_eq!(two.nth(1000), Some(1000));
    let mut one = solve_congruence(1, 5, modulus(u64::MAX)).unwrap();
    assert_eq!((one.next(), one.next(), one.first()), (Some(5), None, None));
}

#[test]
fn a_million_inverses() {
    let m = modulus(1_000_000_007);
    let known = inverses_up_to(1_000_000, m).unwrap();
    let values: Vec<u64> = (1..=1_000_000).collect();
    assert_eq!(invert_all(&values, m).unwrap(), known[1..]);
    assert!(values.iter().zip(&known[1..]).all(|(value, inverse)| value * inverse % m == 1));
}

// 5. Bad input.

#[test]
fn what_has_no_answer() {
    assert_eq!(solve_congruence(6, 4, modulus(9)), None);
    assert_eq!(solve_diophantine(0, 0, 0), Err(DiophantineError::NoCoefficients));
    assert_eq!(solve_diophantine(0, 0, 5), Err(DiophantineError::NoCoefficients));
    let error = solve_diophantine(4, -6, 9).unwrap_err();
    assert_eq!(error, DiophantineError::NotDivisible { gcd: 2, c: 9 });
    assert_eq!(
        error.to_string(),
        "9 is no multiple of 2, the greatest common divisor of the coefficients"
    );
    let error = invert_all(&[5, 7, 6, 4], modulus(9)).unwrap_err();
    assert_eq!(error, NotAUnitError { index: 2, gcd: 3 });
    assert_eq!(
        error.to_string(),
        "value 2 has no inverse: it has the divisor 3 in common with the modulus"
    );
    assert_eq!(inverses_up_to(100, modulus(91)), Err(NotAUnitError { index: 7, gcd: 7 }));
    assert_eq!(invert_all(&[], modulus(9)), Ok(vec![]));
    assert_eq!(inverses_up_to(0, modulus(9)), Ok(vec![0]));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("240 x", r#"b: "x" is not a number (column 5)"#),
        ("240", "b: the input ends here (column 4)"),
        ("240 46 2", r#"the numbers: "2" is one too many (column 8)"#),
        ("--inverse 3 0", r#"the modulus: "0" is less than 1 (column 13)"#),
        ("--congruence 3 4 -5", r#"the modulus: "-5" is negative (column 18)"#),
        ("--congruence --inverse 3 4", "--congruence and --inverse exclude each other"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_inverse_is_not_the_greatest_common_divisor() {
    // The original's page on the Chinese remainder theorem, and its code, take the greatest common
    // divisor of a and m.
    let (a, m) = (3, modulus(10));
    assert_ne!(a * extended_gcd(a, m.get()).gcd % m, 1);
    assert_eq!(a * inverse(a, m).unwrap() % m, 1);
}

#[test]
fn erratum_a_zero_is_no_reason_to_stop() {
    // The original's test draws numbers from 0 on, and its checker stops the program at a 0.
    assert_eq!(extended_gcd(0, 5), Bezout { gcd: 5, x: 0, y: 1 });
    assert_eq!(extended_gcd(5, 0), Bezout { gcd: 5, x: 1, y: 0 });
}

// 7. Growth, and the demo.

#[test]
fn divisions_grow_with_the_digits() {
    for n in demo::SIZES {
        let [search, euclid] = demo::steps(n);
        let [_, of_twice] = demo::steps(2 * n);
        assert_eq!(search, n, "n - 1 is its own inverse, and the last number that is tried");
        // A doubling adds 1.44 divisions: the logarithm of 2 to the base of the golden ratio.
        assert!(of_twice <= euclid + 2 && euclid < of_twice, "{n}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("extended_euclid", ""),
        ("extended_euclid_inverse", "--inverse 5 13"),
        ("extended_euclid_congruence", "--congruence 35 10 50"),
        ("extended_euclid_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0 0", "…\n0 = 0 · 1 + 0 · 0"),
        ("-240 46", "…\n2 = (-240) · 9 + 46 · 47"),
        (
            "-9223372036854775808 0",
            "…\n9223372036854775808 = (-9223372036854775808) · (-1) + 0 · 0",
        ),
        ("--inverse 4 10", "…\n4 has no inverse modulo 10: both are multiples of 2."),
        ("--inverse 5 1", "…\n5 · 0 = 0 = 1 modulo 1"),
        ("--congruence 6 4 9", "…\nNo x has 6 · x = 4 modulo 9."),
        ("--congruence 0 0 1000", "…\n1000 solutions: 0, and every number after it."),
    ]);
    let printed = demo::DEMO.output(&["12200160415121876738", "1"]);
    assert!(printed.is_err(), "above the largest signed number of 64 bits");
    demo::DEMO.says(&[(
        "7540113804746346429 4660046610375530309",
        "…Too large to draw: the limit is 24 rows of 9 digits.…",
    )]);
}
