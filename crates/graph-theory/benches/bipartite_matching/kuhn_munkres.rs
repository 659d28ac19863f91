//! 6.22: the auction serves nearly all rows of a random table, and few of a table of products.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::bipartite_matching::kuhn_munkres::{WeightTable, greatest_assignment};
use graph_theory::graph::generate::Random;

/// Numbers without a pattern.
fn random(n: u32) -> Vec<Vec<i64>> {
    let mut random = Random::new(7);
    (0..n).map(|_| (0..n).map(|_| i64::from(random.below(1 << 31))).collect()).collect()
}

fn products(n: u32) -> Vec<Vec<i64>> {
    (1..=n).map(|i| (1..=n).map(|j| i64::from(i * j)).collect()).collect()
}

fn assignments(c: &mut Criterion) {
    for n in [30, 100, 300] {
        for (name, rows) in [("random", random(n)), ("products", products(n))] {
            let table = WeightTable::from_rows(&rows).expect("a good table");
            let best = greatest_assignment(&table).expect("an assignment");
            assert_eq!(best.verify(&table), Ok(()));
            c.bench_function(&format!("kuhn_munkres/{name}/{n}"), |b| {
                b.iter(|| greatest_assignment(black_box(&table)));
            });
        }
    }
}

criterion_group!(benches, assignments);
