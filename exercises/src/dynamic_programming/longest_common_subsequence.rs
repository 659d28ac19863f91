//! The exercises of section 5.1.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

type Input = (Vec<i64>, Vec<i64>);

/// The length, by the equal pairs alone: `ends[k]` is the least end in `b` of k + 1 common elements.
fn length(a: &[i64], b: &[i64]) -> usize {
    let mut ends: Vec<usize> = Vec::new();
    for x in a {
        for j in (0..b.len()).rev().filter(|&j| b[j] == *x) {
            let place = ends.partition_point(|&end| end < j);
            match ends.get_mut(place) {
                Some(end) => *end = j,
                None => ends.push(j),
            }
        }
    }
    ends.len()
}

fn is_subsequence(part: &[i64], whole: &[i64]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|x| rest.any(|y| y == x))
}

/// Exercise 5.1: `common`.
#[derive(Debug)]
pub struct LongestCommonSubsequence;

impl Task for LongestCommonSubsequence {
    type Input = Input;
    type Output = Vec<i64>;

    const SECTION: &'static str = "5.1";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "longest_common_subsequence";
    const HARNESS: &'static str = "|(a, b): (Vec<i64>, Vec<i64>)| attempt::common(&a, &b)";
    const HINTS: &'static [&'static str] = &[
        "Fill a table first: cell (i, j) is the length for the first i and the first j numbers.",
        "If the last two numbers are equal, the cell is one more than the cell diagonally above. Otherwise it is the \
         larger of the cell above and the cell on the left.",
        "Then walk back from the last cell: diagonally where the numbers are equal, up where the cell above has the \
         same value, left otherwise. The common numbers come out from the last to the first.",
    ];

    fn small() -> Vec<Self::Input> {
        let all = lists(4, &[0, 1]);
        all.iter().flat_map(|a| all.iter().map(|b| (a.clone(), b.clone()))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut sequence = || {
            let n = random.index(12);
            (0..n).map(|_| [0, 1, 2, 3, 4][random.index(5)]).collect()
        };
        (sequence(), sequence())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let numbers = |n: i64, step: i64| (0..n).map(|i| i * i % step).collect();
        vec![("2000 numbers each", (numbers(2000, 97), numbers(2000, 101)))]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum = |list: &[i64]| list.iter().sum::<i64>().unsigned_abs();
        (input.0.len() + input.1.len()) as u64 * 1000 + (sum(&input.0) + sum(&input.1)).min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (a, b) = input;
        let mut all: Vec<Self::Input> = shorter(a).into_iter().map(|a| (a, b.clone())).collect();
        all.extend(shorter(b).into_iter().map(|b| (a.clone(), b)));
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("common(&{}, &{})", shown(&input.0), shown(&input.1))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (a, b) = input;
        let length = length(a, b);
        let because = if !is_subsequence(output, a) {
            "it is not a subsequence of the first"
        } else if !is_subsequence(output, b) {
            "it is not a subsequence of the second"
        } else if output.len() < length {
            "it is common, but not a longest one"
        } else {
            return Ok(());
        };
        Err(Wrong {
            expected: format!("a common subsequence of length {length}"),
            got: shown(output),
            because: Some(because.to_owned()),
        })
    }
}
