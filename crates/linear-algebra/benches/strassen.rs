//! 9.1: tiles against seven products of blocks, by the side of the blocks.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::matrix::strassen::{multiply, strassen_watched};

fn products(c: &mut Criterion) {
    for n in [128, 256, 512] {
        // Whole numbers, so that all sums are exact.
        let entry =
            |i: usize, j: usize| f64::from(u32::try_from((i * 7 + j * 13) % 17).unwrap_or(0));
        let a = Matrix::from_fn(n, n, entry);
        let right = multiply(&a, &a).unwrap();
        c.bench_function(&format!("strassen/definition/{n}"), |b| {
            b.iter(|| multiply(black_box(&a), &a));
        });
        for cutoff in [32, 64, 128, 256].into_iter().filter(|&cutoff| cutoff < n) {
            assert_eq!(strassen_watched(&a, &a, cutoff, |_, _| {}).as_ref(), Ok(&right));
            c.bench_function(&format!("strassen/to_{cutoff}/{n}"), |b| {
                b.iter(|| strassen_watched(black_box(&a), &a, cutoff, |_, _| {}));
            });
        }
    }
}

criterion_group!(benches, products);
