//! 6.3 Topological sort.

use std::convert::Infallible;

use graph_theory::graph::{Directed, generate};
use graph_theory::traverse::topological_sort::{
    by_finishing_times, is_topological, smallest_order, topological_sort,
};
use graph_theory::{DiGraph, GraphError, NodeId};
use petgraph::algo::toposort;

use crate::{Course, Entry, Race};

const SEED: u64 = 63;

pub(crate) const RACES: &[Race] = &[
    Race { section: "6.3", workload: "random, five arcs a vertex", n: 200_000, build: random },
    Race { section: "6.3", workload: "path", n: 1_000_000, build: path },
    Race { section: "6.3", workload: "the smallest order, random", n: 200_000, build: smallest },
];

type Graphs = (DiGraph, petgraph::Graph<(), ()>);

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn graphs(graph: DiGraph) -> Graphs {
    let pairs = graph.edges().iter().map(|edge| (u32::from(edge.tail), u32::from(edge.head)));
    let mut other = petgraph::Graph::with_capacity(graph.n_nodes(), graph.n_edges());
    for _ in graph.nodes() {
        other.add_node(());
    }
    other.extend_with_edges(pairs);
    (graph, other)
}

fn random(n: usize) -> Vec<Entry> {
    let graph = generate::random_acyclic::<Directed>(number(n), 5 * n, SEED);
    let mut entries = any_order(graph, true);
    if let Some(peer) = entries.iter_mut().find(|entry| entry.name == "petgraph's toposort") {
        peer.mark = Some(0.13);
    }
    entries
}

fn path(n: usize) -> Vec<Entry> {
    // The recursion of one of them does not end well on a path.
    any_order(generate::path::<Directed>(number(n)), false)
}

/// The orders differ; so their lengths are compared, and that each is right is asserted once,
/// before the race.
fn any_order(graph: Result<DiGraph, GraphError>, with_recursion: bool) -> Vec<Entry> {
    let Ok(graph) = graph else { return Vec::new() };
    let n_nodes = graph.n_nodes();
    let graphs = graphs(graph);
    let theirs = toposort(&graphs.1, None).unwrap_or_default();
    let theirs = theirs.into_iter().map(|node| NodeId::from(number(node.index()))).collect();
    for order in [topological_sort(&graphs.0), by_finishing_times(&graphs.0), Ok(theirs)] {
        assert!(order.is_ok_and(|order| is_topological(&graphs.0, &order)), "a wrong order");
    }
    let course = Course::on(graphs)
        .expecting(n_nodes)
        .entry("topological_sort", |(graph, _)| topological_sort(graph).map_or(0, |it| it.len()))
        .entry("petgraph's toposort", |(_, other)| toposort(other, None).map_or(0, |it| it.len()))
        .entry("by_finishing_times", |(graph, _)| {
            by_finishing_times(graph).map_or(0, |order| order.len())
        })
        .note("ours, by a depth-first search");
    if !with_recursion {
        return course.entries();
    }
    let course = course.entry("pathfinding's topological_sort", |(graph, _)| {
        let nodes: Vec<NodeId> = graph.nodes().collect();
        let order = pathfinding::prelude::topological_sort(&nodes, |u| graph.neighbors(*u));
        order.map_or(0, |order| order.len())
    });
    course.note("recursive").entries()
}

fn smallest(n: usize) -> Vec<Entry> {
    let Ok(graph) = generate::random_acyclic::<Directed>(number(n), 5 * n, SEED) else {
        return Vec::new();
    };
    Course::on(graphs(graph))
        .entry("smallest_order", |(graph, _)| {
            let order = smallest_order(graph).unwrap_or_default();
            order.into_iter().map(u32::from).collect::<Vec<u32>>()
        })
        .entry("rustworkx-core's lexicographical_topological_sort", |(_, other)| {
            let key =
                |node: petgraph::graph::NodeIndex| Ok::<u32, Infallible>(number(node.index()));
            let order =
                rustworkx_core::dag_algo::lexicographical_topological_sort(other, key, false, None);
            let order = order.unwrap_or_default();
            order.into_iter().map(|node| number(node.index())).collect::<Vec<u32>>()
        })
        .entries()
}
