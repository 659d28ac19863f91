//! 11.5 Boyer-Moore.

use pattern_match::boyer_moore::any_items::AnyItems;
use pattern_match::boyer_moore::horspool::Horspool;
use pattern_match::boyer_moore::pairs::PairMatcher;
use pattern_match::boyer_moore::plain::{self, Step as PlainStep};
use pattern_match::boyer_moore::{
    Matcher, TableStep, bad_character, find, good_suffix, good_suffix_watched,
};
use pattern_match::{Reason, Step, simple_match, texts};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};
use crate::suite;

#[path = "../../examples/boyer_moore.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../examples/good_suffix.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod table_demo;

#[path = "../../examples/horspool.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod horspool_demo;

fn places(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    Matcher::new(pattern).find_all(text).collect()
}

fn observed(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let matcher = Matcher::new(pattern);
    let mut all = matcher.find_all(text);
    std::iter::from_fn(|| all.next_watched(&mut *watch)).collect()
}

fn observed_pairs(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let matcher = PairMatcher::new(pattern);
    let mut all = matcher.find_all(text);
    std::iter::from_fn(|| all.next_watched(&mut *watch)).collect()
}

// 1. Worked examples.

/// The comparisons for EXAMPLE in HERE IS A SIMPLE EXAMPLE, by the bad character and naively.
const COMPARISONS_OF_EXAMPLE: usize = 15;
const NAIVE_OF_EXAMPLE: usize = 27;
/// The comparisons for GTAGCGGCG, by both rules, by the bad character alone, and naively.
const COMPARISONS_OF_DNA: usize = 21;
const BY_BAD_CHARACTER_OF_DNA: usize = 26;
const NAIVE_OF_DNA: usize = 36;
/// The comparisons per 1000 letters, as the chart has them, by the length of the pattern.
const RANDOM_8: u32 = 150;
const ENGLISH_8: u32 = 191;
const ENGLISH_32: u32 = 96;
const ENGLISH_128: u32 = 54;
const DNA_8: u32 = 267;
const DNA_32: u32 = 229;
const DNA_128: u32 = 261;
/// The comparisons for baaa in a text of 1000 letters a: by the bad character alone, by both rules.
const OF_BAAA_BY_BAD_CHARACTER: usize = 3988;
const OF_BAAA_BY_BOTH: usize = 1000;

type Search = fn(&[u8], &[u8], &mut dyn FnMut(PlainStep)) -> Vec<usize>;

const BY_BAD_CHARACTER: Search = |text, pattern, watch| {
    plain::find_all_by_bad_character_watched(text, pattern, |step, _| watch(step))
};
const BY_BOTH_RULES: Search =
    |text, pattern, watch| plain::find_all_watched(text, pattern, |step, _| watch(step));

/// The alignments, each with how much has matched from the right, the comparisons, and what is
/// found.
fn aligned(search: Search, text: &str, pattern: &str) -> (Vec<(usize, usize)>, usize, Vec<usize>) {
    let mut all = Vec::new();
    let found = search(text.as_bytes(), pattern.as_bytes(), &mut |step| {
        let PlainStep::Align { start, matched } = step;
        all.push((start, matched));
    });
    let n_comparisons = all.iter().map(|(_, matched)| pattern.len().min(matched + 1)).sum();
    (all, n_comparisons, found)
}

