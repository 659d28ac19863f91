//! 8.3 Euclid's algorithm.

use number_theory::euclid::domain::{self, Euclidean, Gaussian, Polynomial};
use number_theory::euclid::{
    Row, Square, checked_lcm, convergents, gcd, gcd_by_recursion, gcd_by_subtraction, plain, rows,
    squares,
};
use number_theory::greatest_common_divisor::{self as binary, by_definition};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use crate::snapshots::Expect;

#[path = "../../examples/euclid.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

type Pair = (u32, u32);

/// Two numbers, and for each division the numbers a, b, quotient and remainder.
const DIVISIONS: &[(Pair, &[[u32; 4]])] = &[
    // The example of the page.
    ((30, 22), &[[30, 22, 1, 8], [22, 8, 2, 6], [8, 6, 1, 2], [6, 2, 3, 0]]),
    ((66, 36), &[[66, 36, 1, 30], [36, 30, 1, 6], [30, 6, 5, 0]]),
    // The lesser one first: the first division only turns them round.
    (
        (24, 39),
        &[
            [24, 39, 0, 24],
            [39, 24, 1, 15],
            [24, 15, 1, 9],
            [15, 9, 1, 6],
            [9, 6, 1, 3],
            [6, 3, 2, 0],
        ],
    ),
    ((7, 7), &[[7, 7, 1, 0]]),
    ((0, 5), &[[0, 5, 0, 0]]),
    ((5, 0), &[]),
];

#[test]
fn worked_examples() {
    for &((a, b), expected) in DIVISIONS {
        let given: Vec<[u32; 4]> =
            rows(a, b).map(|row| [row.a, row.b, row.quotient, row.remainder]).collect();
        assert_eq!(given, expected);
        let last = expected.last().map_or(a, |row| row[1]);
        assert_eq!(
            [gcd(a, b), gcd_by_recursion(a, b), gcd_by_subtraction(a, b)],
            [last; 3],
            "{a} {b}"
        );
    }
    assert_eq!((gcd(24_u32, 39), checked_lcm(24, 39)), (3, Some(312_u32)));
    assert_eq!((gcd(66_u32, 36), checked_lcm(66, 36)), (6, Some(396_u32)));
}

/// What the table of the page says of 30 and 22: numbers tried from 22 down, subtractions,
/// divisions, squares; and what the version that returns the last dividend gets.
const TRIED: u32 = 21;
const SUBTRACTED: u32 = 6;
const DIVIDED: usize = 4;
const SQUARES: usize = 7;
const LAST_DIVIDEND: u32 = 6;

#[test]
fn the_worked_example_of_the_page() {
    let (a, b) = (30_u32, 22);
    let tried = (1..=b).rev().position(|d| a.is_multiple_of(d) && b.is_multiple_of(d));
    assert_eq!(tried, usize::try_from(TRIED).ok().map(|n| n - 1));
    let quotients: Vec<u32> = rows(a, b).map(|row| row.quotient).collect();
    // Each subtraction is one of a quotient, but for the last, which would leave 0.
    assert_eq!((quotients.iter().sum::<u32>() - 1, quotients.len()), (SUBTRACTED, DIVIDED));
    assert_eq!(squares(a, b).count(), SQUARES);
    assert_eq!(gcd_until(a, b, |a, b| b == 0 || a % b == 0), Some(LAST_DIVIDEND));
    // Neighbors among the quotients differ, and no number of the table is the answer by chance.
    assert!(quotients.windows(2).all(|pair| pair[0] != pair[1]));
    assert!(!b.is_multiple_of(LAST_DIVIDEND));
}

/// The most divisions of two numbers below 1000, if the second is the lesser.
const MOST_BELOW_1000: usize = 14;
/// So many pairs of numbers up to 1000 have no common divisor but 1.
const COPRIME: usize = 608_383;

#[test]
fn pairs_up_to_1000() {
    let pairs = || (1..=1000_u32).flat_map(|a| (1..=1000).map(move |b| (a, b)));
    assert_eq!(pairs().filter(|&(a, b)| gcd(a, b) == 1).count(), COPRIME);
    let lesser = pairs().filter(|&(a, b)| a < 1000 && b < a);
    assert_eq!(lesser.map(|(a, b)| rows(a, b).count()).max(), Some(MOST_BELOW_1000));
}

#[test]
fn the_wrong_version_of_the_question() {
    let is_wrong = |a, b| gcd_until(a, b, |_, b| b <= 1) != Some(gcd(a, b));
    assert_eq!([is_wrong(12, 8), is_wrong(9, 6), is_wrong(9, 5)], [false, false, true]);
}

