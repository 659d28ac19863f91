//! 5.8 Two-dimensional knapsack.

use std::collections::HashSet;

use dynamic_programming::knapsack::two_dimensional_knapsack::counted::best_of_exactly;
use dynamic_programming::knapsack::two_dimensional_knapsack::{
    Item, best_value, count_best, dimensions, plain, two_dimensional_knapsack, unbounded,
};
use dynamic_programming::knapsack::unbounded_knapsack::{self, UnboundedError};
use dynamic_programming::knapsack::zero_one_knapsack::{self, KnapsackError};
use dynamic_programming::{Step, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::sequences;
use crate::snapshots;

#[path = "../../../examples/two_dimensional_knapsack.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// First weights, second weights, values, capacities, the best value, and the items chosen, counted
/// from 1.
type Worked =
    (&'static [usize], &'static [usize], &'static [i64], [usize; 2], i64, &'static [usize]);

const ONE_TO_TEN: &[i64] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TEN_TO_ONE: &[usize] = &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

const WORKED: &[Worked] = &[
    (&[2, 0, 3, 3], &[3, 2, 1, 1], &[7, 6, 2, 3], [5, 4], 10, &[1, 4]),
    (&[1, 2, 2], &[2, 1, 0], &[3, 4, 2], [3, 3], 7, &[1, 2]),
    (
        &[1, 3, 9, 7, 2, 2, 3, 4, 6, 8],
        &[3, 2, 4, 7, 9, 2, 3, 1, 4, 5],
        ONE_TO_TEN,
        [10, 10],
        22,
        &[1, 6, 7, 8],
    ),
    (
        &[2, 4, 6, 8, 10, 1, 3, 15, 7, 9],
        &[1, 7, 3, 8, 10, 11, 3, 5, 3, 9],
        &[1, 7, 3, 7, 5, 4, 7, 8, 4, 10],
        [20, 20],
        25,
        &[1, 2, 7, 10],
    ),
    (TEN_TO_ONE, TEN_TO_ONE, ONE_TO_TEN, [25, 25], 45, &[5, 6, 7, 8, 9, 10]),
    (
        &[1, 2, 4, 7, 9, 13, 4, 3, 2, 11],
        &[1, 3, 8, 4, 14, 13, 4, 2, 1, 1],
        ONE_TO_TEN,
        [20, 20],
        34,
        &[7, 8, 9, 10],
    ),
    (
        &[1, 6, 31, 5, 9, 10, 34, 1, 3, 17, 3],
        &[5, 2, 11, 4, 6, 2, 4, 7, 13, 7, 1],
        &[1, 1, 5, 4, 9, 7, 31, 13, 34, 21, 17],
        [50, 50],
        106,
        &[1, 4, 5, 6, 8, 9, 10, 11],
    ),
    (
        &[42, 2, 15, 4, 15, 15, 42, 3, 1, 10, 12, 1, 52, 14, 1, 4, 4, 1, 4],
        &[2, 3, 5, 43, 21, 45, 2, 13, 1, 1, 37, 42, 5, 14, 5, 5, 2, 6, 41],
        &[12, 142, 5, 14, 15, 45, 42, 61, 41, 0, 42, 42, 25, 14, 215, 45, 42, 1, 31],
        [80, 80],
        635,
        &[2, 3, 7, 8, 9, 12, 15, 16, 17],
    ),
];

fn items(first: &[usize], second: &[usize], values: &[i64]) -> Vec<Item> {
    assert!(first.len() == second.len() && second.len() == values.len());
    let weights = first.iter().zip(second).map(|(&v, &w)| [v, w]);
    weights.zip(values).map(|(weights, &value)| Item { weights, value }).collect()
}

#[test]
fn worked_examples() {
    for &(first, second, values, capacities, best, chosen) in WORKED {
        let items = items(first, second, values);
        let solved = two_dimensional_knapsack(&items, capacities).unwrap();
        assert_eq!(solved.value(), best);
        let from_1: Vec<usize> = solved.chosen().iter().map(|i| i + 1).collect();
        assert_eq!(from_1, chosen, "{capacities:?}");
        assert_eq!(best_value(&items, capacities), Ok(best));
        assert_eq!(dimensions::best_value(&items, capacities), Ok(best));
        assert_eq!(count_best(&items, capacities), Ok((best, 1)), "no other choice is as good");
    }
}

#[test]
fn the_planes_of_the_small_example() {
    let items = items(&[1, 2, 2], &[2, 1, 0], &[3, 4, 2]);
    let solved = two_dimensional_knapsack(&items, [3, 3]).unwrap();
    let plane = |i: usize| [0, 1, 2, 3].map(|a| [0, 1, 2, 3].map(|b| solved.best(i, [a, b])));
    assert_eq!(plane(0), [[0; 4]; 4]);
    assert_eq!(plane(1), [[0, 0, 0, 0], [0, 0, 3, 3], [0, 0, 3, 3], [0, 0, 3, 3]]);
    assert_eq!(plane(2), [[0, 0, 0, 0], [0, 0, 3, 3], [0, 4, 4, 4], [0, 4, 4, 7]]);
    assert_eq!(plane(3), [[0, 0, 0, 0], [0, 0, 3, 3], [2, 4, 4, 4], [2, 4, 5, 7]]);
    assert_eq!((solved.table().n_rows(), solved.table().n_columns()), (16, 4));
}

/// The worked example of the page: two weights and a value, and the capacities.
const PAGE: ([([usize; 2], i64); 4], [usize; 2]) =
    ([([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)], [5, 4]);

pub(crate) const BEST: i64 = 10;
pub(crate) const FIRST_ONLY: i64 = 16;
pub(crate) const SECOND_ONLY: i64 = 11;
pub(crate) const OF_SUMS: i64 = 13;
pub(crate) const GREEDY: i64 = 9;
pub(crate) const TWICE: i64 = 12;
pub(crate) const CALLS: usize = 21;
pub(crate) const CALLS_WITH_MEMO: usize = 16;
pub(crate) const STATES: usize = 15;
pub(crate) const CELLS: usize = 150;
pub(crate) const CELLS_OF_A_PLANE: usize = 30;
pub(crate) const CALLS_OF_TWENTY: usize = 20_574;
pub(crate) const CALLS_OF_TWENTY_WITH_MEMO: usize = 2_096;
pub(crate) const CELLS_OF_TWENTY: usize = 3_549;
pub(crate) const CELLS_OF_A_PLANE_OF_TWENTY: usize = 169;

/// How many calls the recursion makes without and with a memo, and how many cells there are in all
/// planes and in one.
fn costs(items: &[Item], capacities: [usize; 2]) -> [usize; 4] {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(items, capacities, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(items, capacities, &mut |step| memo_calls += is_call(step));
    let planes = plain::fill_planes(items, capacities);
    let cells = planes.iter().flatten().map(Vec::len).sum();
    [plain_calls, memo_calls, cells, planes[0].iter().map(Vec::len).sum()]
}

/// A 0-1 knapsack of one of the two weights.
fn of_one_weight(items: &[Item], d: usize, capacity: usize) -> i64 {
    let plain =
        |item: &Item| zero_one_knapsack::Item { weight: item.weights[d], value: item.value };
    let items: Vec<_> = items.iter().map(plain).collect();
    zero_one_knapsack::best_value(&items, capacity).unwrap()
}

/// The item of most value for the sum of its weights first.
fn greedy(items: &[Item], mut capacities: [usize; 2]) -> i64 {
    let sum = |item: &Item| i64::try_from(item.weights[0] + item.weights[1]).unwrap();
    let mut order = items.to_vec();
    order.sort_by(|x, y| (y.value * sum(x)).cmp(&(x.value * sum(y))));
    let mut value = 0;
    for item in order {
        if (0..2).all(|d| item.weights[d] <= capacities[d]) {
            capacities = [0, 1].map(|d| capacities[d] - item.weights[d]);
            value += item.value;
        }
    }
    value
}

#[test]
fn the_worked_example_of_the_page() {
    let (pairs, capacities) = PAGE;
    let items = pairs.map(|(weights, value)| Item { weights, value });
    // One choice is best.
    assert_eq!(count_best(&items, capacities), Ok((BEST, 1)));
    let planes = plain::fill_planes(&items, capacities);
    assert_eq!(plain::chosen(&items, &planes, capacities), [0, 3]);
    // What looks at one capacity only, or at their sum, finds too much, and greedy too little.
    assert_eq!(of_one_weight(&items, 0, 5), FIRST_ONLY);
    assert_eq!(of_one_weight(&items, 1, 4), SECOND_ONLY);
    assert_eq!(adds_the_weights(&items, capacities), OF_SUMS);
    assert_eq!(greedy(&items, capacities), GREEDY);
    // Item 2 has no first weight, so one wrong direction counts it twice.
    assert_eq!(half_ascending(&items, capacities), TWICE);
    // No cell of a plane is decided by a tie.
    for (i, Item { weights: [v, w], value }) in (1..).zip(items) {
        for a in v..=5 {
            for b in w..=4 {
                assert_ne!(planes[i - 1][a][b], planes[i - 1][a - v][b - w] + value, "{i} {a} {b}");
            }
        }
    }
    // Because items 3 and 4 have the same weights, a state is asked for again, with all below it.
    let (mut asked, mut again) = (HashSet::new(), HashSet::new());
    plain::by_recursion_watched(&items, capacities, &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 1 < state.0
        {
            again.insert(state);
        }
    });
    assert_eq!(again, HashSet::from([(2, 2, 3)]));
    assert_eq!(asked.len(), STATES);
    let expected = [CALLS, CALLS_WITH_MEMO, CELLS, CELLS_OF_A_PLANE];
    assert_eq!(costs(&items, capacities), expected);
}

#[test]
fn twenty_items_of_the_page() {
    let items: Vec<Item> =
        (0..20).map(|i| Item { weights: [1 + i * 7 % 4, 1 + i * 3 % 5], value: 1 }).collect();
    let expected =
        [CALLS_OF_TWENTY, CALLS_OF_TWENTY_WITH_MEMO, CELLS_OF_TWENTY, CELLS_OF_A_PLANE_OF_TWENTY];
    assert_eq!(costs(&items, [12, 12]), expected);
}

#[test]
fn the_inputs_of_the_questions() {
    // Both loops in the wrong direction, and one of them: weights, value, capacities.
    for (weights, capacities, half, best) in
        [([1, 1], [3, 3], 5, 5), ([0, 1], [3, 3], 15, 5), ([2, 0], [3, 3], 5, 5)]
    {
        let items = [Item { weights, value: 5 }];
        let both = (half_ascending(&items, capacities), plain::one_plane(&items, capacities));
        assert_eq!(both, (half, best), "{weights:?}");
    }
    // The exercise by hand: item 3 has the weights 2 and 0.
    let small = items(&[1, 2, 2], &[2, 1, 0], &[3, 4, 2]);
    for (capacities, best) in [([4, 3], 7), ([3, 9], 7), ([5, 3], 9)] {
        assert_eq!(plain::one_plane(&small, capacities), best, "{capacities:?}");
    }
}

#[test]
fn cells_grow_eightfold() {
    let items = [Item { weights: [1, 1], value: 1 }; 3];
    // The numbers of columns and rows are one more than the capacities.
    let [_, _, small, _] = costs(&items, [99, 99]);
    let [_, _, large, _] = costs(&items, [199, 399]);
    assert_eq!(large, 8 * small);
}

#[test]
fn the_inputs_of_the_short_pages() {
    let plain = |(weight, value)| zero_one_knapsack::Item { weight, value };
    let three = [(2, 4), (3, 5), (5, 12)].map(plain);
    let exactly = |n| best_of_exactly(&three, n, 6).unwrap();
    assert_eq!([0, 1, 2, 3].map(exactly), [Some(0), Some(12), Some(9), None]);
    // As many copies as you like, of the items of the worked example.
    let (pairs, capacities) = PAGE;
    let items = pairs.map(|(weights, value)| Item { weights, value });
    assert_eq!(unbounded::best_value(&items, capacities), Ok(12), "two copies of item 2");
    // Three capacities.
    let items = [([1, 2, 0], 4), ([2, 1, 1], 5), ([1, 1, 2], 6)];
    let items = items.map(|(weights, value)| Item { weights, value });
    assert_eq!(dimensions::best_value(&items, [3, 3, 2]), Ok(10));
    assert_eq!(dimensions::best_value(&items, [3, 3, 3]), Ok(11));
    // A cell for each triple of capacities.
    assert_eq!((3 + 1) * (3 + 1) * (2 + 1), 48);
}

// 2. All small inputs, against all subsets.

/// Every subset's weights, value and number of items, the empty one first.
fn subsets<const D: usize>(items: &[Item<D>]) -> Vec<([usize; D], i64, usize)> {
    let mut all = vec![([0; D], 0, 0)];
    for item in items {
        let with = |(weights, value, n): &([usize; D], i64, usize)| {
            let sum = std::array::from_fn(|d| weights[d] + item.weights[d]);
            (sum, value + item.value, n + 1)
        };
        let more: Vec<_> = all.iter().map(with).collect();
        all.extend(more);
    }
    all
}

/// The best value and how many subsets have it.
fn oracle<const D: usize>(items: &[Item<D>], capacities: [usize; D]) -> (i64, u64) {
    let mut fitting = subsets(items);
    fitting.retain(|subset| (0..D).all(|d| subset.0[d] <= capacities[d]));
    let best = fitting.iter().map(|subset| subset.1).max().unwrap();
    let ways = fitting.iter().filter(|subset| subset.1 == best).count();
    (best, u64::try_from(ways).unwrap())
}

/// All sequences of up to `n` items out of 18 kinds: both weights 0 to 2, values -1 and 2.
fn small(n: usize) -> Vec<Vec<Item>> {
    let kinds =
        (0..9).flat_map(|pair| [-1, 2].map(|value| Item { weights: [pair / 3, pair % 3], value }));
    sequences(&kinds.collect::<Vec<Item>>(), n)
}

fn pairs(last: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..=last).flat_map(move |a| (0..=last).map(move |b| [a, b]))
}

fn fault(best: impl Fn(&[Item], [usize; 2]) -> i64) -> Option<(Vec<Item>, [usize; 2])> {
    let all = small(2).into_iter().flat_map(|items| pairs(3).map(move |c| (items.clone(), c)));
    all.into_iter()
        .find(|(items, capacities)| best(items, *capacities) != oracle(items, *capacities).0)
}

fn assert_all_agree(items: &[Item], capacities: [usize; 2]) {
    let (best, ways) = oracle(items, capacities);
    let solved = two_dimensional_knapsack(items, capacities).unwrap();
    assert_eq!(solved.value(), best, "{items:?} {capacities:?}");
    let chosen = solved.chosen();
    assert!(chosen.is_sorted_by(|a, b| a < b));
    let mut made = ([0, 0], 0);
    for &i in &chosen {
        made.0 = [0, 1].map(|d| made.0[d] + items[i].weights[d]);
        made.1 += items[i].value;
    }
    assert!(made.0[0] <= capacities[0] && made.0[1] <= capacities[1], "{items:?} {chosen:?}");
    assert_eq!(made.1, best, "{items:?} {capacities:?} {chosen:?}");
    assert_eq!(best_value(items, capacities), Ok(best), "{items:?} {capacities:?}");
    assert_eq!(plain::by_recursion(items, capacities), best, "{items:?} {capacities:?}");
    assert_eq!(plain::by_memo(items, capacities), best, "{items:?} {capacities:?}");
    assert_eq!(plain::one_plane(items, capacities), best, "{items:?} {capacities:?}");
    let planes = plain::fill_planes(items, capacities);
    let rows = planes.iter().flatten().map(Vec::as_slice);
    assert!(solved.table().rows().eq(rows), "{items:?} {capacities:?}");
    assert_eq!(plain::chosen(items, &planes, capacities), chosen, "{items:?} {capacities:?}");
    assert_eq!(dimensions::best_value(items, capacities), Ok(best), "{items:?} {capacities:?}");
    assert_eq!(count_best(items, capacities), Ok((best, ways)), "{items:?} {capacities:?}");
}

#[test]
fn all_subsets_agree_on_all_small_inputs() {
    let all = small(3);
    assert_eq!(all.len(), 1 + 18 + 324 + 5832);
    for items in &all {
        for capacities in pairs(3) {
            assert_all_agree(items, capacities);
        }
    }
}

/// One plane, with one of the two loops the other way around.
fn half_ascending(items: &[Item], capacities: [usize; 2]) -> i64 {
    let mut plane = vec![vec![0; capacities[1] + 1]; capacities[0] + 1];
    for Item { weights: [v, w], value } in items {
        for a in (*v..=capacities[0]).rev() {
            for b in *w..=capacities[1] {
                plane[a][b] = plane[a][b].max(plane[a - v][b - w] + value);
            }
        }
    }
    plane[capacities[0]][capacities[1]]
}

/// A 0-1 knapsack of the sums.
fn adds_the_weights(items: &[Item], capacities: [usize; 2]) -> i64 {
    let sums: Vec<_> = items
        .iter()
        .map(|item| zero_one_knapsack::Item {
            weight: item.weights.iter().sum(),
            value: item.value,
        })
        .collect();
    zero_one_knapsack::best_value(&sums, capacities.iter().sum()).unwrap()
}

/// The recurrence as printed, without the case of an item that does not fit.
fn forgets_what_does_not_fit(items: &[Item], capacities: [usize; 2]) -> i64 {
    let empty = vec![vec![0; capacities[1] + 1]; capacities[0] + 1];
    let mut plane = empty.clone();
    for Item { weights: [v, w], value } in items {
        let before = std::mem::replace(&mut plane, empty.clone());
        for a in *v..=capacities[0] {
            for b in *w..=capacities[1] {
                plane[a][b] = before[a][b].max(before[a - v][b - w] + value);
            }
        }
    }
    plane[capacities[0]][capacities[1]]
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|items, capacities| best_value(items, capacities).unwrap()), None);
    let twice = (items(&[0], &[1], &[2]), [0, 2]);
    assert_eq!(fault(half_ascending), Some(twice), "right as long as the first weight is not 0");
    assert_eq!(fault(adds_the_weights), Some((items(&[0], &[1], &[2]), [1, 0])));
    let lost = (items(&[0, 0], &[0, 1], &[2, -1]), [0, 0]);
    assert_eq!(fault(forgets_what_does_not_fit), Some(lost));
}

