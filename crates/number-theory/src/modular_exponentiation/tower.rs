//! Part of [modular exponentiation](super): exponents that are powers themselves, or have millions
//! of digits.
//!
//! The powers of a modulo m repeat. From the exponent log₂ m on, at the latest, they do so with a
//! period that divides Euler's φ(m), whether or not a and m are coprime. So an exponent of at least
//! φ(m) may be replaced by its remainder by φ(m), plus φ(m).
//!
//! Cost: O(√m) for φ(m), by trial division; a tower meets at most 1 + log₂ m moduli above 1.
//!
//! Source: L. Euler, "Theoremata arithmetica nova methodo demonstrata" (1763), for coprime a and m.
//!
//! Page: `docs/en/number-theory/modular-exponentiation.md`.

use std::num::{NonZeroU32, NonZeroU64};

use super::{power, power_mod};
use crate::extended_euclid::{mul_mod, remainder};

/// Euler's φ(m): the number of those among 1 to m that have no common divisor with m except 1.
/// O(√m).
///
/// ```
/// use std::num::NonZeroU32;
///
/// use number_theory::modular_exponentiation::tower::totient;
///
/// assert_eq!(totient(NonZeroU32::new(36).expect("not 0")).get(), 12);
/// ```
#[doc(alias = "phi")]
pub fn totient(m: NonZeroU32) -> NonZeroU32 {
    let (mut phi, mut rest, mut p) = (m.get(), m.get(), 2);
    while p <= rest / p {
        // Invariant: the primes below p have been divided out of `rest`, and counted in phi.
        if rest.is_multiple_of(p) {
            phi -= phi / p;
            while rest.is_multiple_of(p) {
                rest /= p;
            }
        }
        p += 1;
    }
    if 1 < rest {
        phi -= phi / rest;
    }
    // The number 1 is counted, so this is not 0.
    NonZeroU32::new(phi).unwrap_or(NonZeroU32::MIN)
}

/// A number that may replace x in an exponent: x itself if it is below the modulus m, otherwise the
/// congruent number from m to 2m - 1.
fn stand_in(x: u128, m: NonZeroU64) -> u64 {
    match u64::try_from(x) {
        Ok(x) if x < m.get() => x,
        _ => remainder(x, m) + m.get(),
    }
}

/// `a₀` to the power `a₁` to the power `a₂` …, modulo m, from the right as towers are read. Without
/// a number it is 1. At most 2 + log₂ m numbers are taken, unless the last of them is 0: then all
/// zeros behind it are taken too, because their parity counts. O(√m + log² m), and O(1) for each
/// of these zeros.
///
/// ```
/// use std::num::NonZeroU32;
///
/// use number_theory::tower_mod;
///
/// // 3^(3^3) = 7 625 597 484 987.
/// assert_eq!(tower_mod([3, 3, 3], NonZeroU32::new(1000).expect("not 0")), 987);
/// ```
#[doc(alias = "power tower")]
pub fn tower_mod(numbers: impl IntoIterator<Item = u64>, m: NonZeroU32) -> u64 {
    let (mut levels, mut modulus) = (Vec::new(), m);
    for number in numbers {
        // Each number is needed modulo φ of the modulus before. After at most 1 + log₂ m numbers
        // the modulus is 1.
        levels.push((number, NonZeroU64::from(modulus)));
        if modulus.get() == 1 && number != 0 {
            // The power is at least 1, whatever the exponent is, and its stand-in is 1.
            break;
        }
        modulus = totient(modulus);
    }
    let top = levels.into_iter().rev().fold(1, |exponent, (number, m)| {
        // Invariant: exponent may replace the tower above this number.
        // Stand-ins may have 33 bits, so a product of two needs more than 64.
        let times = |a: &u64, b: &u64| stand_in(u128::from(*a) * u128::from(*b), m);
        power(stand_in(number.into(), m), exponent, stand_in(1, m), times)
    });
    top % u64::from(m.get())
}

/// The tower of `height` numbers that are all `a`, modulo m; 1 if the height is 0. O(√m + log² m).
///
/// ```
/// use std::num::NonZeroU32;
///
/// use number_theory::tetration_mod;
///
/// let m = NonZeroU32::new(1000).expect("not 0");
/// assert_eq!(tetration_mod(3, 3, m), 987);
/// assert_eq!(tetration_mod(2, 1_000_000_000, m), 736);
/// // 0^0 is 1, and 0^(0^0) is 0.
/// assert_eq!([2, 3].map(|height| tetration_mod(0, height, m)), [1, 0]);
/// ```
pub fn tetration_mod(a: u64, height: u64, m: NonZeroU32) -> u64 {
    // Only the parity of the number of zeros counts.
    let height = if a == 0 { height % 2 } else { height };
    tower_mod((0..height).map(|_| a), m)
}

/// `base` to a power whose decimal digits are given, modulo m. It needs no φ: for each digit it
/// takes the tenth power of the result so far. `None` if a byte is no digit. O(number of digits).
pub fn power_mod_decimal(base: u64, digits: &[u8], m: NonZeroU64) -> Option<u64> {
    digits.iter().try_fold(1 % m, |known, &digit| {
        let digit = u64::from(digit.checked_sub(b'0').filter(|digit| *digit < 10)?);
        let tenth = power_mod(known, 10, m);
        Some(mul_mod(tenth, power_mod(base, digit, m), m))
    })
}
