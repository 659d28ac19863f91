//! 8.1 Prime sieves.

use number_theory::is_prime;
use number_theory::prime_sieve::{BitSieve, LinearSieve, eratosthenes, primes_below, primes_in};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 81;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "8.1",
        workload: "the primes below 10^7, as a list",
        n: 10_000_000,
        build: |n| list(n, true),
    },
    Race {
        section: "8.1",
        workload: "the primes below 10^8, as a list",
        n: 100_000_000,
        build: |n| list(n, false),
    },
    Race {
        section: "8.1",
        workload: "how many primes are below 10^8",
        n: 100_000_000,
        build: count,
    },
    Race {
        section: "8.1",
        workload: "10^5 random odd numbers of 64 bits, one by one",
        n: 100_000,
        build: one_by_one,
    },
];

fn as_u64(p: usize) -> u64 {
    p as u64
}

fn list(n: usize, with_simple: bool) -> Vec<Entry> {
    let mut course = Course::on(n)
        .entry("primes_below", |&n| primes_below(as_u64(n)))
        .entry("primal, Sieve", |&n| {
            let sieve = primal::Sieve::new(n);
            sieve.primes_from(0).take_while(|&p| p < n).map(as_u64).collect()
        })
        .mark(3.6)
        .entry("primal, Primes", |&n| {
            primal::Primes::all().take_while(|&p| p < n).map(as_u64).collect()
        });
    if with_simple {
        course = course
            .entry("BitSieve", |&n| {
                BitSieve::new(as_u64(n))
                    .map_or_else(|_| Vec::new(), |sieve| sieve.primes().collect())
            })
            .note("ours, a bit for each odd number")
            .entry("eratosthenes", |&n| {
                let is_prime = eratosthenes(n).unwrap_or_default();
                (0..).zip(is_prime).filter(|&(_, yes)| yes).map(|(p, _)| p).collect()
            })
            .note("ours, the first listing")
            .entry("LinearSieve", |&n| {
                let sieve = LinearSieve::new(n).ok();
                sieve.iter().flat_map(LinearSieve::primes).map(|&p| u64::from(p)).collect()
            })
            .note("ours, with a factor of each number");
    }
    course.entries()
}

fn count(n: usize) -> Vec<Entry> {
    Course::on(n)
        .entry("primes_in, count", |&n| primes_in(0..as_u64(n)).count())
        .entry("primal, Sieve", |&n| primal::Sieve::new(n).prime_pi(n.saturating_sub(1)))
        .mark(3.6)
        .entries()
}

fn one_by_one(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let numbers: Vec<u64> = (0..n).map(|_| random.next_u64() | 1).collect();
    Course::on(numbers)
        .entry("is_prime", |numbers| numbers.iter().filter(|&&x| is_prime(x)).count())
        .entry("primal, is_prime", |numbers| {
            numbers.iter().filter(|&&x| primal::is_prime(x)).count()
        })
        .entries()
}