#[test]
fn the_worked_example_of_the_page() {
    // By the bad character: S and I are not in the pattern, P and X are.
    let (all, n_comparisons, found) =
        aligned(BY_BAD_CHARACTER, "HERE IS A SIMPLE EXAMPLE", "EXAMPLE");
    assert_eq!(all, [(0, 0), (7, 0), (9, 4), (12, 0), (17, 7)]);
    assert_eq!((n_comparisons, found), (COMPARISONS_OF_EXAMPLE, vec![17]));
    // By both rules: first the bad character moves the pattern, then a suffix that occurs again,
    // then a suffix of the suffix that is a prefix.
    let text = "GTTATAGCTGATCGCGGCGTAGCGGCGAA";
    let (all, n_comparisons, found) = aligned(BY_BOTH_RULES, text, "GTAGCGGCG");
    assert_eq!(all, [(0, 0), (7, 3), (10, 6), (18, 9)]);
    assert_eq!((n_comparisons, found), (COMPARISONS_OF_DNA, vec![18]));
    assert_eq!(aligned(BY_BAD_CHARACTER, text, "GTAGCGGCG").1, BY_BAD_CHARACTER_OF_DNA);
    assert_eq!([WORKED[0].4[1], WORKED[1].4[1]], [NAIVE_OF_EXAMPLE, NAIVE_OF_DNA]);
}

#[test]
fn the_counts_of_the_page() {
    let [[english_8, dna_8, random_8], [english_32, dna_32, _], [english_128, dna_128, _]] =
        [8, 32, 128].map(demo::comparisons);
    assert_eq!([english_8, english_32, english_128], [ENGLISH_8, ENGLISH_32, ENGLISH_128]);
    assert_eq!([dna_8, dna_32, dna_128], [DNA_8, DNA_32, DNA_128]);
    assert_eq!(random_8, RANDOM_8);
}

#[test]
fn the_answers_of_the_page() {
    // baaa in a text of 1000 letters a.
    let text = "a".repeat(1000);
    assert_eq!(aligned(BY_BAD_CHARACTER, &text, "baaa").1, OF_BAAA_BY_BAD_CHARACTER);
    assert_eq!(aligned(BY_BOTH_RULES, &text, "baaa").1, OF_BAAA_BY_BOTH);
    // The table of abcab: with b matched, 5, for the b at index 1 comes after an a again.
    assert_eq!(good_suffix(b"abcab"), [3, 3, 3, 3, 5, 1]);
    // Without the second case of the good suffix, aba in ababa is found once.
    let (shifts, text) = (shifts_without_borders(b"aba"), b"ababa");
    assert_eq!(search_with(text, b"aba", &shifts, |_| 0), [0]);
    assert_eq!(search_with(b"abaaba", b"aba", &shifts, |_| 0), [0, 3]);
    assert_eq!(search_with(b"abcaba", b"aba", &shifts, |_| 0), [3]);
    // The fewest comparisons: bbbb in a text of 1000 letters a.
    let text = "a".repeat(1000);
    assert_eq!(aligned(BY_BOTH_RULES, &text, "bbbb").1, 250);
    // abab in a text of 1000 letters of ab: without Galil's rule four comparisons each, 499 times.
    assert_eq!(aligned(BY_BOTH_RULES, &"ab".repeat(500), "abab").1, 1996);
    assert_eq!(suite::comparisons("ab".repeat(500).as_bytes(), b"abab", observed), 1000);
}

#[test]
fn the_moves_by_pairs() {
    // Ten letters, and a text without any of them: each attempt moves the pattern by 9.
    let mut moves = Vec::new();
    observed_pairs(&[b'z'; 28], b"abcdefghij", &mut |step| {
        if let Step::Shift { reason, .. } = step {
            moves.push(reason.distance());
        }
    });
    assert_eq!(moves, [9, 9, 9]);
    // The pattern does not contain ca, but the a may be its first letter.
    assert_eq!(PairMatcher::new("ab").find_all("cab").collect::<Vec<_>>(), [1]);
}

#[test]
fn the_plain_forms_pass_the_suite() {
    suite::check(plain::find_all);
    suite::check(plain::find_all_by_bad_character);
}

