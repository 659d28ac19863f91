//! 5.4 Maximum subarray.

use std::cmp::Reverse;
use std::num::NonZeroUsize;
use std::ops::Range;

use dynamic_programming::linear_dp::maximum_subarray::{
    Rectangle, RectangleError, Stream, Subarray, SubarrayError, Summary, at_least, at_most,
    circular, divide_and_conquer, largest_endings, maximum_product, maximum_rectangle,
    maximum_subarray, maximum_subarray_or_empty, plain, two_disjoint,
};
use dynamic_programming::{Step, Table};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots;

#[path = "../../../examples/maximum_subarray.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// A sequence, the largest sum, and its range.
const WORKED: &[(&[i64], i64, Range<usize>)] = &[
    (&[-1, 2, 3], 5, 1..3),
    (&PAGE, 9, 3..7),
    // Cormen, Leiserson, Rivest, Stein.
    (&[13, -3, -25, 20, -3, -16, -23, 18, 20, -7, 12, -5, -22, 15, -4, 7], 43, 7..11),
    // Bentley.
    (&[31, -41, 59, 26, -53, 58, 97, -93, -23, 84], 187, 2..7),
    // The original's tests.
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 55, 0..10),
    (&[1, -2, 3, -4, -5, -6, 7, 18, -9, 10], 26, 6..10),
    (&[7, -2, 23, -4, -15, -6, 7, 38, -19, 20], 49, 0..10),
    (SHORTED, 400, 0..16),
    // All negative; ties: the first end, and then the shortest.
    (&[-3, -1, -2], -1, 1..2),
    (&[2, -2, 2], 2, 0..1),
    (&[0, 2, 0], 2, 1..2),
    (&[0], 0, 0..1),
];

/// The original says 390.
const SHORTED: &[i64] =
    &[12, 142, -125, 14, 15, 45, 42, 61, 41, 0, 42, 42, -205, 14, 215, 45, -42, 1, 31];

fn subarray(sum: i64, range: Range<usize>) -> Subarray {
    Subarray { sum, range }
}

#[test]
fn worked_examples() {
    for (v, sum, range) in WORKED {
        let expected = Ok(Some(subarray(*sum, range.clone())));
        assert_eq!(maximum_subarray(v), expected, "{v:?}");
        assert_eq!(divide_and_conquer(v), expected, "{v:?}");
    }
    assert_eq!(largest_endings(&[-1, 2, 3, -6, 4]), Ok(vec![-1, 2, 5, -1, 4]));
}

/// The worked example of the page.
const PAGE: [i64; 8] = [2, -6, -3, 7, -5, -1, 8, -4];

pub(crate) const BEST: i64 = 9;
pub(crate) const LAST_ENTRY: i64 = 5;
pub(crate) const FROM_THE_FRONT: i64 = 2;
pub(crate) const WITHOUT_NEGATIVE: i64 = 8;
pub(crate) const BY_THE_TRAP: i64 = 17;
pub(crate) const RANGES: usize = 36;
pub(crate) const CALLS_OF_FIVE: usize = 15;
pub(crate) const CALLS_OF_FIVE_WITH_MEMO: usize = 9;
pub(crate) const CALLS: usize = 36;
pub(crate) const CALLS_WITH_MEMO: usize = 15;
pub(crate) const RANGES_OF_1000: u32 = 500_500;
pub(crate) const CIRCLE: i64 = 10;
pub(crate) const STRAIGHT: i64 = 7;
pub(crate) const TWO_RANGES: i64 = 15;
pub(crate) const AT_MOST_THREE: i64 = 8;
pub(crate) const AT_LEAST_FIVE: i64 = 6;
pub(crate) const PRODUCT: i64 = 24;
pub(crate) const RECTANGLE: i64 = 9;

