//! 2.3 Quicksort.

use std::cell::Cell;
use std::cmp::Ordering;
use std::thread;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::patterns;
use sort::quick_sort::adversary::killer;
use sort::quick_sort::heapsort::{heapsort, heapsort_by, heapsort_by_key};
use sort::quick_sort::introsort::{
    Counts, introsort, introsort_by, introsort_by_key, introsort_counted, introsort_watched,
};
use sort::quick_sort::network::{network_sort, network_sort_by, network_sort_by_key};
use sort::quick_sort::partition::{
    branch_free, hoare, hole_filling, hole_filling_watched, lomuto, three_way,
};
use sort::quick_sort::pivot::Pivot;
use sort::quick_sort::plain;
use sort::quick_sort::quickselect::{quickselect, quickselect_by, quickselect_by_key};
use sort::{quick_sort, quick_sort_by, quick_sort_by_key};

use crate::snapshots::Expect;
use crate::suite::{self, Element, Equals};

#[path = "../../examples/quick_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../examples/introsort.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod introsort_demo;

#[path = "../../examples/hole_filling.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod hole_filling_demo;

use introsort_demo::{SIZES, comparisons, without_a_bound};

const RULES: [Pivot; 5] =
    [Pivot::First, Pivot::Middle, Pivot::MedianOfThree, Pivot::Ninther, Pivot::Random { seed: 7 }];

// The lesson: its input, and what its sentences say.

/// The worked input.
const LESSON: [i32; 8] = [13, 15, 2, 14, 9, 8, 16, 3];
/// The comparisons of the plain version on it.
const LESSON_COMPARISONS: u64 = 14;
/// The same if the first element of each part is its pivot.
const LESSON_FIRST_COMPARISONS: u64 = 16;
/// The comparisons on the same numbers, sorted.
const SORTED_COMPARISONS: u64 = 13;
/// The same if the first element is the pivot: all pairs.
const SORTED_FIRST_COMPARISONS: u64 = 28;

/// What the page says of its input: nobody can change it without noticing.
#[test]
fn the_lesson_has_an_input_that_shows_what_it_says() {
    let (mut v, mut steps) = (LESSON, vec![]);
    plain::quick_sort_watched(&mut v, &mut |step, part: &[i32]| steps.push((step, part.to_vec())));
    assert!(v.is_sorted() && v.windows(2).all(|pair| pair[0] != pair[1]), "no tie");
    // The first partition takes two swaps, with scans that skip numbers on both sides, and
    // splits evenly.
    let first = [
        (plain::Step::Pivot, vec![9, 15, 2, 14, 13, 8, 16, 3]),
        (plain::Step::Swap { i: 1, j: 7 }, vec![9, 3, 2, 14, 13, 8, 16, 15]),
        (plain::Step::Swap { i: 3, j: 5 }, vec![9, 3, 2, 8, 13, 14, 16, 15]),
        (plain::Step::Place { p: 3 }, vec![8, 3, 2, 9, 13, 14, 16, 15]),
    ];
    assert_eq!(steps[..4], first);
    // One of the later pivots is the largest of its part: one side is empty.
    let lengths_and_places: Vec<_> = steps
        .iter()
        .filter_map(|(step, part)| match step {
            plain::Step::Place { p } => Some((part.len(), *p)),
            _ => None,
        })
        .collect();
    assert_eq!(lengths_and_places, [(8, 3), (3, 1), (4, 3), (3, 1)]);
    let n_comparisons: usize = lengths_and_places.iter().map(|(n, _)| n - 1).sum();
    assert_eq!(n_comparisons as u64, LESSON_COMPARISONS);
    // Every swap moves something.
    assert!(steps.iter().all(|(step, _)| !matches!(step, plain::Step::Place { p: 0 })));
    assert_eq!(
        steps.len() + 2,
        14,
        "a frame for each step, one for the input and one for the tree"
    );
}

/// The plain version with one line left out: the pivot is the first element of each part.
fn with_the_first_as_pivot<T: Ord>(v: &mut [T]) {
    let Some(p) = hoare(v) else { return };
    with_the_first_as_pivot(&mut v[..p]);
    with_the_first_as_pivot(&mut v[p + 1..]);
}

/// The comparisons of a sort.
fn counted(sort: fn(&mut [Counted]), numbers: &[i32]) -> u64 {
    let mut v: Vec<Counted> = numbers.iter().copied().map(Counted).collect();
    N_COMPARISONS.set(0);
    sort(&mut v);
    let n_comparisons = N_COMPARISONS.get();
    assert!(v.iter().map(|counted| counted.0).is_sorted());
    n_comparisons
}

#[test]
fn the_middle_against_the_first_as_pivot() {
    let mut sorted = LESSON;
    sorted.sort_unstable();
    assert_eq!(counted(plain::quick_sort, &LESSON), LESSON_COMPARISONS);
    assert_eq!(counted(plain::quick_sort, &sorted), SORTED_COMPARISONS);
    assert_eq!(counted(with_the_first_as_pivot, &LESSON), LESSON_FIRST_COMPARISONS);
    assert_eq!(counted(with_the_first_as_pivot, &sorted), SORTED_FIRST_COMPARISONS);
    assert_eq!(SORTED_FIRST_COMPARISONS, without_a_bound(LESSON.len()));
}

