//! The exercise of section 7.3.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 7.3: `next_row`.
#[derive(Debug)]
pub struct NextRow;

/// The next row, found in the sorted set of the numbers that are free.
fn oracle(row: &[usize], n: usize) -> Option<Vec<usize>> {
    let mut free: std::collections::BTreeSet<usize> = (0..n).collect();
    for number in row {
        free.remove(number);
    }
    for (at, &number) in row.iter().enumerate().rev() {
        free.insert(number);
        if let Some(&next) = free.range(number + 1..).next() {
            free.remove(&next);
            let behind = free.into_iter().take(row.len() - at - 1);
            return Some(row[..at].iter().copied().chain([next]).chain(behind).collect());
        }
    }
    None
}

/// All rows of `k` different numbers below `n`.
fn rows(n: usize, k: usize) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new()];
    for _ in 0..k {
        let longer = |row: &Vec<usize>| {
            let free: Vec<usize> = (0..n).filter(|number| !row.contains(number)).collect();
            free.into_iter().map(|number| [&row[..], &[number]].concat()).collect::<Vec<_>>()
        };
        rows = rows.iter().flat_map(longer).collect();
    }
    rows
}

impl Task for NextRow {
    type Input = (Vec<usize>, usize);
    /// What the row has become, and whether there was a next one.
    type Output = (Vec<usize>, bool);

    const SECTION: &'static str = "7.3";
    const CHAPTER: &'static str = "combinatorial-mathematics";
    const NAME: &'static str = "permutation";
    const HARNESS: &'static str = "|(mut row, n): (Vec<usize>, usize)| { \
         let is_next = attempt::next_row(&mut row, n); (row, is_next) }";
    const HINTS: &'static [&'static str] = &[
        "Go through the places from the right to the left. Which numbers may come to a place? Those that no place before \
         it has: the numbers behind it do not matter.",
        "Keep one `bool` for each number below n. When you come to a place, its number becomes free.",
        "A place can change if some free number is greater than its own. Take the least such number, and fill the places \
         behind it with the least free numbers, in ascending order.",
        "To decide this in constant time, remember the greatest free number: it is the greatest one that was free at the \
         start, or a number that has become free since.",
    ];

    fn small() -> Vec<Self::Input> {
        let sizes = (0..=5).flat_map(|n| (0..=n).map(move |k| (n, k)));
        sizes.flat_map(|(n, k)| rows(n, k).into_iter().map(move |row| (row, n))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(20);
        let mut row: Vec<usize> = (0..n).collect();
        random.shuffle(&mut row);
        // Many rows end with descending numbers.
        let start = random.index(n);
        row[start..].sort_unstable_by(|a, b| b.cmp(a));
        row.truncate(random.index(n + 1));
        (row, n)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        const N: usize = 1_000_000;
        let descending = || (N / 2..N).rev();
        vec![
            (
                "499 999 places that have had all their numbers",
                (std::iter::once(7).chain(descending().take(N / 2 - 1)).collect(), N),
            ),
            ("the last row of 500 000 numbers", (descending().collect(), N)),
            ("the first row of 500 000 numbers", ((0..N / 2).collect(), N)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.1 * 100 + input.0.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (row, n) = input;
        let shorter = row.split_last().map(|(_, row)| (row.to_vec(), *n));
        // Without one number, the greater ones move down.
        let without = (0..*n).map(|number| {
            let others = row.iter().filter(|other| **other != number);
            let moved = others.map(|&other| if number < other { other - 1 } else { other });
            (moved.collect(), n - 1)
        });
        shorter.into_iter().chain(without).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("next_row(&mut {}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let text = |row: &[usize], is_next: bool| format!("{is_next}, and {}", shown(row));
        let expected = oracle(&input.0, input.1);
        let (row, is_next) = (expected.as_ref().unwrap_or(&input.0), expected.is_some());
        if output.1 == is_next && output.0 == *row {
            return Ok(());
        }
        let mut sorted = output.0.clone();
        sorted.sort_unstable();
        let repeated = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        let because = if let Some([number, ..]) = repeated {
            Some(format!("the number {number} appears twice"))
        } else if !is_next {
            Some("the row is the last one, so it remains".to_owned())
        } else if *row < output.0 && output.1 {
            Some(format!("{} is between them", shown(row)))
        } else {
            None
        };
        Err(Wrong { expected: text(row, is_next), got: text(&output.0, output.1), because })
    }
}
