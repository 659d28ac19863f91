//! 3.3 Brute-force enumeration.

use std::cmp::Reverse;
use std::collections::HashSet;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::brute_force::Odometer;
use search::brute_force::plain::{self, Step};
use search::brute_force::subsets::{
    MOST_ELEMENTS, Subsets, SubsetsError, gray_codes, gray_flips, gray_rank, masks,
};
use search::brute_force::words::{spell, words};
use search::counting_principles::CountOverflowError;
use search::counting_principles::mixed_radix::{MixedRadix, RankError};

use crate::counting_principles::{lists, nested};
use crate::snapshots::{self, Expect};

#[path = "../../examples/brute_force.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// The letters of each place, and all words.
const WORKED: &[(&[&str], &[&str])] = &[
    (&["12", "12", "12"], &["111", "112", "121", "122", "211", "212", "221", "222"]),
    (&["ab", "xyz"], &["ax", "ay", "az", "bx", "by", "bz"]),
    (&["abc"], &["a", "b", "c"]),
    (&["ab", "", "xyz"], &[]),
    (&[], &[""]),
];

#[test]
fn worked_examples() {
    for (alphabets, expected) in WORKED {
        let alphabets: Vec<&[u8]> = alphabets.iter().map(|letters| letters.as_bytes()).collect();
        let found: Vec<String> = words(alphabets)
            .map(|word| word.into_iter().copied().map(char::from).collect())
            .collect();
        assert_eq!(found, *expected);
    }
    assert_eq!(Odometer::new(4, 5).into_tuples().count(), 625);
}

#[test]
fn the_originals_test() {
    for m in 1..=15 {
        let mut odometer = Odometer::new(4, m);
        let mut count = 0;
        while let Some(tuple) = odometer.next_tuple() {
            // Read as a number to the base m, each tuple is one more than the one before.
            assert_eq!(tuple.iter().fold(0, |number, digit| number * m + digit), count);
            count += 1;
        }
        assert_eq!(count, m.pow(4));
    }
}

/// All tuples, as the plain version steps through them.
fn plain_tuples(sizes: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    // Nothing is accepted, so that every tuple is tried.
    let tried = std::cell::RefCell::new(&mut all);
    let found = plain::first_tuple(sizes, |tuple| {
        tried.borrow_mut().push(tuple.to_vec());
        false
    });
    assert_eq!(found, None);
    all
}

/// The three places with two values of the page: all tuples, n^m instead of m^n, and what an
/// odometer lists that does not set back.
const TUPLES: u64 = 8;
const N_TO_THE_M: u64 = 9;
const NOT_SET_BACK: usize = 4;

/// How many places the loop looks at in the eight calls of the page, and in one call at most.
const VISITS: usize = 14;
const LONGEST: usize = 3;

/// The places that all calls look at, the last one included.
fn visits(sizes: &[u64]) -> Vec<usize> {
    let mut tuple = vec![0; sizes.len()];
    let mut all = Vec::new();
    loop {
        let mut n_visits = 0;
        let is_next = plain::next_tuple_watched(&mut tuple, sizes, |_| n_visits += 1);
        all.push(n_visits);
        if !is_next {
            assert!(tuple.iter().all(|digit| *digit == 0), "all have carried");
            return all;
        }
    }
}

#[test]
fn the_worked_example_of_the_page() {
    let sizes = [2; 3];
    let tuples = plain_tuples(&sizes);
    assert_eq!(tuples, nested(&sizes));
    assert_eq!(tuples.len() as u64, TUPLES);
    assert_eq!((2_u64.pow(3), 3_u64.pow(2)), (TUPLES, N_TO_THE_M), "it shows which is which");
    let wrong = without_anew(&sizes);
    assert_eq!(wrong, [[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]]);
    assert_eq!(wrong.len(), NOT_SET_BACK);
    assert_eq!(visits(&sizes), [1, 2, 1, 3, 1, 2, 1, 3], "carries of each length");
    assert_eq!(visits(&sizes).iter().sum::<usize>(), VISITS);
    assert_eq!(visits(&sizes).iter().max(), Some(&LONGEST));
    let mut seen = Vec::new();
    plain::next_tuple_watched(&mut [0, 1, 1], &sizes, |step| seen.push(step));
    assert_eq!(seen, [Step::Carry { i: 2 }, Step::Carry { i: 1 }, Step::Advance { i: 0 }]);
}

