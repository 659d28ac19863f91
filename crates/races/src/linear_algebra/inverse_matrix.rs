//! 9.4 Matrix inversion.

use faer::Mat;
use faer::linalg::solvers::DenseSolveCore;
use linear_algebra::Matrix;
use linear_algebra::matrix::inverse_matrix::inverse;
use linear_algebra::matrix::lup::Lup;
use nalgebra::DMatrix;

use super::{random_square, rounded};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "9.4", workload: "100×100, f64", n: 100, build: race },
    Race { section: "9.4", workload: "300×300, f64", n: 300, build: race },
    Race { section: "9.4", workload: "500×500, f64", n: 500, build: race },
];

/// With a large diagonal, so that all agree to many digits.
fn race(n: usize) -> Vec<Entry> {
    let mut a = random_square(n);
    for k in 0..n {
        a[(k, k)] += 4.0;
    }
    let nalgebra = DMatrix::from_row_slice(n, n, a.entries());
    let faer = Mat::from_fn(n, n, |i, j| a[(i, j)]);
    Course::on((a, nalgebra, faer))
        .entry("inverse", |(a, _, _)| {
            let b = inverse(a).unwrap_or_default();
            seen(b.n_rows(), |i, j| b[(i, j)])
        })
        .entry("nalgebra, try_inverse", |(_, a, _)| {
            let b = a.clone().try_inverse();
            b.map_or(Vec::new(), |b| seen(b.nrows(), |i, j| b[(i, j)]))
        })
        .mark(1.05)
        .entry("faer, partial_piv_lu and inverse", |(_, _, a)| {
            let b = a.partial_piv_lu().inverse();
            seen(b.nrows(), |i, j| b[(i, j)])
        })
        .note("in blocks, with vector instructions chosen at run time")
        .entry("Lup, solve_many", |(a, _, _)| {
            let b = Lup::new(a).and_then(|lup| lup.solve_many(&Matrix::identity(a.n_rows())));
            let b = b.unwrap_or_default();
            seen(b.n_rows(), |i, j| b[(i, j)])
        })
        .note("ours, by 9.3")
        .entries()
}

/// Some entries, in millionths.
fn seen(n: usize, entry: impl Fn(usize, usize) -> f64) -> Vec<i64> {
    // Half a millionth aside, lest a zero's sign decide.
    rounded((0..n).map(|i| entry(i, (i * 7 + 3) % n) * 1e6 + 0.25))
}
