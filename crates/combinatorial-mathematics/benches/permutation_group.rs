//! 7.4: many steps cost as much as one.

use std::hint::black_box;

use combinatorial_mathematics::permutation_group::Permutation;
use criterion::{Criterion, criterion_group};

fn powers(c: &mut Criterion) {
    for n in [1000_usize, 16_000] {
        // Steps of 7 around a ring: one cycle, because 7 divides none of these n.
        let permutation =
            Permutation::new((0..n).map(|place| (place + 7) % n).collect()).unwrap_or_default();
        assert_eq!(permutation.order(), Some(n as u64));
        for k in [1_u64, 1_000_000_000_000] {
            c.bench_function(&format!("permutation_group/power_{k}/{n}"), |b| {
                b.iter(|| permutation.power(black_box(k)));
            });
        }
    }
}

criterion_group!(benches, powers);
