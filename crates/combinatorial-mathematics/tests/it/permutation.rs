//! 7.3 k-permutations.

use std::collections::BTreeSet;

use combinatorial_mathematics::full_permutation::{Lexicographic, n_multiset_orders, n_orders};
use combinatorial_mathematics::permutation::derangements::{is_deranged, n_derangements};
use combinatorial_mathematics::permutation::plain::{self, all_k_permutations};
use combinatorial_mathematics::permutation::rank::{PermutationRankError, rank, unrank};
use combinatorial_mathematics::permutation::{
    KPermutations, Step, Words, k_permutations, n_arrangements, n_words, next_word,
    visit_by_choices,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};

#[path = "../../examples/permutation.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

const TWO_OF_FOUR: &str = "ab ac ad ba bc bd ca cb cd da db dc";
const BY_CHOICES: &str = "ab ba ac ca ad da bc cb bd db cd dc";

/// How many arrangements of m of n there are.
const COUNTS: [(u128, u128, u128); 6] =
    [(4, 2, 12), (5, 3, 60), (10, 4, 5040), (20, 10, 670_442_572_800), (3, 4, 0), (5, 0, 1)];

fn all(n: usize, m: usize) -> Vec<Vec<usize>> {
    let mut all = KPermutations::new(n, m);
    std::iter::from_fn(|| all.lend().map(<[usize]>::to_vec)).collect()
}

fn by_choices(n: usize, m: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    visit_by_choices(n, m, |arrangement| all.push(arrangement.to_vec()));
    all
}

