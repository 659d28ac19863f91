//! 11.2 Aho-Corasick.

use pattern_match::aho_corasick::dfa::{Dfa, DfaError, MOST_ENTRIES};
use pattern_match::aho_corasick::leftmost::{Choice, leftmost, replace};
use pattern_match::aho_corasick::{AhoCorasick, Match, Scan, Trie, plain};
use pattern_match::texts;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use crate::snapshots::{self, Expect};
use crate::suite;

#[path = "../../examples/aho_corasick.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn all_matches(patterns: &[Vec<u8>], text: &[u8]) -> Vec<Match> {
    AhoCorasick::new(patterns).find_all(text).collect()
}

fn dfa<P: AsRef<[u8]>>(patterns: &[P]) -> Dfa {
    Dfa::new(AhoCorasick::new(patterns)).unwrap()
}

/// All matches by their definition: by ascending ends, the longest first, and equal ones by their
/// numbers.
fn oracle(patterns: &[Vec<u8>], text: &[u8]) -> Vec<Match> {
    let mut all = Vec::new();
    for (number, pattern) in patterns.iter().enumerate() {
        for start in suite::oracle(text, pattern) {
            all.push(Match { pattern: number, start, end: start + pattern.len() });
        }
    }
    all.sort_by_key(|found| (found.end, found.start, found.pattern));
    all
}

// 1. Worked examples.

/// A text, and patterns with their places.
type Row = (&'static str, &'static [(&'static str, &'static [usize])]);

const LONG: &str =
    "helloworldgoodbyeworldthisisagoodbookformanycomputersciencestudentihopeyouenjoy";

/// The worked example, and the original's tests.
const WORKED: &[Row] = &[
    ("stinting", &[("sting", &[]), ("tint", &[1]), ("int", &[2]), ("in", &[2, 5])]),
    ("ushers", &[("he", &[2]), ("she", &[1]), ("his", &[]), ("hers", &[2])]),
    (
        "shhershishe",
        &[
            ("hi", &[6]),
            ("he", &[2, 9]),
            ("his", &[6]),
            ("hers", &[2]),
            ("she", &[8]),
            ("s", &[0, 5, 8]),
        ],
    ),
    ("sting", &[("i", &[2]), ("in", &[2]), ("tin", &[1]), ("sting", &[0])]),
    (
        "abedget",
        &[
            ("ab", &[0]),
            ("about", &[]),
            ("at", &[]),
            ("ate", &[]),
            ("be", &[1]),
            ("bed", &[1]),
            ("edge", &[2]),
            ("get", &[4]),
        ],
    ),
    (
        "aaaaaaaa",
        &[
            ("a", &[0, 1, 2, 3, 4, 5, 6, 7]),
            ("aa", &[0, 1, 2, 3, 4, 5, 6]),
            ("aaa", &[0, 1, 2, 3, 4, 5]),
            ("aaaa", &[0, 1, 2, 3, 4]),
        ],
    ),
    (
        "shherishers",
        &[("he", &[2, 7]), ("she", &[6]), ("his", &[]), ("her", &[2, 7]), ("hers", &[7])],
    ),
    ("asdfasdfasdfasdf", &[("asdf", &[0, 4, 8, 12])]),
    (
        LONG,
        &[
            ("oo", &[11, 30, 34]),
            ("world", &[5, 17]),
            ("good", &[10, 29]),
            ("i", &[24, 26, 54, 66]),
        ],
    ),
];

#[test]
fn worked_examples() {
    for (text, row) in WORKED {
        let automaton: AhoCorasick = row.iter().map(|(pattern, _)| pattern).collect();
        let mut places = vec![Vec::new(); row.len()];
        for found in automaton.find_all(text) {
            places[found.pattern].push(found.start);
        }
        let expected: Vec<Vec<usize>> = row.iter().map(|(_, places)| places.to_vec()).collect();
        assert_eq!(places, expected, "{text}");
        let counts: Vec<usize> = expected.iter().map(Vec::len).collect();
        assert_eq!(automaton.counts(text), counts);
        assert_eq!(automaton.count(text), counts.iter().sum::<usize>());
        let patterns: Vec<&str> = row.iter().map(|(pattern, _)| *pattern).collect();
        let found = plain::AhoCorasick::new(&patterns).find_all(text);
        assert_eq!(found, automaton.find_all(text).collect::<Vec<_>>(), "{text}");
    }
}

/// For the worked example: the letters that are compared if each pattern is tried at each place,
/// and if the trie is walked from each place.
const NAIVE_COMPARISONS: usize = 38;
const TRIE_STEPS: usize = 24;
/// The letters that the automaton reads, the failure links that it follows, and the matches.
const READ: usize = 8;
const FALLS: usize = 5;
const FOUND: usize = 4;
/// The matches that are found without output links, and those that are found if the search goes
/// back to the root after a match.
const WITHOUT_OUTPUT_LINKS: usize = 1;
const BACK_TO_THE_ROOT: usize = 2;