#[test]
fn the_squares_of_39_and_24() {
    assert_eq!(squares(39_u32, 24).count(), 6);
    assert_eq!(rows(39_u32, 24).count(), 5);
}

#[test]
fn the_squares_of_66_and_36() {
    let square = |x: u32, y, side| Square { x, y, side };
    let ones = (0..5).map(|i| square(36 + 6 * i, 30, 6));
    let expected: Vec<_> = [square(0, 0, 36), square(36, 0, 30)].into_iter().chain(ones).collect();
    assert_eq!(squares(66, 36).collect::<Vec<_>>(), expected);
}

#[test]
fn the_continued_fraction_of_66_over_36() {
    assert_eq!(convergents(66_u32, 36).collect::<Vec<_>>(), [(1, 1), (2, 1), (11, 6)]);
    // 355/113 and what comes before it, which are the best fractions for π.
    let pi: Vec<_> = convergents(314_159_265_u64, 100_000_000).take(4).collect();
    assert_eq!(pi, [(3, 1), (22, 7), (333, 106), (355, 113)]);
}

/// From the second on, no fraction with a denominator as small comes closer. The first is the whole
/// part, and the next whole number may be nearer.
#[test]
fn convergents_from_the_second_on_are_best() {
    for (a, b) in (0..60_u32).flat_map(|a| (1..60).map(move |b| (a, b))) {
        // How far p/q is from a/b, times b and times q · s.
        let far = |(p, q): (u32, u32), s: u32| (a * q).abs_diff(p * b) * s;
        let fractions: Vec<_> = convergents(a, b).collect();
        assert_eq!(fractions[0], (a / b, 1));
        for &(p, q) in &fractions[1..] {
            for (r, s) in (1..=q).flat_map(|s| [(a * s / b, s), (a * s / b + 1, s)]) {
                assert!(far((p, q), s) <= far((r, s), q), "{a}/{b}: {p}/{q} and {r}/{s}");
            }
        }
    }
    // 66/36 is nearer to 2 than to 1.
    assert_eq!(convergents(66_u32, 36).next(), Some((1, 1)));
}

#[test]
fn the_originals_tests() {
    // 4096 pairs from 0 to 4095, 0 among them, with a checker that leaves out no candidate.
    let mut random = SplitMix64::new(1);
    let mut below = || u32::try_from(random.below(4096)).unwrap();
    for (a, b) in (0..4096).map(|_| (below(), below())).chain([(0, 0), (0, 9), (9, 9)]) {
        let greatest = (1..=4096).rev().find(|d| a % d == 0 && b % d == 0).unwrap();
        assert_eq!(gcd(a, b), if a == 0 && b == 0 { 0 } else { greatest });
        let least =
            if a == 0 || b == 0 { 0 } else { (1..=a).map(|k| k * b).find(|m| m % a == 0).unwrap() };
        assert_eq!(checked_lcm(a, b), Some(least));
    }
}

#[test]
fn known_answers_of_judges() {
    // UVa 11417: the sum of all gcds of i < j <= n.
    let sum = |n: u32| (1..=n).flat_map(|j| (1..j).map(move |i| gcd(i, j))).sum::<u32>();
    assert_eq!([10, 100, 500].map(sum), [67, 13_015, 442_011]);
    // UVa 10407: the largest number by which all leave the same remainder is the gcd of the
    // differences.
    let simple = |v: &[i32]| v.windows(2).fold(0, |d, pair| gcd(d, pair[1].abs_diff(pair[0])));
    assert_eq!([simple(&[701, 1059, 1417, 2312]), simple(&[14, 23, 17, 32, 122])], [179, 3]);
    // Luogu P2651: a1 / (a2 / a3 / a4) is whole?
    let is_whole = |v: &[u32]| {
        v.iter().enumerate().filter(|(i, _)| *i != 1).fold(v[1], |d, (_, &x)| d / gcd(d, x)) == 1
    };
    assert_eq!([is_whole(&[1, 2, 3, 5]), is_whole(&[1, 2, 3, 4])], [false, true]);
}

// 2. All small inputs.

/// The first pair of numbers below 60 on which this is not the gcd; none is 0 beside 0 only.
fn fault(gcd: impl Fn(u32, u32) -> Option<u32>) -> Option<(u32, u32)> {
    let by_definition =
        |a: u32, b: u32| (1..60).rev().find(|&d| a.is_multiple_of(d) && b.is_multiple_of(d));
    (0..60).flat_map(|a| (0..60).map(move |b| (a, b))).find(|&(a, b)| {
        let expected = if a == 0 && b == 0 { Some(0) } else { by_definition(a, b) };
        gcd(a, b) != expected
    })
}

