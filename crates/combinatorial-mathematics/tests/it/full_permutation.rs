//! 7.1 All permutations.

use std::cell::Cell;
use std::cmp::Ordering;
use std::num::NonZeroU64;

use combinatorial_mathematics::full_permutation::plain::{self, all_permutations};
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
#[path = "../../examples/all_permutations.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod lists;

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

/// A permutation, and the next.
const NEXT: &[(&[u32], &[u32])] = &[
    (&[3, 2, 5, 4, 4, 2, 1], &[3, 4, 1, 2, 2, 4, 5]),
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

/// The permutation of the page's picture.
const PAGE: [u32; 7] = [3, 2, 5, 4, 4, 2, 1];
/// How many permutations its items have.
const PAGE_PERMUTATIONS: usize = 1260;
/// How many pairs of items the plain version compares.
const PAGE_COMPARISONS: usize = 8;
/// What wrong versions make of it: one takes the first greater item of the tail, one does not
/// reverse the tail.
const FIRST_GREATER: [u32; 7] = [3, 5, 1, 2, 4, 4, 2];
const NOT_REVERSED: [u32; 7] = [3, 4, 5, 4, 2, 2, 1];
/// How many permutations they skip.
const SKIPPED_BY_FIRST_GREATER: usize = 62;
const SKIPPED_WITHOUT_REVERSAL: usize = 59;

/// An item that counts how often it is compared.
#[derive(Clone)]
struct Counted<'a>(u32, &'a Cell<usize>);

