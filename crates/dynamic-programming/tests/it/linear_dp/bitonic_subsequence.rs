//! 5.3 Longest bitonic subsequence.

use dynamic_programming::Step;
use dynamic_programming::linear_dp::bitonic_subsequence::plain::{self, Slope};
use dynamic_programming::linear_dp::bitonic_subsequence::{
    Bitonic, Sides, bitonic, bitonic_by, length, length_by, mountain, quadratic_by,
    removals_to_mountain,
};
use dynamic_programming::linear_dp::longest_increasing_subsequence as lis;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots;

#[path = "../../../examples/bitonic_subsequence.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Two sequences that the chapter uses again and again.
const X: &[i32] = &[42, 42, -5, 14, 215, 45, -42, 1, 31, 0, 12, 142, -5, 14, 15, 45, 42, 61, 41];
const Y: &[i32] = &[12, 142, -5, 14, 15, 45, 42, 61, 41, 0, 42, 42, -5, 14, 215, 45, -42, 1, 31];

/// A sequence, the length of a longest bitonic subsequence, and that with elements on both sides of
/// the peak.
const LENGTHS: &[(&[i32], usize, usize)] = &[
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10, 0),
    (&[1, 3, 5, 7, 9, 11, 13, 15, 17], 9, 0),
    (&[1, 2, 3, 4, 5, 10, 9, 8, 7, 6], 10, 10),
    (&[2, 4, 6, 8, 10, 1, 3, 5, 7, 9], 6, 6),
    (&[10, 2, 9, 4, 8, 6, 7, 8, 6, 10], 6, 6),
    (&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 10, 0),
    (&[1, 2, 8, 7, 4, 3, 4, 3, 2, 1], 8, 8),
    (&[1, 20, 3, 40, 5, 6, 7, 80, 90, 10], 8, 8),
    (&[5, 6, 11, 4, 9, 0, 34, 21, -13, 17, 3], 7, 7),
    (&[1, 1, 5, 4, 9, 7, 31, -13, 34, 21, 17], 7, 7),
    (X, 8, 8),
    (Y, 9, 9),
    // Nothing, one element, and elements that are all equal.
    (&[], 0, 0),
    (&[7], 1, 0),
    (&[7, 7, 7], 1, 0),
];

#[test]
fn worked_example() {
    let v = [1, 11, 2, 10, 4, 5, 2, 1];
    let found = bitonic(&v);
    assert_eq!(found.rising(), [1, 2, 2, 3, 3, 4, 2, 1]);
    assert_eq!(found.falling(), [1, 5, 2, 4, 3, 3, 2, 1]);
    assert_eq!((found.length(), found.peak()), (6, Some(1)), "three peaks, and this is the first");
    assert_eq!(found.values(&v), [1, 11, 10, 4, 2, 1]);
    assert_eq!(removals_to_mountain(&v), Some(2));
}

#[test]
fn the_originals_tests() {
    for &(v, length, both_sides) in LENGTHS {
        assert_eq!(bitonic(v).length(), length, "{v:?}");
        assert_eq!(mountain(v).length(), both_sides, "{v:?}");
        let removals = (0 < both_sides).then(|| v.len() - both_sides);
        assert_eq!(removals_to_mountain(v), removals, "{v:?}");
        for sides in [Sides::MayBeEmpty, Sides::Both] {
            assert!(is_bitonic(v, &bitonic_by(v, sides, i32::lt), sides, i32::lt), "{v:?}");
        }
    }
    let v = [1, 2, 8, 7, 4, 3, 4, 3, 2, 1];
    assert_eq!(bitonic(&v).values(&v), [1, 2, 8, 7, 4, 3, 2, 1]);
}

#[test]
fn valleys_and_plateaus() {
    let v = [5, 3, 3, 1, 4, 4, 6];
    let valley = bitonic_by(&v, Sides::Both, |a, b| a > b);
    assert_eq!((valley.values(&v), valley.peak()), (vec![5, 3, 1, 4, 6], Some(3)));
    let weak = bitonic_by(&v, Sides::Both, |a, b| a >= b);
    assert_eq!(weak.values(&v), v);
    // Two equal elements are a rise and a fall only if equals are allowed, and then three are a
    // mountain.
    assert_eq!(bitonic_by(&[7, 7, 7], Sides::Both, |a, b| a <= b).peak(), Some(1));
}

/// The worked example of the page.
const PAGE: [i64; 7] = [14, 7, 12, 17, 9, 8, 20];

