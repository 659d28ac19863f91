//! 5.2 Longest increasing subsequence.

use std::num::NonZeroU64;

use dynamic_programming::Step;
use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    Lis, LisCountError, count, count_by, count_modulo, first_indices, first_indices_by, length,
    length_by, lengths_by, lis, lis_by, plain, quadratic, quadratic_by,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots;

#[path = "../../../examples/longest_increasing_subsequence.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Two sequences that the chapter uses again and again.
const X: &[i32] = &[42, 42, -5, 14, 215, 45, -42, 1, 31, 0, 12, 142, -5, 14, 15, 45, 42, 61, 41];
const Y: &[i32] = &[12, 142, -5, 14, 15, 45, 42, 61, 41, 0, 42, 42, -5, 14, 215, 45, -42, 1, 31];

/// A sequence, its table, and the longest increasing subsequence that is found.
const TABLES: &[(&[i32], &[usize], &[i32])] = &[
    (&[3, 0, 2, 1, 4], &[1, 1, 2, 2, 3], &[0, 1, 4]),
    (&[10, 9, 2, 5, 3, 7, 101, 18], &[1, 1, 1, 2, 2, 3, 4, 4], &[2, 3, 7, 18]),
    (&[], &[], &[]),
    (&[7], &[1], &[7]),
    (&[7, 7, 7], &[1, 1, 1], &[7]),
];

/// A sequence, and the lengths of a longest increasing and a longest non-decreasing subsequence.
const LENGTHS: &[(&[i32], usize, usize)] = &[
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10, 10),
    (&[1, 3, 5, 7, 9, 11, 13, 15, 17], 9, 9),
    (&[1, 2, 3, 4, 5, 10, 9, 8, 7, 6], 6, 6),
    (&[2, 4, 6, 8, 10, 1, 3, 5, 7, 9], 5, 5),
    (&[10, 2, 9, 4, 8, 6, 7, 8, 6, 10], 6, 6),
    (&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1, 1),
    (&[1, 2, 8, 7, 4, 3, 4, 3, 2, 1], 4, 4),
    (&[1, 20, 3, 40, 5, 6, 7, 80, 90, 10], 7, 7),
    (&[5, 6, 11, 4, 9, 0, 34, 21, -13, 17, 3], 4, 4),
    (&[1, 1, 5, 4, 9, 7, 31, -13, 34, 21, 17], 5, 6),
    (X, 7, 7),
    (Y, 6, 7),
];

#[test]
fn worked_examples() {
    for &(v, lengths, values) in TABLES {
        for found in [lis(v), quadratic(v)] {
            assert_eq!(found.lengths(), lengths, "{v:?}");
            assert_eq!(found.values(v), values, "{v:?}");
            assert_eq!(found.length(), values.len(), "{v:?}");
        }
    }
}

#[test]
fn the_originals_tests() {
    for &(v, increasing, non_decreasing) in LENGTHS {
        assert_eq!(lis(v).length(), increasing, "{v:?}");
        assert_eq!(length(v), increasing, "{v:?}");
        assert_eq!(lis_by(v, |a, b| a <= b).length(), non_decreasing, "{v:?}");
        assert_eq!(length_by(v, |a, b| a <= b), non_decreasing, "{v:?}");
        assert_eq!(is_right(v, &lis(v), i32::lt), Ok(()));
        assert_eq!(is_right(v, &lis_by(v, i32::le), i32::le), Ok(()));
    }
}

#[test]
fn ties_and_counts() {
    let v = [3, 0, 2, 1, 4];
    // 0 2 4 and 0 1 4: the last one from the right, the first one from the left.
    assert_eq!(lis(&v).indices(), [1, 3, 4]);
    assert_eq!(first_indices(&v), [1, 2, 4]);
    assert_eq!(count(&v), Ok(2));
    let v = [10, 9, 2, 5, 3, 7, 101, 18];
    assert_eq!((first_indices(&v), count(&v)), (vec![2, 3, 5, 6], Ok(4)));
    assert_eq!(lis(&v).piles(), [vec![0, 1, 2], vec![3, 4], vec![5], vec![6, 7]]);
    // Equal elements at other indices count as another subsequence.
    assert_eq!((count(&[7, 7, 7]), count_by(&[7, 7, 7], i32::le)), (Ok(3), Ok(1)));
    assert_eq!(count::<i32>(&[]), Ok(1), "the empty one");
}