impl Ord for Counted<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.1.set(self.1.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for Counted<'_> {}

#[test]
fn the_worked_example_of_the_page() {
    let all = all_orders(&PAGE);
    assert_eq!(all.len(), PAGE_PERMUTATIONS);
    let place = |v: &[u32]| all.iter().position(|order| order == v).unwrap();
    let at = place(&PAGE);
    let n_comparisons = Cell::new(0);
    let mut v: Vec<Counted> = PAGE.iter().map(|&item| Counted(item, &n_comparisons)).collect();
    let mut steps = Vec::new();
    assert!(plain::next_permutation_watched(&mut v, |step, _| steps.push(step)));
    assert_eq!(v.iter().map(|item| item.0).collect::<Vec<_>>(), all[at + 1]);
    assert_eq!(n_comparisons.get(), PAGE_COMPARISONS);
    // The tail holds equal items and one that is equal to the pivot, and the successor is neither
    // its first item nor its last.
    let extends = [5, 4, 3, 2].map(|tail| plain::Step::Extend { tail });
    assert_eq!(steps[..4], extends);
    let swap = plain::Step::Swap { pivot: 1, successor: 4 };
    assert_eq!(steps[4..], [swap, plain::Step::Reverse { tail: 2 }]);
    // Each wrong version makes something else of it.
    let mut v = PAGE;
    assert!(next_with(&mut v, u32::lt, false, true));
    assert_eq!((v, place(&v) - at - 1), (FIRST_GREATER, SKIPPED_BY_FIRST_GREATER));
    v = PAGE;
    assert!(next_with(&mut v, u32::lt, true, false));
    assert_eq!((v, place(&v) - at - 1), (NOT_REVERSED, SKIPPED_WITHOUT_REVERSAL));
}

/// One 1 and seven 2s: how often the tail grows while all their permutations are listed.
const GROWN: usize = 28;

#[test]
fn the_answers_of_the_page() {
    let mut v = [1, 2, 2, 2, 2, 2, 2, 2];
    let (mut n_grown, mut n_permutations) = (0, 0);
    let mut has_next = true;
    while has_next {
        has_next = plain::next_permutation_watched(&mut v, |step, _| {
            n_grown += usize::from(matches!(step, plain::Step::Extend { .. }));
        });
        n_permutations += 1;
    }
    assert_eq!((n_grown, n_permutations), (GROWN, 8));
    // Three of six places, as a list of zeros and ones.
    assert_eq!(all_permutations(&[0, 0, 0, 1, 1, 1]).len(), 20);
}

/// The plain version, if equal items count as ascending.
fn next_of_strict_tail(v: &mut [u32]) -> Option<bool> {
    let mut tail = v.len().saturating_sub(1);
    while 0 < tail && v[tail] < v[tail - 1] {
        tail -= 1;
    }
    if 0 < tail {
        let pivot = tail - 1;
        // None, if the search leaves the slice.
        let successor = v.iter().rposition(|item| v[pivot] < *item)?;
        v.swap(pivot, successor);
    }
    v[tail..].reverse();
    Some(0 < tail)
}

#[test]
fn the_wrong_version_of_the_question() {
    for v in [[1, 3, 2], [3, 1, 2]] {
        let (mut wrong, mut right) = (v, v);
        assert_eq!(next_of_strict_tail(&mut wrong), Some(next_permutation(&mut right)));
        assert_eq!(wrong, right);
    }
    // No item is greater than the last 2, so the search for one leaves the slice.
    assert_eq!(next_of_strict_tail(&mut [1, 2, 2]), None);
    let mut right = [1, 2, 2];
    assert!(next_permutation(&mut right));
    assert_eq!(right, [2, 1, 2]);
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
fn the_plain_form_agrees_on_all_small_slices() {
    assert_eq!(fault(plain::next_permutation), None);
    for items in multisets(7) {
        let mut shuffled = items.clone();
        shuffled.rotate_left(items.len() / 2);
        assert_eq!(all_permutations(&shuffled), all_orders(&items));
    }
    for n in 0..=7 {
        for (at, order) in lexicographic(n).iter().enumerate() {
            assert_eq!(plain::rank(order), at);
            assert_eq!(plain::unrank(n, at), *order);
        }
    }
}

#[test]
fn the_tail_never_ascends() {
    for items in multisets(6) {
        for mut v in all_orders(&items) {
            plain::next_permutation_watched(&mut v, |step, v| match step {
                plain::Step::Extend { tail } | plain::Step::Reverse { tail } => {
                    assert!(v[tail..].is_sorted_by(|a, b| b <= a));
                }
                plain::Step::Swap { pivot, successor } => {
                    assert!(v[pivot] < v[pivot + 1]);
                    let least = v[pivot + 1..].iter().filter(|item| v[pivot] < **item).min();
                    assert_eq!(least, Some(&v[successor]));
                }
            });
        }
    }
}

/// Where Heap's method leaves n items.
fn left_by_heap(n: usize) -> Vec<usize> {
    by_swaps(n, HeapSwaps::new(n)).pop().unwrap()
}

#[test]
fn heaps_method_ends_as_its_proof_says() {
    for n in 1..=8 {
        let mut order: Vec<usize> = (0..n).collect();
        match n {
            2 => order.swap(0, 1),
            n if n % 2 == 1 => order.swap(0, n - 1),
            n => order = [&[n - 3, n - 2], &order[1..n - 3], &[n - 1, 0]].concat(),
        }
        assert_eq!(left_by_heap(n), order, "{n}");
    }
}

#[test]
fn the_last_item_moves_in_most_steps() {
    let mut order = [1, 2, 3, 4];
    let mut n_moves = 0;
    for (i, j) in PlainChanges::new(4) {
        n_moves += usize::from(order[i] == 4 || order[j] == 4);
        order.swap(i, j);
    }
    assert_eq!(n_moves, 18);
}

#[test]
fn heaps_method_on_four_items() {
    // The item in the last place in each quarter of the list, and the swap that brings the next.
    let orders = by_swaps(4, HeapSwaps::new(4));
    let last: Vec<usize> = orders.iter().step_by(6).map(|order| order[3]).collect();
    assert_eq!(last, [3, 2, 1, 0]);
    let swaps: Vec<_> = HeapSwaps::new(4).filter(|&(_, k)| k == 3).collect();
    assert_eq!(swaps, [(0, 3), (1, 3), (2, 3)]);
    // With the rule of odd numbers of items, an item comes to the last place a second time.
    let always_first = HeapSwaps::new(4).map(|(from, k)| (if k == 3 { 0 } else { from }, k));
    let mut wrong = by_swaps(4, always_first);
    wrong.sort_unstable();
    wrong.dedup();
    assert_eq!(wrong.len(), DIFFERENT_OF_ALWAYS_FIRST);
}

/// How many of 24 permutations a version of Heap's method lists that has only one rule.
const DIFFERENT_OF_ALWAYS_FIRST: usize = 18;

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

/// For each permutation of three items, in lexicographic order: how many of the 27 sequences of
/// draws lead to it if each place is swapped with any place.
const BIASED: [usize; 6] = [4, 5, 5, 5, 4, 4];
/// How many permutations of four items a shuffle can reach that never leaves an item in its place.
const REACHED_WITHOUT_STAYING: usize = 6;

#[test]
fn wrong_shuffles_are_caught() {
    let mut counts = [0; 6];
    for draws in (0..3).flat_map(|a| (0..3).flat_map(move |b| (0..3).map(move |c| [a, b, c]))) {
        let mut v = [0, 1, 2];
        for (place, drawn) in draws.into_iter().enumerate() {
            v.swap(place, drawn);
        }
        counts[plain::rank(&v)] += 1;
    }
    assert_eq!(counts, BIASED);
    let mut reached = Vec::new();
    for draws in (0..3).flat_map(|a| (0..2).map(move |b| [a, b, 0])) {
        let mut v = vec![0, 1, 2, 3];
        for (n, drawn) in [4, 3, 2].into_iter().zip(draws) {
            v.swap(n - 1, drawn);
        }
        assert!((0..4).all(|place| v[place] != place));
        reached.push(v);
    }
    reached.sort_unstable();
    reached.dedup();
    assert_eq!(reached.len(), REACHED_WITHOUT_STAYING);
}

#[test]
fn a_shuffle_by_hand() {
    // The draws 1, 2, 0, 0 of below 5, 4, 3, 2.
    let mut v = ['a', 'b', 'c', 'd', 'e'];
    let mut draws = [1, 2, 0, 0].into_iter();
    shuffle(&mut v, |_| draws.next().unwrap());
    assert_eq!(v, ['e', 'd', 'a', 'c', 'b']);
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
        ("--heap 1", "--heap is no option of full_permutation (try --help)"),
    ]);
    lists::DEMO.refuses(&[
        ("1 x", r#"element 2: "x" is not a whole number of 64 bits (column 3)"#),
        ("--rank --heap 1", "--heap and --rank exclude each other"),
        ("--rank 2 0 2", "element 3: 2 appears a second time"),
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
        let [all, by_next, copied] = demo::swaps(n);
        assert_eq!(Some(u128::from(all)), n_orders(n as usize));
        assert_eq!(copied, n * all);
        // For each even j, a permutation in j! has a tail of j items or more, and makes a swap
        // more; the last one makes none. Together it is less than cosh 1 = 1.5431 swaps a step.
        let factorial = |j: u32| (1..=j).product::<u32>();
        let even: u32 = (0..=n).step_by(2).map(|j| all / factorial(j)).sum();
        assert_eq!(by_next, even - 1 - n / 2);
        assert!(u64::from(by_next) * 10_000 < u64::from(all) * 15_431, "{n}");
    }
}

#[test]
fn tails_are_short() {
    // For each j, a permutation in j! has a tail of j items or more: less than e - 1 on average.
    for n in 1..=8 {
        let mut v: Vec<usize> = (0..n).collect();
        let (mut n_all, mut n_items, mut longest) = (0, 0, 0);
        let mut has_next = true;
        while has_next {
            has_next = plain::next_permutation_watched(&mut v, |step, v| {
                if let plain::Step::Reverse { tail } = step {
                    n_items += v.len() - tail;
                    longest = longest.max(v.len() - tail);
                }
            });
            n_all += 1;
        }
        let factorial = |j: usize| (1..=j).product::<usize>();
        assert_eq!(n_items, (1..=n).map(|j| n_all / factorial(j)).sum::<usize>());
        assert!(n_items * 1000 < n_all * 1719 && longest == n);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[("full_permutation", ""), ("full_permutation_cost", "--cost")]);
    lists::DEMO.shows(&[
        ("all_permutations", ""),
        ("all_permutations_changes", "--changes 1 2 3"),
        ("all_permutations_heap", "--heap a b c"),
        ("all_permutations_rank", "--rank 2 0 3 1"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("3 2 1", "…\n3 2 1 is the last permutation; the first is 1 2 3."),
        ("7", "…\n7 is the last permutation; the first is 7."),
        ("2 4 3 3 1", "…\nThe permutation directly after 2 4 3 3 1 is 3 1 2 3 4."),
        (
            "0 1 2 3 4 5 6 7 8 9 10 11 12",
            "…the limit is 12 elements of 12 characters…0 1 2 3 4 5 6 7 8 9 10 12 11.",
        ),
    ]);
    lists::DEMO.says(&[
        ("b a b", "…\n3 permutations: a b b, b a b, b b a."),
        ("b a n a n a", "…\n60 permutations."),
        ("--heap b a b", "…\n6 permutations, of which 3 look different."),
        ("--heap b b", "…\n2 permutations, which all look the same."),
        ("--changes 1", "…\n1 permutation."),
        (
            "0 1 2 3 4 5 6 7 8 9",
            "…the limit is 8 items and 24 permutations…\n3628800 permutations.",
        ),
        (&["a"; 13].join(" "), "…the limit is 8 items and 24 permutations…\n1 permutation."),
        ("--rank b", "…\nb has rank 0."),
        ("--rank 2 7 8 3 9 1 5 4 6 0", "…\n2 7 8 3 9 1 5 4 6 0 has rank 999999."),
    ]);
}