fn words(arrangements: &[Vec<usize>]) -> String {
    let letter = |&place: &usize| ["a", "b", "c", "d"][place];
    let word = |arrangement: &Vec<usize>| arrangement.iter().map(letter).collect::<String>();
    arrangements.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn worked_examples() {
    assert_eq!(words(&all(4, 2)), TWO_OF_FOUR);
    assert_eq!(words(&by_choices(4, 2)), BY_CHOICES);
    for (n, m, count) in COUNTS {
        assert_eq!(n_arrangements(n, m), Some(count), "{m} of {n}");
    }
    assert_eq!((all(5, 3).len(), all(10, 4).len()), (60, 5040));
    let two: Vec<String> =
        k_permutations(&["x", "y", "z"], 2).map(|two| two.into_iter().copied().collect()).collect();
    assert_eq!(two, ["xy", "xz", "yx", "yz", "zx", "zy"]);
}

/// Two of the letters a, b, c and d: the rows, and the items that move while they are listed.
const PAGE_ROWS: usize = 12;
const PAGE_MOVED: u32 = 38;
/// All permutations of the four letters, and all words of two letters.
const PAGE_PERMUTATIONS: usize = 24;
const PAGE_WORDS: usize = 16;
/// How many different rows there are among the twelve, if nothing is rotated.
const DIFFERENT_WITHOUT_ROTATION: usize = 6;

#[test]
fn the_worked_example_of_the_page() {
    let letters = ['a', 'b', 'c', 'd'];
    let rows = all_k_permutations(&letters, 2);
    let named: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
    assert_eq!((named.join(" "), rows.len()), (TWO_OF_FOUR.to_owned(), PAGE_ROWS));
    assert_eq!(demo::counts(4), [12, PAGE_MOVED]);
    let permutations: Vec<Vec<usize>> = all(4, 4);
    assert_eq!(permutations.len(), PAGE_PERMUTATIONS);
    // Each row begins two of them.
    assert!(permutations.chunk_by(|a, b| a[..2] == b[..2]).all(|group| group.len() == 2));
    assert_eq!(all_words(4, 2).len(), PAGE_WORDS);
    let without = listed(4, 2, false);
    assert_eq!(without.len(), PAGE_ROWS);
    let different: BTreeSet<_> = without.iter().collect();
    assert_eq!(different.len(), DIFFERENT_WITHOUT_ROTATION);
    // The state that the page explains: a d, with b and c free; then b a.
    let (mut v, mut next_at) = (['a', 'd', 'b', 'c'], [1, 4]);
    assert!(plain::next_k_permutation(&mut v, &mut next_at));
    assert_eq!((v, next_at), (['b', 'a', 'c', 'd'], [2, 2]));
}

#[test]
fn the_answers_of_the_page() {
    // The list of 3 of 6, behind 1 5 4, counted from 0.
    let rows = all(6, 3);
    let at = rows.iter().position(|row| *row == [1, 5, 4]).unwrap();
    assert_eq!(rows[at + 1], [2, 0, 1]);
    // Medals for eight runners.
    assert_eq!(n_arrangements(8, 3), Some(336));
    // While two of a hundred items are listed, the last place is rotated once for each first item,
    // and the first place once.
    let (mut pairs, mut n_rotations) = (KPermutations::new(100, 2), 0);
    while pairs.lend_watched(|step, _| n_rotations += u32::from(is_rotation(step))).is_some() {}
    assert_eq!(n_rotations, ROTATIONS_OF_TWO_OF_A_HUNDRED);
    // The wrong version is right for two of two, and wrong for two of three and three of three.
    for (n, k, n_different) in [(2, 2, 2), (3, 2, 4), (3, 3, 4)] {
        let without = listed(n, k, false);
        assert_eq!(without.iter().collect::<BTreeSet<_>>().len(), n_different);
        assert_eq!(without == all(n, k), (n, k) == (2, 2));
    }
    // Ranks.
    assert_eq!(rank(&[3, 1], 4), Ok(10));
    assert_eq!(rank(&[2, 4, 0], 5), Ok(33));
    assert_eq!(unrank(10, 3, 500), Ok(vec![6, 9, 4]));
    // Derangements of four, and presents for ten guests.
    assert_eq!((n_derangements(6), n_derangements(10)), (Some(265), Some(1_334_961)));
    // An odd number of 60 bits.
    assert_eq!(n_derangements(20), Some(895_014_631_192_902_121));
    assert_eq!(895_014_631_192_902_121_u64.ilog2(), 59);
    // Words.
    let mut word = [2, 0, 2, 2];
    assert!(next_word(&mut word, 3));
    assert_eq!(word, [2, 1, 0, 0]);
}

/// How often two of a hundred items are rotated.
const ROTATIONS_OF_TWO_OF_A_HUNDRED: u32 = 101;

fn is_rotation(step: Step) -> bool {
    matches!(step, Step::Rotate { .. })
}

/// The least number of people of whom two probably have the same birthday.
const PEOPLE: u32 = 23;

#[test]
fn birthdays() {
    // Whether it is more likely than not that all birthdays differ.
    let probably_differ = |n: u32| {
        let none: f64 = (0..n).map(|i| f64::from(365 - i) / 365.0).product();
        0.5 < none
    };
    assert_eq!((1..=365).find(|&n| !probably_differ(n)), Some(PEOPLE));
}

#[test]
fn derangements_are_the_nearest_to_a_part_in_e() {
    for n in 1..=12 {
        let orders = (1..=n).map(f64::from).product::<f64>();
        let nearest = (orders / std::f64::consts::E).round();
        let counted = u32::try_from(n_derangements(n).unwrap()).unwrap();
        assert!((f64::from(counted) - nearest).abs() < 0.5, "{n}");
    }
}

#[test]
fn the_plain_form_agrees() {
    for (n, k) in (0..=7).flat_map(|n| (0..=7).map(move |k| (n, k))) {
        let items: Vec<usize> = (0..n).collect();
        assert_eq!(all_k_permutations(&items, k), all(n, k));
        if n < k {
            continue;
        }
        // The free items are in order after each step, and at the end all is as it was.
        let (mut v, mut next_at) = (items.clone(), (1..=k).collect::<Vec<usize>>());
        while plain::next_k_permutation_watched(&mut v, &mut next_at, |step, v| {
            let (Step::Rotate { at } | Step::Swap { at, .. }) = step;
            assert!(v[at + 1..].is_sorted());
        }) {
            assert!(v[k..].is_sorted());
        }
        assert_eq!((v, next_at), (items, (1..=k).collect()));
    }
}

#[test]
fn the_steps_of_one_arrangement() {
    let mut arrangements = KPermutations::new(4, 2);
    for _ in 0..3 {
        arrangements.lend();
    }
    let mut steps = Vec::new();
    let next = arrangements.lend_watched(|step, order| steps.push((step, order.to_vec())));
    assert_eq!(next, Some(&[1, 0][..]));
    let rotate = (Step::Rotate { at: 1 }, vec![0, 3, 1, 2]);
    assert_eq!(steps, [rotate, (Step::Swap { at: 0, with: 1 }, vec![0, 1, 2, 3])]);
}

#[test]
fn known_answers_of_judges() {
    // LeetCode 60: the ninth order of 1 2 3 4 is 2 3 1 4.
    assert_eq!(unrank(4, 4, 8), Ok(vec![1, 2, 0, 3]));
    // HDU 1027 counts from 1: the fourth order of six, and the eighth of eleven.
    assert_eq!(unrank(6, 6, 3), Ok(vec![0, 1, 2, 4, 5, 3]));
    assert_eq!(unrank(11, 11, 7), Ok(vec![0, 1, 2, 3, 4, 5, 6, 8, 7, 10, 9]));
    // Luogu P1691: aacc has six orders.
    assert_eq!(n_multiset_orders(&[2, 2]), Some(6));
}

#[test]
fn the_originals_tests() {
    // All 1 <= m <= n <= 7: so many as n! / (n - m)!, of m items each, all different.
    for n in 1..=7 {
        for m in 1..=n {
            let arrangements = all(n, m);
            let count = n_orders(n).unwrap() / n_orders(n - m).unwrap();
            assert_eq!(arrangements.len() as u128, count);
            assert!(arrangements.iter().all(|arrangement| arrangement.len() == m));
            assert_eq!(arrangements.iter().collect::<BTreeSet<_>>().len() as u128, count);
        }
    }
}

// 2. All small inputs, against all words whose letters differ.

/// All words of m letters below n, ascending.
fn all_words(n: usize, m: usize) -> Vec<Vec<usize>> {
    (0..m).fold(vec![Vec::new()], |words, _| {
        words
            .iter()
            .flat_map(|word| (0..n).map(move |letter| [&word[..], &[letter]].concat()))
            .collect()
    })
}

fn all_different(word: &[usize]) -> bool {
    word.iter().enumerate().all(|(at, letter)| !word[..at].contains(letter))
}

#[test]
fn words_of_different_letters_agree() {
    for (n, m) in (0..=7).flat_map(|n| (0..=7).map(move |m| (n, m))) {
        let mut wanted = all_words(n, m);
        let mut words = Words::new(n, m);
        for word in &wanted {
            assert_eq!(words.lend(), Some(&word[..]));
        }
        assert_eq!(words.lend(), None);
        assert_eq!(n_words(n as u128, u32::try_from(m).unwrap()), Some(wanted.len() as u128));
        wanted.retain(|word| all_different(word));
        assert_eq!(all(n, m), wanted);
        assert_eq!(n_arrangements(n as u128, m as u128), Some(wanted.len() as u128));
        let mut by_choices = by_choices(n, m);
        by_choices.sort_unstable();
        assert_eq!(by_choices, wanted);
        let places: Vec<usize> = (0..n).collect();
        let references = k_permutations(&places, m);
        assert_eq!(references.size_hint(), (wanted.len(), Some(wanted.len())));
        let copied: Vec<Vec<usize>> =
            references.map(|a| a.into_iter().copied().collect()).collect();
        assert_eq!(copied, wanted);
        for (at, arrangement) in wanted.iter().enumerate() {
            assert_eq!(rank(arrangement, n), Ok(at as u128));
            assert_eq!(unrank(n, m, at as u128).as_ref(), Ok(arrangement));
        }
    }
}

/// Arrangements as the module makes them; `rotates` says whether the free items are brought back
/// into order.
fn listed(n: usize, m: usize, rotates: bool) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..n).collect();
    let mut next_at: Vec<usize> = (1..=m).collect();
    let mut listed = vec![order[..m].to_vec()];
    'next: loop {
        for at in (0..m).rev() {
            if next_at[at] < n {
                order.swap(at, next_at[at]);
                next_at[at] += 1;
                listed.push(order[..m].to_vec());
                continue 'next;
            }
            if rotates {
                order[at..].rotate_left(1);
            }
            next_at[at] = at + 1;
        }
        return listed;
    }
}

