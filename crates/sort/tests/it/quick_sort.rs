//! 2.3 Quicksort.

use std::cell::Cell;
use std::cmp::Ordering;
use std::thread;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use sort::Step;
use sort::patterns;
use sort::quick_sort::adversary::killer;
use sort::quick_sort::heap::{heap_sort, heap_sort_by, heap_sort_by_key};
use sort::quick_sort::network::{network_sort, network_sort_by, network_sort_by_key};
use sort::quick_sort::partition::{hoare, hole_filling, hole_filling_watched, lomuto, three_way};
use sort::quick_sort::pivot::Pivot;
use sort::quick_sort::select::{quick_select, quick_select_by, quick_select_by_key};
use sort::quick_sort::two_way::{
    two_way_quick_sort, two_way_quick_sort_by, two_way_quick_sort_by_key,
};
use sort::quick_sort::{
    Counts, quick_sort, quick_sort_by, quick_sort_by_key, quick_sort_counted, quick_sort_watched,
};

use crate::snapshots;
use crate::suite::{self, Equals};

#[path = "../../examples/quick_sort.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

use demo::{SIZES, comparisons, without_a_bound};

const RULES: [Pivot; 5] =
    [Pivot::First, Pivot::Middle, Pivot::MedianOfThree, Pivot::Ninther, Pivot::Random { seed: 7 }];

// 1. Worked examples and the original's test.

/// Input, pivot rule, output, comparisons, exchanges, partitions.
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
    for &(input, rule, output, comparisons, exchanges, partitions) in WORKED {
        let mut v = input.to_vec();
        let counts = quick_sort_counted(&mut v, rule);
        assert_eq!(v, output, "{input:?}");
        let expected = Counts { comparisons, exchanges, partitions, heapsorts: 0 };
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
        for sort in [quick_sort, two_way_quick_sort, heap_sort, network_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert_eq!(v, expected);
        }
    }
}

// 2. and 3. All small inputs and the named ones, panics, comparators that are no order.

#[test]
fn every_form_passes_the_suite() {
    suite::check(Equals::MayMove, |v, compare| quick_sort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| two_way_quick_sort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| heap_sort_by(v, compare));
    suite::check(Equals::MayMove, |v, compare| network_sort_by(v, compare));
    for rule in RULES {
        suite::check(Equals::MayMove, |v, compare| {
            quick_sort_watched(v, rule, compare, |_, _| {});
        });
    }
}

#[test]
fn selecting_the_middle_parts_the_rest() {
    suite::check(Equals::MayMove, |v, compare| {
        let middle = v.len() / 2;
        quick_select_by(v, middle, &mut *compare);
        let (lesser, greater) = v.split_at_mut(middle);
        quick_sort_by(lesser, &mut *compare);
        quick_sort_by(greater.get_mut(1..).unwrap_or_default(), compare);
    });
}

#[test]
fn by_key() {
    type Sort<'a> = fn(&mut [&'a str], fn(&&'a str) -> usize);
    let sorts: [Sort; 4] =
        [quick_sort_by_key, two_way_quick_sort_by_key, heap_sort_by_key, network_sort_by_key];
    for sort in sorts {
        let mut words = ["pear", "fig", "banana"];
        sort(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "pear", "banana"]);
    }
    let mut words = ["pear", "fig", "banana"];
    assert_eq!(quick_select_by_key(&mut words, 2, |word| word.len()), Some(&"banana"));
    assert_eq!(quick_select_by_key(&mut words, 3, |word| word.len()), None);
}

