//! 9.2 Gaussian elimination.

use faer::Mat;
use faer::prelude::Solve;
use linear_algebra::Matrix;
use linear_algebra::matrix::gauss_elimination::xor::XorSystem;
use linear_algebra::matrix::gauss_elimination::{Solution, solve};
use nalgebra::{DMatrix, DVector};

use super::{random_square, rounded};
use crate::{Course, Entry, Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    Race { section: "9.2", workload: "100 unknowns, f64", n: 100, build: floats },
    Race { section: "9.2", workload: "500 unknowns, f64", n: 500, build: floats },
    Race { section: "9.2", workload: "1000 unknowns, f64", n: 1000, build: floats },
    Race { section: "9.2", workload: "2000 unknowns, bits", n: 2000, build: bits },
];

/// The same system for everybody. Its solution is whole.
pub(super) struct System {
    pub(super) a: Matrix<f64>,
    pub(super) b: Vec<f64>,
    pub(super) nalgebra: (DMatrix<f64>, DVector<f64>),
    pub(super) faer: (Mat<f64>, Mat<f64>),
}

impl System {
    pub(super) fn random(n: usize) -> Self {
        let mut random = SplitMix64::new(92);
        let x: Vec<f64> = (0..n).map(|_| f64::from(random.below(201_u32)) - 100.0).collect();
        let a = random_square(n);
        let b = a.times_column(&x).expect("as many as columns");
        let nalgebra = (DMatrix::from_row_slice(n, n, a.entries()), DVector::from_column_slice(&b));
        let faer = (Mat::from_fn(n, n, |i, j| a[(i, j)]), Mat::from_fn(n, 1, |i, _| b[i]));
        System { a, b, nalgebra, faer }
    }
}

fn floats(n: usize) -> Vec<Entry> {
    Course::on(System::random(n))
        .entry("solve", |system| match solve(&system.a, &system.b) {
            Ok(Solution::Unique(x)) => rounded(x),
            _ => Vec::new(),
        })
        .entry("nalgebra, LU", |System { nalgebra: (a, b), .. }| {
            rounded(a.clone().lu().solve(b).iter().flatten().copied())
        })
        .mark(1.0)
        .entry("faer, partial_piv_lu", |System { faer: (a, b), .. }| {
            let x = a.partial_piv_lu().solve(b);
            rounded((0..x.nrows()).map(|row| x[(row, 0)]))
        })
        .mark(3.2)
        .note("in blocks, with vector instructions chosen at run time")
        .entries()
}

fn bits(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(2);
    let rows: Vec<Vec<bool>> = (0..n)
        // With itself in each equation, so that small systems have a solution too.
        .map(|row| {
            (0..=n).map(|column| random.below(2_u32) == 1 || n == 1 && row == column).collect()
        })
        .collect();
    Course::on(rows)
        .entry("XorSystem", |rows| {
            let mut system = XorSystem::new(rows.len());
            for row in rows {
                system.push_coefficients(&row[..rows.len()], row[rows.len()]).ok()?;
            }
            match system.solve() {
                Solution::Inconsistent { .. } => None,
                Solution::Unique(x) | Solution::Infinite { particular: x, .. } => Some(x),
            }
        })
        .entry("a bool each", |rows| by_bools(rows.clone()))
        .mark(0.2)
        .entries()
}

/// The same elimination on bits that have a byte each.
fn by_bools(mut rows: Vec<Vec<bool>>) -> Option<Vec<bool>> {
    let n = rows.len();
    let mut pivots = Vec::new();
    for column in 0..n {
        let row = pivots.len();
        let Some(from) = (row..n).find(|&from| rows[from][column]) else { continue };
        rows.swap(row, from);
        let pivot_row = rows[row].clone();
        for (other, entries) in rows.iter_mut().enumerate() {
            if other != row && entries[column] {
                for (entry, pivot) in entries[column..].iter_mut().zip(&pivot_row[column..]) {
                    *entry ^= pivot;
                }
            }
        }
        pivots.push(column);
    }
    if rows[pivots.len()..].iter().any(|row| row[n]) {
        return None;
    }
    let mut x = vec![false; n];
    pivots.iter().zip(&rows).for_each(|(&pivot, row)| x[pivot] = row[n]);
    Some(x)
}