#[test]
fn all_calls_look_at_fewer_than_twice_as_many_places_as_there_are_tuples() {
    for m in 2..=5_u64 {
        for n in 0..=6_u32 {
            let all = visits(&vec![m; n as usize]);
            let (n_tuples, n_visits) = (all.len() as u64, all.iter().sum::<usize>() as u64);
            assert_eq!(n_tuples, m.pow(n));
            assert_eq!(n_visits, (1..=n).map(|k| m.pow(k)).sum::<u64>(), "{n} places, {m} values");
            assert!(n_visits * (m - 1) < m * n_tuples && n_visits < 2 * n_tuples);
        }
    }
}

/// The places that are looked at for the only tuple of ten places with one value each.
const VISITS_OF_ONE_VALUE: usize = 10;

#[test]
fn with_one_value_all_places_carry() {
    assert_eq!(visits(&[1; 10]), [VISITS_OF_ONE_VALUE]);
}

/// How long a list of all tuples of 60 places with two values takes, at 10^8 in a second.
const YEARS_FOR_60: u64 = 365;

#[test]
fn sixty_places_are_hopeless() {
    assert_eq!(2_u64.pow(60) / 100_000_000 / 31_557_600, YEARS_FOR_60);
    assert_eq!(2_u64.pow(20), 1_048_576);
}

/// How many tuples are tried until the first right triangle is found.
const TRIED: u64 = 1286;

#[test]
fn the_first_right_triangle() {
    let is_right = |s: &[u64]| 0 < s[0] && 0 < s[1] && s[0] * s[0] + s[1] * s[1] == s[2] * s[2];
    let n_tried = std::cell::Cell::new(0);
    let found = plain::first_tuple(&[20; 3], |tuple| {
        n_tried.set(n_tried.get() + 1);
        is_right(tuple)
    });
    assert_eq!(found, Some(vec![3, 4, 5]));
    assert_eq!(n_tried.get(), TRIED);
    assert_eq!(MixedRadix::new([20; 3]).rank(&[3, 4, 5]), Ok(TRIED - 1));
}

#[test]
fn the_tuple_after_0_4_9() {
    let mut tuple = [0, 4, 9];
    assert!(plain::next_tuple(&mut tuple, &[2, 5, 10]));
    assert_eq!(tuple.map(|digit| digit.to_string()).join(" "), "1 0 0");
}

/// The first tuple, if nobody looks for a place without a value.
fn without_a_look_for_0(sizes: &[u64], accept: impl Fn(&[u64]) -> bool) -> Option<Vec<u64>> {
    let mut tuple = vec![0; sizes.len()];
    loop {
        if accept(&tuple) {
            return Some(tuple);
        }
        if !plain::next_tuple(&mut tuple, sizes) {
            return None;
        }
    }
}

#[test]
fn a_place_without_a_value_needs_a_look() {
    assert_eq!(without_a_look_for_0(&[2, 0], |_| true), Some(vec![0, 0]), "0 is no value there");
    assert_eq!(plain::first_tuple(&[2, 0], |_| true), None);
    for sizes in [&[2, 1][..], &[]] {
        let first = Some(vec![0; sizes.len()]);
        assert_eq!(without_a_look_for_0(sizes, |_| true), first);
        assert_eq!(plain::first_tuple(sizes, |_| true), first);
    }
}

/// The tuples of no place: the empty one.
const TUPLES_OF_NO_PLACE: usize = 1;

#[test]
fn no_place_has_one_tuple() {
    assert_eq!(plain_tuples(&[]).len(), TUPLES_OF_NO_PLACE);
    assert_eq!(plain::first_tuple(&[], |_| true), Some(vec![]));
}

/// A rank, and the tuple of it among those of 3 places with 2, 3 and 4 values.
const RANKS: &[(u64, [u64; 3])] =
    &[(0, [0, 0, 0]), (5, [0, 1, 1]), (12, [1, 0, 0]), (23, [1, 2, 3])];

#[test]
fn ranks() {
    let radix = MixedRadix::new([2, 3, 4]);
    for (rank, tuple) in RANKS {
        let mut rest = Odometer::starting_at(*rank, &radix).unwrap();
        assert_eq!(rest.next_tuple(), Some(&tuple[..]));
        assert_eq!(radix.rank(tuple), Ok(*rank));
        assert_eq!(rest.into_tuples().count() as u64, 23 - rank, "the ranks behind");
    }
}

