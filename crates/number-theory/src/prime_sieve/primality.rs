//! Part of [[`super`]](super): one number alone. Is it prime, and what are its factors? No table,
//! for any `u64`.
//!
//! Cost: O(log n) multiplications modulo n for [`is_prime`]; for [`factors`] about as many as the
//! root of the second largest prime factor, expected.
//!
//! Source: M. O. Rabin, "Probabilistic algorithm for testing primality", Journal of Number Theory
//! 12 (1980); that twelve bases are enough below 2^64: J. Sorenson, J. Webster, "Strong
//! pseudoprimes to twelve prime bases", Mathematics of Computation 86 (2017); J. M. Pollard, "A
//! Monte Carlo method for factorization", BIT 15 (1975).
//!
//! Page: `docs/en/number-theory/prime-sieve.md`.

use std::num::NonZeroU64;

use crate::extended_euclid::{add_mod, mul_mod};
use crate::greatest_common_divisor::gcd;
use crate::modular_exponentiation::is_strong_probable_prime;

/// The twelve bases: no composite below 2^64 passes all of them.
const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// Whether `n` is prime, by the test of Miller and Rabin. Certain, not only likely. O(log n)
/// multiplications modulo n.
///
/// ```
/// use number_theory::prime_sieve::primality::is_prime;
///
/// assert!(is_prime(1_000_000_007));
/// assert!(!is_prime(1_000_000_007 * 998_244_353));
/// ```
pub fn is_prime(n: u64) -> bool {
    if let Some(&p) = BASES.iter().find(|&&p| n.is_multiple_of(p)) {
        return n == p;
    }
    1 < n && BASES.iter().all(|&base| is_strong_probable_prime(n, base))
}

/// The prime factors of `n`, ascending, each as often as it divides n; none for 1. None at all for
/// 0, which has no such list. By trial division up to 37 and Pollard's rho: some 2^16 steps at
/// worst, expected.
///
/// ```
/// use number_theory::prime_sieve::primality::factors;
///
/// assert_eq!(factors(360), Some(vec![2, 2, 2, 3, 3, 5]));
/// ```
pub fn factors(n: u64) -> Option<Vec<u64>> {
    let mut rest = n;
    if n == 0 {
        return None;
    }
    let mut primes = Vec::new();
    for p in BASES {
        while rest.is_multiple_of(p) {
            primes.push(p);
            rest /= p;
        }
    }
    let mut parts = vec![rest];
    while let Some(part) = parts.pop() {
        // Invariant: n is the product of the primes, the parts and this part.
        if part == 1 {
            continue;
        }
        if is_prime(part) {
            primes.push(part);
        } else {
            let divisor = divisor(part);
            parts.extend([divisor, part / divisor]);
        }
    }
    primes.sort_unstable();
    Some(primes)
}

/// A divisor of a composite that is neither 1 nor the number itself: Pollard's rho, with one
/// constant after the other.
fn divisor(n: u64) -> u64 {
    // A square of a prime may leave every rho at once, so it is asked first.
    let root = n.isqrt();
    if root * root == n {
        return root;
    }
    let found = (1..n).find_map(|c| rho(n, c));
    found.expect("a composite has a divisor, and some constant finds it")
}

/// Runs x² + c until two of its values agree modulo a divisor of `n`; none if they do so modulo n
/// itself.
fn rho(n: u64, c: u64) -> Option<u64> {
    /// So many differences are multiplied before one gcd is taken.
    const BATCH: usize = 128;
    let m = NonZeroU64::new(n)?;
    let next = |x: u64| add_mod(mul_mod(x, x, m), c, m);
    let (mut slow, mut fast) = (2, 2);
    loop {
        let before = (slow, fast);
        let mut product = 1;
        for _ in 0..BATCH {
            (slow, fast) = (next(slow), next(next(fast)));
            product = mul_mod(product, slow.abs_diff(fast), m);
        }
        if gcd(product, n) == 1 {
            continue;
        }
        // Some difference of this batch shares a factor with n. Again, one by one.
        (slow, fast) = before;
        loop {
            (slow, fast) = (next(slow), next(next(fast)));
            let common = gcd(slow.abs_diff(fast), n);
            if common != 1 {
                return (common != n).then_some(common);
            }
        }
    }
}
