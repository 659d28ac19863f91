//! The exercises of section 3.4.

use crate::inputs::{Random, count, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// All choices with the sum, in ascending order: the number of ways that lead to each sum are kept
/// apart, value by value.
fn results(values: &[u64], target: u64) -> Vec<Vec<u64>> {
    let mut choices: Vec<(u64, Vec<u64>)> = vec![(0, Vec::new())];
    for value in values {
        let longer: Vec<(u64, Vec<u64>)> = choices
            .iter()
            .filter_map(|(sum, choice)| {
                let sum = sum.checked_add(*value).filter(|sum| *sum <= target)?;
                Some((sum, [&choice[..], &[*value]].concat()))
            })
            .collect();
        choices.extend(longer);
    }
    let right = choices.into_iter().filter(|(sum, _)| *sum == target);
    let mut right: Vec<Vec<u64>> = right.map(|(_, choice)| choice).collect();
    right.sort_unstable();
    right
}

/// Exercise 3.4: `subsets_with_sum`.
#[derive(Debug)]
pub struct SubsetsWithSum;

impl Task for SubsetsWithSum {
    type Input = (Vec<u64>, u64);
    type Output = Vec<Vec<u64>>;

    const SECTION: &'static str = "3.4";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "recursion";
    const HARNESS: &'static str =
        "|(values, target): (Vec<u64>, u64)| attempt::subsets_with_sum(&values, target)";
    const HINTS: &'static [&'static str] = &[
        "Write a second function that extends a path by values from some index on. It needs the values that are left, what \
         is still missing from the target, the path, and the list of results.",
        "If nothing is missing, the path is a result: put a copy of it into the list, and continue, because a 0 may follow.",
        "For each value that is not more than what is missing: push it, call the function for the values after it, and pop it.",
    ];

    fn small() -> Vec<Self::Input> {
        let lists = lists(4, &[0, 1, 2, 3]).into_iter();
        lists.flat_map(|list| (0..=6).map(move |target| (list.clone(), target))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(10);
        ((0..n).map(|_| 1 + random.below(12)).collect(), random.below(40))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("the values 40, 39, ..., 1 and the target 40", ((1..=40).rev().collect(), 40)),
            ("the values 1, 2, ..., 40 and the target 45", ((1..=40).collect(), 45)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64 * 100 + input.0.iter().sum::<u64>().min(99)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (values, target) = input;
        let mut all: Vec<Self::Input> =
            shorter(values).into_iter().map(|list| (list, *target)).collect();
        all.extend(target.checked_sub(1).map(|target| (values.clone(), target)));
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("subsets_with_sum(&{}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = results(&input.0, input.1);
        let mut got = output.clone();
        got.sort_unstable();
        if expected == got {
            return Ok(());
        }
        let listed = |results: &[Vec<u64>]| match results.len() {
            0..=6 => format!("{results:?}"),
            n => count(n, "result"),
        };
        Err(Wrong { expected: listed(&expected), got: listed(output), because: None })
    }
}
