//! 6.25: the paths cost little more than the matching.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::bipartite_matching::disjoint_path_cover::{cover_and_proof, disjoint_path_cover};
use graph_theory::graph::generate;

fn graphs() -> Vec<(&'static str, u32, DiGraph)> {
    let of_side = |side: u32| {
        let n = side * side;
        let random = generate::random_acyclic(n, 5 * n as usize, 6);
        [("random", random), ("grid", generate::grid(side, side))]
            .map(|(name, graph)| (name, n, graph.expect("a good graph")))
    };
    [32, 100, 316].into_iter().flat_map(of_side).collect()
}

fn paths(c: &mut Criterion) {
    for (name, n, graph) in graphs() {
        let (cover, proof) = cover_and_proof(&graph).expect("no cycle");
        assert_eq!(cover.verify(&graph, &proof), Ok(()));
        c.bench_function(&format!("disjoint_path_cover/{name}/{n}"), |b| {
            b.iter(|| disjoint_path_cover(black_box(&graph)));
        });
    }
}

criterion_group!(benches, paths);