/// What the table's steps say is true, and they fill it.
#[test]
fn the_steps_of_the_table() {
    for pattern in (0..=9).flat_map(suite::binary) {
        let m = pattern.len();
        let is_border = |i: usize, j: usize| pattern[i..].starts_with(&pattern[j..]);
        let mut last = Vec::new();
        good_suffix_watched(&pattern, |step, shift| {
            match step {
                TableStep::Again { i, j } => {
                    assert!(is_border(i + 1, j) && pattern[i] != pattern[j - 1]);
                }
                TableStep::Border { i, j } => {
                    let longest = (i + 1..=m).find(|&j| is_border(i, j));
                    assert_eq!(longest, Some(j), "{pattern:?}");
                }
                TableStep::Prefix { i, j } => {
                    let longest = (i.max(1)..=m.max(1)).find(|&j| m == 0 || is_border(0, j));
                    assert_eq!(longest, Some(j), "{pattern:?}");
                }
            }
            last = shift.to_vec();
        });
        assert_eq!(last, good_suffix(&pattern));
    }
}

/// A text, a pattern, where the pattern is aligned, where it is found, and the comparisons, ours
/// and those of the naive way.
#[rustfmt::skip]
const WORKED: &[Worked] = &[
    ("HERE IS A SIMPLE EXAMPLE", "EXAMPLE", &[0, 7, 9, 15, 17], &[17], [15, 27]),
    ("GTTATAGCTGATCGCGGCGTAGCGGCGAA", "GTAGCGGCG", &[0, 7, 10, 18], &[18], [21, 36]),
];

type Worked = (&'static str, &'static str, &'static [usize], &'static [usize], [usize; 2]);

#[test]
fn worked_examples() {
    for &(text, pattern, laid, found, [ours, naive]) in WORKED {
        let mut all_laid = Vec::new();
        let mut n_comparisons = 0;
        let all = observed(text.as_bytes(), pattern.as_bytes(), &mut |step| match step {
            Step::Compare { .. } => n_comparisons += 1,
            Step::Shift { start, .. } => all_laid.push(start),
            Step::Hash { .. } | Step::Found { .. } => {}
        });
        assert_eq!((all.as_slice(), all_laid.as_slice(), n_comparisons), (found, laid, ours));
        let (mut n_naive, mut from) = (0, 0);
        let mut watch = |step| n_naive += usize::from(matches!(step, Step::Compare { .. }));
        let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
        while let Some(at) = simple_match::find_watched(text, pattern, from, u8::eq, &mut watch) {
            from = at + 1;
        }
        assert_eq!(n_naive, naive);
    }
}

/// A pattern, and its shifts by what has matched.
const GOOD_SUFFIXES: &[(&str, &[usize])] = &[
    ("EXAMPLE", &[6, 6, 6, 6, 6, 6, 6, 1]),
    ("GTAGCGGCG", &[8, 8, 8, 8, 8, 8, 3, 8, 2, 1]),
    ("aaa", &[1, 1, 2, 3]),
    ("baa", &[3, 3, 1, 2]),
    ("a", &[1, 1]),
    ("", &[1]),
];

#[test]
fn tables() {
    for (pattern, shifts) in GOOD_SUFFIXES {
        assert_eq!(good_suffix(pattern.as_bytes()), *shifts, "{pattern}");
    }
    let ends = bad_character(b"EXAMPLE");
    let of = |byte: u8| ends[usize::from(byte)];
    // The last indices are 6, 1, 2, 3, 4, 5.
    assert_eq!(b"EXAMPL".map(of), [7, 2, 3, 4, 5, 6]);
    assert_eq!(ends.iter().filter(|end| **end != 0).count(), 6);
}

#[test]
fn known_answers_of_judges() {
    // Aizu ALDS1_14_B.
    assert_eq!(places(b"aabaaa", b"aa"), [0, 3, 4]);
    assert_eq!(places(b"xyzz", b"yz"), [1]);
    assert_eq!(find("abc", "xyz"), None);
}

// 2. All small inputs.

#[test]
fn it_passes_the_suite() {
    suite::check(places);
}

