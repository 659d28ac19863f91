//! 3.2 Addition and multiplication principles.

use std::collections::HashSet;
use std::num::NonZeroU64;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::counting_principles::inclusion_exclusion::{
    MOST_SETS, UnionError, divisible_by_all, divisible_by_any, union_of, union_size,
};
use search::counting_principles::mixed_radix::{MixedRadix, RankError, disjoint_union};
use search::counting_principles::plain;
use search::counting_principles::{
    CountOverflowError, falling_factorial, pigeonhole, power, product, sum,
};

use crate::snapshots::Expect;

#[path = "../../examples/counting_principles.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../examples/inclusion_exclusion.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod union_demo;

// 1. Worked examples.

/// Numbers, their sum if they are classes, and their product if they are steps.
const WORKED: &[(&[u64], u64, u64)] = &[
    (&[3, 4, 2], 9, 24),
    (&[26, 26, 26, 10, 10, 10, 10], 118, 175_760_000),
    (&[26, 25, 24], 75, 15_600),
    (&[2, 3], 5, 6),
    (&[7], 7, 7),
    (&[5, 0, 9], 14, 0),
    (&[], 0, 1),
];

#[test]
fn worked_examples() {
    for (numbers, classes, steps) in WORKED {
        assert_eq!(sum(numbers), Ok(*classes), "{numbers:?}");
        assert_eq!(product(numbers), Ok(*steps), "{numbers:?}");
        assert_eq!(disjoint_union(numbers).count() as u64, *classes, "{numbers:?}");
    }
    assert_eq!((power(26, 3), power(10, 4)), (Ok(17_576), Ok(10_000)));
    assert_eq!(falling_factorial(26, 3), Ok(15_600), "3 different letters in order");
    assert_eq!(pigeonhole(13, nonzero(12)), 2, "two of 13 people were born in the same month");
}

/// The last number, divisors, and how many numbers from 1 on at least one of them divides.
const UNIONS: &[(u64, &[u64], u64)] = &[
    (1000, &[2, 3, 5], 734),
    (12, &[2, 3], 8),
    (20, &[2, 7], 11), // CSES 2185.
    (12, &[4, 6], 4),
    (12, &[2, 2, 4], 6),
    (12, &[1, 5], 12),
    (12, &[13], 0),
    (12, &[], 0),
    (0, &[1, 2], 0),
];

#[test]
fn unions_of_multiples() {
    for &(last, divisors, count) in UNIONS {
        let all: Vec<NonZeroU64> = divisors.iter().copied().map(nonzero).collect();
        assert_eq!(divisible_by_any(last, &all), Ok(count), "{divisors:?} up to {last}");
    }
}

#[test]
fn the_terms_of_734() {
    let mut terms = Vec::new();
    let size = union_size(3, |chosen| {
        let common = divisible_by_all(1000, chosen.iter().map(|i| nonzero([2, 3, 5][*i])));
        terms.push(common);
        common
    });
    assert_eq!(size, Ok(734));
    assert_eq!(terms, [500, 333, 200, 166, 100, 66, 33]);
}

#[test]
fn numbers_of_tuples() {
    let outfits = MixedRadix::new([3, 4, 2]);
    assert_eq!(outfits.rank(&[2, 0, 1]), Ok(17), "(2 * 4 + 0) * 2 + 1");
    assert_eq!(outfits.unrank(17), Ok(vec![2, 0, 1]));
    assert_eq!(outfits.successor(&[1, 3, 1]), Some(vec![2, 0, 0]));
    assert_eq!(outfits.successor(&[2, 3, 1]), None);
    let clock = MixedRadix::new([24, 60, 60]);
    assert_eq!(clock.rank(&[1, 1, 1]), Ok(3661), "seconds since midnight");
}

/// The trips by land and by air of the page, and what three wrong ideas make of them.
const BY_LAND_OR_AIR: [[u64; 2]; 2] = [[3, 4], [2, 5]];
const TRIPS: u64 = 22;
const ALL_ADDED: u64 = 14;
const ALL_MULTIPLIED: u64 = 120;
const SUMS_MULTIPLIED: u64 = 49;

/// Codes of three different digits out of 1, 2, 3, 4, and of two in ascending order.
const DIFFERENT: u64 = 24;
const ASCENDING: u64 = 6;
const ASCENDING_MULTIPLIED: u64 = 12;

