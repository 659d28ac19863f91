//! 11.1 Naive matching.

use pattern_match::simple_match::find_all;

use super::{Task, all_equal, by_memmem, by_std, dna, english, periodic, random, seen};
use crate::{Course, Entry, Race};

const N: usize = 1_900_000;

pub(crate) const RACES: &[Race] = &[
    race("1.9 MB of English, m = 14", |n| entries(english(n))),
    race("1.9 MB of DNA, m = 20", |n| entries(dna(n))),
    race("1.9 MB of random letters, m = 8", |n| entries(random(n))),
    race("1.9 MB of period 7, m = 29", |n| entries(periodic(n))),
    race("1.9 MB of a, pattern a...ab, m = 32", |n| entries(all_equal(n))),
];

const fn race(workload: &'static str, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "11.1", workload, n: N, build }
}

fn entries(task: Task) -> Vec<Entry> {
    Course::on(task)
        .entry("simple_match::find_all", |(text, pattern)| {
            find_all(text.as_str(), pattern.as_str()).fold((0, 0), seen)
        })
        .entry("windows == pattern", |(text, pattern)| {
            let windows = text.as_bytes().windows(pattern.len()).enumerate();
            let places = windows.filter(|(_, window)| *window == pattern.as_bytes());
            places.map(|(start, _)| start).fold((0, 0), seen)
        })
        .note("a call of memcmp a place")
        .entry("str::match_indices", by_std)
        .note("Two-Way")
        .entry("memchr::memmem", by_memmem)
        .note("16 or 32 bytes at once")
        .entries()
}
