//! 7.2 Combinations.

use std::collections::BTreeSet;

use combinatorial_mathematics::combination::count::{
    binomial, catalan, n_with_repetition, pascal_row,
};
use combinatorial_mathematics::combination::masks::{self, GrayCode, MaskError, Masks, next_mask};
use combinatorial_mathematics::combination::modulo::{BinomialsModulo, NotPrimeError};
use combinatorial_mathematics::combination::plain;
use combinatorial_mathematics::combination::rank::{CombinationRankError, rank, unrank};
use combinatorial_mathematics::combination::{
    Colexicographic, Lexicographic, RevolvingDoor, Step, WithRepetition, combinations,
    next_colexicographic, next_combination, next_combination_watched, next_with_repetition,
    visit_choices,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/combination.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

/// All combinations of three of five, in three orders.
const LEXICOGRAPHIC: &str = "012 013 014 023 024 034 123 124 134 234";
const BY_GREATEST: &str = "012 013 023 123 014 024 124 034 134 234";
const BY_EXCHANGES: &str = "012 023 123 013 034 134 234 024 124 014";

fn words(choices: &[Vec<usize>]) -> String {
    let word = |choice: &Vec<usize>| choice.iter().map(usize::to_string).collect::<String>();
    choices.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// Everything that is lent.
macro_rules! all {
    ($listing:expr) => {{
        let mut listing = $listing;
        std::iter::from_fn(|| listing.lend().map(<[usize]>::to_vec)).collect::<Vec<_>>()
    }};
}

/// Everything that is visited.
fn visited(n: usize, m: usize) -> Vec<Vec<usize>> {
    let mut choices = Vec::new();
    visit_choices(n, m, |choice| choices.push(choice.to_vec()));
    choices
}

/// All choices that come about by exchanges; each exchange must be of one that is there for one
/// that is not.
fn by_exchanges(n: usize, m: usize) -> Vec<Vec<usize>> {
    let Some(mut door) = RevolvingDoor::new(n, m) else { return Vec::new() };
    let mut choices = vec![door.places().to_vec()];
    while let Some((out, comes)) = door.next() {
        let mut choice = choices.last().unwrap().clone();
        assert!(!choice.contains(&comes) && comes < n);
        let at = choice.iter().position(|&place| place == out).unwrap();
        choice[at] = comes;
        choice.sort_unstable();
        assert_eq!(door.places(), choice);
        choices.push(choice);
    }
    choices
}

#[test]
fn worked_examples() {
    assert_eq!(words(&all!(Lexicographic::new(5, 3))), LEXICOGRAPHIC);
    assert_eq!(words(&all!(Colexicographic::new(5, 3))), BY_GREATEST);
    assert_eq!(words(&by_exchanges(5, 3)), BY_EXCHANGES);
    let two: Vec<String> =
        combinations(&["a", "b", "c"], 2).map(|two| two.into_iter().copied().collect()).collect();
    assert_eq!(two, ["ab", "ac", "bc"]);
    assert_eq!(words(&all!(WithRepetition::new(3, 2))), "00 01 02 11 12 22");
    // The same as bits: 0b00111 is 012.
    let of_five: Vec<Vec<usize>> =
        Masks::new(5, 3).unwrap().map(|mask| masks::places(mask).collect()).collect();
    assert_eq!(words(&of_five), BY_GREATEST);
    assert_eq!(GrayCode::new(3).unwrap().collect::<Vec<_>>(), [0, 1, 0, 2, 0, 1, 0]);
    assert_eq!(rank(&[1, 3, 4]), Ok(8));
}

/// The combinations of three of five; the subsets that a filter looks at; and how many a version
/// finds that only raises one place.
const COMBINATIONS: usize = 10;
const SUBSETS: usize = 32;
const WITHOUT_FOLLOWERS: usize = 7;

#[test]
fn the_worked_example_of_the_page() {
    let all = plain::combinations(5, 3);
    assert_eq!((words(&all).as_str(), all.len()), (LEXICOGRAPHIC, COMBINATIONS));
    assert_eq!(filtered(5, 3), all);
    assert_eq!(1 << 5, SUBSETS);
    // Each index is raised, so one, two and three places change.
    let mut raised = BTreeSet::new();
    for mut places in all {
        plain::next_combination_watched(&mut places, 5, |step, _| {
            raised.insert(format!("{step:?}"));
        });
    }
    assert_eq!(raised.len(), 3);
    // The places after the raised one stay.
    let mut places = vec![0, 1, 2];
    let mut found = 1;
    while none_follows(&mut places, 5) {
        found += 1;
    }
    assert_eq!((found, places), (WITHOUT_FOLLOWERS, vec![2, 3, 4]));
    // All places have the end of the last one: after 0 3 4 it raises the 3.
    let mut places = vec![0, 3, 4];
    assert!(one_end(&mut places, 5));
    assert_eq!(places, [0, 4, 5]);
}

/// How many combinations of 5 of 8 places have the last two at their ends, but not the third.
const TWO_AT_THEIR_ENDS: u128 = 10;
/// How many combinations of 2 of 10 there are.
const PAIRS_OF_TEN: u128 = 45;

#[test]
fn the_answers_of_the_page() {
    let mut places = [1, 4, 6, 7];
    assert!(plain::next_combination(&mut places, 8));
    assert_eq!(places, [1, 5, 6, 7]);
    let is_asked = |places: &Vec<usize>| places[3..] == [6, 7] && places[2] < 5;
    let at_ends = plain::combinations(8, 5).iter().filter(|places| is_asked(places)).count();
    assert_eq!(at_ends as u128, TWO_AT_THEIR_ENDS);
    assert_eq!(binomial(10, 2), Some(PAIRS_OF_TEN));
    // A version with one end for all: the first input on which it is wrong.
    let differs = |choice: &[usize], n| {
        let (mut right, mut wrong) = (choice.to_vec(), choice.to_vec());
        let has_next = [plain::next_combination(&mut right, n), one_end(&mut wrong, n)];
        right != wrong || has_next[0] != has_next[1]
    };
    assert!(!differs(&[0, 1], 4) && !differs(&[0, 3], 4) && differs(&[2, 3], 4));
}

/// The next mask of `0b0110_1100`.
const NEXT_OF_MASK: &str = "01110001";

#[test]
fn the_answers_of_the_short_pages() {
    // Colexicographic ranks.
    assert_eq!(rank(&[0, 2, 5]), Ok(11));
    assert_eq!(unrank(10, 3, 100), Ok(vec![1, 6, 9]));
    let mut places = [2, 3, 5];
    assert!(next_colexicographic(&mut places, 7));
    assert_eq!(places, [0, 4, 5]);
    // The lexicographic rank, from the other end.
    for (number, places) in plain::combinations(7, 3).iter().enumerate() {
        let turned: Vec<usize> = places.iter().rev().map(|place| 6 - place).collect();
        assert_eq!(rank(&turned), Ok(34 - number as u128));
    }
    // Masks.
    assert_eq!(next_mask(0b0110_1100).map(|mask| format!("{mask:08b}")), Some(NEXT_OF_MASK.into()));
    // Repetition: dice, and the sums of 5 as three numbers.
    assert_eq!((n_with_repetition(6, 2), n_with_repetition(3, 5)), (Some(21), Some(21)));
    assert_eq!(n_with_repetition(4, 3), Some(20));
    // Modulo a prime, and not modulo 4.
    let seven = BinomialsModulo::new(7, 7).unwrap();
    assert_eq!((seven.binomial(10, 3), binomial(10, 3)), (Some(1), Some(120)));
    assert_eq!((seven.binomial(30, 9), binomial(30, 9).map(|n| n % 7)), (Some(4), Some(4)));
    assert_eq!(binomial(4, 2), Some(6));
    // Counting.
    assert_eq!((binomial(8, 3), binomial(7, 2), binomial(7, 3)), (Some(56), Some(21), Some(35)));
    assert_eq!(catalan(5), Some(42));
    // The last exchange of 3 of 6: the list ends with 0, 1 and 5.
    assert_eq!(by_exchanges(6, 3).last(), Some(&vec![0, 1, 5]));
    assert_eq!(by_exchanges(6, 3)[9..11], [vec![0, 1, 4], vec![0, 4, 5]]);
}

/// The list of the revolving door, by its definition.
fn revolving(n: usize, m: usize) -> Vec<Vec<usize>> {
    if m == 0 {
        return vec![vec![]];
    }
    if n < m {
        return vec![];
    }
    let mut list = revolving(n - 1, m);
    list.extend(revolving(n - 1, m - 1).into_iter().rev().map(|mut shorter| {
        shorter.push(n - 1);
        shorter
    }));
    list
}

#[test]
fn the_door_makes_the_list_of_its_definition() {
    for (n, m) in (0..=10).flat_map(|n| (0..=n).map(move |m| (n, m))) {
        assert_eq!(by_exchanges(n, m), revolving(n, m));
    }
}

#[test]
fn the_plain_form_agrees() {
    for (n, m) in (0..=12).flat_map(|n| (0..=n + 1).map(move |m| (n, m))) {
        assert_eq!(plain::combinations(n, m), all!(Lexicographic::new(n, m)));
    }
}

#[test]
fn the_steps_of_one_choice() {
    let mut steps = Vec::new();
    let mut places = [0, 3, 4];
    next_combination_watched(&mut places, 5, |step, places| steps.push((step, places.to_vec())));
    assert_eq!((places, steps), ([1, 2, 3], vec![(Step::Advance { at: 0 }, vec![0, 3, 4])]));
}

#[test]
fn the_last_goes_round_to_the_first() {
    let mut places = [2, 3, 4];
    assert!(!next_combination(&mut places, 5));
    assert_eq!(places, [0, 1, 2]);
    places = [2, 3, 4];
    assert!(!next_colexicographic(&mut places, 5));
    assert_eq!(places, [0, 1, 2]);
    places = [4, 4, 4];
    assert!(!next_with_repetition(&mut places, 5));
    assert_eq!(places, [0, 0, 0]);
}

#[test]
fn the_originals_tests() {
    // All 1 <= m <= n <= 9: so many as (n over m), all different, each of m items.
    for n in 1..=9 {
        for m in 1..=n {
            let mut choices = all!(Lexicographic::new(n, m));
            choices.sort_unstable();
            choices.dedup();
            assert!(choices.iter().all(|choice| choice.len() == m));
            assert_eq!(Some(choices.len() as u128), binomial(n as u128, m as u128));
        }
    }
}

// 2. All small inputs, against a filter of all masks.

/// All choices of m of n places, ascending: those of all subsets that have m.
fn filtered(n: usize, m: usize) -> Vec<Vec<usize>> {
    let chosen = |mask: usize| (0..n).filter(move |place| mask >> place & 1 == 1).collect();
    let mut choices: Vec<Vec<usize>> = (0..1 << n).map(chosen).collect();
    choices.retain(|choice| choice.len() == m);
    choices.sort_unstable();
    choices
}

/// How many choices there are for which a way to the next one is wrong.
fn n_faults(next: impl Fn(&mut [usize], usize) -> bool) -> usize {
    let mut n_faults = 0;
    for (n, m) in (0..=8).flat_map(|n| (0..=n).map(move |m| (n, m))) {
        let choices = filtered(n, m);
        for (at, choice) in choices.iter().enumerate() {
            let mut places = choice.clone();
            let has_next = next(&mut places, n);
            let is_right = places == choices[(at + 1) % choices.len()];
            n_faults += usize::from(!is_right || has_next != (at + 1 < choices.len()));
        }
    }
    n_faults
}

#[test]
fn a_filter_of_all_masks_agrees() {
    for n in 0..=12 {
        for m in 0..=n + 1 {
            let wanted = filtered(n, m);
            assert_eq!(all!(Lexicographic::new(n, m)), wanted);
            assert_eq!(visited(n, m), wanted);
            let places: Vec<usize> = (0..n).collect();
            let references =
                combinations(&places, m).map(|choice| choice.into_iter().copied().collect());
            assert_eq!(references.collect::<Vec<Vec<usize>>>(), wanted);
            let mut exchanged = by_exchanges(n, m);
            exchanged.sort_unstable();
            assert_eq!(exchanged, wanted);
            // By the greatest items: read backwards, they ascend.
            let by_greatest = all!(Colexicographic::new(n, m));
            assert!(by_greatest.is_sorted_by(|a, b| a.iter().rev().lt(b.iter().rev())));
            let masks: Vec<u64> = Masks::new(n, m).unwrap().collect();
            assert!(masks.is_sorted_by(|a, b| a < b));
            assert!(
                masks
                    .iter()
                    .map(|&mask| masks::places(mask).collect::<Vec<_>>())
                    .eq(by_greatest.clone())
            );
            for (at, choice) in by_greatest.iter().enumerate() {
                assert_eq!(rank(choice), Ok(at as u128));
                assert_eq!(unrank(n, m, at as u128).as_ref(), Ok(choice));
            }
            let mut sorted = by_greatest;
            sorted.sort_unstable();
            assert_eq!(sorted, wanted);
        }
    }
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(n_faults(next_combination), 0);
    assert!(0 < n_faults(one_end));
    assert!(0 < n_faults(none_follows));
}

/// Wrong: all places have the end of the last one.
fn one_end(places: &mut [usize], n: usize) -> bool {
    let Some(at) = places.iter().rposition(|&place| place + 1 < n) else { return false };
    let raised = places[at] + 1;
    places[at..].iter_mut().zip(raised..).for_each(|(place, next)| *place = next);
    true
}

/// Wrong: the places behind the raised one stay where they are.
fn none_follows(places: &mut [usize], n: usize) -> bool {
    let m = places.len();
    let Some(at) = (0..m).rfind(|&at| places[at] < n - (m - at)) else { return false };
    places[at] += 1;
    true
}

#[test]
fn choices_with_repetition_are_choices_of_more() {
    for (n, m) in (0..=6_usize).flat_map(|n| (0..=6_usize).map(move |m| (n, m))) {
        let listed = all!(WithRepetition::new(n, m));
        assert_eq!(Some(listed.len() as u128), n_with_repetition(n as u128, m as u128));
        // Raise the places by 0, 1, 2, ...: never descending becomes ascending.
        let raised: Vec<Vec<usize>> = listed
            .iter()
            .map(|list| list.iter().zip(0..).map(|(place, i)| place + i).collect())
            .collect();
        let wanted = if m == 0 { vec![vec![]] } else { filtered((n + m).saturating_sub(1), m) };
        let wanted = if n == 0 && 0 < m { Vec::new() } else { wanted };
        assert_eq!(raised, wanted);
    }
}

#[test]
fn gray_code_meets_each_subset_once() {
    for n in 0..=10 {
        let steps = GrayCode::new(n).unwrap();
        assert_eq!(steps.size_hint(), ((1 << n) - 1, Some((1 << n) - 1)));
        let mut subset = 0_usize;
        let mut is_met = vec![false; 1 << n];
        is_met[0] = true;
        for place in steps {
            subset ^= 1 << place;
            assert!(!is_met[subset]);
            is_met[subset] = true;
        }
        assert!(is_met.iter().all(|is_met| *is_met));
    }
}

#[test]
fn pascals_triangle_agrees() {
    for n in 0..=131 {
        let row = pascal_row(n).unwrap();
        let counted: Vec<u128> = (0..=n).map(|m| binomial(n as u128, m as u128).unwrap()).collect();
        assert_eq!(row, counted);
    }
    assert_eq!((pascal_row(132), binomial(132, 66)), (None, None));
    // So far 64 bits go.
    assert_eq!(binomial(67, 33), Some(14_226_520_737_620_288_370));
    assert!(binomial(68, 34).is_some_and(|n| u128::from(u64::MAX) < n));
    assert_eq!(binomial(131, 65).map(|n| n < 1 << 127), Some(false));
    let catalans = [1, 1, 2, 5, 14, 42, 132, 429].map(Some);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(catalan), catalans);
    for n in 0..=65 {
        assert_eq!(catalan(n), Some(binomial(2 * n, n).unwrap() / (n + 1)));
    }
    assert_eq!(binomial(52, 5), Some(2_598_960));
}

#[test]
fn counts_modulo_a_prime() {
    for p in [2, 3, 5, 7, 11] {
        let table = BinomialsModulo::new(p, p as usize).unwrap();
        for (n, m) in (0..=120_u64).flat_map(|n| (0..=n + 1).map(move |m| (n, m))) {
            let exact = binomial(n.into(), m.into()).unwrap() % u128::from(p);
            assert_eq!(table.binomial(n, m).map(u128::from), Some(exact), "{n} over {m} mod {p}");
        }
    }
    let table = BinomialsModulo::new(1_000_000_007, 120).unwrap();
    for (n, m) in (0..=120_u64).flat_map(|n| (0..=n + 1).map(move |m| (n, m))) {
        let exact = binomial(n.into(), m.into()).unwrap() % 1_000_000_007;
        assert_eq!(table.binomial(n, m).map(u128::from), Some(exact));
    }
    assert_eq!(table.binomial(121, 1), None, "the table ends at 120");
    // Luogu P3807, which asks for (n + m over n).
    assert_eq!(BinomialsModulo::new(5, 5).unwrap().binomial(3, 1), Some(3));
    assert_eq!(BinomialsModulo::new(5, 5).unwrap().binomial(u64::MAX, u64::MAX), Some(1));
}

// 3. Properties.

proptest! {
    #[test]
    fn numbers_and_choices_are_each_others(n in 0_usize..=131, m in 0_usize..=131, seed: u128) {
        let m = m.min(n);
        let number = seed % binomial(n as u128, m as u128).unwrap();
        let mut places = unrank(n, m, number).unwrap();
        prop_assert!(places.len() == m && places.is_sorted_by(|a, b| a < b));
        prop_assert!(places.iter().all(|&place| place < n));
        prop_assert_eq!(rank(&places), Ok(number));
        if next_colexicographic(&mut places, n) {
            prop_assert_eq!(rank(&places), Ok(number + 1));
        }
    }

    #[test]
    fn the_next_mask_is_the_next(mask in 1_u64..1 << 20) {
        let slow = (mask + 1..1 << 21).find(|next| next.count_ones() == mask.count_ones());
        prop_assert_eq!(next_mask(mask), slow);
        let high = mask << 44;
        if let Some(next) = next_mask(high) {
            prop_assert!(high < next && next.count_ones() == high.count_ones());
        }
    }

    #[test]
    fn rows_add_up(n in 1_u128..=130, m in 1_u128..=130) {
        let sum = binomial(n - 1, m - 1).unwrap() + binomial(n - 1, m).unwrap();
        prop_assert_eq!(binomial(n, m), Some(sum));
    }
}

// 4. Extremes.

#[test]
fn nothing_and_everything() {
    assert_eq!(all!(Lexicographic::new(0, 0)), [[0_usize; 0]]);
    assert_eq!(all!(Lexicographic::new(4, 0)), [[0_usize; 0]]);
    assert_eq!(all!(Lexicographic::new(3, 3)), [[0, 1, 2]]);
    assert_eq!(all!(Lexicographic::new(3, usize::MAX)), [[0_usize; 0]; 0]);
    assert_eq!(visited(0, 0), [[0_usize; 0]]);
    assert_eq!(visited(3, usize::MAX), [[0_usize; 0]; 0]);
    assert_eq!(all!(Colexicographic::new(2, 3)), [[0_usize; 0]; 0]);
    assert!(RevolvingDoor::new(2, 3).is_none());
    assert_eq!(combinations(&[1, 2], 3).size_hint(), (0, Some(0)));
    assert_eq!(Masks::new(64, 64).unwrap().collect::<Vec<_>>(), [u64::MAX]);
    assert_eq!(Masks::new(64, 0).unwrap().collect::<Vec<_>>(), [0]);
    assert_eq!(Masks::new(64, 1).unwrap().last(), Some(1 << 63));
    assert_eq!(Masks::new(3, 100).unwrap().next(), None);
    assert_eq!((next_mask(0), next_mask(1 << 63), next_mask(3 << 62)), (None, None, None));
    assert_eq!(next_mask(1 << 62), Some(1 << 63));
    assert_eq!(masks::places(0).count(), 0);
    assert_eq!(GrayCode::new(64).unwrap().size_hint().0 as u64, u64::MAX);
    assert_eq!((binomial(u128::MAX, 0), binomial(u128::MAX, 1)), (Some(1), Some(u128::MAX)));
    assert_eq!((binomial(u128::MAX, 2), binomial(2, u128::MAX)), (None, Some(0)));
    assert_eq!((n_with_repetition(u128::MAX, 2), n_with_repetition(0, 0)), (None, Some(1)));
    assert_eq!((catalan(65).is_some(), catalan(u128::MAX)), (true, None));
}

#[test]
fn sizes_are_known_beforehand() {
    let mut all = combinations(&[1, 2, 3], 2);
    assert_eq!(all.size_hint(), (3, Some(3)));
    assert_eq!(all.by_ref().count(), 3);
    assert_eq!((all.next(), all.size_hint()), (None, (0, Some(0))));
    assert_eq!(combinations(&[0; 140], 70).size_hint(), (usize::MAX, None));
    let mut door = RevolvingDoor::new(5, 3).unwrap();
    assert_eq!(door.size_hint(), (9, Some(9)));
    assert_eq!(door.by_ref().count(), 9);
    assert_eq!((door.next(), door.size_hint()), (None, (0, Some(0))));
    assert_eq!(Masks::new(5, 3).unwrap().size_hint(), (10, Some(10)));
}

#[test]
fn a_million_places() {
    const N: usize = 1_000_000;
    // All but item 0 are chosen: the last but one choice leaves out item 1, and its next is the
    // last.
    let mut places: Vec<usize> = (0..N).filter(|&place| place != 1).collect();
    assert!(next_combination(&mut places, N));
    assert!(places.iter().copied().eq(1..N));
    assert!(!next_combination(&mut places, N));
    assert!(places.iter().copied().eq(0..N - 1));
    // Pairs of a great many.
    let n = 1 << 60;
    let number = binomial(n as u128, 2).unwrap() - 1;
    assert_eq!(unrank(n, 2, number), Ok(vec![n - 2, n - 1]));
    let door = RevolvingDoor::new(N, N - 1).unwrap();
    assert_eq!(door.take(1000).count(), 1000);
}

// 5. Bad input.

#[test]
fn what_is_no_choice_is_refused() {
    assert_eq!(rank(&[0, 3, 3]), Err(CombinationRankError::NotAscending { at: 2, place: 3 }));
    assert_eq!(rank(&[1, 0]), Err(CombinationRankError::NotAscending { at: 1, place: 0 }));
    let error = unrank(5, 3, 10).unwrap_err();
    assert_eq!(error, CombinationRankError::NoSuchRank { rank: 10, n: 5, m: 3 });
    assert_eq!(error.to_string(), "the combinations of 3 of 5 items have no rank 10");
    assert_eq!(unrank(3, 4, 0), Err(CombinationRankError::NoSuchRank { rank: 0, n: 3, m: 4 }));
    assert_eq!(unrank(140, 70, 0), Err(CombinationRankError::TooLarge));
    assert_eq!(rank(&(70..140).collect::<Vec<_>>()), Err(CombinationRankError::TooLarge));
    assert_eq!(Masks::new(65, 1).unwrap_err(), MaskError { n: 65 });
    assert_eq!(GrayCode::new(65).unwrap_err().to_string(), "65 items do not fit a mask of 64 bits");
    assert_eq!(BinomialsModulo::new(1, 5).unwrap_err(), NotPrimeError::TooSmall(1));
    let composite = NotPrimeError::Composite { modulus: 4_294_836_225, divisor: 3 };
    assert_eq!(BinomialsModulo::new(4_294_836_225, 5).unwrap_err(), composite);
    // Not a choice of so few places: some list, and no panic.
    for places in [&mut [9, 9][..], &mut [usize::MAX, 0], &mut [3, 1]] {
        next_combination(places, 2);
        next_colexicographic(places, 2);
        next_with_repetition(places, 0);
    }
}

#[test]
fn demo_of_bad_input() {
    let number = "the number of items to choose";
    demo::DEMO.refuses(&[
        ("x", &format!("{number}: \"x\" is not a number (column 1)")),
        ("-1 a", &format!("{number}: \"-1\" is negative (column 1)")),
        ("--door --colex 1", "--colex and --door exclude each other"),
        ("1 2 x", r#"element 2: "x" is not a whole number of 64 bits (column 5)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_pairs_are_not_as_many_as_items() {
    // The page gives the choices of two out of m as m. It is right for 3 alone.
    assert_eq!((2..8).map(|m| binomial(m, 2).unwrap()).collect::<Vec<_>>(), [1, 3, 6, 10, 15, 21]);
}

#[test]
fn erratum_the_vector_needs_a_one_for_each_that_is_chosen() {
    // The page's vector has m entries, of which i are ones, for i = 0 to m: that lists subsets of
    // all sizes.
    let (n, m) = (5, 3);
    let pages: u128 = (0..=m).map(|i| binomial(m, i).unwrap()).sum();
    assert_eq!((pages, binomial(n, m)), (1 << m, Some(10)));
}

#[test]
fn erratum_a_factorial_of_32_bits_ends_at_12() {
    // The original's test divides factorials. From 13! on they wrap round, long before the quotient
    // does.
    let factorial = |n: u32| (1..=n).fold(1_u32, u32::wrapping_mul);
    assert_ne!(factorial(13) / factorial(11) / factorial(2), 78);
    assert_eq!(binomial(13, 2), Some(78));
}

// 7. Growth, and the demo.

#[test]
fn places_set_grow_as_stated() {
    for n in demo::SIZES {
        let [n_subsets, n_choices, n_set] = demo::counts(n);
        assert_eq!(n_subsets, 1 << n);
        let (n, m) = (u128::from(n), u128::from(n / 2));
        assert_eq!(Some(u128::from(n_choices)), binomial(n, m));
        // (n + 1 over m), less the last choice's m, and one.
        assert_eq!(u128::from(n_set), binomial(n + 1, m).unwrap() - m - 1);
        assert!(n_set < 2 * n_choices);
    }
}

#[test]
fn choosing_nearly_all_costs_more_a_step() {
    // One item is left out, and each step brings nearly half of the places along: (n + 1) / 2 on
    // average.
    let n = 100;
    let mut places: Vec<usize> = (0..n - 1).collect();
    let mut n_set = 0;
    while next_combination_watched(&mut places, n, |step, places| {
        if let Step::Advance { at } = step {
            n_set += places.len() - at;
        }
    }) {}
    assert_eq!(n_set, (1..n).sum::<usize>());
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("combination", ""),
        ("combination_colex", "--colex 3 A B C D E"),
        ("combination_masks", "--masks 3 A B C D E"),
        ("combination_door", "--door 2 A B C D"),
        ("combination_repeat", "--repeat 2 A B C"),
        ("combination_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        for mode in ["", "--colex ", "--masks ", "--door ", "--repeat "] {
            let line = format!("{mode}{}", random(seed));
            assert_ne!(crate::snapshots::answer(&demo::DEMO, &line), "");
        }
    }
}

#[test]
fn demo_of_odd_input() {
    let forty: Vec<String> = (0..40).map(|i| i.to_string()).collect();
    let most = "18446744073709551615";
    demo::DEMO.says(&[
        ("0", "…\n1 combination: nothing."),
        ("0 a b", "…\n1 combination: nothing."),
        ("--masks 0", "…\n1 combination: nothing."),
        ("--colex 0 a", "…\n1 combination: nothing."),
        ("--repeat 0", "…\n1 combination: nothing."),
        ("3 a b", "…\nThere is no combination of 3."),
        ("--door 3 a b", "…\nThere is no combination of 3."),
        ("--repeat 2", "…\nThere is no combination of 2."),
        ("--repeat 2 b", "…\n1 combination: b b."),
        ("--door 1 -3 4", "…\n2 combinations: -3, 4."),
        ("2 a b", "…\n1 combination: a b."),
        // M alone is too large.
        ("--repeat 13 a", "…the limit is 12 items, M = 12 and 126 combinations…\n1 combination."),
        ("13 a b", "…\nThere is no combination of 13."),
        (
            &format!("20 {}", forty.join(" ")),
            "…12 items, M = 12 and 126 combinations…\n137846528820 combinations.",
        ),
        ("18446744073709551615 a", &format!("…\nThere is no combination of {most}.")),
    ]);
}
