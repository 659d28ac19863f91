//! 2.4 Merge sort.

use std::cell::Cell;
use std::cmp::Ordering;
use std::{ptr, thread};

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::insertion_sort::insertion_sort_by;
use sort::merge_sort::bottom_up::{
    bottom_up_merge_sort, bottom_up_merge_sort_by, bottom_up_merge_sort_by_key,
    bottom_up_merge_sort_watched,
};
use sort::merge_sort::natural::{
    natural_merge_sort, natural_merge_sort_by, natural_merge_sort_by_key,
    natural_merge_sort_watched, run_ends,
};
use sort::merge_sort::plain::Step::{TakeLeft, TakeRight};
use sort::merge_sort::plain::{self, comparisons_at_most};
use sort::merge_sort::{inversions, k_way_merge, merge};
use sort::patterns;
use sort::{merge_sort, merge_sort_by, merge_sort_by_key};

use crate::snapshots::Expect;
use crate::suite::{self, Element, Equals, Fault};

#[path = "../../examples/merge_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

#[path = "../../examples/bottom_up_merge_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod bottom_up_demo;

use bottom_up_demo::Form;
use demo::{SIZES, comparisons};

// The lesson: its input, and what its sentences say.

/// The worked input.
const LESSON: [i32; 8] = [6, 18, 11, 5, 9, 16, 11, 4];
/// The comparisons of the plain version on it, and of any input of 8 elements at most.
const LESSON_COMPARISONS: u64 = 17;
/// The same if the right head is taken on ties.
const LESSON_RIGHT_COMPARISONS: u64 = 17;
/// The comparisons of insertion sort on it.
const LESSON_INSERTION_COMPARISONS: u64 = 21;
/// Its inversions.
const LESSON_INVERSIONS: u64 = 16;
/// The comparisons of the plain version on a thousand numbers in random order.
const THOUSAND_COMPARISONS: u64 = 8708;
/// The same if the right head is taken on ties.
const THOUSAND_RIGHT_COMPARISONS: u64 = 8708;
/// The comparisons of insertion sort on the same numbers.
const THOUSAND_INSERTION_COMPARISONS: u64 = 251_520;

/// A number, its place in the input, and a count of all comparisons.
#[derive(Clone)]
struct Counted<'a> {
    value: i32,
    place: usize,
    n_comparisons: &'a Cell<u64>,
}

impl Ord for Counted<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.n_comparisons.set(self.n_comparisons.get() + 1);
        self.value.cmp(&other.value)
    }
}

impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Counted<'_> {}

/// Sorts by a sort that takes `T: Ord`, and returns the comparisons and the places of the sorted
/// numbers in the input.
fn counted(v: &[i32], sort: impl FnOnce(&mut [Counted])) -> (u64, Vec<usize>) {
    let n_comparisons = Cell::new(0);
    let count = |(place, &value)| Counted { value, place, n_comparisons: &n_comparisons };
    let mut counted: Vec<Counted> = v.iter().enumerate().map(count).collect();
    sort(&mut counted);
    let n_comparisons = n_comparisons.get();
    assert!(counted.iter().map(|counted| counted.value).is_sorted());
    (n_comparisons, counted.iter().map(|counted| counted.place).collect())
}

/// The comparisons of the plain version.
fn comparisons_of_plain(v: &[i32]) -> u64 {
    counted(v, |v| plain::merge_sort(v)).0
}

