//! Section 5.9.

use dynamic_programming::regional_dp::minimum_merge_cost::circular::{self, Circle};
use dynamic_programming::regional_dp::minimum_merge_cost::garsia_wachs::{
    GarsiaWachs, garsia_wachs,
};
use dynamic_programming::regional_dp::minimum_merge_cost::instances::{
    matrix_chain, triangulation,
};
use dynamic_programming::regional_dp::minimum_merge_cost::{
    Intervals, Merge, MergeError, any_pair_cost, interval_dp, knuth, maximum_merge, minimum_merge,
    plain,
};
use dynamic_programming::{MAX_BYTES, Step, Table, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots;

#[path = "../../../examples/minimum_merge_cost.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples, and the original's tests with the right values.

const X: &[i64] = &[42, 42, -5, 14, 215, 45, -42, 1, 31, 0, 12, 142, -5, 14, 15, 45, 42, 61, 41];
const Y: &[i64] = &[12, 142, -5, 14, 15, 45, 42, 61, 41, 0, 42, 42, -5, 14, 215, 45, -42, 1, 31];

/// Piles, the least cost, and the greatest.
const COSTS: &[(&[i64], i64, i64)] = &[
    (&[], 0, 0),
    (&[7], 0, 0),
    (&[1, 2, 3], 9, 11),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 173, 375),
    (&[1, 3, 5, 7, 9, 11, 13, 15], 177, 357),
    (&[1, 2, 3, 4, 5], 33, 50),
    (&[1, 20, 3, 40, 5, 6, 7, 80, 90, 10], 738, 1951),
    (&[5, 6, 11, 4, 9, 0, 34, 21, -13, 17, 3], 288, 764),
    (&[1, 1, 5, 4, 9, 7, 31, -13, 34, 21, 17], 353, 937),
    (X, 2278, 7919),
    (Y, 2503, 8897),
    (&[6, 5, 1, 4, 8], 53, 67),
];

#[test]
fn costs() {
    for (piles, least, greatest) in COSTS {
        let (minimum, maximum) = (minimum_merge(piles).unwrap(), maximum_merge(piles).unwrap());
        assert_eq!((minimum.cost(), maximum.cost()), (*least, *greatest), "{piles:?}");
        assert_eq!(cost_of(piles, &minimum.merges()), *least, "{piles:?}");
        assert_eq!(cost_of(piles, &maximum.merges()), *greatest, "{piles:?}");
    }
}

#[test]
fn the_tree_of_ten() {
    let piles: Vec<i64> = (1..=10).collect();
    let merges = minimum_merge(&piles).unwrap().merges();
    let expected = "(((((1 2) 3) (4 5)) (6 7)) ((8 9) 10))";
    assert_eq!(demo::brackets(&piles, &merges), expected);
}

#[test]
fn the_table_of_three() {
    let table = minimum_merge(&[1, 2, 3]).unwrap();
    let rows: Vec<&[i64]> = table.costs().rows().collect();
    assert_eq!(rows, [[0, 0, 3, 9], [0, 0, 0, 5], [0, 0, 0, 0], [0, 0, 0, 0]]);
    assert_eq!((table.split(&(0..3)), table.split(&(1..3))), (Some(2), Some(2)));
    for nothing in [0..0, 1..2, 2..4] {
        assert_eq!(table.split(&nothing), None);
    }
    let merges = [Merge { start: 0, mid: 1, end: 2 }, Merge { start: 0, mid: 2, end: 3 }];
    assert_eq!(table.merges(), merges);
}

#[test]
fn circles() {
    // Luogu P1880.
    let piles = [4, 5, 9, 4];
    let least = circular::minimum_merge(&piles).unwrap();
    assert_eq!((least.cost, circular::maximum_merge(&piles).unwrap().cost), (43, 54));
    assert_eq!(minimum_merge(&piles).unwrap().cost(), 44, "as a row it costs more");
    assert_eq!(least.start, 2, "9 4 4 5; 4 4 5 9 costs the same");
}

#[test]
fn other_problems_of_the_same_table() {
    // CLRS, 15.2: six matrices.
    let chain = matrix_chain(&[30, 35, 15, 5, 10, 20, 25]).unwrap();
    assert_eq!(chain.cost(), 15_125);
    assert_eq!(demo::brackets(&[1, 2, 3, 4, 5, 6], &chain.merges()), "((1 (2 3)) ((4 5) 6))");
    // LeetCode 1039.
    for (corners, least) in [(&[1, 2, 3][..], 6), (&[3, 7, 4, 5], 144), (&[1, 3, 1, 4, 1, 5], 13)] {
        let weight = |i: usize, k: usize, j: usize| Some(corners[i] * corners[k] * corners[j]);
        assert_eq!(triangulation(corners.len(), weight).unwrap().cost(), least);
    }
}

