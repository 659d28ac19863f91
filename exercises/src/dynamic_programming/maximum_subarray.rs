//! The exercises of section 5.4.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The largest sum of a range: the difference of two prefix sums.
fn largest(v: &[i64]) -> i64 {
    let (mut sum, mut least, mut best) = (0_i64, 0_i64, i64::MIN);
    for x in v {
        sum += x;
        best = best.max(sum - least);
        least = least.min(sum);
    }
    best
}

/// Exercise 5.4: `largest_sum`.
#[derive(Debug)]
pub struct MaximumSubarray;

impl Task for MaximumSubarray {
    type Input = Vec<i64>;
    type Output = i64;

    const SECTION: &'static str = "5.4";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "maximum_subarray";
    const HARNESS: &'static str = "|v: Vec<i64>| attempt::largest_sum(&v)";
    const HINTS: &'static [&'static str] = &[
        "For each element, what is the largest sum of a range that ends with it?",
        "Such a range is the element alone, or the element after a best range that ends with the element before.",
        "Keep two variables: the best sum that ends here, and the best sum so far. Only the first one may be extended.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(5, &[-2, -1, 1, 3]).into_iter().filter(|v| !v.is_empty()).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (0..=random.index(30)).map(|_| random.below(41).cast_signed() - 20).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            (
                "200 000 elements of both signs",
                (0..200_000).map(|i| i * 7919 % 2003 - 1001).collect(),
            ),
            ("200 000 negative elements", (0..200_000).map(|i| -1 - i * 7919 % 2003).collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum: u64 = input.iter().map(|x| 2 * x.unsigned_abs() + u64::from(*x < 0)).sum();
        input.len() as u64 * 1000 + sum.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input).into_iter().filter(|v| !v.is_empty()).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("largest_sum(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = largest(input);
        Wrong::unless_equal(&expected, output)
    }
}