/// The plain version, except that `<` has become `<=`: the right head is taken on ties.
fn taking_the_right_on_ties<T: Ord + Clone>(v: &mut [T]) {
    if v.len() < 2 {
        return;
    }
    let (left, right) = v.split_at_mut(v.len() / 2);
    taking_the_right_on_ties(left);
    taking_the_right_on_ties(right);
    let (mut merged, mut i, mut j) = (vec![], 0, 0);
    while i < left.len() && j < right.len() {
        if right[j] <= left[i] {
            merged.push(right[j].clone());
            j += 1;
        } else {
            merged.push(left[i].clone());
            i += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged.extend_from_slice(&right[j..]);
    v.clone_from_slice(&merged);
}

/// What the page says of its input: nobody can change it without noticing.
#[test]
fn the_lesson_has_an_input_that_shows_what_it_says() {
    let (mut v, mut steps) = (LESSON, vec![]);
    plain::merge_sort_watched(&mut v, &mut |step, part: &[i32]| steps.push((step, part.to_vec())));
    let merges: Vec<&Vec<i32>> =
        steps.iter().filter(|(step, _)| *step == plain::Step::Merge).map(|(_, v)| v).collect();
    let expected: [&[i32]; 7] = [
        &[6, 18],
        &[5, 11],
        &[5, 6, 11, 18],
        &[9, 16],
        &[4, 11],
        &[4, 9, 11, 16],
        &[4, 5, 6, 9, 11, 11, 16, 18],
    ];
    assert_eq!(merges, expected);
    // The most comparisons that 8 numbers can take.
    let n_takes =
        steps.iter().filter(|(step, _)| matches!(step, TakeLeft { .. } | TakeRight { .. }));
    assert_eq!(n_takes.count() as u64, LESSON_COMPARISONS);
    assert_eq!(comparisons_at_most(8), Some(LESSON_COMPARISONS));
    // One tie, in the last merge, and no other step depends on it. Its two numbers come from
    // different halves.
    let places = LESSON.iter().enumerate().filter(|(_, x)| **x == 11).map(|(i, _)| i);
    assert_eq!(places.collect::<Vec<_>>(), [2, 6]);
    let mut others = LESSON.to_vec();
    others.retain(|x| *x != 11);
    others.sort_unstable();
    assert!(others.windows(2).all(|pair| pair[0] < pair[1]), "no other tie");
    // The last merge takes numbers one by one and in twos from both sides.
    let last: Vec<_> = steps.iter().rev().skip(1).take(7).map(|(step, _)| *step).collect();
    let expected = [
        TakeRight { j: 0 },
        TakeLeft { i: 0 },
        TakeLeft { i: 1 },
        TakeRight { j: 1 },
        TakeLeft { i: 2 },
        TakeRight { j: 2 },
        TakeRight { j: 3 },
    ];
    assert!(last.iter().rev().eq(&expected), "{last:?}");
}

#[test]
fn the_right_head_on_ties_and_insertion_on_the_same_input() {
    let insertion = |v: &mut [Counted]| insertion_sort_by(v, Ord::cmp);
    let (n, places) = counted(&LESSON, |v| plain::merge_sort(v));
    assert_eq!((n, &places[4..6]), (LESSON_COMPARISONS, &[2, 6][..]));
    let (n, places) = counted(&LESSON, |v| taking_the_right_on_ties(v));
    assert_eq!((n, &places[4..6]), (LESSON_RIGHT_COMPARISONS, &[6, 2][..]));
    let (n, places) = counted(&LESSON, insertion);
    assert_eq!((n, &places[4..6]), (LESSON_INSERTION_COMPARISONS, &[2, 6][..]));
    let thousand = patterns::random(1000);
    assert_eq!(comparisons_of_plain(&thousand), THOUSAND_COMPARISONS);
    assert_eq!(counted(&thousand, |v| taking_the_right_on_ties(v)).0, THOUSAND_RIGHT_COMPARISONS);
    assert_eq!(counted(&thousand, insertion).0, THOUSAND_INSERTION_COMPARISONS);
}

#[test]
fn the_suite_rejects_the_right_head_on_ties() {
    let wrong = |v: &mut [Element], compare: suite::Compare| {
        suite::by(v, compare, |v| taking_the_right_on_ties(v));
    };
    assert_eq!(suite::verdict(Equals::KeepOrder, wrong), Err((Fault::NotStable, vec![0, 0])));
    suite::check(Equals::MayMove, wrong);
}

/// The array before the last merge of 7 3 9 1 8 2, a question of the page.
#[test]
fn before_the_last_merge() {
    let mut halves = vec![];
    plain::merge_sort_watched(&mut [7, 3, 9, 1, 8, 2], &mut |step, part: &[i32]| {
        if (step, part.len()) == (plain::Step::Merge, 3) {
            halves.extend_from_slice(part);
        }
    });
    assert_eq!(format!("{halves:?}"), "[3, 7, 9, 1, 2, 8]");
}

/// The most comparisons for a run of 1 and a run of 1000, a question of the page.
#[test]
fn one_against_a_thousand() {
    let thousand: Vec<i32> = (0..1000).map(|x| 2 * x).collect();
    let most = (-1..=1999).map(|x| {
        let n_comparisons = Cell::new(0);
        let count = |&value: &i32| Counted { value, place: 0, n_comparisons: &n_comparisons };
        let right: Vec<Counted> = thousand.iter().map(count).collect();
        merge(&[count(&x)], &right);
        n_comparisons.get()
    });
    assert_eq!(most.max(), Some(1000));
}

/// The plain version without the line that appends the rest of the right run, and without the copy
/// into `v`, which would panic.
fn without_the_rest_of_the_right(v: &[i32]) -> Vec<i32> {
    if v.len() < 2 {
        return v.to_vec();
    }
    let (left, right) = v.split_at(v.len() / 2);
    let (left, right) = (without_the_rest_of_the_right(left), without_the_rest_of_the_right(right));
    let (mut merged, mut i, mut j) = (vec![], 0, 0);
    while i < left.len() && j < right.len() {
        if right[j] < left[i] {
            merged.push(right[j]);
            j += 1;
        } else {
            merged.push(left[i]);
            i += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged
}

#[test]
fn the_rest_of_the_right_run_is_needed() {
    assert_eq!(without_the_rest_of_the_right(&[2, 1]), [1, 2]);
    assert_eq!(without_the_rest_of_the_right(&[1, 2]), [1]);
    assert_eq!(without_the_rest_of_the_right(&[3, 2, 1]), [1, 2, 3]);
}

/// All orders of 1 2 3 4: an exercise of the page asks how many take 4 comparisons. The others take
/// 5.
#[test]
fn comparisons_of_all_orders_of_four() {
    let mut counts = [0; 6];
    for code in 0..256 {
        let v = [code % 4, code / 4 % 4, code / 16 % 4, code / 64];
        if (0..4).all(|x| v.contains(&x)) {
            counts[usize::try_from(comparisons_of_plain(&v)).unwrap()] += 1;
        }
    }
    assert_eq!(counts, [0, 0, 0, 0, 8, 16]);
}

/// Sorted input takes n/2 comparisons on each level, if n is a power of two.
#[test]
fn sorted_input_takes_half_of_n_on_each_level() {
    for log in 1..10 {
        let n = 1_usize << log;
        assert_eq!(comparisons_of_plain(&patterns::ascending(n)), (n / 2 * log) as u64);
    }
}

// 1. Worked examples and the original's test.

/// Input, output, comparisons, moves and inversions.
type Worked = (&'static [i32], &'static [i32], u64, u64, u64);

const WORKED: &[Worked] = &[
    (&[5, 2, 4, 7, 1, 3, 2, 6], &[1, 2, 2, 3, 4, 5, 6, 7], 17, 24, 14),
    // Two runs: four comparisons in each sorted half, seven to merge them.
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
        let mut n_moves = 0;
        plain::merge_sort_watched(&mut v, &mut |step, part: &[i32]| {
            n_moves += if step == plain::Step::Merge { part.len() as u64 } else { 0 };
        });
        assert_eq!((comparisons_of_plain(input), n_moves), (comparisons, moves), "{input:?}");
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
        for sort in [merge_sort, plain::merge_sort, bottom_up_merge_sort, natural_merge_sort] {
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
    suite::check(Equals::KeepOrder, |v, compare| suite::by(v, compare, |v| plain::merge_sort(v)));
    suite::check(Equals::KeepOrder, |v, compare| bottom_up_merge_sort_by(v, compare));
    suite::check(Equals::KeepOrder, |v, compare| natural_merge_sort_by(v, compare));
}

#[test]
fn by_key_keeps_the_order_of_equal_keys() {
    type Sort<'a> = fn(&mut [&'a str], fn(&&'a str) -> usize);
    let sorts: [Sort; 3] =
        [merge_sort_by_key, bottom_up_merge_sort_by_key, natural_merge_sort_by_key];
    for sort in sorts {
        let mut words = ["pear", "fig", "plum", "apple", "kiwi", "nut"];
        sort(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "plum", "kiwi", "apple"]);
    }
}

type Watch<'a> = &'a mut dyn FnMut(Step, &[u8]);

/// The invariant at every step: the slice holds the input's elements, and what has been taken is in
/// order.
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
            _ => panic!("{step:?} is no step of merge sort"),
        }
    });
    assert_eq!(v, expected);
}

