//! The exercise of section 7.1.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 7.1: `previous_permutation`.
#[derive(Debug)]
pub struct PreviousPermutation;

/// The previous permutation: the last item that is greater than a later one becomes the greatest
/// lesser one, and the others descend.
fn oracle(v: &[i64]) -> Option<Vec<i64>> {
    let mut least = i64::MAX;
    let at = v.iter().rposition(|&item| {
        let is_greater = least < item;
        least = least.min(item);
        is_greater
    })?;
    let mut others = v[at..].to_vec();
    others.sort_unstable_by(|a, b| b.cmp(a));
    let lesser = others.partition_point(|item| v[at] <= *item);
    let item = others.remove(lesser);
    Some([&v[..at], &[item], &others].concat())
}

impl Task for PreviousPermutation {
    type Input = Vec<i64>;
    /// What the list has become, and whether there was a previous permutation.
    type Output = (Vec<i64>, bool);

    const SECTION: &'static str = "7.1";
    const CHAPTER: &'static str = "combinatorial-mathematics";
    const NAME: &'static str = "full_permutation";
    const HARNESS: &'static str = "|mut v: Vec<i64>| { \
         let is_previous = attempt::previous_permutation(&mut v); (v, is_previous) }";
    const HINTS: &'static [&'static str] = &[
        "Go through the proof of the page, and exchange \"greater\" and \"less\". Which end of the list can you skip, \
         because it is the first permutation of its items already?",
        "Search for the longest tail that never descends. The item before it is the pivot. If there is none, return \
         false, and change nothing.",
        "The pivot must become less, but as little as possible. So search the tail from the right for the first item that \
         is less than the pivot, and swap the two.",
        "The tail still never descends. It must become the last permutation of its items, so reverse it.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = lists(5, &[0, 1, 2]);
        all.extend(lists(4, &[0, 1, 2, 3]).into_iter().filter(|list| list.contains(&3)));
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut v = random.numbers(12);
        // Many tails are long.
        let start = random.index(v.len() + 1);
        v[start..].sort_unstable();
        v
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        const N: i64 = 1_000_000;
        let others = (0..N).filter(|item| *item != N / 2);
        vec![
            ("a tail of 999 999 items", std::iter::once(N / 2).chain(others).collect()),
            ("the first permutation of 1 000 000 items", (0..N).collect()),
            ("1 000 000 equal items", vec![7; 1_000_000]),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("previous_permutation(&mut {})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let text = |list: &[i64], is_previous: bool| format!("{is_previous}, and {}", shown(list));
        let expected = oracle(input);
        let (list, is_previous) = (expected.as_ref().unwrap_or(input), expected.is_some());
        if output.1 == is_previous && output.0 == *list {
            return Ok(());
        }
        let sorted = |list: &[i64]| {
            let mut sorted = list.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let because = if sorted(&output.0) != sorted(input) {
            Some("the list must keep its items".to_owned())
        } else if !is_previous {
            Some("the list is the first permutation, so it remains".to_owned())
        } else if output.0 < *list && output.1 {
            Some(format!("{} is between them", shown(list)))
        } else {
            None
        };
        let (expected, got) = (text(list, is_previous), text(&output.0, output.1));
        Err(Wrong { expected, got, because })
    }
}
