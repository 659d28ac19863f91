//! 4.4 Segment tree.

use std::cmp::Reverse;
use std::ops::{Bound, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};

use data_structure::SegmentTree;
use data_structure::ordered_map::Total;
use data_structure::segment_tree::Monoid;
use data_structure::segment_tree::lazy::{
    self, Action, AddToMin, AddToSum, Assign, LazySegmentTree, MapSum, Step, Value,
};
use data_structure::segment_tree::monoid::{
    Affine, Bounded, Chain, CheckedSum, Gcd, Max, Min, OptionMax, OptionMin, Sum, Xor,
};
use data_structure::segment_tree::persistent::PersistentSegmentTree;
use data_structure::segment_tree::plain;
use data_structure::segment_tree::sparse::SparseSegmentTree;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::Index;
use trace::SplitMix64;

use crate::snapshots::Expect;

#[path = "../../examples/segment_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

type Sums = SegmentTree<Sum<i64>>;
type LazySums = LazySegmentTree<AddToSum<i64>>;

// 1. Worked examples, and the original's test.

/// A range of 0, 1, 2, 3, 4, 5, and its sum: first all intervals of the tree, then a range of three
/// of them.
const WORKED: &[(std::ops::Range<usize>, i64)] = &[
    (0..6, 15),
    (0..3, 3),
    (3..6, 12),
    (0..1, 0),
    (1..3, 3),
    (3..4, 3),
    (4..6, 9),
    (1..2, 1),
    (2..3, 2),
    (4..5, 4),
    (5..6, 5),
    (1..5, 10),
];

/// The elements of the page, and how many additions or changes its sum and its change take there:
/// in a plain array, with prefix sums, in the tree.
const PAGE: [i64; 8] = [3, 2, -1, 6, 5, 4, -3, 3];
pub(crate) const TAKEN: usize = 4;
pub(crate) const CHANGED: usize = 4;
pub(crate) const PREFIX_SUMS_CHANGED: usize = 4;
pub(crate) const SUM: i64 = 13;

/// How many nodes a fold of the plain version takes.
fn taken(tree: &plain::SegmentTree<Sum<i64>>, range: Range<usize>) -> Vec<usize> {
    let mut taken = Vec::new();
    tree.fold_watched(range, |step| {
        if let plain::Step::Take(k) = step {
            taken.push(k);
        }
    });
    taken
}

#[test]
fn the_worked_example_of_the_page() {
    let mut tree = plain::SegmentTree::<Sum<i64>>::new(&PAGE);
    // On both levels both ends are odd, so all four cases of the loop are shown: odd at l, odd at
    // r, and then nothing is left.
    assert_eq!(taken(&tree, 1..7), [9, 14, 5, 6]);
    assert_eq!((taken(&tree, 1..7).len(), tree.fold(1..7)), (TAKEN, SUM));
    let mut changed = Vec::new();
    tree.set_watched(4, 15, |step, _| changed.push(step));
    assert_eq!(changed, [12, 6, 3, 1].map(plain::Step::Set));
    assert_eq!((changed.len(), tree.fold(1..7)), (CHANGED, SUM + 10));
    // The prefix sums that end behind element 4 change.
    assert_eq!((5..=8).count(), PREFIX_SUMS_CHANGED);
}

#[test]
fn the_folds_of_the_questions() {
    // 1..15 of 16 elements: two nodes on each of three levels.
    let tree = plain::SegmentTree::<Sum<i64>>::new(&[0; 16]);
    assert_eq!(taken(&tree, 1..15), [17, 30, 9, 14, 5, 6]);
    assert_eq!(taken(&tree, 1..15).len(), 6);
    assert_eq!(taken(&tree, 0..8), [2]);
    // 3..6 of eight elements: l = 11 is odd, and then l = 6, r = 7.
    let tree = plain::SegmentTree::<Sum<i64>>::new(&PAGE);
    let mut nodes = taken(&tree, 3..6);
    nodes.sort_unstable();
    assert_eq!(nodes, [6, 11]);
    // Five elements: node 1 joins them in the order 3 4 0 1 2.
    let words = plain::SegmentTree::<Word>::new(&letters(5));
    assert_eq!((words.nodes[1].as_str(), words.fold(0..5).as_str()), ("deabc", "abcde"));
    // A mean of means: 1 and 2, then 3, and 1, then 2 and 3.
    let mean = |a: f64, b: f64| f64::midpoint(a, b);
    assert!((mean(mean(1.0, 2.0), 3.0) - mean(1.0, mean(2.0, 3.0))).abs() > 0.4);
}

#[test]
fn the_plain_form_is_the_fast_one() {
    for n in 0..=17 {
        let words = letters(n);
        let (mut list, mut fast) =
            (plain::SegmentTree::<Word>::new(&words), SegmentTree::<Word>::from_values(words));
        for i in 0..=n {
            assert_eq!(list.nodes[1.min(n)..], fast.nodes()[1.min(n)..]);
            for start in 0..=n {
                for end in start..=n {
                    assert_eq!(list.fold(start..end), fast.fold(start..end));
                    let mut cover = Vec::new();
                    list.fold_watched(start..end, |step| {
                        if let plain::Step::Take(k) = step {
                            cover.push(k);
                        }
                    });
                    let mut expected = fast.cover(start..end);
                    cover.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(cover, expected);
                }
            }
            if i < n {
                list.set(i, "-".into());
                fast.set(i, "-".into());
            }
        }
    }
}

