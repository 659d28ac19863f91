//! 11.3 Knuth-Morris-Pratt.

use std::cell::Cell;

use pattern_match::knuth_morris_pratt::automaton::Automaton;
use pattern_match::knuth_morris_pratt::borders::{borders, period, prefix_counts, root};
use pattern_match::knuth_morris_pratt::z_function::{
    Step as ZStep, prefix_from_z, z_from_prefix, z_function, z_function_watched,
};
use pattern_match::knuth_morris_pratt::{Matcher, find, plain, prefix_function, strong_failure};
use pattern_match::{Reason, Step, simple_match, texts};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;
use crate::suite;

#[path = "../../examples/knuth_morris_pratt.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../examples/prefix_function.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod table_demo;

fn places(text: &[u8], pattern: &[u8]) -> Vec<usize> {
    Matcher::new(pattern).find_all(text).collect()
}

fn observed(text: &[u8], pattern: &[u8], watch: &mut dyn FnMut(Step)) -> Vec<usize> {
    let matcher = Matcher::new(pattern);
    let mut all = matcher.find_all(text);
    std::iter::from_fn(|| all.next_watched(&mut *watch)).collect()
}

// 1. Worked examples.

/// The pattern and the text of the page's worked example.
const PATTERN: &str = "abaaba";
const TEXT: &str = "ababaabaabaabc";
/// The comparisons of naive matching, and of this search.
const NAIVE: usize = 29;
const COMPARISONS: usize = 17;
/// The same with the stronger table.
const COMPARISONS_WITH_STRONG: usize = 15;
/// Where wrong versions find the pattern: the one that moves it past all that has matched, and the
/// one that begins again with the first letter after an occurrence.
const AFTER_ALL_THAT_MATCHED: usize = 5;
const FROM_THE_FIRST_LETTER: usize = 2;
/// The comparisons of these two.
const COMPARISONS_AFTER_ALL: usize = 13;
const COMPARISONS_FROM_THE_FIRST: usize = 17;

/// A pattern, and its prefix function.
const TABLES: &[(&str, &[usize])] = &[
    ("abaaba", &[0, 0, 1, 1, 2, 3]),
    ("abaabab", &[0, 0, 1, 1, 2, 3, 2]),
    ("abacabab", &[0, 0, 1, 0, 1, 2, 3, 2]),
    ("ababc", &[0, 0, 1, 2, 0]),
    ("agctagcagctagctg", &[0, 0, 0, 0, 1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 4, 0]),
    ("ababababca", &[0, 0, 1, 2, 3, 4, 5, 6, 0, 1]),
    ("abaa", &[0, 0, 1, 1]),
    ("babb", &[0, 0, 1, 1]),
    ("aaaa", &[0, 1, 2, 3]),
    ("a", &[0]),
    ("", &[]),
];

/// The comparisons of the textbook's scan, each with its start, and what it finds.
fn scanned(text: &[u8], pattern: &[u8]) -> (Vec<(usize, usize, bool)>, Vec<usize>) {
    let mut compared = Vec::new();
    let found = plain::find_all_watched(text, pattern, |step, _| {
        let Step::Compare { start, j, is_equal } = step else { panic!("{step:?}") };
        assert_eq!(is_equal, text[start + j] == pattern[j]);
        compared.push((start, j, is_equal));
    });
    (compared, found)
}

#[test]
fn the_worked_example_of_the_page() {
    let (text, pattern) = (TEXT.as_bytes(), PATTERN.as_bytes());
    let (compared, found) = scanned(text, pattern);
    assert_eq!((compared.len(), found), (COMPARISONS, vec![2, 5]));
    let mut n_naive = 0;
    let watch = |step| n_naive += usize::from(matches!(step, Step::Compare { .. }));
    naive(text, pattern, watch);
    assert_eq!(n_naive, NAIVE);
    // The alignments: one begins after a mismatch, two after an occurrence, and then the letter c
    // is compared three times.
    let mut starts: Vec<usize> = compared.iter().map(|&(start, ..)| start).collect();
    starts.dedup();
    assert_eq!(starts, [0, 2, 5, 8, 11, 13]);
    assert_eq!(compared.iter().filter(|(start, j, _)| start + j == 13).count(), 3);
    // Each wrong version misses one of the two occurrences.
    let from_the_first = searched(&prefix_function(pattern), text, pattern, |_| 0);
    assert_eq!(from_the_first, (vec![FROM_THE_FIRST_LETTER], COMPARISONS_FROM_THE_FIRST));
    let past = past_all_that_matched(text, pattern);
    assert_eq!(past, (vec![AFTER_ALL_THAT_MATCHED], COMPARISONS_AFTER_ALL));
    let one_try = search_with(&without_the_loop(pattern), text, pattern, |border| border);
    assert_eq!(one_try, [2]);
    // The table needs its inner loop, and so does that of the second figure, twice.
    assert_eq!(without_the_loop(pattern), [0, 0, 1, 0, 0, 1]);
    assert_eq!(without_the_loop(b"abaabab"), [0, 0, 1, 0, 0, 1, 2]);
}

