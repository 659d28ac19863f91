//! Part of [the chapter](crate): whole numbers modulo a prime.
//!
//! Page: `docs/en/linear-algebra/README.md`.

use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};

use crate::{Field, Ring};

/// A whole number modulo the prime `P`. A modulus that is no prime does not compile:
///
/// ```compile_fail
/// let _ = linear_algebra::Mod::<6>::new(1);
/// ```
///
/// To divide by zero gives zero. The algorithms of this chapter never do.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mod<const P: u32> {
    /// In `0..P`.
    value: u32,
}

impl<const P: u32> Mod<P> {
    const IS_PRIME: () = assert!(is_prime(P), "the modulus must be a prime");

    /// The remainder of a number, not negative.
    #[expect(clippy::cast_possible_truncation, reason = "in 0..P")]
    pub const fn new(number: i64) -> Self {
        const { Self::IS_PRIME };
        Mod { value: number.rem_euclid(P as i64) as u32 }
    }

    /// The remainder, in `0..P`.
    pub const fn value(self) -> u32 {
        self.value
    }

    #[expect(clippy::cast_possible_truncation, reason = "below P")]
    fn of(number: u64) -> Self {
        Mod { value: (number % u64::from(P)) as u32 }
    }

    /// The power with this exponent. O(log exponent).
    pub fn power(self, mut exponent: u64) -> Self {
        let (mut result, mut square) = (Self::ONE, self);
        while 0 < exponent {
            // Invariant: result · square^exponent is what is asked.
            if exponent % 2 == 1 {
                result = result * square;
            }
            square = square * square;
            exponent /= 2;
        }
        result
    }
}

/// By trial division: the compiler runs it.
const fn is_prime(p: u32) -> bool {
    let mut divisor = 2;
    while divisor as u64 * divisor as u64 <= p as u64 {
        if p.is_multiple_of(divisor) {
            return false;
        }
        divisor += 1;
    }
    1 < p
}

impl<const P: u32> Ring for Mod<P> {
    const ZERO: Self = Mod::new(0);
    const ONE: Self = Mod::new(1);
}

impl<const P: u32> Field for Mod<P> {
    const IS_EXACT: bool = true;

    /// All values but zero are as good as one another.
    fn size(self) -> f64 {
        f64::from(u8::from(self.value != 0))
    }
}

impl<const P: u32> From<i64> for Mod<P> {
    fn from(number: i64) -> Self {
        Mod::new(number)
    }
}

impl<const P: u32> Add for Mod<P> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Mod::of(u64::from(self.value) + u64::from(other.value))
    }
}

impl<const P: u32> Sub for Mod<P> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const P: u32> Mul for Mod<P> {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Mod::of(u64::from(self.value) * u64::from(other.value))
    }
}

impl<const P: u32> Neg for Mod<P> {
    type Output = Self;

    fn neg(self) -> Self {
        Mod::of(u64::from(P) - u64::from(self.value))
    }
}

impl<const P: u32> Div for Mod<P> {
    type Output = Self;

    /// Times the inverse, which by Fermat's little theorem is the power with exponent P - 2.
    fn div(self, other: Self) -> Self {
        // Modulo 2 each number is its own inverse, as modulo 3; the power 0 would make one out of
        // zero.
        self * other.power(u64::from(P.max(3)) - 2)
    }
}

impl<const P: u32> fmt::Display for Mod<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<const P: u32> fmt::Debug for Mod<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}
