//! 9.4: the inverse takes some three times as long as the factors.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::matrix::inverse_matrix::{condition, inverse};
use linear_algebra::matrix::lup::Lup;

use crate::entry;

fn inverses(c: &mut Criterion) {
    for n in [64, 128, 256] {
        let a = Matrix::from_fn(n, n, entry);
        assert!(condition(&a, &inverse(&a).unwrap()) < 1e9);
        c.bench_function(&format!("inverse_matrix/in_place/{n}"), |b| {
            b.iter(|| inverse(black_box(&a)));
        });
        c.bench_function(&format!("inverse_matrix/factors/{n}"), |b| {
            b.iter(|| Lup::new(black_box(&a)));
        });
    }
}

criterion_group!(benches, inverses);
