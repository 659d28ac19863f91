//! 9.5: dense programs of doubled size. A pivot is as large as the tableau, and the pivots grow
//! about as its side.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::linear_programming::simplex::{Program, simplex};
use trace::SplitMix64;

fn program(n: usize) -> Program<f64> {
    let mut random = SplitMix64::new(1);
    let mut draw = move || f64::from(u16::try_from(random.next_u64() >> 48).unwrap_or(0)) + 1.0;
    let a = Matrix::from_fn(n, n, |_, _| draw());
    let b = (0..n).map(|_| draw()).collect();
    let c = (0..n).map(|_| draw()).collect();
    Program::new(a, b, c).expect("a program")
}

fn dense(c: &mut Criterion) {
    for n in [50, 100, 200] {
        let program = program(n);
        let verdict = simplex(&program).expect("a verdict");
        assert!(program.certifies(&verdict, 1e-3));
        c.bench_function(&format!("simplex/dense/{n}"), |b| {
            b.iter(|| simplex(black_box(&program)));
        });
    }
}

criterion_group!(benches, dense);
