//! Section 5.9.

use dynamic_programming::regional_dp::minimum_merge_cost::garsia_wachs::garsia_wachs;
use dynamic_programming::regional_dp::minimum_merge_cost::{any_pair_cost, knuth, minimum_merge};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 59;

pub(crate) const RACES: &[Race] = &[
    Race { section: "5.9", workload: "600 random piles", n: 600, build: every_form },
    Race { section: "5.9", workload: "3000 random piles", n: 3_000, build: fast_forms },
    Race { section: "5.9", workload: "10^5 random piles", n: 100_000, build: large },
];

fn random(n: usize) -> Vec<i64> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(1_000_000)).collect()
}

fn by_knuth(piles: &[i64]) -> i64 {
    knuth::minimum_merge(piles).map_or(-1, |table| table.cost())
}

fn by_garsia_wachs(piles: &[i64]) -> i64 {
    garsia_wachs(piles).map_or(-1, |answer| answer.cost)
}

fn every_form(n: usize) -> Vec<Entry> {
    Course::on(random(n))
        .entry("knuth::minimum_merge", |piles| by_knuth(piles))
        .entry("minimum_merge, every split", |piles| {
            minimum_merge(piles).map_or(-1, |table| table.cost())
        })
        .mark(0.1)
        .entry("garsia_wachs", |piles| by_garsia_wachs(piles))
        .entries()
}

fn fast_forms(n: usize) -> Vec<Entry> {
    Course::on(random(n))
        .entry("garsia_wachs", |piles| by_garsia_wachs(piles))
        .entry("knuth::minimum_merge", |piles| by_knuth(piles))
        .entries()
}

fn large(n: usize) -> Vec<Entry> {
    Course::on(random(n))
        .entry("garsia_wachs", |piles| by_garsia_wachs(piles))
        .limit("any_pair_cost", |piles| any_pair_cost(piles).unwrap_or(-1))
        .note("any two piles, neighbors or not")
        .entries()
}
