//! 5.5 Longest palindrome, as a substring and as a subsequence.

use std::cell::Cell;
use std::collections::HashSet;
use std::ops::Range;

use dynamic_programming::linear_dp::longest_common_subsequence::longest_common_subsequence;
use dynamic_programming::linear_dp::longest_palindrome::manacher::{
    Step, manacher, manacher_watched,
};
use dynamic_programming::linear_dp::longest_palindrome::subsequence::{
    length, length_of_bytes, palindromic_subsequence,
};
use dynamic_programming::linear_dp::longest_palindrome::{
    by_centers, longest_palindrome, palindromes, plain,
};
use dynamic_programming::{Step as Call, TableSizeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/longest_palindrome.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// A word, its leftmost longest palindrome, and a longest palindromic subsequence.
const WORKED: &[(&str, &str, &str)] = &[
    ("babad", "bab", "bab"),
    ("cbbd", "bb", "bb"),
    ("banana", "anana", "anana"),
    ("bbbab", "bbb", "bbbb"),
    ("character", "ara", "carac"),
    ("BBABCBCAB", "BAB", "BABCBAB"),
    ("abcxyzcba", "a", "abcxcba"),
    ("abcd", "a", "a"),
    ("a", "a", "a"),
    ("", "", ""),
];

/// The worked example of the page.
const PAGE: &[u8] = b"abacca";

pub(crate) const LONGEST: usize = 4;
pub(crate) const AROUND_ELEMENTS: usize = 3;
pub(crate) const CALLS: usize = 20;
pub(crate) const CALLS_WITH_MEMO: usize = 19;
pub(crate) const CELLS: usize = 15;
pub(crate) const CALLS_OF_100: usize = 89_525;
pub(crate) const CALLS_OF_100_WITH_MEMO: usize = 9_900;
pub(crate) const CELLS_OF_100: usize = 4_950;

/// How many calls the recursion for every range makes without and with a memo.
fn calls(v: &[u8]) -> (usize, usize) {
    let is_call = |step| usize::from(matches!(step, Call::Call(_)));
    let (mut plain_calls, mut memo_calls) = (0, 0);
    plain::by_recursion_watched(v, &mut |step| plain_calls += is_call(step));
    plain::by_memo_watched(v, &mut |step| memo_calls += is_call(step));
    (plain_calls, memo_calls)
}

#[test]
fn the_worked_example_of_the_page() {
    let longest = longest_range(PAGE);
    assert_eq!((longest.clone(), &PAGE[longest.clone()]), (2..6, &b"acca"[..]));
    // No other palindrome is as long.
    let palindromes: Vec<_> =
        ranges(6).filter(|range| reads_the_same(&PAGE[range.clone()])).collect();
    assert_eq!(palindromes.iter().filter(|range| range.len() == LONGEST).count(), 1);
    // Around an element there is only a shorter one, and equal ends are not enough.
    assert_eq!(one_base(PAGE), 0..AROUND_ELEMENTS);
    assert!(PAGE[0] == PAGE[5] && !reads_the_same(PAGE));
    assert_eq!(calls(PAGE), (CALLS, CALLS_WITH_MEMO));
    assert_eq!(demo::by_table(PAGE) as usize, CELLS);
    // Two ranges of at least two elements are asked for again.
    let (mut asked, mut again) = (HashSet::new(), Vec::new());
    plain::by_recursion_watched(PAGE, &mut |step| {
        if let Call::Call((i, j)) = step
            && !asked.insert((i, j))
            && i + 2 <= j
        {
            again.push((i, j));
        }
    });
    assert_eq!(again, [(1, 5), (3, 5)]);
}

#[test]
fn a_hundred_equal_elements_of_the_page() {
    assert_eq!(calls(&[7; 100]), (CALLS_OF_100, CALLS_OF_100_WITH_MEMO));
    assert_eq!(demo::by_table(&[7; 100]) as usize, CELLS_OF_100);
}

#[test]
fn the_words_of_the_questions() {
    // A program with one base is right if the longest palindrome is odd.
    let answers = |word: &[u8]| (one_base(word).len(), longest_range(word).len());
    assert_eq!([b"abcb", b"abba", b"aaab"].map(|word| answers(word)), [(3, 3), (1, 4), (3, 3)]);
    assert_eq!(manacher(b"aaaa").count(), 10);
    assert_eq!(manacher(b"banana").count(), 10);
    assert_eq!(&b"banana"[longest_palindrome(b"banana")], b"anana");
    assert_eq!(longest_palindrome(b"banana").len(), 5);
    // The row from left to right reads what it has just written.
    let ascending = |v: &[u8]| {
        let (mut row, mut longest) = (vec![true; v.len() + 1], 0);
        for i in (0..v.len()).rev() {
            for j in i + 1..=v.len() {
                row[j] = j < i + 2 || (v[i] == v[j - 1] && row[j - 1]);
                longest = longest.max(if row[j] { j - i } else { 0 });
            }
        }
        longest
    };
    assert_eq!((ascending(b"aba"), longest_range(b"aba").len()), (1, 3));
    // The exercise by hand.
    let table = palindromic_subsequence(b"abcab").unwrap();
    assert_eq!((table.length(), length(b"abcba")), (3, 5));
}

#[test]
fn the_cases_of_the_page_on_manacher() {
    // On one word: the mirror image ends inside the window, beyond it, and exactly at its edge.
    let mut cases = Vec::new();
    manacher_watched(b"abaaaab", |step, lengths| {
        let Step::Start { center, lo, hi, .. } = step;
        if center < 2 * hi {
            cases.push((center, lengths[2 * (lo + hi) - center], 2 * hi - center));
        }
    });
    for case in [(9, 3, 5), (13, 3, 1), (7, 1, 1)] {
        assert!(cases.contains(&case), "{cases:?}");
    }
    assert_eq!(manacher(b"abaaaab").lengths()[7], 3);
}

#[test]
fn worked_examples() {
    for &(word, substring, subsequence) in WORKED {
        assert_eq!(&word[longest_palindrome(word.as_bytes())], substring, "{word}");
        let letters: Vec<char> = word.chars().collect();
        let table = palindromic_subsequence(&letters).unwrap();
        let found: String = table.indices().into_iter().map(|i| letters[i]).collect();
        assert_eq!(found, subsequence, "{word}");
    }
}

/// The original's tests: a sequence, its leftmost longest palindrome with both ends counted from 1
/// and included, and the length of a longest palindromic subsequence.
const ORIGINAL: &[(&[i32], (usize, usize), usize)] = &[
    (&[1, 2, 3, 4, 5, 4, 3, 2, 9, 10], (2, 8), 7),
    (&[1, 3, 5, 15, 9, 11, 9, 15, 9], (4, 8), 5),
    (&[1, 2, 3, 3, 2, 10, 9, 9, 10, 2], (5, 10), 6),
    (&[42, 42, 5, 14, 14, 5, -42, 14, 31, 0, 12, 142, -5, 61, 42, 45, 42, 61, 41], (14, 18), 8),
    (&[12, 142, -5, 14, 15, 45, 42, 61, 41, 0, 42, 42, -5, 14, -5, 45, -42, 1, 31], (13, 15), 7),
    (&[1, 2, 1, 2, 3], (1, 3), 3),
];

#[test]
fn originals() {
    for (v, (first, last), of_subsequence) in ORIGINAL {
        check(v, first - 1..*last, *of_subsequence);
    }
}

#[test]
fn all_palindromes_of_the_worked_example() {
    let v = [1, 2, 3, 2, 1];
    assert_eq!(manacher(&v).lengths(), [0, 1, 0, 1, 0, 5, 0, 1, 0, 1, 0]);
    assert_eq!(manacher(&v).count(), 7);
    let table = palindromes(&v).unwrap();
    let found: Vec<Range<usize>> = (1..=5)
        .flat_map(|length| (0..=5 - length).map(move |i| i..i + length))
        .filter(|range| table.table()[(range.start, range.end)])
        .collect();
    assert_eq!(found, [0..1, 1..2, 2..3, 3..4, 4..5, 1..4, 0..5]);
}

#[test]
fn what_must_be_inserted() {
    for (word, n_edits, completed) in
        [("abc", 2, "cbabc"), ("aab", 1, "baab"), ("character", 4, "retcharahcter"), ("", 0, "")]
    {
        let letters: Vec<char> = word.chars().collect();
        let table = palindromic_subsequence(&letters).unwrap();
        assert_eq!(table.n_edits(), n_edits, "{word}");
        assert_eq!(table.completed().into_iter().collect::<String>(), completed, "{word}");
    }
}

// 2. All small inputs, each range read from both ends, and all subsets.

/// All sequences of up to `n` elements out of 0, 1, 2.
fn sequences(n: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..=n).flat_map(|length| {
        (0..3_u32.pow(length)).map(move |code| {
            (0..length).map(|k| u8::try_from(code / 3_u32.pow(k) % 3).unwrap()).collect()
        })
    })
}