/// Masks of 3 elements a, b, c and their subsets.
const SUBSETS: [(u64, &str); 8] = [
    (0b000, ""),
    (0b001, "a"),
    (0b010, "b"),
    (0b011, "ab"),
    (0b100, "c"),
    (0b101, "ac"),
    (0b110, "bc"),
    (0b111, "abc"),
];

#[test]
fn subsets() {
    let elements = ['a', 'b', 'c'];
    let mut subsets = Subsets::new(&elements).unwrap();
    for (mask, expected) in SUBSETS {
        let subset: String = subsets.next_subset().unwrap().iter().copied().collect();
        assert_eq!(subset, expected, "{mask:b}");
    }
    assert_eq!(subsets.next_subset(), None);
    assert_eq!(subsets.next_subset(), None, "none stays none");
    let codes: Vec<u64> = gray_codes(3).unwrap().collect();
    assert_eq!(codes, [0b000, 0b001, 0b011, 0b010, 0b110, 0b111, 0b101, 0b100]);
    assert_eq!(gray_flips(3).unwrap().collect::<Vec<_>>(), [0, 1, 0, 2, 0, 1, 0]);
}

/// The second and the fifth of five elements.
const MASK_OF_B_AND_E: u64 = 18;

#[test]
fn the_mask_of_two_elements() {
    let elements = ['a', 'b', 'c', 'd', 'e'];
    let mut subsets = Subsets::new(&elements).unwrap();
    let found = masks(5).unwrap().find(|_| subsets.next_subset().unwrap() == [&'b', &'e']);
    assert_eq!(found, Some(MASK_OF_B_AND_E));
}

#[test]
fn the_mask_after_110() {
    let codes: Vec<String> = gray_codes(3).unwrap().map(|code| format!("{code:03b}")).collect();
    let at = codes.iter().position(|code| code == "110").unwrap();
    assert_eq!(codes[at + 1], "111");
    assert_eq!((at, &codes[3]), (4, &"010".to_owned()), "it has come before");
    assert_eq!(codes[2], "011");
}

#[test]
fn searches() {
    // Pythagoras: the sides of right triangles below 20.
    let is_right = |s: &[u64]| 0 < s[0] && s[0] <= s[1] && s[0] * s[0] + s[1] * s[1] == s[2] * s[2];
    let mut triangles = Odometer::new(3, 20);
    assert_eq!(triangles.find(is_right), Some(&[3, 4, 5][..]));
    assert_eq!(triangles.find(is_right), Some(&[5, 12, 13][..]), "it goes on behind the first");
    assert_eq!(Odometer::new(3, 20).count_if(is_right), 5);
    // The largest product of digits with the sum 9, and the first of several.
    let key = |s: &[u64]| if s.iter().sum::<u64>() == 9 { s.iter().product() } else { 0_u64 };
    assert_eq!(Odometer::new(3, 10).max_by_key(key), Some((27, vec![3, 3, 3])));
    let distance = |s: &[u64]| Reverse(s[0].abs_diff(s[1]) + s[0].abs_diff(4));
    assert_eq!(Odometer::new(2, 10).max_by_key(distance), Some((Reverse(0), vec![4, 4])));
    let parity = |s: &[u64]| s[1] % 2;
    assert_eq!(Odometer::new(2, 10).max_by_key(parity), Some((1, vec![0, 1])), "the first of 50");
    // CSES 1623: 3, 2, 7, 4, 1 are parted into 8 and 9.
    let apples = [3_u64, 2, 7, 4, 1];
    let (mut parts, mut least) = (Subsets::new(&apples).unwrap(), u64::MAX);
    while let Some(part) = parts.next_subset() {
        least = least.min(17_u64.abs_diff(2 * part.iter().copied().sum::<u64>()));
    }
    assert_eq!(least, 1);
}

// 2. All small inputs, against nested loops.

/// The first list of sizes for which a listing is not that of nested loops.
fn fault(listing: impl Fn(&[u64]) -> Vec<Vec<u64>>) -> Option<Vec<u64>> {
    lists().into_iter().find(|sizes| listing(sizes) != nested(sizes))
}

