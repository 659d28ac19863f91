//! The exercise of section 9.4.

use super::matrices::{self, LARGE_PRIME, Rows};
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 9.4: `inverse_matrix`.
#[derive(Debug)]
pub struct InverseMatrix;

/// What is wrong with an inverse, if anything is.
fn fault(rows: &Rows, p: i64, inverse: &Rows) -> Option<String> {
    let n = rows.len();
    if let Some(fault) = matrices::fault_of_square(inverse, n, p) {
        return Some(fault);
    }
    let product = matrices::product(rows, inverse, p);
    let is_right =
        |i: usize, row: &[i64]| row.iter().enumerate().all(|(j, &x)| x == i64::from(i == j));
    let (i, row) = product.iter().enumerate().find(|(i, row)| !is_right(*i, row))?;
    Some(format!("row {i} of A B is {}", shown(row)))
}

impl Task for InverseMatrix {
    type Input = (Rows, i64);
    type Output = Option<Rows>;

    const SECTION: &'static str = "9.4";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "inverse_matrix";
    const HARNESS: &'static str = "|(a, p): (Vec<Vec<i64>>, i64)| attempt::inverse(&a, p)";
    const HINTS: &'static [&'static str] = &[
        "Write the identity to the right of A, so that each row has 2n entries.",
        "In column k, bring a row whose entry is not 0 to place k, and divide it by this entry. If there is no such row, \
         there is no inverse.",
        "Subtract multiples of this row from all other rows, from those above it too, until its column is 0 in them. At \
         the end, the right half is the inverse.",
    ];

    fn small() -> Vec<Self::Input> {
        let shapes = [(1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (1, 5), (2, 5)];
        let squares = shapes
            .into_iter()
            .flat_map(|(n, p)| matrices::all(n, n, p).into_iter().map(move |rows| (rows, p)));
        squares.collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let p = matrices::prime(random);
        let n = 1 + random.index(6);
        let mut rows = matrices::matrix(random, n, n, p);
        if 1 < n && random.below(3) == 0 {
            matrices::make_dependent(random, &mut rows, p);
        }
        (rows, p)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(9);
        let square = matrices::matrix(&mut random, 200, 200, LARGE_PRIME);
        let mut dependent = matrices::matrix(&mut random, 150, 150, LARGE_PRIME);
        matrices::make_dependent(&mut random, &mut dependent, LARGE_PRIME);
        vec![
            ("a random square of side 200", (square, LARGE_PRIME)),
            ("a singular square of side 150", (dependent, LARGE_PRIME)),
            ("a square of side 150 that moves each row one place up", (matrices::shift(150), 2)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        matrices::size(&input.0)
    }

    fn smaller((rows, p): &Self::Input) -> Vec<Self::Input> {
        let n = rows.len();
        let mut all = Vec::new();
        if 1 < n && n < 9 {
            let places = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
            all.extend(places.map(|(row, column)| matrices::minor(rows, row, column)));
            all.extend(matrices::with_smaller_entries(rows));
        }
        all.into_iter().map(|rows| (rows, *p)).collect()
    }

    fn call((rows, p): &Self::Input) -> String {
        format!("inverse({}, {p})", matrices::written(rows))
    }

    fn check((rows, p): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let because = match output {
            None => "the determinant is not 0".to_owned(),
            Some(inverse) => match fault(rows, *p, inverse) {
                None => return Ok(()),
                Some(fault) => fault,
            },
        };
        let expected = if rows.len() <= 6 && matrices::determinant(rows, *p) == 0 {
            None
        } else {
            crate::solutions::inverse_matrix::inverse(rows, *p)
        };
        if expected == *output {
            return Ok(());
        }
        let result = |output: &Self::Output| match output {
            Some(rows) if rows.len() <= 6 => format!("Some({rows:?})"),
            Some(_) => "Some(...)".to_owned(),
            None => "None".to_owned(),
        };
        Err(Wrong { expected: result(&expected), got: result(output), because: Some(because) })
    }
}