#[test]
fn exactly_so_many_items_agree_with_all_subsets() {
    for items in small(3) {
        let plain: Vec<_> = items
            .iter()
            .map(|item| zero_one_knapsack::Item { weight: item.weights[0], value: item.value })
            .collect();
        for n in 0..=4 {
            for capacity in 0..=4 {
                let all = subsets(&items);
                let fitting = all.iter().filter(|s| s.2 == n && s.0[0] <= capacity);
                let best = fitting.map(|s| s.1).max();
                assert_eq!(best_of_exactly(&plain, n, capacity), Ok(best), "{items:?} {n}");
            }
        }
    }
}

#[test]
fn unbounded_copies_agree_with_as_many_as_fit() {
    for mut items in small(2) {
        items.retain(|item| item.weights != [0, 0]);
        for capacities in pairs(4) {
            let fit = |item: &Item| {
                let most = |d: usize| capacities[d].checked_div(item.weights[d]);
                [most(0), most(1)].into_iter().flatten().min().unwrap_or(0)
            };
            let all: Vec<Item> = items.iter().flat_map(|item| vec![*item; fit(item)]).collect();
            let best = best_value(&all, capacities).unwrap();
            assert_eq!(unbounded::best_value(&items, capacities), Ok(best), "{items:?}");
        }
    }
}

