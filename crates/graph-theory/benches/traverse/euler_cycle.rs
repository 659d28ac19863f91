//! 6.4: two steps an edge, whether the walk is one tour or many.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::graph::generate;
use graph_theory::traverse::euler_cycle::{euler_cycle, n_trails, verify};

fn bench(c: &mut Criterion) {
    for n in [101, 1_001] {
        let graphs = [("complete", generate::complete(n)), ("cycle", generate::cycle(n * n / 2))];
        for (name, graph) in graphs {
            let graph: UnGraph = graph.expect("a good graph");
            let path = euler_cycle(&graph).expect("all degrees are even");
            assert_eq!((verify(&graph, &path), n_trails(&graph)), (Ok(()), 1));
            let id = format!("euler_cycle/{name}/{}", graph.n_edges());
            c.bench_function(&id, |b| b.iter(|| black_box(euler_cycle(&graph))));
        }
    }
}

criterion_group!(benches, bench);
