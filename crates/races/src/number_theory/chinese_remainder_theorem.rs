//! 8.5 The Chinese remainder theorem.

use std::num::NonZeroU64;

use ac_library::math;
use number_theory::chinese_remainder_theorem::{Congruence, crt, crt_coprime};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 85;

pub(crate) const RACES: &[Race] = &[
    Race { section: "8.5", workload: "systems of 3, product 10^18", n: 200_000, build: of_three },
    Race { section: "8.5", workload: "systems of 5, any moduli", n: 100_000, build: of_five },
];

/// The same systems for ours and for the other.
struct Systems {
    ours: Vec<Vec<Congruence>>,
    theirs: Vec<[Vec<i64>; 2]>,
}

fn systems(all: Vec<Vec<(u64, u64)>>) -> Systems {
    let congruence =
        |&(remainder, m): &(u64, u64)| Some(Congruence { remainder, modulus: NonZeroU64::new(m)? });
    let ours = all.iter().map(|pairs| pairs.iter().filter_map(congruence).collect()).collect();
    let theirs = all.iter().map(|pairs| {
        let (r, m): (Vec<u64>, Vec<u64>) = pairs.iter().copied().unzip();
        [r, m].map(|v| v.into_iter().map(u64::cast_signed).collect())
    });
    Systems { ours, theirs: theirs.collect() }
}

/// What is seen of a solution; 0 and 0 if there is none.
fn seen(sum: u64, x: u64, m: u64) -> u64 {
    sum.wrapping_mul(3).wrapping_add(x).wrapping_add(m)
}

#[expect(clippy::cast_possible_truncation, reason = "the moduli are chosen so that all fits")]
fn ours(systems: &Systems) -> u64 {
    systems.ours.iter().fold(0, |sum, system| match crt(system) {
        Ok(class) => seen(sum, class.remainder() as u64, class.modulus().get() as u64),
        Err(_) => seen(sum, 0, 0),
    })
}

fn theirs(systems: &Systems) -> u64 {
    systems.theirs.iter().fold(0, |sum, [r, m]| {
        let (x, m) = math::crt(r, m);
        seen(sum, x.cast_unsigned(), m.cast_unsigned())
    })
}

#[expect(clippy::cast_possible_truncation, reason = "the moduli are chosen so that all fits")]
fn by_sum(systems: &Systems) -> u64 {
    systems.ours.iter().fold(0, |sum, system| match crt_coprime(system) {
        Ok(class) => seen(sum, class.remainder() as u64, class.modulus().get() as u64),
        Err(_) => seen(sum, 0, 0),
    })
}

fn of_three(n: usize) -> Vec<Entry> {
    // Primes next to a million.
    const PRIMES: [u64; 6] = [999_983, 999_979, 999_961, 1_000_003, 1_000_033, 1_000_037];
    let mut random = SplitMix64::new(SEED);
    let mut system = || {
        let start = random.below(PRIMES.len());
        let moduli = PRIMES.iter().cycle().skip(start).take(3);
        moduli.map(|&m| (random.below(m), m)).collect::<Vec<_>>()
    };
    let all = (0..n).map(|_| system()).collect();
    Course::on(systems(all))
        .entry("crt", ours)
        .entry("ac-library-rs, crt", theirs)
        .mark(0.9)
        .entry("crt_coprime", by_sum)
        .note("ours, with a check of all pairs")
        .entries()
}

fn of_five(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut system = || {
        // Half of the systems come from a number; the others rarely have a solution.
        let (x, is_made_up) = (random.next_u64(), random.below(2_u64) == 0);
        let congruence = |_| {
            let m = random.below(4000_u64) + 1;
            (if is_made_up { random.below(m) } else { x % m }, m)
        };
        (0..5).map(congruence).collect::<Vec<_>>()
    };
    let all = (0..n).map(|_| system()).collect();
    Course::on(systems(all)).entry("crt", ours).entry("ac-library-rs, crt", theirs).entries()
}