#[test]
fn the_simplifications_pass_the_suite() {
    suite::check(|text, pattern| Horspool::new(pattern).find_all(text).collect());
    suite::check(|text, pattern| Horspool::sunday(pattern).find_all(text).collect());
}

#[test]
fn any_items_pass_the_suite() {
    suite::check(|text, pattern| AnyItems::new(pattern).find_all(text).collect());
}

/// Places count items, whatever they are made of.
#[test]
fn items_that_are_no_bytes() {
    let chars = |string: &str| string.chars().collect::<Vec<char>>();
    let (text, pattern) = (chars("模式匹配模式"), chars("模式"));
    assert_eq!(AnyItems::new(&pattern).find_all(&text).collect::<Vec<_>>(), [0, 4]);
    let words = |string: &'static str| string.split(' ').collect::<Vec<&str>>();
    let (text, pattern) = (words("to be or not to be that is"), words("to be"));
    assert_eq!(AnyItems::new(&pattern).find_all(&text).collect::<Vec<_>>(), [0, 4]);
    // A pattern of which one item alone is in the text, and one that stands at the end.
    let numbers: Vec<u64> = (0..1_000_000).collect();
    assert_eq!(AnyItems::new(&[7, u64::MAX]).find_all(&numbers).count(), 0);
    assert_eq!(AnyItems::new(&numbers[999_990..]).find_all(&numbers).next(), Some(999_990));
}

#[test]
fn pairs_pass_the_suite() {
    suite::check(|text, pattern| PairMatcher::new(pattern).find_all(text).collect());
}

/// The shifts of good suffixes by their definition.
fn good_suffix_by_definition(pattern: &[u8]) -> Vec<usize> {
    let m = pattern.len();
    let allows = |j: usize, shift: usize| {
        // What lies below the matched suffix after the shift, as far as the pattern reaches.
        let same = (j..m).all(|i| i < shift || pattern[i - shift] == pattern[i]);
        // And another character below the one that did not match.
        same && (j == 0 || j - 1 < shift || pattern[j - 1 - shift] != pattern[j - 1])
    };
    (0..=m)
        .map(|j| (1..=m + 1).find(|&shift| allows(j, shift)).expect("m + 1 at the latest"))
        .collect()
}

#[test]
fn good_suffixes_of_all_patterns() {
    for pattern in (0..=10).flat_map(suite::binary) {
        let shifts = good_suffix(&pattern);
        assert_eq!(shifts, good_suffix_by_definition(&pattern), "{pattern:?}");
        assert_eq!(shifts, plain::good_suffix(&pattern), "{pattern:?}");
    }
}

/// A search with shifts of one's own; `galil` says how much is known after a shift that was not by
/// an occurrence.
fn search_with(
    text: &[u8],
    pattern: &[u8],
    shifts: &[usize],
    galil: impl Fn(usize) -> usize,
) -> Vec<usize> {
    let (ends, m) = (bad_character(pattern), pattern.len());
    let (mut places, mut start, mut known) = (Vec::new(), 0, 0);
    while start + m <= text.len() {
        let n_equal = (known..m).rev().take_while(|&j| text[start + j] == pattern[j]).count();
        let j = m - n_equal;
        if j == known {
            places.push(start);
            known = m - shifts[0].min(m);
            start += shifts[0];
        } else {
            known = galil(known);
            start += j.saturating_sub(ends[usize::from(text[start + j - 1])]).max(shifts[j]);
        }
    }
    places
}

/// A wrong table: a suffix that does not occur again moves the pattern by its whole length,
/// although a suffix of it may be a prefix of the pattern.
fn shifts_without_borders(pattern: &[u8]) -> Vec<usize> {
    let m = pattern.len();
    let occurs_again = |j: usize, shift: usize| {
        shift <= j
            && (j..m).all(|i| pattern[i - shift] == pattern[i])
            && (j == shift || pattern[j - 1 - shift] != pattern[j - 1])
    };
    (0..=m)
        .map(|j| (1..=j).find(|&shift| 0 < j && occurs_again(j, shift)).unwrap_or(m.max(1)))
        .collect()
}