/// Passwords of 12 letters, and how long a computer lists them that lists 10^8 in a second.
const TWELVE_LETTERS: u64 = 95_428_956_661_682_176;
const YEARS: u64 = 30;
const SECONDS_FOR_TEN_TO_12: u64 = 10_000;

#[test]
fn the_worked_example_of_the_page() {
    let classes = BY_LAND_OR_AIR.map(Vec::from);
    assert_eq!(plain::count(&classes), Some(TRIPS));
    let numbers: Vec<u64> = BY_LAND_OR_AIR.concat();
    assert_eq!(sum(&numbers), Ok(ALL_ADDED));
    assert_eq!(product(&numbers), Ok(ALL_MULTIPLIED));
    assert_eq!(
        BY_LAND_OR_AIR.map(|class| class.iter().sum()).iter().product::<u64>(),
        SUMS_MULTIPLIED
    );
    let listed: usize = classes.iter().map(|steps| nested(steps).len()).sum();
    assert_eq!(listed as u64, TRIPS);
    assert_eq!(numbers.iter().collect::<HashSet<_>>().len(), 4, "no two steps look the same");
    let all = [ALL_ADDED, ALL_MULTIPLIED, SUMS_MULTIPLIED, TRIPS];
    assert_eq!(HashSet::from(all).len(), 4, "each wrong idea is another number");

    let codes = nested(&[4, 4, 4]);
    let is_different = |code: &&Vec<u64>| code.iter().collect::<HashSet<_>>().len() == 3;
    assert_eq!(codes.iter().filter(is_different).count() as u64, DIFFERENT);
    assert_eq!(plain::count(&[vec![4, 3, 2]]), Some(DIFFERENT));
    let pairs = nested(&[4, 4]);
    let ascending = pairs.iter().filter(|pair| pair[0] < pair[1]);
    assert_eq!(ascending.count() as u64, ASCENDING);
    assert_eq!(plain::count(&[vec![3], vec![2], vec![1], vec![0]]), Some(ASCENDING));
    assert_eq!(product(&[4, 3]), Ok(ASCENDING_MULTIPLIED));

    assert_eq!(power(26, 12), Ok(TWELVE_LETTERS));
    assert_eq!(TWELVE_LETTERS / 100_000_000 / 31_557_600, YEARS);
    assert_eq!(power(10, 12).unwrap() / 100_000_000, SECONDS_FOR_TEN_TO_12);
}

#[test]
fn the_steps_of_the_count() {
    use plain::Step::{Add, Multiply};
    let mut seen = Vec::new();
    plain::count_watched(&BY_LAND_OR_AIR.map(Vec::from), |step| seen.push(step));
    let expected = [
        Multiply { ways: 3 },
        Multiply { ways: 12 },
        Add { total: 12 },
        Multiply { ways: 2 },
        Multiply { ways: 10 },
        Add { total: TRIPS },
    ];
    assert_eq!(seen, expected);
}

/// Two-digit even numbers with different digits: those that end in 0, and the others.
const EVEN_AND_DIFFERENT: u64 = 41;

#[test]
fn even_numbers_with_different_digits() {
    let numbers = (10..100).filter(|n| n % 2 == 0 && n / 10 != n % 10);
    assert_eq!(numbers.count() as u64, EVEN_AND_DIFFERENT);
    assert_eq!(plain::count(&[vec![1, 9], vec![4, 8]]), Some(EVEN_AND_DIFFERENT));
    assert_eq!(product(&[9, 5]), Ok(45), "the four numbers 22, 44, 66, 88 are counted too");
}

/// Codes of up to three letters a or b, the empty one left out.
const SHORT_CODES: u64 = 14;

#[test]
fn codes_of_one_to_three_letters() {
    assert_eq!(plain::count(&[vec![2], vec![2, 2], vec![2, 2, 2]]), Some(SHORT_CODES));
    let listed: usize = (1..=3).map(|n| nested(&vec![2; n]).len()).sum();
    assert_eq!(listed as u64, SHORT_CODES);
}

/// The ways of classes of which one has no step.
const WITH_AN_EMPTY_CLASS: u64 = 11;

#[test]
fn a_class_without_a_step_has_one_way() {
    assert_eq!(plain::count(&[vec![2, 3], vec![], vec![4]]), Some(WITH_AN_EMPTY_CLASS));
}

