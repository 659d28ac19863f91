use std::fmt;
use std::iter;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use crate::{Field, Ring};

/// An integer modulo the prime `P`.
///
/// ```
/// use numbers::Mod;
///
/// type Seven = Mod<7>;
/// let three = Seven::from(3);
/// assert_eq!(three * Seven::from(5), Seven::from(1));
/// assert_eq!(three.inverse(), Some(Seven::from(5)));
/// assert_eq!([3, 4, 5].map(Seven::from).into_iter().sum::<Seven>(), Seven::from(-2));
/// ```
///
/// A modulus that is not a prime does not compile:
///
/// ```compile_fail
/// let _ = numbers::Mod::<6>::new(1);
/// ```
///
/// Dividing by zero gives zero: no operation panics.
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
    fn reduced(number: u64) -> Self {
        Mod { value: (number % u64::from(P)) as u32 }
    }

    /// The number whose product with this one is 1; none for 0. O(log P).
    pub fn inverse(self) -> Option<Self> {
        // By Fermat's little theorem it is the power with exponent P - 2. Modulo 2 that would make
        // one out of any number, but each number is its own inverse there, as modulo 3.
        (self.value != 0).then(|| self.pow(u64::from(P.max(3)) - 2))
    }

    /// The power with this exponent. O(log exponent).
    pub fn pow(self, mut exponent: u64) -> Self {
        let (mut result, mut square) = (Self::ONE, self);
        while 0 < exponent {
            // Invariant: result · square^exponent is the power.
            if exponent % 2 == 1 {
                result *= square;
            }
            square *= square;
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

    /// One division by `P`, not two: the sum is below 2^64.
    #[inline]
    fn plus_product(self, x: Self, y: Self) -> Self {
        Mod::reduced(u64::from(self.value) + u64::from(x.value) * u64::from(y.value))
    }
}

impl<const P: u32> Field for Mod<P> {
    const IS_EXACT: bool = true;

    /// All values but zero are as good as one another.
    fn size(self) -> f64 {
        f64::from(u8::from(self.value != 0))
    }
}

/// `From` the integers that fit 64 bits, each as its remainder.
macro_rules! from_integers {
    ($($signed:ty)* ; $($unsigned:ty)*) => {
        $(impl<const P: u32> From<$signed> for Mod<P> {
            fn from(number: $signed) -> Self {
                Mod::new(number.into())
            }
        })*
        $(impl<const P: u32> From<$unsigned> for Mod<P> {
            fn from(number: $unsigned) -> Self {
                Mod::reduced(number.into())
            }
        })*
    };
}

from_integers!(i8 i16 i32 i64; u8 u16 u32 u64);

impl<const P: u32> Add for Mod<P> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let sum = u64::from(self.value) + u64::from(other.value);
        let p = u64::from(P);
        // A subtraction in place of a division: both terms are below P.
        let value = if sum < p { sum } else { sum - p };
        Mod { value: u32::try_from(value).unwrap_or(0) }
    }
}

impl<const P: u32> Sub for Mod<P> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let borrow = if self.value < other.value { P } else { 0 };
        Mod { value: self.value.wrapping_sub(other.value).wrapping_add(borrow) }
    }
}

impl<const P: u32> Mul for Mod<P> {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Mod::reduced(u64::from(self.value) * u64::from(other.value))
    }
}

impl<const P: u32> Neg for Mod<P> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Mod::ZERO - self
    }
}

impl<const P: u32> Div for Mod<P> {
    type Output = Self;

    /// Times the inverse, or times zero if there is none.
    #[expect(
        clippy::suspicious_arithmetic_impl,
        reason = "a quotient is a product with an inverse"
    )]
    fn div(self, other: Self) -> Self {
        self * other.inverse().unwrap_or(Mod::ZERO)
    }
}

/// The operators that change their left side.
macro_rules! assigning {
    ($($trait:ident $method:ident $operator:tt)*) => {
        $(impl<const P: u32> $trait for Mod<P> {
            #[inline]
            fn $method(&mut self, other: Self) {
                *self = *self $operator other;
            }
        })*
    };
}

assigning!(AddAssign add_assign + SubAssign sub_assign - MulAssign mul_assign * DivAssign div_assign /);

impl<const P: u32> iter::Sum for Mod<P> {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Mod::ZERO, Add::add)
    }
}

impl<const P: u32> iter::Product for Mod<P> {
    fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Mod::ONE, Mul::mul)
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