#[test]
fn wrong_versions_are_caught() {
    let right =
        |text: &[u8], pattern: &[u8]| search_with(text, pattern, &good_suffix(pattern), |_| 0);
    assert_eq!(suite::fault(right), None);
    let without_borders = |text: &[u8], pattern: &[u8]| {
        search_with(text, pattern, &shifts_without_borders(pattern), |_| 0)
    };
    assert_eq!(suite::fault(without_borders), Some((b"aaa".to_vec(), b"aa".to_vec())));
    // What is known after an occurrence is known at the next place alone.
    let remembers = |text: &[u8], pattern: &[u8]| {
        search_with(text, pattern, &good_suffix(pattern), |known| known)
    };
    let (text, pattern) = suite::fault(remembers).expect("a false report");
    assert!(suite::oracle(&text, &pattern).len() < remembers(&text, &pattern).len());
}

// 3. Properties.

proptest! {
    #[test]
    fn it_agrees_with_the_naive_one(text in "[abc]{0,300}", pattern in "[abc]{0,8}") {
        let naive: Vec<usize> = simple_match::find_all(&text, &pattern).collect();
        prop_assert_eq!(Matcher::new(&pattern).find_all(&text).collect::<Vec<_>>(), naive);
    }

    #[test]
    fn any_numbers(text in prop::collection::vec(0..4_u64, 0..200), pattern in prop::collection::vec(0..4_u64, 0..6)) {
        let places: Vec<usize> = AnyItems::new(&pattern).find_all(&text).collect();
        prop_assert_eq!(places, suite::oracle(&text, &pattern));
    }

    #[test]
    fn any_bytes(text in prop::collection::vec(any::<u8>(), 0..300), at in 0..300_usize, m in 0..20_usize) {
        let start = at.min(text.len());
        let pattern = &text[start..text.len().min(start + m)];
        prop_assert_eq!(places(&text, pattern), suite::oracle(&text, pattern));
        let pairs = PairMatcher::new(pattern);
        prop_assert_eq!(pairs.find_all(&text).collect::<Vec<_>>(), suite::oracle(&text, pattern));
    }

    #[test]
    fn pairs_that_share_an_entry(text in "[abqr`p]{0,300}", pattern in "[abqr`p]{0,5}") {
        let pairs = PairMatcher::new(&pattern);
        let all = suite::oracle(text.as_bytes(), pattern.as_bytes());
        prop_assert_eq!(pairs.find_all(&text).collect::<Vec<_>>(), all);
    }

    #[test]
    fn no_shift_passes_an_occurrence(text in "[ab]{0,80}", pattern in "[ab]{1,9}") {
        let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
        let all = suite::oracle(text, pattern);
        observed(text, pattern, &mut |step| {
            if let Step::Shift { start, reason } = step {
                let passed = start + 1..start + reason.distance();
                assert!(!all.iter().any(|place| passed.contains(place)), "{step:?}");
                if let Reason::Rules { good_suffix, .. } = reason {
                    assert!(0 < good_suffix);
                }
            }
        });
    }
}

#[test]
fn comparisons_are_linear() {
    // Of all texts of up to ten letters out of two, with all patterns of up to five, none takes
    // more than 3n.
    for (n, m) in (1..=5).flat_map(|m| (m..=10).map(move |n| (n, m))) {
        for text in suite::binary(n) {
            for pattern in suite::binary(m) {
                assert!(suite::comparisons(&text, &pattern, observed) <= 3 * n);
                assert!(suite::comparisons(&text, &pattern, observed_pairs) <= 3 * n);
            }
        }
    }
    for (n, m) in [(1000, 10), (2000, 10), (2000, 100), (4000, 2000)] {
        let (most, name) = suite::worst(n, m, observed);
        assert!(most <= 3 * n, "{most} on {name}");
        let (most, name) = suite::worst(n, m, observed_pairs);
        assert!(most <= 3 * n, "{most} on {name}, by pairs");
    }
}

