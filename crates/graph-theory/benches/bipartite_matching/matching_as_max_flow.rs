//! 6.21: the network costs a constant factor over 6.20, on random graphs and with quotas.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group};
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::matching_as_max_flow::{Quotas, Reduction};
use graph_theory::network_flow::dinic::dinic;

/// Edges without a pattern: a linear congruence, its high bits.
fn random(n: u32) -> Bipartite {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut vertices = std::iter::successors(Some(7), step)
        .filter_map(|x| u32::try_from((x >> 33) % u64::from(n)).ok());
    let edges: Vec<(u32, u32)> =
        (0..3 * n).filter_map(|_| vertices.next().zip(vertices.next())).collect();
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
