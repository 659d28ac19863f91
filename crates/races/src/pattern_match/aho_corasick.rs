//! 11.2 Aho-Corasick.

use daachorse::DoubleArrayAhoCorasick;
use pattern_match::aho_corasick::dfa::Dfa;
use pattern_match::aho_corasick::{AhoCorasick, Scan};
use pattern_match::texts;

use super::seen;
use crate::{Course, Entry, Race};

const N: usize = 1_900_000;

pub(crate) const RACES: &[Race] = &[
    race("all matches of 1000 patterns, 1.9 MB of English", all_matches),
    race("the number of matches of 1000 patterns, 1.9 MB of English", count),
    race("1000 patterns made ready", build),
];

const fn race(workload: &'static str, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "11.2", workload, n: N, build }
}

/// A text of English, and a thousand different patterns: parts of it of three to nine letters.
type Task = (Vec<u8>, Vec<Vec<u8>>);

fn task(n: usize) -> Task {
    const N_PATTERNS: usize = 1000;
    const LONGEST: usize = 9;
    let text = texts::english(n.max(LONGEST));
    let n_starts = text.len() - LONGEST + 1;
    let part = |i: usize| {
        let start = i * 7919 % n_starts;
        text[start..start + 3 + i % (LONGEST - 2)].to_vec()
    };
    // Of equal ones one remains, and of those every so many.
    let mut parts: Vec<Vec<u8>> = (0..4 * N_PATTERNS).map(part).collect();
    parts.sort_unstable();
    parts.dedup();
    let every = (parts.len() / N_PATTERNS).max(1);
    let patterns = parts.into_iter().step_by(every).take(N_PATTERNS).collect();
    (text, patterns)
}

/// That of the crate: a table, or what it thinks best.
fn theirs(patterns: &[Vec<u8>], is_table: bool) -> Option<aho_corasick::AhoCorasick> {
    let kind = is_table.then_some(aho_corasick::AhoCorasickKind::DFA);
    aho_corasick::AhoCorasick::builder().kind(kind).build(patterns).ok()
}

fn double_array(patterns: &[Vec<u8>]) -> Option<DoubleArrayAhoCorasick<u32>> {
    DoubleArrayAhoCorasick::new(patterns).ok()
}

fn table(patterns: &[Vec<u8>]) -> Option<Dfa> {
    Dfa::new(AhoCorasick::new(patterns)).ok()
}

/// How many matches there are, and the sum of their starts. The automata are ready before the clock
/// starts.
fn all_matches(n: usize) -> Vec<Entry> {
    Course::on(task(n))
        .prepared_entry(
            "aho_corasick::Dfa",
            |(_, patterns)| table(patterns),
            |(text, _), automaton| {
                automaton
                    .iter()
                    .flat_map(|it| it.find_all(text))
                    .map(|it| it.start)
                    .fold((0, 0), seen)
            },
        )
        .prepared_entry(
            "AhoCorasick",
            |(_, patterns)| AhoCorasick::new(patterns),
            |(text, _), automaton| automaton.find_all(text).map(|it| it.start).fold((0, 0), seen),
        )
        .note("ours, by its links")
        .prepared_entry(
            "aho-corasick, DFA",
            |(_, patterns)| theirs(patterns, true),
            |(text, _), automaton| {
                let all = automaton.iter().flat_map(|it| it.find_overlapping_iter(text));
                all.map(|it| it.start()).fold((0, 0), seen)
            },
        )
        .mark(1.0)
        .prepared_entry(
            "aho-corasick",
            |(_, patterns)| theirs(patterns, false),
            |(text, _), automaton| {
                let all = automaton.iter().flat_map(|it| it.find_overlapping_iter(text));
                all.map(|it| it.start()).fold((0, 0), seen)
            },
        )
        .note("the default automaton")
        .prepared_entry(
            "daachorse",
            |(_, patterns)| double_array(patterns),
            |(text, _), automaton| {
                let all = automaton.iter().flat_map(|it| it.find_overlapping_iter(text.as_slice()));
                all.map(|it| it.start()).fold((0, 0), seen)
            },
        )
        .note("a double array")
        .entries()
}

/// The number alone. The automata are ready before the clock starts.
fn count(n: usize) -> Vec<Entry> {
    Course::on(task(n))
        .prepared_entry(
            "aho_corasick::Dfa::count",
            |(_, patterns)| table(patterns),
            |(text, _), automaton| automaton.iter().map(|it| it.count(text)).sum::<usize>(),
        )
        .prepared_entry(
            "aho-corasick, DFA",
            |(_, patterns)| theirs(patterns, true),
            |(text, _), automaton| {
                automaton.iter().map(|it| it.find_overlapping_iter(text).count()).sum::<usize>()
            },
        )
        .mark(0.85)
        .prepared_entry(
            "daachorse",
            |(_, patterns)| double_array(patterns),
            |(text, _), automaton| {
                let text = text.as_slice();
                automaton.iter().map(|it| it.find_overlapping_iter(text).count()).sum::<usize>()
            },
        )
        .note("a double array")
        .entries()
}

/// Patterns to an automaton; each says how many patterns it has.
fn build(n: usize) -> Vec<Entry> {
    let task = task(n);
    let n_patterns = task.1.len();
    Course::on(task)
        .expecting(n_patterns)
        .entry("aho_corasick::Dfa", |(_, patterns)| {
            table(patterns).map_or(0, |automaton| automaton.links().n_patterns())
        })
        .entry("AhoCorasick", |(_, patterns)| AhoCorasick::new(patterns).n_patterns())
        .note("ours, links alone")
        .entry("aho-corasick", |(_, patterns)| {
            theirs(patterns, false).map_or(0, |automaton| automaton.patterns_len())
        })
        .mark(0.45)
        .note("the default automaton")
        .entry("aho-corasick, DFA", |(_, patterns)| {
            theirs(patterns, true).map_or(0, |automaton| automaton.patterns_len())
        })
        .entry("daachorse", |(_, patterns)| {
            // It has no number of patterns, so that of its states must do.
            let n_patterns = patterns.len();
            double_array(patterns).map_or(0, |automaton| n_patterns.min(automaton.num_states()))
        })
        .note("a double array")
        .entries()
}