/// Pairs of two people out of 4, if nobody is first.
const PAIRS_OF_FOUR: u64 = 6;

#[test]
fn order_counted_by_mistake() {
    let pairs: HashSet<[u64; 2]> = nested(&[4, 4])
        .into_iter()
        .filter(|pair| pair[0] != pair[1])
        .map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])])
        .collect();
    assert_eq!(pairs.len() as u64, PAIRS_OF_FOUR);
    assert_eq!(product(&[4, 3]), Ok(2 * PAIRS_OF_FOUR), "each pair is counted in both orders");
}

#[test]
fn the_outfit_of_rank_13() {
    let outfits = MixedRadix::new([3, 4, 2]);
    let digits = outfits.unrank(13).unwrap();
    assert_eq!(digits.iter().map(u64::to_string).collect::<Vec<_>>().join(" "), "1 2 1");
    assert_eq!(outfits.rank(&[2, 1, 1]), Ok(19));
    // The sizes of the places before, instead of their own.
    assert_eq!((2 * 3) * 4 + 1, 25);
    assert!(25 >= outfits.count().unwrap());
    assert_eq!(4 * 2, outfits.rank(&[1, 0, 0]).unwrap(), "what the digits 0 4 0 would get");
}

fn nonzero(divisor: u64) -> NonZeroU64 {
    NonZeroU64::new(divisor).unwrap()
}

// 2. All small inputs, against a listing.

/// All lists of up to 4 numbers below 5.
pub(crate) fn lists() -> Vec<Vec<u64>> {
    let longer =
        |list: &Vec<u64>| (0..5).map(|next| [&list[..], &[next]].concat()).collect::<Vec<_>>();
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..4 {
        let end = all.len();
        let next: Vec<Vec<u64>> = all[start..end].iter().flat_map(longer).collect();
        all.extend(next);
        start = end;
    }
    all
}

/// The tuples as nested loops list them, for up to 4 sizes.
pub(crate) fn nested(sizes: &[u64]) -> Vec<Vec<u64>> {
    let range = |at: usize| 0..sizes.get(at).copied().unwrap_or(1);
    let mut all = Vec::new();
    for a in range(0) {
        for b in range(1) {
            for c in range(2) {
                for d in range(3) {
                    all.push([a, b, c, d][..sizes.len()].to_vec());
                }
            }
        }
    }
    all
}

/// The first list of sizes for which a count is not that of the listing.
fn fault(count: impl Fn(&[u64]) -> Result<u64, CountOverflowError>) -> Option<Vec<u64>> {
    lists().into_iter().find(|sizes| count(sizes) != Ok(nested(sizes).len() as u64))
}

#[test]
fn a_listing_agrees_on_all_small_steps() {
    assert_eq!(lists().len(), 1 + 5 + 25 + 125 + 625);
    assert_eq!(fault(product), None);
    for sizes in lists() {
        assert_eq!(plain::count(std::slice::from_ref(&sizes)), product(&sizes).ok(), "{sizes:?}");
        let classes: Vec<Vec<u64>> = sizes.iter().map(|ways| vec![*ways]).collect();
        assert_eq!(plain::count(&classes), sum(&sizes).ok(), "{sizes:?}");
        let radix = MixedRadix::new(&sizes[..]);
        let listed = nested(&sizes);
        assert_eq!(radix.tuples().collect::<Vec<_>>(), listed, "{sizes:?}");
        for (rank, tuple) in (0..).zip(&listed) {
            assert_eq!(radix.rank(tuple), Ok(rank), "{tuple:?} of {sizes:?}");
            assert_eq!(radix.unrank(rank).as_ref(), Ok(tuple), "{rank} of {sizes:?}");
        }
        let tagged: Vec<(usize, u64)> = disjoint_union(&sizes).collect();
        assert_eq!(sum(&sizes), Ok(tagged.len() as u64), "{sizes:?}");
        assert!(tagged.is_sorted_by(|a, b| a < b), "a way is listed twice: {tagged:?}");
    }
}

