//! 9.4: the inverse takes some three times as long as the factors.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::matrix::inverse_matrix::{condition, inverse};
use linear_algebra::matrix::lup::Lup;

fn inverses(c: &mut Criterion) {
    for n in [64, 128, 256] {
        let entry = |row: usize, column: usize| {
            let place =
                u32::try_from(row * 7919 + column * 104_729 + row * column * 31).unwrap_or(0);
            f64::from(place % 1009) - 504.0
        };
        let a = Matrix::from_fn(n, n, entry);
        assert!(condition(&a, &inverse(&a).unwrap()) < 1e9);
        c.bench_function(&format!("inverse_matrix/in_place/{n}"), |b| {
            b.iter(|| inverse(black_box(&a)));
        });
        c.bench_function(&format!("inverse_matrix/factors/{n}"), |b| {
            b.iter(|| Lup::of(black_box(&a)));
        });
    }
}

criterion_group!(benches, inverses);