/// The worked example of the page.
const PAGE: [i64; 7] = [8, 15, 9, 12, 7, 18, 10];

pub(crate) const BEST: usize = 4;
pub(crate) const LONGEST_RUN: usize = 2;
pub(crate) const BY_GREED: usize = 3;
pub(crate) const BY_NEAREST: usize = 3;
pub(crate) const CALLS_OF_18: usize = 11;
pub(crate) const STATES_OF_18: usize = 6;
pub(crate) const CALLS: usize = 26;
pub(crate) const CALLS_WITH_MEMO: usize = 19;
pub(crate) const PAIRS: usize = 21;
pub(crate) const CALLS_OF_TWENTY: usize = 1_048_575;
pub(crate) const CALLS_OF_TWENTY_WITH_MEMO: usize = 210;
pub(crate) const PAIRS_OF_TWENTY: usize = 190;

/// How many calls the recursion makes for all elements, without and with a memo.
fn calls(v: &[i64]) -> (usize, usize) {
    let is_call = |step: Step<usize, usize>| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    for i in 0..v.len() {
        plain::ending_at_watched(v, i, &mut |step| plain_calls += is_call(step));
    }
    plain::by_memo_watched(v, 0..v.len(), &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// The length of a longest piece of neighbors that increases.
fn longest_run(v: &[i64]) -> usize {
    v.chunk_by(|a, b| a < b).map(<[i64]>::len).max().unwrap_or(0)
}

/// Takes each element that is greater than the one taken last.
fn greedy(v: &[i64]) -> Vec<i64> {
    let mut taken: Vec<i64> = Vec::new();
    for &x in v {
        if taken.last().is_none_or(|&last| last < x) {
            taken.push(x);
        }
    }
    taken
}

/// The table of a wrong version: it looks only at the nearest smaller element before each.
fn nearest_smaller(v: &[i64]) -> Vec<usize> {
    let mut lengths: Vec<usize> = Vec::new();
    for i in 0..v.len() {
        let before = (0..i).rev().find(|&j| v[j] < v[i]).map_or(0, |j| lengths[j]);
        lengths.push(before + 1);
    }
    lengths
}

/// The tails after each element.
fn tails(v: &[i64]) -> Vec<Vec<i64>> {
    let mut all = Vec::new();
    plain::fill_by_tails_watched(v, |_, tails| all.push(tails.to_vec()));
    all
}

#[test]
fn the_worked_example_of_the_page() {
    // One longest subsequence, with gaps, and it does not end with the last element.
    let f = plain::fill_table(&PAGE);
    assert_eq!((f.as_slice(), count(&PAGE)), ([1, 2, 2, 3, 1, 4, 3].as_slice(), Ok(1)));
    assert_eq!(plain::walk_back(&PAGE, &f), [0, 2, 3, 5]);
    assert_eq!(f.iter().max(), Some(&BEST));
    // Each element has one best predecessor at most.
    for i in 0..PAGE.len() {
        let best = (0..i).filter(|&j| PAGE[j] < PAGE[i] && f[j] + 1 == f[i]);
        assert_eq!(best.count(), usize::from(1 < f[i]), "{i}");
    }
    // The nearest wrong ideas miss it.
    assert_eq!(longest_run(&PAGE), LONGEST_RUN);
    assert_eq!((greedy(&PAGE), BY_GREED), (vec![8, 15, 18], 3));
    assert_eq!(nearest_smaller(&PAGE).into_iter().max(), Some(BY_NEAREST));
    // The tails: each kind of change, and at the end they are no subsequence.
    let expected: [&[i64]; 7] =
        [&[8], &[8, 15], &[8, 9], &[8, 9, 12], &[7, 9, 12], &[7, 9, 12, 18], &[7, 9, 10, 18]];
    assert_eq!(tails(&PAGE), expected);
    let subsequences = all_subsequences(&PAGE, i64::lt);
    let is_there = |values: &[i64]| {
        subsequences.iter().any(|one| one.iter().map(|&i| PAGE[i]).eq(values.iter().copied()))
    };
    assert!(is_there(&[8, 9, 12, 18]) && !is_there(&[7, 9, 12]) && !is_there(&[7, 9, 10, 18]));
    // A call for each increasing subsequence but the empty one.
    assert_eq!(calls(&PAGE), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(subsequences.len(), CALLS + 1);
    assert_eq!(PAIRS, PAGE.len() * (PAGE.len() - 1) / 2);
    let mut states = Vec::new();
    plain::ending_at_watched(&PAGE, 5, &mut |step| {
        if let Step::Call(i) = step {
            states.push(i);
        }
    });
    assert_eq!(states.len(), CALLS_OF_18);
    states.sort_unstable();
    states.dedup();
    assert_eq!(states.len(), STATES_OF_18);
}

#[test]
fn twenty_ascending_elements_of_the_page() {
    let v: Vec<i64> = (0..20).collect();
    assert_eq!(calls(&v), (CALLS_OF_TWENTY, CALLS_OF_TWENTY_WITH_MEMO));
    assert_eq!(PAIRS_OF_TWENTY, 20 * 19 / 2);
    assert_eq!(CALLS_OF_TWENTY, (1 << 20) - 1);
}

#[test]
fn the_inputs_of_the_questions() {
    let v = [6, 2, 9, 4, 11, 5, 7, 3];
    assert_eq!(tails(&v).last().map(|tails| tails[1]), Some(3));
    assert_eq!(tails(&v).last(), Some(&vec![2, 3, 5, 7]));
    assert_eq!((greedy(&v).len(), plain::by_memo(&v)), (3, 4));
    let most = |f: Vec<usize>| f.into_iter().max().unwrap_or(0);
    for (v, by_nearest, right) in [([1, 2, 3, 4], 4, 4), ([3, 1, 2, 4], 3, 3), ([2, 4, 1, 5], 2, 3)]
    {
        assert_eq!((most(nearest_smaller(&v)), plain::by_memo(&v)), (by_nearest, right), "{v:?}");
    }
    assert_eq!(tails(&[3, 4, 1]).last(), Some(&vec![1, 4]));
    // The last f is not the answer.
    assert_eq!(plain::fill_table(&[1, 2, 0]), [1, 2, 1]);
}

#[test]
fn the_inputs_of_the_short_pages() {
    // Counting: 2, then 6 or 4, then 9 or 7.
    let v = [2, 6, 4, 9, 7];
    let f = plain::fill_table(&v);
    assert_eq!((f.as_slice(), plain::count_longest(&v, &f)), ([1, 2, 2, 3, 3].as_slice(), 4));
    assert_eq!(lis(&v).piles(), [vec![0], vec![1, 2], vec![3, 4]]);
    let v = [1, 3, 2, 5, 4];
    assert_eq!(count(&v), Ok(4));
    let v = [3, 2, 5, 4, 6];
    assert_eq!(count(&v), Ok(4));
    // Covers: the missiles, and the dual.
    let missiles = [10, 6, 12, 9, 4, 8, 11, 7];
    let heights = |piles: Vec<Vec<usize>>| -> Vec<Vec<i32>> {
        piles.iter().map(|pile| pile.iter().map(|&i| missiles[i]).collect()).collect()
    };
    let rising = lis(&missiles);
    assert_eq!(rising.length(), 3);
    assert_eq!(heights(rising.piles()), [vec![10, 6, 4], vec![12, 9, 8, 7], vec![11]]);
    let falling = lis_by(&missiles, |a, b| a >= b);
    assert_eq!(falling.values(&missiles), [12, 9, 8, 7]);
    let expected = [vec![10, 12], vec![6, 9, 11], vec![4, 8], vec![7]];
    assert_eq!(heights(falling.piles()), expected);
    // Other orders.
    let v = [3, 5, 5, 2, 5, 6];
    assert_eq!((length(v), length_by(v, |a, b| a <= b)), (3, 5));
    assert_eq!(lis_by(&v, |a, b| a <= b).values(&v), [3, 5, 5, 5, 6]);
    assert_eq!(lis_by(&v, |a, b| a >= b).values(&v), [5, 5, 5]);
    assert_eq!(length_by(v, |a, b| a > b), 2);
    // Envelopes of equal width, heights up and down.
    let mut envelopes = [(5, 4), (6, 4), (6, 7), (2, 3), (6, 8)];
    envelopes.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1)));
    assert_eq!(length(envelopes.map(|envelope| envelope.1)), 3);
    envelopes.sort_unstable();
    assert_eq!(length(envelopes.map(|envelope| envelope.1)), 4, "two of the same width");
}

