//! 5.3: two passes of 5.2, so about twice its cost.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::linear_dp::bitonic_subsequence::{Sides, bitonic, quadratic_by};
use trace::SplitMix64;

/// Random numbers.
fn random(n: usize) -> Vec<u64> {
    let mut random = SplitMix64::new(7);
    (0..n).map(|_| random.next_u64() >> 34).collect()
}

fn bench(c: &mut Criterion) {
    let quadratic = |v: &[u64]| quadratic_by(v, Sides::MayBeEmpty, |a, b| a < b);
    for n in [1_000, 10_000] {
        let v = random(n);
        assert_eq!(bitonic(&v), quadratic(&v));
        let mut run = |name: &str, find: &dyn Fn(&[u64]) -> usize| {
            let id = BenchmarkId::new(format!("bitonic_subsequence/{name}"), n);
            c.bench_with_input(id, &v, |b, v| b.iter(|| find(v)));
        };
        run("bitonic", &|v| bitonic(v).length());
        run("quadratic", &|v| quadratic(v).length());
    }
}

criterion_group!(benches, bench);