#[test]
fn a_wrong_version_is_caught() {
    assert_eq!(listed(5, 3, true), all(5, 3));
    let without = listed(5, 3, false);
    assert_eq!(without.len(), 60, "it is not seen by counting");
    assert!(without.iter().collect::<BTreeSet<_>>().len() < 60);
}

#[test]
fn derangements_are_counted() {
    for n in 0..=8 {
        let mut all = Lexicographic::new(n);
        let mut n_deranged = 0;
        while let Some(order) = all.lend() {
            n_deranged += u128::from(is_deranged(order));
        }
        assert_eq!(n_derangements(u32::try_from(n).unwrap()), Some(n_deranged));
    }
    assert_eq!(
        [0, 1, 2, 3, 4, 5, 6, 7].map(n_derangements),
        [1, 0, 1, 2, 9, 44, 265, 1854].map(Some)
    );
    // So many as n! / e, rounded.
    assert!(n_derangements(34).is_some());
    assert_eq!((n_derangements(35), n_derangements(u32::MAX)), (None, None));
}

// 3. Properties.

proptest! {
    #[test]
    fn numbers_and_arrangements_are_each_others(n in 0_usize..=60, m in 0_usize..=21, seed: u128) {
        let m = m.min(n);
        let number = seed % n_arrangements(n as u128, m as u128).unwrap();
        let arrangement = unrank(n, m, number).unwrap();
        prop_assert!(arrangement.len() == m && all_different(&arrangement));
        prop_assert_eq!(rank(&arrangement, n), Ok(number));
    }
}

