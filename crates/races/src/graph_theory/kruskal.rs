//! 6.5 Kruskal's algorithm.

use graph_theory::UnGraph;
use graph_theory::min_spanning_tree::kruskal::{filter_kruskal, kruskal};
use pathfinding::undirected::kruskal::kruskal_indices;
use petgraph::algo::min_spanning_tree;
use petgraph::data::Element;
use petgraph::graph::UnGraph as PetGraph;

use crate::{Course, Race, SplitMix64};

const SEED: u64 = 65;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.5",
        workload: "random graph, 10^5 vertices, 5·10^5 edges",
        n: 100_000,
        build: |n| race(n, random_edges(n, 5 * n), Some(0.7)).entries(),
    },
    Race {
        section: "6.5",
        workload: "the same, the edges in ascending order",
        n: 100_000,
        build: |n| {
            let mut edges = random_edges(n, 5 * n);
            edges.sort_unstable_by_key(|edge| edge.2);
            race(n, edges, None).entries()
        },
    },
    Race {
        section: "6.5",
        workload: "the same, all weights equal",
        n: 100_000,
        build: |n| {
            let mut edges = random_edges(n, 5 * n);
            for edge in &mut edges {
                edge.2 = 1;
            }
            race(n, edges, None).entries()
        },
    },
    Race {
        section: "6.5",
        workload: "grid of 500×500 vertices",
        n: 500,
        build: |n| race(n * n, grid(n), None).entries(),
    },
];

/// Edges between vertices at random, of random weights: no loop, so none at all on one vertex, but
/// maybe two alike.
pub(super) fn random_edges(n: usize, m: usize) -> Vec<(u32, u32, u32)> {
    let m = if n < 2 { 0 } else { m };
    let n = u32::try_from(n).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    let mut edge = || (random.below(n), random.below(n), random.below(1 << 30));
    std::iter::repeat_with(&mut edge).filter(|(u, v, _)| u != v).take(m).collect()
}

/// The edges of a square of so many vertices a side, of random weights, row by row.
pub(super) fn grid(side: usize) -> Vec<(u32, u32, u32)> {
    let side = u32::try_from(side).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    let mut edges = Vec::new();
    for v in 0..side * side {
        if (v + 1) % side != 0 {
            edges.push((v, v + 1, random.below(1 << 30)));
        }
        if v + side < side * side {
            edges.push((v, v + side, random.below(1 << 30)));
        }
    }
    edges
}

/// The same graph as everybody wants it.
pub(super) struct Graphs {
    pub(super) ours: UnGraph<u32>,
    pub(super) pet: PetGraph<(), u32>,
    indices: Vec<(usize, usize, u32)>,
}

impl Graphs {
    pub(super) fn new(n: usize, edges: &[(u32, u32, u32)]) -> Self {
        let ours = UnGraph::from_weighted_edges(n, edges.iter().copied()).expect("a good graph");
        let mut pet = PetGraph::with_capacity(n, edges.len());
        for _ in 0..n {
            pet.add_node(());
        }
        pet.extend_with_edges(edges.iter().copied());
        let indices = edges.iter().map(|&(u, v, w)| (u as usize, v as usize, w)).collect();
        Graphs { ours, pet, indices }
    }
}

/// The weight of a forest of the crate `petgraph`.
pub(super) fn weight_of(elements: impl Iterator<Item = Element<(), u32>>) -> u64 {
    let weight = |element| match element {
        Element::Edge { weight, .. } => u64::from(weight),
        Element::Node { .. } => 0,
    };
    elements.map(weight).sum()
}

/// Everybody says how much a forest weighs.
fn race(n: usize, edges: Vec<(u32, u32, u32)>, mark: Option<f64>) -> Course<Graphs, u64> {
    let course = Course::on(Graphs::new(n, &edges))
        .entry("filter_kruskal", |graphs| {
            filter_kruskal(&graphs.ours).expect("good weights").weight
        })
        .entry("kruskal", |graphs| kruskal(&graphs.ours).expect("good weights").weight)
        .note("ours, which sorts all edges")
        .entry("pathfinding, kruskal_indices", |graphs| {
            let taken = kruskal_indices(graphs.ours.n_nodes(), &graphs.indices);
            taken.map(|(_, _, weight)| u64::from(weight)).sum()
        });
    let course = match mark {
        Some(mark) => course.mark(mark),
        None => course,
    };
    course
        .entry("petgraph, min_spanning_tree", |graphs| weight_of(min_spanning_tree(&graphs.pet)))
        .note("Kruskal with a heap instead of a sort; counts its vertices in a hash table")
}
