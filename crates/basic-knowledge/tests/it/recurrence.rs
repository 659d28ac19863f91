//! 1.2 Recurrences.

use std::num::NonZeroU64;

use basic_knowledge::recurrence::exact::{Level, Rounding, Split, SplitError, evaluate, levels};
use basic_knowledge::recurrence::linear::{
    Arithmetic, Integers, LinearRecurrence, LinearRecurrenceError, Modulo, fibonacci,
};
use basic_knowledge::recurrence::plain::level_costs;
use basic_knowledge::recurrence::{
    Case, Growth, Part, RecurrenceError, Solution, akra_bazzi, critical_exponent, decimal, master,
    weight,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/recurrence.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

#[path = "../../examples/recursion_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod tree_demo;

#[path = "../../examples/linear_recurrence.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod linear_demo;

// 1. Worked examples.

/// a, b, the exponents of n and of log n in the driving term, the case, and the class.
const MASTER: &[(f64, f64, f64, f64, Case, &str)] = &[
    (9.0, 3.0, 1.0, 0.0, Case::Leaves, "n^2"),
    (1.0, 1.5, 0.0, 0.0, Case::Balanced, "log n"),
    (3.0, 4.0, 1.0, 1.0, Case::Root, "n log n"),
    (2.0, 2.0, 1.0, 0.0, Case::Balanced, "n log n"),
    (2.0, 2.0, 1.0, 1.0, Case::Balanced, "n log^2 n"),
    (2.0, 2.0, 1.0, -1.0, Case::Balanced, "n log log n"),
    (2.0, 2.0, 1.0, -2.0, Case::Balanced, "n"),
    // Strassen, Karatsuba, binary search, a heap built bottom up.
    (7.0, 2.0, 2.0, 0.0, Case::Leaves, "n^2.8074"),
    (3.0, 2.0, 1.0, 0.0, Case::Leaves, "n^1.585"),
    (1.0, 2.0, 0.0, 0.0, Case::Balanced, "log n"),
    (2.0, 2.0, 0.0, 1.0, Case::Leaves, "n"),
];

/// Merge sort's comparisons in the worst case, for 1000 elements.
pub(crate) const MERGE_SORT_OF_A_THOUSAND: u64 = 8977;
/// The same for 10 elements, and if both halves were rounded down.
pub(crate) const MERGE_SORT_OF_TEN: u64 = 25;
pub(crate) const ROUNDED_DOWN: u64 = 21;
/// The same for 10^17 elements, and how many different sizes there are.
pub(crate) const MERGE_SORT_OF_A_LARGE_LIST: u64 = 5_555_884_811_924_144_129;
pub(crate) const SIZES_OF_A_LARGE_SORT: usize = 95;
/// Strassen's multiplications and additions for matrices of 128 rows.
pub(crate) const STRASSEN_MULTIPLICATIONS: u64 = 823_543;
pub(crate) const STRASSEN_ADDITIONS: u64 = 4_842_954;

#[test]
fn the_worked_examples_of_the_page() {
    assert_eq!(level_costs(2, 2, 8, |n| n), [8; 4]);
    assert_eq!(level_costs(3, 2, 4, |n| n), [4, 6, 9]);
    assert_eq!(level_costs(2, 2, 8, |n| n * n), [64, 32, 16, 8]);
    // The counts of Strassen's products: 18 additions of matrices of half the size.
    let multiplications = level_costs(7, 2, 128, |n| u64::from(n == 1));
    assert_eq!(multiplications.iter().sum::<u64>(), STRASSEN_MULTIPLICATIONS);
    let additions = level_costs(7, 2, 128, |n| 18 * (n / 2) * (n / 2));
    assert_eq!(additions.iter().sum::<u64>(), STRASSEN_ADDITIONS);
    assert_eq!(STRASSEN_ADDITIONS, 6 * (7_u64.pow(7) - 4_u64.pow(7)));
    assert_eq!(merge_sort(1000), Ok(MERGE_SORT_OF_A_THOUSAND));
    // The questions.
    assert_eq!(merge_sort(5), Ok(8));
    assert_eq!(level_costs(3, 3, 9, |n| n).iter().sum::<u64>(), 27);
}

#[test]
fn the_exact_values_of_the_page() {
    let none = |n| (n == 1).then_some(0);
    assert_eq!(merge_sort(10), Ok(MERGE_SORT_OF_TEN));
    assert_eq!(evaluate(10, &[split(2, 1, 2)], none, |n| Some(n - 1)), Ok(ROUNDED_DOWN));
    let large = 10_u64.pow(17);
    assert_eq!(merge_sort(large), Ok(MERGE_SORT_OF_A_LARGE_LIST));
    let tree = levels(large, &halves(), none, |n| Some(n - 1)).unwrap();
    let sizes = tree.iter().flat_map(|level| level.sizes.iter().map(|(size, _)| *size));
    let sizes: std::collections::BTreeSet<u64> = sizes.collect();
    assert_eq!(sizes.len(), SIZES_OF_A_LARGE_SORT);
    // At most two neighboring sizes on each level.
    for n in 1..=300 {
        for level in levels(n, &halves(), none, |n| Some(n - 1)).unwrap() {
            let (first, last) = (level.sizes[0].0, level.sizes[level.sizes.len() - 1].0);
            assert!(first - last <= 1, "{n}: {level:?}");
        }
    }
}

/// Each difference is the number of binary digits.
#[test]
fn the_differences_of_merge_sort() {
    for n in 1..1100_u64 {
        let difference = merge_sort(n + 1).unwrap() - merge_sort(n).unwrap();
        assert_eq!(difference, u64::from(n.ilog2()) + 1, "{n}");
    }
}

#[test]
fn the_classes_of_the_questions() {
    for (a, b, power, logs, class) in [
        (8.0, 2.0, 2.0, 0.0, "n^3"),
        (1.0, 2.0, 0.0, 0.0, "log n"),
        (4.0, 2.0, 2.0, 1.0, "n^2 log^2 n"),
    ] {
        let solution = master(a, b, Growth::new(power, logs)).unwrap();
        assert_eq!(solution.growth.to_string(), class);
    }
    let parts = [0.5, 0.25].map(|ratio| Part { times: 1.0, ratio });
    assert_eq!(akra_bazzi(&parts, Growth::new(1.0, 0.0)).unwrap().growth.to_string(), "n");
}

#[test]
fn the_sizes_of_ten() {
    let one = |n| (n == 1).then_some(1);
    let levels = levels(10, &halves(), one, Some).unwrap();
    let sizes = levels.iter().flat_map(|level| level.sizes.iter().map(|(size, _)| *size));
    let sizes: std::collections::BTreeSet<u64> = sizes.collect();
    assert_eq!(sizes.len(), 5);
    assert!(sizes.into_iter().eq([1, 2, 3, 5, 10]));
}

#[test]
fn the_tenth_term() {
    let hanoi = LinearRecurrence::new(vec![3, -2], vec![0, 1]).unwrap();
    assert_eq!(all_ways(&hanoi, &Integers, 10), [Ok(1023); 3]);
}

#[test]
fn level_costs_add_up_to_the_exact_value() {
    for (a, b, power) in
        (1..6).flat_map(|a| (2..5).flat_map(move |b| (0..3).map(move |k| (a, b, k))))
    {
        let f = |n: u64| n.pow(power);
        for exponent in 0..6 {
            let n = u64::from(b).pow(exponent);
            let one = |n| (n <= 1).then_some(1);
            let exact = evaluate(n, &[split(a, 1, b)], one, |n| Some(f(n)));
            let costs = level_costs(a, b.into(), n, f);
            assert_eq!(exact, Ok(costs.iter().sum()), "{a} {b} {power} {n}");
            assert_eq!(costs.len(), exponent as usize + 1);
        }
    }
}

#[test]
fn master_theorem() {
    for &(a, b, power, logs, case, class) in MASTER {
        let solution = master(a, b, Growth::new(power, logs)).unwrap();
        assert_eq!((solution.case, &*solution.growth.to_string()), (case, class), "{a} {b}");
        let parts = [Part { times: a, ratio: 1.0 / b }];
        let same = akra_bazzi(&parts, Growth::new(power, logs)).unwrap();
        assert_eq!((same.case, &*same.growth.to_string()), (case, class), "{a} {b}");
    }
}

/// The parts as (how many, share of n), the exponent of n in the driving term, p, and the class.
type Uneven = (&'static [(f64, f64)], f64, f64, &'static str);

const AKRA_BAZZI: &[Uneven] = &[
    (&[(1.0, 1.0 / 3.0), (1.0, 2.0 / 3.0)], 1.0, 1.0, "n log n"),
    (&[(1.0, 0.2), (1.0, 0.7)], 1.0, 0.839_780_3, "n"),
    (&[(1.0, 0.5), (1.0, 0.25)], 0.0, 0.694_241_9, "n^0.6942"),
    (&[(2.0, 0.25), (3.0, 1.0 / 6.0)], 1.0, 1.0, "n log n"),
    (&[(0.5, 0.5)], 0.0, -1.0, "1"),
];

#[test]
fn akra_and_bazzi() {
    for &(parts, power, p, class) in AKRA_BAZZI {
        let parts: Vec<Part> = parts.iter().map(|&(times, ratio)| Part { times, ratio }).collect();
        let solution = akra_bazzi(&parts, Growth::new(power, 0.0)).unwrap();
        assert!((solution.critical - p).abs() < 1e-7, "{} is not {p}", solution.critical);
        assert_eq!(solution.growth.to_string(), class);
    }
}

fn split(times: u64, numerator: u32, denominator: u32) -> Split {
    Split::new(times, numerator, denominator, Rounding::Floor).unwrap()
}

/// The two halves of n elements.
fn halves() -> [Split; 2] {
    [split(1, 1, 2), Split::new(1, 1, 2, Rounding::Ceil).unwrap()]
}

/// The comparisons of a merge sort at worst.
fn merge_sort(n: u64) -> Result<u64, SplitError> {
    evaluate(n, &halves(), |n| (n == 1).then_some(0), |n| Some(n - 1))
}

#[test]
fn exact_values() {
    for (n, comparisons) in [(1, 0), (2, 1), (3, 3), (8, 17), (10, 25), (16, 49), (1000, 8977)] {
        assert_eq!(merge_sort(n), Ok(comparisons), "W({n})");
    }
    let one = |n| (n <= 1).then_some(1);
    for (n, value) in [(2, 4), (8, 32), (16, 80), (1024, 11_264)] {
        assert_eq!(evaluate(n, &[split(2, 1, 2)], one, Some), Ok(value), "T({n})");
    }
}

#[test]
fn linear_terms() {
    let terms = |c: &[i64], a: &[i64]| LinearRecurrence::new(c.to_vec(), a.to_vec()).unwrap();
    let fibonacci_numbers = terms(&[1, 1], &[0, 1]);
    let hanoi = terms(&[3, -2], &[0, 1]);
    for (recurrence, n, value) in [
        (&fibonacci_numbers, 0, 0),
        (&fibonacci_numbers, 1, 1),
        (&fibonacci_numbers, 10, 55),
        (&fibonacci_numbers, 93, 12_200_160_415_121_876_738),
        (&hanoi, 3, 7),
        (&hanoi, 64, (1 << 64) - 1),
    ] {
        assert_eq!(all_ways(recurrence, &Integers, n), [Ok(value); 3], "term {n}");
    }
    assert_eq!(fibonacci(&Integers, 93), Ok(12_200_160_415_121_876_738));
}

fn all_ways<R: Arithmetic>(
    recurrence: &LinearRecurrence,
    arithmetic: &R,
    n: u64,
) -> [Result<R::Item, LinearRecurrenceError>; 3] {
    [
        recurrence.by_iteration(arithmetic, n),
        recurrence.by_matrix(arithmetic, n),
        recurrence.by_polynomial(arithmetic, n),
    ]
}

// 2. All small inputs.

/// What a solver of a T(n/b) + n^k (log n)^p is held to: T(bⁱ) divided by its answer must settle.
/// Of a wrong class it grows or falls without bound, if only as slowly as log log n.
fn drifts(a: f64, b: f64, f: Growth, g: Growth) -> bool {
    let log = |i: u32| f64::from(i) * b.log2();
    let relative = |g: Growth, i: u32| log(i).powf(g.logs) * log(i).log2().powf(g.loglogs);
    let mut quotient = 1.0;
    let mut early = 1.0;
    for i in 3..=4000 {
        // T(bⁱ)/g(bⁱ), from T(bⁱ) = a T(bⁱ⁻¹) + f(bⁱ), so that nothing overflows.
        let kept = a / b.powf(g.power) * relative(g, i - 1) / relative(g, i);
        let added = b.powf((f.power - g.power) * f64::from(i)) * relative(f, i) / relative(g, i);
        quotient = quotient * kept + added;
        if i == 1000 {
            early = quotient;
        }
    }
    !(0.93 < quotient / early && quotient / early < 1.07)
}

/// The first recurrence for which a solver is wrong.
fn fault(solver: fn(f64, f64, Growth) -> Growth) -> Option<(u32, u32, Growth)> {
    for (a, b) in (1..=9).flat_map(|a| (2..=4).map(move |b| (a, b))) {
        for (halves, p) in (0..=6).flat_map(|k| (-4..=4).map(move |p| (k, p))) {
            let f = Growth::new(f64::from(halves) / 2.0, f64::from(p) / 2.0);
            if drifts(a.into(), b.into(), f, solver(a.into(), b.into(), f)) {
                return Some((a, b, f));
            }
        }
    }
    None
}

fn right(a: f64, b: f64, f: Growth) -> Growth {
    master(a, b, f).unwrap().growth
}

/// The theorem without its extension: a logarithm more whenever the exponents agree.
fn always_one_log_more(a: f64, b: f64, f: Growth) -> Growth {
    let Solution { critical, case, growth } = master(a, b, f).unwrap();
    if case == Case::Balanced { Growth::new(critical, f.logs + 1.0) } else { growth }
}

/// The theorem with a/b in place of log a / log b.
fn without_logarithms(a: f64, b: f64, f: Growth) -> Growth {
    if f.power < a / b { Growth::new(a / b, 0.0) } else { right(a, b, f) }
}

/// The levels are taken for equal whenever the exponents agree, but for none beside the root.
fn forgets_the_depth(a: f64, b: f64, f: Growth) -> Growth {
    let solution = master(a, b, f).unwrap();
    if solution.case == Case::Balanced { f } else { solution.growth }
}

#[test]
fn the_quotient_settles_for_all_small_recurrences() {
    assert_eq!(fault(right), None);
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(always_one_log_more), Some((1, 2, Growth::new(0.0, -2.0))));
    assert_eq!(fault(without_logarithms), Some((1, 2, Growth::new(0.0, -2.0))));
    assert_eq!(fault(forgets_the_depth), Some((1, 2, Growth::new(0.0, -2.0))));
    // The case that all three get wrong is not the only one.
    let log_log = Growth { power: 1.0, logs: 0.0, loglogs: 1.0 };
    let f = Growth::new(1.0, -1.0);
    assert!(drifts(2.0, 2.0, f, always_one_log_more(2.0, 2.0, f)), "n for n log log n");
    assert!(!drifts(2.0, 2.0, f, log_log));
    assert!(drifts(
        9.0,
        3.0,
        Growth::new(1.0, 0.0),
        without_logarithms(9.0, 3.0, Growth::new(1.0, 0.0))
    ));
}

