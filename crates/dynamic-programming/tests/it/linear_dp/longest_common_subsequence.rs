//! 5.1 Longest common subsequence.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use dynamic_programming::linear_dp::longest_common_subsequence::diff::{
    Edit, by_edits, diff, edit_script,
};
use dynamic_programming::linear_dp::longest_common_subsequence::edit_distance::{
    EditStep, edit_steps, fill_table,
};
use dynamic_programming::linear_dp::longest_common_subsequence::hirschberg::hirschberg;
use dynamic_programming::linear_dp::longest_common_subsequence::hunt_szymanski::hunt_szymanski;
use dynamic_programming::linear_dp::longest_common_subsequence::{
    bit_parallel, length, longest_common_subsequence, plain, ratio,
};
use dynamic_programming::{Step, TableSizeError, edit_distance};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots;

#[path = "../../../examples/longest_common_subsequence.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[path = "../../../examples/edit_distance.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod edit_distance_demo;

// 1. Worked examples.

/// One longest common subsequence of two words, by the table.
fn lcs(a: &str, b: &str) -> String {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    longest_common_subsequence(&a, &b).unwrap().elements().into_iter().collect()
}

/// Two words, and the longest common subsequence that the table's rule finds.
const WORKED: &[(&str, &str, &str)] = &[
    ("nested", "send", "sed"),
    ("ABCBDAB", "BDCABA", "BCBA"),
    ("AGCAT", "GAC", "AC"),
    ("ABC", "ABC", "ABC"),
    ("ABC", "XYZ", ""),
    ("AXB", "AB", "AB"),
    ("", "AB", ""),
    ("", "", ""),
];

#[test]
fn worked_examples() {
    for &(a, b, expected) in WORKED {
        assert_eq!(lcs(a, b), expected, "{a} and {b}");
    }
}

#[test]
fn the_table_of_the_worked_example() {
    let lcs = longest_common_subsequence(b"ABCBDAB", b"BDCABA").unwrap();
    let rows: Vec<&[u32]> = lcs.table().rows().collect();
    assert_eq!(
        rows,
        [
            [0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 1, 1, 1],
            [0, 1, 1, 1, 1, 2, 2],
            [0, 1, 1, 2, 2, 2, 2],
            [0, 1, 1, 2, 2, 3, 3],
            [0, 1, 2, 2, 2, 3, 3],
            [0, 1, 2, 2, 3, 3, 4],
            [0, 1, 2, 2, 3, 4, 4],
        ]
    );
    assert_eq!(lcs.pairs(), [(1, 0), (2, 2), (3, 4), (5, 5)]);
    let word = |pairs: Vec<(usize, usize)>| -> String {
        pairs.into_iter().map(|(i, _)| char::from(b"ABCBDAB"[i])).collect()
    };
    let all: Vec<String> = lcs.distinct().map(word).collect();
    assert_eq!(all, ["BDAB", "BCAB", "BCBA"]);
}

/// The worked example of the page.
const PAGE: (&[u8], &[u8]) = (b"nested", b"send");

pub(crate) const LENGTH: usize = 3;
pub(crate) const BY_NEXT_EQUAL: usize = 2;
pub(crate) const LETTERS_IN_BOTH: usize = 4;
pub(crate) const LONGEST_RUN: usize = 1;
pub(crate) const EDITS: usize = 4;
pub(crate) const CALLS: usize = 35;
pub(crate) const CALLS_WITH_MEMO: usize = 22;
pub(crate) const STATES: usize = 18;
pub(crate) const CELLS: usize = 35;
pub(crate) const CELLS_OF_A_ROW: usize = 5;
pub(crate) const CALLS_OF_TEN: usize = 369_511;
pub(crate) const CALLS_OF_TEN_WITH_MEMO: usize = 201;
pub(crate) const CELLS_OF_TEN: usize = 121;
pub(crate) const CELLS_OF_A_ROW_OF_TEN: usize = 11;

