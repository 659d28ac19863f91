//! 2.4 Merge sort.

use std::cmp::Ordering;
use std::{ptr, thread};

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::merge_sort::bottom_up::{
    bottom_up_merge_sort, bottom_up_merge_sort_by, bottom_up_merge_sort_by_key,
    bottom_up_merge_sort_watched,
};
use sort::merge_sort::inversions::inversions;
use sort::merge_sort::k_way::k_way_merge;
use sort::merge_sort::natural::{
    natural_merge_sort, natural_merge_sort_by, natural_merge_sort_by_key,
    natural_merge_sort_watched, run_ends,
};
use sort::merge_sort::two_ended::{
    two_ended_merge_sort, two_ended_merge_sort_by, two_ended_merge_sort_by_key,
};
use sort::merge_sort::{
    Counts, comparisons_at_most, merge, merge_sort, merge_sort_by, merge_sort_by_key,
    merge_sort_counted, merge_sort_watched,
};
use sort::patterns;

use crate::snapshots;
use crate::suite::{self, Equals};

#[path = "../../examples/merge_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

use demo::{Form, SIZES, comparisons};

// 1. Worked examples and the original's test.

/// Input, output, comparisons, moves and inversions.
type Worked = (&'static [i32], &'static [i32], u64, u64, u64);

const WORKED: &[Worked] = &[
    (&[5, 2, 4, 7, 1, 3, 2, 6], &[1, 2, 2, 3, 4, 5, 6, 7], 17, 24, 14),
    // The original's figure: two runs, four comparisons to see that they are runs, seven to merge them.
    (&[0, 3, 8, 48, 7, 12, 36, 50], &[0, 3, 7, 8, 12, 36, 48, 50], 15, 24, 4),
    (&[2, 1], &[1, 2], 1, 2, 1),
    (&[4, 3, 2, 1], &[1, 2, 3, 4], 4, 8, 6),
    (&[7, 7, 7, 7], &[7, 7, 7, 7], 4, 8, 0),
    (&[i32::MAX, 0, i32::MIN], &[i32::MIN, 0, i32::MAX], 3, 5, 3),
    (&[3], &[3], 0, 0, 0),
    (&[], &[], 0, 0, 0),
];

#[test]
fn worked_examples() {
    for &(input, output, comparisons, moves, n_inversions) in WORKED {
        let mut v = input.to_vec();
        assert_eq!(merge_sort_counted(&mut v), Counts { comparisons, moves }, "{input:?}");
        assert_eq!(v, output, "{input:?}");
        assert_eq!(inversions(input), n_inversions, "{input:?}");
    }
}

#[test]
fn the_figure_takes_seven_comparisons() {
    let mut n_comparisons = 0;
    let mut compare = |a: &i32, b: &i32| {
        n_comparisons += 1;
        a.cmp(b)
    };
    let mut outputs = Vec::new();
    let mut v = vec![0, 3, 8, 48, 7, 12, 36, 50];
    natural_merge_sort_watched(&mut v, &mut compare, |step, v| {
        if let Step::Take { from, .. } = step {
            outputs.push(v[from]);
        }
    });
    assert_eq!(outputs, [0, 3, 7, 8, 12, 36, 48, 50]);
    assert_eq!(n_comparisons, 7 + 7, "seven see the two runs, seven merge them");
    assert_eq!(merge(&[0, 3, 8, 48], &[7, 12, 36, 50]), outputs);
}

#[test]
fn every_length_up_to_1023() {
    for n in 1..1024 {
        let input: Vec<i32> =
            patterns::random(n).iter().map(|number| number.rem_euclid(1024)).collect();
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [merge_sort, bottom_up_merge_sort, natural_merge_sort, two_ended_merge_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert_eq!(v, expected);
        }
    }
}

// 2. and 3. All small inputs and the named ones, panics, comparators that are no order.

#[test]
fn every_form_passes_the_suite() {
    suite::check(Equals::KeepOrder, |v, compare| merge_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| bottom_up_merge_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| natural_merge_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| two_ended_merge_sort_by(v, compare));
}

#[test]
fn by_key_keeps_the_order_of_equal_keys() {
    type Sort<'a> = fn(&mut [&'a str], fn(&&'a str) -> usize);
    let sorts: [Sort; 4] = [
        merge_sort_by_key,
        bottom_up_merge_sort_by_key,
        natural_merge_sort_by_key,
        two_ended_merge_sort_by_key,
    ];
    for sort in sorts {
        let mut words = ["pear", "fig", "plum", "apple", "kiwi", "nut"];
        sort(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "plum", "kiwi", "apple"]);
    }
}