#[test]
fn a_listing_agrees_on_small_powers_and_sequences_without_repetition() {
    for n in 0..=4 {
        for m in 0..=5 {
            let tuples = nested(&vec![m; n]);
            assert_eq!(power(m, n), Ok(tuples.len() as u64), "{m}^{n}");
            let is_different = |tuple: &&Vec<u64>| tuple.iter().collect::<HashSet<_>>().len() == n;
            let n_different = tuples.iter().filter(is_different).count() as u64;
            assert_eq!(falling_factorial(m, n as u64), Ok(n_different), "{n} out of {m}");
        }
    }
}

#[test]
fn a_listing_agrees_on_all_pairs_of_small_classes() {
    let classes = || lists().into_iter().filter(|steps| steps.len() <= 2);
    for (a, b) in classes().flat_map(|a| classes().map(move |b| (a.clone(), b))) {
        let listed = nested(&a).len() + nested(&b).len();
        assert_eq!(plain::count(&[a, b]), Some(listed as u64));
    }
}

/// The plain count, but with the total starting each product.
fn goes_on_multiplying(classes: &[Vec<u64>]) -> u64 {
    classes.iter().fold(1, |ways, steps| steps.iter().fold(ways, |ways, choices| ways * choices))
}

#[test]
fn trial_division_agrees_on_all_small_unions() {
    for divisors in lists() {
        let divisors: Vec<NonZeroU64> = divisors.iter().map(|d| nonzero(d + 2)).collect();
        for last in 0..=30 {
            let divides = |x: &u64| divisors.iter().any(|divisor| x.is_multiple_of(divisor.get()));
            let count = (1..=last).filter(divides).count() as u64;
            assert_eq!(divisible_by_any(last, &divisors), Ok(count), "{divisors:?} up to {last}");
        }
    }
}

/// The addition principle where the sets overlap.
fn adds(last: u64, divisors: &[NonZeroU64]) -> u64 {
    divisors.iter().map(|divisor| last / divisor.get()).sum()
}

/// Inclusion-exclusion with products for least common multiples.
fn multiplies(last: u64, divisors: &[NonZeroU64]) -> Option<u64> {
    let product = |chosen: &[usize]| chosen.iter().map(|i| divisors[*i].get()).product::<u64>();
    union_size(divisors.len(), |chosen| last / product(chosen)).ok()
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(sum), Some(vec![]), "no step can be done in one way, no class has none");
    let starts_at_the_first = |steps: &[u64]| {
        let count = steps.iter().copied().reduce(|count, choices| count * choices);
        Ok(count.unwrap_or(0))
    };
    assert_eq!(fault(starts_at_the_first), Some(vec![]));
    assert_eq!(goes_on_multiplying(&BY_LAND_OR_AIR.map(Vec::from)), ALL_MULTIPLIED);
    assert_eq!(goes_on_multiplying(&[vec![1], vec![1]]), 1, "it is 2");
    assert_eq!(plain::count(&[vec![1], vec![1]]), Some(2));
    assert_eq!(adds(12, &[2, 3].map(nonzero)), 10, "6 and 12 are counted twice; it is 8");
    assert_eq!(multiplies(12, &[2, 3].map(nonzero)), Some(8));
    assert_eq!(multiplies(12, &[4, 6].map(nonzero)), Some(5), "12 is counted twice; it is 4");
}

// 3. Properties.

