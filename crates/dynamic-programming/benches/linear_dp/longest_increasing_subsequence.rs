//! 5.2: piles take n log l steps, the recurrence n²; the length alone is a little cheaper than the
//! table.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    count, length, lis, quadratic,
};

/// Numbers without a pattern: a linear congruence, its high bits.
fn random(n: usize) -> Vec<u64> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    std::iter::successors(Some(7), step).map(|x| x >> 34).take(n).collect()
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
