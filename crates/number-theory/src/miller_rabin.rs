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
//! Page: `docs/en/number-theory/prime-sieve.md`.

pub use crate::modular_exponentiation::is_strong_probable_prime;

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
