//! 6.12 Tarjan's algorithm.

use ac_library::SccGraph;
use graph_theory::DiGraph;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use pathfinding::directed::strongly_connected_components::strongly_connected_components;
use petgraph::algo::tarjan_scc;
use petgraph::csr::Csr;

use crate::{Course, Race, SplitMix64};

const SEED: u64 = 6;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.12",
        workload: "random digraph, 2·10^5 vertices, five arcs a vertex",
        n: 200_000,
        build: |n| {
            race(n, random_edges(n, 5 * n))
                .entry("pathfinding, strongly_connected_components", Graphs::pathfinding)
                .note("successors by a closure; recursive, on a stack of 1 GiB")
                .entries()
        },
    },
    Race {
        section: "6.12",
        workload: "random digraph, 5·10^5 vertices, one arc a vertex",
        n: 500_000,
        build: |n| race(n, random_edges(n, n)).entries(),
    },
    Race {
        section: "6.12",
        workload: "one cycle of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, cycle(n)).entries(),
    },
    Race {
        section: "6.12",
        workload: "one path of 10^6 vertices",
        n: 1_000_000,
        build: |n| race(n, path(n)).entries(),
    },
];

/// About `m` arcs between vertices at random: no loop, no two alike, ascending.
pub(super) fn random_edges(n: usize, m: usize) -> Vec<(u32, u32)> {
    let n = u32::try_from(n).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    let mut edges: Vec<(u32, u32)> = (0..m).map(|_| (random.below(n), random.below(n))).collect();
    edges.retain(|(tail, head)| tail != head);
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// From each vertex to the next one.
pub(super) fn path(n: usize) -> Vec<(u32, u32)> {
    let n = u32::try_from(n).expect("a graph has fewer vertices");
    (1..n).map(|head| (head - 1, head)).collect()
}

/// The path, and back to its start.
pub(super) fn cycle(n: usize) -> Vec<(u32, u32)> {
    let mut edges = path(n);
    edges.extend(edges.last().map(|&(_, last)| (last, 0)));
    edges
}

/// The same graph as everybody wants it.
pub(super) struct Graphs {
    pub(super) ours: DiGraph,
    pub(super) csr: Csr<(), ()>,
    pub(super) edges: Vec<(u32, u32)>,
}

impl Graphs {
    pub(super) fn new(n: usize, edges: Vec<(u32, u32)>) -> Self {
        let ours = DiGraph::from_edges(n, edges.iter().copied()).expect("a good graph");
        let mut csr = Csr::from_sorted_edges(&edges).expect("the arcs ascend");
        while csr.node_count() < n {
            csr.add_node(());
        }
        Graphs { ours, csr, edges }
    }

    /// That of the crate `ac-library-rs`, which keeps its arcs in a list, and sorts them when it is
    /// asked.
    pub(super) fn ac_library(&self) -> SccGraph {
        let mut graph = SccGraph::new(self.ours.n_nodes());
        for &(tail, head) in &self.edges {
            graph.add_edge(tail as usize, head as usize);
        }
        graph
    }

    /// Our graph, made from the list of arcs once more: what `ac-library-rs` does inside the clock.
    pub(super) fn rebuilt(&self) -> DiGraph {
        let arcs = self.edges.iter().copied();
        DiGraph::from_edges(self.ours.n_nodes(), arcs).expect("a good graph")
    }

    /// How many classes the crate `pathfinding` finds, which asks a closure for the successors.
    pub(super) fn pathfinding(&self) -> usize {
        let nodes: Vec<u32> = self.ours.nodes().map(u32::from).collect();
        let heads = |tail: &u32| self.ours.neighbors((*tail).into()).map(u32::from);
        strongly_connected_components(&nodes, heads).len()
    }
}

/// Everybody says how many classes there are.
fn race(n: usize, edges: Vec<(u32, u32)>) -> Course<Graphs, usize> {
    Course::on(Graphs::new(n, edges))
        .entry("tarjan", |graphs| tarjan(&graphs.ours).len())
        .entry("petgraph, tarjan_scc on its Csr", |graphs| tarjan_scc(&graphs.csr).len())
        .mark(1.2)
        .note("recursive, on a stack of 1 GiB")
        .prepared_entry("ac-library-rs, SccGraph", Graphs::ac_library, |_, graph| graph.scc().len())
        .mark(0.8)
        .note("sorts its arcs each time; recursive, on a stack of 1 GiB")
        .entry("tarjan, on a list of arcs", |graphs| tarjan(&graphs.rebuilt()).len())
        .note("builds its graph each time, as ac-library-rs does")
}
