//! 6.18: a grid from border to border, and the same flow with super vertices made by hand. The
//! difference is noise.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::NodeId;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::multi_source_multi_sink::ManyTerminals;

use crate::dinic::grid;

/// What a vertex of the border can send or take.
const LIMIT: i64 = 50;

fn from_left_to_right(c: &mut Criterion) {
    for side in [50_u32, 100, 200] {
        let n_nodes = (side * side) as usize;
        let column = |offset| (0..side).map(move |row| row * side + offset);
        let limited = |node: u32| (NodeId::from(node), Some(LIMIT));
        let (left, right) = (column(0).map(limited), column(side - 1).map(limited));
        let Ok(network) = FlowNetwork::from_edges(n_nodes, grid(side)) else { return };
        let Ok(terminals) = ManyTerminals::new(&network, left, right) else { return };

        let (source, sink) = (side * side, side * side + 1);
        let mut edges = grid(side);
        edges.extend(column(0).map(|v| (source, v, LIMIT)));
        edges.extend(column(side - 1).map(|v| (v, sink, LIMIT)));
        let Ok(mut by_hand) = FlowNetwork::from_edges(n_nodes + 2, edges) else { return };
        by_hand.freeze();

        let expected = dinic(&mut by_hand.clone(), source.into(), sink.into());
        let value = terminals.clone().solve(dinic).map(|flow| flow.value());
        assert!(expected.is_ok_and(|flow| Ok(flow.value()) == value && 0 < flow.value()));
        c.bench_function(&format!("multi_source_multi_sink/grid/{side}"), |bench| {
            let solve = |mut terminals: ManyTerminals<i64>| black_box(&mut terminals).solve(dinic);
            bench.iter_batched(|| terminals.clone(), solve, BatchSize::LargeInput);
        });
        c.bench_function(&format!("multi_source_multi_sink/by_hand/{side}"), |bench| {
            let solve = |mut network| dinic(black_box(&mut network), source.into(), sink.into());
            bench.iter_batched(|| by_hand.clone(), solve, BatchSize::LargeInput);
        });
    }
}

criterion_group!(benches, from_left_to_right);