// 3. Properties.

fn any_items<const D: usize>() -> impl Strategy<Value = Vec<Item<D>>> {
    let item = (prop::array::uniform::<_, D>(0_usize..8), -20_i64..100);
    prop::collection::vec(item.prop_map(|(weights, value)| Item { weights, value }), 0..10)
}

proptest! {
    #[test]
    fn all_forms_agree(items in any_items::<2>(), a in 0_usize..25, b in 0_usize..25) {
        assert_all_agree(&items, [a, b]);
    }

    #[test]
    fn three_capacities(items in any_items::<3>(), capacities in prop::array::uniform3(0_usize..12)) {
        prop_assert_eq!(dimensions::best_value(&items, capacities), Ok(oracle(&items, capacities).0));
    }

    #[test]
    fn a_capacity_to_spare_makes_it_one_dimensional(items in any_items::<2>(), capacity in 0_usize..40) {
        let plain: Vec<_> = items
            .iter()
            .map(|item| zero_one_knapsack::Item { weight: item.weights[0], value: item.value })
            .collect();
        let ample = items.iter().map(|item| item.weights[1]).sum();
        let best = zero_one_knapsack::best_value(&plain, capacity);
        prop_assert_eq!(best_value(&items, [capacity, ample]), best);
        let swapped: Vec<Item> = items
            .iter()
            .map(|item| Item { weights: [item.weights[1], item.weights[0]], ..*item })
            .collect();
        prop_assert_eq!(best_value(&swapped, [ample, capacity]), best);
        let row: Vec<Item<1>> =
            items.iter().map(|item| Item { weights: [item.weights[0]], value: item.value }).collect();
        prop_assert_eq!(dimensions::best_value(&row, [capacity]), best);
    }
}