/// The plain version's matches, if the search goes back to the root after each match.
fn back_to_the_root(patterns: &[Vec<u8>], text: &[u8]) -> Vec<Match> {
    let automaton = plain::AhoCorasick::new(patterns);
    let (mut all, mut node) = (Vec::new(), 0);
    for (i, &byte) in text.iter().enumerate() {
        node = automaton.step(node, byte);
        let before = all.len();
        let mut next = Some(node);
        while let Some(suffix) = next {
            if let Some((pattern, length)) = automaton.nodes()[suffix].pattern {
                all.push(Match { pattern, start: i + 1 - length, end: i + 1 });
            }
            next = automaton.nodes()[suffix].output;
        }
        node = if before < all.len() { 0 } else { node };
    }
    all
}

/// The matches, if the search follows one failure link at most and then gives up.
fn one_fall(patterns: &[Vec<u8>], text: &[u8]) -> Vec<Match> {
    let automaton = plain::AhoCorasick::new(patterns);
    let nodes = automaton.nodes();
    let (mut all, mut node) = (Vec::new(), 0);
    for (i, byte) in text.iter().enumerate() {
        let after = |node: usize| nodes[node].children.get(byte).copied();
        node = after(node).or_else(|| after(nodes[node].failure)).unwrap_or(0);
        let mut next = Some(node);
        while let Some(suffix) = next {
            if let Some((pattern, length)) = nodes[suffix].pattern {
                all.push(Match { pattern, start: i + 1 - length, end: i + 1 });
            }
            next = nodes[suffix].output;
        }
    }
    all
}

#[test]
fn the_worked_example_of_the_page() {
    let (patterns, text) = (words(&["sting", "tint", "int", "in"]), b"stinting");
    let mut n_compared = 0;
    for pattern in &patterns {
        for window in text.windows(pattern.len()) {
            let n_equal = window.iter().zip(pattern).take_while(|(x, y)| x == y).count();
            n_compared += pattern.len().min(n_equal + 1);
        }
    }
    assert_eq!(n_compared, NAIVE_COMPARISONS);
    let is_node = |string: &[u8]| patterns.iter().any(|pattern| pattern.starts_with(string));
    let n_steps: usize = (0..text.len())
        .map(|start| {
            let ends = (start + 1..=text.len()).take_while(|end| is_node(&text[start..*end]));
            (ends.count() + 1).min(text.len() - start)
        })
        .sum();
    assert_eq!(n_steps, TRIE_STEPS);
    let automaton = plain::AhoCorasick::new(&patterns);
    // For each letter how many links are followed.
    let (mut falls, mut n_falls) = (Vec::new(), 0);
    let found = automaton.find_all_watched(text, |step, _| match step {
        plain::Step::Fall { .. } => n_falls += 1,
        plain::Step::Read { .. } => falls.push(std::mem::take(&mut n_falls)),
        _ => {}
    });
    // One link and then a child, two links and then a child, and links down to the root.
    assert_eq!(falls, [0, 0, 0, 0, 1, 2, 0, 2]);
    assert_eq!((falls.len(), falls.iter().sum()), (READ, FALLS));
    assert_eq!(found.len(), FOUND);
    assert_eq!(found, oracle(&patterns, text));
    assert_eq!(ends_at(&patterns, text, 0).len(), WITHOUT_OUTPUT_LINKS);
    assert_eq!(back_to_the_root(&patterns, text).len(), BACK_TO_THE_ROOT);
    // The output link of stin skips tin, which is no pattern.
    let node = |string: &[u8]| string.iter().fold(0, |node, &byte| automaton.step(node, byte));
    let [stin, tin, only_in] = [&b"stin"[..], b"tin", b"in"].map(node);
    let links = &automaton.nodes()[stin];
    assert_eq!((links.failure, links.output), (tin, Some(only_in)));
    assert_eq!(automaton.nodes()[tin].pattern, None);
    // The longest pattern does not occur, although the text ends with its end.
    assert!(found.iter().all(|found| found.pattern != 0));
}

#[test]
fn the_answers_of_the_page() {
    // he, she, his and hers in "ushers": after e two matches, and hers after one link.
    let patterns = words(&["he", "she", "his", "hers"]);
    let automaton = plain::AhoCorasick::new(&patterns);
    let mut n_falls = 0;
    let found = automaton.find_all_watched(b"ushers", |step, _| {
        n_falls += usize::from(matches!(step, plain::Step::Fall { .. }));
    });
    assert_eq!((found.len(), n_falls), (3, 1));
    // One failure link is not enough for "shhis".
    for (text, is_right) in [("ushers", true), ("shis", true), ("shhis", false)] {
        let text = text.as_bytes();
        assert_eq!(one_fall(&patterns, text) == oracle(&patterns, text), is_right);
    }
    // One pattern of five letters: in a text of ten times a, 6 links are followed, and in "aaaac"
    // as many as 4 at one letter.
    for (text, expected) in [("aaaaaaaaaa", 6), ("aaaac", 4)] {
        let mut n_falls = 0;
        plain::AhoCorasick::new(&["aaaab"]).find_all_watched(text, |step, _| {
            n_falls += usize::from(matches!(step, plain::Step::Fall { .. }));
        });
        assert_eq!(n_falls, expected);
    }
    // The output link must skip the link that is no pattern.
    let patterns = words(&["abcd", "bcx", "c"]);
    assert_eq!(ends_at(&patterns, b"abc", 1), []);
    assert_eq!(oracle(&patterns, b"abc").len(), 1);
}

