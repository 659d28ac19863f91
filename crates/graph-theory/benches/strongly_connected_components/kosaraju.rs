//! 6.11: two searches and a graph that is turned round, beside the one search of Tarjan's
//! algorithm.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::strongly_connected_components::kosaraju::kosaraju;
use graph_theory::strongly_connected_components::tarjan::tarjan;

use crate::tarjan::graphs;

fn classes(c: &mut Criterion) {
    for (name, n, graph) in graphs() {
        assert_eq!(kosaraju(&graph), tarjan(&graph));
        c.bench_function(&format!("kosaraju/{name}/{n}"), |b| {
            b.iter(|| kosaraju(black_box(&graph)));
        });
    }
}

criterion_group!(benches, classes);