/// A call that gets the pivot again, `v[..p + 1]`, may get the whole part again: then the recursion
/// never ends.
#[test]
fn a_side_must_not_contain_the_pivot() {
    let (mut v, mut places) = ([1, 2], vec![]);
    plain::quick_sort_watched(&mut v, &mut |step, part: &[i32]| {
        if let plain::Step::Place { p } = step {
            places.push((part.to_vec(), p));
        }
    });
    assert_eq!(places, [(vec![1, 2], 1)], "v[..p + 1] is v, unchanged");
}

/// The array after the first partition of 6 11 4 9 2 7 13, a question of the page.
#[test]
fn a_partition_by_hand() {
    let (mut v, mut after) = ([6, 11, 4, 9, 2, 7, 13], vec![]);
    plain::quick_sort_watched(&mut v, &mut |step, part: &[i32]| {
        if let (plain::Step::Place { .. }, 7) = (step, part.len()) {
            after = part.to_vec();
        }
    });
    let after: Vec<String> = after.iter().map(i32::to_string).collect();
    assert_eq!(after.join(" "), "2 7 4 6 9 11 13");
}

/// If every pivot is the median of its part, 15 numbers take 14 + 2 * 6 + 4 * 2 comparisons.
const MEDIANS_COMPARISONS: u64 = 34;

#[test]
fn medians_as_pivots() {
    assert_eq!(counted(plain::quick_sort, &patterns::ascending(15)), MEDIANS_COMPARISONS);
}

/// The partition without the line `hi = i;`.
fn without_the_last_border(v: &mut [i32]) {
    if v.len() < 2 {
        return;
    }
    v.swap(0, v.len() / 2);
    let (mut lo, mut hi) = (1, v.len());
    while let Some(i) = (lo..hi).find(|&i| v[0] <= v[i]) {
        let Some(j) = (i + 1..hi).rfind(|&j| v[j] <= v[0]) else { break };
        v.swap(i, j);
        (lo, hi) = (i + 1, j);
    }
    v.swap(0, hi - 1);
    without_the_last_border(&mut v[..hi - 1]);
    without_the_last_border(&mut v[hi..]);
}

#[test]
fn the_last_border_is_needed() {
    for (mut v, is_sorted) in [([1, 2], true), ([2, 1], false), ([2, 2], false)] {
        let input = v;
        without_the_last_border(&mut v);
        // Equal numbers are in order whatever happens.
        assert_eq!(v.is_sorted(), is_sorted || v[0] == v[1], "{input:?}");
    }
}

/// The plain version with scans that run over elements equal to the pivot; how deep it goes.
fn past_equals(v: &mut [i32]) -> usize {
    if v.len() < 2 {
        return 0;
    }
    v.swap(0, v.len() / 2);
    let (mut lo, mut hi) = (1, v.len());
    while let Some(i) = (lo..hi).find(|&i| v[0] < v[i]) {
        let Some(j) = (i + 1..hi).rfind(|&j| v[j] < v[0]) else {
            hi = i;
            break;
        };
        v.swap(i, j);
        (lo, hi) = (i + 1, j);
    }
    v.swap(0, hi - 1);
    let (left, right) = v.split_at_mut(hi - 1);
    1 + past_equals(left).max(past_equals(&mut right[1..]))
}

/// How deep a thousand equal elements take the form that runs past equals.
const PAST_EQUALS_DEPTH: usize = 999;
/// How deep they take the plain version.
const STOP_AT_EQUALS_DEPTH: usize = 9;

/// One level for each element, if all are equal and the scans do not stop at equals; else one for
/// each power of 2.
#[test]
fn scans_must_stop_at_equals() {
    assert_eq!(past_equals(&mut patterns::all_equal(1000)), PAST_EQUALS_DEPTH);
    assert_eq!(depth_of_the_plain_form(&mut patterns::all_equal(1000)), STOP_AT_EQUALS_DEPTH);
    let n_comparisons = counted(plain::quick_sort, &patterns::all_equal(1000));
    assert!(n_comparisons < 9000, "{n_comparisons}");
}

/// How many calls of the plain version are open at once, counting those that partition.
fn depth_of_the_plain_form(v: &mut [i32]) -> usize {
    let mut waiting: Vec<(usize, usize)> = vec![(v.len(), 1)];
    waiting.retain(|(len, _)| 1 < *len);
    let (mut deepest, mut current) = (0, (0, 0));
    plain::quick_sort_watched(v, &mut |step, part: &[i32]| match step {
        plain::Step::Pivot => {
            current = waiting.pop().expect("a part is partitioned that nobody asked for");
            assert_eq!(current.0, part.len(), "the left side first, then the right one");
            deepest = deepest.max(current.1);
        }
        plain::Step::Swap { i, j } => {
            assert!(
                0 < i && i < j && part[i] <= part[0] && part[0] <= part[j],
                "{step:?} {part:?}"
            );
        }
        plain::Step::Place { p } => {
            assert!(part[..p].iter().all(|x| *x <= part[p]), "{step:?} {part:?}");
            assert!(part[p..].iter().all(|x| part[p] <= *x), "{step:?} {part:?}");
            let sides = [part.len() - p - 1, p].map(|len| (len, current.1 + 1));
            waiting.extend(sides.into_iter().filter(|(len, _)| 1 < *len));
        }
    });
    assert!(waiting.is_empty());
    deepest
}