#[test]
fn nested_loops_agree_on_all_small_inputs() {
    assert_eq!(fault(|sizes| Odometer::mixed(sizes).into_tuples().collect()), None);
    assert_eq!(fault(|sizes| MixedRadix::new(sizes).tuples().collect()), None);
    assert_eq!(fault(plain_tuples), None);
    for sizes in lists() {
        let radix = MixedRadix::new(&sizes[..]);
        for (rank, tuple) in (0..).zip(nested(&sizes)) {
            let mut rest = Odometer::starting_at(rank, &radix).unwrap();
            assert_eq!(rest.next_tuple(), Some(&tuple[..]), "{rank} of {sizes:?}");
        }
    }
}

#[test]
fn all_subsets_of_up_to_ten_elements() {
    for n in 0..=10_u32 {
        let elements: Vec<u32> = (0..n).collect();
        let mut subsets = Subsets::new(&elements).unwrap();
        for mask in 0_u64..1 << n {
            let expected: Vec<&u32> = elements.iter().filter(|i| mask >> *i & 1 == 1).collect();
            assert_eq!(subsets.next_subset(), Some(&expected[..]), "{mask:b} of {n}");
        }
        assert_eq!(subsets.next_subset(), None);
        let codes: Vec<u64> = gray_codes(elements.len()).unwrap().collect();
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), 1 << n, "all differ");
        assert!(codes.iter().all(|code| *code < 1 << n));
        let flips: Vec<u32> = gray_flips(elements.len()).unwrap().collect();
        let steps: Vec<u64> = codes.windows(2).map(|pair| pair[0] ^ pair[1]).collect();
        assert_eq!(steps, flips.iter().map(|i| 1 << i).collect::<Vec<u64>>());
        for (rank, code) in (0..).zip(&codes) {
            assert_eq!(gray_rank(*code), rank);
        }
    }
}

/// An odometer that forgets to start a used-up place anew.
fn without_anew(sizes: &[u64]) -> Vec<Vec<u64>> {
    let (mut digits, mut all) = (vec![0; sizes.len()], Vec::new());
    if sizes.contains(&0) {
        return all;
    }
    loop {
        all.push(digits.clone());
        let Some(i) = (0..sizes.len()).rev().find(|&i| digits[i] + 1 < sizes[i]) else {
            return all;
        };
        digits[i] += 1;
    }
}

/// An odometer whose first place turns fastest.
fn from_the_left(sizes: &[u64]) -> Vec<Vec<u64>> {
    let backwards = sizes.iter().rev().copied().collect::<Vec<_>>();
    let turned = |tuple: Vec<u64>| tuple.into_iter().rev().collect();
    Odometer::mixed(backwards).into_tuples().map(turned).collect()
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(without_anew), Some(vec![2, 2]), "00, 01, 11: it lacks 10");
    assert_eq!(without_anew(&[2, 2]), [[0, 0], [0, 1], [1, 1]]);
    assert_eq!(without_anew(&[5]), nested(&[5]), "a single place has nothing to set back");
    assert_ne!(without_anew(&[1, 2, 3]), nested(&[1, 2, 3]));
    assert_eq!(fault(from_the_left), Some(vec![2, 2]), "the order is another");
    let ends_before_the_last = |sizes: &[u64]| {
        let mut all = nested(sizes);
        all.pop();
        all
    };
    assert_eq!(fault(ends_before_the_last), Some(vec![]), "there is one empty tuple");
}

// 3. Properties.

