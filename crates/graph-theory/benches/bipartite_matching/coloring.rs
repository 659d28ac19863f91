//! 6.27: random graphs of growing size and three edges a vertex, by saturation and smallest last;
//! edges between two sides.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::coloring::edge_coloring::two_sided;
use graph_theory::bipartite_matching::coloring::{dsatur, greedy, smallest_last};
use graph_theory::graph::generate::Random;

fn vertices(c: &mut Criterion) {
    for n in [1000_u32, 10_000, 100_000] {
        let mut random = Random::new(27);
        let pairs: Vec<_> = (0..3 * n).map(|_| (random.below(n), random.below(n))).collect();
        let pairs = pairs.into_iter().filter(|(u, v)| u != v);
        let Ok(graph) = UnGraph::from_edges(n as usize, pairs) else { return };
        let smallest = |graph: &UnGraph| greedy(graph, &smallest_last(graph).order);
        assert!(dsatur(&graph).is_ok_and(|coloring| coloring.verify(&graph).is_ok()));
        assert!(smallest(&graph).is_ok_and(|coloring| coloring.verify(&graph).is_ok()));
        c.bench_function(&format!("coloring/saturation/{n}"), |bench| {
            bench.iter(|| dsatur(black_box(&graph)));
        });
        c.bench_function(&format!("coloring/smallest_last/{n}"), |bench| {
            bench.iter(|| smallest(black_box(&graph)));
        });
    }
}

fn edges(c: &mut Criterion) {
    for n in [1000_u32, 10_000] {
        let mut random = Random::new(27);
        let pairs: Vec<_> = (0..4 * n).map(|_| (random.below(n), random.below(n))).collect();
        let Ok(graph) = Bipartite::from_edges(n as usize, n as usize, pairs) else { return };
        assert!(two_sided(&graph).verify(&graph).is_ok());
        c.bench_function(&format!("coloring/edges/{n}"), |bench| {
            bench.iter(|| two_sided(black_box(&graph)));
        });
    }
}

criterion_group!(benches, vertices, edges);
