//! 8.4: the divisions grow with the digits, and an inverse for each number up to n needs none.

use std::hint::black_box;
use std::num::NonZeroU64;

use criterion::{Criterion, criterion_group};
use number_theory::extended_euclid::batch::{inverses_up_to, invert_all};
use number_theory::extended_euclid::{extended_gcd, inverse};

fn digits(c: &mut Criterion) {
    // The pair of each size that takes the most divisions.
    for (n, a, b) in [(4, 6765_u64, 4181_u64), (9, 701_408_733, 433_494_437)] {
        assert_eq!(extended_gcd(a, b).gcd, 1);
        c.bench_function(&format!("extended_euclid/fibonacci_digits/{n}"), |bencher| {
            bencher.iter(|| extended_gcd(black_box(a), black_box(b)));
        });
    }
}

fn inverses(c: &mut Criterion) {
    let m = NonZeroU64::new(1_000_000_007).expect("not 0");
    for n in [100_usize, 10_000] {
        let values: Vec<u64> = (1_u64..).take(n).collect();
        let each = || values.iter().map(|&value| inverse(value, m)).collect::<Option<Vec<_>>>();
        let known = inverses_up_to(n, m).expect("a prime");
        assert_eq!(each().as_deref(), Some(&known[1..]));
        assert_eq!(invert_all(&values, m).as_deref(), Ok(&known[1..]));
        c.bench_function(&format!("extended_euclid/each/{n}"), |b| b.iter(each));
        c.bench_function(&format!("extended_euclid/invert_all/{n}"), |b| {
            b.iter(|| invert_all(black_box(&values), m));
        });
        c.bench_function(&format!("extended_euclid/inverses_up_to/{n}"), |b| {
            b.iter(|| inverses_up_to(black_box(n), m));
        });
    }
}

criterion_group!(benches, digits, inverses);