/// The invariants of the plain version: what is merged is in order and at most the rest of the
/// runs, a part is whole at every step and sorted after its merge, and heads are taken from front
/// to back.
fn assert_plain_invariant(input: &[u8]) {
    let (mut merged, mut n_left, mut n_right) = (vec![], 0, 0);
    let mut open = vec![];
    let mut v = input.to_vec();
    plain::merge_sort_watched(&mut v, &mut |step, part: &[u8]| {
        let mut elements = part.to_vec();
        elements.sort_unstable();
        match step {
            plain::Step::Split => {
                assert!(1 < part.len());
                open.push(elements);
            }
            TakeLeft { i } => {
                assert_eq!(i, n_left);
                n_left += 1;
                merged = part.to_vec();
            }
            TakeRight { j } => {
                assert_eq!(j, n_right);
                n_right += 1;
                merged = part.to_vec();
            }
            plain::Step::Merge => {
                assert_eq!(Some(part), open.pop().as_deref());
                assert!(part.starts_with(&merged) && merged.len() == n_left + n_right);
                let (left, right) = (part.len() / 2, part.len().div_ceil(2));
                assert!((n_left == left) != (n_right == right), "one run is used up");
                (n_left, n_right) = (0, 0);
            }
        }
        if 0 < n_left + n_right {
            assert!(merged.is_sorted() && merged.len() == n_left + n_right, "{step:?}");
        }
    });
    assert!(open.is_empty() && v.is_sorted());
}