#[test]
fn merge_sort_in_closed_form() {
    for n in 1..=1100_u64 {
        let log = n.next_power_of_two().ilog2();
        assert_eq!(merge_sort(n), Ok(n * u64::from(log) + 1 - (1 << log)), "W({n})");
    }
}

/// The recurrence as it is written; it takes as many steps as the value says.
fn naive(n: u64, splits: &[(u64, u32, u32, bool)], base: u64) -> u64 {
    if n <= base {
        return n + 1;
    }
    let part = |&(times, numerator, denominator, up): &(u64, u32, u32, bool)| {
        let (size, denominator) = (n * u64::from(numerator), denominator.into());
        let size = if up { size.div_ceil(denominator) } else { size / denominator };
        times * naive(size, splits, base)
    };
    splits.iter().map(part).sum::<u64>() + n
}

#[test]
fn the_plain_recursion_agrees_on_all_small_recurrences() {
    let shares = [(1, 2), (1, 3), (2, 3), (1, 4), (2, 5)];
    let all: Vec<(u64, u32, u32, bool)> = (1..=2)
        .flat_map(|times| shares.map(|(numerator, denominator)| (times, numerator, denominator)))
        .flat_map(|(t, n, d)| [(t, n, d, false), (t, n, d, true)])
        .collect();
    for (i, first) in all.iter().enumerate() {
        for second in &all[i..] {
            for both in [&[*first][..], &[*first, *second]] {
                let splits: Vec<Split> = both
                    .iter()
                    .map(|&(times, n, d, up)| {
                        let rounding = if up { Rounding::Ceil } else { Rounding::Floor };
                        Split::new(times, n, d, rounding).unwrap()
                    })
                    .collect();
                for n in [0, 1, 2, 3, 4, 7, 12, 20] {
                    // A part of 2/3 of 2, rounded up, is 2 again: sizes up to 2 are base cases.
                    let base = |n| (n <= 2).then_some(n + 1);
                    let expected = Ok(naive(n, both, 2));
                    assert_eq!(evaluate(n, &splits, base, Some), expected, "{both:?} at {n}");
                    let levels = levels(n, &splits, base, Some).unwrap();
                    assert_eq!(Ok(levels.iter().map(|level| level.cost).sum()), expected);
                }
            }
        }
    }
}