#[test]
fn cells_grow_fourfold_when_both_capacities_double() {
    let counts: Vec<[usize; 2]> = demo::SIZES.iter().map(|&n| demo::cells(n)).collect();
    for pair in counts.windows(2) {
        let [[row, plane], [next_row, next_plane]] = [pair[0], pair[1]];
        assert!(18 * row <= 10 * next_row && next_row <= 2 * row, "{counts:?}");
        assert!(34 * plane <= 10 * next_plane && next_plane <= 4 * plane, "{counts:?}");
    }
}

// 4. Extremes.

#[test]
fn no_items_and_no_capacity() {
    assert_eq!(best_value(&[], [3, 4]), Ok(0));
    assert_eq!(two_dimensional_knapsack(&[], [3, 4]).unwrap().chosen(), [0_usize; 0]);
    assert_eq!(dimensions::best_value::<0>(&[], []), Ok(0), "without any capacity");
    assert_eq!(best_of_exactly(&[], 0, 3), Ok(Some(0)));
    assert_eq!(best_of_exactly(&[], 1, 3), Ok(None));
    assert_eq!(best_of_exactly(&[], usize::MAX, 3), Ok(None));
    let items = items(&[0, 0, 1, 0], &[0, 1, 0, 0], &[5, 9, 8, -7]);
    for capacities in [[0, 0], [0, 5], [5, 0]] {
        assert_all_agree(&items, capacities);
    }
    assert_eq!(best_value(&items, [0, 5]), Ok(14), "one capacity is 0");
}