#[test]
fn garsia_wachs_by_hand() {
    let GarsiaWachs { cost, merges } = garsia_wachs(&[4, 2, 3, 6]).unwrap();
    assert_eq!((cost, demo::brackets(&[4, 2, 3, 6], &merges)), (29, "((4 (2 3)) 6)".to_owned()));
}

/// The worked example of the page.
const PAGE: [i64; 5] = [6, 5, 1, 4, 8];

pub(crate) const COST: i64 = 53;
pub(crate) const BY_HALVES: i64 = 54;
pub(crate) const GREEDY: i64 = 55;
pub(crate) const LEFT_TO_RIGHT: i64 = 63;
pub(crate) const COST_OF_FOUR: i64 = 31;
pub(crate) const CALLS_OF_FOUR: usize = 27;
pub(crate) const CALLS_OF_FOUR_WITH_MEMO: usize = 21;
pub(crate) const STATES_OF_FOUR: usize = 10;
pub(crate) const CALLS: usize = 81;
pub(crate) const CALLS_WITH_MEMO: usize = 41;
pub(crate) const SPLITS: usize = 20;
pub(crate) const TREES: usize = 14;
pub(crate) const TREES_OF_TWENTY: u64 = 1_767_263_190;
pub(crate) const GREEDY_OF_2212: i64 = 15;
pub(crate) const COST_OF_2212: i64 = 14;
pub(crate) const SPLITS_OF_EIGHT: usize = 84;
pub(crate) const SPLITS_OF_EIGHT_BETWEEN_BOUNDS: usize = 46;
pub(crate) const COST_OF_NEGATIVE: i64 = -3;
pub(crate) const WITH_BOUNDS_OF_NEGATIVE: i64 = -2;
pub(crate) const COST_OF_THE_ROW: i64 = 44;
pub(crate) const COST_OF_THE_CIRCLE: i64 = 43;
pub(crate) const GREATEST_OF_THE_CIRCLE: i64 = 54;
pub(crate) const CALLS_OF_TWELVE: usize = 177_147;
pub(crate) const CALLS_OF_TWELVE_WITH_MEMO: usize = 573;
pub(crate) const SPLITS_OF_TWELVE: usize = 286;
pub(crate) const SPLITS_OF_512: u32 = 22_369_536;
pub(crate) const SPLITS_OF_512_BETWEEN_BOUNDS: u32 = 261_782;