// 4. Extremes.

#[test]
fn nothing_and_too_much() {
    assert_eq!(all(0, 0), [[0_usize; 0]]);
    assert_eq!(all(5, 0), [[0_usize; 0]]);
    assert_eq!(by_choices(5, 0), [[0_usize; 0]]);
    assert_eq!(all(2, 3), [[0_usize; 0]; 0]);
    assert_eq!(all(2, usize::MAX), [[0_usize; 0]; 0]);
    assert_eq!(by_choices(2, 3), [[0_usize; 0]; 0]);
    assert_eq!(k_permutations(&[1, 2], 3).size_hint(), (0, Some(0)));
    assert_eq!(k_permutations(&[0; 40], 40).size_hint(), (usize::MAX, None));
    assert!(!next_word(&mut [], 3));
    let mut word = [0, 7];
    assert!(!next_word(&mut word, 0), "no letters: no word");
    // 21! fits 128 bits but not 64, 35! neither.
    assert!(n_arrangements(21, 21).is_some_and(|n| u128::from(u64::MAX) < n));
    assert_eq!((n_arrangements(34, 34).is_some(), n_arrangements(35, 35)), (true, None));
    assert_eq!(
        (n_arrangements(u128::MAX, 1), n_arrangements(u128::MAX, u128::MAX)),
        (Some(u128::MAX), None)
    );
    assert_eq!((n_words(0, 0), n_words(2, 127), n_words(2, 128)), (Some(1), Some(1 << 127), None));
    let mut all = k_permutations(&[1, 2], 1);
    assert_eq!(
        (all.next(), all.next(), all.next(), all.next()),
        (Some(vec![&1]), Some(vec![&2]), None, None)
    );
}

#[test]
fn a_million_items() {
    const N: usize = 1_000_000;
    let mut pairs = KPermutations::new(N, 2);
    for second in 1..N {
        assert_eq!(pairs.lend(), Some(&[0, second][..]));
    }
    assert_eq!(pairs.lend(), Some(&[1, 0][..]));
    let mut all = KPermutations::new(N, N);
    assert!(all.lend().is_some_and(|order| order.iter().copied().eq(0..N)));
    assert!(all.lend().is_some_and(|order| order[N - 2..] == [N - 1, N - 2]));
    // However many items there are, the number is found at once.
    let last = n_arrangements(1 << 60, 2).unwrap() - 1;
    assert_eq!(unrank(1 << 60, 2, last), Ok(vec![(1 << 60) - 1, (1 << 60) - 2]));
}

// 5. Bad input.

