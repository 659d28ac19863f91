//! 7.1 All permutations.

use std::num::NonZeroU64;

use combinatorial_mathematics::full_permutation::rank::{
    FullPermutationRankError, from_lehmer_code, is_even, lehmer_code, rank, rank_modulo, unrank,
};
use combinatorial_mathematics::full_permutation::shuffle::shuffle;
use combinatorial_mathematics::full_permutation::{
    HeapSwaps, Lexicographic, PlainChanges, Step, n_multiset_orders, n_orders, next_permutation,
    next_permutation_watched, permutations, prev_permutation, visit_orders, visit_permutations,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/full_permutation.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

// 1. Worked examples.

const LEXICOGRAPHIC: [&str; 6] = ["012", "021", "102", "120", "201", "210"];
const BY_NEIGHBORS: [&str; 6] = ["012", "021", "201", "210", "120", "102"];
const BY_HEAP: [&str; 6] = ["012", "102", "201", "021", "120", "210"];

fn word(order: &[usize]) -> String {
    order.iter().map(usize::to_string).collect()
}

/// All orders of `0..n` that come about by swaps.
fn by_swaps(n: usize, swaps: impl Iterator<Item = (usize, usize)>) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    visit_orders(&mut (0..n).collect::<Vec<_>>(), swaps, |order| orders.push(order.to_vec()));
    orders
}

fn lexicographic(n: usize) -> Vec<Vec<usize>> {
    let mut all = Lexicographic::new(n);
    std::iter::from_fn(|| all.lend().map(<[usize]>::to_vec)).collect()
}

#[test]
fn worked_examples() {
    let words = |orders: Vec<Vec<usize>>| orders.iter().map(|o| word(o)).collect::<Vec<_>>();
    assert_eq!(words(lexicographic(3)), LEXICOGRAPHIC);
    assert_eq!(words(by_swaps(3, PlainChanges::new(3))), BY_NEIGHBORS);
    assert_eq!(words(by_swaps(3, HeapSwaps::new(3))), BY_HEAP);
    let named: Vec<String> =
        permutations(&["a", "b", "c"]).map(|order| order.into_iter().copied().collect()).collect();
    assert_eq!(named, ["abc", "acb", "bac", "bca", "cab", "cba"]);
}

/// An order, and the next.
const NEXT: &[(&[u32], &[u32])] = &[
    (&[0, 2, 5, 3, 3, 0], &[0, 3, 0, 2, 3, 5]),
    (&[1, 1, 2], &[1, 2, 1]),
    // LeetCode 31.
    (&[1, 2, 3], &[1, 3, 2]),
    (&[1, 1, 5], &[1, 5, 1]),
];

#[test]
fn next_orders() {
    for (before, after) in NEXT {
        let mut v = before.to_vec();
        assert!(next_permutation(&mut v));
        assert_eq!(v, *after);
        assert!(prev_permutation(&mut v));
        assert_eq!(v, *before);
    }
    // The last goes round to the first, and back.
    let mut v = [3, 2, 1];
    assert!(!next_permutation(&mut v));
    assert_eq!(v, [1, 2, 3]);
    assert!(!prev_permutation(&mut v));
    assert_eq!(v, [3, 2, 1]);
}

#[test]
fn the_steps_of_one_order() {
    let mut steps = Vec::new();
    let watch = |step, v: &[u32]| steps.push((step, v.to_vec()));
    assert!(next_permutation_watched(&mut [0, 2, 5, 3, 3, 0], u32::lt, watch));
    let swap = (Step::Swap { pivot: 1, successor: 4 }, vec![0, 2, 5, 3, 3, 0]);
    assert_eq!(steps, [swap, (Step::Reverse { tail: 2 }, vec![0, 3, 5, 3, 2, 0])]);
}

