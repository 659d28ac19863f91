//! Section 5.3.

use dynamic_programming::linear_dp::bitonic_subsequence::{Sides, bitonic, length, quadratic_by};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 53;

#[rustfmt::skip]
pub(crate) const RACES: &[Race] = &[
    Race { section: "5.3", workload: "10^6 random i32", n: 1_000_000, build: of_random },
    Race { section: "5.3", workload: "two forms: 10^4 random i32", n: 10_000, build: two_forms },
];

fn random(n: usize) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(i32::MAX)).collect()
}

/// No crate is known that does it; two lengths of longest increasing subsequences are the least
/// that it takes.
fn of_random(n: usize) -> Vec<Entry> {
    Course::on(random(n))
        .entry("length", |v| length(v))
        .limit("ris::lis_length, twice", |v| {
            ris::lis_length(v, |a, b| a < b) + ris::lis_length(v, |a, b| a > b)
        })
        .mark(0.75)
        .note("the longest rise and the longest fall; they need not meet")
        .entry("bitonic", |v| bitonic(v).length())
        .note("both tables and the indices too")
        .entries()
}

fn two_forms(n: usize) -> Vec<Entry> {
    Course::on(random(n))
        .entry("bitonic", |v| bitonic(v))
        .entry("quadratic_by", |v| quadratic_by(v, Sides::MayBeEmpty, |a, b| a < b))
        .entries()
}
