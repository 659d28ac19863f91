//! 6.23: maximal cliques grow with the density, the exact searches with the size; on two sides all
//! is one matching.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::bipartite_matching::covers_and_cliques::{
    MaximalCliques, konig, maximum_clique, maximum_independent_set, minimum_dominating_set,
};
use graph_theory::graph::generate;

fn cliques(c: &mut Criterion) {
    for (n, n_pairs) in [(30, 180), (60, 720), (120, 2900)] {
        let graph: UnGraph = generate::random(n, n_pairs, 6).expect("a good graph");
        let all = || MaximalCliques::new(&graph).expect("a small graph");
        let largest = maximum_clique(&graph, u64::MAX).expect("a small graph").set.len();
        assert_eq!(all().map(|clique| clique.len()).max(), Some(largest));
        c.bench_function(&format!("covers_and_cliques/maximal_cliques/{n}"), |b| {
            b.iter(|| all().fold(0, |sum, clique| sum + clique.len()));
        });
        c.bench_function(&format!("covers_and_cliques/maximum_clique/{n}"), |b| {
            b.iter(|| maximum_clique(black_box(&graph), u64::MAX));
        });
    }
}

fn sets(c: &mut Criterion) {
    for n in [20, 40] {
        let graph: UnGraph = generate::random(n, 4 * n as usize, 6).expect("a good graph");
        let independent = maximum_independent_set(&graph, u64::MAX).expect("a small graph");
        let dominating = minimum_dominating_set(&graph, u64::MAX).expect("a small graph");
        assert!(independent.is_best() && dominating.set.len() <= independent.set.len());
        c.bench_function(&format!("covers_and_cliques/maximum_independent_set/{n}"), |b| {
            b.iter(|| maximum_independent_set(black_box(&graph), u64::MAX));
        });
        c.bench_function(&format!("covers_and_cliques/minimum_dominating_set/{n}"), |b| {
            b.iter(|| minimum_dominating_set(black_box(&graph), u64::MAX));
        });
    }
    let grid: UnGraph = generate::grid(300, 300).expect("a good graph");
    assert_eq!(konig(&grid).map(|found| found.verify(&grid)), Ok(Ok(())));
    c.bench_function("covers_and_cliques/konig/90000", |b| b.iter(|| konig(black_box(&grid))));
}

criterion_group!(benches, cliques, sets);
