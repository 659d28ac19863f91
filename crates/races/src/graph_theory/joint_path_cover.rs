//! 6.26 Minimum path cover with shared vertices.

use graph_theory::DiGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::joint_path_cover::{Closure, by_flow, joint_path_cover};
use graph_theory::graph::{Directed, generate};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 626;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.26",
        workload: "random, 2000 vertices, five arcs each",
        n: 2000,
        build: |n| {
            let graph = generate::random_acyclic::<Directed>(number(n), 5 * n, SEED);
            race(graph.expect("a good graph"))
        },
    },
    Race {
        section: "6.26",
        workload: "who is ahead in both of two orders",
        n: 1000,
        build: |n| race(dominance(n)),
    },
];

fn number(n: usize) -> u32 {
    u32::try_from(n).expect("a graph has fewer vertices")
}

/// Points with two coordinates, and an arc from each to those that have more of both.
fn dominance(n: usize) -> DiGraph {
    let mut random = SplitMix64::new(SEED);
    let points: Vec<(u32, u32)> =
        (0..n).map(|_| (random.below(1 << 30), random.below(1 << 30))).collect();
    let arcs = (0..).zip(&points).flat_map(|(u, low)| {
        let above = (0..).zip(&points).filter(move |(_, high)| low.0 < high.0 && low.1 < high.1);
        above.map(move |(v, _)| (u, v))
    });
    DiGraph::from_edges(n, arcs).expect("a good graph")
}

/// Everybody says how many paths there are.
fn race(graph: DiGraph) -> Vec<Entry> {
    let closure = Closure::from_graph(&graph).and_then(|closure| closure.to_graph());
    let doors = Bipartite::from_arcs(&closure.expect("a small closure"));
    Course::on((graph, doors))
        .entry("joint_path_cover", |(graph, _)| {
            joint_path_cover(graph).map_or(0, |cover| cover.len())
        })
        .entry("hopcroft_karp, on the closure alone", |(graph, doors)| {
            graph.n_nodes() - hopcroft_karp(doors).len()
        })
        .mark(1.3)
        .note("ours; built before the clock starts")
        .entry("by_flow", |(graph, _)| by_flow(graph).map_or(0, |cover| cover.len()))
        .note("ours, without the closure")
        .entries()
}
