//! 6.22: the auction serves nearly all rows of a random table, and few of a table of products.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::bipartite_matching::kuhn_munkres::{WeightTable, greatest_assignment};

/// Numbers without a pattern: a linear congruence, its high bits.
fn random(n: u32) -> Vec<Vec<i64>> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut numbers =
        std::iter::successors(Some(7), step).filter_map(|x| i64::try_from(x >> 33).ok());
    (0..n).map(|_| numbers.by_ref().take(n as usize).collect()).collect()
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
