//! 9.2: twice the unknowns take eight times as long; 64 bits in a word are 64 unknowns at once.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Matrix;
use linear_algebra::matrix::gauss_elimination::xor::XorSystem;
use linear_algebra::matrix::gauss_elimination::{Solution, solve};

use crate::entry;

fn systems(c: &mut Criterion) {
    for n in [64, 128, 256] {
        let a = Matrix::from_fn(n, n, entry);
        let b = a.times_column(&vec![1.0; n]).unwrap();
        let Ok(Solution::Unique(x)) = solve(&a, &b) else { panic!("one solution") };
        assert!(x.iter().all(|x| (x - 1.0).abs() < 1e-6));
        c.bench_function(&format!("gauss_elimination/f64/{n}"), |bencher| {
            bencher.iter(|| solve(black_box(&a), &b));
        });
    }
    for n in [256, 512] {
        let mut system = XorSystem::new(n);
        for row in 0..n {
            system.push((0..n).filter(|&column| 0.0 < entry(row, column)), true).unwrap();
        }
        let is_square = matches!(system.clone().solve(), Solution::Unique(_));
        c.bench_function(&format!("gauss_elimination/xor/{n}"), |bencher| {
            bencher.iter(|| {
                matches!(black_box(&system).clone().solve(), Solution::Unique(_)) == is_square
            });
        });
    }
}

criterion_group!(benches, systems);
