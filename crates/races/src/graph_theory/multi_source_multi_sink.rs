//! 6.18 Many sources and sinks, against super vertices made by hand.

use graph_theory::NodeId;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::multi_source_multi_sink::ManyTerminals;

use super::networks::{self, Network};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.18",
        workload: "50 sources and 50 sinks, 10^4 vertices, 10^5 edges at random",
        n: 10_000,
        build: |n| {
            let n_terminals = short(n) / 200;
            run(networks::random(short(n), 10 * n), n_terminals, |i| i, move |i| short(n) - 1 - i)
        },
    },
    Race {
        section: "6.18",
        workload: "grid of 60 x 60, from its left side to its right",
        n: 60,
        build: |n| {
            let side = short(n);
            run(networks::plain_grid(side), side, move |i| i * side, move |i| (i + 1) * side - 1)
        },
    },
];

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Lets each of the sources supply up to 5000, and each sink take as much.
fn run(
    plain: Network,
    n_terminals: u32,
    source: impl Fn(u32) -> u32 + Copy + 'static,
    sink: impl Fn(u32) -> u32 + Copy + 'static,
) -> Vec<Entry> {
    const LIMIT: i64 = 5000;
    if n_terminals == 0 || source(0) == sink(0) {
        return Vec::new();
    }
    let (super_source, super_sink) = (short(plain.n_nodes), short(plain.n_nodes) + 1);
    let mut by_hand = plain.clone();
    by_hand.edges.extend((0..n_terminals).map(|i| (super_source, source(i), LIMIT)));
    by_hand.edges.extend((0..n_terminals).map(|i| (sink(i), super_sink, LIMIT)));
    let by_hand =
        Network { n_nodes: plain.n_nodes + 2, source: super_source, sink: super_sink, ..by_hand };
    Course::on((plain, by_hand))
        .prepared_entry(
            "ManyTerminals::solve(dinic)",
            move |(plain, _)| {
                let network = plain.ours();
                let limited = |node: u32| (NodeId::from(node), Some(LIMIT));
                let sources = (0..n_terminals).map(|i| limited(source(i)));
                let sinks = (0..n_terminals).map(|i| limited(sink(i)));
                ManyTerminals::new(&network, sources, sinks).ok()
            },
            |_, terminals| {
                let flow = terminals.as_mut().and_then(|terminals| terminals.solve(dinic).ok());
                flow.map_or(-1, |flow| flow.value())
            },
        )
        .prepared_entry(
            "dinic, super vertices by hand",
            |(_, by_hand)| by_hand.ours(),
            |(_, by_hand), ours| {
                let flow = dinic(ours, by_hand.source.into(), by_hand.sink.into());
                flow.map_or(-1, |flow| flow.value())
            },
        )
        .mark(1.05)
        .prepared_entry(
            "ac-library, MfGraph",
            |(_, by_hand)| by_hand.ac_library(),
            |(_, by_hand), graph| graph.flow(by_hand.source as usize, by_hand.sink as usize),
        )
        .entries()
}