/// Pair by pair.
fn inversions_by_force(v: &[u8]) -> u64 {
    let pairs = (0..v.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
    pairs.map(|(i, j)| u64::from(v[j] < v[i])).sum()
}

proptest! {
    #[test]
    fn the_slice_is_whole_at_every_step(input in prop::collection::vec(0_u8..20, 0..60)) {
        assert_plain_invariant(&input);
        assert_invariant(&input, |v, watch| bottom_up_merge_sort_watched(v, u8::cmp, watch));
        assert_invariant(&input, |v, watch| natural_merge_sort_watched(v, u8::cmp, watch));
    }

    #[test]
    fn inversions_are_the_pairs_in_the_wrong_order(v in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(inversions(&v), inversions_by_force(&v));
    }

    #[test]
    fn no_input_takes_more_comparisons_than_the_bound(v in prop::collection::vec(0_i32..9, 0..200)) {
        let most = comparisons_at_most(v.len() as u64).unwrap();
        prop_assert!(comparisons_of_plain(&v) <= most);
    }

    #[test]
    fn the_fast_form_agrees_on_any_runs(mut v in prop::collection::vec(any::<u16>(), 0..400), cut in 0_usize..400) {
        let cut = cut.min(v.len());
        v[..cut].sort_unstable();
        v[cut..].sort_unstable();
        let mut expected = v.clone();
        expected.sort_unstable();
        merge_sort(&mut v);
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
        for sort in [merge_sort, plain::merge_sort, bottom_up_merge_sort, natural_merge_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert!(v == expected, "{name}");
        }
    }
}

/// The table of the page, merge by merge.
#[test]
fn inversions_of_each_merge() {
    let (mut n_inversions, mut of_this) = (vec![], 0);
    let mut v = LESSON;
    let n_comparisons = Cell::new(0);
    let count = |(place, &value)| Counted { value, place, n_comparisons: &n_comparisons };
    let mut tagged: Vec<Counted> = v.iter().enumerate().map(count).collect();
    // How many are left in the left run: its length, less the heads that were taken.
    let (mut n_left, mut lengths) = (0, vec![]);
    plain::merge_sort_watched(&mut tagged, &mut |step, part: &[Counted]| match step {
        plain::Step::Split => lengths.push(part.len() / 2),
        TakeLeft { i } => n_left = i + 1,
        // The left run's length is that of the merge which is about to end: the last that was
        // split.
        TakeRight { .. } => of_this += lengths.last().unwrap() - n_left,
        plain::Step::Merge => {
            lengths.pop();
            n_inversions.push(of_this);
            (of_this, n_left) = (0, 0);
        }
    });
    assert_eq!(n_inversions, [0, 1, 3, 0, 1, 3, 8]);
    assert_eq!(n_inversions.iter().sum::<usize>() as u64, LESSON_INVERSIONS);
    assert_eq!(inversions(&v), LESSON_INVERSIONS);
    v.sort_unstable();
    assert_eq!(inversions(&v), 0);
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
        assert_eq!(
            bottom_up_demo::comparisons(Form::Natural, patterns::ascending, n),
            n as u64 - 1
        );
    }
}

