//! 11.1 Naive matching.

use std::cell::Cell;

use pattern_match::simple_match::plain::{self, Step as PlainStep};
use pattern_match::simple_match::{
    count, find, find_all, find_all_wild, find_all_within, find_disjoint, find_watched, rfind,
};
use pattern_match::{Reason, Step, texts};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;
use crate::suite;

#[path = "../../examples/simple_match.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn places(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    find_all(text, pattern).collect()
}

fn observed(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let (mut places, mut from) = (Vec::new(), 0);
    while let Some(start) = find_watched(text, pattern, from, u8::eq, &mut *watch) {
        places.push(start);
        watch(Step::Shift { start, reason: Reason::Next });
        from = start + 1;
    }
    places
}

// 1. Worked examples.

/// The comparisons of the page's worked example.
const COMPARISONS: usize = 20;
/// Its comparisons if the search continues after the end of an occurrence.
const COMPARISONS_AFTER_THE_END: usize = 16;
/// The comparisons for aab in a text of six letters a.
const COMPARISONS_OF_AAB: usize = 12;

/// A text, a pattern, its places, and those without overlaps.
const WORKED: &[(&str, &str, &[usize], &[usize])] = &[
    ("bananabandana", "ana", &[1, 3, 10], &[1, 10]),
    ("abcxbciabcdd", "abcd", &[7], &[7]),
    ("aaaaaaaa", "aaa", &[0, 1, 2, 3, 4, 5], &[0, 3]),
    ("abababa", "aba", &[0, 2, 4], &[0, 4]),
    ("sting", "in", &[2], &[2]),
    ("ab", "", &[0, 1, 2], &[0, 1, 2]),
    ("", "", &[0], &[0]),
    ("ab", "abc", &[], &[]),
];

#[test]
fn worked_examples() {
    for &(text, pattern, all, disjoint) in WORKED {
        assert!(find_all(text, pattern).eq(all.iter().copied()), "{pattern} in {text}");
        assert!(find_disjoint(text, pattern).eq(disjoint.iter().copied()), "{pattern} in {text}");
        assert_eq!(find(text, pattern), all.first().copied());
        assert_eq!(rfind(text, pattern), all.last().copied());
        assert_eq!(count(text, pattern), all.len());
    }
}

/// How much matches at each alignment, and what is found.
fn aligned(text: &str, pattern: &str) -> (Vec<usize>, Vec<usize>) {
    let mut all = Vec::new();
    let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
    let found = plain::find_all_watched(text, pattern, |PlainStep::Align { start, matched }, _| {
        assert_eq!(start, all.len());
        all.push(matched);
    });
    (all, found)
}

#[test]
fn the_worked_example_of_the_page() {
    let (matched, found) = aligned("bananabandana", "ana");
    assert_eq!(found, [1, 3, 10], "two of them overlap, and the last one ends with the text");
    assert_eq!(matched, [0, 3, 0, 3, 0, 1, 0, 2, 0, 0, 3]);
    let of = |matched: usize| 3.min(matched + 1);
    assert_eq!(matched.iter().map(|&matched| of(matched)).sum::<usize>(), COMPARISONS);
    // After an occurrence, continue after its end: the alignments 2, 3, 11 and 12 are left out.
    let mut n_comparisons = 0;
    let mut start = 0;
    while start < matched.len() {
        n_comparisons += of(matched[start]);
        start += if matched[start] == 3 { 3 } else { 1 };
    }
    assert_eq!(n_comparisons, COMPARISONS_AFTER_THE_END);
    assert!(find_disjoint("bananabandana", "ana").eq([1, 10]));
    // A loop that also takes the last two indices, where the pattern is cut off.
    assert_eq!(cuts_the_pattern(b"bananabandana", b"ana"), [1, 3, 10, 12]);
}