/// Naive matching for all occurrences, observed.
fn naive(text: &[u8], pattern: &[u8], mut watch: impl FnMut(Step)) {
    let mut from = 0;
    while let Some(start) = simple_match::find_watched(text, pattern, from, u8::eq, &mut watch) {
        from = start + 1;
    }
}

#[test]
fn worked_examples() {
    for (pattern, border) in TABLES {
        assert_eq!(prefix_function(pattern.as_bytes()), *border, "{pattern}");
    }
    let matcher = Matcher::new("ababc");
    assert_eq!(matcher.find_all("ababaababc").collect::<Vec<_>>(), [5]);
    assert_eq!(matcher.find("ababaababc"), Some(5));
    let table: &[usize] = &[0, 0, 1, 2, 0];
    assert_eq!((matcher.pattern(), matcher.prefix_function()), (&b"ababc"[..], table));
}

#[test]
fn the_shifts_of_the_library_form() {
    let mut shifts = Vec::new();
    observed(b"ababaababc", b"ababc", &mut |step| {
        if let Step::Shift { start, reason } = step {
            shifts.push((start, reason));
        }
    });
    let border = |matched, border| Reason::Border { matched, border };
    let after_the_occurrence = (5, border(5, 0));
    let expected = [(0, border(4, 2)), (2, border(3, 1)), (4, border(1, 0)), after_the_occurrence];
    assert_eq!(shifts, expected);
}

#[test]
fn the_answers_of_the_page() {
    // aab in a text of 1000 letters a: two comparisons for each letter but the first two.
    let (compared, found) = scanned(&texts::all_equal(1000), b"aab");
    assert_eq!((compared.len(), found), (1998, vec![]));
    // The version that begins with the first letter again after an occurrence: only in ababa the
    // occurrences of aba overlap.
    let anew = |text: &str| search_with(&prefix_function(b"aba"), text.as_bytes(), b"aba", |_| 0);
    assert_eq!(anew("ababa"), [0], "another one is at 2");
    assert_eq!((anew("abacaba"), anew("abaaba")), (vec![0, 4], vec![0, 3]));
    // A palindrome with as few letters as possible in front: the longest border of the string, a
    // separator, and the string reversed.
    let front = |string: &str| {
        let reversed: String = string.chars().rev().collect();
        let joined = format!("{string}#{reversed}");
        let border = prefix_function(joined.as_bytes())[joined.len() - 1];
        format!("{}{string}", &reversed[..string.len() - border])
    };
    assert_eq!((front("abac"), front("aba")), ("cabac".to_owned(), "aba".to_owned()));
    // The tables of the exercises.
    assert_eq!(prefix_function(b"aabaaab"), [0, 1, 0, 1, 2, 2, 3]);
}

#[test]
fn the_answers_about_periods() {
    assert_eq!((period(b"abaababaab"), root(b"abaababaab")), (5, (&b"abaab"[..], 2)));
    assert_eq!((period(b"abcabcab"), root(b"abcabcab").1), (3, 1));
    assert_eq!((period(b"ababa"), root(b"ababa").1, period(b"ababab")), (2, 1, 2));
    let periods = |string: &[u8]| -> Vec<usize> {
        let all = borders(string).into_iter().chain([0]);
        all.map(|border| string.len() - border).collect()
    };
    assert_eq!(periods(b"abcabcab"), [3, 6, 8]);
    assert_eq!(periods(b"ababab"), [2, 4, 6]);
    // A number p is a period exactly if there is a border of length m - p.
    for string in strings().filter(|string| !string.is_empty()) {
        let m = string.len();
        let by_definition = (1..=m).filter(|&p| (p..m).all(|i| string[i] == string[i - p]));
        assert_eq!(periods(&string), by_definition.collect::<Vec<_>>());
    }
}