/// How many calls the recursion makes without and with a memo.
fn calls(v: &[i64]) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(v, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(v, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// Extends the best sum of a prefix, though it may not end there.
fn trap(v: &[i64]) -> i64 {
    v[1..].iter().fold(v[0], |best, &x| best.max(best + x).max(x))
}

/// The largest sum of neighbors none of which is negative.
fn without_negative(v: &[i64]) -> i64 {
    v.split(|x| *x < 0).map(|part| part.iter().sum()).max().unwrap_or(0)
}

/// The largest sum of a range that begins at index 0.
fn from_the_front(v: &[i64]) -> i64 {
    (1..=v.len()).map(|end| v[..end].iter().sum()).max().unwrap_or(0)
}

#[test]
fn the_worked_example_of_the_page() {
    let sums: Vec<i64> = ranges(8).map(|range| PAGE[range].iter().sum()).collect();
    assert_eq!((sums.len(), sums.iter().filter(|sum| BEST <= **sum).count()), (RANGES, 1));
    let ending = plain::fill_table(&PAGE);
    assert_eq!(ending, [2, -4, -3, 7, 2, 1, 9, 5]);
    assert_eq!((ending.iter().max(), ending.last()), (Some(&BEST), Some(&LAST_ENTRY)));
    assert_eq!(plain::best_range(&ending), Some(3..7));
    // Four simple rules are wrong, each in its own way.
    assert_eq!(trap(&PAGE), BY_THE_TRAP);
    assert_eq!(without_negative(&PAGE), WITHOUT_NEGATIVE);
    assert_eq!(from_the_front(&PAGE), FROM_THE_FRONT);
    // No entry is 0, so no step is decided by a tie. A range begins anew twice.
    assert!(ending.iter().all(|sum| *sum != 0));
    let anew: Vec<usize> = (1..8).filter(|&i| ending[i - 1] < 0).collect();
    assert_eq!(anew, [2, 3]);
    assert_eq!(calls(&PAGE[..5]), (CALLS_OF_FIVE, CALLS_OF_FIVE_WITH_MEMO));
    assert_eq!(calls(&PAGE), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(demo::reads_of_all_ranges(1000), RANGES_OF_1000);
}

/// The best sum of a prefix does not say what the next element makes of it.
#[test]
fn the_two_prefixes_of_the_page() {
    for (v, before, after) in [(&[7, 8][..], 7, 15), (&[7, -5, 8], 7, 10)] {
        let best = |v: &[i64]| plain::all_ranges(v);
        assert_eq!((best(&v[..v.len() - 1]), best(v)), (Some(before), Some(after)), "{v:?}");
    }
}

#[test]
fn the_inputs_of_the_questions() {
    assert_eq!(plain::fill_table(&[3, -4, 5, -1, 2, -7, 4]), [3, -1, 5, 4, 6, -1, 4]);
    for (v, by_trap, best) in [(&[1, 2, 3][..], 6, 6), (&[-1, 4, -2], 4, 4), (&[5, -4, 3], 8, 5)] {
        assert_eq!((trap(v), plain::all_ranges(v)), (by_trap, Some(best)), "{v:?}");
    }
    for (v, last, best) in [(&[-1, 2, 3][..], 5, 5), (&[3, -1, 2], 4, 4), (&[5, -1], 4, 5)] {
        let ending = plain::fill_table(v);
        assert_eq!((ending[v.len() - 1], plain::kadane(v)), (last, Some(best)), "{v:?}");
    }
    assert_eq!(plain::circular(&[4, -3, 5, -6, 2]), Some(8));
    assert_eq!(plain::two_ranges(&[3, -5, 4, -1, 2]), Some(8));
    assert_eq!(plain::maximum_product(&[2, -3, 4, -1]), Some(24));
    assert_eq!(plain::at_most(&[3, -1, 4, 2], 2), Some(6));
    assert_eq!(plain::maximum_rectangle(&[vec![2, -1], vec![-3, 4], vec![1, 2]]), Some(6));
}

#[test]
fn the_numbers_of_the_short_pages() {
    assert_eq!(plain::circular(&[5, -3, 5]), Some(CIRCLE));
    assert_eq!(plain::kadane(&[5, -3, 5]), Some(STRAIGHT));
    assert_eq!(plain::two_ranges(&PAGE), Some(TWO_RANGES));
    assert_eq!(plain::at_most(&PAGE, 3), Some(AT_MOST_THREE));
    assert_eq!(plain::at_least(&PAGE, 5), Some(AT_LEAST_FIVE));
    assert_eq!(plain::maximum_product(&[-2, 3, -4]), Some(PRODUCT));
    let rows = [vec![1, -2, 0], vec![-3, 4, 5], vec![2, 1, -1]];
    assert_eq!(plain::maximum_rectangle(&rows), Some(RECTANGLE));
}

fn at(n: usize) -> NonZeroUsize {
    NonZeroUsize::new(n).unwrap()
}

#[test]
fn worked_examples_of_the_variants() {
    let v = [5, -3, 5];
    assert_eq!(circular(&v), Ok(Some(subarray(10, 2..4))), "the last and then the first");
    assert_eq!(at_most(&v, at(2)), Ok(Some(subarray(5, 0..1))));
    assert_eq!(at_least(&v, at(2)), Ok(Some(subarray(7, 0..3))));
    assert_eq!(two_disjoint(&v), Ok(Some([subarray(5, 0..1), subarray(5, 2..3)])));
    assert_eq!(maximum_product(&[2, 3, -2, 4]), Ok(Some(subarray(6, 0..2))));
    assert_eq!(maximum_product(&[-2, 3, -4]), Ok(Some(subarray(24, 0..3))));
    let rows = [[1, -2, 0], [-3, 4, 5], [2, 1, -1]];
    let rectangle = Rectangle { sum: 9, rows: 1..2, columns: 1..3 };
    assert_eq!(maximum_rectangle(&table(&rows)), Ok(Some(rectangle)));
}

/// A table of rows that are all as long as the first.
fn table<const N: usize>(rows: &[[i64; N]]) -> Table<i64> {
    let mut table = Table::new(rows.len(), N, 0).unwrap();
    for (i, row) in rows.iter().enumerate() {
        for (j, &x) in row.iter().enumerate() {
            table[(i, j)] = x;
        }
    }
    table
}

// 2. All small inputs, against all ranges.

/// All sequences of up to `n` elements from -2 to 2.
fn small_sequences(n: u32) -> impl Iterator<Item = Vec<i64>> {
    let digits = |length: u32, number: i64| -> Vec<i64> {
        (0..length).map(|place| number / 5_i64.pow(place) % 5 - 2).collect()
    };
    (0..=n).flat_map(move |length| (0..5_i64.pow(length)).map(move |number| digits(length, number)))
}

/// All ranges of `n` indices, without the empty ones.
fn ranges(n: usize) -> impl Iterator<Item = Range<usize>> {
    (0..n).flat_map(move |start| (start + 1..=n).map(move |end| start..end))
}

/// The best of some ranges by the rule for ties: the first end, then the shortest.
fn best_of(v: &[i64], ranges: impl Iterator<Item = Range<usize>>) -> Option<Subarray> {
    let sums = ranges.map(|range| subarray(v[range.clone()].iter().sum(), range));
    sums.max_by_key(|one| (one.sum, Reverse(one.range.end), one.range.start))
}

#[test]
fn all_ranges_agree_on_all_small_inputs() {
    for v in small_sequences(6) {
        let n = v.len();
        let expected = best_of(&v, ranges(n));
        assert_eq!(maximum_subarray(&v), Ok(expected.clone()), "{v:?}");
        let largest = expected.as_ref().map(|best| best.sum);
        for form in [
            plain::all_ranges,
            plain::by_recursion,
            plain::by_memo,
            plain::kadane,
            plain::by_halves,
        ] {
            assert_eq!(form(&v), largest, "{v:?}");
        }
        let ending = plain::fill_table(&v);
        assert_eq!(Ok(&ending), largest_endings(&v).as_ref(), "{v:?}");
        let range = expected.clone().map(|best| best.range);
        assert_eq!(plain::best_range(&ending), range, "{v:?}");
        assert_eq!(divide_and_conquer(&v), Ok(expected.clone()), "{v:?}");
        let summary = v.iter().map(|&x| Summary::from(x)).reduce(Summary::join);
        let sum = expected.as_ref().map(|best| i128::from(best.sum));
        assert_eq!(summary.map(|summary| summary.best), sum, "{v:?}");
        let empty = subarray(0, 0..0);
        let or_empty = expected.clone().filter(|best| 0 < best.sum).unwrap_or(empty);
        assert_eq!(maximum_subarray_or_empty(&v), Ok(or_empty), "{v:?}");
        for (i, &ending) in largest_endings(&v).unwrap().iter().enumerate() {
            let all = ranges(n).filter(|range| range.end == i + 1);
            assert_eq!(best_of(&v, all).map(|best| best.sum), Some(ending), "{v:?} {i}");
        }
        for length in 1..=n + 1 {
            let long = ranges(n).filter(|range| length <= range.len());
            let long = best_of(&v, long);
            assert_eq!(plain::at_least(&v, length), long.as_ref().map(|best| best.sum), "{v:?}");
            assert_eq!(at_least(&v, at(length)), Ok(long), "{v:?} {length}");
            let short = ranges(n).filter(|range| range.len() <= length);
            let short = best_of(&v, short);
            assert_eq!(plain::at_most(&v, length), short.as_ref().map(|best| best.sum), "{v:?}");
            assert_eq!(at_most(&v, at(length)), Ok(short), "{v:?} {length}");
        }
    }
}

#[test]
fn variants_agree_on_all_small_inputs() {
    for v in small_sequences(6) {
        let n = v.len();
        let straight = best_of(&v, ranges(n)).map(|best| best.sum);
        // On a circle: every start, and every length up to all of it.
        let twice = v.repeat(2);
        let around = ranges(2 * n).filter(|range| range.start < n && range.len() <= n);
        let found = circular(&v).unwrap();
        assert_eq!(plain::circular(&v), found.as_ref().map(|best| best.sum), "{v:?}");
        assert_eq!(
            found.as_ref().map(|best| best.sum),
            best_of(&twice, around).map(|best| best.sum)
        );
        if let Some(Subarray { sum, range }) = found {
            assert!(range.start < n && range.len() <= n, "{v:?}");
            assert_eq!(twice[range.clone()].iter().sum::<i64>(), sum, "{v:?}");
            assert!(range.end <= n || straight < Some(sum), "{v:?}: no need to go round");
        }
        let pairs = ranges(n).flat_map(|one| ranges(n).map(move |other| [one.clone(), other]));
        let pairs = pairs.filter(|[one, other]| one.end <= other.start);
        let sum = |range: &Range<usize>| v[range.clone()].iter().sum::<i64>();
        let most = pairs.map(|[one, other]| sum(&one) + sum(&other)).max();
        let found = two_disjoint(&v).unwrap();
        assert_eq!(plain::two_ranges(&v), most, "{v:?}");
        assert_eq!(found.as_ref().map(|[one, other]| one.sum + other.sum), most, "{v:?}");
        if let Some([one, other]) = found {
            assert!(one.range.end <= other.range.start, "{v:?}");
            assert_eq!((sum(&one.range), sum(&other.range)), (one.sum, other.sum), "{v:?}");
        }
        let product = |range: Range<usize>| v[range].iter().product::<i64>();
        let found = maximum_product(&v).unwrap();
        assert_eq!(plain::maximum_product(&v), ranges(n).map(product).max(), "{v:?}");
        assert_eq!(found.as_ref().map(|best| best.sum), ranges(n).map(product).max(), "{v:?}");
        if let Some(best) = found {
            assert_eq!(product(best.range), best.sum, "{v:?}");
        }
    }
}

#[test]
fn all_rectangles_of_small_tables() {
    for v in small_sequences(6).filter(|v| v.len() == 6) {
        for table in [
            table(&[[v[0], v[1], v[2]], [v[3], v[4], v[5]]]),
            table(&[[v[0], v[1]], [v[2], v[3]], [v[4], v[5]]]),
        ] {
            let sum = |rows: Range<usize>, columns: Range<usize>| -> i64 {
                rows.flat_map(|row| &table.row(row)[columns.clone()]).sum()
            };
            let all = ranges(table.n_rows()).flat_map(|rows| {
                ranges(table.n_columns()).map(move |columns| (rows.clone(), columns))
            });
            let most = all.map(|(rows, columns)| sum(rows, columns)).max();
            let found = maximum_rectangle(&table).unwrap();
            let rows: Vec<Vec<i64>> = table.rows().map(<[i64]>::to_vec).collect();
            assert_eq!(plain::maximum_rectangle(&rows), most, "{table:?}");
            assert_eq!(found.as_ref().map(|best| best.sum), most, "{table:?}");
            assert_eq!(found.map(|best| sum(best.rows, best.columns)), most, "{table:?}");
        }
    }
}

/// The first small sequence on which a sum is not the largest.
fn fault(largest: impl Fn(&[i64]) -> i64) -> Option<Vec<i64>> {
    let all = small_sequences(4).filter(|v| !v.is_empty());
    all.into_iter().find(|v| Some(largest(v)) != best_of(v, ranges(v.len())).map(|best| best.sum))
}

#[test]
fn wrong_versions_are_caught() {
    let ours = |v: &[i64]| maximum_subarray(v).unwrap().map_or(0, |best| best.sum);
    assert_eq!(fault(ours), None);
    // The last entry of the table, and not its maximum.
    let last = |v: &[i64]| largest_endings(v).unwrap()[v.len() - 1];
    assert_eq!(fault(last), Some(vec![-1, -2]));
    // A best that begins at 0 takes the empty range.
    let from_zero = |v: &[i64]| ours(v).max(0);
    assert_eq!(fault(from_zero), Some(vec![-2]));
    // The best of a prefix, extended as if it ended there.
    assert_eq!(fault(trap), Some(vec![1, -2, 1]));
    // A range that goes on whatever it has lost.
    let never_resets = |v: &[i64]| {
        let sums = v.iter().scan(0, |sum, x| {
            *sum += x;
            Some(*sum)
        });
        sums.max().unwrap_or(0)
    };
    assert_eq!(fault(never_resets), Some(vec![-2, -1]));
}

// 3. Properties.

proptest! {
    #[test]
    fn both_forms_agree(v in prop::collection::vec(-100..100_i64, 0..200)) {
        let best = maximum_subarray(&v);
        prop_assert_eq!(&divide_and_conquer(&v), &best);
        prop_assert_eq!(&at_least(&v, at(1)), &best);
        prop_assert_eq!(&at_most(&v, at(v.len() + 1)), &best);
        let endings = largest_endings(&v).unwrap();
        prop_assert_eq!(endings.into_iter().max(), best.unwrap().map(|best| best.sum));
    }

    /// What stands in the loop: at each step the best so far, and the table's entry.
    #[test]
    fn a_stream_knows_each_prefix(v in prop::collection::vec(-9..10_i64, 1..60)) {
        let mut stream = Stream::default();
        for n in 1..=v.len() {
            let ending = stream.push(v[n - 1]).unwrap();
            prop_assert_eq!(Some(ending), largest_endings(&v[..n]).unwrap().last().copied());
            prop_assert_eq!(stream.best().cloned(), best_of(&v[..n], ranges(n)));
        }
    }

    #[test]
    fn summaries_may_be_joined_in_any_order(v in prop::collection::vec(any::<i64>(), 3..40), a: prop::sample::Index, b: prop::sample::Index) {
        let cut = 1 + a.index(v.len() - 1);
        let summary = |v: &[i64]| v.iter().map(|&x| Summary::from(x)).reduce(Summary::join);
        let (left, right) = (summary(&v[..cut]).unwrap(), summary(&v[cut..]).unwrap());
        prop_assert_eq!(Some(left.join(right)), summary(&v));
        let other = 1 + b.index(v.len() - 1);
        let (left, right) = (summary(&v[..other]).unwrap(), summary(&v[other..]).unwrap());
        prop_assert_eq!(Some(left.join(right)), summary(&v));
    }
}

/// Doubling the elements: twice the reads, by halves a little more, and four times the sums of all
/// ranges.
#[test]
fn growth_at_doubled_sizes() {
    for n in demo::SIZES {
        let n_elements = u32::from(n);
        assert_eq!(demo::reads_in_a_row(n), n_elements);
        assert_eq!(demo::reads_by_halves(n), n_elements * (n_elements.ilog2() + 1));
        assert_eq!(demo::reads_of_all_ranges(n), n_elements * (n_elements + 1) / 2);
    }
}

// 4. Extremes.

#[test]
fn a_million_elements() {
    let v: Vec<i64> = (0..1_000_000).map(|i| if i % 1000 == 0 { -500 } else { 1 }).collect();
    let best = subarray(999 + 999 * 499, 1..1_000_000);
    assert_eq!(maximum_subarray(&v), Ok(Some(best.clone())));
    assert_eq!(divide_and_conquer(&v), Ok(Some(best)));
    assert_eq!(at_most(&v, at(999)), Ok(Some(subarray(999, 1..1000))));
    let negative = vec![-7; 1_000_000];
    assert_eq!(maximum_subarray(&negative), Ok(Some(subarray(-7, 0..1))));
    assert_eq!(maximum_product(&vec![-1; 1_000_000]), Ok(Some(subarray(1, 0..2))));
}

#[test]
fn the_ends_of_the_type() {
    // What was lost goes below the type, and is never added up.
    let v = [i64::MIN, i64::MIN, i64::MAX, i64::MIN, 1];
    assert_eq!(maximum_subarray(&v), Ok(Some(subarray(i64::MAX, 2..3))));
    assert_eq!(divide_and_conquer(&v), Ok(Some(subarray(i64::MAX, 2..3))));
    assert_eq!(circular(&[i64::MIN, 0, i64::MIN]), Ok(Some(subarray(0, 1..2))));
    // The product goes below the type, and a zero makes it good.
    let v = [i64::MIN, 2, 0, 3];
    assert_eq!(maximum_product(&v), Ok(Some(subarray(3, 3..4))));
    // Lengths beyond every sequence.
    assert_eq!(at_most(&[-1, 5], NonZeroUsize::MAX), Ok(Some(subarray(5, 1..2))));
    assert_eq!(at_least(&[-1, 5], NonZeroUsize::MAX), Ok(None));
}

// 5. Bad input.

#[test]
fn nothing() {
    assert_eq!(maximum_subarray(&[]), Ok(None));
    assert_eq!(maximum_subarray_or_empty(&[]), Ok(subarray(0, 0..0)));
    assert_eq!(divide_and_conquer(&[]), Ok(None));
    assert_eq!((circular(&[]), maximum_product(&[])), (Ok(None), Ok(None)));
    assert_eq!((two_disjoint(&[]), two_disjoint(&[7])), (Ok(None), Ok(None)));
    assert_eq!((at_most(&[], at(1)), at_least(&[1, 2], at(3))), (Ok(None), Ok(None)));
    assert_eq!(maximum_rectangle(&table::<0>(&[])), Ok(None));
    assert_eq!(maximum_rectangle(&table(&[[], []])), Ok(None));
    assert_eq!(NonZeroUsize::new(0), None, "no length of 0 can be asked for");
}

#[test]
fn sums_that_do_not_fit() {
    let v = [-1, i64::MAX, 1, -5];
    let overflow = |range| Err(SubarrayError { range });
    assert_eq!(maximum_subarray(&v), overflow(1..3));
    assert_eq!(maximum_subarray_or_empty(&v), Err(SubarrayError { range: 1..3 }));
    assert_eq!(largest_endings(&v), Err(SubarrayError { range: 1..3 }));
    assert_eq!(divide_and_conquer(&v), overflow(1..3));
    assert_eq!(at_least(&v, at(2)), overflow(1..3));
    assert_eq!(at_most(&v, at(2)), overflow(1..3));
    assert_eq!(at_most(&v, at(1)), Ok(Some(subarray(i64::MAX, 1..2))));
    assert_eq!(circular(&[1, -5, i64::MAX]), overflow(2..4));
    assert_eq!(two_disjoint(&v), Ok(Some([subarray(i64::MAX, 1..2), subarray(1, 2..3)])));
    assert_eq!(maximum_product(&[i64::MIN, -1]), overflow(0..2));
    assert_eq!(maximum_product(&[i64::MIN, 2, 2, 2, -1, 0]), overflow(0..5));
    let rectangle = RectangleError { rows: 0..2, columns: 0..1 };
    assert_eq!(maximum_rectangle(&table(&[[i64::MAX], [1]])), Err(rectangle));
    let message = SubarrayError { range: 1..3 }.to_string();
    assert_eq!(message, "what the elements 1..3 amount to does not fit an i64");
    // A range that must have two elements can be too small as well.
    let too_small = at_least(&[i64::MIN, i64::MIN], at(2)).unwrap_err();
    assert_eq!(too_small.to_string(), "what the elements 0..2 amount to does not fit an i64");
    // A stream that could not take an element is as it was.
    let mut stream = Stream::default();
    assert_eq!(stream.push(i64::MAX), Ok(i64::MAX));
    let before = stream.clone();
    assert_eq!(stream.push(1), Err(SubarrayError { range: 0..2 }));
    assert_eq!(stream, before);
}

// 6. Errata.

#[test]
fn erratum_the_last_entry_is_not_the_largest() {
    for (v, wrong, right) in [(&[5, -1][..], 4, 5), (&[-3, -1, -2], -2, -1), (SHORTED, 390, 400)] {
        assert_eq!(largest_endings(v).unwrap().last(), Some(&wrong), "the original's answer");
        assert_eq!(maximum_subarray(v).unwrap().map(|best| best.sum), Some(right));
    }
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example maximum_subarray";
    snapshots::check("maximum_subarray", command, &printed);
}

#[test]
fn demo_of_the_other_questions() {
    for (name, args) in [
        ("recursion", "--recursion 2 -6 -3 7 -5"),
        ("memo", "--memo 2 -6 -3 7 -5"),
        ("kadane", "--kadane 2 -6 -3 7 -5 -1 8 -4"),
        ("circular", "--circular 5 -3 5"),
        ("empty", "--empty -2 -1"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command =
            format!("cargo run -p dynamic-programming --example maximum_subarray -- {args}");
        snapshots::check(&format!("maximum_subarray_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_odd_and_bad_input() {
    let answer = |args: &[&str], stdin: &str| {
        let printed = demo::DEMO.output_on(args, stdin).unwrap();
        printed.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(answer(&["-"], ""), "There is no range that is not empty.");
    assert_eq!(answer(&["--empty", "-"], ""), "The largest sum is 0, of the empty range.");
    assert_eq!(answer(&["-3"], ""), "The largest sum is -3, of the range 0..1: -3.");
    let error = |args: &[&str]| demo::DEMO.output(args).unwrap_err().to_string();
    assert_eq!(error(&["1", "x"]), "element 2: \"x\" is not a number (column 3)");
    assert_eq!(error(&["--circular", "--empty", "1"]), "--circular and --empty exclude each other");
    let overflow = "what the elements 0..2 amount to does not fit an i64";
    assert_eq!(error(&["9223372036854775807", "1"]), overflow);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (0..100).map(|i: i32| (i % 2).to_string()).collect();
    let args: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let printed = demo::DEMO.output(&args).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 20 elements of 6 characters."));
    assert!(printed.contains("The largest sum is 50, of the range 1..100."), "{printed}");
    let many = [&["--recursion"][..], &args[..12]].concat();
    let printed = demo::DEMO.output(&many).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 40 calls."), "{printed}");
    assert!(printed.contains("The largest sum is 6: 78 calls for 12 states."), "{printed}");
}
