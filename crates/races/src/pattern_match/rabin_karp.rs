//! 11.4 Rabin-Karp.

use aho_corasick::AhoCorasick;
use pattern_match::knuth_morris_pratt::Matcher as KnuthMorrisPratt;
use pattern_match::rabin_karp::several::Several;
use pattern_match::rabin_karp::{Hasher, Matcher};
use pattern_match::{simple_match, texts};

use super::{Task, all_equal, by_memmem, english, random, seen};
use crate::{Course, Entry, Race};

const N: usize = 1_900_000;
const SEED: u64 = 11;

pub(crate) const RACES: &[Race] = &[
    race("1.9 MB of English, m = 14", N, |n| entries(english(n))),
    race("1.9 MB of random letters, m = 8", N, |n| entries(random(n))),
    race("1.9 MB of a, pattern a...ab, m = 32", N, |n| entries(all_equal(n))),
    race("1 MB of random letters, 10^4 patterns, m = 8", 1_000_000, several),
];

const fn race(workload: &'static str, n: usize, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "11.4", workload, n, build }
}

/// The pattern is prepared within the time.
fn entries(task: Task) -> Vec<Entry> {
    Course::on(task)
        .entry("rabin_karp::Matcher", |(text, pattern)| {
            let matcher = Matcher::new(pattern.as_str(), Hasher::with_seed(SEED));
            matcher.find_all(text.as_str()).fold((0, 0), seen)
        })
        .entry("knuth_morris_pratt::Matcher", |(text, pattern)| {
            KnuthMorrisPratt::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen)
        })
        .note("ours, 11.3")
        .entry("simple_match::find_all", |(text, pattern)| {
            simple_match::find_all(text.as_str(), pattern.as_str()).fold((0, 0), seen)
        })
        .note("ours, 11.1")
        .entry("memchr::memmem", by_memmem)
        .note("16 or 32 bytes at once")
        .entries()
}

/// How many places all patterns have together.
fn several(n: usize) -> Vec<Entry> {
    const LENGTH: usize = 8;
    let text = texts::random(n.max(LENGTH));
    // A hundredth of the text each; where the text is short, some twice.
    let n_starts = text.len() - LENGTH + 1;
    let n_patterns = (n / 100).max(1);
    let patterns: Vec<Vec<u8>> = (0..n_patterns)
        .map(|i| i * 97 % n_starts)
        .map(|start| text[start..start + LENGTH].to_vec())
        .collect();
    Course::on((text, patterns))
        .entry("rabin_karp::Several", |(text, patterns)| {
            Several::new(patterns, Hasher::with_seed(SEED)).find_all(text).count()
        })
        .entry("aho-corasick", |(text, patterns)| {
            AhoCorasick::new(patterns).map_or(0, |all| all.find_overlapping_iter(text).count())
        })
        .note("the default automaton")
        .entries()
}
