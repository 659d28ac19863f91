//! The exercises of section 6.8.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

type Weighted = Vec<Vec<(usize, u64)>>;
type Input = (Weighted, usize);

/// The distances by a bucket for each of them, from near to far.
fn expected((graph, source): &Input) -> Vec<Option<u64>> {
    let mut distances = vec![None; graph.len()];
    distances[*source] = Some(0);
    let mut buckets = std::collections::BTreeMap::from([(0, vec![*source])]);
    while let Some((d, bucket)) = buckets.pop_first() {
        for u in bucket {
            if distances[u] != Some(d) {
                continue;
            }
            for &(v, weight) in &graph[u] {
                if distances[v].is_none_or(|known| d + weight < known) {
                    distances[v] = Some(d + weight);
                    buckets.entry(d + weight).or_default().push(v);
                }
            }
        }
    }
    distances
}

/// Exercise 6.8: `distances`.
#[derive(Debug)]
pub struct Dijkstra;

impl Task for Dijkstra {
    type Input = Input;
    type Output = Vec<Option<u64>>;

    const SECTION: &'static str = "6.8";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "dijkstra";
    const HARNESS: &'static str =
        "|(graph, source): (Vec<Vec<(usize, u64)>>, usize)| attempt::distances(&graph, source)";
    const HINTS: &'static [&'static str] = &[
        "The unsettled vertex with the least tentative distance is settled next: no path through another one can be shorter.",
        "A `BinaryHeap` returns the greatest entry first. `Reverse` turns the order around.",
        "A vertex may have several entries in the heap. Only the first one that comes out counts: drop the others.",
    ];

    fn small() -> Vec<Self::Input> {
        let weights = [None, Some(0), Some(1), Some(3)];
        let pairs = [(0, 1), (0, 2), (2, 1), (1, 3), (1, 2)];
        let graph = |code: usize| {
            let mut graph: Weighted = vec![Vec::new(); 4];
            for (i, &(u, v)) in pairs.iter().enumerate() {
                graph[u].extend(weights[code >> (2 * i) & 3].map(|weight| (v, weight)));
            }
            (graph, 0)
        };
        (0..4_usize.pow(5)).map(graph).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(8);
        let mut graph: Weighted = vec![Vec::new(); n];
        for _ in 0..random.index(3 * n + 1) {
            let (u, v, weight) = (random.index(n), random.index(n), random.below(12));
            graph[u].push((v, weight));
        }
        (graph, random.index(n))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        let mut random = Random::new(8);
        let mut graph: Weighted = vec![Vec::new(); n];
        for list in &mut graph {
            list.extend((0..4).map(|_| (random.index(n), random.below(1000))));
        }
        // From each vertex to every later one, each path a little shorter than all before.
        let n = 700;
        let weight = |u: usize, v: usize| {
            let long = 2 * (v - u) - 1 + (n - u);
            if v == u + 1 { 1 } else { long as u64 }
        };
        let shrinking = (0..n).map(|u| (u + 1..n).map(|v| (v, weight(u, v))).collect()).collect();
        vec![
            ("100 000 vertices with four arcs each", (graph, 0)),
            ("700 vertices, with paths that become shorter and shorter", (shrinking, 0)),
        ]
    }

    fn size((graph, _): &Self::Input) -> u64 {
        let n_arcs: usize = graph.iter().map(Vec::len).sum();
        let sum: u64 = graph.iter().flatten().map(|arc| arc.1).sum();
        (n_arcs as u64 * 64 + graph.len().min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((graph, source): &Self::Input) -> Vec<Self::Input> {
        let mut all = Vec::new();
        if source + 1 < graph.len() {
            let last = graph.len() - 1;
            let mut without = graph[..last].to_vec();
            for list in &mut without {
                list.retain(|(v, _)| *v != last);
            }
            all.push((without, *source));
        }
        for (u, list) in graph.iter().enumerate().take(12) {
            for i in 0..list.len().min(12) {
                let mut fewer = graph.clone();
                fewer[u].remove(i);
                all.push((fewer, *source));
            }
        }
        all
    }

    fn call((graph, source): &Self::Input) -> String {
        if 12 < graph.len() {
            return format!("distances(&graph, {source})");
        }
        format!("distances(&{graph:?}, {source})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
