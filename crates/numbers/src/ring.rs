use std::fmt::Debug;
use std::num::Wrapping;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Entries that can be added, subtracted and multiplied. Their arithmetic never panics: what does
/// not fit wraps round, as in [`Wrapping`], or becomes a value that is no number, as in [`f64`].
///
/// Plain integers are no ring in this sense. A sum on the way can leave their range even where the
/// result does not, so take [`Wrapping`], which then gets the result right.
pub trait Ring:
    Copy
    + PartialEq
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
{
    /// What changes no sum.
    const ZERO: Self;
    /// What changes no product.
    const ONE: Self;

    /// This and a product. A ring whose products must be reduced reduces the sum once.
    #[inline]
    fn plus_product(self, x: Self, y: Self) -> Self {
        self + x * y
    }
}

/// Entries that can also be divided by whatever is not zero.
pub trait Field: Ring + Div<Output = Self> {
    /// Whether no result is ever rounded. Then zero is zero, and needs no tolerance.
    const IS_EXACT: bool;

    /// How far the value is from zero, to choose pivots by: zero for zero alone, and not finite if
    /// the value is no number.
    fn size(self) -> f64;

    /// Whether the value is a number: neither infinite, nor NaN, nor the trace of an overflow.
    fn is_number(self) -> bool {
        self.size().is_finite()
    }
}

impl Ring for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
}

impl Field for f64 {
    const IS_EXACT: bool = false;

    fn size(self) -> f64 {
        self.abs()
    }
}

impl Ring for Wrapping<i64> {
    const ZERO: Self = Wrapping(0);
    const ONE: Self = Wrapping(1);
}

impl Ring for Wrapping<u64> {
    const ZERO: Self = Wrapping(0);
    const ONE: Self = Wrapping(1);
}
