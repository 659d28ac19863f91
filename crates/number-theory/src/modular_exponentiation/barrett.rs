//! Part of [modular exponentiation](super): products modulo any number, with a reciprocal in place
//! of the divisions.
//!
//! To divide many numbers by the same divisor, multiply them by its reciprocal. The reciprocal is
//! rounded, so a quotient may be too small, but at most by 2, which subtractions correct.
//!
//! Cost: three products of 64 bits for each product modulo m; two divisions to begin with.
//!
//! Source: P. Barrett, "Implementing the Rivest Shamir and Adleman public key encryption algorithm
//! on a standard digital signal processor" (1986); N. Möller, T. Granlund, "Improved division by
//! invariant integers", IEEE Transactions on Computers 60 (2011).
//!
//! Page: `docs/en/number-theory/modular-exponentiation.md`.

use std::num::NonZeroU64;

use super::power;

/// Arithmetic modulo one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Barrett {
    m: NonZeroU64,
    /// m · 2^shift has no leading zeros.
    shift: u32,
    /// (2¹²⁸ - 1) / (m · 2^shift), rounded down: between 2⁶⁴ and 2⁶⁵.
    reciprocal: u128,
}

impl Barrett {
    /// Arithmetic modulo m.
    pub fn new(m: NonZeroU64) -> Self {
        let shift = m.leading_zeros();
        Barrett { m, shift, reciprocal: u128::MAX / u128::from(m.get() << shift) }
    }

    /// `base` to the power `exponent`, modulo m.
    pub fn power(&self, base: u64, exponent: u64) -> u64 {
        power(base % self.m, exponent, 1 % self.m, |a, b| self.times(*a, *b))
    }

    /// The product of two numbers below m, modulo m.
    ///
    /// # Panics
    /// If one of them is not below m.
    pub fn times(&self, a: u64, b: u64) -> u64 {
        assert!(a.max(b) < self.m.get(), "the factors must be below the modulus");
        // (a·2^shift)·b modulo m·2^shift is the answer times 2^shift.
        self.reduce(u128::from(a << self.shift) * u128::from(b)) >> self.shift
    }

    /// x modulo m · 2^shift, for an x below m · 2^shift · 2^64.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is below the divisor, which has 64 bits"
    )]
    fn reduce(&self, x: u128) -> u64 {
        let divisor = u128::from(self.m.get() << self.shift);
        // About x · reciprocal / 2^128: for the lower half of x, 2^64 is close enough to the
        // reciprocal.
        let (high, low) = (x >> 64, x & u128::from(u64::MAX));
        let quotient = (high * self.reciprocal + low) >> 64;
        // The quotient is at most 2 too small.
        let mut rest = x - quotient * divisor;
        for _ in 0..2 {
            rest = if rest < divisor { rest } else { rest - divisor };
        }
        rest as u64
    }
}