/// How many calls the recursion makes without and with a memo.
fn calls(a: &[u8], b: &[u8]) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Step::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(a, b, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(a, b, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

/// States: the lengths of the two prefixes that a call compares.
type States = BTreeSet<(usize, usize)>;

/// The states that the recursion asks for, and those of them with two elements to compare that are
/// asked for again.
fn states(a: &[u8], b: &[u8]) -> (States, States) {
    let (mut asked, mut again) = (BTreeSet::new(), BTreeSet::new());
    plain::by_recursion_watched(a, b, &mut |step| {
        if let Step::Call(state) = step
            && !asked.insert(state)
            && 0 < state.0.min(state.1)
        {
            again.insert(state);
        }
    });
    (asked, again)
}

#[test]
fn the_worked_example_of_the_page() {
    let (a, b) = PAGE;
    // One subsequence is longest, and it is at one place only.
    let all = longest_of_both(&subsequences(a), &subsequences(b));
    assert_eq!(all, BTreeSet::from([b"sed".to_vec()]));
    let places = |set: &u32| {
        let part: Vec<u8> = (0..a.len()).filter(|i| set >> i & 1 == 1).map(|i| a[i]).collect();
        part == b"sed"
    };
    assert_eq!((0..1 << a.len()).filter(places).count(), 1);
    let table = plain::fill_table(a, b);
    assert_eq!((table[6][4], all.first().unwrap().len()), (LENGTH, LENGTH));
    // No step back is decided by a tie, and each direction occurs.
    assert_eq!(plain::common_pairs(a, b, &table), [(2, 0), (4, 1), (5, 3)]);
    assert!(a[4] != b[2] && table[4][3] < table[5][2], "to the left from (5, 3)");
    assert!(a[3] != b[0] && table[4][0] < table[3][1], "up from (4, 1)");
    // The nearest wrong ideas.
    assert_eq!((greedy(a, b), without_gaps(a, b)), (BY_NEXT_EQUAL, LONGEST_RUN));
    assert_eq!(b.iter().filter(|y| a.contains(y)).count(), LETTERS_IN_BOTH);
    // What it costs.
    let (asked, again) = states(a, b);
    assert_eq!((asked.len(), calls(a, b)), (STATES, (CALLS, CALLS_WITH_MEMO)));
    assert_eq!(again, BTreeSet::from([(1, 1), (2, 2), (3, 1), (3, 2), (4, 1)]));
    assert_eq!(table.iter().map(Vec::len).sum::<usize>(), CELLS);
    assert_eq!(table[0].len(), CELLS_OF_A_ROW);
    assert_eq!(diff(a, b).len() - LENGTH, EDITS);
    // The smaller picture: two states are asked for again, and one of them asks further.
    assert_eq!(calls(b"nes", b"sen"), (15, 12));
    assert_eq!(states(b"nes", b"sen").1, BTreeSet::from([(1, 1), (2, 2)]));
}

#[test]
fn ten_letters_of_which_none_is_common() {
    let (a, b) = (b"abcdefghij", b"klmnopqrst");
    assert_eq!(calls(a, b), (CALLS_OF_TEN, CALLS_OF_TEN_WITH_MEMO));
    let table = plain::fill_table(a, b);
    assert_eq!(table.iter().map(Vec::len).sum::<usize>(), CELLS_OF_TEN);
    assert_eq!(table[0].len(), CELLS_OF_A_ROW_OF_TEN);
}

#[test]
fn the_inputs_of_the_questions() {
    for (a, b, by_next, right) in [("cab", "abc", 1, 2), ("abc", "acb", 2, 2), ("abc", "abd", 2, 2)]
    {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        assert_eq!((greedy(a, b), length(a, b)), (by_next, right));
    }
    for (a, b, forgetful, right) in [("ab", "ba", 1, 1), ("a", "aa", 2, 1), ("a", "b", 0, 0)] {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        assert_eq!((forgets_the_diagonal(a, b), plain::one_row(a, b)), (forgetful, right));
    }
    // 1000 and 800 elements, of which 700 are common.
    let a: Vec<u32> = (0..1000).collect();
    let b: Vec<u32> = (0..700).chain(2000..2100).collect();
    assert_eq!((length(&a, &b), diff(&a, &b).len() - 700), (700, 400));
    // The halves of the page on Hirschberg: "nes" and "ted" with the cuts of "send".
    let of = |a: &[u8], b: &[u8]| length(a, b);
    let cuts: Vec<usize> =
        (0..=4).map(|cut| of(b"nes", &b"send"[..cut]) + of(b"ted", &b"send"[cut..])).collect();
    assert_eq!(cuts, [2, 3, 2, 2, 1]);
    // The page on Hunt and Szymanski: the equal pairs of "nested" and "send".
    let pairs: Vec<usize> = b"nested"
        .iter()
        .flat_map(|x| (0..4).rev().filter(move |&j| b"send"[j] == *x).map(|j| j + 1))
        .collect();
    assert_eq!(pairs, [3, 2, 1, 2, 4]);
}

/// The two sequences that recur in the original's tests of this chapter.
const X: &[i32] = &[42, 42, -5, 14, 215, 45, -42, 1, 31, 0, 12, 142, -5, 14, 15, 45, 42, 61, 41];
const Y: &[i32] = &[12, 142, -5, 14, 15, 45, 42, 61, 41, 0, 42, 42, -5, 14, 215, 45, -42, 1, 31];

/// The original's tests: two sequences, and the length.
const ORIGINAL: &[(&[i32], &[i32], usize)] = &[
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[1, 3, 5, 7, 9, 11, 13, 15, 17, 0], 5),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[2, 4, 6, 8, 10, 1, 3, 5, 7, 9], 5),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[1, 2, 8, 7, 4, 3, 4, 3, 2, 1], 4),
    (&[1, 1, 5, 4, 9, 7, 31, -13, 34, 21, 17], &[5, 6, 11, 4, 9, 0, 34, 21, -13, 17, 3], 6),
    (Y, X, 9),
];