/// All versions of a small array, against copies of it.
fn persistent_fault(share_too_much: bool) -> Option<String> {
    let mut random = SplitMix64::new(7);
    for n in 1..=9_usize {
        let mut tree = PersistentSegmentTree::<Word>::new(n);
        let mut copies = vec![vec![String::new(); n]];
        for letter in letters(20) {
            let (version, i) = (random.below(copies.len()), random.below(n));
            // The wrong version changes the newest version instead of the one that is named.
            let from = if share_too_much { copies.len() - 1 } else { version };
            let mut copy = copies[version].clone();
            copy[i].clone_from(&letter);
            if tree.set(from, i, letter) != copies.len() {
                return Some("another number".into());
            }
            copies.push(copy);
        }
        for (version, copy) in copies.iter().enumerate() {
            for start in 0..=n {
                for end in start..=n {
                    if tree.fold(version, start..end) != copy[start..end].concat() {
                        return Some(format!("{start}..{end} of version {version}"));
                    }
                }
            }
        }
        assert_eq!(tree.n_versions(), 21);
        let n_levels = usize::try_from(n.next_power_of_two().ilog2()).unwrap() + 1;
        assert!(tree.n_nodes() <= 1 + 20 * n_levels, "a path of each version");
    }
    None
}

#[test]
fn all_versions_stay_as_they_were() {
    assert_eq!(persistent_fault(false), None);
    assert!(persistent_fault(true).is_some());
    let tree = PersistentSegmentTree::<Sum<u64>>::new(3);
    assert_eq!((tree.fold(0, ..), tree.fold(0, 3..)), (0, 0));
    assert!(PersistentSegmentTree::<Sum<u64>>::new(0).is_empty() && tree.len() == 3);
    let million: u64 = 1_000_000;
    let mut large = PersistentSegmentTree::<Sum<u64>>::new(1_000_000);
    for version in 0..100_000 {
        large.set(version, version * 7 % 1_000_000, million);
    }
    assert_eq!((large.fold(100_000, ..), large.fold(1, ..)), (100_000 * million, million));
}

#[test]
fn ranks_in_a_range_are_those_of_the_sorted_range() {
    let mut random = SplitMix64::new(3);
    for n in 0..=8 {
        let numbers: Vec<usize> = (0..n).map(|_| random.below(6)).collect();
        let mut counts = PersistentSegmentTree::<Sum<u64>>::new(6);
        for (version, number) in numbers.iter().enumerate() {
            let count = counts.fold(version, *number..=*number);
            counts.set(version, *number, count + 1);
        }
        for start in 0..=n {
            for end in start..=n {
                let mut sorted = numbers[start..end].to_vec();
                sorted.sort_unstable();
                for k in 0..=n {
                    let expected = sorted.get(k).copied();
                    assert_eq!(counts.select_between(start, end, k as u64), expected);
                }
            }
        }
    }
    // The question: of 5, 2, 6, 2, 7 the numbers at 1..4, sorted.
    let mut sorted = [5, 2, 6, 2, 7][1..4].to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, [2, 2, 6]);
}

/// The question of the lazy tree: what is owed comes first.
#[test]
fn owed_first_then_the_new_change() {
    let (add, assign) = (Affine { scale: 1, shift: 10 }, Affine { scale: 0, shift: 0 });
    assert_eq!((add.then(assign).apply(5), assign.then(add).apply(5)), (0, 10));
}

/// The question of the descent: prefix sums 3, 5, 4, 10.
#[test]
fn the_search_of_the_question() {
    let tree: Sums = [3, 2, 1, 6, 5].into_iter().collect();
    assert_eq!(tree.max_right(0, |sum| *sum < 10), 3);
}

/// The question of the sparse tree: a path from the root to a leaf.
#[test]
fn the_path_of_the_question() {
    let mut tree = SparseSegmentTree::<Sum<u64>>::new(1 << 20);
    let before = tree.n_nodes();
    tree.set(12_345, 1);
    assert_eq!(tree.n_nodes() - before, 21 - usize::from(before == 1));
}

#[test]
fn worked_examples() {
    let mut tree: Sums = (0..6).collect();
    let mut lazy: LazySums = (0..6).collect();
    for (range, sum) in WORKED {
        assert_eq!((tree.fold(range.clone()), lazy.fold(range.clone())), (*sum, *sum));
    }
    let mut intervals: Vec<_> = lazy.nodes().map(|(at, sum, tag)| (at, *sum, tag)).collect();
    intervals.sort_by_key(|(at, ..)| at.start);
    let mut expected: Vec<_> =
        WORKED[..11].iter().map(|(at, sum)| (at.clone(), *sum, None)).collect();
    expected.sort_by_key(|(at, ..)| at.start);
    assert_eq!(intervals, expected, "11 nodes, no two of one interval");
    let mut taken = Vec::new();
    let watch = |step, _: &LazySums| {
        if let Step::Take { node } = step {
            taken.push(node);
        }
    };
    lazy.fold_watched(1..5, watch);
    let taken: Vec<_> = taken.into_iter().map(|node| lazy.nodes().nth(node).unwrap().0).collect();
    assert_eq!(taken, [1..3, 3..4, 4..5]);
    tree.update(4, |value| value + 10);
    lazy.change(4..=4, &10);
    assert_eq!((tree.total(), tree.fold(1..5)), (25, 20));
    assert_eq!((lazy.fold(..), lazy.fold(1..5)), (25, 20));
}

#[test]
fn the_originals_random_additions() {
    let mut random = (0_i64..).map(|x| x * 7919 % 128);
    for n in 1..=127 {
        let mut values: Vec<i64> = (0..).take(n).collect();
        let (mut tree, mut lazy) =
            (Sums::from_values(values.clone()), LazySums::from_values(values.clone()));
        for j in 0..n {
            let delta = random.next().unwrap();
            values[j] += delta;
            tree.update(j, |value| value + delta);
            lazy.change(j..=j, &delta);
            let mut sum = 0;
            for end in 0..=n {
                assert_eq!((tree.fold(..end), lazy.fold(..end)), (sum, sum), "{end} of {n}");
                sum += values.get(end).unwrap_or(&0);
            }
        }
    }
}

// 2. All small inputs.

/// Words, one behind the other. Of all monoids on letters it tells most: which were joined, and in
/// which order.
#[derive(Debug)]
struct Word;

impl Monoid for Word {
    type Value = String;
    fn identity() -> String {
        String::new()
    }
    fn join(left: &String, right: &String) -> String {
        left.to_owned() + right
    }
}