#[test]
fn known_answers_of_judges() {
    // Luogu P1088: the third next order.
    let mut hand = [1, 2, 3, 4, 5];
    assert!((0..3).all(|_| next_permutation(&mut hand)));
    assert_eq!(hand, [1, 2, 4, 5, 3]);
    // LeetCode 60: the ninth of four.
    assert_eq!(unrank(4, 8), Ok(vec![1, 2, 0, 3]));
    // Luogu P5367 counts from 1.
    assert_eq!(rank(&[1, 0, 2]).unwrap() + 1, 3);
    assert_eq!(rank(&[0, 1, 3, 2]).unwrap() + 1, 2);
}

#[test]
fn the_originals_tests() {
    // n = 1 to 7: n! results, each a permutation; and that they differ, which the original does not
    // ask.
    for n in 1..=7 {
        for orders in
            [lexicographic(n), by_swaps(n, PlainChanges::new(n)), by_swaps(n, HeapSwaps::new(n))]
        {
            check_all(n, &orders);
        }
    }
    assert_eq!(permutations(&[1, 2, 3, 4]).count(), 24);
}

/// Whether these are all orders of `0..n`, each once.
fn check_all(n: usize, orders: &[Vec<usize>]) {
    assert_eq!(orders.len() as u128, n_orders(n).unwrap());
    let mut sorted = orders.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), orders.len(), "one is there twice");
    for order in sorted {
        let mut items = order.clone();
        items.sort_unstable();
        assert!(items.into_iter().eq(0..n), "{order:?}");
    }
}

// 2. All small inputs, against a sort of all orders.

/// All different orders of these items, ascending: each is inserted at all places of the orders of
/// those before it.
fn all_orders(items: &[u32]) -> Vec<Vec<u32>> {
    let mut orders = vec![Vec::new()];
    for &item in items {
        let insert = |order: &Vec<u32>, at: usize| [&order[..at], &[item], &order[at..]].concat();
        orders = orders.iter().flat_map(|o| (0..=o.len()).map(|at| insert(o, at))).collect();
        orders.sort_unstable();
        orders.dedup();
    }
    orders
}

/// All ascending slices of up to `n` items out of 0, 1, 2, 3.
fn multisets(n: usize) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..n {
        let end = all.len();
        for i in start..end {
            let least = all[i].last().copied().unwrap_or(0);
            all.extend((least..4).map(|next| [&all[i][..], &[next]].concat()).collect::<Vec<_>>());
        }
        start = end;
    }
    all
}

/// A slice after which the next order is not the right one.
fn fault(next: impl Fn(&mut [u32]) -> bool) -> Option<Vec<u32>> {
    multisets(7).iter().find_map(|items| {
        let orders = all_orders(items);
        let following = orders.iter().skip(1).chain(&orders[..1]);
        let is_wrong = |(at, (before, after)): (usize, (&Vec<u32>, &Vec<u32>))| {
            let mut v = before.clone();
            let has_next = next(&mut v);
            (has_next != (at + 1 < orders.len()) || v != *after).then(|| before.clone())
        };
        orders.iter().zip(following).enumerate().find_map(is_wrong)
    })
}

#[test]
fn a_sort_of_all_orders_agrees_on_all_small_slices() {
    assert_eq!(multisets(7).len(), 330, "(7 + 4 over 4)");
    assert_eq!(fault(next_permutation), None);
    for items in multisets(7) {
        let orders = all_orders(&items);
        let counts = [0, 1, 2, 3].map(|item| items.iter().filter(|&&i| i == item).count() as u64);
        assert_eq!(n_multiset_orders(&counts), Some(orders.len() as u128));
        for (at, order) in orders.iter().enumerate() {
            let mut v = order.clone();
            assert_eq!(prev_permutation(&mut v), 0 < at);
            assert_eq!(v, orders[(at + orders.len() - 1) % orders.len()]);
        }
    }
}

