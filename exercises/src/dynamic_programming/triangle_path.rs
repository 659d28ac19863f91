//! The exercises of section 5.11.

use crate::inputs::{Random, lists};
use crate::judge::{Task, Wrong};

/// The least sum, by the best sums from the apex to each cell.
fn expected(rows: &[Vec<i64>]) -> i64 {
    let mut sums = rows[0].clone();
    for row in &rows[1..] {
        let to = |j: usize| {
            let parents = [j.checked_sub(1), Some(j)].into_iter().flatten();
            parents.filter_map(|k| sums.get(k)).min().copied().unwrap_or(0)
        };
        sums = row.iter().enumerate().map(|(j, number)| number + to(j)).collect();
    }
    sums.into_iter().min().unwrap_or(0)
}

/// The rows of a triangle whose numbers are given one after the other.
fn rows(n_rows: usize, mut number: impl FnMut() -> i64) -> Vec<Vec<i64>> {
    (1..=n_rows).map(|len| (0..len).map(|_| number()).collect()).collect()
}

/// Exercise 5.11: `least_sum`.
#[derive(Debug)]
pub struct TrianglePath;

impl Task for TrianglePath {
    type Input = Vec<Vec<i64>>;
    type Output = i64;

    const SECTION: &'static str = "5.11";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "triangle_path";
    const HARNESS: &'static str = "|rows: Vec<Vec<i64>>| attempt::least_sum(&rows)";
    const HINTS: &'static [&'static str] = &[
        "How small can the sum of a path from this cell down to the last row be? Ask this for every cell.",
        "In the last row, the answer is the number itself. Above it, the answer is the number plus the smaller of the two \
         answers below.",
        "One row is enough: column j of the row above needs columns j and j + 1, so it may overwrite column j.",
    ];

    fn small() -> Vec<Self::Input> {
        let of = |n_rows: usize| {
            let n_cells = n_rows * (n_rows + 1) / 2;
            let full = lists(n_cells, &[-1, 0, 2]).into_iter().filter(move |l| l.len() == n_cells);
            full.map(move |list| {
                let mut list = list.into_iter();
                rows(n_rows, || list.next().unwrap_or(0))
            })
        };
        (1..=3).flat_map(of).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_rows = 1 + random.index(12);
        rows(n_rows, || random.below(40).cast_signed() - 10)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut state = 1;
        let mixed = rows(1000, || {
            state = state * 48_271 % 2_147_483_647;
            state % 1000
        });
        vec![("40 rows", mixed[..40].to_vec()), ("1000 rows", mixed)]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum: u64 = input.iter().flatten().map(|number| number.unsigned_abs()).sum();
        input.len() as u64 * 1000 + sum.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let n_rows = input.len();
        if n_rows == 1 {
            return Vec::new();
        }
        // Without the last row, and the two triangles below the apex.
        let below = |right: usize| {
            input[1..].iter().enumerate().map(|(i, row)| row[right..=i + right].to_vec()).collect()
        };
        let mut all = vec![input[..n_rows - 1].to_vec(), below(0), below(1)];
        for (i, j) in (0..n_rows).flat_map(|i| (0..=i).map(move |j| (i, j))) {
            if input[i][j] != 0 && n_rows <= 12 {
                let mut with_zero = input.clone();
                with_zero[i][j] = 0;
                all.push(with_zero);
            }
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        if 12 < input.len() {
            return "least_sum(&rows)".to_owned();
        }
        format!("least_sum(&{input:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
