//! 6.5: the sort is nearly all of the work, and less of it if the edges are in order.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::graph::generate::Random;
use graph_theory::min_spanning_tree::kruskal::kruskal;

/// Edges without a pattern.
fn random(n: u32, n_edges: usize) -> Vec<(u32, u32, u32)> {
    let mut random = Random::new(7);
    (0..n_edges).map(|_| (random.below(n), random.below(n), random.below(1 << 30))).collect()
}

fn forests(c: &mut Criterion) {
    for n in [1_000_u32, 10_000, 100_000] {
        let shuffled = random(n, 5 * n as usize);
        let mut sorted = shuffled.clone();
        sorted.sort_unstable_by_key(|edge| edge.2);
        let equal = shuffled.iter().map(|&(u, v, _)| (u, v, 1)).collect();
        for (name, edges) in [("shuffled", shuffled), ("sorted", sorted), ("equal", equal)] {
            let graph = UnGraph::from_weighted_edges(n as usize, edges).expect("good edges");
            let forest = kruskal(&graph).expect("good weights");
            assert_eq!(forest.verify(&graph), Ok(()));
            c.bench_function(&format!("kruskal/{name}/{n}"), |b| {
                b.iter(|| kruskal(black_box(&graph)));
            });
        }
    }
}

criterion_group!(benches, forests);
