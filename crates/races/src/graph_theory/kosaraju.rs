//! 6.11 Kosaraju's algorithm.

use graph_theory::strongly_connected_components::kosaraju::kosaraju;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph as PetGraph;

use super::tarjan::{Graphs, cycle, path, random_edges};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.11",
        workload: "random digraph, 2·10^5 vertices, five arcs a vertex",
        n: 200_000,
        build: |n| race(n, random_edges(n, 5 * n)),
    },
    Race {
        section: "6.11",
        workload: "random digraph, 5·10^5 vertices, one arc a vertex",
        n: 500_000,
        build: |n| race(n, random_edges(n, n)),
    },
    Race {
        section: "6.11",
        workload: "one cycle of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, cycle(n)),
    },
    Race {
        section: "6.11",
        workload: "one path of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, path(n)),
    },
];

/// Everybody says how many classes there are.
fn race(n: usize, edges: Vec<(u32, u32)>) -> Vec<Entry> {
    let graphs = Graphs::new(n, edges);
    let mut theirs = PetGraph::<(), ()>::from_edges(graphs.edges.iter().copied());
    while theirs.node_count() < n {
        theirs.add_node(());
    }
    Course::on(graphs)
        .entry("kosaraju", |graphs| kosaraju(&graphs.ours).len())
        .entry("petgraph, kosaraju_scc on its Graph", move |_| kosaraju_scc(&theirs).len())
        .mark(0.3)
        .prepared_entry("ac-library-rs, SccGraph", Graphs::ac_library, |_, graph| graph.scc().len())
        .note("Tarjan's; sorts its arcs each time; recursive, on a stack of 1 GiB")
        .entry("tarjan, section 6.12", |graphs| tarjan(&graphs.ours).len())
        .note("one search, no reversed arcs")
        .entries()
}