#[test]
fn the_automaton_of_the_page() {
    let automaton = Automaton::new(PATTERN);
    let rows: Vec<[usize; 3]> =
        (0..=6).map(|state| [b'a', b'b', b'c'].map(|byte| automaton.step(state, byte))).collect();
    let expected = [[1, 0, 0], [1, 2, 0], [3, 0, 0], [4, 2, 0], [1, 5, 0], [6, 0, 0], [4, 2, 0]];
    assert_eq!(rows, expected);
    // In state 5, a b leads to state 0.
    assert_eq!(automaton.step(5, b'b'), 0);
}

#[test]
fn the_strong_tables_of_the_page() {
    let strong = strong_failure(PATTERN.as_bytes());
    assert_eq!(strong, [None, Some(0), None, Some(1), Some(0), None, Some(3)]);
    let [mut n_comparisons, mut i, mut j] = [0; 3];
    let (text, pattern) = (TEXT.as_bytes(), PATTERN.as_bytes());
    while i < text.len() {
        n_comparisons += 1;
        (i, j) = if text[i] == pattern[j] {
            (i + 1, j + 1)
        } else {
            strong[j].map_or((i + 1, 0), |border| (i, border))
        };
        if j == pattern.len() {
            j = strong[j].unwrap();
        }
    }
    assert_eq!(n_comparisons, COMPARISONS_WITH_STRONG);
    // The entry of abab for j = 3 is 0.
    assert_eq!(strong_failure(b"abab")[3], Some(0));
    assert_eq!(strong_failure(b"aa")[2], Some(1));
}

/// What is known of each entry of the Z-function, and the entry.
#[test]
fn the_z_function_of_the_page() {
    let mut knowns = Vec::new();
    let z = z_function_watched(b"aaabaaaab", |ZStep::Entry { i, known }, z| {
        assert!(known <= z[i]);
        knowns.push(known);
    });
    assert_eq!(z, [9, 2, 1, 0, 3, 4, 2, 1, 0]);
    // At 5, more than what is known matches.
    assert_eq!(knowns, [0, 1, 0, 0, 2, 2, 1, 0]);
}

#[test]
fn known_answers_of_judges() {
    // POJ 3461.
    for (pattern, text, n) in
        [("BAPC", "BAPC", 1), ("AZA", "AZAZAZA", 3), ("VERDI", "AVERDXIVYERDIAN", 0)]
    {
        assert_eq!(Matcher::new(pattern).count(text), n);
    }
    // Luogu P3375: the places, and the borders.
    assert_eq!(Matcher::new("ABA").find_all("ABABABC").collect::<Vec<_>>(), [0, 2]);
    assert_eq!(prefix_function(b"ABA"), [0, 0, 1]);
    // POJ 2406.
    for (string, times) in [("abcd", 1), ("aaaa", 4), ("ababab", 3)] {
        assert_eq!(root(string.as_bytes()).1, times);
    }
    // LeetCode 459.
    for (string, is_repeated) in [("abab", true), ("aba", false), ("abcabcabcabc", true)] {
        assert_eq!(1 < root(string.as_bytes()).1, is_repeated);
    }
}

// 2. All small inputs.

#[test]
fn it_passes_the_suite() {
    suite::check(places);
}

#[test]
fn the_plain_form_passes_the_suite() {
    suite::check(plain::find_all);
}

/// The textbook's scan makes at most 2n comparisons, each of which moves on in the text or moves
/// the pattern; and its invariant.
#[test]
fn the_plain_form_keeps_its_promises() {
    for (n, m) in (1..=4).flat_map(|m| (0..=9).map(move |n| (n, m))) {
        for text in suite::binary(n) {
            for pattern in suite::binary(m) {
                let all = suite::oracle(&text, &pattern);
                let (compared, found) = scanned(&text, &pattern);
                assert_eq!(found, all);
                assert!(compared.len() <= 2 * n);
                let mut state = (0, 0);
                for &(start, j, _) in &compared {
                    assert!(text[..start + j].ends_with(&pattern[..j]));
                    let next = (start + j, start);
                    let moves = (state.0 < next.0 && state.1 <= next.1)
                        || (state.0 == next.0 && state.1 < next.1);
                    assert!(moves || compared[0] == (start, j, compared[0].2) && start + j == 0);
                    state = next;
                }
            }
        }
    }
}