// 2. All small inputs, against all subsets.

type Precedes = fn(&i32, &i32) -> bool;

const ORDERS: [(&str, Precedes); 4] =
    [("<", i32::lt), ("<=", i32::le), (">", i32::gt), (">=", i32::ge)];

/// All sequences of up to `n` elements out of 0, 1, 2, 3.
fn small_sequences(n: u32) -> impl Iterator<Item = Vec<i32>> {
    let digits = |length: u32, number: u32| -> Vec<i32> {
        (0..length).map(|place| (number >> (2 * place) & 3).cast_signed()).collect()
    };
    (0..=n).flat_map(move |length| (0..4_u32.pow(length)).map(move |number| digits(length, number)))
}

/// The indices of all subsequences in which each element precedes the next; the empty one too.
fn all_subsequences<T>(v: &[T], precedes: fn(&T, &T) -> bool) -> Vec<Vec<usize>> {
    let subsets = (0..1_u32 << v.len())
        .map(|mask| -> Vec<usize> { (0..v.len()).filter(|i| mask >> i & 1 == 1).collect() });
    subsets.filter(|indices| indices.is_sorted_by(|&i, &j| precedes(&v[i], &v[j]))).collect()
}

/// The certificate. Is it a subsequence of the kind? And are there as many piles, in each of which
/// no element precedes a later one, so that a subsequence can hold only one of each?
fn is_right(v: &[i32], lis: &Lis, precedes: Precedes) -> Result<(), &'static str> {
    let indices = lis.indices();
    if !indices.is_sorted_by(|&i, &j| i < j && precedes(&v[i], &v[j])) {
        return Err("no such subsequence");
    }
    let piles = lis.piles();
    let is_pile = |pile: &Vec<usize>| pile.is_sorted_by(|&i, &j| i < j && !precedes(&v[i], &v[j]));
    let n_laid: usize = piles.iter().map(Vec::len).sum();
    if n_laid != v.len() || !piles.iter().all(is_pile) {
        return Err("no cover by piles");
    }
    if piles.len() == indices.len() { Ok(()) } else { Err("more piles than elements") }
}

