//! 6.16: phases of random networks of growing size, and of a square grid from corner to corner.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;

use crate::edmonds_karp::random;

/// Edges to the right and down, of capacities 1 to 100.
pub(crate) fn grid(side: u32) -> Vec<(u32, u32, i64)> {
    let right = (0..side * side).filter(|v| v % side + 1 < side).map(|v| (v, v + 1));
    let down = (0..side * (side - 1)).map(|v| (v, v + side));
    right.chain(down).map(|(u, v)| (u, v, 1 + i64::from((u * 37 + v * 11) % 100))).collect()
}

fn run(c: &mut Criterion, name: &str, n_nodes: u32, edges: Vec<(u32, u32, i64)>) {
    let Ok(mut network) = FlowNetwork::from_edges(n_nodes as usize, edges) else { return };
    network.freeze();
    let ends = (0.into(), (n_nodes - 1).into());
    let mut solved = network.clone();
    let flow = dinic(&mut solved, ends.0, ends.1);
    assert!(flow.is_ok_and(|flow| flow.verify(&solved).is_ok() && 0 < flow.value()));
    c.bench_function(name, |bench| {
        let solve = |mut network| dinic(black_box(&mut network), ends.0, ends.1);
        bench.iter_batched(|| network.clone(), solve, BatchSize::LargeInput);
    });
}

fn networks(c: &mut Criterion) {
    for n in [100, 1000, 10_000] {
        run(c, &format!("dinic/random/{n}"), n, random(n, 20 * n as usize));
    }
    for side in [100, 200, 400] {
        run(c, &format!("dinic/grid/{side}"), side * side, grid(side));
    }
}

criterion_group!(benches, networks);
