//! 9.6: a few rounds against the sixty of a bisection, at the same cost a round.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Ratio;
use linear_algebra::linear_programming::dinkelbach::{Goal, Size, best_choice, best_ratio};
use trace::SplitMix64;

fn pairs(n: u32) -> Vec<(i64, i64)> {
    let mut random = SplitMix64::new(1);
    (0..n).map(|_| (random.between(1, 1 << 16), random.between(1, 1 << 16))).collect()
}

fn rounds(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let pairs = pairs(n);
        let size = Size::Exactly(pairs.len() / 2);
        let found = best_ratio(&pairs, size, Goal::Max).expect("a ratio");
        assert_eq!(found.rounds.last().map(|round| round.gain), Some(Ratio::from(0)));
        c.bench_function(&format!("dinkelbach/all_rounds/{n}"), |b| {
            b.iter(|| best_ratio(black_box(&pairs), size, Goal::Max));
        });
        c.bench_function(&format!("dinkelbach/one_round/{n}"), |b| {
            b.iter(|| best_choice(black_box(&pairs), size, black_box(found.ratio)));
        });
    }
}

criterion_group!(benches, rounds);
