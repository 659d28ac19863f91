//! 9.6 Dinkelbach's algorithm.

use linear_algebra::Ratio;
use linear_algebra::linear_programming::dinkelbach::Goal::{Max, Min};
use linear_algebra::linear_programming::dinkelbach::Size::{AtLeast, Exactly};
use linear_algebra::linear_programming::dinkelbach::plain;
use linear_algebra::linear_programming::dinkelbach::{
    Choice, Goal, RatioError, Size, best_choice, best_ratio, bisection, dinkelbach,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use crate::snapshots::Expect;

#[path = "../../../examples/dinkelbach.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn ratio(num: i64, den: i64) -> Ratio {
    Ratio::new(num.into(), den.into())
}

/// Pairs, how many, which goal, and every λ on the way, the last of which is the answer.
type Example = (&'static [(i64, i64)], Size, Goal, &'static [(i64, i64)]);

/// Pays and hours.
const JOBS: &[(i64, i64)] = &[(13, 7), (7, 1), (11, 5), (1, 1)];

const EXAMPLES: &[Example] = &[
    (JOBS, Exactly(2), Max, &[(0, 1), (2, 1), (3, 1), (4, 1)]),
    (JOBS, Exactly(2), Min, &[(0, 1), (4, 1), (2, 1), (7, 4)]),
    // From POJ 2976: drop one of the three tests 5/5, 0/1 and 2/6.
    (&[(5, 5), (0, 1), (2, 6)], Exactly(2), Max, &[(0, 1), (7, 11), (5, 6)]),
    (&[(1, 5), (2, 6), (7, 7), (9, 9)], Exactly(2), Max, &[(0, 1), (1, 1)]),
    (&[(5, 5), (0, 1), (2, 6)], AtLeast(1), Min, &[(0, 1)]),
    (&[(5, 5), (0, 1), (2, 6)], Exactly(3), Max, &[(0, 1), (7, 12)]),
    (&[(0, 3), (0, 4)], Exactly(1), Max, &[(0, 1)]),
    (&[(-3, 2), (-5, 4)], Exactly(1), Max, &[(0, 1), (-3, 2), (-5, 4)]),
];

#[test]
fn worked_examples() {
    for &(pairs, size, goal, lambdas) in EXAMPLES {
        let best = best_ratio(pairs, size, goal).unwrap();
        let way: Vec<Ratio> = best.rounds.iter().map(|round| round.lambda).collect();
        let expected: Vec<Ratio> = lambdas.iter().map(|&(num, den)| ratio(num, den)).collect();
        assert_eq!(way, expected, "{pairs:?} {size:?} {goal:?}");
        assert_eq!(Some(&best.ratio), expected.last());
    }
    let best = best_ratio(JOBS, Exactly(2), Max).unwrap();
    let choice = (best.best.chosen, best.best.num, best.best.den);
    assert_eq!(choice, (vec![1, 3], ratio(8, 1), ratio(2, 1)));
}

/// The pay per hour of the two jobs with the greatest pay, and of those with the best pay per hour.
const BY_PAY: i64 = 2;
const BY_OWN_RATIO: i64 = 3;
/// All choices of two jobs, the rounds, and the halvings of a bisection that is as certain.
const CHOICES: usize = 6;
const ROUNDS: usize = 4;
const HALVINGS: u32 = 12;

