//! 5.7 Unbounded knapsack.

use std::collections::HashSet;

use dynamic_programming::knapsack::unbounded_knapsack::bounded::{Kind, by_bundles, by_queue};
use dynamic_programming::knapsack::unbounded_knapsack::coins::{
    CountError, fewest_coins, n_combinations, n_ordered,
};
use dynamic_programming::knapsack::unbounded_knapsack::{
    UnboundedError, best_exact_value, best_value, plain, unbounded_knapsack, undominated,
};
use dynamic_programming::knapsack::zero_one_knapsack::{self, Item};
use dynamic_programming::{Step, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{by_value_per_weight, items, sequences};
use crate::snapshots;

#[path = "../../../examples/unbounded_knapsack.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Weights, values, capacity, the best value, and (item counted from 1, copies).
type Worked = (&'static [usize], &'static [i64], usize, i64, &'static [(usize, usize)]);

const ONE_TO_TEN: &[i64] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const WORKED: &[Worked] = &[
    (&[3, 4, 2], &[6, 7, 5], 7, 16, &[(1, 1), (3, 2)]),
    (&[2, 3], &[3, 5], 7, 11, &[(1, 2), (2, 1)]),
    (
        &[5, 6, 11, 4, 9, 2, 34, 21, 13, 17, 3],
        &[1, 1, 5, 4, 9, 7, 31, 13, 34, 21, 17],
        50,
        279,
        &[(6, 1), (11, 16)],
    ),
    (&[1, 3, 5, 7, 9, 11, 13, 15, 17, 10], ONE_TO_TEN, 30, 30, &[(1, 30)]),
    (&[2, 4, 6, 8, 10, 1, 3, 5, 7, 9], ONE_TO_TEN, 20, 120, &[(6, 20)]),
    (&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ONE_TO_TEN, 25, 250, &[(10, 25)]),
    (&[1, 2, 8, 7, 4, 3, 4, 3, 2, 1], ONE_TO_TEN, 20, 200, &[(10, 20)]),
    (
        &[42, 42, 5, 14, 215, 45, 42, 3, 31, 1, 12, 142, 5, 14, 15, 45, 42, 61, 41],
        &[12, 142, 5, 14, 15, 45, 42, 61, 41, 0, 42, 42, 25, 14, 215, 45, 42, 1, 31],
        80,
        1586,
        &[(8, 26)],
    ),
];

#[test]
fn worked_examples() {
    for &(weights, values, capacity, best, expected) in WORKED {
        let items = items(weights, values);
        let solved = unbounded_knapsack(&items, capacity).unwrap();
        assert_eq!(solved.value(), best);
        let counts = (1..).zip(solved.counts()).filter(|(_, n)| 0 < *n).collect::<Vec<_>>();
        assert_eq!(counts, expected, "{capacity}");
        assert_eq!(best_value(&items, capacity), Ok(best));
        assert_eq!(best_value(&undominated(&items), capacity), Ok(best));
    }
}

#[test]
fn the_table_of_the_small_example() {
    let items = items(&[2, 3], &[3, 5]);
    let solved = unbounded_knapsack(&items, 7).unwrap();
    let rows: Vec<&[i64]> = solved.table().rows().collect();
    let expected: [&[i64]; 3] = [&[0; 8], &[0, 0, 3, 3, 6, 6, 9, 9], &[0, 0, 3, 5, 6, 8, 10, 11]];
    assert_eq!(rows, expected);
}

/// The worked example of the page: weights and values, and the capacity.
const PAGE: ([(usize, i64); 3], usize) = ([(3, 6), (4, 7), (2, 5)], 7);

pub(crate) const BEST: i64 = 16;
pub(crate) const BY_DENSITY: i64 = 15;
pub(crate) const ONE_OF_EACH: i64 = 13;
pub(crate) const UP_TOO_EARLY: i64 = 12;
pub(crate) const CALLS: usize = 32;
pub(crate) const CALLS_WITH_MEMO: usize = 25;
pub(crate) const STATES: usize = 22;
pub(crate) const CELLS: usize = 32;
pub(crate) const CELLS_OF_A_ROW: usize = 8;
pub(crate) const CALLS_OF_TEN: usize = 1_070_259;
pub(crate) const CALLS_OF_TEN_WITH_MEMO: usize = 746;
pub(crate) const CELLS_OF_TEN: usize = 561;
pub(crate) const CELLS_OF_A_ROW_OF_TEN: usize = 51;
pub(crate) const TRIES_AT_400: usize = 83_683;
pub(crate) const TRIES_AT_800: usize = 332_696;
pub(crate) const CELLS_AT_800: usize = 3_204;
pub(crate) const UNDOMINATED: usize = 3;

/// How many calls the recursion makes without and with a memo.
fn calls(items: &[Item], capacity: usize) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(items, capacity, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(items, capacity, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// A traceback that goes to the row above after each copy: the value of what it finds.
fn goes_up_too_early(items: &[Item], capacity: usize) -> i64 {
    let table = plain::fill_table(items, capacity);
    let (mut j, mut value) = (capacity, 0);
    for i in (1..=items.len()).rev() {
        if table[i][j] != table[i - 1][j] {
            value += items[i - 1].value;
            j -= items[i - 1].weight;
        }
    }
    value
}

#[test]
fn the_worked_example_of_the_page() {
    let (pairs, capacity) = PAGE;
    let items = pairs.map(Item::from);
    // One choice is best: with copies of two items, and two of the last one.
    let table = plain::fill_table(&items, capacity);
    assert_eq!((plain::by_recursion(&items, capacity), table[3][7]), (BEST, BEST));
    assert_eq!(plain::counts(&items, &table), [1, 0, 2]);
    let choices = (0..=2).flat_map(|a| (0..=1).flat_map(move |b| (0..=3).map(move |c| [a, b, c])));
    let is_best = |counts: &[i32; 3]| {
        let [a, b, c] = counts.map(i64::from);
        3 * a + 4 * b + 2 * c <= 7 && 6 * a + 7 * b + 5 * c == BEST
    };
    assert_eq!(choices.filter(is_best).collect::<Vec<_>>(), [[1, 0, 2]]);
    // Greedy, one copy of each, and a traceback that goes up too early miss it.
    assert_eq!(greedy(&items, capacity), BY_DENSITY);
    assert_eq!(descending(&items, capacity), ONE_OF_EACH);
    assert_eq!(goes_up_too_early(&items, capacity), UP_TOO_EARLY);
    // The last cell is right only because it looks back into its own row.
    assert_eq!((table[2][7], table[3][5] + 5, table[2][5] + 5), (13, 16, 12));
    // No cell of the table is decided by a tie.
    for (i, item) in (1..).zip(&items) {
        for j in item.weight..=capacity {
            assert_ne!(table[i - 1][j], table[i][j - item.weight] + item.value, "({i}, {j})");
        }
    }
    // The states with a capacity of more than 2 that are asked for again.
    let (mut asked, mut again) = (HashSet::new(), HashSet::new());
    plain::by_recursion_watched(&items, capacity, &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 2 < state.1
        {
            again.insert(state);
        }
    });
    assert_eq!(again, HashSet::from([(2, 3), (1, 3), (0, 3)]));
    assert_eq!(asked.len(), STATES);
    assert_eq!(calls(&items, capacity), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(table.iter().map(Vec::len).sum::<usize>(), CELLS);
    assert_eq!(table[0].len(), CELLS_OF_A_ROW);
}

#[test]
fn ten_items_of_the_page() {
    let items: Vec<Item> = (1..=10).map(|weight| Item { weight, value: 1 }).collect();
    let (mut n_memo, capacity) = (0, 50);
    plain::by_memo_watched(&items, capacity, &mut |step| {
        n_memo += usize::from(matches!(step, Step::Call(_)));
    });
    assert_eq!((demo::n_calls(&items, capacity), n_memo), (CALLS_OF_TEN, CALLS_OF_TEN_WITH_MEMO));
    let table = plain::fill_table(&items, capacity);
    assert_eq!(table.iter().map(Vec::len).sum::<usize>(), CELLS_OF_TEN);
    assert_eq!(table[0].len(), CELLS_OF_A_ROW_OF_TEN);
}

#[test]
fn calls_of_the_recursion() {
    for items in small(3) {
        assert_eq!(demo::n_calls(&items, 7), calls(&items, 7).0, "{items:?}");
    }
    let choose = |n: usize, k: usize| (1..=k).fold(1, |product, i| product * (n + 1 - i) / i);
    for n in 0..=6 {
        for capacity in 0..=6 {
            let ones = vec![Item { weight: 1, value: 1 }; n];
            let expected = choose(n + capacity + 1, n) + choose(n + capacity, n) - 1;
            assert_eq!(calls(&ones, capacity).0, expected, "{n} {capacity}");
        }
    }
}

#[test]
fn the_inputs_of_the_questions() {
    for (pairs, capacity, once, best) in
        [(vec![(4, 7)], 7, 7, 7), (vec![(2, 3)], 5, 3, 6), (vec![(3, 4), (4, 6)], 5, 6, 6)]
    {
        let items: Vec<Item> = pairs.into_iter().map(Item::from).collect();
        let both = (descending(&items, capacity), plain::one_row(&items, capacity));
        assert_eq!(both, (once, best), "{items:?}");
    }
    for (pairs, capacity, by_density, best) in
        [([(1, 1), (2, 3)], 5, 7, 7), ([(3, 5), (2, 3)], 4, 5, 6), ([(2, 4), (3, 5)], 6, 12, 12)]
    {
        let items = pairs.map(Item::from);
        let both = (greedy(&items, capacity), plain::one_row(&items, capacity));
        assert_eq!(both, (by_density, best), "{items:?}");
    }
    // The exercise by hand: from which value on is item 2 used?
    for (value, best, counts) in [(9, 16, [1, 0, 2]), (10, 16, [1, 1, 0]), (11, 17, [1, 1, 0])] {
        let items = [(3, 6), (4, value), (2, 5)].map(Item::from);
        let table = plain::fill_table(&items, 7);
        assert_eq!((table[3][7], plain::counts(&items, &table)), (best, counts.to_vec()));
    }
}

#[test]
fn the_inputs_of_the_short_pages() {
    // Coins: 6 from 1, 3 and 4; ordered and unordered ways to make 4 from 1 and 2.
    assert_eq!(fewest_coins(&[1, 3, 4], 6), Ok(Some(vec![1, 1])));
    assert_eq!((n_combinations(&[1, 2], 4), n_ordered(&[1, 2], 4)), (Ok(3), Ok(5)));
    // Bundles of 20 copies: 1, 2, 4, 8 and 5.
    let sizes = [1, 2, 4, 8, 5];
    let mut sums = HashSet::from([0]);
    for size in sizes {
        sums.extend(sums.clone().into_iter().map(|sum| sum + size));
    }
    assert_eq!(sums, (0..=20).collect());
    // The worked example with 0 to 3 copies of item 3.
    let kinds = |n| {
        let kind =
            |(item, n_copies): ((usize, i64), Option<usize>)| Kind { item: item.into(), n_copies };
        [((3, 6), None), ((4, 7), None), ((2, 5), Some(n))].map(kind)
    };
    for (n, best) in [(0, 13), (1, 13), (2, 16), (3, 16)] {
        assert_eq!(by_bundles(&kinds(n), 7), Ok(best), "{n}");
        assert_eq!(by_queue(&kinds(n), 7), Ok(best), "{n}");
    }
    // Of eleven items, three are useful.
    let (weights, values, ..) = WORKED[2];
    let useful = undominated(&items(weights, values));
    assert_eq!(useful, items(&[2, 3, 13], &[7, 17, 34]));
    assert_eq!(useful.len(), UNDOMINATED);
    // With one copy of each, the dominated item is needed.
    let pair = items(&[1, 1], &[2, 1]);
    assert_eq!(descending(&pair, 2), 3);
    assert_eq!((descending(&undominated(&pair), 2), best_value(&pair, 2)), (2, Ok(4)));
}

/// Coins, an amount, the fewest coins, ways without order, ways in order.
type Coins = (&'static [usize], usize, Option<usize>, u64, u64);

const COINS: &[Coins] = &[
    (&[1, 2, 5], 11, Some(3), 11, 218),
    (&[1, 2, 5], 5, Some(1), 4, 9),
    (&[1, 3, 4], 6, Some(2), 4, 9),
    (&[2], 3, None, 0, 0),
    (&[5, 10], 0, Some(0), 1, 1),
    (&[], 0, Some(0), 1, 1),
    (&[], 4, None, 0, 0),
    (&[0, 2], 4, Some(2), 1, 1),
];

#[test]
fn coins() {
    for &(coins, amount, fewest, combinations, ordered) in COINS {
        let used = fewest_coins(coins, amount).unwrap();
        assert_eq!(used.as_ref().map(Vec::len), fewest, "{coins:?} {amount}");
        if let Some(used) = used {
            assert_eq!(used.iter().map(|&i| coins[i]).sum::<usize>(), amount);
        }
        assert_eq!(n_combinations(coins, amount), Ok(combinations), "{coins:?} {amount}");
        assert_eq!(n_ordered(coins, amount), Ok(ordered), "{coins:?} {amount}");
    }
}

// 2. All small inputs, against a 0-1 knapsack of as many copies as fit.

/// Each item as often as it fits; one that weighs nothing is worth nothing and is left out.
fn expanded(items: &[Item], capacity: usize) -> Vec<Item> {
    let copies = |item: &Item| vec![*item; capacity.checked_div(item.weight).unwrap_or(0)];
    items.iter().flat_map(copies).collect()
}

fn oracle(items: &[Item], capacity: usize) -> i64 {
    zero_one_knapsack::best_value(&expanded(items, capacity), capacity).unwrap()
}

/// All sequences of up to `n` items out of 16 kinds: weights 1 to 4, values -1, 1, 3 and 5.
fn small(n: usize) -> Vec<Vec<Item>> {
    let kinds = (1..5).flat_map(|weight| [-1, 1, 3, 5].map(|value| Item { weight, value }));
    sequences(&kinds.collect::<Vec<Item>>(), n)
}

fn fault(best: impl Fn(&[Item], usize) -> i64) -> Option<(Vec<Item>, usize)> {
    let all = small(2).into_iter().flat_map(|items| (0..=9).map(move |c| (items.clone(), c)));
    all.into_iter().find(|(items, capacity)| best(items, *capacity) != oracle(items, *capacity))
}

fn unlimited(items: &[Item]) -> Vec<Kind> {
    items.iter().map(|&item| Kind { item, n_copies: None }).collect()
}

fn assert_all_agree(items: &[Item], capacity: usize) {
    let best = oracle(items, capacity);
    let solved = unbounded_knapsack(items, capacity).unwrap();
    assert_eq!(solved.value(), best, "{items:?} {capacity}");
    let mut made = Item::default();
    for (n, item) in solved.counts().into_iter().zip(items) {
        made.weight += n * item.weight;
        made.value += i64::try_from(n).unwrap() * item.value;
    }
    assert!(made.weight <= capacity && made.value == best, "{items:?} {capacity}");
    assert_eq!(best_value(items, capacity), Ok(best), "{items:?} {capacity}");
    assert_eq!(plain::by_recursion(items, capacity), best, "{items:?} {capacity}");
    assert_eq!(plain::by_memo(items, capacity), best, "{items:?} {capacity}");
    assert_eq!(plain::one_row(items, capacity), best, "{items:?} {capacity}");
    let table = plain::fill_table(items, capacity);
    assert!(solved.table().rows().eq(table.iter().map(Vec::as_slice)), "{items:?} {capacity}");
    assert_eq!(plain::counts(items, &table), solved.counts(), "{items:?} {capacity}");
    assert_eq!(best_value(&undominated(items), capacity), Ok(best), "{items:?} {capacity}");
    assert_eq!(by_bundles(&unlimited(items), capacity), Ok(best), "{items:?} {capacity}");
    assert_eq!(by_queue(&unlimited(items), capacity), Ok(best), "{items:?} {capacity}");
    let exact = zero_one_knapsack::best_exact_value(&expanded(items, capacity), capacity).unwrap();
    assert_eq!(best_exact_value(items, capacity), Ok(exact), "{items:?} {capacity}");
}

#[test]
fn copies_in_a_0_1_knapsack_agree_on_all_small_inputs() {
    let all = small(3);
    assert_eq!(all.len(), 1 + 16 + 256 + 4096);
    for items in &all {
        for capacity in 0..=9 {
            assert_all_agree(items, capacity);
        }
    }
}

#[test]
fn bounded_copies_agree_with_a_0_1_knapsack() {
    let copies = [Some(0), Some(1), Some(2), Some(3), Some(7), None];
    for (n, items) in small(3).into_iter().enumerate() {
        let kinds: Vec<Kind> = (items.iter().enumerate())
            .map(|(i, &item)| Kind { item, n_copies: copies[(n / [1, 6, 36][i] + i) % 6] })
            .collect();
        for capacity in [0, 1, 5, 9, 14] {
            let expand = |kind: &Kind| {
                let fit = capacity / kind.item.weight;
                vec![kind.item; kind.n_copies.map_or(fit, |n| n.min(fit))]
            };
            let expanded: Vec<Item> = kinds.iter().flat_map(expand).collect();
            let best = zero_one_knapsack::best_value(&expanded, capacity).unwrap();
            assert_eq!(by_bundles(&kinds, capacity), Ok(best), "{kinds:?} {capacity}");
            assert_eq!(by_queue(&kinds, capacity), Ok(best), "{kinds:?} {capacity}");
        }
    }
}

/// All ways to make an amount in order, one by one.
fn ways(coins: &[usize], amount: usize) -> Vec<Vec<usize>> {
    if amount == 0 {
        return vec![Vec::new()];
    }
    let usable = (0..coins.len()).filter(|&i| 0 < coins[i] && coins[i] <= amount);
    let ending = |i: usize| {
        ways(coins, amount - coins[i]).into_iter().map(move |way| [way, vec![i]].concat())
    };
    usable.flat_map(ending).collect()
}

#[test]
fn coins_agree_with_all_ways() {
    for coins in [&[1, 2, 3][..], &[2, 3, 7], &[3, 3, 1], &[4, 6], &[5, 1, 4], &[0, 1]] {
        for amount in 0..=12 {
            let mut all = ways(coins, amount);
            assert_eq!(n_ordered(coins, amount), Ok(all.len() as u64));
            let fewest = all.iter().map(Vec::len).min();
            let used = fewest_coins(coins, amount).unwrap();
            assert_eq!(used.map(|used| used.len()), fewest, "{coins:?} {amount}");
            for way in &mut all {
                way.sort_unstable();
            }
            all.sort_unstable();
            all.dedup();
            assert_eq!(n_combinations(coins, amount), Ok(all.len() as u64), "{coins:?} {amount}");
        }
    }
}

/// The row from right to left: one copy of each item.
fn descending(items: &[Item], capacity: usize) -> i64 {
    zero_one_knapsack::best_value(items, capacity).unwrap()
}

/// The loop of the original: each number of copies overwrites what the one before it found.
fn keeps_the_last(items: &[Item], capacity: usize) -> i64 {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for (i, item) in (1..).zip(items) {
        for j in 0..=capacity {
            for k in 0..=j / item.weight {
                let with =
                    table[i - 1][j - k * item.weight] + i64::try_from(k).unwrap() * item.value;
                table[i][j] = table[i - 1][j].max(with);
            }
        }
    }
    table[items.len()][capacity]
}

/// Fills up with the item of most value a unit, then with the next.
fn greedy(items: &[Item], capacity: usize) -> i64 {
    let (mut room, mut value) = (capacity, 0);
    for item in by_value_per_weight(items) {
        value += item.value * i64::try_from(room / item.weight).unwrap();
        room %= item.weight;
    }
    value
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|items, capacity| best_value(items, capacity).unwrap()), None);
    assert_eq!(fault(descending), Some((items(&[1], &[1]), 2)));
    assert_eq!(fault(keeps_the_last), Some((items(&[2, 1], &[3, 1]), 3)));
    assert_eq!(fault(greedy), Some((items(&[2, 3], &[3, 5]), 4)));
}

// 3. Properties.

fn any_items() -> impl Strategy<Value = Vec<Item>> {
    prop::collection::vec((1_usize..30, -20_i64..100).prop_map(Item::from), 0..8)
}

proptest! {
    #[test]
    fn all_forms_agree(items in any_items(), capacity in 0_usize..150) {
        assert_all_agree(&items, capacity);
    }

    #[test]
    fn the_two_bounded_forms_agree(
        kinds in prop::collection::vec(
            ((0_usize..30, -20_i64..100).prop_map(Item::from), prop::option::of(0_usize..40)),
            0..8,
        ),
        capacity in 0_usize..150,
    ) {
        let kinds: Vec<Kind> =
            kinds.into_iter().map(|(item, n_copies)| Kind { item, n_copies }).collect();
        prop_assert_eq!(by_bundles(&kinds, capacity), by_queue(&kinds, capacity));
    }

    #[test]
    fn rows_ascend_and_every_unit_is_worth_no_less_below(items in any_items(), capacity in 0_usize..100) {
        let solved = unbounded_knapsack(&items, capacity).unwrap();
        let rows: Vec<&[i64]> = solved.table().rows().collect();
        prop_assert!(rows.iter().all(|row| row.is_sorted()));
        prop_assert!(rows.windows(2).all(|pair| pair[0].iter().zip(pair[1]).all(|(a, b)| a <= b)));
        // Two sacks together hold no more than one as large as both.
        let last = rows[rows.len() - 1];
        for i in 0..=capacity {
            prop_assert!(last[i] + last[capacity - i] <= last[capacity]);
        }
    }
}

#[test]
fn the_third_loop_makes_the_cost_quadratic() {
    for capacity in demo::SIZES {
        assert_eq!(demo::cells(capacity), 4 * (capacity + 1));
    }
    assert_eq!((demo::copies(400), demo::copies(800)), (TRIES_AT_400, TRIES_AT_800));
    assert_eq!(demo::cells(800), CELLS_AT_800);
    let third: Vec<usize> = demo::SIZES.iter().map(|&capacity| demo::copies(capacity)).collect();
    for pair in third.windows(2) {
        assert!(36 * pair[0] <= 10 * pair[1] && pair[1] <= 4 * pair[0], "{third:?}");
    }
}

// 4. Extremes.

#[test]
fn no_items_and_no_capacity() {
    assert_eq!(best_value(&[], 7), Ok(0));
    assert_eq!(unbounded_knapsack(&[], 7).unwrap().counts(), [0_usize; 0]);
    assert_eq!((best_exact_value(&[], 0), best_exact_value(&[], 7)), (Ok(Some(0)), Ok(None)));
    assert_all_agree(&items(&[1, 2], &[5, 9]), 0);
    assert_eq!(best_exact_value(&items(&[2, 4], &[1, 3]), 7), Ok(None), "7 is odd");
    assert_eq!((by_bundles(&[], 3), by_queue(&[], 0)), (Ok(0), Ok(0)));
    assert_eq!(undominated(&[]), []);
}

#[test]
fn weight_0_and_no_value() {
    let items = items(&[0, 3, 0], &[0, 5, -7]);
    let solved = unbounded_knapsack(&items, 7).unwrap();
    assert_eq!((solved.value(), solved.counts()), (10, vec![0, 2, 0]));
    assert_eq!(best_value(&items, 7), Ok(10));
    assert_eq!(best_exact_value(&items, 6), Ok(Some(10)));
    assert_eq!(by_queue(&unlimited(&items), 7), Ok(10));
    let gift = Kind { item: Item { weight: 0, value: 2 }, n_copies: Some(3) };
    assert_eq!((by_bundles(&[gift], 0), by_queue(&[gift], 0)), (Ok(6), Ok(6)));
}

#[test]
fn a_million_copies_and_a_million_items() {
    let solo = items(&[1], &[3]);
    let solved = unbounded_knapsack(&solo, 1_000_000).unwrap();
    assert_eq!((solved.value(), solved.counts()), (3_000_000, vec![1_000_000]));
    assert_eq!(by_queue(&unlimited(&solo), 1_000_000), Ok(3_000_000));
    assert_eq!(fewest_coins(&[1, 999_983], 1_000_000).unwrap().unwrap().len(), 18);
    let many: Vec<Item> = (1..=1_000_000).map(|w| Item { weight: w, value: 1 }).collect();
    assert_eq!(best_value(&many, 10), Ok(10));
    assert_eq!(undominated(&many), [Item { weight: 1, value: 1 }]);
}

#[test]
fn the_largest_values() {
    let most = items(&[2], &[i64::MAX / 2]);
    assert_eq!(best_value(&most, 4), Ok(i64::MAX - 1));
    assert_eq!(unbounded_knapsack(&most, 4).unwrap().counts(), [2]);
    assert_eq!(best_value(&items(&[usize::MAX], &[i64::MAX]), 4), Ok(0), "it does not fit");
}

// 5. Bad input.

#[test]
fn an_item_without_weight_and_with_value() {
    let two = items(&[1, 0], &[1, 1]);
    let error = UnboundedError::Unbounded { item: 1 };
    assert_eq!(unbounded_knapsack(&two, 5).unwrap_err(), error);
    assert_eq!(best_value(&two, 5), Err(error));
    assert_eq!(best_exact_value(&two, 5), Err(error));
    assert_eq!(by_bundles(&unlimited(&two), 5), Err(error));
    assert_eq!(by_queue(&unlimited(&two), 5), Err(error));
}

#[test]
fn values_that_may_overflow() {
    let two = items(&[1, 2], &[1, i64::MAX / 2]);
    let error = UnboundedError::Overflow { item: 1 };
    assert_eq!(best_value(&two, 5), Err(error), "5 / 2 times the value");
    assert_eq!(unbounded_knapsack(&two, 6).unwrap_err(), error);
    assert_eq!(best_exact_value(&two, 6), Err(error));
    let kind = |n| Kind { item: Item { weight: 1, value: i64::MAX / 4 }, n_copies: Some(n) };
    assert_eq!(by_bundles(&[kind(2), kind(2)], 9), Ok(i64::MAX / 4 * 4));
    assert_eq!(by_queue(&[kind(2), kind(3)], 9), Err(error));
    assert_eq!(by_bundles(&[kind(2), kind(3)], 9), Err(error));
    assert_eq!(best_value(&items(&[1], &[i64::MIN]), 1), Err(UnboundedError::Overflow { item: 0 }));
}

#[test]
fn too_large() {
    let one = items(&[usize::MAX], &[1]);
    let too_large = |n_rows, n_columns| TableSizeError { n_rows, n_columns };
    assert_eq!(
        unbounded_knapsack(&one, 1 << 40).unwrap_err(),
        UnboundedError::from(too_large(2, (1 << 40) + 1))
    );
    let row = too_large(1, usize::MAX);
    assert_eq!(best_value(&one, usize::MAX), Err(row.into()));
    assert_eq!(best_exact_value(&one, usize::MAX), Err(row.into()));
    assert_eq!(by_queue(&unlimited(&one), usize::MAX), Err(row.into()));
    assert_eq!(by_bundles(&unlimited(&one), usize::MAX), Err(row.into()));
    assert_eq!(fewest_coins(&[1], usize::MAX), Err(row));
    assert_eq!(n_combinations(&[1], usize::MAX), Err(CountError::TooLarge(row)));
}

#[test]
fn more_ways_than_can_be_counted() {
    assert_eq!(n_ordered(&[1, 2], 92), Ok(12_200_160_415_121_876_738), "a Fibonacci number");
    assert_eq!(n_ordered(&[1, 2], 93), Err(CountError::TooMany { amount: 93 }));
    let ones = [1; 64];
    assert!(matches!(n_combinations(&ones, 64), Err(CountError::TooMany { .. })));
}

// 6. Errata.

#[test]
fn erratum_only_the_last_number_of_copies_counts() {
    let items = items(&[2, 1], &[7, 3]);
    assert_eq!(keeps_the_last(&items, 3), 9);
    assert_eq!(best_value(&items, 3), Ok(10));
}

#[test]
fn erratum_weight_0_divides_by_zero() {
    let nothing = items(&[0], &[0]);
    assert!(std::panic::catch_unwind(|| keeps_the_last(&nothing, 1)).is_err());
    assert_eq!(best_value(&nothing, 1), Ok(0));
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example unbounded_knapsack";
    snapshots::check("unbounded_knapsack", command, &printed);
}

#[test]
fn demo_of_small_inputs() {
    for (name, args) in [
        ("recursion", "--recursion 7 3 6 4 7 2 5"),
        ("memo", "--memo 7 3 6 4 7 2 5"),
        ("row", "--row 7 3 6 4 7 2 5"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command =
            format!("cargo run -p dynamic-programming --example unbounded_knapsack -- {args}");
        snapshots::check(&format!("unbounded_knapsack_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_bad_input() {
    for (args, error) in [
        (&["x"][..], "the capacity: \"x\" is not a number (column 1)"),
        (&["5", "2"], "the value of item 1: the input ends here (column 4)"),
        (&["5", "-2", "1"], "the weight of item 1: \"-2\" is negative (column 3)"),
        (
            &["5", "1", "1", "0", "7"],
            "item 2 weighs nothing and is worth something, so there is no end to the value",
        ),
        (
            &["5", "1", "9223372036854775807"],
            "a knapsack full of item 1 may be worth more than 64 bits hold",
        ),
        (&["--memo", "5", "0", "0"], "item 1 weighs nothing, so the recursion would not end"),
        (&["--memo", "--row", "5"], "--memo and --row exclude each other"),
    ] {
        assert_eq!(demo::DEMO.output(args).unwrap_err().to_string(), error);
    }
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    for flag in ["", "--row ", "--recursion ", "--memo "] {
        let args = format!("{flag}1000 3 4 5 6");
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(printed.contains("Too large to draw: the limit is"), "{printed}");
        assert!(printed.contains("The best value is 1332"), "{printed}");
    }
    // Without a memo, the calls would not end today.
    let args = "--recursion 24 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1";
    let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
    assert!(printed.contains("the limit is 40 calls"), "{printed}");
}