#[test]
fn the_answers_of_the_page() {
    let of_all = |text: &str, pattern: &str| {
        let (matched, _) = aligned(text, pattern);
        matched.iter().map(|&matched| pattern.len().min(matched + 1)).sum::<usize>()
    };
    assert_eq!(of_all("aaaaaa", "aab"), COMPARISONS_OF_AAB);
    assert_eq!(of_all("aaaaaa", "baa"), 4, "one comparison per alignment");
    // A pattern of 500 letters in a text of 1000: 501 alignments with 500 comparisons each.
    let [text, pattern] = ["a".repeat(1000), "a".repeat(499) + "b"];
    assert_eq!(of_all(&text, &pattern), 250_500);
    // No other length of the pattern costs more.
    assert!((1..=1000).all(|m| (1000 - m + 1) * m <= 250_500));
    // At most one mismatch, and wildcards.
    assert!(find_all_within("GATTACAGATCACA", "GATTACA", 1).eq([(0, 0), (7, 1)]));
    assert!(find_all_wild("abxcbbcc", "b?c").eq([1, 4, 5]));
    assert_eq!(find_all_wild("the cat cut a cot", "c?t").count(), 3);
}

/// Knuth, Morris and Pratt's scan with a `?` that equals every letter: it believes too much.
#[test]
fn borders_with_wildcards_are_wrong() {
    let (text, pattern) = (b"axab", b"a?b");
    let fits = |x: u8, y: u8| x == y || x == b'?' || y == b'?';
    let mut border = [0; 3];
    for i in 1..3 {
        let mut length: usize = border[i - 1];
        while 0 < length && !fits(pattern[length], pattern[i]) {
            length = border[length - 1];
        }
        border[i] = length + usize::from(fits(pattern[length], pattern[i]));
    }
    let (mut j, mut found) = (0, Vec::new());
    for (i, &x) in text.iter().enumerate() {
        while 0 < j && !fits(pattern[j], x) {
            j = border[j - 1];
        }
        j += usize::from(fits(pattern[j], x));
        if j == 3 {
            found.push(i + 1 - j);
            j = border[j - 1];
        }
    }
    assert_eq!((border[1], found), (1, vec![1]));
    assert_eq!(find_all_wild(text, pattern).count(), 0);
}

#[test]
fn the_mismatches_of_the_older_example() {
    let mut mismatches = Vec::new();
    let watch = |step| {
        if let Step::Compare { start, j, is_equal: false } = step {
            mismatches.push((start, j));
        }
    };
    let found = find_watched(b"abcxbciabcdd", b"abcd", 0, u8::eq, watch);
    assert_eq!(found, Some(7));
    assert_eq!(mismatches, [(0, 3), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)]);
}

#[test]
fn known_answers_of_judges() {
    // LeetCode 28.
    assert_eq!(find("sadbutsad", "sad"), Some(0));
    assert_eq!(find("leetcode", "leeto"), None);
    // Luogu P1308: whole words, in any case; how often, and where first.
    let whole = |word: &str, text: &str| {
        let (word, text) = (word.to_lowercase(), text.to_lowercase());
        let (word, text) = (format!(" {word} "), format!(" {text} "));
        (count(&text, &word), find(&text, &word))
    };
    assert_eq!(whole("To", "to be or not to be is a question"), (2, Some(0)));
    assert_eq!(whole("to", "Did the Ottoman Empire lose its power at that time"), (0, None));
}

// 2. All small inputs.

#[test]
fn it_passes_the_suite() {
    suite::check(places);
    suite::check(plain::find_all);
    suite::check(|text, pattern| find_all_wild(text, pattern).collect());
    suite::check(|text, pattern| find_all_within(text, pattern, 0).map(|(at, _)| at).collect());
}

#[test]
fn the_other_doors_agree() {
    for text in (0..=7).flat_map(suite::binary) {
        for pattern in (0..=3).flat_map(suite::binary) {
            let all = suite::oracle(&text, &pattern);
            assert_eq!(find(&text, &pattern), all.first().copied());
            assert_eq!(rfind(&text, &pattern), all.last().copied());
            assert_eq!(count(&text, &pattern), all.len());
            // The library's own search leaves overlaps out, and takes an empty pattern as we do.
            let [text, pattern] = [&text, &pattern].map(|bytes| str::from_utf8(bytes).unwrap());
            let disjoint = text.match_indices(pattern).map(|(start, _)| start);
            assert!(find_disjoint(text, pattern).eq(disjoint), "{pattern:?} in {text:?}");
        }
    }
}

