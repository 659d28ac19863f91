//! 9.3 LUP decomposition.

use faer::Mat;
use faer::prelude::Solve;
use linear_algebra::Matrix;
use linear_algebra::matrix::lup::Lup;
use nalgebra::DMatrix;

use super::gauss_elimination::System;
use super::{random_square, rounded};
use crate::{Course, Entry, Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    Race { section: "9.3", workload: "100 unknowns, one right side", n: 100, build: one },
    Race { section: "9.3", workload: "500 unknowns, one right side", n: 500, build: one },
    Race { section: "9.3", workload: "1000 unknowns, one right side", n: 1000, build: one },
    Race { section: "9.3", workload: "500 unknowns, 1000 right sides", n: 500, build: many },
];

fn one(n: usize) -> Vec<Entry> {
    Course::on(System::random(n))
        .entry("Lup", |system| {
            let x = Lup::new(&system.a).and_then(|lup| lup.solve(&system.b));
            rounded(x.unwrap_or_default())
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

struct Many {
    a: Matrix<f64>,
    b: Matrix<f64>,
    nalgebra: (DMatrix<f64>, DMatrix<f64>),
    faer: (Mat<f64>, Mat<f64>),
}

fn many(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(93);
    let a = random_square(n);
    let columns: Vec<Vec<f64>> = (0..2 * n)
        .map(|_| {
            let x: Vec<f64> = (0..n).map(|_| f64::from(random.below(201_u32)) - 100.0).collect();
            a.times_column(&x).expect("as many as columns")
        })
        .collect();
    let b = Matrix::from_fn(n, columns.len(), |row, column| columns[column][row]);
    let (m, nrhs) = b.shape();
    let nalgebra =
        (DMatrix::from_row_slice(n, n, a.entries()), DMatrix::from_row_slice(m, nrhs, b.entries()));
    let faer = (Mat::from_fn(n, n, |i, j| a[(i, j)]), Mat::from_fn(m, nrhs, |i, j| b[(i, j)]));
    Course::on(Many { a, b, nalgebra, faer })
        .entry("Lup, solve_many", |many| {
            let x = Lup::new(&many.a).and_then(|lup| lup.solve_many(&many.b));
            rounded(x.map(Matrix::into_entries).unwrap_or_default())
        })
        .entry("nalgebra, LU", |Many { nalgebra: (a, b), .. }| {
            let x = a.clone().lu().solve(b);
            let rows = x
                .iter()
                .flat_map(|x| x.row_iter())
                .flat_map(|row| row.iter().copied().collect::<Vec<_>>());
            rounded(rows)
        })
        .mark(1.0)
        .entry("faer, partial_piv_lu", |Many { faer: (a, b), .. }| {
            let x = a.partial_piv_lu().solve(b);
            let places = (0..x.nrows()).flat_map(|i| (0..x.ncols()).map(move |j| (i, j)));
            rounded(places.map(|place| x[place]))
        })
        .entries()
}
