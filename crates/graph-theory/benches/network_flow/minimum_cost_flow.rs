//! 6.17: random networks of growing size, and networks on which the paths double with every two
//! vertices.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::network_flow::CostNetwork;
use graph_theory::network_flow::minimum_cost_flow::minimum_cost_flow;

use crate::edmonds_karp::random;

fn run(c: &mut Criterion, name: &str, mut network: CostNetwork<i64>, [source, sink]: [u32; 2]) {
    network.freeze();
    let mut solved = network.clone();
    let best = minimum_cost_flow(&mut solved, source.into(), sink.into());
    assert!(best.is_ok_and(|best| best.verify(&solved).is_ok() && 0 < best.value()));
    c.bench_function(name, |bench| {
        let solve =
            |mut network| minimum_cost_flow(black_box(&mut network), source.into(), sink.into());
        bench.iter_batched(|| network.clone(), solve, BatchSize::LargeInput);
    });
}

fn random_networks(c: &mut Criterion) {
    for n in [100_u32, 200, 400] {
        let costs = (1_i64..=997).cycle();
        let edges = random(n, 20 * n as usize).into_iter().zip(costs);
        let edges = edges.map(|((u, v, capacity), cost)| (u, v, capacity, cost));
        let Ok(network) = CostNetwork::from_priced_edges(n as usize, edges) else { return };
        run(c, &format!("minimum_cost_flow/random/{n}"), network, [0, n - 1]);
    }
}

/// As in the program of the section: each layer lets the flow of what is inside through, and then
/// takes it back.
fn doubling(c: &mut Criterion) {
    for n in [12_u32, 16, 20] {
        let (mut flow, mut dearest) = (1, 0);
        let mut edges = vec![(0, 1, 1, 0)];
        for v in (0..n - 2).step_by(2) {
            let detour = dearest + 1;
            edges.extend([(v + 2, v, flow, 0), (v + 1, v + 3, flow, 0)]);
            edges.extend([(v + 2, v + 1, flow, detour), (v, v + 3, flow, detour)]);
            (flow, dearest) = (2 * flow, 2 * detour);
        }
        let Ok(network) = CostNetwork::from_priced_edges(n as usize, edges) else { return };
        run(c, &format!("minimum_cost_flow/doubling/{n}"), network, [n - 2, n - 1]);
    }
}

criterion_group!(benches, random_networks, doubling);