fn reads_the_same<T: PartialEq>(v: &[T]) -> bool {
    v.iter().eq(v.iter().rev())
}

/// All ranges, the long ones first, and of one length from left to right.
fn ranges(n: usize) -> impl Iterator<Item = Range<usize>> {
    (0..=n).rev().flat_map(move |length| (0..=n - length).map(move |i| i..i + length))
}

fn longest_range<T: PartialEq>(v: &[T]) -> Range<usize> {
    ranges(v.len()).find(|range| reads_the_same(&v[range.clone()])).unwrap()
}

fn longest_of_subsets(v: &[u8]) -> usize {
    let subset = |set: u32| -> Vec<u8> {
        (0..v.len()).filter(|i| set >> i & 1 == 1).map(|i| v[i]).collect()
    };
    let subsets = (0..1_u32 << v.len()).map(subset);
    subsets.filter(|subset| reads_the_same(subset)).map(|subset| subset.len()).max().unwrap()
}

/// What every way must give.
fn check<T: PartialEq + std::fmt::Debug>(v: &[T], longest: Range<usize>, of_subsequence: usize) {
    let (table, centers) = (palindromes(v).unwrap(), manacher(v));
    let found = [longest_palindrome(v), by_centers(v), table.longest(), centers.longest()];
    for range in found {
        assert_eq!(range, longest, "{v:?}");
    }
    assert_eq!(manacher_watched(v, |_, _| {}), centers, "{v:?}");
    let plain_table = plain::fill_table(v);
    let plain_forms = [
        plain::by_recursion(v),
        plain::by_memo(v),
        plain::longest(&plain_table),
        plain::one_row(v),
    ];
    for range in plain_forms {
        assert_eq!(range, longest, "{v:?}");
    }
    let mut count = 0;
    for range in ranges(v.len()) {
        let expected = reads_the_same(&v[range.clone()]);
        assert_eq!(table.table()[(range.start, range.end)], expected, "{range:?} of {v:?}");
        assert_eq!(plain_table[range.start][range.end], expected, "{range:?} of {v:?}");
        assert_eq!(centers.is_palindrome(range.clone()), expected, "{range:?} of {v:?}");
        count += u64::from(expected && !range.is_empty());
    }
    assert_eq!(centers.count(), count, "{v:?}");
    let table = palindromic_subsequence(v).unwrap();
    assert_eq!((table.length(), length(v)), (of_subsequence, of_subsequence), "{v:?}");
    let indices = table.indices();
    assert!(indices.is_sorted_by(|i, j| i < j), "{indices:?}");
    let elements: Vec<&T> = indices.iter().map(|&i| &v[i]).collect();
    assert!(reads_the_same(&elements) && elements.len() == of_subsequence, "{indices:?} of {v:?}");
    let completed = table.completed();
    assert!(reads_the_same(&completed), "{completed:?} of {v:?}");
    assert_eq!(completed.len(), v.len() + table.n_edits(), "{v:?}");
    let mut rest = completed.iter();
    assert!(v.iter().all(|x| rest.any(|y| *y == x)), "{completed:?} of {v:?}");
}

