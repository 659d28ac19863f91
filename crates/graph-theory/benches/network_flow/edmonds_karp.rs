//! 6.14: shortest paths in random networks of growing size.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::graph::generate::Random;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::edmonds_karp::edmonds_karp;

/// Edges without a pattern, of capacities up to 1000.
pub(crate) fn random(n: u32, m: usize) -> Vec<(u32, u32, i64)> {
    let mut random = Random::new(6);
    let capacities = (1..=1000).cycle().take(m);
    capacities.map(|capacity| (random.below(n), random.below(n), capacity)).collect()
}

fn random_networks(c: &mut Criterion) {
    for n in [100_u32, 200, 400] {
        let edges = random(n, 20 * n as usize);
        let Ok(mut network) = FlowNetwork::from_edges(n as usize, edges) else { return };
        network.freeze();
        let solve = |mut network: FlowNetwork<i64>| {
            let flow = edmonds_karp(&mut network, 0.into(), (n - 1).into());
            flow.map_or(-1, |flow| flow.verify(&network).map_or(-2, |()| flow.value()))
        };
        assert!(0 < solve(network.clone()));
        c.bench_function(&format!("edmonds_karp/random/{n}"), |bench| {
            let run = |mut network| edmonds_karp(black_box(&mut network), 0.into(), (n - 1).into());
            bench.iter_batched(|| network.clone(), run, BatchSize::LargeInput);
        });
    }
}

criterion_group!(benches, random_networks);
