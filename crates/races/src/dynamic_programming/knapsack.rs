//! Chapter 5, the knapsacks, a file a section.

mod two_dimensional_knapsack;
mod unbounded_knapsack;
mod zero_one_knapsack;

use dynamic_programming::knapsack::zero_one_knapsack::Item;

use crate::{Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    zero_one_knapsack::LIKE_THE_TABLE,
    zero_one_knapsack::STRONGLY_CORRELATED,
    zero_one_knapsack::SMALL_VALUES,
    zero_one_knapsack::FORTY,
    unbounded_knapsack::LIKE_KNAPTIME,
    unbounded_knapsack::BOUNDED,
    two_dimensional_knapsack::PLANES,
];

const SEED: u64 = 5;

/// Items whose weights and values lie in 1..=`most`, one independent of the other.
fn uncorrelated(n: usize, most: u32) -> Vec<Item> {
    let mut random = SplitMix64::new(SEED);
    let mut up_to_most = || 1 + random.below(most);
    (0..n).map(|_| Item { weight: up_to_most() as usize, value: up_to_most().into() }).collect()
}