proptest! {
    #[test]
    fn the_plain_form_does_what_it_shows(input in prop::collection::vec(0_i32..12, 0..60)) {
        let (mut v, mut expected) = (input.clone(), input.clone());
        expected.sort_unstable();
        let depth = depth_of_the_plain_form(&mut v);
        prop_assert_eq!(v, expected);
        prop_assert!(depth < input.len().max(1));
        // Each partition compares every other element of its part with the pivot, once.
        let n_comparisons = counted(plain::quick_sort, &input);
        let mut expected = 0;
        plain::quick_sort_watched(&mut input.clone(), &mut |step, part: &[i32]| {
            expected += if step == plain::Step::Pivot { part.len() as u64 - 1 } else { 0 };
        });
        prop_assert_eq!(n_comparisons, expected);
    }
}

/// On a million elements of the usual shapes, with the stack of a thread of tests.
#[test]
fn the_plain_form_sorts_a_million() {
    for (name, pattern) in patterns::ALL {
        // The middle of an organ pipe is its greatest element: that takes its time.
        let n = if *name == "organ pipe" { 10_000 } else { MILLION };
        let mut v = pattern(n);
        let mut expected = v.clone();
        expected.sort_unstable();
        plain::quick_sort(&mut v);
        assert!(v == expected, "{name}");
    }
}

/// Over all orders of n different elements the mean is 2(n + 1)H - 4n, H = 1 + 1/2 + ... + 1/n, as
/// with random pivots.
#[test]
fn the_middle_is_as_good_as_a_random_pivot_on_average() {
    for n in 1..=7_u64 {
        let (mut n_comparisons, mut n_orders) = (0, 0);
        let mut elements: Vec<i32> = (0..n).zip(1..).map(|(_, element)| element).collect();
        for_each_order(&mut elements, 0, &mut |order| {
            n_comparisons += counted(plain::quick_sort, order);
            n_orders += 1;
        });
        // 420 is a multiple of every number up to 7.
        let harmonic: u64 = (1..=n).map(|k| 420 / k).sum();
        assert_eq!(420 * n_comparisons, n_orders * (2 * (n + 1) * harmonic - 4 * n * 420));
    }
}

/// Over all orders of n different elements, the two scans swap (n - 2)/6 pairs on average, and
/// filling holes takes (2n - 1)/6 moves.
#[test]
fn what_the_schemes_move_on_average() {
    for n in 2..=7_usize {
        let (mut n_swaps, mut n_fills, mut n_orders) = (0, 0, 0);
        let mut elements: Vec<i32> = (1..).take(n).collect();
        for_each_order(&mut elements, 0, &mut |order| {
            let mut is_first = true;
            plain::quick_sort_watched(&mut order.to_vec(), &mut |step, _| match step {
                plain::Step::Swap { .. } if is_first => n_swaps += 1,
                plain::Step::Place { .. } => is_first = false,
                _ => {}
            });
            hole_filling_watched(&mut order.to_vec(), |_, _| n_fills += 1);
            n_orders += 1;
        });
        assert_eq!(6 * n_swaps, n_orders * (n - 2));
        assert_eq!(6 * n_fills, n_orders * (2 * n - 1));
    }
}

/// Every order of the elements from `k` on.
fn for_each_order(v: &mut [i32], k: usize, look: &mut impl FnMut(&[i32])) {
    if k == v.len() {
        return look(v);
    }
    for i in k..v.len() {
        v.swap(k, i);
        for_each_order(v, k + 1, look);
        v.swap(k, i);
    }
}

/// What a thousand sorted elements cost, if the first one is the pivot.
const SORTED_THOUSAND_FIRST: u64 = 499_500;

/// Each pivot is the smallest or the greatest of its part: all pairs are compared, and the
/// recursion is as deep as can be.
#[test]
fn an_input_that_is_worst_for_the_middle() {
    // Built backwards: the greatest of n elements goes to where the pivot is looked for.
    let worst = |n: usize| {
        let mut v: Vec<i32> = vec![];
        for greatest in (1..).take(n) {
            v.push(greatest);
            let n = v.len();
            // What the partition does last, undone first: the pivot comes to the front, and then to
            // the middle.
            v.swap(0, n - 1);
            v.swap(0, n / 2);
        }
        v
    };
    for n in [2, 5, 8, 100, 1000] {
        let v = worst(n);
        assert_eq!(counted(plain::quick_sort, &v), without_a_bound(n), "{v:?}");
        assert_eq!(depth_of_the_plain_form(&mut v.clone()), n - 1);
    }
    assert_eq!(worst(5), WORST_FIVE);
}