#[test]
fn three_ways_to_a_term_agree_on_all_small_recurrences() {
    let digits = [-2, -1, 0, 1, 2_i64];
    let vectors = |d: u32| {
        (0..5_usize.pow(d)).map(move |code| {
            (0..d).map(|i| digits[code / 5_usize.pow(i) % 5]).collect::<Vec<i64>>()
        })
    };
    let mut n_checked = 0;
    for d in 1..=2 {
        for (coefficients, initial) in
            vectors(d).flat_map(|c| vectors(d).map(move |a| (c.clone(), a)))
        {
            let recurrence = LinearRecurrence::new(coefficients.clone(), initial.clone()).unwrap();
            let mut terms = initial;
            for n in 0..9_usize {
                if n == terms.len() {
                    let pairs = coefficients.iter().zip(terms.iter().rev());
                    terms.push(pairs.map(|(c, a)| c * a).sum());
                }
                let index = n as u64;
                assert_eq!(all_ways(&recurrence, &Integers, index), [Ok(terms[n].into()); 3]);
                for m in [1, 2, 7_u64] {
                    let expected = u64::try_from(terms[n].rem_euclid(m.cast_signed())).unwrap();
                    let arithmetic = Modulo(NonZeroU64::new(m).unwrap());
                    assert_eq!(
                        all_ways(&recurrence, &arithmetic, index),
                        [Ok(expected); 3],
                        "mod {m}"
                    );
                }
                n_checked += 1;
            }
        }
    }
    assert_eq!(n_checked, 9 * (25 + 625));
}

