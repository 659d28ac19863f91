//! The graph type: building it, and reading all of it.

use graph_theory::graph::{Directed, generate};
use graph_theory::{DiGraph, NodeId};
use petgraph::csr::Csr;

use crate::{Course, Entry, Race};

const SEED: u64 = 60;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.0",
        workload: "build, arcs by their tails",
        n: 200_000,
        build: build_sorted,
    },
    Race {
        section: "6.0",
        workload: "build, arcs in any order",
        n: 200_000,
        build: build_shuffled,
    },
    Race { section: "6.0", workload: "scan all neighbors", n: 200_000, build: scan },
];

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Random arcs, five a vertex, without those that the form of rows refuses.
fn arcs(n: usize) -> Vec<(u32, u32)> {
    let Ok(graph) = generate::random::<Directed>(number(n), 5 * n, SEED) else { return Vec::new() };
    let pairs = graph.edges().iter().map(|edge| (u32::from(edge.tail), u32::from(edge.head)));
    // The last vertex has an arc, so that all forms have as many vertices.
    let mut arcs: Vec<(u32, u32)> = pairs.chain([(number(n) - 1, 0)]).collect();
    arcs.sort_unstable();
    arcs.dedup();
    arcs
}

/// What has been built: the numbers of vertices and of arcs.
type Size = (usize, usize);

fn ours(n: usize, arcs: &[(u32, u32)]) -> Size {
    let graph = DiGraph::from_edges(n, arcs.iter().copied());
    graph.map_or((0, 0), |graph| (graph.n_nodes(), graph.n_edges()))
}

fn petgraphs(arcs: &[(u32, u32)]) -> Size {
    let graph: petgraph::Graph<(), ()> = petgraph::Graph::from_edges(arcs);
    (graph.node_count(), graph.edge_count())
}

fn rows(arcs: &[(u32, u32)]) -> Size {
    Csr::<(), ()>::from_sorted_edges(arcs)
        .map_or((0, 0), |csr| (csr.node_count(), csr.edge_count()))
}

fn build_sorted(n: usize) -> Vec<Entry> {
    Course::on(arcs(n))
        .entry("DiGraph::from_edges", move |arcs| ours(n, arcs))
        .entry("petgraph's Csr::from_sorted_edges", |arcs| rows(arcs))
        .note("keeps no ids of edges")
        .entry("petgraph's Graph::from_edges", |arcs| petgraphs(arcs))
        .entries()
}

fn build_shuffled(n: usize) -> Vec<Entry> {
    let mut arcs = arcs(n);
    generate::Random::new(SEED).shuffle(&mut arcs);
    Course::on(arcs)
        .entry("DiGraph::from_edges", move |arcs| ours(n, arcs))
        .entry("sort, petgraph's Csr::from_sorted_edges", |arcs| {
            let mut arcs = arcs.clone();
            arcs.sort_unstable();
            rows(&arcs)
        })
        .note("keeps no ids of edges")
        .entry("petgraph's Graph::from_edges", |arcs| petgraphs(arcs))
        .entries()
}

/// For every vertex, the sum of its neighbors.
fn scan(n: usize) -> Vec<Entry> {
    let mut arcs = arcs(n);
    let csr = Csr::<(), ()>::from_sorted_edges(&arcs).unwrap_or_default();
    generate::Random::new(SEED).shuffle(&mut arcs);
    let Ok(ours) = DiGraph::from_edges(n, arcs.iter().copied()) else { return Vec::new() };
    let graph: petgraph::Graph<(), ()> = petgraph::Graph::from_edges(arcs);
    Course::on((ours, csr, graph))
        .entry("DiGraph::arcs", |(graph, _, _)| {
            let sum = |u: NodeId| graph.neighbors(u).map(|v| u64::from(u32::from(v))).sum::<u64>();
            graph.nodes().map(|u| sum(u) ^ u64::from(u32::from(u))).sum::<u64>()
        })
        .entry("petgraph's Csr::neighbors_slice", |(_, csr, _)| {
            let sum = |u: u32| csr.neighbors_slice(u).iter().map(|v| u64::from(*v)).sum::<u64>();
            (0..number(csr.node_count())).map(|u| sum(u) ^ u64::from(u)).sum::<u64>()
        })
        .entry("petgraph's Graph::neighbors", |(_, _, graph)| {
            let sum = |u| graph.neighbors(u).map(|v| v.index() as u64).sum::<u64>();
            graph.node_indices().map(|u| sum(u) ^ u.index() as u64).sum::<u64>()
        })
        .entries()
}
