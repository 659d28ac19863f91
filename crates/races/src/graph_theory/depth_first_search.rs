//! 6.1 Depth-first search.

use graph_theory::graph::{Directed, generate};
use graph_theory::traverse::depth_first_search::{DepthFirstSearch, preorder};
use graph_theory::{DiGraph, NodeId};
use petgraph::csr::Csr;
use petgraph::graph::NodeIndex;
use petgraph::visit::{Dfs, DfsPostOrder};

use crate::{Course, Entry, Race, marked};

const SEED: u64 = 61;

pub(crate) const RACES: &[Race] = &[
    Race { section: "6.1", workload: "random, five arcs a vertex", n: 200_000, build: random },
    Race { section: "6.1", workload: "random, as the arcs came", n: 200_000, build: as_added },
    Race { section: "6.1", workload: "grid, both ways", n: 1_000_000, build: grid },
    Race { section: "6.1", workload: "path", n: 1_000_000, build: path },
    Race { section: "6.1", workload: "star", n: 1_000_000, build: star },
    Race { section: "6.1", workload: "random, postorder", n: 200_000, build: postorder },
];

/// One graph in the forms of all entries. Each tries the highest neighbor first, so that their
/// orders can be compared.
pub(super) struct Graphs {
    pub(super) ours: DiGraph,
    pub(super) csr: Csr<(), ()>,
    pub(super) graph: petgraph::Graph<(), ()>,
}

pub(super) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Makes it from any graph; the form of rows keeps neither loops nor parallel arcs, so nobody gets
/// them.
pub(super) fn graphs(graph: DiGraph, both_ways: bool) -> Option<Graphs> {
    let pairs = graph.edges().iter().map(|edge| (u32::from(edge.tail), u32::from(edge.head)));
    let mut edges: Vec<(u32, u32)> = pairs.collect();
    if both_ways {
        edges.extend_from_within(..);
        let half = edges.len() / 2;
        edges[half..].iter_mut().for_each(|(tail, head)| std::mem::swap(tail, head));
    }
    edges.sort_unstable();
    edges.dedup();
    if edges.is_empty() {
        // Made of no edges, petgraph's graphs have no vertex to begin at.
        return None;
    }
    let csr = Csr::from_sorted_edges(&edges).ok()?;
    edges.reverse();
    let ours = DiGraph::from_edges(graph.n_nodes(), edges.iter().copied()).ok()?;
    Some(Graphs { ours, csr, graph: petgraph::Graph::from_edges(edges) })
}

/// A number that depends on the order.
pub(super) fn folded(order: impl Iterator<Item = u32>) -> u64 {
    order.fold(0_u64, |sum, node| sum.wrapping_mul(31).wrapping_add(u64::from(node) + 1))
}

fn ours(graph: &DiGraph) -> u64 {
    preorder(graph, [NodeId::from(0)]).map_or(0, |order| folded(order.map(u32::from)))
}

fn linked(graph: &petgraph::Graph<(), ()>) -> u64 {
    let mut search = Dfs::new(graph, NodeIndex::new(0));
    let next = || search.next(graph).map(|node| number(node.index()));
    folded(std::iter::from_fn(next))
}

fn race(graphs: Option<Graphs>) -> Vec<Entry> {
    graphs.map_or(Vec::new(), |graphs| course_of(graphs).entries())
}

fn course_of(graphs: Graphs) -> Course<Graphs, u64> {
    Course::on(graphs)
        .entry("preorder", |graphs| ours(&graphs.ours))
        .entry("petgraph's Dfs on Csr", |graphs| {
            let mut search = Dfs::new(&graphs.csr, 0);
            folded(std::iter::from_fn(|| search.next(&graphs.csr)))
        })
        .entry("petgraph's Dfs on Graph", |graphs| linked(&graphs.graph))
        .entry("pathfinding's dfs_reach", |graphs| {
            let heads = |node: &NodeId| graphs.ours.neighbors(*node);
            let reached = pathfinding::prelude::dfs_reach(NodeId::from(0), heads);
            folded(reached.map(u32::from))
        })
        .note("any states, with a hash table; on our graph")
        .entry("DepthFirstSearch::preorder", |graphs| {
            let search = DepthFirstSearch::from_roots(&graphs.ours, [NodeId::from(0)]);
            search.map_or(0, |search| folded(search.preorder().map(u32::from)))
        })
        .note("ours, with all steps")
}