#[test]
fn the_automaton_passes_the_suite() {
    suite::check(|text, pattern| Automaton::new(pattern).find_all(text).collect());
}

#[test]
fn a_stream_passes_the_suite() {
    suite::check(|text, pattern| {
        let matcher = Matcher::new(pattern);
        let mut stream = matcher.stream();
        // The empty pattern stands in front of a text of which nothing has come yet.
        let mut places: Vec<usize> = pattern.is_empty().then_some(0).into_iter().collect();
        // In pieces of one, two, three, …
        let (mut rest, mut length) = (text, 1);
        while !rest.is_empty() {
            let (piece, behind) = rest.split_at(length.min(rest.len()));
            places.extend(stream.extend(piece));
            (rest, length) = (behind, length + 1);
        }
        places
    });
}

/// All strings of up to twelve letters out of a and b.
fn strings() -> impl Iterator<Item = Vec<u8>> {
    (0..=12).flat_map(suite::binary)
}

/// The lengths of all borders by their definition, the longest first.
fn borders_by_definition(string: &[u8]) -> Vec<usize> {
    (1..string.len()).rev().filter(|&length| string.ends_with(&string[..length])).collect()
}

#[test]
fn borders_of_all_strings() {
    for string in strings() {
        let m = string.len();
        let all = borders_by_definition(&string);
        assert_eq!(borders(&string), all);
        let last = prefix_function(&string).last().copied();
        assert_eq!(last.unwrap_or(0), all.first().copied().unwrap_or(0));
        let is_period = |p: usize| (p..m).all(|i| string[i] == string[i - p]);
        let shortest = (1..=m).find(|&p| is_period(p)).unwrap_or(0);
        assert_eq!(period(&string), shortest);
        let repeats = |p: &usize| m.is_multiple_of(*p) && is_period(*p);
        let times = (1..=m).find(repeats).map_or(0, |p| m / p);
        assert_eq!(root(&string).1, times);
        assert_eq!(root(&string).0.repeat(times), string);
    }
}

#[test]
fn siblings_of_all_strings() {
    for string in strings() {
        let border = prefix_function(&string);
        let z: Vec<usize> = (0..string.len())
            .map(|i| string[i..].iter().zip(&string).take_while(|(x, y)| x == y).count())
            .collect();
        assert_eq!(z_function(&string), z);
        assert_eq!(z_from_prefix(&border), z, "{border:?}");
        assert_eq!(prefix_from_z(&z), border, "{z:?}");
        let counts: Vec<usize> =
            (0..=string.len()).map(|k| suite::oracle(&string, &string[..k]).len()).collect();
        assert_eq!(prefix_counts(&string), counts);
        let strong: Vec<Option<usize>> = (0..=string.len())
            .map(|j| {
                let all =
                    borders_by_definition(&string[..j]).into_iter().chain((0 < j).then_some(0));
                let mut others = all.filter(|&k| j == string.len() || string[k] != string[j]);
                others.next()
            })
            .collect();
        assert_eq!(strong_failure(&string), strong);
    }
}

/// The prefix function of the original: one try, and then none.
fn without_the_loop(pattern: &[u8]) -> Vec<usize> {
    let mut border = vec![0; pattern.len()];
    for i in 1..pattern.len() {
        let length = border[i - 1];
        border[i] = if pattern[length] == pattern[i] { length + 1 } else { 0 };
    }
    border
}

/// The textbook's scan with any table, and with any way to continue after an occurrence: what it
/// finds, and its comparisons.
fn searched(
    border: &[usize],
    text: &[u8],
    pattern: &[u8],
    after: impl Fn(usize) -> usize,
) -> (Vec<usize>, usize) {
    if pattern.is_empty() {
        return (suite::oracle(text, pattern), 0);
    }
    let (mut found, mut n_comparisons) = (Vec::new(), 0);
    let (mut i, mut j) = (0, 0);
    while i < text.len() {
        n_comparisons += 1;
        if text[i] == pattern[j] {
            (i, j) = (i + 1, j + 1);
        } else if 0 < j {
            j = border[j - 1];
        } else {
            i += 1;
        }
        if j == pattern.len() {
            found.push(i - j);
            j = after(border[j - 1]);
        }
    }
    (found, n_comparisons)
}

