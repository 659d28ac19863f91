//! 5.13: merging and preorder, in a path and a star: O(n · m) in both shapes.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use dynamic_programming::tree_dp::maximum_subtree::in_preorder::in_preorder;
use dynamic_programming::tree_dp::maximum_subtree::maximum_subtree;
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::Top;

fn bench(c: &mut Criterion) {
    for (shape, parent) in [("path", (|v| v - 1) as fn(usize) -> usize), ("star", |_| 0)] {
        let (n, m) = (50_000, 50);
        let parents: Vec<_> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
        let tree = RootedTree::from_parents(&parents).expect("a tree");
        let weights = vec![1; n];
        let merge = |weights: &[i64]| maximum_subtree(&tree, weights, m).ok()?.kept(Top::Root, m);
        let preorder = |weights: &[i64]| in_preorder(&tree, weights, m).ok()?;
        assert_eq!(merge(&weights).map(|kept| kept.sum), Some(50));
        assert_eq!(preorder(&weights).map(|kept| kept.sum), Some(50));
        let name = format!("maximum_subtree/{shape}_merge/{n}");
        c.bench_function(&name, |bench| bench.iter(|| merge(black_box(&weights))));
        let name = format!("maximum_subtree/{shape}_preorder/{n}");
        c.bench_function(&name, |bench| bench.iter(|| preorder(black_box(&weights))));
    }
}

criterion_group!(benches, bench);