#[test]
fn every_fibonacci_number_of_128_bits() {
    let (mut at, mut next) = (0_i128, Some(1_i128));
    for n in 0..=184 {
        assert_eq!(fibonacci(&Integers, n), Ok(at), "F({n})");
        let Some(last) = next else { break };
        (at, next) = (last, at.checked_add(last));
    }
    assert_eq!(fibonacci(&Integers, 185), Err(LinearRecurrenceError::Overflow { n: 185 }));
}

// 3. Properties.

proptest! {
    #[test]
    fn at_the_exponent_the_weight_is_one(parts in prop::collection::vec((0.1..9.0_f64, 0.01..0.99_f64), 1..6)) {
        let parts: Vec<Part> = parts.into_iter().map(|(times, ratio)| Part { times, ratio }).collect();
        let p = critical_exponent(&parts).unwrap();
        prop_assert!((weight(&parts, p) - 1.0).abs() < 1e-6, "{} at {p}", weight(&parts, p));
        prop_assert!(weight(&parts, p + 0.01) < 1.0 && 1.0 < weight(&parts, p - 0.01));
    }

    #[test]
    fn both_theorems_agree_where_both_apply(a in 1..50_u32, b in 2..20_u32, k in 0..8_u32, p in -3..4_i32) {
        let f = Growth::new(f64::from(k) / 2.0, p.into());
        let one = master(a.into(), b.into(), f).unwrap();
        let parts = [Part { times: a.into(), ratio: 1.0 / f64::from(b) }];
        let other = akra_bazzi(&parts, f).unwrap();
        prop_assert_eq!(one.case, other.case);
        prop_assert_eq!(one.growth.to_string(), other.growth.to_string());
    }

    #[test]
    fn exact_values_of_uneven_parts_stay_near_the_class(
        numerators in prop::collection::vec(1..8_u32, 2..4), k in 0..3_u32,
    ) {
        let splits: Vec<Split> = numerators.iter().map(|&numerator| split(1, numerator, 10)).collect();
        let parts: Vec<Part> = splits.iter().map(Split::part).collect();
        let g = akra_bazzi(&parts, Growth::new(k.into(), 0.0)).unwrap().growth;
        let quotient = |n: u32| {
            let value = evaluate(n.into(), &splits, |n| (n <= 1).then_some(1), |n| n.checked_pow(k));
            value.map(|value| real(value) / g.at(n.into()))
        };
        let quotients: Result<Vec<f64>, _> = [1_000, 10_000, 100_000].into_iter().map(quotient).collect();
        let quotients = quotients.unwrap();
        prop_assert!(quotients[1] / quotients[0] < 4.0 && quotients[0] / quotients[1] < 4.0, "{quotients:?}");
        prop_assert!(quotients[2] / quotients[1] < 4.0 && quotients[1] / quotients[2] < 4.0, "{quotients:?}");
    }

    #[test]
    fn large_terms_agree(c in prop::collection::vec(any::<i64>(), 1..7), n in 0..3000_u64, m in 1..=u64::MAX) {
        let initial: Vec<i64> = c.iter().map(|c| c.wrapping_mul(31)).collect();
        let recurrence = LinearRecurrence::new(c, initial).unwrap();
        let arithmetic = Modulo(NonZeroU64::new(m).unwrap());
        let [one, two, three] = all_ways(&recurrence, &arithmetic, n);
        prop_assert_eq!(one, two);
        prop_assert_eq!(one, three);
    }
}

