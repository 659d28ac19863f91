//! 6.12: linear in vertices and arcs, whatever the shape.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use graph_theory::strongly_connected_components::verify;

/// Arcs without a pattern: a linear congruence, its high bits.
fn random(n: u32, n_edges: u32) -> Vec<(u32, u32)> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut vertices = std::iter::successors(Some(7), step)
        .filter_map(|x| u32::try_from((x >> 33) % u64::from(n)).ok());
    (0..n_edges).filter_map(|_| vertices.next().zip(vertices.next())).collect()
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
