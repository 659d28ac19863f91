//! 3.1 Binary search.

use std::cell::Cell;
use std::cmp::Ordering;
use std::ops::Range;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::binary_search::answer::{BisectionError, Bracket, bisect, first_true};
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{
    Step, binary_search, binary_search_by, binary_search_by_key, equal_range, gallop,
    gallop_watched, lower_bound, partition_point, plain, upper_bound,
};

use crate::snapshots::Expect;

#[path = "../../examples/binary_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

const S: &[i32] = &[0, 3, 7, 8, 17, 26, 30, 36, 48, 50];

/// What is sought in `S`, what comes out, and the probes as (lo, mid, hi).
type Worked = (i32, Result<usize, usize>, &'static [(usize, usize, usize)]);

const WORKED: &[Worked] = &[
    (17, Ok(4), &[(0, 4, 10)]),
    (5, Err(2), &[(0, 4, 10), (0, 1, 4), (2, 2, 4)]),
    (30, Ok(6), &[(0, 4, 10), (5, 7, 10), (5, 5, 7), (6, 6, 7)]),
    (-1, Err(0), &[(0, 4, 10), (0, 1, 4), (0, 0, 1)]),
    (51, Err(10), &[(0, 4, 10), (5, 7, 10), (8, 8, 10), (9, 9, 10)]),
];

/// The probes of a search.
fn probes(search: impl FnOnce(&mut dyn FnMut(Step))) -> Vec<(usize, usize, usize)> {
    let mut probes = Vec::new();
    search(&mut |step| {
        let Step::Probe { lo, mid, hi } = step;
        probes.push((lo, mid, hi));
    });
    probes
}

#[test]
fn worked_examples() {
    for &(x, found, expected) in WORKED {
        assert_eq!(binary_search(S, &x), found, "{x}");
        let seen = probes(|watch| {
            assert_eq!(plain::binary_search_watched(S, &x, watch), found);
        });
        assert_eq!(seen, expected, "{x}");
    }
}

#[test]
fn the_probes_of_the_question() {
    let seen = probes(|watch| {
        assert_eq!(plain::binary_search_watched(S, &48, watch), Ok(8));
    });
    let seen: Vec<String> = seen.iter().map(|(_, mid, _)| S[*mid].to_string()).collect();
    assert_eq!(seen.join(" "), "17 36 48");
}

/// A sequence, what is sought, and the indices of its equals: from the lower bound to the upper.
const BOUNDS: &[(&[i32], i32, Range<usize>)] = &[
    (S, 5, 2..2),
    (S, 17, 4..5),
    (S, -1, 0..0),
    (S, 51, 10..10),
    (&[1, 2, 2, 2, 3], 2, 1..4),
    (&[1, 3, 3, 5, 7], 4, 3..3),
    (&[7, 7, 7], 7, 0..3),
    (&[], 7, 0..0),
];

#[test]
fn bounds() {
    for (v, x, range) in BOUNDS {
        assert_eq!(lower_bound(v, x), range.start, "{x} in {v:?}");
        assert_eq!(upper_bound(v, x), range.end, "{x} in {v:?}");
        assert_eq!(equal_range(v, x), *range, "{x} in {v:?}");
    }
}

#[test]
fn every_prefix() {
    let all: Vec<i32> = (0..1023).collect();
    for n in 1..=all.len() {
        let v = &all[..n];
        for x in -1024..=1023 {
            let place = usize::try_from(x).unwrap_or(0);
            let expected = if 0 <= x && place < n { Ok(place) } else { Err(place.min(n)) };
            assert_eq!(binary_search(v, &x), expected, "{x} in 0..{n}");
            assert_eq!(plain::binary_search(v, &x), expected, "{x} in 0..{n}");
        }
    }
}

#[test]
fn answers_that_no_array_holds() {
    // Luogu P1873: the highest saw that still yields 7 meters of 20, 15, 10, 17. One higher is the
    // first that does not.
    let yields =
        |saw: u64| [20_u64, 15, 10, 17].iter().map(|tree| tree.saturating_sub(saw)).sum::<u64>();
    assert_eq!(first_true(0..=20, |saw| yields(saw) < 7), Some(16));
    assert_eq!((yields(15), yields(16)), (7, 5));
    assert_eq!(first_true(0_u64..=100, |x| 50 <= x * x), Some(8));
    let root = bisect(0.0, 2.0, 1e-9, |x| x * x - 2.0).unwrap();
    assert!(root.lo <= 2_f64.sqrt() && 2_f64.sqrt() <= root.hi && root.hi - root.lo <= 1e-9);
    assert_eq!(root.n_halvings, 31, "2 / 2^31 is the first below 1e-9");
}

// 2. All small inputs, against a linear scan.

/// All ascending sequences of up to `n` elements out of 1, 3, 5, 7.
fn ascending(n: usize) -> Vec<Vec<i32>> {
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..n {
        let end = all.len();
        for i in start..end {
            let least = all[i].last().copied().unwrap_or(1);
            for next in [1, 3, 5, 7].into_iter().filter(|next| least <= *next) {
                let longer = all[i].iter().copied().chain([next]).collect();
                all.push(longer);
            }
        }
        start = end;
    }
    all
}

fn scan(v: &[i32], is_left: impl Fn(&i32) -> bool) -> usize {
    v.iter().position(|y| !is_left(y)).unwrap_or(v.len())
}

/// What is wrong with a search that should agree with the scan.
fn fault(search: impl Fn(&[i32], &i32) -> usize) -> Option<(Vec<i32>, i32)> {
    let pairs = ascending(7).into_iter().flat_map(|v| (0..=8).map(move |x| (v.clone(), x)));
    pairs.into_iter().find(|(v, x)| search(v, x) != scan(v, |y| y < x))
}

#[test]
fn a_scan_agrees_on_all_small_inputs() {
    assert_eq!(ascending(7).len(), 330, "(7 + 4 over 4)");
    for v in ascending(7) {
        let tree = Eytzinger::new(&v);
        for x in 0..=8 {
            let (lower, upper) = (scan(&v, |y| *y < x), scan(&v, |y| *y <= x));
            assert_eq!(equal_range(&v, &x), lower..upper, "{x} in {v:?}");
            assert_eq!(gallop(&v, |y| *y < x), lower, "{x} in {v:?}");
            assert_eq!(tree.lower_bound(&x), lower, "{x} in {v:?}");
            assert_eq!(plain::partition_point(&v, |y| *y < x), lower, "{x} in {v:?}");
            for found in [binary_search(&v, &x), plain::binary_search(&v, &x)] {
                match found {
                    Ok(i) => assert_eq!(v[i], x, "{v:?}"),
                    Err(i) => assert_eq!((i, i), (lower, upper), "{x} in {v:?}"),
                }
            }
        }
    }
}

#[test]
fn first_true_of_all_ranges_of_a_byte() {
    for lo in i8::MIN..=i8::MAX {
        for hi in [i8::MIN, -128, -2, -1, 0, 1, 126, 127] {
            for answer in [-128, -127, -1, 0, 1, 127] {
                let expected = (lo..=hi).find(|x| answer <= *x);
                assert_eq!(first_true(lo..=hi, |x| answer <= x), expected, "{lo}..={hi}, {answer}");
            }
        }
    }
}

/// The loop with `lo = mid` for `lo = mid + 1`, given up after 100 rounds.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature of what it stands in for")]
fn forgets_the_one(v: &[i32], x: &i32) -> usize {
    let (mut lo, mut hi) = (0, v.len());
    for _ in 0..100 {
        if lo < hi {
            let mid = lo + (hi - lo - 1) / 2;
            if v[mid] < *x { lo = mid } else { hi = mid }
        }
    }
    if lo < hi { usize::MAX } else { lo }
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(lower_bound::<i32>), None);
    assert_eq!(fault(forgets_the_one), Some((vec![1], 2)), "it never ends");
    assert_eq!(fault(upper_bound::<i32>), Some((vec![1], 1)));
    let any = |v: &[i32], x: &i32| plain::binary_search(v, x).unwrap_or_else(|i| i);
    assert_eq!(fault(any), Some((vec![1, 1, 1], 1)), "any of the equals is not the first");
    let last = |v: &[i32], x: &i32| binary_search(v, x).unwrap_or_else(|i| i);
    assert_eq!(fault(last), Some((vec![1, 1], 1)), "the last of the equals is not the first");
    // The inputs of the question.
    assert_eq!(forgets_the_one(&[5], &3), 0);
    assert_eq!(forgets_the_one(&[5], &5), 0);
    assert_eq!(forgets_the_one(&[5], &7), usize::MAX, "it never ends");
}