proptest! {
    #[test]
    fn ranks_and_tuples_are_inverse(
        sizes in prop::collection::vec(1..40_u64, 0..12),
        seed: u64,
    ) {
        let radix = MixedRadix::new(sizes);
        let count = radix.count().unwrap();
        let rank = seed % count;
        let tuple = radix.unrank(rank).unwrap();
        prop_assert_eq!(radix.rank(&tuple), Ok(rank));
        let next = radix.successor(&tuple);
        prop_assert_eq!(next.is_some(), rank + 1 < count);
        if let Some(next) = next {
            prop_assert!(tuple < next);
            prop_assert_eq!(radix.rank(&next), Ok(rank + 1));
        }
        prop_assert_eq!(radix.unrank(count), Err(RankError::Rank { rank: count, count }));
    }

    #[test]
    fn a_union_is_as_large_as_the_set_of_its_members(
        sets in prop::collection::vec(prop::collection::hash_set(0..30_u32, 0..20), 0..7),
    ) {
        let all: HashSet<u32> = sets.iter().flatten().copied().collect();
        let size = union_size(sets.len(), |chosen| {
            let is_common = |x: &&u32| chosen.iter().all(|i| sets[*i].contains(*x));
            sets[chosen[0]].iter().filter(is_common).count() as u64
        });
        prop_assert_eq!(size, Ok(all.len() as u64));
        let tests: Vec<_> = sets.iter().map(|set| |x: &u32| set.contains(x)).collect();
        let tests: Vec<&dyn Fn(&u32) -> bool> = tests.iter().map(|test| test as _).collect();
        prop_assert_eq!(union_of(&(0..30).collect::<Vec<u32>>(), &tests), size);
    }

    #[test]
    fn wide_arithmetic_agrees(numbers in prop::collection::vec(any::<u32>().prop_map(u64::from), 0..5)) {
        let wide = numbers.iter().try_fold(1_u128, |count, n| count.checked_mul(u128::from(*n)));
        let narrow = wide.and_then(|count| u64::try_from(count).ok());
        prop_assert_eq!(product(&numbers).ok(), narrow);
    }

    #[test]
    fn some_hole_holds_as_many_as_the_bound_and_none_need_hold_more(items in 0..500_u64, holes in 1..20_u64) {
        // Dealt out in turn, the fullest hole has exactly that many.
        let fullest = (0..holes).map(|hole| (0..items).filter(|i| i % holes == hole).count() as u64).max();
        prop_assert_eq!(Some(pigeonhole(items, nonzero(holes))), fullest);
        // If all had fewer, they would not hold all.
        let bound = pigeonhole(items, nonzero(holes));
        prop_assert!(bound == 0 || (bound - 1) * holes < items);
    }
}

#[test]
fn listings_grow_as_the_counts_say() {
    for n in demo::SIZES {
        assert_eq!(demo::ways_of_classes(n), 2 * u32::from(n), "{n} classes");
        assert_eq!(demo::ways_of_steps(n), 1 << n, "{n} steps");
        assert_eq!(union_demo::terms(n), (1 << n) - 1, "{n} sets");
    }
}

#[test]
fn intersections_are_asked_for_by_size() {
    let mut asked = Vec::new();
    let size = union_size(3, |chosen| {
        asked.push(chosen.to_vec());
        1
    });
    assert_eq!(size, Ok(1), "one member, in all three");
    let expected: [&[usize]; 7] = [&[0], &[1], &[2], &[0, 1], &[0, 2], &[1, 2], &[0, 1, 2]];
    assert_eq!(asked, expected);
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    assert_eq!(MixedRadix::default().tuples().collect::<Vec<_>>(), [vec![0; 0]], "one empty tuple");
    assert_eq!(MixedRadix::new([]).rank(&[]), Ok(0));
    assert_eq!(MixedRadix::new([]).unrank(0), Ok(vec![]));
    assert_eq!(MixedRadix::new([4, 0]).tuples().count(), 0);
    assert_eq!(disjoint_union(&[0, 2, 0]).collect::<Vec<_>>(), [(1, 0), (1, 1)]);
    assert_eq!((power(0, 0), power(0, 3), power(1, usize::MAX)), (Ok(1), Ok(0), Ok(1)));
    assert_eq!((falling_factorial(0, 0), falling_factorial(3, 4)), (Ok(1), Ok(0)));
    assert_eq!(falling_factorial(u64::MAX, 0), Ok(1));
    assert_eq!(falling_factorial(1, u64::MAX), Ok(0));
    assert_eq!(union_size(0, |_| 1), Ok(0));
    assert_eq!(pigeonhole(0, nonzero(3)), 0);
}

#[test]
fn the_largest_counts() {
    assert_eq!(sum(&[u64::MAX - 1, 1]), Ok(u64::MAX));
    assert_eq!(product(&[u64::MAX, 1, 1]), Ok(u64::MAX));
    assert_eq!((power(2, 63), power(u64::MAX, 1)), (Ok(1 << 63), Ok(u64::MAX)));
    assert_eq!(falling_factorial(20, 20), Ok(2_432_902_008_176_640_000));
    assert_eq!(pigeonhole(u64::MAX, nonzero(2)), 1 << 63);
    assert_eq!(divisible_by_any(u64::MAX, &[2, 3].map(nonzero)), Ok(12_297_829_382_473_034_410));
    let bits = MixedRadix::new([2; 63]);
    assert_eq!(bits.unrank((1 << 63) - 1), Ok(vec![1; 63]));
    assert_eq!(bits.rank(&[1; 63]), Ok((1 << 63) - 1));
    assert_eq!(
        union_size(2, |chosen| [u64::MAX, 0][chosen.len() - 1]),
        Err(UnionError::Impossible { size: 2 * i128::from(u64::MAX) })
    );
    assert_eq!(union_size(MOST_SETS, |_| 1), Ok(1));
}

