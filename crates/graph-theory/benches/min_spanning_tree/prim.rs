//! 6.6: few candidates come into the heap; a complete graph needs none.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::graph::generate::Random;
use graph_theory::min_spanning_tree::kruskal::kruskal;
use graph_theory::min_spanning_tree::prim::{dense, prim_forest};

fn forests(c: &mut Criterion) {
    for n in [1_000_u32, 10_000, 100_000] {
        let mut random = Random::new(7);
        let edges = (0..5 * n).map(|_| (random.below(n), random.below(n), random.below(1 << 30)));
        let graph = UnGraph::from_weighted_edges(n as usize, edges).expect("good edges");
        let expected = kruskal(&graph).expect("good weights").weight;
        assert_eq!(prim_forest(&graph).expect("good weights").weight, expected);
        c.bench_function(&format!("prim/random/{n}"), |b| {
            b.iter(|| prim_forest(black_box(&graph)));
        });
    }
}

fn complete(c: &mut Criterion) {
    for n in [100_usize, 300, 1000] {
        let mut random = Random::new(7);
        let points: Vec<(u32, u32)> =
            (0..n).map(|_| (random.below(10_000), random.below(10_000))).collect();
        let square = |u: usize, v: usize| {
            let (x, y) = (points[u].0.abs_diff(points[v].0), points[u].1.abs_diff(points[v].1));
            Some(x * x + y * y)
        };
        assert_eq!(dense(n, square).expect("good weights").n_trees, 1);
        c.bench_function(&format!("prim/complete/{n}"), |b| b.iter(|| dense(n, square)));
    }
}

criterion_group!(benches, forests, complete);
