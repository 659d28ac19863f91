//! 5.14: tables for a small radius, centroids for any, a search from every node for comparison.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use dynamic_programming::tree_dp::maximum_radius_sum::{ball, centroids, maximum_radius_sum};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;

fn bench(c: &mut Criterion) {
    let n = 5_000;
    for (shape, parent) in
        [("path", (|v| v - 1) as fn(usize) -> usize), ("balanced", |v| (v - 1) / 2)]
    {
        let parents: Vec<_> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
        let tree = RootedTree::from_parents(&parents).expect("a tree");
        let weights = vec![1; n];
        for r in [20, n / 2] {
            let tables = |weights: &[i64]| maximum_radius_sum(&tree, weights, r).map(|s| s.sums(r));
            let parts = |weights: &[i64]| centroids::sums(&tree, weights, r);
            let search = |weights: &[i64]| -> Vec<i64> {
                (0..n).map(|v| ball(&tree, v, r).iter().map(|&u| weights[u]).sum()).collect()
            };
            assert_eq!(tables(&weights), Ok(search(&weights)));
            assert_eq!(parts(&weights), Ok(search(&weights)));
            let name = |way: &str| format!("maximum_radius_sum/{shape}_radius_{r}_{way}/{n}");
            c.bench_function(&name("tables"), |b| b.iter(|| tables(black_box(&weights))));
            c.bench_function(&name("centroids"), |b| b.iter(|| parts(black_box(&weights))));
            c.bench_function(&name("search"), |b| b.iter(|| search(black_box(&weights))));
        }
    }
}

criterion_group!(benches, bench);