#[test]
fn what_is_no_arrangement_is_refused() {
    assert_eq!(rank(&[0, 4], 4), Err(PermutationRankError::OutOfRange { at: 1, value: 4, n: 4 }));
    assert_eq!(rank(&[2, 1, 2], 4), Err(PermutationRankError::Repeated { at: 2, value: 2 }));
    let many: Vec<usize> = (0..35).collect();
    assert_eq!(rank(&many, 35), Err(PermutationRankError::TooMany { n: 35, m: 35 }));
    assert_eq!(unrank(35, 35, 0), Err(PermutationRankError::TooMany { n: 35, m: 35 }));
    let error = unrank(4, 2, 12).unwrap_err();
    assert_eq!(error, PermutationRankError::NoSuchRank { rank: 12, n: 4, m: 2 });
    assert_eq!(error.to_string(), "there is no permutation of 2 of 4 items of rank 12");
    // More values than there can be: one is out of range, or there twice.
    assert_eq!(rank(&[0, 1, 1], 2), Err(PermutationRankError::Repeated { at: 2, value: 1 }));
    // What its first 40 values would count to leaves 128 bits.
    let long: Vec<usize> = (0..40).rev().chain([0]).collect();
    assert_eq!(rank(&long, 40), Err(PermutationRankError::Repeated { at: 40, value: 0 }));
    assert_eq!(rank(&long, 39), Err(PermutationRankError::OutOfRange { at: 0, value: 39, n: 39 }));
}

#[test]
fn demo_of_bad_input() {
    let number = "the number of items to take";
    demo::DEMO.refuses(&[
        ("a b", &format!("{number}: \"a\" is not a number (column 1)")),
        ("1 2 x", r#"element 2: "x" is not a whole number of 64 bits (column 5)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_order_is_said_and_kept() {
    // The original gathers choices in hash sets, so its order is any. Here one list is that of a
    // dictionary, and the other keeps the choices together; both are the same set.
    assert!(all(6, 3).is_sorted_by(|a, b| a < b));
    let grouped = by_choices(6, 3);
    let choice = |arrangement: &Vec<usize>| arrangement.iter().copied().collect::<BTreeSet<_>>();
    assert!(grouped.chunk_by(|a, b| choice(a) == choice(b)).all(|group| group.len() == 6));
}

// 7. Growth, and the demo.

#[test]
fn items_moved_grow_as_stated() {
    for size in demo::SIZES {
        let [n_all, n_moved] = demo::counts(size).map(u128::from);
        let (n, m) = (u128::from(size), u128::from(size / 2));
        assert_eq!(n_arrangements(n, m), Some(n_all));
        // Two for each step, and one for each node of the tree.
        let n_nodes: u128 = (1..=m).map(|depth| n_arrangements(n, depth).unwrap()).sum();
        assert_eq!(n_moved, 2 * (n_all - 1) + n_nodes);
        assert!(n_moved < 5 * n_all);
    }
    // At most e for each arrangement, if all items are taken.
    let n_nodes: u128 = (1..=9).map(|depth| n_arrangements(9, depth).unwrap()).sum();
    assert!(n_nodes * 1000 < 2719 * n_orders(9).unwrap());
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("permutation", ""),
        ("permutation_three", "3 a b c"),
        ("permutation_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0", "…\n1 row: nothing."),
        ("0 a", "…\n1 row: nothing."),
        ("2 a", "…\nThere is no row of 2 of 1 item."),
        ("1 -3", "…\n1 row: -3."),
        (&format!("14 {}", ["x"; 13].join(" ")), "…\nThere is no row of 14 of 13 items."),
        ("18446744073709551615 a", "…\nThere is no row of 18446744073709551615 of 1 item."),
        (&format!("4 {}", ["x"; 10].join(" ")), "…the limit is 12 items and 24 rows…\n5040 rows."),
        ("2 a a", "…\n2 rows: a a, a a."),
    ]);
    assert!(snapshots::answer(&demo::DEMO, "2 1 2 3 4 5").starts_with("20 rows: 1 2, 1 3, "));
    for seed in 0..20 {
        let random = demo::DEMO.random.unwrap()(seed);
        assert!(!snapshots::answer(&demo::DEMO, &random).starts_with("There"), "{random}");
    }
}
