//! 6.16 Dinic's algorithm, against Dinic's algorithm.

use graph_theory::network_flow::dinic::dinic;
use petgraph::algo::maximum_flow::dinics;

use super::networks::{self, Network};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.16",
        workload: "grid of 60 x 60, from its left side to its right",
        n: 60,
        build: |n| run(networks::grid(short(n)), Some((1.0, 0.3))),
    },
    Race {
        section: "6.16",
        workload: "500 vertices, 10^4 edges at random",
        n: 500,
        build: |n| run(networks::random(short(n), 20 * n), Some((1.0, f64::INFINITY))),
    },
    Race {
        section: "6.16",
        workload: "picture of 100 x 100, light from dark",
        n: 100,
        build: |n| run(networks::picture(short(n)), None),
    },
    Race {
        section: "6.16",
        workload: "10^5 vertices, 5 * 10^5 edges at random",
        n: 100_000,
        build: |n| run(networks::random(short(n), 5 * n), None),
    },
    Race {
        section: "6.16",
        workload: "matching of 10^5 and 10^5, 2 * 10^5 edges",
        n: 100_000,
        build: |n| run(networks::matching(short(n), 2 * n), None),
    },
    Race {
        section: "6.16",
        workload: "the seesaw, 194 vertices, 32 768 paths in 32 phases",
        n: 32,
        build: |n| run(networks::seesaw(short(n)), None),
    },
];

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The marks are those against ac-library and petgraph; without marks petgraph does not run, for it
/// would take too long.
fn run(network: Network, marks: Option<(f64, f64)>) -> Vec<Entry> {
    if network.source == network.sink {
        return Vec::new();
    }
    let course = Course::on(network)
        .prepared_entry("dinic", Network::ours, |network, ours| {
            let flow = dinic(ours, network.source.into(), network.sink.into());
            flow.map_or(-1, |flow| flow.value())
        })
        .prepared_entry("ac-library, MfGraph", Network::ac_library, |network, graph| {
            graph.flow(network.source as usize, network.sink as usize)
        })
        .mark(marks.map_or(1.0, |marks| marks.0))
        .note("recursive");
    let Some((_, mark)) = marks else { return course.entries() };
    let mut entries = course
        .prepared_entry("petgraph, dinics", Network::petgraph, |network, graph| {
            let (source, sink) = (network.source.into(), network.sink.into());
            dinics(&*graph, source, sink).0.cast_signed()
        })
        .entries();
    entries[2].mark = mark.is_finite().then_some(mark);
    entries
}