/// The plain versions know one order, and must find what the library finds.
fn assert_plain_forms_agree(v: &[i32], found: &Lis, n_longest: u64) {
    let v: Vec<i64> = v.iter().copied().map(i64::from).collect();
    let f = plain::fill_table(&v);
    assert_eq!(f, found.lengths(), "{v:?}");
    assert_eq!(plain::fill_by_tails(&v), f, "{v:?}");
    assert_eq!(plain::by_recursion(&v), found.length(), "{v:?}");
    assert_eq!(plain::by_memo(&v), found.length(), "{v:?}");
    assert_eq!(plain::walk_back(&v, &f), found.indices(), "{v:?}");
    assert_eq!(plain::count_longest(&v, &f), n_longest, "{v:?}");
    for (i, &length) in f.iter().enumerate() {
        assert_eq!(plain::ending_at(&v, i), length, "{v:?} {i}");
        assert_eq!(plain::by_memo_watched(&v, [i], &mut |_| {}), length, "{v:?} {i}");
    }
    // The comparison of the walk back never fails for an element with the wanted length.
    let mut wanted = found.length();
    let mut indices = Vec::new();
    for i in (0..v.len()).rev() {
        if f[i] == wanted {
            indices.insert(0, i);
            wanted -= 1;
        }
    }
    assert_eq!(indices, found.indices(), "{v:?}");
}

