//! 6.15 Push-relabel, against Dinic's algorithm, for no crate here has it.

use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::push_relabel::{minimum_cut, push_relabel};
use petgraph::algo::maximum_flow::dinics;

use super::networks::{self, Network};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.15",
        workload: "grid of 60 x 60, from its left side to its right",
        n: 60,
        build: |n| run(networks::grid(short(n)), true),
    },
    Race {
        section: "6.15",
        workload: "500 vertices, 10^4 edges at random",
        n: 500,
        build: |n| run(networks::random(short(n), 20 * n), true),
    },
    Race {
        section: "6.15",
        workload: "picture of 100 x 100, light from dark",
        n: 100,
        build: |n| run(networks::picture(short(n)), false),
    },
    Race {
        section: "6.15",
        workload: "16 frames of 16 x 16 (genrmf), 4096 vertices",
        n: 16,
        build: |n| run(networks::frames(short(n), short(n)), false),
    },
    Race {
        section: "6.15",
        workload: "all 499 500 edges that lead on, of 1000 vertices",
        n: 1000,
        build: |n| run(networks::onwards(short(n)), false),
    },
    Race {
        section: "6.15",
        workload: "matching of 10^5 and 10^5, 2 * 10^5 edges",
        n: 100_000,
        build: |n| run(networks::matching(short(n), 2 * n), false),
    },
    Race {
        section: "6.15",
        workload: "the seesaw, 194 vertices, 32 768 units in paths of 32 lengths",
        n: 32,
        build: |n| run(networks::seesaw(short(n)), false),
    },
];

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// With petgraph only where it does not take too long.
fn run(network: Network, with_petgraph: bool) -> Vec<Entry> {
    if network.source == network.sink {
        return Vec::new();
    }
    let ends = |network: &Network| (network.source.into(), network.sink.into());
    let course = Course::on(network)
        .prepared_entry("push_relabel", Network::ours, move |network, ours| {
            let (source, sink) = ends(network);
            push_relabel(ours, source, sink).map_or(-1, |flow| flow.value())
        })
        .prepared_entry("minimum_cut", Network::ours, move |network, ours| {
            let (source, sink) = ends(network);
            minimum_cut(ours, source, sink).map_or(-1, |cut| cut.capacity())
        })
        .note("no flow, only the cut")
        .prepared_entry("dinic", Network::ours, move |network, ours| {
            let (source, sink) = ends(network);
            dinic(ours, source, sink).map_or(-1, |flow| flow.value())
        })
        .note("6.16")
        .prepared_entry("ac-library, MfGraph", Network::ac_library, |network, graph| {
            graph.flow(network.source as usize, network.sink as usize)
        })
        .note("Dinic's algorithm, recursive");
    if !with_petgraph {
        return course.entries();
    }
    course
        .prepared_entry("petgraph, dinics", Network::petgraph, |network, graph| {
            let (source, sink) = (network.source.into(), network.sink.into());
            dinics(&*graph, source, sink).0.cast_signed()
        })
        .entries()
}