#[test]
fn originals() {
    for &(a, b, expected) in ORIGINAL {
        assert_eq!(longest_common_subsequence(a, b).unwrap().length(), expected);
        assert_eq!(longest_common_subsequence(b, a).unwrap().length(), expected);
        check(a, b, expected);
    }
    let elements = longest_common_subsequence(ORIGINAL[4].0, ORIGINAL[4].1).unwrap().elements();
    assert_eq!(elements, [&5, &4, &9, &34, &21, &17]);
}

#[test]
fn as_many_as_there_are_subsets() {
    // One letter of each pair, whichever.
    let lcs = longest_common_subsequence(b"ABCDEFGHIJKL", b"BADCFEHGJILK").unwrap();
    assert_eq!((lcs.length(), lcs.distinct().count()), (6, 64));
}

#[test]
fn an_edit_script() {
    let script = diff(&["one", "two", "three"], &["zero", "one", "three"]);
    assert_eq!(
        script,
        [
            Edit::Insert { j: 0 },
            Edit::Keep { i: 0, j: 1 },
            Edit::Delete { i: 1 },
            Edit::Keep { i: 2, j: 2 },
        ]
    );
}

#[test]
fn how_alike() {
    for (a, b, expected) in
        [("", "", 1.0), ("AB", "AB", 1.0), ("A", "B", 0.0), ("ABCD", "BCDE", 0.75)]
    {
        let ratio = ratio(a.as_bytes(), b.as_bytes());
        assert!((ratio - expected).abs() < 1e-12, "{a} and {b}: {ratio}");
    }
}

// 2. All small inputs, against all subsets.

/// All sequences of up to `n` elements out of 0, 1, 2.
fn sequences(n: u32) -> Vec<Vec<u8>> {
    let of_length = |length: u32| {
        (0..3_u32.pow(length)).map(move |code| {
            (0..length).map(|k| u8::try_from(code / 3_u32.pow(k) % 3).unwrap()).collect()
        })
    };
    (0..=n).flat_map(of_length).collect()
}

