//! 2.2 Bubble sort.

use std::cmp::Reverse;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::bubble_sort::{
    Counts, bubble_sort, bubble_sort_by, bubble_sort_by_key, bubble_sort_counted,
    bubble_sort_watched, cocktail_sort, cocktail_sort_by, cocktail_sort_by_key,
    cocktail_sort_counted, cocktail_sort_watched, early_exit_sort, early_exit_sort_by,
    early_exit_sort_by_key, early_exit_sort_counted, early_exit_sort_watched, plain,
};
use sort::insertion_sort::insertion_sort_counted;
use sort::patterns;

use crate::oracle::inversions;
use crate::snapshots::Expect;
use crate::suite::{self, Element, Equals, Fault, small_inputs, verdict};

#[path = "../../examples/bubble_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

/// An input, its inversions, and the passes and comparisons of bubble sort, with early exit, and of
/// cocktail sort.
type Worked = (&'static [i32], u64, [(u64, u64); 3]);

const WORKED: &[Worked] = &[
    // The three largest are in their places already.
    (&[23, 57, 45, 3, 33, 7, 72, 74, 90], 10, [(5, 18), (5, 30), (3, 18)]),
    // Sorted, reversed, all equal.
    (&[1, 2, 3, 4, 5], 0, [(1, 4), (1, 4), (1, 4)]),
    (&[5, 4, 3, 2, 1], 10, [(4, 10), (4, 10), (2, 10)]),
    (&[7, 7, 7, 7, 7], 0, [(1, 4), (1, 4), (1, 4)]),
    // One small element at the end: bubble sort moves it one place a pass, cocktail sort all the
    // way.
    (&[2, 3, 4, 5, 1], 4, [(4, 10), (4, 10), (2, 9)]),
    // One large element at the front: one pass moves it all the way.
    (&[5, 1, 2, 3, 4], 4, [(2, 7), (2, 7), (1, 7)]),
    // Nothing to do.
    (&[], 0, [(0, 0); 3]),
    (&[1], 0, [(0, 0); 3]),
];

#[test]
fn worked_examples() {
    for &(input, swaps, expected) in WORKED {
        let forms = [bubble_sort_counted, early_exit_sort_counted, cocktail_sort_counted];
        for (sort, (passes, comparisons)) in forms.into_iter().zip(expected) {
            let mut v = input.to_vec();
            assert_eq!(sort(&mut v), Counts { passes, comparisons, swaps }, "{input:?}");
            assert!(v.is_sorted());
        }
        assert_eq!(inversions(input), swaps);
    }
}

/// What the page says of its example, and of a hundred numbers of which the smallest is the last.
const COMPARISONS_OF_THE_PAGE: u64 = 9;
const COMPARISONS_WITH_EARLY_EXIT: u64 = 14;
const COMPARISONS_WITHOUT_A_STOP: u64 = 15;
const COMPARISONS_OF_A_TURTLE: u64 = 4950;
const COMPARISONS_OF_A_TURTLE_BY_COCKTAIL: u64 = 294;
const PASSES_OF_THE_QUESTION: u64 = 4;
const PASSES_OF_A_RABBIT: u64 = 2;
const COMPARISONS_OF_1024: u64 = 521_226;
const MOST_COMPARISONS_OF_1024: u64 = 523_776;
const COMPARISONS_OF_1024_BY_COCKTAIL: u64 = 351_189;
const COMPARISONS_OF_A_SORTED_THOUSAND: u64 = 999;
const COMPARISONS_OF_A_SORTED_THOUSAND_WITHOUT_A_STOP: u64 = 499_500;

/// An exercise of the page: of all orders of five numbers, one takes the most passes with the
/// fewest swaps.
#[test]
fn the_most_passes_with_the_fewest_swaps() {
    let mut found = Vec::new();
    for code in 0..5_u32.pow(5) {
        let order: Vec<u32> = (0..5).map(|i| code / 5_u32.pow(i) % 5 + 1).collect();
        if (1..=5).all(|number| order.contains(&number)) {
            let counts = bubble_sort_counted(&mut order.clone());
            found.push((Reverse(counts.passes), counts.swaps, order));
        }
    }
    found.sort_unstable();
    assert_eq!(found.len(), 120);
    assert_eq!(found[0], (Reverse(4), 3, vec![1, 3, 4, 5, 2]));
    assert!((found[1].0, found[1].1) != (Reverse(4), 3), "it is the only one");
}

/// Why the page takes these numbers: no two are equal, the last swap saves comparisons twice, and
/// the slowest element needs as many passes as there are larger ones before it.
#[test]
fn the_worked_example_of_the_page() {
    let input = [12, 5, 7, 3, 9, 14];
    let counts = bubble_sort_counted(&mut input.clone());
    let expected = Counts { passes: 3, comparisons: COMPARISONS_OF_THE_PAGE, swaps: 6 };
    assert_eq!(counts, expected);
    let early = early_exit_sort_counted(&mut input.clone()).comparisons;
    assert_eq!(early, COMPARISONS_WITH_EARLY_EXIT);
    assert_eq!(without_a_stop(&mut input.clone()), COMPARISONS_WITHOUT_A_STOP);
    let mut bounds = Vec::new();
    plain::bubble_sort_watched(&mut input.clone(), |step, _| {
        if let Step::Pass { hi, .. } = step {
            bounds.push(hi);
        }
    });
    assert_eq!(bounds, [4, 2, 1]);
    // One element is slower than all others, and the last pass is no idle one.
    assert_eq!(larger_before(&input), [0, 1, 1, 3, 1, 0]);
}

/// How many larger elements are in front of each.
fn larger_before(keys: &[i32]) -> Vec<usize> {
    let of = |j: usize| keys[..j].iter().filter(|key| **key > keys[j]).count();
    (0..keys.len()).map(of).collect()
}

#[test]
fn a_turtle_among_a_hundred() {
    let mut turtle: Vec<i32> = (2..=100).collect();
    turtle.push(1);
    let bubble = bubble_sort_counted(&mut turtle.clone()).comparisons;
    let cocktail = cocktail_sort_counted(&mut turtle).comparisons;
    assert_eq!(bubble, COMPARISONS_OF_A_TURTLE);
    assert_eq!(cocktail, COMPARISONS_OF_A_TURTLE_BY_COCKTAIL);
    assert_eq!(bubble_sort_counted(&mut [2, 3, 4, 5, 1]).passes, PASSES_OF_THE_QUESTION);
}

#[test]
fn a_rabbit_before_a_million() {
    let mut rabbit: Vec<i32> = (0..1_000_000).collect();
    rabbit.insert(0, 1_000_000);
    assert_eq!(bubble_sort_counted(&mut rabbit).passes, PASSES_OF_A_RABBIT);
}

#[test]
fn comparisons_on_random_input() {
    let random = patterns::random(1024);
    assert_eq!(bubble_sort_counted(&mut random.clone()).comparisons, COMPARISONS_OF_1024);
    let cocktail = cocktail_sort_counted(&mut random.clone()).comparisons;
    assert_eq!(cocktail, COMPARISONS_OF_1024_BY_COCKTAIL);
    let reversed = bubble_sort_counted(&mut patterns::descending(1024)).comparisons;
    assert_eq!(reversed, MOST_COMPARISONS_OF_1024);
}

/// What the two problems of USACO ask for, found without a pass: how far left an element moves at
/// most, and how many elements cross a cut at most.
#[test]
fn passes_and_round_trips_are_foretold() {
    for keys in small_inputs().filter(|keys| !keys.is_empty()) {
        let n = keys.len();
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by_key(|&i| keys[i]);
        let leftmost = order.iter().enumerate().map(|(to, &from)| from.saturating_sub(to)).max();
        assert_eq!(leftmost, larger_before(&keys).into_iter().max(), "{keys:?}");
        let crossing = (0..n).map(|cut| order[cut..].iter().filter(|&&from| from < cut).count());
        assert_eq!(
            (full_passes(&keys, false), full_passes(&keys, true)),
            (leftmost.unwrap_or(0) + 1, crossing.max().unwrap_or(0).max(1)),
            "{keys:?}"
        );
    }
}

/// The number of passes without bounds: to the right until one swaps nothing, or to the right and
/// back until all is in order.
fn full_passes(keys: &[i32], is_cocktail: bool) -> usize {
    let mut v = keys.to_vec();
    let mut n_passes = 0;
    loop {
        n_passes += 1;
        let was_sorted = v.is_sorted();
        let up = 1..v.len();
        for j in up.clone().chain(up.rev().filter(|_| is_cocktail)) {
            if v[j - 1] > v[j] {
                v.swap(j - 1, j);
            }
        }
        if was_sorted || is_cocktail && v.is_sorted() {
            return n_passes;
        }
    }
}

#[test]
fn the_plain_form_takes_the_same_steps() {
    for keys in small_inputs() {
        let (mut steps, mut plain_steps) = (Vec::new(), Vec::new());
        let (mut v, mut w) = (keys.clone(), keys.clone());
        bubble_sort_watched(&mut v, i32::cmp, |step, v| steps.push((step, v.to_vec())));
        plain::bubble_sort_watched(&mut w, |step, w| plain_steps.push((step, w.to_vec())));
        assert_eq!((v, steps), (w, plain_steps), "{keys:?}");
    }
}

/// The original's passes: over the prefix [23, 57, 45, 3, 33, 7], the suffix being sorted.
#[test]
fn the_passes_of_the_figure() {
    let mut prefixes = Vec::new();
    let mut compared = vec![0];
    let mut input = [23, 57, 45, 3, 33, 7, 72, 74, 90];
    bubble_sort_watched(&mut input, i32::cmp, |step, v| match step {
        Step::Compare { .. } => *compared.last_mut().unwrap() += 1,
        Step::Pass { .. } => {
            prefixes.push(v[..6].to_vec());
            compared.push(0);
            assert_eq!(v[6..], [72, 74, 90]);
        }
        _ => {}
    });
    let passes = [
        [23, 45, 3, 33, 7, 57],
        [23, 3, 33, 7, 45, 57],
        [3, 23, 7, 33, 45, 57],
        [3, 7, 23, 33, 45, 57],
        [3, 7, 23, 33, 45, 57],
    ];
    assert_eq!(prefixes, passes);
    assert_eq!(compared, [8, 4, 3, 2, 1, 0]);
}

/// The original's test, which is only that the result ascends; here it must be the library's.
#[test]
fn all_lengths_up_to_a_thousand() {
    for n in (1..1024).step_by(3).chain([1023]) {
        let input: Vec<i32> =
            patterns::random(n).into_iter().map(|number| number.rem_euclid(1024)).collect();
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [bubble_sort, early_exit_sort, cocktail_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert_eq!(v, expected);
        }
    }
}

// 2. The suite: all small inputs, the named patterns, panics and nonsense.

#[test]
fn all_forms_pass_the_suite() {
    suite::check(Equals::KeepOrder, |v, compare| bubble_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| early_exit_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| cocktail_sort_by(v, compare));
}

#[test]
fn swaps_are_inversions_and_bounds_save_comparisons() {
    for keys in small_inputs().chain(patterns::ALL.iter().map(|(_, pattern)| pattern(100))) {
        let expected = inversions(&keys);
        let last_swap = bubble_sort_counted(&mut keys.clone());
        let early_exit = early_exit_sort_counted(&mut keys.clone());
        let cocktail = cocktail_sort_counted(&mut keys.clone());
        let swaps = [last_swap.swaps, early_exit.swaps, cocktail.swaps];
        assert_eq!(swaps, [expected; 3], "{keys:?}");
        assert!(last_swap.comparisons <= early_exit.comparisons, "{keys:?}");
        assert!(last_swap.passes <= early_exit.passes, "{keys:?}");
        let insertion = insertion_sort_counted(&mut keys.clone());
        assert_eq!(insertion.shifts, expected, "{keys:?}");
        assert!(insertion.comparisons <= last_swap.comparisons, "{keys:?}");
        // An element with k larger ones before it needs k passes, each moving it by one; the last
        // pass finds nothing.
        let most = larger_before(&keys).into_iter().max().unwrap_or(0) as u64;
        let n_last = keys.len().saturating_sub(1) as u64;
        assert_eq!(early_exit.passes, (most + 1).min(n_last), "{keys:?}");
        assert!(most <= last_swap.passes && last_swap.passes <= most + 1, "{keys:?}");
    }
}

// 3. Properties.

proptest! {
    /// What stands at the heads of the loops.
    #[test]
    fn what_is_outside_is_final(input in prop::collection::vec(0..50_i32, 0..40)) {
        let mut sorted = input.clone();
        sorted.sort_unstable();
        let pass = |step: Step, v: &[i32]| {
            if let Step::Pass { lo, hi } = step {
                assert_eq!(v[..lo], sorted[..lo]);
                assert_eq!(v[hi..], sorted[hi..]);
            }
        };
        let carried = |step: Step, v: &[i32]| {
            if let Step::Compare { i, j } = step {
                assert_eq!(i + 1, j);
                assert_eq!(Some(&v[i]), v[..j].iter().max(), "the greatest so far is carried along");
            }
            pass(step, v);
        };
        bubble_sort_watched(&mut input.clone(), i32::cmp, carried);
        early_exit_sort_watched(&mut input.clone(), i32::cmp, carried);
        cocktail_sort_watched(&mut input.clone(), i32::cmp, pass);
    }

    #[test]
    fn by_key_is_by_the_keys_order(input in prop::collection::vec(any::<(i8, u8)>(), 0..60)) {
        let mut expected = input.clone();
        expected.sort_by_key(|pair| pair.0);
        for sort in [bubble_sort_by_key, early_exit_sort_by_key, cocktail_sort_by_key] {
            let mut v = input.clone();
            sort(&mut v, |pair: &(i8, u8)| pair.0);
            prop_assert_eq!(&v, &expected);
        }
    }
}

// 4. Extremes.

#[test]
fn the_ends_of_a_type_and_floats() {
    let mut v = [i64::MAX, 0, i64::MIN, i64::MAX, -1];
    bubble_sort(&mut v);
    assert_eq!(v, [i64::MIN, -1, 0, i64::MAX, i64::MAX]);
    let mut v = [f64::NAN, 1.0, -0.0, f64::NEG_INFINITY, 0.0];
    cocktail_sort_by(&mut v, f64::total_cmp);
    assert_eq!(format!("{v:?}"), "[-inf, -0.0, 0.0, 1.0, NaN]");
}

/// A million elements, where the cost is linear.
#[test]
fn a_million_elements() {
    for pattern in [patterns::ascending, patterns::all_equal] {
        for sort in [bubble_sort_counted, early_exit_sort_counted, cocktail_sort_counted] {
            let counts = sort(&mut pattern(1_000_000));
            assert_eq!(counts, Counts { passes: 1, comparisons: 999_999, swaps: 0 });
        }
    }
    // Neighbors swapped here and there: one pass up repairs them all, the next finds nothing to
    // do.
    let mut v = patterns::nearly_sorted(1_000_000);
    let counts = bubble_sort_counted(&mut v);
    assert!(v.is_sorted());
    assert_eq!((counts.passes, counts.swaps), (2, 10_000));
    assert!(counts.comparisons < 2_000_000);
    // Halves swapped would be quadratic; one element in the wrong place is not.
    v.rotate_left(1);
    assert_eq!(cocktail_sort_counted(&mut v).swaps, 999_999);
    assert!(v.is_sorted());
}

/// Doubling the input: four times the comparisons and swaps on random and reversed input, twice on
/// nearly sorted input.
#[test]
fn growth_at_doubled_sizes() {
    type Count = fn(&mut [i32]) -> Counts;
    let bubble: Count = bubble_sort_counted;
    let table: [(patterns::Pattern, Count, std::ops::Range<f64>); 4] = [
        (patterns::descending, bubble, 3.9..4.1),
        (patterns::random, bubble, 3.8..4.2),
        (patterns::random, cocktail_sort_counted, 3.6..4.4),
        (patterns::nearly_sorted, bubble, 1.8..2.3),
    ];
    for (pattern, count, growth) in table {
        let counts = [256, 512, 1024, 2048].map(|n| count(&mut pattern(n)));
        for pair in counts.windows(2) {
            let ratio = |of: fn(&Counts) -> u64| {
                let number = |counts| f64::from(u32::try_from(of(counts)).unwrap());
                number(&pair[1]) / number(&pair[0])
            };
            assert!(growth.contains(&ratio(|counts| counts.comparisons)), "{counts:?}");
            assert!((1.6..4.4).contains(&ratio(|counts| counts.swaps)), "{counts:?}");
        }
    }
}

// 5. Bad input.

/// Not a number compares with nothing: the order is undefined, the elements are not.
#[test]
fn a_comparator_that_cannot_compare_loses_nothing() {
    let mut v = [2.0, f64::NAN, 1.0, 0.5];
    bubble_sort_by(&mut v, |a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    assert_eq!(format!("{v:?}"), "[2.0, NaN, 0.5, 1.0]", "not in order, but all there");
}

#[test]
fn bad_input_of_the_program() {
    let not_whole = "is not a whole number of 64 bits";
    demo::DEMO.refuses(&[
        ("3 x 5", &format!(r#"element 2: "x" {not_whole} (column 3)"#)),
        ("--cocktail --early-exit 3", "--cocktail and --early-exit are two different sorts"),
    ]);
}

#[test]
fn the_program_sorts_words_and_nothing() {
    demo::DEMO.says(&[
        ("pear fig apple", "…\nSorted in 2 passes, with 3 comparisons and 3 swaps: apple fig pear"),
        ("- <<< ", "…\nSorted in 0 passes, with 0 comparisons and 0 swaps."),
    ]);
}

// 6. Errata: what the sources got wrong.

/// The pseudocode's inner bound: i runs to k itself, and i + 1 is read.
#[test]
fn erratum_the_inner_bound_reads_past_the_end() {
    let as_printed = |v: &mut [Element], compare: suite::Compare<'_>| {
        for k in (0..v.len()).rev() {
            for i in 0..=k {
                if compare(&v[i], &v[i + 1]).is_gt() {
                    v.swap(i, i + 1);
                }
            }
        }
    };
    assert_eq!(verdict(Equals::KeepOrder, as_printed).unwrap_err(), (Fault::Panicked, vec![0]));
}

/// The original's code: every pass, whatever the passes before have found.
fn without_a_stop(v: &mut [i32]) -> u64 {
    let mut comparisons = 0;
    for k in (1..v.len()).rev() {
        for j in 1..=k {
            comparisons += 1;
            if v[j - 1] > v[j] {
                v.swap(j - 1, j);
            }
        }
    }
    comparisons
}

#[test]
fn erratum_without_a_stop_sorted_input_is_quadratic() {
    assert_eq!(without_a_stop(&mut [23, 57, 45, 3, 33, 7, 72, 74, 90]), 36);
    let mut sorted = patterns::ascending(1000);
    assert_eq!(without_a_stop(&mut sorted), COMPARISONS_OF_A_SORTED_THOUSAND_WITHOUT_A_STOP);
    assert_eq!(bubble_sort_counted(&mut sorted).comparisons, COMPARISONS_OF_A_SORTED_THOUSAND);
}

/// `>=` for `>`: equal elements are swapped.
#[test]
fn a_pass_that_swaps_equals_is_caught() {
    let swaps_equals = |v: &mut [Element], compare: suite::Compare<'_>| {
        for hi in (1..v.len()).rev() {
            for j in 1..=hi {
                if compare(&v[j - 1], &v[j]).is_ge() {
                    v.swap(j - 1, j);
                }
            }
        }
    };
    assert_eq!(verdict(Equals::KeepOrder, swaps_equals).unwrap_err().0, Fault::NotStable);
    assert_eq!(verdict(Equals::MayMove, swaps_equals), Ok(()));
}

/// A last swap at (j - 1, j) settles v[j], not v[j - 1].
#[test]
fn a_bound_too_low_by_one_is_caught() {
    let too_low = |v: &mut [Element], compare: suite::Compare<'_>| {
        let mut hi = v.len();
        while 1 < hi {
            let mut last_swap = 0;
            for j in 1..hi {
                if compare(&v[j - 1], &v[j]).is_gt() {
                    v.swap(j - 1, j);
                    last_swap = j - 1;
                }
            }
            hi = last_swap;
        }
    };
    assert_eq!(verdict(Equals::KeepOrder, too_low).unwrap_err().0, Fault::NotInOrder);
    // The inputs of the question, and what is left of them.
    for (input, expected) in
        [([1, 2, 3], [1, 2, 3]), ([3, 1, 2], [1, 2, 3]), ([2, 3, 1], [2, 1, 3])]
    {
        let mut v = input.map(|key| Element { key, tag: 0 });
        too_low(&mut v, &mut |a, b| a.key.cmp(&b.key));
        assert_eq!(v.map(|element| element.key), expected);
    }
}

/// The last swap of the pass down is the left bound alone.
#[test]
fn one_bound_for_both_directions_is_caught() {
    let one_bound = |v: &mut [Element], compare: suite::Compare<'_>| {
        let (mut lo, mut hi) = (0, v.len());
        while lo + 1 < hi {
            let mut last = lo;
            for j in lo + 1..hi {
                if compare(&v[j - 1], &v[j]).is_gt() {
                    v.swap(j - 1, j);
                    last = j;
                }
            }
            for j in (lo + 1..last).rev() {
                if compare(&v[j - 1], &v[j]).is_gt() {
                    v.swap(j - 1, j);
                    last = j;
                }
            }
            (lo, hi) = (last, last);
        }
    };
    assert_eq!(verdict(Equals::KeepOrder, one_bound).unwrap_err().0, Fault::NotInOrder);
    let mut v = [4, 3, 2, 1].map(|key| Element { key, tag: 0 });
    one_bound(&mut v, &mut |a, b| a.key.cmp(&b.key));
    assert_eq!(v.map(|element| element.key), [1, 3, 2, 4]);
}

/// The questions of the demo answer for equal elements too: the first of two equal ones stops the
/// second.
#[test]
fn what_is_carried_stops_at_its_equal() {
    demo::DEMO
        .says(&[("--quiz 2 1 2 3 <<< 1\n1\n", "…2 is on its way to the right.…2 of 2 right.…")]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("bubble_sort", ""),
        ("bubble_sort_cocktail", "--cocktail 2 3 4 5 1"),
        ("bubble_sort_early_exit", "--early-exit 2 1 3 4"),
        ("bubble_sort_cost", "--cost"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (1..=100).rev().map(|number: u32| number.to_string()).collect();
    demo::DEMO.says(&[(
        &numbers.join(" "),
        "…Too large to draw: the limit is 12 elements of 12 characters.…\
         Sorted in 99 passes, with 4950 comparisons and 4950 swaps: 1 2 3 …",
    )]);
}