pub(crate) const BEST: usize = 5;
pub(crate) const LONGEST_RISE: usize = 4;
pub(crate) const LONGEST_FALL: usize = 4;
pub(crate) const APART: usize = 7;
pub(crate) const AT_THE_HIGHEST: usize = 4;
pub(crate) const CALLS: usize = 49;
pub(crate) const CALLS_WITH_MEMO: usize = 35;
pub(crate) const PAIRS: usize = 42;
pub(crate) const CALLS_OF_TWENTY: usize = 1_048_595;
pub(crate) const CALLS_OF_TWENTY_WITH_MEMO: usize = 230;
pub(crate) const PAIRS_OF_TWENTY: usize = 380;

/// How many calls the recursion makes for all elements, without and with a memo.
fn calls(v: &[i64]) -> (usize, usize) {
    let is_call = |step: Step<(Slope, usize), usize>| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    for i in 0..v.len() {
        for slope in [Slope::Rise, Slope::Fall] {
            plain::longest_watched(v, slope, i, &mut |step| plain_calls += is_call(step));
        }
    }
    plain::by_memo_watched(v, 0..v.len(), &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// The sums of both tables.
fn sums(v: &[i64]) -> Vec<usize> {
    let (f, g) = plain::fill_tables(v);
    f.iter().zip(&g).map(|(f, g)| f + g - 1).collect()
}

/// A wrong version: the longest rise and the longest fall, which may not meet.
fn apart(v: &[i64]) -> usize {
    (lis::length(v) + lis::length_by(v, |a, b| a > b)).saturating_sub(1)
}

/// A wrong version of the mountain: the sides are looked at after the peak is chosen.
fn looks_too_late(v: &[i64]) -> usize {
    let (f, g) = plain::fill_tables(v);
    let peak = plain::peak(&f, &g, 1);
    peak.filter(|&i| 1 < f[i] && 1 < g[i]).map_or(0, |i| f[i] + g[i] - 1)
}

#[test]
fn the_worked_example_of_the_page() {
    let (f, g) = plain::fill_tables(&PAGE);
    assert_eq!(
        (f.as_slice(), g.as_slice()),
        (&[1, 1, 2, 3, 2, 2, 4][..], &[4, 1, 3, 3, 2, 1, 1][..])
    );
    // One peak is best, with elements on both sides, and it is not the highest element.
    assert_eq!(sums(&PAGE), [4, 1, 4, 5, 3, 2, 4]);
    assert_eq!((sums(&PAGE)[3], sums(&PAGE)[6]), (BEST, AT_THE_HIGHEST));
    assert_eq!(plain::walk_down(&PAGE, &f, &g, 3), [1, 2, 3, 4, 5]);
    assert_eq!((PAGE[3], PAGE.into_iter().max()), (17, Some(20)));
    // The longest rise and the longest fall do not meet.
    assert_eq!((f.iter().max(), g.iter().max()), (Some(&LONGEST_RISE), Some(&LONGEST_FALL)));
    assert_eq!(apart(&PAGE), APART);
    // Each element has one best neighbor at most, on each side.
    for i in 0..PAGE.len() {
        let left = (0..i).filter(|&j| PAGE[j] < PAGE[i] && f[j] + 1 == f[i]);
        assert_eq!(left.count(), usize::from(1 < f[i]), "{i}");
        let right = (i + 1..PAGE.len()).filter(|&j| PAGE[j] < PAGE[i] && g[j] + 1 == g[i]);
        assert_eq!(right.count(), usize::from(1 < g[i]), "{i}");
    }
    assert_eq!(calls(&PAGE), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(PAIRS, PAGE.len() * (PAGE.len() - 1));
}

#[test]
fn twenty_ascending_elements_of_the_page() {
    let v: Vec<i64> = (0..20).collect();
    assert_eq!(calls(&v), (CALLS_OF_TWENTY, CALLS_OF_TWENTY_WITH_MEMO));
    assert_eq!(CALLS_OF_TWENTY, (1 << 20) + 20 - 1);
    assert_eq!(PAIRS_OF_TWENTY, 20 * 19);
}

#[test]
fn the_inputs_of_the_questions() {
    let v = [3, 8, 5, 9, 4, 6, 2];
    let (f, g) = plain::fill_tables(&v);
    assert_eq!(
        (f.as_slice(), g.as_slice()),
        (&[1, 2, 2, 3, 2, 3, 1][..], &[2, 4, 3, 3, 2, 2, 1][..])
    );
    assert_eq!((plain::by_memo(&v), plain::peak(&f, &g, 1)), (5, Some(1)));
    for (v, wrong, right) in [([1, 2, 3], 3, 3), ([1, 3, 2], 3, 3), ([1, 0, 1], 3, 2)] {
        assert_eq!((apart(&v), plain::by_memo(&v)), (wrong, right), "{v:?}");
    }
    // The short page.
    for (v, wrong, right) in [([0, 1, 0, 0], 3, 3), ([2, 0, 1, 0], 0, 3), ([0, 2, 1, 0], 4, 4)] {
        assert_eq!((looks_too_late(&v), mountain(&v).length()), (wrong, right), "{v:?}");
    }
    assert_eq!((mountain(&PAGE).length(), removals_to_mountain(&PAGE)), (5, Some(2)));
    assert_eq!(removals_to_mountain(&[4, 3, 2, 1, 2, 1]), Some(3));
}

// 2. All small inputs, against all subsets.

type Precedes = fn(&i32, &i32) -> bool;

const ORDERS: [(&str, Precedes); 4] =
    [("<", i32::lt), ("<=", i32::le), (">", i32::gt), (">=", i32::ge)];

/// All sequences of up to `n` elements out of 0, 1, 2, 3.
fn small_sequences(n: u32) -> impl Iterator<Item = Vec<i32>> {
    let digits = |length: u32, number: u32| -> Vec<i32> {
        (0..length).map(|place| (number >> (2 * place) & 3).cast_signed()).collect()
    };
    (0..=n).flat_map(move |length| (0..4_u32.pow(length)).map(move |number| digits(length, number)))
}

/// Whether some element can be the peak of the whole: up to it each precedes the next, from it on
/// each next the one before.
fn has_peak(v: &[i32], sides: Sides, precedes: Precedes) -> bool {
    let inside = if sides == Sides::Both { 1..v.len().saturating_sub(1) } else { 0..v.len() };
    let is_peak = |peak: usize| {
        v[..=peak].is_sorted_by(precedes) && v[peak..].is_sorted_by(|a, b| precedes(b, a))
    };
    inside.into_iter().any(is_peak)
}

/// The length of the longest, found among all subsets.
fn longest_of_all(v: &[i32], sides: Sides, precedes: Precedes) -> usize {
    let subsets = (0..1_u32 << v.len()).map(|mask| -> Vec<i32> {
        (0..v.len()).filter(|i| mask >> i & 1 == 1).map(|i| v[i]).collect()
    });
    let bitonic = subsets.filter(|values| has_peak(values, sides, precedes));
    bitonic.map(|values| values.len()).max().unwrap_or(0)
}

/// Whether the indices ascend and hold a subsequence of the kind, with the peak where it is said to
/// be.
fn is_bitonic(v: &[i32], found: &Bitonic, sides: Sides, precedes: Precedes) -> bool {
    let Some(peak) = found.peak() else { return found.length() == 0 };
    let Some(at) = found.indices().iter().position(|&i| i == peak) else { return false };
    let values = found.values(v);
    let has_sides = sides == Sides::MayBeEmpty || 0 < at && at + 1 < values.len();
    let (up, down) = (&values[..=at], &values[at..]);
    found.indices().is_sorted_by(|i, j| i < j)
        && has_sides
        && up.is_sorted_by(precedes)
        && down.is_sorted_by(|a, b| precedes(b, a))
}

/// The plain versions know one order, and must find what the library finds.
fn assert_plain_forms_agree(v: &[i32], found: &Bitonic, sides: Sides) {
    let v: Vec<i64> = v.iter().copied().map(i64::from).collect();
    let (f, g) = plain::fill_tables(&v);
    assert_eq!((f.as_slice(), g.as_slice()), (found.rising(), found.falling()), "{v:?}");
    assert_eq!(plain::fill_by_tails(&v), (f.clone(), g.clone()), "{v:?}");
    let peak = plain::peak(&f, &g, if sides == Sides::Both { 2 } else { 1 });
    assert_eq!(peak, found.peak(), "{v:?} {sides:?}");
    let indices = peak.map(|peak| plain::walk_down(&v, &f, &g, peak));
    assert_eq!(indices.unwrap_or_default(), found.indices(), "{v:?} {sides:?}");
    if sides == Sides::MayBeEmpty {
        assert_eq!(plain::by_recursion(&v), found.length(), "{v:?}");
        assert_eq!(plain::by_memo(&v), found.length(), "{v:?}");
    }
    for i in 0..v.len() {
        assert_eq!(plain::longest(&v, Slope::Rise, i), f[i], "{v:?} {i}");
        assert_eq!(plain::longest(&v, Slope::Fall, i), g[i], "{v:?} {i}");
        assert_eq!(plain::by_memo_watched(&v, [i], &mut |_| {}), f[i] + g[i] - 1, "{v:?} {i}");
    }
}

#[test]
fn all_subsets_agree_on_all_small_inputs() {
    for v in small_sequences(6) {
        for (name, precedes) in ORDERS {
            for sides in [Sides::MayBeEmpty, Sides::Both] {
                let found = bitonic_by(&v, sides, precedes);
                let longest = longest_of_all(&v, sides, precedes);
                assert_eq!(found.length(), longest, "{v:?} {name} {sides:?}");
                assert_eq!(length_by(&v, sides, precedes), longest, "{v:?} {name} {sides:?}");
                assert!(is_bitonic(&v, &found, sides, precedes), "{v:?} {name} {sides:?}");
                assert_eq!(quadratic_by(&v, sides, precedes), found, "{v:?} {name} {sides:?}");
                if name == "<" {
                    assert_plain_forms_agree(&v, &found, sides);
                }
            }
        }
    }
}

/// The first small sequence on which a length is not that of the subsets.
fn fault(sides: Sides, longest: impl Fn(&[i32]) -> usize) -> Option<Vec<i32>> {
    small_sequences(5).find(|v| longest(v) != longest_of_all(v, sides, i32::lt))
}

#[test]
fn wrong_versions_are_caught() {
    let as_i64 = |v: &[i32]| v.iter().copied().map(i64::from).collect::<Vec<i64>>();
    let any = Sides::MayBeEmpty;
    assert_eq!(fault(any, |v| bitonic(v).length()), None);
    assert_eq!(fault(Sides::Both, |v| mountain(v).length()), None);
    // The peak counted twice.
    let twice = |v: &[i32]| sums(&as_i64(v)).into_iter().max().map_or(0, |sum| sum + 1);
    assert_eq!(fault(any, twice), Some(vec![0]));
    assert_eq!(fault(any, |v| apart(&as_i64(v))), Some(vec![1, 0, 1]));
    assert_eq!(fault(Sides::Both, |v| looks_too_late(&as_i64(v))), Some(vec![2, 0, 1, 0]));
    // The highest element as the peak.
    let highest = |v: &[i32]| {
        let (v, sums) = (as_i64(v), sums(&as_i64(v)));
        let is_highest = |i: &usize| Some(&v[*i]) == v.iter().max();
        (0..v.len()).filter(is_highest).map(|i| sums[i]).max().unwrap_or(0)
    };
    assert_eq!(fault(any, highest), Some(vec![3, 0, 1, 2]));
}

// 3. Properties.

proptest! {
    #[test]
    fn both_forms_agree_and_give_what_they_say(v in prop::collection::vec(-30..30, 0..150)) {
        for (_, precedes) in ORDERS {
            for sides in [Sides::MayBeEmpty, Sides::Both] {
                let found = bitonic_by(&v, sides, precedes);
                prop_assert!(is_bitonic(&v, &found, sides, precedes));
                prop_assert_eq!(quadratic_by(&v, sides, precedes), found);
            }
        }
    }

    #[test]
    fn from_the_other_end_it_is_as_long(v in prop::collection::vec(-30..30, 0..150)) {
        let reversed: Vec<i32> = v.iter().rev().copied().collect();
        let (one, other) = (bitonic(&v), bitonic(&reversed));
        prop_assert_eq!(one.length(), other.length());
        prop_assert_eq!(one.rising().iter().rev().copied().collect::<Vec<_>>(), other.falling());
        prop_assert!(lis::length(&v) <= one.length());
        prop_assert_eq!(length(&v), one.length());
        prop_assert!(mountain(&v).length() <= one.length());
    }
}

/// Doubling the elements: four times the comparisons by the recurrence, little more than twice with
/// piles.
#[test]
fn growth_at_doubled_sizes() {
    for n in demo::SIZES {
        let n_elements = u32::from(n);
        let tables = n_elements * (n_elements - 1);
        let rest = demo::asked_by_recurrence(&demo::scattered(n)) - tables;
        assert!(rest <= 3 * n_elements, "{rest}");
        let (once, twice) = (demo::scattered(n), demo::scattered(2 * n));
        let growth =
            f64::from(demo::asked_by_tails(&twice)) / f64::from(demo::asked_by_tails(&once));
        assert!((2.0..2.5).contains(&growth), "{n}: {growth}");
    }
}

// 4. Extremes.

#[test]
fn a_million_elements() {
    let pipe: Vec<u32> = (0..500_000).chain((0..500_000).rev()).collect();
    let found = bitonic(&pipe);
    assert_eq!((found.length(), found.peak()), (999_999, Some(499_999)));
    assert_eq!(removals_to_mountain(&pipe), Some(1));
    let ascending: Vec<u32> = (0..1_000_000).collect();
    assert_eq!(bitonic(&ascending).length(), 1_000_000);
    assert_eq!(mountain(&ascending).peak(), None);
    assert_eq!(bitonic(&vec![7; 1_000_000]).length(), 1);
}

#[test]
fn the_ends_of_a_type() {
    let v = [i64::MIN, i64::MAX, i64::MIN];
    assert_eq!(mountain(&v).values(&v), v);
    assert_eq!(bitonic::<u8>(&[]), Bitonic::default());
}

// 5. Bad input.

#[test]
fn not_a_number() {
    let v = [1.0, f64::NAN, 0.5, 2.0, f64::NAN, 1.5];
    let found = bitonic_by(&v, Sides::Both, |a, b| a.total_cmp(b).is_lt());
    assert_eq!(found.indices(), [0, 1, 3, 5], "NaN is above all other numbers in the total order");
    let found = bitonic_by(&v, Sides::MayBeEmpty, |a, b| a < b);
    assert!(found.indices().is_sorted_by(|i, j| i < j), "some subsequence, and no panic");
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example bitonic_subsequence";
    snapshots::check("bitonic_subsequence", command, &printed);
}

#[test]
fn demo_of_the_other_questions() {
    for (name, args) in [
        ("recursion", "--recursion 14 7 12 17 9 8 20"),
        ("memo", "--memo 14 7 12 17 9 8 20"),
        ("valley", "--valley --weak 3 1 1 2"),
        ("mountain", "--both 4 3 2 1 2 1"),
        ("both", "--both 1 2 3"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command =
            format!("cargo run -p dynamic-programming --example bitonic_subsequence -- {args}");
        snapshots::check(&format!("bitonic_subsequence_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_odd_and_bad_input() {
    let answer = |args: &[&str], stdin: &str| {
        let printed = demo::DEMO.output_on(args, stdin).unwrap();
        printed.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(answer(&["-"], ""), "Length 0: the empty subsequence.");
    assert_eq!(answer(&["-3"], ""), "Length 1: -3, with the peak -3.");
    // With an empty side, 4 at index 0 is as long.
    let printed = demo::DEMO.output(&["--both", "4", "3", "2", "1", "2", "1"]).unwrap();
    let caption = "With two sides, the largest f + g - 1 occurs first at index 4: 2 + 2 - 1 = 3. \
                   So 2 is the peak.";
    assert!(printed.contains(caption), "{printed}");
    assert_eq!(answer(&["--both", "-"], ""), "There is no bitonic subsequence with two sides.");
    let error = demo::DEMO.output(&["1", "2", "up"]).unwrap_err().to_string();
    assert_eq!(error, "element 3: \"up\" is not a number (column 5)");
    let error = demo::DEMO.output(&["--memo", "--weak", "1"]).unwrap_err().to_string();
    assert_eq!(error, "--memo and --weak exclude each other");
    for flags in
        [&["-"][..], &["--recursion", "-"], &["--memo", "-"], &["--valley", "-"], &["--both", "-"]]
    {
        assert!(demo::DEMO.output_on(flags, "").is_ok());
        for seed in 0..9 {
            let random = (demo::DEMO.random.unwrap())(seed);
            assert!(demo::DEMO.output_on(flags, &random).is_ok());
        }
    }
    let ascending = (0..20).map(|x| x.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(answer(&["--recursion", "-"], &ascending), "f(19) + g(19) - 1 = 20: 524289 calls.");
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (0..100).map(|i: i32| (i - 98).abs().to_string()).collect();
    let args: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let printed = demo::DEMO.output(&args).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 20 elements of 5 characters."));
    assert!(printed.contains("Length 99: 98 97 96 "), "{printed}");
}