#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn real(n: u64) -> f64 {
    n as f64
}

#[test]
fn products_grow_as_said() {
    let modulo = Modulo(NonZeroU64::new(1_000_000_007).unwrap());
    for d in 1..=8_usize {
        let recurrence = LinearRecurrence::new(vec![1; d], vec![1; d]).unwrap();
        let count = |way: fn(&LinearRecurrence, &linear_demo::Counted<Modulo>, u64), n| {
            let counted = linear_demo::Counted::new(modulo);
            way(&recurrence, &counted, n);
            counted.n_products.get()
        };
        let order = d as u64;
        for n in [64_u64, 128, 256, 512] {
            let digits = u64::from(n.ilog2()) + 1;
            let one_by_one = count(|a, arithmetic, n| _ = a.by_iteration(arithmetic, n), n);
            assert_eq!(one_by_one, order * (n - order + 1));
            let matrix = count(|a, arithmetic, n| _ = a.by_matrix(arithmetic, n), n);
            assert_eq!(matrix, (digits + 1) * order.pow(3) + order, "n has one digit 1");
            let polynomial = count(|a, arithmetic, n| _ = a.by_polynomial(arithmetic, n), n);
            assert_eq!(polynomial, digits * 2 * order.pow(2) + order);
        }
    }
}

// 4. Extremes.

#[test]
fn the_largest_sizes() {
    let count = |n| evaluate(n, &[split(1, 1, 2)], |n| (n == 0).then_some(0), |_| Some(1));
    assert_eq!((count(0), count(1), count(u64::MAX)), (Ok(0), Ok(1), Ok(64)));
    let up = Split::new(1, 1, 2, Rounding::Ceil).unwrap();
    assert_eq!(evaluate(u64::MAX, &[up], |n| (n == 1).then_some(0), |_| Some(1)), Ok(64));
    let arithmetic = Modulo(NonZeroU64::MAX);
    let recurrence = LinearRecurrence::new(vec![i64::MIN, i64::MAX], vec![-1, i64::MIN]).unwrap();
    let [_, two, three] = [
        Ok(0),
        recurrence.by_matrix(&arithmetic, u64::MAX),
        recurrence.by_polynomial(&arithmetic, u64::MAX),
    ];
    assert_eq!(two, three);
    let one = Modulo(NonZeroU64::MIN);
    assert_eq!(recurrence.by_polynomial(&one, u64::MAX), Ok(0));
    assert_eq!(fibonacci(&one, u64::MAX), Ok(0));
}

