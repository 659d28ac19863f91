//! The exercises of section 6.5.

use super::graphs;
use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// Two ends and a weight.
type Edge = (usize, usize, i64);
type Input = (usize, Vec<Edge>);

/// The least weight of a spanning tree, by Prim's way: always the lightest edge that leaves the
/// tree so far.
fn expected((n_nodes, edges): &Input) -> Option<i64> {
    let mut leaving: Vec<Vec<(i64, usize)>> = vec![Vec::new(); *n_nodes];
    for &(u, v, weight) in edges {
        leaving[u].push((weight, v));
        leaving[v].push((weight, u));
    }
    let mut is_in = vec![false; *n_nodes];
    let mut heap = std::collections::BinaryHeap::from([std::cmp::Reverse((0, 0))]);
    let (mut sum, mut n_in) = (0, 0);
    while let Some(std::cmp::Reverse((weight, u))) = heap.pop() {
        if !std::mem::replace(&mut is_in[u], true) {
            sum += weight;
            n_in += 1;
            heap.extend(leaving[u].iter().map(|edge| std::cmp::Reverse(*edge)));
        }
    }
    (n_in == *n_nodes).then_some(sum)
}

/// Exercise 6.5: `least_weight`.
#[derive(Debug)]
pub struct Kruskal;

impl Task for Kruskal {
    type Input = Input;
    type Output = Option<i64>;

    const SECTION: &'static str = "6.5";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "kruskal";
    const HARNESS: &'static str =
        "|(n, edges): (usize, Vec<(usize, usize, i64)>)| attempt::least_weight(n, &edges)";
    const HINTS: &'static [&'static str] = &[
        "Sort the edges by weight. An edge is taken if its ends are in different trees.",
        "To tell trees apart, give each vertex a parent; the root of its tree is found by following the parents. Joining two \
         trees means giving one root the other one as its parent.",
        "Each edge that is taken makes the number of trees smaller by one. If one tree is left, the graph is connected.",
    ];

    fn small() -> Vec<Self::Input> {
        let weights = |m: usize| 0..3_usize.pow(u32::try_from(m).unwrap_or(0));
        let mut all = Vec::new();
        for n in 1..=4 {
            for graph in graphs::all(n, false) {
                let edges: Vec<(usize, usize)> = graphs::edges(&graph);
                if 4 < edges.len() {
                    continue;
                }
                for code in weights(edges.len()) {
                    let weight = |i: usize| {
                        let digit = code / 3_usize.pow(u32::try_from(i).unwrap_or(0)) % 3;
                        [1, 2, -1][digit]
                    };
                    let weighted = edges.iter().enumerate();
                    all.push((n, weighted.map(|(i, &(u, v))| (u, v, weight(i))).collect()));
                }
            }
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let graph = graphs::random(random, 10, false);
        let mut weight = || random.below(20).cast_signed() - 5;
        let edges = graphs::edges(&graph).into_iter().map(|(u, v)| (u, v, weight())).collect();
        (graph.len(), edges)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        let weight = |i: usize| i64::try_from(i * 48_271 % 65_537).unwrap_or(0);
        let path = (1..n).map(|v| (v - 1, v, weight(v)));
        let chords = (0..n).map(|v| (v, v * 7 % n, weight(v + n)));
        let star = (1..n).map(|v| (0, v, weight(v)));
        vec![
            ("a path of 100 000 vertices with as many chords", (n, path.chain(chords).collect())),
            ("a star of 100 000 vertices", (n, star.collect())),
        ]
    }

    fn size((n_nodes, edges): &Self::Input) -> u64 {
        let sum: u64 = edges.iter().map(|edge| edge.2.unsigned_abs()).sum();
        (edges.len() as u64 * 64 + (*n_nodes).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, edges): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(edges).into_iter().map(|edges| (*n_nodes, edges));
        let without_last = (1 < *n_nodes).then(|| {
            let last = n_nodes - 1;
            let kept = edges.iter().filter(|(u, v, _)| *u != last && *v != last);
            (last, kept.copied().collect())
        });
        without_last.into_iter().chain(fewer).collect()
    }

    fn call((n_nodes, edges): &Self::Input) -> String {
        if 12 < edges.len() {
            return format!("least_weight({n_nodes}, &edges)");
        }
        format!("least_weight({n_nodes}, &{edges:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