#[test]
fn a_million_items_and_a_million_cells() {
    let many: Vec<Item> =
        (0..1_000_000).map(|i| Item { weights: [i % 3 + 1, 1], value: 1 }).collect();
    assert_eq!(best_value(&many, [4, 3]), Ok(3));
    let few = items(&[999, 1, 500], &[1, 999, 500], &[5, 6, 7]);
    assert_eq!(best_value(&few, [1000, 1000]), Ok(11));
    assert_eq!(two_dimensional_knapsack(&few, [1000, 1000]).unwrap().chosen(), [0, 1]);
}

#[test]
fn the_largest_values() {
    let most = items(&[1, 1], &[1, 1], &[i64::MAX - 1, 1]);
    assert_all_agree(&most, [2, 2]);
    assert_eq!(best_value(&most, [2, 2]), Ok(i64::MAX));
    let heavy = items(&[usize::MAX, 0], &[0, usize::MAX], &[1, 2]);
    assert_eq!(best_value(&heavy, [5, 5]), Ok(0), "neither fits");
    assert_eq!(dimensions::best_value(&heavy, [5, 5]), Ok(0));
    assert_eq!(unbounded::best_value(&heavy, [5, 5]), Ok(0));
}

// 5. Bad input.

#[test]
fn values_that_may_overflow() {
    let error = KnapsackError::Overflow { item: 1 };
    let two = items(&[1, 1], &[1, 1], &[i64::MAX, 1]);
    assert_eq!(two_dimensional_knapsack(&two, [2, 2]).unwrap_err(), error);
    assert_eq!(best_value(&two, [2, 2]), Err(error));
    assert_eq!(count_best(&two, [2, 2]), Err(error));
    assert_eq!(dimensions::best_value(&two, [2, 2]), Err(error));
    let plain = [i64::MAX, 1].map(|value| zero_one_knapsack::Item { weight: 1, value });
    assert_eq!(best_of_exactly(&plain, 1, 2), Err(error));
    let half = items(&[1, 0], &[0, 1], &[i64::MAX / 2, i64::MAX / 2 + 2]);
    assert_eq!(unbounded::best_value(&half, [1, 1]), Err(UnboundedError::Overflow { item: 1 }));
    assert_eq!(unbounded::best_value(&half[..1], [2, 1]), Ok(i64::MAX - 1));
}

