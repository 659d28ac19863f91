//! 4.5 Fenwick tree.

use std::num::Wrapping;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use data_structure::fenwick_tree::order::{Ranks, inversions};
use data_structure::fenwick_tree::plain;
use data_structure::fenwick_tree::plane::FenwickPlane;
use data_structure::fenwick_tree::prefix_max::PrefixMax;
use data_structure::fenwick_tree::range_add::{RangeAdd, RangeAddSum};
use data_structure::fenwick_tree::{FenwickError, FenwickTree, Group, cells_before, cells_over};
use data_structure::ordered_map::Total;
use data_structure::{Mod, OrderStatistics};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../examples/fenwick_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// The elements, the cells, and the sums of the first 1, 2, 3, … elements.
const WORKED: &[(&[i64], &[i64], &[i64])] = &[
    (
        &[3, 2, -1, 6, 5, 4, -3, 3, 7, 2, 3],
        &[3, 5, -1, 10, 5, 9, -3, 19, 7, 9, 3],
        &[3, 5, 4, 10, 15, 19, 16, 19, 26, 28, 31],
    ),
    (
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
        &[1, 3, 3, 10, 5, 11, 7, 36, 9, 19, 11, 42, 13, 27, 15, 136],
        &[1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136],
    ),
    (&[7], &[7], &[7]),
    (&[], &[], &[]),
];

fn tree(values: &[i64]) -> FenwickTree<i64> {
    FenwickTree::from_values(values.iter().copied()).unwrap()
}

/// The elements of the page.
const PAGE: [i64; 8] = [3, 2, -1, 6, 5, 4, -3, 3];
/// The sum of the first seven, and of 1..7 after 10 has been added to element 4.
pub(crate) const SUM_OF_SEVEN: i64 = 16;
pub(crate) const SUM_AFTER: i64 = 23;
/// The most cells that a sum reads, and that an addition changes, of a million elements.
pub(crate) const READS_OF_A_MILLION: usize = 19;
pub(crate) const CHANGES_OF_A_MILLION: usize = 20;

#[test]
fn the_worked_example_of_the_page() {
    let mut cells = plain::build(&PAGE);
    assert_eq!(cells, [3, 5, -1, 10, 5, 9, -3, 19]);
    let mut read = Vec::new();
    assert_eq!(plain::prefix_sum_watched(&cells, 7, |step| read.push(step.cell)), SUM_OF_SEVEN);
    assert_eq!(read, [6, 5, 3]);
    let mut changed = Vec::new();
    plain::add_watched(&mut cells, 4, 10, |step, _| changed.push(step.cell));
    assert_eq!(changed, [4, 5, 7]);
    assert_eq!(plain::range_sum(&cells, 1, 7), SUM_AFTER);
    let n = 1_000_000;
    assert_eq!((0..=n).map(|end| cells_before(end).count()).max(), Some(READS_OF_A_MILLION));
    assert_eq!((0..n).map(|i| cells_over(i, n).count()).max(), Some(CHANGES_OF_A_MILLION));
}

