//! 1.1 Time complexity.

use basic_knowledge::time_complexity::multiply::{
    Product, binary, booth, booth_digits, non_adjacent, non_adjacent_form, repeated_addition,
    shift_and_add,
};
use basic_knowledge::time_complexity::plain;
use basic_knowledge::time_complexity::programs::{Counter, PROGRAMS, Program, splitting};
use basic_knowledge::time_complexity::terms::Term;
use basic_knowledge::time_complexity::{
    Class, ComplexityError, Fit, Sample, classify, doubling, exponent, later_half,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/time_complexity.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../examples/duplicates.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod duplicates;

#[path = "../../examples/growth_classes.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod growth_classes;

#[path = "../../examples/multiplication.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod multiplication;

#[path = "../../examples/simplify.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod simplify;

// 1. Worked examples.

/// A class, its name, and the largest n within 10^8 steps.
const WORKED: &[(Class, &str, u64)] = &[
    (Class::CONSTANT, "Θ(1)", u64::MAX),
    (Class::LOGARITHMIC, "Θ(log n)", u64::MAX),
    (Class::LINEAR, "Θ(n)", 100_000_000),
    (Class::LINEARITHMIC, "Θ(n log n)", 4_523_071),
    (Class::QUADRATIC, "Θ(n^2)", 10_000),
    (Class::CUBIC, "Θ(n^3)", 464),
    (Class::Exponential, "Θ(2^n)", 26),
    (Class::Factorial, "Θ(n!)", 11),
];

/// The numbers of the page, and how many comparisons the two loops make.
const PAGE: [i64; 5] = [7, 3, 9, 2, 5];
pub(crate) const COMPARISONS: usize = 10;
/// The same for lists of 10, 20 and 40 different numbers, and the factors.
pub(crate) const COMPARISONS_OF_TEN: usize = 45;
pub(crate) const COMPARISONS_OF_TWENTY: usize = 190;
pub(crate) const COMPARISONS_OF_FORTY: usize = 780;
pub(crate) const FIRST_FACTOR: f64 = 4.2;
pub(crate) const SECOND_FACTOR: f64 = 4.1;
/// How many elements are copied while a list grows to 1000.
pub(crate) const COPIES_OF_A_THOUSAND: u64 = 1023;

fn comparisons(v: &[i64]) -> usize {
    let mut count = 0;
    plain::has_duplicate_watched(v, |_| count += 1);
    count
}

#[test]
fn the_worked_example_of_the_page() {
    assert!(!plain::has_duplicate(&PAGE));
    assert_eq!(comparisons(&PAGE), COMPARISONS);
    let of = |n: i64| comparisons(&(0..n).collect::<Vec<_>>());
    let expected = [COMPARISONS_OF_TEN, COMPARISONS_OF_TWENTY, COMPARISONS_OF_FORTY];
    assert_eq!([10, 20, 40].map(of), expected);
    let factor = |n| real(of(2 * n) as u64) / real(of(n) as u64);
    assert!((factor(10) - FIRST_FACTOR).abs() < 0.05 && (factor(20) - SECOND_FACTOR).abs() < 0.05);
    assert_eq!(
        (0..50).map(of).collect::<Vec<_>>(),
        (0..50).map(|n: usize| n * n.saturating_sub(1) / 2).collect::<Vec<_>>()
    );
    // The best case: one comparison, however long the list is.
    let mut best: Vec<i64> = (0..1000).collect();
    best[1] = best[0];
    assert_eq!(comparisons(&best), 1);
    // The sum of the copies is less than 2n, and single steps copy nearly everything.
    assert_eq!(plain::copies_of_a_growing_list(1000), COPIES_OF_A_THOUSAND);
    for n in 1..2000 {
        assert!(plain::copies_of_a_growing_list(n) < 2 * n);
    }
}

#[test]
fn plain_programs_are_right_and_count_what_the_page_says() {
    for n in 0..=5_u32 {
        for code in 0..3_i64.pow(n) {
            let v: Vec<i64> = (0..n).map(|i| code / 3_i64.pow(i) % 3).collect();
            let distinct: std::collections::BTreeSet<i64> = v.iter().copied().collect();
            assert_eq!(plain::has_duplicate(&v), distinct.len() < v.len(), "{v:?}");
            for x in 0..3 {
                let mut count = 0;
                let found = plain::contains_watched(&v, &x, |_| count += 1);
                assert_eq!(found, v.contains(&x));
                assert_eq!(count, v.iter().position(|y| *y == x).map_or(v.len(), |i| i + 1));
            }
        }
    }
    // All places as often: the mean of 1, 2, ..., n is (n + 1) / 2.
    let v: Vec<i64> = (0..99).collect();
    let mut total = 0;
    for x in &v {
        plain::contains_watched(&v, x, |_| total += 1);
    }
    assert_eq!(total, 99 * 50);
}

#[test]
fn the_digits_of_a_thousand() {
    assert_eq!(shift_and_add(1, 1000).steps.len(), 10);
}

/// The loops of the question: j from i on.
#[test]
fn the_other_triangle() {
    let count = |n: usize| (0..n).map(|i| (i..n).count()).sum::<usize>();
    assert_eq!(count(6), 21);
}

/// 3n + 50 is at most 4n from here on, and not before.
#[test]
fn from_fifty_on() {
    let is_below = |n: u32| 3 * n + 50 <= 4 * n;
    assert_eq!((0..200).find(|n| is_below(*n)), Some(50));
    assert!((50..10_000).all(is_below) && !(0..50).any(is_below));
}

/// The lists of the question, by their comparisons: 1, 3 and 6.
#[test]
fn the_lists_of_the_question() {
    assert_eq!([[4, 4, 1, 2], [1, 4, 4, 2], [1, 2, 4, 4]].map(|v| comparisons(&v)), [1, 3, 6]);
}

/// The classifier names a wrong class here: it is evidence, and no proof.
#[test]
fn what_the_classifier_gets_wrong() {
    let log = |n: u64| u64::from(n.ilog2());
    let samples = |f: &dyn Fn(u64) -> u64| doubling(64, 6, f);
    let named = |f: &dyn Fn(u64) -> u64| classify(&samples(f)).ok().map(|fit| fit.class);
    assert_eq!(named(&|n| n * (3 * log(n) + 150)), Some(Class::LINEAR));
    assert_eq!(named(&|n| n * (3 * log(n) + 100)), None);
    assert_eq!(named(&|n| whole(1000.0 * real(n).powf(1.15))), Some(Class::LINEARITHMIC));
}

#[test]
fn worked_examples() {
    for &(class, name, largest) in WORKED {
        assert_eq!(class.to_string(), name);
        assert_eq!(class.largest_within(100_000_000), Some(largest), "{class}");
    }
    assert!(WORKED.is_sorted_by(|slower, faster| slower.0 < faster.0));
    assert_eq!(WORKED.iter().map(|row| row.0).collect::<Vec<_>>(), Class::FAMILIAR);
}

#[test]
fn the_largest_term_stays() {
    let [square, log, constant] = [Term::new(2, 0), Term::new(0, 1), Term::new(0, 0)];
    assert_eq!([square, log, constant].into_iter().sum::<Term>(), square, "n^2 + log n + 3 · 4");
    assert_eq!(Term::new(1, 0) * Term::new(1, 1), Term::new(2, 1), "n times n log n");
    assert_eq!(std::iter::empty::<Term>().sum::<Term>(), constant);
}

#[test]
fn two_halves_and_a_scan() {
    for (n, count) in [(1, 1), (2, 4), (8, 32), (16, 80), (1024, 11_264)] {
        let mut counter = Counter::default();
        splitting(n, &mut counter);
        assert_eq!(counter.n_steps(), count, "T({n})");
    }
}

/// Two factors, and the additions: one by one, by binary digits, by Booth's digits, by the
/// non-adjacent form.
const PRODUCTS: &[(i64, i64, u64, usize, usize, usize)] = &[
    (10_000, 10_000, 10_000, 5, 6, 4),
    (7, 15, 7, 4, 2, 2),
    (-3, 6, 3, 2, 2, 2),
    (3, -6, 3, 2, 3, 2),
    (5, -1, 1, 1, 1, 1),
    (0, 9, 0, 2, 4, 2),
    (9, 0, 0, 0, 0, 0),
];

#[test]
fn products() {
    for &(a, b, one_by_one, by_bits, by_booth, by_non_adjacent) in PRODUCTS {
        assert_eq!(repeated_addition(a, b), (i128::from(a * b), one_by_one), "{a} {b}");
        let expected = [by_bits, by_booth, by_non_adjacent];
        let products = [shift_and_add(a, b), booth(a, b), non_adjacent(a, b)];
        assert_eq!(products.each_ref().map(Product::n_additions), expected, "{a} {b}");
        assert_eq!(products.map(|product| product.value), [i128::from(a * b); 3]);
    }
    let places = |digits: Vec<i8>| {
        let with_places = digits.into_iter().enumerate();
        with_places.filter(|(_, digit)| *digit != 0).collect::<Vec<_>>()
    };
    assert_eq!(binary(10_000).len(), 14);
    assert_eq!(places(binary(10_000)), [(4, 1), (8, 1), (9, 1), (10, 1), (13, 1)]);
    assert_eq!(places(non_adjacent_form(10_000)), [(4, 1), (8, -1), (11, 1), (13, 1)]);
}

// 2. All small inputs.

#[test]
fn every_program_counts_what_its_closed_form_says() {
    let log = |n: u64| n.checked_ilog2().map_or(0, u64::from);
    for n in 0..=9_u64 {
        let expected = [
            1,
            log(n),
            n,
            // The sum over the levels: all n on each of the full ones, and two for each split
            // below.
            if n == 0 { 0 } else { n * (log(n) + 1) + 2 * (n - (1 << log(n))) },
            n * n.saturating_sub(1) / 2,
            n * n * log(n),
            n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
            (1 << n) - 1,
            (1..=n).product(),
        ];
        assert_eq!(PROGRAMS.map(|program| program.count(n)), expected, "n = {n}");
    }
}

#[test]
fn the_largest_within_every_small_budget() {
    for class in Class::FAMILIAR.into_iter().chain([Class::Power(Term::new(2, 1))]) {
        for budget in 0..=9 {
            let is_within = |n: &u64| class.at(*n).is_some_and(|value| value <= budget);
            let expected = (0..=1024).take_while(is_within).last();
            let expected = if expected == Some(1024) { Some(u64::MAX) } else { expected };
            let largest = class.largest_within(budget).map(|n| if n < 1024 { n } else { u64::MAX });
            assert_eq!(largest, expected, "{class} in {budget}");
        }
    }
}

#[test]
fn terms_are_ordered_as_they_grow() {
    let all = || (0..=3).flat_map(|degree| (0..=2).map(move |logs| Term::new(degree, logs)));
    for a in all() {
        for b in all() {
            let (at_a, at_b) = (a.at(1 << 16).unwrap(), b.at(1 << 16).unwrap());
            assert_eq!(a.cmp(&b), at_a.cmp(&at_b), "{a} and {b}");
            assert_eq!((a * b).at(64), Some(a.at(64).unwrap() * b.at(64).unwrap()));
            assert_eq!(a + b, if a < b { b } else { a });
        }
    }
}

#[test]
fn all_products_of_a_byte() {
    for a in -128..=127_i64 {
        for b in -128..=127_i64 {
            let product = i128::from(a * b);
            assert_eq!(repeated_addition(a, b), (product, (a.abs()).min(b.abs()).unsigned_abs()));
            for way in [shift_and_add, booth, non_adjacent] {
                let Product { value, steps } = way(a, b);
                assert_eq!(
                    (value, steps.last().map_or(0, |s| s.sum)),
                    (product, product),
                    "{a} {b}"
                );
            }
        }
    }
}

/// The least number of digits -1 and 1 that make each of 0..=255, by trying all digits of nine
/// places.
fn fewest_digits() -> Vec<usize> {
    let mut fewest = vec![usize::MAX; 256];
    for mut code in 0..3_i32.pow(9) {
        let (mut value, mut n_digits) = (0, 0);
        for place in 0..9 {
            let digit = code % 3 - 1;
            value += digit << place;
            n_digits += usize::from(digit != 0);
            code /= 3;
        }
        if let Some(least) = usize::try_from(value).ok().and_then(|value| fewest.get_mut(value)) {
            *least = (*least).min(n_digits);
        }
    }
    fewest
}

#[test]
fn no_form_has_fewer_digits_than_the_non_adjacent() {
    for (b, fewest) in fewest_digits().into_iter().enumerate() {
        let form = non_adjacent_form(i64::try_from(b).unwrap());
        assert_eq!(form.iter().filter(|digit| **digit != 0).count(), fewest, "{b}");
        assert!(form.windows(2).all(|pair| pair[0] == 0 || pair[1] == 0), "{b}");
    }
}

// 3. Properties.

#[test]
fn every_program_is_put_into_its_class() {
    for program in PROGRAMS {
        let fit = classify(&program.samples()).unwrap();
        assert_eq!(fit.class, program.class, "{}", program.name);
        assert!(0.75 <= fit.confidence() && fit.confidence() <= 1.0);
    }
}

/// A classifier that rounds the exponent of the best power.
fn by_the_rounded_exponent(samples: &[Sample]) -> Class {
    let a = exponent(samples).unwrap();
    let degree = (0..=9).find(|degree| a < f64::from(*degree) + 0.5).unwrap_or(9);
    Class::Power(Term::new(degree, 0))
}

/// A classifier that takes the mean of all factors, early ones too, and the power of two that is
/// nearest.
fn by_the_mean_factor(samples: &[Sample]) -> Class {
    let logs: u64 = samples.windows(2).map(|s| u64::from((s[1].count / s[0].count).ilog2())).sum();
    let degree = u32::try_from(logs).unwrap() / u32::try_from(samples.len() - 1).unwrap();
    Class::Power(Term::new(degree, 0))
}

#[test]
fn wrong_versions_are_caught() {
    let first_wrong = |classifier: fn(&[Sample]) -> Class| {
        let is_wrong = |p: &&Program| classifier(&p.samples()) != p.class;
        PROGRAMS.iter().find(is_wrong).map(|program| program.name)
    };
    assert_eq!(first_wrong(|samples| classify(samples).unwrap().class), None);
    assert_eq!(first_wrong(by_the_rounded_exponent), Some("halving"));
    assert_eq!(first_wrong(by_the_mean_factor), Some("halving"));
    let table = PROGRAMS.iter().find(|program| program.name == "table").unwrap();
    assert_eq!(by_the_rounded_exponent(&table.samples()), Class::QUADRATIC, "n^2 log n passes");
    assert_eq!(classify(&table.samples()).unwrap().class.to_string(), "Θ(n^2 log n)");
}

proptest! {
    #[test]
    fn a_lower_term_and_a_factor_change_nothing(
        degree in 0..=3_u32, logs in 0..=2_u32, below in 0..=11_u32, factor in 1..=5_u64, share in 0..=20_u64,
    ) {
        let term = Term::new(degree, logs);
        let lower = Term::new(below / 3, below % 3);
        prop_assume!(lower < term);
        let samples = doubling(1 << 10, 6, |n| {
            20 * factor * term.at(n).unwrap() + factor * share * lower.at(n).unwrap()
        });
        let fit = classify(&samples);
        prop_assert_eq!(fit.map(|fit| fit.class), Ok(Class::Power(term)));
    }

    #[test]
    fn no_class_is_named_for_powers_between(tenths in 1..35_u32, factor in 1..10_u32) {
        prop_assume!(!matches!(tenths % 10, 0..=2 | 8 | 9));
        let power = |n: f64| f64::from(factor) * 1e4 * n.powf(f64::from(tenths) / 10.0);
        let samples = doubling(1 << 8, 6, |n| whole(power(real(n))));
        prop_assert!(matches!(classify(&samples), Err(ComplexityError::NoClass { .. })), "{:?}", classify(&samples));
        let a = exponent(&samples).unwrap();
        prop_assert!((a - f64::from(tenths) / 10.0).abs() < 0.001);
    }

    #[test]
    fn digits_make_their_number(a: i64, b: i64) {
        let product = i128::from(a) * i128::from(b);
        let most = 66 - (b ^ (b >> 63)).leading_zeros() as usize;
        for way in [shift_and_add, booth, non_adjacent] {
            let Product { value, steps } = way(a, b);
            prop_assert_eq!(value, product);
            prop_assert!(steps.len() <= most);
            prop_assert!(steps.iter().all(|step| (-1..=1).contains(&step.digit)));
        }
        prop_assert!(non_adjacent(a, b).n_additions() <= shift_and_add(a, b).n_additions());
    }
}

#[expect(clippy::cast_precision_loss, reason = "the sizes are small")]
fn real(n: u64) -> f64 {
    n as f64
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is small")]
fn whole(x: f64) -> u64 {
    x.round() as u64
}

#[test]
fn steps_of_a_product_grow_by_one_when_the_factor_doubles() {
    for i in 4..40 {
        let b = 1_i64 << i;
        assert_eq!(shift_and_add(3, 2 * b).steps.len(), shift_and_add(3, b).steps.len() + 1);
        assert_eq!(booth(3, 2 * b).steps.len(), booth(3, b).steps.len() + 1);
    }
    let one_by_one = doubling(64, 6, |n| repeated_addition(i64::MAX, i64::try_from(n).unwrap()).1);
    assert_eq!(classify(&one_by_one).unwrap().class, Class::LINEAR);
    let shifted =
        doubling(64, 24, |n| shift_and_add(3, i64::try_from(n).unwrap()).steps.len() as u64);
    assert_eq!(classify(&shifted).unwrap().class, Class::LOGARITHMIC);
}

// 4. Extremes.

#[test]
fn nothing_wraps() {
    assert_eq!(Class::Exponential.at(63), Some(1 << 63));
    assert_eq!(Class::Exponential.at(64), None);
    assert_eq!(Class::Exponential.at(u64::MAX), None);
    assert_eq!(Class::Factorial.at(20), Some(2_432_902_008_176_640_000));
    assert_eq!(Class::Factorial.at(21), None);
    assert_eq!(Class::Factorial.at(u64::MAX), None);
    assert_eq!(Class::QUADRATIC.at(u64::from(u32::MAX)), Some(18_446_744_065_119_617_025));
    assert_eq!(Class::QUADRATIC.at(1 << 32), None);
    assert_eq!(Class::LINEARITHMIC.at(u64::MAX), None);
    assert_eq!(Class::LOGARITHMIC.at(u64::MAX), Some(64));
}

#[test]
fn the_logarithm_is_exact() {
    for k in 1..64 {
        let power = 1_u64 << k;
        let at = [power - 1, power, power + 1].map(|n| Class::LOGARITHMIC.at(n).unwrap());
        // The logarithm of 1 is 0, and those of 3 and more round up.
        assert_eq!(at, [if k == 1 { 0 } else { k }, k, k + 1], "2^{k}");
        assert_eq!(Class::LOGARITHMIC.largest_within(k), Some(power));
    }
}

#[test]
fn the_ends_of_sizes_and_budgets() {
    for (class, at_0, at_1) in [
        (Class::CONSTANT, 1, 1),
        (Class::LOGARITHMIC, 0, 0),
        (Class::LINEAR, 0, 1),
        (Class::LINEARITHMIC, 0, 0),
        (Class::Exponential, 1, 2),
        (Class::Factorial, 1, 1),
    ] {
        assert_eq!((class.at(0), class.at(1)), (Some(at_0), Some(at_1)), "{class}");
    }
    assert_eq!(Class::CONSTANT.largest_within(0), None);
    assert_eq!(Class::Exponential.largest_within(0), None);
    assert_eq!(Class::LINEAR.largest_within(0), Some(0));
    assert_eq!(Class::LOGARITHMIC.largest_within(40), Some(1 << 40));
    assert_eq!(Class::LOGARITHMIC.largest_within(64), Some(u64::MAX));
    assert_eq!(Class::LINEAR.largest_within(u64::MAX), Some(u64::MAX));
    assert_eq!(Class::Factorial.largest_within(u64::MAX), Some(20));
}

#[test]
fn the_largest_factors() {
    for (a, b) in [(i64::MIN, i64::MIN), (i64::MIN, i64::MAX), (i64::MAX, i64::MAX), (1, i64::MIN)]
    {
        for way in [shift_and_add, booth, non_adjacent] {
            assert_eq!(way(a, b).value, i128::from(a) * i128::from(b));
            assert_eq!(way(b, a).value, i128::from(a) * i128::from(b));
        }
    }
    assert_eq!(repeated_addition(i64::MIN, -3), (3 << 63, 3));
    assert_eq!(booth_digits(i64::MIN).iter().filter(|digit| **digit != 0).count(), 1);
    assert_eq!(binary(u64::MAX), [1; 64]);
}

#[test]
fn a_million_samples_and_sizes_up_to_the_last() {
    let samples: Vec<Sample> = (1..=1_000_000).map(|n| Sample { n, count: n * n }).collect();
    assert!(
        matches!(classify(&samples), Err(ComplexityError::Ambiguous { .. })),
        "too near to each other"
    );
    let all = doubling(1, 100, |n| n);
    assert_eq!(all.len(), 64, "2^64 does not fit");
    assert_eq!(classify(&all).unwrap().class, Class::LINEAR);
    let factorials: Vec<Sample> =
        (1..=20).map(|n| Sample { n, count: Class::Factorial.at(n).unwrap() }).collect();
    assert_eq!(classify(&factorials).unwrap().class, Class::Factorial);
}

// 5. Bad input.

fn samples(pairs: &[(u64, u64)]) -> Vec<Sample> {
    pairs.iter().map(|&(n, count)| Sample { n, count }).collect()
}

#[test]
fn bad_samples() {
    for (pairs, refusal) in [
        (&[][..], ComplexityError::TooFew { n_samples: 0 }),
        (&[(1, 1)], ComplexityError::TooFew { n_samples: 1 }),
        (&[(1, 1), (2, 2)], ComplexityError::TooFew { n_samples: 2 }),
        (&[(0, 1), (1, 2), (2, 3)], ComplexityError::Zero { index: 0 }),
        (&[(1, 1), (2, 0), (3, 3)], ComplexityError::Zero { index: 1 }),
        (&[(1, 1), (4, 2), (4, 3)], ComplexityError::Unsorted { index: 2, n: 4, before: 4 }),
        (&[(3, 1), (2, 2), (1, 3)], ComplexityError::Unsorted { index: 1, n: 2, before: 3 }),
    ] {
        assert_eq!(classify(&samples(pairs)), Err(refusal.clone()), "{pairs:?}");
        assert_eq!(exponent(&samples(pairs)), Err(refusal), "{pairs:?}");
    }
}

#[test]
fn sizes_that_an_exponent_cannot_tell_apart() {
    let first = 1 << 60;
    let near: Vec<(u64, u64)> = (0..7).map(|i| (first + i, 1 + i)).collect();
    for n_samples in 3..=7 {
        let last = first + n_samples as u64 - 1;
        let refusal = ComplexityError::TooNear { first, last };
        assert_eq!(exponent(&samples(&near[..n_samples])), Err(refusal));
    }
    assert_eq!(
        ComplexityError::TooNear { first: 8, last: 9 }.to_string(),
        "the sizes from 8 to 9 are too near to each other"
    );
}

/// The two classes that a refusal names.
fn refused(pairs: &[Sample]) -> (bool, Class, Class) {
    match classify(pairs) {
        Err(ComplexityError::NoClass { nearest: Fit { class, rival, .. } }) => (true, class, rival),
        Err(ComplexityError::Ambiguous { nearest: Fit { class, rival, .. } }) => {
            (false, class, rival)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn data_that_fit_no_class() {
    let root = doubling(1 << 10, 6, |n| n.isqrt() * 1000);
    assert!(refused(&root).0);
    let karatsuba = doubling(1 << 6, 8, |n| 3_u64.pow(n.ilog2()));
    assert!(refused(&karatsuba).0);
    let threes: Vec<Sample> =
        (8..20).map(|n| Sample { n: n.into(), count: 3_u64.pow(n) }).collect();
    assert!(refused(&threes).0);
    let falling = doubling(16, 6, |n| 1_000_000 / n);
    assert!(refused(&falling).0);
    let jumps = samples(&[(64, 64), (128, 128), (256, 300), (512, 512), (1024, 1200)]);
    assert!(refused(&jumps).0);
    assert_eq!(later_half(&jumps), &jumps[2..]);
}

#[test]
fn data_that_do_not_tell_two_classes_apart() {
    let a_linear_rest = doubling(64, 6, |n| n * (3 * u64::from(n.ilog2()) + 100));
    assert_eq!(refused(&a_linear_rest), (false, Class::LINEAR, Class::LINEARITHMIC));
    let neighbors: Vec<Sample> = (1000..1010).map(|n| Sample { n, count: n }).collect();
    assert!(!refused(&neighbors).0);
}

// 6. Errata.

#[test]
fn erratum_quicksort_is_quadratic_on_sorted_input() {
    /// The comparisons of a quicksort whose pivot is the first element, on a sorted input: a part
    /// of 0 and one of n - 1.
    fn sorted(mut n: u64) -> u64 {
        let mut n_comparisons = 0;
        while 1 < n {
            n -= 1;
            n_comparisons += n;
        }
        n_comparisons
    }
    assert_eq!(classify(&doubling(64, 6, sorted)).unwrap().class, Class::QUADRATIC);
}

#[test]
fn erratum_booths_method_does_not_take_25_steps() {
    let product = booth(10_000, 10_000);
    assert_eq!((product.steps.len(), product.n_additions()), (15, 6));
    assert_eq!(shift_and_add(10_000, 10_000).n_additions().pow(2), 25, "pairs of set bits");
}

#[test]
fn erratum_repeated_addition_needs_the_smaller_count() {
    assert_eq!(repeated_addition(1_000_000_000, 3), (3_000_000_000, 3));
    assert_eq!(repeated_addition(3, -1_000_000_000), (-3_000_000_000, 3));
}

// 7. The demo.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("time_complexity", ""),
        ("time_complexity_table", "table"),
        ("time_complexity_measured", "100 4950 200 19900 400 79800"),
        ("time_complexity_refused", "64 512 128 1448 256 4096 512 11585"),
        ("time_complexity_cost", "--cost"),
    ]);
    growth_classes::DEMO.shows(&[("growth_classes", "")]);
    multiplication::DEMO.shows(&[("multiplication", "")]);
    simplify::DEMO.shows(&[("simplify", "")]);
}

#[test]
fn demo_of_duplicates() {
    duplicates::DEMO.shows(&[
        ("duplicates", ""),
        ("duplicates_found", "4 1 9 1 2"),
        ("duplicates_cost", "--cost"),
    ]);
    for n in duplicates::SIZES {
        assert_eq!(duplicates::pairs(n), u32::from(n) * (u32::from(n) - 1) / 2);
        assert_eq!(duplicates::scan(n), u32::from(n));
    }
    // Too many to draw: the count is that of the two loops.
    for v in
        [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], [1, 2, 3, 9, 5, 6, 3, 8, 9, 1, 11, 12, 13]]
    {
        let args: Vec<String> = v.iter().map(ToString::to_string).collect();
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let printed = duplicates::DEMO.output(&args).unwrap();
        assert!(printed.contains("Too large to draw"), "{printed}");
        let count = format!("after {} comparisons.", comparisons(&v));
        assert!(printed.contains(&count), "{printed}");
    }
    duplicates::DEMO.refuses(&[("1 x", "number 2: \"x\" is not a number (column 3)")]);
}

#[test]
fn demo_answers() {
    simplify::DEMO.says(&[
        ("3 n log n + n*n", "…3 n log n + n*n is Θ(n^2).…"),
        ("12", "…12 is Θ(1).…"),
        ("3 * n * log n", "…3 * n * log n is Θ(n log n).…"),
    ]);
    multiplication::DEMO.says(&[("-3 6", "…-3 · 6 = -18. Additions: 3 one by one, …")]);
    demo::DEMO.says(&[
        ("splitting 2 8 16 1024", "…No class is named: no class fits: Θ(n log n) is the nearest…"),
        ("1 1 2 4", "…No class is named: 2 samples are too few: the least is 3.…"),
    ]);
    growth_classes::DEMO
        .says(&[("0", "…1 for Θ(n log n), 0 for Θ(n^2), 0 for Θ(n^3), none for Θ(2^n)…")]);
}

#[test]
fn demo_of_counts_without_a_factor() {
    let printed = demo::DEMO.output(&["halving", "1", "2", "4", "8"]).unwrap();
    assert!(printed.contains("\n   2     1      - "), "{printed}");
    assert!(printed.contains("\n   4     2  ?2.00 "), "{printed}");
    let largest = u64::MAX.to_string();
    let printed = demo::DEMO.output(&["1", "1", "2", &largest, "4", &largest]).unwrap();
    assert!(!printed.contains("184467440737095516.15"), "{printed}");
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let many: Vec<String> =
        (4..60).flat_map(|i| [1_u64 << i, 5 << i]).map(|n| n.to_string()).collect();
    multiplication::DEMO.says(&[(
        "3 -9223372036854775808",
        "…Too large to draw: the limit is 24 binary digits of the second factor.…\
         = -27670116110564327424.…",
    )]);
    demo::DEMO.says(&[(
        &many.join(" "),
        "…Too large to draw: the limit is 16 sizes.…\
         The steps grow as Θ(n), confidence 100.00 %.…",
    )]);
}

#[test]
fn demo_of_bad_input() {
    let factors = "write numbers, n, n^2, log n or log^2 n between pluses";
    let no_factor = format!("term 2: \"x\" is no factor: {factors} (column 7)");
    let star = |term: u8, column: u8| {
        format!("term {term}: \"*\" is no factor: {factors} (column {column})")
    };
    demo::DEMO.refuses(&[
        (
            "sort",
            "what to do: \"sort\" is neither a size nor one of first, halving, scan, splitting, pairs, table, \
             triples, subsets, permutations (column 1)",
        ),
        ("100 5 200", "count 2: the input ends here (column 10)"),
        ("100 -5", "count 1: \"-5\" is negative (column 5)"),
        ("100 5.5", "count 1: \"5.5\" is not a number (column 5)"),
        ("subsets 40", "size 1: \"40\" would take more than 100000000 steps (column 9)"),
    ]);
    multiplication::DEMO.refuses(&[
        ("3", "the second factor: the input ends here (column 2)"),
        ("3 4 5", "the factors: \"5\" is one too many (column 5)"),
    ]);
    growth_classes::DEMO.refuses(&[("x", "the steps: \"x\" is not a number (column 1)")]);
    simplify::DEMO.refuses(&[
        ("n^2 + x", &no_factor),
        ("n +", "term 2: a term such as n log n is wanted"),
        ("log + n", "term 1: log is of n"),
        ("*", &star(1, 1)),
        ("n + *", &star(2, 5)),
        ("log * n", &star(1, 5)),
        ("n *", "term 1: a term such as n log n is wanted"),
    ]);
}