/// Remainders until this holds of both numbers, at most a hundred times; then the first.
fn gcd_until(mut a: u32, mut b: u32, is_over: fn(u32, u32) -> bool) -> Option<u32> {
    for _ in 0..100 {
        if is_over(a, b) {
            return Some(a);
        }
        (a, b) = (b, a.checked_rem(b)?);
    }
    None
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|a, b| Some(gcd(a, b))), None);
    assert_eq!(fault(|a, b| plain::gcd(a.into(), b.into()).try_into().ok()), None);
    assert_eq!(fault(|a, b| Some(gcd_by_recursion(a, b))), None);
    assert_eq!(fault(|a, b| Some(gcd_by_subtraction(a, b))), None);
    assert_eq!(fault(|a, b| gcd_until(a, b, |_, b| b == 0)), None);
    // One that asks for the wrong 0, one that stops at a remainder of 1, one that stops one
    // division early.
    assert!(fault(|a, b| gcd_until(a, b, |a, _| a == 0)).is_some());
    assert!(fault(|a, b| gcd_until(a, b, |_, b| b <= 1)).is_some());
    assert!(fault(|a, b| gcd_until(a, b, |a, b| b == 0 || a % b == 0)).is_some());
}

#[test]
fn rows_squares_and_fractions_of_all_small_pairs() {
    for (a, b) in (0..60_u32).flat_map(|a| (0..60).map(move |b| (a, b))) {
        let common = gcd(a, b);
        assert_eq!(common, binary::gcd(a, b));
        let (wide, high) = (u64::from(a), u64::from(b));
        let by_divisors = by_definition::gcd_by_divisors(wide, high);
        assert!(by_divisors.is_none_or(|greatest| greatest == u64::from(common)));
        for Row { a, b, quotient, remainder } in rows(a, b) {
            assert!(a == quotient * b + remainder && remainder < b);
            assert_eq!(gcd(b, remainder), common);
        }
        // The squares cover each cell once, from the greatest to the least.
        let squares: Vec<_> = squares(a, b).collect();
        assert!(squares.is_sorted_by(|one, next| next.side <= one.side));
        let mut covered = vec![0; (a * b) as usize];
        for Square { x, y, side } in &squares {
            assert!(x + side <= a && y + side <= b);
            for cell in (*y..y + side).flat_map(|y| (*x..x + side).map(move |x| y * a + x)) {
                covered[cell as usize] += 1;
            }
        }
        assert!(covered.iter().all(|&times| times == 1), "{a} {b}");
        assert!(squares.last().is_none_or(|least| least.side == common));
        // Neighbors among the fractions differ by 1 over the product of their denominators.
        let fractions: Vec<_> = convergents(i64::from(a).unsigned_abs(), b.into()).collect();
        assert_eq!(fractions.len(), rows(a, b).count());
        for pair in fractions.windows(2) {
            let [(p, q), (r, s)] = [pair[0], pair[1]];
            assert_eq!((p * s).abs_diff(r * q), 1);
        }
        if b != 0 {
            let (p, q) = *fractions.last().unwrap();
            assert_eq!((p, q), (wide / u64::from(common), high / u64::from(common)));
        }
    }
}

#[test]
fn no_pair_below_1000_takes_more_divisions_than_lame_says() {
    // The first pair that takes so many divisions is F(k + 2), F(k + 1).
    let mut most = 0;
    let (mut smaller, mut greater) = (1, 2);
    for a in 1..1000_u32 {
        for b in 1..a {
            let n = rows(a, b).count();
            assert!(n <= 5 * b.to_string().len(), "{a} {b}");
            if most < n {
                assert_eq!((b, a), (smaller, greater), "{n}");
                (smaller, greater) = (greater, smaller + greater);
                most = n;
            }
        }
    }
    assert_eq!(most, MOST_BELOW_1000);
}

// 3. Properties.

