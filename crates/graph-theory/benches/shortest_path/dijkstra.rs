//! 6.8: the queues on random arcs, on the graph that fills them, and on a dense one; both ends for
//! one pair.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::graph::generate::Random;
use graph_theory::shortest_path::dijkstra::bidirectional::shortest_path;
use graph_theory::shortest_path::dijkstra::bucket_queue::dial;
use graph_theory::shortest_path::dijkstra::dense::dijkstra_dense;
use graph_theory::shortest_path::dijkstra::radix_heap::dijkstra_radix;
use graph_theory::shortest_path::dijkstra::{dijkstra, dijkstra_to};
use graph_theory::{DiGraph, GraphError, NodeId, ShortestPaths};

/// Arcs without a pattern.
fn random(n: u32, n_arcs: u32, most: u32) -> DiGraph<u32> {
    let mut random = Random::new(7);
    let arcs = (0..n_arcs).map(|_| (random.below(n), random.below(n), 1 + random.below(most)));
    DiGraph::from_weighted_edges(n as usize, arcs).expect("vertices in range")
}

/// Every way found is shorter than those before.
fn shrinking(n: u32) -> DiGraph<u32> {
    let weight = move |u: u32, v: u32| if v == u + 1 { 1 } else { 2 * (v - u) - 1 + (n - u) };
    let arcs = (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v, weight(u, v))));
    DiGraph::from_weighted_edges(n as usize, arcs).expect("vertices in range")
}

type Solve = fn(&DiGraph<u32>, NodeId) -> Result<ShortestPaths<u64>, GraphError>;

fn queues(c: &mut Criterion) {
    let source = NodeId::from(0);
    let inputs = [
        ("random", random(10_000, 50_000, 1_000)),
        ("shrinking", shrinking(300)),
        ("dense", random(300, 45_000, 1_000)),
    ];
    let all: [(&str, Solve); 4] =
        [("heap", dijkstra), ("dense", dijkstra_dense), ("dial", dial), ("radix", dijkstra_radix)];
    for (input, graph) in &inputs {
        let expected: Vec<_> =
            dijkstra(graph, source).map_or(vec![], |paths| paths.distances().collect());
        for (name, solve) in all {
            let found = solve(graph, source).map_or(vec![], |paths| paths.distances().collect());
            assert_eq!(found, expected, "{name}");
            let name = format!("dijkstra/{input}/{name}/{}", graph.n_nodes());
            c.bench_function(&name, |bench| bench.iter(|| solve(black_box(graph), source)));
        }
    }
}

fn one_pair(c: &mut Criterion) {
    let graph = random(10_000, 50_000, 1_000);
    let back = graph.transpose();
    let (source, target) = (NodeId::from(0), NodeId::from(1_234));
    let one = || dijkstra_to(&graph, source, target).ok().and_then(|paths| paths.dist(target));
    let two = || shortest_path(&graph, &back, source, target).ok().flatten().map(|(far, _)| far);
    assert_eq!(one(), two());
    c.bench_function("dijkstra/one_pair/one_end/10000", |bench| bench.iter(one));
    c.bench_function("dijkstra/one_pair/both_ends/10000", |bench| bench.iter(two));
}

criterion_group!(benches, queues, one_pair);
