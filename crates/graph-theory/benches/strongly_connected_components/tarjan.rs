//! 6.12: linear in vertices and arcs, whatever the shape.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::strongly_connected_components::tarjan::tarjan;

/// Arcs without a pattern: a linear congruence, its high bits.
fn random(n: u32, n_edges: usize) -> Vec<(u32, u32)> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut vertices = std::iter::successors(Some(7), step)
        .filter_map(|x| u32::try_from((x >> 33) % u64::from(n)).ok());
    (0..n_edges).filter_map(|_| vertices.next().zip(vertices.next())).collect()
}

fn classes(c: &mut Criterion) {
    for n in [1_000_u32, 10_000, 100_000] {
        let cycle: Vec<(u32, u32)> = (0..n).map(|v| (v, (v + 1) % n)).collect();
        let path = &cycle[..cycle.len() - 1];
        let sparse = random(n, n as usize);
        for (name, edges) in [("cycle", &cycle[..]), ("path", path), ("random", &sparse)] {
            let graph = DiGraph::from_edges(n as usize, edges.iter().copied()).expect("good arcs");
            let expected = match name {
                "cycle" => 1,
                "path" => n as usize,
                _ => tarjan(&graph.transpose()).len(),
            };
            assert_eq!(tarjan(&graph).len(), expected);
            c.bench_function(&format!("tarjan/{name}/{n}"), |b| {
                b.iter(|| tarjan(black_box(&graph)))
            });
        }
    }
}

criterion_group!(benches, classes);