#[test]
fn an_item_without_weight_and_with_value() {
    let two = items(&[1, 0], &[1, 0], &[1, 1]);
    let error = unbounded_knapsack::UnboundedError::Unbounded { item: 1 };
    assert_eq!(unbounded::best_value(&two, [2, 2]), Err(error));
    let nothing = items(&[1, 0], &[1, 0], &[1, 0]);
    assert_eq!(unbounded::best_value(&nothing, [2, 3]), Ok(2));
}

#[test]
fn tables_that_are_too_large() {
    let one = items(&[1], &[1], &[1]);
    let too_large = |n_rows, n_columns| KnapsackError::from(TableSizeError { n_rows, n_columns });
    let big = 1 << 20;
    assert_eq!(
        two_dimensional_knapsack(&one, [big, big]).unwrap_err(),
        too_large(2 * (big + 1), big + 1)
    );
    assert_eq!(best_value(&one, [big, big]), Err(too_large(big + 1, big + 1)));
    assert_eq!(count_best(&one, [usize::MAX, 1]), Err(too_large(usize::MAX, 2)));
    let max = usize::MAX;
    assert_eq!(two_dimensional_knapsack(&one, [max, max]).unwrap_err(), too_large(max, max));
    assert_eq!(dimensions::best_value(&one, [max, 0]), Err(too_large(1, max)));
    assert_eq!(dimensions::best_value(&one, [max - 1, 2]), Err(too_large(1, max)));
    assert!(unbounded::best_value(&one, [max, 1]).is_err());
    let plain = [zero_one_knapsack::Item { weight: 1, value: 1 }];
    assert_eq!(best_of_exactly(&plain, 1, max), Err(too_large(2, max)));
}