/// How many calls the recursion makes without and with a memo.
fn calls(piles: &[i64]) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(piles, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(piles, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// How many splits are tried: all of them, and those between Knuth's bounds.
fn splits(piles: &[i64]) -> (usize, usize) {
    let n = piles.len();
    let mut between = 0;
    plain::with_bounds_watched(piles, |_, splits| between += splits.count());
    ((2..=n).map(|length| (n + 1 - length) * (length - 1)).sum(), between)
}

/// All costs of an interval, one for each tree of merges.
fn of_all_trees(piles: &[i64]) -> Vec<i64> {
    if piles.len() < 2 {
        return vec![0];
    }
    let mut all = Vec::new();
    for k in 1..piles.len() {
        let (left, right) = piles.split_at(k);
        for a in of_all_trees(left) {
            all.extend(of_all_trees(right).into_iter().map(|b| a + b + piles.iter().sum::<i64>()));
        }
    }
    all
}

#[test]
fn the_worked_example_of_the_page() {
    // One tree is best, and it is none of those that a simple rule finds.
    let all = of_all_trees(&PAGE);
    assert_eq!((all.len(), all.iter().filter(|cost| **cost <= COST).count()), (TREES, 1));
    let (cost, split) = plain::fill_tables(&PAGE);
    assert_eq!((cost[0][5], searched(&PAGE).0), (COST, COST));
    let merges = minimum_merge(&PAGE).unwrap().merges();
    assert_eq!(demo::brackets(&PAGE, &merges), "((6 5) ((1 4) 8))");
    assert_eq!(greedy(&PAGE), GREEDY);
    assert_eq!(by_halves(&PAGE), BY_HALVES);
    assert_eq!((left_to_right(&PAGE), by_left_ends(&PAGE)), (LEFT_TO_RIGHT, LEFT_TO_RIGHT));
    // The two halves that the rule takes weigh the same.
    assert_eq!(PAGE[..3].iter().sum::<i64>(), PAGE[3..].iter().sum::<i64>());
    // No cell of the table is decided by a tie.
    for i in 0..5 {
        for j in i + 2..=5 {
            let ways = (i + 1..j).filter(|&k| {
                cost[i][k] + cost[k][j] + PAGE[i..j].iter().sum::<i64>() == cost[i][j]
            });
            assert_eq!(ways.collect::<Vec<_>>(), [split[i][j]], "{i}..{j}");
        }
    }
    assert_eq!(plain::by_recursion(&PAGE[..4]), COST_OF_FOUR);
    assert_eq!(calls(&PAGE[..4]), (CALLS_OF_FOUR, CALLS_OF_FOUR_WITH_MEMO));
    assert_eq!(calls(&PAGE), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(splits(&PAGE).0, SPLITS);
    assert_eq!((1..=4).sum::<usize>(), STATES_OF_FOUR);
}

#[test]
fn twelve_piles_and_512() {
    let piles: Vec<i64> = (1..=12).collect();
    assert_eq!(calls(&piles), (CALLS_OF_TWELVE, CALLS_OF_TWELVE_WITH_MEMO));
    assert_eq!(splits(&piles).0, SPLITS_OF_TWELVE);
    assert_eq!(demo::every_split(512), SPLITS_OF_512);
    assert_eq!(demo::knuths_splits(512), SPLITS_OF_512_BETWEEN_BOUNDS);
    let mut power = 1;
    for n in 1..=7 {
        // 3ⁿ⁻¹ calls, and one more than two for each split.
        let piles = &piles[..n];
        assert_eq!(calls(piles), (power, 1 + 2 * splits(piles).0));
        power *= 3;
    }
}

#[test]
fn the_numbers_of_the_pages() {
    // The trees of n piles, by the split of the whole row.
    let mut trees = vec![0, 1_u64];
    for n in 2..=20 {
        trees.push((1..n).map(|k| trees[k] * trees[n - k]).sum());
    }
    assert_eq!((trees[5], trees[20]), (TREES as u64, TREES_OF_TWENTY));
    assert_eq!((greedy(&[2, 2, 1, 2]), searched(&[2, 2, 1, 2]).0), (GREEDY_OF_2212, COST_OF_2212));
    let eight = [5, 3, 8, 1, 9, 2, 7, 4];
    assert_eq!(splits(&eight), (SPLITS_OF_EIGHT, SPLITS_OF_EIGHT_BETWEEN_BOUNDS));
    let negative = [-1, 0, 0, 0];
    let sums = [0, -1, -1, -1, -1];
    let unchecked = knuth::interval_dp(4, |i, _, j| Some(sums[j] - sums[i])).unwrap();
    assert_eq!(unchecked.cost(), WITH_BOUNDS_OF_NEGATIVE);
    assert_eq!(minimum_merge(&negative).unwrap().cost(), COST_OF_NEGATIVE);
    let circle = [4, 5, 9, 4];
    assert_eq!(minimum_merge(&circle).unwrap().cost(), COST_OF_THE_ROW);
    assert_eq!(plain::in_a_circle(&circle), COST_OF_THE_CIRCLE);
    assert_eq!(circular::maximum_merge(&circle).unwrap().cost, GREATEST_OF_THE_CIRCLE);
    assert_eq!(plain::matrix_chain(&[10, 30, 5, 60]), 1500 + 3000);
    assert_eq!(plain::matrix_chain(&[2, 1, 2, 3]), 6 + 6);
}

#[test]
fn the_inputs_of_the_questions() {
    for (piles, by_greed, least) in
        [(&[1, 2, 3, 4][..], 19, 19), (&[2, 5, 1, 4], 24, 24), (&[5, 2, 4, 3], 29, 28)]
    {
        assert_eq!((greedy(piles), searched(piles).0), (by_greed, least), "{piles:?}");
    }
    for (piles, from_the_left, least) in
        [(&[1, 2, 3][..], 9, 9), (&[1, 1, 2, 4], 14, 14), (&[4, 1, 2], 12, 10)]
    {
        assert_eq!((by_left_ends(piles), searched(piles).0), (from_the_left, least), "{piles:?}");
    }
    assert_eq!(plain::matrix_chain(&[2, 5, 1, 3]), 16);
    assert_eq!(plain::garsia_wachs(&[3, 1, 2, 4]), 19);
    assert_eq!(plain::in_a_circle(&[1, 5, 1, 5]), 24);
    assert_eq!(searched(&[1, 5, 1, 5]).0, 24);
}

/// The exercise: 2ᵏ equal piles of weight 1.
#[test]
fn equal_piles_of_the_exercise() {
    for k in 0..5_i64 {
        assert_eq!(plain::garsia_wachs(&vec![1; 1 << k]), k << k);
        assert_eq!(plain::fill_tables(&vec![1; 1 << k]).0[0][1 << k], k << k);
    }
}

/// The exercise: which cells change if the last pile is 4 and not 8.
#[test]
fn a_changed_pile_of_the_exercise() {
    let (before, _) = plain::fill_tables(&PAGE);
    let (after, _) = plain::fill_tables(&[6, 5, 1, 4, 2]);
    let cells = (0..5).flat_map(|i| (i + 1..=5).map(move |j| (i, j)));
    let changed: Vec<_> = cells.filter(|&(i, j)| before[i][j] != after[i][j]).collect();
    assert_eq!(changed, [(0, 5), (1, 5), (2, 5), (3, 5)]);
    let new: Vec<i64> = changed.iter().map(|&(i, j)| after[i][j]).collect();
    assert_eq!(new, [41, 24, 12, 6]);
}

// 2. All small rows, against every order of merging.

/// What the merges cost, after a check that each has its two sides made before, and that one pile
/// is left.
fn cost_of(piles: &[i64], merges: &[Merge]) -> i64 {
    let mut made: Vec<(usize, usize)> = (0..piles.len()).map(|i| (i, i + 1)).collect();
    let mut cost = 0;
    for &Merge { start, mid, end } in merges {
        let i = made.iter().position(|&part| part == (start, mid)).expect("a left side");
        assert_eq!(made[i + 1], (mid, end), "a right side beside it");
        made.splice(i..i + 2, [(start, end)]);
        cost += piles[start..end].iter().sum::<i64>();
    }
    assert!(made.len() <= 1, "{made:?} are not merged");
    cost
}

/// The least and the greatest cost, by merging any two neighbors first, and then the rest in all
/// ways.
fn searched(piles: &[i64]) -> (i64, i64) {
    let mut costs = (0..piles.len().saturating_sub(1)).map(|i| {
        let mut rest = piles.to_vec();
        let merged = rest.remove(i) + rest[i];
        rest[i] = merged;
        let (least, greatest) = searched(&rest);
        (least + merged, greatest + merged)
    });
    let first = costs.next().unwrap_or_default();
    costs.fold(first, |all, one| (all.0.min(one.0), all.1.max(one.1)))
}

/// All rows of up to `n` piles out of `sizes`.
fn rows(n: usize, sizes: &[i64]) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..n {
        let end = all.len();
        for i in start..end {
            for &size in sizes {
                let longer = all[i].iter().copied().chain([size]).collect();
                all.push(longer);
            }
        }
        start = end;
    }
    all
}

/// The forms of a textbook must give the same cells, splits and merges.
fn assert_plain_agrees(piles: &[i64], table: &Intervals) {
    let n = piles.len();
    assert_eq!(plain::by_recursion(piles), table.cost(), "{piles:?}");
    assert_eq!(plain::by_memo(piles), table.cost(), "{piles:?}");
    let (cost, split) = plain::fill_tables(piles);
    assert!(table.costs().rows().eq(cost.iter().map(Vec::as_slice)), "{piles:?}");
    for (i, row) in split.iter().enumerate() {
        for (j, &split) in row.iter().enumerate().skip(i + 2) {
            assert_eq!(table.split(&(i..j)), Some(split), "{piles:?} {i}..{j}");
        }
    }
    let mut merges = Vec::new();
    plain::list_merges(&split, 0, n, &mut merges);
    assert_eq!(merges, table.merges(), "{piles:?}");
}

#[test]
fn every_order_agrees_on_all_small_rows() {
    for piles in rows(6, &[-3, 0, 1, 5]) {
        let (least, greatest) = searched(&piles);
        let table = minimum_merge(&piles).unwrap();
        assert_eq!(table.cost(), least, "{piles:?}");
        assert_eq!(maximum_merge(&piles).unwrap().cost(), greatest, "{piles:?}");
        assert_plain_agrees(&piles, &table);
        if piles.iter().all(|&pile| 0 <= pile) {
            assert_eq!(plain::with_bounds(&piles), plain::fill_tables(&piles), "{piles:?}");
            assert_eq!(plain::garsia_wachs(&piles), least, "{piles:?}");
            assert_eq!(knuth::minimum_merge(&piles).unwrap(), table, "{piles:?}");
            let GarsiaWachs { cost, merges } = garsia_wachs(&piles).unwrap();
            assert_eq!((cost, cost_of(&piles, &merges)), (least, least), "{piles:?}");
        }
    }
}

#[test]
fn knuth_and_garsia_wachs_on_all_rows_of_eight() {
    for piles in rows(8, &[0, 1, 3]).into_iter().chain(rows(8, &[1, 2, 5])) {
        let table = minimum_merge(&piles).unwrap();
        assert_eq!(knuth::minimum_merge(&piles).unwrap(), table, "{piles:?}");
        assert_eq!(plain::garsia_wachs(&piles), table.cost(), "{piles:?}");
        let GarsiaWachs { cost, merges } = garsia_wachs(&piles).unwrap();
        assert_eq!((cost, cost_of(&piles, &merges)), (table.cost(), table.cost()), "{piles:?}");
    }
}

#[test]
fn a_circle_is_the_best_of_its_rows() {
    for piles in rows(5, &[-2, 0, 1, 4]) {
        let turned = |k: usize| {
            let mut row = piles.clone();
            row.rotate_left(k);
            row
        };
        let costs = |merge: fn(&[i64]) -> Result<Intervals, MergeError>| {
            (0..piles.len().max(1)).map(|k| merge(&turned(k)).unwrap().cost()).collect::<Vec<_>>()
        };
        let Circle { cost, start, merges } = circular::minimum_merge(&piles).unwrap();
        let least = costs(minimum_merge);
        assert_eq!(plain::in_a_circle(&piles), cost, "{piles:?}");
        // The last merge joins two arcs that meet in two places: either of them is a best cut.
        let n_best = least.iter().filter(|other| **other == cost).count();
        assert!(piles.len() < 2 || 2 <= n_best, "{piles:?}");
        assert_eq!(Some(&cost), least.iter().min(), "{piles:?}");
        assert_eq!(Some(start), least.iter().position(|other| *other == cost), "{piles:?}");
        assert_eq!(cost_of(&turned(start), &merges), cost, "{piles:?}");
        let Circle { cost, start, merges } = circular::maximum_merge(&piles).unwrap();
        assert_eq!(Some(&cost), costs(maximum_merge).iter().max(), "{piles:?}");
        assert_eq!(cost_of(&turned(start), &merges), cost, "{piles:?}");
    }
}

/// Merges two neighbors with the least sum, as often as it can.
fn greedy(piles: &[i64]) -> i64 {
    let mut row = piles.to_vec();
    let mut cost = 0;
    while let Some(i) = (1..row.len()).min_by_key(|&i| row[i - 1] + row[i]) {
        let merged = row.remove(i) + row[i - 1];
        row[i - 1] = merged;
        cost += merged;
    }
    cost
}

/// Splits the row where the two sides weigh about the same, and then each side.
fn by_halves(piles: &[i64]) -> i64 {
    let sum = |side: &[i64]| side.iter().sum::<i64>();
    let difference = |k: &usize| sum(&piles[..*k]).abs_diff(sum(&piles[*k..]));
    let Some(k) = (1..piles.len()).min_by_key(difference) else { return 0 };
    sum(piles) + by_halves(&piles[..k]) + by_halves(&piles[k..])
}

/// Always merges what is on the left with the next pile.
fn left_to_right(piles: &[i64]) -> i64 {
    (1..piles.len()).map(|i| piles[..=i].iter().sum::<i64>()).sum()
}

/// The first row for which something else than the least cost comes out.
fn fault(least: impl Fn(&[i64]) -> i64) -> Option<Vec<i64>> {
    rows(5, &[1, 2, 3, 5]).into_iter().find(|piles| least(piles) != searched(piles).0)
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|piles| minimum_merge(piles).unwrap().cost()), None);
    assert_eq!(fault(left_to_right), Some(vec![2, 1, 1]));
    assert_eq!(fault(greedy), Some(vec![2, 2, 1, 2]));
    assert_eq!(fault(by_halves), Some(vec![2, 1, 1, 3]));
    assert_eq!((greedy(&[2, 2, 1, 2]), searched(&[2, 2, 1, 2]).0), (15, 14));
    assert_eq!(fault(|piles| any_pair_cost(piles).unwrap()), Some(vec![1, 2, 1]));
}

