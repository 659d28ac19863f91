//! The exercises of section 5.7.

use super::zero_one_knapsack::{self, Input};
use crate::inputs::{Random, lists, shown};
use crate::judge::{Task, Wrong};

/// The greatest value at each capacity up to this one: the last copy is one of the items.
fn best(items: &[(usize, u64)], capacity: usize) -> u64 {
    let mut best = vec![0; capacity + 1];
    for j in 1..=capacity {
        let fitting = items.iter().filter(|item| item.0 <= j);
        best[j] = fitting.map(|item| best[j - item.0] + item.1).max().unwrap_or(0);
    }
    best[capacity]
}

/// Exercise 5.7: `best_counts`.
#[derive(Debug)]
pub struct UnboundedKnapsack;

impl Task for UnboundedKnapsack {
    type Input = Input;
    type Output = Vec<usize>;

    const SECTION: &'static str = "5.7";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "unbounded_knapsack";
    const HARNESS: &'static str =
        "|(items, capacity): (Vec<(usize, u64)>, usize)| attempt::best_counts(&items, capacity)";
    const HINTS: &'static [&'static str] = &[
        "Let table[i][j] be the best value of copies of the first i items at capacity j.",
        "After one copy of item i, it may come again. So the cell looks back into its own row, and the row is filled from \
         left to right.",
        "In the traceback, stay in the row while the cell differs from the one above it, and count a copy each time.",
    ];

    fn small() -> Vec<Self::Input> {
        let kinds: Vec<(usize, u64)> =
            (1..=4).flat_map(|weight| [1, 3, 5].map(|value| (weight, value))).collect();
        let lists = lists(3, &kinds).into_iter();
        lists.flat_map(|list| (0..=5).map(move |capacity| (list.clone(), capacity))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(8);
        let items = (0..n).map(|_| (1 + random.index(15), random.below(40))).collect();
        (items, random.index(60))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let items = |n: usize, most: usize| {
            (0..n).map(|i| (2 + i * 7919 % most, 1 + (i as u64 * 104_729) % 50)).collect()
        };
        vec![
            ("200 items and the capacity 5000", (items(200, 150), 5_000)),
            ("20 items and the capacity 50 000", (items(20, 90), 50_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        zero_one_knapsack::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        zero_one_knapsack::smaller(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("best_counts(&{}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (items, capacity) = input;
        let most = best(items, *capacity);
        let wrong = |because: String| {
            let expected = format!("counts of the total value {most}");
            Err(Wrong { expected, got: shown(output), because: Some(because) })
        };
        if output.len() != items.len() {
            return wrong(format!("{} counts for {} items", output.len(), items.len()));
        }
        let (mut weight, mut value) = (0_u128, 0_u128);
        for (n, item) in output.iter().zip(items) {
            weight += *n as u128 * item.0 as u128;
            value += *n as u128 * u128::from(item.1);
        }
        if (*capacity as u128) < weight {
            return wrong(format!("these copies weigh {weight}"));
        }
        if value != u128::from(most) {
            return wrong(format!("these copies are worth {value}"));
        }
        Ok(())
    }
}