#[test]
fn the_plain_form_is_not_stable() {
    let mut order = |a: &Element, b: &Element| a.key.cmp(&b.key);
    let mut v = [0, 1].map(|tag| Element { key: 1, tag });
    suite::by(&mut v, &mut order, |v| plain::quick_sort(v));
    assert_eq!(v.map(|element| element.tag), [1, 0]);
}

/// Five numbers of which the middle one is the greatest of its part each time, an exercise of the
/// page.
const WORST_FIVE: [i32; 5] = [4, 3, 5, 2, 1];

// 1. Worked examples and the original's test.

/// Input, pivot rule, output, comparisons, swaps, partitions.
type Worked = (&'static [i32], Pivot, &'static [i32], u64, u64, u64);

const WORKED: &[Worked] = &[
    (&[45, 90, 3, 83, 17, 72, 13, 76, 29], Pivot::Ninther, SORTED, 31, 18, 5),
    (&[45, 90, 3, 83, 17, 72, 13, 76, 29], Pivot::First, SORTED, 19, 16, 6),
    (&[2, 8, 7, 1, 3, 5, 6, 4], Pivot::First, &[1, 2, 3, 4, 5, 6, 7, 8], 18, 14, 5),
    (&[2, 1], Pivot::First, &[1, 2], 1, 1, 1),
    (&[7, 7, 7, 7], Pivot::First, &[7, 7, 7, 7], 3, 0, 1),
    (&[i32::MAX, 0, i32::MIN], Pivot::Middle, &[i32::MIN, 0, i32::MAX], 2, 3, 1),
    (&[3], Pivot::Ninther, &[3], 0, 0, 0),
    (&[], Pivot::Ninther, &[], 0, 0, 0),
];

const SORTED: &[i32] = &[3, 13, 17, 29, 45, 72, 76, 83, 90];

#[test]
fn worked_examples() {
    for &(input, rule, output, comparisons, swaps, partitions) in WORKED {
        let mut v = input.to_vec();
        let counts = introsort_counted(&mut v, rule);
        assert_eq!(v, output, "{input:?}");
        let expected = Counts { comparisons, swaps, partitions, heapsorts: 0 };
        assert_eq!(counts, expected, "{input:?} {rule:?}");
    }
}

#[test]
fn the_holes_of_the_figure() {
    let mut v = [45, 90, 3, 83, 17, 72, 13, 76, 29];
    let mut fills = Vec::new();
    let place = hole_filling_watched(&mut v, |step, v| {
        if let Step::Fill { to, .. } = step {
            fills.push((v[to], to));
        }
    });
    assert_eq!(fills, [(29, 0), (90, 8), (13, 1), (83, 6), (17, 3)]);
    assert_eq!((place, v), (Some(4), [29, 13, 3, 17, 45, 72, 83, 76, 90]));
}

#[test]
fn lomuto_as_in_the_textbook() {
    let mut v = [2, 8, 7, 1, 3, 5, 6, 4];
    assert_eq!((lomuto(&mut v), v), (Some(3), [2, 1, 3, 4, 7, 5, 6, 8]));
}

#[test]
fn every_length_up_to_1023() {
    for n in 1..1024 {
        let input: Vec<i32> =
            patterns::random(n).iter().map(|number| number.rem_euclid(1024)).collect();
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [quick_sort, plain::quick_sort, introsort, heapsort, network_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert_eq!(v, expected);
        }
    }
}

// 2. and 3. All small inputs and the named ones, panics, comparators that are no order.

#[test]
fn every_form_passes_the_suite() {
    suite::check(Equals::MayMove, |v, compare| suite::by(v, compare, |v| plain::quick_sort(v)));
    suite::check(Equals::MayMove, |v, compare| introsort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| quick_sort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| heapsort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| network_sort_by(v, compare));
    for rule in RULES {
        suite::check(Equals::MayMove, |v, compare| {
            introsort_watched(v, rule, compare, |_, _| {});
        });
    }
}

#[test]
fn selecting_the_middle_parts_the_rest() {
    suite::check(Equals::MayMove, |v, compare| {
        let middle = v.len() / 2;
        quickselect_by(v, middle, &mut *compare);
        let (lesser, greater) = v.split_at_mut(middle);
        introsort_by(lesser, &mut *compare);
        introsort_by(greater.get_mut(1..).unwrap_or_default(), compare);
    });
}

#[test]
fn by_key() {
    type Sort<'a> = fn(&mut [&'a str], fn(&&'a str) -> usize);
    let sorts: [Sort; 4] =
        [introsort_by_key, quick_sort_by_key, heapsort_by_key, network_sort_by_key];
    for sort in sorts {
        let mut words = ["pear", "fig", "banana"];
        sort(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "pear", "banana"]);
    }
    let mut words = ["pear", "fig", "banana"];
    assert_eq!(quickselect_by_key(&mut words, 2, |word| word.len()), Some(&"banana"));
    assert_eq!(quickselect_by_key(&mut words, 3, |word| word.len()), None);
}