// 3. Properties.

proptest! {
    #[test]
    fn random_rows(piles in prop::collection::vec(-9..40_i64, 0..=9)) {
        let (least, greatest) = searched(&piles);
        let (minimum, maximum) = (minimum_merge(&piles).unwrap(), maximum_merge(&piles).unwrap());
        prop_assert_eq!((minimum.cost(), maximum.cost()), (least, greatest));
        prop_assert_eq!(cost_of(&piles, &minimum.merges()), least);
        prop_assert_eq!(cost_of(&piles, &maximum.merges()), greatest);
    }

    #[test]
    fn all_variants_agree(piles in prop::collection::vec(prop_oneof![0..4_i64, 0..1000_i64], 0..80)) {
        let table = minimum_merge(&piles).unwrap();
        prop_assert_eq!(&knuth::minimum_merge(&piles).unwrap(), &table);
        let GarsiaWachs { cost, merges } = garsia_wachs(&piles).unwrap();
        prop_assert_eq!((cost, cost_of(&piles, &merges)), (table.cost(), table.cost()));
        prop_assert!(any_pair_cost(&piles).unwrap() <= cost);
        prop_assert!(circular::minimum_merge(&piles).unwrap().cost <= cost);
        let mut sorted = piles;
        sorted.sort_unstable();
        // In ascending order the neighbors are all that Huffman needs.
        prop_assert_eq!(garsia_wachs(&sorted).unwrap().cost, any_pair_cost(&sorted).unwrap());
    }

    #[test]
    fn splits_ascend(piles in prop::collection::vec(0..1000_i64, 3..40)) {
        let table = minimum_merge(&piles).unwrap();
        for start in 0..piles.len() {
            for end in start + 3..=piles.len() {
                let split = table.split(&(start..end));
                prop_assert!(table.split(&(start..end - 1)) <= split);
                prop_assert!(split <= table.split(&(start + 1..end)));
            }
        }
    }

    #[test]
    fn a_product_of_matrices_cuts_up_a_polygon(sizes in prop::collection::vec(1..30_u64, 0..12)) {
        let product = |i: usize, k: usize, j: usize| {
            i64::try_from(sizes[i] * sizes[k] * sizes[j]).ok()
        };
        prop_assert_eq!(triangulation(sizes.len(), product), matrix_chain(&sizes));
        let signed: Vec<i64> = sizes.iter().map(|size| size.cast_signed()).collect();
        prop_assert_eq!(plain::matrix_chain(&signed), matrix_chain(&sizes).unwrap().cost());
    }

    #[test]
    fn large_sizes_are_multiplied_as_small_ones(sizes in prop::collection::vec((0..3_u64, 19..22_u32), 0..12)) {
        // Around the cube root of 2^63, where the checks begin.
        let sizes: Vec<u64> = sizes.iter().map(|(size, bits)| size << bits).collect();
        let product = |i: usize, k: usize, j: usize| {
            i64::try_from(u128::from(sizes[i]) * u128::from(sizes[k]) * u128::from(sizes[j])).ok()
        };
        prop_assert_eq!(triangulation(sizes.len(), product), matrix_chain(&sizes));
    }
}

