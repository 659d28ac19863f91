//! 8.3: the divisions grow with the digits; the worst pair of 64 bits takes 91.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use number_theory::euclid::{gcd, gcd_by_recursion, rows};

/// Neighbors in Fibonacci's sequence, and how many divisions they take.
const WORST: [(u64, u64, usize); 3] = [
    (2_584, 1_597, 16),
    (7_778_742_049, 4_807_526_976, 47),
    (12_200_160_415_121_876_738, 7_540_113_804_746_346_429, 91),
];

fn worst(c: &mut Criterion) {
    for (a, b, n) in WORST {
        assert_eq!((rows(a, b).count(), gcd(a, b), gcd_by_recursion(a, b)), (n, 1, 1));
        c.bench_function(&format!("euclid/worst/{n}"), |bench| {
            bench.iter(|| gcd(black_box(a), black_box(b)));
        });
        c.bench_function(&format!("euclid/worst_by_recursion/{n}"), |bench| {
            bench.iter(|| gcd_by_recursion(black_box(a), black_box(b)));
        });
    }
}

criterion_group!(benches, worst);