/// What the listing states at the head of its loop, at every step.
fn assert_invariant(input: &[u8], rule: Pivot) {
    let (mut v, mut is_sorted) = (input.to_vec(), vec![]);
    introsort_watched(&mut v, rule, u8::cmp, |step, part| match step {
        Step::Pivot { p, .. } => assert!(p < part.len()),
        Step::Class { lt, i, gt, .. } => {
            let pivot = part[lt];
            assert!(part[..lt].iter().all(|x| *x < pivot), "{step:?} {part:?}");
            assert!(part[lt..i].iter().all(|x| *x == pivot), "{step:?} {part:?}");
            assert!(part[gt..].iter().all(|x| pivot < *x), "{step:?} {part:?}");
        }
        Step::Partition { lt, gt, base } => {
            assert!(lt < gt, "a partition puts something in its place");
            is_sorted.push((base + lt, part[lt]));
        }
        Step::Heap { .. } => assert!(part.is_sorted()),
        _ => panic!("{step:?} is no step of quicksort"),
    });
    assert!(v.is_sorted());
    for (place, pivot) in is_sorted {
        assert_eq!(v[place], pivot, "a pivot never moves again");
    }
}

proptest! {
    #[test]
    fn the_parts_are_what_the_listing_says(input in prop::collection::vec(0_u8..12, 0..60)) {
        for rule in RULES {
            assert_invariant(&input, rule);
        }
    }

    #[test]
    fn partitions_part(input in prop::collection::vec(0_u8..9, 0..40)) {
        let mut expected = input.clone();
        expected.sort_unstable();
        let whole = |v: &[u8]| {
            let mut v = v.to_vec();
            v.sort_unstable();
            assert_eq!(v, expected);
        };
        for (name, partition) in
            [("lomuto", lomuto as fn(&mut [u8]) -> _), ("hoare", hoare), ("holes", hole_filling)]
        {
            let mut v = input.clone();
            let place = partition(&mut v);
            prop_assert_eq!(place.is_none(), input.is_empty());
            whole(&v);
            let Some(p) = place else { continue };
            let pivot = if name == "lomuto" { input[input.len() - 1] } else { input[0] };
            prop_assert_eq!(v[p], pivot);
            prop_assert!(v[..p].iter().all(|x| *x <= pivot), "{} {:?} {}", name, v, p);
            prop_assert!(v[p..].iter().all(|x| pivot <= *x), "{} {:?} {}", name, v, p);
        }
        let mut v = input.clone();
        let n_left = branch_free(&mut v, |x| *x < 4);
        whole(&v);
        prop_assert!(v[..n_left].iter().all(|x| *x < 4) && v[n_left..].iter().all(|x| 4 <= *x));
        let mut v = input.clone();
        let ends = three_way(&mut v);
        whole(&v);
        if let Some((lt, gt)) = ends {
            prop_assert!(v[..lt].iter().all(|x| *x < input[0]));
            prop_assert!(v[lt..gt].iter().all(|x| *x == input[0]) && lt < gt);
            prop_assert!(v[gt..].iter().all(|x| input[0] < *x));
        }
    }

    #[test]
    fn selecting_puts_one_element_in_its_place(input in prop::collection::vec(any::<u8>(), 0..200), k in 0_usize..220) {
        let (mut v, mut expected) = (input.clone(), input.clone());
        expected.sort_unstable();
        prop_assert_eq!(quickselect(&mut v, k), expected.get(k));
        if k < v.len() {
            prop_assert!(v[..k].iter().all(|x| *x <= v[k]) && v[k..].iter().all(|x| v[k] <= *x));
        }
        v.sort_unstable();
        prop_assert_eq!(v, expected);
    }
}

// 4. Extremes: a million, in every shape and in the worst.

const MILLION: usize = 1_000_000;

#[test]
fn a_million_of_every_shape() {
    for (name, pattern) in patterns::ALL {
        let input = pattern(MILLION);
        let mut expected = input.clone();
        expected.sort_unstable();
        for sort in [introsort, quick_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert!(v == expected, "{name}");
        }
        let mut v = input;
        assert_eq!(quickselect(&mut v, MILLION / 2), expected.get(MILLION / 2), "{name}");
    }
}

/// Two partitions a level that halving would need, then a heapsort: each at most 2 n log n, and a
/// little for pivots.
fn bound(n: usize) -> u64 {
    5 * n as u64 * u64::from(n.ilog2())
}

#[test]
fn a_killer_of_a_million_against_every_rule() {
    for rule in RULES {
        let (input, n_comparisons) =
            killer(MILLION, 1, |v, compare| introsort_watched(v, rule, compare, |_, _| {}));
        assert!(n_comparisons < bound(MILLION), "{rule:?}: {n_comparisons}");
        let mut v = input;
        let counts = introsort_counted(&mut v, rule);
        assert!(v.is_sorted());
        assert_eq!(counts.comparisons, n_comparisons, "the input replays the game");
        // A seed is no defense against one who watches the game.
        assert!(0 < counts.heapsorts, "{rule:?}: the adversary has not lost its grip");
    }
}