#[test]
fn splits_grow_eightfold_and_fourfold_when_the_piles_double() {
    for n in demo::SIZES {
        let long = u32::from(n);
        assert_eq!(demo::every_split(n), (long - 1) * long * (long + 1) / 6);
        // Along a diagonal the bounds of one cell end where those of the next begin.
        let most = (2..=long).map(|length| 2 * long - length).sum::<u32>();
        assert!(demo::knuths_splits(n) <= most, "{n}");
    }
    let growth = f64::from(demo::knuths_splits(512)) / f64::from(demo::knuths_splits(256));
    assert!((3.5..4.5).contains(&growth), "{growth}");
}

// 4. Extremes.

#[test]
fn a_quarter_of_a_million_piles() {
    let equal = vec![1; 1 << 18];
    assert_eq!(garsia_wachs(&equal).unwrap().cost, 18 << 18, "18 rounds, in each every pile");
    let ascending: Vec<i64> = (1..=100_000).collect();
    let cost = any_pair_cost(&ascending).unwrap();
    let descending: Vec<i64> = ascending.iter().rev().copied().collect();
    assert_eq!(garsia_wachs(&ascending).unwrap().cost, cost);
    assert_eq!(garsia_wachs(&descending).unwrap().cost, cost);
    // Each is heavier than all before it together, so the tree is a line.
    let doubling: Vec<i64> = (0..56).map(|i| 1 << i).collect();
    assert_eq!(garsia_wachs(&doubling).unwrap().cost, left_to_right(&doubling));
    let empty = vec![0; 100_000];
    assert_eq!(garsia_wachs(&empty).unwrap().merges.len(), 99_999);
    let saw: Vec<i64> = (0..100_000).map(|i| if i % 2 == 0 { i } else { 100_000 - i }).collect();
    let GarsiaWachs { cost, merges } = garsia_wachs(&saw).unwrap();
    assert!(any_pair_cost(&saw).unwrap() <= cost);
    assert_eq!(merges.len(), 99_999);
}

