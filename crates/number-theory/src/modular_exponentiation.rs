//! Modular exponentiation: a power modulo m, by squares.
//!
//! Cost: at most 2·⌊log₂ e⌋ + 1 products for the exponent e > 0; O(1) space.
//!
//! Domain: base, exponent and modulus of 64 bits. 0⁰ is 1, and modulo 1 everything is 0. [`power`]
//! does it for anything that has an associative product. The time depends on the exponent: this is
//! no code for secrets.
//!
//! Source: Piṅgala, *Chandaḥśāstra* (before 200 BC); TAOCP 2, 4.6.3, algorithm A.
//!
//! Checked: all powers with base, exponent and modulus up to 40 by repeated products; random ones
//! by another way.
//!
//! Page: `docs/en/number-theory/modular-exponentiation.md`.
//!
//! The textbook's version: [`plain`]. Odd moduli without a division: [`montgomery`]. Any modulus,
//! by its reciprocal: [`barrett`]. Towers of exponents: [`tower`].

pub mod barrett;
pub mod montgomery;
pub mod plain;
pub mod tower;

use std::num::NonZeroU64;

use crate::extended_euclid::{inverse, mul_mod};
use montgomery::Montgomery;

/// A step for one binary digit of the exponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The digit is 1: the square was taken into the product.
    Take,
    /// The digit is 0: the product stays as it is.
    Skip,
}

/// `base` to the power `exponent`, modulo m: in [Montgomery's form](montgomery) if m is odd, else
/// by division. O(log `exponent`).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::power_mod;
///
/// let m = NonZeroU64::new(1000).expect("not 0");
/// assert_eq!(power_mod(2, 100, m), 376);
/// ```
#[doc(alias = "modpow")]
#[doc(alias = "pow_mod")]
pub fn power_mod(base: u64, exponent: u64, m: NonZeroU64) -> u64 {
    // Montgomery's form begins with some divisions, and a short exponent does not save as many. For
    // small moduli a division is cheaper, so the exponent must be longer.
    let short = if u32::try_from(m.get()).is_ok() { 1 << 16 } else { 1 << 3 };
    let odd = if exponent < short { None } else { Montgomery::new(m) };
    match odd {
        Some(odd) => odd.power(base, exponent),
        None => by_division(base, exponent, m),
    }
}

/// `base` to the power `exponent`, modulo m, with a division after each product.
fn by_division(base: u64, exponent: u64, m: NonZeroU64) -> u64 {
    let (base, one) = (base % m, 1 % m);
    if u32::try_from(m.get()).is_ok() {
        // The products have 64 bits, and so has the division.
        power(base, exponent, one, |a, b| a * b % m)
    } else {
        power(base, exponent, one, |a, b| mul_mod(*a, *b, m))
    }
}

/// The power for an exponent of any sign. A negative exponent takes the inverse of the base, so the
/// result is `None` if base and modulus have a common divisor. O(log m + log |`exponent`|).
pub fn power_mod_signed(base: u64, exponent: i64, m: NonZeroU64) -> Option<u64> {
    let base = if exponent < 0 { inverse(base, m)? } else { base };
    Some(power_mod(base, exponent.unsigned_abs(), m))
}

/// A power by any associative product `times`, of which `one` is the neutral element. At most
/// 2·⌊log₂ e⌋ + 1 products.
///
/// ```
/// use number_theory::power;
///
/// assert_eq!(power(3_u64, 13, 1, |a, b| a * b), 1_594_323);
/// ```
#[doc(alias = "binary exponentiation")]
#[doc(alias = "square and multiply")]
pub fn power<T>(base: T, exponent: u64, one: T, times: impl FnMut(&T, &T) -> T) -> T {
    power_watched(base, exponent, one, times, |_, _| {})
}

/// A power, observed: for each binary digit of the exponent, from the lowest, the [`Step`] with the
/// square and the product after it.
pub fn power_watched<T>(
    base: T,
    exponent: u64,
    one: T,
    mut times: impl FnMut(&T, &T) -> T,
    mut watch: impl FnMut(Step, &[&T; 2]),
) -> T {
    let (mut square, mut product, mut rest) = (base, one, exponent);
    while rest != 0 {
        // Invariant: product · square^rest is base^exponent.
        if rest & 1 == 1 {
            product = times(&product, &square);
            watch(Step::Take, &[&square, &product]);
        } else {
            watch(Step::Skip, &[&square, &product]);
        }
        rest >>= 1;
        if rest != 0 {
            square = times(&square, &square);
        }
    }
    product
}

/// The power, computed from the highest binary digit on. In each product that is no square, one
/// factor is the base, which helps if the base is small.
pub fn power_from_the_left<T>(
    base: T,
    exponent: u64,
    one: T,
    mut times: impl FnMut(&T, &T) -> T,
) -> T {
    let mut product = one;
    for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
        // Invariant: product is the base to the power of the digits read so far.
        product = times(&product, &product);
        if exponent >> bit & 1 == 1 {
            product = times(&product, &base);
        }
    }
    product
}