#[test]
fn all_small_inputs() {
    for v in sequences(8) {
        let of_subsequence = longest_of_subsets(&v);
        check(&v, longest_range(&v), of_subsequence);
        assert_eq!(length_of_bytes(&v), of_subsequence, "{v:?}");
    }
}

/// What is wrong with a search for the longest range.
fn fault(search: impl Fn(&[u8]) -> Range<usize>) -> Option<Vec<u8>> {
    sequences(6).find(|v| search(v) != longest_range(v))
}

/// The recurrence as the original's page has it: one element is the only base, so that no even
/// length is ever found.
fn one_base(v: &[u8]) -> Range<usize> {
    let is_palindrome = |range: &Range<usize>| {
        let half = range.len() / 2;
        let inside = range.start + half..range.end - half;
        inside.len() == 1 && reads_the_same(&v[range.clone()])
    };
    ranges(v.len()).find(is_palindrome).unwrap_or(0..0)
}

/// Trusts the mirror image even where it reaches beyond the window.
fn no_window(v: &[u8]) -> Range<usize> {
    let mut lengths: Vec<usize> = Vec::new();
    let (mut lo, mut hi) = (0, 0);
    for center in 0..=2 * v.len() {
        let sure = if center < 2 * hi { lengths[2 * (lo + hi) - center] } else { center % 2 };
        let i = (center - sure.min(center)) / 2;
        let (mut i, mut j) = (i, (i + sure).min(v.len()));
        while 0 < i && j < v.len() && v[i - 1] == v[j] {
            (i, j) = (i - 1, j + 1);
        }
        lengths.push(j - i);
        if hi < j {
            (lo, hi) = (i, j);
        }
    }
    let longest = lengths.iter().copied().enumerate().rev().max_by_key(|&(_, length)| length);
    longest.map_or(0..0, |(center, length)| {
        let i = (center - length.min(center)) / 2;
        i..i + length
    })
}

