use std::fmt::Debug;
use std::num::Wrapping;

/// Numbers that can be added and multiplied, without operators: the ground below
/// [`Ring`](crate::Ring).
///
/// Nothing panics. The integers of the machine calculate modulo 2 to the number of their bits, so
/// a result that fits is right, even if a number on the way to it does not fit.
///
/// ```
/// use numbers::Semiring;
///
/// assert_eq!(200_u8.plus(100), 44);
/// assert_eq!(i64::dot([(2, 3), (4, 5)]), 26);
/// ```
pub trait Semiring: Copy + PartialEq + Debug {
    /// The number that changes no sum.
    const ZERO: Self;
    /// The number that changes no product.
    const ONE: Self;
    /// Whether [`dots`](Semiring::dots) is faster than a product and a sum for each term.
    const HAS_FAST_DOTS: bool = false;

    /// The sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// The product.
    #[must_use]
    fn times(self, other: Self) -> Self;

    /// The sum of this number and a product.
    #[inline]
    #[must_use]
    fn plus_product(self, x: Self, y: Self) -> Self {
        self.plus(x.times(y))
    }

    /// The sum of `n` copies of this number. O(log n) sums, or one product.
    #[must_use]
    fn repeated(self, mut n: usize) -> Self {
        let (mut sum, mut double) = (Self::ZERO, self);
        while 0 < n {
            // Invariant: sum and n copies of double make up the result.
            if n % 2 == 1 {
                sum = sum.plus(double);
            }
            double = double.plus(double);
            n /= 2;
        }
        sum
    }

    /// The sum of the products of pairs, from the first to the last; of no pairs, zero.
    #[inline]
    #[must_use]
    fn dot(pairs: impl IntoIterator<Item = (Self, Self)>) -> Self {
        pairs.into_iter().fold(Self::ZERO, |sum, (x, y)| sum.plus_product(x, y))
    }

    /// Many sums of products at once, as a product of matrices needs them: number `[i][j]` of the
    /// result is the [`dot`](Semiring::dot) of the pairs `(column[i], row[j])`.
    ///
    /// ```
    /// use numbers::Semiring;
    ///
    /// // The columns of the left matrix, and the rows of the right one.
    /// let product = i64::dots([([1, 3], [5, 6]), ([2, 4], [7, 8])]);
    /// assert_eq!(product, [[19, 22], [43, 50]]);
    /// ```
    #[inline]
    #[must_use]
    fn dots<const M: usize, const N: usize>(
        pairs: impl IntoIterator<Item = ([Self; M], [Self; N])>,
    ) -> [[Self; N]; M] {
        let mut sums = [[Self::ZERO; N]; M];
        for (column, row) in pairs {
            for (sums, x) in sums.iter_mut().zip(column) {
                sums.iter_mut().zip(row).for_each(|(sum, y)| *sum = sum.plus_product(x, y));
            }
        }
        sums
    }
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Semiring for $integer {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline]
            fn repeated(self, n: usize) -> Self {
                self.wrapping_mul(n as $integer)
            }
        }

        impl Semiring for Wrapping<$integer> {
            const ZERO: Self = Wrapping(0);
            const ONE: Self = Wrapping(1);

            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }

            #[inline]
            fn times(self, other: Self) -> Self {
                self * other
            }

            #[inline]
            fn repeated(self, n: usize) -> Self {
                Wrapping(self.0.repeated(n))
            }
        }

        impl crate::Ring for Wrapping<$integer> {}
    )*};
}

/// The casts of lengths cut off what the modulus takes away anyway.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    trivial_numeric_casts,
    reason = "the count is taken modulo 2 to the number of bits, and the macro takes all integers"
)]
mod machine {
    use super::{Semiring, Wrapping};

    integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
}

impl Semiring for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;

    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline]
    fn times(self, other: Self) -> Self {
        self * other
    }
}
