//! 5.2: piles take n log l steps, the recurrence n²; the length alone is a little cheaper than the
//! table.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    count, length, lis, quadratic,
};
use trace::SplitMix64;

/// Random numbers.
fn random(n: usize) -> Vec<u64> {
    let mut random = SplitMix64::new(7);
    (0..n).map(|_| random.next_u64() >> 34).collect()
}

fn bench(c: &mut Criterion) {
    for n in [1_000, 10_000] {
        let v = random(n);
        let expected = quadratic(&v);
        assert_eq!((lis(&v), length(&v)), (expected.clone(), expected.length()));
        let mut run = |name: &str, find: &dyn Fn(&[u64]) -> usize| {
            let id = BenchmarkId::new(format!("longest_increasing_subsequence/{name}"), n);
            c.bench_with_input(id, &v, |b, v| b.iter(|| find(v)));
        };
        run("lis", &|v| lis(v).length());
        run("length", &|v| length(v.iter().copied()));
        run("count", &|v| count(v).map_or(0, |_| 1));
        run("quadratic", &|v| quadratic(v).length());
    }
}

criterion_group!(benches, bench);