#[test]
fn a_chain_of_a_million_sizes() {
    // From a million down each part is smaller by one.
    let slowly = [split(1, 999_999, 1_000_000)];
    let base = |n| (n == 0).then_some(0);
    assert_eq!(evaluate(1_000_000, &slowly, base, |_| Some(1)), Ok(1_000_000));
    assert_eq!(levels(1_000_000, &slowly, base, |_| Some(1)).unwrap().len(), 1_000_001);
    // The halves fall among sizes that are there: a list would have to make room for each.
    let both = [split(1, 1, 2), slowly[0]];
    assert_eq!(evaluate(1_000_000, &both, base, |_| Some(0)), Ok(0));
}

#[test]
fn nothing_wraps() {
    let base = |n| (n <= 1).then_some(1);
    let overflow = |n| Err(SplitError::Overflow { n });
    assert_eq!(evaluate(1 << 40, &[split(4, 1, 2)], base, Some), overflow(1 << 40));
    assert_eq!(evaluate(8, &[split(1, 1, 2)], base, |_| None), overflow(8));
    assert_eq!(
        levels(1 << 40, &[split(4, 1, 2)], base, Some),
        Err(SplitError::Overflow { n: 1 << 40 })
    );
    // Each level fits, but not their sum: 60 times 10^18.
    let n = 1_000_000_000_000_000_000;
    assert_eq!(evaluate(n, &[split(2, 1, 2)], base, Some), overflow(n));
    assert_eq!(levels(n, &[split(2, 1, 2)], base, Some), Err(SplitError::Overflow { n }));
    let doubling = LinearRecurrence::new(vec![2], vec![1]).unwrap();
    assert_eq!(all_ways(&doubling, &Integers, 126), [Ok(1 << 126); 3]);
    assert_eq!(
        all_ways(&doubling, &Integers, 127),
        [Err(LinearRecurrenceError::Overflow { n: 127 }); 3]
    );
}

// 5. Bad input.

#[test]
fn bad_parameters() {
    let f = Growth::new(1.0, 0.0);
    for times in [0.0, 0.5, -1.0, f64::INFINITY] {
        assert_eq!(master(times, 2.0, f), Err(RecurrenceError::Times { index: 0, times }));
    }
    assert!(matches!(master(f64::NAN, 2.0, f), Err(RecurrenceError::Times { .. })));
    for b in [1.0, 0.5, -2.0, f64::INFINITY] {
        assert_eq!(master(2.0, b, f), Err(RecurrenceError::Ratio { index: 0, ratio: 1.0 / b }));
    }
    assert!(matches!(master(2.0, f64::NAN, f), Err(RecurrenceError::Ratio { .. })));
    for driving in [
        Growth::new(f64::INFINITY, 0.0),
        Growth::new(0.0, f64::NEG_INFINITY),
        Growth { loglogs: 1.0, ..f },
    ] {
        assert_eq!(master(2.0, 2.0, driving), Err(RecurrenceError::Driving { driving }));
    }
    assert!(matches!(
        master(2.0, 2.0, Growth::new(f64::NAN, 0.0)),
        Err(RecurrenceError::Driving { .. })
    ));
}

#[test]
fn bad_parts() {
    let f = Growth::new(1.0, 0.0);
    let good = Part { times: 1.0, ratio: 0.5 };
    assert_eq!(akra_bazzi(&[], f), Err(RecurrenceError::NoParts));
    for times in [0.0, -1.0, f64::INFINITY] {
        let parts = [good, Part { times, ..good }];
        assert_eq!(akra_bazzi(&parts, f), Err(RecurrenceError::Times { index: 1, times }));
    }
    for ratio in [0.0, 1.0, -0.5, 2.0, f64::INFINITY] {
        let parts = [good, Part { ratio, ..good }];
        assert_eq!(akra_bazzi(&parts, f), Err(RecurrenceError::Ratio { index: 1, ratio }));
    }
    assert!(matches!(
        akra_bazzi(&[Part { ratio: f64::NAN, ..good }], f),
        Err(RecurrenceError::Ratio { .. })
    ));
    let slow = Part { times: 2.0, ratio: 1.0 - 1e-9 };
    assert_eq!(akra_bazzi(&[slow], f), Err(RecurrenceError::NoExponent));
}

#[test]
fn bad_splits() {
    for (times, numerator, denominator) in [(0, 1, 2), (1, 0, 2), (1, 2, 2), (1, 3, 2), (1, 1, 0)] {
        assert_eq!(
            Split::new(times, numerator, denominator, Rounding::Floor),
            Err(SplitError::Share { times, numerator, denominator })
        );
    }
    let none = |_| None;
    assert_eq!(evaluate(9, &[split(1, 1, 2)], none, Some), Err(SplitError::NoBase));
    assert_eq!(levels(9, &[split(1, 1, 2)], none, Some), Err(SplitError::NoBase));
    let up = [Split::new(1, 1, 2, Rounding::Ceil).unwrap()];
    let at_zero = |n| (n == 0).then_some(0);
    assert_eq!(evaluate(9, &up, at_zero, Some), Err(SplitError::NotShrinking { n: 1 }));
    assert_eq!(levels(9, &up, at_zero, Some), Err(SplitError::NotShrinking { n: 1 }));
}

