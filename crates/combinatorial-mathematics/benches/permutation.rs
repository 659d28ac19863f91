//! 7.3: a step costs the same whether few of the items are taken or all of them.

use std::hint::black_box;

use combinatorial_mathematics::permutation::{KPermutations, n_arrangements};
use criterion::{Criterion, criterion_group};

fn all_arrangements(c: &mut Criterion) {
    let count = |n, m| {
        let (mut all, mut n_seen) = (KPermutations::new(n, m), 0_u128);
        while all.lend().is_some() {
            n_seen += 1;
        }
        n_seen
    };
    for (n, m) in [(8, 4), (8, 8), (80, 2)] {
        assert_eq!(Some(count(n, m)), n_arrangements(n as u128, m as u128));
        c.bench_function(&format!("permutation/{m}_of/{n}"), |b| {
            b.iter(|| count(black_box(n), m));
        });
    }
}

criterion_group!(benches, all_arrangements);
