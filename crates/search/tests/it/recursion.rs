//! 3.4 Recursive search.

use std::collections::BTreeSet;
use std::ops::ControlFlow::{self, Break, Continue};
use std::ops::Range;
use std::thread;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::recursion::permutations::{
    Permutations, distinct_permutations, next_permutation, permutations,
};
use search::recursion::plain;
use search::recursion::queens::{self, Queens, QueensError};
use search::recursion::selections::{Combinations, Subsets, combinations, subsets};
use search::recursion::subset_sum::SubsetSum;
use search::recursion::{
    Space, Step, Tuples, all, backtrack, backtrack_watched, count, first, recurse, tuples,
};

use crate::snapshots::Expect;

#[path = "../../examples/recursion.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../examples/queens.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod queens_demo;

/// All that a visiting function shows, in its order.
fn gathered<T: Clone>(
    visiting: impl FnOnce(&mut dyn FnMut(&[T]) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Vec<Vec<T>> {
    let mut seen = Vec::new();
    let end = visiting(&mut |result| {
        seen.push(result.to_vec());
        Continue(())
    });
    assert_eq!(end, Continue(()));
    seen
}

/// Words of one digit each: `tuples_of(&["12", "21"])` are two tuples.
fn digits(words: &[&str]) -> Vec<Vec<usize>> {
    let digit = |c: char| usize::try_from(c.to_digit(10).unwrap()).unwrap();
    words.iter().map(|word| word.chars().map(digit).collect()).collect()
}

// 1. Worked examples.

/// All sequences of 3 numbers out of 1..=3.
#[rustfmt::skip]
const TUPLES: &[&str] = &[
    "111", "112", "113", "121", "122", "123", "131", "132", "133",
    "211", "212", "213", "221", "222", "223", "231", "232", "233",
    "311", "312", "313", "321", "322", "323", "331", "332", "333",
];

const SWAPPED: &[&str] = &["123", "132", "213", "231", "321", "312"];
const DISTINCT: &[&str] = &["112", "121", "211"];
const COMBINATIONS: &[&str] = &["01", "02", "03", "12", "13", "23"];
const SUBSETS: &[&str] = &["", "0", "01", "012", "02", "1", "12", "2"];

/// The values of the page, and the sum that is searched for.
const PAGE: (&[u32], u64) = (&[8, 6, 5, 3], 11);
/// The choices that the search makes with the line that prunes, and without it.
pub(crate) const CHOICES: usize = 8;
pub(crate) const CHOICES_WITHOUT_PRUNING: usize = 15;
/// The choices if the search also prunes where all values that are left are not enough.
pub(crate) const CHOICES_PRUNED_TWICE: usize = 4;
/// The same for the values 1 to 20 and the sum 40, which has many results.
pub(crate) const CHOICES_OF_TWENTY: usize = 7_138;
pub(crate) const CHOICES_OF_TWENTY_WITHOUT: usize = 1_048_575;

/// The results of the plain version, and how many choices it makes.
fn plain_sums(values: &[u32], target: u64, prunes: bool) -> (Vec<Vec<u32>>, usize) {
    let mut n_choices = 0;
    let found = plain::subsets_with_sum_watched(values, target, prunes, |step, _| {
        n_choices += usize::from(matches!(step, Step::Extend(_)));
    });
    (found, n_choices)
}

#[test]
fn the_worked_example_of_the_page() {
    let (values, target) = PAGE;
    let results = vec![vec![8, 3], vec![6, 5]];
    assert_eq!(plain_sums(values, target, true), (results.clone(), CHOICES));
    assert_eq!(plain_sums(values, target, false), (results.clone(), CHOICES_WITHOUT_PRUNING));
    let wide: Vec<u64> = values.iter().map(|value| u64::from(*value)).collect();
    let mut n_choices = 0;
    let space = &mut SubsetSum::new(&wide, target.into());
    let end = backtrack_watched(
        space,
        |_, _| Continue::<()>(()),
        |step, _, _| n_choices += usize::from(matches!(step, Step::Extend(_))),
    );
    assert_eq!((end, n_choices), (Continue(()), CHOICES_PRUNED_TWICE));
    // No two results share a value, and no value alone is the sum.
    assert!(results.concat().iter().all(|value| u64::from(*value) < target));
}

#[test]
fn twenty_values() {
    let values: Vec<u32> = (1..=20).rev().collect();
    assert_eq!(plain_sums(&values, 40, false).1, CHOICES_OF_TWENTY_WITHOUT);
    let (found, n_choices) = plain_sums(&values, 40, true);
    assert_eq!(n_choices, CHOICES_OF_TWENTY);
    assert_eq!(found, plain_sums(&values, 40, false).0);
}

/// The choices are the subsets whose sum is at most the target, so their order does not matter.
#[test]
fn the_order_of_the_values_does_not_matter() {
    let (values, target) = PAGE;
    for order in orders(&[0, 1, 2, 3]) {
        let values: Vec<u32> = order.into_iter().map(|i| values[i]).collect();
        assert_eq!(plain_sums(&values, target, true).1, CHOICES, "{values:?}");
    }
    // The question: 4, 3, 2, 1 and the target 3 have 3, 2, 2 + 1 and 1.
    assert_eq!(plain_sums(&[4, 3, 2, 1], 3, true).1, 4);
}

/// The line that prunes too much: it also skips what is exactly right.
fn prunes_too_much(values: &[u32], target: u64) -> usize {
    fn extend(values: &[u32], target: u64, sum: u64) -> usize {
        let here = usize::from(sum == target);
        let later = (0..values.len()).filter_map(|i| {
            let next = sum + u64::from(values[i]);
            (next < target).then(|| extend(&values[i + 1..], target, next))
        });
        here + later.sum::<usize>()
    }
    extend(values, target, 0)
}

#[test]
fn plain_sums_are_those_of_all_masks() {
    let mut is_caught = false;
    for n in 0..=4_u32 {
        for code in 0..5_u32.pow(n) {
            let values: Vec<u32> = (0..n).map(|i| code / 5_u32.pow(i) % 5).collect();
            let wide: Vec<u64> = values.iter().map(|value| u64::from(*value)).collect();
            for target in 0..=16 {
                let expected: Vec<Vec<u32>> = sums(&wide, target.into())
                    .into_iter()
                    .map(|indices| indices.into_iter().map(|i| values[i]).collect())
                    .collect();
                let (found, n_choices) = plain_sums(&values, target, true);
                assert_eq!(found, expected, "{values:?} {target}");
                let (all, n_all) = plain_sums(&values, target, false);
                assert_eq!((all, n_all), (expected.clone(), (1 << n) - 1));
                let is_small = |mask: &u32| {
                    let chosen = (0..n).filter(|i| mask >> i & 1 == 1);
                    chosen.map(|i| u64::from(values[i as usize])).sum::<u64>() <= target
                };
                assert_eq!(n_choices, (1..1 << n).filter(is_small).count());
                is_caught |= prunes_too_much(&values, target) != expected.len();
            }
        }
    }
    assert!(is_caught);
    assert_eq!(prunes_too_much(&[2], 2), 0, "the input of the page");
}

#[test]
fn worked_examples() {
    let one_up = |tuple: &Vec<usize>| tuple.iter().map(|value| value + 1).collect();
    let found: Vec<Vec<usize>> = gathered(|visit| tuples(3, 3, visit)).iter().map(one_up).collect();
    assert_eq!(found, digits(TUPLES));
    assert_eq!(gathered(|visit| permutations(&mut [1, 2, 3], visit)), digits(SWAPPED));
    assert_eq!(gathered(|visit| distinct_permutations(&mut [1, 1, 2], visit)), digits(DISTINCT));
    assert_eq!(gathered(|visit| combinations(4, 2, visit)), digits(COMBINATIONS));
    assert_eq!(gathered(|visit| subsets(3, visit)), digits(SUBSETS));
}

#[test]
fn worked_example_of_the_steps() {
    let mut steps = Vec::new();
    let end = backtrack_watched(
        &mut Permutations { v: &mut [7, 7], is_same: i32::eq },
        |_, _| Continue::<()>(()),
        |step, _, path| steps.push((step, path.to_vec())),
    );
    assert_eq!(end, Continue(()));
    let expected = [(Step::Extend(0), vec![0]), (Step::Undo(0), vec![]), (Step::Prune(1), vec![])];
    assert_eq!(steps, expected);
}

/// How many placements there are of n queens, for n = 0, 1, 2, ...
const QUEENS: &[u64] = &[1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

#[test]
fn worked_examples_of_queens() {
    assert_eq!(all(&mut Queens::new(4)), digits(&["1302", "2031"]));
    assert_eq!(first(&mut Queens::new(8)), Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
    for (n, expected) in (0..).zip(QUEENS) {
        assert_eq!(queens::count(n), Ok(*expected), "{n} queens");
        let n = usize::try_from(n).unwrap();
        assert_eq!(count(&mut Queens::new(n)), *expected, "{n} queens");
    }
    assert_eq!(queens::count(12), Ok(14_200));
}

/// Values, a target, and the indices of each subset that adds up to it.
const SUMS: &[(&[u64], u128, &[&str])] = &[
    (&[3, 5, 6, 7], 15, &["013"]),
    (&[8, 6, 7, 5, 3], 15, &["02", "234"]),
    (&[1, 1, 1], 2, &["01", "02", "12"]),
    (&[0, 4, 0], 4, &["01", "012", "1", "12"]),
    (&[2, 4, 6], 5, &[]),
    (&[5], 0, &[""]),
    (&[], 0, &[""]),
    (&[], 1, &[]),
];

#[test]
fn worked_examples_of_subset_sum() {
    for (values, target, expected) in SUMS {
        let found = all(&mut SubsetSum::new(values, *target));
        assert_eq!(found, digits(expected), "{target} from {values:?}");
        assert_eq!(first(&mut SubsetSum::new(values, *target)), found.first().cloned());
    }
}

#[test]
fn the_originals_test() {
    for (n, m) in (1..=5).flat_map(|n| (1..=5).map(move |m| (n, m))) {
        let found = gathered(|visit| tuples(n, m, visit));
        let different: BTreeSet<&Vec<usize>> = found.iter().collect();
        assert_eq!(found.len(), m.pow(u32::try_from(n).unwrap()));
        assert_eq!(different.len(), found.len(), "n = {n}, m = {m}");
        assert!(found.iter().all(|tuple| tuple.len() == n && tuple.iter().all(|x| *x < m)));
    }
}

/// Luogu P1605: walks in a maze by steps up, down, left and right, never twice on a cell.
struct Maze {
    rows: usize,
    columns: usize,
    goal: (usize, usize),
    start: (usize, usize),
    is_closed: BTreeSet<(usize, usize)>,
}

impl Space for Maze {
    type Choice = (usize, usize);
    type Candidates = std::vec::IntoIter<(usize, usize)>;

    fn candidates(&self, path: &[(usize, usize)]) -> Self::Candidates {
        let &(row, column) = path.last().unwrap_or(&self.start);
        let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
        let mut around = vec![(up, column), (row + 1, column), (row, left), (row, column + 1)];
        around.retain(|_| (row, column) != self.goal);
        around.into_iter()
    }

    fn accepts(&self, path: &[(usize, usize)]) -> bool {
        *path.last().unwrap_or(&self.start) == self.goal
    }

    fn prunes(&self, _path: &[(usize, usize)], cell: (usize, usize)) -> bool {
        self.rows <= cell.0 || self.columns <= cell.1 || self.is_closed.contains(&cell)
    }

    fn extend(&mut self, _depth: usize, cell: (usize, usize)) {
        self.is_closed.insert(cell);
    }

    fn undo(&mut self, _depth: usize, cell: (usize, usize)) {
        self.is_closed.remove(&cell);
    }
}

#[test]
fn walks_in_a_maze() {
    let walks = |rows, columns, walls: &[(usize, usize)]| {
        let (start, goal) = ((0, 0), (rows - 1, columns - 1));
        let is_closed = walls.iter().copied().chain([start]).collect();
        count(&mut Maze { rows, columns, goal, start, is_closed })
    };
    assert_eq!(walks(2, 2, &[(0, 1)]), 1);
    assert_eq!(walks(2, 2, &[(0, 1), (1, 0)]), 0);
    assert_eq!(walks(1, 1, &[]), 1, "the walk of no step");
    // Self-avoiding walks between opposite corners of a square.
    assert_eq!([2, 3, 4, 5].map(|side| walks(side, side, &[])), [2, 12, 184, 8512]);
}

// 2. All small inputs, against an oracle too simple to be wrong.

/// The numbers below mⁿ, each written with n digits in base m.
fn numbers(n: usize, m: usize) -> Vec<Vec<usize>> {
    let digits = |number: usize| {
        let mut digits = vec![0; n];
        let mut rest = number;
        for digit in digits.iter_mut().rev() {
            (*digit, rest) = (rest % m, rest / m);
        }
        digits
    };
    (0..m.pow(u32::try_from(n).unwrap())).map(digits).collect()
}

/// Those of the tuples whose elements ascend.
fn ascending(n: usize, k: usize) -> Vec<Vec<usize>> {
    let mut all = numbers(k, n);
    all.retain(|tuple| tuple.is_sorted_by(|a, b| a < b));
    all
}

/// The orders of a sequence, ascending, each once: those of all sequences of its elements that sort
/// to the same.
fn orders(v: &[usize]) -> Vec<Vec<usize>> {
    let sorted = |v: &[usize]| {
        let mut sorted = v.to_vec();
        sorted.sort_unstable();
        sorted
    };
    let most = v.iter().max().map_or(0, |most| most + 1);
    let mut all = numbers(v.len(), most);
    all.retain(|tuple| sorted(tuple) == sorted(v));
    all
}

/// The results of the recursive form, which must be those of the form with its own stack.
fn by_both<S: Space<Choice: PartialEq + std::fmt::Debug>>(space: &mut S) -> Vec<Vec<S::Choice>> {
    let mut found = Vec::new();
    let end: ControlFlow<()> = recurse(space, &mut Vec::new(), &mut |_, path| {
        found.push(path.to_vec());
        Continue(())
    });
    assert_eq!(end, Continue(()));
    assert_eq!(found, all(space));
    found
}

#[test]
fn tuples_are_the_numbers_in_base_m() {
    for (n, m) in (0..=5).flat_map(|n| (0..=5).map(move |m| (n, m))) {
        assert_eq!(by_both(&mut Tuples { n, m }), numbers(n, m), "n = {n}, m = {m}");
    }
}

#[test]
fn combinations_and_subsets_are_the_ascending_ones() {
    for n in 0..=6 {
        let mut every = Vec::new();
        for k in 0..=7 {
            let expected = ascending(n, k);
            assert_eq!(by_both(&mut Combinations { n, k }), expected, "{k} of {n}");
            every.extend(expected);
        }
        every.sort_unstable();
        assert_eq!(by_both(&mut Subsets { n }), every, "n = {n}");
        assert_eq!(every.len(), 1 << n);
    }
}

/// What is wrong with a function that should show all orders of a sequence once, and leave it as it
/// was.
fn fault(
    permute: impl Fn(&mut [usize], &mut dyn FnMut(&[usize]) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<Vec<usize>> {
    let is_wrong = |v: &Vec<usize>| {
        let mut slice = v.clone();
        let mut found = gathered(|visit| permute(&mut slice, visit));
        found.sort_unstable();
        slice != *v || found != orders(v)
    };
    (0..=5).flat_map(|n| numbers(n, 4)).find(is_wrong)
}

#[test]
fn each_order_is_shown_once() {
    assert_eq!(fault(|v, visit| distinct_permutations(v, visit)), None);
    for n in 0..=6 {
        let mut v: Vec<usize> = (0..n).collect();
        let mut found = gathered(|visit| permutations(&mut v, visit));
        assert!(v.is_sorted(), "the slice is as it was");
        found.sort_unstable();
        assert_eq!(found, orders(&v), "n = {n}");
        let mut next = Vec::new();
        loop {
            next.push(v.clone());
            if !next_permutation(&mut v) {
                break;
            }
        }
        assert_eq!(next, found, "n = {n}");
        assert!(v.is_sorted(), "after the last order comes the first");
        by_both(&mut Permutations { v: &mut v, is_same: |_: &_, _: &_| false });
    }
}

#[test]
fn the_next_order_is_the_least_of_the_greater() {
    for v in (0..=5).flat_map(|n| numbers(n, 4)) {
        let greater = orders(&v).into_iter().find(|order| v < *order);
        let mut next = v.clone();
        assert_eq!(next_permutation(&mut next), greater.is_some(), "{v:?}");
        assert_eq!(next, greater.unwrap_or_else(|| orders(&v).remove(0)), "after {v:?}");
    }
}

#[test]
fn queens_are_those_of_all_permutations_that_share_no_diagonal() {
    for n in 0..=7 {
        let mut expected = orders(&(0..n).collect::<Vec<_>>());
        expected.retain(|columns| {
            let pairs = (0..n).flat_map(|lower| (0..lower).map(move |upper| (upper, lower)));
            pairs.into_iter().all(|(a, b)| columns[a].abs_diff(columns[b]) != b - a)
        });
        assert_eq!(by_both(&mut Queens::new(n)), expected, "{n} queens");
    }
}

/// All subsets with a sum, by bit masks, in lexicographic order.
fn sums(values: &[u64], target: u128) -> Vec<Vec<usize>> {
    let subset =
        |mask: usize| -> Vec<usize> { (0..values.len()).filter(|i| mask >> i & 1 == 1).collect() };
    let sum = |chosen: &[usize]| chosen.iter().map(|i| u128::from(values[*i])).sum::<u128>();
    let mut found: Vec<_> = (0..1 << values.len()).map(subset).collect();
    found.retain(|chosen| sum(chosen) == target);
    found.sort_unstable();
    found
}

#[test]
fn subset_sums_are_those_of_all_masks() {
    for (n, target) in (0..=5).flat_map(|n| (0..=12).map(move |target| (n, target))) {
        for values in numbers(n, 4) {
            let values: Vec<u64> = values.iter().map(|x| u64::try_from(*x).unwrap()).collect();
            let found = by_both(&mut SubsetSum::new(&values, target));
            assert_eq!(found, sums(&values, target), "{target} from {values:?}");
        }
    }
}

/// Swaps without swapping back.
fn never_swaps_back(
    v: &mut [usize],
    at: usize,
    visit: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if v.len() <= at + 1 {
        return visit(v);
    }
    for from in at..v.len() {
        if !v[at..from].contains(&v[from]) {
            v.swap(at, from);
            never_swaps_back(v, at + 1, visit)?;
        }
    }
    Continue(())
}

/// Queens that stay on the board when they are taken back.
struct Stuck(Queens);

impl Space for Stuck {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        self.0.candidates(path)
    }

    fn accepts(&self, path: &[usize]) -> bool {
        self.0.accepts(path)
    }

    fn prunes(&self, path: &[usize], column: usize) -> bool {
        self.0.prunes(path, column)
    }

    fn extend(&mut self, row: usize, column: usize) {
        self.0.extend(row, column);
    }
}

#[test]
fn wrong_versions_are_caught() {
    let plain = fault(|v, visit| permutations(v, visit));
    assert_eq!(plain, Some(vec![0, 0]), "the plain version shows equal elements twice");
    let forgetful = fault(|v, visit| never_swaps_back(v, 0, visit));
    assert_eq!(forgetful, Some(vec![0, 1]), "the slice is not as it was");
    assert_eq!(all(&mut Stuck(Queens::new(4))), digits(&[]), "and there are two");
}

// 3. Properties.

/// Checks each step of a search: what is extended is undone, in the reverse order.
fn checked<S: Space<Choice: PartialEq + std::fmt::Debug>>(space: &mut S) -> u64 {
    let (mut path, mut n_extensions) = (Vec::new(), 0);
    let end: ControlFlow<()> = backtrack_watched(
        space,
        |_, _| Continue(()),
        |step, _, after| {
            match step {
                Step::Prune(_) => {}
                Step::Extend(choice) => {
                    path.push(choice);
                    n_extensions += 1;
                }
                Step::Undo(choice) => assert_eq!(path.pop(), Some(choice)),
            }
            assert_eq!(path, after);
        },
    );
    assert_eq!((end, path.len()), (Continue(()), 0));
    n_extensions
}

proptest! {
    #[test]
    fn every_step_is_taken_back(values in prop::collection::vec(0..40_u64, 0..10), target in 0..90_u128) {
        let mut space = SubsetSum::new(&values, target);
        let before = space.clone();
        checked(&mut space);
        prop_assert_eq!(&space, &before);
        prop_assert_eq!(all(&mut space), sums(&values, target));
    }

    #[test]
    fn distinct_orders_are_a_multinomial(v in prop::collection::vec(0..3_usize, 0..8)) {
        let factorial = |n: usize| (1..=n).product::<usize>();
        let shared: usize =
            (0..3).map(|key| factorial(v.iter().filter(|x| **x == key).count())).product();
        let found = gathered(|visit| distinct_permutations(&mut v.clone(), visit));
        let different: BTreeSet<_> = found.iter().collect();
        prop_assert_eq!((found.len(), different.len()), (factorial(v.len()) / shared, found.len()));
    }

    #[test]
    fn a_visitor_may_stop_anywhere(n in 0..5_usize, m in 0..5_usize, stop in 0..700_usize) {
        let mut n_visits = 0;
        let end = tuples(n, m, |tuple| {
            n_visits += 1;
            if n_visits == stop { Break(tuple.to_vec()) } else { Continue(()) }
        });
        let expected = numbers(n, m);
        prop_assert_eq!(end.break_value(), stop.checked_sub(1).and_then(|i| expected.get(i).cloned()));
        prop_assert_eq!(n_visits, if 0 < stop { stop.min(expected.len()) } else { expected.len() });
    }
}

#[test]
fn a_space_keeps_the_choices_where_the_visitor_stopped() {
    let mut v = ['a', 'b', 'c'];
    let end = permutations(&mut v, |v| if v[0] == 'b' { Break(v.to_vec()) } else { Continue(()) });
    assert_eq!((end, v), (Break(vec!['b', 'a', 'c']), ['b', 'a', 'c']));
    let mut path = Vec::new();
    let mut queens = Queens::new(4);
    let end = recurse(&mut queens, &mut path, &mut |_, path| Break(path.to_vec()));
    assert_eq!((end, path), (Break(vec![1, 3, 0, 2]), vec![1, 3, 0, 2]));
    assert!((0..4).all(|column| queens.prunes(&[], column)), "every column has its queen");
}

#[test]
fn a_search_may_begin_below_a_path() {
    let mut found = Vec::new();
    let end: ControlFlow<()> = recurse(&mut Tuples { n: 3, m: 2 }, &mut vec![1], &mut |_, path| {
        found.push(path.to_vec());
        Continue(())
    });
    assert_eq!((end, found), (Continue(()), digits(&["100", "101", "110", "111"])));
}

/// How many extensions a whole search takes.
#[test]
fn extensions_grow_with_the_results() {
    for n in [2, 4, 8, 16_usize] {
        // 2 + 4 + ... + 2^n, one for each beginning that is not empty.
        assert_eq!(checked(&mut Tuples { n, m: 2 }), (2 << n) - 2, "tuples of {n}");
        assert_eq!(checked(&mut Subsets { n }), (1 << n) - 1, "subsets of {n}");
    }
    for (n, m) in [(3, 3), (4, 5), (5, 4), (6, 1)] {
        let expected = (1..=n).map(|depth| u64::pow(m, depth)).sum::<u64>();
        let space = &mut Tuples { n: n.try_into().unwrap(), m: m.try_into().unwrap() };
        assert_eq!(checked(space), expected);
    }
    // A combination shares its beginning with others, and no beginning is a dead end.
    assert_eq!(checked(&mut Combinations { n: 10, k: 3 }), 8 + 36 + 120);
    // 8 + 56 + 336 + ... + 8!/1!: the last element has no choice.
    let mut v = [0, 1, 2, 3, 4, 5, 6, 7];
    let expected = (1..8).map(|depth| (8 - depth + 1..=8).product::<u64>()).sum::<u64>();
    let never = |_: &i32, _: &i32| false;
    assert_eq!(checked(&mut Permutations { v: &mut v, is_same: never }), expected);
    assert_eq!(checked(&mut Queens::new(8)), 2056, "of 19 173 960 beginnings of tuples");
}

// 4. Extremes.

/// Runs on a thread whose stack would not hold a thousand calls.
fn on_a_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    thread::Builder::new().stack_size(64 << 10).spawn(run).unwrap().join().unwrap()
}

#[test]
fn a_path_of_a_million_choices_needs_no_stack() {
    const MILLION: usize = 1_000_000;
    on_a_small_stack(|| {
        assert_eq!(count(&mut Tuples { n: MILLION, m: 1 }), 1);
        assert_eq!(first(&mut Tuples { n: MILLION, m: 2 }), Some(vec![0; MILLION]));
        assert_eq!(count(&mut Combinations { n: MILLION, k: MILLION }), 1);
        assert_eq!(count(&mut Combinations { n: 1000, k: 999 }), 1000);
        let ones = vec![1; MILLION];
        assert_eq!(
            first(&mut SubsetSum::new(&ones, 1_000_000)).map(|all| all.len()),
            Some(MILLION)
        );
        let longest = backtrack(&mut Subsets { n: MILLION }, |_, chosen| {
            if chosen.len() == MILLION { Break(()) } else { Continue(()) }
        });
        assert_eq!(longest, Break(()));
        let mut v: Vec<usize> = (0..MILLION).collect();
        let mut n_orders = 0;
        let end = permutations(&mut v, |order| {
            n_orders += 1;
            if n_orders == 3 { Break(order[MILLION - 3..].to_vec()) } else { Continue(()) }
        });
        assert_eq!(end, Break(vec![MILLION - 2, MILLION - 3, MILLION - 1]));
        let mut same = vec![7; 1000];
        assert_eq!(gathered(|visit| distinct_permutations(&mut same, visit)).len(), 1);
    });
}

#[test]
fn the_recursive_form_holds_some_thousand_choices() {
    let run = || {
        let visit = &mut |_: &_, path: &[usize]| Break(path.len());
        recurse(&mut Tuples { n: 5000, m: 1 }, &mut Vec::new(), visit)
    };
    let two_mebibytes = thread::Builder::new().stack_size(2 << 20);
    assert_eq!(two_mebibytes.spawn(run).unwrap().join().unwrap(), Break(5000));
}

#[test]
fn sums_of_the_largest_numbers() {
    let values = [u64::MAX; 3];
    let twice = 2 * u128::from(u64::MAX);
    assert_eq!(all(&mut SubsetSum::new(&values, twice)), digits(&["01", "02", "12"]));
    assert_eq!(first(&mut SubsetSum::new(&values, u128::from(u64::MAX - 1))), None);
    // Without the bounds this would take 2^60 steps.
    let odd: Vec<u64> = (0..60).map(|i| 1 << i).collect();
    assert_eq!(all(&mut SubsetSum::new(&odd, (1 << 60) - 1)).len(), 1);
}

// 5. Bad input.

#[test]
fn nothing_to_choose_and_nothing_to_choose_from() {
    assert_eq!(all(&mut Tuples { n: 0, m: 0 }), digits(&[""]));
    assert_eq!(all(&mut Tuples { n: 0, m: 5 }), digits(&[""]));
    assert_eq!(count(&mut Tuples { n: 5, m: 0 }), 0);
    assert_eq!(count(&mut Tuples { n: usize::MAX, m: 0 }), 0);
    assert_eq!(all(&mut Subsets { n: 0 }), digits(&[""]));
    assert_eq!(all(&mut Combinations { n: 0, k: 0 }), digits(&[""]));
    assert_eq!(gathered(|visit| permutations(&mut [0_usize; 0], visit)), digits(&[""]));
    assert_eq!(gathered(|visit| distinct_permutations(&mut [0_usize; 0], visit)), digits(&[""]));
    assert!(!next_permutation(&mut [0_usize; 0]));
    assert_eq!(all(&mut Queens::new(0)), digits(&[""]));
}

#[test]
fn more_than_there_are_cannot_be_chosen() {
    for (n, k) in [(0, 1), (3, 4), (3, 100), (usize::MAX - 1, usize::MAX)] {
        assert_eq!(count(&mut Combinations { n, k }), 0, "{k} of {n}");
    }
    assert_eq!(first(&mut Combinations { n: usize::MAX, k: 1 }), Some(vec![0]));
}

#[test]
fn a_board_wider_than_a_word() {
    for n in [33, u32::MAX] {
        assert_eq!(queens::count(n), Err(QueensError { n }));
    }
    let text = QueensError { n: 33 }.to_string();
    assert_eq!(text, "33 columns are more than the 32 bits of a word");
}

// 6. Errata.

#[test]
fn erratum_joined_digits_collide() {
    // The original's test writes the values of a tuple behind each other, and compares the words.
    let joined = |tuple: &[usize]| tuple.iter().map(usize::to_string).collect::<String>();
    assert_eq!(joined(&[1, 11]), joined(&[11, 1]));
    let found = gathered(|visit| tuples(2, 12, visit));
    let words: BTreeSet<String> = found.iter().map(|tuple| joined(tuple)).collect();
    assert_eq!((found.len(), words.len()), (144, 142), "1 10 and 11 0, 1 11 and 11 1");
}

// 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("recursion", ""),
        ("recursion_permutations", "--permutations x y z"),
        ("recursion_distinct", "--distinct a a b"),
        ("recursion_combinations", "--combinations 4 2"),
        ("recursion_subsets", "--subsets 3"),
        ("recursion_sum_unpruned", "--no-pruning 11 8 6 5 3"),
        ("recursion_tuples", "--tuples 3 2"),
        ("recursion_cost", "--cost"),
    ]);
    queens_demo::DEMO.shows(&[("queens", ""), ("queens_cost", "--cost")]);
}

#[test]
fn demo_of_large_inputs_still_has_an_answer() {
    demo::DEMO.says(&[
        ("--tuples 3 3", "…\n27 tuples after 39 choices."),
        ("--tuples 4 5", "…\n625 tuples after 780 choices."),
        ("--tuples 0 7", "…\n1 tuple after 0 choices."),
        ("--tuples 7 0", "…\n0 tuples after 0 choices."),
        ("--tuples 1000000 1", "…\n1 tuple after 1000000 choices."),
        ("--tuples 1000000 1000000", "…\nStopped after 1000000 tuples."),
        ("--combinations 24 3", "…\n2024 combinations after 2299 choices."),
        ("--combinations 3 5", "…\n0 combinations after 0 choices."),
        ("--permutations a b c d e f", "…\n720 orders after 1236 choices."),
        ("0 1 2", "…\n1 result after 0 choices, and 2 pruned."),
        ("--no-pruning 6 1 2 3", "…\n1 result after 7 choices."),
    ]);
    queens_demo::DEMO.says(&[
        ("3", "…\n3 queens cannot be placed."),
        ("8", "…\n92 placements: the first has its queens in the columns 1 5 8 6 3 7 2 4."),
        ("--first 6", "…\nThe first has its queens in the columns 2 4 6 1 3 5."),
    ]);
}

#[test]
fn a_long_run_keeps_no_more_pictures_than_its_limit() {
    // The first placement of 16 queens takes ten thousand steps.
    let frames = queens_demo::steps(16, true);
    assert_eq!(frames.len(), queens_demo::MOST_FRAMES + 1);
    assert!(frames.capacity() <= 4 * queens_demo::MOST_FRAMES, "{}", frames.capacity());
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("--tuples 3 x", "M: \"x\" is not a number (column 12)"),
        ("--tuples 3", "M: the input ends here (column 11)"),
        ("--tuples 3 2 1", "the input: \"1\" is one too many (column 14)"),
        ("--tuples -3 2", "N: \"-3\" is negative (column 10)"),
        ("--subsets 1000001", "N: \"1000001\" is more than 1000000 (column 11)"),
        ("5 1 x", "item 2: \"x\" is not a number (column 5)"),
        ("--no-pruning --tuples 3 2", "--tuples and --no-pruning exclude each other"),
        ("--subsets --tuples 3", "--tuples and --subsets exclude each other"),
        (
            &format!("9{}", " 1".repeat(25)),
            "item 25: \"1\" is one too many: the limit is 24 (column 51)",
        ),
    ]);
    queens_demo::DEMO.refuses(&[
        ("0", "the number of queens: \"0\" is less than 1 (column 1)"),
        ("25", "the number of queens: \"25\" is more than 24 (column 1)"),
        ("4 4", "the number of queens: \"4\" is one too many (column 3)"),
    ]);
}

#[test]
fn backtracking_places_a_fraction_of_the_queens() {
    for n in queens_demo::SIZES {
        let wide = u32::from(n);
        assert_eq!(queens_demo::all_tuples(n), wide.pow(wide));
        assert_eq!(queens_demo::all_permutations(n), (1..=wide).product::<u32>());
    }
    let placed = queens_demo::SIZES.map(queens_demo::placed);
    assert_eq!(placed, [2, 5, 16, 53, 152, 551, 2056]);
    // Without pruning a choice for each selection that is not empty; with it, for each with a sum
    // of at most the target.
    for n in demo::SIZES {
        assert_eq!(demo::choices(n, false), (1 << n) - 1);
        let sum = |mask: u32| (0..u32::from(n)).filter(|i| mask >> i & 1 == 1).map(|i| i + 1).sum();
        let is_small = |mask: &u32| 2 * u32::from(n) >= sum(*mask);
        let n_small = (1..1_u32 << n).filter(is_small).count();
        assert_eq!(usize::try_from(demo::choices(n, true)), Ok(n_small));
    }
}
