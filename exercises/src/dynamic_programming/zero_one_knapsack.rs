//! The exercises of section 5.6.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Weights and values, and the capacity.
pub(super) type Input = (Vec<(usize, u64)>, usize);

pub(super) fn size(input: &Input) -> u64 {
    let sum = |item: &(usize, u64)| item.0 as u64 + item.1;
    input.0.len() as u64 * 1000
        + input.0.iter().map(sum).sum::<u64>().min(900)
        + input.1.min(99) as u64
}

/// Without some items, or with a capacity that is less by one.
pub(super) fn smaller(input: &Input) -> Vec<Input> {
    let (items, capacity) = input;
    let mut all: Vec<Input> = shorter(items).into_iter().map(|list| (list, *capacity)).collect();
    all.extend(capacity.checked_sub(1).map(|capacity| (items.clone(), capacity)));
    all
}

/// The greatest value of all choices, for few items; by the least weight of each value otherwise.
fn best(items: &[(usize, u64)], capacity: usize) -> u64 {
    let sum: u64 = items.iter().map(|item| item.1).sum();
    let n_values = usize::try_from(sum).expect("the judge's values are small") + 1;
    let mut lightest = vec![usize::MAX; n_values];
    lightest[0] = 0;
    for &(weight, value) in items {
        let value = usize::try_from(value).expect("a part of the sum");
        for v in (value..n_values).rev() {
            lightest[v] = lightest[v].min(lightest[v - value].saturating_add(weight));
        }
    }
    let best = lightest.iter().rposition(|weight| *weight <= capacity);
    best.expect("the value 0 needs no weight") as u64
}

/// Exercise 5.6: `best_value`.
#[derive(Debug)]
pub struct ZeroOneKnapsack;

impl Task for ZeroOneKnapsack {
    type Input = Input;
    type Output = u64;

    const SECTION: &'static str = "5.6";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "zero_one_knapsack";
    const HARNESS: &'static str =
        "|(items, capacity): (Vec<(usize, u64)>, usize)| attempt::best_value(&items, capacity)";
    const HINTS: &'static [&'static str] = &[
        "Let row[j] be the best value of the items so far at capacity j. Before the first item, all are 0.",
        "With one more item, a capacity j may stay as it is, or become the value of this item plus row[j - weight] of the \
         row before.",
        "Fill the row in place, from the largest capacity down to the weight of the item.",
    ];

    fn small() -> Vec<Self::Input> {
        let kinds: Vec<(usize, u64)> =
            (0..=3).flat_map(|weight| [1, 2, 5].map(|value| (weight, value))).collect();
        let lists = lists(3, &kinds).into_iter();
        lists.flat_map(|list| (0..=4).map(move |capacity| (list.clone(), capacity))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(12);
        let items = (0..n).map(|_| (random.index(15), random.below(40))).collect();
        (items, random.index(60))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let items = |n: usize, most: usize| {
            (0..n).map(|i| (1 + i * 7919 % most, 1 + (i as u64 * 104_729) % 50)).collect()
        };
        vec![
            ("200 items and the capacity 10 000", (items(200, 150), 10_000)),
            ("1000 items and the capacity 1000", (items(1000, 40), 1000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        smaller(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("best_value(&{}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = best(&input.0, input.1);
        Wrong::unless_equal(&expected, output)
    }
}