#[test]
fn the_links_of_the_worked_example() {
    let words = words(&["hi", "he", "his", "hers", "she", "s"]);
    let automaton = AhoCorasick::new(&words);
    assert_eq!((automaton.n_nodes(), automaton.n_patterns()), (10, 6));
    let strings = strings(&automaton);
    let name = |node: usize| String::from_utf8(strings[node].clone()).unwrap();
    let failures: Vec<(String, String)> = (0..10)
        .filter(|node| automaton.failure(*node) != 0)
        .map(|node| (name(node), name(automaton.failure(node))))
        .collect();
    let pair = |(from, to): (&str, &str)| (from.to_owned(), to.to_owned());
    let expected = [("sh", "h"), ("his", "s"), ("she", "he"), ("hers", "s")].map(pair);
    assert_eq!(failures, expected);
    let outputs: Vec<(String, String)> = (0..10)
        .filter_map(|node| automaton.output(node).map(|output| (name(node), name(output))))
        .collect();
    assert_eq!(outputs, [("his", "s"), ("she", "he"), ("hers", "s")].map(pair));
}

fn words(words: &[&str]) -> Vec<Vec<u8>> {
    words.iter().map(|word| word.as_bytes().to_vec()).collect()
}

/// The string of each node.
fn strings(automaton: &AhoCorasick) -> Vec<Vec<u8>> {
    let mut strings = vec![Vec::new()];
    for node in 0..automaton.n_nodes() {
        for (byte, child) in automaton.children(node) {
            assert_eq!(child, strings.len(), "numbered level by level");
            strings.push([strings[node].as_slice(), &[byte]].concat());
        }
    }
    strings
}

#[test]
fn known_answers_of_judges() {
    // HDU 2222: how many of the keywords are there at all.
    let keywords = AhoCorasick::new(["she", "he", "say", "shr", "her"]);
    let counts = keywords.counts("yasherhs");
    assert_eq!(counts.iter().filter(|count| 0 < **count).count(), 3);
    // Luogu P5357: how often each.
    let automaton = AhoCorasick::new(["a", "bb", "aa", "abaa", "abaaa"]);
    assert_eq!(automaton.counts("abaaabaa"), [6, 0, 3, 2, 1]);
    assert_eq!(automaton.count("abaaabaa"), 12);
    // POJ 2778: 36 strings of three letters, without four segments.
    assert_eq!(AhoCorasick::new(["AT", "AC", "AG", "AA"]).avoiding(b"ACGT", 3), Some(36));
}

#[test]
fn tosses_without_three_heads() {
    // From the root, from h and from hh, for the lengths 0 to 4.
    let automaton = AhoCorasick::new(["hhh"]);
    let mut numbers = [1, 1, 1];
    for (length, expected) in
        [[1, 1, 1], [2, 2, 1], [4, 3, 2], [7, 6, 4], [13, 11, 7]].into_iter().enumerate()
    {
        assert_eq!(numbers, expected);
        assert_eq!(automaton.avoiding(b"ht", length), Some(expected[0]));
        let [root, h, hh] = numbers;
        numbers = [h + root, hh + root, root];
    }
    assert_eq!(automaton.avoiding(b"ht", 5), Some(24));
}

#[test]
fn the_examples_of_the_short_pages() {
    // Counting: a, aa and ba in "aaba".
    let patterns = words(&["a", "aa", "ba"]);
    let automaton = AhoCorasick::new(&patterns);
    assert_eq!(automaton.counts("aaba"), [3, 1, 1]);
    let starts = |pattern: usize| {
        let found = automaton.find_all("aaba").filter(|found| found.pattern == pattern);
        found.map(|found| found.start).collect::<Vec<_>>()
    };
    assert_eq!([0, 1, 2].map(starts), [vec![0, 1, 3], vec![0], vec![2]]);
    let strings = strings(&automaton);
    let mut node = 0;
    let visited = b"aaba".map(|byte| {
        node = automaton.step(node, byte);
        strings[node].as_slice()
    });
    assert_eq!(visited, [&b"a"[..], b"aa", b"b", b"ba"]);
    // In pieces: the match begins in the first one.
    let tint = AhoCorasick::new(["tint"]);
    let mut stream = tint.stream();
    assert_eq!(stream.extend("sti").count(), 0);
    let found: Vec<Match> = stream.extend("nting").collect();
    assert_eq!(found, [Match { pattern: 0, start: 1, end: 5 }]);
    // Leftmost: abc begins before b, which ends first.
    let automaton = AhoCorasick::new(["b", "abc"]);
    assert_eq!(automaton.find("abc").map(|found| found.pattern), Some(0));
    for choice in [Choice::Longest, Choice::First] {
        let taken: Vec<usize> =
            leftmost(&automaton, "abc", choice).map(|found| found.pattern).collect();
        assert_eq!(taken, [1]);
    }
    // Avoiding: ab is no pattern, but it ends with one.
    let automaton = AhoCorasick::new(["abb", "b"]);
    assert_eq!(automaton.avoiding(b"ab", 2), Some(1));
    // The table of ab and b: states on a, on b and on another letter, by their strings.
    let table = dfa(&["ab", "b"]);
    let strings = self::strings(table.links());
    let name = |state: usize| String::from_utf8(strings[table.node(state)].clone()).unwrap();
    let (a, b) = (table.step(0, b'a'), table.step(0, b'b'));
    for (state, expected) in [
        (0, ["a", "b", ""]),
        (a, ["a", "ab", ""]),
        (b, ["a", "b", ""]),
        (table.step(a, b'b'), ["a", "b", ""]),
    ] {
        assert_eq!([b'a', b'b', b'x'].map(|byte| name(table.step(state, byte))), expected);
    }
}

