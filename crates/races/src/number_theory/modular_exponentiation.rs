//! 8.6 Modular exponentiation.

use std::num::NonZeroU64;

use ac_library::{ModInt1000000007, math};
use num_bigint::BigUint;
use num_modular::{ModularPow, Montgomery as OtherMontgomery, Reducer};
use number_theory::extended_euclid::mul_mod;
use number_theory::modular_exponentiation::barrett::Barrett;
use number_theory::modular_exponentiation::montgomery::Montgomery;
use number_theory::power;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 86;

pub(crate) const RACES: &[Race] = &[
    Race { section: "8.6", workload: "odd moduli of 63 bits", n: 100_000, build: odd_moduli },
    Race { section: "8.6", workload: "any moduli of 63 bits", n: 100_000, build: any_moduli },
    Race { section: "8.6", workload: "one odd modulus of 63 bits", n: 100_000, build: one_modulus },
    Race { section: "8.6", workload: "modulo 10^9 + 7", n: 100_000, build: small_modulus },
];

/// Base, exponent and modulus.
type Power = (u64, u64, NonZeroU64);

fn sum(all: impl Iterator<Item = u64>) -> u64 {
    all.fold(0, u64::wrapping_add)
}

/// Moduli whose last bits are given; the first of 63 is always 1.
fn powers(n: usize, last_bits: u64) -> Vec<Power> {
    let mut random = SplitMix64::new(SEED);
    let mut power = || {
        let m = NonZeroU64::new(random.next_u64() >> 1 | 1 << 62 | last_bits)?;
        Some((random.below(m.get()), random.next_u64(), m))
    };
    (0..n).filter_map(|_| power()).collect()
}

/// The plain loop.
fn by_division(base: u64, exponent: u64, m: NonZeroU64) -> u64 {
    if u32::try_from(m.get()).is_ok() {
        power(base % m, exponent, 1 % m, |a, b| a * b % m)
    } else {
        power(base % m, exponent, 1 % m, |a, b| mul_mod(*a, *b, m))
    }
}

fn odd_moduli(n: usize) -> Vec<Entry> {
    Course::on(powers(n, 1))
        .entry("Montgomery::power", |all| {
            let power = |&(base, exponent, m): &Power| {
                Montgomery::new(m).map_or(0, |odd| odd.power(base, exponent))
            };
            sum(all.iter().map(power))
        })
        .entry("num-modular, Montgomery", |all| {
            sum(all.iter().map(|&(base, exponent, m)| {
                let odd = OtherMontgomery::<u64>::new(m.get());
                odd.residue(odd.pow(odd.transform(base), &exponent))
            }))
        })
        .mark(0.95)
        .entry("power, by division", |all| {
            sum(all.iter().map(|&(base, exponent, m)| by_division(base, exponent, m)))
        })
        .note("ours")
        .entries()
}

fn any_moduli(n: usize) -> Vec<Entry> {
    Course::on(powers(n, 0))
        .entry("power, by division", |all| {
            sum(all.iter().map(|&(base, exponent, m)| by_division(base, exponent, m)))
        })
        .entry("num-modular, powm", |all| {
            sum(all.iter().map(|&(base, exponent, m)| base.powm(exponent, &m.get())))
        })
        .mark(1.0)
        .entry("Barrett::power", |all| {
            sum(all.iter().map(|&(base, exponent, m)| Barrett::new(m).power(base, exponent)))
        })
        .note("ours, by a reciprocal")
        .entry("num-bigint, modpow", |all| {
            sum(all.iter().map(|&(base, exponent, m)| {
                let [base, exponent, m] = [base, exponent, m.get()].map(BigUint::from);
                base.modpow(&exponent, &m).iter_u64_digits().next().unwrap_or(0)
            }))
        })
        .note("numbers of any size")
        .entries()
}

fn one_modulus(n: usize) -> Vec<Entry> {
    const M: NonZeroU64 = NonZeroU64::new((1 << 63) - 25).expect("not 0");
    let mut random = SplitMix64::new(SEED);
    let all: Vec<(u64, u64)> = (0..n).map(|_| (random.below(M.get()), random.next_u64())).collect();
    Course::on(all)
        .entry("Montgomery::power", |all| {
            let Some(odd) = Montgomery::new(M) else { return 0 };
            sum(all.iter().map(|&(base, e)| odd.power(base, e)))
        })
        .entry("num-modular, Montgomery", |all| {
            let odd = OtherMontgomery::<u64>::new(M.get());
            sum(all.iter().map(|&(base, e)| odd.residue(odd.pow(odd.transform(base), &e))))
        })
        .mark(0.95)
        .entry("power, by division", |all| {
            sum(all.iter().map(|&(base, e)| by_division(base, e, M)))
        })
        .note("ours")
        .entry("num-modular, powm", |all| sum(all.iter().map(|&(base, e)| base.powm(e, &M.get()))))
        .note("by division")
        .entries()
}

fn small_modulus(n: usize) -> Vec<Entry> {
    const M: NonZeroU64 = NonZeroU64::new(1_000_000_007).expect("not 0");
    let mut random = SplitMix64::new(SEED);
    let all: Vec<(u64, u64)> =
        (0..n).map(|_| (random.below(M.get()), random.next_u64() >> 1)).collect();
    Course::on(all)
        .entry("Montgomery::power", |all| {
            let Some(odd) = Montgomery::new(M) else { return 0 };
            sum(all.iter().map(|&(base, e)| odd.power(base, e)))
        })
        .entry("ac-library-rs, ModInt", |all| {
            let power =
                |&(base, e): &(u64, u64)| u64::from(ModInt1000000007::new(base).pow(e).val());
            sum(all.iter().map(power))
        })
        .mark(1.0)
        .entry("ac-library-rs, pow_mod", |all| {
            sum(all.iter().map(|&(base, e)| {
                math::pow_mod(base.cast_signed(), e.cast_signed(), 1_000_000_007).into()
            }))
        })
        .mark(1.0)
        .entry("power, by division", |all| {
            sum(all.iter().map(|&(base, e)| by_division(base, e, M)))
        })
        .note("ours")
        .entries()
}
