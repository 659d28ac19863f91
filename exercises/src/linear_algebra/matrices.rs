//! Matrices modulo a prime: what the exercises of the chapter share.

use crate::inputs::{Random, lists, shown};

/// Rows of numbers.
pub(super) type Rows = Vec<Vec<i64>>;

/// The prime of the large inputs.
pub(super) const LARGE_PRIME: i64 = 998_244_353;

/// All matrices with these rows and columns modulo p.
pub(super) fn all(n_rows: usize, n_columns: usize, p: i64) -> Vec<Rows> {
    let values: Vec<i64> = (0..p).collect();
    let n = n_rows * n_columns;
    let lists = lists(n, &values).into_iter().filter(|list| list.len() == n);
    lists.map(|list| list.chunks(n_columns).map(<[i64]>::to_vec).collect()).collect()
}

/// A random prime, a small one more often than not.
pub(super) fn prime(random: &mut Random) -> i64 {
    [2, 2, 3, 3, 5, 7, 101, LARGE_PRIME][random.index(8)]
}

/// A matrix with random numbers modulo p.
pub(super) fn matrix(random: &mut Random, n_rows: usize, n_columns: usize, p: i64) -> Rows {
    let mut number = || random.below(p.unsigned_abs()).cast_signed();
    (0..n_rows).map(|_| (0..n_columns).map(|_| number()).collect()).collect()
}

/// Replaces a row by a sum of multiples of all other rows.
pub(super) fn make_dependent(random: &mut Random, rows: &mut Rows, p: i64) {
    let row = random.index(rows.len());
    let width = rows[row].len();
    let mut sum = vec![0; width];
    for (_, other) in rows.iter().enumerate().filter(|(i, _)| *i != row) {
        let factor = random.below(p.unsigned_abs()).cast_signed();
        sum.iter_mut().zip(other).for_each(|(sum, x)| *sum = (*sum + factor * x) % p);
    }
    rows[row] = sum;
}

/// A square that moves each row one place up, so that no pivot is in its place.
pub(super) fn shift(n: usize) -> Rows {
    (0..n).map(|i| (0..n).map(|j| i64::from(j == (i + 1) % n)).collect()).collect()
}

/// How many entries there are, and, to tell equal shapes apart, how large they are.
pub(super) fn size(rows: &Rows) -> u64 {
    let sum = rows.iter().flatten().map(|entry| entry.unsigned_abs().min(1000)).sum::<u64>();
    let n_entries = rows.iter().map(|row| row.len() as u64).sum::<u64>();
    n_entries * 1000 + sum
}

/// The same matrix with a zero, or a one, in the place of an entry.
pub(super) fn with_smaller_entries(rows: &Rows) -> Vec<Rows> {
    let mut all = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for (j, &entry) in row.iter().enumerate() {
            for value in (0..2).filter(|&value| value < entry) {
                let mut rows = rows.clone();
                rows[i][j] = value;
                all.push(rows);
            }
        }
    }
    all
}

/// The matrix without a column.
pub(super) fn without_column(rows: &Rows, column: usize) -> Rows {
    let keep = |row: &Vec<i64>| [&row[..column], &row[column + 1..]].concat();
    rows.iter().map(keep).collect()
}

/// A square without a row and a column.
pub(super) fn minor(rows: &Rows, row: usize, column: usize) -> Rows {
    let others = rows.iter().enumerate().filter(|(i, _)| *i != row);
    without_column(&others.map(|(_, row)| row.clone()).collect(), column)
}

/// The determinant by its first row.
pub(super) fn determinant(rows: &Rows, p: i64) -> i64 {
    if rows.is_empty() {
        return 1 % p;
    }
    (0..rows.len()).fold(0, |sum, column| {
        let term = rows[0][column] * determinant(&minor(rows, 0, column), p) % p;
        (if column % 2 == 0 { sum + term } else { sum - term }).rem_euclid(p)
    })
}

/// The product of two squares.
pub(super) fn product(a: &Rows, b: &Rows, p: i64) -> Rows {
    let n = b.len();
    let mut product = vec![vec![0; n]; a.len()];
    for (sums, row) in product.iter_mut().zip(a) {
        for (&factor, other) in row.iter().zip(b) {
            sums.iter_mut().zip(other).for_each(|(sum, x)| *sum = (*sum + factor * x) % p);
        }
    }
    product
}

/// Whether this is a square of side n with entries from 0 to p - 1, and if not, why.
pub(super) fn fault_of_square(rows: &Rows, n: usize, p: i64) -> Option<String> {
    if rows.len() != n || rows.iter().any(|row| row.len() != n) {
        return Some(format!("the result is not a square of side {n}"));
    }
    let bad = rows.iter().flatten().find(|entry| !(0..p).contains(entry))?;
    Some(format!("{bad} is not in 0..{p}"))
}

/// The rows as Rust writes them.
pub(super) fn written(rows: &Rows) -> String {
    match rows.len() {
        0..=6 => {
            let rows: Vec<String> = rows.iter().map(|row| format!("vec!{}", shown(row))).collect();
            format!("&[{}]", rows.join(", "))
        }
        n => format!("&[...] ({n} rows)"),
    }
}
