//! 6.3: a queue is faster than a search, and both than a heap.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::DiGraph;
use graph_theory::graph::generate;
use graph_theory::traverse::topological_sort::{
    by_finishing_times, generations, is_topological, smallest_order, topological_sort,
};

fn bench(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let graphs = [
            ("random", generate::random_acyclic(n, 5 * n as usize, 1)),
            ("path", generate::path(n)),
        ];
        for (name, graph) in graphs {
            let graph: DiGraph = graph.expect("a good graph");
            let sorts = [
                ("queue", topological_sort(&graph)),
                ("search", by_finishing_times(&graph)),
                ("heap", smallest_order(&graph)),
            ];
            for (sort, order) in &sorts {
                let order = order.as_ref().expect("no cycle");
                assert!(is_topological(&graph, order), "{sort}");
            }
            let mut run = |what: &str, len: &dyn Fn() -> usize| {
                let id = format!("topological_sort/{name}/{what}/{n}");
                c.bench_function(&id, |b| b.iter(|| black_box(len())));
            };
            run("queue", &|| topological_sort(&graph).map_or(0, |order| order.len()));
            run("search", &|| by_finishing_times(&graph).map_or(0, |order| order.len()));
            run("heap", &|| smallest_order(&graph).map_or(0, |order| order.len()));
            run("generations", &|| generations(&graph).map_or(0, |all| all.len()));
        }
    }
}

criterion_group!(benches, bench);
