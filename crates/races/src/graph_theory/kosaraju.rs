//! 6.11 Kosaraju's algorithm.

use ac_library::SccGraph;
use graph_theory::DiGraph;
use graph_theory::strongly_connected_components::kosaraju::kosaraju;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph as PetGraph;

use super::tarjan::{cycle, path};
use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 6;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.11",
        workload: "random digraph, 2·10^5 vertices, five arcs a vertex in any order",
        n: 200_000,
        build: |n| race(n, random_edges(n, 5 * n), Some(0.3)),
    },
    Race {
        section: "6.11",
        workload: "random digraph, 5·10^5 vertices, one arc a vertex in any order",
        n: 500_000,
        build: |n| race(n, random_edges(n, n), None),
    },
    Race {
        section: "6.11",
        workload: "one cycle of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, cycle(n), None),
    },
    Race {
        section: "6.11",
        workload: "one path of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, path(n), None),
    },
];

/// `m` arcs between vertices at random, in the order in which they come.
fn random_edges(n: usize, m: usize) -> Vec<(u32, u32)> {
    let n = u32::try_from(n).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    (0..m).map(|_| (random.below(n), random.below(n))).collect()
}

/// The same graph as everybody wants it.
struct Graphs {
    ours: DiGraph,
    petgraph: PetGraph<(), ()>,
    edges: Vec<(u32, u32)>,
}

/// Everybody says how many classes there are. `mark` is against `petgraph`.
fn race(n: usize, edges: Vec<(u32, u32)>, mark: Option<f64>) -> Vec<Entry> {
    let ours = DiGraph::from_edges(n, edges.iter().copied()).expect("a good graph");
    let mut petgraph = PetGraph::from_edges(edges.iter().copied());
    while petgraph.node_count() < n {
        petgraph.add_node(());
    }
    let ac_library = |graphs: &Graphs| {
        let mut graph = SccGraph::new(graphs.ours.n_nodes());
        for &(tail, head) in &graphs.edges {
            graph.add_edge(tail as usize, head as usize);
        }
        graph
    };
    let course = Course::on(Graphs { ours, petgraph, edges })
        .entry("kosaraju", |graphs| kosaraju(&graphs.ours).len())
        .entry("petgraph, kosaraju_scc on its Graph", |graphs| {
            kosaraju_scc(&graphs.petgraph).len()
        });
    let course = if let Some(mark) = mark { course.mark(mark) } else { course };
    course
        .note("its Graph holds the arcs in both directions beforehand")
        .prepared_entry("ac-library-rs, SccGraph", ac_library, |_, graph| graph.scc().len())
        .note("Tarjan's; sorts its arcs each time; recursive, on a stack of 1 GiB")
        .entry("tarjan, section 6.12", |graphs| tarjan(&graphs.ours).len())
        .note("one search, no reversed arcs")
        .entries()
}
