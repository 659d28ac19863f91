//! 9.6: a few rounds against the sixty of a bisection, at the same cost a round.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use linear_algebra::Ratio;
use linear_algebra::linear_programming::dinkelbach::{Goal, Size, best_choice, best_ratio};

fn pairs(n: u32) -> Vec<(i64, i64)> {
    let mut state = 1_u64;
    let mut draw = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        i64::from(u16::try_from(state >> 48).unwrap_or(0)) + 1
    };
    (0..n).map(|_| (draw(), draw())).collect()
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
