//! 6.26: the closure and its matching against the network, on sparse graphs.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::bipartite_matching::joint_path_cover::{by_flow, joint_path_cover};
use graph_theory::graph::generate;

fn paths(c: &mut Criterion) {
    for n in [250, 500, 1000] {
        let graph: DiGraph = generate::random_acyclic(n, 5 * n as usize, 6).expect("a good graph");
        let (cover, flow) = (joint_path_cover(&graph), by_flow(&graph));
        let (cover, flow) = (cover.expect("no cycle"), flow.expect("no cycle"));
        assert_eq!((cover.len(), cover.verify(&graph)), (flow.len(), Ok(())));
        c.bench_function(&format!("joint_path_cover/closure/{n}"), |b| {
            b.iter(|| joint_path_cover(black_box(&graph)));
        });
        c.bench_function(&format!("joint_path_cover/flow/{n}"), |b| {
            b.iter(|| by_flow(black_box(&graph)));
        });
    }
}

criterion_group!(benches, paths);