/// The comparisons of the fast form.
fn comparisons_of_the_fast_form(mut v: Vec<i32>) -> u64 {
    let mut n_comparisons = 0;
    quick_sort_by(&mut v, |a, b| {
        n_comparisons += 1;
        a.cmp(b)
    });
    assert!(v.is_sorted());
    n_comparisons
}

/// No input takes the fast form twice as many comparisons as a random one: no shape, no killer of
/// its own pivots, whether its values are different or not, and no killer whose rest is in
/// disorder.
#[test]
fn nothing_costs_the_fast_form_twice_its_random_input() {
    let n = MILLION / 10;
    let most = 2 * comparisons_of_the_fast_form(patterns::random(n));
    for (name, pattern) in patterns::ALL {
        let n_comparisons = comparisons_of_the_fast_form(pattern(n));
        assert!(n_comparisons <= most, "{name}: {n_comparisons}, at most {most}");
    }
    for n_equal in [1, 2, 3, 5, 8, 9, 20, 1000] {
        let (mut input, n_comparisons) = killer(n, n_equal, |v, compare| quick_sort_by(v, compare));
        assert!(n_comparisons <= most, "{n_equal} equal: {n_comparisons}, at most {most}");
        assert_eq!(
            comparisons_of_the_fast_form(input.clone()),
            n_comparisons,
            "it replays the game"
        );
        let n_merged = n as u64 * u64::from(n.ilog2());
        for (x, random) in input.iter_mut().zip(patterns::random(n)) {
            if 20 < *x {
                *x = 21 + random.rem_euclid(1 << 30);
            }
        }
        let n_comparisons = comparisons_of_the_fast_form(input);
        assert!(n_comparisons <= most, "{n_equal} equal: {n_comparisons}, at most {most}");
        if n_equal == 1 {
            assert!(n_merged < n_comparisons, "three scans that do not help, and a merge sort");
        }
    }
}

#[test]
fn a_killer_of_a_million_against_the_fast_form() {
    for n_equal in [1, 6] {
        let (mut v, n_comparisons) =
            killer(MILLION, n_equal, |v, compare| quick_sort_by(v, compare));
        assert!(n_comparisons < bound(MILLION) * 3 / 10, "{n_comparisons}");
        // A stack that would hold no recursion worth the name.
        let sorted = thread::Builder::new().stack_size(64 << 10).spawn(move || {
            quick_sort(&mut v);
            introsort(&mut v);
            v.is_sorted()
        });
        assert!(sorted.unwrap().join().unwrap());
    }
}

#[test]
fn a_killer_against_selection() {
    let (_, n_comparisons) = killer(100_000, 1, |v, compare| {
        quickselect_by(v, 50_000, compare);
    });
    assert!(n_comparisons < bound(100_000), "{n_comparisons}");
}

#[test]
fn a_sample_saves_comparisons() {
    // Comparisons per hundred elements.
    let per_hundred = |pattern: patterns::Pattern, k: usize| {
        let mut n_comparisons = 0;
        quickselect_by(&mut pattern(MILLION), k, |a, b| {
            n_comparisons += 1;
            a.cmp(b)
        });
        100 * n_comparisons / MILLION
    };
    // The nearer to an end, the nearer to one comparison per element; the median takes 1.5.
    for (k, most) in [(0, 110), (MILLION / 10, 125), (MILLION / 2, 160), (MILLION - 1, 110)] {
        let found = per_hundred(patterns::random, k);
        assert!(100 <= found && found < most, "{k}: {found}");
    }
    for (name, pattern) in patterns::ALL {
        let found = per_hundred(*pattern, MILLION / 2);
        assert!(found < 500, "{name}: {found}");
    }
}

/// The parts that wait for another one to be sorted first: each does so in a call of its own.
struct Waiting {
    /// Where each begins and how long it is.
    parts: Vec<(usize, usize)>,
    most: usize,
}

impl Waiting {
    fn new(n: usize) -> Self {
        Waiting { parts: vec![(0, n)], most: 0 }
    }

    /// A part is begun: it no longer waits, and the others still do.
    fn begin(&mut self, base: usize, len: usize) {
        let place = self.parts.iter().rposition(|part| *part == (base, len));
        self.parts.remove(place.expect("only parts that wait are begun"));
        self.most = self.most.max(self.parts.len());
    }

    /// Both sides of a part wait, if there is anything to sort in them.
    fn part(&mut self, base: usize, [lt, gt, len]: [usize; 3]) {
        self.parts
            .extend([(base, lt), (base + gt, len - gt)].into_iter().filter(|part| 1 < part.1));
    }
}

/// A quicksort that takes the longer side first.
fn longer_side_first(v: &mut [i32], base: usize, waiting: &mut Waiting) {
    if v.len() < 2 {
        return;
    }
    waiting.begin(base, v.len());
    let Some((lt, gt)) = three_way(v) else { return };
    waiting.part(base, [lt, gt, v.len()]);
    let (rest, greater) = v.split_at_mut(gt);
    let less = (&mut rest[..lt], base);
    let greater = (greater, base + gt);
    let (longer, shorter) =
        if less.0.len() < greater.0.len() { (greater, less) } else { (less, greater) };
    longer_side_first(longer.0, longer.1, waiting);
    longer_side_first(shorter.0, shorter.1, waiting);
}