/// The first `n` letters.
fn letters(n: usize) -> Vec<String> {
    ('a'..).take(n).map(String::from).collect()
}

/// The first length and range that some fold of the first letters gets wrong.
fn fault(
    fold: impl Fn(&SegmentTree<Word>, usize, usize) -> String,
) -> Option<(usize, usize, usize)> {
    for n in 0..=17 {
        let tree = SegmentTree::from_values(letters(n));
        for end in 0..=n {
            for start in 0..=end {
                if fold(&tree, start, end) != letters(n)[start..end].concat() {
                    return Some((n, start, end));
                }
            }
        }
    }
    None
}

#[test]
fn words_agree_on_all_ranges_of_all_lengths() {
    assert_eq!(fault(|tree, start, end| tree.fold(start..end)), None);
    let by_cover = |tree: &SegmentTree<Word>, start, end| {
        let cover = tree.cover(start..end);
        cover.into_iter().map(|k| tree.nodes()[k].clone()).collect()
    };
    assert_eq!(fault(by_cover), None);
    for n in 0..=17 {
        let letters = letters(n);
        let lazy: LazySegmentTree<Assign<Word>> = letters.iter().cloned().collect();
        let mut sparse = SparseSegmentTree::<Word>::new(n as u64);
        for i in (0..n).rev() {
            sparse.set(i as u64, letters[i].clone());
        }
        for end in 0..=n {
            for start in 0..=end {
                let expected = letters[start..end].concat();
                assert_eq!(lazy.fold(start..end), expected);
                assert_eq!(sparse.fold(start as u64..end as u64), expected);
            }
        }
    }
}

#[test]
fn wrong_versions_are_caught() {
    // The nodes of the right border joined in the order in which they are met: right only if order
    // does not matter.
    let forgets_the_order = |tree: &SegmentTree<Word>, start: usize, end: usize| {
        let mut word = String::new();
        let (mut lo, mut hi) = (tree.len() + start, tree.len() + end);
        while lo < hi {
            if lo % 2 == 1 {
                word.push_str(&tree.nodes()[lo]);
                lo += 1;
            }
            if hi % 2 == 1 {
                hi -= 1;
                word.push_str(&tree.nodes()[hi]);
            }
            (lo, hi) = (lo / 2, hi / 2);
        }
        word
    };
    // Of the first three of four letters, the third is met first.
    assert_eq!(fault(forgets_the_order), Some((4, 0, 3)));
    // Node 1 taken for the join of all: it is, if the number of elements is a power of two.
    let trusts_the_root = |tree: &SegmentTree<Word>, start, end| {
        let is_all = 0 < end - start && end - start == tree.len();
        if is_all { tree.nodes()[1].clone() } else { tree.fold(start..end) }
    };
    assert_eq!(fault(trusts_the_root), Some((3, 0, 3)));
}

/// Tags taken over without a regard to those that are there already: the later change wins.
#[derive(Debug)]
struct Forgetful;

impl Action for Forgetful {
    type On = Sum<i64>;
    type Change = i64;
    fn apply(change: &i64, value: &i64, len: usize) -> i64 {
        AddToSum::<i64>::apply(change, value, len)
    }
    fn then(_: &i64, next: &i64) -> i64 {
        *next
    }
}

/// A length, and changes of ranges, after which some sum is wrong.
type Wrong<C> = (usize, Vec<(usize, usize, C)>);

/// Two changes of any ranges, and all sums after them.
fn lazy_fault<A>(
    changes: &[A::Change],
    act: impl Fn(&A::Change, i64) -> i64,
) -> Option<Wrong<A::Change>>
where
    A: Action<On = Sum<i64>>,
{
    for n in 0..=6 {
        let ranges = || (0..=n).flat_map(move |end| (0..=end).map(move |start| (start, end)));
        for (a, b) in ranges() {
            for (c, d) in ranges() {
                for (first, next) in
                    changes.iter().flat_map(|f| changes.iter().map(move |g| (f, g)))
                {
                    let mut values: Vec<i64> = (1..).take(n).collect();
                    let mut tree = LazySegmentTree::<A>::from_values(values.clone());
                    for (start, end, change) in [(a, b, first), (c, d, next)] {
                        tree.change(start..end, change);
                        values[start..end]
                            .iter_mut()
                            .for_each(|value| *value = act(change, *value));
                    }
                    let is_right = |(start, end): (usize, usize)| {
                        tree.fold(start..end) == values[start..end].iter().sum::<i64>()
                    };
                    if !ranges().all(is_right) {
                        let [first, next] = [first, next].map(A::Change::clone);
                        return Some((n, vec![(a, b, first), (c, d, next)]));
                    }
                }
            }
        }
    }
    None
}

#[test]
fn slices_agree_after_any_two_changes() {
    assert_eq!(lazy_fault::<AddToSum<i64>>(&[5], |change, value| value + change), None);
    assert_eq!(lazy_fault::<Assign<Sum<i64>>>(&[5, -7], |change, _| *change), None);
    let maps = [(1, 5), (0, -7), (3, 1)].map(|(scale, shift)| Affine { scale, shift });
    assert_eq!(lazy_fault::<MapSum<i64>>(&maps, |map, value| map.apply(value)), None);
    // A leaf keeps no tag, so it takes two elements to forget one.
    let caught = lazy_fault::<Forgetful>(&[5], |change, value| value + change);
    assert_eq!(caught, Some((2, vec![(0, 2, 5), (0, 2, 5)])));
}