/// The same matcher, made new after each occurrence: it forgets what Galil's rule knows.
fn without_galil(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let (matcher, mut places, mut from) = (Matcher::new(pattern), Vec::new(), 0);
    while let Some(start) = matcher.find_all(&text[from..]).next_watched(&mut *watch) {
        places.push(from + start);
        from += start + good_suffix(pattern)[0];
    }
    places
}

#[test]
fn without_galil_all_places_cost_m() {
    let (text, pattern) = (texts::all_equal(1000), texts::all_equal(100));
    assert_eq!(suite::comparisons(&text, &pattern, observed), 1000);
    let mut n_comparisons = 0;
    let places = without_galil(&text, &pattern, &mut |step| {
        n_comparisons += usize::from(matches!(step, Step::Compare { .. }));
    });
    assert_eq!((places.len(), n_comparisons), (901, 901 * 100));
}

#[test]
fn horspool_is_not_linear() {
    let pattern = [b"b", texts::all_equal(99).as_slice()].concat();
    let text = texts::all_equal(1000);
    let count = |matcher: &Horspool| {
        let (mut n_comparisons, mut all) = (0, matcher.find_all(&text));
        let watch = |step| n_comparisons += usize::from(matches!(step, Step::Compare { .. }));
        assert_eq!(all.next_watched(watch), None);
        n_comparisons
    };
    assert_eq!(count(&Horspool::new(&pattern)), 901 * 100);
    assert_eq!(count(&Horspool::sunday(&pattern)), 901 * 100);
    assert!(suite::comparisons(&text, &pattern, observed) <= 1000);
}

#[test]
fn longer_patterns_cost_less() {
    let of_length = demo::SIZES.map(demo::comparisons);
    for pair in of_length.windows(2) {
        assert!(pair[1][0] < pair[0][0] && pair[1][2] < pair[0][2], "{pair:?}");
    }
    // 26 random letters: about 1000/m, and less than three times that.
    for (m, counts) in demo::SIZES.into_iter().zip(of_length).take(4) {
        assert!(1000 / m <= counts[2] + 1 && counts[2] < 3000 / m, "{m}: {counts:?}");
    }
    assert!(of_length.iter().all(|counts| counts[1] < 1000), "DNA too is not read as a whole");
}

#[test]
fn pairs_read_less_of_few_letters() {
    let (text, of_random) = (texts::dna(10_000), texts::random(10_000));
    for (text, most) in [(&text, 3200), (&of_random, 1200)] {
        let pattern = &text[5000..5020];
        let by_one = suite::comparisons(text, pattern, observed);
        let by_two = suite::comparisons(text, pattern, observed_pairs);
        assert!(by_two < by_one && by_two < most, "{by_one}, {by_two}");
    }
}

// 4. Extremes.

#[test]
fn a_million() {
    let text = texts::all_equal(1_000_000);
    assert_eq!(Matcher::new("").count(&text), 1_000_001);
    assert_eq!(Matcher::new(&text[..500_000]).count(&text), 500_001);
    assert_eq!(Matcher::new("b").find(&text), None);
    assert_eq!(Matcher::new(&text).find(&text), Some(0));
    let fibonacci = texts::fibonacci(1_000_000);
    assert_eq!(find(&fibonacci, &fibonacci[1..100_000]), Some(1));
    let count = |pattern: &[u8]| PairMatcher::new(pattern).find_all(&text).count();
    assert_eq!((count(b""), count(b"a"), count(&text[1..])), (1_000_001, 1_000_000, 2));
    assert_eq!(PairMatcher::new(&fibonacci[1..100_000]).find_all(&fibonacci).next(), Some(1));
}