proptest! {
    #[test]
    fn the_binary_algorithm_agrees(a: u64, b: u64, c: u32) {
        let c = u64::from(c);
        for (a, b) in [(a, b), (a, c), (c, b), (a / (c + 1) * c, c)] {
            prop_assert_eq!(gcd(a, b), binary::gcd(a, b));
            prop_assert_eq!(plain::gcd(a, b), binary::gcd(a, b));
            prop_assert_eq!(gcd_by_recursion(a, b), binary::gcd(a, b));
            prop_assert_eq!(checked_lcm(a, b), binary::checked_lcm(a, b));
            prop_assert_eq!(gcd(a.cast_signed(), b.cast_signed()), binary::gcd(a.cast_signed(), b.cast_signed()));
            if b != 0 {
                let common = gcd(a, b);
                prop_assert_eq!(convergents(a, b).last(), Some((a / common, b / common)));
            }
        }
    }

    #[test]
    fn gaussian_integers(a: (i8, i8), b: (i8, i8), c: (i8, i8)) {
        let [a, b, c] = [a, b, c].map(|(re, im)| (i32::from(re), i32::from(im)));
        let times = |(a, b): (i32, i32), (c, d): (i32, i32)| Gaussian::new(a * c - b * d, a * d + b * c);
        let of = |(re, im)| Gaussian::new(re, im);
        let (left, right) = (times(a, c), times(b, c));
        let common = domain::gcd(left, right);
        if !common.is_zero() {
            // It divides both, and all that divides both divides it.
            prop_assert!(left.remainder(&common).is_zero() && right.remainder(&common).is_zero());
            prop_assert!(common.remainder(&of(c)).is_zero());
            let (re, im) = common.parts();
            prop_assert!(0 < re && 0 <= im);
        }
        if b != (0, 0) {
            let remainder = of(a).remainder(&of(b));
            prop_assert!(2 * remainder.norm() <= of(b).norm());
        }
    }

    #[test]
    fn polynomials_modulo_5(
        a in prop::collection::vec(0_u32..5, 0..6),
        b in prop::collection::vec(0_u32..5, 0..6),
        c in prop::collection::vec(0_u32..5, 1..6),
    ) {
        let of = |v: &[u32]| Polynomial::<5>::new(v.iter().copied());
        let (left, right) = (of(&times(&a, &c)), of(&times(&b, &c)));
        let common = domain::gcd(left.clone(), right.clone());
        if common.is_zero() {
            prop_assert!(left.is_zero() && right.is_zero());
        } else {
            prop_assert_eq!(common.coefficients().last(), Some(&1));
            prop_assert!(left.remainder(&common).is_zero() && right.remainder(&common).is_zero());
            prop_assert!(of(&c).is_zero() || common.remainder(&of(&c)).is_zero());
        }
    }
}

/// The product of two polynomials, not yet modulo anything.
fn times(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut product = vec![0; a.len() + b.len()];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            product[i + j] += x * y;
        }
    }
    product
}

#[test]
fn known_gcds_of_other_things() {
    // x² - 1 and x² - 2 x + 1 have x - 1 in common.
    let [a, b] = [[6, 0, 1], [1, 5, 1]].map(Polynomial::<7>::new);
    assert_eq!(domain::gcd(a, b).coefficients(), [6, 1]);
    // 5 = (2 + i)(2 - i) and 3 + i = (1 + i)(2 - i).
    let common = domain::gcd(Gaussian::new(5, 0), Gaussian::new(3, 1));
    assert_eq!((common.norm(), common), (5, Gaussian::new(1, 2)));
    assert_eq!(domain::gcd(Gaussian::new(0, 0), Gaussian::new(0, -4)), Gaussian::new(4, 0));
    let zero = Polynomial::<2>::new([0, 2]);
    assert!(zero.is_zero() && domain::gcd(zero.clone(), zero).is_zero());
    assert_eq!(format!("{:?}", Polynomial::<3>::new([4, 2, 3])), "[1, 2] modulo 3");
}

// 4. Extremes.

/// The most divisions of two numbers of 64 bits, if the second is the lesser.
const MOST_IN_64_BITS: usize = 91;

#[test]
fn the_worst_pair_of_64_bits() {
    let (a, b) = (12_200_160_415_121_876_738_u64, 7_540_113_804_746_346_429);
    assert_eq!(rows(a, b).count(), MOST_IN_64_BITS);
    assert_eq!([gcd(a, b), gcd_by_recursion(a, b), plain::gcd(a, b)], [1; 3]);
    // All quotients are 1, but the last.
    assert_eq!(rows(a, b).map(|row| row.quotient).sum::<u64>(), 92);
    assert_eq!(convergents(a, b).last(), Some((a, b)));
    assert_eq!(rows(b, a).count(), 92, "and one more to turn them round");
    assert_eq!(a.checked_add(b), None, "the next one does not fit");
}

