//! The exercise of section 9.3.

use super::matrices::{self, LARGE_PRIME, Rows};
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 9.3: `lup`.
#[derive(Debug)]
pub struct Lup;

/// What is wrong with an order and the factors, if anything is.
fn fault(rows: &Rows, p: i64, order: &[usize], factors: &Rows) -> Option<String> {
    let n = rows.len();
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(0..n) {
        return Some(format!("the order does not contain each of 0..{n} once"));
    }
    if let Some(fault) = matrices::fault_of_square(factors, n, p) {
        return Some(fault);
    }
    let triangle = |entry: fn(usize, usize, i64) -> i64| -> Rows {
        let row = |(i, row): (usize, &Vec<i64>)| {
            row.iter().enumerate().map(|(j, &x)| entry(i, j, x)).collect()
        };
        factors.iter().enumerate().map(row).collect()
    };
    let lower = triangle(|i, j, x| if j < i { x } else { i64::from(i == j) });
    let upper = triangle(|i, j, x| if i <= j { x } else { 0 });
    let product = matrices::product(&lower, &upper, p);
    let (i, row) = product.iter().enumerate().find(|(i, row)| **row != rows[order[*i]])?;
    Some(if n <= 6 {
        format!(
            "row {i} of L U is {}, and row {} of A is {}",
            shown(row),
            order[i],
            shown(&rows[order[i]])
        )
    } else {
        format!("row {i} of L U is not row {} of A", order[i])
    })
}

impl Task for Lup {
    type Input = (Rows, i64);
    type Output = Option<(Vec<usize>, Rows)>;

    const SECTION: &'static str = "9.3";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "lup";
    const HARNESS: &'static str = "|(a, p): (Vec<Vec<i64>>, i64)| attempt::decompose(&a, p)";
    const HINTS: &'static [&'static str] = &[
        "Eliminate as in section 9.2, without a right side. Where an entry would become 0, keep the factor in its place.",
        "When you exchange two rows, exchange them whole, with the factors in them, and the same two entries of the order.",
        "In column k, the factor of a row below is its entry divided by the pivot. Subtract that multiple of the          pivot's row behind column k alone. Then the factors to the left do not change.",
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
        format!("decompose({}, {p})", matrices::written(rows))
    }

    fn check((rows, p): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let because = match output {
            None => "the matrix is not singular".to_owned(),
            Some((order, factors)) => match fault(rows, *p, order, factors) {
                None => return Ok(()),
                Some(fault) => fault,
            },
        };
        let is_singular = if rows.len() <= 6 {
            matrices::determinant(rows, *p) == 0
        } else {
            crate::solutions::lup::decompose(rows, *p).is_none()
        };
        if is_singular && output.is_none() {
            return Ok(());
        }
        let result = |output: &Self::Output| match output {
            Some((order, factors)) if order.len() <= 6 => {
                format!("Some(({}, {factors:?}))", shown(order))
            }
            Some(_) => "Some(...)".to_owned(),
            None => "None".to_owned(),
        };
        let expected = if is_singular {
            "None".to_owned()
        } else {
            let ours = crate::solutions::lup::decompose(rows, *p);
            format!("{}, or another decomposition", result(&ours))
        };
        Err(Wrong { expected, got: result(output), because: Some(because) })
    }
}
