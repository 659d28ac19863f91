//! 5.6 0-1 knapsack.

use dynamic_programming::knapsack::zero_one_knapsack::{
    Item, best_value, by_value, choices, meet_in_the_middle, zero_one_knapsack,
};

use super::{SEED, uncorrelated};
use crate::{Course, Entry, Race, SplitMix64};

const SECTION: &str = "5.6";
const CAPACITY: usize = 10_000;

pub(super) const LIKE_THE_TABLE: Race = Race {
    section: SECTION,
    workload: "200 items, capacity 10^4",
    n: 200,
    build: |n| rows(uncorrelated(n, 1_000), CAPACITY),
};

/// Where value and weight rise together, no item is much better than another.
pub(super) const STRONGLY_CORRELATED: Race = Race {
    section: SECTION,
    workload: "100 items, value = weight + 100, capacity 10^5",
    n: 100,
    build: |n| {
        let mut random = SplitMix64::new(SEED);
        let mut item = || {
            let weight = 1 + random.below(4_000_u32);
            Item { weight: weight as usize, value: i64::from(weight) + 100 }
        };
        rows((0..n).map(|_| item()).collect(), 10 * CAPACITY)
    },
};

pub(super) const SMALL_VALUES: Race = Race {
    section: SECTION,
    workload: "100 items, values up to 20, capacity 10^5",
    n: 100,
    build: |n| {
        let mut random = SplitMix64::new(SEED);
        let mut item = || Item {
            weight: 1 + random.below(4_000_usize),
            value: 1 + i64::from(random.below(20_u32)),
        };
        Course::on((0..n).map(|_| item()).collect::<Vec<Item>>())
            .entry("by_value::best_value", |items| by_value::best_value(items, 10 * CAPACITY))
            .entry("best_value", |items| best_value(items, 10 * CAPACITY))
            .entries()
    },
};

pub(super) const FORTY: Race = Race {
    section: SECTION,
    workload: "40 items, capacity 10^5",
    n: 40,
    build: |n| {
        Course::on(uncorrelated(n, 10_000))
            .entry("meet_in_the_middle::best_items", |items| {
                meet_in_the_middle::best_items(items, 10 * CAPACITY).map(|(value, _)| value)
            })
            .entry("best_value", |items| best_value(items, 10 * CAPACITY))
            .entries()
    },
};

fn rows(items: Vec<Item>, capacity: usize) -> Vec<Entry> {
    Course::on(items)
        .entry("best_value, one row", move |items| best_value(items, capacity))
        .entry("zero_one_knapsack, the table", move |items| {
            zero_one_knapsack(items, capacity).map(|solved| solved.value())
        })
        .mark(0.25)
        .entry("choices::best_items, bits", move |items| {
            choices::best_items(items, capacity).map(|(value, _)| value)
        })
        .note("with the items")
        .entries()
}