proptest! {
    #[test]
    fn a_listing_can_be_cut_anywhere(sizes in prop::collection::vec(1..5_u64, 0..6), seed: u64) {
        let radix = MixedRadix::new(&sizes[..]);
        let cut = seed % radix.count().unwrap();
        let front: Vec<_> = Odometer::mixed(sizes).into_tuples().take(usize::try_from(cut).unwrap()).collect();
        let back = Odometer::starting_at(cut, &radix).unwrap().into_tuples();
        let joined: Vec<_> = front.into_iter().chain(back).collect();
        prop_assert_eq!(joined, radix.tuples().collect::<Vec<_>>());
    }

    #[test]
    fn the_helpers_do_what_iterators_do(
        sizes in prop::collection::vec(0..5_u64, 0..6),
        modulus in 1..9_u64,
        wanted in 0..9_u64,
    ) {
        let key = |tuple: &[u64]| tuple.iter().fold(1, |key, digit| (3 * key + digit) % modulus);
        let all: Vec<Vec<u64>> = MixedRadix::new(&sizes[..]).tuples().collect();
        let passes = |tuple: &[u64]| key(tuple) == wanted;
        let found = Odometer::mixed(&sizes[..]).find(passes).map(<[u64]>::to_vec);
        prop_assert_eq!(found.as_ref(), all.iter().find(|tuple| passes(tuple)));
        let count = Odometer::mixed(&sizes[..]).count_if(passes);
        prop_assert_eq!(count, all.iter().filter(|tuple| passes(tuple)).count() as u64);
        // Of several, `Iterator::max_by_key` takes the last.
        let best = all.iter().rev().max_by_key(|tuple| key(tuple));
        let found = Odometer::mixed(&sizes[..]).max_by_key(key);
        prop_assert_eq!(found.as_ref().map(|(_, tuple)| tuple), best);
        prop_assert!(found.is_none_or(|(value, tuple)| value == key(&tuple)));
    }

    #[test]
    fn gray_ranks_are_inverse(rank: u64) {
        prop_assert_eq!(gray_rank(rank ^ (rank >> 1)), rank);
    }
}

#[test]
fn places_turn_less_than_twice_a_tuple() {
    for n in demo::SIZES {
        let tuples = 1_u32 << n;
        assert_eq!(demo::tuples(n), tuples);
        // The last place turns at each step, the one before it at each second, and so on.
        assert_eq!(demo::turns(n), (1..=n).map(|i| (1 << i) - 1).sum::<u32>());
        assert!(demo::turns(n) < 2 * tuples);
        assert_eq!(demo::flips(n), tuples - 1);
        assert_eq!(demo::digits(n), u32::from(n) * tuples);
    }
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let mut empty = Odometer::new(0, 7);
    assert_eq!(empty.next_tuple(), Some(&[][..]), "one tuple, and it is empty");
    assert_eq!(empty.next_tuple(), None);
    assert_eq!(empty.next_tuple(), None, "none stays none");
    assert_eq!(Odometer::new(0, 0).into_tuples().count(), 1);
    assert_eq!(Odometer::new(3, 0).next_tuple(), None, "no value, no tuple");
    assert_eq!(Odometer::new(3, 1).into_tuples().collect::<Vec<_>>(), [[0, 0, 0]]);
    assert_eq!(Odometer::new(3, 0).max_by_key(<[u64]>::len), None);
    let mut nothing = Subsets::<u8>::new(&[]).unwrap();
    assert_eq!(nothing.next_subset(), Some(&[][..]), "the empty set");
    assert_eq!(nothing.next_subset(), None);
    assert_eq!(gray_codes(0).unwrap().collect::<Vec<_>>(), [0]);
    assert_eq!(gray_flips(0).unwrap().next(), None);
}

#[test]
fn a_million_places() {
    let mut odometer = Odometer::new(1_000_000, 2);
    for ones in 0..10_u64 {
        let tuple = odometer.next_tuple().unwrap();
        assert_eq!(tuple.iter().sum::<u64>(), u64::from(ones.count_ones()));
    }
    let one =
        Odometer::new(1_000_000, 1).into_tuples().map(|tuple| tuple.len()).collect::<Vec<_>>();
    assert_eq!(one, [1_000_000], "the carry runs through all places");
}

#[test]
fn the_largest_numbers_of_values() {
    let radix = MixedRadix::new([u64::MAX]);
    let mut last = Odometer::starting_at(u64::MAX - 1, &radix).unwrap();
    assert_eq!(last.next_tuple(), Some(&[u64::MAX - 1][..]));
    assert_eq!(last.next_tuple(), None);
    assert_eq!(masks(63), Ok(0..1 << 63));
    let elements = [(); MOST_ELEMENTS];
    assert!(Subsets::new(&elements).is_ok());
    assert_eq!(gray_codes(63).unwrap().nth(1), Some(1));
}

// 5. Bad input.

#[test]
fn more_tuples_than_can_be_counted_can_still_be_listed() {
    let wide = MixedRadix::new([10; 20]);
    assert_eq!(wide.count(), Err(CountOverflowError { at: 19 }));
    let mut odometer = Odometer::new(20, 10);
    assert_eq!(odometer.find(|tuple| tuple[16] == 3).map(|tuple| tuple[16]), Some(3));
    let error = RankError::Overflow(CountOverflowError { at: 19 });
    assert_eq!(Odometer::starting_at(0, &wide).unwrap_err(), error);
}

