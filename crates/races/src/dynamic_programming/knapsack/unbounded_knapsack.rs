//! 5.7 Unbounded knapsack.

use dynamic_programming::knapsack::unbounded_knapsack::bounded::{Kind, by_bundles, by_queue};
use dynamic_programming::knapsack::unbounded_knapsack::{
    best_value, unbounded_knapsack, undominated,
};
use dynamic_programming::knapsack::zero_one_knapsack::{self, Item};

use super::uncorrelated;
use crate::{Course, Race};

const SECTION: &str = "5.7";
const CAPACITY: u16 = 10_000;

pub(super) const LIKE_KNAPTIME: Race = Race {
    section: SECTION,
    workload: "200 items, capacity 10^4",
    n: 200,
    build: |n| {
        let items = uncorrelated(n, 1_000);
        let theirs: Vec<_> = items.iter().filter_map(their_item).collect();
        let capacity = usize::from(CAPACITY);
        Course::on(items)
            .entry("best_value, one row", move |items| best_value(items, capacity).ok())
            .entry("knaptime", move |_| {
                let best = knaptime::dp::knapsack(CAPACITY, &theirs).ok();
                best.and_then(|best| i64::try_from(best).ok())
            })
            .mark(0.75)
            .entry("unbounded_knapsack, the table", move |items| {
                unbounded_knapsack(items, capacity).ok().map(|solved| solved.value())
            })
            .entry("best_value of the undominated", move |items| {
                best_value(&undominated(items), capacity).ok()
            })
            .entry("a loop over the copies", move |items| Some(over_copies(items, capacity)))
            .entries()
    },
};

pub(super) const BOUNDED: Race = Race {
    section: SECTION,
    workload: "100 items, up to 100 copies each, capacity 10^4",
    n: 100,
    build: |n| {
        let capacity = usize::from(CAPACITY);
        let kinds = uncorrelated(n, 1_000).into_iter().enumerate();
        let kinds: Vec<Kind> = kinds
            .map(|(i, item)| Kind {
                item: Item { weight: 1 + item.weight / 10, value: item.value },
                n_copies: Some(1 + i * 37 % 100),
            })
            .collect();
        Course::on(kinds)
            .entry("bounded::by_queue", move |kinds| by_queue(kinds, capacity).ok())
            .entry("bounded::by_bundles", move |kinds| by_bundles(kinds, capacity).ok())
            .entry("a 0-1 knapsack of all copies", move |kinds| {
                let copies = |kind: &Kind| vec![kind.item; kind.n_copies.unwrap_or(capacity)];
                let all: Vec<Item> = kinds.iter().flat_map(copies).collect();
                zero_one_knapsack::best_value(&all, capacity).ok()
            })
            .entries()
    },
};

fn their_item(item: &Item) -> Option<knaptime::types::Item<u16, u64>> {
    let weight = u16::try_from(item.weight).ok()?;
    Some(knaptime::types::Item { weight, value: u64::try_from(item.value).ok()? })
}

/// Each cell tries every number of copies.
fn over_copies(items: &[Item], capacity: usize) -> i64 {
    let mut row = vec![0_i64; capacity + 1];
    for item in items {
        for j in (item.weight..=capacity).rev() {
            let mut value = 0;
            for rest in (0..j).rev().skip(item.weight - 1).step_by(item.weight) {
                value += item.value;
                row[j] = row[j].max(row[rest] + value);
            }
        }
    }
    row[capacity]
}
