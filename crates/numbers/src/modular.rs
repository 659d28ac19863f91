use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use crate::{Field, Ring, Semiring};

/// An integer modulo the prime `P`.
///
/// ```
/// use numbers::Mod;
///
/// let three = Mod::<7>::new(3);
/// assert_eq!(three + Mod::from(6), Mod::new(2));
/// assert_eq!(three.pow(6), Mod::ONE);
/// assert_eq!(three.inverse(), Some(Mod::new(5)));
/// ```
///
/// A modulus that is no prime does not compile:
///
/// ```compile_fail
/// let _ = numbers::Mod::<6>::new(1);
/// ```
///
/// Dividing by zero gives zero; [`inverse`](Mod::inverse) says whether there is a quotient.
#[doc(alias = "modint")]
#[doc(alias = "residue")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mod<const P: u32> {
    /// In `0..P`.
    value: u32,
}

impl<const P: u32> Mod<P> {
    /// Zero.
    pub const ZERO: Self = Mod::new(0);
    /// One.
    pub const ONE: Self = Mod::new(1);

    const IS_PRIME: () = assert!(is_prime(P), "the modulus must be a prime");

    /// The number of products that can be added to a remainder before the sum may exceed 64 bits;
    /// at most 2^16.
    #[expect(clippy::cast_possible_truncation, reason = "below 2^16")]
    const N_PRODUCTS: u32 = {
        let last = P as u64 - 1;
        let n = (u64::MAX - last) / (last * last);
        if n < 1 << 16 { n as u32 } else { 1 << 16 }
    };
    /// The number of products that can be added to a number below [`LIMIT`](Mod::LIMIT) without
    /// leaving 64 bits.
    const N_BELOW_LIMIT: usize = {
        let n = u64::MAX / (P as u64 * P as u64) / 2;
        if n < 1 << 16 { n as usize } else { 1 << 16 }
    };
    /// A multiple of P², of which 64 bits hold the double.
    const LIMIT: u64 = Self::N_BELOW_LIMIT as u64 * P as u64 * P as u64;

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

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below P")]
    fn reduce(number: u64) -> Self {
        const { Self::IS_PRIME };
        Mod { value: (number % u64::from(P)) as u32 }
    }

    #[inline]
    fn wide_product(self, other: Self) -> u64 {
        u64::from(self.value) * u64::from(other.value)
    }

    /// The power with this exponent; the power 0 is one. O(log exponent).
    #[must_use]
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

    /// The number whose product with this one is one; `None` for zero. O(log P).
    #[must_use]
    pub fn inverse(self) -> Option<Self> {
        (self.value != 0).then(|| Self::ONE / self)
    }
}

/// Trial division, which the compiler runs.
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

impl<const P: u32> Semiring for Mod<P> {
    const ZERO: Self = Mod::new(0);
    const ONE: Self = Mod::new(1);

    const HAS_FAST_DOTS: bool = true;

    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline]
    fn times(self, other: Self) -> Self {
        self * other
    }

    /// One remainder: P - 1 + (P - 1)² fits 64 bits.
    #[inline]
    fn plus_product(self, x: Self, y: Self) -> Self {
        Mod::reduce(u64::from(self.value) + x.wide_product(y))
    }

    #[inline]
    fn repeated(self, n: usize) -> Self {
        self * Mod::from(n)
    }

    /// One remainder for as many products as fit 64 bits: 16 of them if P has 30 bits.
    #[inline]
    fn dot(pairs: impl IntoIterator<Item = (Self, Self)>) -> Self {
        let (mut sum, mut n_free) = (0, Self::N_PRODUCTS);
        for (x, y) in pairs {
            // Invariant: n_free more products can be added to sum.
            if n_free == 0 {
                (sum, n_free) = (sum % u64::from(P), Self::N_PRODUCTS);
            }
            sum += x.wide_product(y);
            n_free -= 1;
        }
        Mod::reduce(sum)
    }

    /// When 64 bits may be full, a multiple of P² is subtracted, which takes one comparison. Only
    /// the final sums take a remainder.
    #[inline]
    fn dots<const M: usize, const N: usize>(
        pairs: impl IntoIterator<Item = ([Self; M], [Self; N])>,
    ) -> [[Self; N]; M] {
        let mut sums = [[0; N]; M];
        let mut pairs = pairs.into_iter();
        while let Some(first) = pairs.next() {
            // Invariant: each sum is below LIMIT, or below P if that is 0.
            let others = pairs.by_ref().take(Self::N_BELOW_LIMIT.saturating_sub(1));
            for (column, row) in std::iter::once(first).chain(others) {
                for (sums, x) in sums.iter_mut().zip(column) {
                    sums.iter_mut().zip(row).for_each(|(sum, y)| *sum += x.wide_product(y));
                }
            }
            for sum in sums.as_flattened_mut() {
                *sum = match Self::LIMIT {
                    0 => *sum % u64::from(P),
                    limit => (*sum).min(sum.wrapping_sub(limit)),
                };
            }
        }
        sums.map(|row| row.map(Mod::reduce))
    }
}