#[test]
fn all_subsets_agree_on_all_small_inputs() {
    for v in small_sequences(6) {
        for (name, precedes) in ORDERS {
            let all = all_subsequences(&v, precedes);
            let most = all.iter().map(Vec::len).max().unwrap_or(0);
            let longest: Vec<&Vec<usize>> = all.iter().filter(|one| one.len() == most).collect();
            let found = lis_by(&v, precedes);
            assert_eq!(found.length(), most, "{v:?} {name}");
            assert_eq!(is_right(&v, &found, precedes), Ok(()), "{v:?} {name}");
            assert_eq!(quadratic_by(&v, precedes), found, "{v:?} {name}");
            if name == "<" {
                assert_plain_forms_agree(&v, &found, longest.len() as u64);
            }
            assert_eq!(length_by(v.iter().copied(), precedes), most, "{v:?} {name}");
            for (i, &length) in found.lengths().iter().enumerate() {
                let ending = all.iter().filter(|one| one.last() == Some(&i));
                assert_eq!(ending.map(Vec::len).max(), Some(length), "{v:?} {name} {i}");
            }
            // The rules for ties: the greatest indices from the right, the least from the left.
            let from_the_right =
                longest.iter().max_by_key(|one| one.iter().rev().collect::<Vec<_>>());
            assert_eq!(Some(found.indices()), from_the_right.map(|one| one.as_slice()));
            assert_eq!(
                Some(&&first_indices_by(&v, precedes)),
                longest.iter().min(),
                "{v:?} {name}"
            );
            let n_longest = longest.len() as u64;
            assert_eq!(count_by(&v, precedes), Ok(n_longest), "{v:?} {name}");
            for modulus in [1, 2, 3, u64::MAX] {
                let modulus = NonZeroU64::new(modulus).unwrap();
                let counted = count_modulo(&v, precedes, modulus);
                assert_eq!(counted, n_longest % modulus, "{v:?} {name} {modulus}");
            }
        }
    }
}

/// The first small sequence on which a table is not that of the subsets.
fn fault(lengths: impl Fn(&[i32]) -> Vec<usize>) -> Option<Vec<i32>> {
    small_sequences(5).find(|v| lengths(v) != quadratic(v).lengths())
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|v| lis(v).lengths().to_vec()), None);
    // The best among the first i elements is not the best that ends with element i.
    let running =
        |v: &[i32]| -> Vec<usize> { (1..=v.len()).map(|n| lis(&v[..n]).length()).collect() };
    assert_eq!(fault(running), Some(vec![0, 1, 0]));
    // `<=` for `<` takes equal elements too.
    assert_eq!(fault(|v| lengths_by(v, |a, b| a <= b)), Some(vec![0, 0]));
    // The last smaller element, and not the one with the longest subsequence.
    let nearest =
        |v: &[i32]| nearest_smaller(&v.iter().copied().map(i64::from).collect::<Vec<_>>());
    assert_eq!(fault(nearest), Some(vec![0, 1, 0, 2]));
    // The tails are as many as the longest has elements, but they are no subsequence.
    let are_tails_right = |v: &Vec<i64>| {
        let tails = tails(v).pop().unwrap_or_default();
        let all = all_subsequences(v, i64::lt);
        all.iter().any(|one| one.iter().map(|&i| v[i]).eq(tails.iter().copied()))
    };
    let as_i64 = |v: Vec<i32>| -> Vec<i64> { v.into_iter().map(i64::from).collect() };
    let wrong = small_sequences(3).map(as_i64).find(|v| !are_tails_right(v));
    assert_eq!(wrong, Some(vec![1, 2, 0]));
}

/// The tops of the piles have the right number, but they are no subsequence.
#[test]
fn the_tops_are_not_the_answer() {
    let v = [3, 4, 1];
    let tops: Vec<i32> = lis(&v).piles().iter().map(|pile| v[pile[pile.len() - 1]]).collect();
    assert_eq!(tops, [1, 4]);
    assert_eq!(lis(&v).values(&v), [3, 4]);
    let all = all_subsequences(&v, i32::lt);
    assert!(!all.iter().any(|one| one.iter().map(|&i| v[i]).eq(tops.iter().copied())));
}

// 3. Properties.

proptest! {
    #[test]
    fn as_many_piles_as_elements(v in prop::collection::vec(-30..30, 0..200)) {
        for (_, precedes) in ORDERS {
            let found = lis_by(&v, precedes);
            prop_assert_eq!(is_right(&v, &found, precedes), Ok(()));
            prop_assert_eq!(&quadratic_by(&v, precedes), &found);
            prop_assert_eq!(length_by(v.iter(), |a, b| precedes(a, b)), found.length());
            let first = first_indices_by(&v, precedes);
            prop_assert_eq!(first.len(), found.length());
            prop_assert!(first.is_sorted_by(|&i, &j| i < j && precedes(&v[i], &v[j])));
        }
    }

    #[test]
    fn a_permutation_and_its_inverse_are_as_long(v in Just((0..100).collect::<Vec<usize>>()).prop_shuffle()) {
        let mut inverse = vec![0; v.len()];
        for (i, &x) in v.iter().enumerate() {
            inverse[x] = i;
        }
        prop_assert_eq!(length(&v), length(&inverse));
        // P. Erdős, G. Szekeres: one of the two has at least the root of n.
        prop_assert!(10 <= length(&v).max(length_by(&v, |a, b| a > b)));
    }

    #[test]
    fn counts_agree_modulo(v in prop::collection::vec(0..12, 0..60), modulus in 1..1000_u64) {
        let modulus = NonZeroU64::new(modulus).unwrap();
        if let Ok(counted) = count(&v) {
            prop_assert_eq!(count_modulo(&v, i32::lt, modulus), counted % modulus);
        }
    }
}