/// The next order, with one of its three parts changed.
fn next_with(
    v: &mut [u32],
    ascends: fn(&u32, &u32) -> bool,
    is_last: bool,
    reverses: bool,
) -> bool {
    let Some(pivot) = v.windows(2).rposition(|pair| ascends(&pair[0], &pair[1])) else {
        v.reverse();
        return false;
    };
    let greater = |i: &usize| v[pivot] < v[*i];
    let behind = pivot + 1..v.len();
    let found = if is_last { behind.rev().find(greater) } else { behind.into_iter().find(greater) };
    v.swap(pivot, found.unwrap_or(pivot));
    if reverses {
        v[pivot + 1..].reverse();
    }
    true
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|v| next_with(v, u32::lt, true, true)), None);
    // Equal neighbors do not ascend; the successor is the least greater one; the tail must begin
    // anew.
    assert!(fault(|v| next_with(v, u32::le, true, true)).is_some());
    assert!(fault(|v| next_with(v, u32::lt, false, true)).is_some());
    assert!(fault(|v| next_with(v, u32::lt, true, false)).is_some());
}

#[test]
fn each_order_is_one_swap_away() {
    for n in 0..=8 {
        let (heap, plain) = (HeapSwaps::new(n), PlainChanges::new(n));
        assert_eq!(heap.size_hint(), plain.size_hint());
        assert_eq!(heap.size_hint().0, heap.clone().count());
        assert!(heap.clone().all(|(i, j)| i < j && j < n));
        assert!(plain.clone().all(|(i, j)| i + 1 == j && j < n));
        check_all(n, &by_swaps(n, heap));
        check_all(n, &by_swaps(n, plain));
    }
}

#[test]
fn ranks_count_the_orders() {
    for n in 0..=7 {
        for (at, order) in lexicographic(n).iter().enumerate() {
            assert_eq!(rank(order), Ok(at as u128));
            assert_eq!(unrank(n, at as u128).as_ref(), Ok(order));
            let inversions = (0..n).flat_map(|j| (0..j).map(move |i| (i, j)));
            let n_inversions = inversions.filter(|&(i, j)| order[j] < order[i]).count();
            assert_eq!(is_even(order), Ok(n_inversions % 2 == 0));
        }
    }
    assert_eq!(rank(&[2, 0, 3, 1]), Ok(13));
    assert_eq!(lehmer_code(&[2, 0, 3, 1]), Ok(vec![2, 0, 1, 0]));
}

#[test]
fn numbers_of_orders() {
    assert_eq!([0, 1, 3, 20].map(n_orders), [1, 1, 6, 2_432_902_008_176_640_000].map(Some));
    assert_eq!((n_orders(34).is_some(), n_orders(35)), (true, None));
    assert_eq!(n_multiset_orders(&[2, 2]), Some(6), "aabb");
    // Larger than 128 bits on the way, if one multiplied first: 100 over 50.
    assert_eq!(n_multiset_orders(&[50, 50]), Some(100_891_344_545_564_193_334_812_497_256));
    assert_eq!(n_multiset_orders(&[1; 35]), None);
    assert_eq!(n_multiset_orders(&[u64::MAX]), Some(1));
    assert_eq!(n_multiset_orders(&[u64::MAX, 2]), Some((1 << 127) + (1 << 63)));
    assert_eq!(n_multiset_orders(&[u64::MAX, u64::MAX]), None);
}

/// All orders from the one at hand on, one after the other.
fn following(mut v: Vec<u8>) -> Vec<Vec<u8>> {
    let mut orders = vec![v.clone()];
    while next_permutation(&mut v) {
        orders.push(v.clone());
    }
    orders
}

#[test]
fn a_visit_meets_the_orders_that_follow_on_all_small_slices() {
    for (n, code) in (0..=5).flat_map(|n| (0..4_u32.pow(n)).map(move |code| (n, code))) {
        let v: Vec<u8> = (0..n).map(|i| (code >> (2 * i) & 3) as u8).collect();
        let mut visited = Vec::new();
        visit_permutations(&mut v.clone(), |order| visited.push(order.to_vec()));
        assert_eq!(visited, following(v));
    }
    let (mut n_visited, mut last) = (0, Vec::new());
    visit_permutations(&mut [0, 1, 2, 3, 4, 5, 6, 7], |order| {
        assert!(last[..] < *order);
        last = order.to_vec();
        n_visited += 1;
    });
    assert_eq!(n_visited, 40_320);
}

