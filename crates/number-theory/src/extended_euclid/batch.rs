//! Part of [extended Euclid](super): many inverses at once.
//!
//! Cost: three products for each of some values, and a single extended Euclid; one product for each
//! of the numbers 1, 2, 3, …
//!
//! Page: `docs/en/number-theory/extended-euclid/inverses.md`.

use std::num::NonZeroU64;

use thiserror::Error;

use super::{extended_gcd, inverse, mul_mod};

/// A number has no inverse, because it has a divisor in common with the modulus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("value {index} has no inverse: it has the divisor {gcd} in common with the modulus")]
pub struct NotAUnitError {
    /// Its index among the values.
    pub index: usize,
    /// The greatest common divisor with the modulus.
    pub gcd: u64,
}

/// The inverses of all values, modulo m, by one extended Euclid and 3n products.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::extended_euclid::batch::invert_all;
///
/// let m = NonZeroU64::new(7).expect("not 0");
/// assert_eq!(invert_all(&[1, 2, 3], m)?, [1, 4, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a value has no inverse: the first one that has none.
pub fn invert_all(values: &[u64], m: NonZeroU64) -> Result<Vec<u64>, NotAUnitError> {
    // The product of all values before each.
    let mut before = Vec::with_capacity(values.len());
    let mut product = 1 % m;
    for &value in values {
        before.push(product);
        product = mul_mod(product, value, m);
    }
    let Some(mut rest) = inverse(product, m) else { return Err(first_without(values, m)) };
    let mut inverses = before;
    for (inverse, &value) in inverses.iter_mut().zip(values).rev() {
        // Invariant: `rest` is the inverse of the product of all values up to this one.
        *inverse = mul_mod(*inverse, rest, m);
        rest = mul_mod(rest, value, m);
    }
    Ok(inverses)
}

fn first_without(values: &[u64], m: NonZeroU64) -> NotAUnitError {
    let gcds = values.iter().map(|&value| extended_gcd(value % m, m.get()).gcd);
    let first = gcds.enumerate().find(|&(_, gcd)| gcd != 1);
    let (index, gcd) = first.expect("a product of units is a unit");
    NotAUnitError { index, gcd }
}

/// The inverses of the numbers up to `last`, modulo m: at index i that of i, and at index 0 a 0.
/// O(last) time, 8 bytes for each number.
///
/// # Errors
/// If some number has no inverse: the first is the least divisor of m above 1. A prime m above
/// `last` has none.
#[expect(clippy::cast_possible_truncation, reason = "a remainder by an index is below the index")]
pub fn inverses_up_to(last: usize, m: NonZeroU64) -> Result<Vec<u64>, NotAUnitError> {
    let mut inverses = vec![0, 1 % m];
    inverses.truncate(last.saturating_add(1));
    for (index, i) in (2..=last).zip(2_u64..) {
        // Invariant: nothing in 2..i divides m, and the inverses of all in 1..i are known.
        let (quotient, remainder) = (m.get() / i, m.get() % i);
        if remainder == 0 {
            return Err(NotAUnitError { index, gcd: i });
        }
        // m = quotient·i + remainder, so i · (-quotient/remainder) ≡ 1. The remainder is below i:
        // it is an index.
        let product = mul_mod(quotient, inverses[remainder as usize], m);
        inverses.push(if product == 0 { 0 } else { m.get() - product });
    }
    Ok(inverses)
}