#[test]
fn a_long_row() {
    let piles: Vec<i64> = (0..2000).map(|i| i * i % 997).collect();
    let table = knuth::minimum_merge(&piles).unwrap();
    assert_eq!(table.cost(), garsia_wachs(&piles).unwrap().cost);
    assert_eq!(cost_of(&piles, &table.merges()), table.cost());
}

#[test]
fn the_largest_numbers() {
    let half = i64::MAX / 2;
    assert_eq!(minimum_merge(&[half, half]).unwrap().cost(), i64::MAX - 1);
    assert_eq!(minimum_merge(&[i64::MAX]).unwrap().cost(), 0);
    assert_eq!(minimum_merge(&[-half, -half]).unwrap().cost(), 1 - i64::MAX);
    let quarter = i64::MAX / 4;
    let merged = |merge: fn(&[i64]) -> Result<Intervals, MergeError>| {
        merge(&[0, quarter, quarter]).unwrap().cost()
    };
    assert_eq!(merged(minimum_merge), 3 * quarter);
    assert_eq!(merged(knuth::minimum_merge), 3 * quarter);
    assert_eq!(merged(maximum_merge), 4 * quarter);
}

// 5. Bad input.

#[test]
fn costs_that_could_overflow() {
    let half = i64::MAX / 2;
    let piles = [half, half, 1];
    let error = MergeError::Overflow { start: 0, end: 2 };
    assert_eq!(minimum_merge(&piles), Err(error));
    assert_eq!(maximum_merge(&piles), Err(error));
    assert_eq!(knuth::minimum_merge(&piles), Err(error));
    assert_eq!(garsia_wachs(&piles), Err(error));
    assert_eq!(any_pair_cost(&piles), Err(error));
    assert_eq!(circular::minimum_merge(&piles), Err(MergeError::Overflow { start: 0, end: 1 }));
    assert_eq!(minimum_merge(&[i64::MIN]), Err(MergeError::Overflow { start: 0, end: 1 }));
    assert_eq!(error.to_string(), "merging 0..2 may cost more than 64 bits hold");
    let overflow = |start, end| Err(MergeError::Overflow { start, end });
    assert_eq!(matrix_chain(&[1 << 30, 1 << 30, 1, 1 << 40]), overflow(1, 3));
    assert_eq!(matrix_chain(&[u64::MAX; 3]), overflow(0, 2));
    // The sizes in front leave 64 bits, and nothing is to be multiplied.
    assert_eq!(matrix_chain(&[1 << 40, 1 << 40, 0]).unwrap().cost(), 0);
    assert_eq!(matrix_chain(&[u64::MAX, u64::MAX, 0]).unwrap().cost(), 0);
    let least = |cost, best| cost < best;
    assert_eq!(interval_dp(3, least, |_, _, _| Some(i64::MAX)), overflow(0, 3));
    assert_eq!(interval_dp(3, least, |_, _, j| (j < 3).then_some(1)), overflow(1, 3));
}