/// Doubling the elements: four times the comparisons by the recurrence, little more than twice with
/// piles. Where the elements ascend, one for each but the first, and as many on the way back.
#[test]
fn growth_at_doubled_sizes() {
    for n in demo::SIZES {
        let n_elements = u32::from(n);
        let table = n_elements * (n_elements - 1) / 2;
        let way_back = demo::asked_by_recurrence(&demo::scattered(n)) - table;
        assert!(way_back < n_elements, "{way_back}");
        assert_eq!(demo::asked_by_tails(&demo::ascending(n)), 2 * (n_elements - 1));
        let (once, twice) = (demo::scattered(n), demo::scattered(2 * n));
        let growth =
            f64::from(demo::asked_by_tails(&twice)) / f64::from(demo::asked_by_tails(&once));
        assert!((2.0..2.5).contains(&growth), "{n}: {growth}");
    }
}

// 4. Extremes.

#[test]
fn a_million_elements() {
    let ascending: Vec<u32> = (0..1_000_000).collect();
    assert!(lis(&ascending).indices().iter().copied().eq(0..1_000_000));
    assert_eq!(count(&ascending), Ok(1));
    let descending: Vec<u32> = ascending.iter().rev().copied().collect();
    assert_eq!((length(&descending), count(&descending)), (1, Ok(1_000_000)));
    assert_eq!(length_by(&descending, |a, b| a > b), 1_000_000);
    let equal = vec![7; 1_000_000];
    assert_eq!((length(&equal), length_by(&equal, |a, b| a <= b)), (1, 1_000_000));
    // 2 1 0 5 4 3 …: one of each three.
    let steps: Vec<u32> = ascending.iter().map(|x| x - x % 3 + (2 - x % 3)).collect();
    assert_eq!(lis(&steps).length(), 333_334);
}

#[test]
fn the_ends_of_a_type_and_what_cannot_be_copied() {
    assert_eq!(length([i64::MIN, i64::MAX, 0, i64::MAX]), 3);
    assert_eq!(lis(&[(), (), ()]).length(), 1);
    let words = ["the", "cat", "dog", "and", "fox"].map(String::from);
    assert_eq!(length(&words), 3);
    let references: Vec<&String> = words.iter().collect();
    assert_eq!(lis(&references).values(&words), ["cat", "dog", "fox"]);
    assert_eq!(quadratic(&words), lis(&references));
    assert_eq!(Lis::default(), lis::<u8>(&[]));
}

// 5. Bad input.

#[test]
fn more_than_can_be_counted() {
    // 2 1 0 5 4 3 …: three choices in each three.
    let steps = |n: u32| -> Vec<u32> { (0..3 * n).map(|x| x - x % 3 + (2 - x % 3)).collect() };
    assert_eq!(count(&steps(40)), Ok(3_u64.pow(40)));
    assert_eq!(count(&steps(41)), Err(LisCountError));
    assert_eq!(LisCountError.to_string(), "more than 18446744073709551615 longest subsequences");
    let modulus = NonZeroU64::new(1_000_000_007).unwrap();
    let expected = (0..41).fold(1, |power, _| power * 3 % modulus);
    assert_eq!(count_modulo(&steps(41), u32::lt, modulus), expected);
    // The many short ones go on to no longest one, and a single one is left.
    let mut v = steps(41);
    v.extend(1000..1100);
    let longer: Vec<u32> = (0..200).map(|x| 2000 + x).chain(v).collect();
    assert_eq!(count(&longer), Ok(1));
}