/// All subsequences of `a`: one a subset of its indices.
fn subsequences(a: &[u8]) -> BTreeSet<Vec<u8>> {
    let subset = |set: u32| (0..a.len()).filter(move |i| set >> i & 1 == 1).map(|i| a[i]).collect();
    (0..1_u32 << a.len()).map(subset).collect()
}

/// Every longest sequence that is in both sets.
fn longest_of_both(a: &BTreeSet<Vec<u8>>, b: &BTreeSet<Vec<u8>>) -> BTreeSet<Vec<u8>> {
    let length = a.intersection(b).map(Vec::len).max().unwrap();
    a.intersection(b).filter(|common| common.len() == length).cloned().collect()
}

/// What every way of finding one must give: indices that ascend, equal elements, the right number
/// of them.
fn check<T: Ord + std::fmt::Debug>(a: &[T], b: &[T], expected: usize) {
    let table = longest_common_subsequence(a, b).unwrap();
    assert_eq!((table.length(), length(a, b)), (expected, expected), "{a:?} and {b:?}");
    assert_eq!((plain::by_memo(a, b), plain::one_row(a, b)), (expected, expected));
    if a.len() + b.len() <= 8 {
        assert_eq!(plain::by_recursion(a, b), expected, "{a:?} and {b:?}");
    }
    let full = plain::fill_table(a, b);
    for (row, plain_row) in table.table().rows().zip(&full) {
        assert!(row.iter().map(|cell| *cell as usize).eq(plain_row.iter().copied()));
    }
    assert_eq!(plain::common_pairs(a, b, &full), table.pairs(), "{a:?} and {b:?}");
    let edits = by_edits(a, b, a.len() + b.len()).unwrap();
    for pairs in [table.pairs(), hirschberg(a, b), hunt_szymanski(a, b), edits] {
        assert!(pairs.windows(2).all(|w| w[0].0 < w[1].0 && w[0].1 < w[1].1), "{pairs:?}");
        assert!(pairs.iter().all(|&(i, j)| a[i] == b[j]), "{pairs:?} of {a:?} and {b:?}");
        assert_eq!(pairs.len(), expected, "{pairs:?} of {a:?} and {b:?}");
    }
    let script = diff(a, b);
    let is_edit = |edit: &&Edit| !matches!(edit, Edit::Keep { .. });
    assert_eq!(script.iter().filter(is_edit).count(), a.len() + b.len() - 2 * expected);
    // Read from front to back, the script goes through all of both sequences.
    let (mut of_a, mut of_b) = (0..a.len(), 0..b.len());
    for edit in script {
        match edit {
            Edit::Keep { i, j } => {
                assert_eq!((of_a.next(), of_b.next()), (Some(i), Some(j)));
                assert_eq!(a[i], b[j]);
            }
            Edit::Delete { i } => assert_eq!(of_a.next(), Some(i)),
            Edit::Insert { j } => assert_eq!(of_b.next(), Some(j)),
        }
    }
    assert_eq!((of_a.next(), of_b.next()), (None, None));
}

#[test]
fn all_small_inputs() {
    let all: Vec<_> = sequences(4).into_iter().map(|a| (subsequences(&a), a)).collect();
    assert_eq!(all.len(), 121);
    for (of_a, a) in &all {
        for (of_b, b) in &all {
            let longest = longest_of_both(of_a, of_b);
            let expected = longest.first().unwrap().len();
            check(a, b, expected);
            assert_eq!(bit_parallel::length(a, b), expected, "{a:?} and {b:?}");
            let table = longest_common_subsequence(a, b).unwrap();
            let word = |pairs: Vec<(usize, usize)>| -> Vec<u8> {
                pairs.into_iter().map(|(i, _)| a[i]).collect()
            };
            let distinct: Vec<Vec<u8>> = table.distinct().map(word).collect();
            assert_eq!(distinct.len(), longest.len(), "each once: {a:?} and {b:?}");
            assert_eq!(BTreeSet::from_iter(distinct), longest, "{a:?} and {b:?}");
        }
    }
}

