//! 6.2 Breadth-first search.

use graph_theory::graph::generate::{self, Random};
use graph_theory::traverse::breadth_first_search::bidirectional::shortest_path;
use graph_theory::traverse::breadth_first_search::{
    breadth_first_search_to, breadth_first_search_watched, order,
};
use graph_theory::{DiGraph, NodeId};
use petgraph::graph::NodeIndex;
use petgraph::visit::Bfs;
use rustworkx_core::traversal::{BfsEvent, breadth_first_search};

use super::depth_first_search::{AsAdded, Graphs, folded, graphs, number};
use crate::{Course, Entry, Race, marked};

const SEED: u64 = 62;

pub(crate) const RACES: &[Race] = &[
    Race { section: "6.2", workload: "random, five arcs a vertex", n: 200_000, build: random },
    Race { section: "6.2", workload: "random, as the arcs came", n: 200_000, build: as_added },
    Race { section: "6.2", workload: "most arcs lead to few", n: 200_000, build: hubs },
    Race { section: "6.2", workload: "grid, both ways", n: 1_000_000, build: grid },
    Race { section: "6.2", workload: "star", n: 1_000_000, build: star },
    Race { section: "6.2", workload: "one pair of vertices, random", n: 200_000, build: pairs },
];

fn ours(graph: &DiGraph) -> u64 {
    order(graph, [NodeId::from(0)]).map_or(0, |order| folded(order.map(u32::from)))
}

fn linked(graph: &petgraph::Graph<(), ()>) -> u64 {
    let mut search = Bfs::new(graph, NodeIndex::new(0));
    let next = || search.next(graph).map(|node| number(node.index()));
    folded(std::iter::from_fn(next))
}

/// All try the lowest neighbor first, so that their orders can be compared.
fn race(graphs: Option<Graphs>) -> Vec<Entry> {
    let Some(mut graphs) = graphs else { return Vec::new() };
    graphs.ours = graphs.ours.sorted_by_head();
    Course::on(graphs)
        .entry("order", |graphs| ours(&graphs.ours))
        .entry("petgraph's Bfs on Csr", |graphs| {
            let mut search = Bfs::new(&graphs.csr, 0);
            folded(std::iter::from_fn(|| search.next(&graphs.csr)))
        })
        .entry("petgraph's Bfs on Graph", |graphs| linked(&graphs.graph))
        .entry("pathfinding's bfs_reach", |graphs| {
            let heads = |node: &NodeId| graphs.ours.neighbors(*node);
            let reached = pathfinding::prelude::bfs_reach(NodeId::from(0), heads);
            folded(reached.map(u32::from))
        })
        .note("any states, with a hash table; on our graph")
        .entry("rustworkx-core's breadth_first_search on Graph", |graphs| {
            let mut met = Vec::new();
            let visit = |event: BfsEvent<NodeIndex, &()>| {
                if let BfsEvent::Discover(node) = event {
                    met.push(number(node.index()));
                }
            };
            breadth_first_search(&graphs.graph, [NodeIndex::new(0)], visit);
            folded(met.into_iter())
        })
        .entry("breadth_first_search_watched", |graphs| {
            let source = [NodeId::from(0)];
            let search =
                breadth_first_search_watched(&graphs.ours, &source, |_, _| false, |_, _| {});
            search.map_or(0, |search| folded(search.visited().iter().copied().map(u32::from)))
        })
        .note("ours, with the distances and the paths")
        .entries()
}

/// Random arcs; nearly all is reached from vertex 0.
fn random(n: usize) -> Vec<Entry> {
    let entries = race(random_graph(n).and_then(|graph| graphs(graph, false)));
    marked(entries, &[("petgraph's Bfs on Csr", 0.8)])
}

/// The same, not sorted before. `petgraph` visits the newest neighbor first, so ours gets the arcs
/// the other way round.
fn as_added(n: usize) -> Vec<Entry> {
    let Some(mut graphs) = random_graph(n).and_then(AsAdded::new) else { return Vec::new() };
    let pairs = graphs.ours.edges().iter().rev();
    let pairs = pairs.map(|edge| (u32::from(edge.tail), u32::from(edge.head)));
    graphs.ours = DiGraph::from_edges(n, pairs).expect("the same arcs");
    Course::on(graphs)
        .entry("order", |graphs| ours(&graphs.ours))
        .entry("petgraph's Bfs on Graph", |graphs| linked(&graphs.graph))
        .mark(0.10)
        .entries()
}

fn random_graph(n: usize) -> Option<DiGraph> {
    generate::random(number(n), 5 * n, SEED).ok()
}

/// The lower a vertex, the more arcs lead to it and away from it.
fn hubs(n: usize) -> Vec<Entry> {
    let mut random = Random::new(SEED);
    let mut low = |end: u32| {
        let below = random.below(end) + 1;
        random.below(below)
    };
    let edges: Vec<(u32, u32)> = (0..5 * n).map(|_| (low(number(n)), low(number(n)))).collect();
    race(DiGraph::from_edges(n, edges).ok().and_then(|graph| graphs(graph, true)))
}

fn grid(n: usize) -> Vec<Entry> {
    let side = number(n.isqrt());
    race(generate::grid(side, side).ok().and_then(|graph| graphs(graph, true)))
}

fn star(n: usize) -> Vec<Entry> {
    race(generate::star(number(n)).ok().and_then(|graph| graphs(graph, false)))
}

/// The lengths of shortest paths between ten pairs.
fn pairs(n: usize) -> Vec<Entry> {
    let Some(graph) = random_graph(n).filter(|graph| !graph.is_empty()) else { return Vec::new() };
    // Not the numbers that made the graph, for these are its arcs.
    let mut random = Random::new(SEED + 1);
    let mut any = || NodeId::from(random.below(number(n)));
    let pairs: Vec<(NodeId, NodeId)> = (0..10).map(|_| (any(), any())).collect();
    let back = graph.transpose();
    Course::on((graph, back, pairs))
        .entry("shortest_path, from both ends", |(graph, back, pairs)| {
            let length = |&(s, t): &(NodeId, NodeId)| {
                shortest_path(graph, back, s, t).ok().flatten().map(|path| path.edges.len())
            };
            pairs.iter().map(length).collect::<Vec<_>>()
        })
        .entry("breadth_first_search_to", |(graph, _, pairs)| {
            let length = |&(s, t): &(NodeId, NodeId)| {
                let paths = breadth_first_search_to(graph, s, t).ok()?;
                paths.path_to(graph, t).map(|path| path.edges.len())
            };
            pairs.iter().map(length).collect()
        })
        .note("ours, from one end")
        .entry("pathfinding's bfs_bidirectional", |(graph, back, pairs)| {
            let length = |&(s, t): &(NodeId, NodeId)| {
                let (ahead, behind) =
                    (|u: &NodeId| graph.neighbors(*u), |u: &NodeId| back.neighbors(*u));
                let path = pathfinding::prelude::bfs_bidirectional(&s, &t, ahead, behind);
                path.map(|path| path.len() - 1)
            };
            pairs.iter().map(length).collect()
        })
        .note("any states, with hash tables")
        .entries()
}