#[test]
fn not_a_number() {
    let v = [1.0, f64::NAN, 0.5, 2.0, f64::NAN, 3.0];
    // NaN is above all other numbers in the total order; `<` alone would be no order.
    let found = lis_by(&v, |a, b| a.total_cmp(b).is_lt());
    assert_eq!(found.indices(), [2, 3, 5]);
    for found in
        [lis_by(&v, |a, b| a < b), lis_by(&v, |a, b| b.is_nan() || a < b), lis_by(&v, |_, _| true)]
    {
        assert!(found.indices().is_sorted_by(|i, j| i < j), "some subsequence, and no panic");
    }
    assert!(count_by(&v, |a, b| a < b).is_ok());
}

/// 2 divides 4, but the pile of 2 is covered by 3, and 3 does not divide 4.
#[test]
fn a_partial_order_needs_the_quadratic_form() {
    let divides = |a: &u32, b: &u32| b.is_multiple_of(*a);
    let v = [2, 3, 4];
    assert_eq!(quadratic_by(&v, divides).values(&v), [2, 4]);
    assert_eq!(lis_by(&v, divides).length(), 1);
}

// 6. Errata.

/// The original lists 13 increasing subsequences of 3 0 2 1 4, and [0, 1] is not among them.
#[test]
fn erratum_there_are_fourteen_increasing_subsequences() {
    let v = [3, 0, 2, 1, 4];
    let all = all_subsequences(&v, i32::lt);
    assert_eq!(all.len(), 14);
    assert!(all.contains(&vec![1, 3]), "0 at index 1, and 1 at index 3");
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example longest_increasing_subsequence";
    snapshots::check("longest_increasing_subsequence", command, &printed);
}

#[test]
fn demo_of_the_other_questions() {
    for (name, args) in [
        ("recursion", "--recursion 8 15 9 12 7 18 10"),
        ("memo", "--memo 8 15 9 12 7 18 10"),
        ("tails", "--tails 8 15 9 12 7 18 10"),
        ("piles", "--piles 8 15 9 12 7 18 10"),
        ("weak", "--weak --tails 3 5 5 2 5 6"),
        ("down", "--down 3 0 2 1 4"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command = format!(
            "cargo run -p dynamic-programming --example longest_increasing_subsequence -- {args}"
        );
        snapshots::check(&format!("longest_increasing_subsequence_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_odd_and_bad_input() {
    let answer = |args: &[&str], stdin: &str| {
        let printed = demo::DEMO.output_on(args, stdin).unwrap();
        printed.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(answer(&["-"], ""), "Length 0: the empty subsequence.");
    assert_eq!(answer(&["-3"], ""), "Length 1: -3. It is the only one of this length.");
    let steps = (0..123).map(|x| (x - x % 3 + (2 - x % 3)).to_string()).collect::<Vec<_>>();
    let many = answer(&["-"], &steps.join(" "));
    assert!(many.ends_with("There are more than 18446744073709551615 of this length."), "{many}");
    let error = |args: &[&str]| demo::DEMO.output(args).unwrap_err().to_string();
    assert_eq!(error(&["1", "x"]), "element 2: \"x\" is not a number (column 3)");
    assert_eq!(error(&["--memo", "--tails", "1"]), "--memo and --tails exclude each other");
    // All forms and orders, on nothing, on the ends of the type, and on random input.
    let orders = [&[][..], &["--weak"], &["--down"], &["--weak", "--down"]];
    for mode in [&[][..], &["--recursion"], &["--memo"], &["--tails"], &["--piles"]] {
        for order in orders {
            let flags = [mode, order, &["-"]].concat();
            assert_eq!(answer(&flags, ""), "Length 0: the empty subsequence.");
            assert!(!answer(&flags, "-9999 99999 0 0 99999").is_empty());
            for seed in 0..9 {
                let random = (demo::DEMO.random.unwrap())(seed);
                assert!(demo::DEMO.output_on(&flags, &random).is_ok());
            }
        }
    }
    let ascending = (0..20).map(|x| x.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(answer(&["--recursion", "-"], &ascending), "f(19) is 20: 524288 calls.");
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let numbers: Vec<String> = (0..100).map(|number: u32| (number / 50).to_string()).collect();
    let args: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let printed = demo::DEMO.output(&args).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 20 elements of 5 characters."));
    assert!(printed.contains("Length 2: 0 1. There are 2500 of this length."), "{printed}");
}
