//! 9.3: the factors take eight times as long for twice the rows, a right side four times.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::matrix::lup::Lup;

use crate::entry;

fn factors(c: &mut Criterion) {
    for n in [64, 128, 256] {
        let a = Matrix::from_fn(n, n, entry);
        let b = a.times_column(&vec![1.0; n]).unwrap();
        let lup = Lup::new(&a).unwrap();
        assert!(lup.solve(&b).unwrap().iter().all(|x| (x - 1.0).abs() < 1e-6));
        c.bench_function(&format!("lup/factors/{n}"), |bencher| {
            bencher.iter(|| Lup::new(black_box(&a)));
        });
        c.bench_function(&format!("lup/right_side/{n}"), |bencher| {
            bencher.iter(|| lup.solve(black_box(&b)));
        });
    }
}

criterion_group!(benches, factors);