// 2. All small inputs.

/// A way to find all matches.
type Search<'a> = &'a dyn Fn(&[Vec<u8>], &[u8]) -> Vec<Match>;

/// The first patterns and text for which the answer is wrong: all pairs of patterns of up to three
/// letters out of two with all texts of up to seven, and all triples with texts of five.
fn fault(search: Search<'_>) -> Option<(Vec<Vec<u8>>, Vec<u8>)> {
    let patterns: Vec<Vec<u8>> = (0..=3).flat_map(suite::binary).collect();
    let short: Vec<Vec<u8>> = (0..=7).flat_map(suite::binary).collect();
    let of_five: Vec<Vec<u8>> = suite::binary(5).collect();
    let wrong = |set: Vec<Vec<u8>>, texts: &[Vec<u8>]| {
        let text = texts.iter().find(|text| search(&set, text) != oracle(&set, text))?.clone();
        Some((set, text))
    };
    let pairs = || patterns.iter().flat_map(|a| patterns.iter().map(move |b| [a, b]));
    let of_pairs = pairs().find_map(|pair| wrong(pair.map(Vec::clone).to_vec(), &short));
    let mut triples = pairs().flat_map(|[a, b]| patterns.iter().map(move |c| [a, b, c]));
    of_pairs.or_else(|| triples.find_map(|triple| wrong(triple.map(Vec::clone).to_vec(), &of_five)))
}

#[test]
fn all_small_patterns() {
    assert_eq!(fault(&all_matches), None);
}

/// A search that takes only patterns that differ and are not empty; for others the oracle answers.
fn by_plain(
    search: impl Fn(&[Vec<u8>], &[u8]) -> Vec<Match>,
) -> impl Fn(&[Vec<u8>], &[u8]) -> Vec<Match> {
    move |patterns, text| {
        let is_empty = patterns.iter().any(Vec::is_empty);
        if is_empty || (1..patterns.len()).any(|i| patterns[..i].contains(&patterns[i])) {
            return oracle(patterns, text);
        }
        search(patterns, text)
    }
}

#[test]
fn all_small_patterns_by_the_plain_form() {
    let plain =
        |patterns: &[Vec<u8>], text: &[u8]| plain::AhoCorasick::new(patterns).find_all(text);
    assert_eq!(fault(&by_plain(plain)), None);
}

#[test]
fn all_small_patterns_by_the_table() {
    assert_eq!(fault(&|patterns, text| dfa(patterns).find_all(text).collect()), None);
}

#[test]
fn all_small_patterns_in_a_stream() {
    let streamed = |patterns: &[Vec<u8>], text: &[u8]| {
        let automaton = AhoCorasick::new(patterns);
        // What is found in front of the text was found before anything was read.
        let mut all: Vec<Match> = automaton.find_all("").collect();
        let mut stream = automaton.stream();
        let (mut rest, mut length) = (text, 1);
        while !rest.is_empty() {
            let (piece, behind) = rest.split_at(length.min(rest.len()));
            all.extend(stream.extend(piece));
            (rest, length) = (behind, length + 1);
        }
        assert_eq!(stream.n_read(), text.len());
        all
    };
    assert_eq!(fault(&streamed), None);
}

#[test]
fn one_pattern_passes_the_suite() {
    suite::check(|text, pattern| {
        AhoCorasick::new([pattern]).find_all(text).map(|found| found.start).collect()
    });
}

/// The links by their definition.
fn check_links(patterns: &[Vec<u8>]) {
    let automaton = AhoCorasick::new(patterns);
    let strings = strings(&automaton);
    for (node, string) in strings.iter().enumerate() {
        let ends = (1..=string.len()).map(|start| &string[start..]);
        let longest = ends.clone().find(|end| strings.iter().any(|other| other == end));
        assert_eq!(strings[automaton.failure(node)], longest.unwrap_or(b""), "{patterns:?}");
        let mut ends = ends;
        let output = ends.find(|end| patterns.iter().any(|pattern| pattern == end));
        assert_eq!(automaton.output(node).map(|output| strings[output].as_slice()), output);
        let equal = (0..patterns.len()).filter(|number| patterns[*number] == *string);
        assert_eq!(automaton.patterns(node), equal.collect::<Vec<_>>());
        let parent = string.split_last().map(|(_, parent)| parent);
        assert_eq!(automaton.parent(node).map(|parent| strings[parent].as_slice()), parent);
        assert_eq!(automaton.byte(node), string.last().copied());
        assert_eq!(automaton.depth(node), string.len());
    }
    for (number, pattern) in patterns.iter().enumerate() {
        assert_eq!(strings[automaton.node_of(number)], *pattern);
    }
}

