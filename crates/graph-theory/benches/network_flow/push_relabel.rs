//! 6.15: moves on random networks of growing size, and on the grid from corner to corner; the cut
//! alone.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::push_relabel::{minimum_cut, push_relabel};

use crate::dinic::grid;
use crate::edmonds_karp::random;

fn run(c: &mut Criterion, name: &str, n_nodes: u32, edges: Vec<(u32, u32, i64)>) {
    let Ok(mut network) = FlowNetwork::from_edges(n_nodes as usize, edges) else { return };
    network.freeze();
    let ends = (0.into(), (n_nodes - 1).into());
    let mut solved = network.clone();
    let flow = push_relabel(&mut solved, ends.0, ends.1);
    assert!(flow.is_ok_and(|flow| flow.verify(&solved).is_ok() && 0 < flow.value()));
    c.bench_function(&format!("push_relabel/{name}"), |bench| {
        let solve = |mut network| push_relabel(black_box(&mut network), ends.0, ends.1);
        bench.iter_batched(|| network.clone(), solve, BatchSize::LargeInput);
    });
    c.bench_function(&format!("push_relabel/cut of {name}"), |bench| {
        bench.iter(|| minimum_cut(black_box(&network), ends.0, ends.1));
    });
}

fn networks(c: &mut Criterion) {
    for n in [100, 1000, 10_000] {
        run(c, &format!("random/{n}"), n, random(n, 20 * n as usize));
    }
    for side in [100, 200] {
        run(c, &format!("grid/{side}"), side * side, grid(side));
    }
}

criterion_group!(benches, networks);