#[test]
fn nothing() {
    assert_eq!(Matcher::new("").find_all("ab").collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(Horspool::new("").find_all("ab").collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(Horspool::sunday("").find_all("ab").collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(PairMatcher::new("").find_all("ab").collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(PairMatcher::new("ab").find_all("a").next(), None);
    assert_eq!(Matcher::new("a").find(""), None);
    assert_eq!(Matcher::new("ab").find("a"), None);
    let matcher = Matcher::new("a");
    let mut all = matcher.find_all("a");
    assert_eq!((all.next(), all.next(), all.next()), (Some(0), None, None));
    assert_eq!(matcher.pattern(), b"a");
}

// 6. Errata.

#[test]
fn erratum_the_bad_character_alone_may_go_back() {
    // The original has no code. This is the error that a first version makes: the b of the text has
    // its like in the pattern to the right of the mismatch, and the rule alone would move the
    // pattern to the left.
    let (text, pattern) = ("abbb", "abb");
    let last = i64::try_from(bad_character(pattern.as_bytes())[usize::from(b'b')]).unwrap() - 1;
    let mismatch = 0;
    assert_eq!(mismatch - last, -2, "at 1: bb fits, and b is not a");
    assert_eq!(places(text.as_bytes(), pattern.as_bytes()), [0]);
}

// 7. The demos.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("boyer_moore", ""),
        ("boyer_moore_bad_character", "--bad-character EXAMPLE HERE IS A SIMPLE EXAMPLE"),
        ("boyer_moore_galil", "--galil abab abababab"),
        ("boyer_moore_cost", "--cost"),
    ]);
    table_demo::DEMO.shows(&[("good_suffix", ""), ("good_suffix_linear", "--linear abbab")]);
    horspool_demo::DEMO.shows(&[
        ("horspool", ""),
        ("horspool_sunday", "--sunday EXAMPLE HERE IS A SIMPLE EXAMPLE"),
    ]);
    for seed in 0..100 {
        for demo in [&demo::DEMO, &horspool_demo::DEMO] {
            let input = (demo.random.unwrap())(seed);
            assert!(snapshots::answer(demo, &input).contains("occurs"), "{input}");
        }
        let input = (table_demo::DEMO.random.unwrap())(seed);
        let shown = snapshots::answer(&table_demo::DEMO, &input);
        assert_eq!(shown, snapshots::answer(&table_demo::DEMO, &format!("--linear {input}")));
        let table = good_suffix_by_definition(input.as_bytes());
        assert_eq!(shown, format!("{}.", trace::list(&table, " ")));
    }
}

#[test]
fn demo_of_odd_input() {
    for demo in [&demo::DEMO, &horspool_demo::DEMO] {
        demo.says(&[
            ("a", "…there is no alignment.…\na does not occur in the text. The search makes 0 comparisons."),
            ("模式 匹配模式", "…\n模式 occurs once, at 6. …"),
            (&format!("aa {}", "a".repeat(100)), "…Too large to draw… 97, 98. …"),
        ]);
    }
    demo::DEMO.says(&[
        (&format!("--galil aa {}", "a".repeat(100)), "… 97, 98. The search makes 100 comparisons."),
        (
            &format!("--bad-character aa {}", "a".repeat(100)),
            "… 97, 98. The search makes 198 comparisons.",
        ),
    ]);
    let refusal = "--bad-character and --galil exclude each other";
    demo::DEMO.refuses(&[("--galil --bad-character a", refusal)]);
    table_demo::DEMO.says(&[
        ("a", "…\n1 1."),
        ("--linear a", "…\n1 1."),
        ("模", "…Too large to draw: the limit is 16 characters, all ASCII.\n\n3 3 3 1."),
    ]);
    table_demo::DEMO.refuses(&[("ab c", r#"the pattern: "c" is one too many (column 4)"#)]);
}