impl<const P: u32> Ring for Mod<P> {}

impl<const P: u32> Field for Mod<P> {
    const IS_EXACT: bool = true;

    /// All values but zero are equally good.
    fn size(self) -> f64 {
        f64::from(u8::from(self.value != 0))
    }
}

macro_rules! from_integers {
    ($($wide:ident: $($integer:ident)*;)*) => {$($(
        impl<const P: u32> From<$integer> for Mod<P> {
            /// The remainder of a number, not negative.
            #[inline]
            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_possible_wrap,
                clippy::cast_sign_loss,
                clippy::cast_lossless,
                trivial_numeric_casts,
                reason = "the wide type holds the number and P, and the remainder is below P"
            )]
            fn from(number: $integer) -> Self {
                const { Self::IS_PRIME };
                Mod { value: (number as $wide).rem_euclid(P as $wide) as u32 }
            }
        }
    )*)*};
}

from_integers! {
    u64: u8 u16 u32 u64 usize;
    i64: i8 i16 i32 i64 isize;
    u128: u128;
    i128: i128;
}

impl<const P: u32> Add for Mod<P> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        // The sum itself may have 33 bits.
        let gap = P - other.value;
        let value = if self.value < gap { self.value + other.value } else { self.value - gap };
        Mod { value }
    }
}

impl<const P: u32> Sub for Mod<P> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let is_below = self.value < other.value;
        let value = self.value.wrapping_sub(other.value);
        Mod { value: if is_below { value.wrapping_add(P) } else { value } }
    }
}

impl<const P: u32> Mul for Mod<P> {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Mod::reduce(self.wide_product(other))
    }
}

impl<const P: u32> Neg for Mod<P> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Mod { value: if self.value == 0 { 0 } else { P - self.value } }
    }
}

impl<const P: u32> Div for Mod<P> {
    type Output = Self;

    /// Times the inverse, which by Fermat's little theorem is the power with exponent P - 2.
    fn div(self, other: Self) -> Self {
        // Modulo 2 and 3 each number but zero is its own inverse; the power 0 would make one of
        // zero.
        self * other.pow(u64::from(P.max(3)) - 2)
    }
}

impl<const P: u32> AddAssign for Mod<P> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const P: u32> SubAssign for Mod<P> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const P: u32> MulAssign for Mod<P> {
    #[inline]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl<const P: u32> DivAssign for Mod<P> {
    fn div_assign(&mut self, other: Self) {
        *self = *self / other;
    }
}

impl<const P: u32> Sum for Mod<P> {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, Add::add)
    }
}

impl<'a, const P: u32> Sum<&'a Self> for Mod<P> {
    fn sum<I: Iterator<Item = &'a Self>>(numbers: I) -> Self {
        numbers.copied().sum()
    }
}

impl<const P: u32> Product for Mod<P> {
    fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ONE, Mul::mul)
    }
}

impl<'a, const P: u32> Product<&'a Self> for Mod<P> {
    fn product<I: Iterator<Item = &'a Self>>(numbers: I) -> Self {
        numbers.copied().product()
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
