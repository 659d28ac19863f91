//! 8.5: the time grows with the number of congruences, and for the digits with its square.

use std::hint::black_box;
use std::num::NonZeroU64;

use criterion::{Criterion, criterion_group};
use number_theory::chinese_remainder_theorem::mixed_radix::garner;
use number_theory::chinese_remainder_theorem::{Congruence, crt, crt_coprime};

fn systems(c: &mut Criterion) {
    const PRIMES: [u64; 8] = [241, 239, 233, 229, 227, 223, 211, 199];
    const X: u64 = 123_456;
    for k in [4, 8] {
        let moduli = PRIMES.iter().filter_map(|&m| NonZeroU64::new(m)).take(k);
        let system: Vec<Congruence> =
            moduli.map(|modulus| Congruence { remainder: X % modulus, modulus }).collect();
        for answer in [crt(&system), crt_coprime(&system)] {
            assert_eq!(answer.map(|class| class.remainder()), Ok(X.into()));
        }
        assert_eq!(garner(&system).map(|digits| digits.value()), Ok(Some(X.into())));
        let name = |what: &str| format!("chinese_remainder_theorem/{what}/{k}");
        c.bench_function(&name("crt"), |b| b.iter(|| crt(black_box(&system))));
        c.bench_function(&name("coprime"), |b| b.iter(|| crt_coprime(black_box(&system))));
        c.bench_function(&name("garner"), |b| b.iter(|| garner(black_box(&system))));
    }
}

criterion_group!(benches, systems);
