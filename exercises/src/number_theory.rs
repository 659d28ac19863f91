//! The exercises of chapter 8.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The sides and numbers of the squares, from the largest, by subtractions that are done at once.
fn rows(width: u64, height: u64) -> Vec<(u64, u64)> {
    let (mut long, mut short) = (width.max(height), width.min(height));
    let mut rows = Vec::new();
    while short != 0 {
        let n_squares = long / short;
        rows.push((short, n_squares));
        // What is left is shorter than the squares.
        (long, short) = (short, long - n_squares * short);
    }
    rows
}

/// Exercise 8.3: `squares`.
#[derive(Debug)]
pub struct Squares;

impl Task for Squares {
    type Input = (u64, u64);
    type Output = u64;

    const SECTION: &'static str = "8.3";
    const CHAPTER: &'static str = "number-theory";
    const NAME: &'static str = "euclid";
    const HARNESS: &'static str = "|(width, height): (u64, u64)| attempt::squares(width, height)";
    const HINTS: &'static [&'static str] = &[
        "How many squares of side 22 fit into a rectangle of 30 by 22, and which rectangle is left?",
        "Each division of Euclid's algorithm places a row of equal squares.",
        "Add up the quotients. If the width is less than the height, the first quotient is 0.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=12).flat_map(|width| (0..=12).map(move |height| (width, height))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (random.below(1000), random.below(1000))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a rectangle of 10^18 by 1", (1_000_000_000_000_000_000, 1)),
            (
                "two neighbors among the Fibonacci numbers",
                (7_540_113_804_746_346_429, 12_200_160_415_121_876_738),
            ),
            ("a rectangle without height", (u64::MAX, 0)),
            ("a rectangle without width", (0, u64::MAX)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.saturating_add(input.1)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (width, height) = *input;
        let halves = [(width / 2, height), (width, height / 2)];
        let lesser = [(width.saturating_sub(1), height), (width, height.saturating_sub(1))];
        halves.into_iter().chain(lesser).filter(|smaller| smaller != input).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("squares({}, {})", input.0, input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let rows = rows(input.0, input.1);
        let expected: u64 = rows.iter().map(|(_, n_squares)| n_squares).sum();
        if *output == expected {
            return Ok(());
        }
        let because = match rows.as_slice() {
            [] => "the rectangle has no area".to_owned(),
            rows => {
                let rows: Vec<String> = rows
                    .iter()
                    .map(|(side, n_squares)| format!("{n_squares} of side {side}"))
                    .collect();
                format!("the squares are {}", rows.join(", "))
            }
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