#[test]
fn negative_piles_need_the_cubic_form() {
    let error = MergeError::Negative { pile: 2 };
    assert_eq!(knuth::minimum_merge(X), Err(error));
    assert_eq!(garsia_wachs(X), Err(error));
    assert_eq!(any_pair_cost(X), Err(error));
    assert_eq!(error.to_string(), "pile 2 is negative");
    // What would come out: a cost that is too great.
    let sums: Vec<i64> = (0..=X.len()).map(|i| X[..i].iter().sum()).collect();
    let unchecked = knuth::interval_dp(X.len(), |i, _, j| Some(sums[j] - sums[i])).unwrap();
    assert_eq!((unchecked.cost(), minimum_merge(X).unwrap().cost()), (2300, 2278));
}

#[test]
fn tables_that_no_memory_holds() {
    let piles = vec![0; 20_000];
    let error = TableSizeError { n_rows: 20_001, n_columns: 20_001 };
    assert_eq!(minimum_merge(&piles), Err(MergeError::TooLarge(error)));
    assert_eq!(knuth::minimum_merge(&piles), Err(MergeError::TooLarge(error)));
    // Costs and splits together: each table alone would do.
    let error = TableSizeError { n_rows: 10_001, n_columns: 10_001 };
    assert!(10_001 * 10_001 * size_of::<i64>() < MAX_BYTES);
    assert_eq!(minimum_merge(&piles[..10_000]), Err(MergeError::TooLarge(error)));
    let join = |_, _, _| Some(0);
    let error = TableSizeError { n_rows: usize::MAX, n_columns: usize::MAX };
    assert_eq!(interval_dp(usize::MAX, |a, b| a < b, join), Err(MergeError::TooLarge(error)));
    assert_eq!(triangulation(0, join).unwrap().cost(), 0);
    assert_eq!(matrix_chain(&[]).unwrap().cost(), 0);
}

#[test]
fn the_bounds_do_not_hold_for_every_join() {
    let all = rows(5, &[1, 2, 3, 4]);
    let chains = all.iter().map(|sizes| sizes.iter().map(|x| x.unsigned_abs()).collect::<Vec<_>>());
    let is_missed = |sizes: &Vec<u64>| {
        let join =
            |i: usize, k: usize, j: usize| i64::try_from(sizes[i] * sizes[k] * sizes[j]).ok();
        let bounded = knuth::interval_dp(sizes.len().saturating_sub(1), join).unwrap().cost();
        let least = matrix_chain(sizes).unwrap().cost();
        assert!(least <= bounded);
        least < bounded
    };
    assert_eq!(chains.into_iter().find(is_missed), Some(vec![1, 1, 2, 3, 1]), "matrices");
    let breaks = |piles: &&Vec<i64>| {
        let table = maximum_merge(piles).unwrap();
        (0..piles.len()).any(|start| {
            (start + 3..=piles.len()).any(|end| {
                let split = table.split(&(start..end));
                split < table.split(&(start..end - 1)) || table.split(&(start + 1..end)) < split
            })
        })
    };
    assert_eq!(all.iter().find(breaks), Some(&vec![2, 1, 1, 1]), "the maximum");
    for piles in rows(6, &[0, 1, 2, 5]) {
        let maximum = maximum_merge(&piles).unwrap();
        let at_an_end = (1..piles.len()).map(|k| {
            let (left, right) = (maximum.costs()[(0, k)], maximum.costs()[(k, piles.len())]);
            (left + right, k == 1 || k + 1 == piles.len())
        });
        let best = at_an_end.clone().map(|(cost, _)| cost).max();
        assert!(best.is_none_or(|best| at_an_end.clone().any(|way| way == (best, true))));
    }
}

