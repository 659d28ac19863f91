//! The exercise of section 9.2.

use super::matrices::{self, LARGE_PRIME, Rows};
use crate::inputs::{Random, lists, shown};
use crate::judge::{Task, Wrong};

/// Exercise 9.2: `gauss_elimination`.
#[derive(Debug)]
pub struct GaussElimination;

/// The first equation that x does not satisfy.
fn broken(rows: &Rows, p: i64, x: &[i64]) -> Option<usize> {
    rows.iter().position(|row| {
        let sum = row.iter().zip(x).fold(0, |sum, (a, x)| (sum + a * x) % p);
        sum != row[x.len()]
    })
}

/// A solution, by trying all x if there are few of them.
fn any_solution(rows: &Rows, p: i64) -> Option<Vec<i64>> {
    let n = rows[0].len() - 1;
    let n_candidates = p.checked_pow(u32::try_from(n).unwrap_or(u32::MAX));
    if n_candidates.is_none_or(|n_candidates| 10_000 < n_candidates) {
        return crate::solutions::gauss_elimination::solve(rows, p);
    }
    let values: Vec<i64> = (0..p).collect();
    let candidates = lists(n, &values).into_iter().filter(|x| x.len() == n);
    candidates.into_iter().find(|x| broken(rows, p, x).is_none())
}

impl Task for GaussElimination {
    type Input = (Rows, i64);
    type Output = Option<Vec<i64>>;

    const SECTION: &'static str = "9.2";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "gauss_elimination";
    const HARNESS: &'static str = "|(rows, p): (Vec<Vec<i64>>, i64)| attempt::solve(&rows, p)";
    const HINTS: &'static [&'static str] = &[
        "Go through the columns from left to right, but not through the last one, which holds the right sides. Count the \
         pivots that you have found: that is the row where the next one belongs.",
        "Search the rows from there on for an entry that is not 0. If there is none, go to the next column, but stay in \
         the same row.",
        "Modulo p, you divide by multiplying with the inverse: it is the power p - 2. Keep all numbers in 0..p.",
        "When the columns are done, the rows without a pivot say 0 = b. Then begin with the last pivot, and let the unknowns \
         without a pivot be 0.",
    ];

    fn small() -> Vec<Self::Input> {
        let shapes = [
            (1, 1, 2),
            (1, 2, 2),
            (2, 1, 2),
            (2, 2, 2),
            (1, 3, 2),
            (3, 1, 2),
            (2, 3, 2),
            (3, 2, 2),
            (1, 1, 3),
            (1, 2, 3),
            (2, 1, 3),
            (2, 2, 3),
            (1, 1, 5),
        ];
        let systems = shapes.into_iter().flat_map(|(n_rows, n_unknowns, p)| {
            matrices::all(n_rows, n_unknowns + 1, p).into_iter().map(move |rows| (rows, p))
        });
        systems.collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let p = matrices::prime(random);
        let (n_rows, n_unknowns) = (1 + random.index(6), 1 + random.index(6));
        let mut rows = matrices::matrix(random, n_rows, n_unknowns + 1, p);
        for _ in 0..random.index(3) {
            matrices::make_dependent(random, &mut rows, p);
        }
        if random.below(4) == 0 {
            rows[random.index(n_rows)][n_unknowns] = random.below(p.unsigned_abs()).cast_signed();
        }
        (rows, p)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(9);
        let p = LARGE_PRIME;
        let square = matrices::matrix(&mut random, 250, 251, p);
        let mut dependent = matrices::matrix(&mut random, 200, 201, p);
        for _ in 0..3 {
            matrices::make_dependent(&mut random, &mut dependent, p);
        }
        let shifted = matrices::shift(201).into_iter().take(200).collect();
        vec![
            ("250 random equations with 250 unknowns", (square, p)),
            ("200 equations, three of which depend on the others", (dependent, p)),
            ("200 equations with one unknown each, which is never that of their row", (shifted, p)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        matrices::size(&input.0)
    }

    fn smaller((rows, p): &Self::Input) -> Vec<Self::Input> {
        let n_unknowns = rows[0].len() - 1;
        let mut all = Vec::new();
        if 1 < rows.len() {
            for i in 0..rows.len() {
                all.push([&rows[..i], &rows[i + 1..]].concat());
            }
        }
        if 1 < n_unknowns {
            all.extend((0..n_unknowns).map(|column| matrices::without_column(rows, column)));
        }
        if rows.len() < 9 {
            all.extend(matrices::with_smaller_entries(rows));
        }
        all.into_iter().map(|rows| (rows, *p)).collect()
    }

    fn call((rows, p): &Self::Input) -> String {
        format!("solve({}, {p})", matrices::written(rows))
    }

    fn check((rows, p): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let n = rows[0].len() - 1;
        let because = match output {
            None => "there is a solution".to_owned(),
            Some(x) if x.len() != n => format!("the list has not one number for each unknown: {n}"),
            Some(x) => match (x.iter().find(|x| !(0..*p).contains(x)), broken(rows, *p, x)) {
                (Some(x), _) => format!("{x} is not in 0..{p}"),
                (None, None) => return Ok(()),
                (None, Some(row)) => format!("it does not satisfy equation {row}, counted from 0"),
            },
        };
        let expected = match any_solution(rows, *p) {
            None if output.is_none() => return Ok(()),
            None => "None".to_owned(),
            Some(x) => format!("Some({}), or another solution", shown(&x)),
        };
        let got = output.as_ref().map_or("None".to_owned(), |x| format!("Some({})", shown(x)));
        Err(Wrong { expected, got, because: Some(because) })
    }
}
