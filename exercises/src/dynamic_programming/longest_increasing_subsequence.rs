//! The exercises of section 5.2.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The length of a longest strictly increasing subsequence: from the right, the greatest first
/// elements. The judge has its own way, so that no mistake is shared.
fn length(v: &[i64]) -> usize {
    let mut heads: Vec<i64> = Vec::new();
    for &x in v.iter().rev() {
        let k = heads.partition_point(|&head| x < head);
        if k < heads.len() {
            heads[k] = x;
        } else {
            heads.push(x);
        }
    }
    heads.len()
}

/// A shorter list is smaller; of equally long ones, that with the smaller numbers.
pub(super) fn size(list: &[i64]) -> u64 {
    let sum: u64 = list.iter().map(|x| x.unsigned_abs().min(99)).sum();
    list.len() as u64 * 100 + sum.min(99)
}

/// Exercise 5.2: `longest_increasing`.
#[derive(Debug)]
pub struct LongestIncreasingSubsequence;

impl Task for LongestIncreasingSubsequence {
    type Input = Vec<i64>;
    type Output = Vec<i64>;

    const SECTION: &'static str = "5.2";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "longest_increasing_subsequence";
    const HARNESS: &'static str = "|v: Vec<i64>| attempt::longest_increasing(&v)";
    const HINTS: &'static [&'static str] = &[
        "Let f[i] be the length of a longest increasing subsequence that ends with element i.",
        "For each length, keep the smallest last element of the subsequences so far. Where among \
         these does the next element belong?",
        "Keep f too. Then walk back from the end: take the first element with the largest f, then the \
         next one to the left with one less, and so on.",
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
        let mut random = Random::new(52);
        vec![
            ("200 000 ascending numbers", (0..200_000).collect()),
            (
                "200 000 numbers in random order",
                (0..200_000).map(|_| random.next_u64().cast_signed()).collect(),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("longest_increasing(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let n = length(input);
        let mut rest = input.iter();
        let because = if !output.is_sorted_by(|a, b| a < b) {
            "the elements must be strictly increasing"
        } else if !output.iter().all(|x| rest.any(|y| x == y)) {
            "these elements do not occur in this order"
        } else if output.len() != n {
            "there is a longer one"
        } else {
            return Ok(());
        };
        Err(Wrong {
            expected: format!("an increasing subsequence of length {n}"),
            got: shown(output),
            because: Some(because.to_owned()),
        })
    }
}
