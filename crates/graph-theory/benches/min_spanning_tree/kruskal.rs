//! 6.5: the sort is nearly all of the work, and less of it if the edges are in order.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::UnGraph;
use graph_theory::min_spanning_tree::kruskal::kruskal;

/// Edges without a pattern: a linear congruence, its high bits.
fn random(n: u32, n_edges: usize) -> Vec<(u32, u32, u32)> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut numbers = std::iter::successors(Some(7), step).map(|x| x >> 33);
    let mut below = |end: u32| {
        let number = numbers.next().unwrap_or(0) % u64::from(end);
        u32::try_from(number).unwrap_or(0)
    };
    (0..n_edges).map(|_| (below(n), below(n), below(1 << 30))).collect()
}

fn forests(c: &mut Criterion) {
    for n in [1_000_u32, 10_000, 100_000] {
        let shuffled = random(n, 5 * n as usize);
        let mut sorted = shuffled.clone();
        sorted.sort_unstable_by_key(|edge| edge.2);
        let equal = shuffled.iter().map(|&(u, v, _)| (u, v, 1)).collect();
        for (name, edges) in [("shuffled", shuffled), ("sorted", sorted), ("equal", equal)] {
            let graph = UnGraph::from_weighted_edges(n as usize, edges).expect("good edges");
            let forest = kruskal(&graph).expect("good weights");
            assert_eq!(forest.verify(&graph), Ok(()));
            c.bench_function(&format!("kruskal/{name}/{n}"), |b| {
                b.iter(|| kruskal(black_box(&graph)));
            });
        }
    }
}

criterion_group!(benches, forests);