#[test]
fn a_very_long_rectangle_is_filled_one_by_one() {
    let last = squares(u64::MAX, 1).nth(1_000_000);
    assert_eq!(last, Some(Square { x: 1_000_000, y: 0, side: 1 }));
    assert_eq!(gcd_by_subtraction(1_000_000, 1), 1);
    assert_eq!(rows(u64::MAX, 1).count(), 1);
}

#[test]
fn the_largest_gaussian_integers() {
    let least = Gaussian::new(i32::MIN, i32::MIN);
    assert_eq!(least.norm(), 1 << 63);
    assert!(least.remainder(&Gaussian::new(1, 0)).is_zero());
    assert_eq!(domain::gcd(least, least).norm(), 1 << 63);
    assert_eq!(domain::gcd(least, Gaussian::new(i32::MAX, i32::MIN)).norm(), 1);
}

// 5. Bad input.

#[test]
fn zeros() {
    assert_eq!((gcd(0_u8, 0), gcd(5, 0_u8), gcd(0, 5_u8)), (0, 5, 5));
    assert_eq!((checked_lcm(0_u8, 0), checked_lcm(0, 5_u8)), (Some(0), Some(0)));
    assert_eq!((gcd_by_subtraction(0, 0), gcd_by_subtraction(0, 5)), (0, 5));
    assert_eq!((squares(0_u8, 5).count(), squares(5_u8, 0).count()), (0, 0));
    assert_eq!((rows(0_u8, 0).count(), convergents(7_u8, 0).count()), (0, 0));
    assert_eq!(convergents(0_u8, 7).collect::<Vec<_>>(), [(0, 1)]);
}

#[test]
fn a_multiple_that_does_not_fit_is_none() {
    assert_eq!(checked_lcm(1_u64 << 63, 3), None);
    assert_eq!(checked_lcm(i64::MIN, -1), Some(1 << 63));
    assert_eq!(gcd(i64::MIN, i64::MIN), 1 << 63);
    assert_eq!(gcd(i8::MIN, -1), 1, "no quotient that overflows: signs go first");
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x 2", r#"the first number: "x" is not a number (column 1)"#),
        ("66 -36", r#"the second number: "-36" is negative (column 4)"#),
        ("66", "the second number: the input ends here (column 3)"),
        ("66 36 5", r#"the two numbers: "5" is one too many (column 7)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_lcm_of_nothing_is_not_a_division_by_zero() {
    // The original computes a · b / gcd, which is 0 / 0; and its product overflows where the answer
    // fits.
    assert_eq!(checked_lcm(0_i32, 0), Some(0));
    assert_eq!(60_000_i32.checked_mul(60_000), None);
    assert_eq!(checked_lcm(60_000_i32, 60_000), Some(60_000));
}

#[test]
fn erratum_the_checkers_leave_candidates_out() {
    // The original's test of a gcd asks the numbers below min(a, b), and that of an lcm those above
    // max(a, b): of 4 and 8, the one misses 4, the other misses 8, which are the answers.
    assert_eq!((gcd(4_u32, 8), checked_lcm(4, 8)), (4, Some(8_u32)));
    assert_eq!((1..4).rev().find(|d| 4 % d == 0 && 8 % d == 0), Some(2));
    assert_eq!((9..).take(100).find(|m| m % 4 == 0 && m % 8 == 0), Some(16));
}

// 7. Growth, and the demo.

#[test]
fn steps_grow_as_stated() {
    let mut before = 0;
    for n in demo::SIZES {
        let [divisions, subtractions] = demo::steps(n);
        // The worst pair for subtractions is n - 1 and 1.
        assert_eq!(subtractions, n - 2);
        // Doubled numbers take one or two divisions more: 1.44 on average.
        assert!(before == 0 || (1..=2).contains(&(divisions - before)), "{n}");
        before = divisions;
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("euclid", ""),
        ("euclid_fibonacci", "24 39"),
        ("euclid_fraction", "--fraction 649 200"),
        ("euclid_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0 0", "…\n0 divisions: the gcd is 0, and the lcm is 0."),
        ("5 0", "…\n0 divisions: the gcd is 5, and the lcm is 0."),
        ("0 5", "…\n1 division: the gcd is 5, and the lcm is 0."),
        ("1 1", "…\n1 division: the gcd is 1, and the lcm is 1."),
        (
            "12200160415121876738 7540113804746346429",
            "…the limit is 24 divisions…91 divisions: the gcd is 1, and the lcm does not fit into 64 bits.",
        ),
        // Long, but soon done: a table and no rectangle.
        ("1000000 3", "…\n2 divisions: the gcd is 1, and the lcm is 3000000."),
    ]);
}
