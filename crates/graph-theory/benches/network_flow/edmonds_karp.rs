//! 6.14: shortest paths in random networks of growing size.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::edmonds_karp::edmonds_karp;

/// Edges without a pattern, of capacities up to 1000: a linear congruence, its high bits.
pub(crate) fn random(n: u32, m: usize) -> Vec<(u32, u32, i64)> {
    let mut x = 6_u64;
    let mut below = |end: u64| {
        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345);
        (x >> 33) % end
    };
    let mut node = || u32::try_from(below(u64::from(n))).unwrap_or(0);
    let ends: Vec<(u32, u32)> = (0..m).map(|_| (node(), node())).collect();
    ends.into_iter().zip((1..=1000).cycle()).map(|((u, v), c)| (u, v, c)).collect()
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
