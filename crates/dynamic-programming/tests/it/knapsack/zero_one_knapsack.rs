//! 5.6 0-1 knapsack.

use std::collections::HashSet;

use dynamic_programming::knapsack::zero_one_knapsack::choices;
use dynamic_programming::knapsack::zero_one_knapsack::grouped::best_of_groups;
use dynamic_programming::knapsack::zero_one_knapsack::subset_sum::{lighter_half, subset_sums};
use dynamic_programming::knapsack::zero_one_knapsack::{
    Item, KnapsackError, best_exact_value, best_value, branch_and_bound, by_value, count_best,
    k_best, meet_in_the_middle, plain, ways, zero_one_knapsack,
};
use dynamic_programming::{Step, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{by_value_per_weight, items, sequences};
use crate::snapshots::Expect;

#[path = "../../../examples/zero_one_knapsack.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// Weights, values, capacity, the best value, and the items chosen, counted from 1.
type Worked = (&'static [usize], &'static [i64], usize, i64, &'static [usize]);

const ONE_TO_TEN: &[i64] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const WORKED: &[Worked] = &[
    (&[2, 3, 4], &[3, 4, 6], 6, 9, &[1, 3]),
    (&[2, 4, 6, 8, 10, 1, 3, 5, 7, 9], ONE_TO_TEN, 20, 32, &[2, 6, 7, 8, 9]),
    (&[1, 3, 5, 7, 9, 11, 13, 15, 17, 10], ONE_TO_TEN, 30, 22, &[1, 2, 4, 5, 10]),
    (&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ONE_TO_TEN, 25, 45, &[5, 6, 7, 8, 9, 10]),
    (&[1, 2, 8, 7, 4, 3, 4, 3, 2, 1], ONE_TO_TEN, 20, 48, &[1, 2, 5, 6, 7, 8, 9, 10]),
    (
        &[5, 6, 11, 4, 9, 0, 34, 21, 13, 17, 3],
        &[1, 1, 5, 4, 9, 7, 31, 13, 34, 21, 17],
        50,
        92,
        &[4, 5, 6, 9, 10, 11],
    ),
    (
        &[42, 42, 5, 14, 215, 45, 42, 1, 31, 0, 12, 142, 5, 14, 15, 45, 42, 61, 41],
        &[12, 142, 5, 14, 15, 45, 42, 61, 41, 0, 42, 42, 5, 14, 215, 45, 42, 1, 31],
        80,
        470,
        &[2, 3, 8, 11, 13, 15],
    ),
];

#[test]
fn worked_examples() {
    for &(weights, values, capacity, best, chosen) in WORKED {
        let items = items(weights, values);
        let solved = zero_one_knapsack(&items, capacity).unwrap();
        assert_eq!(solved.value(), best);
        let from_1: Vec<usize> = solved.chosen().iter().map(|i| i + 1).collect();
        assert_eq!(from_1, chosen, "{capacity}");
        assert_eq!(best_value(&items, capacity), Ok(best));
        assert_eq!(choices::best_items(&items, capacity), Ok((best, solved.chosen())));
        assert_eq!(by_value::best_value(&items, capacity), Ok(best));
        assert_eq!(meet_in_the_middle::best_items(&items, capacity).unwrap().0, best);
        assert_eq!(branch_and_bound::best_items(&items, capacity).unwrap().0, best);
    }
}

#[test]
fn the_table_of_the_small_example() {
    let items = items(&[2, 3, 4], &[3, 4, 6]);
    let solved = zero_one_knapsack(&items, 6).unwrap();
    let rows: Vec<&[i64]> = solved.table().rows().collect();
    let expected: [&[i64]; 4] = [
        &[0, 0, 0, 0, 0, 0, 0],
        &[0, 0, 3, 3, 3, 3, 3],
        &[0, 0, 3, 4, 4, 7, 7],
        &[0, 0, 3, 4, 6, 7, 9],
    ];
    assert_eq!(rows, expected);
    assert_eq!(ways::count_fitting(&items, 6), Ok(6));
    assert_eq!(ways::count_by_weight(&items, 6), Ok(vec![1, 0, 1, 1, 1, 1, 1]));
    assert_eq!(k_best::best_values(&items, 6, 9), Ok(vec![9, 7, 6, 4, 3, 0]));
}

#[test]
fn the_inputs_of_the_short_pages() {
    // The row of least weights has a cell for each value from 0 to the sum; here each cell stands
    // for 2³⁰ of them.
    let thirty = vec![Item { weight: 1, value: 100 << 30 }; 30];
    let n_columns = ((3001 - 1) << 30) + 1;
    let too_large = KnapsackError::from(TableSizeError { n_rows: 1, n_columns });
    assert_eq!(by_value::best_value(&thirty, 1_000_000_000_000_000), Err(too_large));
    let free =
        [Item { weight: 2, value: 3 }, Item { weight: 3, value: 4 }, Item { weight: 4, value: 6 }];
    let with_free = [&free[..], &[Item { weight: 0, value: 3 }]].concat();
    assert_eq!(k_best::best_values(&with_free, 6, 4), Ok(vec![12, 10, 9, 9]));
    assert_eq!(lighter_half(&[3, 1, 4, 2, 2]), Ok(Some(6)));
    let groups = [[(1, 4), (2, 7)], [(2, 5), (3, 9)]].map(|group| group.map(Item::from));
    assert_eq!(best_of_groups(&[&groups[0], &groups[1]], 4), Ok((13, vec![Some(0), Some(1)])));
}

/// The worked example of the page: weights and values, and the capacity.
const PAGE: ([(usize, i64); 4], usize) = ([(5, 12), (4, 6), (2, 10), (2, 5)], 6);

pub(crate) const BEST: i64 = 16;
pub(crate) const BY_RATIO: i64 = 15;
pub(crate) const BY_VALUE: i64 = 12;
pub(crate) const CALLS: usize = 22;
pub(crate) const CALLS_WITH_MEMO: usize = 17;
pub(crate) const STATES: usize = 15;
pub(crate) const CELLS: usize = 35;
pub(crate) const CELLS_OF_A_ROW: usize = 7;
pub(crate) const CALLS_OF_TWENTY: usize = 990_457;
pub(crate) const CALLS_OF_TWENTY_WITH_MEMO: usize = 2_431;
pub(crate) const CELLS_OF_TWENTY: usize = 2_121;
pub(crate) const CELLS_OF_A_ROW_OF_TWENTY: usize = 101;

/// How many calls the recursion makes without and with a memo.
fn calls(items: &[Item], capacity: usize) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(items, capacity, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(items, capacity, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let (pairs, capacity) = PAGE;
    let items = pairs.map(Item::from);
    // One choice is best, and both greedy orders miss it.
    assert_eq!(count_best(&items, capacity), Ok((BEST, 1)));
    assert_eq!(plain::chosen(&items, &plain::fill_table(&items, capacity)), [1, 2]);
    assert_eq!(greedy(&items, capacity), BY_RATIO);
    let by_value = |room: &mut usize, item: &Item| {
        let fits = item.weight <= *room;
        *room -= if fits { item.weight } else { 0 };
        Some(if fits { item.value } else { 0 })
    };
    let mut by_falling_value = items;
    by_falling_value.sort_by_key(|item| -item.value);
    assert_eq!(by_falling_value.iter().scan(capacity, by_value).sum::<i64>(), BY_VALUE);
    // No cell of the table is decided by a tie.
    let table = plain::fill_table(&items, capacity);
    for (i, item) in (1..).zip(&items) {
        for j in item.weight..=capacity {
            assert_ne!(table[i - 1][j], table[i - 1][j - item.weight] + item.value, "({i}, {j})");
        }
    }
    // Four states with something to decide are asked for again.
    let (mut asked, mut again) = (HashSet::new(), HashSet::new());
    plain::by_recursion_watched(&items, capacity, &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 0 < state.0
        {
            again.insert(state);
        }
    });
    assert_eq!(again, HashSet::from([(2, 4), (1, 4), (1, 0), (1, 2)]));
    assert_eq!(asked.len(), STATES);
    assert_eq!(calls(&items, capacity), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(table.iter().map(Vec::len).sum::<usize>(), CELLS);
    assert_eq!(table[0].len(), CELLS_OF_A_ROW);
}

#[test]
fn twenty_items_of_the_page() {
    let items: Vec<Item> =
        (0..20).zip(1..).map(|(i, value)| Item { weight: 1 + i * 7 % 20, value }).collect();
    assert_eq!(calls(&items, 100), (CALLS_OF_TWENTY, CALLS_OF_TWENTY_WITH_MEMO));
    assert_eq!(plain::fill_table(&items, 100).iter().map(Vec::len).sum::<usize>(), CELLS_OF_TWENTY);
    assert_eq!(plain::fill_table(&items, 100)[0].len(), CELLS_OF_A_ROW_OF_TWENTY);
}

#[test]
fn a_changed_value_of_the_exercise() {
    let (mut pairs, capacity) = PAGE;
    let before = plain::fill_table(&pairs.map(Item::from), capacity);
    pairs[1].1 = 8;
    let after = plain::fill_table(&pairs.map(Item::from), capacity);
    let cells = (0..5).flat_map(|i| (0..7).map(move |j| (i, j)));
    let changed: Vec<_> = cells.filter(|&(i, j)| before[i][j] != after[i][j]).collect();
    assert_eq!(changed, [(2, 4), (3, 6), (4, 6)]);
    assert_eq!((after[2][4], after[3][6], after[4][6]), (8, 18, 18));
}

#[test]
fn the_inputs_of_the_questions() {
    let item = |(weight, value)| Item { weight, value };
    let of = |items: &[(usize, i64)]| items.iter().copied().map(item).collect::<Vec<_>>();
    for (items, capacity, by_ratio, best) in [
        (of(&[(1, 2), (3, 5)]), 3, 2, 5),
        (of(&[(2, 3), (3, 4)]), 5, 7, 7),
        (of(&[(2, 4), (3, 3)]), 3, 4, 4),
    ] {
        assert_eq!((greedy(&items, capacity), plain::one_row(&items, capacity)), (by_ratio, best));
    }
    for (items, capacity, ascending_value, best) in [
        (of(&[(3, 7)]), 5, 7, 7),
        (of(&[(2, 3), (3, 4)]), 4, 6, 4),
        (of(&[(3, 4), (4, 6)]), 5, 6, 6),
    ] {
        let both = (ascending(&items, capacity), plain::one_row(&items, capacity));
        assert_eq!(both, (ascending_value, best), "{items:?}");
    }
}

// 2. All small inputs, against all subsets.

/// Every subset's weight and value, the empty one first.
fn subsets(items: &[Item]) -> Vec<(usize, i64)> {
    let mut all = vec![(0, 0)];
    for item in items {
        let with: Vec<_> = all.iter().map(|(w, v)| (w + item.weight, v + item.value)).collect();
        all.extend(with);
    }
    all
}

/// The best value, how many subsets have it, and the best value of a subset of exactly that weight.
fn oracle(items: &[Item], capacity: usize) -> (i64, u64, Option<i64>) {
    let all = subsets(items);
    let best = all.iter().filter(|s| s.0 <= capacity).map(|s| s.1).max().unwrap_or(0);
    let ways = all.iter().filter(|s| s.0 <= capacity && s.1 == best).count();
    let exact = all.iter().filter(|s| s.0 == capacity).map(|s| s.1).max();
    (best, u64::try_from(ways).unwrap(), exact)
}

/// All sequences of up to `n` items out of 12 kinds: weights 0 to 3, values -1, 1 and 3.
fn small(n: usize) -> Vec<Vec<Item>> {
    let kinds = (0..4).flat_map(|weight| [-1, 1, 3].map(|value| Item { weight, value }));
    sequences(&kinds.collect::<Vec<Item>>(), n)
}

/// The first small input on which a function of items and capacity gives another value than the
/// best of all subsets.
fn fault(best: impl Fn(&[Item], usize) -> i64) -> Option<(Vec<Item>, usize)> {
    let all = small(3).into_iter().flat_map(|items| (0..=7).map(move |c| (items.clone(), c)));
    all.into_iter().find(|(items, capacity)| {
        let subsets = subsets(items).into_iter().filter(|s| s.0 <= *capacity);
        best(items, *capacity) != subsets.map(|s| s.1).max().unwrap_or(0)
    })
}

/// A choice must be of distinct items in order, fit, and have the value.
fn assert_makes(items: &[Item], capacity: usize, value: i64, chosen: &[usize]) {
    assert!(chosen.is_sorted_by(|a, b| a < b), "{chosen:?}");
    let weight: usize = chosen.iter().map(|&i| items[i].weight).sum();
    assert!(weight <= capacity, "{items:?} {capacity} {chosen:?}");
    assert_eq!(chosen.iter().map(|&i| items[i].value).sum::<i64>(), value, "{items:?} {capacity}");
}

/// Every way to the answer must find it.
fn assert_all_agree(items: &[Item], capacity: usize) {
    let (best, ways, exact) = oracle(items, capacity);
    let solved = zero_one_knapsack(items, capacity).unwrap();
    assert_eq!(solved.value(), best, "{items:?} {capacity}");
    assert_makes(items, capacity, best, &solved.chosen());
    assert_eq!(best_value(items, capacity), Ok(best), "{items:?} {capacity}");
    assert_eq!(plain::by_recursion(items, capacity), best, "{items:?} {capacity}");
    assert_eq!(plain::by_memo(items, capacity), best, "{items:?} {capacity}");
    assert_eq!(plain::one_row(items, capacity), best, "{items:?} {capacity}");
    let table = plain::fill_table(items, capacity);
    assert!(solved.table().rows().eq(table.iter().map(Vec::as_slice)), "{items:?} {capacity}");
    assert_eq!(plain::chosen(items, &table), solved.chosen(), "{items:?} {capacity}");
    assert_eq!(count_best(items, capacity), Ok((best, ways)), "{items:?} {capacity}");
    assert_eq!(best_exact_value(items, capacity), Ok(exact), "{items:?} {capacity}");
    assert_eq!(choices::best_items(items, capacity), Ok((best, solved.chosen())));
    assert_eq!(by_value::best_value(items, capacity), Ok(best), "{items:?} {capacity}");
    for best_items in [meet_in_the_middle::best_items, branch_and_bound::best_items] {
        let (value, chosen) = best_items(items, capacity).unwrap();
        assert_eq!(value, best, "{items:?} {capacity}");
        assert_makes(items, capacity, best, &chosen);
    }
    let all = subsets(items);
    let n_of = |weight: usize| all.iter().filter(|s| s.0 == weight).count() as u64;
    let by_weight: Vec<u64> = (0..=capacity).map(n_of).collect();
    assert_eq!(ways::count_fitting(items, capacity), Ok(by_weight.iter().sum()));
    assert_eq!(ways::count_by_weight(items, capacity), Ok(by_weight));
    let mut values: Vec<i64> = all.iter().filter(|s| s.0 <= capacity).map(|s| s.1).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    assert_eq!(k_best::best_values(items, capacity, usize::MAX).as_ref(), Ok(&values));
    values.truncate(3);
    assert_eq!(k_best::best_values(items, capacity, 3), Ok(values), "{items:?} {capacity}");
}

#[test]
fn all_subsets_agree_on_all_small_inputs() {
    let all = small(4);
    assert_eq!(all.len(), 1 + 12 + 144 + 1728 + 20736);
    for items in &all {
        for capacity in [0, 1, 3, 4, 6] {
            assert_all_agree(items, capacity);
        }
    }
}

/// The one row from left to right: an item may be counted in again and again.
fn ascending(items: &[Item], capacity: usize) -> i64 {
    let mut row = vec![0; capacity + 1];
    for item in items {
        for j in item.weight..=capacity {
            row[j] = row[j].max(row[j - item.weight] + item.value);
        }
    }
    row[capacity]
}

/// The recurrence as printed, without the case of an item that does not fit.
fn forgets_what_does_not_fit(items: &[Item], capacity: usize) -> i64 {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for (i, item) in (1..).zip(items) {
        for j in item.weight..=capacity {
            table[i][j] = table[i - 1][j].max(table[i - 1][j - item.weight] + item.value);
        }
    }
    table[items.len()][capacity]
}

/// Takes the item of most value for its weight first.
fn greedy(items: &[Item], capacity: usize) -> i64 {
    let (mut room, mut value) = (capacity, 0);
    for item in by_value_per_weight(items) {
        if item.weight <= room {
            room -= item.weight;
            value += item.value;
        }
    }
    value
}

#[test]
fn wrong_versions_are_caught() {
    let right = |items: &[Item], capacity| best_value(items, capacity).unwrap();
    assert_eq!(fault(right), None);
    let one = |weight, value| vec![Item { weight, value }];
    assert_eq!(fault(ascending), Some((one(1, 1), 2)), "one item, counted twice");
    let (items, capacity) = fault(forgets_what_does_not_fit).unwrap();
    assert_eq!((items, capacity), ([one(0, 1), one(1, -1)].concat(), 0));
    let (items, capacity) = fault(greedy).unwrap();
    assert_eq!((items, capacity), ([one(1, 1), one(3, 3)].concat(), 3));
}

#[test]
fn groups_agree_with_all_picks() {
    let kinds = small(2);
    for (a, b) in kinds.iter().zip(kinds.iter().rev()).chain(kinds.iter().zip(&kinds)) {
        for capacity in 0..=6 {
            let (value, picks) = best_of_groups(&[a, b, a], capacity).unwrap();
            let none = Item::default();
            let with_none =
                |group: &[Item]| group.iter().copied().chain([none]).collect::<Vec<_>>();
            let (first, second) = (with_none(a), with_none(b));
            let mut best = 0;
            for x in &first {
                for y in &second {
                    for z in &first {
                        if x.weight + y.weight + z.weight <= capacity {
                            best = best.max(x.value + y.value + z.value);
                        }
                    }
                }
            }
            assert_eq!(value, best, "{a:?} {b:?} {capacity}");
            let picked =
                picks.iter().zip([a, b, a]).filter_map(|(pick, group)| pick.map(|i| group[i]));
            let picked: Vec<Item> = picked.collect();
            assert_makes(&picked, capacity, best, &(0..picked.len()).collect::<Vec<_>>());
        }
    }
}

#[test]
fn subset_sums_agree_with_all_subsets() {
    for n in 0..=9_usize {
        for step in [1, 7, 31, 64, 65] {
            let numbers: Vec<usize> = (0..n).map(|i| (i * i * step) % 150).collect();
            let items: Vec<Item> = numbers.iter().map(|&x| Item { weight: x, value: 0 }).collect();
            let mut expected: Vec<usize> = subsets(&items).into_iter().map(|s| s.0).collect();
            expected.sort_unstable();
            expected.dedup();
            for last in [0, 63, 64, 200, 2000] {
                let sums = subset_sums(&numbers, last).unwrap();
                let within: Vec<usize> = expected.iter().copied().filter(|s| *s <= last).collect();
                assert_eq!(sums.iter().collect::<Vec<_>>(), within, "{numbers:?} {last}");
                assert!(!sums.contains(last + 1));
            }
            let half = numbers.iter().sum::<usize>() / 2;
            let lighter = expected.iter().copied().filter(|s| *s <= half).max();
            assert_eq!(lighter_half(&numbers), Ok(lighter));
        }
    }
}

// 3. Properties.

fn any_items() -> impl Strategy<Value = Vec<Item>> {
    prop::collection::vec((0_usize..40, -20_i64..100).prop_map(Item::from), 0..12)
}

proptest! {
    #[test]
    fn all_forms_agree_with_all_subsets(items in any_items(), capacity in 0_usize..200) {
        assert_all_agree(&items, capacity);
    }

    #[test]
    fn more_capacity_is_never_worse(items in any_items(), capacity in 0_usize..100) {
        let solved = zero_one_knapsack(&items, capacity).unwrap();
        for row in solved.table().rows() {
            prop_assert!(row.is_sorted());
        }
        for (above, below) in solved.table().rows().zip(solved.table().rows().skip(1)) {
            prop_assert!(above.iter().zip(below).all(|(a, b)| a <= b));
        }
    }

    #[test]
    fn the_order_of_the_items_does_not_matter(mut items in any_items(), capacity in 0_usize..200) {
        let best = best_value(&items, capacity);
        prop_assert_eq!(Ok(plain::one_row(&items, capacity)), best);
        items.reverse();
        prop_assert_eq!(best_value(&items, capacity), best);
    }
}

#[test]
fn cells_double_with_the_capacity() {
    for n in demo::SIZES {
        assert_eq!(demo::cells(n, 100), (n + 1) * 101);
        assert_eq!(demo::cells(n, 200) - demo::cells(n, 100), (n + 1) * 100);
    }
}

// 4. Extremes.

#[test]
fn no_items_and_no_capacity() {
    assert_eq!(best_value(&[], 7), Ok(0));
    assert_eq!(count_best(&[], 7), Ok((0, 1)), "the empty choice");
    assert_eq!((ways::count_fitting(&[], 7), k_best::best_values(&[], 7, 2)), (Ok(1), Ok(vec![0])));
    assert_eq!(ways::count_by_weight(&[], 2), Ok(vec![1, 0, 0]));
    assert_eq!(k_best::best_values(&items(&[1], &[1]), 7, 0), Ok(vec![]), "none are asked for");
    assert_eq!((best_exact_value(&[], 0), best_exact_value(&[], 7)), (Ok(Some(0)), Ok(None)));
    assert_eq!(meet_in_the_middle::best_items(&[], 7), Ok((0, vec![])));
    assert_eq!(best_of_groups(&[], 7), Ok((0, vec![])));
    assert_eq!(best_of_groups(&[&[]], 0), Ok((0, vec![None])));
    let items = items(&[0, 1, 0, 0], &[5, 9, -3, 7]);
    assert_all_agree(&items, 0);
    assert_eq!(zero_one_knapsack(&items, 0).unwrap().chosen(), [0, 3], "what weighs nothing fits");
}

#[test]
fn a_million_items_and_a_million_capacities() {
    let many: Vec<Item> =
        (0..1_000_000).map(|i| Item { weight: 1 + i % 7, value: i64::from(i % 7 == 0) }).collect();
    assert_eq!(best_value(&many, 10), Ok(10));
    assert_eq!(choices::best_items(&many, 10).unwrap().0, 10);
    let few = items(&[1, 499_999, 500_000, 999_999], &[1, 10, 11, 20]);
    assert_eq!(best_value(&few, 1_000_000), Ok(22));
    assert_eq!(zero_one_knapsack(&few, 1_000_000).unwrap().chosen(), [0, 1, 2]);
}

#[test]
fn capacities_and_weights_without_end() {
    let items = items(&[usize::MAX, usize::MAX - 1, 1, 5], &[4, 3, 2, 0]);
    assert_eq!(by_value::best_value(&items, usize::MAX), Ok(5));
    assert_eq!(meet_in_the_middle::best_items(&items, usize::MAX), Ok((5, vec![1, 2])));
    assert_eq!(branch_and_bound::best_items(&items, usize::MAX), Ok((5, vec![1, 2])));
    assert_eq!(best_value(&items, 6), Ok(2), "what is too heavy stays out");
}

#[test]
fn forty_items_meet_in_the_middle() {
    let many: Vec<Item> = (0..40_usize).map(|i| Item { weight: 1 << i, value: 1 << i }).collect();
    for capacity in [0, 1, 0xab_cdef_0123, (1 << 40) - 1, usize::MAX] {
        let (value, chosen) = meet_in_the_middle::best_items(&many[..26], capacity).unwrap();
        assert_eq!(value, i64::try_from(capacity.min((1 << 26) - 1)).unwrap());
        assert_makes(&many, capacity, value, &chosen);
    }
    let equal = vec![Item { weight: 1, value: 1 }; 40];
    assert_eq!(meet_in_the_middle::best_items(&equal, 17).unwrap().0, 17);
}

#[test]
fn a_bound_leaves_few_choices_to_be_tried() {
    // No table holds such weights. Divided by what is common to all, they are small.
    let common = 1_000_000_000_000;
    let small: Vec<Item> = (0..60_usize)
        .map(|i| Item {
            weight: 1 + i * 37 % 101,
            value: 1 + i64::try_from(i * i * 53 % 97).unwrap(),
        })
        .collect();
    let large: Vec<Item> =
        small.iter().map(|item| Item { weight: item.weight * common, ..*item }).collect();
    for capacity in [0, 100, 1_000, 1_500, 2_500, 10_000] {
        let (value, chosen) = branch_and_bound::best_items(&large, capacity * common).unwrap();
        assert_eq!(best_value(&small, capacity), Ok(value), "{capacity}");
        assert_makes(&large, capacity * common, value, &chosen);
    }
    // All fit: nothing is to be left out, and nothing to be gone back to.
    let equal = vec![Item { weight: 1, value: 1 }; 2_000];
    let all = (0..2_000).collect();
    assert_eq!(branch_and_bound::best_items(&equal, 2_000), Ok((2_000, all)));
}

#[test]
fn the_largest_values() {
    let most = items(&[1, 1], &[i64::MAX - 1, 1]);
    let solved = zero_one_knapsack(&most, 2).unwrap();
    assert_eq!((solved.value(), solved.chosen()), (i64::MAX, vec![0, 1]));
    assert_eq!(best_value(&most, 2), Ok(i64::MAX));
    assert_eq!(best_exact_value(&most, 1), Ok(Some(i64::MAX - 1)));
    assert_eq!(count_best(&most, 2), Ok((i64::MAX, 1)));
    assert_eq!(meet_in_the_middle::best_items(&most, 2), Ok((i64::MAX, vec![0, 1])));
    assert_eq!(branch_and_bound::best_items(&most, 2), Ok((i64::MAX, vec![0, 1])));
}

// 5. Bad input.

#[test]
fn values_that_may_overflow() {
    let overflow = |item| KnapsackError::Overflow { item };
    let two = items(&[1, 1], &[i64::MAX, 1]);
    assert_eq!(zero_one_knapsack(&two, 1).unwrap_err(), overflow(1));
    assert_eq!(best_value(&two, 1), Err(overflow(1)));
    assert_eq!(best_exact_value(&two, 1), Err(overflow(1)));
    assert_eq!(count_best(&two, 1), Err(overflow(1)));
    assert_eq!(choices::best_items(&two, 1), Err(overflow(1)));
    assert_eq!(by_value::best_value(&two, 1), Err(overflow(1)));
    assert_eq!(meet_in_the_middle::best_items(&two, 1), Err(overflow(1)));
    assert_eq!(branch_and_bound::best_items(&two, 1), Err(overflow(1)));
    assert_eq!(k_best::best_values(&two, 1, 2), Err(overflow(1)));
    assert_eq!(best_of_groups(&[&two[..1], &two[1..]], 1), Err(overflow(1)));
    assert_eq!(best_of_groups(&[&two], 1), Ok((i64::MAX, vec![Some(0)])), "only one is taken");
    assert_eq!(best_value(&items(&[1], &[i64::MIN]), 1), Err(overflow(0)));
    assert_eq!(overflow(1).to_string(), "the values up to that of item 1 may exceed 64 bits");
}

#[test]
fn tables_that_are_too_large() {
    let two = items(&[1, 1], &[1, 1]);
    let too_large = |n_rows, n_columns| KnapsackError::from(TableSizeError { n_rows, n_columns });
    assert_eq!(zero_one_knapsack(&two, usize::MAX).unwrap_err(), too_large(3, usize::MAX));
    assert_eq!(zero_one_knapsack(&two, 1 << 40).unwrap_err(), too_large(3, (1 << 40) + 1));
    assert_eq!(best_value(&two, usize::MAX), Err(too_large(1, usize::MAX)));
    assert_eq!(best_exact_value(&two, 1 << 40), Err(too_large(1, (1 << 40) + 1)));
    assert_eq!(count_best(&two, 1 << 40), Err(too_large(1, (1 << 40) + 1)));
    assert_eq!(choices::best_items(&two, 1 << 40), Err(too_large(1, (1 << 40) + 1)));
    assert_eq!(ways::count_fitting(&two, 1 << 40), Err(too_large(1, (1 << 40) + 1)));
    assert_eq!(ways::count_by_weight(&two, 1 << 40).unwrap_err(), too_large(1, (1 << 40) + 1));
    assert_eq!(k_best::best_values(&two, 1 << 40, 9), Err(too_large(4, (1 << 40) + 1)));
    assert_eq!(best_of_groups(&[&two], 1 << 40), Err(too_large(2, (1 << 40) + 1)));
    let dear = items(&[1], &[1 << 40]);
    assert_eq!(by_value::best_value(&dear, 1), Err(too_large(1, (1 << 40) + 1)));
    assert!(subset_sums(&[1], usize::MAX).is_err());
    assert_eq!(lighter_half(&[usize::MAX, 1]), Ok(None));
}

#[test]
fn too_many_items_and_too_many_ways() {
    let equal = vec![Item { weight: 1, value: 1 }; 68];
    let error = KnapsackError::TooManyItems { n_items: 68, last: 40 };
    assert_eq!(meet_in_the_middle::best_items(&equal, 3), Err(error));
    // 34 of 67 and of 68: 14 226 520 737 620 288 370 choices, which fit, and twice as many, which
    // do not.
    assert_eq!(count_best(&equal[..67], 34), Ok((34, 14_226_520_737_620_288_370)));
    assert_eq!(count_best(&equal, 34), Err(KnapsackError::TooManyWays { item: 67 }));
    assert_eq!(ways::count_by_weight(&equal, 34), Err(KnapsackError::TooManyWays { item: 67 }));
    // All 2⁶⁴ choices of 64 items, but for that of all.
    assert_eq!(ways::count_fitting(&equal[..64], 63), Ok(u64::MAX));
    assert_eq!(ways::count_fitting(&equal[..64], 64), Err(KnapsackError::TooManyWays { item: 63 }));
}

// 6. Errata.

#[test]
fn erratum_the_recurrence_lacks_the_item_that_does_not_fit() {
    let items = items(&[1, 5], &[1, 1]);
    assert_eq!(forgets_what_does_not_fit(&items, 2), 0, "the first item is lost");
    assert_eq!(best_value(&items, 2), Ok(1));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("zero_one_knapsack", ""),
        ("zero_one_knapsack_recursion", "--recursion 6 5 12 4 6 2 10 2 5"),
        ("zero_one_knapsack_memo", "--memo 6 5 12 4 6 2 10 2 5"),
        ("zero_one_knapsack_row", "--row 6 5 12 4 6 2 10 2 5"),
        ("zero_one_knapsack_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x", "the capacity: \"x\" is not a number (column 1)"),
        ("5 2", "the value of item 1: the input ends here (column 4)"),
        ("5 -2 1", "the weight of item 1: \"-2\" is negative (column 3)"),
        ("5 1 9223372036854775807 1 1", "the values up to that of item 2 may exceed 64 bits"),
        (
            "999999999999 1 1",
            "a table of 1 rows and 1000000000000 columns takes more than a gibibyte",
        ),
        ("--memo --row 5", "--memo and --row exclude each other"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    demo::DEMO.says(&[
        ("1000 3 4 5 6", "…Too large to draw: the limit is…The best value is 10…"),
        ("--row 1000 3 4 5 6", "…Too large to draw: the limit is…The best value is 10…"),
        ("--recursion 1000 3 4 5 6", "…Too large to draw: the limit is…The best value is 10…"),
        ("--memo 1000 3 4 5 6", "…Too large to draw: the limit is…The best value is 10…"),
    ]);
}
