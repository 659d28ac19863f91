//! 6.12: linear in vertices and arcs, whatever the shape.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::graph::generate::Random;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use graph_theory::strongly_connected_components::verify;

/// Arcs without a pattern.
fn random(n: u32, n_edges: u32) -> Vec<(u32, u32)> {
    let mut random = Random::new(7);
    (0..n_edges).map(|_| (random.below(n), random.below(n))).collect()
}

/// A cycle, a path and random arcs, small and large.
pub(crate) fn graphs() -> Vec<(&'static str, u32, DiGraph)> {
    let sizes = [1_000, 10_000, 100_000].into_iter();
    let of_size = |n: u32| {
        let cycle: Vec<(u32, u32)> = (0..n).map(|v| (v, (v + 1) % n)).collect();
        let path = cycle[1..].to_vec();
        [("cycle", cycle), ("path", path), ("random", random(n, 3 * n))].map(|(name, edges)| {
            (name, n, DiGraph::from_edges(n as usize, edges).expect("good arcs"))
        })
    };
    sizes.flat_map(of_size).collect()
}

fn classes(c: &mut Criterion) {
    for (name, n, graph) in graphs() {
        assert_eq!(verify(&graph, &tarjan(&graph)), Ok(()));
        c.bench_function(&format!("tarjan/{name}/{n}"), |b| b.iter(|| tarjan(black_box(&graph))));
    }
}

criterion_group!(benches, classes);
