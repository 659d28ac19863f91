//! 6.20: few phases on random graphs, √V of them on chains of all lengths, two on one long chain.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::{hopcroft_karp, matching_and_cover};
use graph_theory::graph::generate::Random;

/// Edges without a pattern.
fn random(n: u32, n_edges: u32) -> Vec<(u32, u32)> {
    let mut random = Random::new(7);
    (0..n_edges).map(|_| (random.below(n), random.below(n))).collect()
}

/// A chain of n pairs whose last left vertex likes only what the first one takes, moved by `base`.
fn chain(base: u32, n: u32) -> impl Iterator<Item = (u32, u32)> {
    let edges = (1..n).flat_map(|i| [(i - 1, i - 1), (i - 1, i)]).chain([(n - 1, 0)]);
    edges.map(move |(x, y)| (base + x, base + y))
}

/// Random edges, one chain, and chains of all lengths, small and large.
fn graphs() -> Vec<(&'static str, u32, Bipartite)> {
    let of_size = |k: u32| {
        let n = k * (k + 1) / 2;
        let chains: Vec<(u32, u32)> =
            (1..=k).flat_map(|len| chain(len * (len - 1) / 2, len)).collect();
        let one: Vec<(u32, u32)> = chain(0, n).collect();
        [("random", random(n, 3 * n)), ("chain", one), ("chains", chains)].map(|(name, edges)| {
            (name, n, Bipartite::from_edges(n as usize, n as usize, edges).expect("good edges"))
        })
    };
    [44, 140, 446].into_iter().flat_map(of_size).collect()
}

fn pairs(c: &mut Criterion) {
    for (name, n, graph) in graphs() {
        let (matching, cover) = matching_and_cover(&graph);
        assert_eq!(matching.verify(&graph, &cover), Ok(()));
        c.bench_function(&format!("hopcroft_karp/{name}/{n}"), |b| {
            b.iter(|| hopcroft_karp(black_box(&graph)));
        });
    }
}

criterion_group!(benches, pairs);
