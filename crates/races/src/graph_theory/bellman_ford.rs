//! 6.7 Bellman-Ford.

use std::convert::Infallible;

use graph_theory::shortest_path::bellman_ford::bellman_ford;
use graph_theory::shortest_path::bellman_ford::spfa::spfa;
use graph_theory::{DiGraph, GraphError, NodeId, ShortestPaths};
use petgraph::graph::NodeIndex;

use crate::{Course, Entry, Race, SplitMix64, marked};

const SEED: u64 = 67;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.7",
        workload: "2000 vertices, 2·10^4 arcs, weights of either sign, no negative cycle",
        n: 2_000,
        build: random,
    },
    Race {
        section: "6.7",
        workload: "a board of 60 by 60, its vertices numbered against the way",
        n: 60,
        build: board,
    },
    Race {
        section: "6.7",
        workload: "2000 vertices, 2·10^4 arcs, one negative cycle of 20 arcs",
        n: 2_000,
        build: hidden,
    },
];

/// One graph in the form that each runner wants, prebuilt.
struct Forms {
    ours: DiGraph<i32>,
    theirs: petgraph::graph::DiGraph<(), i64>,
    floats: petgraph::graph::DiGraph<(), f64>,
}

impl Forms {
    fn new(n_nodes: usize, arcs: &[(u32, u32, i32)]) -> Self {
        let (mut theirs, mut floats) =
            (petgraph::graph::DiGraph::new(), petgraph::graph::DiGraph::new());
        for _ in 0..n_nodes {
            theirs.add_node(());
            floats.add_node(());
        }
        for &(tail, head, weight) in arcs {
            let (tail, head) = (NodeIndex::from(tail), NodeIndex::from(head));
            theirs.add_edge(tail, head, i64::from(weight));
            floats.add_edge(tail, head, f64::from(weight));
        }
        let ours = DiGraph::from_weighted_edges(n_nodes, arcs.iter().copied());
        Forms { ours: ours.expect("vertices in range"), theirs, floats }
    }
}

/// A sum in which each distance counts differently; none if there is a negative cycle.
type Answer = Option<i64>;

fn digest(distances: impl Iterator<Item = Option<i64>>) -> i64 {
    let terms = (1_i64..).zip(distances).map(|(i, far)| far.unwrap_or(-1).wrapping_mul(i));
    terms.fold(0, i64::wrapping_add)
}

fn ours(found: Result<ShortestPaths<i64>, GraphError>) -> Answer {
    found.ok().map(|paths| digest(paths.distances()))
}

/// One of ours: its name, and itself.
type Ours = (&'static str, fn(&Forms) -> Answer);

const ROUNDS: Ours =
    ("bellman_ford, in rounds", |forms| ours(bellman_ford(&forms.ours, NodeId::from(0))));
const QUEUE: Ours = ("spfa, with a queue", |forms| ours(spfa(&forms.ours, NodeId::from(0))));

/// The first of ours is raced, the second shown beside it.
fn course(forms: Forms, [first, second]: [Ours; 2]) -> Vec<Entry> {
    Course::on(forms)
        .entry(first.0, first.1)
        .entry(second.0, second.1)
        .entry("petgraph, spfa", |forms| {
            let cost = |edge: petgraph::graph::EdgeReference<'_, i64>| *edge.weight();
            let found = petgraph::algo::spfa(&forms.theirs, NodeIndex::new(0), cost);
            let known = |far: i64| (far != i64::MAX).then_some(far);
            found.ok().map(|paths| digest(paths.distances.into_iter().map(known)))
        })
        .entry("petgraph, bellman_ford", |forms| {
            let found = petgraph::algo::bellman_ford(&forms.floats, NodeIndex::new(0));
            #[expect(clippy::cast_possible_truncation, reason = "sums of small whole numbers")]
            let known = |far: f64| far.is_finite().then_some(far as i64);
            found.ok().map(|paths| digest(paths.distances.into_iter().map(known)))
        })
        .note("knows floats only")
        .entry("rustworkx-core, bellman_ford", |forms| {
            let cost = |edge: petgraph::graph::EdgeReference<'_, i64>| {
                Ok::<i64, Infallible>(*edge.weight())
            };
            let found: Result<Option<Vec<Option<i64>>>, _> =
                rustworkx_core::shortest_path::bellman_ford(
                    &forms.theirs,
                    NodeIndex::new(0),
                    cost,
                    None,
                );
            found.ok().flatten().map(|far| digest(far.into_iter()))
        })
        .entries()
}

/// Random arcs, each as long as a random number and the difference of two heights: no cycle is
/// negative.
fn arcs(n: usize) -> Vec<(u32, u32, i32)> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let height: Vec<i32> = (0..n).map(|_| i32::from(random.below(10_000_u16))).collect();
    let arc = |_| {
        let (u, v) = (random.below(end), random.below(end));
        let climb = height[u as usize] - height[v as usize];
        (u, v, climb + 1 + i32::from(random.below(1_000_u16)))
    };
    (0..10 * n).map(arc).collect()
}

fn random(n: usize) -> Vec<Entry> {
    let entries = course(Forms::new(n, &arcs(n)), [QUEUE, ROUNDS]);
    marked(entries, &[("petgraph, spfa", 0.85), ("petgraph, bellman_ford", 0.35)])
}

fn hidden(n: usize) -> Vec<Entry> {
    let mut arcs = arcs(n);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    // From 7 in steps round to 7; the last arc makes the sum negative.
    let stop = |i: u32| (7 + (i % 20) * 97) % end;
    arcs.extend((0..19).map(|i| (stop(i), stop(i + 1), 1_000)));
    arcs.push((stop(19), stop(0), -19_001));
    course(Forms::new(n, &arcs), [ROUNDS, QUEUE])
}

/// Ways right and down on a board whose last vertex is the source.
fn board(side: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(side).unwrap_or(u32::MAX);
    let mut arcs = Vec::new();
    let last = end * end - 1;
    for (row, column) in (0..end).flat_map(|row| (0..end).map(move |column| (row, column))) {
        let here = row * end + column;
        let mut way = |there: u32| {
            // Vertex 0 stays the source, the others are numbered from the far end.
            let name = |v: u32| if v == 0 { 0 } else { last + 1 - v };
            arcs.push((name(here), name(there), i32::from(random.below(1_000_u16)) - 100));
        };
        if column + 1 < end {
            way(here + 1);
        }
        if row + 1 < end {
            way(here + end);
        }
    }
    course(Forms::new(side * side, &arcs), [ROUNDS, QUEUE])
}