fn search_with(
    border: &[usize],
    text: &[u8],
    pattern: &[u8],
    after: impl Fn(usize) -> usize,
) -> Vec<usize> {
    searched(border, text, pattern, after).0
}

/// A wrong version: it moves the pattern past everything that has matched.
fn past_all_that_matched(text: &[u8], pattern: &[u8]) -> (Vec<usize>, usize) {
    let (mut found, mut n_comparisons, mut start) = (Vec::new(), 0, 0);
    while let Some(window) = text.get(start..start + pattern.len()) {
        let n_equal = window.iter().zip(pattern).take_while(|(x, y)| x == y).count();
        n_comparisons += pattern.len().min(n_equal + 1);
        if n_equal == pattern.len() {
            found.push(start);
        }
        start += n_equal.max(1);
    }
    (found, n_comparisons)
}

#[test]
fn wrong_versions_are_caught() {
    let right = |text: &[u8], pattern: &[u8]| {
        search_with(&prefix_function(pattern), text, pattern, |border| border)
    };
    assert_eq!(suite::fault(right), None);
    let one_try = |text: &[u8], pattern: &[u8]| {
        search_with(&without_the_loop(pattern), text, pattern, |border| border)
    };
    let (text, pattern) = suite::fault(one_try).expect("a fault");
    assert_ne!(one_try(&text, &pattern), suite::oracle(&text, &pattern));
    let from_nothing =
        |text: &[u8], pattern: &[u8]| search_with(&prefix_function(pattern), text, pattern, |_| 0);
    assert_eq!(suite::fault(from_nothing), Some((b"aaa".to_vec(), b"aa".to_vec())));
}

// 3. Properties.

proptest! {
    #[test]
    fn it_agrees_with_the_naive_one(
        text in prop::collection::vec(0..3_u16, 0..200),
        pattern in prop::collection::vec(0..3_u16, 0..8),
    ) {
        let naive: Vec<usize> = simple_match::find_all(&text, &pattern).collect();
        prop_assert_eq!(Matcher::new(&pattern).find_all(&text).collect::<Vec<_>>(), naive);
    }

    #[test]
    fn every_step_keeps_the_invariant(text in "[ab]{0,60}", pattern in "[ab]{1,8}") {
        let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
        observed(text, pattern, &mut |step| {
            if let Step::Compare { start, j, .. } = step {
                let read = &text[..start + j];
                assert!(read.ends_with(&pattern[..j]));
                // Nothing longer that ends here can still become an occurrence.
                let longer = (j + 1..pattern.len()).filter(|&k| read.ends_with(&pattern[..k]));
                for k in longer {
                    assert_ne!(pattern[k], text[start + j], "{k} was let go too early");
                }
            }
        });
    }

    #[test]
    fn places_in_a_str_lie_between_characters(text in "[aé模😀]{0,20}", pattern in "[aé模😀]{1,2}") {
        for start in Matcher::new(&pattern).find_all(&text) {
            prop_assert!(text[start..].starts_with(&pattern));
        }
    }
}

#[test]
fn comparisons_grow_as_stated() {
    for (n, m) in [(1000, 1), (1000, 16), (2000, 16), (2000, 100), (4000, 2000)] {
        let (most, name) = suite::worst(n, m, observed);
        assert!(most < 2 * n && n <= most + 1, "{most} on {name}");
    }
    for (text, pattern) in [("aab".repeat(300), "aaaa"), ("ab".repeat(300), "abac")] {
        let (n, text) = (text.len(), text.as_bytes());
        let n_comparisons = suite::comparisons(text, pattern.as_bytes(), observed);
        assert!(n < n_comparisons && n_comparisons < 2 * n, "{n_comparisons}");
    }
    for n in demo::SIZES {
        let half = n / 2;
        assert_eq!(demo::comparisons(n), [(half + 1) * half, n + half + 1, 2 * n - 2]);
    }
}

/// A byte that counts how often it is compared.
struct Counted<'a> {
    byte: u8,
    n_comparisons: &'a Cell<usize>,
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.n_comparisons.set(self.n_comparisons.get() + 1);
        self.byte == other.byte
    }
}

