//! The exercises of section 5.8.

use std::collections::BTreeMap;

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Two weights and a value of each item, and two capacities.
type Input = (Vec<(usize, usize, u64)>, (usize, usize));

/// The greatest value of all choices that fit: for each pair of sums of weights that occurs, the
/// best value.
fn best(items: &[(usize, usize, u64)], capacities: (usize, usize)) -> u64 {
    let mut choices = BTreeMap::from([((0, 0), 0_u64)]);
    for &(v, w, value) in items {
        for ((a, b), sum) in choices.clone() {
            if a + v <= capacities.0 && b + w <= capacities.1 {
                let with = choices.entry((a + v, b + w)).or_insert(0);
                *with = (sum + value).max(*with);
            }
        }
    }
    choices.into_values().max().unwrap_or(0)
}

/// Exercise 5.8: `best_value`.
#[derive(Debug)]
pub struct TwoDimensionalKnapsack;

impl Task for TwoDimensionalKnapsack {
    type Input = Input;
    type Output = u64;

    const SECTION: &'static str = "5.8";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "two_dimensional_knapsack";
    const HARNESS: &'static str = "|(items, capacities): (Vec<(usize, usize, u64)>, (usize, usize))| \
                                   attempt::best_value(&items, capacities)";
    const HINTS: &'static [&'static str] = &[
        "Let plane[a][b] be the best value of the items so far at the capacities a and b. Before the first item, all are 0.",
        "With one more item, a cell may stay as it is, or become the value of this item plus plane[a - v][b - w] of the \
         plane before.",
        "Fill the plane in place, both loops from the largest capacity down to the weight of the item.",
    ];

    fn small() -> Vec<Self::Input> {
        let weights = (0..=2).flat_map(|v| (0..=2).map(move |w| (v, w)));
        let kinds: Vec<_> = weights.flat_map(|(v, w)| [1, 3].map(|x| (v, w, x))).collect();
        let pairs = (0..=2).flat_map(|a| (0..=2).map(move |b| (a, b)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        let lists = lists(2, &kinds).into_iter();
        lists.flat_map(|list| pairs.iter().map(move |pair| (list.clone(), *pair))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(10);
        let items = (0..n).map(|_| (random.index(8), random.index(8), random.below(40))).collect();
        (items, (random.index(25), random.index(25)))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let items = |n: usize, most: usize| {
            let item = |i: usize| {
                (1 + i * 7919 % most, 1 + i * 104_729 % most, 1 + (i as u64 * 31_337) % 50)
            };
            (0..n).map(item).collect()
        };
        vec![
            ("100 items and the capacities 200 and 200", (items(100, 40), (200, 200))),
            ("1000 items and the capacities 60 and 60", (items(1000, 30), (60, 60))),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum = |item: &(usize, usize, u64)| (item.0 + item.1) as u64 + item.2;
        let (items, capacities) = input;
        items.len() as u64 * 1000
            + items.iter().map(sum).sum::<u64>().min(900)
            + (capacities.0 + capacities.1).min(99) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (items, (a, b)) = input;
        let mut all: Vec<Self::Input> =
            shorter(items).into_iter().map(|list| (list, (*a, *b))).collect();
        all.extend(a.checked_sub(1).map(|a| (items.clone(), (a, *b))));
        all.extend(b.checked_sub(1).map(|b| (items.clone(), (*a, b))));
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("best_value(&{}, {:?})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = best(&input.0, input.1);
        Wrong::unless_equal(&expected, output)
    }
}