#[test]
fn what_is_added_to_ranges_moves_their_least_and_their_greatest() {
    for n in 1..=5 {
        let ranges = || (0..=n).flat_map(move |end| (0..=end).map(move |start| (start, end)));
        for (a, b) in ranges() {
            for (c, d) in ranges() {
                let mut values: Vec<i32> = [4, -2, 7, 0, 3].into_iter().take(n).collect();
                let mut least = LazySegmentTree::<AddToMin<i32>>::from_values(values.clone());
                let mut greatest =
                    LazySegmentTree::<lazy::AddToMax<i32>>::from_values(values.clone());
                for (start, end, change) in [(a, b, 5), (c, d, -3)] {
                    least.change(start..end, &change);
                    greatest.change(start..end, &change);
                    values[start..end].iter_mut().for_each(|value| *value += change);
                }
                for (start, end) in ranges() {
                    let part = &values[start..end];
                    let min = part.iter().copied().min().unwrap_or(i32::MAX);
                    let max = part.iter().copied().max().unwrap_or(i32::MIN);
                    assert_eq!((least.fold(start..end), greatest.fold(start..end)), (min, max));
                }
            }
        }
    }
}

/// Words of which all letters of a range may be moved on in the alphabet: it shows what was joined,
/// in which order, and what each letter was owed.
#[derive(Debug)]
struct Caesar;

impl Action for Caesar {
    type On = Word;
    type Change = u8;
    fn apply(change: &u8, value: &String, _: usize) -> String {
        let turn = |letter: u8| char::from(b'a' + (letter - b'a' + change) % 26);
        value.bytes().map(turn).collect()
    }
    fn then(first: &u8, next: &u8) -> u8 {
        (first + next) % 26
    }
}

#[test]
fn a_lazy_tree_is_asked_like_a_plain_array() {
    let mut random = SplitMix64::new(1);
    let mut below = |n: usize| usize::try_from(random.next_u64() >> 33).unwrap() % n;
    for n in 0..=20 {
        let mut model = vec![String::new(); n];
        let mut tree = LazySegmentTree::<Caesar>::new(n);
        for _ in 0..60 {
            let (a, b) = (below(n + 1), below(n + 1));
            let (start, end, turn) = (a.min(b), a.max(b), below(26));
            let letter = String::from(char::from(b'a' + u8::try_from(turn).unwrap()));
            if start < n && below(2) == 0 {
                model[start].clone_from(&letter);
                tree.set(start, letter);
            } else {
                let turn = u8::try_from(turn).unwrap();
                model[start..end].iter_mut().for_each(|word| *word = Caesar::apply(&turn, word, 1));
                tree.change(start..end, &turn);
            }
            assert_eq!((tree.total(), tree.fold(..)), (model.concat(), model.concat()));
            let (from, most, last) = (below(n + 1), below(n + 1), model.concat().pop());
            let few = |word: &String| word.len() <= most;
            let free = |word: &String| last.is_none_or(|last| !word.contains(last));
            for holds in [&few as &dyn Fn(&String) -> bool, &free] {
                let ends = (from..=n).take_while(|end| holds(&model[from..*end].concat()));
                assert_eq!(tree.max_right(from, holds), ends.last().unwrap());
                let starts =
                    (0..=from).rev().take_while(|start| holds(&model[*start..from].concat()));
                assert_eq!(tree.min_left(from, holds), starts.last().unwrap());
            }
        }
        assert!((0..n).all(|i| tree.get(i) == model[i]));
        let panic = panic_of(|| tree.set(n, "z".into()));
        assert_eq!(panic, format!("there is no element {n} among {n}"));
        assert_eq!(tree.total(), model.concat(), "nothing has changed");
    }
}

#[test]
fn maps_modulo_a_prime() {
    type Seven = numbers::Mod<7>;
    let values: Vec<Seven> = [3, 6, 5].map(Seven::from).to_vec();
    let mut tree = LazySegmentTree::<MapSum<Seven>>::from_values(values);
    tree.change(.., &Affine { scale: Seven::from(2), shift: Seven::from(1) });
    tree.change(1.., &Affine::add(Seven::from(4)));
    // 2 · 3 + 1, 2 · 6 + 1 + 4 and 2 · 5 + 1 + 4.
    assert_eq!(tree.fold(..), Seven::from(7 + 17 + 15));
    tree.change(..2, &Affine::assign(Seven::from(6)));
    assert_eq!(tree.fold(..), Seven::from(6 + 6 + 15));
}

#[test]
fn searches_of_all_small_inputs() {
    for n in 0..=9 {
        let tree = SegmentTree::<Word>::from_values(letters(n));
        for from in 0..=n {
            for most in 0..=n {
                let end = tree.max_right(from, |word| word.len() <= most);
                assert_eq!(end, n.min(from + most), "{from} {n}");
                let start = tree.min_left(from, |word| word.len() <= most);
                assert_eq!(start, from.saturating_sub(most), "{from} {n}");
                // The word, and not only its length: up to a letter.
                let letter = (b'a' + u8::try_from(most).unwrap()) as char;
                let end = tree.max_right(from, |word| !word.contains(letter));
                assert_eq!(end, if from <= most { n.min(most) } else { n });
            }
        }
    }
}

// 3. Laws and properties.

/// The laws of a monoid, for all triples.
fn is_monoid<M: Monoid<Value: PartialEq>>(values: &[M::Value]) -> bool {
    let e = M::identity();
    values.iter().all(|a| {
        M::join(a, &e) == *a
            && M::join(&e, a) == *a
            && values.iter().all(|b| {
                let ab = M::join(a, b);
                values.iter().all(|c| M::join(&ab, c) == M::join(a, &M::join(b, c)))
            })
    })
}

/// A sum of signed integers that is none once it does not fit.
#[derive(Debug)]
struct CheckedSigned;

impl Monoid for CheckedSigned {
    type Value = Option<i8>;
    fn identity() -> Self::Value {
        Some(0)
    }
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
        left.zip(*right).and_then(|(left, right)| left.checked_add(right))
    }
}

/// Averages, each join half and half.
#[derive(Debug)]
struct Average;

impl Monoid for Average {
    type Value = i8;
    fn identity() -> i8 {
        0
    }
    fn join(left: &i8, right: &i8) -> i8 {
        left.midpoint(*right)
    }
}