// 3. Properties.

proptest! {
    #[test]
    fn codes_and_orders_are_each_others(seed in prop::collection::vec(any::<usize>(), 0..60)) {
        let n = seed.len();
        let code: Vec<usize> =
            seed.iter().zip((1..=n).rev()).map(|(digit, n_left)| digit % n_left).collect();
        let order = from_lehmer_code(&code).unwrap();
        prop_assert_eq!(lehmer_code(&order), Ok(code));
        let mut items = order;
        items.sort_unstable();
        prop_assert!(items.into_iter().eq(0..n));
    }
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    assert_eq!(lexicographic(0), [[0_usize; 0]]);
    assert_eq!(permutations::<u8>(&[]).collect::<Vec<_>>(), [Vec::<&u8>::new()]);
    assert_eq!(permutations(&[7]).collect::<Vec<_>>(), [[&7]]);
    assert!(!next_permutation::<u8>(&mut []));
    assert!(!next_permutation(&mut [7]));
    assert_eq!((HeapSwaps::new(0).next(), PlainChanges::new(1).next()), (None, None));
    assert_eq!((rank(&[]), unrank(0, 0)), (Ok(0), Ok(vec![])));
}

#[test]
fn after_the_end_there_is_nothing() {
    let mut all = Lexicographic::new(1);
    assert_eq!(all.lend(), Some(&[0][..]));
    assert_eq!(all.lend(), None);
    assert_eq!(all.lend(), None);
    let mut all = permutations(&[1, 2]);
    assert_eq!(all.size_hint(), (2, Some(2)));
    assert_eq!(all.by_ref().count(), 2);
    assert_eq!((all.next(), all.size_hint()), (None, (0, Some(0))));
    assert_eq!(permutations(&[0; 40]).size_hint(), (usize::MAX, None));
    for n in 0..=5 {
        let (mut heap, mut plain) = (HeapSwaps::new(n), PlainChanges::new(n));
        assert_eq!(heap.by_ref().count(), plain.by_ref().count());
        for _ in 0..2 {
            assert_eq!((heap.next(), plain.next()), (None, None), "{n}");
            assert_eq!((heap.size_hint(), plain.size_hint()), ((0, Some(0)), (0, Some(0))));
        }
    }
}

#[test]
fn a_million_items() {
    const N: usize = 1_000_000;
    let mut v: Vec<usize> = std::iter::once(0).chain((1..N).rev()).collect();
    assert!(next_permutation(&mut v));
    assert_eq!(v[0], 1);
    assert!(v[1..].is_sorted());
    assert!(prev_permutation(&mut v));
    // The last order has the number n! - 1.
    v = (0..N).rev().collect();
    let p = NonZeroU64::new(998_244_353).unwrap();
    let factorial = (1..=N as u64).fold(1, |product, i| product * i % p.get());
    assert_eq!(rank_modulo(&v, p), Ok(factorial - 1));
    assert_eq!(from_lehmer_code(&lehmer_code(&v).unwrap()), Ok(v));
}

#[test]
fn thirty_four_items_are_the_most_that_have_a_number() {
    let last: Vec<usize> = (0..34).rev().collect();
    let n = n_orders(34).unwrap();
    assert_eq!(rank(&last), Ok(n - 1));
    assert_eq!(unrank(34, n - 1), Ok(last));
    assert_eq!(unrank(34, n), Err(FullPermutationRankError::NoSuchRank { rank: n, n: 34 }));
}

#[test]
fn a_shuffle_brings_each_order_equally_often() {
    // All that the numbers drawn can be: below 4, below 3, below 2.
    let mut orders = Vec::new();
    for draws in (0..4).flat_map(|a| (0..3).flat_map(move |b| (0..2).map(move |c| [a, b, c]))) {
        let mut v = [0, 1, 2, 3];
        let mut draws = draws.into_iter();
        shuffle(&mut v, |_| draws.next().unwrap());
        orders.push(v.to_vec());
    }
    check_all(4, &orders);
}