/// And one that lists the edges of the tree; it copies the neighbors of a vertex whenever it comes
/// back to it.
fn race_with_edges(graphs: Option<Graphs>) -> Vec<Entry> {
    let Some(graphs) = graphs else { return Vec::new() };
    let course = course_of(graphs).entry("rustworkx-core's dfs_edges on Graph", |graphs| {
        let edges = rustworkx_core::traversal::dfs_edges(&graphs.graph, Some(NodeIndex::new(0)));
        folded(std::iter::once(0).chain(edges.into_iter().map(|(_, head)| number(head))))
    });
    course.entries()
}

/// Random arcs; nearly all is reached from vertex 0.
fn random(n: usize) -> Vec<Entry> {
    marked(race_with_edges(random_graphs(n)), &[("petgraph's Dfs on Csr", 0.75)])
}

/// The same, but the arcs were not sorted before the graphs were made: that only the form of rows
/// asks for. In the linked form the arcs of a vertex then lie wherever their turn was.
pub(super) struct AsAdded {
    pub(super) ours: DiGraph,
    pub(super) graph: petgraph::Graph<(), ()>,
}

impl AsAdded {
    /// Each arc of `graph`, in the order of its ids. None if there is none, as above.
    pub(super) fn new(graph: DiGraph) -> Option<Self> {
        let pairs = graph.edges().iter().map(|edge| (u32::from(edge.tail), u32::from(edge.head)));
        let linked = petgraph::Graph::from_edges(pairs);
        (graph.n_edges() != 0).then_some(AsAdded { ours: graph, graph: linked })
    }
}

/// `petgraph` pushes the newest neighbor first, and so tries the oldest first, as ours does.
fn as_added(n: usize) -> Vec<Entry> {
    let graph = generate::random::<Directed>(number(n), 5 * n, SEED).ok();
    let Some(graphs) = graph.and_then(AsAdded::new) else { return Vec::new() };
    Course::on(graphs)
        .entry("preorder", |graphs| ours(&graphs.ours))
        .entry("petgraph's Dfs on Graph", |graphs| linked(&graphs.graph))
        .mark(0.10)
        .entries()
}

fn random_graphs(n: usize) -> Option<Graphs> {
    let graph = generate::random::<Directed>(number(n), 5 * n, SEED).ok()?;
    graphs(graph, false)
}

fn grid(n: usize) -> Vec<Entry> {
    let side = number(n.isqrt());
    race_with_edges(generate::grid(side, side).ok().and_then(|graph| graphs(graph, true)))
}

fn path(n: usize) -> Vec<Entry> {
    race_with_edges(generate::path(number(n)).ok().and_then(|graph| graphs(graph, false)))
}

fn star(n: usize) -> Vec<Entry> {
    race(generate::star(number(n)).ok().and_then(|graph| graphs(graph, false)))
}

fn postorder(n: usize) -> Vec<Entry> {
    let Some(graphs) = random_graphs(n) else { return Vec::new() };
    Course::on(graphs)
        .entry("DepthFirstSearch::postorder", |graphs| {
            let search = DepthFirstSearch::from_roots(&graphs.ours, [NodeId::from(0)]);
            search.map_or(0, |search| folded(search.postorder().map(u32::from)))
        })
        .entry("petgraph's DfsPostOrder on Csr", |graphs| {
            let mut search = DfsPostOrder::new(&graphs.csr, 0);
            folded(std::iter::from_fn(|| search.next(&graphs.csr)))
        })
        .entry("petgraph's DfsPostOrder on Graph", |graphs| {
            let mut search = DfsPostOrder::new(&graphs.graph, NodeIndex::new(0));
            let next = || search.next(&graphs.graph).map(|node| number(node.index()));
            folded(std::iter::from_fn(next))
        })
        .entries()
}
