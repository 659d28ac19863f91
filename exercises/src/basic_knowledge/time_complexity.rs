//! The exercises of section 1.1.

use std::collections::HashMap;

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Different numbers that are in no order.
fn different(n: i64) -> Vec<i64> {
    // An odd factor permutes the numbers below a power of two.
    (0..n).map(|i| i * 7919 % (1 << 20)).collect()
}

/// Two indices with equal numbers.
fn pair(v: &[i64]) -> Option<(usize, usize)> {
    let mut places = HashMap::new();
    v.iter().enumerate().find_map(|(i, x)| places.insert(*x, i).map(|j| (j, i)))
}

/// Exercise 1.1: `has_duplicate`.
#[derive(Debug)]
pub struct HasDuplicate;

impl Task for HasDuplicate {
    type Input = Vec<i64>;
    type Output = bool;

    const SECTION: &'static str = "1.1";
    const CHAPTER: &'static str = "basic-knowledge";
    const NAME: &'static str = "time_complexity";
    const HARNESS: &'static str = "|v: Vec<i64>| attempt::has_duplicate(&v)";
    const HINTS: &'static [&'static str] = &[
        "In a sorted list, where are equal numbers?",
        "Copy the list with `to_vec`, sort the copy, and compare neighbors: `windows(2)`.",
        "Or put each number into a `HashSet`: `insert` returns false if the number was there already.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(5, &[0, 1, 2])
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(20)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut last = different(1_000_000);
        last[999_999] = last[0];
        vec![
            ("1 000 000 different numbers", different(1_000_000)),
            ("1 000 000 numbers, of which the first and the last are equal", last),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("has_duplicate(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let pair = pair(input);
        if *output == pair.is_some() {
            return Ok(());
        }
        let because = match pair {
            Some((i, j)) => format!("the elements at the indices {i} and {j} are equal"),
            None => "all elements are different".to_owned(),
        };
        Err(Wrong {
            expected: pair.is_some().to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