#[test]
fn bad_linear_recurrences() {
    for (coefficients, initial, error) in [
        (vec![], vec![], LinearRecurrenceError::NoCoefficient),
        (vec![], vec![1], LinearRecurrenceError::NoCoefficient),
        (vec![1, 1], vec![0], LinearRecurrenceError::Initial { n_coefficients: 2, n_initial: 1 }),
        (vec![1], vec![0, 1], LinearRecurrenceError::Initial { n_coefficients: 1, n_initial: 2 }),
    ] {
        assert_eq!(LinearRecurrence::new(coefficients, initial), Err(error));
    }
    assert_eq!(NonZeroU64::new(0), None, "a modulus of 0 cannot be written down");
}

#[test]
fn growth_in_words() {
    for (growth, words) in [
        (Growth::default(), "1"),
        (Growth::new(1.0, 0.0), "n"),
        (Growth::new(0.5, -1.0), "n^0.5 log^-1 n"),
        (Growth { power: 0.0, logs: 2.0, loglogs: 1.0 }, "log^2 n log log n"),
    ] {
        assert_eq!(growth.to_string(), words);
    }
    assert_eq!([-0.25, 3.0, 1e-9, 2.80735].map(decimal), ["-0.25", "3", "0", "2.8074"]);
    assert!(Growth::new(1.0, 9.0) < Growth::new(1.5, 0.0));
}

// 6. The original's page is empty: there is nothing to be wrong. 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("recurrence", ""),
        ("recurrence_log_log", "\"T(n) = 2T(n/2) + n/log n\""),
        ("recurrence_median", "\"T(n) = T(n/5) + T(7n/10) + n\""),
        ("recurrence_strassen", "\"T(n) = 7T(n/2) + n^2\""),
    ]);
    tree_demo::DEMO.shows(&[("recursion_tree", "")]);
    linear_demo::DEMO.shows(&[("linear_recurrence", ""), ("linear_recurrence_cost", "--cost")]);
}

#[test]
fn demo_answers() {
    demo::DEMO.says(&[
        ("T(n) = T(2n/3) + 1", "… is Θ(log n)."),
        ("T(n) = 3T(n/4) + n log n", "… is Θ(n log n)."),
        ("T(n) = 2T(n/2) + n log n", "… is Θ(n log^2 n)."),
        ("T(n)=2T(n/2)+n*log^-2n", "… is Θ(n)."),
        ("3T(n/2) + 5 n + 12", "… is Θ(n^1.585)."),
        ("T(floor n/2) + T(ceil n/2) + n - 1", "… is Θ(n log n)."),
        ("4T(n/2) + n^2.5 - n", "… is Θ(n^2.5)."),
        ("T(999n/1000) + 1", "… is Θ(log n)."),
        ("2T(n/1000) + n^0.1 / log n", "… is Θ(n^0.1003)."),
        // Terms that grow alike are one term.
        ("2T(n/2) - n + 2n", "… is Θ(n log n)."),
        ("2T(n/2) + n^2 - n^2 + 3", "… is Θ(n)."),
        ("2T(n/2) + 0.1n + 0.2n - 0.3n + 1", "… is Θ(n)."),
    ]);
    tree_demo::DEMO.says(&[
        (
            "T(floor n/2) + T(ceil n/2) + n - 1 --base 0 --n 10",
            "…\nT(10) = 25, the sum of 5 levels.",
        ),
        ("T(n/2) + 0.1n + 0.2n - 0.3n + 0.5n + 0.5n", "…\nT(64) = 127, the sum of 7 levels."),
    ]);
    for demo in [demo::DEMO, tree_demo::DEMO] {
        demo.says(&[(
            "T(999n/1000) + 1",
            "…Too large to draw: the limit is parts of 19/20 of the whole.…",
        )]);
    }
}

#[test]
fn demo_of_driving_terms_that_are_not_whole() {
    demo::DEMO.says(&[
        // Rounded, 0.4 is nothing, and the values would not grow at all.
        ("T(n/2) + 0.4", "…No exact values: the driving term is no whole number.… is Θ(log n)."),
        ("T(n/2) + n^1.5", "…with f rounded to whole numbers, over…"),
        ("T(n/2) + n - 9", "…with f rounded to whole numbers, over…"),
        ("T(n/2) + n", "…Exact values for T(0) = T(1) = 1, over…"),
    ]);
    tree_demo::DEMO.refuses(&[
        ("T(n/2) + 0.4", "the driving term is 0.4 at n = 64: not a whole cost"),
        ("T(n/2) + n - 9", "the driving term is -1 at n = 8: not a whole cost"),
        ("T(n/2) + n log n / 6", "the driving term is 26.6667 at n = 32: not a whole cost"),
    ]);
}

