//! 9.1 Strassen's algorithm, and the product by its definition.

use faer::Mat;
use linear_algebra::Matrix;
use linear_algebra::matrix::strassen::{CUTOFF, multiply, strassen, strassen_watched};
use nalgebra::DMatrix;

use crate::{Course, Entry, Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    Race { section: "9.1", workload: "256×256 times 256×256, f64", n: 256, build: peers },
    Race { section: "9.1", workload: "512×512 times 512×512, f64", n: 512, build: peers },
    Race { section: "9.1", workload: "1024×1024 times 1024×1024, f64", n: 1024, build: peers },
    Race { section: "9.1", workload: "cutoffs, 1024×1024, f64", n: 1024, build: cutoffs },
    Race { section: "9.1", workload: "cutoffs, 2048×2048, f64", n: 2048, build: cutoffs },
];

/// Two squares of whole numbers, whose products are exact in whatever order the sums are taken.
struct Two {
    ours: [Matrix<f64>; 2],
    nalgebra: [DMatrix<f64>; 2],
    faer: [Mat<f64>; 2],
}

impl Two {
    fn random(n: usize) -> Self {
        let mut random = SplitMix64::new(91);
        let ours = [(); 2]
            .map(|()| Matrix::from_fn(n, n, |_, _| f64::from(random.below(201_u32)) - 100.0));
        let nalgebra =
            [0, 1].map(|which: usize| DMatrix::from_row_slice(n, n, ours[which].entries()));
        let faer = [0, 1].map(|which: usize| Mat::from_fn(n, n, |i, j| ours[which][(i, j)]));
        Two { ours, nalgebra, faer }
    }
}

/// What is seen of a product: some of its entries, by row and column.
fn seen(n: usize, entry: impl Fn(usize, usize) -> f64) -> Vec<f64> {
    (0..n).map(|i| entry(i, (i * 7 + 3) % n)).collect()
}

fn peers(n: usize) -> Vec<Entry> {
    Course::on(Two::random(n))
        .entry("strassen", |two| {
            let c = strassen(&two.ours[0], &two.ours[1]).expect("squares of one side");
            seen(c.n_rows(), |i, j| c[(i, j)])
        })
        .entry("multiply", |two| {
            let c = multiply(&two.ours[0], &two.ours[1]).expect("squares of one side");
            seen(c.n_rows(), |i, j| c[(i, j)])
        })
        .note("ours, by the definition")
        .entry("faer", |two| {
            let c = &two.faer[0] * &two.faer[1];
            seen(c.nrows(), |i, j| c[(i, j)])
        })
        .mark(4.0)
        .note("with vector instructions chosen at run time")
        .entry("nalgebra", |two| {
            let c = &two.nalgebra[0] * &two.nalgebra[1];
            seen(c.nrows(), |i, j| c[(i, j)])
        })
        .note("by the crate matrixmultiply, the same way")
        .entry("three loops, i k j", |two| {
            let c = three_loops(&two.ours[0], &two.ours[1]);
            seen(c.n_rows(), |i, j| c[(i, j)])
        })
        .entries()
}

fn three_loops(a: &Matrix<f64>, b: &Matrix<f64>) -> Matrix<f64> {
    let mut c = Matrix::zeros(a.n_rows(), b.n_columns());
    for i in 0..a.n_rows() {
        for (k, x) in a.row(i).iter().enumerate() {
            c.row_mut(i).iter_mut().zip(b.row(k)).for_each(|(c, y)| *c += x * y);
        }
    }
    c
}

fn cutoffs(n: usize) -> Vec<Entry> {
    let down_to = |cutoff: usize| {
        move |two: &Two| {
            let c = strassen_watched(&two.ours[0], &two.ours[1], cutoff, |_, _| {});
            let c = c.expect("squares of one side");
            seen(c.n_rows(), |i, j| c[(i, j)])
        }
    };
    Course::on(Two::random(n))
        .entry("strassen, to 256", down_to(CUTOFF))
        .entry("multiply", |two| {
            let c = multiply(&two.ours[0], &two.ours[1]).expect("squares of one side");
            seen(c.n_rows(), |i, j| c[(i, j)])
        })
        .mark(0.92)
        .note("ours, by the definition")
        .entry("strassen, to 512", down_to(512))
        .note("ours")
        .entry("strassen, to 128", down_to(128))
        .note("ours")
        .entry("strassen, to 64", down_to(64))
        .note("ours")
        .entries()
}
