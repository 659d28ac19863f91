//! 6.14 Edmonds-Karp, against Edmonds-Karp.

use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use pathfinding::prelude::edmonds_karp_sparse;
use petgraph::algo::ford_fulkerson;

use super::networks::{self, Network};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.14",
        workload: "500 vertices, 10^4 edges at random",
        n: 500,
        build: |n| run(networks::random(short(n), 20 * n), true),
    },
    Race {
        section: "6.14",
        workload: "the seesaw, 62 vertices, 1000 paths",
        n: 10,
        build: |n| run(networks::seesaw(short(n)), true),
    },
    Race {
        section: "6.14",
        workload: "the zig-zag, 4 vertices, capacities of 10^9",
        n: 1_000_000_000,
        build: zig_zag,
    },
];

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Two wide ways, and a narrow edge from one to the other.
fn zig_zag(n: usize) -> Vec<Entry> {
    let wide = i64::try_from(n).unwrap_or(i64::MAX / 2);
    let edges = vec![(0, 1, wide), (0, 2, wide), (1, 2, 1), (1, 3, wide), (2, 3, wide)];
    run(Network { n_nodes: 4, edges, source: 0, sink: 3 }, false)
}

/// The mark is for networks in which there is something to search.
fn run(network: Network, has_mark: bool) -> Vec<Entry> {
    if network.source == network.sink {
        return Vec::new();
    }
    let mut entries = Course::on(network)
        .prepared_entry("edmonds_karp", Network::ours, |network, ours| {
            let (source, sink) = (network.source.into(), network.sink.into());
            edmonds_karp(ours, source, sink).map_or(-1, |flow| flow.value())
        })
        .prepared_entry("petgraph, ford_fulkerson", Network::petgraph, |network, graph| {
            let (source, sink) = (network.source.into(), network.sink.into());
            ford_fulkerson(&*graph, source, sink).0.cast_signed()
        })
        .note("takes shortest paths, so it is Edmonds-Karp")
        .prepared_entry(
            "pathfinding, edmonds_karp_sparse",
            |network| {
                let nodes: Vec<u32> = (0..short(network.n_nodes)).collect();
                let capacities = network.edges.iter().map(|&(u, v, c)| ((u, v), c));
                (nodes, capacities.collect::<Vec<_>>())
            },
            |network, (nodes, capacities)| {
                let capacities = capacities.iter().copied();
                edmonds_karp_sparse(nodes, &network.source, &network.sink, capacities).1
            },
        )
        .note("builds its own network each time")
        .entries();
    entries[1].mark = has_mark.then_some(0.6);
    entries
}
