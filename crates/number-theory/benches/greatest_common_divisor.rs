//! 8.2: the steps grow with the digits, and many numbers cost little more than reading them.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use number_theory::greatest_common_divisor::{gcd, gcd_of_all, gcd_without_each};

/// A prime below each power of two, and a multiple of none of its neighbors.
const PAIRS: [(u32, u128, u128); 3] = [
    (32, 4_294_967_291, 4_294_967_279),
    (64, 18_446_744_073_709_551_557, 18_446_744_073_709_551_533),
    (127, (1 << 127) - 1, (1 << 126) + 1),
];

fn pairs(c: &mut Criterion) {
    for (bits, a, b) in PAIRS {
        assert_eq!(gcd(a, b), 1);
        c.bench_function(&format!("greatest_common_divisor/u128/{bits}"), |bench| {
            bench.iter(|| gcd(black_box(a), black_box(b)));
        });
        if let (Ok(a), Ok(b)) = (u64::try_from(a), u64::try_from(b)) {
            c.bench_function(&format!("greatest_common_divisor/u64/{bits}"), |bench| {
                bench.iter(|| gcd(black_box(a), black_box(b)));
            });
        }
    }
}

fn many(c: &mut Criterion) {
    for n in [1_000_u64, 100_000] {
        let numbers: Vec<u64> = (1..=n).map(|x| 6 * x).collect();
        assert_eq!(gcd_of_all(numbers.iter().copied()), 6);
        c.bench_function(&format!("greatest_common_divisor/of_all/{n}"), |b| {
            b.iter(|| gcd_of_all(black_box(&numbers).iter().copied()));
        });
        c.bench_function(&format!("greatest_common_divisor/without_each/{n}"), |b| {
            b.iter(|| gcd_without_each(black_box(&numbers)));
        });
    }
}

criterion_group!(benches, pairs, many);