/// More nodes than have rows of their own: the same answers as from the whole table, and at each
/// byte the node that the links alone lead to.
#[test]
fn nodes_without_rows() {
    let mut random = SplitMix64::new(8);
    let bytes = |random: &mut SplitMix64, n: usize| -> Vec<u8> {
        (0..n).map(|_| u8::try_from(random.below(256)).unwrap()).collect()
    };
    let mut patterns: Vec<Vec<u8>> = (0..900).map(|_| bytes(&mut random, 16)).collect();
    // Ends of others, for failure links that lead from nodes without a row to such.
    patterns.extend((0..300).map(|i| patterns[i][i % 5..].to_vec()).collect::<Vec<_>>());
    let automaton = AhoCorasick::new(&patterns);
    assert!(3 * 4096 < automaton.n_nodes());
    let mut text = Vec::new();
    for _ in 0..2000 {
        let pattern = &patterns[random.below(patterns.len())];
        text.extend_from_slice(&pattern[..random.below(pattern.len() + 1)]);
    }
    let table = dfa(&patterns);
    assert!(automaton.find_all(&text).eq(table.find_all(&text)));
    assert!(100 < automaton.count(&text));
    let (mut by_rows, mut by_links) = (0, 0);
    for &byte in &text {
        by_rows = automaton.step(by_rows, byte);
        by_links = automaton.step_watched(by_links, byte, |_| {});
        assert_eq!(by_rows, by_links);
    }
}

#[test]
fn wrong_versions_are_caught() {
    // After a match on from the root, as the original's page has it: overlaps are lost.
    let from_the_root = |patterns: &[Vec<u8>], text: &[u8]| {
        let automaton = AhoCorasick::new(patterns);
        let (mut all, mut node) = (automaton.find_all("").collect::<Vec<_>>(), 0);
        for (i, &byte) in text.iter().enumerate() {
            node = automaton.step(node, byte);
            let before = all.len();
            all.extend(oracle(patterns, &text[..=i]).into_iter().filter(|found| {
                found.end == i + 1 && found.end - found.start <= strings(&automaton)[node].len()
            }));
            node = if before < all.len() { 0 } else { node };
        }
        all
    };
    assert!(fault(&from_the_root).is_some());
    assert!(fault(&by_plain(back_to_the_root)).is_some());
    assert!(fault(&by_plain(one_fall)).is_some());
    // Only the patterns at the node itself.
    assert!(fault(&|patterns, text| ends_at(patterns, text, 0)).is_some());
}

/// A search that asks the node and no more than so many failure links for patterns, and knows no
/// output links.
fn ends_at(patterns: &[Vec<u8>], text: &[u8], n_links: usize) -> Vec<Match> {
    let automaton = AhoCorasick::new(patterns);
    let strings = strings(&automaton);
    let (mut all, mut state) = (Vec::new(), 0);
    for end in 0..=text.len() {
        let mut node = state;
        for _ in 0..=n_links {
            for &pattern in automaton.patterns(node) {
                all.push(Match { pattern, start: end - strings[node].len(), end });
            }
            if node == 0 {
                break;
            }
            node = automaton.failure(node);
        }
        state = text.get(end).map_or(0, |byte| automaton.step(state, *byte));
    }
    all
}

// 3. Properties.

fn pattern_sets() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let pattern = prop::collection::vec(prop::sample::select(b"abc\0\xff".to_vec()), 0..8);
    prop::collection::vec(pattern, 0..12)
}

fn some_text() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop::sample::select(b"abcx\0\xff".to_vec()), 0..60)
}

/// The matches without overlaps by their definition.
fn leftmost_oracle(patterns: &[Vec<u8>], text: &[u8], choice: Choice) -> Vec<Match> {
    let (mut taken, mut from) = (Vec::new(), 0);
    let all = oracle(patterns, text);
    loop {
        let later = all.iter().filter(|found| from <= found.start);
        let best = later.min_by_key(|found| match choice {
            Choice::Longest => (found.start, text.len() - found.end, found.pattern),
            Choice::First => (found.start, found.pattern, 0),
        });
        let Some(best) = best else { return taken };
        from = best.end + usize::from(best.start == best.end);
        taken.push(*best);
    }
}

