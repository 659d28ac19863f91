//! 5.12: few nodes kept, and half of them, in a path and in a balanced tree: linear in n times m
//! either way.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use dynamic_programming::tree_dp::maximum_binary_subtree::maximum_binary_subtree;
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::Top;

fn bench(c: &mut Criterion) {
    for (shape, parent) in
        [("path", (|v| v - 1) as fn(usize) -> usize), ("balanced", |v| (v - 1) / 2)]
    {
        for (n, m) in [(100_000, 16), (2_000, 1_000)] {
            let parents: Vec<_> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
            let tree = RootedTree::from_parents(&parents).expect("a tree");
            let weights = vec![1; n];
            let solve = |weights: &[i64]| {
                maximum_binary_subtree(&tree, weights, m).map(|s| s.kept(Top::Root, m))
            };
            let kept = solve(&weights).expect("sound weights").expect("enough nodes");
            assert_eq!((kept.sum, kept.nodes.len()), (i64::try_from(m).unwrap_or(0), m));
            let name = format!("maximum_binary_subtree/{shape}_keeping_{m}/{n}");
            c.bench_function(&name, |bench| bench.iter(|| solve(black_box(&weights))));
        }
    }
}

criterion_group!(benches, bench);
