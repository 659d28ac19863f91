//! 6.21 Matching as a maximum flow.

use ac_library::MfGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::matching_as_max_flow::{Quotas, Reduction};
use graph_theory::network_flow::dinic::dinic;

use super::hopcroft_karp::{Sides, random_edges};
use crate::{Course, Entry, Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.21",
        workload: "random, 2·10^4 + 2·10^4 vertices, 6·10^4 edges",
        n: 20_000,
        build: |n| ones(n, 3 * n),
    },
    Race {
        section: "6.21",
        workload: "random, 10^5 + 10^5 vertices, 2·10^5 edges",
        n: 100_000,
        build: |n| ones(n, 2 * n),
    },
    Race {
        section: "6.21",
        workload: "random, 10^5 + 10^5 vertices, 2·10^5 edges, quotas of 1 to 5",
        n: 100_000,
        build: |n| quotas(n, 2 * n),
    },
];

/// As many pairs as there can be; the networks are built before the clock starts.
fn ones(n: usize, m: usize) -> Vec<Entry> {
    Course::on(Sides::new(n, random_edges(n, m)))
        .prepared_entry(
            "dinic on the network",
            |sides| Reduction::new(&sides.ours).expect("a small network"),
            |_, reduction| solve(reduction),
        )
        .prepared_entry("ac-library-rs, MfGraph", Sides::network, |sides, network| {
            let n = sides.ours.n_left();
            i64::from(network.flow(2 * n, 2 * n + 1))
        })
        .mark(0.9)
        .entry("6.20 hopcroft_karp", |sides| {
            i64::try_from(hopcroft_karp(&sides.ours).len()).unwrap_or(0)
        })
        .note("without a network")
        .entries()
}

fn solve(reduction: &mut Reduction) -> i64 {
    reduction.solve(dinic).map_or(0, |found| found.len())
}

/// A graph whose vertices may be in several pairs.
struct Limited {
    graph: Bipartite,
    quotas: Quotas,
}

/// Each edge is one pair at most, and each vertex is in 1 to 5.
fn quotas(n: usize, m: usize) -> Vec<Entry> {
    let graph = Bipartite::from_edges(n, n, random_edges(n, m)).expect("a good graph");
    let mut random = SplitMix64::new(21);
    let mut quota = || (0..n).map(|_| 1 + random.below(5_i64)).collect();
    let quotas = Quotas { left: quota(), right: quota(), edges: Some(vec![1; m]) };
    Course::on(Limited { graph, quotas })
        .prepared_entry(
            "dinic on the network",
            |limited| Reduction::with_quotas(&limited.graph, &limited.quotas).expect("good quotas"),
            |_, reduction| solve(reduction),
        )
        .prepared_entry(
            "ac-library-rs, MfGraph",
            |Limited { graph, quotas }| {
                let n = graph.n_left();
                let mut network = MfGraph::new(2 * n + 2);
                for v in 0..n {
                    network.add_edge(2 * n, v, quotas.left[v]);
                    network.add_edge(n + v, 2 * n + 1, quotas.right[v]);
                }
                for edge in graph.edges() {
                    network.add_edge(edge.left as usize, n + edge.right as usize, 1);
                }
                network
            },
            |limited, network: &mut MfGraph<i64>| {
                let n = limited.graph.n_left();
                network.flow(2 * n, 2 * n + 1)
            },
        )
        .mark(0.9)
        .entries()
}