#[test]
fn the_worked_example_of_the_page() {
    let choices = (0_u32..1 << 4).filter(|set| set.count_ones() == 2);
    assert_eq!(choices.count(), CHOICES);
    assert_eq!(by_subsets(JOBS, Exactly(2), Max), (8, 2));
    // The jobs with the greatest pay, and those that are best on their own.
    assert_eq!(ratio(13 + 11, 7 + 5), Ratio::from(BY_PAY));
    assert_eq!(greedy(JOBS, Exactly(2), Max), Ratio::from(BY_OWN_RATIO));
    // The job that is worst on its own belongs to the best choice.
    let worst = (0..4).min_by_key(|&i| JOBS[i].0 * 1000 / JOBS[i].1);
    let found = best_ratio(JOBS, Exactly(2), Max).unwrap();
    assert!(found.best.chosen.contains(&worst.unwrap()));
    assert_eq!(found.rounds.len(), ROUNDS);
    // In each round the last pair that is chosen is worth more than the next one.
    for round in &found.rounds {
        let worth = |pair: &(i64, i64)| Ratio::from(pair.0) - round.lambda * Ratio::from(pair.1);
        let mut worths: Vec<Ratio> = JOBS.iter().map(worth).collect();
        worths.sort_by(|x, y| y.partial_cmp(x).unwrap());
        assert!(worths[2] < worths[1]);
    }
    // Two different ratios are at least 1/14² apart, and none is above 13.
    let (_, halvings) =
        bisection((0.0, 13.0), 1.0 / 14.0 / 14.0, |lambda| is_below(JOBS, 2, lambda));
    assert_eq!(halvings, HALVINGS);
}

#[test]
fn the_answers_of_the_page() {
    let lambdas = |pairs: &[(i64, i64)], k| -> Vec<Ratio> {
        let found = best_ratio(pairs, Exactly(k), Max).unwrap();
        found.rounds.iter().map(|round| round.lambda).collect()
    };
    assert_eq!(lambdas(&[(9, 4), (6, 1), (4, 1)], 2), [0, 3, 5].map(Ratio::from));
    assert_eq!(lambdas(&[(1, 5), (2, 6), (7, 7), (9, 9)], 2), [0, 1].map(Ratio::from));
    // If the search begins at the answer, one round proves it. From 100 on it first goes down.
    let from = |start: i64| {
        let best = |lambda| best_choice(JOBS, Exactly(2), lambda);
        let found = dinkelbach(Ratio::from(start), Ratio::from(0), best).unwrap();
        found.rounds.iter().map(|round| round.lambda).collect::<Vec<_>>()
    };
    assert_eq!(from(4), [4].map(Ratio::from));
    assert_eq!(from(100), [100, 4].map(Ratio::from));
    // On which of the lists are the two best pairs of their own not the best together?
    let is_wrong = |pairs: &[(i64, i64)]| {
        let (num, den) = by_subsets(pairs, Exactly(2), Max);
        greedy(pairs, Exactly(2), Max) != ratio(num, den)
    };
    assert!(!is_wrong(&[(6, 2), (4, 2), (1, 2)]));
    assert!(is_wrong(&[(6, 1), (16, 8), (1, 1)]));
    assert!(!is_wrong(&[(6, 1), (4, 1), (8, 8)]));
    // Here each round but the last only halves the gain and the denominator.
    let slow = best_ratio(&[(8, 8), (8, 4), (6, 2), (4, 1)], Exactly(1), Max).unwrap();
    let gains: Vec<Ratio> = slow.rounds.iter().map(|round| round.gain).collect();
    let dens: Vec<Ratio> = slow.rounds.iter().map(|round| round.den).collect();
    assert_eq!(gains, [8, 4, 2, 1, 0].map(Ratio::from));
    assert_eq!(dens, [8, 4, 2, 1, 1].map(Ratio::from));
    // With any number of jobs, one is best.
    assert_eq!(best_ratio(JOBS, AtLeast(1), Max).unwrap().ratio, Ratio::from(7));
}

/// The rounds of the plain version, and the library's.
fn plain_form_agrees(pairs: &[(i64, i64)], k: usize) {
    let mut lambdas = Vec::new();
    let (mut chosen, num, den) = plain::best_ratio_watched(pairs, k, |step, chosen| match step {
        plain::Step::Choose { p, q } => lambdas.push((ratio(p, q), chosen.to_vec())),
        plain::Step::Ratio { num, den } => {
            let sums =
                chosen.iter().fold((0, 0), |sums, &i| (sums.0 + pairs[i].0, sums.1 + pairs[i].1));
            assert_eq!(sums, (num, den));
        }
    });
    chosen.sort_unstable();
    let found = best_ratio(pairs, Exactly(k), Max).unwrap();
    assert_eq!((&chosen, ratio(num, den)), (&found.best.chosen, found.ratio), "{pairs:?} {k}");
    for ((lambda, mut chosen), round) in lambdas.into_iter().zip(&found.rounds) {
        chosen.sort_unstable();
        assert_eq!(lambda, round.lambda);
        assert_eq!(chosen, best_choice(pairs, Exactly(k), lambda).chosen);
    }
}

