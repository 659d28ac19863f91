use std::ops::{Add, Div, Mul, Neg, Sub};

use crate::Semiring;

/// Numbers with the operators `+`, `-` and `*`, whose arithmetic never panics: what does not fit
/// wraps round, as in [`Wrapping`](std::num::Wrapping), or becomes a value that is no number, as in
/// [`f64`].
///
/// Plain integers are no ring in this sense, because their operators panic or wrap as the build
/// says. [`Wrapping`](std::num::Wrapping) integers are.
///
/// ```
/// use numbers::{Mod, Ring};
///
/// fn square<T: Ring>(x: T) -> T {
///     x * x
/// }
/// assert_eq!(square(1.5), 2.25);
/// assert_eq!(square(Mod::<7>::new(5)), Mod::new(4));
/// ```
pub trait Ring:
    Semiring + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
}

/// A ring whose numbers can be divided by any number but zero.
///
/// ```
/// use numbers::{Field, Mod};
///
/// fn mean<T: Field>(a: T, b: T) -> T {
///     (a + b) / (T::ONE + T::ONE)
/// }
/// assert_eq!(mean(1.0, 2.0), 1.5);
/// assert_eq!(mean(Mod::<7>::new(1), Mod::new(2)), Mod::new(5));
/// ```
pub trait Field: Ring + Div<Output = Self> {
    /// Whether no result is ever rounded. Then zero is zero, and needs no tolerance.
    const IS_EXACT: bool;

    /// The distance from zero, to choose pivots by: zero for zero alone, and not finite if the
    /// value is no number.
    fn size(self) -> f64;

    /// Whether the value is a number: neither infinite, nor NaN, nor the trace of an overflow.
    fn is_number(self) -> bool {
        self.size().is_finite()
    }
}

impl Ring for f64 {}

impl Field for f64 {
    const IS_EXACT: bool = false;

    fn size(self) -> f64 {
        self.abs()
    }
}
