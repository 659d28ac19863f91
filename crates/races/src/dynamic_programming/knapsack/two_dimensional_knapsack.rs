//! 5.8 Two-dimensional knapsack.

use dynamic_programming::knapsack::two_dimensional_knapsack::{
    Item, best_value, dimensions, two_dimensional_knapsack,
};

use super::SEED;
use crate::{Course, Race, SplitMix64};

const CAPACITIES: [usize; 2] = [300, 300];

pub(super) const PLANES: Race = Race {
    section: "5.8",
    workload: "100 items, capacities 300 and 300",
    n: 100,
    build: |n| {
        let mut random = SplitMix64::new(SEED);
        let mut item = || Item {
            weights: [1 + random.below(60_usize), 1 + random.below(60_usize)],
            value: 1 + i64::from(random.below(1_000_u32)),
        };
        Course::on((0..n).map(|_| item()).collect::<Vec<_>>())
            .entry("best_value, one plane", |items| best_value(items, CAPACITIES))
            .entry("two_dimensional_knapsack, the table", |items| {
                two_dimensional_knapsack(items, CAPACITIES).map(|solved| solved.value())
            })
            .entry("dimensions::best_value, any number", |items| {
                dimensions::best_value(items, CAPACITIES)
            })
            .entry("a vector of vectors an item", |items| Ok(nested(items)))
            .entries()
    },
};

/// As one would write it first: all planes, each a vector of rows.
fn nested(items: &[Item]) -> i64 {
    let [v_last, w_last] = CAPACITIES;
    let mut planes = vec![vec![vec![0_i64; w_last + 1]; v_last + 1]; items.len() + 1];
    for (i, Item { weights: [v, w], value }) in (1..).zip(items) {
        for a in 0..=v_last {
            for b in 0..=w_last {
                planes[i][a][b] = planes[i - 1][a][b];
                if *v <= a && *w <= b {
                    planes[i][a][b] = planes[i][a][b].max(planes[i - 1][a - v][b - w] + value);
                }
            }
        }
    }
    planes[items.len()][v_last][w_last]
}
