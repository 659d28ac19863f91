//! 6.8 Dijkstra's algorithm.

use std::convert::Infallible;

use graph_theory::shortest_path::dijkstra::bucket_queue::dial;
use graph_theory::shortest_path::dijkstra::dense::dijkstra_dense;
use graph_theory::shortest_path::dijkstra::dijkstra;
use graph_theory::shortest_path::dijkstra::packed::distances;
use graph_theory::shortest_path::dijkstra::radix_heap::dijkstra_radix;
use graph_theory::{DiGraph, NodeId, ShortestPaths};
use pathfinding::directed::dijkstra::dijkstra_all;
use petgraph::graph::NodeIndex;

use crate::{Course, Entry, Race, SplitMix64, marked};

const SEED: u64 = 68;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.8",
        workload: "2·10^5 vertices, 10^6 random arcs of weight 1 to 10^6",
        n: 200_000,
        build: random,
    },
    Race {
        section: "6.8",
        workload: "a city: 500 by 500 crossings, streets both ways of weight 1 to 10^4",
        n: 500,
        build: city,
    },
    Race {
        section: "6.8",
        workload: "shrinking shortcuts: 700 vertices, a quarter of a million ways, each shorter than the last",
        n: 700,
        build: shortcuts,
    },
    Race {
        section: "6.8",
        workload: "dense: 1000 vertices, half of all arcs",
        n: 1_000,
        build: dense,
    },
];

type Arcs = Vec<(u32, u32, u32)>;

/// One graph in the form that each runner wants, prebuilt.
struct Forms {
    ours: DiGraph<u32>,
    theirs: petgraph::graph::DiGraph<(), u32>,
    lists: Vec<Vec<(u32, u64)>>,
}

impl Forms {
    fn new(n_nodes: usize, arcs: &Arcs) -> Self {
        let mut lists = vec![Vec::new(); n_nodes];
        let mut theirs = petgraph::graph::DiGraph::with_capacity(n_nodes, arcs.len());
        for _ in 0..n_nodes {
            theirs.add_node(());
        }
        for &(tail, head, weight) in arcs {
            lists[tail as usize].push((head, u64::from(weight)));
            theirs.add_edge(NodeIndex::from(tail), NodeIndex::from(head), weight);
        }
        let ours = DiGraph::from_weighted_edges(n_nodes, arcs.iter().copied());
        Forms { ours: ours.expect("vertices in range"), theirs, lists }
    }
}

/// A sum in which each distance counts differently.
fn digest(distances: impl Iterator<Item = (usize, u64)>) -> u64 {
    distances.fold(0, |sum, (v, far)| sum.wrapping_add(far.wrapping_mul(v as u64 + 1)))
}

fn ours(paths: &ShortestPaths<u64>) -> u64 {
    digest(paths.distances().enumerate().filter_map(|(v, far)| Some((v, far?))))
}

fn theirs(graph: &petgraph::graph::DiGraph<(), u32>) -> u64 {
    let cost = |edge: petgraph::graph::EdgeReference<'_, u32>| u64::from(*edge.weight());
    let far = petgraph::algo::dijkstra(graph, NodeIndex::new(0), None, cost);
    digest(far.into_iter().map(|(v, far)| (v.index(), far)))
}

fn course(forms: Forms) -> Course<Forms, u64> {
    Course::on(forms)
        .entry("packed::distances", |forms| {
            let far = distances(&forms.ours, NodeId::from(0)).unwrap_or_default();
            digest(far.into_iter().enumerate().filter_map(|(v, far)| Some((v, far?.into()))))
        })
        .entry("dijkstra_radix", |forms| {
            dijkstra_radix(&forms.ours, NodeId::from(0)).map_or(0, |paths| ours(&paths))
        })
        .note("ours, with the paths")
        .entry("dijkstra, a binary heap", |forms| {
            dijkstra(&forms.ours, NodeId::from(0)).map_or(0, |paths| ours(&paths))
        })
        .note("ours, with the paths")
        .entry("rustworkx-core, dijkstra", |forms| {
            let cost = |edge: petgraph::graph::EdgeReference<'_, u32>| {
                Ok::<u64, Infallible>(u64::from(*edge.weight()))
            };
            let found: Result<Vec<Option<u64>>, _> = rustworkx_core::shortest_path::dijkstra(
                &forms.theirs,
                NodeIndex::new(0),
                None,
                cost,
                None,
            );
            let far = found.unwrap_or_default();
            digest(far.into_iter().enumerate().filter_map(|(v, far)| Some((v, far?))))
        })
        .note("distances alone, in a list")
        .entry("petgraph, dijkstra", |forms| theirs(&forms.theirs))
        .note("distances alone, in a hash table")
        .entry("pathfinding, dijkstra_all", |forms| {
            let around = |v: &u32| forms.lists[*v as usize].iter().copied();
            let far = dijkstra_all(&0, around);
            digest(far.into_iter().map(|(v, (_, far))| (v as usize, far)))
        })
        .note("distances and parents, in a hash table")
}

fn random(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let arcs = (0..5 * n)
        .map(|_| (random.below(end), random.below(end), 1 + random.below(1_000_000_u32)))
        .collect();
    let theirs = ["rustworkx-core, dijkstra", "petgraph, dijkstra", "pathfinding, dijkstra_all"];
    marked(course(Forms::new(n, &arcs)).entries(), &theirs.map(|name| (name, 0.27)))
}

fn city(side: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(side).unwrap_or(u32::MAX);
    let mut arcs = Arcs::new();
    for (row, column) in (0..end).flat_map(|row| (0..end).map(move |column| (row, column))) {
        let here = row * end + column;
        let mut street = |there: u32| {
            let weight = 1 + random.below(10_000_u32);
            arcs.extend([(here, there, weight), (there, here, weight)]);
        };
        if column + 1 < end {
            street(here + 1);
        }
        if row + 1 < end {
            street(here + end);
        }
    }
    course(Forms::new(side * side, &arcs))
        .entry("dial, a bucket for each distance", |forms| {
            dial(&forms.ours, NodeId::from(0)).map_or(0, |paths| ours(&paths))
        })
        .entries()
}

/// A chain of arcs of weight 1, and from each vertex an arc to every later one, so long that each
/// way found is shorter than all before it: the queue gets an entry for each arc.
fn shortcuts(n: usize) -> Vec<Entry> {
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let weight = |u, v| if v == u + 1 { 1 } else { 2 * (v - u) - 1 + (end - u) };
    let arcs = (0..end).flat_map(|u| (u + 1..end).map(move |v| (u, v, weight(u, v)))).collect();
    course(Forms::new(n, &arcs)).entries()
}

fn dense(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let end = u32::try_from(n).unwrap_or(u32::MAX);
    let pairs = (0..end).flat_map(|u| (0..end).map(move |v| (u, v)));
    let arcs = pairs
        .filter_map(|(u, v)| {
            let weight = 1 + random.below(2_000_000_u32);
            weight.is_multiple_of(2).then_some((u, v, weight))
        })
        .collect();
    let forms = Forms::new(n, &arcs);
    Course::on(forms)
        .entry("dijkstra_dense", |forms: &Forms| {
            dijkstra_dense(&forms.ours, NodeId::from(0)).map_or(0, |paths| ours(&paths))
        })
        .entry("dijkstra, a binary heap", |forms| {
            dijkstra(&forms.ours, NodeId::from(0)).map_or(0, |paths| ours(&paths))
        })
        .entry("petgraph, dijkstra", |forms| theirs(&forms.theirs))
        .entries()
}