/// All comparisons of the table, and of the search, whether they are told or not.
fn all_comparisons(text: &[u8], pattern: &[u8]) -> [usize; 2] {
    let n_comparisons = Cell::new(0);
    let counted = |string: &[u8]| -> Vec<Counted<'_>> {
        let counted = |&byte| Counted { byte, n_comparisons: &n_comparisons };
        string.iter().map(counted).collect()
    };
    let (text, pattern) = (counted(text), counted(pattern));
    let matcher = Matcher::new(&pattern);
    let of_table = n_comparisons.take();
    matcher.count(&text);
    [of_table, n_comparisons.take()]
}

#[test]
fn no_comparison_is_left_out_of_the_bounds() {
    for string in strings().filter(|string| !string.is_empty()) {
        let m = string.len();
        for pattern in [&string[..], &string[..m.div_ceil(3)], &string[m / 2..]] {
            let [of_table, of_search] = all_comparisons(&string, pattern);
            assert!(
                of_table <= 3 * pattern.len() && of_search <= 2 * m,
                "{pattern:?} in {string:?}"
            );
        }
    }
    for m in [9, 100] {
        let pattern = [texts::all_equal(m - 1).as_slice(), b"b"].concat();
        assert_eq!(all_comparisons(b"", &pattern)[0], 3 * m - 6);
    }
    // Each a is compared twice, and told once: it ends a run of shifts.
    let text = b"ca".repeat(500);
    assert_eq!(all_comparisons(&text, b"ab")[1], 2 * text.len() - 1);
    assert_eq!(suite::comparisons(&text, b"ab", observed), 3 * text.len() / 2 - 1);
}

#[test]
fn one_character_waits_longer_without_the_strong_table() {
    /// How often one character is compared at most, if the pattern falls back by this table.
    fn delay(text: &[u8], pattern: &[u8], fall: &[Option<usize>]) -> usize {
        let (mut most, mut state) = (0, Some(0));
        for byte in text {
            let mut n_comparisons = 0;
            while let Some(j) = state {
                n_comparisons += 1;
                if pattern[j] == *byte {
                    break;
                }
                state = fall[j];
            }
            state = Some(state.map_or(0, |j| j + 1));
            if state == Some(pattern.len()) {
                state = fall[pattern.len()];
            }
            most = most.max(n_comparisons);
        }
        most
    }
    let weak = |pattern: &[u8]| -> Vec<Option<usize>> {
        let border = prefix_function(pattern);
        (0..=pattern.len()).map(|j| j.checked_sub(1).map(|last| border[last])).collect()
    };
    // 99 times a, and then a b where a hundredth a is wanted.
    let pattern = texts::all_equal(100);
    let text = [texts::all_equal(99).as_slice(), b"b"].concat();
    assert_eq!(delay(&text, &pattern, &weak(&pattern)), 100);
    assert_eq!(delay(&text, &pattern, &strong_failure(&pattern)), 1);
    // Fibonacci's words are the worst for the strong one. The bound is 1 + the logarithm of m to
    // the golden ratio, 15 here.
    let word = texts::fibonacci(1000);
    let strong = strong_failure(&word);
    let of_place = |j: usize| delay(&[&word[..j], b"c"].concat(), &word, &strong);
    let worst = (0..word.len()).map(of_place).max().unwrap();
    assert!((10..=15).contains(&worst), "{worst}");
}

// 4. Extremes.

#[test]
fn a_million() {
    let text = texts::all_equal(1_000_000);
    assert_eq!(Matcher::new("").count(&text), 1_000_001);
    assert_eq!(Matcher::new(&text[..500_000]).count(&text), 500_001);
    assert_eq!(Matcher::new(&text).find(&text), Some(0));
    assert_eq!(prefix_function(&text).last(), Some(&999_999));
    assert_eq!(z_function(&text)[1], 999_999);
    assert_eq!((period(&text), root(&text).1), (1, 1_000_000));
    let fibonacci = texts::fibonacci(1_000_000);
    assert_eq!(find(&fibonacci, &fibonacci[1..100_000]), Some(1));
    assert_eq!(Automaton::new("a").find_all(&text).count(), 1_000_000);
}