#[test]
fn the_plain_form_makes_the_same_rounds() {
    for &(pairs, size, goal, _) in EXAMPLES {
        if let (Exactly(k), Max) = (size, goal) {
            plain_form_agrees(pairs, k);
        }
    }
    let large = 1 << 30;
    plain_form_agrees(&[(large, 1), (large - 1, large), (-1, large - 1)], 2);
}

/// Every subset of the right size: its ratio as a pair of sums. No division.
fn by_subsets(pairs: &[(i64, i64)], size: Size, goal: Goal) -> (i64, i64) {
    let mut best: Option<(i64, i64)> = None;
    for subset in 1_u32..1 << pairs.len() {
        let n = subset.count_ones() as usize;
        let fits = match size {
            Exactly(k) => n == k,
            AtLeast(k) => k <= n,
        };
        let sums = (0..pairs.len())
            .filter(|i| subset >> i & 1 == 1)
            .fold((0, 0), |(num, den), i| (num + pairs[i].0, den + pairs[i].1));
        let is_better = |(num, den): (i64, i64)| match goal {
            Max => num * sums.1 < sums.0 * den,
            Min => sums.0 * den < num * sums.1,
        };
        if fits && best.is_none_or(is_better) {
            best = Some(sums);
        }
    }
    best.expect("a subset of that size")
}

/// What is wrong with a program's answers, if anything: on one input, against all subsets.
fn fault(
    solve: impl Fn(&[(i64, i64)], Size, Goal) -> Ratio,
    pairs: &[(i64, i64)],
) -> Option<String> {
    for k in 1..=pairs.len() {
        for size in [Exactly(k), AtLeast(k)] {
            for goal in [Max, Min] {
                let (num, den) = by_subsets(pairs, size, goal);
                let found = solve(pairs, size, goal);
                if found != ratio(num, den) {
                    return Some(format!("{pairs:?} {size:?} {goal:?}: {found}, not {num}/{den}"));
                }
            }
        }
    }
    None
}

/// The answer, after looking at all that must hold of it.
fn checked(pairs: &[(i64, i64)], size: Size, goal: Goal) -> Ratio {
    let found = best_ratio(pairs, size, goal).unwrap();
    let sum = |part: fn(&(i64, i64)) -> i64| -> i64 {
        found.best.chosen.iter().map(|&i| part(&pairs[i])).sum()
    };
    assert_eq!(found.ratio, ratio(sum(|pair| pair.0), sum(|pair| pair.1)), "the choice has it");
    let n = found.best.chosen.len();
    assert!(match size {
        Exactly(k) => n == k,
        AtLeast(k) => k <= n,
    });
    assert!(found.best.chosen.is_sorted());
    let last = found.rounds.last().unwrap();
    assert_eq!(last.gain, Ratio::from(0), "nothing is above the last λ");
    for (round, pair) in found.rounds.windows(2).enumerate() {
        let (before, after) = (pair[0], pair[1]);
        let is_nearer =
            |one: Ratio, other: Ratio| if goal == Max { one < other } else { other < one };
        if is_nearer(before.lambda, after.lambda) {
            assert!(after.den <= before.den, "the tangents become flatter");
        } else {
            assert_eq!(round, 0, "only the start may be beyond the answer");
            assert!(is_nearer(after.lambda, before.lambda), "no λ comes twice");
            assert!(before.den <= after.den, "and back they become steeper");
        }
    }
    found.ratio
}

