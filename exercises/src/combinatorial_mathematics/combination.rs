//! Exercise 7.2: the next combination in lexicographic order.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 7.2: `next_combination`.
#[derive(Debug)]
pub struct NextCombination;

/// The combination after this one, by the runs of taken places: not the way of the exercise.
fn next(places: &[usize], n: usize) -> Option<Vec<usize>> {
    // The places at the end of 0..n that are all taken stay at the end of the list.
    let n_last =
        (0..places.len()).take_while(|i| places[places.len() - 1 - i] + i + 1 == n).count();
    let (rest, _) = places.split_at(places.len() - n_last);
    let (&last, before) = rest.split_last()?;
    let mut next = before.to_vec();
    next.extend(last + 1..last + 2 + n_last);
    Some(next)
}

/// All combinations of the places `0..n` with any number of places.
fn all(n: usize) -> impl Iterator<Item = (Vec<usize>, usize)> {
    (0..1_usize << n).map(move |mask| {
        let places = (0..n).filter(|place| mask >> place & 1 == 1).collect();
        (places, n)
    })
}

impl Task for NextCombination {
    type Input = (Vec<usize>, usize);
    type Output = (bool, Vec<usize>);

    const SECTION: &'static str = "7.2";
    const CHAPTER: &'static str = "combinatorial-mathematics";
    const NAME: &'static str = "combination";
    const HARNESS: &'static str = "|(mut places, n): (Vec<usize>, usize)| { let has_next = attempt::next_combination(&mut places, n); (has_next, places) }";
    const HINTS: &'static [&'static str] = &[
        "In a list of three of five places, how large can each of the three places be?",
        "The place at index i is at most n - m + i. Find the last index at which the place is less than that.",
        "Raise this place by one. What is the smallest value that each place after it can have?",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=8).flat_map(all).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(60);
        let mut places: Vec<usize> = (0..n).collect();
        places.retain(|_| random.below(3) != 0);
        // Often the last places are taken, so that more than one changes.
        let n_last = random.index(n + 1);
        places.retain(|place| *place + n_last < n);
        places.extend(n - n_last..n);
        (places, n)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        const N: usize = 1_000_000;
        vec![
            (
                "30 of 10^9 places, the last 29 at the end",
                (
                    std::iter::once(5).chain(1_000_000_000 - 29..1_000_000_000).collect(),
                    1_000_000_000,
                ),
            ),
            (
                "500 000 of 10^6 places, in the middle of the list",
                ((0..1).chain(N / 2 + 1..N).collect(), N),
            ),
            ("the last combination of 500 000 of 10^6 places", ((N / 2..N).collect(), N)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.1 as u64).saturating_mul(1000).saturating_add(input.0.len() as u64)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (places, n) = input;
        if 100 < *n {
            return Vec::new();
        }
        // Without one of the places: those after it move down.
        let without = |out: usize| {
            let kept = places.iter().filter(|place| **place != out);
            let moved = kept.map(|place| place - usize::from(out < *place)).collect();
            (moved, n - 1)
        };
        (0..*n).map(without).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("next_combination(&mut {}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (places, n) = input;
        let next = next(places, *n);
        let (has_next, after) = output;
        let expected = next.as_ref().unwrap_or(places);
        if *has_next == next.is_some() && after == expected {
            return Ok(());
        }
        let because = match next {
            None => "each place is as large as it can be",
            Some(_) if !has_next => "this is not the last combination",
            Some(_) if after.last().is_some_and(|last| n <= last) => "a place is not below n",
            Some(ref next) if after < next => {
                "the list is not larger than before, or does not ascend"
            }
            Some(_) => "a combination was skipped",
        };
        let shown = |has_next: bool, places: &[usize]| format!("{has_next}, {}", shown(places));
        Err(Wrong {
            expected: shown(next.is_some(), expected),
            got: shown(*has_next, after),
            because: Some(because.to_owned()),
        })
    }
}