/// What the questions and exercises ask.
#[test]
fn the_numbers_of_the_questions() {
    assert_eq!(cells_before(13).collect::<Vec<_>>(), [12, 11, 7]);
    assert_eq!(cells_before(6).count() * cells_before(5).count(), 4);
    assert_eq!(cells_over(2, 16).collect::<Vec<_>>(), [2, 3, 7, 15]);
    let covered = (0..16).filter(|i| cells_over(*i, 16).any(|cell| cell == 11));
    assert_eq!(covered.collect::<Vec<_>>(), [8, 9, 10, 11]);
    assert_eq!(cells_over(0, 1000).collect::<Vec<_>>(), [0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
    let most = (0..=1000).max_by_key(|end| (cells_before(*end).count(), usize::MAX - end));
    assert_eq!((most, cells_before(511).count()), (Some(511), 9));
}

/// The same cells as the library's version's, and the same sums.
#[test]
fn the_plain_form_is_the_fast_one() {
    for values in (0..=5).flat_map(arrays) {
        for i in 0..values.len() {
            let (mut cells, mut fast) = (plain::build(&values), tree(&values));
            assert_eq!(cells, fast.cells());
            plain::add(&mut cells, i, 7);
            fast.add(i, 7).unwrap();
            assert_eq!(cells, fast.cells());
            for end in 0..=values.len() {
                for start in 0..=end {
                    let sum = plain::range_sum(&cells, start, end);
                    assert_eq!(Ok(sum), fast.sum(start..end), "{values:?}");
                }
            }
        }
    }
}

#[test]
fn worked_examples() {
    for (values, cells, sums) in WORKED {
        let built = tree(values);
        assert_eq!(built.cells(), *cells);
        let (mut added, mut pushed) = (FenwickTree::new(values.len()), FenwickTree::default());
        for (i, value) in values.iter().enumerate() {
            added.add(i, *value).unwrap();
            pushed.push(*value).unwrap();
        }
        assert_eq!((&added, &pushed), (&built, &built));
        for (i, sum) in sums.iter().enumerate() {
            assert_eq!(built.sum(..=i), Ok(*sum), "{values:?} {i}");
            assert_eq!(built.get(i), Ok(values[i]), "{values:?} {i}");
        }
    }
}

#[test]
fn where_the_first_cells_begin() {
    let starts = [1, 1, 3, 1, 5, 5, 7, 1, 9, 9, 11, 9, 13, 13, 15, 1];
    // Counted from 1, as in the original: cell x begins behind the cell that stands before it in
    // the sum of the first x.
    let begins = |x: usize| cells_before(x).nth(1).map_or(1, |before| before + 2);
    assert_eq!((1..=16).map(begins).collect::<Vec<_>>(), starts);
    for (x, lowbit) in [(3, 1), (6, 2), (8, 8), (11, 1), (52, 4)] {
        assert_eq!(x - begins(x) + 1, lowbit);
    }
}

#[test]
fn jumps_go_up_to_change_and_down_to_sum() {
    assert_eq!(cells_over(4, 16).collect::<Vec<_>>(), [4, 5, 7, 15]);
    assert_eq!(cells_before(11).collect::<Vec<_>>(), [10, 9, 7]);
    assert_eq!(cells_before(0).count(), 0);
    assert_eq!(cells_over(4, 4).count(), 0);
    assert_eq!(cells_over(usize::MAX, 5).count(), 0);
    assert_eq!(cells_over(usize::MAX - 1, usize::MAX).collect::<Vec<_>>(), [usize::MAX - 1]);
}

#[test]
fn the_originals_random_additions() {
    let mut random = (0_u64..).map(|x| x.wrapping_mul(x).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57);
    for n in 2..=127 {
        let mut values = vec![0; n];
        let mut tree = FenwickTree::new(n);
        for j in 0..n {
            let delta = random.next().unwrap();
            values[j] += delta;
            tree.add(j, delta).unwrap();
            for end in 0..=n {
                assert_eq!(tree.sum(..end), Ok(values[..end].iter().sum()), "{end} of {n}");
            }
        }
    }
}

// 2. All small inputs, against sums of slices.

/// All arrays of `n` elements out of -1, 0, 2.
fn arrays(n: u32) -> impl Iterator<Item = Vec<i64>> {
    (0..3_usize.pow(n))
        .map(move |code| (0..n).map(|i| [-1, 0, 2][code / 3_usize.pow(i) % 3]).collect())
}

/// The first array, change and range on which a tree that is changed in this way is wrong.
fn fault(
    change: impl Fn(&mut [i64], usize, i64),
    sum: impl Fn(&[i64], usize, usize) -> i64,
) -> Option<(Vec<i64>, usize, (usize, usize))> {
    for values in (0..=5).flat_map(arrays) {
        for i in 0..values.len() {
            let mut cells = tree(&values).cells().to_vec();
            change(&mut cells, i, 5);
            let mut after = values.clone();
            after[i] += 5;
            for end in 0..=values.len() {
                for start in 0..=end {
                    if sum(&cells, start, end) != after[start..end].iter().sum::<i64>() {
                        return Some((values, i, (start, end)));
                    }
                }
            }
        }
    }
    None
}

fn change(cells: &mut [i64], i: usize, delta: i64) {
    let len = cells.len();
    cells_over(i, len).for_each(|at| cells[at] += delta);
}

fn sum(cells: &[i64], start: usize, end: usize) -> i64 {
    let before = |end| cells_before(end).map(|at| cells[at]).sum::<i64>();
    before(end) - before(start)
}

#[test]
fn slices_agree_on_all_small_inputs() {
    assert_eq!(fault(change, sum), None);
    for values in (0..=5).flat_map(arrays) {
        let n = values.len();
        let built = tree(&values);
        for end in 0..=n {
            for start in 0..=end {
                assert_eq!(
                    built.sum(start..end),
                    Ok(values[start..end].iter().sum()),
                    "{values:?}"
                );
            }
        }
        for i in 0..n {
            for value in [-7, 0, 9] {
                let (mut after, mut changed) = (values.clone(), built.clone());
                after[i] = value;
                changed.set(i, value).unwrap();
                assert_eq!(changed, tree(&after), "element {i} of {values:?}");
            }
        }
        let mut longer = values.clone();
        let mut pushed = built.clone();
        longer.push(4);
        pushed.push(4).unwrap();
        assert_eq!(pushed, tree(&longer));
    }
}

#[test]
fn wrong_versions_are_caught() {
    // Counted from 0 with the steps that hold from 1: element 0 has no lowbit, so it stays where it
    // is.
    let from_zero = |cells: &mut [i64], i: usize, delta: i64| {
        let (mut at, mut last) = (i, None);
        while at < cells.len() && last != Some(at) {
            cells[at] += delta;
            last = Some(at);
            at += at & at.wrapping_neg();
        }
    };
    assert_eq!(fault(from_zero, sum), Some((vec![-1, -1], 0, (0, 2))));
    // The end of the range left out, as [p, q) from 1 does to the last element.
    let one_less = |cells: &[i64], start, end: usize| sum(cells, start, end.max(start + 1) - 1);
    assert_eq!(fault(change, one_less), Some((vec![-1], 0, (0, 1))));
}

#[test]
fn lower_bounds_of_all_small_inputs() {
    for values in (0..=5).flat_map(arrays) {
        let values: Vec<i64> = values.iter().map(|value| value + 1).collect();
        let tree = tree(&values);
        for target in -2..=17 {
            let reaches = |i: &usize| target <= values[..=*i].iter().sum();
            let expected = (0..values.len()).find(reaches).unwrap_or(values.len());
            assert_eq!(tree.lower_bound(target), expected, "{target} in {values:?}");
        }
    }
}

#[test]
fn inversions_of_all_small_inputs() {
    assert_eq!(inversions(&[3, 1, 2]), Ok(2));
    for v in (0..=6).flat_map(arrays) {
        let pairs = (0..v.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let n_inversions = pairs.filter(|&(i, j)| v[j] < v[i]).map(|_| 1).sum();
        assert_eq!(inversions(&v), Ok(n_inversions), "{v:?}");
    }
}

/// The first small array, element and range of which a tree over this group gives another sum than
/// the image of the right one.
fn fault_over<T: Group + PartialEq>(
    image: impl Fn(i64) -> T,
) -> Option<(Vec<i64>, usize, (usize, usize))> {
    for values in (0..=4).flat_map(arrays) {
        for i in 0..values.len() {
            let mut tree = FenwickTree::from_values(values.iter().map(|x| image(*x))).unwrap();
            let mut after = values.clone();
            tree.add(i, image(5)).unwrap();
            tree.subtract(i, image(3)).unwrap();
            after[i] += 2;
            if i % 2 == 0 {
                tree.set(i, image(-4)).unwrap();
                after[i] = -4;
            }
            tree.push(image(6)).unwrap();
            after.push(6);
            for end in 0..=after.len() {
                for start in 0..=end {
                    let sum = after[start..end].iter().sum();
                    if tree.sum(start..end).unwrap() != image(sum) {
                        return Some((values, i, (start, end)));
                    }
                }
            }
        }
    }
    None
}

/// Numbers of which minus forgets to change the sign.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Unsigned(i64);

impl Group for Unsigned {
    const ZERO: Self = Unsigned(0);
    fn plus(self, other: Self) -> Option<Self> {
        Some(Unsigned(self.0 + other.0))
    }
    fn minus(self, other: Self) -> Option<Self> {
        self.plus(other)
    }
}

#[test]
fn numbers_modulo_a_prime_and_small_floats_are_groups() {
    assert_eq!(fault_over(Mod::<7>::from), None);
    assert_eq!(fault_over(Mod::<2>::from), None);
    // The largest prime of 32 bits: the sum of two numbers may have 33.
    assert_eq!(fault_over(Mod::<4_294_967_291>::from), None);
    // The integers are small, so no sum is rounded.
    #[expect(clippy::cast_precision_loss, reason = "integers of two digits")]
    let float = |x: i64| x as f64;
    assert_eq!(fault_over(float), None);
    #[expect(clippy::cast_precision_loss, reason = "integers of two digits")]
    let short = |x: i64| x as f32;
    assert_eq!(fault_over(short), None);
    assert!(fault_over(Unsigned).is_some());
}

#[test]
fn rectangles_over_a_prime_and_over_floats() {
    let mut modulo = FenwickPlane::new(3, 5);
    let mut floats = FenwickPlane::new(3, 5);
    let mut table = [[0_i32; 5]; 3];
    for (i, row) in table.iter_mut().enumerate() {
        for (j, value) in row.iter_mut().enumerate() {
            *value = i32::try_from(i * 5 + j * j).unwrap() - 7;
            modulo.add(i, j, Mod::<13>::from(*value)).unwrap();
            floats.add(i, j, f64::from(*value) / 8.0).unwrap();
        }
    }
    for (a, b) in (0..=3).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        for (c, d) in (0..=5).flat_map(|d| (0..=d).map(move |c| (c, d))) {
            let sum: i32 = table[a..b].iter().flat_map(|row| &row[c..d]).sum();
            assert_eq!(modulo.sum(a..b, c..d), Ok(Mod::from(sum)));
            assert_eq!(floats.sum(a..b, c..d), Ok(f64::from(sum) / 8.0));
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn a_plain_array_agrees(
        mut values in prop::collection::vec(-1000..1000_i64, 1..100),
        steps in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), -1000..1000_i64), 0..60),
    ) {
        let mut tree = tree(&values);
        for (a, b, value) in steps {
            let (i, end) = (a.index(values.len()), b.index(values.len() + 1));
            let done = match value.rem_euclid(4) {
                0 => {
                    values[i] = value;
                    tree.set(i, value)
                }
                1 => {
                    values[i] += value;
                    tree.add(i, value)
                }
                2 => {
                    values[i] -= value;
                    tree.subtract(i, value)
                }
                _ => {
                    values.push(value);
                    tree.push(value)
                }
            };
            prop_assert_eq!(done, Ok(()));
            let (start, end) = (i.min(end), i.max(end));
            prop_assert_eq!(tree.sum(start..end), Ok(values[start..end].iter().sum::<i64>()));
            prop_assert_eq!(tree.get(i), Ok(values[i]));
        }
        // Each cell, by what it is to hold.
        for (at, cell) in tree.cells().iter().enumerate() {
            let first = at & (at + 1);
            prop_assert_eq!(*cell, values[first..=at].iter().sum::<i64>());
        }
    }

    #[test]
    fn raised_ranges_agree(
        n in 1..50_usize,
        steps in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<i64>()), 0..40),
    ) {
        let mut values = vec![0_i128; n];
        let (mut points, mut sums) = (RangeAdd::new(n), RangeAddSum::new(n));
        for (a, b, delta) in steps {
            let (a, b) = (a.index(n + 1), b.index(n + 1));
            let (start, end) = (a.min(b), a.max(b));
            prop_assert_eq!(sums.sum(start..end), Ok(values[start..end].iter().sum::<i128>()));
            points.add(start..end, delta).unwrap();
            sums.add(start..end, delta).unwrap();
            values[start..end].iter_mut().for_each(|value| *value += i128::from(delta));
            for (i, value) in values.iter().enumerate() {
                prop_assert_eq!(points.get(i), Ok(*value));
                prop_assert_eq!(sums.sum(i..=i), Ok(*value));
            }
        }
    }

    #[test]
    fn rectangles_agree(
        additions in prop::collection::vec((0..9_usize, 0..13_usize, -99..99_i32), 0..60),
        (a, b) in (0..=9_usize, 0..=9_usize),
        (c, d) in (0..=13_usize, 0..=13_usize),
    ) {
        let (rows, columns) = (a.min(b)..a.max(b), c.min(d)..c.max(d));
        let mut plane = FenwickPlane::new(9, 13);
        let mut sum = 0;
        for (row, column, delta) in additions {
            plane.add(row, column, delta).unwrap();
            sum += if rows.contains(&row) && columns.contains(&column) { delta } else { 0 };
        }
        prop_assert_eq!(plane.sum(rows, columns), Ok(sum));
    }

    #[test]
    fn ranks_agree_with_a_sorted_vector(
        steps in prop::collection::vec((0..20_usize, any::<bool>()), 0..80),
    ) {
        let mut ranks = Ranks::new(20);
        let mut sorted: Vec<usize> = Vec::new();
        for (value, is_new) in steps {
            if is_new {
                ranks.insert(value);
                sorted.push(value);
                sorted.sort_unstable();
            } else {
                let place = sorted.iter().position(|known| *known == value);
                prop_assert_eq!(ranks.remove(value), place.is_some());
                place.map(|place| sorted.remove(place));
            }
            prop_assert_eq!(ranks.len(), sorted.len());
            prop_assert_eq!(&Ranks::from_values(20, sorted.iter().copied()), &ranks);
            prop_assert_eq!(ranks.n_less(value), sorted.partition_point(|known| *known < value));
            let n_there = sorted.iter().filter(|known| **known == value).count();
            prop_assert_eq!(ranks.count(value), n_there);
            prop_assert_eq!(ranks.contains(value), 0 < n_there);
            let floor = sorted.iter().copied().rfind(|known| *known <= value);
            prop_assert_eq!(ranks.floor(value), floor);
            let ceiling = sorted.iter().copied().find(|known| value <= *known);
            prop_assert_eq!(ranks.ceiling(value), ceiling);
            for k in 0..=sorted.len() {
                prop_assert_eq!(ranks.kth_smallest(k), sorted.get(k).copied());
            }
        }
    }

    #[test]
    fn prefix_maxima_agree(raises in prop::collection::vec((0..30_usize, -99..99_i32), 0..60)) {
        let mut maxima = PrefixMax::new(30);
        let mut values = [None; 30];
        for (i, value) in raises {
            maxima.raise(i, value);
            values[i] = values[i].max(Some(value));
            for end in 0..=30 {
                prop_assert_eq!(maxima.max_before(end), values[..end].iter().copied().max().flatten());
            }
        }
    }
}

