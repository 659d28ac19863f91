//! 8.1: half the crossings of the first sieve go with the even numbers, and a window far away costs
//! little more than one near 0.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use number_theory::is_prime;
use number_theory::prime_sieve::{BitSieve, LinearSieve, eratosthenes, primes_below, primes_in};

fn sieves(c: &mut Criterion) {
    for (n, count) in [(10_000, 1229), (1_000_000, 78_498)] {
        assert_eq!(primes_below(n as u64).len(), count);
        assert_eq!(BitSieve::new(n as u64).map(|sieve| sieve.count()), Ok(count as u64));
        c.bench_function(&format!("prime_sieve/eratosthenes/{n}"), |b| {
            b.iter(|| eratosthenes(black_box(n)));
        });
        c.bench_function(&format!("prime_sieve/bits/{n}"), |b| {
            b.iter(|| BitSieve::new(black_box(n as u64)));
        });
        c.bench_function(&format!("prime_sieve/linear/{n}"), |b| {
            b.iter(|| LinearSieve::new(black_box(n)));
        });
        c.bench_function(&format!("prime_sieve/primes_below/{n}"), |b| {
            b.iter(|| primes_below(black_box(n as u64)));
        });
    }
}

fn windows(c: &mut Criterion) {
    for (lo, count) in [(0, 78_498), (1_000_000_000_000, 36_249)] {
        let window = lo..lo + 1_000_000;
        assert_eq!(primes_in(window.clone()).count(), count);
        c.bench_function(&format!("prime_sieve/window/{lo}"), |b| {
            b.iter(|| primes_in(black_box(window.clone())).count());
        });
    }
    let last = 18_446_744_073_709_551_557;
    assert!(is_prime(last));
    c.bench_function("prime_sieve/is_prime/64", |b| b.iter(|| is_prime(black_box(last))));
}

criterion_group!(benches, sieves, windows);