// 3. Properties.

/// Checks each probe against the invariant, and returns how many there were.
fn checked(v: &[i32], x: i32, search: impl FnOnce(&mut dyn FnMut(Step))) -> usize {
    let seen = probes(search);
    for &(lo, mid, hi) in &seen {
        assert!(lo <= mid && mid < hi && hi <= v.len());
        assert!(v[..lo].iter().all(|y| *y < x), "something in v[..{lo}] is not less");
        assert!(v[hi..].iter().all(|y| x <= *y), "something in v[{hi}..] is less");
    }
    seen.len()
}

proptest! {
    #[test]
    fn every_step_keeps_the_invariant(mut v in prop::collection::vec(-50..50, 0..200), x in -55..55) {
        v.sort_unstable();
        let most = v.len().checked_ilog2().map_or(0, |log| log as usize + 1);
        let mut found = Ok(0);
        let n = checked(&v, x, |watch| found = plain::binary_search_watched(&v, &x, watch));
        prop_assert!(n <= most);
        prop_assert_eq!(found.is_ok(), v.contains(&x));
        let mut lower = 0;
        let n = checked(&v, x, |watch| lower = plain::partition_point_watched(&v, |y| *y < x, watch));
        prop_assert!(n <= most);
        prop_assert_eq!(lower, v.partition_point(|y| *y < x));
        let mut leapt = 0;
        let n = checked(&v, x, |watch| leapt = gallop_watched(&v, |y| *y < x, watch));
        prop_assert_eq!(leapt, lower);
        prop_assert!(n <= 2 * ((lower + 1).ilog2() as usize + 1));
    }

    #[test]
    fn unsorted_input_gives_some_answer(v in prop::collection::vec(0..20, 0..100), x in 0..20) {
        for found in [binary_search(&v, &x), plain::binary_search(&v, &x)] {
            match found {
                Ok(i) => prop_assert_eq!(v[i], x),
                Err(i) => prop_assert!(i <= v.len()),
            }
        }
        let range = equal_range(&v, &x);
        prop_assert!(range.start <= range.end && range.end <= v.len());
        prop_assert!(gallop(&v, |y| *y < x) <= v.len());
        prop_assert!(Eytzinger::new(&v).lower_bound(&x) <= v.len());
    }

    #[test]
    fn keys_and_comparators(mut v in prop::collection::vec((-50..50, 0..9), 0..100), x in -55..55) {
        v.sort_unstable();
        let by_key = binary_search_by_key(&v, &x, |pair: &(i32, i32)| pair.0);
        prop_assert_eq!(by_key, binary_search_by(&v, |pair| pair.0.cmp(&x)));
        v.reverse();
        let descending = binary_search_by(&v, |pair| x.cmp(&pair.0));
        prop_assert_eq!(descending.is_ok(), by_key.is_ok());
    }

    #[test]
    fn a_bracket_holds_the_root(root in -1e3..1e3_f64, falls: bool) {
        let sign = if falls { -1.0 } else { 1.0 };
        let Bracket { lo, hi, .. } = bisect(-2e3, 2e3, 1e-6, |x| sign * (x - root)).unwrap();
        prop_assert!(lo <= root && root <= hi && hi - lo <= 1e-6);
    }
}

