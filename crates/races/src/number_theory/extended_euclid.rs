//! 8.4 Extended Euclid.

use std::num::NonZeroU64;

use num_integer::Integer;
use num_modular::ModularUnaryOps;
use number_theory::extended_euclid::batch::{inverses_up_to, invert_all};
use number_theory::extended_euclid::{Bezout, extended_gcd_signed, inverse};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 8;

pub(crate) const RACES: &[Race] = &[
    Race { section: "8.4", workload: "10^6 pairs of i32", n: 1_000_000, build: small_pairs },
    Race { section: "8.4", workload: "10^6 pairs of 62 bits", n: 1_000_000, build: large_pairs },
    Race {
        section: "8.4",
        workload: "10^6 inverses, odd modulo 2^63",
        n: 1_000_000,
        build: inverses,
    },
    Race { section: "8.4", workload: "the inverses up to 10^6", n: 1_000_000, build: batch },
];

fn small_pairs(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut number = || i32::try_from(random.below(1_u64 << 31)).unwrap_or(0);
    let pairs: Vec<(i32, i32)> = (0..n).map(|_| (number(), number())).collect();
    Course::on(pairs)
        .entry("extended_gcd_signed", |pairs| {
            sum(pairs.iter().map(|&(a, b)| extended_gcd_signed(i64::from(a), i64::from(b))))
        })
        .entry("num-integer, extended_gcd", |pairs| {
            sum(pairs.iter().map(|(a, b)| {
                let found = a.extended_gcd(b);
                let gcd = u64::from(found.gcd.unsigned_abs());
                Bezout { gcd, x: i64::from(found.x), y: i64::from(found.y) }
            }))
        })
        .mark(1.0)
        .entries()
}

fn large_pairs(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut number = || i64::try_from(random.below(1_u64 << 62)).unwrap_or(0);
    let pairs: Vec<(i64, i64)> = (0..n).map(|_| (number(), number())).collect();
    Course::on(pairs)
        .entry("extended_gcd_signed", |pairs| {
            sum(pairs.iter().map(|&(a, b)| extended_gcd_signed(a, b)))
        })
        .entry("num-integer, extended_gcd", |pairs| {
            sum(pairs.iter().map(|(a, b)| {
                let found = a.extended_gcd(b);
                Bezout { gcd: found.gcd.unsigned_abs(), x: found.x, y: found.y }
            }))
        })
        .mark(1.0)
        .entries()
}

/// What is seen of the results.
fn sum(found: impl Iterator<Item = Bezout>) -> i64 {
    found.fold(0, |sum, Bezout { gcd, x, y }| {
        sum.wrapping_add(gcd.cast_signed()).wrapping_add(x).wrapping_mul(3).wrapping_add(y)
    })
}

fn inverses(n: usize) -> Vec<Entry> {
    const M: NonZeroU64 = NonZeroU64::new((1 << 63) - 25).expect("not 0");
    let mut random = SplitMix64::new(SEED);
    let values: Vec<u64> = (0..n).map(|_| random.below(M.get() - 1) + 1).collect();
    Course::on(values)
        .entry("inverse", |values| {
            values.iter().fold(0, |sum: u64, &a| sum.wrapping_add(inverse(a, M).unwrap_or(0)))
        })
        .entry("num-modular, invm", |values| {
            let all = values.iter().map(|a| a.invm(&M.get()).unwrap_or(0));
            all.fold(0, u64::wrapping_add)
        })
        .mark(1.0)
        .entry("invert_all", |values| {
            let all = invert_all(values, M).unwrap_or_default();
            all.into_iter().fold(0, u64::wrapping_add)
        })
        .note("ours, one inverse and 3n products")
        .entries()
}

fn batch(n: usize) -> Vec<Entry> {
    const M: NonZeroU64 = NonZeroU64::new(1_000_000_007).expect("not 0");
    Course::on(n)
        .entry("inverses_up_to", |&n| {
            let all = inverses_up_to(n, M).unwrap_or_default();
            all.into_iter().fold(0, u64::wrapping_add)
        })
        .entry("inverse, each", |&n| {
            let each = (1_u64..).take(n).map(|a| inverse(a, M).unwrap_or(0));
            each.fold(0, u64::wrapping_add)
        })
        .note("ours")
        .entries()
}
