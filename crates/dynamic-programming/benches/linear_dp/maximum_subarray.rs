//! 5.4: one pass; the table costs little more; halves cost a logarithm.

use std::num::NonZeroUsize;

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::linear_dp::maximum_subarray::{
    at_most, circular, divide_and_conquer, largest_endings, maximum_subarray, two_disjoint,
};
use trace::SplitMix64;

/// Random numbers of both signs.
fn random(n: usize) -> Vec<i64> {
    let mut random = SplitMix64::new(7);
    (0..n).map(|_| random.between(-(1 << 19), (1 << 19) - 1)).collect()
}

fn bench(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let v = random(n);
        assert_eq!(maximum_subarray(&v), divide_and_conquer(&v));
        let mut run = |name: &str, is_found: &dyn Fn(&[i64]) -> bool| {
            let id = BenchmarkId::new(format!("maximum_subarray/{name}"), n);
            c.bench_with_input(id, &v, |b, v| b.iter(|| is_found(v)));
        };
        run("kadane", &|v| maximum_subarray(v).is_ok());
        run("table", &|v| largest_endings(v).is_ok());
        run("by_halves", &|v| divide_and_conquer(v).is_ok());
        run("circular", &|v| circular(v).is_ok());
        run("two_disjoint", &|v| two_disjoint(v).is_ok());
        run("at_most_100", &|v| NonZeroUsize::new(100).is_some_and(|l| at_most(v, l).is_ok()));
    }
}

criterion_group!(benches, bench);