/// The original's loop runs to the end of the text, and not to the last place where the pattern
/// fits. This one does too, and stops at the end of the text as at a mismatch.
fn cuts_the_pattern(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    let all_equal = |start: usize| text[start..].iter().zip(pattern).all(|(x, y)| x == y);
    (0..text.len()).filter(|&start| all_equal(start)).collect()
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(suite::fault(places), None);
    let skips_what_it_has_read = |text: &[u8], pattern: &[u8]| {
        let (mut places, mut start) = (Vec::new(), 0);
        while start + pattern.len() <= text.len() {
            let n_equal = text[start..].iter().zip(pattern).take_while(|(x, y)| x == y).count();
            if n_equal == pattern.len() {
                places.push(start);
                start += 1;
            } else {
                start += n_equal.max(1);
            }
        }
        places
    };
    let missed = (b"aab".to_vec(), b"ab".to_vec());
    assert!(suite::fault(skips_what_it_has_read).is_some());
    assert_eq!(skips_what_it_has_read(b"aaab", b"aab"), [0_usize; 0], "it is at 1");
    assert_eq!(skips_what_it_has_read(&missed.0, &missed.1), [1]);
    assert_eq!(suite::fault(cuts_the_pattern).map(|(_, pattern)| pattern.len()), Some(0));
    assert_eq!(cuts_the_pattern(b"ba", b"ab"), [1], "only the a is there");
}

// 3. Properties.

proptest! {
    #[test]
    fn mismatches_are_counted(
        text in prop::collection::vec(0..3_u8, 0..40),
        pattern in prop::collection::vec(0..3_u8, 0..6),
        most in 0..4_usize,
    ) {
        let m = pattern.len();
        let mut expected = Vec::new();
        for start in 0..(text.len() + 1).saturating_sub(m) {
            let n_mismatches = (0..m).filter(|&j| text[start + j] != pattern[j]).count();
            if n_mismatches <= most {
                expected.push((start, n_mismatches));
            }
        }
        let within: Vec<_> = find_all_within(&text, &pattern, most).collect();
        prop_assert_eq!(within, expected);
    }

    #[test]
    fn a_question_mark_fits_any_byte(text in "[ab?]{0,30}", pattern in "[ab?]{0,5}") {
        let (t, p) = (text.as_bytes(), pattern.as_bytes());
        let stands = |start: usize| (0..p.len()).all(|j| p[j] == b'?' || t[start + j] == p[j]);
        let expected: Vec<usize> =
            (0..(t.len() + 1).saturating_sub(p.len())).filter(|&start| stands(start)).collect();
        prop_assert_eq!(find_all_wild(&text, &pattern).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn places_in_a_str_lie_between_characters(text in "[aé模😀]{0,20}", pattern in "[aé模😀]{1,2}") {
        for start in find_all(&text, &pattern) {
            prop_assert!(text.is_char_boundary(start) && text[start..].starts_with(&pattern));
        }
    }
}

#[test]
fn comparisons_are_those_of_the_definition() {
    for adversary in [10, 100].into_iter().flat_map(|m| texts::adversaries(1000, m)) {
        let (text, pattern) = (&adversary.text, &adversary.pattern);
        let of_place = |start: usize| {
            let equal = text[start..].iter().zip(pattern).take_while(|(x, y)| x == y).count();
            (equal + 1).min(pattern.len())
        };
        let expected: usize = (0..=text.len() - pattern.len()).map(of_place).sum();
        assert_eq!(suite::comparisons(text, pattern, observed), expected, "{}", adversary.name);
    }
}

#[test]
fn comparisons_grow_as_stated() {
    for (m, n) in [(16, 1000), (16, 2000), (100, 2000)] {
        assert_eq!(suite::worst(n, m, observed).0, (n - m + 1) * m, "the bound is reached");
    }
    // On letters out of 26, less than 26/25 comparisons a place; out of 4, less than 4/3.
    for (text, sigma) in [(texts::random(20_000), 26), (texts::dna(20_000), 4)] {
        let pattern = text[9_000..9_020].to_vec();
        let n_comparisons = suite::comparisons(&text, &pattern, observed);
        let places = text.len() - pattern.len() + 1;
        assert!(places < n_comparisons, "every place has one");
        // The occurrence itself has twenty, and chance some more or less.
        assert!(n_comparisons * 100 * (sigma - 1) < places * 102 * sigma, "{n_comparisons}");
    }
    for n in demo::SIZES {
        let [english, fixed, half] = demo::comparisons(n);
        assert!(n - 15 <= english && english < n + n / 4, "{english} for {n}");
        assert_eq!(fixed, (n - 15) * 16);
        assert_eq!(half, (n / 2 + 1) * (n / 2));
    }
}

// 4. Extremes.

#[test]
fn a_million() {
    let text = texts::all_equal(1_000_000);
    assert_eq!(count(&text, "a"), 1_000_000);
    assert_eq!(count(&text, ""), 1_000_001);
    assert_eq!(find(&text, "b"), None);
    assert_eq!(rfind(&text, "aa"), Some(999_998));
    assert_eq!(find_disjoint(&text, "aaa").count(), 333_333);
}

#[test]
fn it_is_lazy() {
    // An item that counts how often it is compared.
    struct Counted<'a>(u8, &'a Cell<usize>);
    impl PartialEq for Counted<'_> {
        fn eq(&self, other: &Self) -> bool {
            self.1.set(self.1.get() + 1);
            self.0 == other.0
        }
    }
    let n_compared = Cell::new(0);
    let counted = |text: &[u8]| text.iter().map(|&x| Counted(x, &n_compared)).collect::<Vec<_>>();
    let (text, pattern) = (counted(b"abcabcabc"), counted(b"bc"));
    let mut all = find_all(&text, &pattern);
    assert_eq!((all.next(), n_compared.get()), (Some(1), 3));
    assert_eq!((all.next(), n_compared.get()), (Some(4), 7));
    assert_eq!(all.clone().count(), 1, "a copy goes on from here");
}

