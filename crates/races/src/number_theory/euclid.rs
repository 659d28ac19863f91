//! 8.3 Euclid's algorithm.

use gcd::Gcd;
use number_theory::{euclid, greatest_common_divisor as binary};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 83;

pub(crate) const RACES: &[Race] = &[
    Race { section: "8.3", workload: "10^6 random pairs of u32", n: 1_000_000, build: of_u32 },
    Race { section: "8.3", workload: "10^6 random pairs of u64", n: 1_000_000, build: of_u64 },
    Race {
        section: "8.3",
        workload: "the worst pair of u64, 10^5 times",
        n: 100_000,
        build: |n| {
            let worst = (12_200_160_415_121_876_738, 7_540_113_804_746_346_429);
            race(vec![worst; n]).entries()
        },
    },
];

fn of_u32(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut number = || random.below::<u32>(u32::MAX);
    let pairs: Vec<(u32, u32)> = (0..n).map(|_| (number(), number())).collect();
    let sum = |pairs: &[(u32, u32)], gcd: fn(u32, u32) -> u32| {
        pairs.iter().fold(0_u32, |sum, &(a, b)| sum.wrapping_add(gcd(a, b)))
    };
    Course::on(pairs)
        .entry("gcd", move |pairs| sum(pairs, euclid::gcd))
        .entry("gcd crate, Euclid", move |pairs| sum(pairs, Gcd::gcd_euclid))
        .note("the same loop")
        .entry("num-integer", move |pairs| sum(pairs, num_integer::gcd))
        .note("by shifts and subtractions")
        .entry("binary gcd", move |pairs| sum(pairs, binary::gcd))
        .note("ours, from section 8.2")
        .entries()
}

fn of_u64(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    race((0..n).map(|_| (random.next_u64(), random.next_u64())).collect()).entries()
}

fn race(pairs: Vec<(u64, u64)>) -> Course<Vec<(u64, u64)>, u64> {
    let sum = |pairs: &[(u64, u64)], gcd: fn(u64, u64) -> u64| {
        pairs.iter().fold(0_u64, |sum, &(a, b)| sum.wrapping_add(gcd(a, b)))
    };
    Course::on(pairs)
        .entry("gcd", move |pairs| sum(pairs, euclid::gcd))
        .entry("gcd crate, Euclid", move |pairs| sum(pairs, Gcd::gcd_euclid))
        .note("the same loop")
        .entry("num-integer", move |pairs| sum(pairs, num_integer::gcd))
        .note("by shifts and subtractions")
        .entry("binary gcd", move |pairs| sum(pairs, binary::gcd))
        .note("ours, from section 8.2")
        .entry("gcd_by_recursion", move |pairs| sum(pairs, euclid::gcd_by_recursion))
        .note("ours")
}
