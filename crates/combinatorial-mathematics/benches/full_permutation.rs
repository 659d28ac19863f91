//! 7.1: a step costs the same however many items there are.

use std::hint::black_box;

use combinatorial_mathematics::full_permutation::{HeapSwaps, PlainChanges, next_permutation};
use criterion::{Criterion, criterion_group};

fn all_orders(c: &mut Criterion) {
    for n in [6_usize, 8] {
        let n_swaps = (1..=n).product::<usize>() - 1;
        assert_eq!((HeapSwaps::new(n).count(), PlainChanges::new(n).count()), (n_swaps, n_swaps));
        c.bench_function(&format!("full_permutation/heap/{n}"), |b| {
            b.iter(|| HeapSwaps::new(black_box(n)).map(|(i, j)| i ^ j).sum::<usize>());
        });
        c.bench_function(&format!("full_permutation/plain_changes/{n}"), |b| {
            b.iter(|| PlainChanges::new(black_box(n)).map(|(i, j)| i ^ j).sum::<usize>());
        });
        c.bench_function(&format!("full_permutation/next/{n}"), |b| {
            let mut v: Vec<usize> = (0..n).collect();
            b.iter(|| while next_permutation(black_box(&mut v)) {});
        });
    }
}

criterion_group!(benches, all_orders);