/// The comparisons of the fast form.
fn comparisons_of_fast(mut v: Vec<i32>) -> usize {
    let mut n_comparisons = 0;
    merge_sort_by(&mut v, |a, b| {
        n_comparisons += 1;
        a.cmp(b)
    });
    assert!(v.is_sorted());
    n_comparisons
}

/// Cuts at the runs' ends: r runs of any lengths take ⌈log₂ r⌉ rounds, or little more if one is
/// much longer.
#[test]
fn the_fast_form_takes_the_runs_that_are_there() {
    for n in [1000, 100_000] {
        assert_eq!(comparisons_of_fast(patterns::ascending(n)), n - 1);
        assert_eq!(comparisons_of_fast(patterns::descending(n)), n - 1);
        assert_eq!(comparisons_of_fast(patterns::all_equal(n)), n - 1);
        assert!(comparisons_of_fast(patterns::organ_pipe(n)) <= 2 * n);
        assert!(comparisons_of_fast(sixteen_runs(n / 16 * 16)) <= (1 + 4) * n + 16);
        // A long run and a random tail: the long run moves once.
        let mut v = patterns::ascending(n);
        v[n - 64..].copy_from_slice(&patterns::random(64));
        assert!(comparisons_of_fast(v) <= 2 * n + 64 * 8);
    }
}

/// The entropy of the lengths of runs, in bits.
fn entropy(lengths: &[u32]) -> f64 {
    let n: u32 = lengths.iter().sum();
    let share = |length: u32| f64::from(length) / f64::from(n);
    lengths.iter().map(|&length| -share(length) * share(length).log2()).sum()
}

/// Ascending runs, one after another: each begins below the end of the one before it.
fn runs(lengths: &[u32]) -> Vec<i32> {
    lengths.iter().flat_map(|length| 0..length.cast_signed()).collect()
}