#[test]
fn the_laws_of_monoids() {
    let bytes: Vec<u8> = (0..=255).step_by(5).chain([1, 2, 128]).collect();
    let signed: Vec<i8> = bytes.iter().map(|byte| byte.cast_signed()).collect();
    let options = |v: &[i8]| v.iter().copied().map(Some).chain([None]).collect::<Vec<_>>();
    assert!(is_monoid::<Sum<u8>>(&bytes) && is_monoid::<Sum<i8>>(&signed));
    assert!(is_monoid::<Xor<u8>>(&bytes) && is_monoid::<Gcd<u8>>(&bytes));
    let checked: Vec<_> = bytes.iter().copied().map(Some).chain([None]).collect();
    assert!(is_monoid::<CheckedSum<u8>>(&checked));
    assert!(is_monoid::<OptionMin<i8>>(&options(&signed)));
    assert!(is_monoid::<OptionMax<i8>>(&options(&signed)));
    let ends: Vec<i8> = signed.iter().copied().chain([i8::MIN, i8::MAX]).collect();
    assert!(is_monoid::<Min<i8>>(&ends) && is_monoid::<Max<i8>>(&ends));
    let pairs: Vec<(Reverse<i8>, char)> = ends.iter().map(|x| (Reverse(*x), 'a')).collect();
    assert!(is_monoid::<Min<(Reverse<i8>, char)>>(&pairs));
    assert!(is_monoid::<Max<(Reverse<i8>, char)>>(&pairs));
    let floats = [f64::NAN, -f64::NAN, f64::NEG_INFINITY, -0.0, 0.0, f64::INFINITY].map(Total);
    assert!(is_monoid::<Min<Total>>(&floats) && is_monoid::<Max<Total>>(&floats));
    // No sum of these is rounded. Minus zero is the identity of sums, and plus zero is not.
    let exact = [-0.0, 0.0, 0.25, 1.5, -3.0, f64::INFINITY].map(Total);
    assert!(is_monoid::<Sum<Total>>(&exact));
    // A third is: where the brackets are, matters.
    assert!(!is_monoid::<Sum<Total>>(&[1.0 / 3.0, 1.0, 1e16].map(Total)));
    let maps: Vec<_> =
        bytes.iter().map(|&b| Affine { scale: b, shift: b.wrapping_mul(77) }).collect();
    assert!(is_monoid::<Chain<u8>>(&maps));
    assert!(is_monoid::<Word>(&["", "a", "b", "ab"].map(String::from)));
    // The check itself, on what is none: it is not the same where the brackets are.
    assert!(!is_monoid::<CheckedSigned>(&options(&signed)) && !is_monoid::<Average>(&signed));
}

/// The three laws of an action, for all pairs of changes and of parts.
fn is_action<A>(changes: &[A::Change], parts: &[Value<A>]) -> bool
where
    A: Action<On: Monoid<Value: PartialEq>>,
{
    let sizes = || (0..4).flat_map(|m| (0..4).map(move |n| (m, n)));
    changes.iter().all(|f| {
        let keeps_nothing = A::apply(f, &A::On::identity(), 0) == A::On::identity();
        let composes = changes.iter().all(|g| {
            let both = A::then(f, g);
            parts.iter().all(|x| A::apply(g, &A::apply(f, x, 3), 3) == A::apply(&both, x, 3))
        });
        // A part must be a join of as many elements as is said: each is that one element, repeated.
        let part =
            |x: &Value<A>, n| (0..n).fold(A::On::identity(), |part, _| A::On::join(&part, x));
        let distributes = parts.iter().all(|x| {
            parts.iter().all(|y| {
                sizes().all(|(m, n)| {
                    let (x, y) = (part(x, m), part(y, n));
                    let apart = A::On::join(&A::apply(f, &x, m), &A::apply(f, &y, n));
                    A::apply(f, &A::On::join(&x, &y), m + n) == apart
                })
            })
        });
        keeps_nothing && composes && distributes
    })
}

/// Adds to each element; the join is the greatest. The length does not matter here.
#[derive(Debug)]
struct AddToMax;

impl Action for AddToMax {
    type On = OptionMax<i64>;
    type Change = i64;
    fn apply(change: &i64, value: &Option<i64>, _: usize) -> Option<i64> {
        value.map(|value| value + change)
    }
    fn then(first: &i64, next: &i64) -> i64 {
        first + next
    }
}

#[test]
fn the_laws_of_actions() {
    let numbers: Vec<i64> = (-4..5).collect();
    let maps: Vec<_> =
        (-2..3).flat_map(|scale| (-2..3).map(move |shift| Affine { scale, shift })).collect();
    let words: Vec<String> = ["", "a", "b", "ab"].map(String::from).into();
    let options: Vec<_> = numbers.iter().copied().map(Some).collect();
    assert!(is_action::<AddToSum<i64>>(&numbers, &numbers));
    assert!(is_action::<MapSum<i64>>(&maps, &numbers));
    assert!(is_action::<Assign<Word>>(&words, &words));
    assert!(is_action::<Caesar>(&[0, 1, 25], &words));
    assert!(is_action::<AddToMax>(&numbers, &options));
    assert!(is_action::<AddToMin<i64>>(&numbers, &[&numbers[..], &[i64::MAX]].concat()));
    assert!(is_action::<lazy::AddToMax<i64>>(&numbers, &[&numbers[..], &[i64::MIN]].concat()));
    assert!(!is_action::<Forgetful>(&numbers, &numbers));
    let floats = [-2.5, -0.0, 0.0, 0.125, 3.0].map(Total);
    let ends = [Total::MIN, Total::MAX, Total(f64::INFINITY), Total(f64::NEG_INFINITY)];
    let least = [&floats[..], &ends[1..]].concat();
    assert!(is_action::<AddToMin<Total>>(&floats, &least));
    let greatest = [&floats[..], &ends[..1], &ends[2..]].concat();
    assert!(is_action::<lazy::AddToMax<Total>>(&floats, &greatest));
    // Rounded sums are near, and two changes are not always one.
    assert!(!is_action::<AddToMin<Total>>(&[1.0 / 3.0, 1e16].map(Total), &[Total(1.0)]));
}

