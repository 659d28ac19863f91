//! 6.24 Weighted covers.

use ac_library::MfGraph;
use graph_theory::bipartite_matching::two_sides;
use graph_theory::bipartite_matching::weighted_cover::pricing::cover_by_pricing;
use graph_theory::bipartite_matching::weighted_cover::{network, weighted_cover};
use graph_theory::graph::generate;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::{NodeId, UnGraph};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 624;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.24",
        workload: "a board of 300 by 300, numbers up to 10^4",
        n: 300,
        build: |n| {
            let side = u32::try_from(n).expect("a small board");
            race(generate::grid(side, side).expect("a small board"))
        },
    },
    Race {
        section: "6.24",
        workload: "random, 5·10^4 + 5·10^4 vertices, 3·10^5 edges, weights up to 10^4",
        n: 50_000,
        build: |n| race(random(n)),
    },
];

struct Weighted {
    graph: UnGraph,
    weights: Vec<i64>,
    is_right: Vec<bool>,
}

fn random(n: usize) -> UnGraph {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).expect("few vertices");
    let edges = (0..6 * n).map(|_| (random.below(end), end + random.below(end)));
    UnGraph::from_edges(2 * n, edges).expect("vertices in range")
}

/// What the cheapest cover weighs.
fn race(graph: UnGraph) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED + 1);
    let weights = (0..graph.n_nodes()).map(|_| i64::from(random.below(10_001_u16))).collect();
    let is_right = two_sides(&graph).expect("two sides");
    Course::on(Weighted { graph, weights, is_right })
        .entry("weighted_cover", |Weighted { graph, weights, .. }| {
            weighted_cover(graph, weights).map_or(0, |found| found.cover_weight)
        })
        .prepared_entry(
            "dinic alone",
            |Weighted { graph, weights, is_right }| {
                network(graph, weights, is_right).expect("a small network")
            },
            |_, (network, source, sink)| {
                dinic(network, *source, *sink).map_or(0, |flow| flow.value())
            },
        )
        .mark(1.3)
        .note("on the network, which is there already")
        .entry("ac-library-rs, MfGraph and min_cut", by_hand)
        .note("the sides are known; the network is made")
        .limit("cover_by_pricing", |Weighted { graph, weights, .. }| {
            cover_by_pricing(graph, weights).map_or(0, |found| found.weight)
        })
        .note("a cover of at most twice the weight")
        .entries()
}

fn by_hand(Weighted { graph, weights, is_right }: &Weighted) -> i64 {
    let (source, sink) = (graph.n_nodes(), graph.n_nodes() + 1);
    let mut network = MfGraph::new(graph.n_nodes() + 2);
    let total: i64 = weights.iter().sum();
    for edge in graph.edges() {
        let is_turned = is_right[edge.tail.index()];
        let (x, y) = if is_turned { (edge.head, edge.tail) } else { (edge.tail, edge.head) };
        network.add_edge(x.index(), y.index(), total);
    }
    for (v, &weight) in weights.iter().enumerate() {
        let (tail, head) = if is_right[v] { (v, sink) } else { (source, v) };
        network.add_edge(tail, head, weight);
    }
    network.flow(source, sink);
    let side = network.min_cut(source);
    let is_in = |v: &NodeId| side[v.index()] == is_right[v.index()];
    graph.nodes().filter(is_in).map(|v| weights[v.index()]).sum()
}
