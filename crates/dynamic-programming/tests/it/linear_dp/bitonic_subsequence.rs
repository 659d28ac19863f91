//! 5.3 Longest bitonic subsequence.

use dynamic_programming::linear_dp::bitonic_subsequence::{
    Bitonic, Sides, bitonic, bitonic_by, length, length_by, mountain, quadratic_by,
    removals_to_mountain,
};
use dynamic_programming::linear_dp::longest_increasing_subsequence as lis;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/bitonic_subsequence.rs"]
#[expect(dead_code, reason = "the program's own main")]
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
    let sums = |v: &[i32]| -> Vec<(usize, usize)> {
        let found = bitonic(v);
        found.rising().iter().copied().zip(found.falling().iter().copied()).collect()
    };
    let most = |lengths: Vec<usize>| lengths.into_iter().max().unwrap_or(0);
    let any = Sides::MayBeEmpty;
    assert_eq!(fault(any, |v| bitonic(v).length()), None);
    assert_eq!(fault(Sides::Both, |v| mountain(v).length()), None);
    // The peak counted twice.
    let twice = |v: &[i32]| most(sums(v).iter().map(|(up, down)| up + down).collect());
    assert_eq!(fault(any, twice), Some(vec![0]));
    // The longest rise and the longest fall, though they may not meet.
    let apart = |v: &[i32]| (lis::length(v) + lis::length_by(v, |a, b| a > b)).saturating_sub(1);
    assert_eq!(fault(any, apart), Some(vec![1, 0, 1]));
    // The sides looked at after the best sum is chosen.
    let late = |v: &[i32]| {
        let found = bitonic(v);
        found.peak().map_or(0, |peak| {
            let has_sides = 1 < found.rising()[peak] && 1 < found.falling()[peak];
            if has_sides { found.length() } else { 0 }
        })
    };
    assert_eq!(fault(Sides::Both, late), Some(vec![2, 0, 1, 0]));
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
        let rest = demo::asked_by_recurrence(&demo::random(n)) - tables;
        assert!(rest <= 3 * n_elements, "{rest}");
        let (once, twice) = (demo::random(n), demo::random(2 * n));
        let growth =
            f64::from(demo::asked_by_piles(&twice)) / f64::from(demo::asked_by_piles(&once));
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
    demo::DEMO.shows(&[
        ("bitonic_subsequence", ""),
        ("bitonic_subsequence_valley", "--valley --weak 3 1 1 2"),
        ("bitonic_subsequence_both", "--both 1 2 3"),
        ("bitonic_subsequence_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_and_bad_input() {
    demo::DEMO.says(&[
        ("- <<< ", "…\nLength 0: the empty subsequence."),
        ("-3", "…\nLength 1: -3, with the peak -3."),
        // With an empty side, 4 at index 0 is as long.
        (
            "--both 4 3 2 1 2 1",
            "…The largest sum with two sides, first at index 4: 2 + 2 - 1 = 3. So 2 is the peak.…",
        ),
        ("--both - <<< ", "…\nThere is no bitonic subsequence with two sides."),
    ]);
    demo::DEMO.refuses(&[("1 2 up", "element 3: \"up\" is not a number (column 5)")]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (0..100).map(|i: i32| (i - 98).abs().to_string()).collect();
    demo::DEMO.says(&[(
        &numbers.join(" "),
        "…Too large to draw: the limit is 20 elements of 5 characters.…Length 99: 98 97 96 …",
    )]);
}