proptest! {
    #[test]
    fn least_floats_agree_where_no_sum_is_rounded(
        mut values in prop::collection::vec(-1000..1000_i32, 1..40),
        steps in prop::collection::vec((any::<Index>(), any::<Index>(), -1000..1000_i32), 0..40),
    ) {
        let eighths = |value: &i32| Total(f64::from(*value) / 8.0);
        let mut least: LazySegmentTree<AddToMin<Total>> = values.iter().map(eighths).collect();
        let mut greatest: LazySegmentTree<lazy::AddToMax<Total>> =
            values.iter().map(eighths).collect();
        for (a, b, change) in steps {
            let (a, b) = (a.index(values.len() + 1), b.index(values.len() + 1));
            let (start, end) = (a.min(b), a.max(b));
            least.change(start..end, &eighths(&change));
            greatest.change(start..end, &eighths(&change));
            values[start..end].iter_mut().for_each(|value| *value += change);
            let (start, end) = (start / 2, end.midpoint(values.len()));
            let part = &values[start..end];
            let min = part.iter().min().map_or(Total::MAX, eighths);
            let max = part.iter().max().map_or(Total::MIN, eighths);
            prop_assert_eq!((least.fold(start..end), greatest.fold(start..end)), (min, max));
        }
    }

    #[test]
    fn a_plain_array_agrees(
        mut values in prop::collection::vec(-1000..1000_i64, 1..100),
        steps in prop::collection::vec((any::<Index>(), any::<Index>(), -1000..1000_i64), 0..60),
    ) {
        let mut tree = Sums::from_values(values.clone());
        for (a, b, value) in steps {
            let (i, end) = (a.index(values.len()), b.index(values.len() + 1));
            values[i] = value;
            tree.set(i, value);
            let (start, end) = (i.min(end), i.max(end));
            prop_assert_eq!(tree.fold(start..end), values[start..end].iter().sum::<i64>());
        }
        prop_assert_eq!(tree.values(), &values[..]);
        prop_assert_eq!(&tree, &values.into_iter().collect());
    }

    #[test]
    fn changed_ranges_agree(
        n in 1..70_usize,
        steps in prop::collection::vec((any::<Index>(), any::<Index>(), -9..9_i64, -9..9_i64), 0..40),
    ) {
        let mut values: Vec<i64> = (0..).take(n).collect();
        let mut sums = LazySegmentTree::<MapSum<i64>>::from_values(values.clone());
        let mut greatest: LazySegmentTree<AddToMax> = values.iter().copied().map(Some).collect();
        let mut raised = values.clone();
        for (a, b, scale, shift) in steps {
            let (a, b) = (a.index(n + 1), b.index(n + 1));
            let (start, end) = (a.min(b), a.max(b));
            let map = Affine { scale, shift };
            sums.change(start..end, &map);
            greatest.change(start..end, &shift);
            values[start..end].iter_mut().for_each(|value| *value = map.apply(*value));
            raised[start..end].iter_mut().for_each(|value| *value += shift);
            let (start, end) = (start / 2, end.midpoint(n));
            let sum = values[start..end].iter().fold(0, |sum: i64, value| sum.wrapping_add(*value));
            prop_assert_eq!(sums.fold(start..end), sum);
            prop_assert_eq!(greatest.fold(start..end), raised[start..end].iter().copied().max());
        }
        for (i, value) in values.iter().enumerate() {
            prop_assert_eq!(sums.get(i), *value);
        }
    }

    #[test]
    fn sparse_trees_agree(
        log in 1..=64_u32,
        steps in prop::collection::vec((any::<u64>(), any::<u64>(), any::<u8>()), 0..60),
    ) {
        let len = u64::MAX >> (64 - log);
        let mut tree = SparseSegmentTree::<Sum<u64>>::new(len);
        let mut entries = std::collections::BTreeMap::new();
        for (i, j, value) in steps {
            let (i, j) = (i % len, j % len);
            tree.update(i, |old| old + u64::from(value));
            *entries.entry(i).or_insert(0) += u64::from(value);
            let (start, end) = (i.min(j), i.max(j));
            let sum: u64 = entries.range(start..end).map(|(_, value)| value).sum();
            prop_assert_eq!(tree.fold(start..end), sum);
            prop_assert_eq!(tree.get(i), entries[&i]);
        }
        prop_assert_eq!(tree.fold(0..len), entries.values().sum::<u64>());
        prop_assert!(tree.n_nodes() <= 1 + entries.len() * log as usize);
    }
}

#[test]
fn two_more_nodes_when_the_elements_double() {
    for n in demo::SIZES {
        let log = u16::try_from(n.ilog2()).unwrap();
        assert_eq!(demo::worst_up(n), 2 * log - 2, "the nodes joined");
        assert_eq!(demo::worst_down(n), 4 * log - 3, "the nodes joined and those above");
    }
}

#[test]
fn a_search_costs_the_logarithm() {
    const N: usize = 1 << 16;
    let tree: SegmentTree<Sum<u64>> = (0..N).map(|_| 1).collect();
    for start in (0..N).step_by(977) {
        let n_asked = std::cell::Cell::new(0);
        let end = tree.max_right(start, |sum| {
            n_asked.set(n_asked.get() + 1);
            *sum <= 5000
        });
        assert_eq!(end, N.min(start + 5000));
        assert!(n_asked.get() <= 3 * 16, "{} at {start}", n_asked.get());
    }
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let (empty, lazy) = (Sums::default(), LazySums::default());
    assert_eq!((empty.fold(..), empty.total(), empty.is_empty()), (0, 0, true));
    assert_eq!((empty.max_right(0, |_| true), empty.min_left(0, |_| true)), (0, 0));
    assert_eq!((lazy.fold(..), lazy.nodes().count(), lazy.is_empty()), (0, 0, true));
    assert_eq!(SparseSegmentTree::<Sum<i64>>::new(0).fold(0..0), 0);
    let mut one = Sums::from_values(vec![7]);
    one.set(0, 8);
    assert_eq!((one.total(), one.get(0), one.max_right(0, |sum| *sum < 8)), (8, &8, 0));
    let mut one = SparseSegmentTree::<Sum<i64>>::new(1);
    one.set(0, 8);
    assert_eq!((one.fold(0..1), one.n_nodes()), (8, 1));
}