/// A part that recursion takes is at most half as long as the one that then waits, so no more than
/// log n of them wait. The bound on bad pivots alone lets twice as many.
#[test]
fn recursion_is_never_deeper_than_a_logarithm() {
    const N: usize = MILLION / 10;
    let log = N.ilog2() as usize;
    for (name, pattern) in patterns::ALL {
        for rule in RULES {
            let mut v = pattern(N);
            let mut waiting = Waiting::new(N);
            introsort_watched(&mut v, rule, i32::cmp, |step, part| match step {
                Step::Pivot { base, .. } | Step::Heap { base } => waiting.begin(base, part.len()),
                Step::Partition { base, lt, gt } => waiting.part(base, [lt, gt, part.len()]),
                _ => {}
            });
            assert!(v.is_sorted());
            assert!(waiting.most <= log, "{name}, {rule:?}: {}", waiting.most);
        }
    }
    let mut v = patterns::random(N);
    let mut waiting = Waiting::new(N);
    longer_side_first(&mut v, 0, &mut waiting);
    assert!(v.is_sorted());
    assert!(log < waiting.most, "the longer side first: {}", waiting.most);
}

/// The comparisons of a network for 32 elements.
const NETWORK_OF_32: u64 = 191;

#[test]
fn a_network_asks_the_same_of_all_inputs() {
    let known = [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (8, 19), (16, 63), (32, NETWORK_OF_32)];
    for (n, expected) in known {
        for (_, pattern) in patterns::ALL {
            let mut n_comparisons = 0;
            network_sort_by(&mut pattern(n), |a, b| {
                n_comparisons += 1;
                a.cmp(b)
            });
            assert_eq!(n_comparisons, expected, "{n}");
        }
    }
}

/// A network that sorts zeros and ones sorts everything: all of them, up to 16 wires.
#[test]
fn a_network_sorts_all_zeros_and_ones() {
    for n in 0..=16 {
        for bits in 0..1_u32 << n {
            let mut v: Vec<u32> = (0..n).map(|i| bits >> i & 1).collect();
            network_sort(&mut v);
            assert!(v.is_sorted(), "{bits:b}");
        }
    }
}

/// The places that the network compares, in its order.
fn compared_places(n: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let mut v: Vec<usize> = (0..n).collect();
    network_sort_by(&mut v, |right, left| {
        pairs.push((*left, *right));
        right.cmp(left)
    });
    pairs
}

/// Up to 32 places: first the network works on the even places and on the odd places alone, each
/// time as the network of half the length, and then it merges the two. The merge is tried on all
/// sorted halves of zeros and ones.
#[test]
fn a_network_of_up_to_32_places_sorts() {
    for n in 17..=32 {
        let pairs = compared_places(n);
        let begin = pairs.iter().position(|(left, right)| (right - left) % 2 == 1).unwrap();
        for parity in [0, 1] {
            let half: Vec<_> = pairs[..begin]
                .iter()
                .filter(|(left, _)| left % 2 == parity)
                .map(|(left, right)| (left / 2, right / 2))
                .collect();
            assert_eq!(half, compared_places((n + 1 - parity) / 2), "{n}, {parity}");
        }
        for n_even_zeros in 0..=n.div_ceil(2) {
            for n_odd_zeros in 0..=n / 2 {
                let zeros = [n_even_zeros, n_odd_zeros];
                let mut v: Vec<_> = (0..n).map(|i| u8::from(zeros[i % 2] <= i / 2)).collect();
                network_sort(&mut v);
                assert!(v.is_sorted(), "{n}: {zeros:?}");
            }
        }
    }
}

#[test]
fn all_equal_takes_one_scan() {
    for rule in RULES {
        let counts = introsort_counted(&mut vec![7; 1000], rule);
        assert!(counts.comparisons <= 999 + 12, "{rule:?}: {counts:?}");
        assert_eq!(counts.partitions, 1);
    }
}

// 5. Bad input.

#[test]
fn places_that_are_not_there() {
    assert_eq!(quickselect::<u8>(&mut [], 0), None);
    assert_eq!(quickselect(&mut [3, 1], 2), None);
    assert_eq!(quickselect(&mut [3, 1], 1), Some(&3));
    assert_eq!(lomuto::<u8>(&mut []), None);
    assert_eq!(hoare::<u8>(&mut []), None);
    assert_eq!(hole_filling::<u8>(&mut []), None);
    assert_eq!(three_way::<u8>(&mut []), None);
    assert_eq!(hoare(&mut [1]), Some(0));
}

#[test]
#[should_panic(expected = "a value that no element has")]
fn a_value_that_no_element_has() {
    killer(10, 0, |v, compare| introsort_by(v, compare));
}

// The growth class.

