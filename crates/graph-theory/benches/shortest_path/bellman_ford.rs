//! 6.7: rounds and the queue, on a chain in the order of its vertices and against it, and on random
//! arcs.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::graph::generate::Random;
use graph_theory::shortest_path::bellman_ford::bellman_ford;
use graph_theory::shortest_path::bellman_ford::spfa::spfa;
use graph_theory::{DiGraph, NodeId};

/// Arcs as long as a number and the difference of two heights, so that no cycle is negative.
fn random(n: u32, n_arcs: u32) -> DiGraph<i32> {
    let mut random = Random::new(7);
    let height = |v: u32| i32::try_from(v * 37 % 1_009).unwrap_or(0);
    let arcs = (0..n_arcs).map(|_| {
        let (u, v, more) = (random.below(n), random.below(n), random.below(100));
        (u, v, height(u) - height(v) + i32::try_from(more).unwrap_or(0))
    });
    DiGraph::from_weighted_edges(n as usize, arcs).expect("vertices in range")
}

fn rounds_and_queue(c: &mut Criterion) {
    let n = 1_000;
    let along = DiGraph::from_weighted_edges(1_000, (1..n).map(|v| (v - 1, v, 1)));
    let against = DiGraph::from_weighted_edges(1_000, (1..n).map(|v| (v, v - 1, 1)));
    let inputs = [
        ("along", along.expect("vertices in range"), NodeId::from(0)),
        ("against", against.expect("vertices in range"), NodeId::from(n - 1)),
        ("random", random(n, 10 * n), NodeId::from(0)),
    ];
    for (input, graph, source) in &inputs {
        let distances = |paths: graph_theory::ShortestPaths<i64>| paths.distances().collect();
        let expected: Vec<_> = bellman_ford(graph, *source).map_or(vec![], distances);
        let found: Vec<_> = spfa(graph, *source).map_or(vec![], distances);
        assert_eq!(found, expected, "{input}");
        c.bench_function(&format!("bellman_ford/{input}/rounds/{n}"), |bench| {
            bench.iter(|| bellman_ford(black_box(graph), *source));
        });
        c.bench_function(&format!("bellman_ford/{input}/queue/{n}"), |bench| {
            bench.iter(|| spfa(black_box(graph), *source));
        });
    }
}

criterion_group!(benches, rounds_and_queue);