#[test]
fn comparisons_grow_by_one_when_the_elements_double() {
    for n in demo::SIZES {
        let log = u16::try_from(n.ilog2()).unwrap();
        assert_eq!(demo::worst(n, demo::linear), n);
        assert_eq!(demo::worst(n, demo::halving), log + 1);
        assert_eq!(demo::leaping(&demo::evens(n), 10), 5, "whatever the length");
    }
}

/// The most comparisons of a search in ten elements.
const PROBES_IN_TEN: u64 = 4;

/// The most comparisons of a search in 1024 elements.
const PROBES_IN_1024: u64 = 11;

/// The most comparisons of a search in a million elements.
const PROBES_IN_A_MILLION: u64 = 20;

#[test]
fn the_most_probes_of_all_searches() {
    let most = |n: u64| -> u64 {
        let v: Vec<u64> = (0..n).map(|i| 2 * i + 1).collect();
        let probes = |x: u64| {
            let mut n_probes = 0;
            let _ = plain::binary_search_watched(&v, &x, |_| n_probes += 1);
            n_probes
        };
        // In front of each element, at each, and behind the last: the paths are the same in
        // between.
        (0..=2 * n).step_by(if n < 10_000 { 1 } else { 7 }).map(probes).max().unwrap()
    };
    assert_eq!(most(1_000_000), PROBES_IN_A_MILLION);
    assert_eq!([10, 1024].map(most), [PROBES_IN_TEN, PROBES_IN_1024]);
    assert_eq!([1000, 1023, 1024].map(most), [10, 10, 11]);
}