#[test]
fn demo_of_a_way_that_overflows() {
    let output = |args: &str| linear_demo::DEMO.output(&args.split(' ').collect::<Vec<_>>());
    let printed = output("1 1 from 0 1 at 184").unwrap();
    assert!(
        printed.ends_with("\na(184) = 127127879743834334146972278486287885163.\n"),
        "{printed}"
    );
    let overflows = printed.lines().filter(|line| line.contains("overflow")).map(str::trim_start);
    let overflows: Vec<&str> = overflows.filter_map(|line| line.split("  ").next()).collect();
    assert_eq!(overflows, ["by a matrix"], "{printed}");
    // a(4) does not fit, so there is no picture. The polynomial does not need it.
    let large = i64::MAX.to_string();
    let printed = output(&format!("0 {large} from {large} 0 at 5")).unwrap();
    assert!(!printed.contains("The terms up to"), "{printed}");
    assert!(printed.ends_with("\na(5) = 0.\n"), "{printed}");
    linear_demo::DEMO.refuses(&[(
        &format!("{large} {large} from {large} {large} at 15"),
        "term 15 cannot be computed in 128 bits",
    )]);
}

#[test]
fn demo_of_bad_input() {
    let part = "write T(n/2), 3T(2n/3) or T(ceil n/2)";
    let driving = "write n, 3 n^2, n log n, n/log^2 n";
    for demo in [demo::DEMO, tree_demo::DEMO] {
        demo.refuses(&[
            ("T(n) = 2T(n-1) + 1", &format!("term 1, at \"T(n-1)+1\": {part}")),
            ("T(n) = T(3n/2) + 1", &format!("term 1, at \"T(3n/2)+1\": {part}")),
            ("T(n) = T(n/0) + 1", &format!("term 1, at \"T(n/0)+1\": {part}")),
            ("T(n) = 0T(n/2) + 1", &format!("term 1, at \"T(n/2)+1\": {driving}")),
            ("T(n) = 1.5T(n/2) + 1", &format!("term 1, at \"T(n/2)+1\": {part}")),
            ("T(n) = 1 - T(n/2)", &format!("term 2, at \"T(n/2)\": {part}")),
            ("T(n) = 2T(n/2) + 2^n", &format!("term 2, at \"^n\": {driving}")),
            ("T(n) = 2T(n/2) + x", &format!("term 2, at \"x\": {driving}")),
            ("T(n) = 2T(n/2) +", &format!("term 2, at the end: {driving}")),
            ("T(n) = 2T(n/2) + n/", &format!("term 2, at the end: {driving}")),
            ("T(n) = 2T(n/2) + log", &format!("term 2, at the end: {driving}")),
            ("T(n) = 2T(n/2) + n/0", &format!("term 2, at the end: {driving}")),
            ("T(n) = 2T(n/2) - n", "the driving term n must be positive"),
            ("T(n) = 2T(n/2)", "there is no driving term, such as n or 1"),
            ("T(n) = 2T(n/2) + n - n", "there is no driving term, such as n or 1"),
            ("T(n) = 2T(n/2) + n - 2n", "the driving term n must be positive"),
            ("T(n) = 2T(n/2) + *", &format!("term 2, at \"*\": {driving}")),
            ("T(n) = n", "there is no smaller part, such as 2T(n/2)"),
            ("T(n) = 2/T(n/2) + n", &format!("term 1, at \"T(n/2)+n\": {part}")),
            ("T(n) = nT(n/2) + n", &format!("term 1, at \"T(n/2)+n\": {part}")),
        ]);
    }
    tree_demo::DEMO.refuses(&[
        (
            "T(n) = 2T(n/2) + n --n 1000000000000000000",
            "T(1000000000000000000) does not fit 64 bits",
        ),
        ("T(ceil 2n/3) + 1", "T(2) is given by itself: a base case is missing"),
    ]);
    demo::DEMO.says(&[(
        "T(ceil 2n/3) + 1",
        "…No exact values: one needs itself, or exceeds 64 bits.… is Θ(log n).",
    )]);
    linear_demo::DEMO.refuses(&[
        ("1 1 from 0 at 10", "2 coefficients need as many first terms, not 1"),
        ("1 x from 0 1 at 10", "coefficient 2: \"x\" is not a number (column 3)"),
        ("1 1 from 0 1", "at, and which term: the input ends here (column 13)"),
        ("1 1 from 0 1 at -1", "which term: \"-1\" is negative (column 17)"),
        ("1 1 from 0 1 at 9 mod 0", "the modulus: \"0\" divides nothing (column 23)"),
        ("1 1 from 0 1 at 200", "term 200 cannot be computed in 128 bits"),
    ]);
}

#[test]
fn levels_of_an_uneven_tree() {
    let thirds = [split(1, 1, 3), split(1, 2, 3)];
    let levels = levels(9, &thirds, |n| (n <= 1).then_some(0), Some).unwrap();
    let level =
        |sizes: &[(u64, u64)], n_leaves, cost| Level { sizes: sizes.to_vec(), n_leaves, cost };
    let expected = [
        level(&[(9, 1)], 0, 9),
        level(&[(6, 1), (3, 1)], 0, 9),
        level(&[(4, 1), (2, 2), (1, 1)], 1, 8),
        level(&[(2, 1), (1, 3), (0, 2)], 5, 2),
        level(&[(1, 1), (0, 1)], 2, 0),
    ];
    assert_eq!(levels, expected);
    assert_eq!(levels.iter().map(Level::n_nodes).collect::<Vec<_>>(), [1, 2, 4, 6, 2]);
}