// 5. Odd input: no error is possible, so the rules of the chapter are what must hold.

#[test]
fn odd_input() {
    assert_eq!(find_all("é", &b"\xa9"[..]).collect::<Vec<_>>(), [1], "bytes are bytes");
    assert_eq!(find_all_wild("a", "??").count(), 0);
    assert_eq!(find_all_wild("ab", "?").count(), 2);
    assert_eq!(find_all_within("ab", "xyz", 9).count(), 0, "it must fit");
    let within = find_all_within("ab", "xy", usize::MAX);
    assert_eq!(within.collect::<Vec<_>>(), [(0, 2)]);
    let mut all = find_all("a", "a");
    assert_eq!((all.next(), all.next(), all.next()), (Some(0), None, None));
    assert_eq!(find(&["to", "be", "or"], &["be"]), Some(1), "any items");
}

// 6. Errata.

#[test]
fn erratum_the_helper_reads_past_the_end() {
    // The original starts at each of 0..n, and near the end only the zero behind a C string stops
    // it. Without one:
    assert_eq!(cuts_the_pattern(b"xyab", b"abc"), [2], "the c is not there");
    assert_eq!(find("xyab", "abc"), None);
}

#[test]
fn erratum_m_comparisons_are_the_worst_and_not_the_average() {
    let text = texts::random(10_000);
    let pattern = text[5000..5100].to_vec();
    assert!(suite::comparisons(&text, &pattern, observed) < 11_000, "not 100 a place");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("simple_match", ""),
        ("simple_match_wild", "--wild b?c abxcbbcc"),
        ("simple_match_cost", "--cost"),
    ]);
    for seed in 0..100 {
        let input = (demo::DEMO.random.unwrap())(seed);
        assert!(crate::snapshots::answer(&demo::DEMO, &input).contains("occurs"));
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("a", "…\na does not occur in the text. The search makes 0 comparisons."),
        ("aa aaaa", "…\naa occurs 3 times, at 0, 1, 2. The search makes 6 comparisons."),
        ("模式 匹配模式", "…\n模式 occurs once, at 6. The search makes 12 comparisons."),
        (
            &format!("b {}", "a".repeat(1000)),
            "…Too large to draw: the limit is a text of 40…\
             \nb does not occur in the text. The search makes 1000 comparisons.",
        ),
    ]);
    demo::DEMO.refuses(&[("--wild=1 a", "--wild takes no value")]);
}

/// The steps are counted, and only those are kept that a picture could show.
#[test]
fn the_demo_of_many_comparisons() {
    demo::DEMO.says(&[
        (
            &format!("{} {}", "a".repeat(1000), "a".repeat(20_000)),
            "Naive matching: a pattern of 1000 in a text of 20000 bytes\n… 19001000 comparisons.",
        ),
        (&format!("aaaaaaaaaaaaaaaaaaaa {}", "a".repeat(40)), "…\n21. … 420 comparisons."),
    ]);
}
