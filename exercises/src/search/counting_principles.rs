//! The exercise of section 3.2.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 3.2: `count`.
#[derive(Debug)]
pub struct Count;

/// The number of ways, by arithmetic of 128 bits.
fn oracle(classes: &[Vec<u64>]) -> Option<u64> {
    let ways = |steps: &Vec<u64>| -> Option<u128> {
        if steps.contains(&0) {
            return Some(0);
        }
        steps.iter().try_fold(1_u128, |ways, choices| ways.checked_mul(u128::from(*choices)))
    };
    let total = classes
        .iter()
        .try_fold(0_u128, |total, steps| ways(steps).and_then(|ways| total.checked_add(ways)));
    total.and_then(|total| u64::try_from(total).ok())
}

impl Task for Count {
    type Input = Vec<Vec<u64>>;
    type Output = Option<u64>;

    const SECTION: &'static str = "3.2";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "counting_principles";
    const HARNESS: &'static str = "|classes: Vec<Vec<u64>>| attempt::count(&classes)";
    const HINTS: &'static [&'static str] = &[
        "Two loops: the outer one runs through the classes and adds, the inner one runs through the steps of a class \
         and multiplies.",
        "Which number does a sum start with, and which one a product? Where must the product start again?",
        "`checked_mul` and `checked_add` are `None` if the result does not fit. But look for a step without a choice \
         before you multiply.",
    ];

    fn small() -> Vec<Self::Input> {
        let steps = lists(3, &[0, 2, u64::MAX]);
        let mut all = vec![Vec::new()];
        all.extend(steps.iter().map(|class| vec![class.clone()]));
        for a in &steps {
            all.extend(steps.iter().map(|b| vec![a.clone(), b.clone()]));
        }
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let most = if random.below(4) == 0 { u64::MAX } else { 20 };
        let mut class = || {
            let len = random.index(6);
            (0..len).map(|_| random.below(most)).collect()
        };
        let n_classes = usize::try_from(most % 7).unwrap_or(0);
        (0..n_classes).map(|_| class()).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a class of 1 000 000 steps with one choice each", vec![vec![1; 1_000_000]]),
            ("100 000 classes of two steps", vec![vec![2, 3]; 100_000]),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.iter().map(|steps| 1 + steps.len() as u64).sum()
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let mut all = shorter(input);
        for (i, steps) in input.iter().enumerate() {
            all.extend(shorter(steps).into_iter().map(|steps| {
                let mut classes = input.clone();
                classes[i] = steps;
                classes
            }));
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("count(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = oracle(input);
        if *output == expected {
            return Ok(());
        }
        Err(Wrong {
            expected: format!("{expected:?}"),
            got: format!("{output:?}"),
            because: input
                .iter()
                .any(|steps| steps.contains(&0))
                .then(|| "a class with a step that has no choice has no way".to_owned()),
        })
    }
}
