//! 6.21: the network costs a constant factor over 6.20, on random graphs and with quotas.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::matching_as_max_flow::{Quotas, Reduction};
use graph_theory::graph::generate::Random;
use graph_theory::network_flow::dinic::dinic;

/// Edges without a pattern.
fn random(n: u32) -> Bipartite {
    let mut random = Random::new(7);
    let edges = (0..3 * n).map(|_| (random.below(n), random.below(n)));
    Bipartite::from_edges(n as usize, n as usize, edges).expect("good edges")
}

fn pairs(c: &mut Criterion) {
    for n in [1000, 10_000] {
        let graph = random(n);
        let ones = Quotas::ones(&graph);
        let mut twos = Quotas::uniform(&graph, 2, 2);
        twos.edges = Some(vec![1; graph.n_edges()]);
        for (name, quotas) in [("ones", ones), ("twos", twos)] {
            let reduction = Reduction::with_quotas(&graph, &quotas).expect("good quotas");
            let found = reduction.clone().solve(dinic).expect("a small flow");
            assert_eq!(found.verify(&reduction), Ok(()));
            assert!(
                name == "twos" || usize::try_from(found.len()) == Ok(hopcroft_karp(&graph).len())
            );
            c.bench_function(&format!("matching_as_max_flow/{name}/{n}"), |b| {
                let solve = |mut reduction: Reduction| reduction.solve(dinic);
                b.iter_batched(
                    || reduction.clone(),
                    |r| solve(black_box(r)),
                    BatchSize::LargeInput,
                );
            });
        }
    }
}

criterion_group!(benches, pairs);