/// What is wrong with a length.
fn fault(length: impl Fn(&[u8], &[u8]) -> usize) -> Option<(Vec<u8>, Vec<u8>)> {
    let all: Vec<_> = sequences(3).into_iter().map(|a| (subsequences(&a), a)).collect();
    for (of_a, a) in &all {
        for (of_b, b) in &all {
            if length(a, b) != longest_of_both(of_a, of_b).first().unwrap().len() {
                return Some((a.clone(), b.clone()));
            }
        }
    }
    None
}

/// One row, without the diagonal cell kept: the one to the left is of the new row already.
fn forgets_the_diagonal(a: &[u8], b: &[u8]) -> usize {
    let mut row = vec![0; b.len() + 1];
    for x in a {
        for (j, y) in (1..).zip(b) {
            row[j] = if x == y { row[j - 1] + 1 } else { row[j].max(row[j - 1]) };
        }
    }
    row[b.len()]
}

/// Takes for each element the next equal one.
fn greedy(a: &[u8], b: &[u8]) -> usize {
    let mut rest = b.iter();
    a.iter().filter(|x| rest.clone().any(|y| y == *x) && rest.any(|y| y == *x)).count()
}

/// The longest common substring, which must not have gaps.
fn without_gaps(a: &[u8], b: &[u8]) -> usize {
    let run = |i: usize, j: usize| a[i..].iter().zip(&b[j..]).take_while(|(x, y)| x == y).count();
    let starts = (0..a.len()).flat_map(|i| (0..b.len()).map(move |j| (i, j)));
    starts.map(|(i, j)| run(i, j)).max().unwrap_or(0)
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(length), None);
    assert_eq!(fault(bit_parallel::length), None);
    assert_eq!(fault(forgets_the_diagonal), Some((vec![0], vec![0, 0])));
    assert_eq!(fault(greedy), Some((vec![1, 0, 0], vec![0, 0, 1])));
    assert_eq!(fault(without_gaps), Some((vec![0, 0], vec![0, 1, 0])));
}

/// The edit distances from a word to all words of up to 4 letters, by a breadth-first search: one
/// insertion, deletion or replacement leads from a word to the next. No shortest way needs a longer
/// word, because deletions may come first.
fn distances_from(a: &[u8]) -> BTreeMap<Vec<u8>, usize> {
    let mut distances = BTreeMap::from([(a.to_vec(), 0)]);
    let mut queue = VecDeque::from([a.to_vec()]);
    while let Some(word) = queue.pop_front() {
        let distance = distances[&word];
        let mut next: Vec<Vec<u8>> = Vec::new();
        for i in 0..=word.len() {
            let (before, rest) = word.split_at(i);
            next.extend((0..3).map(|x| [before, &[x], rest].concat()));
            if let Some((_, rest)) = rest.split_first() {
                next.push([before, rest].concat());
                next.extend((0..3).map(|x| [before, &[x], rest].concat()));
            }
        }
        for word in next {
            if word.len() <= 4 && !distances.contains_key(&word) {
                distances.insert(word.clone(), distance + 1);
                queue.push_back(word);
            }
        }
    }
    distances
}

/// The steps must read all of `a`, write all of `b`, and cost the distance.
fn check_steps<T: PartialEq + std::fmt::Debug>(a: &[T], b: &[T]) {
    let (mut of_a, mut of_b, mut cost) = (0..a.len(), 0..b.len(), 0);
    for step in edit_steps(a, b).unwrap() {
        match step {
            EditStep::Keep { i, j } | EditStep::Replace { i, j } => {
                assert_eq!((of_a.next(), of_b.next()), (Some(i), Some(j)));
                let is_kept = matches!(step, EditStep::Keep { .. });
                assert_eq!(a[i] == b[j], is_kept, "{a:?} and {b:?}");
                cost += usize::from(!is_kept);
            }
            EditStep::Delete { i } => {
                assert_eq!(of_a.next(), Some(i));
                cost += 1;
            }
            EditStep::Insert { j } => {
                assert_eq!(of_b.next(), Some(j));
                cost += 1;
            }
        }
    }
    assert_eq!((of_a.next(), of_b.next()), (None, None));
    assert_eq!(cost, edit_distance(a, b), "{a:?} and {b:?}");
}

