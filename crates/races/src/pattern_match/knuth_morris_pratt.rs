//! 11.3 Knuth-Morris-Pratt.

use kmpsearch::Haystack;
use pattern_match::knuth_morris_pratt::Matcher;
use pattern_match::knuth_morris_pratt::automaton::Automaton;

use super::{Task, all_equal, by_memmem, by_std, dna, english, fibonacci, periodic, random, seen};
use crate::{Course, Entry, Race};

const N: usize = 1_900_000;

pub(crate) const RACES: &[Race] = &[
    race("1.9 MB of English, m = 14", |n| entries(english(n))),
    race("1.9 MB of DNA, m = 20", of_few_letters),
    race("1.9 MB of random letters, m = 8", |n| entries(random(n))),
    race("1.9 MB of period 7, m = 29", |n| entries(periodic(n))),
    race("1.9 MB of a Fibonacci word, m = 1001", |n| entries(fibonacci(n))),
    race("1.9 MB of a, pattern a...ab, m = 32", |n| entries(all_equal(n))),
];

const fn race(workload: &'static str, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "11.3", workload, n: N, build }
}

type Search = fn(&Task) -> (usize, usize);

/// Ours by falling back, and as an automaton. The pattern is prepared within the time, here and in
/// all others.
const MATCHER: Search =
    |(text, pattern)| Matcher::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen);
const AUTOMATON: Search =
    |(text, pattern)| Automaton::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen);

fn entries(task: Task) -> Vec<Entry> {
    let ours = Course::on(task).entry("knuth_morris_pratt::Matcher", MATCHER);
    with_others(ours.entry("Automaton", AUTOMATON).note("ours, a look-up a byte")).entries()
}

/// Where every fourth letter fits, there is no guessing which; so the automaton runs for us.
fn of_few_letters(n: usize) -> Vec<Entry> {
    let ours = Course::on(dna(n)).entry("knuth_morris_pratt::Automaton", AUTOMATON);
    with_others(ours.entry("Matcher", MATCHER).note("ours, falling back")).entries()
}

fn with_others(ours: Course<Task, (usize, usize)>) -> Course<Task, (usize, usize)> {
    ours.entry("kmpsearch", |(text, pattern)| {
        let places = text.indexesof_needle(pattern).unwrap_or_default();
        places.into_iter().fold((0, 0), seen)
    })
    .mark(0.6)
    .note("leaves overlaps out; there are none")
    .entry("str::match_indices", by_std)
    .note("Two-Way")
    .entry("memchr::memmem", by_memmem)
    .note("16 or 32 bytes at once")
}