#[test]
fn empty_ranges_are_the_identity() {
    let (tree, lazy): (Sums, LazySums) = ((0..10).collect(), (0..10).collect());
    for i in 0..=10 {
        assert_eq!((tree.fold(i..i), lazy.fold(i..i)), (0, 0));
    }
    let mut unchanged = lazy.clone();
    unchanged.change(3..3, &9);
    assert_eq!(unchanged.fold(..), 45);
}

#[test]
fn a_million_elements() {
    const N: usize = 1_000_000;
    let mut tree: SegmentTree<Max<usize>> = (0..N).collect();
    assert_eq!((tree.total(), tree.fold(..N / 3)), (N - 1, N / 3 - 1));
    tree.set(5, N);
    assert_eq!(tree.max_right(6, |max| *max < 700_000), 700_000);
    assert_eq!(tree.min_left(N, |max| *max < N), 6);
    let mut lazy: LazySegmentTree<AddToSum<u64>> = std::iter::repeat_n(1, N).collect();
    for i in 0..1000 {
        lazy.change(i..N - i, &1);
    }
    assert_eq!(lazy.fold(..), 1_000_000 + (0..1000).map(|i| 1_000_000 - 2 * i).sum::<u64>());
    assert_eq!(lazy.get(500), 502);
}

#[test]
fn all_indices_of_64_bits() {
    let mut tree = SparseSegmentTree::<Word>::new(u64::MAX);
    for (i, letter) in [(u64::MAX - 1, "c"), (0, "a"), (1 << 63, "b")] {
        tree.set(i, letter.into());
    }
    assert_eq!(tree.fold(0..u64::MAX), "abc");
    assert_eq!(tree.fold(1..u64::MAX), "bc");
    assert_eq!(tree.fold(0..u64::MAX - 1), "ab");
    assert_eq!(tree.get(77), String::new());
    assert!(tree.n_nodes() <= 1 + 3 * 64);
}

#[test]
fn sums_that_do_not_fit() {
    // Modulo 256, a sum that fits is right, though the root's is not.
    let wrapped: SegmentTree<Sum<u8>> = [200, 100, 55, 200].into_iter().collect();
    assert_eq!((wrapped.total(), wrapped.fold(1..3)), (43, 155));
    let checked: SegmentTree<CheckedSum<u8>> = [200, 100, 55, 200].into_iter().map(Some).collect();
    assert_eq!((checked.total(), checked.fold(1..3)), (None, Some(155)));
    let wide: SegmentTree<Sum<i128>> = std::iter::repeat_n(i64::MAX.into(), 100).collect();
    assert_eq!(wide.total(), 100 * i128::from(i64::MAX));
}

// 5. Bad input.

/// What a call that panics says.
#[track_caller]
fn panic_of<T>(call: impl FnOnce() -> T) -> String {
    let panic = catch_unwind(AssertUnwindSafe(call)).err().expect("a panic");
    *panic.downcast::<String>().expect("a message")
}

#[test]
fn a_place_that_is_not_there_is_the_callers_mistake() {
    type Calls = [fn(&mut Sums, &mut LazySums, &mut SparseSegmentTree<Sum<i64>>)];
    let no = |index: u64| format!("there is no element {index} among 6");
    let bad = |start: u64, end: u64| format!("{start}..{end} is no range among 6 elements");
    let most = usize::MAX as u64;
    let table: &[(String, &Calls)] = &[
        (
            no(6),
            &[
                |tree, _, _| _ = tree.get(6),
                |tree, _, _| tree.update(6, |_| 1),
                |_, lazy, _| _ = lazy.get(6),
                |_, _, sparse| _ = sparse.get(6),
                |_, _, sparse| sparse.update(6, |_| 1),
            ],
        ),
        (
            no(9),
            &[
                |tree, _, _| tree.set(9, 1),
                |_, lazy, _| lazy.set(9, 1),
                |_, _, sparse| sparse.set(9, 1),
            ],
        ),
        (no(most), &[|tree, _, _| _ = tree.get(usize::MAX), |_, lazy, _| _ = lazy.get(usize::MAX)]),
        (
            bad(4, 3),
            &[
                |tree, _, _| _ = tree.fold(Range { start: 4, end: 3 }),
                |tree, _, _| _ = tree.cover(Range { start: 4, end: 3 }),
                |_, lazy, _| _ = lazy.fold(Range { start: 4, end: 3 }),
                |_, lazy, _| lazy.change(Range { start: 4, end: 3 }, &1),
                |_, _, sparse| _ = sparse.fold(Range { start: 4, end: 3 }),
            ],
        ),
        (
            bad(0, 7),
            &[
                |tree, _, _| _ = tree.fold(..7),
                |tree, _, _| _ = tree.cover(..=6),
                |tree, _, _| _ = tree.min_left(7, |_| true),
                |_, lazy, _| _ = lazy.fold(..=6),
                |_, lazy, _| _ = lazy.min_left(7, |_| true),
                |_, _, sparse| _ = sparse.fold(0..7),
            ],
        ),
        (
            bad(7, 6),
            &[
                |tree, _, _| _ = tree.fold(7..),
                |tree, _, _| _ = tree.fold((Bound::Excluded(6), Bound::Unbounded)),
                |tree, _, _| _ = tree.max_right(7, |_| true),
                |_, lazy, _| _ = lazy.max_right(7, |_| true),
                |_, lazy, _| lazy.change(7.., &1),
            ],
        ),
        (bad(2, 9), &[|_, lazy, _| lazy.change(2..9, &1)]),
        // One past the greatest index does not fit.
        (bad(0, most), &[|tree, _, _| _ = tree.fold(..=usize::MAX)]),
        (
            bad(most, 6),
            &[|tree, _, _| _ = tree.fold((Bound::Excluded(usize::MAX), Bound::Unbounded))],
        ),
    ];
    let (mut tree, mut lazy): (Sums, LazySums) = ((0..6).collect(), (0..6).collect());
    let mut sparse = SparseSegmentTree::<Sum<i64>>::new(6);
    for (expected, calls) in table {
        for (i, call) in calls.iter().enumerate() {
            let panic = panic_of(|| call(&mut tree, &mut lazy, &mut sparse));
            assert_eq!(panic, *expected, "call {i}");
        }
    }
    assert_eq!((&tree, lazy.fold(..)), (&(0..6).collect(), 15), "nothing has changed");
    assert_eq!((sparse.fold(0..6), sparse.n_nodes()), (0, 1), "nothing has changed");
    // The one place behind the last is the end of a range, and of a search.
    assert_eq!((tree.fold(6..), lazy.fold(6..), sparse.fold(6..6)), (0, 0, 0));
    assert_eq!((tree.max_right(6, |_| true), lazy.max_right(6, |_| true)), (6, 6));
}