#[test]
fn ranks_that_are_not_there() {
    let radix = MixedRadix::new([2, 3, 4]);
    let error = Odometer::starting_at(24, &radix).unwrap_err();
    assert_eq!(error, RankError::Rank { rank: 24, count: 24 });
}

#[test]
fn too_many_elements() {
    let error = SubsetsError { n: 64 };
    assert_eq!(masks(64), Err(error));
    assert_eq!(Subsets::new(&[0; 64]).err(), Some(error));
    assert_eq!(gray_codes(64).err(), Some(error));
    assert_eq!(gray_flips(64).err(), Some(error));
    assert_eq!(error.to_string(), "64 elements; the limit is 63");
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_digit_that_is_no_index_of_its_alphabet() {
    let _ = spell(&[b"ab"], &[2]);
}

// 6. Errata.

/// The original: four loops that write the first three places and the last, whatever n is.
fn four_loops(n: usize, m: u64) -> Vec<Vec<u64>> {
    let four = Odometer::new(4, m).into_tuples();
    four.map(|loops| {
        let mut tuple = vec![0; n];
        (tuple[0], tuple[1], tuple[2]) = (loops[0], loops[1], loops[2]);
        tuple[n - 1] = loops[3];
        tuple
    })
    .collect()
}

#[test]
fn erratum_four_loops_list_four_places() {
    assert_eq!(four_loops(4, 2), Odometer::new(4, 2).into_tuples().collect::<Vec<_>>());
    let of_three = four_loops(3, 2);
    assert_eq!(of_three.len(), 16, "there are 8 tuples");
    assert_eq!(of_three.iter().collect::<HashSet<_>>().len(), 8, "each comes twice");
    let of_five = four_loops(5, 2);
    assert_eq!(of_five.len(), 16, "there are 32 tuples");
    assert!(of_five.iter().all(|tuple| tuple[3] == 0), "the fourth place never turns");
    let of_two = std::panic::catch_unwind(|| four_loops(2, 2));
    assert!(of_two.is_err(), "it writes past the end");
}

#[test]
fn erratum_the_base_is_the_number_of_values() {
    // The page gives n^m: for 4 places of 15 values, more than a thousand million instead of 50
    // 625.
    assert_eq!(Odometer::new(4, 15).into_tuples().count(), 50_625);
    assert_eq!(4_u64.pow(15), 1_073_741_824);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("brute_force", ""),
        ("brute_force_mixed", "ab xyz"),
        ("brute_force_twelve", "12^3"),
        ("brute_force_subsets", "--subsets a b c"),
        ("brute_force_gray", "--gray a b c"),
        ("brute_force_cost", "--cost"),
    ]);
}

#[test]
fn random_inputs_are_drawn() {
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        let args = random(seed);
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(!printed.contains("Too"), "{args}: {printed}");
    }
}

#[test]
fn demo_of_odd_and_bad_input() {
    let words =
        "1048576 words: 00000000000000000000, 00000000000000000001, 00000000000000000010, …";
    assert_eq!(snapshots::answer(&demo::DEMO, "01^20"), words);
    demo::DEMO.says(&[
        ("1234^4", "…\n256 words in the list, 256 by the count: 1111 to 4444."),
        ("ab^0", "…\n1 word in the list, 1 by the count: (empty)."),
        ("ab ^2", "…\n0 words in the list, 0 by the count."),
        ("红绿 大小", "…\n4 words in the list, 4 by the count: 红大 to 绿小."),
        ("--subsets a b c d e f", "…\n64 subsets."),
        ("--gray a", "…\n2 subsets."),
        ("0123456789^20", "…\nmore than 18446744073709551615 words: 000…"),
    ]);
    demo::DEMO.refuses(&[
        ("aba", "place 1: \"aba\" has the letter a twice (column 1)"),
        ("ab 12^x", "place 2: \"12^x\" should end in a number of places up to 1000 (column 4)"),
        ("12^1001", "place 1: \"12^1001\" should end in a number of places up to 1000 (column 1)"),
        ("--subsets --gray a", "--subsets and --gray exclude each other"),
        (&format!("--subsets{}", " a".repeat(64)), "64 elements; the limit is 63"),
    ]);
}