/// The longest common substring with the reverse, which need not stand at the same place there.
fn common_with_the_reverse(v: &[u8]) -> Range<usize> {
    let reversed: Vec<u8> = v.iter().rev().copied().collect();
    let is_there = |range: &Range<usize>| {
        range.is_empty() || reversed.windows(range.len()).any(|w| *w == v[range.clone()])
    };
    ranges(v.len()).find(is_there).unwrap()
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(longest_palindrome), None);
    assert_eq!(fault(one_base), Some(vec![0, 0]));
    assert_eq!(fault(no_window), Some(vec![1, 0, 1, 0, 0, 0]));
    assert_eq!(fault(common_with_the_reverse), None, "it takes longer ones");
    assert_eq!(common_with_the_reverse(b"abcxyzcba"), 0..3, "abc is no palindrome");
}

// 3. Properties.

proptest! {
    #[test]
    fn all_ways_agree(v in prop::collection::vec(0..3_u8, 0..60)) {
        check(&v, longest_range(&v), length_of_bytes(&v));
    }

    #[test]
    fn a_subsequence_is_common_with_the_reverse(v in prop::collection::vec(0..5_u8, 0..120)) {
        let reversed: Vec<u8> = v.iter().rev().copied().collect();
        let expected = longest_common_subsequence(&v, &reversed).unwrap().length();
        prop_assert_eq!(length(&v), expected);
        prop_assert_eq!(length_of_bytes(&v), expected);
    }

    #[test]
    fn every_window_is_a_palindrome(v in prop::collection::vec(0..2_u8, 0..100)) {
        let mut furthest = 0;
        manacher_watched(&v, |step, lengths| {
            let Step::Start { center, lo, hi, length } = step;
            assert!(reads_the_same(&v[lo..hi]) && furthest <= hi);
            assert_eq!(lengths.len(), center, "all before it are known");
            let i = (center - length) / 2;
            assert!(reads_the_same(&v[i..i + length]), "what is said to be certain");
            assert!(lengths.iter().enumerate().all(|(c, l)| c + l <= 2 * hi), "none ends behind hi");
            furthest = hi;
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn no_subset_is_longer(v in prop::collection::vec(0..5_u8, 0..15)) {
        check(&v, longest_range(&v), longest_of_subsets(&v));
    }
}

/// How often the library's version compares.
fn n_compared(word: &[u8]) -> u32 {
    struct Counted<'c>(u8, &'c Cell<u32>);
    impl PartialEq for Counted<'_> {
        fn eq(&self, other: &Self) -> bool {
            self.1.set(self.1.get() + 1);
            self.0 == other.0
        }
    }
    let count = Cell::new(0);
    manacher(&word.iter().map(|&x| Counted(x, &count)).collect::<Vec<_>>());
    count.get()
}

#[test]
fn comparisons_double_with_the_length() {
    for n in demo::SIZES {
        let wide = u32::from(n);
        for word in [demo::all_equal(n), demo::fibonacci(n)] {
            let linear = demo::by_manacher(&word);
            assert!(wide <= linear + 1 && linear <= 3 * wide + 1, "{linear} for {n}");
            // The library's version leaves out comparisons of which it knows that they fail.
            let fewer = n_compared(&word);
            assert!(wide <= fewer + 1 && fewer <= linear, "{fewer} for {n}");
        }
        let pairs = wide * (wide - 1) / 2;
        assert_eq!(demo::by_table(&demo::fibonacci(n)), pairs, "whatever the word");
        assert_eq!(demo::by_growing(&demo::all_equal(n)), pairs);
        let grown = demo::by_growing(&demo::fibonacci(n));
        assert!(grown <= 2 * wide * (n.ilog2() + 1), "{grown} for {n}");
    }
}

// 4. Extremes.

#[test]
fn nothing_one_and_all_equal() {
    let nothing: &[u8] = &[];
    check(nothing, 0..0, 0);
    check(&[7], 0..1, 1);
    check(&[7; 40], 0..40, 40);
    assert_eq!(manacher(&[7; 40]).count(), 40 * 41 / 2);
}

#[test]
fn a_million() {
    let n = 1_000_000_u64;
    let equal = vec![7_u8; 1_000_000];
    let centers = manacher(&equal);
    assert_eq!(centers.longest(), 0..1_000_000);
    assert_eq!(centers.count(), n * (n + 1) / 2);
    assert!(centers.is_palindrome(123..987_654));
    let different: Vec<u32> = (0..1_000_000).collect();
    assert_eq!(by_centers(&different), 0..1);
}

#[test]
fn symbols_and_not_bytes() {
    let text = "上海自来水来自海上";
    let symbols: Vec<char> = text.chars().collect();
    assert_eq!(longest_palindrome(&symbols), 0..9);
    assert_ne!(longest_palindrome(text.as_bytes()), 0..27, "the bytes of a symbol do not mirror");
}

// 5. Bad input.

#[test]
fn a_table_too_large() {
    let long = vec![0_u8; 100_000];
    let error = TableSizeError { n_rows: 100_001, n_columns: 100_001 };
    assert_eq!(palindromes(&long).unwrap_err(), error);
    assert_eq!(palindromic_subsequence(&long).unwrap_err(), error);
}

#[test]
fn nan_is_a_palindrome_alone() {
    assert_eq!(longest_palindrome(&[f64::NAN, f64::NAN]), 0..1);
    assert_eq!(length(&[f64::NAN, 1.0, f64::NAN]), 1);
}

#[test]
#[should_panic(expected = "is no range")]
fn a_range_backwards() {
    let (start, end) = (3, 2);
    manacher(b"abcd").is_palindrome(start..end);
}

#[test]
#[should_panic(expected = "0..6 is no range of 4 elements")]
fn a_range_beyond_the_end() {
    // The sum of its ends is a center that there is.
    manacher(b"abcd").is_palindrome(0..6);
}

// 6. Errata.

#[test]
fn erratum_even_lengths() {
    // The original's recurrence has one base, a single element. The cell of two neighbors then
    // looks at an empty range.
    assert_eq!(one_base(b"cbbd"), 0..1);
    assert_eq!(longest_palindrome(b"cbbd"), 1..3);
}

#[test]
fn erratum_another_problem_than_its_title() {
    // Titled for the subsequence; what it asks for and computes is the substring.
    let v = ORIGINAL[2].0;
    assert_eq!((longest_palindrome(v).len(), length(v)), (6, 6));
    let v = ORIGINAL[3].0;
    assert_eq!((longest_palindrome(v).len(), length(v)), (5, 8));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("longest_palindrome", ""),
        ("longest_palindrome_recursion", "--recursion"),
        ("longest_palindrome_memo", "--memo"),
        ("longest_palindrome_row", "--row"),
        ("longest_palindrome_subsequence", "--subsequence character"),
        ("longest_palindrome_manacher", "--manacher abaaaab"),
        ("longest_palindrome_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("--manacher --subsequence abc", "--subsequence and --manacher exclude each other"),
        ("--center 3 abc", "--center needs --manacher"),
        ("--manacher --center 7 abc", "--center: 7 is more than 6"),
        ("- <<< ", "the sequence: the input ends here (line 1, column 1)"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let word = "ab".repeat(500);
    demo::DEMO.says(&[
        (&word, "…Too large to draw…0..999…"),
        (&format!("--manacher {word}"), "…Too large to draw…0..999…"),
        (&format!("--subsequence {word}"), "…Too large to draw…999 of 1000…"),
    ]);
}