#[test]
fn a_version_that_is_not_there_is_the_callers_mistake() {
    let mut tree = PersistentSegmentTree::<Sum<u64>>::new(3);
    tree.set(0, 1, 5);
    assert_eq!(panic_of(|| tree.set(1, 3, 1)), "there is no element 3 among 3");
    assert_eq!(panic_of(|| tree.fold(0, 2..5)), "2..5 is no range among 3 elements");
    assert_eq!(panic_of(|| tree.set(2, 0, 1)), "there is no version 2 among 2");
    assert_eq!(panic_of(|| tree.fold(2, ..)), "there is no version 2 among 2");
    assert_eq!(panic_of(|| tree.select_between(0, 3, 0)), "there is no version 3 among 2");
    assert_eq!((tree.n_versions(), tree.fold(1, ..)), (2, 5), "nothing has changed");
}

// 6. Errata.

#[test]
fn erratum_heap_numbers_go_up_to_twice_the_elements_and_more() {
    // The original has room for 1024 nodes. Halved intervals numbered like a heap, 2k and 2k + 1
    // below k, need more from 513 elements on: one leaf is ten levels below the root.
    let largest = |n: usize| {
        let tree: LazySums = std::iter::repeat_n(0, n).collect();
        let mut above: Vec<(usize, usize)> = Vec::new();
        let numbers = tree.nodes().map(|(interval, ..)| {
            above.retain(|(_, end)| interval.start < *end);
            let number = above
                .last()
                .map_or(1, |&(parent, end)| 2 * parent + usize::from(end == interval.end));
            above.push((number, interval.end));
            number
        });
        numbers.max().unwrap()
    };
    assert_eq!((largest(512), largest(513), largest(1024)), (1023, 2047, 2047));
    // So 4n numbers are needed, and in pre-order 2n - 1 are enough.
    let tree: LazySums = (0..600).collect();
    assert_eq!((tree.nodes().count(), tree.fold(..)), (1199, 179_700));
}

#[test]
fn erratum_an_empty_range_is_empty_everywhere() {
    // The original runs off its array at [3, 3) of ten elements, and [0, 0) is zero by luck.
    let tree: Sums = (1..=10).collect();
    assert_eq!((tree.fold(0..0), tree.fold(3..3), tree.fold(10..10)), (0, 0, 0));
    assert_eq!(tree.fold(9..10), 10, "the last element can be asked for");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("segment_tree", ""),
        ("segment_tree_lazy", "--lazy 3 1 4 1 5 9 2 6 1..7+10 3=0 3..5"),
        ("segment_tree_six", "0 1 2 3 4 5 1..5 4+10 1..5"),
        ("segment_tree_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_and_odd_input() {
    demo::DEMO.refuses(&[
        ("1 2 x", "element 2: \"x\" is not a number (column 5)"),
        ("1 2 0..1 5", "step 2: \"5\" is no step such as 1..5, 1..5+2, 4-1 or 4=0 (column 10)"),
        ("1 2 0..3", "step 1: \"0..3\" leaves the 2 elements (column 5)"),
        (
            "1 2 0=2147483648",
            "step 1: \"0=2147483648\" is no step such as 1..5, 1..5+2, 4-1 or 4=0 (column 5)",
        ),
        ("1 2 2=5", "step 1: \"2=5\" leaves the 2 elements (column 5)"),
        ("1 2 2..1", "step 1: \"2..1\" leaves the 2 elements (column 5)"),
        (
            "1 2 0..2+1",
            "step 1: \"0..2+1\" changes more than one element, or none; with --lazy it can \
             (column 5)",
        ),
    ]);
    let many: Vec<String> = (0..1000).map(|value| value.to_string()).collect();
    demo::DEMO.says(&[
        ("--lazy - <<< ", "…Sums of 0..0: 0."),
        ("--lazy - <<< -5 7", "…Sums of 0..2: 2."),
        ("--lazy - <<< -5 7 ..-7 ..=2147483647 1..1 ..", "…Sums of 1..1: 0; 0..2: 4294967294."),
        (
            &format!("--lazy - <<< {} ..+1 ..", many.join(" ")),
            "…Too large to draw: the limit is 12 elements, and sums of 5…Sums of 0..1000: 500500.",
        ),
        ("100000 3 1+4", "…Too large to draw…Sums of 0..2: 100007."),
    ]);
}

#[test]
fn the_random_input_of_the_demo() {
    for seed in 0..200 {
        let line = demo::DEMO.random.unwrap()(seed);
        let printed = demo::DEMO.output(&line.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(printed.contains("The sum is"), "{line}");
    }
}