/// What the listing states at the head of its loop, at every step.
fn assert_invariant(input: &[u8], rule: Pivot) {
    let (mut v, mut is_sorted) = (input.to_vec(), vec![]);
    quick_sort_watched(&mut v, rule, u8::cmp, |step, part| match step {
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
        prop_assert_eq!(quick_select(&mut v, k), expected.get(k));
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
        for sort in [quick_sort, two_way_quick_sort] {
            let mut v = input.clone();
            sort(&mut v);
            assert!(v == expected, "{name}");
        }
        let mut v = input;
        assert_eq!(quick_select(&mut v, MILLION / 2), expected.get(MILLION / 2), "{name}");
    }
}

/// Two partitions a level that halving would need, then a heapsort: each at most 2 n log n, and a little for pivots.
fn bound(n: usize) -> u64 {
    5 * n as u64 * u64::from(n.ilog2())
}

#[test]
fn a_killer_of_a_million_against_every_rule() {
    for rule in RULES {
        let (input, n_comparisons) =
            killer(MILLION, 1, |v, compare| quick_sort_watched(v, rule, compare, |_, _| {}));
        assert!(n_comparisons < bound(MILLION), "{rule:?}: {n_comparisons}");
        let mut v = input;
        let counts = quick_sort_counted(&mut v, rule);
        assert!(v.is_sorted());
        assert_eq!(counts.comparisons, n_comparisons, "the input replays the game");
        // A seed is no defence against one who watches the game.
        assert!(0 < counts.heapsorts, "{rule:?}: the adversary has not lost its grip");
    }
}

/// The comparisons of the fast form.
fn comparisons_of_two_way(mut v: Vec<i32>) -> u64 {
    let mut n_comparisons = 0;
    two_way_quick_sort_by(&mut v, |a, b| {
        n_comparisons += 1;
        a.cmp(b)
    });
    assert!(v.is_sorted());
    n_comparisons
}

/// No input takes the fast form twice as many comparisons as a random one: no shape, no killer of its own pivots, whether
/// its values are different or not, and no killer whose rest is in disorder.
#[test]
fn nothing_costs_the_fast_form_twice_its_random_input() {
    let n = MILLION / 10;
    let most = 2 * comparisons_of_two_way(patterns::random(n));
    for (name, pattern) in patterns::ALL {
        let n_comparisons = comparisons_of_two_way(pattern(n));
        assert!(n_comparisons <= most, "{name}: {n_comparisons}, at most {most}");
    }
    for n_equal in [1, 2, 3, 5, 8, 9, 20, 1000] {
        let (mut input, n_comparisons) =
            killer(n, n_equal, |v, compare| two_way_quick_sort_by(v, compare));
        assert!(n_comparisons <= most, "{n_equal} equal: {n_comparisons}, at most {most}");
        assert_eq!(comparisons_of_two_way(input.clone()), n_comparisons, "it replays the game");
        let n_merged = n as u64 * u64::from(n.ilog2());
        for (x, random) in input.iter_mut().zip(patterns::random(n)) {
            if 20 < *x {
                *x = 21 + random.rem_euclid(1 << 30);
            }
        }
        let n_comparisons = comparisons_of_two_way(input);
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
            killer(MILLION, n_equal, |v, compare| two_way_quick_sort_by(v, compare));
        assert!(n_comparisons < bound(MILLION) / 4, "{n_comparisons}");
        // A stack that would hold no recursion worth the name.
        let sorted = thread::Builder::new().stack_size(64 << 10).spawn(move || {
            two_way_quick_sort(&mut v);
            quick_sort(&mut v);
            v.is_sorted()
        });
        assert!(sorted.unwrap().join().unwrap());
    }
}

#[test]
fn a_killer_against_selection() {
    let (_, n_comparisons) = killer(100_000, 1, |v, compare| {
        quick_select_by(v, 50_000, compare);
    });
    assert!(n_comparisons < bound(100_000), "{n_comparisons}");
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

/// A part that recursion takes is at most half as long as the one that then waits, so no more than log n of them wait.
/// The bound on bad pivots alone lets twice as many.
#[test]
fn recursion_is_never_deeper_than_a_logarithm() {
    const N: usize = MILLION / 10;
    let log = N.ilog2() as usize;
    for (name, pattern) in patterns::ALL {
        for rule in RULES {
            let mut v = pattern(N);
            let mut waiting = Waiting::new(N);
            quick_sort_watched(&mut v, rule, i32::cmp, |step, part| match step {
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

#[test]
fn a_network_asks_the_same_of_all_inputs() {
    for (n, expected) in [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (8, 19), (16, 63), (32, 191)] {
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

#[test]
fn all_equal_takes_one_scan() {
    for rule in RULES {
        let counts = quick_sort_counted(&mut vec![7; 1000], rule);
        assert!(counts.comparisons <= 999 + 12, "{rule:?}: {counts:?}");
        assert_eq!(counts.partitions, 1);
    }
}

// 5. Bad input.

#[test]
fn places_that_are_not_there() {
    assert_eq!(quick_select::<u8>(&mut [], 0), None);
    assert_eq!(quick_select(&mut [3, 1], 2), None);
    assert_eq!(quick_select(&mut [3, 1], 1), Some(&3));
    assert_eq!(lomuto::<u8>(&mut []), None);
    assert_eq!(hoare::<u8>(&mut []), None);
    assert_eq!(hole_filling::<u8>(&mut []), None);
    assert_eq!(three_way::<u8>(&mut []), None);
    assert_eq!(hoare(&mut [1]), Some(0));
}

#[test]
#[should_panic(expected = "a value that no element has")]
fn a_value_that_no_element_has() {
    killer(10, 0, |v, compare| quick_sort_by(v, compare));
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
        assert_eq!(as_in_the_original(&pattern(1000)), (1000, 499_500));
        assert_eq!(without_a_bound(1000), 499_500);
        let counts = quick_sort_counted(&mut pattern(1000), Pivot::First);
        assert!(counts.comparisons < 50_000, "the same pivots, with a bound: {counts:?}");
    }
}

/// The pseudocode's ranges, read as included: it stops at `end <= begin + 1` and never sorts a pair.
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

// 7. The demo.

#[test]
fn demo_of_the_worked_example() {
    let printed = demo::DEMO.output(&[]).unwrap();
    snapshots::check("quick_sort", "cargo run -p sort --example quick_sort", &printed);
}

#[test]
fn demo_of_equal_numbers() {
    let printed = demo::DEMO.output(&["2", "3", "2", "1"]).unwrap();
    let command = "cargo run -p sort --example quick_sort -- 2 3 2 1";
    snapshots::check("quick_sort_equal", command, &printed);
}

#[test]
fn demo_of_the_holes() {
    let args = ["--holes", "45", "90", "3", "83", "17", "72", "13", "76", "29"];
    let printed = demo::DEMO.output(&args).unwrap();
    let command = "cargo run -p sort --example quick_sort -- --holes 45 90 3 83 17 72 13 76 29";
    snapshots::check("quick_sort_holes", command, &printed);
}

#[test]
fn demo_of_the_bound() {
    let (values, _) =
        killer(16, 1, |v, compare| quick_sort_watched(v, Pivot::First, compare, |_, _| {}));
    let values: Vec<String> = values.iter().map(i32::to_string).collect();
    let args: Vec<&str> =
        ["--first"].into_iter().chain(values.iter().map(String::as_str)).collect();
    let printed = demo::DEMO.output(&args).unwrap();
    assert!(printed.contains("The pivots were bad too often: heapsort takes v["), "{printed}");
}

#[test]
fn demo_of_the_cost() {
    let printed = demo::DEMO.output(&["--cost"]).unwrap();
    let command = "cargo run -p sort --example quick_sort -- --cost";
    snapshots::check("quick_sort_cost", command, &printed);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let printed = demo::DEMO.output_on(&["-"], &"2 1 ".repeat(10)).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 16"), "{printed}");
    assert!(printed.contains("1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2"), "{printed}");
}

#[test]
fn bad_input_of_the_demo() {
    let wrong = demo::DEMO.output(&["3", "x"]).unwrap_err().to_string();
    assert!(wrong.contains("number 2"), "{wrong}");
}
