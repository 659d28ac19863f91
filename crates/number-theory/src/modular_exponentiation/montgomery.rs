//! Part of [modular exponentiation](super): products modulo an odd number without a division.
//!
//! A number a is kept as `a·2⁶⁴` modulo m. To reduce a product of 128 bits, take away the multiple
//! of m that has the same lower half: what is left ends in 64 zeros, and dropping them divides by
//! 2⁶⁴.
//!
//! Cost: three products of 64 bits for each product modulo m; two divisions to begin with.
//!
//! Source: P. L. Montgomery, "Modular multiplication without trial division", Mathematics of
//! Computation 44 (1985).
//!
//! Page: `docs/en/number-theory/modular-exponentiation.md`.

use std::num::NonZeroU64;

use super::power;
use crate::extended_euclid::mul_mod;

/// Arithmetic modulo an odd number.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::modular_exponentiation::montgomery::Montgomery;
///
/// let field = Montgomery::new(NonZeroU64::new(1_000_000_007).expect("not 0")).expect("odd");
/// assert_eq!(field.power(2, 10), 1024);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Montgomery {
    /// The modulus, which is odd.
    m: u64,
    /// m · inverse ends in 1 and 63 zeros: it is 1 modulo 2⁶⁴.
    inverse: u64,
    /// 2¹²⁸ modulo m.
    two_to_128: u64,
}

/// A number in the form of one [`Montgomery`]: a·2⁶⁴ modulo m, below m. It means nothing with
/// another modulus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Residue(u64);

impl Montgomery {
    /// Arithmetic modulo m; `None` if m is even.
    pub fn new(m: NonZeroU64) -> Option<Self> {
        let modulus = m.get();
        if modulus.is_multiple_of(2) {
            return None;
        }
        // Each odd square is 1 modulo 8, so m is its own inverse modulo 2^3.
        let mut inverse = modulus;
        for _ in 0..5 {
            // Invariant: m · inverse = 1 modulo 2^n, with n = 3, 6, 12, 24, 48: each round doubles
            // the digits.
            let product = modulus.wrapping_mul(inverse);
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(product));
        }
        let two_to_64 = (u64::MAX % m + 1) % m;
        let two_to_128 = mul_mod(two_to_64, two_to_64, m);
        Some(Montgomery { m: modulus, inverse, two_to_128 })
    }

    /// `base` to the power `exponent`, modulo m.
    pub fn power(&self, base: u64, exponent: u64) -> u64 {
        let one = self.residue(1);
        self.value(power(self.residue(base), exponent, one, |a, b| self.times(*a, *b)))
    }

    /// A number in this form; it need not be below m.
    pub fn residue(&self, a: u64) -> Residue {
        // a · 2^128 / 2^64.
        Residue(self.reduce(u128::from(a) * u128::from(self.two_to_128)))
    }

    /// The number below m that a residue represents.
    pub fn value(&self, a: Residue) -> u64 {
        self.reduce(a.0.into())
    }

    /// The product of two residues.
    pub fn times(&self, a: Residue, b: Residue) -> Residue {
        Residue(self.reduce(u128::from(a.0) * u128::from(b.0)))
    }

    /// The sum of two residues.
    pub fn plus(&self, a: Residue, b: Residue) -> Residue {
        let room = self.m - b.0;
        Residue(if a.0 < room { a.0 + b.0 } else { a.0 - room })
    }

    /// The difference of two residues.
    pub fn minus(&self, a: Residue, b: Residue) -> Residue {
        Residue(if a.0 < b.0 { a.0 + (self.m - b.0) } else { a.0 - b.0 })
    }

    /// x / 2^64 modulo m, for an x below m · 2^64.
    fn reduce(&self, x: u128) -> u64 {
        let (high, low) = halves(x);
        // The multiple of m with the same lower half as x. Both upper halves are below m.
        let (multiple, _) = halves(u128::from(low.wrapping_mul(self.inverse)) * u128::from(self.m));
        let (difference, is_below) = high.overflowing_sub(multiple);
        if is_below { difference.wrapping_add(self.m) } else { difference }
    }
}

/// The upper and the lower 64 bits.
#[expect(clippy::cast_possible_truncation, reason = "that is the lower half")]
fn halves(x: u128) -> (u64, u64) {
    ((x >> 64) as u64, x as u64)
}
