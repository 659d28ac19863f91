//! 6.24: the cover by a flow and the one by pricing, on a board of random numbers.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::bipartite_matching::weighted_cover::pricing::cover_by_pricing;
use graph_theory::bipartite_matching::weighted_cover::weighted_cover;
use graph_theory::graph::generate::{Random, grid};

fn board(c: &mut Criterion) {
    let side = 100;
    let graph = grid(side, side).expect("a small board");
    let mut random = Random::new(624);
    let weights: Vec<i64> = graph.nodes().map(|_| i64::from(random.below(1000))).collect();
    let best = weighted_cover(&graph, &weights).expect("two sides");
    assert_eq!(best.verify(&graph, &weights), Ok(()));
    let priced = cover_by_pricing(&graph, &weights).expect("good weights");
    assert!(priced.bound <= best.cover_weight && best.cover_weight <= priced.weight);
    c.bench_function(&format!("weighted_cover/flow/{side}"), |bench| {
        bench.iter(|| weighted_cover(black_box(&graph), &weights));
    });
    c.bench_function(&format!("weighted_cover/pricing/{side}"), |bench| {
        bench.iter(|| cover_by_pricing(black_box(&graph), &weights));
    });
}

criterion_group!(benches, board);
