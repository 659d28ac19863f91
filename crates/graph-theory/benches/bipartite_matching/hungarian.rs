//! 6.19: a search a vertex is fast on random graphs, and quadratic where each of them falls into
//! the same trap.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hungarian::{extend, greedy, hungarian};
use graph_theory::graph::generate::Random;

/// Edges without a pattern.
fn random(n: u32) -> Bipartite {
    let mut random = Random::new(7);
    let edges = (0..3 * n).map(|_| (random.below(n), random.below(n)));
    Bipartite::from_edges(n as usize, n as usize, edges).expect("good edges")
}

/// A trap of n + 1 pairs that nobody can leave, and n left vertices who all try it first; each
/// finds its mate then, by one move.
fn trap(n: u32) -> Bipartite {
    let closed = (0..=n).map(|i| (0, i)).chain((1..=n).map(|i| (i, i)));
    let movers = (1..=n).flat_map(|i| [(n + i, n + i), (n + i, 2 * n + i)]);
    let losers = (1..=n).flat_map(|i| [(2 * n + i, 0), (2 * n + i, n + i)]);
    let size = 3 * n as usize + 1;
    Bipartite::from_edges(size, size, closed.chain(movers).chain(losers)).expect("good edges")
}

fn pairs(c: &mut Criterion) {
    for n in [300, 1000, 3000] {
        for (name, graph) in [("random", random(n)), ("trap", trap(n))] {
            let matching = hungarian(&graph);
            assert!(matching.cover(&graph).is_some());
            c.bench_function(&format!("hungarian/{name}/{n}"), |b| {
                b.iter(|| hungarian(black_box(&graph)));
            });
            c.bench_function(&format!("hungarian/{name}, from greedy/{n}"), |b| {
                b.iter(|| extend(black_box(&graph), greedy(black_box(&graph))));
            });
        }
    }
}

criterion_group!(benches, pairs);
