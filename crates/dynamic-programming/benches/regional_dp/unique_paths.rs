//! 5.10: the table takes an addition a cell, one row the same with less memory, and the formula a
//! factor a row.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::regional_dp::unique_paths::{
    UniquePaths, binomial, count_by_row, unique_paths,
};

fn bench(c: &mut Criterion) {
    for n in [16, 64] {
        let blocked = vec![vec![false; n]; n];
        let count = unique_paths(n, n).map(|paths| paths.count());
        assert_eq!((binomial(n, n), count_by_row(&blocked)), (count, count));
        let mut run = |name: &str, count: &dyn Fn(usize) -> u128| {
            let id = BenchmarkId::new(format!("unique_paths/{name}"), n);
            c.bench_with_input(id, &n, |b, n| b.iter(|| count(*n)));
        };
        run("table", &|n| unique_paths(n, n).as_ref().map_or(0, UniquePaths::count));
        run("row", &|_| count_by_row(&blocked).unwrap_or(0));
        run("binomial", &|n| binomial(n, n).unwrap_or(0));
    }
}

criterion_group!(benches, bench);
