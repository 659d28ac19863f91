//! Part of [the chapter](crate): the integer types of the standard library, as far as divisors are
//! concerned.
//!
//! Page: `docs/en/number-theory/README.md`.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{Add, BitOr, Div, Mul, Rem, Shl, Shr, Sub};

/// An unsigned integer type. False becomes 0 and true becomes 1.
///
/// ```
/// use number_theory::{Unsigned, gcd};
///
/// fn reduced<T: Unsigned>(a: T, b: T) -> (T, T) {
///     (a / gcd(a, b), b / gcd(a, b))
/// }
///
/// assert_eq!(reduced(6_u8, 4), (3, 2));
/// ```
pub trait Unsigned:
    Copy
    + Ord
    + Hash
    + Debug
    + Display
    + From<bool>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + BitOr<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Integer<Magnitude = Self>
{
    /// The number of zeros at the end of the binary number: the exponent of 2 in it.
    fn trailing_zeros(self) -> u32;

    /// The difference; if it is negative, with the power of two added that is next above this type.
    fn wrapping_sub(self, other: Self) -> Self;

    /// The product, if it fits.
    fn checked_mul(self, other: Self) -> Option<Self>;
}

/// An integer type, signed or not. A number and its magnitude have the same divisors.
///
/// ```
/// use number_theory::{Integer, gcd};
///
/// assert_eq!((i8::MIN.magnitude(), gcd(-6_i8, 4)), (128, 2));
/// ```
pub trait Integer: Copy {
    /// The unsigned type of the same width.
    type Magnitude: Unsigned;

    /// The number without its sign. That of the least `i64` is 2^63, which no `i64` is.
    fn magnitude(self) -> Self::Magnitude;
}

macro_rules! integers {
    ($($unsigned:ident $signed:ident,)*) => {$(
        impl Unsigned for $unsigned {
            #[inline]
            fn trailing_zeros(self) -> u32 {
                <$unsigned>::trailing_zeros(self)
            }

            #[inline]
            fn wrapping_sub(self, other: Self) -> Self {
                <$unsigned>::wrapping_sub(self, other)
            }

            #[inline]
            fn checked_mul(self, other: Self) -> Option<Self> {
                <$unsigned>::checked_mul(self, other)
            }
        }

        impl Integer for $unsigned {
            type Magnitude = $unsigned;

            #[inline]
            fn magnitude(self) -> $unsigned {
                self
            }
        }

        impl Integer for $signed {
            type Magnitude = $unsigned;

            #[inline]
            fn magnitude(self) -> $unsigned {
                self.unsigned_abs()
            }
        }
    )*};
}

integers! { u8 i8, u16 i16, u32 i32, u64 i64, u128 i128, usize isize, }
