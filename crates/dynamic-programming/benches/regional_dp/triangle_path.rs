//! 5.11: four times as long when the rows double; the sum alone is faster than the table.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::regional_dp::triangle_path::{
    Triangle, TrianglePath, minimum_path, minimum_sum,
};
use trace::SplitMix64;

fn bench(c: &mut Criterion) {
    for n in [100, 200] {
        let mut random = SplitMix64::new(5);
        let numbers = (0..n * (n + 1) / 2).map(|_| random.between(0, 4095)).collect();
        let Ok(triangle) = Triangle::from_flat(numbers) else { continue };
        let sum = minimum_sum(&triangle);
        assert_eq!(minimum_path(&triangle).map(|path| path.sum()), sum);
        let mut run = |name: &str, least: &dyn Fn(&Triangle) -> Option<i64>| {
            let id = BenchmarkId::new(format!("triangle_path/{name}"), n);
            c.bench_with_input(id, &triangle, |b, triangle| b.iter(|| least(triangle)));
        };
        run("sum", &|triangle| minimum_sum(triangle).unwrap_or(None));
        run("path", &|triangle| minimum_path(triangle).as_ref().ok().and_then(TrianglePath::sum));
    }
}

criterion_group!(benches, bench);