// 6. Errata.

/// The recurrence by ascending left ends, as the original has it: a cell reads cells that are not
/// filled yet.
fn by_left_ends(piles: &[i64]) -> i64 {
    let n = piles.len();
    let mut costs = Table::new(n + 1, n + 1, None).unwrap();
    for i in 0..n {
        costs[(i, i + 1)] = Some(0);
    }
    for start in 0..n {
        for end in start + 2..=n {
            let sum = piles[start..end].iter().sum::<i64>();
            let ways = (start + 1..end).filter_map(|mid| {
                costs[(start, mid)].zip(costs[(mid, end)]).map(|(a, b): (i64, i64)| a + b + sum)
            });
            let least = ways.min();
            costs[(start, end)] = least;
        }
    }
    costs[(0, n)].unwrap_or(0)
}

#[test]
fn erratum_ascending_left_ends_merge_from_left_to_right() {
    let theirs = [9, 219, 203, 34, 1011, 556, 466, 7150, 7420];
    let rows: Vec<&[i64]> = COSTS.iter().map(|row| row.0).filter(|row| 1 < row.len()).collect();
    // The original's order of its tests, as the table above has it.
    for (piles, theirs) in rows.into_iter().zip(theirs) {
        assert_eq!((by_left_ends(piles), left_to_right(piles)), (theirs, theirs), "{piles:?}");
    }
    assert_eq!(minimum_merge(X).unwrap().cost(), 2278, "not 7150");
}

// 7. The demo.

#[test]
fn demo() {
    let command = "cargo run -p dynamic-programming --example minimum_merge_cost";
    let printed = demo::DEMO.output(&[]).unwrap();
    snapshots::check("minimum_merge_cost", command, &printed);
}

#[test]
fn demo_of_the_other_forms() {
    for (name, args) in [
        ("recursion", "--recursion 6 5 1 4"),
        ("memo", "--memo 6 5 1 4"),
        ("bounds", "--bounds 5 3 8 1 9 2 7 4"),
        ("max", "--max 4 5 9 4"),
        ("circle", "--circle 4 5 9 4"),
        ("one", "7"),
        ("ten", "1 2 3 4 5 6 7 8 9 10"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command =
            format!("cargo run -p dynamic-programming --example minimum_merge_cost -- {args}");
        snapshots::check(&format!("minimum_merge_cost_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_bad_input() {
    let output = |args: &[&str]| demo::DEMO.output(args).unwrap_err().to_string();
    assert_eq!(output(&["3", "x"]), "pile 2: \"x\" is not a number (column 3)");
    let large = i64::MAX.to_string();
    assert_eq!(output(&[&large, "1"]), "merging 0..2 may cost more than 64 bits hold");
    assert_eq!(output(&["--memo", "--max", "1"]), "--memo and --max exclude each other");
    assert_eq!(output(&["--bounds", "-1", "1"]), "pile 0 is negative");
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let printed = demo::DEMO.output(&["1"; 16]).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 12 piles of 5 characters."));
    assert!(printed.ends_with("Minimum cost 64.\n"), "{printed}");
    let printed = demo::DEMO.output(&["--circle", "100000", "1"]).unwrap();
    assert!(printed.ends_with("Minimum cost 100001.\n"), "{printed}");
    for flag in ["--recursion", "--memo", "--bounds"] {
        let printed = demo::DEMO.output(&[&[flag][..], &["1"; 16]].concat()).unwrap();
        assert!(printed.ends_with("Minimum cost 64.\n"), "{printed}");
    }
    let printed = demo::DEMO.output(&["--recursion", "6", "5", "1", "4", "8"]).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 40 calls."), "{printed}");
    assert!(printed.ends_with("Minimum cost 53: 81 calls for 15 states.\n"), "{printed}");
    let printed =
        demo::DEMO.output(&["--recursion", "1", "1", "1", "1", "1", "1", "1", "1"]).unwrap();
    assert!(printed.ends_with("Minimum cost 24.\n"), "{printed}");
}

/// Without a picture nobody needs the table, and 16 384 piles are merged at once; where the table
/// is needed, it has a limit.
#[test]
fn the_demo_of_many_piles() {
    let many = vec!["1"; 1 << 14];
    let printed = demo::DEMO.output(&many).unwrap();
    // A balanced tree: each of the 14 levels weighs all.
    assert!(printed.ends_with(&format!("\nMinimum cost {}.\n", 14 << 14)), "{printed}");
    let by_table = demo::DEMO.output(&[&["--", "-1"][..], &["7"; 20]].concat()).unwrap();
    assert!(by_table.contains("Minimum cost"), "{by_table}");
    for first in ["--max", "--circle", "-1"] {
        let error = demo::DEMO.output(&[&[first], &many[..501]].concat()).unwrap_err().to_string();
        assert_eq!(error, "--max, --circle and piles below 0 are for 500 piles at most");
    }
}
