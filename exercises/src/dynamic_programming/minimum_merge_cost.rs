//! The exercises of section 5.9.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The least cost of few piles, by trying each first merge.
fn by_first_merges(piles: &[u64]) -> u64 {
    let merged = |i: usize| {
        let mut rest = piles.to_vec();
        rest[i] += rest.remove(i + 1);
        rest[i] + by_first_merges(&rest)
    };
    (0..piles.len().saturating_sub(1)).map(merged).min().unwrap_or(0)
}

/// The least cost, from the last left end to the first.
fn by_left_ends(piles: &[u64]) -> u64 {
    let n = piles.len();
    let mut costs = vec![vec![0; n + 1]; n + 1];
    for start in (0..n).rev() {
        let mut sum = piles[start];
        for end in start + 2..=n {
            sum += piles[end - 1];
            let sides = (start + 1..end).map(|mid| costs[start][mid] + costs[mid][end]);
            costs[start][end] = sum + sides.min().unwrap_or(0);
        }
    }
    costs[0][n]
}

/// Exercise 5.9: `least_cost`.
#[derive(Debug)]
pub struct MinimumMergeCost;

impl Task for MinimumMergeCost {
    type Input = Vec<u64>;
    type Output = u64;

    const SECTION: &'static str = "5.9";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "minimum_merge_cost";
    const HARNESS: &'static str = "|piles: Vec<u64>| attempt::least_cost(&piles)";
    const HINTS: &'static [&'static str] = &[
        "Think of the last merge. It joins the piles i..k and the piles k..j, for some k between i and j.",
        "Let cost[i][j] be the least cost of merging the piles i..j. It is the sum of these piles, plus the least \
         cost[i][k] + cost[k][j].",
        "Fill the table by growing length: all ranges of two piles, then all ranges of three, and so on. Sums of the first \
         piles give the sum of each range by one subtraction.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(5, &[0, 1, 2, 5])
    }

    fn random(random: &mut Random) -> Self::Input {
        (0..random.index(8)).map(|_| random.below(40)).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("300 different piles", (0..300).map(|i| 1 + i * 7919 % 307).collect()),
            ("200 piles in ascending order", (1..=200).collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64 * 1000 + input.iter().sum::<u64>().min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("least_cost(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = if input.len() <= 7 { by_first_merges(input) } else { by_left_ends(input) };
        Wrong::unless_equal(&expected, output)
    }
}