type Watch<'a> = &'a mut dyn FnMut(Step, &[u8]);

/// The invariant at every step: the slice holds the input's elements, and what has been taken is in order.
fn assert_invariant(input: &[u8], sort: fn(&mut [u8], Watch<'_>)) {
    let (mut expected, mut output) = (input.to_vec(), Vec::new());
    expected.sort_unstable();
    let mut v = input.to_vec();
    sort(&mut v, &mut |step, v| {
        let mut elements = v.to_vec();
        elements.sort_unstable();
        assert_eq!(elements, expected, "{step:?}");
        match step {
            Step::Take { from, .. } => {
                output.push(v[from]);
                assert!(output.is_sorted(), "{step:?}");
            }
            Step::Merge { lo, hi, .. } => {
                assert_eq!(v[lo..hi], output, "{step:?}");
                output.clear();
            }
            Step::Run { lo, hi } => assert!(v[lo..hi].is_sorted(), "{step:?}"),
            Step::Split { lo, mid, hi } => assert!(lo < mid && mid < hi, "{step:?}"),
            _ => panic!("{step:?} is no step of merge sort"),
        }
    });
    assert_eq!(v, expected);
}

/// Pair by pair.
fn inversions_by_force(v: &[u8]) -> u64 {
    let pairs = (0..v.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
    pairs.map(|(i, j)| u64::from(v[j] < v[i])).sum()
}

proptest! {
    #[test]
    fn the_slice_is_whole_at_every_step(input in prop::collection::vec(0_u8..20, 0..60)) {
        assert_invariant(&input, |v, watch| merge_sort_watched(v, u8::cmp, watch));
        assert_invariant(&input, |v, watch| bottom_up_merge_sort_watched(v, u8::cmp, watch));
        assert_invariant(&input, |v, watch| natural_merge_sort_watched(v, u8::cmp, watch));
    }

    #[test]
    fn inversions_are_the_pairs_in_the_wrong_order(v in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(inversions(&v), inversions_by_force(&v));
    }

    #[test]
    fn no_input_takes_more_comparisons_than_the_bound(mut v in prop::collection::vec(0_u8..9, 0..200)) {
        let most = comparisons_at_most(v.len() as u64).unwrap();
        prop_assert!(merge_sort_counted(&mut v).comparisons <= most);
    }

    #[test]
    fn two_ended_agrees_on_any_runs(mut v in prop::collection::vec(any::<u16>(), 0..400), cut in 0_usize..400) {
        let cut = cut.min(v.len());
        v[..cut].sort_unstable();
        v[cut..].sort_unstable();
        let mut expected = v.clone();
        expected.sort_unstable();
        two_ended_merge_sort(&mut v);
        prop_assert_eq!(v, expected);
    }

    #[test]
    fn merging_k_runs_is_sorting_them_all(
        mut runs in prop::collection::vec(prop::collection::vec(0_u8..9, 0..9), 0..9),
    ) {
        // The tag is the number of the run: among equals it must ascend.
        for run in &mut runs {
            run.sort_unstable();
        }
        let tagged = |(k, run): (usize, &Vec<u8>)| run.iter().map(move |x| (*x, k)).collect();
        let tagged: Vec<Vec<(u8, usize)>> = runs.iter().enumerate().map(tagged).collect();
        let mut expected = tagged.concat();
        expected.sort_unstable();
        prop_assert_eq!(k_way_merge(&tagged).copied().collect::<Vec<_>>(), expected);
        let keys: Vec<u8> = k_way_merge(&runs).copied().collect();
        prop_assert!(keys.is_sorted());
    }
}

// 4. Extremes.

#[test]
fn a_million_of_every_shape() {
    const N: usize = 1_000_000;
    for (name, pattern) in patterns::ALL {
        let input = pattern(N);
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [merge_sort, bottom_up_merge_sort, natural_merge_sort, two_ended_merge_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert!(v == expected, "{name}");
        }
    }
}

#[test]
fn inversions_need_more_than_32_bits() {
    let descending = patterns::descending(100_000);
    assert_eq!(inversions(&descending), 4_999_950_000);
    assert!(u64::from(u32::MAX) < inversions(&descending));
}

#[test]
fn the_bound_at_its_ends() {
    let table = [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (8, 17), (1 << 20, 19_922_945)];
    for (n, most) in table {
        assert_eq!(comparisons_at_most(n), Some(most), "{n}");
    }
    assert_eq!(comparisons_at_most(u64::MAX), None);
}

#[test]
fn nothing_to_merge() {
    assert_eq!(merge::<u8>(&[], &[]), Vec::<u8>::new());
    assert_eq!(merge(&[], &[1, 2]), [1, 2]);
    assert_eq!(merge(&[1, 2], &[]), [1, 2]);
    assert_eq!(k_way_merge(Vec::<Vec<u8>>::new()).next(), None);
    assert_eq!(k_way_merge([vec![], vec![2], vec![]]).collect::<Vec<u8>>(), [2]);
    assert_eq!(run_ends::<u8>(&[], &mut u8::cmp), [0; 0]);
    assert_eq!(run_ends(&[1, 1, 3, 2], &mut i32::cmp), [3, 4]);
}

#[test]
fn a_run_is_one_comparison_an_element() {
    for n in [1, 2, 100, 1000] {
        assert_eq!(comparisons(Form::Natural, patterns::ascending, n), n as u64 - 1);
    }
}

/// The comparisons of the fast form.
fn comparisons_of_two_ended(mut v: Vec<i32>) -> usize {
    let mut n_comparisons = 0;
    two_ended_merge_sort_by(&mut v, |a, b| {
        n_comparisons += 1;
        a.cmp(b)
    });
    assert!(v.is_sorted());
    n_comparisons
}

/// Cuts at the runs' ends: r runs of any lengths take ⌈log₂ r⌉ rounds, or little more if one is much longer.
#[test]
fn the_fast_form_takes_the_runs_that_are_there() {
    for n in [1000, 100_000] {
        assert_eq!(comparisons_of_two_ended(patterns::ascending(n)), n - 1);
        assert_eq!(comparisons_of_two_ended(patterns::descending(n)), n - 1);
        assert_eq!(comparisons_of_two_ended(patterns::all_equal(n)), n - 1);
        assert!(comparisons_of_two_ended(patterns::organ_pipe(n)) <= 2 * n);
        assert!(comparisons_of_two_ended(sixteen_runs(n / 16 * 16)) <= (1 + 4) * n + 16);
        // A long run and a random tail: the long run moves once.
        let mut v = patterns::ascending(n);
        v[n - 64..].copy_from_slice(&patterns::random(64));
        assert!(comparisons_of_two_ended(v) <= 2 * n + 64 * 8);
    }
}

/// A comparator as any sort takes it.
type Compare<'a> = &'a mut dyn FnMut(&i32, &i32) -> Ordering;

/// How many bytes of stack lie between the deepest comparison and the highest.
fn stack_between_comparisons(sort: impl FnOnce(Compare<'_>) + Send + 'static) -> usize {
    let run = move || {
        let (mut lowest, mut highest) = (usize::MAX, 0);
        sort(&mut |a, b| {
            let here = 0_u8;
            let address = ptr::from_ref(&here).addr();
            (lowest, highest) = (lowest.min(address), highest.max(address));
            a.cmp(b)
        });
        highest - lowest
    };
    let large = thread::Builder::new().stack_size(64 << 20);
    large.spawn(run).unwrap().join().unwrap()
}

/// The recursion of a merge sort that cuts off the last run, which is as deep as there are runs.
fn one_run_at_a_time(n_runs: usize, compare: Compare<'_>) {
    if 1 < n_runs {
        one_run_at_a_time(n_runs - 1, compare);
        compare(&0, &0);
    }
}

#[test]
fn the_recursion_of_the_fast_form_is_shallow() {
    const N_RUNS: usize = 10_000;
    const MOST: usize = 64 << 10;
    // 14 levels, if each cut is near the middle.
    let span = stack_between_comparisons(|compare| {
        let mut v: Vec<i32> = (0..N_RUNS).flat_map(|_| 0..32).collect();
        two_ended_merge_sort_by(&mut v, compare);
        assert!(v.is_sorted());
    });
    assert!(span < MOST, "{span}");
    // Runs of 1, 2, 4, … times the least length, where the middle is near the last cut.
    let span = stack_between_comparisons(|compare| {
        let mut v: Vec<i32> = (5..18).flat_map(|k| 0..1 << k).collect();
        two_ended_merge_sort_by(&mut v, compare);
        assert!(v.is_sorted());
    });
    assert!(span < MOST, "{span}");
    let span = stack_between_comparisons(|compare| one_run_at_a_time(N_RUNS, compare));
    assert!(MOST < span, "{span}");
}

// The growth class: n log n in any order, and n where the runs are there already.

#[test]
fn comparisons_at_doubled_sizes() {
    for pattern in [patterns::random, patterns::ascending, patterns::organ_pipe] {
        let counts = SIZES.map(|n| comparisons(Form::TopDown, pattern, n.into()));
        for (count, n) in counts.into_iter().zip(SIZES) {
            let n_log_n = u64::from(n) * u64::from(n.ilog2());
            assert!((n_log_n / 2..=n_log_n - u64::from(n) + 1).contains(&count), "{counts:?}");
        }
        for pair in counts.windows(2) {
            // More than linear, and far from quadratic.
            assert!(2 * pair[0] < pair[1] && 2 * pair[1] < 5 * pair[0], "{counts:?}");
        }
    }
}

/// 16 runs take four rounds, however long they are: the count is linear.
fn sixteen_runs(n: usize) -> Vec<i32> {
    let mut v = patterns::random(n);
    v.chunks_mut(n / 16).for_each(<[i32]>::sort_unstable);
    v
}

#[test]
fn natural_comparisons_at_doubled_sizes() {
    for n in SIZES {
        let count = comparisons(Form::Natural, sixteen_runs, n.into());
        assert!(count <= (1 + 4) * u64::from(n), "{n}: {count}");
    }
}

// 6. What the original got wrong.

/// The original's merge takes from the right half on ties.
#[test]
fn erratum_taking_the_right_one_of_equals_is_not_stable() {
    let from_the_right = |a: &(u8, char), b: &(u8, char)| match a.0.cmp(&b.0) {
        Ordering::Equal => Ordering::Less,
        order => order,
    };
    let mut v = [(1, 'a'), (1, 'b')];
    merge_sort_by(&mut v, from_the_right);
    assert_eq!(v, [(1, 'b'), (1, 'a')]);
    let mut v = [(1, 'a'), (1, 'b')];
    merge_sort_by_key(&mut v, |pair| pair.0);
    assert_eq!(v, [(1, 'a'), (1, 'b')]);
}

/// The original's pseudocode takes `end` as included and stops at `end <= begin + 1`: pairs are never sorted.
#[test]
fn erratum_stopping_one_early_sorts_no_pair() {
    fn as_printed(v: &mut [i32]) {
        if v.len() <= 2 {
            return;
        }
        let (left, right) = v.split_at_mut(v.len() / 2);
        as_printed(left);
        as_printed(right);
        let merged = merge(left, right);
        v.copy_from_slice(&merged);
    }
    let mut v = [2, 1];
    as_printed(&mut v);
    assert_eq!(v, [2, 1]);
    let mut v = [4, 3, 2, 1];
    as_printed(&mut v);
    assert_eq!(v, [2, 1, 4, 3]);
}

/// The original's merges allocate `end + 1` numbers each, wherever they begin.
#[test]
fn erratum_a_buffer_for_each_merge_is_quadratic_in_all() {
    let allocated = |n: usize| {
        let mut total = 0_u64;
        let mut v = vec![0_u8; n];
        merge_sort_watched(&mut v, u8::cmp, |step, _| {
            if let Step::Merge { hi, .. } = step {
                total += hi as u64 + 1;
            }
        });
        total
    };
    assert_eq!(allocated(1024), 529_919);
    assert_eq!(allocated(65_536), 2_148_040_703);
}

// 7. The demo.

#[test]
fn demo_of_merge_sort() {
    let printed = demo::DEMO.output(&["3", "1", "2"]).unwrap();
    let command = "cargo run -p sort --example merge_sort -- 3 1 2";
    snapshots::check("merge_sort_3", command, &printed);
}

#[test]
fn demo_of_the_worked_example() {
    let printed = demo::DEMO.output(&[]).unwrap();
    snapshots::check("merge_sort", "cargo run -p sort --example merge_sort", &printed);
}

#[test]
fn demo_of_natural_runs() {
    let printed =
        demo::DEMO.output(&["--natural", "0", "3", "8", "48", "7", "12", "36", "50"]).unwrap();
    let command = "cargo run -p sort --example merge_sort -- --natural 0 3 8 48 7 12 36 50";
    snapshots::check("merge_sort_natural", command, &printed);
}

#[test]
fn demo_of_the_cost() {
    let printed = demo::DEMO.output(&["--cost"]).unwrap();
    let command = "cargo run -p sort --example merge_sort -- --cost";
    snapshots::check("merge_sort_cost", command, &printed);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let printed = demo::DEMO.output_on(&["-"], &"2 1 ".repeat(10)).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 16 numbers."), "{printed}");
    assert!(printed.contains("1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2"), "{printed}");
}

#[test]
fn bad_input_of_the_demo() {
    let wrong = |args: &[&str]| demo::DEMO.output(args).unwrap_err().to_string();
    assert!(wrong(&["3", "x"]).contains("number 2"), "{}", wrong(&["3", "x"]));
    assert_eq!(
        wrong(&["--natural", "--bottom-up", "1"]),
        "--bottom-up and --natural are two different forms"
    );
}
