//! 8.2 Greatest common divisor.

use gcd::Gcd;
use number_theory::greatest_common_divisor::{checked_lcm, gcd};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 82;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "8.2",
        workload: "gcd of 10^6 random pairs of i32",
        n: 1_000_000,
        build: of_i32,
    },
    Race {
        section: "8.2",
        workload: "gcd of 10^6 random pairs of u64",
        n: 1_000_000,
        build: of_u64,
    },
    Race {
        section: "8.2",
        workload: "gcd of 10^5 random pairs of u128",
        n: 100_000,
        build: of_u128,
    },
    Race {
        section: "8.2",
        workload: "lcm of 10^6 random pairs below 2^32, as u64",
        n: 1_000_000,
        build: lcm,
    },
];

fn of_i32(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut number = || random.below(1_u32 << 31).cast_signed();
    let pairs: Vec<(i32, i32)> = (0..n).map(|_| (number(), number())).collect();
    let sum = |pairs: &[(i32, i32)], gcd: fn(i32, i32) -> u32| {
        pairs.iter().fold(0_u32, |sum, &(a, b)| sum.wrapping_add(gcd(a, b)))
    };
    Course::on(pairs)
        .entry("gcd", move |pairs| sum(pairs, gcd))
        .entry("num-integer", move |pairs| {
            sum(pairs, |a, b| num_integer::gcd(a, b).cast_unsigned())
        })
        .mark(0.46)
        .entries()
}

fn of_u64(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let pairs: Vec<(u64, u64)> = (0..n).map(|_| (random.next_u64(), random.next_u64())).collect();
    let sum = |pairs: &[(u64, u64)], gcd: fn(u64, u64) -> u64| {
        pairs.iter().fold(0_u64, |sum, &(a, b)| sum.wrapping_add(gcd(a, b)))
    };
    Course::on(pairs)
        .entry("gcd", move |pairs| sum(pairs, gcd))
        .entry("gcd crate, binary", move |pairs| sum(pairs, Gcd::gcd_binary))
        .mark(0.95)
        .entry("num-integer", move |pairs| sum(pairs, num_integer::gcd))
        .mark(1.0)
        .entry("gcd crate, Euclid", move |pairs| sum(pairs, Gcd::gcd_euclid))
        .note("by division")
        .entries()
}

fn of_u128(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut wide = || u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
    let pairs: Vec<(u128, u128)> = (0..n).map(|_| (wide(), wide())).collect();
    let sum = |pairs: &[(u128, u128)], gcd: fn(u128, u128) -> u128| {
        pairs.iter().fold(0_u128, |sum, &(a, b)| sum.wrapping_add(gcd(a, b)))
    };
    Course::on(pairs)
        .entry("gcd", move |pairs| sum(pairs, gcd))
        .entry("gcd crate, binary", move |pairs| sum(pairs, Gcd::gcd_binary))
        .mark(0.95)
        .entry("num-integer", move |pairs| sum(pairs, num_integer::gcd))
        .mark(1.0)
        .entries()
}

fn lcm(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let pairs: Vec<(u64, u64)> =
        (0..n).map(|_| (random.below(1 << 32), random.below(1 << 32))).collect();
    let sum = |pairs: &[(u64, u64)], lcm: fn(u64, u64) -> u64| {
        pairs.iter().fold(0_u64, |sum, &(a, b)| sum.wrapping_add(lcm(a, b)))
    };
    Course::on(pairs)
        .entry("checked_lcm", move |pairs| sum(pairs, |a, b| checked_lcm(a, b).unwrap_or(0)))
        .entry("num-integer", move |pairs| sum(pairs, num_integer::lcm))
        .mark(1.0)
        .entries()
}
