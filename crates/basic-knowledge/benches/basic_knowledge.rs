//! What the pages of chapter 1 claim about cost: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use std::hint::black_box;
use std::num::NonZeroU64;

use basic_knowledge::recurrence::linear::{LinearRecurrence, LinearRecurrenceError, Modulo};
use basic_knowledge::time_complexity::multiply::{
    booth, non_adjacent, repeated_addition, shift_and_add,
};
use basic_knowledge::time_complexity::{Class, classify, doubling, terms::Term};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

/// Naming a class is linear in the samples; how large the counts are does not matter.
fn classes(c: &mut Criterion) {
    for n_samples in [10, 40] {
        let class = Class::Power(Term::new(1, 0));
        let samples = doubling(2, n_samples, |n| 3 * n);
        assert_eq!(classify(&samples).map(|fit| fit.class), Ok(class));
        let id = BenchmarkId::new("time_complexity/classify", n_samples);
        c.bench_with_input(id, &samples, |b, samples| b.iter(|| classify(samples)));
    }
}

/// Repeated addition is linear in the smaller factor, the others are logarithmic.
fn products(c: &mut Criterion) {
    for b in [100_i64, 10_000] {
        let (a, product) = (12_345, i128::from(12_345 * b));
        assert_eq!(repeated_addition(a, b).0, product);
        c.bench_function(&format!("time_complexity/repeated_addition/{b}"), |bench| {
            bench.iter(|| repeated_addition(black_box(a), black_box(b)));
        });
        for (name, multiply) in [
            ("shift_and_add", shift_and_add as fn(_, _) -> _),
            ("booth", booth),
            ("non_adjacent", non_adjacent),
        ] {
            assert_eq!(multiply(a, b).value, product);
            c.bench_function(&format!("time_complexity/{name}/{b}"), |bench| {
                bench.iter(|| multiply(black_box(a), black_box(b)));
            });
        }
    }
}

/// One by one a term is linear in its index, by a matrix and by a polynomial logarithmic.
fn terms(c: &mut Criterion) {
    let recurrence = LinearRecurrence::new(vec![1, 0, 2, 1], vec![1, 1, 2, 3]).expect("it is one");
    let ring = Modulo(NonZeroU64::new(1_000_000_007).expect("it is not 0"));
    for n in [100, 10_000] {
        let term = recurrence.by_iteration(&ring, n);
        assert_eq!(
            (recurrence.by_matrix(&ring, n), recurrence.by_polynomial(&ring, n)),
            (term, term)
        );
        let mut run = |name: &str, way: &dyn Fn(u64) -> Result<u64, LinearRecurrenceError>| {
            let id = BenchmarkId::new(format!("recurrence/{name}"), n);
            c.bench_with_input(id, &n, |b, &n| b.iter(|| way(n)));
        };
        run("one_by_one", &|n| recurrence.by_iteration(&ring, n));
        run("matrix", &|n| recurrence.by_matrix(&ring, n));
        run("polynomial", &|n| recurrence.by_polynomial(&ring, n));
    }
}

criterion_group!(benches, classes, products, terms);
criterion_main!(benches);
