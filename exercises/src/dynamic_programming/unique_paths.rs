//! The exercises of section 5.10.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The number of paths, by a table filled from the last cell to the first.
fn expected(blocked: &[Vec<bool>]) -> u64 {
    let (n, m) = (blocked.len(), blocked[0].len());
    let mut to_end = vec![vec![0_u64; m + 1]; n + 1];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            to_end[i][j] = match (blocked[i][j], (i, j) == (n - 1, m - 1)) {
                (true, _) => 0,
                (false, true) => 1,
                (false, false) => to_end[i + 1][j] + to_end[i][j + 1],
            };
        }
    }
    to_end[0][0]
}

/// All grids of the sides with all choices of blocked cells.
fn grids(n: usize, m: usize) -> impl Iterator<Item = Vec<Vec<bool>>> {
    (0..1_u32 << (n * m)).map(move |bits| {
        (0..n).map(|i| (0..m).map(|j| bits >> (i * m + j) & 1 == 1).collect()).collect()
    })
}

/// Exercise 5.10: `count`.
#[derive(Debug)]
pub struct UniquePaths;

impl Task for UniquePaths {
    type Input = Vec<Vec<bool>>;
    type Output = u64;

    const SECTION: &'static str = "5.10";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "unique_paths";
    const HARNESS: &'static str = "|blocked: Vec<Vec<bool>>| attempt::count(&blocked)";
    const HINTS: &'static [&'static str] = &[
        "The last step to a cell comes from above or from the left. What does that say about the number of paths to it?",
        "One row is enough: before a cell is written, it holds the number of the cell above.",
        "A blocked cell becomes 0. The first cell is 1 before the first row, and a cell of the first column keeps its number.",
    ];

    fn small() -> Vec<Self::Input> {
        let sides = [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (3, 1), (2, 3), (3, 2), (3, 3)];
        sides.into_iter().flat_map(|(n, m)| grids(n, m)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, m) = (1 + random.index(8), 1 + random.index(8));
        (0..n).map(|_| (0..m).map(|_| random.below(5) == 0).collect()).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // Each row but every tenth has a single gap, so that the count stays small.
        let narrow =
            (0..1000).map(|i| {
                let gap = i / 10 * 10;
                (0..1000)
                    .map(|j| {
                        if i % 10 == 0 {
                            j < gap || gap + 10 < j
                        } else {
                            j != gap + 10 && j != 999
                        }
                    })
                    .collect()
            });
        vec![
            ("17 x 17 open cells", vec![vec![false; 17]; 17]),
            ("a million cells with many walls", narrow.collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let n_blocked = input.iter().flatten().filter(|blocked| **blocked).count();
        (input.len() * input[0].len() * 100 + n_blocked) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (n, m) = (input.len(), input[0].len());
        let mut all = Vec::new();
        if 1 < n {
            all.extend((0..n).map(|row| [&input[..row], &input[row + 1..]].concat()));
        }
        if 1 < m {
            let without = |row: &Vec<bool>, j: usize| [&row[..j], &row[j + 1..]].concat();
            all.extend((0..m).map(|j| input.iter().map(|row| without(row, j)).collect()));
        }
        for (i, j) in (0..n).flat_map(|i| (0..m).map(move |j| (i, j))).filter(|&(i, j)| input[i][j])
        {
            let mut open = input.clone();
            open[i][j] = false;
            all.push(open);
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        let row = |row: &Vec<bool>| {
            row.iter().map(|blocked| if *blocked { '#' } else { '.' }).collect::<String>()
        };
        let rows: Vec<String> = input.iter().map(row).collect();
        if 20 < rows.len() {
            return "count(&blocked)".to_owned();
        }
        format!("count(&blocked), with the rows {}", rows.join(" "))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = expected(input);
        Wrong::unless_equal(&expected, output)
    }
}
