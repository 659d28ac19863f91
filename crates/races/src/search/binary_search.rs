//! 3.1 Binary search.

use std::collections::HashSet;

use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, gallop, lower_bound, plain};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 3;
const N_QUERIES: usize = 200_000;

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.1", workload: "is it there: 10^3 sorted i32", n: 1_000, build: lookups },
    Race { section: "3.1", workload: "is it there: 10^6 sorted i32", n: 1_000_000, build: lookups },
    Race { section: "3.1", workload: "lower bound: 10^3 sorted u64", n: 1_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^5 sorted u64", n: 100_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^7 sorted u64", n: 10_000_000, build: bounds },
];

/// Where each query was found, summed up: the insertion points of misses count too.
fn lookups(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    // Even numbers are there, odd ones are not.
    let Ok(last) = i32::try_from(n) else { return Vec::new() };
    let v: Vec<i32> = (0..last).map(|i| 2 * i).collect();
    let queries: Vec<i32> =
        (0..N_QUERIES).filter_map(|_| i32::try_from(random.below(2 * n)).ok()).collect();
    let set: HashSet<i32> = v.iter().copied().collect();
    let place = |found: Result<usize, usize>| found.map_or(0, |i| i + 1);
    Course::on((v, queries))
        .entry("binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(binary_search(v, x))).sum::<usize>()
        })
        .entry("slice::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(v.binary_search(x))).sum::<usize>()
        })
        .mark(if n < 10_000 { 1.1 } else { 1.25 })
        .entry("plain::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(plain::binary_search(v, x))).sum::<usize>()
        })
        .limit("HashSet::contains", move |(_, queries)| {
            queries.iter().filter(|x| set.contains(x)).count()
        })
        .note("a yes or no, without a place")
        .entries()
}

fn bounds(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let v: Vec<u64> = (0_u64..).step_by(2).take(n).collect();
    let queries: Vec<u64> =
        (0..N_QUERIES).filter_map(|_| u64::try_from(random.below(2 * n)).ok()).collect();
    let tree = Eytzinger::new(&v);
    Course::on((v, queries))
        .entry("lower_bound", |(v, queries)| {
            queries.iter().map(|x| lower_bound(v, x)).sum::<usize>()
        })
        .entry("slice::partition_point", |(v, queries)| {
            queries.iter().map(|x| v.partition_point(|y| y < x)).sum()
        })
        .entry("plain::partition_point", |(v, queries)| {
            queries.iter().map(|x| plain::partition_point(v, |y| y < x)).sum()
        })
        .entry("Eytzinger::lower_bound", move |(_, queries)| {
            queries.iter().map(|x| tree.lower_bound(x)).sum()
        })
        .note("laid out beforehand")
        .entry("gallop", |(v, queries)| queries.iter().map(|x| gallop(v, |y| y < x)).sum())
        .entries()
}
