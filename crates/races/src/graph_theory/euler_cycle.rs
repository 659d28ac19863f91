//! 6.4 Euler cycle.

use std::collections::HashSet;

use graph_theory::graph::generate::{self, Random};
use graph_theory::traverse::euler_cycle::{euler_cycle, verify};
use graph_theory::{GraphError, NodeId, UnGraph};

use super::depth_first_search::{folded, number};
use crate::{Course, Entry, Race};

const SEED: u64 = 64;

pub(crate) const RACES: &[Race] = &[
    Race { section: "6.4", workload: "complete graph", n: 1_001, build: complete },
    Race { section: "6.4", workload: "random, degree four", n: 500_000, build: regular },
    Race { section: "6.4", workload: "one cycle", n: 1_000_000, build: cycle },
];

fn complete(n: usize) -> Vec<Entry> {
    // Of an odd number of vertices, or it has none.
    race(generate::complete(number(n | 1)))
}

/// Two closed walks through all vertices, each in an order of its own.
fn regular(n: usize) -> Vec<Entry> {
    let mut random = Random::new(SEED);
    let mut nodes: Vec<u32> = (0..number(n)).collect();
    let mut edges = Vec::with_capacity(2 * n);
    for _ in 0..2 {
        random.shuffle(&mut nodes);
        let next = nodes.iter().cycle().skip(1);
        edges.extend(nodes.iter().copied().zip(next.copied()));
    }
    race(UnGraph::from_edges(n, edges))
}

fn cycle(n: usize) -> Vec<Entry> {
    race(generate::cycle(number(n)))
}

/// No other crate has it; so the runner-up is the same algorithm as one would write it first.
fn race(graph: Result<UnGraph, GraphError>) -> Vec<Entry> {
    let Ok(graph) = graph.map(|graph| graph.sorted_by_head()) else { return Vec::new() };
    assert!(
        euler_cycle(&graph).is_ok_and(|path| verify(&graph, &path).is_ok()),
        "not an Euler cycle"
    );
    Course::on(graph)
        .entry("euler_cycle", |graph| {
            euler_cycle(graph).map_or(0, |path| folded(path.nodes.into_iter().map(u32::from)))
        })
        .entry("a set of used edges", |graph| folded(with_a_set(graph).into_iter().map(u32::from)))
        .note("a hash set, and each vertex's arcs copied")
        .entries()
}

fn with_a_set(graph: &UnGraph) -> Vec<NodeId> {
    let mut used = HashSet::new();
    let arcs = |u: NodeId| {
        let arcs = graph.arcs(u).iter().rev();
        arcs.map(|arc| (arc.head, arc.edge)).collect::<Vec<_>>()
    };
    let mut untried: Vec<_> = graph.nodes().map(arcs).collect();
    let start = graph.nodes().find(|u| 0 < graph.degree(*u)).or_else(|| graph.nodes().next());
    let mut walk: Vec<NodeId> = start.into_iter().collect();
    let mut tape = Vec::new();
    while let Some(&u) = walk.last() {
        match untried[u.index()].pop() {
            Some((v, edge)) if used.insert(edge) => walk.push(v),
            Some(_) => {}
            None => tape.extend(walk.pop()),
        }
    }
    tape.reverse();
    tape
}
