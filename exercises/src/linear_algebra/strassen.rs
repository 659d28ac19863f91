//! The exercise of section 9.1.

use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// Exercise 9.1: `strassen`.
#[derive(Debug)]
pub struct Strassen;

/// The rows of a matrix.
type Rows = Vec<Vec<i64>>;

/// The square whose entries are computed from row and column.
fn square(side: usize, mut entry: impl FnMut(usize, usize) -> i64) -> Rows {
    (0..side).map(|i| (0..side).map(|j| entry(i, j)).collect()).collect()
}

/// The product by its definition.
fn by_definition(a: &Rows, b: &Rows) -> Rows {
    square(a.len(), |i, j| (0..a.len()).map(|k| a[i][k] * b[k][j]).sum())
}

/// All squares of this side with a single 1.
fn units(side: usize) -> Vec<Rows> {
    let places = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    places.map(|place| square(side, |i, j| i64::from((i, j) == place))).collect()
}

/// A large square of small numbers.
fn patterned(side: usize, factor: usize) -> Rows {
    square(side, |i, j| i64::try_from((i * factor + j * 5 + i * j) % 19).unwrap_or(0) - 9)
}

impl Task for Strassen {
    type Input = (Rows, Rows);
    /// The product, and the number of multiplications.
    type Output = (Rows, usize);

    const SECTION: &'static str = "9.1";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "strassen";
    const HARNESS: &'static str = "|(a, b): (Vec<Vec<i64>>, Vec<Vec<i64>>)| { \
         let mut n_multiplied = 0_usize; \
         let c = attempt::product(&a, &b, &mut |x: i64, y: i64| { n_multiplied += 1; x * y }); \
         (c, n_multiplied) }";
    const HINTS: &'static [&'static str] = &[
        "A matrix of side 1 is one number. Cut all others into four blocks of half the side.",
        "Write three small functions: one cuts a matrix into blocks, one adds two matrices, and one subtracts them.",
        "p1 = a(f - h), p2 = (a + b)h, p3 = (c + d)e, p4 = d(g - e), p5 = (a + d)(e + h), p6 = (b - d)(g + h) and p7 = (a - c)(e + f).",
        "The blocks of the product are p5 + p4 - p2 + p6, p1 + p2, p3 + p4 and p1 + p5 - p3 - p7. Compute each p by the function itself.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut inputs: Vec<Self::Input> = Vec::new();
        for (x, y) in (0..4).flat_map(|x| (0..4).map(move |y| (x, y))) {
            inputs.push((vec![vec![x]], vec![vec![y]]));
        }
        for bits in 0..256_u32 {
            let bit = |place: usize| i64::from(bits >> place & 1);
            let [a, b] = [0, 4].map(|first| square(2, |i, j| bit(first + 2 * i + j)));
            inputs.push((a, b));
        }
        let units = units(4);
        for a in &units {
            inputs.extend(units.iter().map(|b| (a.clone(), b.clone())));
        }
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let side = [1, 2, 4, 8][random.index(4)];
        let mut matrix = || square(side, |_, _| random.below(19).cast_signed() - 9);
        (matrix(), matrix())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("two matrices of side 32", (patterned(32, 7), patterned(32, 3))),
            ("two matrices of side 64", (patterned(64, 2), patterned(64, 11))),
        ]
    }

    fn size((a, b): &Self::Input) -> u64 {
        let entries = a.iter().chain(b).flatten();
        entries.map(|entry| 1000 + entry.unsigned_abs()).sum()
    }

    fn smaller((a, b): &Self::Input) -> Vec<Self::Input> {
        let half = a.len() / 2;
        let mut smaller = Vec::new();
        if 0 < half {
            let corners = [(0, 0), (0, half), (half, 0), (half, half)];
            let cut = |matrix: &Rows, (top, left): (usize, usize)| {
                square(half, |i, j| matrix[top + i][left + j])
            };
            smaller.extend(corners.iter().map(|&corner| (cut(a, corner), cut(b, corner))));
        }
        // Each entry becomes 0, or else half as large.
        for (i, j) in (0..a.len()).flat_map(|i| (0..a.len()).map(move |j| (i, j))) {
            for which in 0..2 {
                for divisor in [i64::MAX, 2] {
                    let mut pair = [a.clone(), b.clone()];
                    pair[which][i][j] /= divisor;
                    if pair[which][i][j] != [a, b][which][i][j] {
                        let [a, b] = pair;
                        smaller.push((a, b));
                    }
                }
            }
        }
        smaller
    }

    fn call((a, b): &Self::Input) -> String {
        format!("product({a:?}, {b:?}, multiply)")
    }

    fn check((a, b): &Self::Input, (product, n_multiplied): &Self::Output) -> Result<(), Wrong> {
        let expected = by_definition(a, b);
        let n = a.len();
        let show = |rows: &Rows| if n <= 8 { format!("{rows:?}") } else { format!("{n} rows") };
        if *product != expected {
            let entries = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
            let is_wrong = |(i, j): &(usize, usize)| {
                product.get(*i).and_then(|row| row.get(*j)) != Some(&expected[*i][*j])
            };
            let because = entries.into_iter().find(is_wrong).map(|(i, j)| {
                format!("in row {}, column {} there should be {}", i + 1, j + 1, expected[i][j])
            });
            return Err(Wrong { expected: show(&expected), got: show(product), because });
        }
        let most = 7_usize.pow(n.ilog2());
        if *n_multiplied == most {
            return Ok(());
        }
        let said = |times: usize| format!("{}, with {}", show(product), count(times, "call"));
        let because = if *n_multiplied < most {
            "each product of two numbers has to be a call of multiply".to_owned()
        } else {
            format!("side {n} takes {}", count(most, "multiplication"))
        };
        Err(Wrong { expected: said(most), got: said(*n_multiplied), because: Some(because) })
    }
}