#[test]
fn one_more_cell_when_the_elements_double() {
    for n in demo::SIZES {
        let log = u16::try_from(n.ilog2()).unwrap();
        assert_eq!((demo::worst_addition(n), demo::worst_sum(n)), (log + 1, log));
        assert_eq!(demo::worst_sum(n - 1), log, "all its binary digits are ones");
    }
}

/// Counts how often two are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Counted(u64);

thread_local! {
    static N_SUMS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

impl Group for Counted {
    const ZERO: Self = Counted(0);
    fn plus(self, other: Self) -> Option<Self> {
        N_SUMS.set(N_SUMS.get() + 1);
        Some(Counted(self.0 + other.0))
    }
    fn minus(self, other: Self) -> Option<Self> {
        Some(Counted(self.0 - other.0))
    }
}

#[test]
fn building_takes_less_than_one_addition_for_each_element() {
    for n in [1_u64, 2, 7, 64, 1000, 4096] {
        N_SUMS.set(0);
        let tree = FenwickTree::from_values((0..n).map(Counted)).unwrap();
        assert!(N_SUMS.get() < n, "{n}");
        assert_eq!(tree.sum(..), Ok(Counted(n * (n - 1) / 2)));
    }
}

// 4. Extremes.

#[test]
fn a_million() {
    const N: usize = 1_000_000;
    let mut tree = FenwickTree::from_values(0..N).unwrap();
    assert_eq!(tree.sum(..), Ok(N * (N - 1) / 2));
    assert_eq!(tree.sum(N / 2..N / 2 + 3), Ok(3 * (N / 2 + 1)));
    tree.subtract(N - 1, N - 1).unwrap();
    assert_eq!((tree.get(N - 1), tree.get(N - 2)), (Ok(0), Ok(N - 2)));
    assert_eq!(tree.lower_bound(499_999_500_000 - N), N - 2);
    let descending: Vec<u32> = (0..1_000_000).rev().collect();
    assert_eq!(inversions(&descending), Ok(499_999_500_000));
    assert_eq!(inversions(&vec![3; N]), Ok(0));
}

#[test]
fn nothing_at_all() {
    let nothing = FenwickTree::<i64>::new(0);
    assert!(nothing.is_empty());
    assert_eq!((nothing.sum(..), nothing.lower_bound(1)), (Ok(0), 0));
    assert_eq!(inversions::<i32>(&[]), Ok(0));
    assert_eq!((Ranks::new(0).kth_smallest(0), Ranks::default().is_empty()), (None, true));
    assert_eq!(FenwickPlane::<i64>::new(0, 5).sum(.., ..), Ok(0));
    assert_eq!(PrefixMax::<i32>::new(0).max_before(0), None);
    assert_eq!((RangeAdd::new(0).is_empty(), RangeAddSum::new(0).sum(..)), (true, Ok(0)));
    assert_eq!(RangeAdd::default(), RangeAdd::new(0));
    assert_eq!(RangeAddSum::default(), RangeAddSum::new(0));
    assert_eq!(
        (RangeAdd::default().add(.., 5), RangeAddSum::default().add(.., 5)),
        (Ok(()), Ok(()))
    );
}

#[test]
fn the_largest_values() {
    let mut tree = FenwickTree::from_values([i64::MAX, i64::MIN, 1]).unwrap();
    assert_eq!((tree.sum(..2), tree.sum(..), tree.get(1)), (Ok(-1), Ok(0), Ok(i64::MIN)));
    assert_eq!(tree.set(0, i64::MAX - 1), Ok(()));
    let mut raised = RangeAddSum::new(1000);
    for _ in 0..1000 {
        raised.add(.., i64::MAX).unwrap();
    }
    assert_eq!(raised.sum(..), Ok(i128::from(i64::MAX) * 1_000_000));
}

// 5. Bad input.

/// What a call that panics says.
#[track_caller]
fn panic_of<T>(call: impl FnOnce() -> T) -> String {
    let panic = catch_unwind(AssertUnwindSafe(call)).err().expect("a panic");
    *panic.downcast::<String>().expect("a message")
}

#[test]
fn an_index_or_a_range_that_is_not_there_is_the_callers_mistake() {
    type Call = fn(&mut FenwickTree<i64>);
    let last = usize::MAX;
    let table: &[(String, Call)] = &[
        ("there is no element 3 among 3".into(), |tree| _ = tree.add(3, 1)),
        ("there is no element 3 among 3".into(), |tree| _ = tree.subtract(3, 1)),
        ("there is no element 4 among 3".into(), |tree| _ = tree.set(4, 1)),
        ("there is no element 5 among 3".into(), |tree| _ = tree.get(5)),
        (format!("there is no element {last} among 3"), |tree| _ = tree.add(usize::MAX, 1)),
        (format!("there is no element {last} among 3"), |tree| _ = tree.get(usize::MAX)),
        ("2..1 is no range among 3 elements".into(), |tree| {
            _ = tree.sum(Range { start: 2, end: 1 });
        }),
        ("0..4 is no range among 3 elements".into(), |tree| _ = tree.sum(..4)),
        ("4..4 is no range among 3 elements".into(), |tree| _ = tree.sum(4..4)),
        (format!("{last}..{last} is no range among 3 elements"), |tree| {
            _ = tree.sum(usize::MAX..usize::MAX);
        }),
        (format!("0..{last} is no range among 3 elements"), |tree| _ = tree.sum(..=usize::MAX)),
    ];
    let mut tree = tree(&[1, 2, 3]);
    for (expected, call) in table {
        assert_eq!(panic_of(|| call(&mut tree)), *expected);
    }
    assert_eq!(tree.sum(3..3), Ok(0), "nothing, behind the last");
    assert_eq!((tree.sum(..), tree.get(2)), (Ok(6), Ok(3)), "nothing has changed");
    let mut nothing = FenwickTree::<i64>::new(0);
    assert_eq!(panic_of(|| nothing.add(0, 1)), "there is no element 0 among 0");
}

#[test]
fn places_that_the_other_trees_do_not_have() {
    let (mut raised, mut sums) = (RangeAdd::new(3), RangeAddSum::new(3));
    let mut plane = FenwickPlane::<i64>::new(3, 2);
    let mut maxima = PrefixMax::<i32>::new(3);
    let (start, end) = (2, 1);
    assert_eq!(panic_of(|| raised.get(3)), "there is no element 3 among 3");
    assert_eq!(panic_of(|| raised.add(start..end, 1)), "2..1 is no range among 3 elements");
    assert_eq!(panic_of(|| sums.add(start..end, 1)), "2..1 is no range among 3 elements");
    assert_eq!(panic_of(|| sums.add(..4, 1)), "0..4 is no range among 3 elements");
    assert_eq!(panic_of(|| sums.sum(start..end)), "2..1 is no range among 3 elements");
    assert_eq!((raised, sums), (RangeAdd::new(3), RangeAddSum::new(3)), "nothing has changed");
    assert_eq!(panic_of(|| plane.add(3, 0, 1)), "there is no row 3 among 3");
    assert_eq!(panic_of(|| plane.add(0, 2, 1)), "there is no column 2 among 2");
    assert_eq!(panic_of(|| plane.sum(start..end, ..)), "2..1 is no range among 3 elements");
    assert_eq!(panic_of(|| plane.sum(.., ..3)), "0..3 is no range among 2 elements");
    assert_eq!(plane, FenwickPlane::new(3, 2), "nothing has changed");
    assert_eq!(panic_of(|| maxima.raise(3, 1)), "there is no element 3 among 3");
    assert_eq!(panic_of(|| maxima.max_before(4)), "0..4 is no range among 3 elements");
    assert_eq!(maxima, PrefixMax::new(3), "nothing has changed");
}

#[test]
fn values_that_have_no_rank() {
    type Call = fn(&mut Ranks);
    let calls: &[(usize, Call)] = &[
        (3, |ranks| ranks.insert(3)),
        (3, |ranks| _ = ranks.remove(3)),
        (3, |ranks| _ = ranks.count(3)),
        (3, |ranks| _ = ranks.contains(3)),
        (3, |ranks| _ = ranks.floor(3)),
        (usize::MAX, |ranks| _ = ranks.floor(usize::MAX)),
        (4, |ranks| _ = ranks.ceiling(4)),
        (4, |ranks| _ = ranks.n_less(4)),
        (5, |_| _ = Ranks::from_values(3, [1, 5, 2])),
    ];
    let mut ranks = Ranks::from_values(3, [0, 2]);
    for (value, call) in calls {
        let expected = format!("{value} is not among the values 0..3");
        assert_eq!(panic_of(|| call(&mut ranks)), expected);
    }
    assert_eq!(ranks, Ranks::from_values(3, [2, 0]), "nothing has changed");
    assert_eq!((ranks.ceiling(3), ranks.floor(2), ranks.n_less(3)), (None, Some(2), 2));
    // The trait ranks every key: those behind the domain come after all values.
    assert_eq!((ranks.rank(&3), ranks.rank(&usize::MAX)), (2, 2));
}

#[test]
fn sums_that_do_not_fit_change_nothing() {
    assert_eq!(FenwickTree::from_values([200_u8, 100]), Err(FenwickError::Overflow));
    // Element 4 is in the cells 4, 5 and 7, and only the last one is full.
    let mut tree = FenwickTree::from_values([200_u8, 0, 0, 0, 10, 20, 0, 0, 0]).unwrap();
    let before = tree.clone();
    assert_eq!(tree.add(4, 26), Err(FenwickError::Overflow));
    assert_eq!(tree.set(4, 36), Err(FenwickError::Overflow));
    assert_eq!(tree.subtract(4, 11), Err(FenwickError::Overflow), "less than nothing");
    assert_eq!(tree, before);
    assert_eq!(tree.add(4, 25), Ok(()));
    assert_eq!(tree.add(8, 1), Ok(()));
    assert_eq!(tree.sum(..), Err(FenwickError::Overflow), "256");
    let mut tree = FenwickTree::from_values([255_u8]).unwrap();
    assert_eq!((tree.push(1), tree.len()), (Err(FenwickError::Overflow), 1));
    assert_eq!(tree.set(0, 3), Ok(()));
    // Every sum would fit, but not the difference.
    let mut tree = FenwickTree::from_values([i64::MIN]).unwrap();
    assert_eq!((tree.set(0, i64::MAX), tree.get(0)), (Err(FenwickError::Overflow), Ok(i64::MIN)));
    assert_eq!((tree.set(0, -1), tree.set(0, i64::MAX - 1)), (Ok(()), Ok(())));
    let mut plane = FenwickPlane::new(2, 1);
    plane.add(1, 0, 255_u8).unwrap();
    let before = plane.clone();
    assert_eq!((plane.add(0, 0, 1), plane), (Err(FenwickError::Overflow), before));
    let wrapping = FenwickTree::from_values([Wrapping(200_u8), Wrapping(100)]).unwrap();
    assert_eq!(wrapping.sum(..), Ok(Wrapping(44)), "asked for");
}

#[test]
fn floats_do_not_add_exactly() {
    // Ten tenths, by the cells of eight and of two; and one after the other.
    let tree = FenwickTree::from_values([0.1; 10]).unwrap();
    let in_order: f64 = [0.1; 10].iter().sum();
    let sum = tree.sum(..).unwrap();
    assert!((sum - in_order).abs() < 1e-15 && (sum - 1.0).abs() < 1e-15);
    assert!((in_order - 1.0).abs() > 0.0, "not exactly one");
    // What was small is lost beside what was large.
    let mut tree = FenwickTree::from_values([1.0, 0.25]).unwrap();
    tree.add(0, 1e17).unwrap();
    tree.subtract(0, 1e17).unwrap();
    assert_eq!((tree.get(0), tree.get(1)), (Ok(0.0), Ok(0.0)));
    // A segment tree joins anew.
    let mut sums: data_structure::SegmentTree<data_structure::segment_tree::monoid::Sum<f64>> =
        [1.0, 0.25].into_iter().collect();
    sums.set(0, 1e17);
    sums.set(0, 1.0);
    assert_eq!(sums.total().to_bits(), 1.25_f64.to_bits());
}

#[test]
fn floats_that_do_not_fit_change_nothing() {
    let overflow = Err(FenwickError::Overflow);
    assert_eq!(FenwickTree::from_values([f64::MAX, f64::MAX]), Err(FenwickError::Overflow));
    // Element 4 is in the cells 4, 5 and 7, and only the last one is full. What the cells 4 and 5
    // lose beside so large a number, no subtraction gives back: so all three are tried first.
    let values = [f64::MAX, 0.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0];
    let large = f64::MAX / 2.0;
    assert!((1.0 + large - large).abs() < f64::MIN_POSITIVE);
    let mut tree = FenwickTree::from_values(values).unwrap();
    let before = tree.clone();
    assert_eq!((tree.add(4, large), tree.set(4, large)), (overflow, overflow));
    assert_eq!((tree.add(4, f64::NAN), tree.subtract(4, f64::INFINITY)), (overflow, overflow));
    assert_eq!(tree, before);
    assert_eq!((tree.subtract(4, large), tree.sum(..=4)), (Ok(()), Ok(large)));
    let mut plane = FenwickPlane::new(2, 2);
    plane.add(0, 0, 1.0).unwrap();
    plane.add(1, 0, f64::MAX).unwrap();
    let before = plane.clone();
    assert_eq!((plane.add(0, 0, large), &plane), (overflow, &before));
    assert_eq!(plane.sum(..1, ..), Ok(1.0));
}

#[test]
fn floats_in_the_total_order_have_a_lower_bound() {
    let tree = FenwickTree::from_values([0.5, 0.0, 2.0, 0.25].map(Total)).unwrap();
    let places = [0.25, 0.5, 0.75, 2.5, 2.75, 3.0].map(|target| tree.lower_bound(Total(target)));
    assert_eq!(places, [0, 0, 2, 2, 3, 4]);
}

#[test]
fn negative_elements_have_no_order_and_no_panic() {
    for values in arrays(5) {
        for target in [i64::MIN, -1, 0, 3, i64::MAX] {
            assert!(tree(&values).lower_bound(target) <= 5);
        }
    }
    assert!(tree(&[i64::MIN, 0, 1]).lower_bound(i64::MAX) <= 3);
}

// 6. Errata.

#[test]
fn erratum_elements_may_be_negative() {
    assert_eq!(tree(&[-5, 3, -4]).sum(..), Ok(-6));
}

#[test]
fn erratum_every_element_counts_and_every_index_is_heard() {
    // The original needs q = n + 1 for the last element, and adds nothing from index 1024 on.
    let mut tree = FenwickTree::new(2000);
    tree.add(1999, 7).unwrap();
    tree.add(1024, 1).unwrap();
    assert_eq!((tree.sum(..), tree.sum(1999..)), (Ok(8), Ok(7)));
}

#[test]
fn erratum_cell_nine_holds_one_element() {
    assert_eq!(tree(WORKED[0].0).cells()[8], WORKED[0].0[8]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[("fenwick_tree", ""), ("fenwick_tree_cost", "--cost")]);
}

#[test]
fn demo_of_random_input() {
    for seed in ["0", "1", "2", "3", "4", "5"] {
        let printed = demo::DEMO.output(&["--random", seed]).unwrap();
        assert!(printed.contains("is subtracted") || printed.contains("is added"), "{printed}");
    }
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1 x", "element 1: \"x\" is not a number (column 3)"),
        ("1 1+", "step 1: \"1+\" is neither A..B nor I+D nor I-D nor @S (column 3)"),
        ("1 .. 7", "step 2: \"7\" is neither A..B nor I+D nor I-D nor @S (column 6)"),
        ("1 ..2", "step 1: \"..2\" is no range among 1 element (column 3)"),
        ("1 1..0", "step 1: \"1..0\" is no range among 1 element (column 3)"),
        ("1 1+2", "step 1: \"1+2\" names element 1, and the elements are those below 1 (column 3)"),
        ("-1 @2", "step 1: \"@2\" asks for an order, and an element is negative (column 4)"),
        ("1 0-2 @2", "step 2: \"@2\" asks for an order, and an element is negative (column 7)"),
        ("9223372036854775807 1", "the elements: a sum does not fit"),
        ("9223372036854775807 0+1", "1 more for element 0: a sum does not fit"),
        ("é", "element 0: \"é\" is not a number (column 1)"),
    ]);
}

#[test]
fn demo_of_nothing_and_of_much() {
    demo::DEMO.says(&[
        ("..", "…The sum of 0..0 is 0."),
        ("4 -1", "…The sum of all is 3."),
        ("4 @9", "…The sum of all elements does not reach 9."),
        // The elements have short sums, and what is added to them has not: it is done, and not
        // drawn.
        (
            "0 0 0 0+9000000000000000000 2+9000000000000000000 @9100000000000000000",
            "…Too large to draw…The sum reaches 9100000000000000000 at index 2.",
        ),
        (
            &format!("{}10..30 @50", "1 ".repeat(100)),
            "…Too large to draw: the limit is 16 elements, and sums of 6 characters.…\
             The sum of 10..30 is 20; the sum reaches 50 at index 49.",
        ),
    ]);
}