#[test]
fn a_million_steps() {
    let sizes = vec![1; 1_000_000];
    let radix = MixedRadix::new(&sizes[..]);
    assert_eq!((sum(&sizes), product(&sizes)), (Ok(1_000_000), Ok(1)));
    assert_eq!(radix.unrank(0).and_then(|tuple| radix.rank(&tuple)), Ok(0));
    assert_eq!(disjoint_union(&sizes).last(), Some((999_999, 0)));
}

// 5. Bad input.

#[test]
fn counts_that_do_not_fit() {
    assert_eq!(sum(&[1, u64::MAX, 5]), Err(CountOverflowError { at: 1 }));
    assert_eq!(product(&[10; 20]), Err(CountOverflowError { at: 19 }), "10^20");
    assert_eq!(power(10, 20), Err(CountOverflowError { at: 19 }));
    assert_eq!(power(2, 64), Err(CountOverflowError { at: 63 }));
    assert_eq!(power(2, usize::MAX), Err(CountOverflowError { at: 63 }));
    assert_eq!(falling_factorial(21, 21), Err(CountOverflowError { at: 18 }));
    assert_eq!(
        CountOverflowError { at: 19 }.to_string(),
        "the count of the first 20 is more than 18446744073709551615"
    );
    assert_eq!(plain::count(&[vec![10; 19]]), Some(10_000_000_000_000_000_000));
    assert_eq!(plain::count(&[vec![10; 20]]), None);
    assert_eq!(plain::count(&[vec![u64::MAX], vec![1]]), None);
    assert_eq!((plain::count(&[]), plain::count(&[vec![]])), (Some(0), Some(1)));
}

#[test]
fn a_step_without_a_choice_makes_even_the_largest_product_nothing() {
    assert_eq!(product(&[u64::MAX, u64::MAX, 0]), Ok(0));
    assert_eq!(MixedRadix::new([u64::MAX, 2, 0]).count(), Ok(0));
    assert_eq!(
        plain::count(&[vec![u64::MAX, 2, 0]]),
        None,
        "the plain version multiplies in order"
    );
    assert_eq!(plain::count(&[vec![0, u64::MAX, 2]]), Some(0));
}

#[test]
fn bad_ranks() {
    let radix = MixedRadix::new([3, 4, 2]);
    let tuples: &[(&[u64], RankError)] = &[
        (&[0, 0], RankError::Length { n_digits: 2, n_steps: 3 }),
        (&[0, 4, 0], RankError::Digit { at: 1, digit: 4, size: 4 }),
        (&[0, 0, u64::MAX], RankError::Digit { at: 2, digit: u64::MAX, size: 2 }),
    ];
    for (tuple, error) in tuples {
        assert_eq!(radix.rank(tuple), Err(*error));
    }
    assert_eq!(radix.unrank(24), Err(RankError::Rank { rank: 24, count: 24 }));
    assert_eq!(MixedRadix::new([3, 0]).unrank(0), Err(RankError::Rank { rank: 0, count: 0 }));
    let wide = MixedRadix::new([2; 64]);
    assert_eq!(wide.rank(&[0; 64]), Err(RankError::Overflow(CountOverflowError { at: 63 })));
    assert_eq!(wide.unrank(0), Err(RankError::Overflow(CountOverflowError { at: 63 })));
    assert_eq!(wide.tuples().nth(1).map(|tuple| tuple[63]), Some(1), "they can be listed");
}

#[test]
fn bad_unions() {
    let too_many = UnionError::TooManySets { n_sets: 25 };
    assert_eq!(union_size(25, |_| 0), Err(too_many));
    let message = "25 sets have 2^25 - 1 intersections; the limit is 24 sets";
    assert_eq!(too_many.to_string(), message);
    let pair_larger_than_both = |chosen: &[usize]| [1, 3][chosen.len() - 1];
    assert_eq!(union_size(2, pair_larger_than_both), Err(UnionError::Impossible { size: -1 }));
}