#[test]
fn leaps_settle_as_many_as_they_are_long() {
    let v: Vec<u32> = (0..100).collect();
    let mut settled = Vec::new();
    gallop_watched(&v, |_| true, |Step::Probe { lo, .. }| settled.push(lo));
    // Before each leap; the one of 8 begins behind seven elements, and settles 15.
    assert_eq!(settled, [0, 1, 3, 7, 15, 31, 63, 82, 91, 96, 98, 99]);
}

#[test]
fn unsorted_input_may_hide_what_is_there() {
    // The inputs of the question.
    for (v, found) in [([1, 3, 2], Err(1)), ([2, 1, 3], Err(2)), ([1, 2, 3], Ok(1))] {
        assert_eq!(plain::binary_search(&v, &2), found);
    }
}

#[test]
fn without_branches_the_length_alone_decides() {
    for n in 1..=64_usize {
        for answer in 0..=n {
            let v: Vec<usize> = (0..n).collect();
            let mut n_asked = 0;
            let found = partition_point(&v, |y| {
                n_asked += 1;
                *y < answer
            });
            assert_eq!((found, n_asked), (answer, n.next_power_of_two().ilog2() + 1), "{n}");
        }
    }
}

// 4. Extremes.

#[test]
fn nothing_one_and_a_million() {
    let nothing: [i32; 0] = [];
    assert_eq!(binary_search(&nothing, &1), Err(0));
    assert_eq!(plain::binary_search(&nothing, &1), Err(0));
    assert_eq!(partition_point(&nothing, |_| true), 0);
    assert_eq!(gallop(&nothing, |_| true), 0);
    assert_eq!(Eytzinger::new(&nothing).lower_bound(&1), 0);
    let million: Vec<u32> = (0..1_000_000).collect();
    let tree = Eytzinger::new(&million);
    for x in (0..1_000_000).step_by(997) {
        let place = usize::try_from(x).unwrap();
        assert_eq!(binary_search(&million, &x), Ok(place));
        assert_eq!(plain::binary_search(&million, &x), Ok(place));
        assert_eq!(gallop(&million, |y| *y < x), place);
        assert_eq!(tree.lower_bound(&x), place);
    }
    assert_eq!(equal_range(&vec![7; 1_000_000], &7), 0..1_000_000);
}

#[test]
fn as_many_elements_as_a_usize_can_count() {
    // Units take no room, so the indices reach the end of their type.
    let units = vec![(); usize::MAX];
    assert_eq!(binary_search_by(&units, |()| Ordering::Less), Err(usize::MAX));
    assert_eq!(binary_search_by(&units, |()| Ordering::Greater), Err(0));
    assert_eq!(partition_point(&units, |()| true), usize::MAX);
    assert_eq!(gallop(&units, |()| true), usize::MAX);
    assert_eq!(plain::partition_point(&units, |()| true), usize::MAX);
    let n_asked = Cell::new(0);
    plain::partition_point(&units, |()| {
        n_asked.set(n_asked.get() + 1);
        true
    });
    assert_eq!(n_asked.get(), usize::BITS);
}

