//! The exercises of section 5.3.

use super::longest_increasing_subsequence;
use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// For each element, the greatest number of elements of a fall that begins with it.
fn falls(v: impl DoubleEndedIterator<Item = i64>) -> Vec<usize> {
    let mut lengths = Vec::new();
    // For each length, the smallest first element.
    let mut heads: Vec<i64> = Vec::new();
    for x in v.rev() {
        let k = heads.partition_point(|&head| head < x);
        if k < heads.len() {
            heads[k] = x;
        } else {
            heads.push(x);
        }
        lengths.push(k + 1);
    }
    lengths.reverse();
    lengths
}

/// The length of a longest bitonic subsequence.
fn length(v: &[i64]) -> usize {
    let fall = falls(v.iter().copied());
    // Read from right to left, a rise is a fall.
    let rise = falls(v.iter().rev().copied());
    let sums = fall.iter().zip(rise.iter().rev()).map(|(fall, rise)| fall + rise - 1);
    sums.max().unwrap_or(0)
}

/// Exercise 5.3: `longest_bitonic`.
#[derive(Debug)]
pub struct BitonicSubsequence;

impl Task for BitonicSubsequence {
    type Input = Vec<i64>;
    type Output = usize;

    const SECTION: &'static str = "5.3";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "bitonic_subsequence";
    const HARNESS: &'static str = "|v: Vec<i64>| attempt::longest_bitonic(&v)";
    const HINTS: &'static [&'static str] = &[
        "Hold the peak fixed. What can you say about the part to its left, and about the part to its right?",
        "Let f be the length of a longest rise that ends with an element, and g that of a longest fall that \
         begins with it. The peak is in both.",
        "Read from right to left, a fall is a rise. So one function, with smallest tails, fills both rows.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(5, &[0, 1, 2, 3])
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(40);
        let most = 1 + random.below(50);
        (0..n).map(|_| random.below(most).cast_signed() - 20).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(53);
        vec![
            ("200 000 numbers, up and down", (0..100_000).chain((0..100_000).rev()).collect()),
            (
                "200 000 numbers in random order",
                (0..200_000).map(|_| random.next_u64().cast_signed()).collect(),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        longest_increasing_subsequence::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("longest_bitonic(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = length(input);
        Wrong::unless_equal(&expected, output)
    }
}