// 5. Bad input.

#[test]
fn what_is_no_order_is_refused() {
    let n = 3;
    assert_eq!(rank(&[0, 3, 1]), Err(FullPermutationRankError::OutOfRange { at: 1, value: 3, n }));
    assert_eq!(
        lehmer_code(&[0, 1, 0]),
        Err(FullPermutationRankError::Repeated { at: 2, value: 0 })
    );
    assert_eq!(is_even(&[2, 2, 9]), Err(FullPermutationRankError::Repeated { at: 1, value: 2 }));
    let two = NonZeroU64::new(2).unwrap();
    assert_eq!(
        rank_modulo(&[1], two),
        Err(FullPermutationRankError::OutOfRange { at: 0, value: 1, n: 1 })
    );
    let digit = FullPermutationRankError::Digit { at: 1, digit: 2, n_left: 2 };
    assert_eq!(from_lehmer_code(&[0, 2, 0]), Err(digit));
    assert_eq!(digit.to_string(), "the digit 2 at index 1 is not below 2");
    assert_eq!(unrank(3, 6), Err(FullPermutationRankError::NoSuchRank { rank: 6, n }));
    assert_eq!(unrank(35, 0), Err(FullPermutationRankError::TooMany { n: 35 }));
    assert_eq!(
        rank(&(0..35).collect::<Vec<_>>()),
        Err(FullPermutationRankError::TooMany { n: 35 })
    );
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1 x", r#"element 2: "x" is not a whole number of 64 bits (column 3)"#),
        ("--heap --next 1", "--heap and --next exclude each other"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_nothing_has_one_order() {
    // The original returns none for n = 0, and begins its recurrence at n = 1.
    assert_eq!((lexicographic(0).len(), n_orders(0)), (1, Some(1)));
}

#[test]
fn erratum_the_originals_order_is_not_by_neighbors() {
    // The page announces Steinhaus, Johnson and Trotter, and its code swaps recursively. From its
    // second order to its third all three items move.
    const ORIGINAL: [&str; 6] = ["012", "102", "021", "201", "210", "120"];
    let differs = |pair: &[&str]| {
        let places: Vec<usize> =
            (0..3).filter(|&i| pair[0].as_bytes()[i] != pair[1].as_bytes()[i]).collect();
        !(places.len() == 2 && places[0] + 1 == places[1])
    };
    assert!(ORIGINAL.windows(2).any(differs));
    assert!(!BY_NEIGHBORS.windows(2).any(differs));
}

// 7. Growth, and the demo.

#[test]
fn swaps_grow_as_stated() {
    for n in demo::SIZES {
        let [by_one, by_next] = demo::swaps(n);
        let all = u32::try_from(n_orders(n as usize).unwrap()).unwrap();
        assert_eq!(by_one, all - 1, "one a step");
        // Toward cosh 1 = 1.543 swaps a step.
        assert!(by_next < all * 1544 / 1000, "{n}");
        assert!(n < 7 || all * 1540 / 1000 < by_next, "{n}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("full_permutation", ""),
        ("full_permutation_next", "--next 0 2 5 3 3 0"),
        ("full_permutation_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("b a b", "…\n3 orders: a b b, b a b, b b a."),
        ("--heap b a b", "…\n6 orders, of which 3 are different."),
        ("--changes 1", "…\n1 order."),
        ("--next 3 2 1", "…\n3 2 1 is the last order; the first is 1 2 3."),
        ("0 1 2 3 4 5 6 7 8 9", "…the limit is 12 items and 120 orders…\n3628800 orders."),
        (&["a"; 13].join(" "), "…the limit is 12 items and 120 orders…\n1 order."),
        ("--next 0 1 2 3 4 5 6 7 8 9", "…\nAfter 0 1 2 3 4 5 6 7 8 9 comes 0 1 2 3 4 5 6 7 9 8."),
    ]);
}