#[test]
fn comparisons_at_doubled_sizes() {
    for pattern in [patterns::random, patterns::ascending, patterns::organ_pipe] {
        for n in SIZES {
            let count = comparisons(pattern, n.into());
            let n_log_n = u64::from(n) * u64::from(n.ilog2());
            assert!(n_log_n / 2 < count && count < 2 * n_log_n, "{n}: {count}");
        }
    }
    // Sixteen values and one value: linear.
    for n in SIZES {
        assert!(comparisons(patterns::few_unique, n.into()) < 6 * u64::from(n));
        assert!(comparisons(patterns::all_equal, n.into()) < u64::from(n) + 12);
    }
}

// 6. What the original got wrong.

thread_local! {
    static N_COMPARISONS: Cell<u64> = const { Cell::new(0) };
}

/// A number whose comparisons are counted.
#[derive(PartialEq, Eq)]
struct Counted(i32);

impl Ord for Counted {
    fn cmp(&self, other: &Self) -> Ordering {
        N_COMPARISONS.set(N_COMPARISONS.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Counted {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The original's quicksort; its depth and its comparisons.
fn as_in_the_original(numbers: &[i32]) -> (u32, u64) {
    fn depth(v: &mut [Counted]) -> u32 {
        let Some(p) = hole_filling(v) else { return 0 };
        let (less, rest) = v.split_at_mut(p);
        1 + depth(less).max(depth(&mut rest[1..]))
    }
    let mut v: Vec<Counted> = numbers.iter().copied().map(Counted).collect();
    N_COMPARISONS.set(0);
    let depth = depth(&mut v);
    assert!(v.iter().map(|counted| counted.0).is_sorted());
    (depth, N_COMPARISONS.get())
}

#[test]
fn erratum_the_first_element_as_pivot_is_quadratic() {
    for pattern in [patterns::ascending, patterns::descending, patterns::all_equal] {
        assert_eq!(as_in_the_original(&pattern(1000)), (1000, SORTED_THOUSAND_FIRST));
        assert_eq!(without_a_bound(1000), SORTED_THOUSAND_FIRST);
        let counts = introsort_counted(&mut pattern(1000), Pivot::First);
        assert!(counts.comparisons < 50_000, "the same pivots, with a bound: {counts:?}");
    }
}

/// The pseudocode's ranges, read as included: it stops at `end <= begin + 1` and never sorts a
/// pair.
#[test]
fn erratum_stopping_one_early_sorts_no_pair() {
    fn as_printed(v: &mut [i32]) {
        if v.len() <= 2 {
            return;
        }
        if let Some(p) = hole_filling(v) {
            as_printed(&mut v[..p]);
            as_printed(&mut v[p + 1..]);
        }
    }
    let mut v = [2, 1];
    as_printed(&mut v);
    assert_eq!(v, [2, 1]);
}

// 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[("quick_sort", ""), ("quick_sort_cost", "--cost")]);
    introsort_demo::DEMO.shows(&[("introsort", ""), ("introsort_cost", "--cost")]);
    hole_filling_demo::DEMO.shows(&[("hole_filling", "")]);
}

#[test]
fn demo_of_the_questions() {
    let frames = demo::DEMO.output(&["--frames"]).unwrap();
    assert_eq!(frames.matches(r#""question":"#).count(), 5, "{frames}");
    demo::DEMO.shows(&[("quick_sort_quiz", "--quiz <<< 9\n15 and 3\n3\nno\n3\n")]);
}

#[test]
fn demos_of_equal_numbers_and_of_few() {
    for numbers in ["2 3 2 1", "5 5 5 5", "2 1", "1 2", "7", ""] {
        for demo in [&demo::DEMO, &introsort_demo::DEMO, &hole_filling_demo::DEMO] {
            let printed = demo.output_on(&["-"], numbers).unwrap();
            let mut sorted: Vec<&str> = numbers.split(' ').collect();
            sorted.sort_unstable();
            let is_sort = demo.name != "hole_filling";
            assert!(!is_sort || printed.trim_end().ends_with(&sorted.join(" ")), "{printed}");
        }
    }
}

#[test]
fn demos_of_random_inputs() {
    for demo in [&demo::DEMO, &introsort_demo::DEMO, &hole_filling_demo::DEMO] {
        for seed in 0..100 {
            let printed = demo.output(&["--random", &seed.to_string()]).unwrap();
            assert!(!printed.contains("Too large"), "{printed}");
        }
    }
}

#[test]
fn demo_of_the_bound() {
    let (values, _) =
        killer(16, 1, |v, compare| introsort_watched(v, Pivot::First, compare, |_, _| {}));
    let values: Vec<String> = values.iter().map(i32::to_string).collect();
    introsort_demo::DEMO.says(&[(
        &format!("--first {}", values.join(" ")),
        "…The pivots were bad too often: heapsort takes v[…",
    )]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    for demo in [&demo::DEMO, &introsort_demo::DEMO] {
        demo.says(&[(
            &format!("- <<< {}", "2 1 ".repeat(10)),
            "…Too large to draw: the limit is 16…1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2…",
        )]);
    }
}

#[test]
fn bad_input_of_the_demos() {
    for demo in [&demo::DEMO, &introsort_demo::DEMO, &hole_filling_demo::DEMO] {
        let wrong = demo.output(&["3", "x"]).unwrap_err().to_string();
        assert!(wrong.contains("number 2"), "{wrong}");
    }
}
