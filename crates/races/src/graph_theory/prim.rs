//! 6.6 Prim's algorithm.

use graph_theory::min_spanning_tree::prim::{dense, packed, prim};
use petgraph::algo::min_spanning_tree_prim;

use super::kruskal::{Graphs, grid, random_edges, weight_of};
use crate::{Course, Race, SplitMix64};

const SEED: u64 = 66;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.6",
        workload: "connected random graph, 10^5 vertices, 5·10^5 edges",
        n: 100_000,
        build: |n| with_any_heap(on(n, &connected(n, 5 * n)).mark(0.14)),
    },
    Race {
        section: "6.6",
        workload: "grid of 500×500 vertices",
        n: 500,
        build: |n| with_any_heap(on(n * n, &grid(n))),
    },
    Race { section: "6.6", workload: "complete graph on 700 points", n: 700, build: complete },
];

/// A random tree, and more edges at random.
fn connected(n: usize, m: usize) -> Vec<(u32, u32, u32)> {
    let n_nodes = u32::try_from(n).expect("a graph has fewer vertices");
    let mut random = SplitMix64::new(SEED);
    let mut edges: Vec<(u32, u32, u32)> =
        (1..n_nodes).map(|v| (random.below(v), v, random.below(1 << 30))).collect();
    edges.extend(random_edges(n, m - edges.len()));
    edges
}

/// Everybody says how much the tree from vertex 0 weighs.
fn on(n: usize, edges: &[(u32, u32, u32)]) -> Course<Graphs, u64> {
    Course::on(Graphs::new(n, edges))
        .entry("packed", |graphs| packed(&graphs.ours, 0.into()).expect("a vertex").weight)
        .entry("petgraph, min_spanning_tree_prim", |graphs| {
            weight_of(min_spanning_tree_prim(&graphs.pet))
        })
}

/// And with a heap for weights of any kind.
fn with_any_heap(course: Course<Graphs, u64>) -> Vec<crate::Entry> {
    let any = |graphs: &Graphs| prim(&graphs.ours, 0.into()).expect("good weights").weight;
    course.entry("prim", any).note("ours, for weights of any kind").entries()
}

/// Points in the plane, the square of the distance as the weight.
fn complete(n: usize) -> Vec<crate::Entry> {
    let mut random = SplitMix64::new(SEED);
    let points: Vec<(i32, i32)> = (0..n)
        .map(|_| (random.below(10_000_u32), random.below(10_000_u32)))
        .map(|(x, y)| (x.cast_signed(), y.cast_signed()))
        .collect();
    let between = |points: &[(i32, i32)], u: usize, v: usize| {
        let (x, y) = (points[u].0 - points[v].0, points[u].1 - points[v].1);
        (x * x + y * y).cast_unsigned()
    };
    let mut edges = Vec::new();
    for v in 1..n {
        for u in 0..v {
            let id = |v: usize| u32::try_from(v).expect("a graph has fewer vertices");
            edges.push((id(u), id(v), between(&points, u, v)));
        }
    }
    Course::on((points, Graphs::new(n, &edges)))
        .entry("dense", move |(points, _)| {
            let forest = dense(points.len(), |u, v| Some(between(points, u, v)));
            forest.expect("good weights").weight
        })
        .entry("prim, on the stored graph", |(_, graphs)| {
            prim(&graphs.ours, 0.into()).expect("good weights").weight
        })
        .entry("petgraph, min_spanning_tree_prim", |(_, graphs)| {
            weight_of(min_spanning_tree_prim(&graphs.pet))
        })
        .entries()
}
