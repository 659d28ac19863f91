//! Part of [the chapter](crate): whether one number is prime, by the test of Miller and Rabin. No
//! table, for any `u64`.
//!
//! Cost: O(log n) multiplications modulo n.
//!
//! Domain: all of `u64`. The answer is certain, not only likely. 0 and 1 are no primes.
//!
//! Source: M. O. Rabin, "Probabilistic algorithm for testing primality", Journal of Number Theory
//! 12 (1980); that twelve bases are enough below 2^64: J. Sorenson, J. Webster, "Strong
//! pseudoprimes to twelve prime bases", Mathematics of Computation 86 (2017).
//!
//! Checked: against the sieves, and known composites that pass with some bases.
//!
//! Page: `docs/en/number-theory/prime-sieve/primality.md`.

use std::num::NonZeroU64;

use crate::extended_euclid::mul_mod;
use crate::modular_exponentiation::power_mod;

/// What the test of one base does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The base was raised to the odd part of n - 1.
    Power,
    /// The last power was squared.
    Square,
}

/// The twelve bases: no composite below 2^64 passes all of them.
pub(crate) const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// Whether `n` is prime. O(log n) multiplications modulo n.
///
/// ```
/// use number_theory::is_prime;
///
/// assert!(is_prime(1_000_000_007));
/// assert!(!is_prime(1_000_000_007 * 998_244_353));
/// ```
#[doc(alias = "primality test")]
pub fn is_prime(n: u64) -> bool {
    if let Some(&p) = BASES.iter().find(|&&p| n.is_multiple_of(p)) {
        return n == p;
    }
    1 < n && BASES.iter().all(|&base| is_strong_probable_prime(n, base))
}

/// Whether n could be a prime, by the powers of `base`: they look as they would modulo a prime.
/// False only if n is not prime; true for all primes above 2 that do not divide the base, and for
/// few other numbers. O(log n) multiplications modulo n.
///
/// ```
/// use number_theory::miller_rabin::is_strong_probable_prime;
///
/// assert!(is_strong_probable_prime(2047, 2), "but 2047 = 23 · 89");
/// assert!(!is_strong_probable_prime(2047, 3));
/// ```
pub fn is_strong_probable_prime(n: u64, base: u64) -> bool {
    is_strong_probable_prime_watched(n, base, |_, _| {})
}

/// [`is_strong_probable_prime`], observed: each [`Step`] with the power after it.
pub fn is_strong_probable_prime_watched(
    n: u64,
    base: u64,
    mut watch: impl FnMut(Step, &u64),
) -> bool {
    let Some(m) = NonZeroU64::new(n).filter(|m| 1 < m.get() && m.get() % 2 == 1) else {
        return n == 2;
    };
    // n - 1 = odd · 2^twos.
    let twos = (n - 1).trailing_zeros();
    let mut root = power_mod(base, (n - 1) >> twos, m);
    watch(Step::Power, &root);
    if root == 1 || root == n - 1 {
        return true;
    }
    for _ in 1..twos {
        // Invariant: no power so far is 1 or -1.
        root = mul_mod(root, root, m);
        watch(Step::Square, &root);
        if root == n - 1 {
            return true;
        }
    }
    false
}