// 6. Errata.

#[test]
fn erratum_classes_must_be_disjoint() {
    // The page adds the classes without saying so: 6 even numbers up to 12, and 4 multiples of 3,
    // are not 10 numbers.
    assert_eq!(sum(&[6, 4]), Ok(10));
    assert_eq!(divisible_by_any(12, &[2, 3].map(nonzero)), Ok(8));
}

// 7. The demo.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("counting_principles", ""),
        ("counting_principles_classes", "3 + 4 + 2"),
        ("counting_principles_mixed", "1 + 2 3"),
        ("counting_principles_plates", "26^3 10^4"),
        ("counting_principles_cost", "--cost"),
    ]);
    union_demo::DEMO.shows(&[("inclusion_exclusion", "")]);
}

#[test]
fn random_inputs_are_drawn() {
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        let args = random(seed);
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(!printed.contains("Too"), "{args}: {printed}");
        let args = (union_demo::DEMO.random.unwrap())(seed);
        let printed = union_demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(printed.contains("counted"), "{args}: {printed}");
    }
}

#[test]
fn demo_of_odd_and_bad_input() {
    demo::DEMO.says(&[
        ("3x4x2", "…\n3 × 4 × 2 = 24 ways; listed one by one, 24."),
        ("3+4*2", "…\n3 + 4 × 2 = 11 ways; listed one by one, 11."),
        ("5 0 9", "…\n5 × 0 × 9 = 0 ways; listed one by one, 0."),
        ("7^0", "…\nno step = 1 way; listed one by one, 1."),
        ("2^20", "…\n2^20 = 1048576 ways."),
        ("3 x 4", "…\n3 × 4 = 12 ways; listed one by one, 12."),
        (
            "10000000000 10000000000 0",
            "…\n10000000000 × 10000000000 × 0 = 0 ways; listed one by one, 0.",
        ),
    ]);
    demo::DEMO.refuses(&[
        (
            "3 x y",
            "class 1: \"y\" is neither a number, such as 26, nor a power, such as 26^3 (column 5)",
        ),
        ("3 + + 4", "class 2: \"+\" has no number before the + (column 5)"),
        ("3 4 +", "class 2: \"+\" has no number behind (column 5)"),
        ("x", "class 1: \"x\" has no number before the x (column 1)"),
        ("3 + x4", "class 2: \"x4\" has no number before the x (column 5)"),
        ("3 x x 4", "class 1: \"x\" has no number before the x (column 5)"),
        ("3 x + 4", "class 1: \"+\" has no number before the + (column 5)"),
        ("7^0 x", "class 1: \"x\" has no number behind (column 5)"),
        ("2^1001", "class 1: \"2^1001\" is more than 1000 steps (column 1)"),
        ("1 + 10^20", "class 2: the count of the first 20 is more than 18446744073709551615"),
        ("10^19 + 10^19", "classes: the count of the first 2 is more than 18446744073709551615"),
        (
            "9 3 / 2",
            "class 1: \"/\" is neither a number, such as 26, nor a power, such as 26^3 (column 5)",
        ),
    ]);
}

#[test]
fn demo_of_a_product_that_is_too_large_before_it_is_nothing() {
    demo::DEMO.says(&[(
        "10000000000 10000000000 0",
        "…, and 10000000000 × 10000000000 is too large.…by 0 choices, so there are 0 ways.…",
    )]);
}

#[test]
fn demo_of_odd_and_bad_unions() {
    union_demo::DEMO.says(&[
        ("0 2", "…\nDivisible by 2: 0 of 0."),
        ("9", "…\nDivisible by nothing: 0 of 9."),
        ("100 2 3 5 7 11", "…\nDivisible by 2 or 3 or 5 or 7 or 11: 79 of 100."),
        (
            "18446744073709551615 2 3",
            "…\nDivisible by 2 or 3: 12297829382473034410 of 18446744073709551615.",
        ),
    ]);
    union_demo::DEMO.refuses(&[
        ("9 0", "divisor 1: \"0\" divides nothing above 0 (column 3)"),
        ("x 2", "the last number: \"x\" is not a number (column 1)"),
        (
            "9 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 3",
            "divisor 25: \"3\" is one too many; the limit is 24 (column 51)",
        ),
    ]);
}