#[test]
fn edit_distances_of_all_small_words() {
    let all = sequences(4);
    for a in &all {
        let distances = distances_from(a);
        for b in &all {
            assert_eq!(edit_distance(a, b), distances[b], "{a:?} and {b:?}");
            assert_eq!(fill_table(a, b).unwrap()[(a.len(), b.len())], distances[b]);
            check_steps(a, b);
        }
    }
}

/// Compares place by place, and counts what is left over.
fn by_place(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count() + a.len().abs_diff(b.len())
}

pub(crate) const DISTANCE: usize = 3;
pub(crate) const DISTANCE_BY_PLACE: usize = 4;
pub(crate) const DISTANCE_WITHOUT_REPLACING: usize = 4;

#[test]
fn the_worked_example_of_the_edit_distance() {
    let (a, b) = (b"done", b"open");
    assert_eq!((edit_distance(a, b), by_place(a, b)), (DISTANCE, DISTANCE_BY_PLACE));
    assert_eq!(a.len() + b.len() - 2 * length(a, b), DISTANCE_WITHOUT_REPLACING);
    // Each kind of step occurs, and no step back is decided by a tie.
    let steps = [
        EditStep::Delete { i: 0 },
        EditStep::Keep { i: 1, j: 0 },
        EditStep::Replace { i: 2, j: 1 },
        EditStep::Keep { i: 3, j: 2 },
        EditStep::Insert { j: 3 },
    ];
    assert_eq!(edit_steps(a, b).unwrap(), steps);
    let table = fill_table(a, b).unwrap();
    assert!(table[(4, 3)] < table[(3, 3)].min(table[(3, 4)]), "(4, 4)");
    assert!(table[(2, 1)] < table[(2, 2)].min(table[(3, 1)]), "(3, 2)");
    // The inputs of the questions and the pitfalls.
    assert_eq!(edit_distance(b"kitten", b"sitting"), 3);
    assert_eq!((edit_distance(b"abcdef", b"bcdefa"), by_place(b"abcdef", b"bcdefa")), (2, 6));
    assert_eq!(edit_distance(b"ab", b"ba"), 2);
    assert_eq!(edit_distance(b"", b"abc"), 3);
}

// 3. Properties.