#[test]
fn all_small_lists() {
    let pairs: Vec<(i64, i64)> =
        [-2, 0, 1, 3].iter().flat_map(|&a| [1, 2, 5].map(|b| (a, b))).collect();
    let n = pairs.len();
    for length in 1..=4_u32 {
        for code in 0..n.pow(length) {
            let list: Vec<(i64, i64)> =
                (0..length).map(|digit| pairs[code / n.pow(digit) % n]).collect();
            // The same pairs in another order have the same answer.
            if list.is_sorted() {
                assert_eq!(fault(checked, &list), None);
            }
        }
    }
}

/// The pairs with the best ratios of their own: what one would try first.
fn greedy(pairs: &[(i64, i64)], size: Size, goal: Goal) -> Ratio {
    let mut order = pairs.to_vec();
    order.sort_by(|x, y| (y.0 * x.1).cmp(&(x.0 * y.1)));
    if goal == Min {
        order.reverse();
    }
    let (Exactly(k) | AtLeast(k)) = size;
    let sums = order[..k].iter().fold((0, 0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
    ratio(sums.0, sums.1)
}

/// One round too few: the tangent at 0 alone.
fn one_round(pairs: &[(i64, i64)], size: Size, goal: Goal) -> Ratio {
    let found = best_ratio(pairs, size, goal).unwrap();
    found.rounds.get(1).map_or(found.ratio, |round| round.lambda)
}

#[test]
fn wrong_versions_are_caught() {
    let pairs = [(5, 5), (0, 1), (2, 6)];
    assert!(fault(greedy, &pairs).is_some());
    assert!(fault(one_round, &pairs).is_some());
    assert_eq!(fault(checked, &pairs), None);
}

proptest! {
    #[test]
    fn random_lists(pairs in prop::collection::vec((-50..50_i64, 1..60_i64), 1..=12)) {
        prop_assert_eq!(fault(checked, &pairs), None);
    }

    #[test]
    fn the_plain_form_makes_the_same_rounds_on_random_pairs(
        pairs in prop::collection::vec((-50..50_i64, 1..60_i64), 1..=12),
    ) {
        for k in 1..=pairs.len() {
            plain_form_agrees(&pairs, k);
        }
    }

    /// No other choice is above the answer, also where there are many.
    #[test]
    fn bisection_agrees(
        pairs in prop::collection::vec((0..1000_i64, 1..1000_i64), 1..60),
        k in any::<prop::sample::Index>(),
    ) {
        let k = k.index(pairs.len()) + 1;
        let found = checked(&pairs, Exactly(k), Max).to_f64();
        let (place, halvings) = bisection((0.0, 1000.0), 1e-12, |lambda| is_below(&pairs, k, lambda));
        prop_assert!((place - found).abs() < 1e-9, "{place} {found}");
        prop_assert!(40 <= halvings);
    }
}

/// Whether k pairs have a ratio above λ, in floats.
fn is_below(pairs: &[(i64, i64)], k: usize, lambda: f64) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
    let mut worth: Vec<f64> = pairs.iter().map(|&(a, b)| a as f64 - lambda * b as f64).collect();
    worth.sort_by(|x, y| y.total_cmp(x));
    0.0 < worth[..k].iter().sum::<f64>()
}

#[test]
fn the_driver_takes_any_candidates() {
    // The tops of 8x - x^2 over x + 1, for whole x: (8 - x) x / (x + 1).
    let best = |lambda: Ratio| {
        let worth = |x: i64| Ratio::from(8 * x - x * x) - lambda * Ratio::from(x + 1);
        let x = (0..=8).max_by(|&x, &y| worth(x).partial_cmp(&worth(y)).unwrap()).unwrap();
        Choice { chosen: x, num: Ratio::from(8 * x - x * x), den: Ratio::from(x + 1) }
    };
    // From below, from above, and from the answer itself.
    for start in [Ratio::from(0), Ratio::from(100), Ratio::from(4)] {
        let found = dinkelbach(start, Ratio::from(0), best).unwrap();
        assert_eq!((found.ratio, found.best.chosen), (Ratio::from(4), 2));
    }
    // Floats, over an interval: the greatest of x / (x^2 + 2) is at the square root of 2.
    let best = |lambda: f64| {
        let x = if lambda <= 0.0 { 9.0 } else { (0.5 / lambda).min(9.0) };
        Choice { chosen: x, num: x, den: x * x + 2.0 }
    };
    let found = dinkelbach(0.0, 1e-12, best).unwrap();
    assert!((found.best.chosen - 2.0_f64.sqrt()).abs() < 1e-5);
    // Near the end each round squares the error.
    for pair in found.rounds.windows(2).filter(|pair| pair[0].gain < 0.1) {
        assert!(pair[1].gain <= pair[0].gain * pair[0].gain, "{:?}", found.rounds);
    }
}

#[test]
fn candidates_that_are_not_the_best_do_not_run_for_ever() {
    let fall = |lambda: Ratio| {
        let num = if lambda == Ratio::from(0) { 2 } else { 1 };
        Choice { chosen: (), num: Ratio::from(num), den: Ratio::from(1) }
    };
    let error = dinkelbach(Ratio::from(0), Ratio::from(0), fall).unwrap_err();
    assert_eq!(error, RatioError::NotTheBest { round: 1 });
    let zero = |_| Choice { chosen: (), num: 1.0, den: 0.0 };
    assert_eq!(dinkelbach(0.0, 0.0, zero).unwrap_err(), RatioError::BadCandidate { round: 0 });
    let nan = |_| Choice { chosen: (), num: f64::NAN, den: 1.0 };
    assert_eq!(dinkelbach(0.0, 0.0, nan).unwrap_err(), RatioError::Overflow { round: 0 });
}

/// Random pairs.
fn many(n: u32) -> Vec<(i64, i64)> {
    let mut random = SplitMix64::new(1);
    let last = (1 << 24) - 1;
    (0..n).map(|_| (random.between(0, last), random.between(1, last))).collect()
}

#[test]
fn rounds_do_not_grow_and_a_million_pairs_are_no_trouble() {
    for n in [1_000, 10_000, 100_000, 1_000_000] {
        let pairs = many(n);
        let k = pairs.len() / 3;
        let found = best_ratio(&pairs, Exactly(k), Max).unwrap();
        assert!(found.rounds.len() <= 8, "{n}: {}", found.rounds.len());
        if n == 1_000 {
            let (place, halvings) =
                bisection((0.0, 2e7), 1e-9, |lambda| is_below(&pairs, k, lambda));
            assert!((place - found.ratio.to_f64()).abs() < 1e-6);
            assert!(50 <= halvings);
        }
    }
}

#[test]
fn the_largest_values() {
    let most = i64::MAX;
    let found = best_ratio(&[(most - 1, 1), (1, most - 1)], Exactly(1), Max).unwrap();
    assert_eq!(found.ratio, ratio(most - 1, 1));
    let found = best_ratio(&[(most - 1, 1), (1, most - 1)], Exactly(1), Min).unwrap();
    assert_eq!(found.ratio, ratio(1, most - 1));
    let found = best_ratio(&[(-most, most)], AtLeast(1), Max).unwrap();
    assert_eq!(found.ratio, ratio(-1, 1));
}

#[test]
#[should_panic(expected = "are no ends")]
fn bisection_has_no_middle_between_infinite_ends() {
    bisection((f64::NEG_INFINITY, f64::INFINITY), 1e-9, |x| x < 1.0);
}

#[test]
fn of_equals_the_first() {
    let chosen = best_choice(&[(1, 1); 5], Exactly(2), ratio(1, 2)).chosen;
    assert_eq!(chosen, [0, 1]);
}

#[test]
fn bad_input() {
    let error = |pairs: &[(i64, i64)], size| best_ratio(pairs, size, Max).unwrap_err();
    assert_eq!(error(&[], Exactly(1)), RatioError::BadSize { k: 1, n: 0 });
    assert_eq!(error(&[(1, 1)], Exactly(0)), RatioError::BadSize { k: 0, n: 1 });
    assert_eq!(error(&[(1, 1)], AtLeast(2)), RatioError::BadSize { k: 2, n: 1 });
    assert_eq!(error(&[(1, 1), (1, 0)], AtLeast(1)), RatioError::BadDenominator { pair: 1 });
    assert_eq!(error(&[(1, 1), (1, -4)], AtLeast(1)), RatioError::BadDenominator { pair: 1 });
    assert_eq!(error(&[(i64::MIN, 1)], AtLeast(1)), RatioError::SumsTooLarge { pair: 0 });
    let huge = [(i64::MAX, 1), (1, 1)];
    assert_eq!(error(&huge, AtLeast(1)), RatioError::SumsTooLarge { pair: 1 });
    let huge = [(1, i64::MAX), (1, 1)];
    assert_eq!(error(&huge, AtLeast(1)), RatioError::SumsTooLarge { pair: 1 });
}

/// Where any choice is allowed there is no problem: the least ratio of sums is the least ratio of
/// one.
#[test]
fn erratum_any_choice_is_no_problem() {
    for list in [[(5, 5), (0, 1), (2, 6)], [(7, 3), (9, 4), (11, 5)]] {
        let least = list.iter().map(|&(a, b)| ratio(a, b));
        let least = least.min_by(|x, y| x.partial_cmp(y).unwrap()).unwrap();
        assert_eq!(best_ratio(&list, AtLeast(1), Min).unwrap().ratio, least);
    }
}

/// The original starts at 100, and never gets above it.
#[test]
fn erratum_a_start_that_caps_the_answer() {
    let pairs = [(500, 1), (600, 1), (700, 1)];
    assert_eq!(best_ratio(&pairs, AtLeast(1), Min).unwrap().ratio, Ratio::from(500));
}

#[test]
fn the_demo() {
    demo::DEMO.shows(&[
        ("dinkelbach", ""),
        ("dinkelbach_least", "--min --at-least 2 13 7 7 1 11 5 1 1"),
        ("dinkelbach_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        for flags in ["", "--min ", "--at-least "] {
            assert_ne!(
                crate::snapshots::answer(&demo::DEMO, &(flags.to_owned() + &random(seed))),
                ""
            );
        }
    }
    demo::DEMO.refuses(&[
        ("2 5 5 1", "the denominator of pair 2: the input ends here (column 8)"),
        ("1 5 0", "the denominator of pair 1 is not above zero"),
        ("2 5 1", "2 of 1 pairs cannot be chosen; at least one must be"),
    ]);
    let large: Vec<String> = (1..=40).map(|i| i.to_string()).collect();
    demo::DEMO.says(&[
        ("--min --at-least 1 5 5 0 1 2 6", "…The least ratio is 0: pair 2.…"),
        (&format!("1 {}", large.join(" ")), "…Too large to draw…is 39/40…"),
        // A little beyond λ the products for the curve would leave 128 bits.
        (
            "1 9223372036854775807 9223372036854775805",
            "…too large for the curve…\
             The greatest ratio is 9223372036854775807/9223372036854775805: pair 1.…",
        ),
        (
            "--min 1 9223372036854775807 9223372036854775805",
            "…too large for the curve…\
             The least ratio is 9223372036854775807/9223372036854775805: pair 1.…",
        ),
    ]);
    // The largest that are drawn.
    let (large, less) = ((1_u64 << 36).to_string(), ((1_u64 << 36) - 1).to_string());
    let printed = demo::DEMO.output(&["1", &large, &less, &less, &large]).unwrap();
    assert!(!printed.contains("too large") && printed.contains("    F: ("), "{printed}");
}

#[test]
fn counts_at_doubled_sizes() {
    for n in demo::SIZES {
        let [rounds, halvings] = demo::counts(n);
        assert!(rounds <= 9 && 40 <= halvings, "{n}: {rounds} {halvings}");
    }
}
