//! 8.6: twice the digits of the exponent take twice the time, and an odd modulus needs no division.

use std::hint::black_box;
use std::num::NonZeroU64;

use criterion::{Criterion, criterion_group};
use number_theory::extended_euclid::mul_mod;
use number_theory::modular_exponentiation::montgomery::Montgomery;
use number_theory::power;

fn digits(c: &mut Criterion) {
    let m = NonZeroU64::new((1 << 63) - 25).expect("not 0");
    let odd = Montgomery::new(m).expect("odd");
    let by_division = |exponent| power(3, exponent, 1, |a, b| mul_mod(*a, *b, m));
    for n_bits in [16, 32, 64] {
        let exponent = u64::MAX >> (64 - n_bits);
        assert_eq!(odd.power(3, exponent), by_division(exponent));
        let name = |what: &str| format!("modular_exponentiation/{what}/{n_bits}");
        c.bench_function(&name("division"), |b| b.iter(|| by_division(black_box(exponent))));
        c.bench_function(&name("montgomery"), |b| b.iter(|| odd.power(3, black_box(exponent))));
    }
}

criterion_group!(benches, digits);