proptest! {
    #[test]
    fn all_ways_agree(
        a in prop::collection::vec(0..6_u8, 0..150),
        b in prop::collection::vec(0..6_u8, 0..150),
    ) {
        let expected = longest_common_subsequence(&a, &b).unwrap().length();
        check(&a, &b, expected);
        prop_assert_eq!(bit_parallel::length(&a, &b), expected);
        prop_assert_eq!(bit_parallel::length(&b, &a), expected);
    }

    #[test]
    fn neighbors_in_the_table_differ_by_at_most_1(
        a in prop::collection::vec(0..4_u8, 1..30),
        b in prop::collection::vec(0..4_u8, 1..30),
    ) {
        let lcs = longest_common_subsequence(&a, &b).unwrap();
        let table = lcs.table();
        for i in 1..=a.len() {
            for j in 1..=b.len() {
                let (cell, diagonal) = (table[(i, j)], table[(i - 1, j - 1)]);
                prop_assert!(table[(i - 1, j)] <= cell && table[(i, j - 1)] <= cell);
                prop_assert!(diagonal <= cell && cell <= diagonal + 1);
            }
        }
    }

    #[test]
    fn no_subset_of_the_shorter_is_longer(
        a in prop::collection::vec(0..4_u8, 0..13),
        b in prop::collection::vec(0..4_u8, 0..30),
    ) {
        let is_common = |common: &&Vec<u8>| {
            let mut rest = b.iter();
            common.iter().all(|x| rest.any(|y| y == x))
        };
        let of_a = subsequences(&a);
        let longest = of_a.iter().filter(is_common).map(Vec::len).max();
        check(&a, &b, longest.unwrap_or(0));
    }

    #[test]
    fn the_edit_distance_is_a_metric(
        a in prop::collection::vec(0..4_u8, 0..30),
        b in prop::collection::vec(0..4_u8, 0..30),
        c in prop::collection::vec(0..4_u8, 0..30),
    ) {
        check_steps(&a, &b);
        let distance = edit_distance(&a, &b);
        prop_assert_eq!(edit_distance(&b, &a), distance);
        prop_assert_eq!(distance == 0, a == b);
        prop_assert!(edit_distance(&a, &c) <= distance + edit_distance(&b, &c));
        let without_replacing = a.len() + b.len() - 2 * length(&a, &b);
        prop_assert!(distance <= without_replacing && without_replacing <= 2 * distance);
        prop_assert!(distance <= by_place(&a, &b));
        prop_assert!(a.len().abs_diff(b.len()) <= distance && distance <= a.len().max(b.len()));
    }

    #[test]
    fn permutations(a in Just((0..60_u32).collect::<Vec<_>>()).prop_shuffle()) {
        let b: Vec<u32> = (0..60).collect();
        check(&a, &b, length(&a, &b));
    }
}

#[test]
fn comparisons_grow_fourfold_when_both_lengths_double() {
    for n in demo::SIZES {
        let cells = u32::from(n) * u32::from(n);
        assert_eq!(demo::by_table(n), cells);
        let halved = demo::by_hirschberg(n);
        assert!(cells < halved && halved <= 2 * cells, "{halved} of {cells}");
        let log = n.ilog2() + 1;
        assert!(demo::by_chains(n) <= 4 * u32::from(n) * log, "{n}: {}", demo::by_chains(n));
    }
}

// 4. Extremes.

#[test]
fn nothing_one_and_a_million() {
    let nothing: &[u8] = &[];
    check(nothing, nothing, 0);
    check(nothing, &[1], 0);
    check(&[1], &[1], 1);
    assert_eq!(bit_parallel::length(nothing, nothing), 0);
    assert_eq!(bit_parallel::length(b"A", nothing), 0);
    let million: Vec<u8> = (0..=250).cycle().take(1_000_000).collect();
    assert_eq!(length(&million, &million[500..504]), 4);
    assert_eq!(hirschberg(&million, &million[..3]).len(), 3);
    assert_eq!(bit_parallel::length(&million, &million[250..350]), 100);
    assert_eq!(by_edits(&million, &million[1..], 1).unwrap().len(), 999_999);
    let numbers: Vec<u32> = (0..1_000_000).collect();
    assert_eq!(hunt_szymanski(&numbers, &numbers).len(), 1_000_000);
}

#[test]
fn every_number_of_words() {
    for n in 0..200 {
        let a = vec![7; n];
        assert_eq!(bit_parallel::length(&a, &[7; 130]), n.min(130), "{n}");
    }
}

#[test]
fn more_edits_than_are_searched_for() {
    let (a, b): (Vec<u32>, Vec<u32>) = ((0..1_500).collect(), (1_499..3_000).collect());
    assert_eq!(by_edits(&a, &b, 2_000), None);
    let kept = |edit: &&Edit| matches!(edit, Edit::Keep { i: 1_499, j: 0 });
    assert_eq!(diff(&a, &b).iter().filter(kept).count(), 1);
    assert_eq!(diff(&a, &b).len(), 3_000);
}