#[test]
fn the_whole_range_of_a_type() {
    assert_eq!(first_true(i64::MIN..=i64::MAX, |x| -1 <= x), Some(-1));
    assert_eq!(first_true(u64::MIN..=u64::MAX, |x| x == u64::MAX), Some(u64::MAX));
    assert_eq!(first_true(i128::MIN..=i128::MAX, |_| true), Some(i128::MIN));
}

// 5. Bad input.

#[test]
fn predicates_that_never_or_always_hold() {
    assert_eq!(partition_point(S, |_| false), 0);
    assert_eq!(partition_point(S, |_| true), 10);
    assert_eq!(first_true(0..=9, |_| false), None);
    assert_eq!(first_true(0..=9, |_| true), Some(0));
    let (lo, hi) = (9, 0);
    assert_eq!(first_true(lo..=hi, |_| true), None, "an empty range");
}

#[test]
fn bad_bisections() {
    let line = |x: f64| x;
    for (lo, hi) in [(1.0, -1.0), (f64::NEG_INFINITY, 1.0), (-1.0, f64::INFINITY)] {
        assert_eq!(bisect(lo, hi, 0.1, line), Err(BisectionError::Ends { lo, hi }));
    }
    assert!(matches!(bisect(f64::NAN, 1.0, 0.1, line), Err(BisectionError::Ends { .. })));
    for tolerance in [-1.0, f64::INFINITY] {
        assert_eq!(
            bisect(-1.0, 1.0, tolerance, line),
            Err(BisectionError::Tolerance { tolerance })
        );
    }
    assert!(matches!(bisect(-1.0, 1.0, f64::NAN, line), Err(BisectionError::Tolerance { .. })));
    let same = BisectionError::NoChangeOfSign { at_lo: 1.0, at_hi: 2.0 };
    assert_eq!(bisect(1.0, 2.0, 0.1, line), Err(same));
    let broken = |x: f64| if 0.4 < x && x < 0.6 { f64::NAN } else { x - 0.1 };
    assert_eq!(bisect(0.0, 1.0, 0.1, broken), Err(BisectionError::NotANumber { x: 0.5 }));
}

#[test]
fn a_tolerance_of_nothing_ends_too() {
    let Bracket { lo, hi, .. } = bisect(0.0, 2.0, 0.0, |x| x * x - 2.0).unwrap();
    assert_eq!(lo.to_bits() + 1, hi.to_bits(), "no float lies between");
    let wide = bisect(-f64::MAX, f64::MAX, 0.0, |x| x - 1e-300).unwrap();
    assert!(wide.lo <= 1e-300 && 1e-300 <= wide.hi && wide.n_halvings < 2200);
    let exact = Bracket { lo: 1.0, hi: 1.0, n_halvings: 0 };
    assert_eq!(bisect(1.0, 3.0, 0.0, |x| x - 1.0), Ok(exact));
}

// 6. Errata.

#[test]
fn erratum_the_sum_of_two_indices_overflows() {
    let (low, high) = (1_500_000_000_i32, 2_000_000_000_i32);
    assert_eq!(low.wrapping_add(high) / 2, -397_483_648, "the middle, in a type of 32 bits");
    assert_eq!(first_true(low..=high, |x| 1_750_000_000 <= x), Some(1_750_000_000));
}

#[test]
fn erratum_rounding_toward_zero_is_no_floor() {
    // With this middle, -1..=0 is never halved: the middle is the upper end again.
    assert_eq!(i32::midpoint(-1, 0), 0);
    assert_eq!(first_true(-1..=0, |x| 0 <= x), Some(0));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("binary_search", ""),
        ("binary_search_lower", "--lower 2 1 2 2 2 3"),
        ("binary_search_upper", "--upper 2 1 2 2 2 3"),
        ("binary_search_gallop", "--gallop 8 0 3 7 8 17 26 30 36 48 50"),
        ("binary_search_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("3 5 4", "element 2: \"4\" is less than 5 before it; the sequence must ascend (column 5)"),
        ("x", "the number sought: \"x\" is not a number (column 1)"),
        ("--lower --upper 1", "--lower and --upper exclude each other"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (0..100).map(|number: u32| number.to_string()).collect();
    demo::DEMO.says(&[(
        &format!("42 {}", numbers.join(" ")),
        "…Too large to draw: the limit is 20 elements of 8 characters.…: 42 is at index 42.…",
    )]);
}
