//! 11.5 Boyer-Moore.

use pattern_match::boyer_moore::any_items::AnyItems;
use pattern_match::boyer_moore::horspool::Horspool;
use pattern_match::boyer_moore::pairs::PairMatcher;
use pattern_match::boyer_moore::{Matcher, bad_character, find, good_suffix};
use pattern_match::{Reason, Step, simple_match, texts};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::{self, Expect};
use crate::suite;

#[path = "../../examples/boyer_moore.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

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

/// A text, a pattern, where the pattern is laid, where it is found, and the comparisons, ours and
/// those of the naive way.
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
        assert_eq!(good_suffix(&pattern), good_suffix_by_definition(&pattern), "{pattern:?}");
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

#[test]
fn wrong_versions_are_caught() {
    let right =
        |text: &[u8], pattern: &[u8]| search_with(text, pattern, &good_suffix(pattern), |_| 0);
    assert_eq!(suite::fault(right), None);
    // A suffix that does not stand again moves the pattern past all of it, though an end of it may
    // begin the pattern.
    let without_borders = |text: &[u8], pattern: &[u8]| {
        let m = pattern.len();
        let stands_again = |j: usize, shift: usize| {
            shift <= j
                && (j..m).all(|i| pattern[i - shift] == pattern[i])
                && (j == shift || pattern[j - 1 - shift] != pattern[j - 1])
        };
        let shifts: Vec<usize> = (0..=m)
            .map(|j| (1..=j).find(|&shift| 0 < j && stands_again(j, shift)).unwrap_or(m.max(1)))
            .collect();
        search_with(text, pattern, &shifts, |_| 0)
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

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("boyer_moore", ""),
        ("boyer_moore_dna", "GTAGCGGCG GTTATAGCTGATCGCGGCGTAGCGGCGAA"),
        ("boyer_moore_galil", "abab abababab"),
        ("boyer_moore_horspool", "--horspool EXAMPLE HERE IS A SIMPLE EXAMPLE"),
        ("boyer_moore_sunday", "--sunday EXAMPLE HERE IS A SIMPLE EXAMPLE"),
        ("boyer_moore_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[("a", "…\na is not in the text. 0 comparisons.")]);
    assert_eq!(
        snapshots::answer(&demo::DEMO, "模式 匹配模式").split('.').next().unwrap(),
        "模式 is there 1 time, at 6"
    );
    demo::DEMO.says(&[(&format!("aa {}", "a".repeat(100)), "… 97, 98. 100 comparisons.")]);
    demo::DEMO.refuses(&[("--sunday --horspool a", "--horspool and --sunday exclude each other")]);
}