#[test]
fn halving_keeps_two_rows_at_most() {
    // The one common letter is first in one and last in the other, so that no round cuts b any
    // shorter.
    let (mut a, mut b) = (vec![1; 2_000], vec![2; 2_000]);
    (a[0], b[1_999]) = (0, 0);
    let two_rows = 2 * (b.len() + 1) * size_of::<usize>();
    let mut pairs = Vec::new();
    let used = allocation_counter::measure(|| pairs = hirschberg(&a, &b));
    assert_eq!(pairs, [(0, 1_999)]);
    // Beside them only the pairs.
    assert!(used.bytes_max < two_rows as u64 + 100, "{} bytes", used.bytes_max);
}

// 5. Bad input.

#[test]
fn a_table_too_large() {
    let long = vec![0_u8; 100_000];
    let error = TableSizeError { n_rows: 100_001, n_columns: 100_001 };
    assert_eq!(edit_steps(&long, &long).unwrap_err(), error);
    assert_eq!(longest_common_subsequence(&long, &long).unwrap_err(), error);
}

#[test]
fn nan_is_not_common() {
    let a = [1.0, f64::NAN, 2.0];
    assert_eq!(longest_common_subsequence(&a, &a).unwrap().pairs(), [(0, 0), (2, 2)]);
    assert_eq!(hirschberg(&a, &a), [(0, 0), (2, 2)]);
}

#[test]
#[should_panic(expected = "(0, 1) is no next pair")]
fn pairs_that_do_not_ascend() {
    edit_script(3, 3, [(1, 0), (0, 1)]);
}

// 6. Errata.

#[test]
fn erratum_the_lengths_may_differ() {
    // The original takes one n for both, so it cannot even be asked.
    assert_eq!(lcs("ABCBDAB", "BDC"), "BC");
    assert_eq!(lcs("B", "ABCBDAB"), "B");
}

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example longest_common_subsequence";
    snapshots::check("longest_common_subsequence", command, &printed);
}

#[test]
fn demo_of_other_inputs() {
    for (name, args) in [
        ("recursion", "--recursion nes sen"),
        ("memo", "--memo nes sen"),
        ("row", "--row set see"),
        ("words", "the cat sat / the dog sat down"),
        ("cost", "--cost"),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command = format!(
            "cargo run -p dynamic-programming --example longest_common_subsequence -- {args}"
        );
        snapshots::check(&format!("longest_common_subsequence_{name}"), &command, &printed);
    }
    let printed = edit_distance_demo::DEMO.output(&[]).unwrap();
    let command = "cargo run -p dynamic-programming --example edit_distance";
    snapshots::check("edit_distance", command, &printed);
}

#[test]
fn demo_of_bad_input() {
    for (args, error) in [
        (&["ABC"][..], "the second word: the input ends here (column 4)"),
        (&["A", "B", "C"], "two words: \"C\" is one too many (column 5)"),
        (&["A", "/", "B", "/"], "the second sequence: \"/\" is one slash too many (column 7)"),
        (&["--memo", "--row", "A", "B"], "--memo and --row exclude each other"),
    ] {
        assert_eq!(demo::DEMO.output(args).unwrap_err().to_string(), error);
    }
    let error = edit_distance_demo::DEMO.output(&["A"]).unwrap_err();
    assert_eq!(error.to_string(), "the second word: the input ends here (column 2)");
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let (a, b) = ("AB".repeat(50), "BA".repeat(50));
    for flag in [&[][..], &["--row"], &["--recursion"], &["--memo"]] {
        let printed = demo::DEMO.output(&[flag, &[&a, &b]].concat()).unwrap();
        assert!(printed.contains("Too large to draw"), "{printed}");
        assert!(printed.contains("Length 99: BABA"), "{printed}");
    }
    for flag in ["--recursion", "--memo"] {
        let printed = demo::DEMO.output(&[flag, "abcdefgh", "hgfedcba"]).unwrap();
        assert!(printed.contains("Too large to draw"), "{printed}");
        assert!(printed.contains("The length is 1"), "{printed}");
    }
    let printed = edit_distance_demo::DEMO.output(&[&a, &b]).unwrap();
    assert!(printed.contains("Too large to draw"), "{printed}");
    assert!(printed.contains("The edit distance is 2."), "{printed}");
}