proptest! {
    /// Finding the runs takes n - 1 comparisons, merging them as many as elements move, at most
    /// n(H + 2), and each merge one more to see that it is needed.
    #[test]
    fn the_fast_form_is_near_the_entropy_of_the_runs(
        lengths in prop::collection::vec(prop_oneof![32_u32..64, 32_u32..2000], 1..60),
    ) {
        let n: u32 = lengths.iter().sum();
        let n_runs = u32::try_from(lengths.len()).unwrap();
        let n_comparisons = u32::try_from(comparisons_of_fast(runs(&lengths))).unwrap();
        let most = f64::from(n) * (1.0 + entropy(&lengths) + 2.0) + f64::from(n_runs);
        prop_assert!(f64::from(n_comparisons) <= most, "{n_comparisons} <= {most}");
    }
}

#[test]
fn four_runs_of_the_page() {
    let lengths = [300, 300, 400, 9000];
    assert_eq!(format!("{:.1}", entropy(&lengths)), "0.6");
    // The long run moves once.
    assert!(comparisons_of_fast(runs(&lengths)) <= 10_000 + 600 + 1000 + 10_000 + 4);
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
        merge_sort_by(&mut v, compare);
        assert!(v.is_sorted());
    });
    assert!(span < MOST, "{span}");
    // Runs of 1, 2, 4, … times the least length, where the middle is near the last cut.
    let span = stack_between_comparisons(|compare| {
        let mut v: Vec<i32> = (5..18).flat_map(|k| 0..1 << k).collect();
        merge_sort_by(&mut v, compare);
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
        let counts = SIZES.map(|n| comparisons(pattern, n as usize));
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
        let count = bottom_up_demo::comparisons(Form::Natural, sixteen_runs, n as usize);
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

/// The original's pseudocode takes `end` as included and stops at `end <= begin + 1`: pairs are
/// never sorted.
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
        // The order of the merges does not matter, and for powers of two the bottom-up form has the
        // same ones.
        bottom_up_merge_sort_watched(&mut v, u8::cmp, |step, _| {
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
fn demos() {
    demo::DEMO.shows(&[
        ("merge_sort_3", "3 1 2"),
        ("merge_sort", ""),
        ("merge_sort_quiz", "--quiz <<< 2\n2\nno\n1\n0\n"),
        ("merge_sort_cost", "--cost"),
    ]);
    bottom_up_demo::DEMO.shows(&[
        ("bottom_up_merge_sort", ""),
        ("natural_merge_sort", "--natural 0 3 8 48 7 12 36 50"),
        ("bottom_up_merge_sort_cost", "--cost"),
    ]);
}

/// Each question has one right choice, whatever the input.
#[test]
fn random_inputs_are_drawn_and_ask() {
    for seed in 0..200 {
        let seed = seed.to_string();
        let printed = demo::DEMO.output(&["--random", &seed]).unwrap();
        assert!(printed.contains("Sorted with ") && !printed.contains("Too large"), "{printed}");
        let lines = "1\n".repeat(9);
        let quiz = demo::DEMO.output_on(&["--quiz", "--random", &seed], &lines).unwrap();
        assert!(quiz.contains("Will the last merge compare"), "{quiz}");
        for form in [&["--random", &seed][..], &["--natural", "--random", &seed]] {
            let printed = bottom_up_demo::DEMO.output(form).unwrap();
            assert!(printed.contains("\nSorted with "), "{printed}");
        }
    }
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    for demo in [demo::DEMO, bottom_up_demo::DEMO] {
        demo.says(&[(
            &format!("- <<< {}", "2 1 ".repeat(10)),
            "…Too large to draw: the limit is 16 numbers.…1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2…",
        )]);
    }
}

#[test]
fn small_inputs_of_the_demos() {
    demo::DEMO.says(&[("- <<< 1", "…One number is a sorted run.…"), ("- <<< 2 1", "…Sorted.…")]);
    for demo in [demo::DEMO, bottom_up_demo::DEMO] {
        demo.says(&[("- <<< ", "…There is nothing to sort.…")]);
    }
}

#[test]
fn bad_input_of_the_demo() {
    for demo in [demo::DEMO, bottom_up_demo::DEMO] {
        let error = demo.output(&["3", "x"]).unwrap_err().to_string();
        assert!(error.contains("number 2"), "{error}");
    }
}