#[test]
fn nothing() {
    assert_eq!(Matcher::new("").find_all("ab").collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(Matcher::new("").find(""), Some(0));
    assert_eq!(Matcher::new("a").find(""), None);
    let mut all = Matcher::new("");
    let mut none = all.find_all("");
    assert_eq!((none.next(), none.next(), none.next()), (Some(0), None, None));
    all = Matcher::new("b");
    let mut one = all.find_all("ab");
    assert_eq!((one.next(), one.next(), one.next()), (Some(1), None, None));
    assert_eq!(borders(b""), [0_usize; 0]);
    assert_eq!((period(b""), root(b""), prefix_counts(b"")), (0, (&b""[..], 0), vec![1]));
}

#[test]
fn a_stream_keeps_nothing_of_the_text() {
    let matcher = Matcher::new("aba");
    let mut stream = matcher.stream();
    let mut other = stream.clone();
    let answers: Vec<Option<usize>> = b"ababa".iter().map(|byte| stream.push(byte)).collect();
    assert_eq!(answers, [None, None, Some(0), None, Some(2)]);
    assert_eq!(other.extend("xaba").collect::<Vec<_>>(), [1]);
}

// 6. Errata.

#[test]
fn erratum_a_border_is_given_up_too_early() {
    // The shortest patterns whose table is wrong.
    let wrong = |string: &Vec<u8>| without_the_loop(string) != prefix_function(string);
    let shortest: Vec<Vec<u8>> = strings().filter(wrong).take(2).collect();
    let mut shortest: Vec<&[u8]> = shortest.iter().map(Vec::as_slice).collect();
    shortest.sort_unstable();
    assert_eq!(shortest, [b"abaa", b"babb"]);
    for pattern in shortest {
        assert_eq!(
            (without_the_loop(pattern), prefix_function(pattern)),
            (vec![0, 0, 1, 0], vec![0, 0, 1, 1])
        );
    }
    for (text, pattern, found, there) in
        [("babbabb", "babb", 1, 2), ("abaabaabaaabba", "abaa", 2, 3)]
    {
        let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
        let with_it = search_with(&without_the_loop(pattern), text, pattern, |border| border);
        assert_eq!((with_it.len(), places(text, pattern).len()), (found, there));
    }
}

#[test]
fn erratum_overlaps_are_lost() {
    // The older source begins anew after each occurrence.
    let text = b"aaaaabbb";
    let anew = search_with(&[0, 1], text, b"aa", |_| 0);
    assert_eq!((anew, places(text, b"aa")), (vec![0, 2], vec![0, 1, 2, 3]));
}

#[test]
fn erratum_a_pattern_may_be_longer_than_1024() {
    let text = texts::english(5000);
    assert_eq!(find(&text, &text[1000..3000]), Some(1000));
}

// 7. The demos.

#[test]
fn demo() {
    demo::DEMO.shows(&[("knuth_morris_pratt", ""), ("knuth_morris_pratt_cost", "--cost")]);
    table_demo::DEMO.shows(&[("prefix_function", ""), ("prefix_function_z", "--z aaabaaaab")]);
    for seed in 0..100 {
        for demo in [&demo::DEMO, &table_demo::DEMO] {
            let input = (demo.random.unwrap())(seed);
            assert_ne!(crate::snapshots::answer(demo, &input), "");
        }
        let input = (table_demo::DEMO.random.unwrap())(seed);
        let border = prefix_function(input.as_bytes());
        let shown = crate::snapshots::answer(&table_demo::DEMO, &input);
        assert_eq!(shown, format!("{}.", trace::list(&border, " ")));
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        (
            "a",
            "…The text is empty.…\na does not occur in the text. The search makes 0 comparisons.",
        ),
        ("模式 匹配模式", "…\n模式 occurs once, at 6. The search makes 12 comparisons."),
        (
            &format!("aa {}", "a".repeat(100)),
            "…Too large to draw… 97, 98. The search makes 100 comparisons.",
        ),
    ]);
    demo::DEMO.refuses(&[("--z a b", "--z is no option of knuth_morris_pratt (try --help)")]);
    table_demo::DEMO.says(&[
        ("a", "…\n0."),
        ("--z a", "…\n1."),
        ("模", "…Too large to draw: the limit is 20 characters, all ASCII.\n\n0 0 0."),
        (&"ab".repeat(12), "…Too large to draw… 22."),
    ]);
    table_demo::DEMO.refuses(&[("ab c", r#"the string: "c" is one too many (column 4)"#)]);
}