proptest! {
    #[test]
    fn any_patterns(patterns in pattern_sets(), text in some_text()) {
        let all = oracle(&patterns, &text);
        let automaton = AhoCorasick::new(&patterns);
        let table = dfa(&patterns);
        prop_assert_eq!(automaton.find_all(&text).collect::<Vec<_>>(), all.clone());
        let plain = by_plain(|patterns, text| plain::AhoCorasick::new(patterns).find_all(text));
        prop_assert_eq!(plain(&patterns, &text), all.clone());
        prop_assert_eq!(table.find_all(&text).collect::<Vec<_>>(), all.clone());
        prop_assert_eq!(automaton.find(&text), all.first().copied());
        prop_assert_eq!((automaton.count(&text), table.count(&text)), (all.len(), all.len()));
        let mut counts = vec![0; patterns.len()];
        for found in &all {
            counts[found.pattern] += 1;
        }
        prop_assert_eq!((automaton.counts(&text), table.counts(&text)), (counts.clone(), counts));
        check_links(&patterns);
    }

    #[test]
    fn any_leftmost(patterns in pattern_sets(), text in some_text()) {
        let (automaton, table) = (AhoCorasick::new(&patterns), dfa(&patterns));
        for choice in [Choice::Longest, Choice::First] {
            let expected = leftmost_oracle(&patterns, &text, choice);
            prop_assert_eq!(leftmost(&automaton, &text, choice).collect::<Vec<_>>(), expected.clone());
            prop_assert_eq!(leftmost(&table, &text, choice).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn any_strings_that_avoid(patterns in pattern_sets(), length in 0_usize..6) {
        let all = (0..length).fold(vec![Vec::new()], |strings: Vec<Vec<u8>>, _| {
            strings.iter().flat_map(|s| b"abc".map(|byte| [s.as_slice(), &[byte]].concat())).collect()
        });
        let avoiding = all.iter().filter(|string| oracle(&patterns, string).is_empty()).count();
        prop_assert_eq!(AhoCorasick::new(&patterns).avoiding(b"abc", length), Some(avoiding as u64));
        prop_assert_eq!(dfa(&patterns).avoiding(b"abc", length), Some(avoiding as u64));
    }
}

#[test]
fn leftmost_of_two_kinds() {
    let automaton = AhoCorasick::new(["ab", "abcd", "cd", "bcd"]);
    let taken = |choice| {
        leftmost(&automaton, "xabcdx", choice).map(|found| found.pattern).collect::<Vec<_>>()
    };
    assert_eq!((taken(Choice::Longest), taken(Choice::First)), (vec![1], vec![0, 2]));
    // "abcx" is begun and given up: what follows "ab" is read again.
    let automaton = AhoCorasick::new(["ab", "abcx", "c"]);
    let all: Vec<usize> =
        leftmost(&automaton, "abc", Choice::Longest).map(|found| found.pattern).collect();
    assert_eq!(all, [0, 2]);
}

#[test]
fn replacing() {
    let (patterns, with) = (["<", ">", "&"], ["&lt;", "&gt;", "&amp;"]);
    let automaton = AhoCorasick::new(patterns);
    let escaped = replace(&automaton, "a<b && b>c", Choice::First, |found, text| {
        text.extend_from_slice(with[found.pattern].as_bytes());
    });
    assert_eq!(String::from_utf8(escaped).unwrap(), "a&lt;b &amp;&amp; b&gt;c");
    let dotted = replace(&AhoCorasick::new([""]), "ab", Choice::First, |_, text| text.push(b'.'));
    assert_eq!(dotted, b".a.b.");
}

// The order of insertion, and the kind of the patterns.

#[test]
fn the_order_of_insertion_makes_no_difference() {
    let expected = oracle(&words(&["abc", "ab", "b", "bc", "abcd"]), b"xabcdabab");
    for turn in 0..5 {
        let mut turned = words(&["abc", "ab", "b", "bc", "abcd"]);
        turned.rotate_left(turn);
        let mut all = all_matches(&turned, b"xabcdabab");
        for found in &mut all {
            found.pattern = (found.pattern + turn) % 5;
        }
        assert_eq!(all, expected);
    }
}

#[test]
fn odd_patterns() {
    let none = AhoCorasick::default();
    assert_eq!(
        (none.n_patterns(), none.n_nodes(), none.count("abc"), none.find("")),
        (0, 1, 0, None)
    );
    assert_eq!(Dfa::new(none).unwrap().count("abc"), 0);
    let empty = AhoCorasick::new([""]);
    assert_eq!(empty.find_all("ab").map(|found| found.end).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((empty.counts("ab"), empty.avoiding(b"ab", 3)), (vec![3], Some(0)));
    let mut trie = Trie::new();
    assert_eq!([trie.insert("ab"), trie.insert("ab"), trie.insert(b"ab")], [0, 1, 2]);
    let equal = trie.build();
    assert_eq!((equal.n_nodes(), equal.counts("abab")), (3, vec![2, 2, 2]));
    assert_eq!(equal.find_all("xab").map(|found| found.pattern).collect::<Vec<_>>(), [0, 1, 2]);
    // Bytes of 128 and more, and a byte 0.
    let bytes = AhoCorasick::new([&[0xff, 0][..], &[0], &[0x80]]);
    assert_eq!(bytes.counts(&[0xff, 0, 0, 0x80]), [1, 2, 1]);
    let chinese = AhoCorasick::new(["模式", "式匹"]);
    assert_eq!(
        chinese.find_all("模式匹配模式").map(|found| found.start).collect::<Vec<_>>(),
        [0, 3, 12]
    );
}

#[test]
fn all_256_bytes() {
    let patterns: Vec<[u8; 1]> = (0..=u8::MAX).map(|byte| [byte]).collect();
    let text: Vec<u8> = (0..=u8::MAX).rev().collect();
    for n in [254, 255, 256] {
        let table = dfa(&patterns[..n]);
        assert_eq!(table.n_entries(), (n + 1) * 256);
        assert_eq!((table.counts(&text), table.count(&text)), (vec![1; n], n));
    }
}

// Growth.

#[test]
fn steps_grow_as_stated() {
    let mut last = [0; 3];
    for n in demo::SIZES {
        let now = demo::steps(n);
        assert!(n <= now[0] && now[0] <= 2 * n && n <= now[1] && now[1] <= 2 * n, "{now:?}");
        // The twenty words one by one take ten times as many at least.
        assert!(10 * now[0] < now[2], "{now:?}");
        for (now, last) in now.iter().zip(last).filter(|(_, last)| 0 < *last) {
            assert!((17 * last..23 * last).contains(&(10 * now)), "{now} after {last}");
        }
        last = now;
    }
    for adversary in texts::adversaries(1000, 100) {
        let automaton = AhoCorasick::new([&adversary.pattern]);
        assert!(demo::n_steps(&automaton, &adversary.text) <= 2000, "{}", adversary.name);
    }
}

#[test]
fn output_links_skip_what_is_no_pattern() {
    // All beginnings of a^500 are nodes, and one alone is a pattern: a chain of 500 links, and one
    // match a byte.
    let automaton =
        AhoCorasick::new([[texts::all_equal(499).as_slice(), b"b"].concat(), b"a".to_vec()]);
    let deepest = (0..automaton.n_nodes()).rev().find(|node| automaton.output(*node).is_some());
    let deepest = deepest.unwrap();
    assert_eq!(automaton.patterns(automaton.output(deepest).unwrap()), [1]);
    assert_eq!(automaton.failure(deepest), deepest - 1);
    assert_eq!(automaton.count(&texts::all_equal(1000)), 1000);
}

// 4. Extremes.

#[test]
fn a_million() {
    let text = texts::all_equal(1_000_000);
    let automaton = AhoCorasick::new([&text[..], &text[..500_000], b"a", b"b"]);
    assert_eq!(automaton.counts(&text), [1, 500_001, 1_000_000, 0]);
    assert_eq!(automaton.count(&text), 1_500_002);
    let first = automaton.find_all(&text).last();
    assert_eq!(first, Some(Match { pattern: 2, start: 999_999, end: 1_000_000 }));
    // 64 equal letters are 64 matches at each byte, and counting them takes no longer.
    let many: AhoCorasick = (1..=64).map(texts::all_equal).collect();
    assert_eq!(many.count(&text), 64 * 1_000_000 - (0..64).sum::<usize>());
    assert_eq!(AhoCorasick::new(["b"]).avoiding(b"ab", 100_000), Some(1));
    assert_eq!(
        (automaton.avoiding(b"xy", 63), automaton.avoiding(b"xy", 64)),
        (Some(1 << 63), None)
    );
}

#[test]
fn counts_on_the_way_need_not_fit() {
    // No letter may stand before one that is not above it: strings must ascend, and of 69 letters
    // only one of length 69 does. Of length 34 there are more than 2^64.
    let letters: Vec<u8> = (b'!'..).take(69).collect();
    let falling = |(i, &x): (usize, &u8)| letters[..=i].iter().map(|&y| [x, y]).collect::<Vec<_>>();
    let patterns: Vec<[u8; 2]> = letters.iter().enumerate().flat_map(falling).collect();
    assert_eq!(patterns.len(), 2415);
    let automaton = AhoCorasick::new(&patterns);
    let numbers = [0, 1, 2, 34, 67, 68, 69, 70].map(|length| automaton.avoiding(&letters, length));
    let expected = [Some(1), Some(69), Some(2346), None, Some(2346), Some(69), Some(1), Some(0)];
    assert_eq!(numbers, expected);
    assert_eq!(dfa(&patterns).avoiding(&letters, 69), Some(1));
}

#[test]
fn a_letter_counts_once() {
    let none = AhoCorasick::default();
    assert_eq!((none.avoiding(b"aa", 1), none.avoiding(b"abba", 3)), (Some(1), Some(8)));
    assert_eq!((none.avoiding(b"", 0), none.avoiding(b"", 1)), (Some(1), Some(0)));
}

// 5. Bad input.

#[test]
fn a_table_may_be_too_large() {
    let long: Vec<u8> = (0..=u8::MAX).cycle().take(MOST_ENTRIES / 256).collect();
    let n_nodes = long.len() + 1;
    let error = Dfa::new(AhoCorasick::new([&long])).unwrap_err();
    assert_eq!(error, DfaError { n_nodes, n_classes: 256 });
    assert_eq!(
        error.to_string(),
        "a table of 262145 nodes by 256 classes of bytes has more than 67108864 entries"
    );
    assert_eq!(AhoCorasick::new([&long]).count(&long), 1);
}

// 6. Errata.

#[test]
fn erratum_a_pattern_inside_an_earlier_one_is_lost() {
    // The original marks an end only where it makes a new node.
    let originally = |patterns: &[&str], text: &str| {
        let (mut trie, mut nodes) = (Trie::new(), vec![String::new()]);
        for pattern in patterns {
            let is_new = !nodes.contains(&(*pattern).to_owned());
            nodes.extend((1..=pattern.len()).map(|m| pattern[..m].to_owned()));
            if is_new {
                trie.insert(pattern);
            }
        }
        trie.build().count(text)
    };
    assert_eq!(originally(&["ab", "abc"], "abcab"), 3);
    assert_eq!(originally(&["abc", "ab"], "abcab"), 1);
    assert_eq!(AhoCorasick::new(["abc", "ab"]).counts("abcab"), [1, 2]);
}

#[test]
fn erratum_on_from_the_root_loses_overlaps() {
    // From the root, after "aba": the second "aba" would begin within the first.
    let automaton = AhoCorasick::new(["aba"]);
    assert_eq!(automaton.find_all("ababa").map(|found| found.start).collect::<Vec<_>>(), [0, 2]);
    let (mut node, mut places) = (0, Vec::new());
    for (i, &byte) in b"ababa".iter().enumerate() {
        node = automaton.step(node, byte);
        if !automaton.patterns(node).is_empty() {
            places.push(i + 1 - 3);
            node = 0;
        }
    }
    assert_eq!(places, [0]);
}

#[test]
fn erratum_output_links_lead_to_inner_nodes() {
    let automaton = AhoCorasick::new(["xab", "a", "ab", "abc"]);
    let strings = strings(&automaton);
    let node = strings.iter().position(|string| string == b"xab").unwrap();
    let output = automaton.output(node).unwrap();
    assert_eq!(strings[output], b"ab");
    // It has a child: it is no leaf.
    assert_eq!(automaton.children(output).count(), 1);
}

#[test]
fn erratum_an_output_may_be_several_links_away() {
    // The end "c" of "abc" is no pattern's business of the first link, "bc", which is none.
    let patterns = words(&["abcd", "bcx", "c"]);
    assert_eq!(ends_at(&patterns, b"abc", 1).len(), 0);
    assert_eq!(all_matches(&patterns, b"abc"), [Match { pattern: 2, start: 2, end: 3 }]);
    assert_eq!(ends_at(&patterns, b"abc", 3), all_matches(&patterns, b"abc"));
}

#[test]
fn erratum_failure_links_make_no_ring() {
    let words = texts::english(3000);
    let automaton = AhoCorasick::new(words.split(|byte| *byte == b' '));
    let strings = strings(&automaton);
    for node in 1..automaton.n_nodes() {
        assert!(strings[automaton.failure(node)].len() < strings[node].len());
    }
}

/// The child of the original's nodes that a letter leads to: they have 26.
fn original_child(letter: u8) -> Option<usize> {
    letter.checked_sub(b'a').map(usize::from).filter(|child| *child < 26)
}

#[test]
fn erratum_letters_other_than_a_to_z() {
    assert_eq!((original_child(b'a'), original_child(b'z')), (Some(0), Some(25)));
    for pattern in ["Ab", "a1", "a b", "é", "\0", "{", "`"] {
        assert!(pattern.bytes().any(|letter| original_child(letter).is_none()), "{pattern:?}");
        let text = format!("ab{pattern}ab{pattern}");
        let found: Vec<usize> =
            AhoCorasick::new([pattern]).find_all(&text).map(|found| found.start).collect();
        assert_eq!(found, suite::oracle(text.as_bytes(), pattern.as_bytes()), "{pattern:?}");
        assert_eq!(found.len(), 2, "{pattern:?}");
    }
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("aho_corasick", ""),
        ("aho_corasick_links", "--links stinting sting tint int in"),
        ("aho_corasick_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        let line = random(seed);
        assert_ne!(snapshots::answer(&demo::DEMO, &line), "");
        assert_ne!(snapshots::answer(&demo::DEMO, &format!("--links {line}")), "");
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("ab", "Aho-Corasick of 0 patterns in ab\n…\nThere are no matches."),
        ("匹配 x", "Aho-Corasick of 1 pattern in 6 bytes\n…"),
        ("root root", "…\nThere is 1 match: root at 0."),
        ("匹配模式 模式 x", "…\nThere is 1 match: 模式 at 6. x does not occur."),
        ("--links ab", "…\n1 node. All failure links lead to the root."),
        (
            "ushers he she his hers",
            "…\nThere are 3 matches: he at 2; she at 1; hers at 2. his does not occur.",
        ),
    ]);
    demo::DEMO.refuses(&[("ab b a b", r#"pattern 3: "b" is pattern 1 again (column 8)"#)]);
    assert!(
        snapshots::answer(&demo::DEMO, &format!("{} aa", "a".repeat(100)))
            .starts_with("There are 99 matches: aa at 0, 1, ")
    );
}