#[test]
fn too_many_ways() {
    let equal = vec![Item { weights: [1, 0], value: 1 }; 68];
    assert_eq!(count_best(&equal[..67], [34, 0]), Ok((34, 14_226_520_737_620_288_370)));
    assert_eq!(count_best(&equal, [34, 0]), Err(KnapsackError::TooManyWays { item: 67 }));
}

// 6. Errata.

#[test]
fn erratum_the_recurrence_lacks_the_item_that_does_not_fit() {
    let two = items(&[1, 1], &[1, 9], &[5, 1]);
    assert_eq!(forgets_what_does_not_fit(&two, [3, 3]), 0, "the first item is lost");
    assert_eq!(best_value(&two, [3, 3]), Ok(5));
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example two_dimensional_knapsack";
    snapshots::check("two_dimensional_knapsack", command, &printed);
}

#[test]
fn demo_of_small_inputs() {
    for (name, args) in [
        ("recursion", "--recursion 5 4 2 3 7 0 2 6 3 1 2 3 1 3"),
        ("memo", "--memo 5 4 2 3 7 0 2 6 3 1 2 3 1 3"),
        ("plane", "--plane 5 4 2 3 7 0 2 6 3 1 2 3 1 3"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command = format!(
            "cargo run -p dynamic-programming --example two_dimensional_knapsack -- {args}"
        );
        snapshots::check(&format!("two_dimensional_knapsack_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_bad_input() {
    for (args, error) in [
        (&["x"][..], "the first capacity: \"x\" is not a number (column 1)"),
        (&["5"], "the second capacity: the input ends here (column 2)"),
        (&["5", "5", "2", "1"], "the value of item 1: the input ends here (column 8)"),
        (&["5", "5", "2", "-1", "3"], "the second weight of item 1: \"-1\" is negative (column 7)"),
        (
            &["5", "5", "1", "1", "9223372036854775807", "1", "1", "1"],
            "the values up to that of item 2 may exceed 64 bits",
        ),
        (
            &["99999", "99999", "1", "1", "1"],
            "a table of 200000 rows and 100000 columns takes more than a gibibyte",
        ),
        (&["--memo", "--plane", "5", "5"], "--memo and --plane exclude each other"),
    ] {
        assert_eq!(demo::DEMO.output(args).unwrap_err().to_string(), error);
    }
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    for flag in ["", "--plane ", "--recursion ", "--memo "] {
        let args = format!("{flag}100 50 3 4 5 6 7 8");
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(printed.contains("Too large to draw: the limit is"), "{printed}");
        assert!(printed.contains("The best value is 13"), "{printed}");
    }
}
