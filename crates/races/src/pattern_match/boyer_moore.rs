//! 11.5 Boyer-Moore.

use boyer_moore_magiclen::BMByte;
use pattern_match::boyer_moore::Matcher;
use pattern_match::boyer_moore::horspool::Horspool;
use pattern_match::boyer_moore::pairs::PairMatcher;

use super::{Task, all_equal, by_memmem, by_std, dna, english, periodic, random, seen};
use crate::{Course, Entry, Race};

const N: usize = 1_900_000;

pub(crate) const RACES: &[Race] = &[
    race("1.9 MB of English, m = 14", |n| entries(english(n), true)),
    race("1.9 MB of DNA, m = 20", |n| entries(dna(n), true)),
    race("1.9 MB of random letters, m = 8", |n| entries(random(n), true)),
    race("1.9 MB of period 7, m = 29", |n| entries(periodic(n), false)),
    race("1.9 MB of a, pattern a...ab, m = 32", |n| entries(all_equal(n), false)),
    race("190 kB of a, pattern ba...a, m = 200", turned),
];

const fn race(workload: &'static str, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "11.5", workload, n: N, build }
}

/// Where one bad character decides little: a b, and behind it as many a as there are before.
fn turned(n: usize) -> Vec<Entry> {
    entries(("a".repeat(n / 10), "b".to_owned() + &"a".repeat(199)), false)
}

/// The pattern is prepared within the time.
fn entries(task: Task, is_ordinary: bool) -> Vec<Entry> {
    let course = Course::on(task)
        .entry("boyer_moore::PairMatcher", |(text, pattern)| {
            PairMatcher::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen)
        })
        .entry("boyer-moore-magiclen", |(text, pattern)| {
            let places = BMByte::from(pattern).map(|matcher| matcher.find_full_all_in(text));
            places.unwrap_or_default().into_iter().fold((0, 0), seen)
        });
    let course = if is_ordinary { course.mark(0.87) } else { course };
    let course = course.entry("str::match_indices", by_std);
    let course = if is_ordinary { course.mark(0.7) } else { course };
    course
        .note("Two-Way")
        .entry("Matcher", |(text, pattern)| {
            Matcher::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen)
        })
        .note("ours, by one character")
        .entry("Horspool", |(text, pattern)| {
            Horspool::new(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen)
        })
        .note("ours, one rule")
        .entry("Horspool::sunday", |(text, pattern)| {
            Horspool::sunday(pattern.as_str()).find_all(text.as_str()).fold((0, 0), seen)
        })
        .note("ours, one rule")
        .entry("memchr::memmem", by_memmem)
        .note("16 or 32 bytes at once")
        .entries()
}
