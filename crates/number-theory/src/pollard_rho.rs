//! Part of [the chapter](crate): the prime factors of one number, by Pollard's rho. No table, for
//! any `u64`.
//!
//! Cost: about as many multiplications modulo n as the root of the second largest prime factor,
//! expected; at worst some 2^16.
//!
//! Domain: all of `u64`; 0 has no list of factors.
//!
//! Source: J. M. Pollard, "A Monte Carlo method for factorization", BIT 15 (1975).
//!
//! Checked: against the linear sieve, and products of large primes.
//!
//! Page: `docs/en/number-theory/prime-sieve/primality.md`.

pub mod plain;

use std::num::NonZeroU64;

use crate::greatest_common_divisor::gcd;
use crate::miller_rabin::{BASES, is_prime};
use crate::modular_exponentiation::montgomery::Montgomery;

/// The prime factors of `n`, ascending, each as often as it divides n; an empty list for 1, and
/// `None` for 0, which has no such list. By trial division up to 37 and Pollard's rho: some 2^16
/// steps expected, at worst.
///
/// ```
/// use number_theory::factors;
///
/// assert_eq!(factors(360), Some(vec![2, 2, 2, 3, 3, 5]));
/// ```
#[doc(alias = "factorize")]
#[doc(alias = "prime_factors")]
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

/// Iterates x² + c modulo an odd `n` until two of its values agree modulo a divisor of `n`. `None`
/// if they agree modulo n itself.
fn rho(n: u64, c: u64) -> Option<u64> {
    /// The number of differences that are multiplied before one gcd is taken.
    const BATCH: usize = 128;
    let odd = Montgomery::new(NonZeroU64::new(n)?)?;
    let c = odd.residue(c);
    let next = |x| odd.plus(odd.times(x, x), c);
    let (mut slow, mut fast) = (odd.residue(2), odd.residue(2));
    loop {
        let before = (slow, fast);
        let mut product = odd.residue(1);
        for _ in 0..BATCH {
            (slow, fast) = (next(slow), next(next(fast)));
            product = odd.times(product, odd.minus(slow, fast));
        }
        if gcd(odd.value(product), n) == 1 {
            continue;
        }
        // Some difference of this batch shares a factor with n. Again, one by one.
        (slow, fast) = before;
        loop {
            (slow, fast) = (next(slow), next(next(fast)));
            let common = gcd(odd.value(odd.minus(slow, fast)), n);
            if common != 1 {
                return (common != n).then_some(common);
            }
        }
    }
}
